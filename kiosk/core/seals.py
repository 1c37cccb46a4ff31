"""The seal number of a deck, of dice, or of a bag, and the bar code on a box: one rule at a table and by command."""

import re
from typing import Final

from kiosk.core.errors import Refused

MAX_SEAL: Final = 20
MAX_CODE: Final = 40
_SEAL: Final = re.compile(r"(?=.*[0-9A-Z])[0-9A-Z./-]+")
_CODE: Final = re.compile(r"[0-9A-Za-z.$/+%*_:-]*")


def seal_number(entered: str) -> str:
    """Return a seal number as the register has it, in capital letters and without spaces around it.

    It has up to 20 letters of A to Z, digits, hyphens, periods, and slashes, one of them a letter or a digit. Raise
    Refused for anything else. Zeros at its beginning count.
    """
    number = entered.strip()
    number = number.upper() if number.isascii() else number
    if not number:
        raise Refused("seal", "Enter the seal number first.")
    if len(number) > MAX_SEAL or not _SEAL.fullmatch(number):
        raise Refused(
            "seal",
            "{seal} is not a seal number: enter up to {most} letters of A to Z, digits, “-”, “.”, and “/”.",
            seal=number,
            most=MAX_SEAL,
        )
    return number


def bar_code(entered: str) -> str:
    """Return a bar code without spaces around it, "" for none. Raise Refused for one that no scanner sends."""
    code = entered.strip()
    if len(code) > MAX_CODE or not _CODE.fullmatch(code):
        raise Refused(
            "code", "{code} is not a bar code: enter up to {most} letters, digits, and marks.", code=code, most=MAX_CODE
        )
    return code
