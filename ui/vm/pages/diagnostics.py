"""The view model of the diagnostics: devices with their last frames, self test, journal, versions, screen, export.

It only reads, with two exceptions: a self test takes the shoe's cards for itself between hands, and an export is
written. Its contents come from `kiosk.diagnostics.report`, which hides bytes that may name a face-down card.
"""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Qt, QTimer, Slot, qVersion
from PySide6.QtGui import QGuiApplication

from kiosk.core.clock import stamp
from kiosk.core.devices import DeviceState, PrinterState, Way
from kiosk.core.text import EMPTY, Text, counted, text
from kiosk.core.value import value
from kiosk.diagnostics import Diagnostics, Fact, ShownFrame, export, folders
from kiosk.staff import Act
from kiosk.table import Table
from ui.vm.controls.page import Page
from ui.vm.controls.paging import PageTurner
from ui.vm.controls.rows import NamedKey
from ui.vm.controls.view import in_qml, touch
from ui.vm.controls.words import say
from ui.vm.pages.surface import Surface
from ui.window.dropped import Dropped

FACTS_A_PAGE: Final = 7
FRAMES_A_PAGE: Final = 5
HEX_BYTES: Final = 24
EVERY_MS: Final = 1000

STATE: Final[Mapping[DeviceState | PrinterState, Text]] = {
    DeviceState.ABSENT: text("absent"),
    DeviceState.OPENING: text("starting"),
    DeviceState.READY: text("ready"),
    DeviceState.DEGRADED: text("needs attention"),
    DeviceState.BACKING_OFF: text("down"),
    PrinterState.READY: text("ready"),
    PrinterState.PAPER_LOW: text("paper low"),
    PrinterState.PAPER_OUT: text("paper out"),
    PrinterState.COVER_OPEN: text("cover open"),
    PrinterState.OFFLINE: text("offline"),
    PrinterState.UNKNOWN: text("unknown"),
}
SINCE: Final = text("since {at}")
NEVER: Final = text("no signal yet")
WAY: Final = {Way.IN: text("from the device"), Way.OUT: text("to the device")}
BYTES: Final = counted("%n byte", "%n bytes")
HIDDEN_BYTES: Final = text("bytes not shown")
NO_DEVICES: Final = text("This table has no devices: cards are entered by hand.")
NO_FRAMES: Final = text("No data received since the kiosk started.")
NO_SHOE: Final = text("This table has no shoe: there is nothing to test.")
PULL: Final = text("Pull a card")
PULL_END: Final = text("End the test")
TEST_IT: Final = text("Test {device}")
BEGIN_TEST: Final = text("Start the test")
TESTED: Final = text("Self test · {device}")
BEGIN: Final = text("Test the screen")
SCREEN_DO: Final = text("Touch fields, finger traces, and plain colors to find dead pixels.")
WRITE: Final = text("Write the export")
WRITTEN: Final = text("Written: {name}")
EXPORT_WHAT: Final = text("The log, recent frames, versions, and device events from the journal.")
EXPORT_NOT: Final = text("No card of a hand, no badge, no PIN, no name, no money.")
EXPORT_NO_STICK: Final = text("No USB stick is plugged in, and no folder is configured: plug one in.")
EXPORT_NOT_YOU: Final = text("To export, sign in as {roles}.")
TO: Final = text("Goes to")
HOLDS: Final = text("Holds")
NOT_HOLDS: Final = text("Never holds")
QT: Final = text("Qt")


class DiagnosticsTab(StrEnum):
    """The content under the headings at the left."""

    DEVICES = "devices"
    TEST = "test"
    JOURNAL = "journal"
    VERSIONS = "versions"
    SCREEN = "screen"
    EXPORT = "export"


TABS: Final = {
    DiagnosticsTab.DEVICES: text("Devices"),
    DiagnosticsTab.TEST: text("Self test"),
    DiagnosticsTab.JOURNAL: text("Journal"),
    DiagnosticsTab.VERSIONS: text("Versions"),
    DiagnosticsTab.SCREEN: text("Screen and touch"),
    DiagnosticsTab.EXPORT: text("Export"),
}


@value
class DeviceRow:
    """A device that can be touched; its frames are shown below."""

    name: str
    condition: str
    why: str
    since: str
    good: bool
    chosen: bool


@value
class FrameRow:
    at: str
    way: str
    sent: str
    meaning: str


@value
class FactRow:
    """A line: a label and a value, and whether that is good ("good"), bad ("bad") or neither ("")."""

    label: str
    value: str
    tone: str


@value
class DiagnosticsLook:
    """One look of the diagnostics. While the screen is tested, `surface` is that test."""

    tabs: tuple[NamedKey, ...] = ()
    devices: tuple[DeviceRow, ...] = ()
    frames: tuple[FrameRow, ...] = ()
    facts: tuple[FactRow, ...] = ()
    surface: Surface | None = None
    tab: str = ""
    title: str = ""
    empty: str = ""
    action: str = ""
    strip: str = ""
    strip_tone: str = ""
    page_text: str = ""
    can_back: bool = False
    can_on: bool = False


@in_qml
class DiagnosticsScreen(Page[DiagnosticsLook]):
    """The diagnostics of one table. While it is open, its contents are read again each second."""

    def __init__(self, table: Table, diagnostics: Diagnostics) -> None:
        super().__init__()
        self._table = table
        self._diagnostics = diagnostics
        self._tab = DiagnosticsTab.DEVICES
        self._device = ""
        self._turner = PageTurner(FACTS_A_PAGE)
        self._surface: Surface | None = None
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.CoarseTimer)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self.refresh)
        self._timer.start()
        table.sealed.check()
        self.refresh()

    def close(self) -> None:
        """Stop the updates; a running self test ends."""
        self._timer.stop()
        self._diagnostics.end_test()
        super().close()

    @property
    def meant(self) -> AbstractSet[Dropped]:
        return frozenset(Dropped) if self._surface is not None else frozenset()

    def look(self) -> DiagnosticsLook:
        tabs = tuple(NamedKey(tab.value, say(label), tab is self._tab) for tab, label in TABS.items())
        shown = DiagnosticsLook(
            tabs=tabs,
            tab=self._tab.value,
            title=say(TABS[self._tab]),
            surface=self._surface,
            strip=say(self._strip),
            strip_tone=self._strip_tone if self._strip else "",
        )
        return replace(shown, **self._under_tab())

    def _under_tab(self) -> dict[str, Any]:
        match self._tab:
            case DiagnosticsTab.DEVICES:
                return self._of_devices()
            case DiagnosticsTab.TEST:
                return self._of_test()
            case DiagnosticsTab.JOURNAL:
                return self._paged(self._diagnostics.journal())
            case DiagnosticsTab.VERSIONS:
                return self._paged(self._versions())
            case DiagnosticsTab.SCREEN:
                return {"empty": say(SCREEN_DO), "action": say(BEGIN)}
            case DiagnosticsTab.EXPORT:
                return self._of_export()

    def _versions(self) -> tuple[Fact, ...]:
        facts = self._diagnostics.versions()
        qt = Fact(QT, Text(f"{qVersion()} · {QGuiApplication.platformName()}"))
        return (*facts[:3], qt, *facts[3:])

    def _of_test(self) -> dict[str, Any]:
        shoe = self._table.config.shoe
        device = self._device or shoe or next((device.name for device in self._diagnostics.devices()), "")
        checks = self._diagnostics.checks(device)
        if not checks:
            return {"empty": say(NO_SHOE)}
        begin = PULL if device == shoe else BEGIN_TEST if self._diagnostics.tests(device) else EMPTY
        return {
            **self._paged(checks),
            "title": say(TESTED.fill(device=device)),
            "action": say(PULL_END if self._diagnostics.is_testing else begin),
        }

    def _of_devices(self) -> dict[str, Any]:
        devices = self._diagnostics.devices()
        if not devices:
            return {"empty": say(NO_DEVICES)}
        names = [device.name for device in devices]
        chosen = self._device if self._device in names else names[0]
        frames = self._diagnostics.frames(chosen)
        silent = [device.name for device in devices if not device.since_ms]  # Their reason says that no data came.
        page = self._turner.page(frames, FRAMES_A_PAGE)
        test_it = say(TEST_IT.fill(device=chosen)) if self._diagnostics.tests(chosen) else ""
        return {
            "devices": tuple(
                DeviceRow(
                    device.name,
                    say(STATE[device.state]),
                    say(device.why),
                    say(SINCE.fill(at=stamp(device.since_ms))) if device.since_ms else say(NEVER),
                    device.state in (DeviceState.READY, PrinterState.READY),
                    device.name == chosen,
                )
                for device in devices
            ),
            "frames": tuple(_frame_row(row) for row in page.rows),
            "empty": "" if frames or chosen in silent else say(NO_FRAMES),
            "action": test_it,
            "page_text": page.text,
            "can_back": page.can_back,
            "can_on": page.can_on,
        }

    def _of_export(self) -> dict[str, Any]:
        folder = self._folder()
        facts = [Fact(HOLDS, EXPORT_WHAT), Fact(NOT_HOLDS, EXPORT_NOT)]
        if not self._table.people.may(Act.EXPORT_LOG):
            roles = self._table.people.role_words(Act.EXPORT_LOG)
            return self._paged((*facts, Fact(TO, EXPORT_NOT_YOU.fill(roles=roles), False)))
        if folder is None:
            return self._paged((*facts, Fact(TO, EXPORT_NO_STICK, False)))
        return {**self._paged((*facts, Fact(TO, Text(str(folder))))), "action": say(WRITE)}

    def _folder(self) -> Path | None:
        return next(iter(folders(self._table.house.export_folder)), None)

    def _paged(self, facts: Sequence[Fact]) -> dict[str, Any]:
        tones = {True: "good", False: "bad", None: ""}
        page = self._turner.page(facts)
        return {
            "facts": tuple(FactRow(say(row.label), say(row.value), tones[row.is_good]) for row in page.rows),
            "page_text": page.text,
            "can_back": page.can_back,
            "can_on": page.can_on,
        }

    # ------------------------------------------------------------------------------------------------------- touches

    @touch(str)
    def choose(self, tab: str) -> None:
        """Show the text under a heading. A running self test ends."""
        self._diagnostics.end_test()
        self._tab, self._turner = DiagnosticsTab(tab), PageTurner(FACTS_A_PAGE)

    @Slot(int)
    def showAtMost(self, rows: int) -> None:
        """Set the number of facts or messages that fit on a page, 0 for the usual one."""
        self._turner.fit(rows)
        self.refresh()

    @touch(str)
    def chooseDevice(self, name: str) -> None:
        """Show the last frames of a device."""
        self._device = name
        self._turner.begin()

    @touch()
    def back(self) -> None:
        self._turner.turn(-1)

    @touch()
    def on(self) -> None:
        self._turner.turn(1)

    @touch()
    def act(self) -> None:
        """Do the action of the heading: begin or end a test, or write the export."""
        match self._tab:
            case DiagnosticsTab.DEVICES:
                self._device = next((device.name for device in self.shown.devices if device.chosen), "")
                self.choose(DiagnosticsTab.TEST)
                self._diagnostics.begin_test(self._device)
            case DiagnosticsTab.TEST if self._diagnostics.is_testing:
                self._diagnostics.end_test()
            case DiagnosticsTab.TEST:
                self._diagnostics.begin_test(self._device)
            case DiagnosticsTab.SCREEN:
                self._test_screen()
            case DiagnosticsTab.EXPORT:
                self._export()
            case _:
                pass

    def _export(self) -> None:
        folder = self._folder()
        if folder is not None:
            path = export(self._table, self._diagnostics, folder)
            self._strip, self._strip_tone = WRITTEN.fill(name=path.name), "done"

    def _test_screen(self) -> None:
        self._surface = Surface(self)
        self._surface.left.connect(self._leave_surface)
        self.covered.emit()

    @Slot()
    def _leave_surface(self) -> None:
        surface, self._surface = self._surface, None
        self.refresh()
        if surface is not None:
            surface.deleteLater()


def _frame_row(frame: ShownFrame) -> FrameRow:
    """Return a frame as a line: its bytes in hexadecimal and as text, or that they are hidden."""
    size = say(BYTES.fill(n=frame.size)) if frame.size is not None else say(HIDDEN_BYTES)
    times = f" ×{frame.count:,}" if frame.count > 1 else ""
    shown = frame.data[:HEX_BYTES]
    letters = "".join(chr(byte) if 32 <= byte < 127 else "·" for byte in shown)
    more = " …" if len(shown) < (frame.size or 0) else ""
    sent = size if frame.is_hidden else f"{shown.hex(' ')}{more}   {letters}"
    return FrameRow(stamp(frame.at_ms), say(WAY[frame.way]), sent + times, say(frame.meaning))
