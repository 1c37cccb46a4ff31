"""A table with a camera for tests of the screen: a double that gives pictures and answers as a camera does."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QColor, QImage, QPainter

from kiosk.core.cards import DECK, card
from kiosk.core.devices import (
    CameraDeck,
    CameraEvent,
    CameraKept,
    CameraSetup,
    CameraZone,
    CardsSeen,
    DeviceState,
    Evidence,
    Picture,
    SeenCard,
    StateChanged,
    ZoneUnclear,
)
from kiosk.staff import Person, Role
from kiosk.table import EvidenceFolder, Table
from tests.tables import kernel_of
from tests.ui.tables import PIN, enter_menu_pin, make_table
from ui.app import Screen

VIEWS = 8
DECKS = ("red", "blue", "green", "black")
LEARNED_MS = 1_700_000_000_000
SIDE = (640, 360)


class Held:
    """A camera that performs each task immediately, and shows a plain table. `asked` is every task."""

    def __init__(self, table: Table, folder: Path) -> None:
        self.folder = folder  # This is the folder of the evidence.
        self.asked: list[tuple[str, dict[str, object]]] = []
        self.seq = 0
        self.pictures = 0
        self.wrong = ""  # This is the fault of the drawn zones.
        self._table = table
        self._is_straight = False
        self._state = DeviceState.ABSENT
        self.kept = CameraKept(False, (), True, tuple(CameraDeck(name, 0, 0) for name in DECKS))

    @property
    def state(self) -> DeviceState:
        return self._state

    def start(self, on_event: Callable[[CameraEvent], None]) -> None: ...

    def stop(self) -> None: ...

    def says(self, event: CameraEvent) -> None:
        self._table.camera.event(event)

    def be(self, state: DeviceState, why: str) -> None:
        self._state = state
        self.says(StateChanged(state, why))

    def keep(self, **changes: Any) -> None:
        """Report the setup, with changes."""
        self.kept = replace(self.kept, **changes)
        self.says(self.kept)

    def picture(self) -> Picture | None:
        self.pictures += 1
        if not self.seq:
            return None
        view = (-80.0, -80.0, 1.7) if self._is_straight and self.kept.calibrated else (0.0, 0.0, 0.0)
        return Picture(self.seq, *SIDE, bytes((40, 70, 20)) * (SIDE[0] * SIDE[1]), *view)

    def do(self, task: str, **details: object) -> None:
        self.asked.append((task, details))
        match task:
            case "view":
                self._is_straight = bool(details["table"])
                self.seq += 1
            case "board":
                (Path(str(details["folder"])) / "camera-board.pdf").write_bytes(b"%PDF")
                self.says(CameraSetup(task, 0, "camera-board.pdf", done=True))
            case "calibrate":
                self.sees_board(VIEWS)
            case "lay":
                self.keep(calibrated=True)
                self.says(CameraSetup("calibrate", 0, "The camera is calibrated.", done=True))
            case "zones":
                self._zones(str(details["zones"]), keep=bool(details.get("keep", True)))
            case "enroll":
                self.asks(self.deck(str(details["deck"])).shown)
            case "use_deck":
                self.keep(deck=str(details["deck"]))
                self.says(CameraSetup(task, 0, "This deck is in play.", done=True))
            case "forget_deck":
                self.knows(str(details["deck"]), learned_ms=0)
                self.says(CameraSetup(task, 0, "The deck is forgotten.", done=True))
            case _:
                pass

    def deck(self, name: str) -> CameraDeck:
        return next(deck for deck in self.kept.decks if deck.name == name)

    def knows(self, name: str, *, learned_ms: int = LEARNED_MS, shown: int = 0, refused: tuple[str, ...] = ()) -> None:
        """Report that a deck is known, or has been shown in part."""
        changed = CameraDeck(name, learned_ms, shown, refused)
        self.keep(decks=tuple(changed if deck.name == name else deck for deck in self.kept.decks))

    def sees_board(self, left: int) -> None:
        what = f"Show the board tilted, in a new position: {left} more."
        self.says(CameraSetup("calibrate", left, what, done=False))

    def asks(self, shown: int, refusal: str = "") -> None:
        """Ask for the next card of the deck, after this many."""
        other = DECK[shown]
        what = refusal or f"Show the {other.words}."
        self.says(CameraSetup("enroll", 52 - shown, what, done=False, refused=bool(refusal), wanted=other.text))

    def _zones(self, text: str, *, keep: bool) -> None:
        if self.wrong:
            self.says(CameraSetup("zones", 0, self.wrong, done=False, refused=True))
        elif not keep:
            self.says(CameraSetup("zones", 0, "", done=False))
        else:
            self.keep(zones=tuple(CameraZone(**zone) for zone in json.loads(text)))
            self.says(CameraSetup("zones", 0, "kept", done=True))

    def lay(self, zone: str, names: str = "", *, down: int = 0) -> None:
        """Report these cards in a zone, and this many face down."""
        seen = tuple(SeenCard(card(name), 70.0 * nth, 0.0, 0.99) for nth, name in enumerate(names.split()))
        self.says(CardsSeen(zone, seen, down, self._table.clock.mono_ns(), evidence_of(names.split(), down)))

    def unclear(self, zone: str, what: str) -> None:
        evidence = evidence_of([], 0)
        self.says(ZoneUnclear(zone, "spread", what, self._table.clock.mono_ns(), evidence))

    def doubts(self, zone: str) -> None:
        """Report one unclear card in a zone."""
        what = "card 1 from the left is not clear; straighten it, or enter it."
        evidence = evidence_of([], 1)
        self.says(ZoneUnclear(zone, "unclear", what, self._table.clock.mono_ns(), evidence, (), 0, (0,)))


def evidence_of(names: list[str], down: int) -> Evidence:
    likely = [((name, 981), ("Ah", 12), ("Ad", 4)) for name in names] + [(("Ks", 300), ("2c", 100))] * down
    flats = [_jpeg(144, 204, name) for name in names] + [_jpeg(144, 204, "back") for _ in range(down)]
    hashes = {"whole": "a1" * 32, "corner": "b2" * 32, "calibration": "c3" * 32}
    return Evidence(_jpeg(400, 160, " ".join(names)), tuple(flats), tuple(likely), hashes, (1, 2, 3))


def _jpeg(width: int, height: int, words: str) -> bytes:
    """Return a picture that differs for different words, without letters, which machines draw differently."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#1a5a40"))
    painter = QPainter(image)
    for nth, letter in enumerate(words):
        hue = QColor.fromHsv(ord(letter) * 7 % 360, 160, 230)
        painter.fillRect(20 + nth * 14, height // 3, 12, height // 3, hue)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "JPG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def camera_table(folder: Path, *, pictures: bool = True, **changes: Any) -> tuple[Table, Held]:
    """Return a table with a camera that gives pictures, and a technician and a manager who may set it up."""
    table = make_table(folder, shoe=None, **changes)
    for who, role in (("theo", Role.TECHNICIAN), ("mara", Role.MANAGER)):
        table.staff.add(Person(id=who, name=who.title(), roles=frozenset({role})), PIN)
    kernel_of(table).house = table.house.model_copy(update={"export_folder": folder})
    camera = Held(table, folder / "evidence")
    camera.seq = int(pictures)
    table.camera.connect(EvidenceFolder(camera.folder), camera)
    camera.be(DeviceState.DEGRADED, "The camera is not calibrated yet: calibrate it.")
    camera.keep()
    return table, camera


def open_as(screen: Screen, who: str, page: str) -> None:
    """Enter a PIN in the menu, and open one of the pages that are then in it."""
    enter_menu_pin(screen, who)
    for _ in range(9):
        if screen.find(f"menu.{page}") is None:
            screen.tap("menu.more")
    screen.tap(f"menu.{page}")


def opened_as(screen: Screen, who: str, page: str) -> None:
    """Open a page for a person who has entered a PIN, without the touches that lead there."""
    screen.table.people.enter_pin(who, PIN)
    screen.pages.open(page)
    screen.settle()
