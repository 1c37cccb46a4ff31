"""The power fails while hands of each game are dealt. A few cuts here, 200,000 in `make faults`: power_cuts.py."""

from pathlib import Path
from random import Random

import pytest

from kiosk.games import GAMES
from tests.faults.drive import SECTOR, Drive, Image
from tests.faults.power_cuts import cut, taped, waits
from tests.faults.storage import DiskCall


@pytest.mark.parametrize("game", sorted(GAMES))
def test_nothing_that_was_acknowledged_is_lost(game: str, qapp: object) -> None:
    tape = taped(game, seed=1, hands=1)
    assert len(tape.calls) > 200 and len(tape.acknowledged) > 10
    assert "kiosk.log" in {call.path for call in tape.calls}
    assert set(cut(tape, 1, 1, each=8)) == {""}


def _not_synced(folder: Path) -> None:
    """Treat a folder's names as synced."""


def test_slips_and_pictures_whose_names_are_not_kept_are_lost(monkeypatch: pytest.MonkeyPatch, qapp: object) -> None:
    """This is the control: these cuts find papers and pictures that are not synced."""
    with monkeypatch.context() as patched:
        patched.setattr("kiosk.core.disk.sync_folder", _not_synced)
        tape = taped("peek", seed=4, hands=2)
    assert {"evidence", "slips"} <= {call.path.partition("/")[0] for call in tape.calls}
    of_papers = [nth for nth, call in enumerate(tape.calls, start=1) if call.path.startswith(("evidence/", "slips/"))]
    lost = set(cut(tape, 1, 2, each=17, upto=of_papers[-1] + 60))
    assert any("a picture that is lost" in words for words in lost), lost
    assert any("was printed, and it is lost" in words for words in lost), lost


def test_power_that_fails_at_the_first_start_is_no_damage() -> None:
    tape = taped("dice", seed=2, hands=0)
    begun = next(nth for nth, call in enumerate(tape.calls) if call.data == b"journal.db")
    assert set(cut(tape, 2, 2, upto=begun + 3)) == {""}


@pytest.mark.parametrize("synchronous", ["NORMAL", "OFF"])
def test_a_journal_that_does_not_wait_for_the_disk_loses_events(synchronous: str) -> None:
    """This is the control: these cuts find unsynced data."""
    tape = taped("dice", seed=1, hands=1, connect=waits(synchronous))
    assert any(cut(tape, 1, 1, each=7))


def images(drive: Drive, path: str) -> set[bytes | None]:
    """Return the possible contents of a file after cuts, or "gone"."""
    cuts: list[Image] = [drive.cut(Random(seed)) for seed in range(300)]
    return {image.get(path, b"gone") for image in cuts}


def test_synced_files_stay_and_others_may_be_lost() -> None:
    drive = Drive({"a": b"old"})
    assert images(drive, "a") == {b"old"}
    drive.take(DiskCall("write", "a", 3, b"new"))
    left = images(drive, "a")
    assert {b"old", b"oldnew"} < left and all(content and content.startswith(b"old") for content in left)
    drive.take(DiskCall("sync", "a"))
    assert images(drive, "a") == {b"oldnew"}


def test_sectors_are_written_or_not_each_for_itself() -> None:
    drive = Drive({"a": bytes(3 * SECTOR)})
    drive.take(DiskCall("write", "a", 0, b"x" * 3 * SECTOR))
    left = {tuple(content[at] for at in range(0, 3 * SECTOR, SECTOR)) for content in images(drive, "a") if content}
    assert {(120, 0, 120), (0, 120, 0)} < left


def test_a_name_lasts_once_its_folder_is_synced() -> None:
    drive = Drive({"a": b"old"})
    for call in (
        DiskCall("make", "a.new"),
        DiskCall("write", "a.new", 0, b"new"),
        DiskCall("sync", "a.new"),
        DiskCall("rename", "a.new", data=b"a"),
    ):
        drive.take(call)
    assert images(drive, "a") == {b"old", b"new"}
    drive.take(DiskCall("sync", ""))
    assert images(drive, "a") == {b"new"} and images(drive, "a.new") == {b"gone"}
