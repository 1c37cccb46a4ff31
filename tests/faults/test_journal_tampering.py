"""The walk finds and locates every change, removal, insertion, and cut in a journal."""

import contextlib
import json
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.core.errors import JournalError
from kiosk.events import FloorCalled, FloorCame, Signed
from kiosk.journal import Report, verify
from kiosk.journal.chain import COLUMNS, Row, chain, genesis, public_bytes, signed
from kiosk.journal.formats import packed, unpacked
from kiosk.journal.verification import Finding
from tests.faults.journals import (
    KEY,
    OTHER_KEY,
    TABLE,
    StillClock,
    all_rows,
    answer,
    fails,
    open_journal,
    play,
    rewrite,
    spoil_index,
    tampering,
)

GENESIS = genesis(TABLE, public_bytes(KEY))
NAMES = COLUMNS.split(", ")
EVENTS = 19  # These are two hands of eight events, the first event, and two after the last checkpoint.
CHECKPOINTS = (9, 17)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("journal")
    with open_journal(folder) as journal:
        play(journal, hands=2)
        journal.append(FloorCalled(why="a flush"), hand=None, actor="dana")
        journal.append(FloorCame(), hand=None, actor="fiona")
        assert journal.last_seq() == EVENTS
        assert tuple(event.seq for event in journal.events() if isinstance(event.what, Signed)) == CHECKPOINTS
    return folder


def check(folder: Path) -> Report:
    return verify(
        folder / "table.journal", table=TABLE, public_key=public_bytes(KEY), checkpoints=folder / "checkpoints"
    )


def tampered(made: Path, tamper: Callable[[sqlite3.Connection], object]) -> Report:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for word in ("table.journal", "checkpoints"):
            shutil.copy(made / word, folder)
        with tampering(folder / "table.journal") as db:
            tamper(db)
        return check(folder)


def test_untouched_it_is_whole(made: Path) -> None:
    report = tampered(made, lambda db: None)
    assert report.is_whole
    assert (report.events, report.checkpoints, report.unsigned) == (EVENTS, 2, 2)


def another(value: object, draw: Callable[[st.SearchStrategy[int]], int]) -> object:
    """Return a value of the same type that differs in one place."""
    match value:
        case None:
            return 1
        case int():
            return value ^ 1 << draw(st.integers(0, 62))
        case bytes():
            raw = bytearray(value)
            raw[draw(st.integers(0, len(raw) - 1))] ^= 1 << draw(st.integers(0, 7))
            return bytes(raw)
        case str():
            at = draw(st.integers(0, len(value) - 1))
            # Replace it by any other character, including NUL and quotes.
            code = (ord(value[at]) + draw(st.integers(1, 126))) % 127
            return value[:at] + chr(code) + value[at + 1 :]
        case _:
            raise AssertionError(value)


def change(db: sqlite3.Connection, seq: int, column: str, data: st.DataObject) -> None:
    """Change a column of an event in one place, in its unpacked text."""
    expression, kept = ("unpacked(body)", "packed(?)") if column == "body" else (column, "?")
    (value,) = db.execute(f"SELECT {expression} FROM event WHERE seq = ?", (seq,)).fetchone()
    db.execute(f"UPDATE event SET {column} = {kept} WHERE seq = ?", (another(value, data.draw), seq))


@given(data=st.data(), seq=st.integers(1, EVENTS), column=st.sampled_from(NAMES[1:]))
def test_any_change_of_any_column_of_any_event(made: Path, data: st.DataObject, seq: int, column: str) -> None:
    def tamper(db: sqlite3.Connection) -> None:
        change(db, seq, column, data)

    report = tampered(made, tamper)
    assert not report.is_whole
    assert report.findings[0].seq == seq
    assert f"vent {seq} " in report.sentences()[0] or f"event {seq}" in report.sentences()[0]


@given(seq=st.integers(1, EVENTS), to=st.integers(EVENTS + 1, 2**40))
def test_an_event_with_another_number(made: Path, seq: int, to: int) -> None:
    report = tampered(made, lambda db: db.execute("UPDATE event SET seq = ? WHERE seq = ?", (to, seq)))
    assert not report.is_whole
    assert report.findings[0].seq == seq


@given(seq=st.integers(2, EVENTS - 1))
def test_an_event_taken_out(made: Path, seq: int) -> None:
    report = tampered(made, lambda db: db.execute("DELETE FROM event WHERE seq = ?", (seq,)))
    assert report.findings[0].sentence == f"Event {seq} is missing."


def test_several_events_taken_out(made: Path) -> None:
    report = tampered(made, lambda db: db.execute("DELETE FROM event WHERE seq BETWEEN 4 AND 7"))
    assert report.sentences()[0] == "Events 4 to 7 are missing."
    assert len(report.findings) == 1


def test_the_first_event_taken_out(made: Path) -> None:
    report = tampered(made, lambda db: db.execute("DELETE FROM event WHERE seq = 1"))
    assert report.findings[0].seq == 1


@given(seq=st.integers(2, CHECKPOINTS[-1] - 1))
def test_an_event_taken_out_and_all_others_chained_again(made: Path, seq: int) -> None:
    def tamper(db: sqlite3.Connection) -> None:
        rows = all_rows(db)
        rewrite(db, rows[: seq - 1] + rows[seq:], GENESIS)

    assert not tampered(made, tamper).is_whole


def test_an_event_put_in_and_all_others_chained_again(made: Path) -> None:
    def tamper(db: sqlite3.Connection) -> None:
        rows = all_rows(db)
        extra: Row = (0, b"\0" * 16, *rows[4][2:])
        rewrite(db, [*rows[:5], extra, *rows[5:]], GENESIS)

    report = tampered(made, tamper)
    assert Finding(10, "The checkpoint at event 10 has a bad signature.") in report.findings


def test_an_event_changed_and_all_hashes_made_again(made: Path) -> None:
    def tamper(db: sqlite3.Connection) -> None:
        rows = all_rows(db)
        rows[4] = (*rows[4][:8], "somebody", *rows[4][9:])
        rewrite(db, rows, GENESIS)

    report = tampered(made, tamper)
    assert report.findings[0].seq == CHECKPOINTS[0]
    assert "are not those that the checkpoint there signed" in report.sentences()[0]


def test_an_event_changed_and_the_checkpoints_signed_with_another_key(made: Path) -> None:
    def tamper(db: sqlite3.Connection) -> None:
        rows = all_rows(db)
        rows[4] = (*rows[4][:8], "somebody", *rows[4][9:])
        previous = GENESIS
        for at, row in enumerate(rows):
            if row[3] == "checkpoint":
                state = json.loads(row[9])["state"]
                row = (*row[:9], signed(TABLE, row[0] - 1, previous, state, OTHER_KEY).text())
            rows[at] = row
            previous = chain(previous, row)
        rewrite(db, rows, GENESIS)

    report = tampered(made, tamper)
    assert [finding.seq for finding in report.findings[:2]] == [CHECKPOINTS[0], CHECKPOINTS[0]]
    assert "bad signature" in report.sentences()[0]


def test_the_state_of_a_checkpoint_changed_and_all_hashes_made_again(made: Path) -> None:
    def tamper(db: sqlite3.Connection) -> None:
        rows = all_rows(db)
        at = CHECKPOINTS[1] - 1
        rows[at] = (*rows[at][:9], rows[at][9].replace('{"hands":2}', '{"hands":3}'), rows[at][10])
        rewrite(db, rows, GENESIS)

    report = tampered(made, tamper)
    assert report.sentences()[0] == f"The checkpoint at event {CHECKPOINTS[1]} has a bad signature."


@given(left=st.integers(1, CHECKPOINTS[-1] - 1))
def test_a_tail_cut_off_with_its_checkpoints(made: Path, left: int) -> None:
    report = tampered(made, lambda db: db.execute("DELETE FROM event WHERE seq > ?", (left,)))
    ends = f"the journal ends at event {left}, and the floor’s copy has a checkpoint at {CHECKPOINTS[-1]}."
    assert f"The tail was cut off: {ends}" in report.sentences()


def test_a_tail_cut_off_and_played_on(made: Path, tmp_path: Path) -> None:
    """Somebody goes back to before a checkpoint and plays other hands: the floor has the first ones."""
    shutil.copy(made / "table.journal", tmp_path)
    with tampering(tmp_path / "table.journal") as db:
        db.execute("DELETE FROM event WHERE seq > ?", (CHECKPOINTS[0],))
    with open_journal(tmp_path, copy=False, clock=StillClock(1_800_000_600_000)) as journal:
        play(journal, hands=2)
    shutil.copy(made / "checkpoints", tmp_path)
    assert check(tmp_path).sentences() == [f"Event {CHECKPOINTS[1]} does not match the floor’s checkpoint."]
    with fails("changed"):
        open_journal(tmp_path)


def test_text_that_is_no_longer_utf8(made: Path) -> None:
    report = tampered(made, lambda db: db.execute("UPDATE event SET actor = CAST(x'ff' AS TEXT) WHERE seq = 5"))
    assert report.sentences()[0] == "Event 5 cannot be read: the file is damaged there."
    assert len(report.findings) == 1


@given(data=st.data(), seq=st.integers(2, EVENTS))
def test_any_bit_of_a_text_as_it_is_kept(made: Path, data: st.DataObject, seq: int) -> None:
    """A bit after the end of the deflated data leaves the text unchanged: every other change is found."""

    same = []

    def tamper(db: sqlite3.Connection) -> None:
        (text, body) = db.execute("SELECT unpacked(body), body FROM event WHERE seq = ?", (seq,)).fetchone()
        body = bytearray(body)
        body[data.draw(st.integers(0, len(body) - 1))] ^= 1 << data.draw(st.integers(0, 7))
        with contextlib.suppress(ValueError):
            same.append(unpacked(bytes(body)) == text)
        db.execute("UPDATE event SET body = ? WHERE seq = ?", (bytes(body), seq))

    report = tampered(made, tamper)
    assert report.is_whole == (same == [True])
    assert report.is_whole or report.findings[0].seq == seq


@pytest.mark.parametrize("body", [b"", b"\1", b"\2" + packed("{}")[1:], packed("{}") + b"\0", packed("{}" * 999)[:-3]])
def test_a_text_that_cannot_be_read(made: Path, body: bytes) -> None:
    report = tampered(made, lambda db: db.execute("UPDATE event SET body = ? WHERE seq = 5", (body,)))
    assert report.sentences()[0] == "Event 5 cannot be read: the file is damaged there."
    assert len(report.findings) == 1


@pytest.mark.parametrize("body", ["", "[]", "{", '{"upto":16}', "null"])
def test_a_checkpoint_that_is_not_one(made: Path, body: str) -> None:
    report = tampered(made, lambda db: db.execute("UPDATE event SET body = packed(?) WHERE seq = 17", (body,)))
    assert "The checkpoint at event 17 cannot be read." in report.sentences()


def test_a_trigger_taken_away(made: Path, tmp_path: Path) -> None:
    shutil.copy(made / "table.journal", tmp_path)
    db = sqlite3.connect(tmp_path / "table.journal", isolation_level=None)
    db.execute("DROP TRIGGER event_never_goes")
    db.close()
    assert check(tmp_path).sentences() == ["The journal’s event_never_goes was altered: keep the file."]


def test_another_table_and_another_key(made: Path) -> None:
    report = verify(made / "table.journal", table="T8", public_key=public_bytes(OTHER_KEY))
    assert report.sentences() == [
        "The journal is of table T7, not of T8.",
        "The journal was begun with another device key.",
    ]


def test_an_index_that_does_not_fit(made: Path) -> None:
    report = tampered(made, spoil_index)
    assert report.findings
    assert all(finding.seq == 0 and finding.sentence.startswith("The file is damaged") for finding in report.findings)


def with_copy(made: Path, tmp_path: Path, change: Callable[[list[str]], list[str]]) -> Report:
    shutil.copy(made / "table.journal", tmp_path)
    lines = (made / "checkpoints").read_text().splitlines(keepends=True)
    (tmp_path / "checkpoints").write_text("".join(change(lines)))
    return check(tmp_path)


def test_a_line_that_is_no_checkpoint(made: Path, tmp_path: Path) -> None:
    report = with_copy(made, tmp_path, lambda lines: [lines[0], "nonsense\n", lines[1]])
    assert report.sentences() == ["Line 2 of the floor's copy is not a checkpoint."]


def test_a_line_that_was_changed(made: Path, tmp_path: Path) -> None:
    report = with_copy(made, tmp_path, lambda lines: [lines[0].replace('"upto":8', '"upto":7'), lines[1]])
    assert report.sentences() == [
        "Line 1 of the floor's copy is not signed for this journal.",
        "The floor's copy lacks the checkpoint at event 9.",
    ]


def test_half_a_line_at_the_end_counts_as_a_power_cut(made: Path, tmp_path: Path) -> None:
    assert with_copy(made, tmp_path, lambda lines: [lines[0], lines[1][:50]]).is_whole
    with open_journal(tmp_path):
        pass
    assert (tmp_path / "checkpoints").read_text() == (made / "checkpoints").read_text()


def test_a_copy_that_lags_is_completed_at_the_next_opening(made: Path, tmp_path: Path) -> None:
    assert with_copy(made, tmp_path, lambda lines: lines[:1]).is_whole
    with open_journal(tmp_path):
        pass
    assert (tmp_path / "checkpoints").read_text() == (made / "checkpoints").read_text()


def test_no_copy_at_all(made: Path, tmp_path: Path) -> None:
    report = verify(made / "table.journal", checkpoints=tmp_path / "nowhere")
    assert not report.is_whole
    assert "cannot be read or written" in report.sentences()[0]


@given(data=st.data(), seq=st.integers(CHECKPOINTS[-1], EVENTS), column=st.sampled_from(NAMES[1:]))
def test_opening_refuses_a_change_since_the_last_checkpoint(
    made: Path, data: st.DataObject, seq: int, column: str
) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for word in ("table.journal", "checkpoints"):
            shutil.copy(made / word, folder)
        with tampering(folder / "table.journal") as db:
            change(db, seq, column, data)
            rows = all_rows(db)
        with fails("changed"):
            open_journal(folder)
        with tampering(folder / "table.journal") as db:
            assert all_rows(db) == rows


@pytest.mark.parametrize("v", [101, 102, 1 << 40])
def test_a_version_as_if_it_hid_a_card_is_a_change(made: Path, tmp_path: Path, v: int) -> None:
    for word in ("table.journal", "checkpoints"):
        shutil.copy(made / word, tmp_path)
    with tampering(tmp_path / "table.journal") as db:
        db.execute("UPDATE event SET v = ? WHERE seq = ?", (v, CHECKPOINTS[-1]))
    with pytest.raises(JournalError, match=f"Event {CHECKPOINTS[-1]} cannot be read") as caught:
        open_journal(tmp_path)
    assert caught.value.code == "changed"


def test_opening_refuses_a_cut_tail(made: Path, tmp_path: Path) -> None:
    for word in ("table.journal", "checkpoints"):
        shutil.copy(made / word, tmp_path)
    with tampering(tmp_path / "table.journal") as db:
        db.execute("DELETE FROM event WHERE seq >= ?", (CHECKPOINTS[-1],))
    with fails("cut", "ends at event 16, but the floor’s copy has a checkpoint at 17"):
        open_journal(tmp_path)
    with open_journal(tmp_path, copy=False) as journal:
        assert answer(journal).seq == CHECKPOINTS[-1]


def test_a_checkpoint_that_is_nested_too_deeply_is_one_sentence(made: Path) -> None:
    deep = packed('{"state":' + "[" * 100_000 + "]" * 100_000 + "}")
    report = tampered(made, lambda db: db.execute("UPDATE event SET body = ? WHERE seq = ?", (deep, CHECKPOINTS[1])))
    assert report.findings[0].seq == CHECKPOINTS[1]
