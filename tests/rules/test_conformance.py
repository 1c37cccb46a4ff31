"""Run the conformance checks on the shipped games."""

import pytest

from kiosk.games import GAMES
from kiosk.games.conformance import CHECKS, Check, GameSubject, name
from kiosk.settings import config_dir

FILES = {"nh": "new_hampshire", "peek": "texas_peek", "holdem": "texas_holdem", "dice": "peekpoker"}
SUBJECTS = {key: GameSubject(GAMES[key], config_dir() / "games" / f"{FILES[key]}.toml") for key in FILES}


@pytest.mark.parametrize("check", CHECKS, ids=name)
@pytest.mark.parametrize("key", FILES)
def test_our_game_conforms(key: str, check: Check) -> None:
    check(SUBJECTS[key])
