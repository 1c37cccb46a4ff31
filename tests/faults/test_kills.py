"""Kill the table's process at write calls of a hand of each game: a few here, four thousand in `make faults`.

The whole kiosk with its screen is killed once here in each game, from a separate process that has no Qt application
yet.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kiosk.games import GAMES
from kiosk.table.money.slips import SlipStatus
from tests.faults.kills import KilledHands, killed
from tests.sizes import only_whole, sized

ROOT = Path(__file__).resolve().parents[2]
SLIPS_SEED = 5  # A hand with a printed slip.


@pytest.mark.parametrize("game", sized(["nh"], whole=sorted(GAMES)))
def test_a_killed_hand_is_the_hand_that_it_was(game: str, qapp: object) -> None:
    assert {""} == set(killed(game, seed=3, kills=3))


@only_whole
@pytest.mark.parametrize("game", sized(["nh"], whole=sorted(GAMES)))
def test_a_killed_kiosk_is_back_at_the_very_step(game: str) -> None:
    command = [sys.executable, "-m", "tests.faults.kiosk_kills", "1", game, "1"]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_slip_that_is_printed_twice_as_the_original_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    """This is the control: a slip on its way to the printer at the kill counts as not printed."""
    monkeypatch.setattr(SlipStatus, "next_is_original", property(lambda status: bool(status.failed)))
    hands = KilledHands("peek", SLIPS_SEED, tmp_path)
    with pytest.raises(AssertionError, match="on paper twice"):
        hands.kill(len(hands.calls) - hands.calls[::-1].index("replace"))  # Right after it has got its name.
