"""A variant of a game as a rule file: the options there are, one amendment, others to try, scenarios."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from shedu.compiler import tree as t
from shedu.compiler.scaffold.naming import title_of
from shedu.compiler.scaffold.proposals import Proposal
from shedu.compiler.unparse import expression_text
from shedu.compiler.unparse.types import type_text

COLUMN = 44


@dataclass(frozen=True, slots=True)
class Draft:
    """What a variant is written from: its name and that of the game, the declarations of the game, the amendment
    (None: no amendment), others that stand there as comments, and how many play in the scenarios (None: the game
    leaves no choice)."""

    name: str
    base: str
    declarations: Sequence[t.Declaration]
    amendment: Proposal | None
    others: Sequence[Proposal]
    players: int | None


def variant_text(draft: Draft, opening: Sequence[str]) -> str:
    """Return the rule file; ``opening`` are the lines of a scenario of the first move, none for no scenario."""
    return "\n".join([*_head(draft), *_amendments(draft), *_scenarios(draft, opening)]) + "\n"


def _head(draft: Draft) -> Iterator[str]:
    name, base = draft.name, draft.base
    yield f"# {title_of(name)}: {base} by amendment. What is not named here stays as it is there."
    yield "#"
    commands = (
        (f"test {name}.shedu", "plays the scenarios below"),
        (f"compare {base} {name}.shedu", "plays both and tells what differs"),
        (f"build {name}.shedu --dump link", "prints the rules as amended"),
    )
    wide = max(len(command) for command, _ in commands)
    yield from (f"#   shedu {command.ljust(wide)}    {words}" for command, words in commands)
    yield ""
    yield f'variant {name} of {base} "{title_of(name)}"'
    options = [one for one in draft.declarations if isinstance(one, t.OptionDecl)]
    if options:
        yield f"    # Take away a `# ` to set an option of {base}; behind it: what it may be, and what it is."
    for option in options:
        kind = _resolved(option, draft.declarations)
        line = f"    # {option.name}: {_other_value(option, kind)}"
        yield f"{line.ljust(COLUMN)}# {type_text(kind)} = {expression_text(option.default)}"
    yield ""


def _resolved(option: t.OptionDecl, declarations: Sequence[t.Declaration]) -> t.TypeExpr:
    """Return the type of an option, the one behind a name where the game gives it one."""
    aliases = {one.name: one.type for one in declarations if isinstance(one, t.TypeAlias)}
    kind = option.type
    return aliases.get(kind.name, kind) if isinstance(kind, t.NamedType) else kind


def _other_value(option: t.OptionDecl, kind: t.TypeExpr) -> str:
    """Return a value of an option that is not its default, the default where none is known."""
    default = expression_text(option.default)
    values: list[str] = []
    match kind:
        case t.EnumType():
            values = [word.name for word in kind.values]
        case t.RangeType():
            values = [expression_text(kind.high), expression_text(kind.low)]
        case t.NamedType(name="bool"):
            values = ["true", "false"]
    return next((value for value in values if value != default), default)


def _amendments(draft: Draft) -> Iterator[str]:
    if draft.amendment is not None:
        yield f"# {draft.amendment.words}"
        yield from draft.amendment.lines
        yield ""
    if draft.others:
        yield "# More to try, and other ways to amend: `before`, `after`, `also`, `offer`, `replace`, `remove`."
    for other in draft.others:
        yield f"#   {other.words}"
        yield from (f"# {line}".rstrip() for line in other.lines)
    if draft.others:
        yield ""


def _scenarios(draft: Draft, opening: Sequence[str]) -> Iterator[str]:
    yield "# ------------------------------------------------------------------ scenarios"
    claims = draft.amendment.claims if draft.amendment is not None else ()
    if claims:
        yield ""
        yield 'scenario "What is amended"'
        yield from _players(draft)
        yield "    expect"
        yield from (f"        {claim}" for claim in claims)
    if opening:
        yield ""
        yield 'scenario "The first move"'
        yield from _players(draft)
        yield from (f"    {line}" for line in opening)


def _players(draft: Draft) -> Iterator[str]:
    if draft.players is not None:
        yield f"    players: {draft.players}"
