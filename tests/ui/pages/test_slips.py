"""The slips of a table, on their page and as files."""

import time
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from drivers.printer.escpos.page import render
from kiosk.core.devices import SlipEvent, SlipFailed, SlipLine, SlipPage, SlipPrinted
from kiosk.core.text import text
from kiosk.table import Table
from kiosk.table.money.slips import Slip
from tests.sizes import at_sizes, only_whole
from tests.ui.conftest import OpenScreen
from tests.ui.jackpots import to_jackpot
from tests.ui.shift.people import shown, texts
from tests.ui.tables import enter_pin, finish, open_page, sign_as, taps
from tests.ui.walk import problems
from ui.app import Screen
from ui.slip_pdf import SlipFolder, SpokenSlips
from ui.vm.controls.words import said_slip
from ui.window.language import ENGLISH, LONGER, Language
from ui.window.typefaces import load_fonts

PAGE = SlipPage(
    "NH-07-000012",
    "PAYOUT SLIP",
    (
        SlipLine("Won with", "Royal flush"),
        SlipLine("Pays", "100% of the MEGA, shared by two winners"),
        SlipLine("Floor", "R. Haddad"),
        SlipLine("Amount", "$25,000", large=True),
    ),
)


SLIP = Slip(
    table="NH-07", number=12, at_ms=1_790_000_000_000, house="House", hand=3, game="New Hampshire Hold ’Em", seat=5,
    step="Board bonus", wager="Board bonus", line="Royal flush", terms="100 to 1", stake=500, amount=50_000,
    cards=(("Seat 5", "Ah Kh"),), dealer="M. Ortiz", floor="R. Haddad", second="", tax_form="",
)  # fmt: skip


def connect(table: Table, folder: Path) -> Path:
    """Print slips into a folder, and return it."""
    printer = SlipFolder(folder / "slips")
    printer.start(table.slips.slip_event)
    table.slips.connect(printer)
    return folder / "slips"


def test_a_slip_is_looked_at_printed_again_and_made_void(screen: Screen, table: Table, tmp_path: Path) -> None:
    folder = connect(table, tmp_path)
    to_jackpot(screen, table)
    finish(screen, table)
    open_page(screen, "slips")
    assert shown(screen, "paper.number") == "NH-07-6PN9JZ-000001"
    assert shown(screen, "desk.lead") == "1 slip at this table. Touch it to look at it."
    assert {"PRINTED", "$25,000"} <= texts(screen)
    local = time.strftime("%H:%M", time.localtime(table.clock.now_ms() / 1000))
    assert any(said.startswith("Seat 5 · Royal flush\nHand 1 · ") and local in said for said in texts(screen))
    screen.tap("desk.again")
    assert shown(screen, "paper.mark") == "REPRINT 1"
    taps(screen, ("desk.void", "answer.1", "signer.novak"))
    enter_pin(screen, "1111", then="desk.sign")
    assert "Wrong PIN" in shown(screen, "desk.strip")
    enter_pin(screen, then="desk.sign")
    assert shown(screen, "paper.mark") != "VOID", "two have signed for the payout"
    assert "A second supervisor must sign." in texts(screen)
    assert screen.find("signer.novak") is None
    sign_as(screen, "haddad", "desk.sign")
    assert shown(screen, "paper.mark") == "VOID"
    said = set(texts(screen))
    screen.tap("paper.turn")  # It has more lines than fit.
    assert {"The slip is damaged or unreadable", "E. Novak"} <= said | set(texts(screen))
    screen.tap("desk.again")
    assert "is void: it cannot be reprinted" in shown(screen, "desk.strip")
    names = sorted(path.name for path in folder.iterdir())
    assert names == ["NH-07-6PN9JZ-000001-reprint-1.pdf", "NH-07-6PN9JZ-000001-void.pdf", "NH-07-6PN9JZ-000001.pdf"]


def test_a_slip_has_the_ids_of_people_whose_letters_its_printer_may_lack(
    screen: Screen, table: Table, tmp_path: Path
) -> None:
    connect(table, tmp_path)
    table.staff.rename("ortiz", "陈伟")
    table.staff.rename("haddad", "علی\u200cرضا")
    to_jackpot(screen, table)
    finish(screen, table)
    slip = table.slips.of_number(1).slip
    assert (slip.dealer, slip.floor) == ("陈伟 · ortiz", "علی\u200cرضا · haddad")
    paper = render(slip.page(), columns=42)
    assert b"ortiz" in paper
    assert b"haddad" in paper


@only_whole
def test_a_slip_and_its_file_speak_the_language_of_the_screen(screen: Screen, table: Table, tmp_path: Path) -> None:
    folder = connect(table, tmp_path)
    to_jackpot(screen, table)
    language = Language()
    language.speak(LONGER)
    finish(screen, table)
    screen.model.refresh()
    open_page(screen, "slips")
    assert {"Tableae", "NH-07", "Amountae", "R. Haddad"} <= texts(screen), "what was written down stays as it was"
    longer = (folder / "NH-07-6PN9JZ-000001.pdf").read_bytes()
    language.speak(ENGLISH)
    assert longer.startswith(b"%PDF-")


def test_a_printer_is_handed_a_slip_in_the_language_of_the_screen(qapp: QGuiApplication) -> None:
    handed: list[SlipPage] = []

    class PaperFolder(SlipFolder):
        def print(self, slip: SlipPage, key: str) -> None:
            handed.append(slip)

    language = Language()
    language.speak(LONGER)
    SpokenSlips(PaperFolder(Path())).print(SLIP.page(text("REPRINT {copy}", copy=2)), "key")
    language.speak(ENGLISH)
    (slip,) = handed
    assert (slip.title, slip.mark) == ("PAYOUTae SLIPae", "REPRINTaei 2")
    assert {"Tableae": "NH-07", "Seatae 5": "Ah Kh", "Floorae": "R. Haddad"}.items() <= {
        line.text: line.value for line in slip.lines
    }.items()


def test_a_slip_has_letters_that_its_printer_has(qapp: QGuiApplication) -> None:
    language = Language()
    assert language.speak("zh_CN")
    try:
        assert said_slip(PAGE) == PAGE
    finally:
        language.speak(ENGLISH)


def test_a_table_without_slips_says_so(screen: Screen) -> None:
    open_page(screen, "slips")
    assert shown(screen, "desk.empty") == "No slip has been made at this table yet."
    assert screen.find("desk.void") is None


@pytest.mark.parametrize("size", at_sizes((1280, 800), (1920, 1080), (1080, 1920)))
@only_whole
def test_every_look_can_be_touched_and_read(
    open_screen: OpenScreen, table: Table, tmp_path: Path, size: tuple[int, int]
) -> None:
    connect(table, tmp_path)
    first = open_screen(table)
    for _ in range(2):
        to_jackpot(first, table)
        finish(first, table)
    table.slips.void(1, "Made out for the wrong seat", ("novak", "2479"), ("haddad", "2479"))
    screen = open_screen(table, size)
    wrong: dict[str, list[str]] = {}
    open_page(screen, "slips")
    for names in ((), ("desk.row.1",), ("desk.row.2", "desk.again"), ("desk.void",), ("answer.0",), ("signer.haddad",)):
        taps(screen, names)
        found = problems(screen)
        if found:
            wrong[" ".join(names)] = found
    assert wrong == {}


@pytest.fixture
def reported(qapp: QGuiApplication) -> list[SlipEvent]:
    load_fonts(qapp)
    return []


def test_a_slip_is_one_page_of_paper_and_made_once(tmp_path: Path, reported: list[SlipEvent]) -> None:
    printer = SlipFolder(tmp_path / "slips")
    printer.start(reported.append)
    printer.print(PAGE, "NH-07-000012")
    path = tmp_path / "slips" / "NH-07-000012.pdf"
    made = path.read_bytes()
    assert made.startswith(b"%PDF-") and made.count(b"/Type /Page\n") == 1
    assert b"Inter" in made
    printer.print(replace(PAGE, mark="REPRINT 1"), "NH-07-000012")
    assert path.read_bytes() == made, "the same key makes nothing again"
    assert reported == 2 * [SlipPrinted("NH-07-000012", "NH-07-000012.pdf")]
    assert [candidate.name for candidate in path.parent.iterdir()] == [path.name]


def test_a_power_cut_in_the_middle_leaves_no_half_slip(tmp_path: Path, reported: list[SlipEvent]) -> None:
    folder = tmp_path / "slips"
    folder.mkdir()
    (folder / "NH-07-000012.pdf.new").write_bytes(b"%PDF-1.4 half")
    printer = SlipFolder(folder)
    printer.start(reported.append)
    printer.print(PAGE, "NH-07-000012")
    assert [path.name for path in folder.iterdir()] == ["NH-07-000012.pdf"]
    assert len(reported) == 1


def test_a_read_only_folder_is_reported(tmp_path: Path, reported: list[SlipEvent]) -> None:
    (tmp_path / "slips").write_text("a file where the folder should be")
    printer = SlipFolder(tmp_path / "slips")
    printer.start(reported.append)
    printer.print(PAGE, "NH-07-000012")
    (failed,) = reported
    assert isinstance(failed, SlipFailed)
    assert "cannot be written" in failed.why
