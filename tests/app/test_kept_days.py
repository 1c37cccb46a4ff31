"""A report is the same with stored days and without, and altered stored days are not used."""

import sqlite3
import subprocess
import threading
from collections.abc import Iterator
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest

from kiosk.app.house.day_keeper import DayKeeper, report_command
from kiosk.app.house.house import verified
from kiosk.app.house.reports import KEPT, boxes_taken_out, events_of, table_days
from kiosk.bank import gaming_day, month_spans
from kiosk.core.devices import DeviceState, StateChanged
from kiosk.core.text import Text
from kiosk.events import DropBoxChanged, TableClosed
from kiosk.journal import read_journal
from kiosk.reports import DayReader, TableDay, TableFigures, house_report
from kiosk.reports.report import GroupBy, HouseReport
from kiosk.settings import Records
from kiosk.table import Table
from tests.app.typed import Kiosk
from tests.faults.journals import tampering
from tests.reopened import play, reopen, right
from tests.tables import DEALER, FLOOR, PINS, House

BOTH = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}
HOUR_MS = 3_600_000


class Nights:
    """A table with four gaming days: closed, left open past the end of the day, not opened, and closed again."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.data = folder
        (folder / "NH-07").mkdir()
        self.house = House(folder / "NH-07")
        self.first = gaming_day(self.house.clock.ms, "08:00")
        self.read: list[int] = []
        take = DayReader.take

        def taken(reader: DayReader, event: object) -> Iterator[TableDay]:
            self.read.append(event.seq)  # type: ignore[attr-defined]
            return take(reader, event)  # type: ignore[arg-type]

        monkeypatch.setattr(DayReader, "take", taken)
        self.night(is_closed=True)
        self.house.table.shift.open("nh", self.house.table.shift.closed_rack, **BOTH)
        self.night(is_closed=False)
        self.house.clock.advance(ms=24 * HOUR_MS)
        self.night(is_closed=True)

    def night(self, *, is_closed: bool) -> None:
        table, clock = self.house.table, self.house.clock
        table.shoe.event(StateChanged(DeviceState.READY, ""))
        clock.advance(ms=60_000)
        table.cash.change_box(12, **BOTH)
        table.cash.buy_in(3, 50_000)
        play(table)
        reopen(table)
        right(table)
        play(table)
        table.cash.change_box(0, **BOTH)
        if is_closed:
            rack = dict(table.shift.rack)
            table.shift.close(rack | {2_500: rack[2_500] - 1}, **BOTH)
        clock.advance(ms=24 * HOUR_MS)

    def days(self, damaged: list[str] | None = None) -> tuple[TableDay, ...]:
        """Return the days of the month. `read` receives the events that were read for them."""
        self.read.clear()
        spans = [
            span for day in (self.first, self.first + timedelta(days=31)) for span in month_spans(day, "08:00")
        ]  # fmt: skip
        return table_days(self.house.settings, self.data, "NH-07", spans, [] if damaged is None else damaged)

    def report(self, damaged: list[str] | None = None) -> HouseReport:
        days = self.days(damaged)
        cells = {key: cell for made in days for key, cell in made.cells.items()}
        figures = TableFigures("NH-07", cells, [made.night for made in days])
        return house_report([figures], GroupBy.DAY, date(2020, 1, 1), date(2040, 1, 1))

    def forge(self, statement: str) -> None:
        with closing(sqlite3.connect(self.kept)) as db, db:
            db.execute(statement)

    @property
    def kept(self) -> Path:
        return self.data / "NH-07" / KEPT


@pytest.fixture
def nights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Nights]:
    made = Nights(tmp_path, monkeypatch)
    yield made
    made.house.close()


def plain(report: HouseReport) -> list[tuple[str, str, float, tuple[tuple[str, int], ...]]]:
    return [(row.of, each.key, each.value, tuple(each.events)) for row in report.rows for each in row.figures]


def test_a_day_that_is_kept_is_not_read_again_and_is_the_same(nights: Nights) -> None:
    whole, first_read = plain(nights.report()), list(nights.read)
    before = nights.days()
    assert next(found[2] for found in whole if found[:2] == ("all", "hands")) == 6
    assert nights.kept.stat().st_mode & 0o777 == 0o600
    assert plain(nights.report()) == whole
    assert first_read and nights.read == []
    again = nights.days()
    assert [made.night for made in again] == [made.night for made in before]
    table = nights.house.table
    table.shift.open("nh", table.shift.closed_rack, **BOTH)
    nights.night(is_closed=False)
    nights.days()
    *_, yesterday, _ = [made.seq for made in again if made.night.hands]
    assert min(nights.read) > yesterday  # The day before the newest one is not read again.


def test_a_kept_day_that_continues_is_read_again(nights: Nights) -> None:
    """The table is closed in the afternoon and opened again on the same gaming day."""
    table = nights.house.table
    nights.house.clock.advance(ms=-24 * HOUR_MS)
    nights.days()
    closed = next(event.seq for event in table.journal.before(table.journal.last_seq() + 1, TableClosed))
    table.shift.open("nh", table.shift.closed_rack, **BOTH)
    nights.night(is_closed=True)
    again = nights.days()
    assert min(nights.read) < closed < max(nights.read)
    assert [made for made in nights.days() if made.night.hands][-1].night.hands == 4
    assert nights.read == []
    nights.kept.unlink()
    assert [made.night for made in nights.days()] == [made.night for made in again]


def test_an_altered_event_of_a_kept_day_that_may_continue_is_named(nights: Nights) -> None:
    figure = nights.report().total.figure("hands")
    assert figure is not None
    nights.report()
    assert nights.read == []
    nights.house.close()
    *_, (_, settled) = figure.events
    with tampering(nights.data / "NH-07" / "journal.db") as db:
        db.execute("UPDATE event SET at_ms = at_ms + 1 WHERE seq = ?", (settled,))
    damaged: list[str] = []
    nights.report(damaged)
    assert f"Event {settled} was altered, or does not follow event {settled - 1}." in damaged


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE day SET body = x'00'",
        "UPDATE day SET seal = x'00'",
        "UPDATE day SET rest = x'00'",
        "UPDATE day SET body = (SELECT body FROM day ORDER BY day LIMIT 1)",
        "DELETE FROM day WHERE day = (SELECT min(day) FROM day)",
        "DROP TABLE day",
    ],
)
def test_a_forged_line_in_the_file_is_not_believed(nights: Nights, statement: str) -> None:
    whole = plain(nights.report())
    nights.forge(statement)
    assert plain(nights.report()) == whole


def test_events_that_were_exchanged_are_not_opened(nights: Nights) -> None:
    whole = nights.report()
    assert whole.total.figure("hands") is not None
    nights.report()
    nights.forge("UPDATE day SET rest = x'00' WHERE day < (SELECT max(day) FROM day WHERE day < 'open')")
    figure = nights.report().total.figure("mispays")
    assert figure is not None
    assert (figure.value, len(figure.events)) == (3, 3)
    assert 0 < len(list(figure.events)) < 3  # These are events of the newest stored day, and of the unfinished one.


def test_an_event_that_was_altered_behind_a_kept_day_is_named_when_it_is_opened(nights: Nights) -> None:
    nights.report()
    nights.house.close()
    figure = nights.report().total.figure("mispays")
    assert figure is not None
    altered, missing, _ = (seq for _, seq in figure.events)
    with tampering(nights.data / "NH-07" / "journal.db") as db:
        db.execute("UPDATE event SET at_ms = at_ms + 1 WHERE seq = ?", (altered,))
        db.execute("DELETE FROM event WHERE seq = ?", (missing,))
    faults, damaged = list[str](), list[Text]()
    nights.report(faults)
    assert faults == []
    opened = [event.seq for _, event in events_of(nights.house.settings, nights.data, figure.events, damaged)]
    assert missing not in opened and len(opened) == 2
    assert [str(said) for said in damaged] == [
        f"DAMAGED: NH-07: Event {altered} was altered, or does not follow event {altered - 1}.",
        f"DAMAGED: NH-07: Event {missing} is missing.",
    ]


def test_of_the_floors_copy_only_lines_after_the_kept_days_are_read_again(nights: Nights) -> None:
    nights.report()
    nights.house.close()
    copy = nights.data / "NH-07" / "checkpoints.jsonl"
    lines = copy.read_text(encoding="utf-8").splitlines(keepends=True)
    new = len(lines) - 1
    for nth, said in ((0, []), (new, [f"Line {new + 1} of the floor's copy is not signed for this journal."])):
        forged = lines[nth].replace('"signature":"', '"signature":"00')
        copy.write_text("".join((*lines[:nth], forged, *lines[nth + 1 :])), encoding="utf-8")
        damaged: list[str] = []
        nights.report(damaged)
        assert [what for what in damaged if what.startswith("Line")] == said
        with_all = verified(Records(nights.house.settings, nights.data, "NH-07"), "NH-07")
        assert f"Line {nth + 1} of the floor's copy is not signed for this journal." in with_all.sentences()


def test_the_drop_boxes_of_kept_days_are_found_without_their_events(nights: Nights) -> None:
    with read_journal(nights.data / "NH-07" / "journal.db") as journal:
        taken = [event.seq for event in journal.events(1, DropBoxChanged) if event.of(DropBoxChanged).removed]
    boxes = boxes_taken_out(nights.house.settings, nights.data, "NH-07", [])
    assert [(box.removed, box.number) for box in boxes] == [(seq, 12) for seq in taken]
    assert [box.entered for box in boxes] == [50_000] * 3
    nights.read.clear()
    assert boxes_taken_out(nights.house.settings, nights.data, "NH-07", []) == boxes
    assert nights.read == []


def test_a_file_that_cannot_be_read_keeps_nothing(nights: Nights) -> None:
    whole = plain(nights.report())
    nights.kept.write_bytes(b"no database")
    assert plain(nights.report()) == whole


def test_a_journal_with_another_event_there_is_read_again_and_named(nights: Nights) -> None:
    nights.report()
    nights.house.close()
    last = max(made.seq for made in nights.days() if made.night.hands and made.then)
    with tampering(nights.data / "NH-07" / "journal.db") as db:
        db.execute("UPDATE event SET hash = zeroblob(32) WHERE seq BETWEEN 2 AND ?", (last,))
    damaged: list[str] = []
    nights.report(damaged)
    assert damaged
    assert min(nights.read) < last


def test_the_days_are_kept_when_the_table_closes_and_once_a_day(
    nights: Nights, kiosk: Kiosk, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, run = nights.house.table, list[list[str]]()
    command = report_command("NH-07", None, nights.data)

    class Child:
        pid = -1

        def __init__(self, command: list[str], **_: object) -> None:
            run.append(command)

        def wait(self) -> int:
            return 0

    monkeypatch.setattr(subprocess, "Popen", Child)
    keeper = DayKeeper(table, command)
    table.watch.tick()
    assert run == [], "the table was closed before"
    table.shift.open("nh", table.shift.closed_rack, **BOTH)
    table.watch.tick()
    table.shift.close(dict(table.shift.rack), **BOTH)
    tick_and_wait(table)
    assert run == [command]
    nights.house.clock.advance(ms=24 * HOUR_MS)
    tick_and_wait(table)
    assert run == [command] * 2
    keeper.close()
    assert not nights.kept.exists()
    assert kiosk(*command[command.index("report") :]).status == 0
    assert nights.kept.exists()


def tick_and_wait(table: Table) -> None:
    """Let a table look at its clock, and wait until the command that this starts has ended."""
    table.watch.tick()
    for thread in threading.enumerate():
        if thread.name == "daily-look":
            thread.join()
    table.watch.tick()


def test_days_are_those_of_the_entered_time_after_the_clock_was_ahead(tmp_path: Path) -> None:
    """One hand is dealt while the clock is half a year ahead, and its days are stored. Then the floor enters the time.

    All hands of the evening are in its night, as they were dealt, and so is the next evening's in its own.
    """
    (tmp_path / "NH-07").mkdir()
    house = House(tmp_path / "NH-07")
    table, clock, first = house.table, house.clock, gaming_day(house.clock.ms, "08:00")
    table.shoe.event(StateChanged(DeviceState.READY, ""))
    table.cash.change_box(12, **BOTH)

    def dealt() -> list[tuple[int, int, str]]:
        spans = [span for day in (first, first + timedelta(days=200)) for span in month_spans(day, "08:00")]
        days = table_days(house.settings, tmp_path, "NH-07", spans, [])
        return [
            ((made.day - first).days, made.night.hands, made.night.ended)
            for made in days
            if made.night.hands or made.night.shifts
        ]

    play(table)
    clock.advance(ms=200 * 24 * HOUR_MS)
    play(table)
    assert dealt() == [(0, 1, "tracked"), (200, 1, "tracked")]
    clock.advance(ms=-200 * 24 * HOUR_MS)
    table.watch.enter_time(clock.ms, FLOOR, PINS[FLOOR])
    play(table)
    table.shift.close(dict(table.shift.rack), **BOTH)
    assert dealt() == [(0, 3, "counted")]
    clock.advance(ms=24 * HOUR_MS)
    table.shift.open("nh", dict(table.shift.closed_rack), **BOTH)
    play(table)
    table.shift.close(dict(table.shift.rack), **BOTH)
    for _ in range(2):
        assert dealt() == [(0, 3, "counted"), (1, 1, "counted")]
    house.close()
