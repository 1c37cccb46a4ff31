"""Cells of an exported table: no spreadsheet finds a formula in them, whatever it takes for a separator."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import normalize

SIGNATURE: Final = "\ufeff"
"""The first character of an exported table. By it a spreadsheet reads UTF-8 after a double click."""

_BEGINS_FORMULA: Final = re.compile(r"""(?:^|[,;|])["'\s]*(?=[=+\-@])|\s["']*(?=[=+\-@]\S)""")


def words_cell(text: str) -> str:
    """Return a cell of words in which no spreadsheet finds a formula: an apostrophe marks what begins like one.

    A formula may be written in wide letters, in quotation marks, or behind a blank. Tabs and line ends become blanks.
    """
    text = "".join(" " if char.isspace() else char for char in text)
    plain = "".join(normalize("NFKC", char)[:1] for char in text)
    for found in reversed(list(_BEGINS_FORMULA.finditer(plain))):
        text = f"{text[: found.end()]}'{text[found.end() :]}"
    return text
