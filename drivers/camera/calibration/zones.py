"""The zones in which cards and dice are looked for, in millimeters, each with the place that it represents.

A zone is an upright rectangle on the table's own axes. Its name is the name of a place in the game, as the steps of a
hand call it: the cards in the zone are at that place.
"""

from __future__ import annotations

import difflib
import json
from dataclasses import asdict
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

import numpy as np

from drivers.camera.calibration.calibrate import Calibration
from drivers.camera.picture.geometry import Points
from kiosk.core.disk import replace_file
from kiosk.core.errors import DeviceError
from kiosk.core.value import value

MIN_MM: Final = {"cards": (50.0, 50.0), "dice": (20.0, 20.0)}
MAX_MM: Final = 4000.0
MAX_ZONES: Final = 40


class Holds(StrEnum):
    """The contents of a zone."""

    CARDS = "cards"
    DICE = "dice"


@value
class Zone:
    """One zone: its place, its far left corner and its size in millimeters, and its kind of pieces.

    `label` is the place's displayed name; without one, the place's own name is used.
    """

    place: str
    x_mm: float
    y_mm: float
    width_mm: float
    height_mm: float
    holds: Holds = Holds.CARDS
    label: str = ""

    def __post_init__(self) -> None:
        least = MIN_MM[self.holds]
        if not self.place:
            raise DeviceError("camera_zones", "A zone has no place: choose the place it covers.")
        sizes = (self.x_mm, self.y_mm, self.width_mm, self.height_mm)
        if not all(np.isfinite(size) and abs(size) <= MAX_MM for size in sizes):
            raise DeviceError("camera_zones", "Zone {place} is off the table: redraw it.", place=self.called)
        if self.width_mm < least[0] or self.height_mm < least[1]:
            raise DeviceError(
                "camera_zones",
                "Zone {place} is too small for {holds}: draw it larger.",
                place=self.called,
                holds=self.holds,
            )

    @property
    def called(self) -> str:
        return self.label or self.place

    @property
    def corners_mm(self) -> Points:
        x, y, wide, tall = self.x_mm, self.y_mm, self.width_mm, self.height_mm
        return np.array([[x, y], [x + wide, y], [x + wide, y + tall], [x, y + tall]], np.float32)

    def has(self, x_mm: float, y_mm: float) -> bool:
        """Return whether a point is in the zone."""
        return self.x_mm <= x_mm <= self.x_mm + self.width_mm and self.y_mm <= y_mm <= self.y_mm + self.height_mm

    def overlaps(self, other: Zone) -> bool:
        """Return whether two zones share some of the table."""
        return (
            self.x_mm < other.x_mm + other.width_mm
            and other.x_mm < self.x_mm + self.width_mm
            and self.y_mm < other.y_mm + other.height_mm
            and other.y_mm < self.y_mm + self.height_mm
        )


def checked(zones: tuple[Zone, ...], places: tuple[str, ...] = ()) -> tuple[Zone, ...]:
    """Return the zones. Raise DeviceError if two overlap, two have one place, or a place is not among `places`."""
    if len(zones) > MAX_ZONES:
        raise DeviceError(
            "camera_zones",
            "{zones} zones is too many: draw at most {most}.",
            zones=len(zones),
            most=MAX_ZONES,
        )
    for number, zone in enumerate(zones):
        if places and zone.place not in places:
            close = difflib.get_close_matches(zone.place, places, n=1)
            meant = f"; did you mean {close[0]}?" if close else "."
            raise DeviceError("camera_zones", "This table has no place {place}{meant}", place=zone.place, meant=meant)
        for other in zones[:number]:
            if zone.place == other.place:
                raise DeviceError("camera_zones", "Two zones are called {place}: remove one.", place=zone.called)
            if zone.overlaps(other):
                raise DeviceError(
                    "camera_zones",
                    "Zones {place} and {other} overlap: separate them.",
                    place=other.called,
                    other=zone.called,
                )
    return zones


def in_sight(zones: tuple[Zone, ...], calibration: Calibration) -> tuple[Zone, ...]:
    """Return the zones. Raise DeviceError if the camera does not see the whole of each."""
    for zone in zones:
        corners = calibration.to_px(zone.corners_mm)
        if (corners < 0).any() or (corners > np.array(calibration.size)).any():
            raise DeviceError(
                "camera_zones",
                "The camera cannot see all of zone {place}: move the zone into the picture.",
                place=zone.called,
            )
    return zones


def to_json(zones: tuple[Zone, ...]) -> str:
    return json.dumps([asdict(zone) for zone in zones], sort_keys=True)


def from_json(text: str, places: tuple[str, ...] = ()) -> tuple[Zone, ...]:
    """Parse the output of `to_json`. Raise DeviceError for anything else, and as `checked` does."""
    try:
        entries: list[dict[str, Any]] = json.loads(text)
        zones = tuple(
            Zone(
                str(entry["place"]),
                float(entry["x_mm"]),
                float(entry["y_mm"]),
                float(entry["width_mm"]),
                float(entry["height_mm"]),
                Holds(entry["holds"]),
                str(entry.get("label", "")),
            )
            for entry in entries
        )
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise DeviceError("camera_zones", "The zones cannot be read: draw them again.") from error
    return checked(zones, places)


def write(zones: tuple[Zone, ...], path: Path) -> None:
    """Write the zones to a file, whole or not at all."""
    replace_file(path, to_json(checked(zones)).encode())
