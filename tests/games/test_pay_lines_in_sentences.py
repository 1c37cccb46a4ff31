"""A sentence that names a line of a pay table gives the odds of the house, not those of the document."""

import pytest

from kiosk.core.money import Odds
from kiosk.games import GAMES
from kiosk.games.new_hampshire.procedure import HOLD_EM
from kiosk.procedure import PayTable
from kiosk.settings import config_dir, load


def said(**pays: object) -> str:
    rules = load(config_dir(), GAMES).games["nh"]
    first, *others = rules.pay_tables["main"].lines
    line = first.model_copy(update=pays)
    return str(HOLD_EM.guided(rules.model_copy(update={"main": PayTable(lines=(line, *others))})).rule)  # type: ignore[arg-type]


def test_a_line_that_pushes_is_named() -> None:
    assert said().endswith("paid alike. Push: Pair of 6’s through 10’s.")
    assert said(name="Low pair").endswith("Push: Low pair.")


def test_a_line_that_pays_is_not_said_to_push() -> None:
    assert said(push=False, odds=Odds(1, 1)).endswith("Ante and street bets are paid alike.")


@pytest.mark.parametrize("key", ["nh", "peek"])
def test_no_constant_sentence_says_that_a_line_of_a_pay_table_pushes(key: str) -> None:
    """A tie with the dealer pushes by the document, and is not a line of a pay table."""
    for rule in (wager.rule for wager in GAMES[key].drill.pay_tables(load(config_dir(), GAMES).games[key])):
        assert "sixes pushes" not in str(rule)
