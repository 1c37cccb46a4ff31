"""Count touches, including each digit of a PIN, and compare them with the permitted number.

The signer holds a badge, which names a person, and the PIN proves it. Both together are the signature.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from PySide6.QtCore import QPointF

from kiosk.core.devices import BadgeRead
from kiosk.table import Table
from tests.ui.fingers import at, swipe
from tests.ui.shift.people import chip_text
from tests.ui.tables import PIN
from ui.app import Screen

OPENING: Final = 25
CLOSING: Final = 20
BUY_IN: Final = 4
FILL: Final = 12
A_TUBE: Final = 100  # Chips per tube.
SLIDE_MS: Final = 500  # Time of a slide from a tube to its loose chips.
BADGES: Final = {"ortiz": "11", "tran": "12", "haddad": "13", "novak": "14"}


class CountedHand:
    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.touches = 0

    def tap(self, *names: str) -> None:
        """Touch each of these. One that ends with "+7" slides to seven loose chips."""
        for name in names:
            self.touches += 1
            touch(self.screen, name)

    def hold(self, who: str) -> None:
        self.screen.table.people.badge_event(BadgeRead(BADGES[who], 0))
        self.screen.settle()

    def sign(self, who: str) -> None:
        """Hold a badge, and enter the PIN."""
        self.hold(who)
        self.tap(*(f"pin.{digit}" for digit in PIN))


def count_touches(counts: Mapping[int, int], name: Callable[[int], str] = chip_text) -> Iterator[str]:
    """Yield the touches that count a rack: a tube at its full stacks, which slides to the loose chips, or else keys.

    A whole tube may be followed by another one of its chip. "00" ends a count, and the next chip is chosen. `name`
    returns the print of a chip.
    """
    by_key = {}
    for chip, count in counts.items():
        tubes = list(_by_tubes(name(chip), count))
        keys = len(str(count)) + (not str(count).endswith("00"))
        if keys < len(tubes):
            by_key[chip] = str(count)
        else:
            yield from tubes
    is_chosen = False
    for chip, digits in sorted(by_key.items(), reverse=True):  # The tubes are in order, the largest chip first.
        if not is_chosen:
            yield f"rack.{name(chip)}"
        is_chosen = digits.endswith("00")
        yield from (f"key.{digit}" for digit in (digits[:-2] if is_chosen else digits))
        if is_chosen:
            yield "key.00"


def _by_tubes(name: str, count: int) -> Iterator[str]:
    while count > A_TUBE + 19:
        yield f"tube.{name}.{A_TUBE}"
        count -= A_TUBE
    stacks, loose = divmod(count, 20)
    stacks, loose = (5, count - A_TUBE) if stacks > 5 else (stacks, loose)
    if stacks:
        yield f"tube.{name}.{20 * stacks}+{loose}"
    elif loose:
        yield f"rack.{name}+{loose}"
    elif not count:
        yield from (f"rack.{name}", "key.0")


def touch(screen: Screen, name: str) -> None:
    """Touch an item, or slide a tube."""
    tube, plus, loose = name.partition("+")
    if plus:
        slide(screen, tube, int(loose))
    else:
        screen.tap(name)


def slide(screen: Screen, name: str, loose: int) -> None:
    """Touch a tube, slide sideways for this many loose chips toward the side with more room, and lift the finger."""
    start = at(screen, name)
    step = step_px(screen)
    way = step * loose + step / 2 if loose else 0.0
    end = start + QPointF(way if start.x() < screen.window.width() / 2 else -way, 0)
    swipe(screen, start, end, steps=max(8, 2 * loose), took_ms=SLIDE_MS)


def step_px(screen: Screen) -> int:
    """Return how far a finger slides for a chip: four millimeters of the glass."""
    width, height = screen.window.width(), screen.window.height()
    mm = math.hypot(width, height) / (25.4 * screen.comfort.shown.inches)
    return max(round(20 * min(width / 1920, height / 1080)), math.ceil(4 * mm))


def badges(table: Table, who: Iterable[str] = BADGES) -> Table:
    for word in who:
        table.staff.set_badge(word, BADGES[word])
    return table
