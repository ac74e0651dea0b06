"""Options as texts, and which modules they put in play."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from shedu.compiler import tree as t
from shedu.compiler.amend.guards import decided, value_text
from shedu.compiler.diagnostics import Diagnostic, error, nearest
from shedu.compiler.link.parts import Part, Use

HEADER_LABELS = ("players", "seats", "use", "order", "with", "neutral", "decides")
JOINING = ("neutral", "decides")
"""Lines that a module's header may have for the game."""


def options_of(parts: Iterable[Part]) -> dict[str, t.OptionDecl]:
    """The options that parts declare, by name."""
    found: dict[str, t.OptionDecl] = {}
    for part in parts:
        for declaration in part.declarations:
            if isinstance(declaration, t.OptionDecl):
                found.setdefault(declaration.name, declaration)
    return found


def option_lines(parts: Iterable[Part]) -> dict[str, t.Line]:
    """The lines by which the headers of variants set options, the last one of each."""
    found: dict[str, t.Line] = {}
    for part in parts:
        if part.kind == "variant":
            found |= {line.label: line for line in part.header.lines if line.label not in HEADER_LABELS}
    return found


def values_of(
    options: Mapping[str, t.OptionDecl], lines: Mapping[str, t.Line], settings: Mapping[str, str]
) -> dict[str, str]:
    """The value of every option, as text: its default, what a variant says, what the build says."""
    found: dict[str, str] = {}
    for name, option in options.items():
        value = lines[name].values[0] if name in lines else option.default
        found[name] = settings.get(name) or value_text(value) or "?"
    return found


def active(parts: Mapping[str, Part], uses: Mapping[str, Use], values: Mapping[str, str]) -> set[str]:
    """The names of the parts in play: a game's own text and its variants, the modules they use and those that
    such modules need, each only where the modules it goes along with are in play too."""
    found = {name for name, part in parts.items() if part.kind != "module"}
    wanted = [use.name for use in uses.values() if use.name in parts and decided(use.when, values)]
    while wanted:
        name = wanted.pop()
        if name not in found and name in parts:
            found.add(name)
            wanted += parts[name].needs
    while True:
        alone = {name for name in found if any(other not in found for other in parts[name].along)}
        if not alone:
            return found
        found -= alone


def ways_in(
    uses: Iterable[Use], options: Mapping[str, t.OptionDecl], parts: Iterable[Part], values: Mapping[str, str]
) -> tuple[dict[str, str], ...]:
    """For each module that is not in play with these values, settings that put it in play: one option where
    that is enough."""
    aliases = {item.name: item for item in _aliases(parts)}
    found: dict[tuple[str, str], None] = {}
    for use in uses:
        if use.when is not None and decided(use.when, values) is False:
            choices = [
                (name, value) for name, option in options.items() for value in _values(option, aliases)
            ]
            enough = (one for one in choices if decided(use.when, {**values, one[0]: one[1]}))
            found |= dict.fromkeys(one for one in [next(enough, None)] if one is not None)
    return tuple({name: value} for name, value in found)


def _values(option: t.OptionDecl, aliases: Mapping[str, t.TypeAlias]) -> list[str]:
    """The values of an option that can be listed, as text."""
    kind = option.type
    if isinstance(kind, t.NamedType) and kind.name == "bool":
        return ["true", "false"]
    kind = _resolved(kind, aliases)
    return [word.name for word in kind.values] if isinstance(kind, t.EnumType) else []


def _resolved(kind: t.TypeExpr, aliases: Mapping[str, t.TypeAlias]) -> t.TypeExpr:
    return aliases[kind.name].type if isinstance(kind, t.NamedType) and kind.name in aliases else kind


# ---------------------------------------------------------------- what conditions say


def judge_condition(
    when: t.Expr, options: Mapping[str, t.OptionDecl], parts: Iterable[Part]
) -> Diagnostic | None:
    """What is wrong with the condition under which a module is used."""
    values = values_of(options, {}, {})
    if decided(when, values) is None:
        names = [node.name for node in _names(when)]
        wrong = next((name for name in names if name not in options and nearest(name, options)), None)
        hint = (
            f"did you mean `{nearest(wrong, options)}`?"
            if wrong
            else "such as `use: extra when mode == full`"
        )
        return error("E0222", "this condition is not about options of the game", when.span, hint=hint)
    return _strange_value(when, options, {item.name: item for item in _aliases(parts)})


def _names(node: t.Expr) -> list[t.Name]:
    match node:
        case t.Name():
            return [node]
        case t.Binary():
            return [*_names(node.left), *_names(node.right)]
        case t.Unary():
            return _names(node.operand)
        case t.SetOf():
            return [name for item in node.items for name in _names(item)]
    return []


def _aliases(parts: Iterable[Part]) -> list[t.TypeAlias]:
    return [item for part in parts for item in part.declarations if isinstance(item, t.TypeAlias)]


def _strange_value(
    when: t.Expr, options: Mapping[str, t.OptionDecl], aliases: Mapping[str, t.TypeAlias]
) -> Diagnostic | None:
    """A comparison with a value that the option never has."""
    match when:
        case t.Unary(operand=operand):
            return _strange_value(operand, options, aliases)
        case t.Binary(op="and" | "or", left=left, right=right):
            return _strange_value(left, options, aliases) or _strange_value(right, options, aliases)
        case t.Binary(left=t.Name(name=name), right=t.Name() as value) if name in options:
            kind = _resolved(options[name].type, aliases)
            known = [word.name for word in kind.values] if isinstance(kind, t.EnumType) else [value.name]
            if value.name not in known:
                near = nearest(value.name, known)
                hint = f"did you mean `{near}`?" if near else f"it is one of {', '.join(known)}"
                return error("E0222", f"`{name}` is never `{value.name}`", value.span, hint=hint)
    return None
