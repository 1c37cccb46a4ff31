"""A call of a real table, answered at a console over a real server: counted and refused answers, and their events."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from pytestqt.qtbot import QtBot

from kiosk.app.floor.link import linked
from kiosk.core.cards import card
from kiosk.core.text import from_json
from kiosk.events import FloorComing, PayoutSigned, PinRefused, SignedAtConsole
from kiosk.floor import OwnServer, add_console, enroll
from kiosk.floor.answering.pin_box import SignedAnswer, sealed_for
from kiosk.floor.answering.status import TableStatus
from kiosk.procedure import Floor
from kiosk.settings import CallKind
from kiosk.table import CallAtTable, Table, calls_of
from tests.dealt import DECK, asked, deal_to_flop_bets, play_on, plug_in
from tests.floor.cable import Cable
from tests.floor.pushing import forge, signed_in
from tests.tables import BOTH, DEALER, FLOOR, PINS, House, kernel_of
from ui.vm.controls.words import say
from ui.window.language import ENGLISH, Language

PATIENCE_MS = 60_000
CONSOLE = "console_pit_3"


@pytest.fixture
def house(tmp_path: Path, floor: psycopg.Connection[Any]) -> House:
    """Return a house with a console, whose table is enrolled at the floor and waits for it."""
    (tmp_path / "NH-07").mkdir()
    house = House(tmp_path / "NH-07")
    enroll(floor, "NH-07", house.table.journal.public_key, by="novak")
    add_console(floor, CONSOLE)
    plug_in(house.table)
    deal_until_called(house.table)
    return house


def deal_until_called(table: Table) -> None:
    """Deal the hand in which seat 5 makes a flush."""
    deal_to_flop_bets(table)
    cards = iter(map(card, DECK.split()[10:]))
    while not isinstance(table.round.prompt, Floor):
        play_on(table, cards)


@contextmanager
def joined(table: Table, address: str) -> Iterator[None]:
    kernel = kernel_of(table)
    kernel.house = kernel.house.model_copy(update={"floor_server": address})
    with linked(table, table.journal.path.parent.parent):
        yield


class AtFloor:
    """A console's state and answers, made by hand."""

    def __init__(self, qtbot: QtBot, floor: psycopg.Connection[Any]) -> None:
        self._qtbot = qtbot
        self._floor = floor

    def standing(self) -> TableStatus:
        ((standing_row,),) = self._floor.execute("SELECT standing::text FROM floor.heard").fetchall()
        return TableStatus.of(standing_row)

    def call(self, *, but_not: str = "") -> CallAtTable:
        """Wait until the floor sees a call other than its previous one."""

        def is_there() -> bool:
            ((standing_row,),) = self._floor.execute("SELECT standing FROM floor.heard").fetchall()
            return standing_row is not None and any(call["id"] != but_not for call in standing_row["calls"])

        self._qtbot.waitUntil(is_there, timeout=PATIENCE_MS)
        return self.standing().calls[0]

    def say(self, verb: str, call: CallAtTable, who: str = FLOOR, other: Mapping[str, str] | None = None) -> int:
        """Seal an answer as a console does, and return its number. `other` is a thief's replacement."""
        status = self.standing()
        ((journal, key),) = self._floor.execute("SELECT journal, key FROM floor.journal").fetchall()
        standing_row = {
            "table": "NH-07", "call": call.id, "digest": call.digest, "verb": verb, "person": who, "pin": PINS[who],
        }  # fmt: skip
        sealed = sealed_for(
            bytes.fromhex(status.box),
            bytes.fromhex(status.vouched),
            bytes(key),
            SignedAnswer(**{**standing_row, **(other or {})}),
        )
        return self.send(journal, call.id, verb, who, sealed)

    def send(self, journal: int, call: str, verb: str, who: str, sealed: bytes) -> int:
        with signed_in(self._floor, CONSOLE) as console:
            row = console.execute(
                "SELECT floor.answer_call(%s, %s, %s, %s, %s)", (journal, call, verb, who, sealed)
            ).fetchone()
        assert row is not None
        return int(row[0])

    def outcome(self, number: int) -> str:
        """Wait for the table's report on an answer, and return it."""

        def rows() -> list[Any]:
            return self._floor.execute("SELECT refused FROM floor.taken WHERE answer = %s", (number,)).fetchall()

        self._qtbot.waitUntil(lambda: bool(rows()), timeout=PATIENCE_MS)
        ((refused,),) = rows()
        return str(from_json(json.loads(refused))) if refused else ""


@pytest.fixture
def at_floor(qtbot: QtBot, floor: psycopg.Connection[Any]) -> AtFloor:
    return AtFloor(qtbot, floor)


def ways(table: Table) -> list[tuple[str, int, str]]:
    """Return the console signatures in the journal."""
    kept = table.journal.events(1, SignedAtConsole)
    return [(event.of(SignedAtConsole).console, event.of(SignedAtConsole).answer, event.actor) for event in kept]


def test_a_hand_is_acknowledged_from_a_console_as_at_the_table(
    house: House, server: OwnServer, at_floor: AtFloor
) -> None:
    table = house.table
    with joined(table, server.address):
        call = at_floor.call()
        assert (call.kind, call.seats, call.does) == ("hand", (5,), "pay")
        assert call.cards == tuple(each.text for each in asked(table, Floor).cards)
        number = at_floor.say("acknowledge", call)
        assert at_floor.outcome(number) == ""
    assert not isinstance(table.round.prompt, Floor)
    assert ways(table) == [(CONSOLE, number, FLOOR)]
    signed, answered = [event for event in table.journal.events(1) if event.actor == FLOOR][-2:]
    assert signed.seq + 1 == answered.seq  # The ordinary event follows the one with its origin.


def test_signature_for_another_call_or_amount_is_refused(
    house: House, server: OwnServer, at_floor: AtFloor, floor: psycopg.Connection[Any]
) -> None:
    table = house.table
    other = "That signature was for something else: check, and sign what is shown."
    with joined(table, server.address):
        call = at_floor.call()
        for wrong, why in (
            ({"digest": "0" * 64}, other),  # Another amount was shown than is paid.
            ({"verb": "dispute"}, other),
            ({"person": BOTH}, other),
            ({"call": "hand.1"}, other),
        ):
            assert at_floor.outcome(at_floor.say("acknowledge", call, other=wrong)) == why
        assert at_floor.outcome(at_floor.say("acknowledge", call, other={"pin": "0000"})) == "Wrong PIN: 2 tries left."
        own = "M. Ortiz cannot do this: choose someone else."
        assert at_floor.outcome(at_floor.say("acknowledge", call, DEALER)) == own
        ((journal,),) = floor.execute("SELECT journal FROM floor.journal").fetchall()
        forged = at_floor.send(journal, call.id, "acknowledge", FLOOR, b"x" * 700)
        assert "restarted after that" in at_floor.outcome(forged)
        assert isinstance(table.round.prompt, Floor)
        assert len(list(table.journal.events(1, PinRefused))) == 1
        assert ways(table) == []
        sealed = floor.execute("SELECT sealed FROM floor.answer ORDER BY answer").fetchall()
        assert len({len(body) for (body,) in sealed}) <= 2  # The length of a body does not reveal the length of a PIN.
        number = at_floor.say("acknowledge", call)
        assert at_floor.outcome(number) == ""
        ((again,),) = floor.execute("SELECT sealed FROM floor.answer WHERE answer = %s", (number,)).fetchall()
        replayed = at_floor.send(journal, call.id, "acknowledge", FLOOR, bytes(again))
        assert at_floor.outcome(replayed) == "That was already signed: check, and sign again."


def test_the_dealer_of_a_hand_does_not_sign_for_it_from_a_console(
    house: House, server: OwnServer, at_floor: AtFloor
) -> None:
    """The dealer of a hand has the role, and is refused as at the table, because two people must sign."""
    table = house.table
    kernel_of(table).state.dealer = BOTH
    with joined(table, server.address):
        refused = at_floor.outcome(at_floor.say("acknowledge", at_floor.call(), BOTH))
    assert refused == "J. Kim cannot do this: choose someone else."


def test_a_dispute_goes_back_to_the_cards(house: House, server: OwnServer, at_floor: AtFloor) -> None:
    table = house.table
    with joined(table, server.address):
        assert at_floor.outcome(at_floor.say("dispute", at_floor.call())) == ""
    assert len(table.disputes.waiting) == 1


def test_the_house_may_require_a_signer_at_the_table(house: House, server: OwnServer, at_floor: AtFloor) -> None:
    table = house.table
    kernel = kernel_of(table)
    kernel.house = kernel.house.model_copy(update={"calls_at_table": (CallKind.HAND,)})
    with joined(table, server.address):
        call = at_floor.call()
        assert call.needs_visit
        refused = at_floor.outcome(at_floor.say("acknowledge", call))
    assert refused == "A floor supervisor must come to the table for this."
    table.floor.acknowledge(FLOOR, PINS[FLOOR])


def test_call_terms_reach_a_console_in_every_language(
    qapp: object, house: House, server: OwnServer, at_floor: AtFloor
) -> None:
    with joined(house.table, server.address):
        call = at_floor.call()
    language = Language()
    try:
        language.speak("es")
        assert say(call.terms_words) == "6 a 1 sobre $20"
    finally:
        language.speak(ENGLISH)
    assert say(call.terms_words) == "6 to 1 on $20"


def test_call_adds_the_amounts_of_its_seats(tmp_path: Path) -> None:
    house = House(tmp_path)
    plug_in(house.table)
    house.table.play.place(1, "board_bonus", 250)
    house.table.play.place(5, "board_bonus", 500)
    deal_until_called(house.table)
    (call,) = calls_of(house.table)
    assert (call.seats, say(call.wager_words), call.stake) == ((5, 1), "Board bonus", 750)
    assert (say(call.terms_words), call.cents) == ("3 to 1 on $7.50", 2_250)


def test_a_dealers_call_is_answered_with_coming(house: House, server: OwnServer, at_floor: AtFloor) -> None:
    table = house.table
    with joined(table, server.address):
        first = at_floor.call()
        table.floor.acknowledge(FLOOR, PINS[FLOOR])
        table.floor.call("Fill or chips")
        call = at_floor.call(but_not=first.id)
        assert call.kind == "question"
        assert str(call.line_words) == "Fill or chips"
        assert at_floor.outcome(at_floor.say("come", call)) == ""
        assert table.floor.called is not None and table.floor.called.coming == FLOOR
    assert [event.actor for event in table.journal.events(1, FloorComing)] == [FLOOR]
    house.restart()
    assert house.table.floor.called is not None and house.table.floor.called.coming == FLOOR


def test_an_answer_counts_once_though_nobody_heard_that_it_did(
    house: House, server: OwnServer, at_floor: AtFloor, floor: psycopg.Connection[Any]
) -> None:
    """The table stops after it has written the answer, and before the server knows."""
    table = house.table
    with joined(table, server.address):
        number = at_floor.say("acknowledge", at_floor.call())
        assert at_floor.outcome(number) == ""
    forge(floor, "DELETE FROM floor.taken")
    table = house.restart()
    with joined(table, server.address):
        assert at_floor.outcome(number) == ""
    assert len(ways(table)) == 1


def test_a_table_without_its_link_goes_on_by_its_own_pad(
    house: House, server: OwnServer, at_floor: AtFloor, qtbot: QtBot
) -> None:
    table = house.table
    with Cable(server) as cable, joined(table, cable.address):
        call = at_floor.call()
        cable.cut()
        table.floor.acknowledge(FLOOR, PINS[FLOOR])
        number = at_floor.say("acknowledge", call)
        cable.mend()
        assert at_floor.outcome(number) == "That call is over: look again."
    assert ways(table) == []
    assert list(table.journal.events(1, PayoutSigned)) == []
