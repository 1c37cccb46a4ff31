"""A key's label keeps off its edge, also on an upright screen, whose keys are the narrowest."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtQuick import QQuickItem

from kiosk.table import Table
from tests.ui.conftest import OpenScreen
from tests.ui.shift.people import RACK, closed_table, count_rack
from tests.ui.tables import taps, to_flop_bets
from tests.ui.tour import targets
from tests.ui.walk import rect
from ui.app import Screen

UPRIGHT: Final = (1080, 1920)
MARGIN_PX: Final = 3


def inside(item: QQuickItem) -> Iterator[QQuickItem]:
    for child in item.childItems():
        yield child
        yield from inside(child)


def too_near(screen: Screen, kind: str) -> list[str]:
    """Return the keys of a kind with something at the left or right edge."""
    found = []
    for name in targets(screen):
        key = screen.find(name)
        if not name.startswith(kind) or key is None:
            continue
        place = rect(key)
        left, right = place.left() + MARGIN_PX, place.right() - MARGIN_PX
        parts = [rect(part) for part in inside(key) if 0 < part.width() < key.width()]
        assert parts, f"there is nothing on {name}"
        if any(part.left() < left or part.right() > right for part in parts):
            found.append(name)
    return found


def test_a_rank_of_two_digits_and_its_suit(open_screen: OpenScreen, table: Table) -> None:
    screen = open_screen(table, UPRIGHT)
    to_flop_bets(screen, table)
    taps(screen, ("secondary", "primary", "secondary"))
    assert screen.find("card.Ts") is not None
    assert too_near(screen, "card.") == []


def test_the_chips_of_a_rack(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = closed_table(tmp_path)
    screen = open_screen(table, UPRIGHT)
    taps(screen, ("game.nh", "shift.primary"))
    count_rack(screen, {chip: RACK.get(chip, 100) for chip in table.config.denominations})
    assert too_near(screen, "rack.") == []
