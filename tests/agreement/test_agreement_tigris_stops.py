"""What is serialised of the running flows of the standard game is all that is needed to go on."""

import pytest
from agreement_pair import loaded
from agreement_stops import goes_on_without_the_rest

pytestmark = pytest.mark.native


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_is_needed_in_tigris_but_what_is_serialised(players: int) -> None:
    assert goes_on_without_the_rest(loaded("tigris").reference, players, 5) > 50
