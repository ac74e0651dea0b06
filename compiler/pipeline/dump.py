"""The result of a pass as text: trees of dataclasses, one field a line, nothing printed twice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from shedu.compiler.source import Span
from shedu.runtime import types

SHORT = 96
INDENT = "  "


def dump(value: object) -> str:
    """Return any tree of dataclasses, tuples and mappings as text; declarations met again are named only."""
    return "\n".join(_Dumper().lines("", value)) + "\n"


class _Dumper:
    """Knows what it has printed."""

    def __init__(self) -> None:
        self._seen: dict[int, object] = {}

    def lines(self, label: str, value: Any) -> Iterator[str]:
        """Yield a value, labelled, as lines."""
        short = self._short(value)
        if short is not None:
            yield f"{label}{short}"
        elif isinstance(value, Mapping):
            yield f"{label}map of {len(value)}"
            for key, part in value.items():
                yield from self._inner(f"{self._short(key) or key}: ", part)
        elif isinstance(value, list | tuple | set | frozenset):
            yield f"{label}{len(value)} parts"
            for part in value:
                yield from self._inner("- ", part)
        elif is_dataclass(value):
            yield from self._node(label, value)
        else:
            yield f"{label}{value!r}"

    def _inner(self, label: str, value: Any) -> Iterator[str]:
        return (INDENT + line for line in self.lines(label, value))

    def _node(self, label: str, value: Any) -> Iterator[str]:
        """Yield a dataclass: its name, then its fields."""
        name = getattr(value, "name", None)
        head = f"{type(value).__name__}{f' {name}' if isinstance(name, str) else ''}"
        if id(value) in self._seen:
            yield f"{label}{head} (above)"
            return
        self._seen[id(value)] = value
        span = getattr(value, "span", None)
        yield f"{label}{head}{f' at {span.line}:{span.column}' if isinstance(span, Span) else ''}"
        for part in fields(value):
            inner = getattr(value, part.name, None)
            if not isinstance(inner, Span) and not _empty(inner) and inner is not name:
                yield from self._inner(f"{part.name}: ", inner)

    def _short(self, value: Any) -> str | None:
        """Return a value that fits in the line of its label, None for others."""
        if value is None or isinstance(value, str | int | float | bool | bytes):
            return repr(value)
        if isinstance(value, types.Atom | types.Record):
            return f"{type(value).__name__} {value.name}"
        if type(value).__module__ == types.__name__ or isinstance(value, Span):
            return str(value) if isinstance(value, Span) else _type_words(value)
        if isinstance(value, list | tuple | frozenset):
            parts = [self._short(part) for part in value]
            text = f"({', '.join(part or '' for part in parts)})"
            return text if None not in parts and len(text) <= SHORT else None
        return None


def _type_words(kind: Any) -> str:
    """Return a type in one line, named types by their names."""
    match kind:
        case types.Optional(of) | types.SetType(of) | types.BagType(of=of) | types.ListType(of=of):
            return f"{type(kind).__name__}({_type_words(of)})"
        case types.Atom(name=name) | types.Record(name=name):
            return name
    return str(kind)


def _empty(value: Any) -> bool:
    return value is None or (isinstance(value, tuple | list | dict | frozenset) and not value)
