"""Patterns: the names that an amendment gives to the parameters of what it amends."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from shedu.compiler import tree as t
from shedu.compiler.amend.rules import Rules
from shedu.compiler.amend.scoping import renamed
from shedu.compiler.diagnostics import Label
from shedu.compiler.source import Span

T = TypeVar("T")

PRIMES = "'"
"""What names end in that no text can have."""


def bound_names(
    rules: Rules, pattern: t.Pattern, params: tuple[t.Param, ...], declared: Span
) -> Mapping[str, str] | None:
    """Name in the pattern -> parameter; None (and a fault noted) where the pattern does not fit."""
    words = pattern.names
    if words is None:
        return {}
    name = ".".join(pattern.path.names)
    place = Label(declared, "declared here")
    if len(words) != len(params):
        takes = f"({', '.join(param.name.rstrip(PRIMES) for param in params)})" if params else "no parameters"
        count = "one parameter" if len(words) == 1 else f"{len(words) or 'no'} parameters"
        text = f"the pattern names {count}, `{name}` has {takes}"
        rules.error("E0218", text, pattern.span, "", place)
        return None
    seen: set[str] = set()
    for word in words:
        if word.name in ("me", "this") or word.name in seen:
            why = "is named twice" if word.name in seen else "is bound already; name the parameter otherwise"
            rules.error("E0218", f"`{word.name}` {why}", word.span)
            return None
        seen.add(word.name)
    return {word.name: param.name for word, param in zip(words, params, strict=True)}


def fitted(
    rules: Rules,
    pieces: T,
    names: Mapping[str, str],
    hidden: Iterable[str],
    pattern: t.Pattern,
    params: tuple[t.Param, ...],
    declared: Span,
) -> T | None:
    """Pieces of an amendment in the words of what it amends; None (and a fault noted) where one of its names
    would come to mean something local there."""
    found, free = renamed(pieces, names)
    caught = sorted(free & set(hidden))
    if not caught:
        return found
    name, known = ".".join(pattern.path.names), [param.name for param in params]
    if caught[0] in known:
        text, hint = "a parameter of", f"name it in brackets: `{name}({', '.join(known)})`"
    else:
        text, hint = "a name within", "an amendment sees what its pattern names, and nothing else of a rule"
    text = f"`{caught[0]}` is {text} `{name}`"
    rules.error("E0218", text, pattern.span, "", Label(declared, "declared here"), hint=hint)
    return None
