"""A ledger kept beside a game: who had what, what was done, and so who must have what now.

It looks at a game from outside: at the items when nobody is choosing, and at the answers given. From these it works out
every city's coins, cards, stages and tokens at the next such moment: 7W-FLOW-07, 7W-TRADE-13, 7W-CONF-01..07,
7W-TWO-07, BB-TILE-13..24, BB-JOIN-08, BB-CHECK-01..10.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from wonders_buyer import Position, card_cost, chains, stage_cost, uses, ways_to_pay, with_project
from wonders_facts import CARDS, Cost, Piece, Project
from wonders_reader import Reader
from wonders_scorer import printed
from wonders_towns import NEUTRAL, Town, around

COLOURS = ("brown", "grey", "red", "blue", "green")
CHOICES = ("use_card", "use_card_for_city", "sell_for_city")
FOLLOWING = ("choose_payment", "ask_joining")
PASSED_OVER = ("draft_tiles", "choose_board", "lose_card", "lose_victories")


@dataclass
class Use:
    """What a city does with a card: ``way`` of a structure or stage, ``joining`` the project, ``paid``: a bag."""

    seat: int
    what: str
    card: str
    way: str = ""
    joining: str = "stay_out"
    paid: Sequence[int] | None = None


def read_use(seat: int, text: str) -> Use:
    """Read an answer as a game describes it: `build(baths, paid)`."""
    what, *words = re.findall(r"\w+", text)
    return Use(seat, what, words[0], words[-1])


@dataclass
class Ledger:
    """What is known of a game. ``seen``: the cities as they were when the choices were made that now are carried out;
    ``towns``: as they must be by now; ``moment``: age, turn and what is asked."""

    game: Reader
    seen: list[Town] = field(default_factory=list)
    towns: list[Town] = field(default_factory=list)
    uses: list[Use] = field(default_factory=list)
    moment: tuple[int, int, str] = (0, 0, "")
    hands: list[list[str]] = field(default_factory=list)
    tiles: frozenset[str] = frozenset()
    project: Project | None = None
    tokens: int = 0
    shares: list[int] = field(default_factory=list)
    steward: int | None = None
    settled: int = 0

    @property
    def age(self) -> int:
        """Return the age of what was asked last."""
        return self.moment[0]

    def position(self, seat: int, hand: Sequence[str] = ()) -> Position:
        """Return a city as it was when it chose."""
        tiles, neutral = self.game.own_tiles(seat), self.game.two and seat == NEUTRAL
        return Position(self.seen, seat, hand, self.age, self.tiles, tiles, self.project, self.tokens, neutral)

    # -------------------------------------------------------------- following the game
    def asked(self) -> None:
        """See what is asked now: where all have acted since, what they have is compared with what they must have."""
        question = self.game.question()
        when, dug = (self.game.look("age"), self.game.look("turn")), self.digs_unasked()
        if question in PASSED_OVER or (question in FOLLOWING and when == self.moment[:2] and not dug):
            return
        kind = "dug" if dug else "cards" if question in CHOICES + FOLLOWING else question
        moment = (*when, kind)
        if question in CHOICES and self.moment in (moment, (*moment[:2], "use_left_over")):
            return
        if self.towns:
            self.settle(moment)
            self.compare(question == "over" or moment[0] != self.age)
        self.moment, self.uses = moment, []
        self.note()
        if dug:
            self.uses.append(Use(self.digger, "dig", self.game.found() or "", "dug"))

    def answered(self, seat: int, question: str, text: str, meaning: Any) -> None:
        """Take down an answer."""
        if question in CHOICES:
            self.uses.append(read_use(seat, text))
        elif question == "dig":
            self.uses.append(Use(self.digger, "dig", read_use(seat, text).card, "dug"))
        elif question == "ask_joining":
            self.use_of(seat, False).joining = text
        elif question == "choose_payment":
            self.use_of(seat, self.game.two and self.game.look("plan", seat) is None).paid = meaning
        elif question == "offer_last_card" and text == "use_left_over":
            self.moment = (*self.moment[:2], text)

    def note(self) -> None:
        """Take down all as it stands."""
        self.seen, self.towns = self.game.towns(), self.game.towns()
        self.tiles, self.hands, self.steward = self.game.tiles(), self.game.hands(), self.game.steward
        project = self.game.project()
        if project is not None and project != self.project:
            self.tokens = 2 if self.game.two else self.game.players - 1  # BB-PROJ-10, BB-TWO-04
            self.shares = [0] * len(self.towns)
        self.project = project or self.project
        self.settled += 1

    def digs_unasked(self) -> bool:
        """Return whether a card comes from the discard pile without a question, because no other would do."""
        found = not self.game.table.unseen() and self.game.found() is not None
        return found and not (self.uses and self.uses[-1].what == "dig")

    @property
    def digger(self) -> int:
        """Return the only city that ever builds from the discard pile, -1 where it is not in play."""
        return next((seat for seat, town in enumerate(self.towns) if town.board.city == "halikarnassos"), -1)

    # -------------------------------------------------------------- what is not asked, as there is no choice
    def choosers(self) -> list[int]:
        """Return who uses a card at this moment."""
        if self.moment[1] > 6 or self.moment[2] not in ("cards", "use_left_over"):
            return []
        players = range(self.game.players if self.moment[2] == "cards" else 0)
        return [*([NEUTRAL] if self.game.two else []), *players]

    def use_of(self, player: int, neutral: bool) -> Use:
        """Return the use that a player is asked about: the own one, or that of the Free City."""
        seat = NEUTRAL if neutral else player
        if all(use.seat != seat for use in self.uses):
            self.uses.append(self.only_use(seat))
        return next(use for use in self.uses if use.seat == seat)

    def add_unasked(self) -> None:
        """Add what cities did without being asked: that which alone they could do."""
        for seat in self.choosers():
            if all(use.seat != seat for use in self.uses):
                self.uses.append(self.only_use(seat))

    def only_use(self, seat: int) -> Use:
        """Return the only thing a city could do: with its hand, or what is left of it."""
        owner, before = seat, {seat}
        if self.game.two and self.steward is not None and seat in (NEUTRAL, self.steward):
            owner, before = self.steward, {seat, NEUTRAL}  # the Free City takes its card first
        hand = Counter(self.hands[owner]) - Counter(use.card for use in self.uses if use.seat in before)
        found = list(uses(self.position(seat, list(hand.elements()))))
        assert len(found) == 1, (seat, hand, found)
        return read_use(seat, found[0])

    def add_last_card(self, moment: tuple[int, int, str]) -> None:
        """Let Babylon use its last card where that was not asked: 7W-BABYLON-05."""
        if self.moment[1:] == (6, "cards") and moment != (self.age, 7, "cards"):
            for seat in range(self.game.players):
                if self.towns[seat].has("last"):
                    self.seen = deepcopy(self.towns)
                    self.carry_out([self.only_use(seat)])

    # -------------------------------------------------------------- working it out
    def settle(self, moment: tuple[int, int, str]) -> None:
        """Work out what all have after what was done: first the Free City, then the others at once."""
        self.add_unasked()
        self.carry_out([use for use in self.uses if self.game.two and use.seat == NEUTRAL])
        self.carry_out([use for use in self.uses if not (self.game.two and use.seat == NEUTRAL)])
        self.add_last_card(moment)

    def carry_out(self, done: list[Use]) -> None:
        """Let cities act at once: all pay, all lay, all gain."""
        for use in done:
            self.pay(use)
        for use in done:
            self.lay(use)
        for use in done:
            self.gain(use)
        joining = [use.seat for use in done if use.joining != "stay_out"]
        for seat in joining:
            self.shares[seat] += 1
        self.tokens = max(0, self.tokens - len(joining))

    def cost(self, use: Use) -> Cost:
        """Return what a use costs."""
        position = self.position(use.seat)
        if use.what == "raise_stage":
            town = self.seen[use.seat]
            return stage_cost(position, town.board.stages[town.stages], use.way)
        if use.what not in ("build", "dig"):
            return Cost(0, "")
        cost = card_cost(position, use.card, use.way)
        return with_project(position, cost) if use.joining == "join" else cost

    def pay(self, use: Use) -> None:
        """Let a city pay; what it pays must be one of the ways there are, and where it was not asked the only one."""
        position, cost, seats = self.position(use.seat), self.cost(use), len(self.towns)
        ways = ways_to_pay(position, cost)
        sides = ((use.seat + 1) % seats, (use.seat - 1) % seats)
        paid = (use.paid[sides[0]], use.paid[sides[1]]) if use.paid is not None else ways[0]
        assert paid in ways and (use.paid is not None or len(ways) == 1), (use, ways)
        assert use.way != "chained" or chains(position, use.card), use
        self.towns[use.seat].coins -= cost.coins + sum(paid)
        for side, share in zip(sides, paid, strict=True):
            self.towns[side].coins += share

    def lay(self, use: Use) -> None:
        """Let a city lay its card, or build its stage, or get its 3 coins."""
        town = self.towns[use.seat]
        if use.what in ("build", "dig"):
            town.cards.add(use.card)
        town.stages += use.what == "raise_stage"
        town.coins += 3 * (use.what == "sell")
        if use.way == "token":
            town.kept.remove("stage_token" if use.what == "raise_stage" else "structure_token")
        if use.joining == "join_by_token":
            town.kept.remove("pass_token")

    def gain(self, use: Use) -> None:
        """Let a city gain what its card, its stage or a tile gives."""
        town, piece = self.towns[use.seat], None
        if use.what == "raise_stage":
            piece = town.board.stages[town.stages - 1]
        elif use.what in ("build", "dig"):
            piece, colour = CARDS[use.card], CARDS[use.card].colour
            town.coins += self.age * ("bonus_for_civilian" in self.tiles and colour == "blue")
            town.coins += self.age * ("bonus_for_chains" in self.tiles and use.way == "chained")
            town.coins += 5 * ("bonus_for_guilds" in self.tiles and colour == "purple")
        if isinstance(piece, Piece):
            town.coins += printed(piece, around(self.towns, use.seat), "gain")

    # -------------------------------------------------------------- the end of an age
    def check_project(self, now: Sequence[Town]) -> None:
        """Work out what the project brings and takes: BB-CHECK-02..08. Of what a player chose to give up, take its
        word."""
        for seat in range(self.game.players if self.project else 0):
            assert self.project is not None
            if not self.tokens:
                self.reward(self.towns[seat], self.shares[seat], self.project.reward)
            elif not self.shares[seat]:
                self.punish(self.towns[seat], now[seat], self.project.penalty)

    def reward(self, town: Town, times: int, reward: str) -> None:
        """Give a reward so often: BB-REWARD-01..13."""
        if reward.startswith("coins:"):
            town.coins += int(reward[len("coins:") :]) * times
        elif reward != "victory":
            town.kept += [reward] * times

    def punish(self, town: Town, now: Town, penalty: str) -> None:
        """Take what a project takes, or give a penalty token where that is not there: BB-PENALTY-01..07."""
        if penalty == "start":
            town.startless = True
        elif penalty == "coins" and town.coins:
            town.coins = 0
        elif penalty == "victories" and len(town.victories) > 1:
            given = list(next(pair for pair in combinations(town.victories, 2) if self.fits(town, pair, now)))
            town.victories = list((Counter(town.victories) - Counter(given)).elements())
        elif penalty in COLOURS and town.count(penalty):
            (lost,) = town.cards - now.cards
            assert CARDS[lost].colour == penalty
            town.cards.discard(lost)
        else:
            town.penalties.append(self.age)

    def fits(self, town: Town, pair: Sequence[int], now: Town) -> bool:
        """Return whether a pair of victory tokens can have been given up, after what is there now: Age III brings no
        token that might hide it but a 5, or a 3."""
        kept = Counter(town.victories) - Counter(pair)
        return not kept - Counter(now.victories) and all(
            kept[value] == now.victories.count(value) for value in (1, 3, 5) if value != self.worth()
        )

    def worth(self) -> int:
        """Return what a victory of this age is worth at the moment: 7W-CONF-04, BB-TILE-14..16."""
        acting = self.tiles & self.game.tiles()
        return 2 * self.age - 1 - 2 * ("smaller_victories" in acting)

    def tokens_of_war(self) -> None:
        """Give the tokens of the project's victories and of the conflicts: BB-FULL-06, -07."""
        acting, seats = self.tiles & self.game.tiles(), len(self.towns)
        won, lost = [self.worth()] if self.worth() > 0 else [], 2 if "heavier_defeats" in acting else 1
        rewarded = self.project is not None and self.tokens == 0 and self.project.reward == "victory"
        strength = [shields(town) for town in self.towns]
        for seat, town in enumerate(self.towns):
            beside = [strength[(seat + 1) % seats], strength[(seat - 1) % seats]]
            wins = sum(strength[seat] > other for other in beside) + (self.shares[seat] if rewarded else 0)
            town.victories += won * wins
            town.defeats += lost * sum(strength[seat] < other for other in beside)

    def compare(self, ended: bool) -> None:
        """Compare what all must have with what they have; ``ended``: an age has come to its end meanwhile."""
        now = self.game.towns()
        dug = now[self.digger].cards - self.towns[self.digger].cards
        if self.digger >= 0 and len(dug) == 1:
            self.seen = deepcopy(self.towns)
            self.carry_out([Use(self.digger, "dig", dug.pop(), "dug")])
        if ended:
            self.check_project(now)
            self.tokens_of_war()
        for seat, (town, expected) in enumerate(zip(now, self.towns, strict=True)):
            for name, value in vars(expected).items():
                there = getattr(town, name)
                same = sorted(there) == sorted(value) if isinstance(value, list) else there == value
                assert same or name in ("favours_used", "raised"), (seat, name, there, value, self.moment, self.uses)
        assert ended or self.game.participation() in (None, (self.tokens, self.shares))


def shields(town: Town) -> int:
    """Return a city's military strength: 7W-CONF-02, BB-REWARD-02."""
    on_pieces = sum(int(text) for piece in town.pieces for text in piece.of("shields"))
    return on_pieces + town.kept.count("shield_token") + 2 * town.kept.count("two_shields")
