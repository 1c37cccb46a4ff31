"""The camera's own process, one frame at a time: it watches, and it is set up.

Each table has one folder for its setup: `calibration.json`, `zones.json`, `empty.png` (the table with nothing on it),
`backs.npz` (the backs that have been seen) and, if a deck has been shown, `decks/` (see `showing/decks.py`). A missing
file is reported, and nothing is read until it exists.
"""

import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import astuple, replace
from pathlib import Path
from typing import Any, Final

import numpy as np

from drivers.camera.calibration import paper, zones
from drivers.camera.calibration.calibrate import DRIFT_MM, TAGS, Calibration, Calibrator, TagFinder
from drivers.camera.calibration.straight import Straight
from drivers.camera.line.frames import WHOLE, Viewpoint
from drivers.camera.picture.cv import cv2
from drivers.camera.picture.geometry import find
from drivers.camera.picture.look import Image
from drivers.camera.reading import deck
from drivers.camera.reading.backs import FILE as BACKS
from drivers.camera.reading.backs import Backs
from drivers.camera.reading.judgment import Why
from drivers.camera.reading.reader import MODEL, Reading
from drivers.camera.showing import enrollment
from drivers.camera.showing.decks import Decks
from drivers.camera.showing.enrollment import Enrollment
from drivers.camera.showing.networks import Learn, Networks, in_background, networks_of
from drivers.camera.watch import Drift, ReadsCards, Watcher
from kiosk.core.cards import DECK
from kiosk.core.devices import CameraEvent, CameraKept, CameraSetup, CameraTested, CameraZone, DeviceState, StateChanged
from kiosk.core.disk import make_folder, read_plain, replace_file
from kiosk.core.errors import DeviceError
from kiosk.core.text import Sentence, counted, sentence

CALIBRATION: Final = "calibration.json"
ZONES: Final = "zones.json"
EMPTY: Final = "empty.png"
LEARNING: Final = "Still learning a deck: wait until it finishes."
CANNOT_READ: Final = sentence("The camera cannot read this picture: spread the cards, or enter them by hand.")
NO_NETWORKS: Final = "The vision models are not installed: make them with `make camera-model`."


class Eye:
    """Looks at each frame; `say` receives every event."""

    def __init__(
        self,
        folder: Path,
        say: Callable[[CameraEvent], None],
        *,
        model: Path = MODEL,
        mono_ns: Callable[[], int] = time.monotonic_ns,
        begin: Callable[[Learn], Future[deck.Deck]] = in_background,
        networks: Networks | None = None,
    ) -> None:
        """`networks` are those of the folder `model`, unless they are given."""
        self._folder = folder
        self._begin = begin
        self._say = say
        self._mono_ns = mono_ns
        self._networks = networks or networks_of(model)
        self._calibration: Calibration | None = None
        self._watcher: Watcher | None = None
        self._calibrator: Calibrator | None = None
        self._enrollment: Enrollment | None = None
        self._decks = Decks(folder)
        self._shows = ""  # The deck that is being shown.
        self._learning: Future[deck.Deck] | None = None
        self._learns = ""  # The deck that is being learned.
        self._is_tested = False
        self._cannot_read = False
        self._straight: Straight | None = None
        self._is_straight = False
        self._zones: tuple[zones.Zone, ...] = ()
        self._said: StateChanged | None = None
        self._kept: CameraKept | None = None
        self._frame: Image | None = None
        self._load()
        self._learn_what_was_shown()

    def picture(self, frame: Image) -> tuple[Image, Viewpoint]:
        """Return a frame for the screen, and its position on the table."""
        if not self._is_straight or self._calibration is None or self._calibrator is not None:
            return frame, WHOLE
        if self._straight is None:
            self._straight = Straight(self._calibration)
        return self._straight.of(frame), self._straight.view

    def see(self, frame: Image) -> None:
        """Handle the next frame. An unreadable one is reported once, and interrupts nothing."""
        try:
            self._see(frame)
        except OSError:  # The kiosk has ended.
            raise
        except Exception:  # noqa: BLE001 - no picture may end the process
            self._say_unreadable()
        else:
            self._cannot_read = False

    def _say_unreadable(self) -> None:
        if self._watcher is not None:
            self._watcher.forget()
        if self._enrollment is None and self._calibrator is None:
            self._be(DeviceState.DEGRADED, CANNOT_READ)
        elif not self._cannot_read:
            self._refuse("enroll", CANNOT_READ)
        self._cannot_read = True

    def _see(self, frame: Image) -> None:
        self._frame = frame
        if self._is_tested:
            self._is_tested = False
            reader = self._networks.reader if self._networks is not None and self._watcher is not None else None
            self._say(_tested(frame, self._calibration, reader))
        self._learned()
        if self._calibrator is not None:
            self._show_board(frame)
            return
        if self._enrollment is not None:
            self._show_card(frame)
            return
        if self._watcher is None:
            return
        try:
            for event in self._watcher.see(frame, self._mono_ns()):
                self._say(event)
            self._be(DeviceState.READY, sentence("Camera reading the table."))
        except Drift as drift:
            self._be(DeviceState.DEGRADED, drift.what)

    def lost(self, why: str) -> None:
        """Say that there are no frames for now."""
        self._frame = None
        self._is_tested = False
        if self._watcher is not None:
            self._watcher.forget()
        self._be(DeviceState.BACKING_OFF, why)

    def found(self) -> None:
        """Report that frames arrive again."""
        self._load()

    def do(self, command: Mapping[str, Any]) -> None:
        """Carry out a setup command. An error is reported in a `CameraSetup`, and changes nothing."""
        task = str(command.get("do"))
        try:
            self._do(task, command)
        except DeviceError as error:
            self._refuse(task, str(error))
        except OSError as error:
            self._refuse(task, sentence("Could not save: {why}.", why=error.strerror))
        except (cv2.error, ArithmeticError, ValueError, np.linalg.LinAlgError):
            self._refuse(task, CANNOT_READ)

    def _refuse(self, task: str, why: str) -> None:
        if self._calibrator is not None:
            self._say(CameraSetup("calibrate", self._calibrator.left, why, done=False, refused=True))
        elif self._enrollment is not None:
            self._say(replace(self._enrollment.wanted(), what=why, refused=True))
        else:
            self._say(CameraSetup(task, 0, why, done=False, refused=True))

    def _do(self, task: str, command: Mapping[str, Any]) -> None:
        match task:
            case "calibrate":
                self._calibrator, self._enrollment = Calibrator(), None
                self._say_calibrating()
            case "lay":
                self._lay()
            case "board":
                path = paper.write(Path(str(command.get("folder"))))
                self._say(CameraSetup(task, 0, path.name, done=True))
            case "view":
                self._is_straight = bool(command.get("table"))
            case "zones":
                self._draw(str(command.get("zones")), keep=bool(command.get("keep", True)))
            case "enroll":
                self._enroll(str(command.get("deck")), from_start=bool(command.get("from_start")))
            case "confirm" | "another" | "back":
                if self._enrollment is None:
                    raise DeviceError("camera_deck", "Start showing the deck first.")
                answers = {
                    "confirm": self._enrollment.confirm,
                    "another": self._enrollment.another,
                    "back": self._enrollment.back,
                }
                self._say_enrolling(answers[task]())
            case "use_deck":
                self._decks.use(str(command.get("deck")))
                self._load()
                self._say(CameraSetup(task, 0, sentence("This deck is in play."), done=True))
            case "forget_deck":
                self._forget(str(command.get("deck")))
                self._say(CameraSetup(task, 0, sentence("The deck is forgotten."), done=True))
            case "test":
                self._now()
                self._is_tested = True
            case "leave":
                self._calibrator = self._enrollment = None
                self._load()
            case _:
                raise DeviceError("camera_task", "The camera cannot do {task}: choose another task.", task=task)

    # ------------------------------------------------------------------------------------------------------ setting up

    def _say_calibrating(self) -> None:
        assert self._calibrator is not None
        left = self._calibrator.left
        what = (
            (
                sentence("Show the board tilted, in a new position: {left} more.", left=left)
                if self._calibrator.sees_board
                else sentence(
                    "The camera cannot see the whole board. Hold it still, in the light: {left} more.", left=left
                )
            )
            if left
            else sentence("Lay the board flat on the table, with all of it and the corner tags in view.")
        )
        self._say(CameraSetup("calibrate", left, what, done=False))

    def _show_board(self, frame: Image) -> None:
        assert self._calibrator is not None
        if self._calibrator.left:
            saw = self._calibrator.sees_board
            if self._calibrator.show(frame) or saw is not self._calibrator.sees_board:
                self._say_calibrating()

    def _lay(self) -> None:
        if self._calibrator is None:
            raise DeviceError("camera_calibration", "Begin the calibration first.")
        found = self._calibrator.lay(self._now())
        make_folder(self._folder)
        found.write(self._folder / CALIBRATION)
        self._calibrator = None
        self._load()
        self._say(
            CameraSetup("calibrate", 0, sentence("Camera calibrated. Remove the board and draw the zones."), done=True)
        )

    def _draw(self, text: str, *, keep: bool) -> None:
        """Store the zones, and the picture of the empty table."""
        if self._calibration is None:
            raise DeviceError("camera_zones", "Calibrate the camera first.")
        drawn = zones.in_sight(zones.from_json(text), self._calibration)
        if not keep:
            self._say(CameraSetup("zones", 0, "", done=False))
            return
        frame = self._now()
        make_folder(self._folder)
        _, packed = cv2.imencode(".png", frame)
        replace_file(self._folder / EMPTY, packed.tobytes())
        zones.write(drawn, self._folder / ZONES)
        self._load()
        self._say(
            CameraSetup("zones", 0, Sentence(counted("%n zone saved.", "%n zones saved.", n=len(drawn))), done=True)
        )

    def _forget(self, name: str) -> None:
        if name == self._learns:
            raise DeviceError("camera_deck", LEARNING)
        self._decks.forget(name)
        self._load()

    def _enroll(self, name: str, *, from_start: bool) -> None:
        if self._networks is None:
            raise DeviceError("camera_networks", NO_NETWORKS)
        if self._learning is not None:
            raise DeviceError("camera_deck", LEARNING)
        folder = self._decks.shown(self._decks.known_name(name))
        if from_start:
            enrollment.forget(folder)
        self._calibrator, self._shows = None, name
        self._enrollment = Enrollment(self._networks.generic(), self._calibration, folder)
        self._say_enrolling(None if self._enrollment.complete else self._enrollment.wanted())

    def _show_card(self, frame: Image) -> None:
        assert self._enrollment is not None
        try:
            self._say_enrolling(self._enrollment.see(frame))
        except OSError as error:
            self._refuse("enroll", sentence("Could not save: {why}.", why=error.strerror))

    def _say_enrolling(self, said: CameraSetup | None) -> None:
        """Report the next card to show; when every card has been shown, begin to learn the deck."""
        assert self._enrollment is not None
        if said is not None:
            self._say(said)
        if self._enrollment.complete:
            self._enrollment = None
            self._learn(self._shows)
            self._load()
            self._say(CameraSetup("learn", 0, sentence("All 52 cards shown. Learning the deck."), done=False))

    def _learn(self, name: str) -> None:
        """Begin to learn a deck that was shown whole; meanwhile the table is read as before."""
        assert self._networks is not None
        networks, folder = self._networks, self._decks.shown(name)
        self._learns = name
        self._learning = self._begin(lambda: networks.enroll(enrollment.KeptCards(folder)))

    def _learn_what_was_shown(self) -> None:
        """Learn the deck that was shown whole before the kiosk was switched off."""
        whole = next((deck.name for deck in self._decks.kept() if deck.shown == len(DECK)), "")
        if whole and self._networks is not None:
            self._learn(whole)
            self._tell_kept()

    def _learned(self) -> None:
        """Keep the deck that is being learned, once it has been."""
        if self._learning is None or not self._learning.done():
            return
        learning, self._learning = self._learning, None
        name, self._learns = self._learns, ""
        try:
            learned = learning.result()
            self._decks.keep(name, learned)
            if self._decks.at_table == name:
                self._load()
        except (DeviceError, OSError, cv2.error) as error:
            self._refuse("enroll", sentence("The deck cannot be saved: {why}", why=str(error)))
        else:
            self._say(CameraSetup("learn", 0, _learned_words(learned), done=True))
        self._tell_kept()

    def _now(self) -> Image:
        if self._frame is None:
            raise DeviceError("camera_absent", "No picture from the camera: check its cable first.")
        return self._frame

    def _load(self) -> None:
        """Read the setup, and report missing parts."""
        self._watcher = self._calibration = self._straight = None
        self._zones = ()
        try:
            self._decks.take_over()
            self._load_each()
        except DeviceError as error:
            self._be(DeviceState.DEGRADED, str(error))
        self._tell_kept()

    def _load_each(self) -> None:
        text = _text(self._folder / CALIBRATION)
        if text is None:
            self._be(DeviceState.DEGRADED, sentence("The camera is not calibrated yet: calibrate it."))
            return
        self._calibration = Calibration.from_json(text)
        drawn = _text(self._folder / ZONES)
        empty = cv2.imread(str(self._folder / EMPTY)) if (self._folder / EMPTY).exists() else None
        if drawn is None or empty is None:
            self._be(DeviceState.DEGRADED, sentence("Draw the zones: the camera does not know where to look."))
            return
        self._zones = zones.from_json(drawn)
        if self._networks is None:
            self._be(DeviceState.DEGRADED, NO_NETWORKS)
            return
        reader = self._networks.reader
        reader.deck = self._decks.in_use(reader.networks)
        blank = np.asarray(empty, np.uint8)
        backs = Backs(self._folder / BACKS)
        self._watcher = Watcher(self._calibration, self._zones, blank, reader, self._networks.dice, backs)
        self._be(DeviceState.OPENING, sentence("The camera is looking at the table."))

    def _tell_kept(self) -> None:
        kept = CameraKept(
            self._calibration is not None,
            tuple(CameraZone(*astuple(zone)) for zone in self._zones),
            self._networks is not None,
            self._decks.kept(),
            self._decks.at_table,
            self._learns,
        )
        if kept != self._kept:
            self._kept = kept
            self._say(kept)

    def _be(self, state: DeviceState, why: str) -> None:
        change = StateChanged(state, why)
        if change != self._said:
            self._said = change
            self._say(change)


def _learned_words(learned: deck.Deck) -> str:
    """Return how well the camera reads a deck that it has learned, in words."""
    refused = len(learned.often_refused)
    if not refused:
        return sentence("Deck learned: {known} of {all} cards known.", known=learned.known, all=len(DECK))
    words = counted(
        "Deck learned: {known} of {all} cards known; %n is often refused.",
        "Deck learned: {known} of {all} cards known; %n are often refused.",
        n=refused,
        known=learned.known,
        all=len(DECK),
    )
    return Sentence(words)


def _tested(frame: Image, calibration: Calibration | None, reader: ReadsCards | None) -> CameraTested:
    """Return a test result: the visible corner tags of a picture, and the number of cards that are read."""
    finder = TagFinder()
    moved_mm = (finder.drift_mm(frame, calibration) or 0.0) if calibration is not None else 0.0
    readings: list[Reading] = []
    if calibration is not None and reader is not None:
        readings = reader.read(frame, find(frame, calibration.to_mm))
    cards = [reading.card for reading in readings if reading.why is not Why.NOT_A_FACE]
    read = sum(card is not None for card in cards)
    return CameraTested(len(finder.find(frame)), TAGS, moved_mm if moved_mm > DRIFT_MM else 0.0, len(cards), read)


def _text(path: Path) -> str | None:
    try:
        return read_plain(path).decode()
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise DeviceError("camera_setup", "{name} cannot be read: set the camera up again.", name=path.name) from error
