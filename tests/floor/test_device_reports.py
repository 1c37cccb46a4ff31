"""Reports beyond a table count only with the seal of its device, and nobody locks the last person who can sign."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest
from pytestqt.qtbot import QtBot

from kiosk.events import PinLocked, PinUnlocked, ReportRefused
from kiosk.floor import Alert, AlertKind, ConsoleNews, FloorHouse, KeptVersions, NewsAtTable, add_console, ask_news
from kiosk.floor.console.notes import PATIENCE
from kiosk.floor.publishing.publishing import AwayNews, FloorNews, LockNews, claim
from kiosk.floor.publishing.reports_taken import CONSOLE_LOCK_MS, MAX_LOCKED, RefusedReport, ReportsTaken
from kiosk.journal import public_bytes, read_journal
from kiosk.journal.chain import chain
from kiosk.staff import NotProven, Person, Role
from tests.faults.journals import KEY, OTHER_KEY
from tests.floor.office import MANAGER, PUBLISHER
from tests.floor.postings import post
from tests.floor.pushing import KeptRows, signed_in
from tests.tables import BOTH, DEALER, FLOOR, PINS, House

PATIENCE_MS = 60_000
CONSOLE = "console_pit_3"
WRONG = "1597"


def push_as_thief(floor: psycopg.Connection[Any], house: House, *written: tuple[str, dict[str, Any]]) -> None:
    """Continue a table's journal as an attacker with its certificate, but without its device's key."""
    with read_journal(house.table.journal.path) as journal:
        kept = KeptRows.of(journal)
    rows = list(kept.rows)
    for kind, body in written:
        at_ms = house.clock.now_ms() + 1000
        fields = (len(rows) + 1, bytes(16), None, kind, 1, at_ms, 1, b"", "kiosk", json.dumps(body))
        rows.append((*fields, chain(rows[-1][10], fields)))
    with signed_in(floor, f"table_{house.id}") as thief:
        replace(kept, rows=rows).pushed(thief)


def lock_of(person: str, house: House) -> tuple[str, dict[str, Any]]:
    return PinLocked.KIND, {"person": person, "until_ms": house.clock.now_ms() + 86_400_000}


def refused(house: House) -> list[tuple[str, str]]:
    events = house.table.journal.events(1, ReportRefused)
    return [(said.source, said.person) for said in (event.of(ReportRefused) for event in events)]


def test_locks_that_a_thief_pushes_lock_nobody_and_are_kept(
    qtbot: QtBot, floor: psycopg.Connection[Any], houses: tuple[House, House]
) -> None:
    first, second = houses
    push_as_thief(floor, second, *(lock_of(person, second) for person in (MANAGER, FLOOR, BOTH, DEALER)))
    qtbot.waitUntil(lambda: refused(first) != [], timeout=PATIENCE_MS)
    assert {source for source, _ in refused(first)} == {"NH-08"}
    assert len(refused(first)) == 1  # A thief fills no journal.
    assert first.staff.locked() == ()


def test_a_thief_ends_no_lock(qtbot: QtBot, floor: psycopg.Connection[Any], houses: tuple[House, House]) -> None:
    first, second = houses
    for _ in range(3):
        with pytest.raises(NotProven):
            first.table.floor.come(FLOOR, WRONG)
    qtbot.waitUntil(lambda: second.staff.locked() != (), timeout=PATIENCE_MS)
    push_as_thief(floor, second, (PinUnlocked.KIND, {"person": FLOOR}))
    qtbot.waitUntil(lambda: refused(first) != [], timeout=PATIENCE_MS)
    assert [person.id for person in first.staff.locked()] == [FLOOR]


def test_a_thief_signs_no_dealer_out_elsewhere(
    qtbot: QtBot, floor: psycopg.Connection[Any], houses: tuple[House, House]
) -> None:
    first, second = houses
    first.table.people.sign_in(BOTH, PINS[BOTH])
    qtbot.waitUntil(
        lambda: (BOTH,) in floor.execute("SELECT person FROM floor.presence").fetchall(), timeout=PATIENCE_MS
    )
    second.clock.advance(ms=60_000)
    push_as_thief(floor, second, ("dealer_on", {"dealer": BOTH}))
    qtbot.waitUntil(lambda: refused(first) != [], timeout=PATIENCE_MS)
    assert first.table.dealer is not None
    assert first.table.dealer.id == BOTH


def test_words_of_another_device_or_event_count_nowhere(
    qtbot: QtBot, floor: psycopg.Connection[Any], houses: tuple[House, House]
) -> None:
    """Each part of the device's statement is checked: its key, its table, the event, and the person."""
    first, second = houses
    for _ in range(3):
        with pytest.raises(NotProven):
            second.table.people.enter_pin(FLOOR, WRONG)
    qtbot.waitUntil(lambda: first.staff.locked() != (), timeout=PATIENCE_MS)
    news = None
    with signed_in(floor, "table_NH-07") as db:
        news = ask_news(db, {"have": {}, "locks": 0})
    assert news is not None
    (lock,) = news.locks
    kept = KeptVersions(first.folder)
    stranger = public_bytes(OTHER_KEY).hex()
    for changed in (
        {"key": stranger}, {"table": "NH-07"}, {"seq": lock.seq + 1}, {"person": BOTH}, {"word": lock.word + " "},
        {"signature": "00" * 64}, {"signature": ""}, {"word": ""}, {"key": "zz"},
    ):  # fmt: skip
        taken = list[RefusedReport]()
        reports = ReportsTaken(second.staff, kept, here="NH-09", on_refused=taken.append)
        second.table.people.enter_pin(MANAGER, "8305")
        reports.lock(lock._replace(**changed))
        assert [report.person for report in taken] == [changed.get("person", FLOOR)], changed


def test_a_lock_holds_no_longer_than_its_device_said(tmp_path: Path) -> None:
    """A console locks for an hour at most, with any words of the server, and unlocks nobody."""
    house = House(tmp_path)
    reports = ReportsTaken(house.staff, KeptVersions(tmp_path), here="NH-07", on_refused=lambda _: None)
    reports.lock(LockNews(DEALER, 1, 86_400_000, console=CONSOLE))
    house.clock.advance(ms=CONSOLE_LOCK_MS - 1000)
    assert [person.id for person in house.staff.locked()] == [DEALER]
    reports.lock(LockNews(DEALER, 2, 0, console=CONSOLE))
    assert [person.id for person in house.staff.locked()] == [DEALER]
    house.clock.advance(ms=2000)
    assert house.staff.locked() == ()


def test_one_place_locks_four_people_in_six_hours(tmp_path: Path) -> None:
    house, taken = House(tmp_path), list[RefusedReport]()
    people = [f"d{nth}" for nth in range(MAX_LOCKED + 2)]
    for nth, person in enumerate(people):
        house.staff.add(Person(id=person, name=f"Dealer {'ABCDEFGH'[nth] * 3}", roles=frozenset({Role.DEALER})), "2590")
    reports = ReportsTaken(house.staff, KeptVersions(tmp_path), here="NH-07", on_refused=taken.append)
    for nth, person in enumerate(people):
        reports.lock(LockNews(person, nth + 1, 60_000, console=CONSOLE))
    assert [person.id for person in house.staff.locked()] == people[:MAX_LOCKED]
    assert [report.source for report in taken] == [CONSOLE]  # It is reported once, for the first one.


def test_nobody_locks_the_last_floor_supervisor_or_manager_from_elsewhere(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.staff.add(Person(id=MANAGER, name="E. Novak", roles=frozenset({Role.MANAGER})), "8305")
    reports = ReportsTaken(house.staff, KeptVersions(tmp_path), here="NH-07", on_refused=lambda _: None)
    for change, person in enumerate((MANAGER, FLOOR, BOTH), 1):
        reports.lock(LockNews(person, change, 60_000, console=CONSOLE))
    assert [person.id for person in house.staff.locked()] == [FLOOR]  # The other supervisor still signs.


def test_the_last_manager_is_not_locked_at_a_pad_either(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.staff.add(Person(id=MANAGER, name="E. Novak", roles=frozenset({Role.MANAGER})), "8305")
    codes = []
    for _ in range(4):
        with pytest.raises(NotProven) as caught:
            house.table.people.enter_pin(MANAGER, WRONG)
        codes.append(caught.value.code)
    assert codes == ["wrong_pin", "wrong_pin", "pad_locked", "pad_locked"]
    assert house.staff.locked() == ()


def test_locks_that_did_not_count_are_asked_for_again_once_the_device_is_vouched_for(tmp_path: Path) -> None:
    house, kept = House(tmp_path), KeptVersions(tmp_path, "NH-07")
    kept.trust(public_bytes(KEY))
    news = NewsAtTable(house.table, kept, lambda _: None)
    news.take(FloorNews(locks=(LockNews(DEALER, 7, 60_000, table="NH-08", seq=4),), lock_mark=7))
    assert news.since["locks"] == 7
    assert refused(house) == [("NH-08", DEALER)]
    away = AwayNews(BOTH, "NH-09", 1, seq=3)
    news.take(FloorNews(away=(away,)))
    assert refused(house) == [("NH-08", DEALER), ("NH-09", BOTH)]


def test_a_jackpot_is_claimed_for_a_hand_in_play_alone(
    floor: psycopg.Connection[Any], houses: tuple[House, House]
) -> None:
    """A thief who has no hand wins nothing, starts no 24-hour period, and causes an alert."""
    with signed_in(floor, PUBLISHER) as office:
        posted = post(office)
    with signed_in(floor, "table_NH-08") as thief:
        for _ in range(2):
            assert claim(thief, posted, "mega", 40) is None
    won = {"laid": posted, "jackpot": "mega", "outcome": "ours", "table": "NH-08", "of_hand": 40}
    push_as_thief(floor, houses[1], ("jackpot_claimed", won))
    assert floor.execute("SELECT count(*) FROM floor.win").fetchone() == (0,)
    assert floor.execute("SELECT role, why FROM floor.attempt WHERE what = 'claims'").fetchall() == [
        ("table_NH-08", "hand 40 is not open")
    ]
    house = FloorHouse()
    house.take(ConsoleNews(offenders={("table_NH-08", "claims"): 1}))
    assert [(alert.kind, alert.table) for alert in house.alerts()] == [(AlertKind.REPORTS, "NH-08")]


def test_a_console_locks_four_people_by_its_certificate_and_each_console_says_so(
    floor: psycopg.Connection[Any],
) -> None:
    add_console(floor, CONSOLE)
    with signed_in(floor, CONSOLE) as thief:
        for nth in range(300):
            thief.execute("SELECT floor.guessed(%s, 86400000)", (f"person{nth}",))
    locked = floor.execute("SELECT person, console, until < now() + interval '61 minutes' FROM floor.person_lock")
    assert sorted(locked.fetchall()) == [(f"person{nth}", CONSOLE, True) for nth in range(4)]
    assert floor.execute("SELECT count(*) FROM floor.attempt").fetchone() == (200,)
    house = FloorHouse()
    house.take(ConsoleNews(offenders={(CONSOLE, "pins"): 5}))
    assert [(alert.kind, alert.table) for alert in house.alerts()] == [(AlertKind.REPORTS, CONSOLE)]


def test_a_console_notes_a_thousand_alerts_a_day(floor: psycopg.Connection[Any]) -> None:
    add_console(floor, CONSOLE)
    with signed_in(floor, CONSOLE) as thief:
        thief.execute("SELECT floor.note('NH-07.fork.' || n, 'x') FROM generate_series(1, 1000) n")
        with pytest.raises(psycopg.errors.ProgramLimitExceeded):
            thief.execute("SELECT floor.note('one more', 'x')")


def alerts(house: FloorHouse) -> list[Alert]:
    return house.alerts()


def test_an_alert_that_was_noted_in_advance_is_shown_and_the_console_is_named() -> None:
    house, key = FloorHouse(), "restored.1000"
    house.take(ConsoleNews(noted={}))
    for _ in range(PATIENCE + 2):
        house.take(ConsoleNews(noted={key: CONSOLE}))
    assert [(alert.kind, alert.table) for alert in alerts(house)] == [(AlertKind.REPORTS, CONSOLE)]
    house.take(ConsoleNews(restored_ms=1000))
    assert key in [alert.key for alert in alerts(house)]


@pytest.mark.parametrize("is_line_broken", [True, False])
def test_an_alert_that_another_console_noted_is_hidden(*, is_line_broken: bool) -> None:
    """Also if this console receives the alert after its note, or was away meanwhile."""
    house, key = FloorHouse(), "restored.1000"
    house.take(ConsoleNews(noted={}))
    if is_line_broken:
        house.take(ConsoleNews(is_there=False))
    house.take(ConsoleNews(noted={key: CONSOLE}))
    house.take(ConsoleNews(restored_ms=1000))
    for _ in range(PATIENCE + 2):
        house.take(ConsoleNews(noted={key: CONSOLE}))
    assert alerts(house) == []
