"""Decks and dice by touch: the register's list, a pad of letters and digits, a scanner, signatures, and the receipt."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Final, NoReturn

import pytest
from pytestqt.qtbot import QtBot

from kiosk.app.house.decks import HouseDecks
from kiosk.core.cards import card
from kiosk.core.devices import BadgeRead, CardRead, CardUnread, DeviceState, SlipFailed, SlipPrinted, StateChanged
from kiosk.core.errors import Refused
from kiosk.events import DeckSealed, PaperPrinted
from kiosk.settings import DeckRules, DeviceSettings, PayoutLimits, Settings
from kiosk.table import Table
from tests.dealt import plug_in
from tests.jackpots import finish, to_jackpot
from tests.sizes import only_whole
from tests.tables import HeldClock, KeptPapers
from tests.ui.conftest import OpenScreen
from tests.ui.counted import CountedHand, badges
from tests.ui.decks import DeckHand
from tests.ui.shift.people import shown, texts
from tests.ui.still import still_settings
from tests.ui.tables import PEOPLE, PIN, make_table
from tests.ui.walk import problems
from ui.app import Screen

PINS: Final = dict.fromkeys((who for who, _, _ in PEOPLE), PIN)
BOTH: Final = {"floor": ("haddad", PIN), "dealer": ("ortiz", PIN)}
DAY_MS: Final = 86_400_000
SIZES: Final = ((1280, 800), (1920, 1080), (1080, 1920))


def register_settings() -> Settings:
    shown_settings = still_settings()
    first = {"from": date(2020, 1, 1)}
    rules, limits = (DeckRules.model_validate(first),), (PayoutLimits.model_validate({**first, "elsewhere": "500"}),)
    return replace(shown_settings, house=shown_settings.house.model_copy(update={"decks": rules, "payouts": limits}))


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    opened = badges(make_table(tmp_path, settings=register_settings(), shoe="shoe"))
    yield opened
    opened.close()


Opens = Callable[..., tuple[DeckHand, HouseDecks]]


@pytest.fixture
def opens(open_screen: OpenScreen, table: Table, tmp_path: Path, qtbot: QtBot) -> Opens:
    def open_decks(
        size: tuple[int, int] = (1280, 800), *, keeps: bool = True, language: str = ""
    ) -> tuple[DeckHand, HouseDecks]:
        decks = HouseDecks(register_settings(), tmp_path, table.clock, table.staff, keeps=keeps)
        hand = DeckHand(open_screen(table, size, decks=decks, language=language), qtbot)
        hand.open()
        return hand, decks

    return open_decks


def scan(screen: Screen, code: str) -> None:
    screen.table.people.badge_event(BadgeRead(code, 0))
    screen.settle()


def test_a_deck_goes_from_its_receipt_to_its_end(opens: Opens, table: Table) -> None:
    tray = KeptPapers()
    table.slips.connect(tray)
    hand, decks = opens()
    hand.enter("NH-7/A", code="0012.A")
    assert shown(hand.screen, "desk.ask") == "NH-7/A is not in the register."
    assert hand.choices == ["Receive it into the store", "Inspect it", "Put it in play"]
    hand.step("Receive it into the store", "haddad")
    assert hand.choices == ["Issue it to this table", "Retire it", "Inventory: it is here"]
    hand.step("Issue it to this table", "haddad")
    hand.inspect(52)
    ((receipt, _),) = tray.papers
    assert (str(receipt.title), shown(hand.screen, "paper.number")) == ("INSPECTION RECEIPT", "NH-7/A")
    hand.step("Put it in play", "haddad", "ortiz")
    assert hand.choices == ["Inventory: it is here", "Print the receipt again"]
    hand.screen.tap("desk.close")
    table.seals.put_in_play("B-2", "red", "", **BOTH)
    table.clock.advance(ms=1_000)  # type: ignore[attr-defined]
    hand.open()
    hand.choose("NH-7/A")
    hand.answer("Retire it")
    hand.step("Worn", "haddad")
    hand.step("Destroy it", "haddad", "novak")  # These are two supervisors.
    deck = decks.read()["NH-7/A"]
    assert (deck.step, deck.last.signed) == ("destroyed", (("floor", "haddad"), ("second", "novak")))
    assert (deck.last.back, deck.last.code) == ("blue", "0012.A")
    assert hand.choices == ["Print the receipt again"]


def test_one_person_does_not_sign_twice(opens: Opens) -> None:
    hand, decks = opens()
    hand.issue("A-1")
    hand.inspect(52)
    hand.answer("Put it in play")
    hand.sign("haddad")
    CountedHand(hand.screen).hold("haddad")
    assert hand.screen.find("pin.1") is None
    hand.sign("ortiz")
    assert decks.read()["A-1"].step == "in play"


def test_the_pad_has_letters_and_refuses_invalid_numbers(opens: Opens, table: Table) -> None:
    hand, _ = opens()
    hand.screen.tap("desk.new")
    hand.type("Q" * 21)
    assert shown(hand.screen, "desk.amount") == "Q" * 20
    for _ in range(20):
        hand.screen.tap("amount.back")
    hand.type("-/")
    hand.screen.tap("desk.on_")
    assert "-/ is not a seal number" in shown(hand.screen, "desk.strip")
    hand.type("7")
    hand.screen.tap("desk.on_")
    assert shown(hand.screen, "desk.ask") == "-/7 is not in the register."
    assert list(table.journal.events(1, DeckSealed)) == []


def test_a_scanner_enters_numbers_and_finds_a_deck_by_its_bar_code(opens: Opens, table: Table) -> None:
    hand, _ = opens()
    scan(hand.screen, "nh-5")
    assert (shown(hand.screen, "desk.amount"), table.notice) == ("NH-5", "")
    hand.screen.tap("desk.code")
    scan(hand.screen, "0012345-a")
    assert shown(hand.screen, "desk.amount") == "0012345-a"
    hand.screen.tap("desk.on_")
    hand.step("Receive it into the store", "haddad")
    hand.enter("X-9")
    scan(hand.screen, "0012345-a")
    assert shown(hand.screen, "desk.ask") == "NH-5: received"
    scan(hand.screen, "A_9")
    assert "is not a seal number" in shown(hand.screen, "desk.strip")
    hand.screen.tap("desk.close")
    scan(hand.screen, "NH-5")
    assert table.notice != ""  # Away from the page, the badge is unknown.


def test_a_receipt_that_did_not_come_out_is_marked_and_printed_again(opens: Opens, table: Table) -> None:
    tray = KeptPapers()
    table.slips.connect(tray)
    hand, _ = opens()
    hand.issue("A-1")
    hand.inspect(52)
    table.slips.slip_event(SlipFailed(tray.papers[0][1], "the printer lost its power"))
    hand.screen.settle()
    assert "NOT PRINTED" in texts(hand.screen)
    hand.answer("Print the receipt again")
    hand.screen.settle()
    table.slips.slip_event(SlipPrinted(tray.papers[1][1], "printed"))
    hand.screen.settle()
    assert "NOT PRINTED" not in texts(hand.screen)
    hand.answer("Print the receipt again")
    assert [page.mark for page, _ in tray.papers] == ["", "", "REPRINT"]
    table.slips.slip_event(SlipPrinted(tray.papers[2][1], "printed"))
    (inspection,) = table.journal.events(1, DeckSealed)
    papers = [event.of(PaperPrinted).paper for event in table.journal.events(1, PaperPrinted)]
    assert papers == [inspection.seq, inspection.seq]


def test_a_bag_is_opened_by_two_people_when_its_days_are_over(opens: Opens, table: Table) -> None:
    clock = table.clock
    assert isinstance(clock, HeldClock)
    table.seals.put_in_play("A-1", "red", "", **BOTH)
    hand, decks = opens()
    hand.screen.tap("desk.close")
    finish(table, to_jackpot(table, PINS), PINS)
    hand.screen.settle()
    hand.open()
    hand.screen.tap("desk.aside")
    hand.screen.tap("desk.card.2h")
    hand.screen.tap("desk.card.3h")
    hand.screen.tap("desk.card.3h")  # It is none of them.
    hand.screen.tap("desk.rest")
    hand.type("50")
    hand.screen.tap("desk.on_")
    hand.type("BAG-1")
    hand.screen.tap("desk.on_")
    assert "Other cards: 50, not 51" in shown(hand.screen, "desk.strip")
    hand.screen.tap("desk.cancel")
    hand.screen.tap("desk.aside")
    hand.screen.tap("desk.card.2h")
    hand.screen.tap("desk.rest")
    hand.type("51")
    hand.screen.tap("desk.on_")
    scan(hand.screen, "bag-1")
    hand.screen.tap("desk.on_")
    hand.sign("haddad", "ortiz")
    deck = decks.read()["A-1"]
    assert (deck.step, deck.last.bag, deck.last.cards, deck.last.pieces) == ("set aside", "BAG-1", ("2h",), 51)
    hand.choose("A-1")
    assert "Open the bag" not in hand.choices
    clock.advance(ms=31 * DAY_MS)
    hand.choose("A-1")
    hand.answer("Open the bag")
    hand.step("Dispute", "haddad", "ortiz")
    opened = decks.read()["A-1"]
    assert (opened.step, opened.last.reason, opened.last.bag) == ("opened", "dispute", "BAG-1")


def test_where_the_house_keeps_its_register_elsewhere_a_table_enters_its_own_steps(opens: Opens, table: Table) -> None:
    hand, decks = opens(keeps=False)
    hand.enter("A-1")
    assert hand.choices == ["Inspect it", "Put it in play"]
    hand.inspect(52)
    assert hand.choices == ["Put it in play"]
    hand.step("Put it in play", "haddad", "ortiz")
    assert (table.seals.seal, decks.read()["A-1"].step, hand.choices) == ("A-1", "in play", [])


def test_a_table_without_a_register_enters_numbers(open_screen: OpenScreen, table: Table, qtbot: QtBot) -> None:
    hand = DeckHand(open_screen(table, (1280, 800)), qtbot)
    hand.open()
    hand.enter("A-1")
    hand.step("Put it in play", "haddad", "ortiz")
    assert table.seals.seal == "A-1"


class DamagedDecks(HouseDecks):
    """A register that cannot be read."""

    def read(self) -> NoReturn:
        raise Refused("damaged", "The journal is damaged.")


def test_a_register_that_cannot_be_read_says_why(
    open_screen: OpenScreen, table: Table, tmp_path: Path, qtbot: QtBot
) -> None:
    decks = DamagedDecks(register_settings(), tmp_path, table.clock, table.staff, keeps=True)
    hand = DeckHand(open_screen(table, (1280, 800), decks=decks), qtbot)
    hand.open()
    assert shown(hand.screen, "desk.strip") == "✕  The journal is damaged."


@pytest.fixture
def with_shoe(tmp_path: Path, open_screen: OpenScreen, qtbot: QtBot) -> Iterator[Callable[..., DeckHand]]:
    """Return a function that opens the page of a table whose shoe and camera the house's files identify."""
    machines = {
        "shoe": DeviceSettings(name="shoe", kind="beetek", maker="BeeTek", model="S1", serial="4711-B"),
        "camera": DeviceSettings(name="eye", kind="line", maker="Eye", model="C1", serial="C-9"),
    }
    plain = register_settings()
    known = {family: {device.name: device} for family, device in machines.items()}
    settings = replace(plain, devices={**plain.devices, **known})
    opened = badges(make_table(tmp_path, settings=settings, shoe="shoe", camera="eye"))
    plug_in(opened)
    opened.camera.event(StateChanged(DeviceState.READY, "The camera reads."))

    def opens(size: tuple[int, int] = (1280, 800), language: str = "") -> DeckHand:
        decks = HouseDecks(settings, tmp_path, opened.clock, opened.staff, keeps=True)
        hand = DeckHand(open_screen(opened, size, decks=decks, language=language), qtbot, decks)
        hand.open()
        return hand

    yield opens
    opened.close()


def pull(hand: DeckHand, cards: Sequence[str]) -> None:
    for name in cards:
        hand.screen.table.shoe.event(CardRead(card(name), 0) if name else CardUnread(0))
    hand.screen.settle()


ALL_CARDS: Final = tuple(f"{rank}{suit}" for suit in "shdc" for rank in "23456789TJQKA")


def test_a_deck_is_inspected_by_the_cards_of_the_shoe(with_shoe: Callable[..., DeckHand]) -> None:
    hand = with_shoe()
    table, screen = hand.screen.table, hand.screen
    hand.issue("A-1")
    hand.answer("Inspect it")
    assert hand.choices == ["Inspect it by hand", "Inspect it by shoe", "Inspect it by camera"]
    hand.answer("Inspect it by shoe")
    pull(hand, ALL_CARDS[:30])
    assert (shown(screen, "desk.large"), shown(screen, "paper.line.3")) == ("30 of 52", "22")
    screen.tap("desk.close")  # The inspection continues at the table.
    pull(hand, ALL_CARDS[30:51])
    assert "Deck A-1 is being inspected" in shown(screen, "strip")
    assert table.round.felt.cards == {}
    hand.open()
    assert (shown(screen, "desk.large"), shown(screen, "paper.line.3")) == ("51 of 52", "A♣")
    screen.tap("desk.on_")  # A deck that is not whole is not signed for.
    assert "not read whole" in shown(screen, "desk.strip")
    pull(hand, ALL_CARDS[51:])
    assert hand.choices == []
    screen.tap("desk.on_")
    CountedHand(screen).hold("haddad")
    pull(hand, ["Ah"])  # One more card comes while they sign.
    assert shown(screen, "desk.strip") == "✕  Another card was read: look again."
    assert (shown(screen, "paper.mark"), shown(screen, "paper.line.1")) == ("NOT COMPLETE", "A♥")
    hand.answer("Read it again from the first card")
    pull(hand, ALL_CARDS[::-1])
    screen.tap("desk.on_")
    hand.sign("haddad", "ortiz")
    (event,) = table.journal.events(1, DeckSealed)
    what = event.of(DeckSealed)
    assert (what.step, what.how, what.read, what.back, what.serial) == ("inspected", "shoe", 52, "blue", "4711-B")
    hand.step("Put it in play", "haddad", "ortiz")
    assert table.seals.seal == "A-1"


def test_a_deck_with_a_card_twice_is_rejected_by_two_people_or_counted_by_hand(
    with_shoe: Callable[..., DeckHand],
) -> None:
    hand = with_shoe()
    table, screen = hand.screen.table, hand.screen
    hand.issue("A-1")
    hand.issue("A-2")
    hand.choose("A-1")
    hand.answer("Inspect it")
    hand.answer("Inspect it by shoe")
    pull(hand, ["Ah", "Ah", ""])
    assert [shown(screen, f"paper.line.{nth}") for nth in range(3)] == ["3 of 52", "A♥", "1"]
    hand.answer("Inspect it by hand")
    hand.type("52")
    screen.tap("desk.cancel")
    assert hand.choices == ["Read it again from the first card", "Inspect it by hand", "Reject it"]
    hand.answer("Reject it")
    hand.step("A card appears twice", "haddad", "ortiz")
    assert hand.decks is not None
    deck = hand.decks.read()["A-1"]
    assert (deck.step, deck.last.reason.split("; ")[0], hand.choices[0]) == ("rejected", "doubled", "Retire it")
    hand.choose("A-2")
    hand.answer("Inspect it")
    hand.answer("Inspect it by shoe")
    pull(hand, ALL_CARDS[:5])
    screen.tap("desk.stop")
    hand.answer("Inspect it")
    hand.answer("Inspect it by hand")
    hand.type("52")
    screen.tap("desk.on_")
    hand.sign("haddad", "ortiz")
    last = [event.of(DeckSealed) for event in table.journal.events(1, DeckSealed)][-1]
    assert (last.seal, last.how, last.read, last.machine) == ("A-2", "hand", 0, "")


@only_whole
@pytest.mark.parametrize("language", ["en", "es", "zh_CN"])
@pytest.mark.parametrize("size", SIZES)
def test_the_page_of_a_reading_is_whole(
    with_shoe: Callable[..., DeckHand], size: tuple[int, int], language: str
) -> None:
    hand = with_shoe(size, language)
    screen = hand.screen
    hand.enter("NH-2026/WWWWWWWWWWMM")
    screen.tap("answer.1")
    assert problems(screen) == []
    screen.tap("answer.2")
    assert problems(screen) == []
    screen.tap("desk.stop")
    screen.tap("answer.1")
    screen.tap("answer.1")
    assert problems(screen) == []
    pull(hand, ALL_CARDS[:40])
    assert problems(screen) == []
    pull(hand, [*ALL_CARDS[:4], ""])
    assert problems(screen) == []
    screen.tap("answer.2")
    assert problems(screen) == []
    screen.tap("desk.cancel")
    screen.tap("answer.0")
    pull(hand, ALL_CARDS)
    assert problems(screen) == []
    screen.tap("desk.on_")
    assert problems(screen) == []


@only_whole
@pytest.mark.parametrize("language", ["en", "es", "zh_CN"])
@pytest.mark.parametrize("size", SIZES)
def test_each_page_is_whole_in_each_language(opens: Opens, table: Table, size: tuple[int, int], language: str) -> None:
    hand, decks = opens(size, language=language)
    screen = hand.screen

    def nth(step: int, *who: str) -> None:
        screen.tap(f"answer.{step}")
        hand.sign(*who)
        assert problems(screen) == []

    assert problems(screen) == []
    for seal in ("NH-2026/WWWWWWWWWWMM", "A-1", "A-2", "A-3", "A-4", "A-5", "A-6"):
        screen.tap("desk.new")
        hand.type(seal)
        assert problems(screen) == []
        screen.tap("desk.code")
        assert problems(screen) == []
        hand.type("0012345678")
        screen.tap("desk.on_")
        assert problems(screen) == []
        nth(0, "haddad")
    nth(0, "haddad")
    screen.tap("answer.0")
    assert problems(screen) == []
    hand.type("52")
    screen.tap("desk.on_")
    assert problems(screen) == []
    hand.sign("haddad", "ortiz")
    screen.tap("answer.2")
    assert problems(screen) == []
    screen.tap("desk.cancel")
    nth(0, "haddad", "ortiz")
    assert decks.read()["A-6"].step == "in play"
    finish(table, to_jackpot(table, PINS), PINS)
    screen.settle()
    hand.open()
    screen.tap("desk.aside")
    screen.tap("desk.card.2h")
    assert problems(screen) == []
    screen.tap("desk.rest")
    hand.type("51")
    screen.tap("desk.on_")
    hand.type("BAG-1")
    assert problems(screen) == []
    screen.tap("desk.on_")
    hand.sign("haddad", "ortiz")
    assert problems(screen) == []
