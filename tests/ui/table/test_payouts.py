"""A big payout on the table's screen, by touch: marks at the seat, the signers, the form, the slip."""

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from kiosk.core.cards import card
from kiosk.core.devices import PrinterChanged, PrinterState, SlipEvent, SlipFailed, SlipPage, SlipPrinted
from kiosk.core.text import Text
from kiosk.procedure import Does, Floor, Item
from kiosk.settings import Needs
from kiosk.table import Table, TableView
from tests.dealt import DECK, deal_to_flop_bets, play_on, plug_in
from tests.sizes import only_whole, sized
from tests.tables import HeldClock, House
from tests.ui.conftest import OpenScreen
from tests.ui.jackpots import to_jackpot
from tests.ui.kiosks import Kiosk
from tests.ui.shift.people import gold, shown, texts
from tests.ui.tables import PIN, enter_pin, make_table, shoe_deals, sign_as, taps, to_board, to_flop_bets
from tests.ui.walk import problems
from ui.app import Screen
from ui.vm.controls.words import JOINER
from ui.vm.table.money.payout_rows import marks
from ui.vm.table.screen import TableScreen
from ui.window.language import ENGLISH, Language


class PaperlessPrinter:
    """A printer that reports nothing by itself."""

    state = PrinterState.READY

    def __init__(self) -> None:
        self.pages: dict[str, SlipPage] = {}

    def start(self, on_event: Callable[[SlipEvent], None]) -> None: ...

    def stop(self) -> None: ...

    def print(self, slip: SlipPage, key: str) -> None:
        self.pages[key] = slip


SIZES = sized(
    [(1280, 800, 9)], whole=[(1280, 800, 6), (1280, 800, 9), (1920, 1080, 6), (1920, 1080, 9), (3840, 2160, 9)]
)


def proofs(screen: Screen) -> dict[str, bool]:
    """Return the requirements of a payout on the banner, and whether each is met."""
    assert isinstance(screen.model, TableScreen)
    return {proof.name: proof.done for proof in screen.model.shown.floor_proofs}


@only_whole
@pytest.mark.parametrize("language", [ENGLISH, "es", "zh_CN"])
def test_the_amount_stays_on_the_banner_in_the_largest_text(
    open_screen: OpenScreen, table: Table, language: str
) -> None:
    """On 10.1 inches the tag and the waiting time make room: the amount was cut off at the foot."""
    screen = open_screen(table, (1280, 800))
    to_jackpot(screen, table)
    Kiosk(1280, 800, {"inches": 10.1, "language": language, "text_percent": 130}).wear(screen)
    assert shown(screen, "floorAmount") == "$25,000"
    assert problems(screen) == []


def test_a_jackpot_is_signed_for_and_on_paper_before_it_is_pushed(screen: Screen, table: Table) -> None:
    to_jackpot(screen, table)
    assert shown(screen, "floorTag") == "SECOND SIGNATURE"
    assert shown(screen, "floorAmount") == "$25,000"
    assert proofs(screen) == {"First signature": True, "Second signature": False, "W-2G": False, "Slip": False}
    screen.tap("primary")
    assert "A second supervisor" in shown(screen, "strip")
    assert screen.find("signer.haddad") is None, "the person who acknowledged it does not sign again"
    sign_as(screen, "novak", "payout.sign")
    assert proofs(screen) == {"First signature": True, "Second signature": True, "W-2G": False, "Slip": False}
    assert any(said.startswith("E. Novak ") for said in texts(screen))
    assert shown(screen, "instruction") == "Fill in the W-2G for seat 5."
    assert shown(screen, "primary") == "W-2G filled in →"
    screen.tap("primary")
    assert shown(screen, "floorTag") == "SLIP"
    screen.tap("primary")
    assert shown(screen, "instruction") == "Write the slip for seat 5 by hand."
    assert not proofs(screen)["Slip 1"], "a slip is paper"
    screen.tap("primary")
    taps(screen, ("amount.7", "amount.enter", "signer.novak"))
    enter_pin(screen, then="panel.sign")
    assert screen.find("floorTag") is None

    assert table.slips.newest(1)[0].slip.second == "E. Novak"
    taps(screen, ("primary", "primary"))
    assert table.hand_number == 2


@pytest.mark.parametrize("set_ms", [-3_600_000, 3_600_000])
def test_a_clock_that_is_set_does_not_change_the_time_waited(screen: Screen, table: Table, set_ms: int) -> None:
    to_jackpot(screen, table)
    assert isinstance(table.clock, HeldClock)
    table.clock.advance(ms=75_000)
    table.clock.ms += set_ms
    screen.model.refresh()
    screen.settle()
    assert shown(screen, "floorWait") == "Waiting 1:15"


def test_called_hand_is_shown_at_each_stage(screen: Screen, table: Table) -> None:
    to_jackpot(screen, table)
    assert isinstance(table.clock, HeldClock)
    table.clock.advance(ms=75_000)
    screen.model.refresh()
    screen.settle()
    assert shown(screen, "floorWait") == "Waiting 1:15"

    def is_seen(tag: str) -> None:
        cards = [screen.find(f"floorCard.{nth}") for nth in range(5)]
        assert [str(card.property("face")) for card in cards if card] == ["Ah", "Kh", "Qh", "Jh", "Th"], tag
        assert shown(screen, "floorTag") == tag
        assert shown(screen, "floorTitle") == "Seat 5 · Royal flush"
        assert shown(screen, "floorWager") == "6 Card bonus $10 · 100% of the MEGA"
        assert shown(screen, "floorAmount") == "$25,000"
        assert isinstance(screen.model, TableScreen)
        assert screen.model.shown.first_proof.note.startswith("R. Haddad ") and screen.model.shown.first_proof.done
        assert screen.model.shown.first_proof.note in texts(screen)
        assert problems(screen) == []

    is_seen("SECOND SIGNATURE")
    sign_as(screen, "novak", "payout.sign")
    is_seen("TAX FORM")
    screen.tap("primary")
    is_seen("SLIP")
    screen.tap("primary")
    is_seen("SLIP NOT PRINTED")


def test_the_banner_names_its_wager_while_the_floor_is_called(screen: Screen, table: Table) -> None:
    to_board(screen, table, "board_bonus")
    assert shown(screen, "floorWager") == "Board bonus $30 · 3 to 1 on $30"  # There are six seats.


def test_without_paper_nothing_is_ticked_and_the_hand_waits(screen: Screen, table: Table) -> None:
    printer = PaperlessPrinter()
    table.slips.connect(printer)
    to_jackpot(screen, table)
    table.payouts.sign("novak", PIN)
    screen.settle()
    taps(screen, ("primary", "primary"))
    (key,) = printer.pages
    assert (shown(screen, "floorTag"), shown(screen, "primary")) == ("SLIP", "Waiting for the printer")
    table.slips.slip_event(SlipFailed(key, "The paper is out.", may_be_out=False))
    screen.settle()
    assert (shown(screen, "floorTag"), shown(screen, "primary")) == ("SLIP NOT PRINTED", "Print slip →")
    assert not proofs(screen)["Slip 1"]
    assert "The paper is out." in shown(screen, "strip")
    screen.tap("primary")
    again = printer.pages[list(printer.pages)[-1]]
    assert (again.mark, len(printer.pages)) == ("", 2), "nothing has come out: this is the original"
    table.slips.slip_event(SlipPrinted(list(printer.pages)[-1], "seen"))
    screen.settle()
    assert screen.find("floorTag") is None, "the slip is on paper"
    assert "The paper is out." not in shown(screen, "strip"), "what the printer had said is over"
    (kept,) = table.slips.newest(1)
    table.slips.reprint(kept.slip.number)
    assert printer.pages[list(printer.pages)[-1]].mark == "REPRINT 1"


def test_the_banner_shows_the_present_printer_state_and_a_late_proof_counts(
    open_screen: OpenScreen, tmp_path: Path
) -> None:
    """The paper ends in mid-slip; a new roll is put in; the cable is pulled and replaced; the printer confirms it."""
    (tmp_path / "printing").mkdir()
    table = make_table(tmp_path / "printing", shoe="shoe", printer="slips")
    screen, printer = open_screen(table), PaperlessPrinter()
    table.slips.connect(printer)
    to_jackpot(screen, table)
    table.payouts.sign("novak", PIN)
    screen.settle()
    taps(screen, ("primary", "primary"))
    (key,) = printer.pages

    def hears(*events: SlipEvent) -> tuple[str, str]:
        for event in events:
            table.slips.printer_event(event)
        screen.settle()
        slips = [words for words in texts(screen) if words.startswith(f"Slip {key}")]
        return shown(screen, "floorTag"), "; ".join(slips)

    out = PrinterChanged(PrinterState.PAPER_OUT, "The paper is out: put in a new roll.")
    ready = PrinterChanged(PrinterState.READY, "The printer is ready.")
    gone = PrinterChanged(PrinterState.OFFLINE, "/dev/serial/by-id/x does not exist.", "The printer is not connected.")
    failed = SlipFailed(key, "The printer has not confirmed the slip. The paper is out: put in a new roll.", True)
    assert ("SLIP NOT CONFIRMED", f"Slip {key}: The paper is out: put in a new roll.") == hears(out, failed)
    look = f"Slip {key} may be out: look in the printer, which is ready now."
    assert ("SLIP NOT CONFIRMED", look) == hears(ready)
    assert ("SLIP NOT CONFIRMED", f"Slip {key}: The printer is not connected.") == hears(gone)
    assert not any("/dev/" in words for words in texts(screen))
    assert ("SLIP NOT CONFIRMED", look) == hears(ready)
    table.slips.printer_event(SlipPrinted(key, "the process ID was answered"))
    screen.settle()
    assert table.payouts.due is None


def test_screen_adds_the_amounts_of_a_call(open_screen: OpenScreen, tmp_path: Path) -> None:
    house = House(tmp_path)
    plug_in(house.table)
    house.table.play.place(1, "board_bonus", 250)
    house.table.play.place(5, "board_bonus", 500)
    deal_to_flop_bets(house.table)
    cards = iter(map(card, DECK.split()[10:]))
    while not isinstance(house.table.round.prompt, Floor):
        play_on(house.table, cards)
    look = open_screen(house.table).model.shown
    assert (look.floor_wager, look.floor_amount) == ("Board bonus $7.50 · 3 to 1 on $7.50", "$22.50")
    assert look.pay_table == "Board bonus $7.50"


def test_a_mark_is_ticked_once_all_seats_paid_together_have_it() -> None:
    items = [Item(seat, Text("6 Card bonus"), Does.PAY, 1000, Text("Flush"), 500_000) for seat in (2, 5)]
    has = {2: Needs(second_signature=True, tax_form="W-2G"), 5: Needs(second_signature=True)}
    payouts = SimpleNamespace(
        kept=lambda item: None,
        needs=lambda _: Needs(slip=True, second_signature=True, tax_form="W-2G"),
        has=lambda item: has[item.seat],
        slip_of=lambda _: None,
    )
    table = cast(TableView, SimpleNamespace(payouts=payouts))
    assert marks(table, items) == ("● SIGN ✓", "◆ W-2G", "■ SLIP")
    assert marks(table, items[:1]) == ("● SIGN ✓", "◆ W-2G ✓", "■ SLIP")


def test_a_slip_that_no_printer_prints_is_written_by_hand(screen: Screen, table: Table) -> None:
    printer = PaperlessPrinter()
    table.slips.connect(printer)
    to_jackpot(screen, table)
    table.payouts.sign("novak", PIN)
    screen.settle()
    taps(screen, ("primary", "primary"))
    table.slips.slip_event(SlipFailed(next(iter(printer.pages)), "The cover is open.", may_be_out=True))
    screen.settle()
    assert shown(screen, "secondary") == "Written by hand"
    screen.tap("secondary")
    assert "Write slip NH-07-6PN9JZ-000001 by hand, then enter the number of the paper." in texts(screen)
    assert not table.slips.newest(1)[0].written
    assert gold(screen) == ["amount.enter"], "one thing to touch"
    assert screen.find("amount.least") is screen.find("amount.most") is None, "a number of a paper has no limits"
    taps(screen, ("amount.4", "amount.7", "amount.enter"))
    assert gold(screen) == [], "the floor signs next"
    sign_as(screen, "novak", "panel.sign")
    assert screen.find("floorTag") is None, "the slip is on paper"
    assert ("47", "novak") == (table.slips.newest(1)[0].paper, table.slips.newest(1)[0].written_for)


def test_a_complaint_of_the_printer_goes_when_it_answers(screen: Screen, table: Table) -> None:
    table.slips.printer_event(PrinterChanged(PrinterState.UNKNOWN, "The printer has not answered yet."))
    screen.settle()
    assert "has not answered" in shown(screen, "strip")
    table.slips.printer_event(PrinterChanged(PrinterState.READY, ""))
    screen.settle()
    assert shown(screen, "strip") == ""


def test_a_double_tap_on_the_form_does_not_make_the_slip(open_screen: OpenScreen, table: Table) -> None:
    screen = open_screen(table, double_tap_s=0)
    to_jackpot(screen, table)
    sign_as(screen, "novak", "payout.sign")
    screen.double_tap_s = 60
    taps(screen, ("primary", "primary"))
    assert table.slips.newest(1) == []


@only_whole
@pytest.mark.parametrize(("width", "height", "seats"), SIZES)
def test_every_stage_can_be_touched_and_read(
    open_screen: OpenScreen, tmp_path: Path, width: int, height: int, seats: int
) -> None:
    table = make_table(tmp_path, shoe="shoe", seats=seats)
    screen = open_screen(table, (width, height))
    to_jackpot(screen, table)
    wrong = {"second": problems(screen)}
    screen.tap("signer.novak")
    wrong["pin"] = problems(screen)
    enter_pin(screen, then="payout.sign")
    wrong["tax"] = problems(screen)
    screen.tap("primary")
    wrong["slip"] = problems(screen)
    screen.tap("primary")
    wrong["paper"] = problems(screen)
    screen.tap("primary")
    wrong["ready"] = problems(screen)
    assert {stage: found for stage, found in wrong.items() if found} == {}


@pytest.mark.parametrize(
    ("language", "called"), [("en", "Call the three of a kind"), ("es", "trío"), ("zh_CN", "三条")]
)
def test_a_line_is_called_by_its_name_in_the_language_of_the_screen(
    screen: Screen, table: Table, language: str, called: str
) -> None:
    to_flop_bets(screen, table, "board_bonus")
    for word in ("8h", "8c", "8s"):
        taps(screen, ("secondary", "primary"))
        shoe_deals(table, word)
    spoken = Language()
    spoken.speak(language)
    try:
        screen.model.refresh()
        screen.settle()
        assert called in shown(screen, "instruction").replace(JOINER, "")
        assert "Kind" not in shown(screen, "instruction")
    finally:
        spoken.speak(ENGLISH)
