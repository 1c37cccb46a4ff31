"""Work a shift on a kiosk that runs elsewhere, by its pointer: a twin of its screen here knows where to touch.

The twin is `kiosk run` with the same files and an emulated shoe with the same deck. It does each step first, and then
the kiosk does it. Both must show the same picture before the next step.
"""

import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol

from PySide6.QtCore import QCoreApplication, QPointF, QTimer
from PySide6.QtGui import QImage

import ui.app
from drivers.sims.shoe import SimShoe
from kiosk.core.clock import SystemClock
from kiosk.games import GAMES
from kiosk.procedure import Cards, Floor, Wagers
from kiosk.settings import load
from kiosk.staff import Person, Role, Staff
from tests.tables import JACKPOTS
from tests.ui.player import Player
from tests.ui.shift.people import sign, type_number
from tests.ui.tables import PIN, sign_as, taps
from ui.app import Screen
from ui.vm.shift.rack_rows import printed
from ui.window.rest import DOUBLE_TAP_S

CHIPS_OF_EACH: Final = 400
ALIKE: Final = 0.998  # Share of all pixels: one clock may be a minute ahead.
_ALIKE_S: Final = 60.0
_MAX_STEPS: Final = 200
PEOPLE: Final = (
    Person(id="reyes", name="D. Reyes", roles=frozenset({Role.MANAGER})),
    Person(id="haddad", name="R. Haddad", roles=frozenset({Role.FLOOR}), license="G-1041"),
    Person(id="ortiz", name="M. Ortiz", roles=frozenset({Role.DEALER})),
)
"""Whom docs/installing.md adds."""


class OtherKiosk(Protocol):
    """A kiosk that runs elsewhere."""

    def click(self, x: int, y: int) -> None:
        """Click a point of the dealer's display."""

    def picture(self) -> QImage:
        """Return the present picture of the dealer's display."""

    def pull(self) -> None:
        """Have its shoe deal the next card."""

    def keep(self, name: str) -> None:
        """Save a picture of each display for people."""


class TwinScreen(Screen):
    """The twin's screen. It works the shift as soon as it is shown."""

    other: OtherKiosk
    shoe: SimShoe
    pictures: Path
    failed = ""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        QTimer.singleShot(0, self._work)

    def touch(self, at: QPointF) -> None:
        """Touch here, then there, and wait until both show the same."""
        point = at.toPoint()
        super().touch(at)
        self.other.click(point.x(), point.y())
        self.until_alike()

    def until_alike(self) -> None:
        """Wait until both show the same, and until the next touch counts as another one. Raise TimeoutError."""
        until = time.monotonic() + _ALIKE_S
        while (share := likeness(self._shown(), self.other.picture())) < ALIKE:
            if time.monotonic() > until:
                self._shown().save(str(self.pictures / "twin.png"))
                raise TimeoutError(f"only {share:.2%} of the picture is as it should be: see {self.pictures}")
        rest_until = time.monotonic() + DOUBLE_TAP_S
        while time.monotonic() < rest_until:
            QCoreApplication.processEvents()

    def _shown(self) -> QImage:
        self.settle()
        return self.window.grabWindow()

    def _work(self) -> None:
        try:
            self.until_alike()
            self.other.keep("closed")
            open_by_touch(self)
            self.other.keep("open")
            _deal(self)
            self.other.keep("dealt")
        except Exception:  # noqa: BLE001 - keep the pictures after every error, and end the program
            TwinScreen.failed = traceback.format_exc()
            self.other.keep("failed")
        self.window.close()


def likeness(ours: QImage, theirs: QImage) -> float:
    """Return the share of equal pixels, or 0 for pictures of two sizes."""
    if ours.size() != theirs.size():
        return 0.0
    import numpy as np

    def pixels(image: QImage) -> Any:
        plain = image.convertToFormat(QImage.Format.Format_RGB32)
        return np.frombuffer(plain.constBits(), np.uint32).reshape(plain.height(), -1) & 0xFFFFFF

    return float(np.mean(pixels(ours) == pixels(theirs)))


def open_by_touch(screen: Screen) -> None:
    """Open table NH-07 with four hundred chips of each kind. R. Haddad and M. Ortiz sign."""
    table = screen.table
    taps(screen, ("game.nh", "shift.secondary"))
    for name in table.rules.jackpots:
        type_number(screen, JACKPOTS[name] // 100)
        screen.tap("key.next")
    screen.tap("shift.primary")
    sign(screen, "haddad")
    while screen.find("payTables") is not None:  # These are on several pages if they do not fit.
        screen.tap("shift.primary")
    for chip in table.config.denominations:
        screen.tap(f"rack.{printed(table.table_game, chip)}")
        type_number(screen, CHIPS_OF_EACH)
    screen.tap("shift.primary")
    sign(screen, "haddad")
    sign(screen, "ortiz")
    assert table.is_open, "the table is open"


def _deal(screen: TwinScreen) -> None:
    """Deal a hand to two seats from the shoe."""
    table, first, player = screen.table, screen.table.hand_number, Player(screen, seed=5)
    for _ in range(_MAX_STEPS):
        if table.hand_number > first:
            return
        match table.round.prompt:
            case Wagers():
                taps(screen, ("chip.5", "seat1.spot.ante", "seat2.spot.ante", "primary"))
            case Cards():
                _pull(screen)
            case Floor():
                sign_as(screen, "haddad", "acknowledge")
            case _:
                player.answer()
    raise TimeoutError(f"the hand does not end: {screen.model.shown.strip or screen.model.shown.instruction}")


def _pull(screen: TwinScreen) -> None:
    before = screen.table.journal.last_seq()
    screen.shoe.pull()
    until = time.monotonic() + _ALIKE_S
    while screen.table.journal.last_seq() == before:
        QCoreApplication.processEvents()
        if time.monotonic() > until:
            raise TimeoutError("the twin's card did not come")
    screen.other.pull()
    screen.until_alike()


def work_shift(config: Path, data: Path, other: OtherKiosk, shoe: SimShoe, pictures: Path) -> None:
    """Open table NH-07 and deal a hand on the other kiosk. Raise AssertionError or ConfigError if it fails."""
    load(config, GAMES)  # A kiosk shows its faults, and waits.
    staff = Staff.load(data / "staff.json", SystemClock(), create=True)
    for person in PEOPLE:
        staff.add(person, PIN)
    TwinScreen.other, TwinScreen.shoe, TwinScreen.pictures, TwinScreen.failed = other, shoe, pictures, ""
    before: Callable[..., Screen] = ui.app.Screen
    ui.app.Screen = TwinScreen  # type: ignore[misc]
    from kiosk.app.main import app

    status: object = None
    try:
        app(["run", "--table", "NH-07", "--config", str(config), "--data", str(data)], standalone_mode=False)
    except SystemExit as ended:
        status = ended.code
    finally:
        ui.app.Screen = before  # type: ignore[misc,assignment]
    assert not status and not TwinScreen.failed, f"{TwinScreen.failed}the twin ended with {status}"
