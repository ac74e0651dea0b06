"""Diagnostics: codes with explanations, their look on a terminal, the nearest right name."""

from shedu.compiler.diagnostics.model import Diagnostic, Label, Severity, error, in_order, warning
from shedu.compiler.diagnostics.names import nearest

__all__ = ["Diagnostic", "Label", "Severity", "error", "in_order", "nearest", "warning"]
