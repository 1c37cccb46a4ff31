"""Simulate the demo's camera, and the cards and dice on the table in front of it.

Only the simulator knows the cards; the kiosk knows only the camera's readings. Like `demo.py`, it is a composition
root.
"""

import json
import os
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from drivers.camera.line.driver import CameraDriver
from drivers.camera.sim.set_up import set_up
from kiosk.core.cards import Card
from kiosk.core.clock import Clock
from kiosk.core.dice import Die
from kiosk.core.value import value
from kiosk.procedure import Cards, Dice, Felt, Layout, Place
from kiosk.settings import camera_folders
from kiosk.table import EvidenceFolder, Table, seat_of, zone_of, zones_of
from ui.window.bridge import Bridge

_ORIGIN_MM: Final = 42.0  # The middle of tag 0 on the simulated table, the origin of zones.
_CARD_MM: Final = (71.5, 118.0)  # The space of a card in its zone, turned a little.
_DIE_MM: Final = (44.0, 60.0)
_EDGE_MM: Final = 8.0
_ROWS_MM: Final = (18.0, 172.0, 326.0)  # The y positions of the spots in the middle, and of the two rows of seats.
# The x limits of the spots, between two corner tags, and of the seats.
_BETWEEN_MM: Final = ((82.0, 918.0), (10.0, 990.0))
_SEATS_IN_ROW: Final = 5
_BURNED: Final = 4  # The most burns in any game.


@value
class Patch:
    """A zone of the simulated table: its far left corner and its size in millimeters, for `count` things in a row."""

    x_mm: float
    y_mm: float
    width_mm: float
    height_mm: float
    count: int

    def at(self, nth: int) -> tuple[float, float]:
        """Return the middle of one of its things."""
        room = (self.width_mm - 2 * _EDGE_MM) / self.count
        return self.x_mm + _EDGE_MM + room * (nth + 0.5), self.y_mm + self.height_mm / 2


def patches(layout: Layout, seats: Sequence[int]) -> dict[str, Patch]:
    """Return the zones of a game: its spots in a row at the far side, its seats in two rows before them."""
    room = _DIE_MM if layout.dice else _CARD_MM
    counts = {Felt.BURN: _BURNED, **{spot.key: spot.count for spot in layout.spots}}
    zones = zones_of(layout, seats)
    middle = [zone for zone in zones if not seat_of(zone)]
    placed = _row([(zone, counts.get(zone, 1)) for zone in middle], room, _ROWS_MM[0], _BETWEEN_MM[0])
    at_seats = [(zone, layout.hole) for zone in zones if seat_of(zone)]
    for nth, row_mm in enumerate(_ROWS_MM[1:]):
        placed |= _row(at_seats[_SEATS_IN_ROW * nth : _SEATS_IN_ROW * (nth + 1)], room, row_mm, _BETWEEN_MM[1])
    return placed


def _row(
    zones: Sequence[tuple[str, int]], room: tuple[float, float], y_mm: float, between_mm: tuple[float, float]
) -> dict[str, Patch]:
    """Return zones side by side, spread between two places on the table."""
    widths = [count * room[0] + 2 * _EDGE_MM for _, count in zones]
    left_mm, right_mm = between_mm
    gap = (right_mm - left_mm - sum(widths)) / (len(zones) + 1)
    placed, x_mm = {}, left_mm + gap
    for (zone, count), width in zip(zones, widths, strict=True):
        placed[zone] = Patch(x_mm, y_mm, width, room[1] + 2 * _EDGE_MM, count)
        x_mm += width + gap
    return placed


MakeCamera: TypeAlias = Callable[[Path, Clock], CameraDriver]
"""Returns the driver of a camera that is set up in a folder."""


def demo_driver(folder: Path, clock: Clock) -> CameraDriver:
    """Return the driver of a simulated camera that is set up in `folder`."""
    return CameraDriver({"source": "sim", "frames_per_s": 10}, folder, clock)


class DemoCamera:
    """The simulated camera of a demo table. `deal` and `roll` return the next card and die."""

    def __init__(
        self,
        table: Table,
        deal: Callable[[], Card],
        roll: Callable[[], Die],
        driver: MakeCamera,
    ) -> None:
        self._table = table
        self.deal, self.roll = deal, roll
        self._layout = table.game.layout(table.rules)
        self._patches = patches(self._layout, table.table_game.seats)
        self._folder, evidence = camera_folders(table.journal.path.parent)
        self._make_driver = driver
        self._driver = driver(self._folder, table.clock)
        self._bridge = Bridge(table.camera.event)
        self._on_table: dict[Place, Any] = {}
        self._light: dict[str, float] = {}
        self._hands: list[dict[str, float]] = []
        table.camera.connect(EvidenceFolder(evidence), self._driver)

    def start(self) -> None:
        """Set the camera up, if necessary, and look."""
        if not (self._folder / "zones.json").exists():
            sys.stdout.write("The simulated camera is being calibrated.\n")
            sys.stdout.flush()
            set_up(self._make_driver(self._folder, self._table.clock), self.zones())
        self._show()
        self._driver.start(self._bridge.post)

    def stop(self) -> None:
        self._driver.stop()

    def zones(self) -> str:
        """Return the zones of this table, as the camera keeps them."""
        holds = "dice" if self._layout.dice else "cards"
        return json.dumps(
            [
                {
                    "place": zone,
                    "x_mm": patch.x_mm - _ORIGIN_MM,
                    "y_mm": patch.y_mm - _ORIGIN_MM,
                    "width_mm": patch.width_mm,
                    "height_mm": patch.height_mm,
                    "holds": holds,
                }
                for zone, patch in self._patches.items()
            ]
        )

    def serve(self) -> None:
        """Do the current step: deal cards, turn them over, or roll dice."""
        prompt = self._table.round.prompt
        match prompt:
            case Cards(turning=True):
                for place in prompt.left:
                    self.turn(place)
            case Cards():
                for place in prompt.left:
                    if place not in self._on_table:
                        self._lay(place, self.deal().text, up=prompt.up)
            case Dice():
                for place in prompt.left:
                    if place not in self._on_table:
                        self._throw(place, self.roll())
            case _:
                raise ValueError("nothing is due on the table now")
        self._show()

    def make_room(self) -> None:
        """Pick up dice from a place where other dice are due."""
        prompt = self._table.round.prompt
        if isinstance(prompt, Dice):
            due = {zone_of(place) for place in prompt.left}
            self._on_table = {place: item for place, item in self._on_table.items() if zone_of(place) not in due}
            self._show()

    def has_room(self) -> bool:
        """Return whether the camera has seen every zone that is due as it must be before anything is laid there."""
        prompt, camera = self._table.round.prompt, self._table.camera
        assert isinstance(prompt, Cards | Dice), "nothing is due"
        return all(camera.is_clear(zone_of(place)) for place in prompt.left)

    def card_at(self, place: Place) -> str:
        """Return the card at a place; if it was read for another place of its zone, return one that was not read."""
        seen = {card.text for card in self._table.round.felt.seen}
        there = [item["card"] for at, item in self._on_table.items() if zone_of(at) == zone_of(place)]
        name: str = self._on_table[place]["card"]
        return next((other for other in (name, *there) if other not in seen), name)

    def die_at(self, place: Place) -> Die:
        item = self._on_table[place]
        return Die(item["face"], item["color"])

    def turn(self, place: Place) -> None:
        """Turn a card up."""
        if place not in self._on_table:
            self._lay(place, self.deal().text, up=True)
        self._on_table[place] = {**self._on_table[place], "up": True}

    def lay(self, place: Place, card: str) -> None:
        """Place a card face up, even if no card is due."""
        self._lay(place, card, up=True)
        self._show()

    def take_up(self, place: Place) -> None:
        """Take up the card at a place."""
        del self._on_table[place]
        self._show()

    def clear(self) -> None:
        """Take everything away."""
        self._on_table.clear()
        self._show()

    def _lay(self, place: Place, card: str, *, up: bool) -> None:
        x_mm, y_mm = self._patches[zone_of(place)].at(place.nth)
        self._on_table[place] = {"card": card, "x_mm": x_mm, "y_mm": y_mm, "turn_deg": _turn(place), "up": up}

    def _throw(self, place: Place, die: Die) -> None:
        patch = self._patches[zone_of(place)]
        x_mm, y_mm = patch.at(place.nth % patch.count)
        turn = 10 * _turn(place)
        self._on_table[place] = {"face": die.face, "color": die.color, "x_mm": x_mm, "y_mm": y_mm, "turn_deg": turn}

    def _show(self) -> None:
        rolled = [item for item in self._on_table.values() if "face" in item]
        cards = [item for item in self._on_table.values() if "card" in item]
        self._driver.show({"cards": cards, "rolled": rolled, "hands": self._hands, "light": self._light})

    def dim(self) -> None:
        """Turn the light down, or up again."""
        self._light = {} if self._light else {"strength": 0.45, "warmth": 1.2}
        self._show()

    def freeze(self) -> None:
        """Freeze the picture, or let it move again. A frozen picture has no noise, so its frames are equal."""
        self._light = {} if self._light else {"noise": 0.0}
        self._show()

    def reach(self) -> None:
        """Hold a hand over the middle of the table, or take it away."""
        self._hands = [] if self._hands else [{"x_mm": 480.0, "y_mm": 60.0}]
        self._show()

    def kill(self) -> None:
        """Kill the camera's process."""
        pid = self._driver.pid
        if pid is not None:
            os.kill(pid, signal.SIGKILL)


def _turn(place: Place) -> float:
    """Return the angle of a card in degrees; dealers do not place cards exactly straight."""
    return (37 * place.seat + 53 * place.nth + 11 * len(place.spot)) % 9 - 4.0
