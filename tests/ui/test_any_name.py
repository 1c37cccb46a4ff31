"""Names and texts of any script in screens, prints, exports, and logs.

Nothing is lost, nothing is cut at its start, and nothing is executed.
"""

import csv
import io
import json
import re
import tempfile
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, cast

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QGuiApplication, QImage, QPainter

from drivers.printer.escpos.page import render
from kiosk.app.command_line.terminal import printable
from kiosk.core.devices import SlipLine, SlipPage
from kiosk.core.errors import Refused
from kiosk.core.log import ProgramLog, program_log
from kiosk.staff import Person, Role
from kiosk.staff.file import Record
from kiosk.staff.names import MAX_LETTERS, cleaned, letters
from kiosk.training.reports import as_csv
from kiosk.training.store.store import Store
from tests.bank.nights import worded_night
from tests.sizes import examples
from tests.training.one_row import SEPARATORS, OneRow
from tests.ui.pdf_text import pages_in
from ui.night_pdf import write_night
from ui.slip_pdf import DOTS_A_MM, HEAD_MM, MARGIN_MM, ROW_MM, WIDTH_MM, Sheet, rows, slip_pdf
from ui.vm.controls.finding import key_names, range_names, ranges, sorted_by_name
from ui.vm.training.certificate_pdf import write_certificate
from ui.vm.training.printed import put_whole
from ui.vm.training.rows import CertificatePage
from ui.vm.training.week_pdf import WeekPage, write_week
from ui.window.selectable import page_font
from ui.window.typefaces import load_fonts

_HASH: Final = "$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHRzYWx0$9OUKrKzVLzDyNvEU8Q3oVg"
TYPED = st.text(st.characters(codec="utf-8"), max_size=70)
NAMES = st.text(st.characters(categories=("L", "M", "Nd", "Zs"), include_characters=".,-'’·&()/\u200c"), max_size=64)
PRINTED = st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijkmnopqrstuvwxyzÁÉÑŁŠĐŒçñøåß ЖДИЯяё ΑΩλ.-’", max_size=64)
"""Letters that the typeface of the screen has, so that no other typeface of the machine is asked."""


def name_of(typed: str) -> str:
    """Return a name as it is stored, or a plain name in place of a refused one."""
    try:
        return cleaned(typed)
    except Refused:
        return "Ana Reyes"


@given(TYPED | NAMES)
@settings(max_examples=examples(300))
def test_a_name_is_kept_whole_or_refused(typed: str) -> None:
    try:
        name = cleaned(typed)
    except Refused:
        return
    squeezed = re.sub(r"\s+", " ", typed).strip()
    assert unicodedata.normalize("NFC", squeezed) == unicodedata.normalize("NFC", name)
    assert name == cleaned(name)
    assert 1 <= letters(name) <= MAX_LETTERS
    assert name.replace("\u200c", "").replace("\u200d", "").isprintable()


@given(NAMES)
def test_the_register_keeps_any_name(typed: str) -> None:
    person = Person(id="ana", name=name_of(typed), roles=frozenset({Role.DEALER}))
    record = Record(id="ana", name=person.name, roles=[Role.DEALER], pin=_HASH)
    assert person == Record.model_validate_json(json.dumps(record.model_dump(mode="json"))).person()


@given(st.lists(NAMES, min_size=1, max_size=40))
@settings(max_examples=examples(60), deadline=None)
def test_a_list_of_any_names_has_each_whole_and_no_two_keys_are_equal(typed: list[str]) -> None:
    names = [name_of(name) for name in typed]
    staff = [Person(id=f"p{nth}", name=name, roles=frozenset({Role.DEALER})) for nth, name in enumerate(names)]
    shown = key_names(staff)
    assert all(shown[person.id].startswith(person.name) for person in staff)
    assert len(set(shown.values())) == len(staff)
    by_name = range_names(sorted_by_name(staff))
    assert [nth for key in ranges(by_name, 0, len(by_name), fit=5) for nth in range(key.start, key.stop)] == list(
        range(len(by_name))
    )


@given(TYPED | NAMES)
@example("x;=1+1;y")
@settings(max_examples=examples(300))
def test_a_table_for_a_spreadsheet_has_any_text_and_no_formula(typed: str) -> None:
    text = as_csv(cast(Store, OneRow(typed, typed)), "nh", {typed: typed}, 2).removeprefix("\ufeff")
    plain = "".join(" " if sign.isspace() else sign for sign in typed)
    (_, row) = csv.reader(io.StringIO(text, newline=""))
    assert [plain.replace("'", "")] * 2 == [cell.replace("'", "") for cell in row[:2]]  # Words are marked as words.
    for separator in SEPARATORS:
        for line in csv.reader(io.StringIO(text, newline=""), delimiter=separator):
            for cell in line:
                begins = unicodedata.normalize("NFKC", cell).strip(' "\r\n')
                assert re.match(r"[=+\-@]\S" if separator == " " else r"[=+\-@]", begins) is None


@given(st.text(max_size=80))
def test_a_log_and_a_terminal_obey_no_text(typed: str) -> None:
    with tempfile.TemporaryDirectory() as folder, ProgramLog(Path(folder)):
        program_log.warning("%s", f"{typed}|end")
        content = (Path(folder) / "kiosk.log").read_text(encoding="utf-8")
    assert content.count("\n") == 1
    assert content.removesuffix("\n").isprintable()
    assert content.endswith("|end\n")
    assert re.sub("[\n\u200c\u200d]", "", printable(typed)).isprintable()


def test_a_terminal_shows_a_name_with_a_joiner_as_it_is() -> None:
    assert printable("علی\u200cرضا") == "علی\u200cرضا"


@pytest.fixture(scope="module")
def fonts(qapp: QGuiApplication) -> None:
    load_fonts(qapp)


def said(words: str) -> str:
    return re.sub(r"\s", "", words)


@pytest.mark.usefixtures("fonts")
@given(PRINTED)
@example("W" * 64)
@example("Wilhelmina " * 5)
@settings(max_examples=examples(40), deadline=None)
def test_a_slip_has_every_letter_of_a_name_within_its_page(typed: str) -> None:
    name = name_of(typed)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "slip.pdf"
        path.write_bytes(slip_pdf(SlipPage("NH-07-000012", "PAYOUT SLIP", (SlipLine("Dealer", name),))))
        (page,) = pages_in(path)
    assert said(name) in said(page)
    assert "Dealer" in page


@pytest.mark.usefixtures("fonts")
@pytest.mark.parametrize("name", ["W" * 64, "Wilhelmina " * 5 + "W", "Bartholomew Featherstonehaugh-Cholmondeley"])
def test_no_name_leaves_its_place_on_a_slip(name: str) -> None:
    def outside(value: str) -> QImage:
        """Return a slip without its values."""
        image = drawn_slip(SlipPage("7", "SLIP", (SlipLine("Dealer", value), SlipLine("Floor", ""))))
        place = QRectF(MARGIN_MM + 26, MARGIN_MM + HEAD_MM, WIDTH_MM - 2 * MARGIN_MM - 26, ROW_MM * rows(value))
        painter = QPainter(image)
        painter.scale(DOTS_A_MM, DOTS_A_MM)
        painter.fillRect(place.adjusted(-0.2, -0.2, 0.2, 0.2), QColor("white"))
        painter.end()
        return image

    assert outside(name) == outside(" " * len(name))


@pytest.mark.usefixtures("fonts")
@pytest.mark.parametrize("at", [0, 30, 63])
def test_each_letter_of_a_long_name_is_seen_on_a_slip(at: int) -> None:
    names = ("".join(letter if nth == at else "W" for nth in range(64)) for letter in "XY")
    first, second = (drawn_slip(SlipPage("7", "SLIP", (SlipLine("Dealer", name),))) for name in names)
    assert first != second


def drawn_slip(slip: SlipPage) -> QImage:
    """Return a slip as a picture with as many dots as its file has."""
    image = QImage(WIDTH_MM * DOTS_A_MM, 90 * DOTS_A_MM, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    Sheet(painter).draw(slip, [])
    painter.end()
    return image


@pytest.mark.usefixtures("fonts")
@given(PRINTED)
@example("W" * 64)
@settings(max_examples=examples(25), deadline=None)
def test_a_printed_report_keeps_the_first_letters_of_a_name(typed: str) -> None:
    name = name_of(typed)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "week.pdf"
        write_week(path, WeekPage("House", "This week", ("Name",) * 7, ((name, "", "", "", "", "", ""),)))
        (page,) = pages_in(path)
    assert said(name)[:12] in said(page)


@pytest.mark.usefixtures("fonts")
@given(PRINTED)
@example("W" * 64)
@example("Wilhelmina Maximiliana Featherstonehaugh-Cholmondeley van der WW")
@settings(max_examples=examples(25), deadline=None)
def test_a_certificate_and_a_night_print_a_name_whole(typed: str) -> None:
    name = name_of(typed)
    with tempfile.TemporaryDirectory() as folder:
        certificate, night = Path(folder) / "certificate.pdf", Path(folder) / "night.pdf"
        write_certificate(certificate, CertificatePage("House", "Certificate", name, "Signed", (("Signed", name),)))
        write_night(night, worded_night(name), house="House")
        pages = [*pages_in(certificate), *pages_in(night)]
    assert 5 <= sum(said(page).count(said(name)) for page in pages)


@pytest.mark.usefixtures("fonts")
@given(PRINTED)
@example("W" * 64)
@example("Wilhelmina Maximiliana Featherstonehaugh-Cholmondeley van der WW")
@example("陈伟" * 32)
@settings(max_examples=examples(25), deadline=None)
def test_words_that_are_printed_whole_stay_in_their_box(typed: str) -> None:
    """The same words drawn without an edge give the same picture: nothing was cut off."""
    name = name_of(typed)
    for size, width in ((28, 1000), (13, 670), (9, 1060)):
        cut, free = blank(), blank()
        with painting(cut) as painter:
            put_whole(painter, name, size, QColor("black"), QRectF(100, 100, width, 0), bold=size > 20)
        with painting(free) as painter:
            painter.setFont(page_font(size, bold=size > 20))
            painter.setPen(QColor("black"))
            is_long = any(QFontMetricsF(painter.font()).horizontalAdvance(word) > width for word in name.split())
            how = Qt.TextFlag.TextWrapAnywhere if is_long else Qt.TextFlag.TextWordWrap
            painter.drawText(QRectF(100, 100, width, 1600), int(how | Qt.TextFlag.TextDontClip), name)
        assert cut == free


def blank() -> QImage:
    """Return a page without words: 1240 by 1754 dots."""
    image = QImage(1240, 1754, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    return image


@contextmanager
def painting(image: QImage) -> Iterator[QPainter]:
    painter = QPainter(image)
    yield painter
    painter.end()


@given(NAMES)
@settings(max_examples=examples(60))
def test_a_printer_of_code_pages_gets_no_command_from_a_name(typed: str) -> None:
    page = SlipPage("NH-07-000012", "PAYOUT SLIP", (SlipLine("Dealer", name_of(typed)),))
    plain = SlipPage("NH-07-000012", "PAYOUT SLIP", (SlipLine("Dealer", "M. Ortiz"),))
    assert controls(render(page, columns=42)) == controls(render(plain, columns=42))


def controls(sent: bytes) -> set[int]:
    """Return the bytes that a printer obeys."""
    return {byte for byte in sent if byte < 0x20}
