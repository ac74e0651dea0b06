"""Games from text, random positions for them, and the comparison of both engines."""

from __future__ import annotations

import hashlib
import tempfile
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from shedu.compiler import core
from shedu.compiler.pipeline.find import find
from shedu.compiler.pipeline.passes import check_game
from shedu.runtime.decode import write_item
from shedu.runtime.game import GameFault
from shedu.runtime.harness.loading import Loaded, load
from shedu.runtime.meta import Meta
from shedu.runtime.simulate import Plan, simulate
from shedu.runtime.types import (
    Atom,
    BagType,
    Int,
    ListType,
    Optional,
    Record,
    SetType,
    Type,
    cardinality,
    value_at,
)

FOLDER = tempfile.TemporaryDirectory(prefix="plan_games_")


def written(text: str) -> Path:
    """Write a game to a file of its own and return the path."""
    path = Path(FOLDER.name) / hashlib.sha256(text.encode()).hexdigest()[:16] / "game.shedu"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


@cache
def game_of(text: str) -> Loaded:
    """Return a game on the compiled engine, with the reference beside it."""
    return load(str(written(text)), engine="native", quick=True)


@cache
def checked(text: str) -> core.Game:
    """Return the checked rules of a game; what is faulty fails the test."""
    found = check_game(find(str(written(text))), {})
    assert found.game is not None, [(one.code, one.message) for one in found.diagnostics]
    return found.game


# ------------------------------------------------------------------ random positions
def random_value(kind: Type, rng: Random, players: int, empty: float = 0.4) -> object:
    """Return a random value of a type; only seats that take part. ``empty``: how often none where it can be."""
    match kind:
        case Optional(of):
            return None if rng.random() < empty else random_value(of, rng, players)
        case Record(fields=fields):
            return tuple(random_value(part, rng, players) for _, part in fields)
        case SetType(of):
            share = rng.choice((0.0, 0.1, 0.3, 0.6, 1.0))
            size = players if isinstance(of, Atom) and of.kind == "seat" else cardinality(of) or 0
            return frozenset(value_at(of, i) for i in range(size) if rng.random() < share)
        case BagType(of):
            return tuple(rng.choice((0, 0, 1, 2, 5)) for _ in range(cardinality(of) or 0))
        case ListType(of, limit):
            return tuple(random_value(of, rng, players) for _ in range(rng.randint(0, limit or 0)))
        case Atom(kind="seat"):
            return rng.randrange(players)
        case Int(low, high):
            return rng.choice((low, high, rng.randint(low, high)))
    return value_at(kind, rng.randrange(cardinality(kind) or 1))


def random_items(meta: Meta, rng: Random, players: int) -> bytes:
    """Return the serialised items of a random position."""
    out = bytearray(meta.items_size)
    for item in meta.items:
        size = 1
        for key in item.keys:
            size *= cardinality(key) or 0
        empty = rng.choice((0.2, 0.4, 0.6, 0.8))
        write_item(item, [random_value(item.type, rng, players, empty) for _ in range(size)], out)
    return bytes(out)


# ------------------------------------------------------------------ comparison
def same(fast: Any, slow: Any, where: str = "") -> None:
    """Fail where two games stand differently."""
    for name in ("pending", "legal", "kinds", "items", "scores", "ended_by", "failing_invariant"):
        one, other = getattr(fast, name)(), getattr(slow, name)()
        assert one == other, f"{where}: {name}: {difference(fast, one, other)}"


def difference(game: Any, one: Any, other: Any) -> str:
    """Say how two answers differ; of legal sets, the actions in one only."""
    if not isinstance(one, list) or not all(isinstance(part, int) for part in (*one, *other)):
        return f"{one!r} and {other!r}"
    only = [[game.describe(n) for n in (*a,) if n not in set(b)] for a, b in ((one, other), (other, one))]
    return f"only compiled {only[0]}, only reference {only[1]}"


def same_at_random_positions(text: str, players: int, count: int, seed: int = 0) -> dict[str, tuple[int, int]]:
    """Compare the legal answers of the first question at random positions; return for each action how many
    of its answers were (legal, not legal) in all."""
    game = game_of(text)
    fast, slow = game.any_engine().new(players), game.reference.new(players)
    found = {block.name: [0, 0] for block in game.meta.blocks}
    for n in range(count):
        data = random_items(game.meta, Random(f"{seed} {n}"), players)
        fast.set_items(data)
        slow.set_items(data)
        same(fast, slow, f"position {n}")
        for number, legal in fast.kinds():
            found[game.meta.blocks[number].name][0] += legal
        for block in game.meta.blocks:
            found[block.name][1] += block.count
    return {name: (legal, total - legal) for name, (legal, total) in found.items()}


def digests(text: str, players: int, games: int = 200, agent: str = "random") -> list[object]:
    """Return the digests of a run on both engines, every invariant tested."""
    game = game_of(text)
    plan = Plan(players, games, seed=7, agents=(agent,), check=True)
    runs = [simulate(engine, plan).summary() for engine in (game.any_engine(), game.reference)]
    assert runs[0]["actions"] == runs[1]["actions"] and runs[0]["ended_by"] == runs[1]["ended_by"]
    return [run["digest"] for run in runs]


def same_step_by_step(text: str, players: int, seed: int) -> int:
    """Play one game on both engines, comparing after every action; return how many actions it took."""
    game = game_of(text)
    fast, slow = game.any_engine().new(players, seed), game.reference.new(players, seed)
    moves = 0
    while True:
        same(fast, slow, f"seed {seed}, after {moves} moves")
        assert fast.serialise() == slow.serialise() and fast.fired() == slow.fired()
        if fast.pending() is None:
            return moves
        action = fast.nth(fast.rng.bounded(fast.legal_count()))
        assert slow.rng.bounded(slow.legal_count()) >= 0
        fast.apply(action)
        slow.apply(action)
        moves += 1


def fault_of(engine: Any, players: int, answers: tuple[int, ...] = ()) -> str:
    """Play these answers (the n-th legal one each) and return the fault that follows, "" for none."""
    try:
        game = engine.new(players)
        for n in answers:
            game.apply(game.nth(n))
        game.legal()
    except GameFault as fault:
        return str(fault)
    return ""


# ------------------------------------------------------------------ games that ask about conditions
def probe(head: str, forms: tuple[tuple[str, str], ...]) -> str:
    """Return a game whose one question offers an action for each (parameters, condition), legal where that
    holds."""
    actions = "".join(
        f"\naction form{n}{f'({params})' if params else ''}\n    require holds: {condition}\n"
        for n, (params, condition) in enumerate(forms)
    )
    offers = "".join(f"                form{n}\n" for n in range(len(forms)))
    return f"""{head}
{actions}
action wait

flow play
    repeat at most 3
        for me in Player
            choose always
{offers}                wait

ranking p: Player by p == ann
"""


# ------------------------------------------------------------------ what the games of statements stand on
BOARD_AND_STATE = """
game sample "Sample"
    players: 2..3
    seats: ann, bob, cid

type Hue: one of {red, green, blue}

type Man
    hue: Hue
    owner: Player?

board Cell
    shape: grid(3, 4)
    joined: sides

state open
    tint: Cell -> Hue?
    man: Cell -> Man?
    spare: Man?
    ground: set of Cell
    pool: set of Hue
    stock: bag of Hue
    box: bag of Hue
    dice: bag of 1..6
    purse: Player -> bag of Hue
    hand: Player -> set of 1..9
    rows: set of 1..9
    points: Player -> -20..90
    depth: Player -> 0..9?
    here: Cell?
    last: Player?
    round: 0..50

define left_over(h: Hue): 0..99 is stock[h] + box[h]

action pass

"""
