"""Define the camera protocol: readings, their evidence, and the setup."""

from collections.abc import Callable, Mapping
from typing import Protocol

from kiosk.core.cards import Card
from kiosk.core.devices.state import DeviceState, StateChanged
from kiosk.core.dice import Die
from kiosk.core.value import value


@value
class Evidence:
    """The evidence for a camera's reading, for the floor: pictures as JPEG, and the readers that read them.

    `crop`: the zone as it was seen. `flats`: each card or die, straightened, in the order of the reading. `likely`: for
    each of them the best names with their probabilities, in thousandths. `hashes`: of the networks, the deck and the
    calibration. `frames_ns`: when the frames were taken that were voted on.
    """

    crop: bytes
    flats: tuple[bytes, ...]
    likely: tuple[tuple[tuple[str, int], ...], ...]
    hashes: Mapping[str, str]
    frames_ns: tuple[int, ...]

    def __repr__(self) -> str:
        return f"Evidence({len(self.flats)} pictures, {len(self.frames_ns)} frames)"


@value
class SeenCard:
    """A card that is face up: its middle in millimeters on the table, and how sure the camera is, 0 to 1."""

    card: Card
    x_mm: float
    y_mm: float
    confidence: float


@value
class CardsSeen:
    """The cards in a zone, whole and at rest: from left to right, and the number that lie face `down`.

    `zone` is the place that the zone covers. A zone that was cleared has no cards.
    """

    zone: str
    cards: tuple[SeenCard, ...]
    down: int
    mono_ns: int
    evidence: Evidence


@value
class DiceSeen:
    """The dice in a zone now, at rest, from left to right."""

    zone: str
    dice: tuple[Die, ...]
    mono_ns: int
    evidence: Evidence


@value
class ZoneUnclear:
    """A zone that cannot be read with certainty. `code` is the reason; the instruction `what` follows the zone's name.

    If only single cards are `unclear`, this has their places from the left, from 0, and their pictures in
    `evidence.flats`. `cards` are the other face-up cards, and `down` is the number of face-down cards.
    """

    zone: str
    code: str
    what: str
    mono_ns: int
    evidence: Evidence
    cards: tuple[SeenCard, ...] = ()
    down: int = 0
    unclear: tuple[int, ...] = ()


@value
class CameraSetup:
    """The progress of a setup: the `task`, the steps `left`, and `what`, one sentence for the person who does it.

    `done`: it is finished and saved. `refused`: the input is unsuitable, and nothing has changed. `wanted`: the card to
    show, or "".
    """

    task: str
    left: int
    what: str
    done: bool
    refused: bool = False
    wanted: str = ""


@value
class CameraZone:
    """A zone: its place, its corner nearest to tag 0, its size, and whether it holds cards or dice.

    Millimeters on the table: tag 0 is the origin, and tag 1 is on the x axis. `label` is the place's displayed name.
    """

    place: str
    x_mm: float
    y_mm: float
    width_mm: float
    height_mm: float
    holds: str = "cards"
    label: str = ""


@value
class CameraDeck:
    """A deck by its name, and when it was learned, in milliseconds since 1970, or 0 if it is not known.

    `shown` is the number of cards shown since then. `refused` names the cards that the camera often refused in its test
    of the learned deck.
    """

    name: str
    learned_ms: int
    shown: int
    refused: tuple[str, ...] = ()


@value
class CameraKept:
    """The setup that is kept. `can_read`: the networks are installed. `decks`: each deck that may be in use.

    `deck` names the one at the table, known or not, `learning` the one that is being learned; "" for none.
    """

    calibrated: bool
    zones: tuple[CameraZone, ...]
    can_read: bool
    decks: tuple[CameraDeck, ...] = ()
    deck: str = ""
    learning: str = ""


@value
class CameraTested:
    """The result of a fresh picture: the number of corner `tags` of `due`, and the distance that they have moved.

    `moved_mm` is 0 if they are where they were measured, or nothing has been measured yet. `cards` are in view, and
    `read` of them are read in this one picture; both are 0 while the camera cannot read.
    """

    tags: int
    due: int
    moved_mm: float
    cards: int = 0
    read: int = 0


CameraEvent = CardsSeen | DiceSeen | ZoneUnclear | CameraSetup | CameraKept | CameraTested | StateChanged


@value
class Picture:
    """One frame: rows of `width` pixels, blue, green, red. `seq` counts the frames of a camera.

    A picture that was straightened to the plane of the table has its scale in millimeters per pixel and the position of
    its upper left corner; in the camera's own picture, `mm_per_px` is 0.
    """

    seq: int
    width: int
    height: int
    pixels: bytes
    x_mm: float = 0.0
    y_mm: float = 0.0
    mm_per_px: float = 0.0

    def __repr__(self) -> str:
        return f"Picture({self.seq}, {self.width} × {self.height})"


class Camera(Protocol):
    """A camera over the table. It reads in its own process, and can die and come back in the middle of a hand."""

    @property
    def state(self) -> DeviceState: ...

    def start(self, on_event: Callable[[CameraEvent], None]) -> None:
        """Begin to look. `on_event` is called on the driver's thread."""

    def stop(self) -> None:
        """Stop looking. Returns when the process and the driver's thread have ended."""

    def picture(self) -> Picture | None:
        """Return the newest frame, or None while there is none. It may be called on any thread."""

    def do(self, task: str, **details: object) -> None:
        """Begin or continue a setup; `CameraSetup` events report its progress. It may be called on any thread.

        | task | details | effect |
        |---|---|---|
        | "board" | `folder` | write the board and the tags there, to be printed |
        | "calibrate", then "lay" | | measure the camera and the table |
        | "zones" | `zones` as JSON, `keep` | check the zones, and keep them if they are valid |
        | "enroll" | `deck`, `from_start` | capture the cards of a deck, continued or from the beginning |
        | "confirm", "another" | | the shown card is the requested one; ask for another missing card |
        | "back" | | ask for the last card again |
        | "use_deck" | `deck` | this deck is in play |
        | "forget_deck" | `deck` | delete the captures of this deck |
        | "test" | | examine one new picture, and answer with a `CameraTested` |
        | "view" | `table` | send pictures straightened to the table, or the camera's own again |
        | "leave" | | end the present task |
        """
