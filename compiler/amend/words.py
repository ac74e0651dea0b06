"""What declarations are, in words, and the names that could have been meant."""

from __future__ import annotations

from collections.abc import Iterable

from shedu.compiler import tree as t
from shedu.compiler.amend.rules import Rules, Spot
from shedu.compiler.diagnostics import Label, nearest

_WHAT = {
    t.OptionDecl: "an option",
    t.TypeAlias: "a type",
    t.RecordDecl: "a record",
    t.TableDecl: "a table",
    t.StateDecl: "an item of the state",
    t.RegionDecl: "a region",
    t.DefineDecl: "a define",
    t.ActionDecl: "an action",
    t.FlowDecl: "a flow",
    t.EffectDecl: "an effect",
    t.InvariantDecl: "an invariant",
    t.RankingDecl: "a ranking",
    t.Header: "a header",
    t.ScenarioDecl: "a scenario",
}


def what(declaration: t.Declaration) -> str:
    """`a define`, `a conflict`."""
    if isinstance(declaration, t.Form):
        return f"a {declaration.kind}"
    return _WHAT.get(type(declaration), "an amendment")


def declared_here(rules: Rules, name: str, spot: Spot) -> Label:
    """The label that shows where something is declared."""
    return Label(rules.name_span(spot), f"`{name}` is declared here, {what(rules.at(spot))}")


def did_you_mean(name: str, known: Iterable[str]) -> str | None:
    """The hint with the nearest name."""
    near = nearest(name, known)
    return f"did you mean `{near}`?" if near else None
