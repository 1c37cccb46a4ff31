"""Close a table with a count, open it again, and relieve its dealer, for `benchmarks.pages`.

Every step is by touch, including digits, PINs, and signatures. A day passes between two shifts, so that the jackpots
may be posted again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kiosk.core.clock import SystemClock

if TYPE_CHECKING:
    from benchmarks.touches import Touches
    from kiosk.app.demo.table import DemoTable

_DAY_MS = 24 * 3_600_000


class LaterClock(SystemClock):
    """The system's clock moved ahead: both its wall clock and its monotonic clock, as after an idle night."""

    ahead_ms = 0

    def now_ms(self) -> int:
        return super().now_ms() + self.ahead_ms

    def mono_ns(self) -> int:
        return super().mono_ns() + self.ahead_ms * 1_000_000


def shift(demo: DemoTable, clock: LaterClock, touches: Touches) -> None:
    """Close the table, open it again the next day, and change its dealer."""
    _closing(demo, touches)
    clock.ahead_ms += _DAY_MS
    _opening(demo, touches)
    _relief(demo, touches)


def _count(demo: DemoTable, touches: Touches) -> None:
    from ui.vm.shift.rack_rows import printed

    deal = demo.table.table_game
    for chip in deal.config.denominations:
        touches.touch(f"rack.{printed(deal, chip)}", "rack.chip")
        touches.touch("key.9", "rack.digit")


def _signs(touches: Touches, who: str, opens: str) -> None:
    from kiosk.app.demo.table import PINS

    if touches.screen.find("pin.1") is None:
        touches.touch(f"signer.{who}", "signature.pin")
    touches.enter(PINS[who], "pin")
    touches.touch("shift.primary", opens)


def _closing(demo: DemoTable, touches: Touches) -> None:
    from kiosk.app.demo.table import DEALER, FLOOR

    touches.open_page("close_table", "closing.rack")
    _count(demo, touches)
    touches.touch("shift.primary", "closing.who_signs")
    _signs(touches, FLOOR, "closing.one_has_signed")
    _signs(touches, DEALER, "closing.closed")


def _opening(demo: DemoTable, touches: Touches) -> None:
    from kiosk.app.demo.table import DEALER, FLOOR

    table = demo.table
    touches.touch(f"game.{table.game.key}", "opening.pay_tables")
    touches.touch("shift.back", "opening.games")
    touches.touch(f"game.{table.game.key}")
    if table.rules.jackpots:
        touches.touch("shift.secondary", "jackpots.amounts")
        touches.touch("key.next", "jackpots.next")
        touches.touch("shift.primary", "jackpots.who_signs")
        _signs(touches, FLOOR, "jackpots.posted")
    while (key := touches.screen.find("shift.primary")) is not None and "More" in str(key.property("text")):
        touches.touch("shift.primary")
    touches.touch("shift.primary", "opening.rack")
    _count(demo, touches)
    touches.touch("shift.primary", "opening.who_signs")
    _signs(touches, FLOOR, "opening.one_has_signed")
    _signs(touches, DEALER, "opening.table")


def _relief(demo: DemoTable, touches: Touches) -> None:
    from kiosk.app.demo.table import DEALER, PINS

    touches.open_page("change_dealer", "relief.names")
    touches.touch(f"signer.{DEALER}", "relief.pin")
    touches.enter(PINS[DEALER], "pin")
    touches.touch("signIn", "relief.table")
