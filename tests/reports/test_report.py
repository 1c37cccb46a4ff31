"""Reports: each figure is computed again by other code, from the texts of the events, and opens those events."""

import csv
import io
import json
import sqlite3
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from kiosk.bank import gaming_day, span_of
from kiosk.core.devices import DeviceState, StateChanged
from kiosk.events import JournalDoubted
from kiosk.games import GAMES
from kiosk.journal import read_journal
from kiosk.reports import (
    ALL,
    DAY_KINDS,
    QUESTIONS,
    DayReader,
    GroupBy,
    HouseReport,
    TableDay,
    TableFigures,
    answers,
    band_text,
    house_report,
    question,
    report_csv,
    report_lines,
    report_names,
)
from kiosk.reports.measures import Cell, CellKey
from kiosk.settings import config_dir
from tests.live import LiveDealer, LiveHouse, table_game
from tests.reopened import play, reopen, right
from tests.tables import BOTH, DEALER, FLOOR, PINS, House, shipped, void

BEGINS: Final = "08:00"
MINUTE_MS: Final = 60_000


class RawEvent(NamedTuple):
    """An event as the file has it, with its text as JSON."""

    seq: int
    hand: int | None
    kind: str
    at_ms: int
    actor: str
    body: dict[str, Any]


def raw_events(path: Path) -> list[RawEvent]:
    """Read every event with SQLite and JSON alone, not with the classes that the report uses."""
    with read_journal(path / "journal.db", path / "device.pem") as journal:
        texts = {event.seq: event for event in journal.events() if event.v <= 100}
    with closing(sqlite3.connect(path / "journal.db")) as db, db:
        rows = db.execute("SELECT seq, hand, kind, at_ms, actor FROM event ORDER BY seq").fetchall()
    bodies = {seq: json.loads(event.text) for seq, event in texts.items()}
    return [RawEvent(seq, hand, kind, at, who, bodies.get(seq, {})) for seq, hand, kind, at, who in rows]


def figures(path: Path, table: str, first: date, days: int = 1) -> TableFigures:
    last = first + timedelta(days=days - 1)
    reader, made = DayReader(table, BEGINS), list[TableDay]()
    with read_journal(path / "journal.db", path / "device.pem") as journal:
        for event in journal.events(1, *DAY_KINDS):
            made += reader.take(event)
        made += reader.until(last)
    asked = [day for day in made if first <= day.day <= last]
    cells = {key: cell for day in asked for key, cell in day.cells.items()}
    return TableFigures(table, cells, [day.night for day in asked])


def report(
    house: House | LiveHouse, by: GroupBy = GroupBy.TABLE, *, days: int = 1, first: date | None = None
) -> HouseReport:
    begin = first or gaming_day(house.clock.ms, BEGINS)
    table = house.table.config.id
    return house_report([figures(house.folder, table, begin, days)], by, begin, begin + timedelta(days=days - 1))


def value(found: HouseReport, key: str, of: str = ALL) -> float:
    row = found.row(of)
    figure = None if row is None else row.figure(key)
    return 0 if figure is None else figure.value


def seqs(found: HouseReport, key: str) -> list[int]:
    figure = found.total.figure(key)
    return [] if figure is None else [seq for _, seq in figure.events]


def final_hands(events: Iterable[RawEvent]) -> dict[int, RawEvent]:
    """Return the final settlement of each hand: a hand that was reopened or void no longer counts."""
    found: dict[int, RawEvent] = {}
    for event in events:
        if event.kind == "hand_settled" and event.hand is not None:
            found[event.hand] = event
        elif event.kind in ("hand_reopened", "hand_voided") and event.hand is not None:
            found.pop(event.hand, None)
    return found


def wagers(settled: Iterable[RawEvent]) -> Iterator[tuple[str, dict[str, Any]]]:
    for event in settled:
        for seat in event.body["result"]["result"].get("seats", []):
            yield from seat["wagers"].items()


def by_other_code(events: list[RawEvent]) -> dict[str, float]:
    hands = final_hands(events)
    placed = list(wagers(hands.values()))
    paid = sum(event.body["paid"] for event in events if event.kind == "dispute_ruled")
    counts = Counter(event.kind for event in events)
    found: dict[str, float] = {
        "hands": len(hands),
        "hands_say": sum(event.body["house_net"] for event in hands.values()) - paid,
        "handle": sum(wager["bet"] for _, wager in placed),
        "void_hands": counts["hand_voided"],
        "corrections": counts["corrected"],
        "undone": counts["undone"],
        "mispays": counts["hand_reopened"],
        "disputes": counts["dispute_opened"],
        "calls": counts["floor_called"],
        "buy_ins": sum(
            event.body["cents"] for event in events if event.kind == "cash_moved" and event.body["what"] == "buy-in"
        ),
        "rake": sum(event.body["result"]["result"].get("rake", 0) for event in hands.values()),
    }
    for spot, wager in placed:
        for key, amount in ((f"wagers:{spot}", 1), (f"handle:{spot}", wager["bet"]), (f"won:{spot}", -wager["net"])):
            found[key] = found.get(key, 0) + amount
        if wager["won"]:
            line = f"{spot}:{wager['line']}"
            found[f"line:{line}"] = found.get(f"line:{line}", 0) + 1
            found[f"paid:{line}"] = found.get(f"paid:{line}", 0) + wager["won"]
    return found


@pytest.mark.parametrize(("game", "hands"), [("nh", 25), ("peek", 25), ("holdem", 10)])
def test_each_figure_is_that_of_the_raw_events(tmp_path: Path, game: str, hands: int) -> None:
    house = LiveHouse(tmp_path, table_game(game))
    LiveDealer(house, Random(f"report {game}")).play(hands)
    found = report(house)
    expected = by_other_code(raw_events(tmp_path))
    house.table.journal.close()
    assert {key: cents for key, cents in expected.items() if cents} == {
        key: value(found, key) for key, cents in expected.items() if cents
    }
    named = {figure.key for figure in found.total.figures if figure.key.split(":")[0] in ("wagers", "line", "paid")}
    assert named == {key for key in expected if key.split(":")[0] in ("wagers", "line", "paid")}
    assert [figure.key for figure in found.total.figures if figure.value and not figure.events] == []


def test_a_report_and_the_night_say_the_same(tmp_path: Path) -> None:
    house = LiveHouse(tmp_path, table_game("nh"))
    LiveDealer(house, Random("report and night")).play(20)
    found, day = report(house), gaming_day(house.clock.ms, BEGINS)
    (night,) = figures(tmp_path, house.table.config.id, day).nights
    house.table.journal.close()
    assert value(found, "hands_say") == night.hands_say
    assert (value(found, "win"), value(found, "drop")) == (night.win, night.drop)
    assert (value(found, "fills"), value(found, "credits")) == (night.fills, night.credits)
    assert value(found, "off") == night.off
    boxes = [box.counted - box.entered for box in night.boxes if box.counted is not None]
    differences = [*(difference.cents for difference in night.differences), *boxes]
    assert value(found, "over") == sum(cents for cents in differences if cents > 0)
    assert value(found, "short") == sum(cents for cents in differences if cents < 0)


@pytest.fixture
def house(tmp_path: Path) -> House:
    opened = House(tmp_path)
    opened.table.shoe.event(StateChanged(DeviceState.READY, ""))
    return opened


def test_a_hand_counts_for_its_dealer_though_it_is_resettled_and_disputed_after_a_relief(house: House) -> None:
    """Nobody wins hand 1 of Ortiz. With Kim at the table it is reopened: seat 1 wins $20, and $5 more by a ruling."""
    house.clock.advance(ms=MINUTE_MS)
    play(house.table)
    house.table.people.sign_in(BOTH, PINS[BOTH])
    reopen(house.table)
    right(house.table)
    house.table.disputes.open(1, 1, "player", "Paid too little", 500)
    (waiting,) = house.table.disputes.waiting
    house.table.disputes.rule(waiting.seq, "The player is right", 500, FLOOR, PINS[FLOOR])
    found = report(house, GroupBy.DEALER)
    keys = ("hands", "hands_say", "mispays", "disputes")
    assert [value(found, key, DEALER) for key in keys] == [1, -2_500, 1, 1]
    assert [value(found, key, BOTH) for key in keys] == [0, 0, 0, 0]


def test_a_mispay_counts_once_and_lists_its_settlement_and_its_correction(house: House) -> None:
    house.clock.advance(ms=MINUTE_MS)
    play(house.table)
    first = house.table.shift.house_net
    reopen(house.table)
    right(house.table)
    found = report(house)
    kinds = {event.seq: event.kind for event in house.table.journal.events()}
    assert value(found, "hands") == 1
    assert value(found, "hands_say") == house.table.shift.house_net != first
    assert [kinds[seq] for seq in seqs(found, "hands_say")] == ["hand_settled", "hand_reopened", "hand_settled"]
    assert (value(found, "mispays"), value(found, f"override:{FLOOR}") > 0) == (1, True)
    assert [kinds[seq] for seq in seqs(found, "mispays")] == ["hand_reopened"]


def test_a_day_on_which_a_hand_of_the_day_before_became_void_has_a_report(house: House) -> None:
    house.clock.advance(ms=MINUTE_MS)
    play(house.table)
    house.clock.advance(ms=24 * 60 * MINUTE_MS)
    reopen(house.table)
    void(house.table, FLOOR, PINS[FLOOR])
    house.table.people.sign_in(BOTH, PINS[BOTH])
    play(house.table)
    found = report(house, GroupBy.DEALER)
    assert [value(found, "handle", of) for of in (BOTH, DEALER, ALL)] == [4_000, -4_000, 0]
    row = found.row(BOTH)
    figure = None if row is None else row.figure("hold")
    assert figure is not None and (figure.value, figure.low, figure.high) == (0, None, None)


def test_hands_an_hour_leave_out_the_break_before_a_hand_is_reopened(house: House) -> None:
    house.clock.advance(ms=2 * MINUTE_MS)
    play(house.table)
    house.clock.advance(ms=120 * MINUTE_MS)
    reopen(house.table)
    house.clock.advance(ms=MINUTE_MS)
    right(house.table)
    assert value(report(house), "hands_per_hour") == 20, "one hand in three minutes"


def test_hands_an_hour_leave_out_a_break_and_name_the_slow_dealer(house: House) -> None:
    for _ in range(3):  # Two minutes each, from the opening on.
        house.clock.advance(ms=2 * MINUTE_MS)
        play(house.table)
    house.clock.advance(ms=40 * MINUTE_MS)  # This is a break, at the end of which another dealer sits down.
    house.table.people.sign_in(BOTH, PINS[BOTH])
    for _ in range(2):
        house.clock.advance(ms=4 * MINUTE_MS)
        play(house.table)
    found = report(house, GroupBy.DEALER)
    assert [row.of for row in found.rows] == [BOTH, DEALER, ALL]
    assert (value(found, "hands_per_hour", DEALER), value(found, "hands_per_hour", BOTH)) == (30, 15)
    slow = question("slow-dealer")
    assert slow is not None
    assert [line.of for line in answers(found, slow)] == [BOTH, DEALER]


def test_the_floor_comes_after_three_minutes_and_after_one(house: House) -> None:
    for minutes in (3, 1):
        house.table.floor.call("Fill or chips")
        house.clock.advance(ms=minutes * MINUTE_MS)
        house.table.floor.come(FLOOR, PINS[FLOOR])
    found = report(house)
    assert (value(found, "calls"), value(found, "response")) == (2, 120)
    assert len(seqs(found, "response")) == 2


def test_a_device_that_was_away_counts_once_with_its_time(house: House) -> None:
    house.table.shoe.event(StateChanged(DeviceState.BACKING_OFF, "lost"))
    house.clock.advance(ms=MINUTE_MS)
    house.table.shoe.event(StateChanged(DeviceState.ABSENT, "gone"))
    house.clock.advance(ms=MINUTE_MS)
    house.table.shoe.event(StateChanged(DeviceState.READY, ""))
    found = report(house)
    assert (value(found, "device:shoe"), value(found, "device_away:shoe")) == (1, 120)


def test_a_journal_that_its_table_doubts_is_named_in_every_report_of_that_day(house: House) -> None:
    house.table.journal.append(JournalDoubted(findings=("Event 3 was altered.",)), hand=None, actor="table")
    assert value(report(house), "doubted") == len(seqs(report(house), "doubted")) == 1
    assert [line.value for line in report_lines(report(house)) if line.is_wrong] == ["1", "1"]


def test_the_take_up_of_a_bonus_is_of_the_seats_that_were_dealt_in(house: House) -> None:
    play(house.table, spots=("ante", "pocket_bonus"))
    play(house.table)
    found = report(house)
    assert (value(found, "take_up:ante"), value(found, "take_up:pocket_bonus")) == (1, 0.5)


def test_hands_after_midnight_count_for_the_day_before(house: House) -> None:
    day = gaming_day(house.clock.ms, BEGINS)
    play(house.table)
    house.clock.ms = span_of(day, BEGINS).end_ms - MINUTE_MS
    play(house.table)
    house.clock.advance(ms=2 * MINUTE_MS)
    play(house.table)
    found = report(house, GroupBy.DAY, days=2, first=day)
    assert [(row.of, value(found, "hands", row.of)) for row in found.rows] == [
        (day.isoformat(), 2), ((day + timedelta(days=1)).isoformat(), 1), (ALL, 3),
    ]  # fmt: skip
    assert value(report(house, first=day), "hands") == 2, "the second day is in no report of the first"


def hands_of(dealer: str, *nets: int) -> tuple[CellKey, Cell]:
    """Return hands of one dealer, each with a handle of $1."""
    cell = Cell()
    for net in nets:
        for measure, amount in (
            ("hands", 1), ("handle", 100), ("of_handle", net), ("net2", net * net), ("net_handle", net * 100),
            ("handle2", 10_000), ("handle_hands", 1),
        ):  # fmt: skip
            cell.add(measure, amount)
    return CellKey(date(2026, 11, 21), 1, "nh", dealer), cell


def test_the_band_of_a_hold_is_worked_out_by_hand() -> None:
    """The game holds 10 of 100. The four hands are 0, 0, -20 and +20 from that: 200 squared for each.

    Two hands of $1 should hold 20, and differ by the square root of 400, which is 20; 1.96 times that is 39.2.
    """
    cells = dict([hands_of("a", 10, 10), hands_of("b", -10, 30)])
    day = date(2026, 11, 21)
    found = house_report([TableFigures("NH-07", cells, ())], GroupBy.DEALER, day, day)
    row = found.row("b")
    hold = None if row is None else row.figure("hold")
    assert hold is not None
    assert hold.value == pytest.approx(0.1)
    assert hold.low == pytest.approx(-0.096) and hold.high == pytest.approx(0.296)
    assert not hold.is_outside
    assert band_text(hold) == "between −9.6% and 29.6%"
    assert band_text(hold._replace(value=0.3)) == "outside −9.6% to 29.6%"


def test_the_csv_has_each_figure_and_a_name_that_is_no_formula(house: House) -> None:
    play(house.table)
    found = report(house)
    rows = list(csv.DictReader(io.StringIO(report_csv(found).removeprefix("\ufeff"))))
    assert len(rows) == sum(len(row.figures) for row in found.rows)
    say = next(row for row in rows if row["figure"] == "hands_say" and row["of"] == ALL)
    assert say["value"] == f"{house.table.shift.house_net / 100:.2f}"
    assert all(not cell.startswith(("=", "+", "@")) for row in rows for cell in row.values())
    assert any(line.item.strip() == "Result of the hands" for line in report_lines(found))


WAGERS_OF_TABLES: Final = {
    "main": {"ante": "Ante", "flop_bet": "Flop bet", "turn_bet": "Turn bet", "river_bet": "River bet"},
    "board_bonus": {"board_bonus": "Board"}, "pocket_bonus": {"pocket_bonus": "Pocket"},
    "six_card_bonus": {"six_card_bonus": "6 Card"}, "blind": {"blind": "Blind"}, "im_in": {"im_in": "I’m In"},
}  # fmt: skip


def test_people_read_the_names_of_the_files_and_programs_the_keys() -> None:
    paid = {
        ("peek", "peek", "beats_dealer"): "Peek, The player wins",
        ("old", "side_bet", "big_pair"): "side bet, big pair",
    }
    titles = {"old": "old"}
    for path in (config_dir() / "games").glob("*.toml"):
        file = tomllib.loads(path.read_text(encoding="utf-8"))
        titles[file["game"]] = file["title"]
        for table, wagers in WAGERS_OF_TABLES.items():
            for line in file.get(table, ()):
                for spot, wager in wagers.items():
                    paid[file["game"], spot, line["line"]] = f"{wager}, {line['name']}"
    assert len(paid) == 2 + 4 * 10 + 5 + 4 + 8 + 8 + 5
    day, cells = date(2026, 11, 28), dict[CellKey, Cell]()
    for game, spot, line in paid:
        cell = cells.setdefault(CellKey(day, 0, game, ""), Cell())
        for measure in (f"line:{spot}:{line}", f"paid:{spot}:{line}", f"made:{spot}", "seat_hands", "jackpot:mega"):
            cell.add(measure, 1)
    names = report_names(GAMES, shipped().games)
    found = house_report([TableFigures("NH-07", cells, ())], GroupBy.GAME, day, day, names)
    printed, game = dict[str, list[str]](), ""
    for item in report_lines(found):
        game = item.item if item.is_heading else game
        printed.setdefault(game, []).append(item.item.strip())
    for (game, _, _), said in paid.items():
        wager = said.split(", ")[0]
        wanted = (f"Times paid: {said}", f"Paid: {said}", f"Wagers: {wager}", f"Take-up: {wager}", "Jackpots won: MEGA")
        for words in wanted:
            assert printed[titles[game]].count(words) == 1, words
        assert found.row(titles[game]) == found.row(game) is not None
    rows = csv.DictReader(io.StringIO(report_csv(found).removeprefix("\ufeff")))
    keys = {(row["of"], row["about"]) for row in rows if row["figure"] == "line" and row["of"] != ALL}
    assert keys == {(game, f"{spot}:{line}") for game, spot, line in paid}


def test_there_are_twelve_questions_and_each_has_a_figure(tmp_path: Path) -> None:
    assert len(QUESTIONS) == 12 == len({asked.key for asked in QUESTIONS})
    house = LiveHouse(tmp_path, table_game("nh"))
    dealer = LiveDealer(house, Random("questions"), mischief=3.0)
    for _ in range(5):
        dealer.play(5)
        house.clock.advance(ms=MINUTE_MS)
    house.table.floor.call("Fill or chips")
    house.table.floor.come("novak", "2479")
    silent = [asked.key for asked in QUESTIONS if not answers(report(house, asked.by), asked)]
    house.table.journal.close()
    assert set(silent) <= {"short", "off", "disputes"}, "by chance there may be none"


def test_a_day_on_which_only_cash_moved_or_a_ruling_paid_is_in_the_win(house: House) -> None:
    """The table stays open over the end of the day. On the next one, a coupon is taken, and a ruling pays $20."""
    table = house.table
    signed = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}
    play(table)
    table.cash.change_box(12, **signed)
    table.disputes.open(1, 1, "player", "Paid too little", 4_000)
    house.clock.advance(ms=24 * 60 * MINUTE_MS)
    table.cash.coupon(3, 2_500)
    table.disputes.rule(table.disputes.waiting[0].seq, "The player is right", 2_000, FLOOR, PINS[FLOOR])
    assert (value(report(house), "win"), value(report(house), "hands_say")) == (-4_500, -2_000)


def test_a_gaming_day_without_events_has_no_row(house: House) -> None:
    found = report(house, GroupBy.DAY, first=date(2020, 1, 1))
    assert [row.of for row in found.rows] == [ALL]
    assert found.total.figures == ()
