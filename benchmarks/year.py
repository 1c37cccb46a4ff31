"""Measure how long a report of a year takes: the first one, which reads the whole journal, and one with stored days.

One day of a table is dealt, with its opening and closing, and its events are written again for each day of the year.
The report of several tables reads copies of these records, each in its own data folder: once with all tables closed,
and once with all tables open after a whole night, so that the events of the newest day are read again.
"""

import argparse
import random
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from datetime import timedelta
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kiosk.app.house.house import open_journal
from kiosk.app.house.reports import KEPT, events_of, figures_of_tables, report_days
from kiosk.bank import Span, gaming_day
from kiosk.core.clock import SystemClock
from kiosk.core.text import Text
from kiosk.events import Signed
from kiosk.games import GAMES
from kiosk.journal import Event, load_or_create_key, read_journal
from kiosk.journal.chain import SEALED_V, Checkpoint, Row, chain, seal_key, sealed_id, signed
from kiosk.journal.file import INSERT, connect
from kiosk.journal.formats import packed_row
from kiosk.procedure import By
from kiosk.reports import GroupBy, house_report
from kiosk.settings import Records, Settings, config_dir, load
from kiosk.staff import Person, Role, Staff
from kiosk.table import TableLog, games_of
from tests.random_hands import new_hampshire
from tools.report import report

TABLE, PIN = "NH-07", "2479"
DAY_MS = 86_400_000
SHOWN = 60  # Events of a figure on a page.


class YearClock(SystemClock):
    """A clock that advances by a tenth of a second at each reading."""

    ms = 1_790_000_000_000

    def now_ms(self) -> int:
        self.ms += 100
        return self.ms


def deal_day(settings: Settings, data: Path, hands: int) -> None:
    """Open the table, deal some hands, and close it."""
    clock, dice = YearClock(), random.Random(1)
    staff = Staff.load(data / "staff.json", clock, create=True)
    for who, role in (("ortiz", Role.DEALER), ("haddad", Role.FLOOR)):
        staff.add(Person(id=who, name=who.title(), roles=frozenset({role}), license=f"G-{who}"), PIN)
    (data / TABLE).mkdir()
    deal = games_of(settings, GAMES, TABLE)[0]
    table = open_journal(settings, TABLE, data, clock, staff, games=(deal,))
    table.shift.post_jackpots(dict.fromkeys(table.rules.jackpots, 100_000), "haddad", PIN)
    rack = dict.fromkeys(deal.config.denominations, 1_000)
    both = {"floor": ("haddad", PIN), "dealer": ("ortiz", PIN)}
    table.shift.open(deal.key, rack, **both)
    log = TableLog(table.journal, GAMES)
    by, floor = By("ortiz"), By("haddad", "floor", frozenset({"floor"}))
    for _ in range(hands):
        hand = log.fresh(deal)
        _, script = deal.game.record.read(new_hampshire(dice, deal.config.seats)["input"], deal.rules)
        while hand.prompt is not None:
            answer = script.answer(hand.prompt)
            hand.answer(answer, floor if "acknowledged" in type(answer).__name__.lower() else by)
        log.settle(hand, "ortiz")
        log.checkpoint()
    table.close()
    again = open_journal(settings, TABLE, data, clock, staff, games=(deal,))
    again.shift.close(dict(again.shift.rack), **both)
    again.close()


def plain(event: Event) -> Row:
    """Return the row of an event with its cards in plain text."""
    row = event.row
    return (*row[:4], row[4] % SEALED_V, *row[5:9], event.text, row[10])


def again(rows: list[Row], first: int, days: int, key: Ed25519PrivateKey) -> Iterator[Row]:
    """Yield the events of a day again for each later day, chained, sealed, and with signed checkpoints."""
    seal, previous, seq = seal_key(key), rows[-1][10], rows[-1][0]
    hands = max(row[2] or 0 for row in rows)
    for day in range(1, days):
        for row in rows:
            if row[0] < first:
                continue
            seq += 1
            hand = None if row[2] is None else row[2] + day * hands
            body = row[9]
            if row[3] == "checkpoint":
                body = signed(TABLE, seq - 1, previous, {}, key).text()
            head: Row = (seq, b"", hand, row[3], row[4], row[5] + day * DAY_MS, row[6], row[7], row[8], body)
            head = (seq, sealed_id(seal, previous, head), *head[2:])
            previous = chain(previous, head)
            yield (*head, previous)


def main(days: int, hands: int, tables: int) -> None:
    """Make a journal of `days` days, and measure its reports and those of several such tables."""
    settings = load(config_dir(), GAMES)
    with tempfile.TemporaryDirectory() as name:
        data = Path(name) / "0"
        data.mkdir()
        deal_day(settings, data, hands)
        key = load_or_create_key(data / TABLE / "device.pem")
        with read_journal(data / TABLE / "journal.db", data / TABLE / "device.pem") as journal:
            rows = [plain(event) for event in journal.events()]
        first = next(row[0] for row in rows if row[3] == "table_opened")
        db = connect(data / TABLE / "journal.db")
        db.execute("BEGIN")
        db.executemany(INSERT, map(packed_row, again(rows, first, days, key)))
        db.execute("COMMIT")
        db.close()
        for path in (data / TABLE).glob("witness*"):
            path.unlink()
        with read_journal(data / TABLE / "journal.db", data / TABLE / "device.pem") as journal:
            lines = [Checkpoint.of(TABLE, event).line() for event in journal.events(1, Signed)]
        Records(settings, data, TABLE).checkpoints.write_text("".join(f"{line}\n" for line in lines))
        begin = gaming_day(rows[-1][5], "08:00")
        with read_journal(data / TABLE / "journal.db") as journal:
            report("year.events", journal.last_seq(), "events")
        spans = report_days(begin, begin + timedelta(days=days - 1), "08:00")
        measure(settings, data, spans)
        folders = [Path(name) / f"{nth}" for nth in range(tables)]
        for folder in folders[1:]:
            shutil.copytree(data, folder)
        measure_tables(settings, folders, spans)


def measure_tables(settings: Settings, folders: Sequence[Path], spans: Sequence[Span]) -> None:
    """Report all data folders: closed tables, and tables whose newest day is not stored."""
    for name in ("closed", "closed", "open"):
        if name == "open":
            for folder in folders:
                with closing(sqlite3.connect(folder / TABLE / KEPT)) as db, db:
                    db.execute("DELETE FROM day WHERE day LIKE 'open %'")
        damaged: list[Text] = []
        began, cpu = time.perf_counter(), time.process_time()
        tables = [
            found._replace(table=f"{TABLE}.{folder.name}")
            for folder in folders
            for found in figures_of_tables(settings, folder, (TABLE,), spans, damaged)
        ]
        found = house_report(tables, GroupBy.TABLE, spans[0].day, spans[-1].day)
        took, cpu = time.perf_counter() - began, round(time.process_time() - cpu, 3)
        hands = found.total.figure("hands")
        assert hands is not None and not damaged
        report(f"year.report.of_tables.{name}", took, "s", cpu=cpu, tables=len(folders), hands=hands.value)


def measure(settings: Settings, data: Path, spans: Sequence[Span]) -> None:
    """Make the report of each span three times, and open the events of a figure each time."""
    for name in ("first", "again", "again"):
        damaged: list[Text] = []
        began, cpu = time.perf_counter(), time.process_time()
        tables = list(figures_of_tables(settings, data, (TABLE,), spans, damaged))
        found = house_report(tables, GroupBy.TABLE, spans[0].day, spans[-1].day)
        report(f"year.report.{name}", time.perf_counter() - began, "s", cpu=round(time.process_time() - cpu, 3))
        hands = found.total.figure("hands")
        assert hands is not None
        report("year.hands", hands.value, "hands", damaged=len(damaged))
        began, cpu = time.perf_counter(), time.process_time()
        shown = list(events_of(settings, data, hands.events[:SHOWN], damaged))
        report(
            "year.events_of_a_figure",
            time.perf_counter() - began,
            "s",
            cpu=round(time.process_time() - cpu, 3),
            n=len(shown),
        )
    report("year.kept", (data / TABLE / KEPT).stat().st_size / 1e6, "MB")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--days", type=int, default=365)
    parser.add_argument("--hands", type=int, default=110)
    parser.add_argument("--tables", type=int, default=10)
    given = parser.parse_args()
    main(given.days, given.hands, given.tables)
