"""Measure a month of a large floor, ten million events: the time of each console page, each search, and each report.

    python -m benchmarks.floor_month [EVENTS] [TABLES]

The events are real. A table opens, deals random hands with every wager entered and answered, closes, and pushes its
journal. The server's own triggers compute its figures and its hands. The server then copies that night for each other
table, one after the other in time, with the names of other dealers, and chains it again by its own rule, so that the
nightly verifier finds each journal whole. Device signatures are left out, because only a device can sign. Figures and
hands are spread over four games, although the events are of one, and one hand in 5,000 has a big payout.
"""

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import psycopg

from benchmarks.floor_server import called_house, own_server, standings, wait
from kiosk.app.floor.link import laid_at_console
from kiosk.core.clock import SystemClock
from kiosk.floor import (
    HandsSought,
    OwnServer,
    ReportBy,
    add_console,
    connected,
    enroll,
    keep_verification,
    kept_journals,
)
from kiosk.floor import report as report_of
from kiosk.floor.console.hands import find_hands
from kiosk.floor.console.looks import looked
from kiosk.floor.publishing.publishing import ask_news
from kiosk.games import GAMES
from kiosk.settings import ScreenSettings, config_dir, load
from kiosk.staff import Authority, Person, Role
from tests.dealt import plug_in
from tests.faults.journals import KEY
from tests.floor.pushing import KeptRows, signed_in
from tests.random_hands import deal_hands
from tests.tables import DEALER, FLOOR, PINS, HeldClock, House
from tools.report import percentile, report
from ui.app import make_app
from ui.console import FloorConsole

DAY_MS: Final = 86_400_000
MONTH_MS: Final = 30 * DAY_MS
HANDS: Final = 25  # Hands per night.
DEALERS: Final = 100
APART_MS: Final = 20_000  # Interval between clock checks during the night.
CONSOLE: Final = "console_bench"
TIMES: Final = 10
LOOKS, LOOK_MS = 100, 10.0  # Number and duration of the queries of each second.
PAGE_MS: Final = 150
REPORT_S: Final = 2

# The night of journal 1, written for another journal. `chained` computes its chain as an aggregate.
_PREPARE: Final = """
CREATE SCHEMA bench;
CREATE FUNCTION bench.chain_on(before bytea, first bytea, fields bytea) RETURNS bytea LANGUAGE plpgsql IMMUTABLE
  AS 'BEGIN RETURN sha256(coalesce(before, first) || fields); END';
CREATE AGGREGATE bench.chained(bytea, bytea) (SFUNC = bench.chain_on, STYPE = bytea);
CREATE TABLE bench.night AS SELECT row_number() OVER (ORDER BY seq) AS nth, * FROM floor.event
  WHERE kind <> 'checkpoint';
CREATE TABLE bench.figure AS SELECT n.nth, coalesce(o.nth, 0) AS opened, f.* FROM floor.figure f
  JOIN bench.night n USING (journal, seq) LEFT JOIN bench.night o ON o.seq = f.shift;
CREATE TABLE bench.hand AS SELECT * FROM floor.hand"""
_EVENTS: Final = """INSERT INTO floor.event SELECT %(journal)s, seq, event_id, hand, kind, v, at_ms, mono_ns, boot_id,
  actor, body, bench.chained(%(first)s, floor.field(seq) || floor.field(event_id) || floor.field(hand)
    || floor.field(kind) || floor.field(v) || floor.field(at_ms) || floor.field(mono_ns) || floor.field(boot_id)
    || floor.field(actor) || floor.field(body)) OVER (ORDER BY seq),
  to_timestamp(at_ms / 1000.0) FROM (
    SELECT r * %(events)s + nth AS seq, event_id, r * %(hands)s + hand AS hand, kind, v,
      %(from_ms)s + r * %(apart_ms)s + at_ms - %(began_ms)s AS at_ms, mono_ns, boot_id,
      CASE actor WHEN %(dealer)s THEN %(other)s ELSE actor END AS actor,
      replace(body, '"' || %(dealer)s || '"', '"' || %(other)s || '"') AS body
    FROM generate_series(0::bigint, %(nights)s - 1) r, bench.night) later"""
_FIGURES: Final = """INSERT INTO floor.figure SELECT %(journal)s, r * %(events)s + nth, r * %(events)s + opened,
  r * %(hands)s + hand, %(game)s, %(other)s, %(from_ms)s + r * %(apart_ms)s + at_ms - %(began_ms)s, hands, voided,
  house_net
  FROM generate_series(0::bigint, %(nights)s - 1) r, bench.figure"""
_HANDS: Final = """INSERT INTO floor.hand SELECT %(journal)s, r * %(hands)s + hand, %(table)s, %(game)s, %(other)s,
  %(from_ms)s + r * %(apart_ms)s + at_ms - %(began_ms)s, result, house_net,
  CASE (%(journal)s + r * %(hands)s + hand) %% 5000 WHEN 0 THEN 2500000 ELSE best END, reopened, corrected, disputed
  FROM generate_series(0::bigint, %(nights)s - 1) r, bench.hand"""


class PassingClock(HeldClock):
    """A clock that advances whenever it is read."""

    def now_ms(self) -> int:
        self.advance(ms=APART_MS)
        return super().now_ms()


def push_a_night(db: psycopg.Connection[Any], folder: Path) -> None:
    """Open NH-07, deal a night, close it, and push it."""
    clock = PassingClock()
    (folder / "NH-07").mkdir()
    house = House(folder / "NH-07", clock=clock)
    plug_in(house.table)
    house.close()
    deal_hands(folder, house.games[0], clock, HANDS)
    house.open()
    house.table.shift.close(house.rack(), floor=(FLOOR, PINS[FLOOR]), dealer=(DEALER, PINS[DEALER]))
    enroll(db, "NH-07", house.table.journal.public_key, by="bench")
    kept = KeptRows.of(house.table.journal)
    house.close()
    with signed_in(db, "table_NH-07") as table:
        for first in range(1, len(kept.rows) + 1, 200):
            kept.pushed(table, first, first + 199)


def fill(db: psycopg.Connection[Any], events: int, tables: int, *, until_ms: int) -> int:
    """Write `events` over a month that ends at `until_ms`, for the tables B-000 and so on. Return their number."""
    db.execute(_PREPARE.encode())
    (night, began_ms) = db.execute("SELECT count(*), min(at_ms) FROM bench.night").fetchone() or (0, 0)
    nights = max(1, round(events / tables / night))
    for nth in range(tables):
        table = f"B-{nth:03}"
        enroll(db, table, nth.to_bytes(32, "big"), by="bench")
        with db.transaction():
            db.execute("SET LOCAL session_replication_role = replica")
            (journal, first) = db.execute(
                "SELECT journal, floor.genesis(table_id, key) FROM floor.journal WHERE table_id = %s", (table,)
            ).fetchone() or (0, b"")
            values = {
                "journal": journal, "table": table, "first": first, "nights": nights, "events": night, "hands": HANDS,
                "apart_ms": MONTH_MS // nights, "from_ms": until_ms - MONTH_MS + nth * 1000, "began_ms": began_ms,
                "dealer": DEALER, "other": f"dealer_{nth % DEALERS}", "game": ("nh", "peek", "holdem", "dice")[nth % 4],
            }  # fmt: skip
            for statement in (_EVENTS, _FIGURES, _HANDS):
                db.execute(statement.encode(), values)
    db.execute("VACUUM (ANALYZE)")
    return nights * night * tables


def measure_reports(server: OwnServer, events: int) -> None:
    """Time every report of the month, as a console requests it."""
    took = {}
    with connected(server.address, user=CONSOLE) as db:
        to_ms = int(time.time() * 1000)
        for by in ReportBy:
            began = time.perf_counter()
            report_of(db, by, from_ms=to_ms - MONTH_MS, to_ms=to_ms)
            took[str(by)] = round(time.perf_counter() - began, 2)
    report("floor_report", max(took.values()), "s", limit=REPORT_S, events=events, **took)


def measure_searches(server: OwnServer, events: int) -> None:
    """Time five pages of each search, as a console requests them."""
    now_ms = int(time.time() * 1000)
    from_ms, to_ms = now_ms - 4 * DAY_MS, now_ms - 3 * DAY_MS
    searches = {
        "every": HandsSought(),
        "table": HandsSought(table="B-007"),
        "game": HandsSought(game="dice"),
        "dealer": HandsSought(dealer="dealer_9"),
        "day": HandsSought(from_ms=from_ms, to_ms=to_ms),
        "number": HandsSought(number=77),
        "amount": HandsSought(least=2_000_000),
        "nothing": HandsSought(dealer="dealer_9", least=9_000_000),
        "disputed": HandsSought(result="disputed"),
        "void": HandsSought(result="void", game="nh", from_ms=from_ms, to_ms=to_ms),
        "mixed": HandsSought(game="peek", dealer="dealer_9", least=29_000, result="paid"),
    }
    took = {}
    with connected(server.address, user=CONSOLE) as console:
        for name, sought in searches.items():
            slowest, after = 0.0, None
            for _ in range(5):
                began = time.perf_counter()
                found = find_hands(console, sought, after)
                slowest = max(slowest, (time.perf_counter() - began) * 1000)
                after = found[-1].after if found else None
            took[name] = round(slowest, 1)
    report("floor_hands", max(took.values()), "ms", limit=PAGE_MS, events=events, **took)


@contextmanager
def opened(server: OwnServer, tables: int) -> Iterator[FloorConsole]:
    """Give a console at which nobody has signed in. Every fiftieth table calls; every seventieth is disconnected."""
    make_app(offscreen=True)
    with tempfile.TemporaryDirectory() as records:
        folder = Path(records)
        house, called = called_house(folder)
        for nth in range(DEALERS):
            house.staff.add(
                Person(id=f"dealer_{nth}", name=f"D. {nth:03}", roles=frozenset({Role.DEALER})), PINS[DEALER]
            )
        with server.administrator() as db:
            for nth, seen in enumerate(standings(tables, replace(called, dealer_name="D. 017"))):
                db.execute(
                    """UPDATE floor.heard SET standing = %s::json, at = clock_timestamp() + %s * interval '1 hour'
                    WHERE journal = (SELECT journal FROM floor.journal WHERE table_id = %s)""",
                    (seen.status.to_json(), -1 if nth % 70 == 69 else 1, seen.table),
                )
            keep_verification(db, KEY, [])
        settings, clock = load(config_dir(), GAMES), SystemClock()
        console = FloorConsole(
            server.address, house.staff, Authority(house.staff, clock, house={}), clock, name=CONSOLE, records=folder,
            laid=laid_at_console(settings, folder, house.staff, clock), size=(1920, 1080), rest_s=0,
            settings=ScreenSettings(tones=False, motion=False),
        )  # fmt: skip
        with console:
            yield console
        house.close()


class Visits:
    """Touch a console, and record the time of each page from the touch to the frame that shows it."""

    def __init__(self, console: FloorConsole) -> None:
        self.console = console
        self.took: dict[str, list[float]] = {}

    def touch(self, page: str, name: str, is_there: Callable[[], object]) -> None:
        began = time.perf_counter()
        self.console.tap(name)
        wait(is_there)
        self.console.settle()
        self.took.setdefault(page, []).append((time.perf_counter() - began) * 1000)


def measure_pages(server: OwnServer, events: int, tables: int) -> None:
    """Go through every page of the console, again and again."""
    with opened(server, tables) as console:
        visits = Visits(console)
        go_through(visits)  # Each page is loaded once.
        visits.took.clear()
        for _ in range(TIMES):
            go_through(visits)
        assert console.warnings == []
    medians = {page: round(percentile(took, 0.5), 1) for page, took in visits.took.items()}
    slowest = {page: round(percentile(took, 0.9), 1) for page, took in visits.took.items()}
    page = max(slowest, key=lambda name: slowest[name])
    report("floor_page", slowest[page], "ms", share="p90", limit=PAGE_MS, page=page, tables=tables, events=events,
           medians=medians, p90=slowest)  # fmt: skip


def go_through(visits: Visits) -> None:
    """Sign in, open everything once, and sign out."""
    console, model, search = visits.console, visits.console.model, visits.console.model.searching
    console.tap(f"signer.{FLOOR}")
    for digit in PINS[FLOOR]:
        console.tap(f"pin.{digit}")
    visits.touch("tables", "signIn", lambda: model.sits and model.shown.tables)
    call = model.shown.calls[0]
    visits.touch("call", f"call.{call.table}.{call.id}", lambda: model.shown.panel == "call")
    visits.touch("call, who signs", "primary", lambda: model.shown.panel == "sign")
    console.tap("otherwise")
    visits.touch("table", "table.B-005", lambda: model.shown.title == "B-005")
    visits.touch("order, whose PIN", "order.lock_person", lambda: model.shown.panel == "choose")
    console.tap("otherwise")
    visits.touch("jackpots", "order.post", lambda: model.shown.panel == "amounts")
    console.tap("otherwise")
    if console.find("allAlerts") is not None:  # A small number of tables fits without scrolling.
        visits.touch("alerts", "allAlerts", lambda: model.shown.all_alerts)
        console.tap("allAlerts")
    for _ in range(6):
        visits.touch("pit", "pit", lambda: True)
    visits.touch("search", "search", lambda: search.shown.hands)
    for by in ("table", "game", "dealer", "day", "number", "amount", "result"):
        visits.touch(f"search by {by}", f"filter.{by}", lambda: search.shown.side)
    console.tap("filter.dealer")
    visits.touch("hands of a dealer", "look.dealer_0", lambda: search.shown.hands)
    first = search.shown.hands[0].id
    visits.touch("hand", f"found.{first}", lambda: search.shown.history)
    before = len(search.shown.hands)
    model.searching.turnOn()
    visits.touch("search again", "clearSearch", lambda: len(search.shown.hands) >= min(before, 50))
    visits.touch("back to the tables", "search", lambda: not model.shown.searches)
    console.tap("signOut")


def main() -> None:
    events, tables = (list(map(int, sys.argv[1:])) + [10_000_000, 500][len(sys.argv) - 1 :])[:2]
    with (
        tempfile.TemporaryDirectory() as folder,
        own_server(fsync="off", shared_buffers="512MB", max_wal_size="8GB") as server,
    ):
        with server.administrator() as db:
            push_a_night(db, Path(folder))
            add_console(db, CONSOLE)
            began = time.perf_counter()
            written = fill(db, events, tables, until_ms=int(time.time() * 1000))
            report("floor_filled", time.perf_counter() - began, "s", events=written, tables=tables)
            assert not next(kept_journals(db)).wrong
        measure(server, written, tables)


def measure_looks(server: OwnServer, events: int) -> None:
    """Send a console's queries of each second, and its queries for news, with the console's role."""
    took: dict[str, list[float]] = {"look": [], "news": []}
    with connected(server.address, user=CONSOLE) as db:
        db.execute("SELECT floor.greet(0, 0, '', %s)", (int(time.time() * 1000),))
        for _ in range(LOOKS):
            for name, ask in (("look", lambda: looked(db)), ("news", lambda: ask_news(db, {"have": {}, "locks": 0}))):
                began = time.perf_counter()
                ask()
                took[name].append((time.perf_counter() - began) * 1000)
    for name, found in took.items():
        p95, median = percentile(found, 0.95), round(percentile(found, 0.5), 1)
        report(f"floor_{name}", p95, "ms", share="p95", limit=LOOK_MS, median=median, events=events)


def measure(server: OwnServer, events: int, tables: int) -> None:
    measure_looks(server, events)
    measure_reports(server, events)
    measure_searches(server, events)
    measure_pages(server, events, tables)


if __name__ == "__main__":
    main()
