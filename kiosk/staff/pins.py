"""Refuse PINs that are easy to guess.

Of PINs that people choose freely every fourth is a date or a year (Bonneau, Preibusch and Anderson, *A birthday present
every eleven wallets?*, 2012); the most frequent others count, repeat themselves, or draw a line on the pad: 1234, 0000,
2580, 1111 of four digits, 123456, 112233, 789456, 159753 of six (Markert and others, *This PIN can be easily guessed*,
2020). All of their kind are refused, so that three tries are worth no more than for any other PIN.
"""

import re
from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from kiosk.core.errors import Refused
from kiosk.staff.file import MAX_DIGITS, MIN_DIGITS

_PIN: Final = re.compile(r"[0-9]+")
_DAY, _MONTH, _YEAR, _CENTURY = r"(0[1-9]|[12]\d|3[01])", r"(0[1-9]|1[0-2])", r"\d\d", r"(19|20)"
_DATES: Final = tuple(
    re.compile(pattern)
    for year in ("", _YEAR, _CENTURY + _YEAR)
    for pattern in (_DAY + _MONTH + year, _MONTH + _DAY + year, year + _MONTH + _DAY)
)
_PAD: Final = {digit: (nth % 3, nth // 3) for nth, digit in enumerate("123456789")} | {"0": (1, 3)}
_LINES: Final = tuple(frozenset(keys) for keys in ("123", "456", "789", "147", "2580", "369", "159", "357"))
_CORNERS: Final = frozenset("1379")
_MIN_LINE: Final = 3
_BIRTH_YEAR: Final = re.compile(r"19[2-9]\d|20[0-2]\d")


def check_pin(pin: str, *, least: int = MIN_DIGITS, known: Iterable[str] = ()) -> None:
    """Raise Refused `pin` unless `pin` has `least` to 8 digits and is hard to guess.

    `known` is known data of the person that may hold digits: their ID, badge, and license.
    """
    if not (_PIN.fullmatch(pin) and least <= len(pin) <= MAX_DIGITS):
        if least == MAX_DIGITS:
            raise Refused("pin", "A PIN has {most} digits: choose another one.", most=MAX_DIGITS)
        raise Refused("pin", "A PIN has {least} to {most} digits: choose another one.", least=least, most=MAX_DIGITS)
    if _is_pattern(pin):
        raise Refused("pin", "That PIN is too easy to guess: choose one without a pattern.")
    if _BIRTH_YEAR.fullmatch(pin) or any(date.fullmatch(pin) for date in _DATES):
        raise Refused("pin", "That PIN is a year or date, easy to guess: choose another one.")
    if any(pin in re.sub(r"\D", "", text) for text in known):
        raise Refused("pin", "That PIN is part of the ID, badge or license: choose another.")


def _is_pattern(pin: str) -> bool:
    """Return whether the digits repeat, count, read the same from both ends, or draw a shape on the pad."""
    steps = {int(after) - int(before) for before, after in pairwise(pin)}
    counts = len(steps) == 1 or {step % 10 for step in steps} in ({1}, {9})  # Zero follows nine.
    repeats = pin in (pin + pin)[1:-1]
    is_few = len(set(pin)) <= 2 or pin[::2] == pin[1::2]
    return repeats or counts or is_few or pin == pin[::-1] or _is_shape(pin)


def _is_shape(pin: str) -> bool:
    """Return whether the keys form one line of the pad, two lines, or its corners."""
    if any(set(pin) <= line for line in (*_LINES, _CORNERS)):
        return True
    keys = [_PAD[digit] for digit in pin]
    if all(abs(after[0] - before[0]) + abs(after[1] - before[1]) <= 1 for before, after in pairwise(keys)):
        return True
    half = len(pin) // 2
    return half >= _MIN_LINE and all(
        any(len(set(part)) == half and set(part) <= line for line in _LINES) for part in (pin[:half], pin[half:])
    )
