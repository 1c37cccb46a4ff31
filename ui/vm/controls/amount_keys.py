"""The keys of an amount, the same on every pad: digits, "back", and at the corner the key for cents."""

from collections.abc import Collection, Iterable
from typing import Final

from kiosk.core.errors import Refused
from kiosk.core.money import Cents, chips, money

BACK: Final = "back"
HUNDREDS: Final = "00"
HALF: Final = ".50"
POINT: Final = "."
MAX_DIGITS: Final = 7


def corner(amounts: Iterable[Cents], *, whole: bool) -> str:
    """Return the key at the corner of a pad, as fine as `amounts` are: the chips of a table, in cents.

    `whole`: points are entered, or a number of cards, which have no cents.
    """
    parts = {abs(amount) % 100 for amount in amounts}
    if whole or parts == {0}:
        return HUNDREDS
    return HALF if parts <= {0, 50} else POINT


def pressed(entered: str, key: str, at_corner: str, *, is_given: bool = False) -> str:
    """Return the entry after a key of the pad whose corner is `at_corner`. A key that does not fit changes nothing.

    "back" removes the input of one touch of the corner in one touch. `is_given`: nobody has typed the entry, so a digit
    begins a new one.
    """
    if is_given and key != BACK:
        entered = ""
    whole, point, cents = entered.partition(".")
    if key == BACK:
        return whole if point and cents == at_corner[1:] else entered[:-1]
    if key.startswith(POINT):
        return entered if point else f"{whole or '0'}{key}"
    if point:
        return entered + key if len(cents) < 2 else entered
    grown = str(int(f"{whole}{key}"))
    return grown if len(grown) <= MAX_DIGITS else entered


def grouped(entered: str) -> str:
    """Return an entry with a comma between its thousands, "24,880.50"; a number with letters as it is."""
    whole, point, cents = entered.partition(".")
    return f"{int(whole):,}{point}{cents}" if whole.isdecimal() else entered


def written(amount: int, *, whole: bool) -> str:
    """Return an amount as these keys would enter it: 1250 cents are "12.50"."""
    dollars, cents = divmod(amount, 100)
    return str(amount) if whole else f"{dollars}.{cents:02d}" if cents else str(dollars)


def worth(entered: str, *, whole: bool) -> int:
    """Return the cents of "12.5"; if `whole`, its whole number. 0 if nothing is entered."""
    if whole:
        return int(entered or 0)
    dollars, _, cents = entered.partition(".")
    return int(dollars or 0) * 100 + int(cents.ljust(2, "0"))


def added(entered: str, cents: Cents) -> str:
    """Return the entry after a chip was added to it. A chip that does not fit changes nothing."""
    grown = written(worth(entered, whole=False) + cents, whole=False)
    return grown if len(grown.partition(".")[0]) <= MAX_DIGITS else entered


def check_chips(cents: Cents, rack: Collection[Cents], *, points: bool, said: Cents = 0) -> None:
    """Raise Refused unless the chips of a rack make an amount, or its difference from what the kiosk `said`."""
    if chips(abs(cents), tuple(rack)).rest and chips(abs(cents - said), tuple(rack)).rest:
        amount = str(abs(cents)) if points else money(abs(cents))
        raise Refused("no_chips", "Table chips cannot make {amount}: enter another amount.", amount=amount)
