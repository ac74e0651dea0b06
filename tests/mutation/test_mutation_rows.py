"""Rows of tables changed: what a scenario must notice to count for a clause that a row cites."""

from pathlib import Path

import pytest

from shedu.compiler import core
from shedu.compiler.mutate import mutations
from shedu.compiler.mutate.cells import other
from shedu.runtime.harness.loading import load
from shedu.runtime.harness.tracing.pinning import pin
from shedu.runtime.types import Atom, BagType, Bool, Int, ListType, Optional, Record, SetType, Type

WARES = str(Path(__file__).parents[1] / "games" / "wares.shedu")
HUE = Atom("Hue", "enum", ("red", "blue"))


def test_a_row_is_pinned_only_by_a_scenario_that_needs_what_it_says() -> None:
    found = pin(load(WARES, engine="python"))
    assert {"WA-OAK", "WA-KILN"} <= found.pinned.keys()
    assert found.loose() == ["WA-BRICK"]
    assert found.pinned["WA-OAK"][1] == "Oak counts two"
    assert ("Ware.worth", "oak: another worth") not in {key[:2] for key in found.survivors}
    assert ("Ware", "brick: another mood") not in {key[:2] for key in found.survivors}
    assert ("Ware", "brick: another beside") in {key[:2] for key in found.survivors}


def test_only_rows_that_cite_are_changed_and_only_where_they_say_something() -> None:
    checked = load(WARES, engine="python").checked.game
    assert checked is not None
    cells = [str(one) for one in mutations(checked) if isinstance(one.owner, core.Table)]
    columns = [("oak", "age price cost marks"), ("brick", "age price cost marks made_of beside")]
    wanted = [f"Ware: {row}: another {name}" for row, names in columns for name in names.split()]
    assert cells == [*wanted, *(f"Ware: kiln: another {name}" for name in ["age", "price", "cost", "marks", "mood"])]
    formulas = [str(one) for one in mutations(checked) if "another" in one.what and one.rule != "Ware"]
    assert formulas == [
        "Ware.worth: oak: another worth",
        "Ware.worth: brick: another worth",
        "Ware.ready: kiln: another ready",
    ]


@pytest.mark.parametrize(
    ("kind", "old", "new"),
    [
        (Bool(), True, False),
        (Int(1, 3), 1, 2),
        (Int(1, 3), 3, 2),
        (Int(2, 2), 2, 2),
        (HUE, 1, 0),
        (Optional(HUE), 1, None),
        (Optional(HUE), None, 0),
        (SetType(HUE), frozenset({0, 1}), frozenset()),
        (SetType(HUE), frozenset(), frozenset({0})),
        (BagType(HUE), (0, 2), (0, 0)),
        (BagType(HUE), (0, 0), (1, 0)),
        (ListType(Int(2, 4)), (3, 4), ()),
        (ListType(Int(2, 4)), (), (2,)),
        (Record("Pair", (("a", HUE), ("b", Bool()))), (0, True), (1, True)),
    ],
)
def test_another_value(kind: Type, old: object, new: object) -> None:
    assert other(kind, old) == new
