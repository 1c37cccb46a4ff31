"""Plain JSON, the form of a stored event. It has no fractions, integers of 64 bits, and one form for each value."""

import json
import re
from collections.abc import Mapping
from typing import Any, Final

from kiosk.core.numbers import MAX_INT

MIN_INT: Final = -MAX_INT - 1

_ENCODER = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)
_DECODER = json.JSONDecoder()


def canonical(value: object) -> str:
    """Return plain JSON in its one form: keys sorted by code point, no spaces, no escapes that are not needed."""
    return _ENCODER.encode(value)


def parsed(text: str) -> Any:
    """Parse the output of `canonical`. Raise ValueError or TypeError for any other text."""
    try:
        value, end = _DECODER.raw_decode(text)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    if end != len(text):
        raise ValueError("there is more than one value")
    return value


_LEAVES: Final = (bool, type(None))


def plain(value: object) -> Any:
    """Return a copy of only dict, list, str, int, bool, and None, which survives a JSON round trip.

    Raise AssertionError for anything else: a fraction, a key that is not text, an integer beyond 64 bits, text that is
    not Unicode. The copy also keeps an event independent of later changes to the object.
    """
    match value:
        case dict() | Mapping():
            copy = {}
            for key, item in value.items():
                name = key if type(key) is str and key.isascii() else plain_text(key)
                of = type(item)
                is_leaf = of in _LEAVES or (of is str and item.isascii()) or (of is int and MIN_INT <= item <= MAX_INT)
                copy[name] = item if is_leaf else plain(item)
            return copy
        case list() | tuple():
            items = []
            for item in value:
                of = type(item)
                is_leaf = of in _LEAVES or (of is str and item.isascii()) or (of is int and MIN_INT <= item <= MAX_INT)
                items.append(item if is_leaf else plain(item))
            return items
        case None | True | False:
            return value
        case str():
            return plain_text(value)
        case int() if MIN_INT <= value <= MAX_INT:
            return int(value)
        case _:
            raise AssertionError(f"{value!r} is not plain JSON with integers of 64 bits")


_SURROGATE: Final = re.compile("[\ud800-\udfff]")


def plain_text(value: object) -> str:
    """Return text as it is. Raise AssertionError unless it is Unicode text."""
    if not isinstance(value, str) or not (value.isascii() or _SURROGATE.search(value) is None):
        raise AssertionError(f"{value!r} is not Unicode text")
    return str.__str__(value)
