"""`kiosk decks` keeps the register: steps come in order, two people sign for a change, and nothing is lost."""

import time
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Final

import pytest

from kiosk.app.house import decks
from kiosk.app.house.decks import DeckSteps, HouseDecks, registered_decks
from kiosk.bank import gaming_day
from kiosk.core.cards import DECK, card
from kiosk.core.devices import CardRead, DeviceState, StateChanged
from kiosk.core.errors import KioskError, Refused
from kiosk.events import DeckChanged, DeckLogged
from kiosk.procedure import Place
from kiosk.settings import DeckRules, DeviceSettings
from kiosk.staff import Staff
from tests.app.two_commands import written_first
from tests.app.typed import BY, MANAGER, MANAGERS_PIN, Kiosk, Printed, hire
from tests.dealt import plug_in
from tests.jackpots import CARDS, SEAT, SPOT, finish
from tests.reopened import play, reopen, settle_again
from tests.tables import BOTH, DEALER, FLOOR, PINS, HeldClock, House, kernel_of, shipped, void

PIN = "5903"
DAY_MS = 86_400_000


class DeckHouse:
    """A house with a manager, a dealer, and its own clock."""

    def __init__(self, kiosk: Kiosk, data: Path, clock: HeldClock) -> None:
        self.kiosk, self.data, self.clock = kiosk, data, clock
        hire(kiosk, data, "cruz", "L. Cruz", "dealer", PIN)

    def __call__(self, *words: object, two: bool = False) -> Printed:
        second = ("--second", "cruz") if two else ()
        pins = (MANAGERS_PIN, PIN) if two else (MANAGERS_PIN,)
        return self.kiosk("decks", *words, *BY, *second, "--data", self.data, pins=pins)

    def in_play(self, seal: str = "A-1") -> None:
        """Receive a deck, issue it to NH-07, inspect it, and put it in play."""
        for words in (
            ("receive", seal, "--back", "red", "--code", "0012345"),
            ("log", seal, "--as", "issued", "--table", "NH-07"),
            ("inspect", seal, "--how", "hand", "--pieces", 52, "--dealer", "cruz"),
        ):
            assert self(*words).status == 0
        assert self("log", seal, "--as", "in-play", two=True).status == 0

    @property
    def day(self) -> str:
        return gaming_day(self.clock.ms, "08:00").isoformat()

    def show(self) -> list[str]:
        return self.kiosk("decks", "show", "--day", self.day, "--data", self.data).out.splitlines()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> HeldClock:
    held = HeldClock()
    monkeypatch.setattr(time, "time_ns", lambda: held.ms * 1_000_000)
    return held


@pytest.fixture
def house(kiosk: Kiosk, tmp_path: Path, clock: HeldClock) -> DeckHouse:
    return DeckHouse(kiosk, tmp_path, clock)


def test_a_deck_from_its_receipt_to_its_end(house: DeckHouse, tmp_path: Path) -> None:
    house.in_play()
    assert house("log", "A-1", "--as", "changed", "--why", "worn", two=True).status == 0
    assert house("log", "A-1", "--as", "retired", "--why", "worn").status == 0
    assert house("log", "A-1", "--as", "destroyed", two=True).status == 0
    deck = registered_decks(shipped(), tmp_path)["A-1"]
    assert (deck.step, deck.last.back, deck.last.code) == ("destroyed", "red", "0012345")
    assert deck.last.signed == (("floor", "mara"), ("second", "cruz"))
    assert deck.inspected is not None and (deck.inspected.table, deck.inspected.dealer) == ("NH-07", "cruz")


def test_the_receipt_of_an_inspection_names_machine_deck_and_dealer(house: DeckHouse, tmp_path: Path) -> None:
    house("receive", "A-1", "--back", "red")
    house("log", "A-1", "--as", "issued", "--table", "NH-07")
    out = tmp_path / "out"
    made = ("--machine", "shoe 9", "--maker", "Angel", "--model", "Eye II", "--serial", "4711")
    inspect = ("inspect", "A-1", "--how", "shoe", "--pieces", 52, "--dealer", "cruz", *made)
    assert "Name the machine, its maker" in house(*inspect[:-2]).err
    printed = house(*inspect, "--out", out)
    said = {line[:16].strip(): line[16:] for line in printed.out.splitlines()}
    assert (said["Table"], said["Seal number"], said["Pieces"]) == ("NH-07", "A-1", "52")
    machine = (said["Machine"], said["Maker"], said["Model"], said["Serial number"])
    assert machine == ("shoe 9", "Angel", "Eye II", "4711")
    assert (said["Dealer"], said["Floor"]) == ("cruz", "mara")
    path = out / "inspection-A-1.pdf"
    assert path.read_bytes().startswith(b"%PDF")
    path.unlink()  # The power was cut before it was written.
    assert house("log", "A-1", "--as", "in-play", two=True).status == 0
    again = house.kiosk("decks", "receipt", "A-1", "--data", tmp_path, "--out", out)
    assert again.out == printed.out[printed.out.index("House") :]
    assert path.exists()
    assert "Deck B-9 was not inspected." in house.kiosk("decks", "receipt", "B-9", "--data", tmp_path).err


REFUSED: Final[tuple[tuple[tuple[object, ...], bool, str], ...]] = (
    (("log", "B-9", "--as", "issued", "--table", "NH-07"), False, "There is no deck B-9 in the register."),
    (("receive", "A-1"), False, "Deck A-1 is “in play”: it cannot be “received” now."),
    (("log", "A-1", "--as", "destroyed"), True, "it cannot be “destroyed” now."),
    (("log", "A-1", "--as", "changed", "--why", "worn"), False, "Two people sign for this step"),
    (("log", "A-1", "--as", "changed"), True, "Give the reason"),
    (("log", "A-2", "--as", "issued", "--table", "XX"), False, "There is no table XX."),
    (("log", "A-2", "--as", "moon"), False, "Choose --as from issued"),
    (("inspect", "A-3", "--how", "hand", "--pieces", 51, "--dealer", "cruz"), False, "has 51 pieces and needs 52"),
    (("inspect", "A-3", "--how", "shoe", "--pieces", 52, "--dealer", "cruz"), False, "Name the machine, its maker"),
    (("log", "A-3", "--as", "in-play"), True, "Deck A-3 is “issued”: it cannot be “in play” now."),
    (
        ("set-aside", "A-1", "--cards", "Ah Kh", "--hand", 88, "--bag", "B-7", "--rest", 49),
        True,
        "Count of the other cards or dice: 49, not 50. The deck is not complete.",
    ),
    (("set-aside", "A-1", "--cards", "Xx", "--hand", 88, "--bag", "B-7", "--rest", 51), True, "Xx is not a card"),
    (("set-aside", "A-1", "--cards", "Ah Ah", "--hand", 8, "--bag", "B", "--rest", 50), True, "each winning card"),
)


def test_a_step_out_of_order_is_refused(house: DeckHouse) -> None:
    house.in_play()
    house("receive", "A-2")
    house("receive", "A-3")
    house("log", "A-3", "--as", "issued", "--table", "NH-07")
    before = registered_decks(shipped(), house.data)
    for words, two, said in REFUSED:
        printed = house(*words, two=two)
        assert (printed.status, said in printed.err) == (2, True), (words, printed.err)
        assert registered_decks(shipped(), house.data) == before


def test_two_tables_at_once_do_not_enter_the_same_step(house: DeckHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both tables have the same register: the second one reads it again before it writes."""
    house("receive", "A-1")
    issue = ("log", "A-1", "--as", "issued", "--table")
    written_first(monkeypatch, decks, lambda: house(*issue, "TH-11"))
    late = house(*issue, "NH-07")
    assert (late.status, late.err) == (2, "Deck A-1 is “issued”: it cannot be “issued” now.\n")
    staff = Staff.load(house.data / "staff.json", house.clock)
    here, there = (HouseDecks(shipped(), house.data, house.clock, staff, keeps=True) for _ in range(2))
    returned = DeckLogged(seal="A-1", step="returned", signed=())
    assert here.read() == there.read()
    assert here.log(returned, ((MANAGER, MANAGERS_PIN),)).table == ""
    with pytest.raises(KioskError, match="is “returned”: it cannot be “returned” now"):
        there.log(returned, ((MANAGER, MANAGERS_PIN),))
    assert [step.what.step for step in DeckSteps(shipped(), house.data).read()] == ["received", "issued", "returned"]


def test_one_person_does_not_sign_twice(house: DeckHouse, kiosk: Kiosk, tmp_path: Path) -> None:
    house.in_play()
    words = ("decks", "log", "A-1", "--as", "changed", "--why", "worn", *BY, "--second", "mara", "--data", tmp_path)
    assert kiosk(*words, pins=(MANAGERS_PIN, MANAGERS_PIN)).status == 2
    assert registered_decks(shipped(), tmp_path)["A-1"].step == "in play"


def test_the_deck_of_a_jackpot_is_kept_in_its_bag_for_its_days(house: DeckHouse) -> None:
    house.in_play()
    aside = ("set-aside", "A-1", "--cards", "Ah Kh Qh Jh Th", "--hand", 88, "--bag", "B-7", "--rest", 47)
    assert house(*aside, two=True).status == 0
    deck = registered_decks(shipped(), house.data)["A-1"]
    until = (gaming_day(house.clock.ms, "08:00") + timedelta(days=30)).isoformat()
    assert (deck.last.cards, deck.last.until) == (("Ah", "Kh", "Qh", "Jh", "Th"), until)
    too_early = house("log", "A-1", "--as", "opened", "--why", "checked", two=True)
    assert f"The bag B-7 is kept until {until}." in too_early.err
    house.clock.advance(ms=30 * DAY_MS)
    assert f"Bag B-7: its time ended on {until}." in house.show()
    assert house("log", "A-1", "--as", "opened", "--why", "checked", two=True).status == 0


def test_a_deck_that_was_not_counted_in_a_quarter_is_named(house: DeckHouse) -> None:
    house("receive", "A-1")
    house.clock.advance(ms=93 * DAY_MS)
    assert any(line.startswith("Deck A-1 was last counted on 20") for line in house.show())
    house("log", "A-1", "--as", "counted")
    assert [line.split()[:2] for line in house.show()] == [["A-1", "received"]]


def test_the_day_of_a_table_is_compared_with_the_register(house: DeckHouse) -> None:
    """The table is dealt without a deck in the register, with one, and with a change that nobody entered."""
    (house.data / "NH-07").mkdir()
    table = House(house.data / "NH-07", clock=house.clock)
    table.table.shoe.event(StateChanged(DeviceState.READY, ""))
    play(table.table)
    assert house.show() == ["Table NH-07 was dealt with a deck that is not in the register."]
    house.in_play()
    assert [line.split()[:3] for line in house.show()] == [["A-1", "in", "play"]]
    for _ in range(2):
        kernel_of(table.table).commit(DeckChanged(count=52, irregularity="deck"), actor=FLOOR)
    table.close()
    assert "Table NH-07: deck changes in the journal: 2; in the register: 1." in house.show()


def test_a_change_that_only_the_register_has_is_named(house: DeckHouse) -> None:
    (house.data / "NH-07").mkdir()
    house.in_play()
    table = House(house.data / "NH-07", clock=house.clock)
    assert house("log", "A-1", "--as", "changed", "--why", "worn", two=True).status == 0
    assert "Table NH-07: deck changes in the journal: 0; in the register: 1." in house.show()
    kernel_of(table.table).commit(DeckChanged(count=52, irregularity="change"), actor=FLOOR)
    table.table.shift.close(dict(table.table.shift.rack), floor=(FLOOR, PINS[FLOOR]), dealer=(DEALER, PINS[DEALER]))
    table.close()
    house.clock.advance(ms=1_000)
    house.in_play("A-2")
    assert house("log", "A-2", "--as", "changed", "--why", "worn", two=True).status == 0
    assert not any("deck changes" in line for line in house.show()), "a closed table has no change"


def test_a_jackpot_is_that_of_the_last_settlement_of_its_hand(house: DeckHouse) -> None:
    (house.data / "NH-07").mkdir()
    at = House(house.data / "NH-07", clock=house.clock)
    plug_in(at.table)
    for spot, cents in (("ante", 500), (SPOT, 1_000)):
        at.table.play.place(SEAT, spot, cents)
    finish(at.table, iter([card(text) for text in CARDS]))
    due = "Table NH-07, hand 1: the jackpot’s cards are not set aside."
    assert house.show().count(due) == 1
    reopen(at.table)
    settle_again(at.table)
    assert house.show().count(due) == 1
    reopen(at.table)
    void(at.table, FLOOR, PINS[FLOOR])
    at.close()
    assert house.show().count(due) == 0


def test_the_cards_of_a_jackpot_are_asked_for_by_the_last_result_of_its_hand(house: DeckHouse) -> None:
    """The MEGA of hand 1 was a misread card; a ruling pays one for hand 2."""
    house.in_play()
    (house.data / "NH-07").mkdir()
    made = House(house.data / "NH-07", clock=house.clock)
    table, signed, other = made.table, (FLOOR, PINS[FLOOR]), (BOTH, PINS[BOTH])
    table.shoe.event(StateChanged(DeviceState.READY, ""))
    play(table, "Ah 2c Kh 7s Qh Jh Th 3c 9d 4s 8d", spots=("ante", "six_card_bonus"))
    aside = "Table NH-07, hand {}: the jackpot’s cards are not set aside."
    assert aside.format(1) in house.show()
    reopen(table)
    table.rulings.correct(Place("six_card", 0, 2), card("Td"), signed, other)
    settle_again(table)
    assert aside.format(1) not in house.show()
    play(table, spots=("ante", "six_card_bonus"))
    table.disputes.open(2, 2, "player", "Paid too little", 2_500_000, wager="six_card_bonus")
    seq = table.disputes.waiting[0].seq
    table.disputes.rule(seq, "The player is right", 2_500_000, *signed, second=other, form_filled=True)
    made.close()
    assert aside.format(2) in house.show()


def test_a_deck_that_a_table_has_entered_is_in_the_register(house: DeckHouse) -> None:
    """An inspected deck, by command or at the table, advances; a deck that nobody has received is named."""
    signed = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}
    house("receive", "4711", "--back", "red")
    house("log", "4711", "--as", "issued", "--table", "NH-07")
    (house.data / "NH-07").mkdir()
    table = House(house.data / "NH-07", clock=house.clock)
    with pytest.raises(Refused, match="Pieces: 51, and not 52"):
        table.table.seals.inspect("4711", "red", "", 51, **signed)
    with pytest.raises(Refused, match="no camera"):
        table.table.seals.begin_reading("4711", "red", "", "camera")
    table.table.seals.inspect("4711", "red", "", 52, **signed)
    deck = registered_decks(shipped(), house.data)["4711"]
    assert deck.inspected is not None and deck.inspected.dealer == DEALER
    receipt = house.kiosk("decks", "receipt", "4711", "--data", house.data).out
    assert f"{'Dealer':<16}{DEALER}" in receipt.splitlines()
    house.clock.advance(ms=1_000)
    table.table.seals.put_in_play("4711", "red", "", **signed)
    deck = registered_decks(shipped(), house.data)["4711"]
    assert (deck.step, deck.last.table, deck.last.back) == ("in play", "NH-07", "red")
    assert [line.split()[:3] for line in house.show()] == [["4711", "in", "play"]]
    house.clock.advance(ms=1_000)
    table.table.seals.put_in_play("4712", "blue", "99", **signed)
    table.close()
    assert registered_decks(shipped(), house.data)["4711"].step == "changed"
    assert "Table NH-07: deck 4712 is “in play” there, and was “–” in the register." in house.show()
    assert house("log", "4711", "--as", "returned").status == 0


def test_hands_that_a_table_has_dealt_without_a_seal_number_are_named(house: DeckHouse) -> None:
    signed = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}
    (house.data / "NH-07").mkdir()
    table = House(house.data / "NH-07", clock=house.clock)
    table.table.shoe.event(StateChanged(DeviceState.READY, ""))
    table.table.seals.put_in_play("4711", "red", "", **signed)
    play(table.table)
    assert not any("without a seal number" in line for line in house.show())
    kernel_of(table.table).commit(DeckChanged(count=52, irregularity="change"), actor=FLOOR)
    play(table.table)
    table.close()
    assert "Table NH-07, hands 2 to 2: dealt with a deck without a seal number." in house.show()


def test_a_table_enters_the_steps_of_the_house(house: DeckHouse) -> None:
    """A deck is received, issued, inspected and played at the table, then changed, retired, and destroyed."""
    (house.data / "NH-07").mkdir()
    table = House(house.data / "NH-07", clock=house.clock)
    register = HouseDecks(shipped(), house.data, house.clock, table.staff, keeps=True)
    mara, both = (("mara", MANAGERS_PIN),), (("mara", MANAGERS_PIN), ("cruz", PIN))
    signed = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}

    def enter(step: str, people: tuple[tuple[str, str], ...], **fields: object) -> None:
        house.clock.advance(ms=1_000)
        register.log(DeckLogged(seal="a-1/x", step=step, signed=(), **fields), people)  # type: ignore[arg-type]

    with pytest.raises(KioskError, match="There is no deck A-1/X"):
        enter("issued", mara, table="NH-07")
    enter("received", mara, back="blue", code="0012")
    enter("issued", mara, table="NH-07")
    house.clock.advance(ms=1_000)
    table.table.seals.inspect("A-1/X", "", "", 52, **signed)
    deck = register.read()["A-1/X"]
    assert deck.inspected is not None
    assert (deck.step, deck.inspected.back, deck.inspected.code, deck.inspected_in) == (
        "inspected", "blue", "0012", "NH-07"
    )  # fmt: skip
    house.clock.advance(ms=1_000)
    table.table.seals.put_in_play("A-1/X", "", "", **signed)
    with pytest.raises(KioskError, match="it cannot be “retired” now"):
        enter("retired", mara, reason="worn")
    house.clock.advance(ms=1_000)
    kernel_of(table.table).commit(DeckChanged(count=52, irregularity="change"), actor=FLOOR)
    table.table.seals.put_in_play("A-2", "red", "", **signed)
    changed = register.read()["A-1/X"]
    assert (changed.step, changed.last.reason, changed.last.signed) == (
        "changed", "at the table: change", (("floor", FLOOR), ("dealer", DEALER))
    )  # fmt: skip
    enter("retired", mara, reason="worn")
    with pytest.raises(KioskError, match="Two people sign"):
        enter("destroyed", mara)
    enter("destroyed", both)
    assert register.read() == registered_decks(shipped(), house.data)
    assert register.read()["A-1/X"].step == "destroyed"
    table.close()


def test_later_events_are_read_and_another_journal_from_its_beginning(house: DeckHouse) -> None:
    signed = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}
    (house.data / "NH-07").mkdir()
    table, steps = House(house.data / "NH-07", clock=house.clock), DeckSteps(shipped(), house.data)
    for seal in ("A-1", "A-2"):
        table.table.seals.put_in_play(seal, "red", "", **signed)
        assert steps.read() == DeckSteps(shipped(), house.data).read()
    assert [step.what.seal for step in steps.read()] == ["A-1", "A-1", "A-2"]
    table.close()
    for path in (house.data / "NH-07").glob("journal.db*"):
        path.unlink()
    assert steps.read() == []


def test_a_rejected_deck_names_the_hands_that_it_dealt(house: DeckHouse) -> None:
    """A card was lost under the table. The deck was changed, and the shoe later finds that a card is missing."""
    signed = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}
    (house.data / "NH-07").mkdir()
    shown = shipped()
    shoe = DeviceSettings(name="shoe", kind="beetek", maker="BeeTek", model="S1", serial="4711-B")
    settings = replace(shown, devices={**shown.devices, "shoe": {"shoe": shoe}})
    at = House(house.data / "NH-07", clock=house.clock, settings=settings)
    at.table.shoe.event(StateChanged(DeviceState.READY, ""))
    for seal in ("A-1", "A-2"):
        at.table.seals.inspect(seal, "red", "", 52, **signed)
        at.table.seals.put_in_play(seal, "red", "", **signed)
        house.clock.advance(ms=1_000)
        play(at.table)
        house.clock.advance(ms=1_000)
    at.table.seals.begin_reading("A-1", "red", "", "shoe")
    for read in DECK[:51]:
        at.table.shoe.event(CardRead(read, 0))
    at.table.seals.reject("not complete", **signed)
    at.close()
    said = house.show()
    assert f"Table NH-07: deck A-1 was rejected: not complete; missing {DECK[51].text}." in said
    assert "Table NH-07, hands 1 to 1: dealt with deck A-1, which was rejected." in said
    house.clock.advance(ms=DAY_MS)
    assert any(line.startswith("Deck A-1 is “rejected” since") for line in house.show())
    assert not any("was rejected" in line for line in house.show())


def test_a_deck_that_stays_in_play_for_longer_than_the_house_allows_is_reported(house: DeckHouse) -> None:
    house.in_play()
    rules = DeckRules.model_validate({"from": date(2020, 1, 1), "play_hours": 24})
    shown = shipped()
    settings = replace(shown, house=shown.house.model_copy(update={"decks": (rules,)}))
    day, register = gaming_day(house.clock.ms, "08:00"), registered_decks(settings, house.data)

    def reported(day: date) -> list[str]:
        return [said for said in map(str, decks.deck_problems(settings, house.data, day, register)) if "hours" in said]

    assert reported(day) == []
    (said,) = reported(day + timedelta(days=1))
    assert said.startswith("Table NH-07: deck A-1 is in play since 20") and said.endswith("Limit in hours: 24.")
    assert "hours" not in str(list(decks.deck_problems(shown, house.data, day + timedelta(days=1), register)))
