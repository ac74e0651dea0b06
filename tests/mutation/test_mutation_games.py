"""Small games are pinned by their scenarios: whatever is left out of the rules or turned round, one fails."""

from pathlib import Path

import pytest

from shedu.runtime.harness.loading import load
from shedu.runtime.harness.tracing.pinning import pin

TOP = Path(__file__).resolve().parents[2]
FILES = {path.stem: path for path in sorted((TOP / "rules" / "classic").glob("*.shedu"))}
FILES["orchards"] = TOP / "tests" / "games" / "orchards.shedu"


def test_there_are_five_classic_games() -> None:
    assert set(FILES) == {"tictactoe", "connect_four", "breakthrough", "hex", "reversi", "orchards"}


@pytest.mark.parametrize("game", FILES)
def test_no_change_of_the_rules_goes_unnoticed(game: str) -> None:
    found = pin(load(str(FILES[game]), engine="python"))
    assert [str(one) for one in found.survivors.values()] == []
    assert found.tried >= 15
