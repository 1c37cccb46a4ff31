"""Names and amounts on printers with ASCII, and with a code page."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.letters import with_signs_of
from drivers.printer.escpos import wire
from drivers.printer.escpos.page import render
from drivers.printer.tcl.wire import ticket
from drivers.sign.alpha.wire import text_file
from kiosk.core.devices import SignRow, SlipLine, SlipPage


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("É. Núñez", "E. Nunez"),
        ("J. Łukaszewicz", "J. Lukaszewicz"),
        ("Ħ. Borġ, Đ. Ŧuoŋo, Ə. Əliyev, Ɓ. Ƙwara", "H. Borg, D. Tuono, E. Eliyev, B. Kwara"),
        ("½ of «the mega», 5′ −1 °", '1/2 of "the mega", 5\' -1 o'),
        ("K. Bjørnsen-Ødegård", "K. Bjornsen-Odegard"),
        ("Groß", "Gross"),
        ("Dealer’s · 5 × $25 – $500 − $5…", "Dealer's . 5 x $25 - $500 - $5..."),
        ("E\u0301va", "Eva"),
        ("名", "U+540D"),
        ("a\x1b[31m\nb", "a[31mb"),
    ],
)
def test_text_in_ascii(text: str, plain: str) -> None:
    assert plain == with_signs_of(text)


@given(st.text())
def test_any_text_is_printable_and_no_sign_is_a_question_mark(text: str) -> None:
    plain = with_signs_of(text)
    assert plain.isascii() and (plain == "" or plain.isprintable())
    assert "?" in text or "？" in text or "?" not in plain or any("?" in signs for signs in map(with_signs_of, text))
    assert all(map(wire.has_sign, with_signs_of(text, wire.has_sign)))


def test_letters_with_accents_stand_on_every_slip_and_sign() -> None:
    """Code page 437 has É (90), ú (A3), ñ (A4), and · (FA), but not × and Ł."""
    page = SlipPage("7", "SLIP", (SlipLine("Dealer", "É. Núñez · Ł"), SlipLine("Chips", "5 × $25")))
    paper = render(page, columns=42)
    assert bytes.fromhex("90 2E 20 4E A3 A4 65 7A 20 FA 20 4C") in paper
    assert b"5 x $25" in paper
    assert b"E. Nunez|" in ticket("1", ["É. Núñez"])
    assert b"MEGA $25,000" in text_file((SignRow("MÉGA", "$25,000"),), address=0, mode="rotate")
