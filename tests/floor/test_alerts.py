"""A console's alerts appear with their cause at a real table, and end with it."""

import json
import queue
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest

from kiosk.core.cards import card
from kiosk.core.devices import DeviceState, StateChanged
from kiosk.core.money import Dollars
from kiosk.core.text import as_json, text
from kiosk.floor import (
    Alert,
    AlertKind,
    ConsoleLink,
    ConsoleNews,
    FloorHouse,
    HandAtFloor,
    OwnServer,
    PinBox,
    StatusBuilder,
    TableSeen,
    add_console,
    add_publisher,
    enroll,
)
from kiosk.floor.answering.status import TableStatus
from kiosk.procedure import Floor
from tests.dealt import DECK, deal_to_flop_bets, play_on, plug_in
from tests.floor.links import until
from tests.floor.pushing import KeptRows, forge, signed_in
from tests.floor.statuses import CALL, STATUS
from tests.payouts import deal
from tests.tables import BOTH, DEALER, FLOOR, JACKPOTS, PINS, House, kernel_of, make_ready, void
from ui.vm.floor.panels import jackpots
from ui.vm.floor.rows import call_row, hand_row, table_facts, tile

CONSOLE = "console_pit_3"
MINUTE_MS = 60_000


@pytest.fixture
def house(tmp_path: Path) -> House:
    house = House(tmp_path)
    plug_in(house.table)
    return house


class Looking:
    """A console's house, which has the table with the status that it has sent."""

    def __init__(self, house: House) -> None:
        self._stands = StatusBuilder(house.table, PinBox())
        self._floor = FloorHouse()

    def alerts(self, kind: AlertKind) -> list[Alert]:
        self._floor.take(ConsoleNews(tables=(TableSeen("NH-07", 1, b"", self._stands.now()),)))
        return [alert for alert in self._floor.alerts() if alert.kind is kind]


def deal_a_hand(house: House) -> None:
    deal_to_flop_bets(house.table)
    cards, number = iter(map(card, DECK.split()[10:])), house.table.hand_number
    while house.table.hand_number == number:
        play_on(house.table, cards)


def test_a_count_that_differs_until_one_does_not(house: House) -> None:
    looking, table = Looking(house), house.table
    signed: dict[str, Any] = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}
    assert looking.alerts(AlertKind.COUNT) == []
    table.shift.count({**house.rack(), 2500: 99}, **signed)
    (alert,) = looking.alerts(AlertKind.COUNT)
    assert alert.cents == -2500
    table.shift.count({**house.rack(), 2500: 99}, **signed)
    assert looking.alerts(AlertKind.COUNT) == []


def test_a_pace_outside_its_limits_until_it_is_within(house: House) -> None:
    house.games = tuple(replace(game, config=game.config.model_copy(update={"pace": (5, 40)})) for game in house.games)
    house.restart()
    signed: dict[str, Any] = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}
    house.table.shift.close(house.rack(), **signed)
    house.table.shift.open("nh", house.rack(), **signed)
    plug_in(house.table)
    looking = Looking(house)
    assert looking.alerts(AlertKind.PACE) == []  # It is unknown yet.
    house.clock.advance(ms=20 * MINUTE_MS)
    (alert,) = looking.alerts(AlertKind.PACE)
    assert (alert.n, ".low." in alert.key) == (0, True)
    for _ in range(3):
        deal_a_hand(house)
    assert looking.alerts(AlertKind.PACE) == []  # Nine hands an hour were dealt.
    for _ in range(12):
        deal_a_hand(house)
    (alert,) = looking.alerts(AlertKind.PACE)
    assert ".high." in alert.key
    house.clock.advance(ms=30 * MINUTE_MS)
    assert looking.alerts(AlertKind.PACE) == []


def test_a_jackpot_that_is_not_posted_until_it_is(house: House) -> None:
    looking = Looking(house)
    assert looking.alerts(AlertKind.JACKPOT) == []
    kernel_of(house.table).state.jackpots = {}
    (alert,) = looking.alerts(AlertKind.JACKPOT)
    assert str(alert.words) == "MEGA, MAJOR, MINOR"
    house.clock.advance(ms=25 * 60 * MINUTE_MS)
    house.table.shift.post_jackpots(JACKPOTS, FLOOR, PINS[FLOOR])
    assert looking.alerts(AlertKind.JACKPOT) == []


def test_a_jackpot_that_is_called_until_it_is_signed_for(house: House) -> None:
    looking, table = Looking(house), house.table
    deal(table)
    assert looking.alerts(AlertKind.CALLED) == []
    table.play.proceed()
    assert isinstance(table.round.prompt, Floor)
    (alert,) = looking.alerts(AlertKind.CALLED)
    assert str(alert.words) == "MINOR"
    table.floor.acknowledge(FLOOR, PINS[FLOOR])
    assert len(looking.alerts(AlertKind.CALLED)) == 1  # It is acknowledged, and not paid.
    while table.hand_number == 1:
        make_ready(table)
        table.play.proceed()
    assert looking.alerts(AlertKind.CALLED) == []


def test_a_jackpot_call_names_its_table() -> None:
    posted = TableStatus(game="nh", jackpots={"mega": 2_500_000, "minor": 100_000})
    seen = {table: TableSeen(table, nth, b"", posted) for nth, table in enumerate(("NH-07", "NH-08", "NH-09"))}
    for table in ("NH-08", "NH-09"):
        seen[table] = replace(seen[table], status=replace(posted, called=("mega",)))
    shown = jackpots(seen["NH-07"], seen.values(), now_ms=1, may_change=False)["jackpots"]
    assert [(row.name, row.call) for row in shown] == [("MEGA", "Call at NH-08, NH-09"), ("MINOR", "")]


def test_a_device_that_is_away_until_it_is_back(house: House) -> None:
    looking = Looking(house)
    assert looking.alerts(AlertKind.DEVICE) == []
    house.table.shoe.event(StateChanged(DeviceState.BACKING_OFF, "The shoe was unplugged."))
    assert [str(alert.words) for alert in looking.alerts(AlertKind.DEVICE)] == ["Shoe"]
    plug_in(house.table)
    assert looking.alerts(AlertKind.DEVICE) == []


def test_a_table_that_stops_until_it_goes_on(house: House) -> None:
    looking = Looking(house)
    assert looking.alerts(AlertKind.STOPPED) == []
    kernel_of(house.table).stopped = "The journal is damaged."
    assert len(looking.alerts(AlertKind.STOPPED)) == 1
    kernel_of(house.table).stopped = ""
    assert looking.alerts(AlertKind.STOPPED) == []


@pytest.fixture
def alerts(
    floor: psycopg.Connection[Any], server: OwnServer, tmp_path: Path
) -> Iterator[Callable[[AlertKind], list[Alert]]]:
    """Return a function that returns the present alerts of a kind at a console of the floor."""
    add_console(floor, CONSOLE)
    seen, news = FloorHouse(), queue.Queue[ConsoleNews]()
    link = ConsoleLink(server.address, user=CONSOLE, records=tmp_path)
    link.start(news.put)

    def alerts(kind: AlertKind) -> list[Alert]:
        while not news.empty():
            seen.take(news.get())
        return [alert for alert in seen.alerts() if alert.kind is kind]

    yield alerts
    link.stop()


def test_three_corrections_of_one_dealer_until_another_one_deals(
    house: House, floor: psycopg.Connection[Any], alerts: Callable[[AlertKind], list[Alert]]
) -> None:
    enroll(floor, "NH-07", house.table.journal.public_key, by="novak")
    status = StatusBuilder(house.table, PinBox())

    def push() -> None:
        with signed_in(floor, "table_NH-07") as table:
            KeptRows.of(house.table.journal).pushed(table)
        floor.execute("UPDATE floor.heard SET standing = %s", (status.now().to_json(),))

    for nth in range(3):
        push()
        assert alerts(AlertKind.OFTEN) == [], nth
        house.table.play.place(1, "ante", 500)
        void(house.table)
    push()
    until(lambda: bool(alerts(AlertKind.OFTEN)))
    assert [(alert.n, str(alert.words)) for alert in alerts(AlertKind.OFTEN)] == [(3, "M. Ortiz")]
    house.table.people.sign_in(BOTH, PINS[BOTH])
    push()
    until(lambda: alerts(AlertKind.OFTEN) == [])


def test_a_table_that_is_not_heard_until_it_is(
    house: House, floor: psycopg.Connection[Any], server: OwnServer, alerts: Callable[[AlertKind], list[Alert]]
) -> None:
    enroll(floor, "T7", house.table.journal.public_key, by="novak")
    standing = StatusBuilder(house.table, PinBox()).now().to_json()
    floor.execute("UPDATE floor.heard SET standing = %s, at = clock_timestamp() - interval '11 seconds'", (standing,))
    until(lambda: bool(alerts(AlertKind.SILENT)))
    floor.execute("UPDATE floor.heard SET at = clock_timestamp() + interval '1 hour'")  # It stays connected.
    until(lambda: alerts(AlertKind.SILENT) == [])


def test_jackpot_won_without_floor_alerts_until_noted(
    floor: psycopg.Connection[Any], alerts: Callable[[AlertKind], list[Alert]]
) -> None:
    enroll(floor, "T7", bytes(32), by="novak")
    floor.execute("UPDATE floor.heard SET at = clock_timestamp(), standing = %s", (TableStatus().to_json(),))
    query = """INSERT INTO floor.event(journal, seq, event_id, hand, kind, v, at_ms, mono_ns, boot_id, actor, body,
      hash) VALUES (1, %s, '', 1, %s, 1, %s, 1, '', 'dana', %s, %s)"""
    for seq, kind in ((7, "jackpot_claimed"), (8, "jackpots_posted")):
        for at, body in ((seq, '{"without_floor": "yes"}'), (seq + 10, "{}")):
            floor.execute(query, (at, kind, seq, body, bytes(32)))
    until(lambda: len(alerts(AlertKind.REVIEW)) == 2)
    assert [str(alert.words) for alert in alerts(AlertKind.REVIEW)] == [
        "Posted while offline",
        "Won without the floor’s answer",
    ]
    floor.execute("INSERT INTO floor.review(journal, seq, by, role) VALUES (1, 7, 'novak', 'x'), (1, 8, 'novak', 'x')")
    until(lambda: alerts(AlertKind.REVIEW) == [])


def test_jackpot_posting_alerts_until_its_table_applies_it(
    floor: psycopg.Connection[Any], alerts: Callable[[AlertKind], list[Alert]]
) -> None:
    enroll(floor, "NH-07", bytes(32), by="novak")
    add_publisher(floor, "publisher_office", bytes([1]) * 32, by="novak")

    def stand(**so: Any) -> None:
        alerts = TableStatus(game="nh", games=(("nh", "New Hampshire"),), **so).to_json()
        floor.execute("UPDATE floor.heard SET at = clock_timestamp(), standing = %s", (alerts,))

    stand(laid="jackpots:nh 1", posted_ms=7)
    for number, minutes in ((1, 90), (2, 0)):  # The newest has just been posted, and the hand is dealt to its end.
        with floor.transaction():
            floor.execute("SET LOCAL session_replication_role = replica")
            floor.execute(
                """INSERT INTO floor.version(kind, number, before, content, by, second, why, digest, signature,
                publisher, at) VALUES ('jackpots:nh', %s, %s, '{}', 'x', '', '', %s, %s, 1,
                clock_timestamp() - make_interval(mins => %s))""",
                (number, bytes(32), bytes(32), bytes(64), minutes),
            )
    floor.execute("UPDATE floor.heard SET at = clock_timestamp() - interval '11 seconds'")
    until(lambda: bool(alerts(AlertKind.SILENT)))  # The posting comes with it.
    assert alerts(AlertKind.DUE) == []
    forge(floor, "UPDATE floor.version SET at = at - interval '2 minutes' WHERE number = 2")
    until(lambda: [str(alert.words) for alert in alerts(AlertKind.DUE)] == ["New Hampshire"])
    stand(laid="jackpots:nh 2", posted_ms=7)
    until(lambda: alerts(AlertKind.DUE) == [])


def test_a_table_that_counts_points_shows_no_dollars() -> None:
    words = as_json(text("{small}/{big} no limit", small=Dollars(200), big=Dollars(500)))
    poker = TableStatus.of(TableStatus(title="Poker", limits=words).to_json())
    facts = {fact.label: fact.value for fact in table_facts(TableSeen("TH-11", 1, b"", poker))}
    assert facts["Limits"] == "$2/$5 no limit"  # Not the buy-in.
    hand = HandAtFloor(1, 9, "PP-01", "dice", "chen", 0, "settled", -3, 3, ())
    for points, said in ((True, ("House paid 3", "Paid 3")), (False, ("House paid $0.03", "Paid $0.03"))):
        row = hand_row(hand, "Dice", "L. Chen", points=points, is_chosen=False)
        assert (row.result, row.best) == said


def test_the_call_and_the_tile_name_the_supervisor_on_the_way() -> None:
    call = replace(CALL, coming="R. Haddad")
    seen = TableSeen("NH-07", 1, b"", replace(STATUS, stopped=None, is_open=True, calls=(call,)))
    shown = tile(seen, silent_ms=None, now_ms=CALL.at_ms + 94_000, is_chosen=False)
    assert ("Coming 1:34", "R. Haddad") == (shown.status, shown.pace)
    assert "R. Haddad is coming." == call_row(seen, call, now_ms=CALL.at_ms, is_chosen=False).line


def test_points_are_no_dollars_where_the_table_deals_another_game_now() -> None:
    """The table sent only its present game, and 92 points of its previous game were shown as "$0.92"."""
    house = FloorHouse()
    house.take(ConsoleNews(tables=(TableSeen("PP-01", 1, b"", replace(STATUS, game="nh", in_points=("dice",))),)))
    assert house.counts_points("dice")
    assert not house.counts_points("nh")


def test_a_table_that_is_newer_than_its_console_is_seen() -> None:
    alerts = json.loads(TableStatus(title="Dice", hand=7).to_json())
    assert TableStatus.of(json.dumps({**alerts, "of_the_next_version": 1})) == TableStatus.of(json.dumps(alerts))
