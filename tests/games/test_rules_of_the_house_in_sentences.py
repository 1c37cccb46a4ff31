"""A sentence that names a ruling or a figure of the house is made from it."""

import re

import pytest

from kiosk.games import GAMES
from kiosk.games.new_hampshire.procedure import is_board_called
from kiosk.games.new_hampshire.rules import NewHampshireRules
from kiosk.games.peekpoker.words import bid_guide
from kiosk.games.texas_holdem.words import turn
from kiosk.games.texas_peek.procedure import IM_IN_BONUS
from kiosk.games.texas_peek.rules import TexasPeekRules
from kiosk.procedure import HOUSE_RULING, Line, PayTable
from kiosk.settings import config_dir, load


@pytest.mark.parametrize(
    ("raises", "said"),
    [(3, "At most 3 raises."), (1, "At most 1 raise."), (5, "At most 5 raises."), (None, "Raises are not limited.")],
)
@pytest.mark.parametrize("street", ["preflop", "flop", "turn", "river"])
def test_cap_of_the_house_is_shown(street: str, raises: int | None, said: str) -> None:
    assert str(turn(street, 3, raises=raises).rule).endswith(said)


@pytest.mark.parametrize(("bets", "left"), [(1, "1 bet, 3 raises left."), (3, "1 bet, 1 raise left.")])
def test_raises_that_are_left_under_the_cap_are_shown(bets: int, left: str) -> None:
    assert str(turn("turn", 3, raises=3, bets=bets).rule).endswith(left)


def test_a_limit_of_bids_that_the_document_does_not_have_is_a_ruling_of_the_house() -> None:
    assert "For each round 5" == bid_guide(2, "any_opponent").clause
    assert {HOUSE_RULING} == {bid_guide(2, limit).clause for limit in ("every_opponent", "none")}


def test_rule_of_a_tie_follows_the_house_setting() -> None:
    rules = load(config_dir(), GAMES).games["peek"]
    assert isinstance(rules, TexasPeekRules)
    said = {
        tie: str(IM_IN_BONUS.guided(rules.model_copy(update={"im_in_tie": tie})).rule)
        for tie in ("lose", "paytable_if_flush_plus")
    }
    assert said["lose"].startswith("Flush or better: by the pay table, win or lose.")
    assert "A tie loses." in said["lose"]
    assert "win, lose or tie" in said["paytable_if_flush_plus"]


@pytest.mark.parametrize(
    ("straight", "called"),
    [
        ({"odds": "6:1"}, {"flush", "straight", "three_of_a_kind", "straight_flush"}),
        ({"odds": "2:1"}, {"flush", "three_of_a_kind", "straight_flush"}),
        ({"push": True}, {"flush", "three_of_a_kind", "straight_flush"}),
    ],
)
def test_a_board_is_called_if_its_own_pay_table_pays_it(straight: dict[str, object], called: set[str]) -> None:
    """The ruling says: hands that pay at least as much as a flush."""
    rules = load(config_dir(), GAMES).games["nh"]
    assert isinstance(rules, NewHampshireRules)
    assert rules.ack_board_order == "paytable"
    lines = [
        Line.model_validate({"line": line.line, "name": line.name, **straight}) if line.line == "straight" else line
        for line in rules.board_bonus.lines
    ]
    keys = {line.line for line in lines}
    house = rules.model_copy(update={"board_bonus": PayTable(lines=tuple(lines))})
    assert called == {key for key in keys if is_board_called(house, key)}
    house = rules.model_copy(update={"ack_board_order": "five_card"})
    assert {"flush", "straight_flush"} == {key for key in keys if is_board_called(house, key)}


_NAMES_OF_LINES = re.compile(r"\b(pairs?|sixes|aces|straights?|of a kind|full house|two pair)\b", re.IGNORECASE)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_sentence_of_a_step_or_clause_repeats_the_odds_of_a_line(game: str) -> None:
    """The house sets the payouts, so only its pay table names them, and no sentence of the program."""
    rules = load(config_dir(), GAMES).games[game]
    clauses = GAMES[game].handbook.clauses.values()
    wrong = [
        str(said)
        for said in clauses
        for sentence in str(said).split(". ")
        if _NAMES_OF_LINES.search(sentence) and re.search(r"\b(paid|pays|pushes|loses|wins)\b", sentence)
    ]
    assert wrong == [], f"{rules.title}: what is said of a line may be untrue at another house"
