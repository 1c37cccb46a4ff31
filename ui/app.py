"""The application around a screen: rendering and the table's window. `run_app` is the kiosk."""

from __future__ import annotations

import gc
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import Qt, QTimer, QtMsgType, Slot, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication

from kiosk.core.log import program_log
from kiosk.core.memory import release_start_pages
from kiosk.core.text import Sentence, text
from kiosk.diagnostics import Diagnostics
from kiosk.staff import Person
from kiosk.table import Table
from ui.cues import Cues
from ui.vm.controls.comfort import Comfort
from ui.vm.controls.glass import Glass
from ui.vm.controls.menu import Menu
from ui.vm.controls.page import Page
from ui.vm.controls.pin import LOCKED_AWAY
from ui.vm.controls.view import View
from ui.vm.pages.catalog import Pages
from ui.vm.shift.screen import ShiftScreen
from ui.vm.table import header_rows
from ui.vm.table.screen import TableScreen
from ui.window.closing import AskedToClose
from ui.window.dropped import WHY, Dropped
from ui.window.language import ENGLISH, Language
from ui.window.pane import Pane
from ui.window.presence import Presence
from ui.window.rest import Rest
from ui.window.touch_guard import Target
from ui.window.typefaces import load_fonts

if TYPE_CHECKING:
    from ui.vm.pages.books.tab import Books
    from ui.vm.pages.people import StaffDesk
    from ui.vm.pages.seals import DeckRegister

TICK_MS = 1000
CLOSES = text("A hand is open, and it is saved. Close the window again to exit the kiosk.")
NO_DISPLAY = "The kiosk found no display. Connect one, and install the packages that README.md lists."


def make_app(*, offscreen: bool = False) -> QGuiApplication:
    """Return the application, and create it if necessary. Load Inter, and draw by software if there is no GPU.

    A frame is drawn as soon as there is nothing else to do. Qt would wait 5 ms for further changes, but one touch or
    one card makes all of its changes together.
    """
    existing = QGuiApplication.instance()
    if existing is not None:
        app = cast(QGuiApplication, existing)
    else:
        if offscreen:
            os.environ["QT_QPA_PLATFORM"] = "offscreen"
        if offscreen or not any(Path("/dev/dri").glob("renderD*")):
            os.environ.setdefault("QT_QUICK_BACKEND", "software")
        os.environ.setdefault("QT_QPA_UPDATE_IDLE_TIME", "0")
        before = qInstallMessageHandler(_starting)
        app = QGuiApplication(["kiosk"])
        qInstallMessageHandler(before)
        app.setApplicationDisplayName("Dealer assist kiosk")
        app.setDesktopFileName("kiosk")  # The name by which a compositor knows the windows.
    load_fonts(app)
    return app


class Screen(Pane):
    """The table's window, with its view-models. Close it before the table."""

    def __init__(
        self,
        table: Table,
        diagnostics: Diagnostics | None = None,
        *,
        size: tuple[int, int] | None = None,
        fullscreen: bool = False,
        double_tap_s: float | None = None,
        language: str = "",
        on_closed: Callable[[], None] = lambda: None,
        desk: StaffDesk | None = None,
        books: Books | None = None,
        decks: DeckRegister | None = None,
    ) -> None:
        """Open the window. A manager changes people at `desk`, if there is one.

        `double_tap_s` overrides the rest time that the person at the table has chosen. `on_closed` is called when a
        person closes the window.
        """
        self.table = table
        self.double_tap_s = double_tap_s
        self.now_s: Callable[[], float] = time.monotonic  # The clock of the rest after a changed question.
        self.diagnostics = diagnostics or Diagnostics(table)
        self.comfort = Comfort(table, language=language)
        self._language = Language()
        self._language.speak(self.comfort.language)
        self.model = TableScreen(table, rest=Rest(self.rest_s, self._now_s))
        self.menu = Menu(table)
        self.glass = Glass(self.comfort, table)
        self.shift = ShiftScreen(table, self.menu, rest=Rest(self.rest_s, self._now_s))
        self.pages = Pages(table, self.menu, self.comfort, self.diagnostics, desk, books=books, decks=decks)
        self._known = ""  # The message of a device that was shown last.
        self.shift.add_rack_entries()  # Pages are used more often, so they come first.
        super().__init__(
            "Main.qml",
            {
                "comfort": self.comfort,
                "table": self.model,
                "menu": self.menu,
                "shift": self.shift,
                "pages": self.pages,
                "glass": self.glass,
            },
            size=size,
            fullscreen=fullscreen,
        )
        table.people.on_badge(self._on_badge)
        self.presence = Presence(table, self._root)
        self._asked = AskedToClose(lambda: table.hand_is_open, self._ask_to_close, on_closed, now_s=self._now_s)
        self._root().installEventFilter(self._asked)
        self._tick = QTimer()
        self._tick.setTimerType(Qt.TimerType.CoarseTimer)
        self._tick.setInterval(TICK_MS)
        self._tick.timeout.connect(table.watch.tick)
        self._tick.start()
        self.comfort.languageChanged.connect(self._translate)
        for other in (self.model.asked, self.pages.covers, self.shift.covers, self.menu.opened):
            other.connect(self.guard.drop)
        for other in (self.glass.locks, self.glass.dims):
            other.connect(self.guard.drop)
        self.model.opens.connect(self.pages.open)
        self.model.opens.connect(self._cover)
        self.model.speaks.connect(self.comfort.lend)
        self.menu.relieves.connect(self.model.openRelief)
        self.menu.opened.connect(self._cover)
        self.glass.locks.connect(self._lock)
        for beside in (self.model, self.shift):
            beside.touched.connect(self.menu.end)
        self.guard.touched.connect(self._touched)
        self.pages.covers.connect(self._forget_devices)
        self.model.changed.connect(self._warn)
        self.pages.changed.connect(self._warn)
        self.show(size=size, fullscreen=fullscreen)
        self.settle()

    @Slot()
    def _forget_devices(self) -> None:
        """Take the present message of a device as known: the table has shown it."""
        self._known = header_rows.of_devices(self.table)

    @Slot()
    def _warn(self) -> None:
        """Show a new message of a device over a page, after the page's own."""
        if self.pages.opened is None or self.pages.shown.strip:
            return
        known, self._known = self._known, header_rows.of_devices(self.table)
        if self._known not in ("", known):
            self.pages.warn(self._known)

    @Slot()
    def _touched(self) -> None:
        self.table.people.touched()

    @Slot()
    def _cover(self) -> None:
        """Drop the digits on the pads that the menu covers."""
        for pad in (self.model.signing, self.shift.signing):
            pad.cover()

    @Slot()
    def _lock(self) -> None:
        """Drop the digits on each pad, and report it. Everything else that was entered stays."""
        pads = (self.model.signing, self.shift.signing, self.menu.signing)
        has_digits = [pad.cover() for pad in pads]
        self.menu.end()
        if any(has_digits):
            self._say(Sentence(LOCKED_AWAY))
        if self.pages.opened is not None:
            self.pages.opened.lock()

    def _on_badge(self, person: Person) -> None:
        """Give a badge that nothing on the screen asks for to the table."""
        is_covered = self.pages.opened is not None or self.shift.shown.page or self.menu.shown.is_open
        if not is_covered:
            self.model.take_badge(person)

    def _follow(self) -> None:
        super()._follow()
        self.comfort.refresh()  # The other display may have another size.

    def _translate(self) -> None:
        self._language.speak(self.comfort.language)
        self._engine.retranslate()
        for model in (self.model, self.shift, self.menu, self.glass):
            model.refresh()
        if self.pages.opened is not None:
            self.pages.opened.on_table()

    @property
    def page(self) -> Page[Any]:
        """Return the view-model of the page that is open. Raise LookupError if none is."""
        if self.pages.opened is None:
            raise LookupError("no page is open")
        return self.pages.opened

    def dropped(self, why: Dropped) -> None:
        if why is Dropped.BOUNCED and self._on_top.shown.strip:
            return  # The answer to the counted touch comes first.
        if self.glass.shown.locked:
            return  # The lock shows its instruction.
        self._say(Sentence(WHY[why]))

    def _say(self, sentence: Sentence) -> None:
        self._on_top.explain(sentence)

    @property
    def _on_top(self) -> View[Any]:
        """Return the view that the person at the screen looks at."""
        is_page, is_shift = self.pages.opened is not None, bool(self.shift.shown.page)
        return self.pages if is_page else self.shift if is_shift else self.model

    def why_dropped(self, target: Target) -> Dropped | None:
        return self.glass.why_dropped(target.name)

    def rest_s(self) -> float:
        return self.comfort.settings.rest_s if self.double_tap_s is None else self.double_tap_s

    def means(self, touch: Dropped) -> bool:
        return self.pages.opened is not None and touch in self.pages.opened.meant

    def _now_s(self) -> float:
        return self.now_s()

    def _ask_to_close(self) -> None:
        self._say(Sentence(CLOSES))

    def close(self) -> None:
        self._root().removeEventFilter(self._asked)
        self._tick.stop()
        self.presence.close()
        super().close()
        self._language.speak(ENGLISH)


def run_app(
    table: Table,
    diagnostics: Diagnostics,
    *,
    fullscreen: bool = False,
    language: str = "",
    on_shown: Callable[[], None] = lambda: None,
    desk: StaffDesk | None = None,
    books: Books | None = None,
    decks: DeckRegister | None = None,
) -> int:
    """Show the table's screen until it is closed; return the exit status. `on_shown` follows the first frame."""
    app = make_app()

    def leave() -> None:
        app.exit(0)  # Exit even if the players' sign has another window.

    before = qInstallMessageHandler(log_qt)
    try:
        with Screen(
            table,
            diagnostics,
            fullscreen=fullscreen,
            language=language,
            on_closed=leave,
            desk=desk,
            books=books,
            decks=decks,
        ) as screen:
            others = (screen.shift, screen.menu, screen.pages)
            cues = Cues(screen.model, screen.comfort, others, report=screen.diagnostics.set_sound_fault)
            gc.collect()
            gc.freeze()  # Objects alive now are permanent; exclude them from collection.
            release_start_pages()
            screen.on_frame(on_shown)
            try:
                return app.exec()
            finally:
                cues.close()
    finally:
        qInstallMessageHandler(before)


def log_qt(kind: QtMsgType, _where: object, message: str) -> None:
    """Log Qt's warnings in the program's log, and print them on standard error as Qt does."""
    if kind in (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg):
        program_log.warning("Qt: %s", message)
    sys.stderr.write(f"{message}\n")


def _starting(kind: QtMsgType, _where: object, message: str) -> None:
    """Log Qt's messages before it has a display. If it finds none, report it in a sentence, and end with status 2."""
    program_log.warning("Qt: %s", message)
    if kind is QtMsgType.QtFatalMsg:
        program_log.error(NO_DISPLAY)
        sys.stderr.write(f"{NO_DISPLAY}\n")
        sys.stderr.flush()
        os._exit(2)
