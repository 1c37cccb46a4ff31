"""What the pages for setting up the camera share: the live picture, what to do now, how it goes, and what can be done.

A page looks through the camera about five times a second while it is open, and not at all otherwise. What is shown to
the camera counts as a touch of the screen: whoever holds a board before it is still here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import Property, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QImage
from PySide6.QtQml import QmlElement, QmlUncreatable

from kiosk.core.devices import CameraSetup, Picture
from kiosk.core.errors import KioskError
from kiosk.core.text import EMPTY, Text, text
from kiosk.staff import Act
from kiosk.table import Table
from ui.vm.controls.page import Page
from ui.vm.controls.rows import Rows
from ui.vm.controls.words import say
from ui.window.picture import Sight as Sight

QML_IMPORT_NAME = "Kiosk"
QML_IMPORT_MAJOR_VERSION = 1

EVERY_MS: Final = 200
ASK_AGAIN: Final = 5  # pictures, before the camera is asked again for those of the other kind

NO_PICTURE: Final = text("The camera gives no picture.")
LABEL: Final = "Camera"  # by which the table knows the device

STEPS: Final[Mapping[str, tuple[Text, Act]]] = {
    "camera": (text("Calibrate"), Act.SET_UP_CAMERA),
    "zones": (text("Zones"), Act.SET_UP_CAMERA),
    "deck": (text("Deck"), Act.SHOW_DECK),
}


@dataclass(frozen=True, slots=True)
class StepRow:
    """One of the pages that set the camera up."""

    key: str
    label: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class VerbRow:
    """A button at the foot. `shade` is its tone; one that is not `due` is dimmed, and says why where it is touched."""

    key: str
    label: str
    shade: str
    due: bool


@dataclass(frozen=True, slots=True)
class Shown:
    """One look of such a page. `progress` of `most` is drawn; `card` is the card that is asked for."""

    do: Text | str = EMPTY
    hint: Text = EMPTY
    progress: int = 0
    most: int = 0
    counted: Text = EMPTY
    card: str = ""
    strip: str = ""
    strip_tone: str = ""
    condition: str = ""
    is_well: bool = True
    blind: str = ""


def verb(key: str, label: Text, tone: str = "plain", *, dimmed: bool = False) -> VerbRow:
    return VerbRow(key, say(label), tone, not dimmed)


@QmlElement
@QmlUncreatable("Made in Python.")
class CameraScreen(Page):  # type: ignore[operator]
    """A page over the camera of a table. `KEY` is that of the page, `TASKS` are those whose answers it shows."""

    KEY = ""
    TASKS: tuple[str, ...] = ()
    IS_STRAIGHT = False  # whether the picture is wanted as the table is, from straight above

    changed = Signal()
    looked = Signal()

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._shown = Shown()
        self._said = ("", "")
        self._setup: CameraSetup | None = None
        self._seen_setup: CameraSetup | None = table.camera.setup
        self._most = 0
        self._seq = -1
        self._asked = 0
        self._image = QImage()
        self._view: Picture | None = None
        self._steps = Rows(StepRow, self)
        self._verbs = Rows(VerbRow, self)
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.CoarseTimer)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self.lookAgain)
        self._timer.start()

    def close(self) -> None:
        """Look no more; what goes on at the camera for this page ends."""
        self._timer.stop()
        camera = self._table.camera
        if camera.device is None:
            return
        if self.IS_STRAIGHT:
            camera.do("view", table=False)
        if self._goes_on:
            camera.do("leave")
            camera.setup = None

    def on_table(self) -> None:
        setup = self._table.camera.setup
        if setup is not self._seen_setup:
            self._seen_setup = setup
            self._heard(setup)
        self._refresh()

    def _heard(self, setup: CameraSetup | None) -> None:
        """Take what the camera says of setting up."""
        if setup is None or setup.task in self.TASKS:
            self._said = ("", "")
            self._setup = setup
            if setup is not None:
                self._table.authority.prolong()
                self._most = max(self._most, setup.left)

    @property
    def _goes_on(self) -> bool:
        """Say whether the camera is being shown something for this page."""
        return self._setup is not None and not self._setup.done and self._setup.left > 0

    # ------------------------------------------------------------------------------------------------------ looking

    @Slot()
    def lookAgain(self) -> None:
        """Take the newest picture, if there is one."""
        device = self._table.camera.device
        picture = device.picture() if device is not None else None
        if picture is None or picture.seq == self._seq:
            return
        self._seq = picture.seq
        if (picture.mm_per_px > 0) is not self.IS_STRAIGHT:
            if self._asked % ASK_AGAIN == 0:
                self._table.camera.do("view", table=self.IS_STRAIGHT)
            self._asked += 1
        raw = QImage(picture.pixels, picture.width, picture.height, 3 * picture.width, QImage.Format.Format_BGR888)
        self._image = raw.convertToFormat(QImage.Format.Format_RGB32)  # a copy: the bytes are gone with the picture
        first = self._view is None
        self._view = replace(picture, pixels=b"")
        self.looked.emit()
        if first:
            self._refresh()

    # --------------------------------------------------------------------------------------------------- refreshing

    def _look(self) -> Shown:
        raise NotImplementedError

    def _verbs_now(self) -> list[VerbRow]:
        raise NotImplementedError

    def _press(self, key: str) -> None:
        raise NotImplementedError

    def _refresh(self) -> None:
        may = self._table.may
        self._steps.show([StepRow(key, say(label), key == self.KEY) for key, (label, act) in STEPS.items() if may(act)])
        self._verbs.show(self._verbs_now())
        device = next((one for one in self._table.devices.values() if one.label == LABEL), None)
        strip, tone = self._strip()
        shown = replace(
            self._look(),
            strip=strip,
            strip_tone=tone,
            condition=say(device.why) if device is not None else "",
            is_well=device is not None and device.is_well,
            blind=say(NO_PICTURE) if self._view is None else "",
        )
        if shown != self._shown:
            self._shown = shown
            self.changed.emit()

    def _strip(self) -> tuple[str, str]:
        if self._said[0] or self._setup is None:
            return self._said
        return (say(self._setup.what), "refused") if self._setup.refused else ("", "")

    def _do(self, task: str, **details: object) -> None:
        """Ask the camera for something; where that cannot be, say why."""
        self._try(lambda: self._table.camera.do(task, **details))

    def _try(self, act: Callable[[], object]) -> None:
        self._said = ("", "")
        try:
            act()
        except KioskError as error:
            self._said = (say(error.message), "refused")

    # ------------------------------------------------------------------------------------------------------ touches

    @Slot(str)
    def press(self, key: str) -> None:
        """Do what a button at the foot offers."""
        self._press(key)
        self._refresh()

    @Slot(str)
    def go(self, key: str) -> None:
        """Go to another of the pages that set the camera up."""
        if key != self.KEY:
            self.asked.emit(key, "")

    # --------------------------------------------------------------------------------------------------- properties

    @Property(QObject, notify=changed)
    def steps(self) -> QObject:
        return self._steps

    @Property(QObject, notify=changed)
    def verbs(self) -> QObject:
        return self._verbs

    @Property("QVariant", notify=looked)  # type: ignore[arg-type]
    def image(self) -> QImage:
        return self._image

    @Property(float, notify=looked)
    def shape(self) -> float:
        """Return how many times as wide as high the picture is."""
        return self._image.width() / self._image.height() if not self._image.isNull() else 16 / 9

    @Property(str, notify=changed)
    def instruction(self) -> str:
        return say(self._shown.do)

    @Property(str, notify=changed)
    def hint(self) -> str:
        return say(self._shown.hint)

    @Property(int, notify=changed)
    def progress(self) -> int:
        return self._shown.progress

    @Property(int, notify=changed)
    def most(self) -> int:
        return self._shown.most

    @Property(str, notify=changed)
    def counted(self) -> str:
        return say(self._shown.counted)

    @Property(str, notify=changed)
    def card(self) -> str:
        return self._shown.card

    @Property(str, notify=changed)
    def strip(self) -> str:
        return self._shown.strip

    @Property(str, notify=changed)
    def stripTone(self) -> str:
        return self._shown.strip_tone

    @Property(str, notify=changed)
    def condition(self) -> str:
        return self._shown.condition

    @Property(bool, notify=changed)
    def isWell(self) -> bool:
        return self._shown.is_well

    @Property(str, notify=changed)
    def blind(self) -> str:
        return self._shown.blind
