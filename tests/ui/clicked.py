"""Work a shift by real clicks: the program runs as `kiosk run`, and an X server's pointer clicks on its screen.

`python -m tests.ui.clicked TABLE GAME FOLDER` needs a display; `benchmarks.clicks` gives it one.
"""

import ctypes
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QTimer

import ui.app
from kiosk.core.clock import SystemClock
from kiosk.staff import Person, Staff
from tests.tables import JACKPOTS
from tests.ui.player import Player
from tests.ui.shift.people import sign, type_number
from tests.ui.tables import PEOPLE, PIN, enter_pin, open_page, sign_as, taps
from ui.app import Screen
from ui.vm.shift.rack_rows import printed
from ui.window.rest import DOUBLE_TAP_S

HANDS: Final = 3
PICTURES: Final = Path("out/clicks")
MAX_CLICKS: Final = 2_000
_ARRIVES_S: Final = 20.0
_CHIPS_OF_EACH: Final = 400


class XPointer:
    """The pointer of the X server, through its XTEST extension."""

    def __init__(self) -> None:
        x11 = ctypes.CDLL("libX11.so.6")
        x11.XOpenDisplay.restype = ctypes.c_void_p
        x11.XFlush.argtypes = [ctypes.c_void_p]
        self._flush = x11.XFlush
        self._test = ctypes.CDLL("libXtst.so.6")
        self._test.XTestFakeMotionEvent.argtypes = [ctypes.c_void_p, *3 * [ctypes.c_int], ctypes.c_ulong]
        self._test.XTestFakeButtonEvent.argtypes = [ctypes.c_void_p, ctypes.c_uint, ctypes.c_int, ctypes.c_ulong]
        self._display = x11.XOpenDisplay(None)
        if not self._display:
            raise OSError("there is no X display to click on")

    def click(self, x: int, y: int) -> None:
        """Press and release the first button at a point of the display."""
        self._test.XTestFakeMotionEvent(self._display, -1, x, y, 0)
        self._test.XTestFakeButtonEvent(self._display, 1, 1, 0)
        self._test.XTestFakeButtonEvent(self._display, 1, 0, 0)
        self._flush(self._display)


class Lifted(QObject):
    """Reports the release of the pointer's button: a press alone has no effect yet."""

    def __init__(self, said: Callable[[], None]) -> None:
        super().__init__()
        self._said = said

    def eventFilter(self, window: QObject, event: QEvent) -> bool:  # noqa: N802 - it is Qt that calls it
        if event.type() is QEvent.Type.MouseButtonRelease:
            QTimer.singleShot(0, self._said)  # The window has received it then.
        return False


class ClickedScreen(Screen):
    """The table's screen, whose finger is the display's pointer. It works its shift as soon as it is shown."""

    clicks = 0
    failed = ""

    def __init__(self, *given: Any, **named: Any) -> None:
        self._pointer = XPointer()
        super().__init__(*given, **named)
        self._has_arrived = False
        self._lifted = Lifted(self._arrived)
        self._root().installEventFilter(self._lifted)
        QTimer.singleShot(0, self._work)

    def _arrived(self) -> None:
        self._has_arrived = True

    def touch(self, at: QPointF) -> None:
        """Click a point of the window. For a new question, first wait until it accepts answers."""
        point = self.window.mapToGlobal(at).toPoint()
        before, self._has_arrived = self._question(), False
        self._pointer.click(point.x(), point.y())
        ClickedScreen.clicks += 1
        if ClickedScreen.clicks > MAX_CLICKS:
            raise TimeoutError(f"the shift does not end: {self.model.shown.strip or self.model.shown.instruction}")
        until = time.monotonic() + _ARRIVES_S
        while not self._has_arrived:
            QCoreApplication.processEvents()
            if time.monotonic() > until:
                raise TimeoutError(f"the click at {point.x()}, {point.y()} did not come")
        self.settle()
        if self._question() != before:
            calm = time.monotonic() + DOUBLE_TAP_S
            while time.monotonic() < calm:
                QCoreApplication.processEvents()
            self.settle()

    def _question(self) -> object:
        """Return the screen's question: another answer is another question."""
        shift, table = self.shift.shown, self.model.shown
        return self.table.round.prompt, self.pages.opened, shift.page, shift.primary, table.view, table.primary

    def _work(self) -> None:
        try:
            area = self.window.screen().geometry()
            here = self.window.geometry()
            assert here == area, f"the window is {here}, and its display {area}"
            ClickedShift(self, sys.argv[2]).work()
            assert not self.warnings, self.warnings
        except Exception:  # noqa: BLE001 - picture the window after every error, and end the program
            ClickedScreen.failed = traceback.format_exc()
            PICTURES.mkdir(parents=True, exist_ok=True)
            self.grab(PICTURES / f"{sys.argv[2]}.png")
        self.window.close()


class ClickedShift:
    """The acts of a dealer and a floor supervisor in a shift, one click after the other."""

    def __init__(self, screen: ClickedScreen, game: str) -> None:
        self.screen = screen
        self.table = screen.table
        self.game = game

    def work(self) -> None:
        """Open the table, deal with all that goes beside the hands, and close it."""
        self._open()
        player = Player(self.screen, seed=5, all_wagers=True)
        self._deal(player, 1)
        self._call_the_floor()
        self._misdeal(player)
        self._relief()
        self._deal(player, HANDS)
        self._look_at_the_last_hand()
        self._close()

    def _open(self) -> None:
        screen, table = self.screen, self.table
        screen.tap(f"game.{self.game}")
        if table.rules.jackpots:
            screen.tap("shift.secondary")
            for name in table.rules.jackpots:
                type_number(screen, JACKPOTS[name] // 100)
                screen.tap("key.next")
            screen.tap("shift.primary")
            sign(screen, "haddad")
        while screen.find("payTables") is not None:
            screen.tap("shift.primary")  # It turns the pages of the pay tables, then continues.
        for chip in table.config.denominations:
            self._count(chip, _CHIPS_OF_EACH)
        screen.tap("shift.primary")
        sign(screen, "haddad")
        sign(screen, "ortiz")
        assert table.is_open, "the table is open"

    def _deal(self, player: Player, hands: int) -> None:
        upto = self.table.hand_number + hands
        while self.table.hand_number < upto:
            player.step()

    def _call_the_floor(self) -> None:
        taps(self.screen, ("floor", "reason.0", "floor", "signer.haddad"))
        enter_pin(self.screen, then="panel.sign")
        assert self.table.floor.called is None, "the floor was there"

    def _misdeal(self, player: Player) -> None:
        """Void a hand in progress, and return everything."""
        number = self.table.hand_number
        while not self.table.hand_is_open:
            player.step()
        player.step()
        screen = self.screen
        screen.tap("exceptions")
        while screen.find("reason.voided") is None:
            screen.tap("reason.hand" if screen.find("reason.hand") is not None else "reason.more")
        taps(screen, ("reason.voided", "reason.misdeal"))
        if screen.find("signer.haddad") is not None:
            screen.tap("signer.haddad")
            enter_pin(screen)
        screen.tap("panel.sign")
        while self.table.hand_number == number:
            screen.tap("panel.sign" if screen.find("panel.sign") is not None else "primary")

    def _relief(self) -> None:
        open_page(self.screen, "change_dealer")
        sign_as(self.screen, "tran", "signIn")
        assert self.table.dealer is not None
        assert self.table.dealer.id == "tran", "the dealer was relieved"

    def _look_at_the_last_hand(self) -> None:
        open_page(self.screen, "history")
        taps(self.screen, ("history.close",))

    def _count(self, chip: int, count: int) -> None:
        """Enter the number of a chip."""
        self.screen.tap(f"rack.{printed(self.table.table_game, chip)}")
        type_number(self.screen, count)

    def _close(self) -> None:
        screen = self.screen
        taps(screen, ("menu", "menu.close_table"))
        for nth, chip in enumerate(self.table.config.denominations):
            self._count(chip, _CHIPS_OF_EACH - (nth == 0))
        screen.tap("shift.primary")
        sign(screen, "haddad")
        sign(screen, "")
        assert not self.table.is_open, "the table is closed"


def main() -> None:
    """Run the kiosk at a table with its own staff, and print the number of clicks of its shift."""
    table, _, folder = sys.argv[1], sys.argv[2], Path(sys.argv[3])
    staff = Staff.load(folder / "staff.json", SystemClock(), create=True)
    for who, name, role in PEOPLE:
        staff.add(Person(id=who, name=name, roles=frozenset({role})), PIN)
    ui.app.Screen = ClickedScreen  # type: ignore[misc]
    from kiosk.app.main import app

    status: object = None
    try:
        app(["run", "--table", table, "--data", str(folder)], standalone_mode=False)
    except SystemExit as ended:
        status = ended.code
    if status or ClickedScreen.failed:
        sys.exit(f"{ClickedScreen.failed}the program ended with {status}")
    sys.stdout.write(f"{ClickedScreen.clicks}\n")


if __name__ == "__main__":
    main()
