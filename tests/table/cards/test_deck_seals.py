"""The seal number of the deck in play, and the deck of a jackpot: two people sign, and the deck is proved complete."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Final

import pytest

from kiosk.bank import gaming_day
from kiosk.core.cards import DECK
from kiosk.core.devices import CardRead, SlipFailed, SlipPrinted
from kiosk.core.errors import Refused
from kiosk.core.seals import seal_number
from kiosk.events import DeckChanged, DeckSealed, PaperPrinted, PaperUnprinted
from kiosk.settings import DeckRules, DeviceSettings, PayoutLimits
from kiosk.staff import NotProven
from tests.dealt import plug_in
from tests.jackpots import finish, to_jackpot
from tests.reopened import reopen
from tests.tables import DEALER, FLOOR, PINS, House, KeptPapers, kernel_of, shipped, void

BOTH: Final = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}
WINNING: Final = ("2h", "3h", "4h", "5h", "6h")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    shown = shipped()
    rules = DeckRules.model_validate({"from": date(2020, 1, 1), "jackpot_days": 7})
    limits = PayoutLimits.model_validate({"from": date(2020, 1, 1), "elsewhere": "500"})
    house = shown.house.model_copy(update={"decks": (rules,), "payouts": (limits,)})
    opened = House(tmp_path, settings=replace(shown, house=house))
    yield opened
    opened.close()


def sealed(house: House) -> list[DeckSealed]:
    return [event.of(DeckSealed) for event in house.table.journal.events(1, DeckSealed)]


def test_two_people_sign_for_the_deck_in_play(house: House) -> None:
    seals = house.table.seals
    assert (seals.seal, seals.asks) == ("", True)
    with pytest.raises(NotProven):
        seals.put_in_play("4711", "red", "", floor=BOTH["dealer"], dealer=BOTH["dealer"])
    seals.put_in_play("4711", "red", "0012345", **BOTH)
    seals = house.restart().seals
    assert (seals.seal, seals.asks) == ("4711", False)
    with pytest.raises(Refused, match="in play already"):
        seals.put_in_play("4711", "red", "", **BOTH)
    seals.put_in_play("4712", "blue", "", **BOTH)
    assert [(what.seal, what.removed, what.back, what.code) for what in sealed(house)] == [
        ("4711", "", "red", "0012345"), ("4712", "4711", "blue", ""),
    ]  # fmt: skip
    kernel_of(house.table).commit(DeckChanged(count=52, irregularity="change"), actor=FLOOR)
    assert house.restart().seals.asks
    house.table.seals.put_in_play("4713", "red", "", **BOTH)
    what = sealed(house)[-1]
    assert (what.removed, what.why) == ("4712", "change")


@pytest.mark.parametrize(
    ("entered", "kept"), [("NH-2031/A", "NH-2031/A"), (" a.7 ", "A.7"), ("0012", "0012"), ("Q" * 20, "Q" * 20)]
)
def test_a_seal_number_has_letters_and_digits(house: House, entered: str, kept: str) -> None:
    house.table.seals.put_in_play(entered, "red", "", **BOTH)
    assert house.restart().seals.seal == kept
    with pytest.raises(Refused, match="in play already"):
        house.table.seals.put_in_play(entered.lower(), "red", "", **BOTH)


@pytest.mark.parametrize("entered", ["", " ", "-./", "A 1", "A_1", "Ä1", "١٢", "Q" * 21, "ﬁ1"])
def test_text_without_a_seal_number_is_refused(house: House, entered: str) -> None:
    seals = house.table.seals
    for act in (
        lambda: seals.put_in_play(entered, "red", "", **BOTH),
        lambda: seals.inspect(entered, "red", "", 52, **BOTH),
        lambda: seal_number(entered),
    ):
        with pytest.raises(Refused):
            act()
    assert sealed(house) == []


def test_a_bar_code_is_kept_as_the_scanner_sends_it(house: House) -> None:
    house.table.seals.put_in_play("A-1", "red", " 01234-aB ", **BOTH)
    assert sealed(house)[-1].code == "01234-aB"
    for code in ("0" * 41, "0123 456", "Ä"):
        with pytest.raises(Refused, match="is not a bar code"):
            house.table.seals.put_in_play("A-2", "red", code, **BOTH)


def test_the_deck_of_a_jackpot_is_set_aside_and_no_hand_begins_with_it(house: House) -> None:
    seals = house.table.seals
    seals.put_in_play("4711", "red", "", **BOTH)
    with pytest.raises(Refused, match="No jackpot deck"):
        seals.refuse_setting_aside(WINNING, "88", 47)
    finish(house.table, to_jackpot(house.table))
    seals = house.restart().seals
    assert (seals.won_in, seals.asks) == (1, True)
    assert set(WINNING) <= set(seals.won_cards)
    for cards, bag, rest, said in (
        ((), "88", 52, "winning cards"),
        (WINNING, "", 47, "number of the bag"),
        (WINNING, "88", 46, "Other cards: 46, not 47"),
    ):
        with pytest.raises(Refused, match=said):
            seals.set_aside(cards, bag, rest, **BOTH)
    seals.set_aside(WINNING, "88", 47, **BOTH)
    what = sealed(house)[-1]
    until = (gaming_day(house.clock.ms, "08:00") + timedelta(days=7)).isoformat()
    assert (what.seal, what.cards, what.hand, what.bag, what.pieces, what.until) == (
        "4711", WINNING, 1, "88", 47, until
    )  # fmt: skip
    assert what.signed == (("floor", FLOOR), ("dealer", DEALER))
    table = house.restart()
    assert (table.seals.won_in, table.seals.seal) == (0, "")
    with pytest.raises(Refused, match="deck"):
        table.play.place(1, "ante", 500)
    with pytest.raises(Refused, match="Count the new deck or dice first"):
        table.seals.put_in_play("4712", "blue", "", **BOTH)


def test_the_deck_of_a_jackpot_is_known_after_another_one_came_into_play(house: House) -> None:
    """The old deck is set aside under its own number, and the new one stays in play."""
    house.table.seals.put_in_play("4711", "red", "", **BOTH)
    finish(house.table, to_jackpot(house.table))
    kernel_of(house.table).commit(DeckChanged(count=52, irregularity="change"), actor=FLOOR)
    house.table.seals.put_in_play("4712", "blue", "", **BOTH)
    seals = house.restart().seals
    assert (seals.seal, seals.won_seal, seals.asks) == ("4712", "4711", True)
    seals.set_aside(WINNING, "88", 47, **BOTH)
    assert [(what.seal, what.removed) for what in sealed(house)] == [("4711", ""), ("4712", ""), ("4711", "")]
    seals = house.restart().seals
    assert (seals.seal, seals.won_in, seals.asks, seals.must_count) == ("4712", 0, False, False)


def test_a_deck_whose_number_is_entered_after_the_win_is_that_of_the_jackpot(house: House) -> None:
    finish(house.table, to_jackpot(house.table))
    seals = house.table.seals
    with pytest.raises(Refused, match="Enter the seal number first"):
        seals.set_aside(WINNING, "88", 47, **BOTH)
    seals.put_in_play("4711", "red", "", **BOTH)
    assert house.restart().seals.won_seal == "4711"


def test_a_jackpot_that_is_taken_back_sets_no_deck_aside(house: House) -> None:
    house.table.seals.put_in_play("4711", "red", "", **BOTH)
    finish(house.table, to_jackpot(house.table))
    reopen(house.table)
    void(house.table, FLOOR, PINS[FLOOR])
    assert (house.restart().seals.won_in, house.table.seals.asks) == (0, False)


def printed(house: House) -> list[tuple[str, str]]:
    """Return each print of a receipt in the journal: that it came out, or the known facts."""
    events = house.table.journal.events(1, PaperPrinted, PaperUnprinted)
    return [
        (what.key, "printed" if isinstance(what, PaperPrinted) else what.outcome)
        for what in (event.what for event in events)
        if isinstance(what, PaperPrinted | PaperUnprinted)
    ]


@pytest.fixture
def shoe_house(tmp_path: Path) -> Iterator[House]:
    """A house whose files have the maker, the model, and the serial number of the table's shoe."""
    shown = shipped()
    shoe = DeviceSettings(name="shoe", kind="beetek", maker="BeeTek", model="S1", serial="4711-B")
    settings = replace(shown, devices={**shown.devices, "shoe": {"shoe": shoe}})
    opened = House(tmp_path, settings=settings)
    yield opened
    opened.close()


def test_an_inspection_prints_its_receipt_and_the_journal_says_so(shoe_house: House) -> None:
    table, tray = shoe_house.table, KeptPapers()
    table.slips.connect(tray)
    assert table.seals.inspections == ("hand", "shoe")
    plug_in(table)
    table.seals.begin_reading("A-1", "red", "0012", "shoe")
    for name in DECK:
        table.shoe.event(CardRead(name, 0))
    table.seals.inspect_read(**BOTH)
    ((page, key),) = tray.papers
    seq = next(event.seq for event in table.journal.events(1, DeckSealed))
    assert (str(page.title), page.number, page.mark) == ("INSPECTION RECEIPT", f"NH-07-I{seq:06d}", "")
    lines = {str(line.text): line.value for line in page.lines}
    expected = {
        "House": shipped().house.name, "Table": "NH-07", "Seal number": "A-1", "Bar code": "0012", "Card back": "red",
        "Pieces": "52", "Inspected": "in the shoe", "Machine": "shoe", "Maker": "BeeTek", "Model": "S1",
        "Serial number": "4711-B", "Cards read by the machine": "52", "Dealer": "M. Ortiz", "Floor": "R. Haddad",
    }  # fmt: skip
    assert {name: lines[name] for name in expected} == expected
    assert set(lines) - set(expected) == {"Date", "Record"}
    assert printed(shoe_house) == []
    table.slips.slip_event(SlipPrinted(key, "printed"))
    assert printed(shoe_house) == [(key, "printed")]


def test_a_copy_of_a_receipt_is_marked_unless_nothing_came_out(shoe_house: House) -> None:
    table, tray = shoe_house.table, KeptPapers()
    table.slips.connect(tray)
    table.seals.inspect("A-1", "red", "", 52, **BOTH)
    seq = next(event.seq for event in table.journal.events(1, DeckSealed))
    table.slips.slip_event(SlipFailed(tray.papers[0][1], "the printer lost its power"))
    assert printed(shoe_house)[-1][1] == "not printed"
    assert (f"NH-07-I{seq:06d}" in table.notice, table.slips.unprinted_papers) == (True, 1)
    table = shoe_house.restart()
    table.slips.connect(tray)
    table.slips.print_papers_again()  # Nothing came out: it is the original.
    table.slips.slip_event(SlipFailed(tray.papers[1][1], "no answer", may_be_out=True))
    table.slips.print_receipt_again(seq)
    table.slips.slip_event(SlipPrinted(tray.papers[2][1], "printed"))
    assert table.slips.unprinted_papers == 0
    table.slips.print_receipt_again(seq)  # It came out, and another one is wanted.
    assert [page.mark for page, _ in tray.papers] == ["", "", "REPRINT", "REPRINT"]
    assert len({key for _, key in tray.papers}) == 4


def test_a_machine_that_the_files_do_not_identify_inspects_nothing(house: House) -> None:
    assert house.table.config.shoe is not None
    assert house.table.seals.inspections == ("hand",)
    with pytest.raises(Refused, match="by hand"):
        house.table.seals.begin_reading("A-1", "red", "", "shoe")
