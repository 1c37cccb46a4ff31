"""The view model of the page on which the camera's zones are drawn: rectangles in millimeters, one for each place.

A finger moves the nearest part of the chosen zone, a corner or the middle, or chooses the zone under it. The camera
checks the drawn zones each time the finger is lifted, and stores them on request.
"""

import json
from collections.abc import Set as AbstractSet
from dataclasses import asdict, replace
from typing import Final, NamedTuple

from kiosk.core.devices import CameraKept, CameraSetup, CameraZone
from kiosk.core.text import Text, counted, text
from kiosk.core.value import value
from kiosk.procedure import Felt
from kiosk.staff import Act
from kiosk.table import Table, zones_of
from ui.vm.camera.screen import CameraLook, CameraScreen, Guided, VerbRow, verb
from ui.vm.controls.view import in_qml, touch
from ui.vm.controls.words import SEAT, say
from ui.window.dropped import Dropped

CARD_MM: Final = (75.0, 110.0)  # A card with a margin.
EDGE_MM: Final = 30.0
MIN_MM: Final = 15.0  # A zone corner cannot cross the opposite corner.
STEP_MM: Final = 20.0

DO: Final = text("Clear the table, then draw a zone for each place.")
HINT: Final = text("Drag a zone or a corner. A card counts in the zone that holds its center.")
CALIBRATE_DO: Final = text("Calibrate the camera first.")
CALIBRATE_HINT: Final = text("Zones are in millimeters: the camera must know the table.")
BURN: Final = text("Burn")
DRAWN: Final = text("{done} of {most} places")
SIZE: Final = text("{width} × {height} mm")
NOT_DRAWN: Final = text("not drawn")
KEPT: Final = counted("%n zone saved.", "%n zones saved.")
LEAVING: Final = text("The zones are not saved yet: save them, or touch again to discard the changes.")
DRAW: Final = text("Draw it")
TAKE_AWAY: Final = text("Remove it")
UNDO: Final = text("Discard changes")
KEEP: Final = text("Save the zones")
SHOW_NEXT: Final = text("Show the deck")
NEXT_DO: Final = text("The zones are saved. Show the deck next.")
NEXT_HINT: Final = text("The camera reads a deck better once it has been shown. It takes two or three minutes.")


class TablePoint(NamedTuple):
    """A place on the table, in millimeters."""

    x: float
    y: float


class Grip(NamedTuple):
    """The finger's grip: a corner (0 or 1 across and down), or the whole zone; and where it was then."""

    across: int | None
    down: int | None
    at: TablePoint
    zone: CameraZone


@value
class ZoneRow:
    """A zone as it is drawn: in parts of the picture's width and height."""

    place: str
    label: str
    from_left: float
    from_top: float
    across: float
    down: float
    chosen: bool
    wrong: bool


@value
class ZonesLook(CameraLook):
    """One look of the page: the zones as they are drawn, and the place that is chosen, with its size."""

    zones: tuple[ZoneRow, ...] = ()
    place: str = ""
    size: str = ""
    drawing: str = ""


@in_qml
class ZonesScreen(CameraScreen[ZonesLook]):
    """The zones of a table."""

    KEY = "zones"
    TASKS = ("zones",)
    IS_STRAIGHT = True

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._places = _places(table)
        self._chosen = self._chosen_before = next(iter(self._places))
        self._kept: CameraKept | None = None
        self._zones: dict[str, CameraZone] = {}
        self._grip: Grip | None = None
        self._keeps = self._is_leaving = False
        self.lookAgain()
        self.refresh()

    def _heard(self, setup: CameraSetup | None) -> None:
        super()._heard(setup)
        if self._keeps and setup is not None and setup.task == "zones":
            self._keeps = False
            if setup.done:
                self._strip, self._strip_tone = KEPT.fill(n=len(self._zones)), "done"

    @property
    def meant(self) -> AbstractSet[Dropped]:
        return frozenset({Dropped.SLID})

    @property
    def _goes_on(self) -> bool:
        return False

    def look(self) -> ZonesLook:
        kept = self._table.camera.kept
        if kept is not None and (self._kept is None or kept.zones != self._kept.zones):
            self._kept = kept
            self._zones = {zone.place: zone for zone in kept.zones}
        zone = self._zones.get(self._chosen)
        sides = {} if zone is None else {"width": f"{zone.width_mm:.0f}", "height": f"{zone.height_mm:.0f}"}
        return ZonesLook(
            **self._camera_look(),
            zones=self._drawn(),
            place=say(self._label(self._chosen)),
            size=say(SIZE.fill(**sides) if sides else NOT_DRAWN),
            drawing=say(DRAW if zone is None else TAKE_AWAY),
        )

    # ------------------------------------------------------------------------------------------------------ drawing

    @property
    def _corner(self) -> TablePoint:
        assert self._view is not None
        return TablePoint(self._view.x_mm, self._view.y_mm)

    @property
    def _size(self) -> TablePoint:
        """Return the part of the table in the picture; nothing, before it is straight."""
        view = self._view
        return (
            TablePoint(0, 0) if view is None else TablePoint(view.width * view.mm_per_px, view.height * view.mm_per_px)
        )

    def _drawn(self) -> tuple[ZoneRow, ...]:
        size = self._size
        if not size.x:
            return ()
        wrong = self._setup is not None and self._setup.refused
        return tuple(
            ZoneRow(
                zone.place,
                say(self._label(zone.place)),
                (zone.x_mm - self._corner.x) / size.x,
                (zone.y_mm - self._corner.y) / size.y,
                zone.width_mm / size.x,
                zone.height_mm / size.y,
                zone.place == self._chosen,
                wrong and zone.place == self._chosen,
            )
            for zone in self._zones.values()
        )

    def _label(self, place: str) -> Text:
        """Return the name of a place; one of a game that is not dealt here any more keeps its name."""
        return self._places[place][0] if place in self._places else Text(place)

    def _guided(self) -> Guided:
        kept = self._table.camera.kept
        if kept is not None and not kept.calibrated:
            return Guided(CALIBRATE_DO, CALIBRATE_HINT)
        done = sum(place in self._zones for place in self._places)
        counted = DRAWN.fill(done=done, most=len(self._places))
        if self._wants_deck:
            return Guided(NEXT_DO, NEXT_HINT, done, len(self._places), counted)
        return Guided(DO, HINT, done, len(self._places), counted)

    def _verbs_now(self) -> list[VerbRow]:
        there = self._size.x > 0
        if self._wants_deck:
            return [verb("keep", KEEP, dimmed=not there), verb("deck", SHOW_NEXT, "primary")]
        return [
            verb("undo", UNDO, dimmed=not self._is_changed),
            verb("keep", KEEP, "primary", dimmed=not (there and self._zones)),
        ]

    @property
    def _wants_deck(self) -> bool:
        """Return whether the zones are saved, and no deck is known: one that was shown is read more surely."""
        kept = self._kept
        if kept is None or not (kept.zones and kept.can_read) or self._is_changed:
            return False
        return not any(deck.learned_ms for deck in kept.decks) and self._table.people.may(Act.SHOW_DECK)

    @property
    def _is_changed(self) -> bool:
        before = self._kept.zones if self._kept is not None else ()
        return dict(self._zones) != {zone.place: zone for zone in before}

    def _press(self, key: str) -> None:
        if key == "deck":
            self.go("deck")
        elif key == "keep":
            self._keeps = True
            self._do("zones", zones=self._json())
        else:
            before = self._kept.zones if self._kept is not None else ()
            self._zones = {zone.place: zone for zone in before}
            self._setup = None

    def _json(self) -> str:
        """Return the zones as the camera takes them: it calls each as people do."""
        return json.dumps([{**asdict(zone), "label": str(self._label(zone.place))} for zone in self._zones.values()])

    def _check(self) -> None:
        self._keeps = False
        self._do("zones", zones=self._json(), keep=False)

    @touch()
    def leave(self) -> None:
        """Go back to the table; the first time, say that the zones are not kept yet."""
        if self._is_changed and not self._is_leaving:
            self._is_leaving = True
            self._strip, self._strip_tone = LEAVING, "warning"
        else:
            self.left.emit()

    @touch(str)
    def go(self, key: str) -> None:
        if self._is_changed and not self._is_leaving:
            self.leave()
        else:
            super().go(key)

    # ------------------------------------------------------------------------------------------------------ a place

    @touch(int)
    def chooseNext(self, step: int) -> None:
        """Move the choice of the place forward by this many places."""
        places = [*self._places, *(place for place in self._zones if place not in self._places)]
        self._chosen = places[(places.index(self._chosen) + step) % len(places)]

    @touch()
    def drawOrTake(self) -> None:
        """Draw the zone of the chosen place, if there is room; or delete it."""
        if not self._size.x:
            return
        self._is_leaving = False
        if self._chosen in self._zones:
            del self._zones[self._chosen]
            if self._chosen not in self._places:
                self._chosen = next(iter(self._places))
        else:
            self._zones[self._chosen] = self._new(self._chosen)
        self._check()

    def _new(self, place: str) -> CameraZone:
        """Return a zone of the usual size at a free place, or in the middle if there is no free place."""
        _, count, holds = self._places[place]
        wide, tall = CARD_MM[0] * count + EDGE_MM, CARD_MM[1] + EDGE_MM
        corner, size = self._corner, self._size
        wide, tall = min(wide, size.x / 2), min(tall, size.y / 2)
        middle = CameraZone(
            place, round(corner.x + (size.x - wide) / 2), round(corner.y + (size.y - tall) / 2), wide, tall, holds
        )
        corners = (
            TablePoint(round(corner.x + across * STEP_MM), round(corner.y + down * STEP_MM))
            for down in range(4, int((size.y - tall) / STEP_MM) - 3)
            for across in range(4, int((size.x - wide) / STEP_MM) - 3)
        )
        tried = (replace(middle, x_mm=corner.x, y_mm=corner.y) for corner in corners)
        return next(
            (zone for zone in tried if not any(_overlap(zone, other) for other in self._zones.values())), middle
        )

    # ------------------------------------------------------------------------------------------------------- a finger

    @touch(float, float, float)
    def grab(self, x: float, y: float, reach: float) -> None:
        """Take the part under a finger. Parts of the picture's width and height; `reach` of its width."""
        size = self._size
        if not size.x:
            return
        at = TablePoint(self._corner.x + x * size.x, self._corner.y + y * size.y)
        self._grip = self._taken(at, reach * size.x)
        if self._grip is not None:
            self._chosen_before, self._chosen = self._chosen, self._grip.zone.place

    def _taken(self, at: TablePoint, reach_mm: float) -> Grip | None:
        chosen = self._zones.get(self._chosen)
        if chosen is not None:
            grips = [Grip(across, down, at, chosen) for across, down in ((0, 0), (1, 0), (0, 1), (1, 1), (None, None))]
            nearest = min(grips, key=lambda grip: _away(grip, at))
            if _away(nearest, at) <= reach_mm:
                return nearest
        under = [zone for zone in self._zones.values() if _has(zone, at)]
        zone = next((zone for zone in under if zone is chosen), under[0] if under else None)
        return None if zone is None else Grip(None, None, at, zone)

    @touch(float, float)
    def drag(self, x: float, y: float) -> None:
        """Move the grabbed part to the finger's position."""
        grip, size = self._grip, self._size
        if grip is None or not size.x:
            return
        at = TablePoint(self._corner.x + min(max(x, 0), 1) * size.x, self._corner.y + min(max(y, 0), 1) * size.y)
        moved = TablePoint(round(at.x - grip.at.x), round(at.y - grip.at.y))
        self._zones[self._chosen] = _moved(grip, moved)

    @touch()
    def cancel(self) -> None:
        """Put the zone and the choice back: the touch does not count."""
        if self._grip is not None:
            self._zones[self._chosen] = self._grip.zone
            self._grip, self._chosen = None, self._chosen_before

    @touch()
    def drop(self) -> None:
        """The finger was lifted."""
        if self._grip is None:
            return
        self._grip, self._is_leaving = None, False
        if self._is_changed:
            self._check()


def _places(table: Table) -> dict[str, tuple[Text, int, str]]:
    """Return the name of each place of the table's games, its number of cards, and whether it holds cards or dice."""
    found: dict[str, tuple[Text, int, str]] = {}
    for deal in table.games:
        layout = deal.game.layout(deal.rules)
        spots = {spot.key: (spot.label, spot.count) for spot in layout.spots}
        holds = "dice" if layout.dice else "cards"
        for place in zones_of(layout, deal.seats):
            if place == Felt.BURN:
                found.setdefault(place, (BURN, 1, "cards"))
            elif place in spots:
                found.setdefault(place, (*spots[place], holds))
            else:
                found.setdefault(place, (SEAT.fill(seat=place.split()[-1]), layout.hole, holds))
    return found


def _overlap(zone: CameraZone, other: CameraZone) -> bool:
    return (
        zone.x_mm < other.x_mm + other.width_mm
        and other.x_mm < zone.x_mm + zone.width_mm
        and zone.y_mm < other.y_mm + other.height_mm
        and other.y_mm < zone.y_mm + zone.height_mm
    )


def _has(zone: CameraZone, at: TablePoint) -> bool:
    return 0 <= at.x - zone.x_mm <= zone.width_mm and 0 <= at.y - zone.y_mm <= zone.height_mm


def _away(grip: Grip, at: TablePoint) -> float:
    zone = grip.zone
    across = 0.5 if grip.across is None else grip.across
    down = 0.5 if grip.down is None else grip.down
    x, y = zone.x_mm + across * zone.width_mm, zone.y_mm + down * zone.height_mm
    return float(((x - at.x) ** 2 + (y - at.y) ** 2) ** 0.5)


def _moved(grip: Grip, by: TablePoint) -> CameraZone:
    """Return the zone after a finger that has taken a part of it has moved."""
    zone = grip.zone
    if grip.across is None or grip.down is None:
        return replace(zone, x_mm=zone.x_mm + by.x, y_mm=zone.y_mm + by.y)
    x, width = _stretched(zone.x_mm, zone.width_mm, by.x, grip.across)
    y, height = _stretched(zone.y_mm, zone.height_mm, by.y, grip.down)
    return replace(zone, x_mm=x, width_mm=width, y_mm=y, height_mm=height)


def _stretched(start: float, length: float, by: float, end: int) -> tuple[float, float]:
    """Return the beginning and the length of a side after one of its ends (0 or 1) has moved."""
    if end:
        return start, max(MIN_MM, length + by)
    by = min(by, length - MIN_MM)
    return start + by, length - by
