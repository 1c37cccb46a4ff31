"""A clumsy hand and a clean one with the same intentions see and leave the same. `make finger` plays more of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.robot_finger import difference, played


@pytest.mark.parametrize(
    ("game", "size", "steps"), [("nh", (1280, 800), 6), ("holdem", (1920, 1080), 10)], ids=["nh", "holdem"]
)
def test_a_clumsy_finger_does_what_a_clean_one_does(
    tmp_path: Path, qapp: object, game: str, size: tuple[int, int], steps: int
) -> None:
    clean = played(tmp_path / "clean", game, seed=1, steps=steps, size=size, clumsy=False)
    clumsy = played(tmp_path / "clumsy", game, seed=1, steps=steps, size=size, clumsy=True)
    assert clumsy.happened["bounces"] > 5 and clumsy.happened["BOUNCED"] > 5
    assert len(clean.journal) > steps
    assert difference(clean, clumsy) == ""
