"""The exact findings of the verification, and openings that are barely accepted or refused."""

import contextlib
import os
import shutil
import sqlite3
from pathlib import Path

import pytest

from kiosk.core.errors import JournalError
from kiosk.events import FloorCame, JournalAccepted, Signed
from kiosk.journal import Journal, Report, Walk, read_journal, verify
from kiosk.journal.chain import Checkpoint, chain, genesis, public_bytes, seal_key
from kiosk.journal.formats import packed_row
from kiosk.journal.verification import Finding
from kiosk.journal.witness import Witnessed
from tests.faults.journals import (
    KEY,
    LONG_BYTES,
    OTHER_KEY,
    TABLE,
    StillClock,
    all_rows,
    open_journal,
    play,
    spoil_index,
    tamper,
    tampering,
)

GENESIS = genesis(TABLE, public_bytes(KEY))
EVENTS, CHECKPOINTS = 19, (9, 17)  # Two hands of eight events after the first event, and two events more.


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    with open_journal(tmp_path, witness=True) as journal:
        play(journal, hands=2)
        for _ in range(2):
            journal.append(FloorCame(), hand=None, actor="fiona")
    return tmp_path


def check(folder: Path, **more: object) -> Report:
    words = {"table": TABLE, "key": KEY, "checkpoints": folder / "checkpoints", "witness": folder / "witness" / "heads"}
    return verify(folder / "table.journal", **(words | more))  # type: ignore[arg-type]


def test_an_intact_journal_is_reported_with_its_numbers(folder: Path) -> None:
    report = check(folder)
    assert report == Report(table=TABLE, events=EVENTS, checkpoints=2, unsigned=2, findings=())
    assert report.sentences() == ["The journal of table T7 is intact. Events: 19; checkpoints: 2; not signed yet: 2."]


def test_a_journal_that_has_no_checkpoint_is_not_signed_at_all(tmp_path: Path) -> None:
    with open_journal(tmp_path, witness=True, copy=False) as journal:
        journal.append(FloorCame(), hand=None, actor="fiona")
    assert Report(table=TABLE, events=2, checkpoints=0, unsigned=2, findings=()) == check(tmp_path, checkpoints=None)


@pytest.mark.parametrize("table", [None, TABLE])
def test_a_journal_that_is_not_there_is_a_report(tmp_path: Path, table: str | None) -> None:
    path = tmp_path / "nowhere"
    found = Finding(0, f"Journal {path} not found: check the path.")
    assert Report(table=table or "?", events=0, checkpoints=0, unsigned=0, findings=(found,)) == verify(
        path, table=table
    )


def test_a_first_event_that_was_changed_is_at_event_one(folder: Path) -> None:
    tamper(folder, "UPDATE event SET actor = 'somebody' WHERE seq = 1")
    (found,) = check(folder).findings
    assert (1, True) == (found.seq, found.is_damage)


def test_a_journal_is_also_identified_by_its_key(folder: Path) -> None:
    of_another = "The journal was begun with another device key."
    assert [] == [f for f in check(folder, table=None).findings if f.seq == 1]
    assert Finding(1, of_another) in check(folder, key=OTHER_KEY).findings
    assert [Finding(1, of_another)] == [*verify(folder / "table.journal", public_key=public_bytes(OTHER_KEY)).findings]
    assert verify(folder / "table.journal", public_key=public_bytes(KEY)).is_whole
    assert [Finding(1, "The journal is of table T7, not of T8.")] == [
        *verify(folder / "table.journal", table="T8").findings
    ]


@pytest.mark.parametrize("count", [1, 2, 3, 7, 500])
def test_a_walk_is_the_same_in_slices_of_any_length(folder: Path, count: int) -> None:
    tamper(
        folder,
        "UPDATE event SET actor = 'somebody' WHERE seq = 5",
        "DELETE FROM event WHERE seq IN (7, 11, 12)",
        "UPDATE event SET body = x'02' WHERE seq = 15",
    )
    with read_journal(folder / "table.journal") as reader:
        walk = Walk(reader, table=TABLE, key=KEY, checkpoints=folder / "checkpoints")
        assert (0, EVENTS) == (walk.seq, walk.last)
        steps = 0
        while (report := walk.step(count)) is None:
            steps += 1
            assert 0 < walk.seq <= EVENTS
    assert EVENTS == walk.seq
    assert steps >= -(-(EVENTS - 4) // count)
    assert [
        "Event 5 was altered, or does not follow event 4.",
        "Event 7 is missing.",
        "Events 11 to 12 are missing.",
        "Event 15 cannot be read: the file is damaged there.",
    ] == report.sentences()
    assert (EVENTS - 4, 2) == (report.events, report.checkpoints)


def test_events_after_the_start_of_a_walk_are_left_for_the_next_walk(folder: Path) -> None:
    with open_journal(folder, witness=True) as journal, read_journal(folder / "table.journal") as reader:
        walk = Walk(reader, table=TABLE, key=KEY)
        journal.append(FloorCame(), hand=None, actor="fiona")
        report = None
        while report is None:
            report = walk.step(4)
    assert EVENTS == report.events


def test_a_walk_ends_where_everything_is_wrong(folder: Path) -> None:
    tamper(folder, "UPDATE event SET at_ms = at_ms + 1 WHERE seq > 1")
    with read_journal(folder / "table.journal") as reader:
        walk = Walk(reader, max_findings=3)
        report = None
        while report is None:
            report = walk.step(1)
    assert [2, 3, 4] == [finding.seq for finding in report.findings]


def test_the_first_unreadable_event_is_reported(folder: Path) -> None:
    """The path to a page in the middle is damaged: neither its events nor their numbers can be read."""
    with open_journal(folder, witness=True) as journal:
        play(journal, hands=60)
    path = folder / "table.journal"
    content = bytearray(path.read_bytes())
    with contextlib.closing(sqlite3.connect(path)) as db:
        (root,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'event'").fetchone()
    page = (root - 1) * 4096
    assert content[page] == 5  # In an inner page of a table, the positions of the cells follow its head of 12 bytes.
    cell = page + int.from_bytes(content[page + 18 : page + 20], "big")
    content[cell : cell + 4] = b"\xff" * 4
    path.write_bytes(content)
    with read_journal(path) as reader:
        walk = Walk(reader)
        report = None
        while report is None:
            report = walk.step(7)
    (found,) = report.findings
    assert found.sentence == (f"From event {found.seq} on nothing can be read. The journal is damaged: keep the file.")
    assert (1 < found.seq < walk.last, found.seq - 1) == (True, report.events)


def test_unreadable_or_missing_witness_is_found(folder: Path) -> None:
    heads = folder / "witness" / "heads"
    kept = heads.read_bytes()
    heads.write_bytes(bytes(8192))
    assert [Finding(0, f"The journal's witness {heads} cannot be read, or is of another journal.")] == [
        *check(folder).findings
    ]
    heads.unlink()
    assert [Finding(0, f"The journal's witness {heads} is gone.")] == [*check(folder).findings]
    assert check(folder, witness=None).is_whole
    assert check(folder, key=None, public_key=public_bytes(KEY)).is_whole  # Without a key, the file's own key is used.
    heads.mkdir()
    (found,) = check(folder).findings
    assert (0, False) == (found.seq, found.is_damage)
    assert "check its folder and its disk" in found.sentence
    heads.rmdir()
    heads.write_bytes(kept)
    assert check(folder).is_whole


def test_a_head_that_is_not_the_one_acknowledged_is_found(folder: Path) -> None:
    heads = folder / "witness" / "heads"
    for seq, words in (
        (EVENTS, f"Event {EVENTS} differs from the acknowledged event."),
        (EVENTS + 1, f"The journal ends at event {EVENTS}, but event {EVENTS + 1} was acknowledged."),
    ):
        said = Witnessed(seq, CHECKPOINTS[-1], bytes(32)).sealed(seal_key(KEY), GENESIS)
        heads.write_bytes(said.ljust(4096, b"\0") * 2)
        assert [Finding(EVENTS, words)] == [*check(folder).findings]


@pytest.mark.parametrize("table", ["T8", TABLE])
def test_a_line_of_another_journal_is_named(folder: Path, table: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    with open_journal(elsewhere, clock=StillClock(1_800_000_600_000)) as journal:
        play(journal, hands=3)
    line = (elsewhere / "checkpoints").read_text().splitlines(keepends=True)[2]
    if table != TABLE:
        line = line.replace('"T7"', '"T8"')
    with (folder / "checkpoints").open("a") as copy:
        copy.write(line)
    said = check(folder).sentences()
    if table == TABLE:
        ends = f"the journal ends at event {EVENTS}, and the floor’s copy has a checkpoint at 25."
        assert f"The tail was cut off: {ends}" in said
    else:
        assert ["Line 3 of the floor's copy is not signed for this journal."] == said


def test_a_copy_whose_first_line_is_gone_is_found_and_one_that_lags_is_whole(folder: Path) -> None:
    lines = (folder / "checkpoints").read_text().splitlines(keepends=True)
    for first in ("", lines[1]):  # It is removed, or made equal to the next one.
        (folder / "checkpoints").write_text(first + lines[1])
        found = [Finding(CHECKPOINTS[0], "The floor's copy lacks the checkpoint at event 9.", is_damage=False)]
        assert found == [*check(folder).findings]
    (folder / "checkpoints").write_text(lines[0])
    assert verify(folder / "table.journal", checkpoints=folder / "checkpoints").is_whole
    found = [Finding(CHECKPOINTS[1], "The floor's copy lacks the checkpoint at event 17.", is_damage=False)]
    assert found == [*check(folder).findings]  # The witness had more.


def test_a_line_of_the_copy_that_cannot_be_read_is_no_damage(folder: Path) -> None:
    (folder / "checkpoints").unlink()
    (folder / "checkpoints").mkdir()
    (found,) = [finding for finding in check(folder).findings if "cannot be read or written" in finding.sentence]
    assert (0, False) == (found.seq, found.is_damage)


def refused(folder: Path, *, copy: bool = True, witness: bool = True) -> JournalError:
    with pytest.raises(JournalError) as caught:
        open_journal(folder, copy=copy, witness=witness)
    return caught.value


def test_a_file_is_looked_through_up_to_its_size(folder: Path) -> None:
    with tampering(folder / "table.journal") as db:
        spoil_index(db)
    os.truncate(folder / "table.journal", LONG_BYTES - 1)
    assert refused(folder).code == "damaged"
    os.truncate(folder / "table.journal", LONG_BYTES)
    open_journal(folder, witness=True).close()


@pytest.mark.parametrize("gap", [18, 19])
def test_an_event_that_is_missing_behind_the_signature_is_named(folder: Path, gap: int) -> None:
    if gap == 19:
        with open_journal(folder, witness=True) as journal:
            journal.append(FloorCame(), hand=None, actor="fiona")
    tamper(folder, f"DELETE FROM event WHERE seq = {gap}")
    error = refused(folder)
    assert ("changed", True) == (error.code, f"Event {gap} is missing" in error.message)


@pytest.mark.parametrize("column", ["hash", "actor"])
def test_a_signed_checkpoint_that_was_changed_is_named(folder: Path, column: str) -> None:
    value = "zeroblob(32)" if column == "hash" else "'somebody'"
    tamper(folder, f"UPDATE event SET {column} = {value} WHERE seq = 17")
    assert f"Event {CHECKPOINTS[1]} has a bad signature" in refused(folder).message


def test_missing_or_altered_signed_event_is_refused(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    for statement in ("DELETE FROM event WHERE seq = 16", "UPDATE event SET hash = zeroblob(32) WHERE seq = 16"):
        left = tmp_path_factory.mktemp("left") / "x"
        shutil.copytree(folder, left)
        tamper(left, statement)
        assert "Event 16 differs from its signature" in refused(left).message


def test_other_hands_that_end_where_the_copy_does_are_another_checkpoint(folder: Path) -> None:
    """Somebody goes back before a hand, and plays one of the same length: nothing is shorter."""
    tamper(folder, "DELETE FROM event WHERE seq > 9")
    copy = (folder / "checkpoints").read_text()
    with open_journal(folder, copy=False, clock=StillClock(1_800_000_600_000)) as journal:
        play(journal)
        assert journal.last_seq() == CHECKPOINTS[1]
    assert copy == (folder / "checkpoints").read_text()
    error = refused(folder, witness=False)
    assert ("changed", True) == (error.code, "Event 17 does not match the floor’s checkpoint" in error.message)
    assert refused(folder).may_be_accepted


def test_a_copy_whose_lines_were_all_taken_out_had_some(folder: Path) -> None:
    (folder / "checkpoints").write_text("")
    assert "ends at event 0, but it had the checkpoint at 17" in refused(folder).message
    open_journal(folder, copy=False, witness=True).close()  # This is a house without a copy.


def test_a_forged_acceptance_of_a_cut_journal_does_not_count(folder: Path) -> None:
    """A manager's acceptance must be sealed by the device."""
    with tampering(folder / "table.journal") as db:
        rows = all_rows(db)[:8]
        text = JournalAccepted(findings=("cut",), why="so be it").text()
        forged = (9, os.urandom(16), None, JournalAccepted.KIND, JournalAccepted.V, *rows[-1][5:8], "novak", text)
        db.execute("DELETE FROM event WHERE seq > 8")
        row = (*forged, chain(rows[-1][10], forged))
        db.execute("INSERT INTO event VALUES(?,?,?,?,?,?,?,?,?,?,?)", packed_row(row))
    (folder / "witness" / "heads").unlink()
    error = refused(folder, witness=False)
    assert error.code == "changed" and "Event 9 was not written by this kiosk" in error.message


def test_an_accepted_journal_opens_from_then_on(folder: Path) -> None:
    """Also with a copy elsewhere that could not be reached then."""
    (folder / "witness" / "heads").unlink()
    tamper(folder, "DELETE FROM event WHERE seq > 12")
    error = refused(folder, witness=False)
    assert ("cut", True) == (error.code, error.may_be_accepted)
    path = folder / "table.journal"
    with Journal.open(path, table=TABLE, key=KEY, clock=StillClock(), checkpoints=None, accept=True) as journal:
        journal.append(JournalAccepted(findings=("cut",), why="a new disk"), hand=None, actor="novak")
    with open_journal(folder) as journal:
        assert journal.last_seq() == 13
        play(journal)
    lost = "Event 17 does not match the floor’s checkpoint."  # Its line is there, and names the lost events.
    assert [lost] == check(folder, witness=None).sentences()


def test_a_report_is_in_the_order_of_the_events(folder: Path) -> None:
    tamper(folder, "UPDATE event SET actor = 'x' WHERE seq IN (4, 12)")
    (folder / "checkpoints").write_text("nonsense\n" + (folder / "checkpoints").read_text())
    assert [0, 4, 12] == [finding.seq for finding in check(folder).findings]


def test_a_copy_that_is_made_later_has_every_checkpoint(tmp_path: Path) -> None:
    """A removed first line is then a finding, whenever the house got its copy."""
    with open_journal(tmp_path, copy=False) as journal:
        play(journal, 2)
    with open_journal(tmp_path) as journal:
        play(journal)
        signed = [event.seq for event in journal.events(1, Signed)]
    lines = [Checkpoint.of_line(line).seq for line in (tmp_path / "checkpoints").read_text().splitlines()]
    assert lines == signed
    assert len(signed) == 3
