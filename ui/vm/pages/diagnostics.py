"""The view-model of the diagnostics: devices with their last frames, self test, journal, versions, screen, export.

It only reads, but for two things: a self test takes the shoe's cards for itself between hands, and an export is
written. What it shows comes from `kiosk.diagnostics.report`, which hides what may tell a card that lies face down.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import Property, QObject, Qt, QTimer, Signal, Slot, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement, QmlUncreatable

from kiosk.core.devices import DeviceState, PrinterState, Way
from kiosk.core.errors import KioskError
from kiosk.core.text import EMPTY, Text, text
from kiosk.diagnostics import Diagnostics, Fact, ShownFrame, at_text, export, folders
from kiosk.staff import Act
from kiosk.table import Table
from ui.vm.controls.page import Page
from ui.vm.controls.rows import Rows
from ui.vm.controls.words import say
from ui.vm.pages.surface import Surface
from ui.window.dropped import Dropped

R = TypeVar("R")

QML_IMPORT_NAME = "Kiosk"
QML_IMPORT_MAJOR_VERSION = 1

FACTS_A_PAGE: Final = 7
FRAMES_A_PAGE: Final = 5
HEX_BYTES: Final = 24
EVERY_MS: Final = 1000

PAGE: Final = text("Page {page} of {pages}")
STATE: Final[Mapping[DeviceState | PrinterState, Text]] = {
    DeviceState.ABSENT: text("absent"),
    DeviceState.OPENING: text("opening"),
    DeviceState.READY: text("ready"),
    DeviceState.DEGRADED: text("unsure"),
    DeviceState.BACKING_OFF: text("lost"),
    PrinterState.READY: text("ready"),
    PrinterState.PAPER_LOW: text("paper low"),
    PrinterState.PAPER_OUT: text("paper out"),
    PrinterState.COVER_OPEN: text("cover open"),
    PrinterState.OFFLINE: text("offline"),
    PrinterState.UNKNOWN: text("unknown"),
}
SINCE: Final = text("since {at}")
NEVER: Final = text("not yet heard of")
WAY: Final = {Way.IN: text("from the device"), Way.OUT: text("to the device")}
BYTES: Final = text("{count} bytes")
NO_DEVICES: Final = text("This table has no devices: cards are entered by hand.")
NO_FRAMES: Final = text("Nothing has come from it since the kiosk was started.")
NO_SHOE: Final = text("This table has no shoe: there is nothing to test.")
PULL: Final = text("Pull a card")
PULL_END: Final = text("End the test")
TEST_IT: Final = text("Test {device}")
BEGIN_TEST: Final = text("Begin the test")
TESTED: Final = text("Self test · {device}")
BEGIN: Final = text("Test the screen")
SCREEN_DO: Final = text("Fields over the whole screen, a trace of each finger, and plain colours to find dead pixels.")
WRITE: Final = text("Write the export")
WRITTEN: Final = text("Written: {name}")
EXPORT_WHAT: Final = text("The log, the last frames, versions, and the journal’s events about devices.")
EXPORT_NOT: Final = text("No card that lies face down, no PIN, no name, no money.")
EXPORT_NO_STICK: Final = text("No USB stick is plugged in, and the house has named no folder. Plug one in.")
EXPORT_NOT_YOU: Final = text("A manager or a technician writes the export.")
TO: Final = text("Goes to")
HOLDS: Final = text("Holds")
NOT_HOLDS: Final = text("Never holds")
QT: Final = text("Qt")


class Tab(StrEnum):
    """What stands under the headings at the left."""

    DEVICES = "devices"
    TEST = "test"
    JOURNAL = "journal"
    VERSIONS = "versions"
    SCREEN = "screen"
    EXPORT = "export"


TABS: Final = {
    Tab.DEVICES: text("Devices"),
    Tab.TEST: text("Self test"),
    Tab.JOURNAL: text("Journal"),
    Tab.VERSIONS: text("Versions"),
    Tab.SCREEN: text("Screen and touch"),
    Tab.EXPORT: text("Export"),
}


@dataclass(frozen=True, slots=True)
class TabRow:
    key: str
    label: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class DeviceRow:
    """A device that can be touched; its frames stand below."""

    name: str
    condition: str
    why: str
    since: str
    good: bool
    chosen: bool


@dataclass(frozen=True, slots=True)
class FrameRow:
    at: str
    way: str
    sent: str
    meaning: str


@dataclass(frozen=True, slots=True)
class FactRow:
    """A line: what, how it is, and whether that is good ("good"), bad ("bad") or neither ("")."""

    label: str
    value: str
    tone: str


@dataclass(frozen=True, slots=True)
class Shown:
    """One look of the diagnostics."""

    tab: str = ""
    title: str = ""
    empty: str = ""
    action: str = ""
    strip: str = ""
    strip_tone: str = ""
    page_text: str = ""
    can_back: bool = False
    can_on: bool = False


@QmlElement
@QmlUncreatable("Made in Python.")
class DiagnosticsScreen(Page):  # type: ignore[operator]
    """The diagnostics of one table. While it is open, what it shows is read anew each second."""

    changed = Signal()

    def __init__(self, table: Table, diagnostics: Diagnostics, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._diagnostics = diagnostics
        self._shown = Shown()
        self._tab = Tab.DEVICES
        self._device = ""
        self._page = 0
        self._said: tuple[str, str] = ("", "")
        self._surface: Surface | None = None
        self._tabs = Rows(TabRow, self)
        self._devices = Rows(DeviceRow, self)
        self._frames = Rows(FrameRow, self)
        self._facts = Rows(FactRow, self)
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.CoarseTimer)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self._refresh)
        self._timer.start()
        self._refresh()

    def close(self) -> None:
        """Stop looking; a self test that goes on ends."""
        self._timer.stop()
        self._diagnostics.end_test()

    def on_table(self) -> None:
        self._refresh()

    @property
    def meant(self) -> AbstractSet[Dropped]:
        return frozenset(Dropped) if self._surface is not None else frozenset()

    # ---------------------------------------------------------------------------------------------------- refreshing

    @Slot()
    def _refresh(self) -> None:
        self._tabs.show([TabRow(tab.value, say(label), tab is self._tab) for tab, label in TABS.items()])
        shown = replace(self._look(), strip=self._said[0], strip_tone=self._said[1])
        if shown != self._shown:
            self._shown = shown
            self.changed.emit()

    def _look(self) -> Shown:
        shown = Shown(tab=self._tab.value, title=say(TABS[self._tab]))
        match self._tab:
            case Tab.DEVICES:
                return self._of_devices(shown)
            case Tab.TEST:
                return self._of_test(shown)
            case Tab.JOURNAL:
                return self._paged(shown, self._diagnostics.journal())
            case Tab.VERSIONS:
                return self._paged(shown, self._versions())
            case Tab.SCREEN:
                return replace(self._paged(shown, ()), empty=say(SCREEN_DO), action=say(BEGIN))
            case Tab.EXPORT:
                return self._of_export(shown)

    def _versions(self) -> tuple[Fact, ...]:
        facts = self._diagnostics.versions()
        qt = Fact(QT, Text(f"{qVersion()} · {QGuiApplication.platformName()}"))
        return (*facts[:3], qt, *facts[3:])

    def _of_test(self, shown: Shown) -> Shown:
        shoe = self._table.config.shoe
        device = self._device or shoe or next((one.name for one in self._diagnostics.devices()), "")
        checks = self._diagnostics.checks(device)
        if not checks:
            return replace(self._paged(shown, ()), empty=say(NO_SHOE))
        begin = PULL if device == shoe else BEGIN_TEST if self._diagnostics.tests(device) else EMPTY
        return replace(
            self._paged(shown, checks),
            title=say(TESTED._replace(values={"device": device})),
            action=say(PULL_END if self._diagnostics.is_testing else begin),
        )

    def _of_devices(self, shown: Shown) -> Shown:
        devices = self._diagnostics.devices()
        if not devices:
            self._devices.show(())
            self._frames.show(())
            return replace(shown, empty=say(NO_DEVICES))
        names = [one.name for one in devices]
        chosen = self._device if self._device in names else names[0]
        self._devices.show(
            [
                DeviceRow(
                    one.name,
                    say(STATE[one.state]),
                    say(one.why),
                    say(SINCE._replace(values={"at": at_text(one.since_ms)})) if one.since_ms else say(NEVER),
                    one.state in (DeviceState.READY, PrinterState.READY),
                    one.name == chosen,
                )
                for one in devices
            ]
        )
        frames = self._diagnostics.frames(chosen)
        shown, page = self._page_of(shown, frames, FRAMES_A_PAGE)
        self._frames.show([_frame_row(one) for one in page])
        test_it = say(TEST_IT._replace(values={"device": chosen})) if self._diagnostics.tests(chosen) else ""
        return replace(shown, empty="" if frames else say(NO_FRAMES), action=test_it)

    def _of_export(self, shown: Shown) -> Shown:
        folder = self._folder()
        facts = [Fact(HOLDS, EXPORT_WHAT), Fact(NOT_HOLDS, EXPORT_NOT)]
        if not self._table.may(Act.EXPORT_LOG):
            return self._paged(shown, (*facts, Fact(TO, EXPORT_NOT_YOU, False)))
        if folder is None:
            return self._paged(shown, (*facts, Fact(TO, EXPORT_NO_STICK, False)))
        return replace(self._paged(shown, (*facts, Fact(TO, Text(str(folder))))), action=say(WRITE))

    def _folder(self) -> Path | None:
        return next(iter(folders(self._table.house.export_folder)), None)

    def _paged(self, shown: Shown, facts: Sequence[Fact]) -> Shown:
        """Show one page of these facts."""
        tones = {True: "good", False: "bad", None: ""}
        shown, page = self._page_of(shown, facts, FACTS_A_PAGE)
        self._facts.show([FactRow(say(one.label), say(one.value), tones[one.is_good]) for one in page])
        return shown

    def _page_of(self, shown: Shown, rows: Sequence[R], size: int) -> tuple[Shown, Sequence[R]]:
        pages = max(1, -(-len(rows) // size))
        self._page = max(0, min(self._page, pages - 1))
        first = self._page * size
        shown = replace(
            shown,
            page_text=say(PAGE._replace(values={"page": self._page + 1, "pages": pages})) if pages > 1 else "",
            can_back=self._page > 0,
            can_on=self._page < pages - 1,
        )
        return shown, rows[first : first + size]

    # ------------------------------------------------------------------------------------------------------- touches

    @Slot(str)
    def choose(self, tab: str) -> None:
        """Show what stands under a heading. A self test that goes on ends."""
        self._diagnostics.end_test()
        self._tab, self._page, self._said = Tab(tab), 0, ("", "")
        self._refresh()

    @Slot(str)
    def chooseDevice(self, name: str) -> None:
        """Show the last frames of a device."""
        self._device, self._page = name, 0
        self._refresh()

    @Slot()
    def back(self) -> None:
        self._page -= 1
        self._refresh()

    @Slot()
    def on(self) -> None:
        self._page += 1
        self._refresh()

    @Slot()
    def act(self) -> None:
        """Do what the heading offers: a test is begun or ended, or the export written."""
        match self._tab:
            case Tab.DEVICES:
                self._device = next((one.name for one in self._devices.rows if one.chosen), "")
                self.choose(Tab.TEST)
                self._try(lambda: self._diagnostics.begin_test(self._device))
            case Tab.TEST if self._diagnostics.is_testing:
                self._diagnostics.end_test()
            case Tab.TEST:
                self._try(lambda: self._diagnostics.begin_test(self._device))
            case Tab.SCREEN:
                self._test_screen()
            case Tab.EXPORT:
                self._try(self._export)
            case _:
                pass
        self._refresh()

    def _try(self, verb: Callable[[], object]) -> None:
        self._said = ("", "")
        try:
            verb()
        except KioskError as error:
            self._said = (say(error.message), "refused")

    def _export(self) -> None:
        folder = self._folder()
        if folder is not None:
            path = export(self._table, self._diagnostics, folder)
            self._said = (say(WRITTEN._replace(values={"name": path.name})), "done")

    def _test_screen(self) -> None:
        self._surface = Surface(self)
        self._surface.left.connect(self._leave_surface)
        self.changed.emit()

    @Slot()
    def _leave_surface(self) -> None:
        surface, self._surface = self._surface, None
        self.changed.emit()
        if surface is not None:
            surface.deleteLater()

    # ---------------------------------------------------------------------------------------------------- properties

    @Property(QObject, notify=changed)
    def tabs(self) -> QObject:
        return self._tabs

    @Property(QObject, notify=changed)
    def devices(self) -> QObject:
        return self._devices

    @Property(QObject, notify=changed)
    def frames(self) -> QObject:
        return self._frames

    @Property(QObject, notify=changed)
    def facts(self) -> QObject:
        return self._facts

    @Property(Surface, notify=changed)
    def surface(self) -> Surface | None:
        return self._surface

    @Property(str, notify=changed)
    def tab(self) -> str:
        return self._shown.tab

    @Property(str, notify=changed)
    def title(self) -> str:
        return self._shown.title

    @Property(str, notify=changed)
    def empty(self) -> str:
        return self._shown.empty

    @Property(str, notify=changed)
    def action(self) -> str:
        return self._shown.action

    @Property(str, notify=changed)
    def strip(self) -> str:
        return self._shown.strip

    @Property(str, notify=changed)
    def stripTone(self) -> str:
        return self._shown.strip_tone

    @Property(str, notify=changed)
    def pageText(self) -> str:
        return self._shown.page_text

    @Property(bool, notify=changed)
    def canBack(self) -> bool:
        return self._shown.can_back

    @Property(bool, notify=changed)
    def canOn(self) -> bool:
        return self._shown.can_on


def _frame_row(frame: ShownFrame) -> FrameRow:
    """Return a frame as a line: its bytes in hexadecimal and as text, or how many are hidden."""
    count = say(BYTES._replace(values={"count": frame.size}))
    shown = frame.data[:HEX_BYTES]
    letters = "".join(chr(byte) if 32 <= byte < 127 else "·" for byte in shown)
    more = " …" if frame.size > len(shown) else ""
    sent = count if frame.is_hidden else f"{shown.hex(' ')}{more}   {letters}"
    return FrameRow(at_text(frame.at_ms), say(WAY[frame.way]), sent, say(frame.meaning))
