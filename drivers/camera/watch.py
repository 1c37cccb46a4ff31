"""The rule for believing a reading: a zone must be at rest, and its reading must repeat frame after frame.

A zone with a movement is not read. Once it has been still, each new frame is read, and every card must be read alike in
most of the last frames before it is reported, once. Anything else in the zone, a hand, a chip, or a card under another,
makes the zone unclear: then only the advice to the dealer is reported.
"""

from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from drivers.camera.calibration.calibrate import DRIFT_MM, Calibration, TagFinder
from drivers.camera.calibration.zones import Holds, Zone
from drivers.camera.picture.cv import cv2
from drivers.camera.picture.geometry import CARD_SIZES_MM, SEARCHES_AGAIN, Outline, Points, find, sharpen
from drivers.camera.picture.look import Image, has_color
from drivers.camera.reading.backs import Backs
from drivers.camera.reading.dice import Thrown, Tray
from drivers.camera.reading.judgment import Why
from drivers.camera.reading.reader import Reading
from kiosk.core.cards import Card
from kiosk.core.devices import CardsSeen, DiceSeen, Evidence, SeenCard, ZoneUnclear
from kiosk.core.dice import Die
from kiosk.core.text import Sentence, sentence, text
from kiosk.core.value import value

STILL: Final = 3  # Frames without motion before a zone is read.
WINDOW: Final = 10  # Frames that vote.
NEEDED: Final = 6  # Votes needed for each card.
SAME_MM: Final = 12.0  # Largest distance between the same card in two frames.
REDUCED: Final = 4  # Motion is measured in a picture reduced by this factor.
MOVED_LEVEL: Final = 14  # Change in brightness between frames that counts as motion.
MOVED_SHARE: Final = 0.004  # Share of a zone's pixels that must change.
SEARCHED_PX: Final = 42.0  # Width of a card in the reduced picture in which outlines are searched for.
OTHER_LEVEL: Final = 40  # Difference from the empty table, in any color.
OTHER_MM2: Final = 350.0  # Area without a card that counts as an object.
TAGS_EVERY_NS: Final = 2_000_000_000
TAGS_LOST: Final = 5  # Looks in a row with fewer than two corner tags.

_OF_ONE: Final = {  # Messages about a single card, by its place from the left.
    Why.UNCLEAR: text("card {place} from the left is not clear; straighten it, or enter it."),
    Why.BURNT: text("card {place} from the left is too bright; shade it from the lamp, or enter it."),
    Why.SOFT: text("card {place} from the left is out of focus; straighten it, or enter it."),
    Why.INDEX: text("the index of card {place} from the left is not clear; turn it to the light, or enter it."),
    Why.NOT_A_FACE: text("the camera does not recognize card {place} from the left; check and enter it."),
}
WHAT: Final[Mapping[str, str]] = {
    "spread": sentence("spread the cards, and remove everything else."),
    Why.UNCLEAR: sentence("the cards are not clear; straighten them, or enter them."),
    Why.TWICE: sentence("the same card appears twice; check, and call the floor if there are two."),
    "dice": sentence("the dice are not clear; spread them on the tray, or enter them."),
}


@value
class Sighting:
    """An item in a zone in one frame: a card, a die, or why it is neither, with its middle in millimeters."""

    name: Card | Die | Why
    x_mm: float
    y_mm: float
    confidence: float
    flat: Image
    likely: tuple[tuple[str, float], ...]


@dataclass(slots=True)
class _ZoneLook:
    """The view of a zone in one frame. `other`: an object that is neither card nor die."""

    items: list[Sighting]
    other: bool
    mono_ns: int


@dataclass(slots=True)
class _WatchedZone:
    zone: Zone
    box: tuple[int, int, int, int]  # left, top, right, bottom in pixels
    inside: NDArray[np.uint8]  # The reduced box: 255 inside the zone.
    still: int = 0
    looking: bool = True
    looks: deque[_ZoneLook] = field(default_factory=lambda: deque(maxlen=WINDOW))
    found: list[Points] = field(default_factory=list)  # The outlines of the last look, if the zone has nothing else.
    strangers: list[Image] = field(default_factory=list)  # Objects in the last look that were not faces.
    said: object = None


class Drift(Exception):
    """The camera or the table has moved, the tags are covered, or there is no color: nothing may be read.

    `what` is the instruction.
    """

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class ReadsCards(Protocol):
    """A reader of cards: `drivers.camera.reading.reader.Reader`."""

    @property
    def hashes(self) -> dict[str, str]: ...

    def read(self, frame: Image, outlines: Sequence[Outline]) -> list[Reading]: ...


class ReadsDice(Protocol):
    """A reader of dice: `drivers.camera.reading.dice.DiceReader`."""

    @property
    def hashes(self) -> dict[str, str]: ...

    def read(self, tray: Image, mm_per_px: float) -> Tray: ...


class Watcher:
    """Watches the zones of one table, frame by frame. `empty` is the table with nothing on it."""

    def __init__(
        self,
        calibration: Calibration,
        zones: Sequence[Zone],
        empty: Image,
        reader: ReadsCards,
        dice: ReadsDice,
        backs: Backs | None = None,
    ) -> None:
        self._backs = backs or Backs()
        self._calibration = calibration
        self._reader = reader
        self._dice = dice
        self._tags = TagFinder()
        self._tags_ns: int | None = None
        self._tags_lost = 0
        self._before: NDArray[np.uint8] | None = None
        self._empty = _reduced(empty)
        self._empty_light = np.maximum(np.median(self._empty[::8, ::8].reshape(-1, 3), axis=0), 1)
        self._watched = [self._watch(zone) for zone in zones]

    def _watch(self, zone: Zone) -> _WatchedZone:
        width, height = self._calibration.size
        corners = self._calibration.to_px(zone.corners_mm)
        left, top = np.clip(np.floor(corners.min(axis=0)).astype(int), 0, (width, height))
        right, bottom = np.clip(np.ceil(corners.max(axis=0)).astype(int), 0, (width, height))
        inside = np.zeros((height // REDUCED, width // REDUCED), np.uint8)
        cv2.fillPoly(inside, [np.round(corners / REDUCED).astype(np.int32)], 255)
        return _WatchedZone(zone, (int(left), int(top), int(right), int(bottom)), inside)

    def see(self, frame: Image, mono_ns: int) -> Iterator[CardsSeen | DiceSeen | ZoneUnclear]:
        """Yield readings that became certain with this frame. Raise Drift while nothing may be read."""
        self._check_tags(frame, mono_ns)
        reduced = _reduced(frame)
        if not has_color(reduced):
            self.forget()
            raise Drift(sentence("The camera’s picture has no color: check its settings and the lamp."))
        gray = np.asarray(cv2.cvtColor(reduced, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
        changed = None if self._before is None else cv2.absdiff(gray, self._before) > MOVED_LEVEL
        self._before = gray
        for watched in self._watched:
            inside = watched.inside > 0
            if changed is None or (changed & inside).sum() > MOVED_SHARE * inside.sum():
                watched.still = 0
                watched.looking = True
                watched.looks.clear()
                watched.found, watched.strangers = [], []
                continue
            watched.still += 1
            if watched.looking and watched.still >= STILL:
                watched.looks.append(self._look(watched, frame, reduced, mono_ns))
                yield from self._decide(watched, frame)

    def forget(self) -> None:
        """Read every zone again, as after a pause in which nobody looked."""
        self._before = None
        for watched in self._watched:
            watched.said = None

    def _look(self, watched: _WatchedZone, frame: Image, reduced: Image, mono_ns: int) -> _ZoneLook:
        left, top, right, bottom = watched.box
        margin = 12  # A card at the edge of its zone needs edges.
        x0, y0 = max(0, left - margin), max(0, top - margin)
        crop = np.ascontiguousarray(frame[y0 : bottom + margin, x0 : right + margin])
        shift = np.array([x0, y0], np.float32)
        if watched.zone.holds is Holds.DICE:
            thrown = self._dice.read(crop, self._mm_per_px(watched))
            items = [self._die(die, shift) for die in thrown.dice]
            return _ZoneLook(items, thrown.other, mono_ns)

        def plane(corners: Points) -> Points:
            return self._calibration.to_mm(corners + shift)

        if watched.found:  # Nothing has moved since: measure only their sides again.
            outlines = sharpen(crop, watched.found, searches=SEARCHES_AGAIN, plane=plane)
        else:
            outlines = find(
                crop, plane, most_scale=min(1.0, SEARCHED_PX * self._mm_per_px(watched) / CARD_SIZES_MM[1][0])
            )
        separate = self._separate(outlines)
        readings = self._reader.read(crop, separate)
        items = [item for reading in readings if (item := self._item(watched.zone, reading, shift)) is not None]
        other = self._other(watched, reduced, [outline.corners + shift for outline in separate])
        watched.found = [] if other else [outline.corners for outline in separate]
        return _ZoneLook(_untwinned(self._faces_and_backs(watched, items)), other, mono_ns)

    def _faces_and_backs(self, watched: _WatchedZone, items: Sequence[Sighting]) -> list[Sighting]:
        """Return the items; a card with a known back is face down."""
        readings = [
            replace(item, name=Why.DOWN) if item.name is Why.NOT_A_FACE and self._backs.has(item.flat) else item
            for item in items
        ]
        watched.strangers = [item.flat for item in readings if item.name is Why.NOT_A_FACE]
        strangers = [flat for zone in self._watched for flat in zone.strangers]
        if not watched.strangers or not self._backs.learn(strangers):
            return readings
        for other in self._watched:
            if other.strangers and other is not watched:  # They are examined again with the present knowledge.
                other.looking, other.strangers = True, []
                other.looks.clear()
        return self._faces_and_backs(watched, items)

    def _mm_per_px(self, watched: _WatchedZone) -> float:
        left, top, right, bottom = watched.box
        middle = np.array([[left + right, top + bottom]], np.float32) / 2
        ends = self._calibration.to_mm(np.concatenate([middle, middle + np.float32(1)]))
        return float(np.linalg.norm(ends[1] - ends[0]) / np.sqrt(2))

    def _die(self, throw: Thrown, shift: Points) -> Sighting:
        x_mm, y_mm = self._calibration.to_mm((throw.middle + shift)[None, :].astype(np.float32))[0]
        name: Die | Why = throw.die if throw.die is not None else Why.UNCLEAR
        return Sighting(name, float(x_mm), float(y_mm), throw.confidence, throw.picture, throw.likely)

    def _separate(self, outlines: Sequence[Outline]) -> list[Outline]:
        """Return the outlines, the sharper of any two that share a place: all have the size of a card."""
        kept: list[Outline] = []
        for outline in sorted(outlines, key=lambda outline: -outline.sharpness):
            if not any(
                cv2.intersectConvexConvex(outline.corners, before.corners)[0] > 0.1 * before.area_px for before in kept
            ):
                kept.append(outline)
        return kept

    def _item(self, zone: Zone, reading: Reading, shift: Points) -> Sighting | None:
        x_mm, y_mm = map(float, self._calibration.to_mm(reading.outline.corners + shift).mean(axis=0))
        if not zone.has(x_mm, y_mm):
            return None
        name = reading.card if reading.card is not None else reading.why
        assert name is not None
        return Sighting(name, x_mm, y_mm, reading.confidence, reading.flat, reading.likely)

    def _other(self, watched: _WatchedZone, reduced: Image, shapes: Sequence[Points]) -> bool:
        """Return whether the zone has something that is none of the shapes."""
        light = np.clip(np.median(reduced[::8, ::8].reshape(-1, 3), axis=0) / self._empty_light, 0.5, 2.0)
        rows, columns = np.flatnonzero(watched.inside.any(axis=1)), np.flatnonzero(watched.inside.any(axis=0))
        box = np.s_[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
        lit = np.clip(np.arange(256)[:, None] * light, 0, 255).astype(np.uint8).reshape(256, 1, 3)
        blue, green, red = cv2.split(cv2.absdiff(reduced[box], cv2.LUT(self._empty[box], lit)))
        away = cv2.max(cv2.max(blue, green), red)
        other = np.where(away > OTHER_LEVEL, watched.inside[box], np.uint8(0))
        for shape in shapes:
            grown = shape.mean(axis=0) + (shape - shape.mean(axis=0)) * 1.08
            cv2.fillPoly(other, [np.round(grown / REDUCED - (columns[0], rows[0])).astype(np.int32)], 0)
        other = np.asarray(cv2.morphologyEx(other, cv2.MORPH_OPEN, np.ones((2, 2), np.uint8)), dtype=np.uint8)
        count, _, stats, _ = cv2.connectedComponentsWithStats(other)
        most = int(stats[1:, cv2.CC_STAT_AREA].max()) if count > 1 else 0
        return bool(most * (REDUCED * self._mm_per_px(watched)) ** 2 > OTHER_MM2)

    def _decide(self, watched: _WatchedZone, frame: Image) -> Iterator[CardsSeen | DiceSeen | ZoneUnclear]:
        looks = list(watched.looks)
        if len(looks) < NEEDED:
            return
        voted = _vote(looks)
        if (voted is None or not all(_is_clear(item) for item in voted)) and len(looks) < WINDOW:
            return
        watched.looking = False
        items = voted if voted is not None else looks[-1].items
        code = _trouble(watched.zone, looks, voted)
        places = tuple((item.name, round(item.x_mm / SAME_MM), round(item.y_mm / SAME_MM)) for item in items)
        said = (code, places if voted is not None else ())
        if said == watched.said:
            return
        watched.said = said
        evidence = self._evidence(watched, frame, items, looks)
        zone, mono_ns = watched.zone, looks[-1].mono_ns
        down = sum(item.name is Why.DOWN for item in items)
        cards = tuple(
            SeenCard(item.name, item.x_mm, item.y_mm, item.confidence) for item in items if isinstance(item.name, Card)
        )
        if code in _OF_ONE and voted is not None:
            unclear = tuple(place for place, item in enumerate(items) if not _is_clear(item))
            what = Sentence(_OF_ONE[Why(code)].fill(place=unclear[0] + 1))
            yield ZoneUnclear(zone.place, code, what, mono_ns, evidence, cards, down, unclear)
        elif code is not None:
            yield ZoneUnclear(zone.place, code, WHAT[code], mono_ns, evidence)
        elif zone.holds is Holds.DICE:
            dice = tuple(item.name for item in items if isinstance(item.name, Die))
            yield DiceSeen(zone.place, dice, mono_ns, evidence)
        else:
            yield CardsSeen(zone.place, cards, down, mono_ns, evidence)

    def _evidence(
        self, watched: _WatchedZone, frame: Image, items: Sequence[Sighting], looks: Sequence[_ZoneLook]
    ) -> Evidence:
        left, top, right, bottom = watched.box
        hashes = {**self._reader.hashes, "calibration": self._calibration.sha256}
        if watched.zone.holds is Holds.DICE:
            hashes = {**self._dice.hashes, "calibration": self._calibration.sha256}
        return Evidence(
            jpeg(frame[top:bottom, left:right]),
            tuple(jpeg(item.flat) for item in items),
            tuple(tuple((name, round(1000 * share)) for name, share in item.likely) for item in items),
            hashes,
            tuple(look.mono_ns for look in looks),
        )

    def _check_tags(self, frame: Image, mono_ns: int) -> None:
        if self._tags_ns is not None and mono_ns - self._tags_ns < TAGS_EVERY_NS and self._tags_lost == 0:
            return
        self._tags_ns = mono_ns
        drift_mm = self._tags.drift_mm(frame, self._calibration)
        if drift_mm is None:
            self._tags_lost += 1
            if self._tags_lost >= TAGS_LOST:
                self.forget()
                raise Drift(sentence("The camera does not see the corner tags: uncover them."))
        elif drift_mm > DRIFT_MM:
            self._tags_lost = max(self._tags_lost, 1)  # Tags are searched for in every frame again.
            self.forget()
            raise Drift(
                sentence(
                    "The camera or table moved {drift} mm: recalibrate the camera.",
                    drift=round(drift_mm),
                )
            )
        else:
            self._tags_lost = 0


def _reduced(frame: Image) -> Image:
    half = cv2.resize(frame, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)  # Halving twice is faster.
    size = (frame.shape[1] // REDUCED, frame.shape[0] // REDUCED)
    return np.asarray(cv2.resize(half, size, interpolation=cv2.INTER_AREA), dtype=np.uint8)


def _untwinned(items: Sequence[Sighting]) -> list[Sighting]:
    """Return the items of one frame, in which a card that appears twice is not read."""
    counts = Counter(item.name for item in items if isinstance(item.name, Card))
    return [
        item
        if not isinstance(item.name, Card) or counts[item.name] == 1
        else Sighting(Why.TWICE, item.x_mm, item.y_mm, item.confidence, item.flat, item.likely)
        for item in items
    ]


def _vote(looks: Sequence[_ZoneLook]) -> list[Sighting] | None:
    """Return the items in the zone, from left to right: of each item the majority of the frames, or that it is unclear.

    Return None while the frames do not agree on the number of items and their places.
    """
    newest = looks[-1]
    if newest.other or sum(not look.other for look in looks) < NEEDED:
        return None
    if sum(len(look.items) == len(newest.items) for look in looks) < NEEDED:
        return None
    agreed = []
    for item in newest.items:
        there = [sighting for look in looks for sighting in look.items if _is_near(item, sighting)]
        if len(there) < NEEDED:
            return None
        name, votes = Counter(sighting.name for sighting in there).most_common(1)[0]
        if votes >= NEEDED and name != item.name:  # The newest frame differs from the votes.
            item = next(sighting for sighting in reversed(there) if sighting.name == name)
        agreed.append(item if votes >= NEEDED else replace(item, name=Why.UNCLEAR))
    return sorted(agreed, key=lambda item: (item.x_mm, item.y_mm))


def _is_near(first: Sighting, second: Sighting) -> bool:
    return (first.x_mm - second.x_mm) ** 2 + (first.y_mm - second.y_mm) ** 2 < SAME_MM**2


def _is_clear(item: Sighting) -> bool:
    return not isinstance(item.name, Why) or item.name is Why.DOWN


def _trouble(zone: Zone, looks: Sequence[_ZoneLook], voted: Sequence[Sighting] | None) -> str | None:
    """Return the code of the obstacle to reading the whole zone, or None."""
    if zone.holds is Holds.DICE:
        clear = voted is not None and all(isinstance(item.name, Die) for item in voted)
        return None if clear else "dice"
    if voted is None:
        return "spread" if looks[-1].other else Why.UNCLEAR.value
    names = [item.name for item in voted]
    if Why.TWICE in names:
        return Why.TWICE.value
    return next((str(item.name) for item in voted if not _is_clear(item)), None)


def jpeg(picture: Image, quality: int = 85) -> bytes:
    """Return a picture as a JPEG file."""
    _, packed = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, quality])
    return bytes(packed)
