"""Options: constants of a build, by their defaults or as the build sets them."""

from __future__ import annotations

from shedu.compiler import core, tree
from shedu.compiler.check import typing_names
from shedu.compiler.check.context import Broken, Constant, Context, Scope
from shedu.compiler.check.fitting import wanted
from shedu.compiler.check.types_of import UNKNOWN, bad, words
from shedu.compiler.diagnostics import nearest
from shedu.compiler.source import Span
from shedu.runtime.types import Atom, Bool, Int, Optional, Type


def declare(ctx: Context, decls: list[tree.OptionDecl], header: Span) -> None:
    """Declare the options with the values they have in this build; complain about settings that name none."""
    for decl in decls:
        kind, value = _value(ctx, decl)
        ctx.rule(decl.name, "data", tuple(cite.clause for cite in decl.cites), decl.span)
        if bad(kind):
            ctx.declare(Broken(decl.name, decl.name_span, "an option"))
            continue
        ctx.declare(Constant(decl.name, decl.name_span, "an option", kind, value))
        ctx.options.append((decl.name, kind, value))
    names = [decl.name for decl in decls]
    for name in ctx.settings:
        if name not in names:
            near = nearest(name, names)
            known = ", ".join(f"`{known}`" for known in names) or "none"
            ctx.error(
                "E0307",
                f"There is no option `{name}`.",
                header,
                f"the options are {known}",
                hint=ctx.elsewhere.get(name) or (f"did you mean `{near}`?" if near else None),
            )


def _value(ctx: Context, decl: tree.OptionDecl) -> tuple[Type, object]:
    kind = typing_names.of_node(ctx, decl.type)
    if not isinstance(kind, Atom | Int | Bool | Optional):
        ctx.error("E0316", f"An option cannot be {words(kind)}.", decl.type.span)
        kind = UNKNOWN
    default = wanted(ctx, Scope(), decl.default, kind, f"The default of `{decl.name}`")
    if not isinstance(default, core.Const) or bad(kind):
        if not bad(kind) and not bad(default.type):
            ctx.error("E0602", "The default of an option must be constant.", decl.default.span)
        return UNKNOWN, None
    if decl.name not in ctx.settings:
        return kind, default.value
    return _set(ctx, decl, kind, ctx.settings[decl.name])


def _set(ctx: Context, decl: tree.OptionDecl, kind: Type, text: str) -> tuple[Type, object]:
    found = parse(kind, text)
    if found is None and not (isinstance(kind, Optional) and text == "none"):
        ctx.error(
            "E0308", f"The option `{decl.name}` cannot be `{text}`.", decl.name_span, _choices(kind, text)
        )
        return UNKNOWN, None
    return kind, found


def parse(kind: Type, text: str) -> object:
    """Return the value that a text names, None where it names none."""
    match kind:
        case Optional(of):
            return parse(of, text)
        case Bool():
            return {"true": True, "false": False}.get(text)
        case Int(low, high):
            digits = text.removeprefix("-")
            number = int(text) if digits.isascii() and digits.isdigit() and len(digits) < 12 else None
            return number if number is not None and low <= number <= high else None
        case Atom(values=values):
            return values.index(text) if text in values else None
    return None


def _choices(kind: Type, text: str) -> str:
    match kind:
        case Atom(values=values):
            near = nearest(text, values)
            return f"one of {', '.join(values)}" + (f"; did you mean `{near}`?" if near else "")
        case Bool():
            return "true or false"
    return words(kind)
