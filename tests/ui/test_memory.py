"""The memory of a table does not grow after many hands. `benchmarks/memory.py` measures it."""

import gc
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject

from kiosk.games import GAMES
from tests.sizes import only_whole, sized
from tests.ui.conftest import OpenScreen
from tests.ui.player import Player
from tests.ui.tables import make_table
from ui.app import Screen
from ui.vm.pages.catalog import PAGES

HANDS = 2
_Cache = type(cache(lambda: None))
_OURS = ("kiosk", "ui", "drivers")
_TABLE = """
import sys
from pathlib import Path
from typing import Any
from tests.ui.tables import make_table
from ui.app import Screen, make_app

make_app()
table = make_table(Path(sys.argv[1]))
with Screen(table):
    loaded = sorted(sys.modules)
table.close()
print(" ".join(loaded))
"""


def test_a_table_that_is_dealt_at_loads_no_other_screen(tmp_path: Path) -> None:
    command = [sys.executable, "-c", _TABLE, str(tmp_path)]
    loaded = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.split()
    rooms = Counter(name.split(".")[2] for name in loaded if name.startswith("ui.vm."))
    assert {"controls", "table", "shift", "pages"} == set(rooms)
    assert {"ui.vm.pages", "ui.vm.pages.catalog"} == {name for name in loaded if name.startswith("ui.vm.pages")}
    assert not {"PySide6.QtTest", "PySide6.QtWidgets", "kiosk.archive.history"} & set(loaded)


@only_whole
@pytest.mark.parametrize("game", sized(["nh"], whole=[*GAMES]))
def test_hands_and_pages_leave_nothing_behind(open_screen: OpenScreen, tmp_path: Path, game: str) -> None:
    table = make_table(tmp_path, game=game)
    screen = open_screen(table, (1280, 800))
    player = Player(screen, seed=3)
    deal(player, HANDS)
    grown = grows(player)
    # The felt differs from hand to hand: only repeated growth is a leak.
    for _ in range(2):
        if grown:
            grown &= grows(player)
    assert grown == set()


def grows(player: Player) -> set[str]:
    """Deal hands. Return the kinds of objects that grow by at least one for each of them."""
    before = kept(player.screen)
    deal(player, HANDS)
    more = kept(player.screen) - before
    return {kind for kind, count in more.items() if count >= HANDS}


def deal(player: Player, hands: int) -> None:
    """Deal whole hands, and after each visit every page that the table's dealer may see."""
    table = player.table
    for _ in range(hands):
        number = player.table.hand_number
        while player.table.hand_number == number:
            player.step()
        for page, kind in PAGES.items():
            if kind.needs is not None and not table.people.may(kind.needs):
                continue
            player.screen.pages.open(page)
            player.screen.settle()
            player.screen.pages.leave()
            player.screen.settle()


def caches() -> Iterator[Any]:
    """Yield every cache of the kiosk's modules and classes, which `gc` does not list, as they precede the tests."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in _OURS:
            for value in vars(module).values():
                within = vars(value).values() if isinstance(value, type) else ()
                yield from (found for found in (value, *within) if isinstance(found, _Cache))


def kept(screen: Screen) -> Counter[str]:
    """Return the number of objects of each kind: ours in Python, and all of Qt's below the window."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    for memo in caches():
        memo.cache_clear()  # These are intended caches with a limit.
    gc.collect()
    kinds = (type(kept) for kept in gc.get_objects())
    found = Counter(
        f"{kind.__module__}.{kind.__qualname__}" for kind in kinds if str(kind.__module__).startswith(_OURS)
    )
    found.update(type(found).__name__ for found in screen.window.findChildren(QObject))
    return found
