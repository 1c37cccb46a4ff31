"""The base of the camera setup pages: live picture, instruction, progress, and actions.

A page looks through the camera about five times a second while it is open, and not at all otherwise. An object held
before the camera counts as a touch of the screen: the person with the board is still here.
"""

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Any, Final, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtGui import QImage

from kiosk.core.devices import CameraSetup, Picture
from kiosk.core.text import EMPTY, Text, text
from kiosk.core.value import value
from kiosk.staff import Act
from kiosk.table import Table
from ui.vm.controls.page import Page
from ui.vm.controls.rows import NamedKey
from ui.vm.controls.view import in_qml, touch
from ui.vm.controls.words import say
from ui.window.picture import Sight  # noqa: F401, QML draws it

EVERY_MS: Final = 200
ASK_AGAIN: Final = 5  # Pictures of the wrong kind before the camera is asked again.

NO_PICTURE: Final = text("No picture from the camera.")
LABEL: Final = "Camera"  # The label of the device at the table.

STEPS: Final[Mapping[str, tuple[Text, Act]]] = {
    "camera": (text("Calibrate"), Act.SET_UP_CAMERA),
    "zones": (text("Zones"), Act.SET_UP_CAMERA),
    "deck": (text("Deck"), Act.SHOW_DECK),
}


@value
class VerbRow:
    """A button at the foot, with its tone `shade`. One that is not `due` is dimmed, and explains itself."""

    key: str
    label: str
    shade: str
    due: bool


@value
class Guided:
    """The present step. `progress` of `most` is drawn; `card` is the card that is asked for."""

    do: Text | str = EMPTY
    hint: Text = EMPTY
    progress: int = 0
    most: int = 0
    counted: Text = EMPTY
    card: str = ""


@value
class CameraLook:
    """One look of such a page. `shape` is the picture's width divided by its height."""

    steps: tuple[NamedKey, ...] = ()
    verbs: tuple[VerbRow, ...] = ()
    image: QImage = field(default_factory=QImage)
    shape: float = 16 / 9
    instruction: str = ""
    hint: str = ""
    progress: int = 0
    most: int = 0
    counted: str = ""
    card: str = ""
    strip: str = ""
    strip_tone: str = ""
    condition: str = ""
    is_well: bool = True
    blind: str = ""


C = TypeVar("C", bound=CameraLook)


def verb(key: str, label: Text, tone: str = "plain", *, dimmed: bool = False) -> VerbRow:
    return VerbRow(key, say(label), tone, not dimmed)


@in_qml
class CameraScreen(Page[C]):
    """A page over the camera of a table. `KEY` is that of the page, `TASKS` are those whose answers it shows."""

    KEY = ""
    TASKS: tuple[str, ...] = ()
    IS_STRAIGHT = False  # Whether the picture is straightened to the table.

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._setup: CameraSetup | None = None
        self._seen_setup: CameraSetup | None = table.camera.setup
        self._most = 0
        self._seq = -1
        self._asked = 0
        self._image = QImage()
        self._view: Picture | None = None
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.CoarseTimer)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self.lookAgain)
        self._timer.start()

    def close(self) -> None:
        """Stop the live picture, and end the camera's work for this page."""
        self._timer.stop()
        super().close()
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
        self.refresh()

    def _heard(self, setup: CameraSetup | None) -> None:
        if setup is None or setup.task in self.TASKS:
            self.forget_strip()
            before, self._setup = self._setup, setup
            if setup is not None:
                if before is not None and setup.left < before.left:
                    self._table.authority.carry_on()
                else:
                    self._table.authority.prolong()
                self._most = max(self._most, setup.left)

    @property
    def _goes_on(self) -> bool:
        return self._setup is not None and not self._setup.done and self._setup.left > 0

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
        self._image = raw.convertToFormat(QImage.Format.Format_RGB32)  # Copy it: the bytes are freed with the picture.
        self._view = replace(picture, pixels=b"")
        self.refresh()

    def _guided(self) -> Guided:
        raise NotImplementedError

    def _verbs_now(self) -> list[VerbRow]:
        raise NotImplementedError

    def _press(self, key: str) -> None:
        raise NotImplementedError

    def _camera_look(self) -> dict[str, Any]:
        """Return the contents that every such page shows."""
        device = next((device for device in self._table.devices.by_name.values() if device.label == LABEL), None)
        now, image = self._guided(), self._image
        strip, tone = self._heard_or_refused()
        return {
            "steps": tuple(
                NamedKey(key, say(label), key == self.KEY)
                for key, (label, act) in STEPS.items()
                if self._table.people.may(act)
            ),
            "verbs": tuple(self._verbs_now()),
            "image": image,
            "shape": 16 / 9 if image.isNull() else image.width() / image.height(),
            "instruction": say(now.do),
            "hint": say(now.hint),
            "progress": now.progress,
            "most": now.most,
            "counted": say(now.counted),
            "card": now.card,
            "strip": say(strip),
            "strip_tone": tone,
            "condition": say(device.why) if device is not None else "",
            "is_well": device is not None and device.is_well,
            "blind": say(NO_PICTURE) if self._view is None else "",
        }

    def _heard_or_refused(self) -> tuple[Text | str, str]:
        """Return the text of the strip, and its tone: a refusal of this page, or of the camera."""
        if self._strip or self._setup is None:
            return self._strip, self._strip_tone if self._strip else ""
        return (self._setup.what, "refused") if self._setup.refused else ("", "")

    def _do(self, task: str, **details: object) -> None:
        """Ask the camera for something. Raise KioskError if that cannot be."""
        self._table.camera.do(task, **details)

    @touch(str)
    def press(self, key: str) -> None:
        """Do the action of a button at the foot."""
        self._press(key)

    @Slot(str)
    def go(self, key: str) -> None:
        """Go to another of the pages that set the camera up."""
        if key != self.KEY:
            self.asked.emit(key, "")
