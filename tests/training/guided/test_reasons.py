"""The reasons for wrong moves are true: each is compared with the live procedure's prompt at that moment."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from kiosk.procedure import About, InTurn, SeatStatus, Settle, Situation
from kiosk.training import GuidedHand, Move, Violation
from kiosk.training.guided.judge import judge
from kiosk.training.scenarios.moves import Verb, is_alike, is_pot, verb_of
from kiosk.training.scenarios.situation import Happens, known, situation_of
from tests.training.house import drills
from tests.training.trainee import TraineeHouse, made_of_line

GAMES = ("nh", "peek", "holdem", "dice")


def moves_of(school: TraineeHouse, game: str) -> Iterator[tuple[GuidedHand, Move]]:
    """Deal a hand on every other line of a game, and yield each wrong move that is offered on the way."""
    for nth, line in enumerate(drills()[game].lines[::2]):
        hand = school.hand(made_of_line(game, line.id, f"{nth}"))
        while not hand.is_over:
            labels = [str(move.label) for move in hand.offered]
            assert len(set(labels)) == len(labels), labels
            yield from ((hand, move) for move in hand.offered if move != hand.right)
            hand.make(hand.right)
        school.table.journal.close()


@pytest.mark.parametrize("game", GAMES)
def test_explanations_of_wrong_moves_are_true(tmp_path: Path, game: str) -> None:
    school = TraineeHouse(tmp_path)
    seen = set()
    for hand, made in moves_of(school, game):
        right, prompt = hand.right, hand.prompt
        verdict = judge(prompt, right, made)
        seen.add(verdict.violation)
        why = str(verdict.why)
        assert not verdict.is_right
        assert "seat 0" not in why
        match verdict.violation:
            case Violation.TURN:
                assert isinstance(prompt, InTurn)
                assert f"seat {prompt.seat}" in why
            case Violation.OUTCOME | Violation.RIGHT_TO_LEFT | Violation.POT_ORDER | Violation.POT_WINNER:
                assert isinstance(prompt, Settle)
                _settled(prompt, right, made, verdict.violation)
                assert f"seat {right.seat}" in why
            case Violation.LEFT_TO_RIGHT:
                assert f"seat {right.seat}" in why
            case _:
                pass
    pots = {Violation.POT_ORDER, Violation.POT_WINNER}
    assert bool(seen & pots) == (game in ("holdem", "dice"))
    assert (Violation.RIGHT_TO_LEFT in seen) == (game in ("nh", "peek"))


def _settled(prompt: Settle, right: Move, made: Move, violation: Violation) -> None:
    items = {(item.seat, item.key): item for item in prompt.items}
    due, other = items[right.seat, right.key], items.get((made.seat, made.key))
    if other is not None and verb_of(other) is made.verb:
        assert not is_alike(due, other), "what is right is called wrong"
    if violation is Violation.RIGHT_TO_LEFT:
        seats = [item.seat for item in prompt.items]
        assert seats == sorted(seats, reverse=True), "these wagers are not settled right to left"
        assert not is_pot(due)
    if violation is Violation.POT_ORDER:
        pots = [item.key for item in prompt.items]
        assert pots.index(made.key) > pots.index(right.key), "this pot is pushed before"
    if violation is Violation.POT_WINNER:
        assert made.seat not in {item.seat for item in prompt.items if item.key == made.key}
    if is_pot(due):
        assert Verb.PAY not in (right.verb, made.verb), "a pot is pushed, and is not paid"


@pytest.mark.parametrize("game", GAMES)
def test_situation_names_only_a_possible_seat(tmp_path: Path, game: str) -> None:
    """No seat is named for a card of the table, for the deck, or for a player who is not in the hand."""
    school, named = TraineeHouse(tmp_path), 0
    hand = school.hand(made_of_line(game, drills()[game].lines[0].id))
    paths = {irregularity.key: irregularity for irregularity in hand.table.game.irregularities}
    while not hand.is_over:
        felt, is_open = hand.table.round.felt, hand.table.hand_is_open
        for what in known(hand.table.game):
            for seat in (0, *felt.seats):
                found = situation_of(what, hand.table.round, seat, is_open=is_open)
                if found is None or what not in paths or not found.seat:
                    continue
                named += 1
                irregularity = paths[what]
                assert irregularity.due(Situation(hand.table.round, is_open))
                assert felt.status[found.seat] is (SeatStatus.FOLDED if what == "fold_back" else SeatStatus.IN)
                assert what not in ("early_board", "dealers_card", "burn", "four_on_the_flop", "early_street")
                assert irregularity.about is not About.DECK or what == "boxed"
        hand.make(hand.right)
    assert named


def test_the_floor_that_voids_a_hand_is_not_called(tmp_path: Path) -> None:
    for game in GAMES:
        school = TraineeHouse(tmp_path)
        step = "bid" if game == "dice" else "deal" if game != "holdem" else "preflop"
        scenario = made_of_line(game, drills()[game].lines[0].id)
        hand = school.hand(replace(scenario, happens=(Happens(at=step, what="voided"),)))
        while not hand.seen and not hand.is_over:
            hand.make(hand.right)
        assert "The floor voids" in str(hand.seen)
        assert hand.right.key != "call"
        school.leave()
