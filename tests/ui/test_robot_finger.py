"""A clumsy hand and a clean one with the same intentions have the same results. `make finger` tries more."""

from pathlib import Path

import pytest

from tests.sizes import sized
from tests.ui.fingers import at
from tests.ui.player import Player
from tests.ui.robot_finger import SIZES, aimed, compared, difference, toured
from tests.ui.tables import make_table, taps
from ui.app import Screen
from ui.window.touch_guard import TouchGuard

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


def test_a_guard_that_counts_bounces_is_found(tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TouchGuard, "_bounces", lambda self, event, point: False)
    _, differs = next(compared(tmp_path, toured, "holdem", size=SIZES[0], seed=1, stop=2, touches=3))
    assert "clean" in differs


def test_a_finger_aims_at_the_middle_of_the_target_that_covers_another_one(tmp_path: Path, qapp: object) -> None:
    table = make_table(tmp_path, game="peek")
    with Screen(table, size=SIZES[1], double_tap_s=0) as screen:
        player = Player(screen, seed=3)
        while screen.find("option.fold") is None:
            player.step()
        assert aimed(screen, "option.fold") == at(screen, "option.fold")
        taps(screen, ("cardWrong", "card.5s"))  # The keys of all cards cover the options.
        over = screen.target(at(screen, "option.fold")).name
        assert over.startswith("card.") and aimed(screen, "option.fold") == at(screen, over)
    table.close()
