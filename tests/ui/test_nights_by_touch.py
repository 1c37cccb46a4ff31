"""A night by touch at each game: opening, buy-in, short fill, color-up, a wrong count, decks, closing, packet.

The touches of the opening, a buy-in, each part of the fill, a count, and the closing are counted. The environment
variable `PICTURES` names a folder for a picture of each page.
"""

import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from kiosk.app.house.books import HouseBooks
from kiosk.app.house.count_room import posted_boxes
from kiosk.app.house.decks import HouseDecks
from kiosk.bank import NIGHT_KINDS, NightLine, TableNight, gaming_day, night_beancount, night_lines, span_of
from kiosk.core.cards import DECK
from kiosk.core.devices import CardRead, DeviceState
from kiosk.core.errors import Refused
from kiosk.events import DeckSealed, TransferVoided
from kiosk.procedure import Cards, Choices, Wagers
from kiosk.settings import CashRules, DeckRules, PayoutLimits, Settings, TransferRules
from kiosk.staff import Person, Role
from kiosk.table import Table
from tests.bank.nights import table_night
from tests.jackpots import finish, to_jackpot
from tests.sizes import IS_WHOLE, only_whole
from tests.tables import JACKPOTS, KeptPapers, make_ready
from tests.ui.conftest import OpenScreen
from tests.ui.counted import BUY_IN, CLOSING, FILL, OPENING, CountedHand, badges, count_touches, touch
from tests.ui.decks import DeckHand
from tests.ui.pictures import picture
from tests.ui.poker import seat
from tests.ui.shift.people import chip_text, closed_table, shown, texts
from tests.ui.still import still_settings
from tests.ui.tables import PEOPLE, PIN, open_page, shoe_is, taps
from tests.ui.walk import problems
from ui.app import Screen

GREEN: Final = 2_500
FIVE_TOUCHES: Final = 5
TABLES: Final = {"nh": "NH-07", "peek": "TP-03", "holdem": "TH-11", "dice": "PP-01"}
GAMES: Final = tuple(TABLES) if IS_WHOLE else ("nh",)
SIZES: Final = ((1920, 1080), (1280, 800)) if IS_WHOLE else ((1280, 800),)
FIRST_SPOT: Final = {"nh": "ante", "peek": "blind"}
PINS: Final = dict.fromkeys((who for who, _, _ in PEOPLE), PIN)


def small_room(folder: Path, game: str) -> tuple[Table, Settings]:
    """Return a closed table of a small room, and its settings: two people sign, and seal numbers are recorded."""
    first = {"from": date(2020, 1, 1)}
    rules = {
        "transfers": (TransferRules.model_validate({**first, "receive": ["dealer", "floor"]}),),
        "decks": (DeckRules.model_validate(first),),
        "cash": (CashRules.model_validate(first),),
        "payouts": (PayoutLimits.model_validate({**first, "elsewhere": "500"}),),
    }
    shown = still_settings()
    settings = replace(shown, house=shown.house.model_copy(update=rules))
    table = closed_table(folder, TABLES[game], settings=settings)
    table.staff.add(Person(id="cruz", name="L. Cruz", roles=frozenset({Role.DEALER}), license="G-1"), PIN)
    return badges(table), settings


class Evening:
    """One table's night at a screen, with a picture of each page if pictures are wanted."""

    def __init__(self, screen: Screen, game: str, size: tuple[int, int], qtbot: QtBot) -> None:
        self.screen, self.game, self.size = screen, game, size
        self.table, self.printer = screen.table, KeptPapers()
        self.table.slips.connect(self.printer)
        self.decks = DeckHand(screen, qtbot)
        self.has_money = game != "dice"

    def name(self, chip: int) -> str:
        """Return the print of a chip."""
        return chip_text(chip) if self.has_money else str(chip)

    def look(self, name: str) -> None:
        """Check that the page is whole."""
        assert problems(self.screen) == [], name
        folder = os.environ.get("PICTURES")
        if folder:
            picture(self.screen).save(f"{folder}/{self.game}-{name}-{self.size[0]}.png")

    def hand(self) -> CountedHand:
        return CountedHand(self.screen)

    def rack(self) -> Mapping[int, int]:
        """Return chips of this table; a full tube is among them, and few tubes are in full stacks."""
        chips = self.table.config.denominations
        return {chip: 101 if nth == 1 else 60 + 7 * (nth % 3) for nth, chip in enumerate(sorted(chips))}

    def open(self, key: str) -> None:
        hand = self.hand()
        hand.tap(f"game.{key}")
        self.look("pays")
        while self.screen.find("rackTotal") is None:
            hand.tap("shift.primary")
        rack = self.rack()
        hand.tap(*count_touches(rack, self.name))
        self.look("opening-count")
        hand.tap("shift.primary")
        if self.screen.find("shift.secondary") is not None:  # These are other chips than at the last closing.
            self.look("opening-compared")
            hand.tap("shift.secondary")
        self.look("opening-signatures")
        hand.sign("haddad")
        hand.sign("ortiz")
        assert self.table.shift.rack == rack
        assert hand.touches <= OPENING

    def put_in_box(self, number: int) -> None:
        """Insert a drop box in place of the present one: two people sign."""
        open_page(self.screen, "cash")
        taps(self.screen, ("desk.box", *(f"amount.{digit}" for digit in str(number)), "desk.sign"))
        hand = self.hand()
        hand.sign("haddad")
        self.look("drop-box")
        hand.sign("ortiz")
        assert self.table.cash.box == number
        self.screen.tap("desk.close")

    def issue_deck(self, seal: str) -> None:
        """Receive a deck into the store, issue it to this table, and inspect it; the receipt is printed."""
        hand, pieces, before = self.decks, self.table.round.game.pieces, len(self.printer.papers)
        hand.open()
        hand.issue(seal, way=None if self.game == "dice" else 1)
        self.look("deck-issued")
        hand.answer("Inspect it")
        taps(self.screen, ("amount.1", "desk.on_"))
        assert f"Pieces: 1, and not {pieces}." in shown(self.screen, "desk.strip")
        self.screen.tap("amount.back")
        hand.type(str(pieces))
        self.look("deck-pieces")
        self.screen.tap("desk.on_")
        hand.sign("haddad", "ortiz")
        self.look("deck-inspected")
        ((receipt, _),) = self.printer.papers[before:]
        lines = {str(line.text): line.value for line in receipt.lines}
        assert (lines["Seal number"], lines["Pieces"], lines["Dealer"]) == (seal, str(pieces), "M. Ortiz")
        self.screen.tap("desk.close")
        (*_, what) = (event.of(DeckSealed) for event in self.table.journal.events(1, DeckSealed))
        assert (what.step, what.seal, what.how, what.signed[-1]) == ("inspected", seal, "hand", ("dealer", "ortiz"))

    def put_deck_in_play(self, seal: str) -> None:
        self.decks.open()
        self.decks.choose(seal)
        self.decks.step("Put it in play", "haddad", "ortiz")
        assert self.table.seals.seal == seal
        self.look("deck-in-play")
        self.screen.tap("desk.close")

    def buy_in(self, at: int) -> None:
        hand = self.hand()
        hand.tap("menu", "menu.cash", f"desk.row.{at}")
        self.look("buy-in")
        hand.tap("answer.2")
        assert self.table.cash.bought[at] == 10_000
        assert hand.touches <= BUY_IN
        self.screen.tap("desk.close")

    def color_up(self) -> None:
        """Take twenty $5 chips into the rack for a $100 chip."""
        before = dict(self.table.shift.rack)
        open_page(self.screen, "cash")
        taps(self.screen, ("desk.chips", "desk.row.500", "amount.1", "amount.0", "amount.0"))
        self.look("color-up")
        taps(self.screen, ("desk.enter", "desk.close"))
        assert self.table.shift.rack[500] == before[500] + 20

    def fill_short(self, chip: int) -> None:
        """Ask for sixty chips of a kind; fifty-nine arrive, and are taken with another slip."""
        word = self.name(chip)
        before = self.table.shift.rack[chip]
        self._fill_part("fill", ("menu.fill", f"tube.{word}.60", "shift.primary"), "haddad")
        self._fill_part("send", ("menu.send",), "novak", "tran")
        open_page(self.screen, "send")
        touch(self.screen, f"tube.{word}.40+19")
        self.look("fill-count")
        self.screen.tap("shift.primary")
        self.look("fill-short")
        self.screen.tap("way.take")
        hand = self.hand()
        hand.sign("ortiz")
        hand.sign("haddad")
        assert self.table.shift.rack[chip] == before + 59
        assert len(list(self.table.journal.events(1, TransferVoided))) == 1

    def _fill_part(self, name: str, touches: tuple[str, ...], *who: str) -> None:
        screen, hand = self.screen, self.hand()
        hand.tap("menu")
        while screen.find(touches[0]) is None:
            hand.tap("menu.more")
        hand.tap(*touches)
        self.look(name)
        for person in who:
            hand.sign(person)
        assert hand.touches <= FILL, name

    def count_off(self, chip: int) -> None:
        """Count the rack on demand with one chip too few: the difference is shown and signed for."""
        counts = {**self.table.shift.rack, chip: self.table.shift.rack[chip] - 1}
        open_page(self.screen, "count")
        by_chip = {each: list(count_touches({each: count}, self.name)) for each, count in counts.items()}
        assert max(map(len, by_chip.values())) <= FIVE_TOUCHES
        for name in (name for each in by_chip.values() for name in each):
            touch(self.screen, name)
        self.look("count")
        self.screen.tap("shift.primary")
        self.look("count-compared")
        self.screen.tap("shift.secondary")
        self.look("count-off")
        assert any("tracked rack" in said for said in texts(self.screen))
        hand = self.hand()
        hand.sign("haddad")
        hand.sign("ortiz")
        assert self.table.shift.rack == counts

    def change_deck(self, seal: str) -> None:
        """Count another deck and put it in play with its seal number, which changes the old one."""
        pieces = self.table.round.game.pieces
        self.screen.tap("exceptions")
        while self.screen.find("reason.change") is None:
            self.screen.tap("reason.more")
        taps(self.screen, ("reason.change", "reason.change", f"reason.{pieces}"))
        self.look("deck-change")
        self.hand().sign("haddad")
        with suppress(LookupError):
            self.screen.tap("panel.sign")
        assert self.table.seals.asks
        self.put_deck_in_play(seal)

    def play(self) -> None:
        """Play one hand in which all fold, by the table's own methods: other tests play hands by touch."""
        table, number, cards = self.table, self.table.hand_number, iter(DECK)
        while table.hand_number == number:
            prompt = table.round.prompt
            make_ready(table, PINS)
            if isinstance(prompt, Wagers) and not table.hand_is_open:
                table.play.place(1, FIRST_SPOT[self.game], table.config.table_minimum)
            elif isinstance(prompt, Choices) and prompt.options:
                acting = next(iter(prompt.options))
                keys = [option.key for option in prompt.options[acting]]
                if "sit" in keys:
                    seat(table, {1: 20_000, 2: 30_000, 3: 40_000})
                else:
                    table.play.choose(acting, "fold" if "fold" in keys else keys[0])
                    if table.round.prompt is prompt:  # All seats answer together, and only this one plays.
                        table.play.proceed()
            elif isinstance(prompt, Cards) and prompt.may_be_unread:
                table.play.deal_unread()
            elif isinstance(prompt, Cards):
                if self.game == "nh":
                    table.shoe.event(CardRead(next(cards), 0))
                else:
                    table.play.enter_card(next(cards))
            else:
                table.play.proceed()
        self.screen.settle()

    def jackpot(self) -> None:
        """Win a minor jackpot, and set its deck aside: the winning cards, the counted rest, and the bag's number."""
        finish(self.table, to_jackpot(self.table, PINS), PINS)
        self.screen.settle()
        won = self.table.hand_number - 1
        open_page(self.screen, "seals")
        assert f"Hand {won} won a jackpot" in shown(self.screen, "desk.lead")
        self.decks.wait()
        self.screen.tap("desk.aside")
        taps(self.screen, (f"desk.card.{card}" for card in ("2h", "3h", "4h", "5h", "6h")))
        self.look("jackpot-cards")
        taps(self.screen, ("desk.rest", "amount.4", "amount.7", "desk.on_", "amount.B", "amount.-", "amount.8"))
        self.look("jackpot-bag")
        self.screen.tap("desk.on_")
        self.decks.sign("haddad", "ortiz")
        self.look("jackpot-sealed")
        self.screen.tap("desk.close")
        (*_, what) = (event.of(DeckSealed) for event in self.table.journal.events(1, DeckSealed))
        assert (what.step, what.bag, what.pieces, what.hand) == ("set aside", "B-8", 47, won)
        with pytest.raises(Refused, match="deck"):
            self.table.play.place(1, "ante", 500)

    def close(self) -> None:
        rack = {**self.table.shift.rack}
        hand = self.hand()
        hand.tap("menu", "menu.close_table")
        hand.tap(*count_touches(rack, self.name))
        self.look("closing-count")
        hand.tap("shift.primary")
        self.look("closing")
        hand.sign("novak")
        hand.sign("ortiz")
        assert not self.table.is_open
        self.look("closed")
        assert hand.touches <= CLOSING


def count_boxes(table: Table, settings: Settings, folder: Path) -> None:
    """Have two people count each removed drop box: the buy-ins are in the first."""
    books = HouseBooks(settings, folder, table.clock, table.staff)
    for name, box in books.waiting():
        bills = {10_000: box.entered // 10_000}
        assert not books.count(name, box.number, ("haddad", PIN), bills, {}).posted
        assert books.count(name, box.number, ("novak", PIN), bills, {}).posted


def packet(table: Table, folder: Path) -> tuple[TableNight, dict[str, NightLine]]:
    """Return the night with its counted drop boxes, and its lines by name."""
    span = span_of(gaming_day(table.clock.now_ms(), "08:00"), "08:00")
    events = table.journal.events(1, *NIGHT_KINDS)
    night = table_night(table.config.id, events, span, posted_boxes(folder))
    assert "open Assets:Rack" in night_beancount(night)
    return night, {line.item: line for line in night_lines(night)}


@only_whole
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_night_by_touch(
    open_screen: OpenScreen, tmp_path: Path, game: str, size: tuple[int, int], qtbot: QtBot
) -> None:
    table, settings = small_room(tmp_path, game)
    if table.games[0].rules.jackpots:
        table.shift.post_jackpots(JACKPOTS, "haddad", PIN)
    register = HouseDecks(settings, tmp_path, table.clock, table.staff, keeps=True)
    evening = Evening(open_screen(table, size, decks=register), game, size, qtbot)
    evening.look("table-closed")
    evening.open(game)
    if table.config.shoe:
        shoe_is(table, DeviceState.READY)
    chip = GREEN if GREEN in table.config.denominations else max(table.config.denominations)
    if evening.has_money:
        evening.put_in_box(11)
        evening.buy_in(3)
        evening.color_up()
    evening.issue_deck("NH-4711/A")
    evening.put_deck_in_play("NH-4711/A")
    if game != "dice":
        evening.play()
    evening.fill_short(chip)
    evening.count_off(chip)
    evening.issue_deck("4712")
    evening.change_deck("4712")
    if game == "nh":
        evening.jackpot()
        evening.issue_deck("4713")
        evening.change_deck("4713")
    if evening.has_money:
        evening.put_in_box(12)
    evening.close()
    steps = {seal: deck.step for seal, deck in register.read().items()}
    won = "set aside" if game == "nh" else "in play"
    assert steps == {"NH-4711/A": "changed", "4712": won, **({"4713": "in play"} if game == "nh" else {})}
    count_boxes(table, settings, tmp_path)
    night, lines = packet(table, tmp_path)
    assert night.is_whole
    assert lines["Short at the count"].cents == -chip
    assert "slips 1, 2" in lines["Short at the count"].note
    assert [slip.status for slip in night.slips if slip.slip] == ["void", "received"]
    if evening.has_money:
        assert night.sold == 10_000
        assert (lines["Drop"].cents, lines["Drop"].note, lines["Deposit"].cents) == (
            10_000 + night.rake,
            "counted",
            10_000,
        )
    table.close()
