"""Short seeded nights of each game, with faults of disk, power, devices, and people: see `night.py`."""

import pytest

from kiosk.games import GAMES
from tests.simulation.night import night


@pytest.mark.parametrize("game", sorted(GAMES))
def test_nothing_that_must_hold_is_violated(game: str) -> None:
    night(game, seed=1, steps=100)


def test_failed_camera_save_is_not_ascribed_to_a_badge() -> None:
    night("nh", seed=50, steps=172)
