"""The first lesson: the kiosk deals a whole hand with each sentence, and the newcomer then deals it with prompts."""

from pathlib import Path

import pytest

from kiosk.core.errors import Refused
from kiosk.training import Level, NextTask, WatchedHand
from tests.tables import HeldClock
from tests.training.examined import house, trainee
from tests.training.trainee import TRAINEE, play

TABLES = {"nh": "NH-07", "peek": "TP-03", "holdem": "TH-11", "dice": "PP-01"}


@pytest.mark.parametrize("game", TABLES)
def test_a_newcomer_watches_each_move_of_a_hand_and_then_deals_it(tmp_path: Path, game: str) -> None:
    clock = HeldClock()
    school = house(tmp_path, TABLES[game], clock)
    assert school.curriculum(TRAINEE, game).next is NextTask.WATCH
    watched = school.watch(trainee(school), game)
    said = []
    while not watched.is_over:
        assert watched.instruction == watched.right.label
        said.append(str(watched.instruction))
        assert watched.offered == ()
        clock.advance(ms=4_000)
        watched.go_on()
        assert watched.verdict is None
    with pytest.raises(Refused, match="over"):
        watched.go_on()
    watched.table.journal.close()
    assert school.curriculum(TRAINEE, game).next is NextTask.LESSON
    hand = school.hand(trainee(school), school.lesson(game), Level.PROMPTED)
    moves = play(hand, clock)
    assert [str(move.label) for move in moves] == said, "it is the same hand"
    assert any(line.startswith("“") for line in said)
    hand.table.journal.close()
    assert school.curriculum(TRAINEE, game).next is NextTask.CARDS


def test_watched_hand_counts_as_time_but_not_as_answers(tmp_path: Path) -> None:
    clock = HeldClock()
    school = house(tmp_path, clock=clock)
    watched = school.watch(trainee(school), "nh")
    steps = 0
    while not watched.is_over:
        clock.advance(ms=4_000)
        watched.go_on()
        steps += 1
    watched.table.journal.close()
    progress = school.progress(TRAINEE, "nh")
    assert (progress.moves, progress.accuracy, progress.score) == (0, None, school.progress("nobody", "nh").score)
    assert progress.trained_ms >= 4_000 * (steps - 1)
    assert school.store.good_hands(TRAINEE, "nh", Level.PROMPTED, 0.9) == 0


def test_a_lesson_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    school = house(tmp_path)
    watched = school.watch(trainee(school), "nh")
    for _ in range(9):
        watched.go_on()
    shown = str(watched.instruction)
    watched.table.journal.close()
    school.close()
    again = house(tmp_path)
    session = next(iter([again.store.resumable(TRAINEE, "nh", watched.session.kind)]))
    assert session is not None
    hand = again.resume_hand(session)
    assert isinstance(hand, WatchedHand)
    assert str(hand.instruction) == shown
    hand.table.journal.close()
    again.close()
