"""The kiosk receives a signal to end: the hand stays, unsigned events are signed, and the journal's log is merged."""

import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kiosk.journal import read_journal, verify
from tests.faults.dealing import act, plug_in
from tests.tables import House

ROOT = Path(__file__).resolve().parents[2]
LONG_S = 60  # A kiosk that does not end fails after this time.


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return the records of a house whose table has begun a hand."""
    (tmp_path / "NH-07").mkdir()
    house = House(tmp_path / "NH-07")
    plug_in(house.table)
    act(house.table)
    house.close()
    (tmp_path / "NH-07" / "staff.json").rename(tmp_path / "staff.json")
    return tmp_path


def kiosk(data: Path) -> subprocess.Popen[bytes]:
    """Start the kiosk as a process supervisor would, and return it once its table is open."""
    words = [sys.executable, "-m", "kiosk", "run", "--table", "NH-07", "--data", str(data), "--windowed"]
    before = last_seq(data)
    started = subprocess.Popen(
        words, cwd=ROOT, env=os.environ | {"QT_QPA_PLATFORM": "offscreen"}, stderr=subprocess.PIPE
    )
    assert started.stderr is not None
    while last_seq(data) == before:
        assert started.poll() is None, started.stderr.read().decode()
        select.select([started.stderr], [], [], 0.05)
    return started


def last_seq(data: Path) -> int:
    with read_journal(data / "NH-07" / "journal.db") as journal:
        return journal.last_seq()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_kiosk_in_order(data: Path, number: int) -> None:
    running = kiosk(data)
    running.send_signal(number)
    _, said = running.communicate(timeout=LONG_S)
    assert (0, b"") == (running.returncode, said)
    folder = data / "NH-07"
    assert not (folder / "journal.db-wal").exists()
    report = verify(folder / "journal.db", checkpoints=folder / "checkpoints.jsonl")
    assert report.is_whole, report.sentences()
    with read_journal(folder / "journal.db") as journal:
        kinds = [
            event.kind for event in journal.events() if event.kind != "clock_jumped"
        ]  # The house's clock did not move.
    assert "The checkpoints have no second copy" in (folder / "kiosk.log").read_text()
    assert "started" == kinds[-1] and "hand_voided" not in kinds and "noted" in kinds
