"""What a game is made of, ready to be put together for any setting of its options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from shedu.compiler import tree as t
from shedu.compiler.amend import Layer, weave
from shedu.compiler.amend.rules import joined
from shedu.compiler.diagnostics import Diagnostic, Label, error, in_order, nearest
from shedu.compiler.link.choosing import (
    HEADER_LABELS,
    JOINING,
    active,
    judge_condition,
    option_lines,
    options_of,
    values_of,
    ways_in,
)
from shedu.compiler.link.model import LinkedGame
from shedu.compiler.link.ordering import Order
from shedu.compiler.link.parts import Before, Part, Use

MOST_KEPT = 64


@dataclass(frozen=True, slots=True)
class Made:
    """The parts of a game in the order in which they were met, how modules are used, what is said of their
    order, and the faults met so far."""

    name: str
    parts: Mapping[str, Part]
    uses: Mapping[str, Use]
    order: tuple[Before, ...]
    scenarios: tuple[t.ScenarioDecl, ...]
    found: tuple[Diagnostic, ...]
    _kept: dict[tuple[tuple[str, str], ...], LinkedGame] = field(default_factory=dict)

    def linked(self, settings: Mapping[str, str]) -> LinkedGame:
        """The game with these options."""
        key = tuple(sorted(settings.items()))
        if key not in self._kept:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[key] = _Putting(self, settings).together()
        return self._kept[key]

    def ways_in(self) -> tuple[Mapping[str, str], ...]:
        """For each module that is not in play by default, settings that put it in play."""
        own = [part for part in self.parts.values() if part.kind != "module"]
        options = options_of(own)
        return ways_in(self.uses.values(), options, own, values_of(options, option_lines(own), {}))


class _Putting:
    """One game being put together."""

    def __init__(self, made: Made, settings: Mapping[str, str]) -> None:
        self.made = made
        self.settings = settings
        self.found: list[Diagnostic] = list(made.found)
        self.own = [part for part in made.parts.values() if part.kind != "module"]
        self.top = self.own[-1]
        self.lines = option_lines(self.own)

    def together(self) -> LinkedGame:
        order = Order(self.made.parts, self.made.order)
        self.found += order.found
        chosen = self._chosen()
        parts = [self.made.parts[name] for name in order.names if name in chosen]
        options = options_of(parts)
        self._judge_lines(options)
        values = values_of(options, self.lines, self.settings)
        layers = tuple(Layer(part.name, self._set(part.declarations), part.when) for part in parts)
        damaged = frozenset[str]().union(*(part.damaged for part in parts))
        woven = weave(
            self.top.name, layers, lambda i, j: order.precedes(parts[i].name, parts[j].name), values, damaged
        )
        self.found += woven.faults
        return self._game(parts, woven.declarations, damaged, options)

    def _game(
        self,
        parts: list[Part],
        rules: tuple[t.Declaration, ...],
        damaged: frozenset[str],
        options: Mapping[str, t.OptionDecl],
    ) -> LinkedGame:
        return LinkedGame(
            self.made.name,
            self._header(parts),
            rules,
            self.made.scenarios,
            tuple(dict.fromkeys(file for part in parts for file in part.files)),
            damaged,
            in_order(tuple(self.found)),
            self._elsewhere(options),
            self.made,
        )

    # ------------------------------------------------------------ modules and options

    def _chosen(self) -> set[str]:
        """The names of the parts in play."""
        options = options_of(self.own)
        for use in self.made.uses.values():
            fault = judge_condition(use.when, options, self.own) if use.when is not None else None
            self.found += [fault] if fault else []
        return active(self.made.parts, self.made.uses, values_of(options, self.lines, self.settings))

    def _set(self, declarations: tuple[t.Declaration, ...]) -> tuple[t.Declaration, ...]:
        """Declarations with the defaults of options as a variant sets them."""
        return tuple(
            replace(item, default=self.lines[item.name].values[0])
            if isinstance(item, t.OptionDecl) and item.name in self.lines
            else item
            for item in declarations
        )

    def _elsewhere(self, options: Mapping[str, t.OptionDecl]) -> dict[str, str]:
        return {
            name: f"it belongs to the module `{part.name}`, which is not in use"
            for part in self.made.parts.values()
            for name in options_of([part])
            if name not in options
        }

    def _judge_lines(self, options: Mapping[str, t.OptionDecl]) -> None:
        """Note lines of variants that set nothing, or set it twice."""
        for part in self.own[1:]:
            seen: dict[str, t.Line] = {}
            for line in part.header.lines:
                if line.label not in HEADER_LABELS and line.label not in options:
                    self._no_option(line, options)
                elif line.label in seen and line.label not in ("use", "order"):
                    place = Label(seen[line.label].label_span, "the first time")
                    self.found.append(
                        error("E0216", f"`{line.label}` is set twice", line.label_span, "", place)
                    )
                seen.setdefault(line.label, line)

    def _no_option(self, line: t.Line, options: Mapping[str, t.OptionDecl]) -> None:
        near = nearest(line.label, (*options, *HEADER_LABELS))
        hint = f"did you mean `{near}`?" if near else self._elsewhere(options).get(line.label)
        option = options.get(near or "")
        more = (Label(option.name_span, f"`{near}` is declared here"),) if option else ()
        text = f"the game has no option `{line.label}` to set"
        self.found.append(error("E0216", text, line.label_span, "", *more, hint=hint))

    # ------------------------------------------------------------ the header

    def _header(self, parts: list[Part]) -> t.Header:
        """The header of the game as modules and variants make it: what they cite, how many play, neutral seats."""
        base, top = self.own[0].header, self.top.header
        lines = [line for line in base.lines if line.label not in ("use", "order", "with")]
        for part in parts:
            if part.kind == "module":
                lines += [line for line in part.header.lines if line.label in JOINING]
        for part in self.own[1:]:
            for line in part.header.lines:
                if line.label in HEADER_LABELS and line.label not in ("use", "order", "with"):
                    lines = [old for old in lines if old.label != line.label] + [line]
        return t.Header(
            top.span,
            "game",
            top.name,
            top.name_span,
            None,
            top.title or base.title,
            tuple(lines),
            joined(*(part.header.cites for part in parts)),
        )
