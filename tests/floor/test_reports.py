"""Reports of the floor agree with the tables; the verifier finds a figure that does not."""

import contextlib
import shutil
import sys
from datetime import date, datetime, timedelta
from datetime import time as clock
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import psycopg
import pytest

from kiosk.app.main import main
from kiosk.core.cards import card
from kiosk.core.clock import stamp
from kiosk.core.money import money
from kiosk.events import TableClosed
from kiosk.floor import OwnServer, ReportBy, day_begins_ms, enroll, kept_journals, report
from kiosk.floor.verified.reports import ReportLine
from kiosk.procedure import Floor
from kiosk.settings import config_dir
from tests.dealt import DECK, deal_to_flop_bets, play_on, plug_in
from tests.floor.nights import NIGHT_MS, two_nights
from tests.floor.pushing import KeptRows, forge, signed_in
from tests.tables import DEALER, FLOOR, PINS, HeldClock, House

ENDLESS = 4_000_000_000_000


@pytest.fixture
def nights(tmp_path: Path, floor: psycopg.Connection[Any]) -> list[TableClosed]:
    """Return the closings of two tables, a day apart; the floor has their journals."""
    return two_nights(tmp_path, floor)


def figures(floor: psycopg.Connection[Any], by: ReportBy, **when: Any) -> list[ReportLine]:
    """Return the lines of a report with hands, without the floor's answers and the times of arrival."""
    return [ReportLine(*line[:4]) for line in report(floor, by, **when) if line.hands or line.voided]


def test_a_report_says_how_long_the_floor_took_and_when_all_came(
    tmp_path: Path, floor: psycopg.Connection[Any]
) -> None:
    """Calls waited for 10, 20, and 90 s, and one visit had no call; the hands came when they were pushed."""
    clock = HeldClock()
    with contextlib.closing(House(tmp_path, clock=clock)) as house:
        table = house.table
        plug_in(table)
        deal_to_flop_bets(table)
        for waits_s in (90, 10, 20):
            table.floor.call("dealer")
            clock.advance(ms=waits_s * 1000)
            table.floor.come(FLOOR, PINS[FLOOR])
            clock.advance(ms=5_000)
        table.floor.come(FLOOR, PINS[FLOOR])
        enroll(floor, house.id, table.journal.public_key, by="novak")
        kept = KeptRows.of(table.journal)
        with signed_in(floor, f"table_{house.id}") as db:
            kept.pushed(db)
        cards = iter(map(card, DECK.split()[10:]))
        while not isinstance(table.round.prompt, Floor):
            play_on(table, cards)
        clock.advance(ms=40_000)
        play_on(table, cards)
        with signed_in(floor, f"table_{house.id}") as db:
            KeptRows.of(table.journal).pushed(db)
    for by, about in ((ReportBy.TABLE, house.id), (ReportBy.GAME, "nh"), (ReportBy.DEALER, DEALER), (ReportBy.PIT, "")):
        (line,) = report(floor, by, from_ms=0, to_ms=ENDLESS)
        assert (line.about, line.calls, line.response_ms) == (about, 4, 20_000)
    forge(floor, "UPDATE floor.figure SET received_at = '2026-11-28 21:15:40+00'")
    lines = report(floor, ReportBy.TABLE, from_ms=0, to_ms=ENDLESS, zone="America/New_York")
    assert {"2026-11-28 16:15"} >= {line.received for line in lines if line.hands}


def test_reports_agree_with_the_tables(floor: psycopg.Connection[Any], nights: list[TableClosed]) -> None:
    nets = [closed.house_net for closed in nights]
    assert [ReportLine("NH-07", 2, 1, nets[0]), ReportLine("NH-08", 2, 1, nets[1])] == figures(
        floor, ReportBy.TABLE, from_ms=0, to_ms=ENDLESS
    )
    assert nets == [line.house_net for line in report(floor, ReportBy.SHIFT, from_ms=0, to_ms=ENDLESS)]
    assert nets == [line.house_net for line in report(floor, ReportBy.DAY, from_ms=0, to_ms=ENDLESS)]
    for by, about in ((ReportBy.GAME, "nh"), (ReportBy.DEALER, DEALER), (ReportBy.PIT, "")):
        assert [ReportLine(about, 4, 2, sum(nets))] == figures(floor, by, from_ms=0, to_ms=ENDLESS)
    assert [nets[0]] == [
        line.house_net for line in report(floor, ReportBy.TABLE, from_ms=0, to_ms=HeldClock().ms + NIGHT_MS // 2)
    ]


def test_a_move_to_another_pit_changes_no_report_of_the_past(
    floor: psycopg.Connection[Any], nights: list[TableClosed]
) -> None:
    """A report once used the present pit: a night of pit 1 was pit 2's after its table had moved."""
    for pit in ("Pit 1", "Pit 1", "Pit 2"):
        floor.execute("UPDATE floor.heard SET standing = %s WHERE journal = 1", (f'{{"pit": "{pit}", "hand": 1}}',))
    ((moved_ms,),) = floor.execute("SELECT max(from_ms) FROM floor.pit").fetchall()
    with floor.transaction():
        floor.execute("SET LOCAL session_replication_role = replica")
        between_ms = HeldClock().ms + NIGHT_MS // 2  # This is between two nights of the test.
        floor.execute("UPDATE floor.pit SET from_ms = %s WHERE from_ms = %s", (between_ms, moved_ms))
        floor.execute(
            """INSERT INTO floor.figure SELECT journal, seq + 900000, shift, hand, game, dealer, at_ms + %s, hands,
            voided, house_net FROM floor.figure WHERE journal = 1""",
            (NIGHT_MS,),
        )
    nets = [closed.house_net for closed in nights]
    found = {line.about: line for line in report(floor, ReportBy.PIT, from_ms=0, to_ms=ENDLESS)}
    assert {"": nets[1], "Pit 1": nets[0], "Pit 2": nets[0]} == {pit: line.house_net for pit, line in found.items()}
    assert 2 == len(floor.execute("SELECT FROM floor.pit").fetchall())


def test_the_verifier_finds_a_figure_and_a_sum_that_are_not_the_tables(
    floor: psycopg.Connection[Any],
    server: OwnServer,
    nights: list[TableClosed],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    assert [()] * len(nights) == [kept.wrong for kept in kept_journals(floor)]

    def typed(*words: str) -> tuple[int, str]:
        address = f"{server.address} user=postgres"
        monkeypatch.setattr(sys, "argv", ["kiosk", "floor", *words, "--server", address])
        with pytest.raises(SystemExit) as ended:
            main()
        return int(ended.value.code or 0), capfd.readouterr().out

    assert typed("verify", "--keep", "--data", str(tmp_path / "data"))[0] == 0
    with floor.transaction():
        floor.execute("SET LOCAL session_replication_role = replica")  # A superuser can do this.
        floor.execute(
            "UPDATE floor.figure SET house_net = house_net + 100 WHERE journal = 1 AND hands = 1 AND hand = 1"
        )
    status, out = typed("verify", "--keep", "--data", str(tmp_path / "data"))
    assert status == 1
    assert "does not match the event" in out
    assert f"says {nights[0].house_net}, but its hands total {nights[0].house_net + 100}" in out
    kept = typed("verified", "--data", str(tmp_path / "data"))[1].splitlines()
    assert all("NOT TRUSTED here" in line for line in typed("verified", "--data", str(tmp_path))[1].splitlines()[:1])
    assert ["FAILED", "intact"] == [line.split("  ")[1] for line in kept if line.startswith("20")]
    assert len({line.split("  ")[2] for line in kept if line.startswith("20")}) == 1  # One machine has signed both.
    forge(floor, "UPDATE floor.verification SET is_whole = true")
    assert typed("verified", "--data", str(tmp_path / "data"))[1].count("BAD SIGNATURE") == 1
    status, out = typed("report", "--by", "table")
    assert status == 0
    assert ["Table", "NH-07", "NH-08"] == [line.split()[0] for line in out.splitlines()]
    forge(floor, "UPDATE floor.verification SET is_whole = true, found = ''")
    assert typed("verified", "--data", str(tmp_path / "data"))[1].count("BAD SIGNATURE") == 2


def test_a_name_that_a_table_has_written_moves_no_cursor(
    floor: psycopg.Connection[Any], server: OwnServer, nights: list[TableClosed], monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    """The holder of a table’s certificate can write anything as a dealer’s ID."""
    assert len(nights) == 2
    forge(floor, "UPDATE floor.figure SET dealer = E'x\\x1b[2J'")
    words = ["kiosk", "floor", "report", "--by", "dealer", "--server", f"{server.address} user=postgres"]
    monkeypatch.setattr(sys, "argv", words)
    with pytest.raises(SystemExit):
        main()
    out = capfd.readouterr().out
    assert ("\x1b" in out, "x\\x1b[2J" in out) == (False, True)


def gaming_day_in(zone: str, at_ms: int) -> date:
    """Return the gaming day of a moment: until 8 a.m. it is the previous day."""
    return (datetime.fromtimestamp(at_ms / 1000, tz=ZoneInfo(zone)) - timedelta(hours=8)).date()


@pytest.mark.parametrize("begins", ["00:00", "05:07", "23:59"])
def test_a_gaming_day_of_a_report_begins_at_a_time_of_day(
    floor: psycopg.Connection[Any], nights: list[TableClosed], begins: str
) -> None:
    """One of the nights is moved to the last minute of a gaming day, and the other to the first minute of the next."""
    zone, day = ZoneInfo("America/New_York"), date(2026, 11, 1)  # The clocks are set back on this day.
    first = datetime.combine(day, clock.fromisoformat(begins), tzinfo=zone)
    with floor.transaction():
        floor.execute("SET LOCAL session_replication_role = replica")
        floor.execute("SELECT set_config('TimeZone', %s, true)", (str(zone),))
        begin_ms = day_begins_ms(floor, day, begins)
        assert begin_ms == int(first.timestamp() * 1000)
        for journal, at_ms in ((1, begin_ms - 1), (2, begin_ms)):
            floor.execute("UPDATE floor.figure SET at_ms = %s WHERE journal = %s", (at_ms, journal))
    lines = figures(floor, ReportBy.DAY, from_ms=0, to_ms=ENDLESS, zone=str(zone), begins=begins)
    assert ["2026-10-31", "2026-11-01"] == [line.about for line in lines]
    assert [night.house_net for night in nights] == [line.house_net for line in lines]
    lines = figures(floor, ReportBy.TABLE, from_ms=begin_ms, to_ms=ENDLESS)
    assert [nights[1].house_net] == [line.house_net for line in lines]


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC"])
def test_a_day_is_chosen_and_named_by_one_time_zone(
    server: OwnServer,
    nights: list[TableClosed],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    zone: str,
) -> None:
    monkeypatch.setenv("PGTZ", zone)

    def typed(*words: str) -> tuple[str, str]:
        command = ["kiosk", "floor", "report", *words, "--server", f"{server.address} user=postgres"]
        monkeypatch.setattr(sys, "argv", command)
        with pytest.raises(SystemExit):
            main()
        return capfd.readouterr()

    days = [gaming_day_in(zone, HeldClock().ms + nth * NIGHT_MS) for nth in (0, 1)]
    for day, night in zip(days, nights, strict=True):
        out = typed("--from", f"{day}", "--to", f"{day + timedelta(days=1)}")[0].splitlines()
        assert out[0].endswith(f"  days begin at 08:00, {zone}")
        assert [(f"{day}", money(night.house_net))] == [(line.split()[0], line.split()[3]) for line in out[1:]]
    refused = typed("--from", "2026-12-01", "--to", "2026-11-01")[1]
    assert refused == "--from 2026-12-01 is after --to 2026-11-01: swap them.\n"


def test_days_begin_by_the_time_zone_of_the_house_and_not_of_the_server(
    server: OwnServer,
    nights: list[TableClosed],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    utc: None,
) -> None:
    monkeypatch.setenv("PGTZ", "UTC")
    (tmp_path / "house").mkdir()
    shutil.copytree(config_dir(), tmp_path / "house", dirs_exist_ok=True)
    house = tmp_path / "house" / "house.toml"
    house.write_text(f'time_zone = "Pacific/Kiritimati"\n{house.read_text("utf-8")}', encoding="utf-8")
    ends = gaming_day_in("Pacific/Kiritimati", HeldClock().ms) + timedelta(days=1)
    words = ("report", "--to", f"{ends}", "--config", str(tmp_path / "house"))
    monkeypatch.setattr(sys, "argv", ["kiosk", "floor", *words, "--server", f"{server.address} user=postgres"])
    with pytest.raises(SystemExit):
        main()
    out = capfd.readouterr().out.splitlines()
    assert out[0].endswith("  days begin at 08:00, Pacific/Kiritimati")
    assert [(f"{ends - timedelta(days=1)}", money(nights[0].house_net))] == [
        (line.split()[0], line.split()[3]) for line in out[1:]
    ]
    assert stamp(HeldClock().ms).endswith("+14:00")
