"""Diagnostics: codes with explanations, their look on a terminal, the nearest right name."""

from shedu.compiler.diagnostics.catalogue import entries, entry, explain
from shedu.compiler.diagnostics.model import Diagnostic, Label, Severity, error, in_order, warning
from shedu.compiler.diagnostics.names import nearest
from shedu.compiler.diagnostics.render import printable, render, summary, to_json

__all__ = [
    "Diagnostic",
    "Label",
    "Severity",
    "entries",
    "entry",
    "error",
    "explain",
    "in_order",
    "nearest",
    "printable",
    "render",
    "summary",
    "to_json",
    "warning",
]
