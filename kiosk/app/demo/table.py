"""A demo table: a simulated shoe that speaks real bytes over a pty, or a simulated camera; people with known PINs."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from drivers.kinds import open_device
from drivers.sims.shoe import SimShoe
from kiosk.app.demo.stories import STORIES, TABLE, Story, shuffled
from kiosk.app.house.house import load_staff, open_journal
from kiosk.core.cards import Card
from kiosk.core.clock import Clock, CorrectedClock, SystemClock
from kiosk.core.devices import ShoeEvent
from kiosk.core.dice import DICE
from kiosk.diagnostics import Diagnostics
from kiosk.games import GAMES
from kiosk.settings import Records, Settings, table_id
from kiosk.staff import Person, Role
from kiosk.table import TableGame, games_of
from ui.slip_pdf import SlipFolder
from ui.window.bridge import Bridge

if TYPE_CHECKING:
    from kiosk.app.demo.camera import DemoCamera, MakeCamera


DEALER, FLOOR, MANAGER, TECHNICIAN = "ortiz", "haddad", "novak", "sato"
PINS = {DEALER: "2590", FLOOR: "7183", MANAGER: "6042", TECHNICIAN: "4826"}
PEOPLE = (
    (DEALER, "M. Ortiz", Role.DEALER),
    (FLOOR, "R. Haddad", Role.FLOOR),
    (MANAGER, "E. Novak", Role.MANAGER),
    (TECHNICIAN, "K. Sato", Role.TECHNICIAN),
)
JACKPOTS = {"mega": 2_500_000, "major": 500_000, "minor": 100_000}


class DemoTable:
    """A table, its simulated shoe or camera, and the deck of each hand. `camera` is None if there is a shoe."""

    def __init__(
        self, settings: Settings, folder: Path, seed: int, table: str = TABLE, *, clock: Clock | None = None,
        camera: MakeCamera | None = None,
    ) -> None:  # fmt: skip
        """`camera` makes the driver of a simulated camera, which replaces the shoe."""
        clock = CorrectedClock(clock or SystemClock())
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        staff = load_staff(settings, folder, clock, create=True)
        for person, name, role in PEOPLE:
            if staff.person(person) is None:
                staff.add(Person(id=person, name=name, roles=frozenset({role})), PINS[person])
        with_device = _with_shoe if camera is None else _with_camera
        deals = [with_device(game) for game in games_of(settings, GAMES, table_id(settings, table))]
        self.seed = seed
        self.table = open_journal(settings, table, folder, clock, staff, games=deals)
        if self.table.rules.jackpots and not self.table.shift.jackpots:
            self.table.shift.post_jackpots(JACKPOTS, FLOOR, PINS[FLOOR])
        floor, dealer = (FLOOR, PINS[FLOOR]), (DEALER, PINS[DEALER])
        if not self.table.is_open:
            rack = dict.fromkeys(self.table.config.denominations, 100)
            self.table.shift.open(self.table.game.key, rack, floor=floor, dealer=dealer)
        if self.table.dealer is None:
            self.table.people.sign_in(*dealer)
        self.diagnostics = Diagnostics(self.table)
        self.camera: DemoCamera | None = None
        self.undealt = self._deck()
        self._dice = random.Random(f"dice {seed}")  # noqa: S311, the demo is to be repeatable
        self._slips = SlipFolder(Records(settings, folder, self.table.journal.table).slips)
        if camera is not None:
            from kiosk.app.demo.camera import DemoCamera

            self.camera = DemoCamera(self.table, lambda: self.undealt.pop(0), lambda: self._dice.choice(DICE), camera)
        else:
            self.sim = SimShoe("beetek", order=self.undealt)
            self._bridge = Bridge(self._shoe_event)
            self._shoe = open_device("shoe", {"kind": "beetek", "port": self.sim.path}, clock)
            self.diagnostics.watch("shoe", self._shoe, knows_cards=True)
        self._hand = self.table.hand_number
        self.table.subscribe(self._table_changed)

    def start(self) -> None:
        if self.camera is not None:
            self.camera.start()
        else:
            self._shoe.start(self._bridge.post)
        self._slips.start(self.table.slips.slip_event)
        self.table.slips.connect(self._slips)

    def close(self) -> None:
        self._slips.stop()
        if self.camera is not None:
            self.camera.stop()
        else:
            self._shoe.stop()
            self.sim.close()
        self.table.close()

    def _shoe_event(self, event: ShoeEvent) -> None:
        if self.table.config.shoe is not None:
            self.table.shoe.event(event)

    def story(self) -> Story:
        script = STORIES.get(self.table.config.id)
        dice = random.Random(f"{self.seed}/{self.table.hand_number}")  # noqa: S311, the demo is to be repeatable
        if script is None:
            return Story(tuple(shuffled(dice, {})))
        return script(dice, self.table.hand_number, self.table.table_game.seats)

    def _deck(self) -> list[Card]:
        seen = self.table.round.felt.seen
        return [card for card in self.story().deck if card not in seen]

    def _table_changed(self) -> None:
        if self._hand != self.table.hand_number:
            self._hand = self.table.hand_number
            self.undealt = self._deck()
            if self.camera is not None:
                self.camera.clear()
                return
            deck = self.undealt
            if deck[0] is self.sim.drawn:  # The driver takes an equal card in immediate succession for a repeat.
                deck[0], deck[-1] = deck[-1], deck[0]
            self.sim.shuffle(order=deck)


def _with_camera(deal: TableGame) -> TableGame:
    """Return a game of cards or dice with the demo's camera."""
    return replace(deal, config=deal.config.model_copy(update={"camera": "camera"}))


def _with_shoe(deal: TableGame) -> TableGame:
    """Return a game of cards with the demo's shoe. A game of dice has none."""
    if deal.game.layout(deal.rules).dice:
        return deal
    return replace(deal, config=deal.config.model_copy(update={"shoe": "shoe"}))
