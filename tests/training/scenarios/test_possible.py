"""Planned irregularities are possible: each is asked about only when a live table would offer it."""

import pytest

from kiosk.drills import ACTING
from kiosk.games import GAMES
from kiosk.procedure import Cards, Felt, Round, SeatStatus, unrecorded
from kiosk.procedure import Situation as Now
from kiosk.training.scenarios.situation import DEAD_SHOE, SHORT_ALL_IN, irregularity_of, known, situation_of
from tests.training.house import drills


@pytest.mark.parametrize("game", GAMES)
def test_questions_are_only_about_offers_of_a_live_table(game: str) -> None:
    """At every prompt, a shoe fails only while a card is due, and nobody shows a card that all have seen."""
    drill = drills()[game]
    asked: set[str] = set()
    for line in drill.lines:
        dealt = drill.deal(line, "possible")[0].hand
        hand = Round(dealt.game, dealt.rules, dealt.opening, unrecorded())
        for entry in dealt.entries:
            for what in known(drill.game):
                found = situation_of(what, hand, 0, is_open=bool(hand.entries))
                if found is None:
                    continue
                asked.add(what)
                _is_possible(what, hand)
            hand.answer(entry.answer, ACTING)
    assert (DEAD_SHOE in asked) == (game != "dice")
    assert (SHORT_ALL_IN in asked) == (game == "holdem")


def _is_possible(what: str, hand: Round) -> None:
    if what == DEAD_SHOE:
        assert isinstance(hand.prompt, Cards) and hand.prompt.left
        return
    irregularity = irregularity_of(what, hand.game)
    if irregularity is not None:
        assert irregularity.due(Now(hand, bool(hand.entries)))
    if what == "exposed_by_player":
        rows = [row for (spot, seat), row in hand.felt.cards.items()
                if spot == Felt.HOLE and hand.felt.status[seat] in (SeatStatus.IN, SeatStatus.ALL_IN)]  # fmt: skip
        is_dealing = isinstance(hand.prompt, Cards) and hand.prompt.left[0].spot == Felt.HOLE
        assert is_dealing or any(not slot.up for row in rows for slot in row)
