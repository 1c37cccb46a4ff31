"""Touches that are counted, each digit of a PIN among them, and how many there may be.

The signer holds a badge: it names a person, and the PIN proves it. The two are the whole signature.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from kiosk.core.devices import BadgeRead
from kiosk.table import Table
from tests.ui.shift.people import chip_text
from tests.ui.tables import PIN
from ui.app import Screen

OPENING: Final = 25
CLOSING: Final = 20
BUY_IN: Final = 4
FILL: Final = 12
BADGES: Final = {"ortiz": "11", "tran": "12", "haddad": "13", "novak": "14"}


class CountedHand:
    """A hand that counts what it touches."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.touches = 0

    def tap(self, *names: str) -> None:
        for name in names:
            self.touches += 1
            self.screen.tap(name)

    def hold(self, who: str) -> None:
        self.screen.table.people.badge_event(BadgeRead(BADGES[who], 0))
        self.screen.settle()

    def sign(self, who: str) -> None:
        """Hold a badge, and enter the PIN."""
        self.hold(who)
        self.tap(*(f"pin.{digit}" for digit in PIN))


def count_touches(counts: Mapping[int, int], name: Callable[[int], str] = chip_text) -> Iterator[str]:
    """Yield the touches that count a rack: the tubes that are full to a stack of 20, and all others with the keys.

    "00" ends a count, and the next chip is chosen. `name` returns what is printed on a chip.
    """
    by_key = {chip: str(count) for chip, count in counts.items() if not 1 <= count // 20 <= 5}
    for chip, count in counts.items():
        if chip not in by_key:
            yield f"tube.{name(chip)}.{count // 20 * 20}"
            yield from (f"key.{digit}" for digit in str(count % 20 or ""))
    is_chosen = False
    for chip, digits in by_key.items():
        if not is_chosen:
            yield f"rack.{name(chip)}"
        is_chosen = digits.endswith("00")
        yield from (f"key.{digit}" for digit in (digits[:-2] if is_chosen else digits))
        if is_chosen:
            yield "key.00"


def badges(table: Table, who: Iterable[str] = BADGES) -> Table:
    for word in who:
        table.staff.set_badge(word, BADGES[word])
    return table
