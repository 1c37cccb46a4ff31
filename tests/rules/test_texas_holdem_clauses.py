"""A step of Texas Hold'em that no paragraph requires cites the house's ruling, and states it."""

from collections.abc import Mapping

import pytest

from kiosk.games.texas_holdem.seats import DealtIn, Spots
from kiosk.games.texas_holdem.words import blinds, turn
from kiosk.procedure import HOUSE_RULING, Confirm, Opening
from tests.rules.holdem import NEW_HAMPSHIRE, HoldemPlay, holdem, raked

_NO_POSTS: Mapping[int, tuple[bool, bool]] = {}


def dealt(
    button: int,
    small: int | None,
    big: int,
    *,
    order: tuple[int, ...] = (2, 3, 4, 1),
    posts: Mapping[int, tuple[bool, bool]] = _NO_POSTS,
    straddle: int | None = None,
) -> DealtIn:
    return DealtIn(order, Spots(button, small or 0, big), small, posts, straddle)


def test_a_cited_paragraph_supports_its_step() -> None:
    guide = blinds(dealt(1, 2, 3))
    assert ("Paragraph 1", "Blinds, please.") == (guide.clause, str(guide.say))
    assert "The first player left of the button pays the small blind" in str(guide.rule)


@pytest.mark.parametrize(
    ("at", "says"),
    [
        (dealt(1, None, 3, order=(3, 4, 1)), "is not in the hand: nobody pays it"),
        (dealt(9, 2, 3), "The button stays at a seat that is not in the hand"),
        (dealt(1, 1, 2, order=(2, 1)), "Of two players, the one with the button pays the small blind"),
        (dealt(1, 2, 3, posts={4: (True, False)}), "A missed big blind is posted"),
        (dealt(1, 2, 3, straddle=4), "A straddle is twice the big blind"),
    ],
    ids=["no small blind", "dead button", "two players", "missed blind", "straddle"],
)
def test_blind_rules_outside_the_document_cite_a_house_ruling(at: DealtIn, says: str) -> None:
    guide = blinds(at)
    assert HOUSE_RULING == guide.clause
    assert says in str(guide.rule)
    assert "The first player left of the button" not in str(guide.rule)


def test_blinds_step_names_posting_and_waiting_seats() -> None:
    said = str(blinds(dealt(1, 2, 3, posts={4: (True, False)}), waiting=(6,)).say)
    assert said == "Posting: seat 4. Seat 6: post after the button."
    assert str(blinds(dealt(1, 2, 3, posts={4: (True, False)})).say) == "Blinds, please. Seat 4 posts missed blinds."
    assert HOUSE_RULING == blinds(dealt(1, 2, 3), waiting=(6,)).clause


def test_a_straddle_is_called_by_a_ruling_of_the_house() -> None:
    assert HOUSE_RULING == turn("preflop", 1, raises=3, straddled=True).clause
    assert "Paragraph 2" == turn("preflop", 1, raises=3).clause
    assert "Paragraph 3" == turn("flop", 1, raises=3, straddled=True).clause


@pytest.mark.parametrize(
    ("acts", "clause", "back"),
    [(("fold", "fold"), HOUSE_RULING, 300), ((("raise", 3000), "fold", "fold"), "Pot", 2500)],
)
def test_a_blind_is_returned_by_a_ruling_and_a_bet_as_uncalled(
    acts: tuple[str | tuple[str, int], ...], clause: str, back: int
) -> None:
    hand = holdem(*acts, uncalled_blind="returned")
    guide = hand.to("preflop", Confirm).guide
    assert (f"Return ${back // 100}", clause) == (str(guide.do).partition(" to ")[0], guide.clause)


def test_the_sentence_of_the_rake_names_the_figures_of_the_house() -> None:
    three = (("raise", 1000), "call", "call")
    guide = holdem(*three).to("pots", Confirm).guide
    assert ("Cap", "up to the cap of $5 per hand.") == (guide.clause, str(guide.rule).partition("down, ")[2])
    guide = holdem(*three, rake=raked(cap="none")).to("pots", Confirm).guide
    assert (HOUSE_RULING, "without a cap.") == (guide.clause, str(guide.rule).partition("down, ")[2])
    guide = holdem(*three, rake=raked(**NEW_HAMPSHIRE)).to("pots", Confirm).guide
    assert HOUSE_RULING == guide.clause
    assert "It is at least $2." in str(guide.rule), "$1 more than the promotion of $1"


def test_clause_of_a_missing_small_blind_and_of_a_rake_without_cap_is_a_house_ruling() -> None:
    """Seat 2, which is due the small blind, has left; the house has no cap."""
    players = {str(seat): [50_000, "in", False, False] for seat in (1, 3, 4)}
    opening = Opening(1, (1, 2, 3, 4), 0, state={"holdem": {"players": players, "last": [4, 1, 2]}})
    rake = raked(cap="none", no_flop_no_drop=False)
    hand = HoldemPlay("holdem", opening, {}, {}, {}, {"rake": rake}, acts=[("raise", 2000), "fold", "fold"])
    guide = hand.to("blinds", Confirm).guide
    assert ("Button at seat 1. Big blind: seat 3. No small blind.", HOUSE_RULING) == (str(guide.do), guide.clause)
    assert HOUSE_RULING == hand.to("pots", Confirm).guide.clause


def test_a_turn_shows_the_amount_of_a_call() -> None:
    asked, checked = turn("flop", 4, call=60_00, raises=3), turn("flop", 4, raises=3)
    assert ("Seat 4 acts: $60 to call.", "Seat 4: sixty to call.") == (str(asked.do), str(asked.say))
    assert ("Seat 4 acts.", "Seat 4, your action.") == (str(checked.do), str(checked.say))
