"""The walk and the opening name each fault of a journal once, at its event."""

import shutil
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from kiosk.core.errors import JournalError
from kiosk.events import FloorCame
from kiosk.journal import Walk, read_journal
from kiosk.journal.chain import Row, chain, is_vouched, public_bytes, vouched_for
from kiosk.journal.opened import explain
from kiosk.journal.verification import Finding
from tests.faults.journals import KEY, OTHER_KEY, all_rows, open_journal, play, spoil_index, tamper, tampering

LAST = 19  # Two hands of eight events after the first event, and two events more; 9 and 17 are checkpoints.


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("made")
    with open_journal(folder, witness=True) as journal:
        play(journal, hands=2)
        for _ in range(2):
            journal.append(FloorCame(), hand=None, actor="fiona")
    return folder


@pytest.fixture
def folder(made: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(made, tmp_path / "x"))


def change(folder: Path, seq: int, to: Callable[[Row], Row]) -> None:
    """Change an event, with a hash that follows the previous one."""
    with tampering(folder / "table.journal") as db:
        rows = all_rows(db)
        row = to(rows[seq - 1])
        at = db.execute("UPDATE event SET actor = ?, body = packed(?), hash = ? WHERE seq = ?",
                        (row[8], row[9], chain(rows[seq - 2][10], row), seq))  # fmt: skip
        assert at.rowcount == 1


def refused(folder: Path) -> str:
    with pytest.raises(JournalError) as caught:
        open_journal(folder, witness=True)
    return str(caught.value.message).partition(":")[0]


def found(folder: Path, *, slices: int = 500, archived: bool = True) -> list[Finding]:
    with read_journal(folder / "table.journal") as reader:
        walk = Walk(
            reader, key=KEY, checkpoints=folder / "checkpoints", witness=folder / "witness" / "heads",
            structure=True, archived=archived,
        )  # fmt: skip
        while (report := walk.step(slices)) is None:
            pass
    return list(report.findings)


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("UPDATE event SET actor = 'nobody' WHERE seq = 18", "Event 18 was altered"),
        (
            """UPDATE event SET body = packed(replace(unpacked(body), '"head":"', '"head":"z')) WHERE seq = 17""",
            "Event 17 was altered",
        ),
    ],
)
def test_an_opening_names_each_change(folder: Path, statement: str, words: str) -> None:
    tamper(folder, statement)
    assert words == refused(folder)


def test_an_opening_names_events_of_another_writer(folder: Path) -> None:
    change(folder, 19, lambda row: (*row[:8], "nobody", *row[9:]))
    assert refused(folder) == "Event 19 was not written by this kiosk"


def test_an_opening_names_a_head_that_is_not_the_one_acknowledged(folder: Path) -> None:
    """The file goes back, and this kiosk writes the same number of events without its witness."""
    tamper(folder, "DELETE FROM event WHERE seq > 17")
    with open_journal(folder) as journal:
        for _ in range(2):
            journal.append(FloorCame(), hand=None, actor="somebody")
        assert journal.last_seq() == LAST
    assert refused(folder) == "Event 19 differs from the acknowledged event"


def test_a_journal_that_begins_with_a_signature_opens(folder: Path) -> None:
    """Its signed events were archived: the signature vouches for all of them."""
    tamper(folder, "DELETE FROM event WHERE seq BETWEEN 2 AND 16")
    with open_journal(folder, witness=True) as journal:
        assert journal.first_seq() == 17
        assert [event.seq for event in journal.events()] == [1, 17, 18, 19]


def test_events_before_a_signature_do_not_hide_it(folder: Path) -> None:
    tamper(folder, "DELETE FROM event WHERE seq = 16", "UPDATE event SET actor = 'nobody' WHERE seq = 17")
    assert found(folder) == [
        Finding(16, "Event 16 is missing."),
        Finding(17, "Event 17 was altered, or does not follow event 16."),
    ]


def test_missing_event_before_an_unreadable_one_is_named(folder: Path) -> None:
    tamper(folder, "DELETE FROM event WHERE seq = 4", "UPDATE event SET body = x'02' WHERE seq = 5")
    assert found(folder) == [
        Finding(4, "Event 4 is missing."),
        Finding(5, "Event 5 cannot be read: the file is damaged there."),
    ]


def test_a_checkpoint_without_its_number_is_named(folder: Path) -> None:
    tamper(
        folder, """UPDATE event SET body = packed(replace(unpacked(body), '"upto":16', '"upto":null')) WHERE seq = 17"""
    )
    assert Finding(17, "The checkpoint at event 17 cannot be read.") in found(folder)


def test_a_file_that_is_damaged_is_looked_at_once(folder: Path) -> None:
    with tampering(folder / "table.journal") as db:
        spoil_index(db)
    damage = [finding for finding in found(folder, slices=1) if finding.sentence.startswith("The file is damaged: ")]
    assert len(damage) == len({*damage}) > 0


def test_a_tail_that_is_cut_off_under_the_walk_is_missing(folder: Path) -> None:
    with read_journal(folder / "table.journal") as reader:
        walk = Walk(reader, key=KEY)
        walk.step(5)
        tamper(folder, "DELETE FROM event WHERE seq > 12")
        while (report := walk.step(5)) is None:
            pass
    assert list(report.findings) == [Finding(13, "Events 13 to 19 are missing.")]


@pytest.mark.parametrize("slices", [1, 500])
def test_an_end_that_is_gone_is_reported_once(folder: Path, slices: int) -> None:
    """The copy is read in slices, but the archives and the end are checked once."""
    tamper(folder, "DELETE FROM event WHERE seq BETWEEN 2 AND 16", "DELETE FROM event WHERE seq = 19")
    (folder / "checkpoints").write_text((folder / "checkpoints").read_text().splitlines(keepends=True)[1] * 3)
    assert found(folder, slices=slices, archived=False) == [
        Finding(2, "The journal's file begins at event 17, and nobody archived what was before."),
        Finding(18, "The journal ends at event 18, but event 19 was acknowledged."),
    ]


def test_a_line_of_another_key_is_a_finding_of_the_whole(folder: Path, tmp_path: Path) -> None:
    path = folder / "checkpoints"
    path.write_text(path.read_text().replace(public_bytes(KEY).hex(), public_bytes(OTHER_KEY).hex(), 1))
    others = [finding for finding in found(folder) if "Line 1" in finding.sentence]
    assert others == [Finding(0, "Line 1 of the floor's copy is not signed for this journal.")]


def test_a_structure_that_cannot_be_looked_at_is_a_finding_of_the_whole(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed = sqlite3.OperationalError("no disk")

    class UncheckedConnection(sqlite3.Connection):
        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            if "integrity_check" in sql:
                raise failed
            return super().execute(sql, *values)

    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=UncheckedConnection))
    assert found(folder, slices=1) == [Finding(0, str(explain(failed).message))]


def test_a_device_vouches_for_its_own_words_and_no_others() -> None:
    signature = KEY.sign(vouched_for(b"a certificate"))
    assert is_vouched(public_bytes(KEY), b"a certificate", signature)
    assert not is_vouched(public_bytes(KEY), b"another", signature)
    assert not is_vouched(public_bytes(OTHER_KEY), b"a certificate", signature)
    assert not is_vouched(public_bytes(KEY), b"a certificate", KEY.sign(b"a certificate"))
