"""Printed reports of 0 to 500 rows: each row is there once, each page has its number, and a screen reader reads it."""

from datetime import date
from pathlib import Path

import pytest

from kiosk.core.devices import SlipLine, SlipPage
from kiosk.drills import DrillLine
from kiosk.reports.report import GroupBy, HouseReport, ReportFigure, ReportRow, Unit
from kiosk.training import CertificateState, LineRow, Progress
from kiosk.training.store.scoring import Tally
from tests.bank.nights import worded_month, worded_night
from tests.ui.pdf_text import fonts_in, pages_in, tags_in
from ui.night_pdf import write_month, write_night
from ui.night_pdf import write_report as write_house_report
from ui.slip_pdf import slip_pdf
from ui.vm.training.certificate_pdf import write_certificate
from ui.vm.training.report import TrainingReport
from ui.vm.training.report_pdf import write_report
from ui.vm.training.rows import CertificatePage
from ui.vm.training.week_pdf import WeekPage, write_week
from ui.window.tagged import Untagged, tagged

ROWS = (0, 1, 37, 500)
HEAD = ("Name", "Stage", "Week", "All", "Asked", "Right", "Weakest")
LONG = "Bartholomew Featherstonehaugh-Cholmondeley de la Fontaine y Marchand"


def assert_tagged(path: Path, pages: list[str]) -> None:
    """Check that a screen reader reads every letter of the pages, in order."""
    assert "".join(pages) == "".join(tags_in(path))


def assert_numbered(pages: list[str]) -> None:
    assert [True] * len(pages) == [page.endswith(f"{nth}/{len(pages)}") for nth, page in enumerate(pages, 1)]


@pytest.mark.parametrize("count", ROWS)
def test_the_week_lists_all_people(tmp_path: Path, count: int) -> None:
    rows = tuple((f"Person<{nth}>", "Drill", "1.0", "2.0", "12", "99.0%", f"line<{nth}>") for nth in range(count))
    write_week(tmp_path / "week.pdf", WeekPage("House", "This week", HEAD, rows))
    pages = pages_in(tmp_path / "week.pdf")
    assert_numbered(pages)
    assert [1] * count == ["".join(pages).count(f"Person<{nth}>") for nth in range(count)]
    assert [1] * count == ["".join(pages).count(f"line<{nth}>") for nth in range(count)]
    assert [True] * len(pages) == ["This week" in page and "Name" in page for page in pages]
    assert len(set(fonts_in(tmp_path / "week.pdf"))) == 1
    assert_tagged(tmp_path / "week.pdf", pages)


@pytest.mark.parametrize("count", ROWS)
def test_a_report_has_every_line(tmp_path: Path, count: int) -> None:
    asked = (DrillLine("ante", f"k{nth}", "x", f"Line<{nth}>") for nth in range(count))
    lines = tuple(LineRow(line, Tally(4, 3, 9000)) for line in asked)
    progress = Progress(50.0, 0.75, None, 1500, 3000, None, 0, 0, 0, None, (), lines, ())
    report = TrainingReport("kim", "J. Kim", progress, None, CertificateState.NONE)
    write_report(tmp_path / "report.pdf", report, game="Dice")
    pages = pages_in(tmp_path / "report.pdf")
    assert_numbered(pages)
    assert [1] * count == ["".join(pages).count(f"Line<{nth}>") for nth in range(count)]
    assert "J. Kim" in pages[0]
    assert len(set(fonts_in(tmp_path / "report.pdf"))) == 1
    assert_tagged(tmp_path / "report.pdf", pages)


def test_a_long_name_keeps_its_beginning(tmp_path: Path) -> None:
    write_week(tmp_path / "week.pdf", WeekPage(LONG * 3, "This week", HEAD, ((LONG, "", "", "", "", "", LONG),)))
    (page,) = pages_in(tmp_path / "week.pdf")
    assert page.startswith(LONG)
    assert page.count("Bartholomew Featherst") >= 3


def test_every_letter_of_a_slip_can_be_selected(tmp_path: Path) -> None:
    path = tmp_path / "slip.pdf"
    path.write_bytes(slip_pdf(SlipPage("NH-07-000012", "PAYOUT SLIP", (SlipLine("Amount", "$25,000", large=True),))))
    (page,) = pages_in(path)
    assert [True] * 4 == [words in page for words in ("NH-07-000012", "PAYOUT SLIP", "Amount", "$25,000")]
    assert len(set(fonts_in(path))) == 1
    assert_tagged(path, [page])


def test_every_letter_of_a_certificate_can_be_selected(tmp_path: Path) -> None:
    path = tmp_path / "certificate.pdf"
    lines = (("Valid until", "2027-01-15 09:20"), ("Payouts", "97 of 100"))
    write_certificate(path, CertificatePage("House", "Certificate", "J. Kim", "Signed", lines))
    (page,) = pages_in(path)
    assert [True] * 3 == [words in page for words in ("J. Kim", "2027-01-15 09:20", "97 of 100")]
    assert len(set(fonts_in(path))) == 1
    assert_tagged(path, [page])


@pytest.mark.parametrize("count", ROWS)
def test_a_certificate_has_every_line(tmp_path: Path, count: int) -> None:
    path = tmp_path / "certificate.pdf"
    lines = tuple((f"Label<{nth}>", f"{LONG} <{nth}>") for nth in range(count))
    write_certificate(path, CertificatePage(LONG, "Certificate", LONG, "Signed", lines))
    pages = pages_in(path)
    assert (len(pages) > 1) == (count > 1)
    if count > 1:
        assert_numbered(pages)
    assert [1] * count == ["".join(pages).count(f"Label<{nth}>") for nth in range(count)]
    assert count + 2 == "".join(pages).replace(" ", "").count(LONG.replace(" ", ""))
    assert_tagged(path, pages)


@pytest.mark.parametrize("count", ROWS)
def test_a_slip_has_every_line(tmp_path: Path, count: int) -> None:
    path = tmp_path / "slip.pdf"
    lines = tuple(SlipLine(f"Label<{nth}>", f"{LONG} <{nth}>") for nth in range(count))
    path.write_bytes(slip_pdf(SlipPage("NH-07-000012", "PAYOUT SLIP", lines)))
    (page,) = pages_in(path)
    assert [1] * count == [page.count(f"Label<{nth}>") for nth in range(count)]
    assert count == page.replace(" ", "").count(LONG.replace(" ", ""))
    assert_tagged(path, [page])


@pytest.mark.parametrize("count", ROWS)
def test_the_night_has_every_slip_and_its_signers(tmp_path: Path, count: int) -> None:
    path = tmp_path / "night.pdf"
    write_night(path, worded_night(LONG, slips=count), house="House")
    pages = pages_in(path)
    assert_numbered(pages)
    assert_tagged(path, pages)
    printed = "".join(pages).replace(" ", "")
    assert [1] * count == [printed.count(f"Fill,slip{nth}25.00void:") for nth in range(1, count + 1)]
    assert count * 3 == printed.count(LONG.replace(" ", ""))  # The reason and both people are complete.
    assert [True] * len(pages) == ["gaming day Nov 21, 2026" in page for page in pages]
    assert len(set(fonts_in(path))) == 1


@pytest.mark.parametrize("count", ROWS)
def test_the_month_has_every_night(tmp_path: Path, count: int) -> None:
    path = tmp_path / "month.pdf"
    write_month(path, worded_month(LONG, nights=count), house="House")
    pages = pages_in(path)
    assert_numbered(pages)
    assert_tagged(path, pages)
    printed = "".join(pages)
    assert [1] * count == [printed.count(f"Nov 21, 2026 T<{nth}>") for nth in range(count)]
    assert count == printed.replace(" ", "").count(f"{LONG};opener".replace(" ", ""))
    assert [True] * len(pages) == ["Monthly report · Nov 2026" in page for page in pages]
    assert len(set(fonts_in(path))) == 1


def test_a_word_that_is_longer_than_a_line_is_printed_whole(tmp_path: Path) -> None:
    write_night(tmp_path / "night.pdf", worded_night("W" * 200), house="House")
    (page,) = pages_in(tmp_path / "night.pdf")
    assert 3 * 200 <= page.count("W")


@pytest.mark.parametrize(
    "content", [b"", b"%PDF-1.4\n", b"no PDF", b"%PDF-1.4\nxref\n0 1\n0000000015 00000 n \ntrailer\n"]
)
def test_only_a_pdf_of_qt_is_tagged(content: bytes) -> None:
    with pytest.raises(Untagged):
        tagged(content, "en")


def test_each_page_of_a_house_report_names_the_subject_of_its_lines(tmp_path: Path) -> None:
    """A row that continues on another page is named there again, and no page ends with the name of a row."""
    figures = tuple(ReportFigure(f"line:ante:L{nth}", nth, Unit.COUNT) for nth in range(50))
    rows = tuple(ReportRow(f"Table<{nth}>", figures) for nth in range(3))
    report = HouseReport(GroupBy.TABLE, date(2026, 11, 1), date(2026, 11, 30), rows)
    write_house_report(tmp_path / "report.pdf", report, house="House")
    pages = pages_in(tmp_path / "report.pdf")
    assert_numbered(pages)
    assert sum(page.count("ante, L") for page in pages) == 150
    for page in pages:
        lines = page.partition("House")[2].rpartition(page[-3:])[0]
        assert lines.startswith("Table<") and not lines.endswith(">")
