"""Walk over the screen by touch, and time each touch that opens a page or state until the frame that shows it."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from tools.report import percentile, report

if TYPE_CHECKING:
    from ui.app import Screen

_MENU_PAGES = 9


class Touches:
    """A finger, and the milliseconds that it took to open each state. States without a name are not timed."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.times_ms: dict[str, list[float]] = {}

    def touch(self, name: str, opens: str = "") -> None:
        """Touch an item; `opens` is the state that it leads to."""
        from PySide6.QtCore import QPointF

        item = self.screen.find(name)
        if item is None:
            raise LookupError(f"nothing on the screen is called {name}")
        middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2))
        began = time.perf_counter()
        self.screen.touch(middle)
        if opens:
            self.times_ms.setdefault(opens, []).append((time.perf_counter() - began) * 1000)

    def enter(self, keys: Iterable[str], pad: str = "key") -> None:
        """Touch several keys in order."""
        for key in keys:
            self.touch(f"{pad}.{key}")

    def open_page(self, entry: str, opens: str = "") -> None:
        """Touch an entry of the menu, also behind “More”."""
        self.touch("menu", "menu")
        for _ in range(_MENU_PAGES):
            if self.screen.find(f"menu.{entry}") is not None:
                break
            self.touch("menu.more")
        self.touch(f"menu.{entry}", opens)

    def report(self, hands: int) -> None:
        table = self.screen.table.config
        for state, times_ms in self.times_ms.items():
            report(
                f"opens.{table.id}.{state}", statistics.median(times_ms), "ms", limit=150,
                first=round(times_ms[0], 1), p95=round(percentile(times_ms, 0.95), 1), seats=table.seats, hands=hands,
            )  # fmt: skip
