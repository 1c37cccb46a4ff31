"""Write the cells of an exported table so that no spreadsheet reads a formula in them, with any separator.

Nor does it take an ID for a number or a date, as it would show 0451 as 451, 1e5 as 100000, and may2 as the second of
May.
"""

import re
from typing import Final
from unicodedata import normalize

BYTE_ORDER_MARK: Final = "\ufeff"
"""The first character of an exported table. By it a spreadsheet reads UTF-8 after a double click."""

_BEGINS_FORMULA: Final = re.compile(r"""(?:^|[,;|])["'\s]*(?=[=+\-@])|\s["']*(?=[=+\-@]\S)""")

_MONTHS: Final = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec"
_READ_FOR_A_FIGURE: Final = re.compile(
    rf"0\d+|\d{{12,}}|\d+(?:\.\d+)?e[+-]?\d+|\d{{1,4}}[-/.]\d{{1,2}}(?:[-/.]\d{{1,4}})?"
    rf"|(?:{_MONTHS})[a-z]*[-/. ]?\d{{1,4}}|\d{{1,2}}[-/. ]?(?:{_MONTHS})[a-z]*",
    re.IGNORECASE,
)


def words_cell(text: str) -> str:
    """Return a cell of words in which no spreadsheet finds a formula: an apostrophe precedes words that begin like one.

    An apostrophe also marks words that a spreadsheet would change, as it takes them for a number or a date.

    A formula may be written in wide letters, in quotation marks, or behind a blank. Tabs and line ends become blanks.
    """
    text = "".join(" " if char.isspace() else char for char in text)
    plain = "".join(normalize("NFKC", char)[:1] for char in text)
    for found in reversed(list(_BEGINS_FORMULA.finditer(plain))):
        text = f"{text[: found.end()]}'{text[found.end() :]}"
    return f"'{text}" if _READ_FOR_A_FIGURE.fullmatch(plain.strip()) else text
