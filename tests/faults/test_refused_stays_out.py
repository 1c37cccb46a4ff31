"""A refused event is not in the journal after a failing disk and a power cut: a person has seen the refusal."""

import contextlib
from pathlib import Path
from random import Random
from typing import Final

import pytest

from kiosk.core.errors import JournalError
from kiosk.events import Answered
from kiosk.journal import Journal, read_journal
from tests.faults.drive import Image, RecordedDisk, digest, put
from tests.faults.journals import answer, open_journal, play
from tests.faults.storage import EIO, ENOSPC, faulty
from tests.faults.taping import memory

CUTS: Final = 12  # Cuts after each failing call.


def dealt(journal: Journal) -> list[str]:
    return [event.what.step for event in journal.events() if isinstance(event.what, Answered)]


def refused(folder: Path, disk: RecordedDisk, read_meanwhile: bool) -> tuple[str, list[Image]]:
    """Let an answer fail on an armed disk. Return the code, and the possible images after a power cut."""
    with contextlib.ExitStack() as opened:
        opened.enter_context(faulty(disk))
        journal = opened.enter_context(open_journal(folder, witness=True))
        play(journal, answers=1)
        answer(journal, step="kept")
        if read_meanwhile:
            reader = opened.enter_context(read_journal(folder / "table.journal"))
            assert reader.last_seq() == journal.last_seq()
        disk.begin()
        disk.watched, code = True, ""
        try:
            answer(journal, step="refused")
        except JournalError as refusal:
            code = "in doubt" if journal.in_doubt else refusal.code
        disk.watched = disk.is_recording = False
        images = [disk.drive.cut(Random(seed)) for seed in range(CUTS)]
        return code, list({digest(image): image for image in images}.values())


@pytest.mark.parametrize("read_meanwhile", [False, True], ids=["alone", "while somebody reads"])
@pytest.mark.parametrize("error", [EIO, ENOSPC])
def test_a_refused_event_does_not_come_back_after_a_power_cut(error: int, read_meanwhile: bool) -> None:
    at, codes = 0, list[str]()
    while True:
        disk = RecordedDisk(at=at, error=error)
        with memory() as folder:
            disk.root = folder
            code, images = refused(folder, disk, read_meanwhile)
        if not disk.has_failed:
            break
        for image in images if code not in ("", "in doubt") else ():
            with memory() as folder:
                put(image, folder)
                with open_journal(folder, witness=True) as journal:
                    assert dealt(journal) == ["step 0", "kept"], f"{disk.calls[at]} {at} failed: {code}"
        codes.append(code)
        at += 1
    assert any(code not in ("", "in doubt") for code in codes), codes
