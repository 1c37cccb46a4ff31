"""The shoe or the camera inspects a deck: 52 different cards, each once, and no hand meanwhile."""

import os
import tty
from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any, Final

import pytest

from drivers.sims.shoe import SimShoe
from kiosk.bank import deck_register, steps_at
from kiosk.core.cards import DECK, card
from kiosk.core.devices import CardRead, CardUnread, DeviceState, ShoeAlarm, StateChanged, ZoneUnclear
from kiosk.core.errors import Refused
from kiosk.events import Answered, DeckSealed, FloorCalled, InspectionBegan, InspectionRead
from kiosk.procedure import Cards
from kiosk.settings import DeckRules, DeviceSettings, Settings
from kiosk.staff import NotProven
from kiosk.table import EvidenceFolder, Table
from tests.dealt import plug_in
from tests.drivers.bench import listening
from tests.seen_table import EVIDENCE, clear, lie
from tests.tables import DEALER, FLOOR, PINS, House, shipped

SIGNED: Final[dict[str, Any]] = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}
NAMES: Final = tuple(f"{rank}{suit}" for suit in "shdc" for rank in "23456789TJQKA")
"""The 52 cards, in another order than the product has them."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    opened = House(tmp_path, settings=settings())
    plug_in(opened.table)
    yield opened
    opened.close()


def settings() -> Settings:
    """Return the shipped house with a register, and with a shoe and a camera that its files identify."""
    shown = shipped()
    rules = DeckRules.model_validate({"from": date(2020, 1, 1)})
    shoe = DeviceSettings(name="shoe", kind="beetek", maker="BeeTek", model="S1", serial="4711-B")
    eye = DeviceSettings(name="eye", kind="line", maker="Eye", model="C1", serial="C-9")
    devices = {**shown.devices, "shoe": {"shoe": shoe}, "camera": {"eye": eye}}
    return replace(shown, house=shown.house.model_copy(update={"decks": (rules,)}), devices=devices)


def begin(house: House, how: str = "shoe") -> None:
    house.table.seals.begin_reading("A-1", "red", "0012", how)


def pull(house: House, names: Iterable[str]) -> None:
    for name in names:
        house.table.shoe.event(CardRead(card(name), 0) if name else CardUnread(0))


def found(house: House) -> tuple[int, tuple[str, ...], tuple[str, ...], int, bool]:
    """Return the number of cards, the missing, duplicate, and unread ones, and whether it is complete."""
    reading = house.table.seals.reading
    assert reading is not None
    return reading.count, reading.missing, reading.doubled, reading.unread, reading.is_complete


def sealed(table: Table) -> list[DeckSealed]:
    return [event.of(DeckSealed) for event in table.journal.events(1, DeckSealed)]


def test_a_whole_deck_is_signed_for_and_its_receipt_has_the_cards_of_the_shoe(house: House) -> None:
    begin(house)
    with pytest.raises(Refused, match="not read whole"):
        house.table.seals.inspect_read(**SIGNED)
    pull(house, NAMES)
    assert found(house) == (52, (), (), 0, True)
    with pytest.raises(NotProven):
        house.table.seals.inspect_read(floor=SIGNED["dealer"], dealer=SIGNED["dealer"])
    with pytest.raises(Refused, match="sign for it"):
        house.table.seals.reject("marked", **SIGNED)
    house.table.seals.inspect_read(**SIGNED)
    (what,) = sealed(house.table)
    assert (what.step, what.seal, what.back, what.code, what.how, what.pieces, what.read) == (
        "inspected", "A-1", "red", "0012", "shoe", 52, 52,
    )  # fmt: skip
    assert (what.machine, what.maker, what.model, what.serial) == ("shoe", "BeeTek", "S1", "4711-B")
    assert house.table.seals.reading is None
    assert house.table.journal.hand(1) == []  # No hand took a card.
    assert house.restart().suspended == ""


@pytest.mark.parametrize(
    ("cards", "missing", "doubled", "unread"),
    [
        (NAMES[1:], NAMES[:1], (), 0),
        ((*NAMES[1:], "Ac"), ("2s",), ("Ac",), 0),
        ((*NAMES, "Ah"), (), ("Ah",), 0),
        ((*NAMES[:-1], ""), ("Ac",), (), 1),
        ((*NAMES, ""), (), (), 1),  # The 53rd piece is not a card of the deck: a joker, or a card with another back.
    ],
)
def test_a_deck_that_is_not_whole_is_named_and_only_rejected(
    house: House, cards: tuple[str, ...], missing: tuple[str, ...], doubled: tuple[str, ...], unread: int
) -> None:
    begin(house)
    pull(house, cards)
    assert found(house) == (len(cards), missing, doubled, unread, False)
    with pytest.raises(Refused, match="not read whole"):
        house.table.seals.inspect_read(**SIGNED)
    with pytest.raises(NotProven):
        house.table.seals.reject("not complete", floor=SIGNED["dealer"], dealer=SIGNED["dealer"])
    house.table.seals.reject("not complete", **SIGNED)
    (event,) = house.table.journal.events(1, DeckSealed)
    what = event.of(DeckSealed)
    assert (what.step, what.missing, what.doubled, what.unread) == ("rejected", missing, doubled, unread)
    deck = deck_register(steps_at("NH-07", event))["A-1"]
    assert (deck.step, deck.last.reason.split("; ")[0]) == ("rejected", "not complete")
    assert all(name in deck.last.reason for name in (*missing, *doubled))
    today = date(2026, 11, 29)
    assert [step for step in ("inspected", "in play", "returned", "retired") if deck.may(step, today)] == ["retired"]


def test_no_hand_begins_and_no_card_is_dealt_while_a_deck_is_read(house: House) -> None:
    begin(house)
    with pytest.raises(Refused, match="Deck A-1 is being inspected"):
        house.table.play.place(1, "ante", 500)
    pull(house, NAMES[:3])
    assert (house.table.hand_is_open, house.table.round.felt.cards) == (False, {})
    assert list(house.table.journal.events(1, Answered)) == []
    house.table.seals.stop_reading()
    house.table.play.place(1, "ante", 500)
    with pytest.raises(Refused, match="A hand has begun"):
        begin(house)


def test_a_restart_goes_on_after_the_last_card(house: House) -> None:
    begin(house)
    pull(house, NAMES[:20])
    plug_in(house.restart())
    assert found(house)[0] == 20
    with pytest.raises(Refused, match="being inspected"):
        house.table.play.place(1, "ante", 500)
    pull(house, NAMES[20:])
    house.table.seals.inspect_read(**SIGNED)
    assert [event.of(InspectionRead).card for event in house.table.journal.events(1, InspectionRead)] == list(NAMES)


def test_a_lost_shoe_leaves_the_cards_missing_that_it_did_not_read(house: House) -> None:
    begin(house)
    pull(house, NAMES[:30])
    house.table.shoe.event(StateChanged(DeviceState.BACKING_OFF, "The port is gone."))
    plug_in(house.table)  # The next two were pulled meanwhile.
    pull(house, NAMES[32:])
    assert found(house) == (50, NAMES[30:32], (), 0, False)
    pull(house, NAMES[30:32])
    house.table.seals.inspect_read(**SIGNED)
    house.table.shoe.event(StateChanged(DeviceState.ABSENT, "The shoe is unplugged."))
    with pytest.raises(Refused, match="The shoe is not ready"):
        house.table.seals.begin_reading("A-2", "blue", "", "shoe")


def test_a_card_that_may_have_left_unread_leaves_the_deck_incomplete(house: House) -> None:
    begin(house)
    pull(house, NAMES[:10])
    house.table.shoe.event(ShoeAlarm("damaged", "The message was damaged.", doubts_cards=True))
    pull(house, NAMES[10:])
    assert found(house) == (53, (), (), 1, False)
    begin(house)  # It starts from the first card.
    assert found(house)[0] == 0
    house.table.shoe.event(ShoeAlarm("cut-card", "The cut card came out."))
    pull(house, NAMES)
    house.table.seals.inspect_read(**SIGNED)
    assert len(list(house.table.journal.events(1, InspectionBegan))) == 2


def test_missing_cards_are_not_named_while_they_are_many(house: House) -> None:
    """Nobody learns the first cards of a deck from a list of the others."""
    begin(house)
    for count, named in ((1, 0), (39, 0), (40, 12), (51, 1)):
        reading = house.table.seals.reading
        assert reading is not None
        pull(house, NAMES[reading.count : count])
        reading = house.table.seals.reading
        assert reading is not None and len(reading.named) == named


def test_a_call_of_the_floor_changes_nothing_of_a_reading(house: House) -> None:
    begin(house)
    pull(house, NAMES[:5])
    house.table.floor.call("Deck")
    pull(house, NAMES[5:])
    assert list(house.table.journal.events(1, FloorCalled))
    house.table.seals.inspect_read(**SIGNED)


def test_a_closing_ends_a_reading(house: House) -> None:
    begin(house)
    pull(house, NAMES[:5])
    house.table.shift.close(house.table.shift.rack, **SIGNED)
    assert house.table.seals.reading is None
    pull(house, NAMES[5:6])
    assert len(list(house.table.journal.events(1, InspectionRead))) == 5


def test_a_deck_that_is_dealt_as_it_was_inspected_calls_the_floor(house: House) -> None:
    begin(house)
    shown = tuple(NAMES[nth * 17 % 52] for nth in range(52))
    pull(house, shown)
    house.table.seals.inspect_read(**SIGNED)
    table = house.restart()
    plug_in(table)
    for seat in (1, 2, 5):
        table.play.place(seat, "ante", 500)
    left = iter(shown)
    for _ in range(80):
        if table.floor.called is not None:
            break
        if isinstance(table.round.prompt, Cards):
            table.shoe.event(CardRead(card(next(left)), 0))
        elif not table.play.can_proceed:
            table.play.choose_all("1x")
        else:
            table.play.proceed()
    assert table.floor.called is not None and "order in which the deck was inspected" in str(table.floor.called.why)


@pytest.mark.parametrize("make", ["beetek", "angel_eye"])
def test_an_emulated_shoe_reads_a_deck_to_the_table(house: House, make: str) -> None:
    begin(house)
    with SimShoe(make, seed=11) as sim, listening({"kind": make, "port": sim.path}) as bench:
        bench.to_ready()
        for _ in range(51):
            sim.pull()
        for event in bench.inbox.take(51):
            house.table.shoe.event(event)
        sim.unplug(mid_frame=True)  # The last card is half sent.
        for event in bench.inbox.until(lambda event: getattr(event, "state", "") == DeviceState.BACKING_OFF):
            house.table.shoe.event(event)
        count, missing, doubled, _, is_complete = found(house)
        assert (count - found(house)[3], len(missing), doubled, is_complete) == (51, 1, (), False)


def test_bytes_written_by_hand_are_a_deck(house: House) -> None:
    """The tokens are those of the published protocol, made here and not by the emulator."""
    controller, port = os.openpty()
    tty.setraw(port)
    begin(house)
    with listening({"kind": "beetek", "port": os.ttyname(port)}) as bench:
        bench.to_ready()
        tokens = [f" [Game]<Card:{name[0].replace('T', '10')}{name[1].upper()}> " for name in NAMES]
        os.write(controller, "".join(tokens[:-1]).encode())
        for event in bench.inbox.take(51):
            house.table.shoe.event(event)
        assert found(house) == (51, ("Ac",), (), 0, False)
        os.write(controller, b" [Game]<Game> ")
        house.table.shoe.event(bench.inbox.next())
        assert found(house) == (52, ("Ac",), (), 1, False)
    os.close(controller)
    os.close(port)


@pytest.fixture
def seen_house(house: House, tmp_path: Path) -> House:
    table = house.table
    games = tuple(
        replace(game, config=game.config.model_copy(update={"camera": "eye"})) for game in house.games
    )  # fmt: skip
    house.games = games
    table = house.restart()
    plug_in(table)
    table.shift.close(table.shift.rack, **SIGNED)
    table.shift.open("nh", house.rack(), **SIGNED)
    table.camera.connect(EvidenceFolder(tmp_path / "evidence"))
    table.camera.event(StateChanged(DeviceState.READY, "The camera reads."))
    clear(house)
    return house


def test_a_camera_reads_cards_one_after_another(seen_house: House) -> None:
    table = seen_house.table
    assert table.seals.inspections == ("hand", "shoe", "camera")
    lie(seen_house, "seat 1", "2s")  # It was there before.
    begin(seen_house, "camera")
    lie(seen_house, "seat 1", "2s 3s")
    lie(seen_house, "seat 1", "2s 3s")  # Nothing has moved.
    assert found(seen_house)[0] == 1
    pull(seen_house, ["Ah"])  # A shoe does not read for the camera.
    assert (found(seen_house)[0], "not counted" in table.notice) == (1, True)
    lie(seen_house, "seat 1")
    for name in NAMES:
        if name != "3s":
            lie(seen_house, "seat 1", name)
            lie(seen_house, "seat 1")
    assert found(seen_house) == (52, (), (), 0, True)
    table.seals.inspect_read(**SIGNED)
    (what,) = sealed(table)
    assert (what.how, what.machine, what.maker, what.model, what.serial, what.read) == (
        "camera", "eye", "Eye", "C1", "C-9", 52,
    )  # fmt: skip


def test_a_camera_names_a_card_that_is_there_twice(seen_house: House) -> None:
    begin(seen_house, "camera")
    lie(seen_house, "seat 1", "Ah")
    lie(seen_house, "seat 1")
    twice = ZoneUnclear("seat 1", "twice", "the same card appears twice; check.", 1, EVIDENCE)
    seen_house.table.camera.event(twice)
    assert "appears twice" in seen_house.table.notice
    lie(seen_house, "seat 1", "Ah")
    assert found(seen_house)[2] == ("Ah",)


def test_a_camera_that_is_not_set_up_inspects_nothing(seen_house: House) -> None:
    seen_house.table.camera.event(StateChanged(DeviceState.DEGRADED, "The camera is not calibrated yet."))
    with pytest.raises(Refused, match="The camera is not ready"):
        begin(seen_house, "camera")
    assert seen_house.table.seals.reading is None


def test_a_camera_that_was_away_counts_no_card_already_there(seen_house: House) -> None:
    begin(seen_house, "camera")
    lie(seen_house, "seat 1", "Ah")
    seen_house.table.camera.event(StateChanged(DeviceState.BACKING_OFF, "No picture."))
    seen_house.table.camera.event(StateChanged(DeviceState.READY, "The camera reads."))
    lie(seen_house, "seat 1", "Ah")
    assert found(seen_house)[:3:2] == (1, ())
    lie(seen_house, "seat 1")
    lie(seen_house, "seat 1", "Kh")
    assert found(seen_house)[0] == 2


def test_every_card_of_the_product_is_one_of_the_52() -> None:
    assert sorted(each.text for each in DECK) == sorted(NAMES)
