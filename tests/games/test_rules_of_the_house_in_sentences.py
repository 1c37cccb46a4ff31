"""A sentence that names a ruling or a figure of the house is made from it."""

from __future__ import annotations

import pytest

from kiosk.games import GAMES
from kiosk.games.peekpoker.words import bid_guide
from kiosk.games.texas_holdem.words import turn
from kiosk.games.texas_peek.procedure import IM_IN_BONUS
from kiosk.games.texas_peek.rules import TexasPeekRules
from kiosk.procedure import HOUSE_RULING
from kiosk.settings import config_dir, load


@pytest.mark.parametrize(
    ("raises", "said"),
    [(3, "At most 3 raises."), (1, "At most 1 raise."), (5, "At most 5 raises."), (None, "Raises are not limited.")],
)
@pytest.mark.parametrize("street", ["preflop", "flop", "turn", "river"])
def test_cap_of_the_house_is_said(street: str, raises: int | None, said: str) -> None:
    assert str(turn(street, 3, raises=raises).rule).endswith(said)


def test_a_limit_of_bids_that_the_document_does_not_have_is_a_ruling_of_the_house() -> None:
    assert "For each round 5" == bid_guide(2, "any_opponent").clause
    assert {HOUSE_RULING} == {bid_guide(2, limit).clause for limit in ("every_opponent", "none")}
    assert "For each round 5" == bid_guide(2, "none", older=True).clause


def test_what_becomes_of_a_tie_is_said_as_the_house_rules_it() -> None:
    rules = load(config_dir(), GAMES).games["peek"]
    assert isinstance(rules, TexasPeekRules)
    said = {
        tie: str(IM_IN_BONUS.guided(rules.model_copy(update={"im_in_tie": tie})).rule)
        for tie in ("lose", "paytable_if_flush_plus")
    }
    assert said["lose"].startswith("Flush or better: paid, win or lose.")
    assert "A tie loses." in said["lose"]
    assert "win, lose or tie" in said["paytable_if_flush_plus"]
