"""A demo table: a simulated shoe that speaks real bytes over a pty, people with known PINs, and hands worth seeing.

With a display it is a table to try, beside a panel that pulls cards. Without one it plays by itself, by touches on the
same screen, and keeps a picture of each step. A simulated camera may take the place of the shoe, and of the cup of
dice: `demo_camera.py`. It is a composition root, as `cli.py` is.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from drivers.kinds import open_device
from drivers.shoe.sim_shoe import SimShoe
from kiosk.app.house import load_staff, open_journal
from kiosk.core.cards import DECK, Card, card
from kiosk.core.clock import Clock, SystemClock
from kiosk.core.devices import DeviceState, ShoeEvent
from kiosk.core.dice import DICE
from kiosk.core.money import money
from kiosk.diagnostics import Diagnostics
from kiosk.games import GAMES
from kiosk.journal import verify
from kiosk.procedure import Cards, Choices, Dice, Floor, InTurn, Prompt, Wagers
from kiosk.settings import Records, Settings, config_dir, data_dir, load, table_id
from kiosk.staff import Person, Role
from kiosk.table import DeviceShown, DuePayouts, Stage, Table, TableGame, games_of
from ui.app import Screen, make_app
from ui.slip_pdf import SlipFolder
from ui.window.bridge import Bridge

if TYPE_CHECKING:
    from kiosk.app.demo_camera import DemoCamera

DEALER, FLOOR, MANAGER, TECHNICIAN = "ortiz", "haddad", "novak", "sato"
PINS = {DEALER: "2580", FLOOR: "7193", MANAGER: "6042", TECHNICIAN: "4826"}
PEOPLE = (
    (DEALER, "M. Ortiz", Role.DEALER),
    (FLOOR, "R. Haddad", Role.FLOOR),
    (MANAGER, "E. Novak", Role.MANAGER),
    (TECHNICIAN, "K. Sato", Role.TECHNICIAN),
)
JACKPOTS = {"mega": 2_500_000, "major": 500_000, "minor": 100_000}
TABLE = "NH-07"
_PATIENCE_S = 10.0  # how long a card may take from the shoe to the screen before the demo gives up
_CAMERA_PATIENCE_S = 60.0  # how long the camera may take to be there
_READ_S = 8.0  # how long the demo's dealer waits for a reading before entering the card
_PACE_MS = 600
# How often a player chooses what, where chance decides; what is not named has weight 6.
_WEIGHTS = {
    "leave": 0,
    "sit_at_button": 0,
    "out": 0,
    "empty": 0,
    "loses": 0,
    "fold": 2,
    "bet": 2,
    "raise": 1,
    "call_and_raise": 1,
    "all_in": 0,
}
_USUAL_WEIGHT = 6


@dataclass(frozen=True)
class Story:
    """One hand of the demo: the deck from its top, each seat's chips by spot, each seat's bets on the three streets.

    Where it says nothing of chips and bets, players do as chance decides. `unplugged` is the street before which the
    shoe's cable is pulled, or the camera's process killed, "" for never.
    """

    deck: tuple[Card, ...]
    chips: Mapping[int, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)
    streets: Mapping[int, tuple[str, str, str]] = field(default_factory=dict)
    unplugged: str = ""


def run_demo(*, table: str, seed: int, hands: int, play: bool, camera: bool, out: Path) -> int:
    """Run the demo at one of the shipped tables, and return its exit status."""
    if any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")):
        return _on_screen(table, seed=seed, hands=hands, play=play, camera=camera)
    return _without_display(table, seed=seed, hands=hands, camera=camera, out=out)


# ----------------------------------------------------------------------------------------------------- the table


class DemoTable:
    """A table, its simulated shoe or camera, and the deck of each hand. `camera` is None where there is a shoe."""

    def __init__(
        self, settings: Settings, folder: Path, seed: int, table: str = TABLE, *, clock: Clock | None = None,
        with_camera: bool = False,
    ) -> None:  # fmt: skip
        clock = clock or SystemClock()
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        staff = load_staff(settings, folder, clock, create=True)
        for person, name, role in PEOPLE:
            if staff.person(person) is None:
                staff.add(Person(id=person, name=name, roles=frozenset({role})), PINS[person])
        with_device = _with_camera if with_camera else _with_shoe
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
        if with_camera:
            from kiosk.app.demo_camera import DemoCamera

            self.camera = DemoCamera(self.table, lambda: self.undealt.pop(0), lambda: self._dice.choice(DICE))
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
        self._slips.start(self.table.payouts.slip_event)
        self.table.payouts.connect(self._slips)

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
        told = STORIES.get(self.table.config.id)
        dice = random.Random(f"{self.seed}/{self.table.hand_number}")  # noqa: S311, the demo is to be repeatable
        if told is None:
            return Story(tuple(_deck(dice, {})))
        return told(dice, self.table.hand_number, self.table.table_game.seats)

    def _deck(self) -> list[Card]:
        """Return what the shoe holds now: the deck of this hand without the cards that are out."""
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
            if deck[0] is self.sim.drawn:  # the same card twice at once is a repeat to the driver
                deck[0], deck[-1] = deck[-1], deck[0]
            self.sim.shuffle(order=deck)


def _with_camera(deal: TableGame) -> TableGame:
    """Return a game that the demo's camera looks at, of cards or of dice."""
    return replace(deal, config=deal.config.model_copy(update={"camera": "camera"}))


def _with_shoe(deal: TableGame) -> TableGame:
    """Return a game of cards with the demo's shoe; dice come from a cup."""
    if deal.game.layout(deal.rules).dice:
        return deal
    return replace(deal, config=deal.config.model_copy(update={"shoe": "shoe"}))


def _six_seats(dice: random.Random, number: int, seats: tuple[int, ...]) -> Story:
    """Return hand `number` of the demo's first table; after the third, hands are random."""
    chips: dict[int, dict[str, tuple[str, ...]]] = {}
    streets: dict[int, tuple[str, str, str]] = {}
    for seat in seats:
        chips[seat] = {"ante": dice.choice((("5",), ("5", "5"), ("5", "5", "5"), ("25",)))}
        for spot, share in (("board_bonus", 0.5), ("pocket_bonus", 0.4), ("six_card_bonus", 0.4)):
            if dice.random() < share:
                stake = "5" if spot == "six_card_bonus" else dice.choice(("2.50", "5"))
                chips[seat][spot] = (stake,)
        bets = [dice.choice(("1x", "1x", "2x", "3x")) for _ in range(3)]
        if dice.random() < 0.3:
            bets[dice.randrange(3)] = "fold"
        streets[seat] = (bets[0], bets[1], bets[2])
    planted: dict[int, str] = {}
    unplugged = ""
    if number == 2 and 5 in seats:  # a flush at seat 5 waits for the floor
        planted = {4: "Ah", 10: "2h", 16: "Kh", 17: "9h", 18: "4h"}
        streets[5] = ("1x", "2x", "3x")
        chips[5] = {"ante": ("5",)}
    elif number == 3 and 6 in seats:  # seat 2 wins the MEGA; the shoe dies before the river
        planted = {1: "Ah", 7: "Kh", 12: "Qh", 13: "Jh", 14: "Th", 15: "4s", 16: "3d", 17: "6c", 18: "9h"}
        streets[2] = streets[6] = ("1x", "1x", "1x")
        chips[2] = {"ante": ("5",), "six_card_bonus": ("5", "5")}
        chips[6] = {"ante": ("5", "5"), "six_card_bonus": ("5",)}
        unplugged = "river"
    return Story(tuple(_deck(dice, planted)), chips, streets, unplugged)


# Tables whose first hands are worth a story; at the others chance decides.
STORIES: Mapping[str, Callable[[random.Random, int, tuple[int, ...]], Story]] = {TABLE: _six_seats}


def _deck(dice: random.Random, planted: Mapping[int, str]) -> Iterator[Card]:
    wanted = {at: card(text) for at, text in planted.items()}
    others = iter(dice.sample([card for card in DECK if card not in wanted.values()], 52 - len(wanted)))
    for at in range(52):
        yield wanted[at] if at in wanted else next(others)


# --------------------------------------------------------------------------------------------------- playing itself


class TouchPlay:
    """A dealer, the players and the floor, all by touch on the screen; cards come from the shoe."""

    def __init__(self, demo: DemoTable, screen: Screen, look: Callable[[str], None]) -> None:
        self._demo = demo
        self._screen = screen
        self._look = look
        self._dice = random.Random(demo.seed)  # noqa: S311, the demo is to be repeatable

    def act(self) -> None:
        """Do what the screen asks for, and wait until it shows."""
        table = self._demo.table
        prompt = table.round.prompt
        assert prompt is not None, "a table always asks for something"
        due = table.payouts.due
        if due is not None:
            self._payout(due)
            return
        match prompt:
            case Wagers():
                self._wager(prompt)
            case Choices():
                self._decide(prompt)
            case Cards():
                self._card(prompt)
            case Dice():
                self._die(prompt)
            case Floor():
                self._floor(prompt)
            case _:
                self._look(prompt.guide.step)
                self._screen.tap("primary")

    def _wager(self, prompt: Wagers) -> None:
        chips = self._demo.story().chips
        wanted = sorted(
            (value, seat, spot) for seat, spots in chips.items() for spot, values in spots.items() for value in values
        )
        if not wanted:
            chip = next(chip for chip in self._demo.table.config.palette if chip >= prompt.spots[0].least)
            value = money(chip).removeprefix("$")
            wanted = [(value, seat, spot.key) for seat in prompt.seats for spot in prompt.spots if spot.required]
        in_hand = ""
        for value, seat, spot in wanted:
            if value != in_hand:
                self._screen.tap(f"chip.{value}")
                in_hand = value
            self._screen.tap(f"seat{seat}.spot.{spot}")
        self._look(prompt.guide.step)
        self._screen.tap("primary")

    def _decide(self, prompt: Choices) -> None:
        if not self._demo.story().streets:
            self._decide_by_chance(prompt)
            return
        street = len(self._demo.table.round.felt.cards.get(("board", 0), []))
        for seat in prompt.seats:
            self._screen.tap(f"seat{seat}.option.{self._demo.story().streets[seat][street]}")
        self._look(prompt.guide.step)
        self._screen.tap("primary")

    def _decide_by_chance(self, prompt: Choices) -> None:
        """Have each seat choose as chance decides."""
        table = self._demo.table
        if isinstance(prompt, InTurn):
            self._look(prompt.guide.step)
        for seat, options in prompt.options.items():
            weights = [_WEIGHTS.get(option.key, _USUAL_WEIGHT) for option in options]
            (option,) = self._dice.choices(options, weights if any(weights) else None)
            in_seat = self._screen.find(f"seat{seat}.option.{option.key}")
            if in_seat is not None:
                self._screen.tap(in_seat)
                continue
            if len(prompt.options) > 1:
                self._screen.tap(f"seat{seat}.act")
            name = f"option.{option.key}"
            self._screen.tap(self._screen.find(f"{name}:{option.least}") or name)
        if table.round.prompt is prompt:
            self._look(prompt.guide.step)
            self._screen.tap("primary")

    def _die(self, prompt: Dice) -> None:
        if prompt.rolled == 0:
            self._look(f"{prompt.guide.step}_dice")
        if self._demo.camera is not None:
            self._lay(self._demo.camera, prompt)
            return
        self._screen.tap(f"die.{self._dice.choice(DICE).text}")

    def _card(self, prompt: Cards) -> None:
        if prompt.dealt == 0:
            self._look(f"{prompt.guide.step}_card")
        if self._demo.camera is not None:
            self._lay(self._demo.camera, prompt)
            return
        if self._demo.story().unplugged and prompt.guide.step.startswith(self._demo.story().unplugged):
            self._by_hand()
            return
        before = len(self._demo.table.round.entries)
        self._demo.sim.pull()
        self.wait(lambda: len(self._demo.table.round.entries) != before)

    def _lay(self, camera: DemoCamera, prompt: Cards | Dice) -> None:
        """Lay what is due before the camera, and enter by touch what it does not read."""
        table, dies = self._demo.table, self._demo.story().unplugged
        reads = table.camera.reads

        def is_over() -> bool:
            return table.round.prompt is not prompt

        killed = reads and bool(dies) and prompt.guide.step.startswith(dies)
        if killed:
            camera.kill()
            self.wait(lambda: not table.camera.reads)
            self._look("camera_dead")
        elif reads:
            camera.make_room()
            self.wait(lambda: is_over() or camera.has_room() or not table.camera.reads, _CAMERA_PATIENCE_S)
        if is_over():  # by what was laid before
            return
        camera.serve()
        if reads and not killed:
            until = time.monotonic() + _READ_S
            self.wait(lambda: is_over() or not table.camera.reads or time.monotonic() > until, _CAMERA_PATIENCE_S)
        if not is_over():
            self._look(f"{prompt.guide.step}_by_hand")
            self._enter(camera, prompt)
        if killed:
            self.wait(lambda: table.camera.reads, _CAMERA_PATIENCE_S)
            self._look("camera_back")

    def _enter(self, camera: DemoCamera, prompt: Cards | Dice) -> None:
        """Enter by touch what lies at the first place that is due; cards that go down unread all at once."""
        place = prompt.left[0]
        if isinstance(prompt, Dice):
            self._screen.tap(f"die.{camera.die_at(place).text}")
            return
        if prompt.may_be_unread:
            self._screen.tap("primary")
            return
        card_key = f"card.{camera.card_at(place)}"
        if self._screen.find(card_key) is None:
            self._screen.tap("secondary")
        self._screen.tap(card_key)

    def _by_hand(self) -> None:
        """Pull the shoe's cable, enter the card by touch, and plug the shoe in again."""
        sim, table = self._demo.sim, self._demo.table
        drawn = sim.deck[0]
        sim.unplug(mid_frame=True)
        self.wait(lambda: table.devices.by_name["shoe"].state not in ("ready", "degraded"))
        self._look("shoe_dead")
        if self._screen.find(f"card.{drawn.text}") is None:
            self._screen.tap("secondary")
        self._screen.tap(f"card.{drawn.text}")
        sim.replug()
        self.wait(lambda: table.doubts.are_open)
        self._look("shoe_back")
        table.doubts.confirm_cards()

    def _floor(self, prompt: Prompt) -> None:
        self._look(f"{prompt.guide.step}_floor")
        self._sign(FLOOR)
        self._screen.tap("acknowledge")

    def _payout(self, due: DuePayouts) -> None:
        """Sign for a big payout, or say that its form is filled in, or make its slip."""
        self._look(f"payout_{due.stage}")
        if due.stage in (Stage.TAX, Stage.SLIP, Stage.PAPER):
            self._screen.tap("primary")
            return
        self._sign(self._demo.table.payouts.signers[0].id)
        self._screen.tap("payout.sign")

    def _sign(self, who: str) -> None:
        self._screen.tap(f"signer.{who}")
        for digit in PINS[who]:
            self._screen.tap(f"pin.{digit}")

    def wait(self, until: Callable[[], bool], patience_s: float = _PATIENCE_S) -> None:
        """Let the screen live until something holds, and shows. Raise AssertionError where it never does."""
        from PySide6.QtCore import QCoreApplication, QEventLoop

        give_up = time.monotonic() + patience_s
        while not until():
            if time.monotonic() > give_up:
                raise AssertionError(f"nothing came of it: {self._demo.table.notice or 'no notice'}")
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        self._screen.settle()


def _without_display(table_name: str, *, seed: int, hands: int, camera: bool, out: Path) -> int:
    make_app(offscreen=True)
    out.mkdir(parents=True, exist_ok=True)
    for old in out.glob("*.png"):
        old.unlink()
    pictures = 0
    with (
        tempfile.TemporaryDirectory(prefix="kiosk-demo-") as folder,
        _demo(Path(folder), seed, table_name, camera=camera, still=True) as demo,
    ):
        table = demo.table
        with Screen(table, double_tap_s=0) as screen:

            def look(step: str) -> None:
                nonlocal pictures
                pictures += 1
                screen.grab(out / f"{table.hand_number}-{pictures:02d}-{step}.png")

            play = TouchPlay(demo, screen, look)
            if table.config.shoe is not None:
                play.wait(lambda: "shoe" in table.devices.by_name and table.devices.by_name["shoe"].state == "ready")
            if table.config.camera is not None:
                play.wait(lambda: _is_settled(table.devices.by_name.get("camera")), _CAMERA_PATIENCE_S)
                _say(table.devices.by_name["camera"].why)
            for number in range(1, hands + 1):
                while table.hand_number == number:
                    play.act()
                _say(_paid(table, number))
            warnings = list(screen.warnings)
        report = verify(table.journal.path)
        _say(" ".join(report.sentences()))
        _say(f"{pictures} pictures are in {out}")
    for warning in warnings:
        sys.stderr.write(f"{warning}\n")
    return 0 if report.is_whole and not warnings else 1


def _is_settled(camera: DeviceShown | None) -> bool:
    """Say whether the camera reads, or has said why it does not."""
    return camera is not None and camera.state in (DeviceState.READY, DeviceState.DEGRADED)


def _on_screen(table_name: str, *, seed: int, hands: int, play: bool, camera: bool) -> int:
    from PySide6.QtCore import QTimer

    from ui.demo_panel import PanelWindow

    app = make_app()
    folder = data_dir() / ("demo-camera" if camera else "demo")
    with _demo(folder, seed, table_name, camera=camera) as demo, Screen(demo.table) as screen:
        player = TouchPlay(demo, screen, lambda step: None)
        last = demo.table.hand_number + hands
        timer = QTimer()
        timer.setInterval(_PACE_MS)

        def act() -> None:
            timer.stop()
            player.act()
            if demo.table.hand_number < last:
                timer.start()

        def begin() -> None:
            nonlocal last
            last = demo.table.hand_number + hands
            timer.start()

        timer.timeout.connect(act)
        who = (
            f"Dealer M. Ortiz {PINS[DEALER]} · Floor R. Haddad {PINS[FLOOR]} · "
            f"Manager E. Novak {PINS[MANAGER]} · Technician K. Sato {PINS[TECHNICIAN]}"
        )
        with PanelWindow(who, (*_actions(demo), ("Play by itself", begin))):
            if play:
                begin()
            return app.exec()


def _actions(demo: DemoTable) -> tuple[tuple[str, Callable[[], object]], ...]:
    """Return what the panel does to the shoe, or to what lies before the camera."""
    eye = demo.camera
    if eye is not None:
        return (
            ("Lay what is due", eye.serve),
            ("Take the dice up", eye.make_room),
            ("Clear the table", eye.clear),
            ("A hand over it", eye.reach),
            ("Dim the light", eye.dim),
            ("Freeze the picture", eye.freeze),
            ("Kill the camera", eye.kill),
        )
    sim = demo.sim
    return (
        ("Pull a card", sim.pull),
        ("Unread card", sim.unread),
        ("Garbage", sim.garbage),
        ("Alarm", sim.alarm),
        ("Pull the cable", lambda: sim.unplug(mid_frame=True)),
        ("Plug it in", sim.replug),
    )


@contextmanager
def _demo(folder: Path, seed: int, table: str, *, camera: bool, still: bool = False) -> Iterator[DemoTable]:
    """Open the demo's table; on a `still` screen nothing moves, so that a picture shows where things come to lie."""
    demo = DemoTable(_settings(still=still), folder, seed, table, with_camera=camera)
    try:
        demo.start()
        yield demo
    finally:
        demo.close()


def _settings(*, still: bool) -> Settings:
    settings = load(config_dir(), GAMES)
    if not still:
        return settings
    screen = settings.house.screen.model_copy(update={"motion": False})
    return replace(settings, house=settings.house.model_copy(update={"screen": screen}))


def _paid(table: Table, number: int) -> str:
    """Return what a finished hand paid, in one line."""
    from kiosk.archive import exported

    record = next(record for record in exported(table.journal) if record["id"].endswith(f"-{number}"))
    result, amount = record["result"], str if table.game.layout(table.rules).points else money
    players = result.get("seats") or result["players"]
    nets = {player["seat"]: player["total"]["net"] if "total" in player else player["net"] for player in players}
    house = [("the house", result["house_net"])] if "house_net" in result else []
    parts = [(f"seat {seat}", net) for seat, net in nets.items()] + house
    return f"Hand {number}: " + ", ".join(f"{who} {'+' if net > 0 else ''}{amount(net)}" for who, net in parts)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
