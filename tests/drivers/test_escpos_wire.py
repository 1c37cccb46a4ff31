"""A slip as ESC/POS, compared with bytes written by hand from the published commands."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.printer.escpos import wire
from drivers.printer.escpos.page import lay_out, render
from kiosk.core.devices import SlipLine, SlipPage

LINES = (SlipLine("House", "Demo’s"), SlipLine("Amount", "$500", large=True), SlipLine("Signed"))
RESET, CENTER, LEFT = "1B 40 1C 2E 1B 74 00 1D 61 00", "1B 61 01", "1B 61 00"
PLAIN, LARGE, HEADING = "1B 21 00", "1B 21 18", "1B 21 38"
CUT = "1B 64 06 1D 56 01"


def slip(*parts: str | bytes) -> bytes:
    """Return hexadecimal commands and lines of text as bytes."""
    return b"".join(bytes.fromhex(part) if isinstance(part, str) else part + b"\x0a" for part in parts)


def test_a_slip_is_these_bytes() -> None:
    assert render(SlipPage("000123", "PAYOUT SLIP", LINES), columns=24) == slip(
        RESET, CENTER, HEADING, b"PAYOUT SLIP", b"000123",
        LEFT, PLAIN, b"------------------------",
        PLAIN, b"House             Demo's",
        LARGE, b"Amount              $500",
        PLAIN, b"Signed",
        PLAIN, CUT,
    )  # fmt: skip


def test_a_reprint_is_marked_at_both_ends() -> None:
    assert render(SlipPage("000123", "PAYOUT SLIP", (), mark="REPRINT 1"), columns=24) == slip(
        RESET, CENTER, HEADING, b"REPRINT 1", b"PAYOUT SLIP", b"000123",
        LEFT, PLAIN, b"------------------------",
        PLAIN, b"       REPRINT 1        ",
        CUT,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("style", "command"),
    [
        (wire.style(), "1B 21 00"),
        (wire.style(bold=True), "1B 21 08"),
        (wire.style(high=True), "1B 21 10"),
        (wire.style(wide=True), "1B 21 20"),
    ],
)
def test_each_style_is_one_bit(style: bytes, command: str) -> None:
    assert bytes.fromhex(command) == style


def test_long_text_wraps_beside_its_value() -> None:
    assert ["House", "     The Grand Casino"] == lay_out(SlipLine("House", "The Grand Casino"), 21)
    assert ["a very long", "line"] == lay_out(SlipLine("a very long line"), 12)


def test_letters_that_a_printer_may_lack_are_written_in_those_it_has() -> None:
    assert ["6's \"through\" 10's - 2x       ..."] == lay_out(SlipLine("6’s “through” 10’s – 2×", "…"), 33)
    assert wire.line("Zoë") == b"Zo\x89\n"


COMMANDS = re.compile(rb"\x1b@|\x1c\.|\x1b[!at].|\x1da\x00|\x1bd\x06|\x1dV\x01|\n", re.DOTALL)


@given(st.text(), st.text(), st.text())
def test_no_text_is_a_command(title: str, text: str, value: str) -> None:
    printed = render(SlipPage("1", title, (SlipLine(text, value),)), columns=42)
    assert COMMANDS.sub(b"", printed).decode("cp437").isprintable()
