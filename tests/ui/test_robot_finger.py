"""A clumsy hand and a clean one with the same intentions see and leave the same. `make finger` plays more of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sizes import sized
from tests.ui.robot_finger import SIZES, compared, difference, toured

WAYS = [("holdem", SIZES[0], 3), ("closing", SIZES[1], 2), ("console", SIZES[0], 12), ("training-nh", SIZES[1], 5)]


@pytest.mark.parametrize(("way", "size", "stop"), sized(WAYS[:2], whole=WAYS))
def test_a_clumsy_finger_has_the_effect_of_a_clean_one(
    tmp_path: Path, qapp: object, way: str, size: tuple[int, int], stop: int
) -> None:
    clumsy, differs = next(compared(tmp_path, toured, way, size=size, seed=1, stop=stop, touches=8))
    assert differs == ""
    assert len(clumsy.places) == stop
    assert clumsy.robot.happened["bounces"] > 5 and clumsy.robot.happened["BOUNCED"] > 5


def test_a_difference_is_found(tmp_path: Path, qapp: object) -> None:
    """Two hands with other intentions do not see the same."""
    clean, other = (
        toured(tmp_path / str(seed), "holdem", size=SIZES[0], seed=seed, stop=2, touches=3, hand=0) for seed in (1, 2)
    )
    assert difference(clean, clean) == "" and not clean.robot.happened
    assert "clean" in difference(clean, other)
