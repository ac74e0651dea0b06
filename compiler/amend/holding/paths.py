"""Paths such as `Table.held` and `effect.parameter`: the defines that they name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from shedu.compiler import tree as t
from shedu.compiler.amend.holding.bearing import Taken
from shedu.compiler.amend.holding.model import Group
from shedu.compiler.amend.rules import Rules
from shedu.compiler.amend.words import did_you_mean
from shedu.compiler.diagnostics import Label

D = TypeVar("D", bound=t.Declaration)


@dataclass(frozen=True, slots=True)
class Paths:
    """What paths of amendments lead to."""

    rules: Rules
    effects: Mapping[str, t.EffectDecl]
    takens: Sequence[Taken]

    def resolved(self, declarations: tuple[D, ...]) -> tuple[D, ...]:
        """Amendments by the names of defines: one for each define that a path leads to."""
        return tuple(new for one in declarations for new in self._resolved(one))

    def _resolved(self, node: D) -> Iterator[D]:
        names = self._defines(node.pattern.path) if isinstance(node, t.Adjust) else None
        if names is None or not isinstance(node, t.Adjust):
            yield node
            return
        for name in names:
            path = replace(node.pattern.path, names=(name,))
            yield replace(node, pattern=replace(node.pattern, path=path))

    def _defines(self, path: t.Path) -> list[str] | None:
        """The defines that a path leads to; None where it leads to something else."""
        match path.names:
            case (table, "held") if (held := self._held(table)) is not None:
                return [held]
            case (table, word) if self._held(table) is not None:
                hint = did_you_mean(word, ("held",)) or f"`{table}.held` can be adjusted: when rows are held"
                self.rules.error("E0210", f"`{table}` has no `{word}` to adjust", path.span, hint=hint)
                return []
            case (effect, param) if effect in self.effects:
                return self._params(path, self._groups(effect), effect, param)
            case (table, effect, param) if effect in self.effects:
                groups = [one for one in self._groups(effect) if one.held.table.name == table]
                return self._params(path, groups, effect, param)
        return None

    def _held(self, table: str) -> str | None:
        return next((one.held.name for one in self.takens if one.held.table.name == table), None)

    def _groups(self, effect: str) -> list[Group]:
        return [group for taken in self.takens for group in taken.groups if group.effect.name == effect]

    def _params(self, path: t.Path, groups: list[Group], effect: str, param: str) -> list[str]:
        known = [one.name for one in self.effects[effect].params]
        tables = list(dict.fromkeys(group.held.table.name for group in groups))
        place = Label(self.effects[effect].name_span, "declared here")
        if param not in known:
            hint = did_you_mean(param, known)
            text = f"the effect `{effect}` has no parameter `{param}`"
            self.rules.error("E0210", text, path.span, "", place, hint=hint)
            return []
        if len(tables) > 1:
            hint = " or ".join(f"`adjust {table}.{effect}.{param}(row) …`" for table in tables)
            text = f"the rows of {len(tables)} tables bear `{effect}`"
            self.rules.error("E0228", text, path.span, "", place, hint=hint)
            return []
        return [group.param(param) for group in groups]
