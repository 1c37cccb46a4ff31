"""A player who knows the rules by the plain reading passes; one who repeats one evening's drill does not.

`make test` runs one examination of one game for each, `make faults` a hundred in every game.
"""

from pathlib import Path

import pytest

from kiosk.training.examination.rule import MOVES, PAYOUTS
from tests.sizes import only_whole, sized
from tests.training.examined import house
from tests.training.plain_dealer import TABLES, examine

GAMES = sized(["dice"], whole=list(TABLES))
COUNT = sized(1, whole=100)


@pytest.mark.parametrize("game", GAMES)
def test_knowing_the_rules_by_the_plain_reading_passes(game: str, tmp_path: Path) -> None:
    school = house(tmp_path, TABLES[game])
    for seed in range(COUNT):
        exam = examine(school, game, seed, by_rote=False)
        assert (seed, exam.record.is_passed) == (seed, True)
        assert (seed, *(exam.result.parts[part].wrong for part in (PAYOUTS, MOVES))) == (seed, 0, 0)


@pytest.mark.parametrize("game", GAMES)
@only_whole
def test_repeating_the_answers_of_one_evening_does_not_pass(game: str, tmp_path: Path) -> None:
    school = house(tmp_path, TABLES[game])
    for seed in range(COUNT):
        exam = examine(school, game, seed, by_rote=True)
        assert (seed, exam.record.is_passed) == (seed, False)
        assert exam.result.parts[MOVES].wrong == 0, "only the payouts are repeated"
