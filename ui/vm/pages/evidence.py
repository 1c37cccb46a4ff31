"""The view model of the camera's evidence: for each reading of a hand its pictures and their interpretation.

A picture is shown only if it matches the journal's hash: a changed one is marked as altered.
"""

import time
from dataclasses import field
from typing import Any, Final

from PySide6.QtGui import QImage

from kiosk.archive import Flat, ZoneReading, readings
from kiosk.core.cards import card
from kiosk.core.text import Text, text
from kiosk.core.value import value
from kiosk.events import CameraRead
from kiosk.table import Table
from ui.vm.controls.page import Page
from ui.vm.controls.paging import paged
from ui.vm.controls.view import in_qml, touch
from ui.vm.controls.words import SEAT, say, with_sign
from ui.window.picture import Sight  # noqa: F401, QML draws it

A_PAGE: Final = 5
MAX_FLATS: Final = 6
MAX_BACK: Final = 50  # Hands searched for one with a camera reading.
HASH_LETTERS: Final = 12

HAND: Final = text("Hand {number}")
NOTHING: Final = text("The camera has read nothing in this hand.")
NONE_YET: Final = text("The camera has read nothing at this table yet.")
CLEARED: Final = text("cleared")
HIDDEN: Final = text("{count} face down")
NOT_SHOWN: Final = text("These cards were face down: they are not shown.")
ALTERED: Final = text("This picture does not match the journal.")
GONE: Final = text("This picture is gone.")
SHARE: Final = text("{name} {percent}%")
MORE: Final = text("and {count} more")
FRAMES: Final = text("Frames: {count}, from {first} to {last}")
HASH: Final = text("{what} {hash}")
WHAT: Final = {
    "whole": text("Card model"),
    "corner": text("Corner model"),
    "dice": text("Dice model"),
    "deck": text("Deck"),
    "calibration": text("Calibration"),
}
CROP: Final = text("Picture")


@value
class ReadingRow:
    """A reading in the list: its time, its place, and its result."""

    nth: int
    at: str
    zone: str
    read: str
    chosen: bool


@value
class FlatRow:
    """One straightened card: its picture, `face` as cards are drawn, its likely names, and its fault."""

    image: QImage
    face: str
    likely: str
    others: str
    wrong: str


@value
class EvidenceLook:
    """One look of the evidence: the readings of a hand, and the evidence of one of them."""

    readings: tuple[ReadingRow, ...] = ()
    flats: tuple[FlatRow, ...] = ()
    crop: QImage = field(default_factory=QImage)
    has_crop: bool = False
    has_before: bool = False
    has_after: bool = False
    hand: str = ""
    empty: str = ""
    title: str = ""
    note: str = ""
    wrong: str = ""
    frames: str = ""
    hashes: str = ""
    more: str = ""
    page_text: str = ""
    can_newer: bool = False
    can_older: bool = False


@in_qml
class EvidenceScreen(Page[EvidenceLook]):
    """The evidence of the camera's readings, hand by hand. It opens at `hand`, or at the newest that has any."""

    def __init__(self, table: Table, hand: int = 0) -> None:
        super().__init__()
        self._table = table
        self._hand = hand or self._seek(table.hand_number + 1, -1) or table.hand_number
        self._chosen = self._page = 0
        self._readings: tuple[ZoneReading, ...] = ()
        self.refresh()

    def _seek(self, number: int, step: int) -> int:
        """Return the nearest hand before or after one that the camera has read, 0 if there is none."""
        journal, last = self._table.journal, self._table.hand_number
        for _ in range(MAX_BACK):
            number += step
            if not 1 <= number <= last:
                return 0
            if any(isinstance(event.what, CameraRead) for event in journal.hand(number)):
                return number
        return 0

    def look(self) -> EvidenceLook:
        self._readings = readings(self._table.journal.hand(self._hand))[::-1]  # Newest first.
        self._chosen = max(0, min(self._chosen, len(self._readings) - 1))
        page = paged(tuple(enumerate(self._readings)), self._page, A_PAGE)
        self._page = page.page
        before, after = self._seek(self._hand, -1) > 0, self._seek(self._hand, 1) > 0
        shown: dict[str, Any] = {"empty": say(NOTHING if before or after else NONE_YET)}
        if self._readings:
            shown = self._of_reading(self._readings[self._chosen])
        return EvidenceLook(
            readings=tuple(
                ReadingRow(
                    nth, _clock(reading.at_ms), say(self._zone(reading.zone)), self._read(reading), nth == self._chosen
                )
                for nth, reading in page.rows
            ),
            hand=say(HAND.fill(number=f"{self._hand:,}")),
            page_text=page.text,
            can_newer=page.can_on,
            can_older=page.can_back,
            has_before=before,
            has_after=after,
            **shown,
        )

    def _of_reading(self, reading: ZoneReading) -> dict[str, Any]:
        crop, wrong = self._picture(reading.crop) if reading.crop else (QImage(), "")
        count, hidden = len(reading.flats) - MAX_FLATS, reading.hidden and not reading.flats
        frames = {
            "count": len(reading.frames_ms),
            "first": _clock(reading.frames_ms[0]),
            "last": _clock(reading.frames_ms[-1]),
        }
        hashes = [(WHAT.get(name, Text(name)), value) for name, value in reading.hashes.items()]
        return {
            "crop": crop,
            "has_crop": not crop.isNull(),
            "flats": tuple(self._flat(flat) for flat in reading.flats[:MAX_FLATS]),
            "title": f"{say(self._zone(reading.zone))} · {self._read(reading)}",
            "note": say(NOT_SHOWN) if hidden else "",
            "wrong": wrong,
            "frames": say(FRAMES.fill(**frames)) if reading.frames_ms else "",
            "hashes": "\n".join(
                say(HASH.fill(what=what, hash=value[:HASH_LETTERS]))
                for what, value in (*hashes, (CROP, reading.crop))
                if value
            ),
            "more": say(MORE.fill(count=count)) if count > 0 else "",
        }

    def _flat(self, flat: Flat) -> FlatRow:
        image, wrong = self._picture(flat.picture)
        shares = [say(SHARE.fill(name=_shown(name), percent=f"{share / 10:.1f}")) for name, share in flat.likely]
        return FlatRow(image, flat.likely[0][0], shares[0], "\n".join(shares[1:3]), wrong)

    def _picture(self, sha256: str) -> tuple[QImage, str]:
        folder = self._table.camera.evidence
        body = folder.picture(sha256) if folder is not None else None
        if body is not None:
            return QImage.fromData(body), ""
        altered = folder is not None and folder.is_altered(sha256)
        return QImage(), say(ALTERED if altered else GONE)

    def _zone(self, zone: str) -> Text:
        spots = {spot.key: spot.label for game in self._table.games for spot in game.game.layout(game.rules).spots}
        if zone in spots:
            return spots[zone]
        word, _, seat = zone.partition(" ")
        return SEAT.fill(seat=seat) if seat.isdecimal() else Text(word.capitalize())

    def _read(self, reading: ZoneReading) -> str:
        hidden = say(HIDDEN.fill(count=reading.hidden)) if reading.hidden else ""
        return " · ".join(part for part in (" ".join(map(_shown, reading.names)), hidden) if part) or say(CLEARED)

    @touch(int)
    def choose(self, nth: int) -> None:
        """Show one of the readings."""
        self._chosen = nth

    @touch(int)
    def turn(self, step: int) -> None:
        """Turn the pages of the list."""
        self._page += step

    @touch(int)
    def goHand(self, step: int) -> None:
        """Go to the next hand before (-1) or after (1) this one that the camera has read."""
        found = self._seek(self._hand, step)
        if found:
            self._hand, self._chosen, self._page = found, 0, 0


def _shown(name: str) -> str:
    """Return a card with the sign of its suit. A die has the name that the camera gave it."""
    try:
        return with_sign(card(name))
    except ValueError:
        return name


def _clock(ms: int) -> str:
    return time.strftime("%H:%M:%S", time.localtime(ms / 1000))
