"""The demo plays automatically: a dealer, the players and the floor, by touches on the same screen."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from kiosk.app.demo.table import FLOOR, PINS, DemoTable
from kiosk.core.dice import DICE
from kiosk.core.money import money
from kiosk.procedure import Cards, Choices, Dice, Floor, InTurn, Option, Prompt, Wagers
from kiosk.table import DuePayouts, Stage
from ui.app import Screen

if TYPE_CHECKING:
    from kiosk.app.demo.camera import DemoCamera


_PAPER = "4711"  # The number of a handwritten slip.
_PATIENCE_S = 10.0  # Longest wait for a card from the shoe before the demo gives up.
_LOOKS_EVERY_MS = 5  # Interval between two checks of a condition.
CAMERA_PATIENCE_S = 60.0  # Longest wait for the camera to start.
_READ_S = 8.0  # Longest wait for a reading before the demo's dealer enters the card.
# Weights of random choices of players; an option that is not listed has weight 6.
_WEIGHTS = {
    "leave": 0,
    "sit_at_button": 0,
    "out": 0,
    "empty": 0,
    "splits": 0,
    "fold": 2,
    "bet": 2,
    "raise": 1,
    "call_and_raise": 1,
    "all_in": 0,
}
_USUAL_WEIGHT = 6


class TouchPlay:
    """A dealer, the players and the floor, all by touch on the screen; cards come from the shoe."""

    def __init__(self, demo: DemoTable, screen: Screen, look: Callable[[str], None]) -> None:
        self._demo = demo
        self._screen = screen
        self._look = look
        self._dice = random.Random(demo.seed)  # noqa: S311, the demo is to be repeatable

    def act(self) -> None:
        """Do the requested action, and wait until the screen shows it."""
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
            key = self._demo.story().streets[seat][street]
            self._choose(seat, next(option for option in prompt.options[seat] if option.key == key))
        self._look(prompt.guide.step)
        self._screen.tap("primary")

    def _decide_by_chance(self, prompt: Choices) -> None:
        table = self._demo.table
        if isinstance(prompt, InTurn):
            self._look(prompt.guide.step)
        for seat, options in prompt.options.items():
            weights = [_WEIGHTS.get(option.key, _USUAL_WEIGHT) for option in options]
            (option,) = self._dice.choices(options, weights if any(weights) else None)
            self._choose(seat, option)
        if table.round.prompt is prompt:
            self._look(prompt.guide.step)
            self._screen.tap("primary")

    def _choose(self, seat: int, option: Option) -> None:
        """Touch an option of a seat: on its own key, or on the keys below of the seat that acts."""
        name = f"option.{option.key}"
        in_seat = self._screen.find(f"seat{seat}.{name}")
        if in_seat is not None:
            self._screen.tap(in_seat)
            return
        if self._screen.find(f"seat{seat}.act") is not None:
            self._screen.tap(f"seat{seat}.act")
        self._screen.tap(self._screen.find(f"{name}:{option.least}") or name)

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
        """Place the due cards in front of the camera, and enter by touch those that it does not read."""
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
            self.wait(lambda: is_over() or camera.has_room() or not table.camera.reads, CAMERA_PATIENCE_S)
        if is_over():  # The cards on the table may have ended it.
            return
        camera.serve()
        if reads and not killed:
            until = time.monotonic() + _READ_S
            self.wait(lambda: is_over() or not table.camera.reads or time.monotonic() > until, CAMERA_PATIENCE_S)
        if not is_over():
            self._look(f"{prompt.guide.step}_by_hand")
            self._enter(camera, prompt)
        if killed:
            self.wait(lambda: table.camera.reads, CAMERA_PATIENCE_S)
            self._look("camera_back")

    def _enter(self, camera: DemoCamera, prompt: Cards | Dice) -> None:
        """Enter by touch the cards at the first place that is due; face-down cards all at once."""
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
        """Sign for a big payout, confirm that its form is filled in, or issue its slip."""
        self._look(f"payout_{due.stage}")
        if due.stage in (Stage.TAX, Stage.SLIP, Stage.PAPER):
            self._screen.tap("primary")
        if due.stage is Stage.PAPER:
            for key in (*_PAPER, "enter"):
                self._screen.tap(f"amount.{key}")
            self._look("slip_by_hand")
            self._sign(FLOOR)
            self._screen.tap("panel.sign")
        elif due.stage not in (Stage.TAX, Stage.SLIP):
            self._sign(self._demo.table.payouts.signers[0].id)
            self._screen.tap("payout.sign")

    def _sign(self, who: str) -> None:
        self._screen.tap(f"signer.{who}")
        for digit in PINS[who]:
            self._screen.tap(f"pin.{digit}")

    def wait(self, until: Callable[[], bool], patience_s: float = _PATIENCE_S) -> None:
        """Run the screen until a condition holds and is shown. Raise AssertionError if it never does."""
        from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

        give_up = time.monotonic() + patience_s
        looks = QTimer()  # The timer ends the wait.
        looks.start(_LOOKS_EVERY_MS)
        while not until():
            if time.monotonic() > give_up:
                raise AssertionError(f"nothing came of it: {self._demo.table.notice or 'no notice'}")
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        looks.stop()
        self._screen.settle()
