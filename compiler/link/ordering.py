"""The order of the parts of a game: as far as it is known, and one order that keeps to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from shedu.compiler.diagnostics import Diagnostic, Label, error, nearest
from shedu.compiler.link.parts import Before, Part


class Order:
    """What precedes what: parts of a lower rank those of a higher one, and as headers say."""

    def __init__(self, parts: Mapping[str, Part], said: Sequence[Before]) -> None:
        self.found: list[Diagnostic] = []
        self._parts = parts
        self._said = self._known(said)
        self._after: dict[str, set[str]] = {name: self._later(name) for name in parts}
        self.names = self._sorted()

    def precedes(self, one: str, other: str) -> bool:
        """Whether a part is known to come before another."""
        return other in self._after[one]

    def _known(self, said: Sequence[Before]) -> list[Before]:
        """What is said of parts that there are, without what contradicts the ranks."""
        kept: list[Before] = []
        for rule in said:
            missing = [name for name in (rule.first, rule.then) if name not in self._parts]
            if missing and rule.sure:
                self._unknown(missing[0], rule)
            elif missing:
                continue
            elif self._parts[rule.first].rank > self._parts[rule.then].rank:
                hint = "a game precedes its modules, and all of it the variants of it and their modules"
                text = f"`{rule.first}` cannot come before `{rule.then}`"
                self.found.append(error("E0214", text, rule.span, hint=hint))
            else:
                kept.append(rule)
        return kept

    def _unknown(self, name: str, rule: Before) -> None:
        near = nearest(name, self._parts)
        hint = f"did you mean `{near}`?" if near else None
        text = f"the game does not use a module `{name}`"
        self.found.append(error("E0221", text, rule.span, hint=hint))

    def _next(self, name: str) -> set[str]:
        rank = self._parts[name].rank
        found = {other for other, part in self._parts.items() if part.rank > rank}
        return found | {rule.then for rule in self._said if rule.first == name}

    def _later(self, name: str) -> set[str]:
        found: set[str] = set()
        todo = [name]
        while todo:
            more = self._next(todo.pop()) - found
            found |= more
            todo += more
        return found

    def _sorted(self) -> tuple[str, ...]:
        """All parts in an order that keeps to what is known, else as they were met; a circle is noted."""
        left = sorted(self._parts, key=lambda name: self._parts[name].rank)
        found: list[str] = []
        while left:
            free = next(
                (name for name in left if not any(name in self._after[other] for other in left)), None
            )
            if free is None:
                self._circle(left)
                return (*found, *left)
            found.append(free)
            left.remove(free)
        return tuple(found)

    def _circle(self, names: Iterable[str]) -> None:
        around = {name for name in names if name in self._after[name]}
        rules = [rule for rule in self._said if rule.first in around and rule.then in around]
        shown = " and ".join(f"`{rule.first}` before `{rule.then}`" for rule in rules)
        more = [Label(rule.span, "and this") for rule in rules[:-1]]
        last = rules[-1].span
        self.found.append(error("E0214", f"the order runs in a circle: {shown}", last, "", *more))
