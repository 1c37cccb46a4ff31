"""Convert text to the characters that a device can print or show: each one unchanged, or the nearest available.

A name is never printed with a question mark in it. A character without a nearest one, such as a Chinese one, is printed
as its number, `U+540D`, so that nobody takes it for another one.
"""

import re
import unicodedata
from collections.abc import Callable
from typing import Final

_LATIN: Final = re.compile(r"LATIN (SMALL|CAPITAL) LETTER ([A-Z]) WITH .*")  # Unicode's name of a letter with strokes.
_NEAREST: Final = {
    "’": "'", "‘": "'", "‚": "'", "“": '"', "”": '"', "„": '"', "–": "-", "—": "-", "−": "-", "‑": "-", "×": "x",
    "·": ".", "•": ".", "…": "...", "→": "->", "←": "<-", "€": "EUR", "¢": "c", "£": "GBP",
    "\u00a0": " ", "\u202f": " ",
    "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ß": "ss", "ẞ": "SS", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE",
    "ı": "i", "ŋ": "n", "Ŋ": "N", "ə": "e", "Ə": "E", "¿": "", "¡": "", "«": '"', "»": '"', "‹": "'", "›": "'",
    "′": "'", "″": '"', "ʼ": "'", "ʻ": "'", "⁄": "/", "÷": "/", "±": "+-", "°": "o", "§": "S",
    "♠": "s", "♥": "h", "♦": "d", "♣": "c",
}  # fmt: skip


def ascii_sign(sign: str) -> bool:
    """Return whether a sign is printable ASCII, which every device has."""
    return " " <= sign <= "~"


def with_signs_of(text: str, has: Callable[[str], bool] = ascii_sign) -> str:
    """Return text in characters of which `has` is true, without control characters."""
    return "".join(_nearest(sign, has) for sign in unicodedata.normalize("NFC", text))


def _nearest(sign: str, has: Callable[[str], bool]) -> str:
    if has(sign):
        return sign
    if sign in _NEAREST:
        return "".join(nearest for nearest in _NEAREST[sign] if has(nearest))
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", sign) if not unicodedata.combining(letter))
    if plain and all(has(letter) or letter in _NEAREST for letter in plain):
        return "".join(letter if has(letter) else _NEAREST[letter] for letter in plain)
    bare = _LATIN.fullmatch(unicodedata.name(sign, ""))
    if bare is not None:
        return bare[2].lower() if bare[1] == "SMALL" else bare[2]
    return "" if unicodedata.category(sign)[0] in "CM" else f"U+{ord(sign):04X}"
