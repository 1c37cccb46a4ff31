"""A robot finger with the same intentions and two hands: a clean one, and one that trembles, bounces, rests, and wipes.

Both play the same seeded hands by touch. Their journals must be the same: nothing is entered, undone, opened, or signed
that was not intended. Time is the robot's own; nothing waits for a clock.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPointerEvent
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from kiosk.journal import read_journal
from kiosk.procedure import Choices, InTurn
from tests.ui.fingers import at, hand, middle, palm, press, release, swipe, together
from tests.ui.glasses import declare_glass
from tests.ui.player import Player
from tests.ui.tables import make_table, taps
from ui.app import Screen
from ui.window.dropped import Dropped
from ui.window.touch_guard import BOUNCE_MS

REST_S: Final = 0.3
APART_MS: Final = 2_000  # between two touches that are meant
LONG_MS: Final = 1_500  # a finger that rests on its target
TREMOR_PX: Final = 6

_OF_A_DEVICE: Final = ("journal_created", "checkpoint")  # they have its key

Journal = Sequence[tuple[str, object]]


class RobotScreen(Screen):
    """A screen whose finger is clean, or where it has `dice`, clumsy. `happened` counts what the guard dropped."""

    dice: random.Random | None = None
    now_ms: int = 1_000

    def begin(self, dice: random.Random | None) -> None:
        """Use the robot's time from now on, and this hand."""
        self.dice, self.happened = dice, Counter[str]()
        self.double_tap_s = REST_S
        self.guard.now_ms = self._event_ms
        self.now_s = self._seconds

    def _event_ms(self, _event: QPointerEvent) -> int:
        return self.now_ms

    def _seconds(self) -> float:
        return self.now_ms / 1000

    def dropped(self, why: Dropped) -> None:
        if self.dice is not None:
            self.happened[why.name] += 1
        super().dropped(why)

    def tap(self, name: str | QQuickItem) -> None:
        """Touch an item once, as this hand does it."""
        item = self.find(name) if isinstance(name, str) else name
        if item is None:
            raise LookupError(f"nothing on the screen is called {name}")
        place, repeats = middle(item), item.property("repeats") is True
        self.now_ms += APART_MS
        dice = self.dice
        if dice is None:
            self._contact(place)
            return
        self._clumsy(dice)
        self.now_ms += APART_MS
        press(self, [place])
        if dice.random() < 0.2:
            self.now_ms += LONG_MS
        place = self._tremble(dice, place)
        QTest.touchEvent(self.window, hand()).move(0, place.toPoint(), self.window).commit()
        release(self, [place])
        self.settle()
        most_ms = BOUNCE_MS if repeats else round(1000 * REST_S)
        after_ms = 0
        while dice.random() < 0.6 and (after_ms := after_ms + dice.randrange(20, most_ms)) < most_ms:
            before, self.now_ms = self.now_ms, self.now_ms + after_ms
            self._contact(self._tremble(dice, place))
            self.now_ms = before
            self.happened["bounces"] += 1

    def _contact(self, place: QPointF) -> None:
        press(self, [place])
        release(self, [place])
        self.settle()

    def _tremble(self, dice: random.Random, place: QPointF) -> QPointF:
        return place + QPointF(dice.randint(-TREMOR_PX, TREMOR_PX), dice.randint(-TREMOR_PX, TREMOR_PX))

    def _clumsy(self, dice: random.Random) -> None:
        """Do something that nobody means: lay a palm down, wipe, or touch two answers of one seat at once."""
        place, end = (QPointF(*self._anywhere(dice)) for _ in range(2))
        match dice.randrange(6):
            case 0:
                palm(self, place)
                self.happened["palms"] += 1
            case 1 if (place - end).manhattanLength() > self.window.height() / 4:
                swipe(self, place, end)
                self.now_ms += 200  # the cloth is put down again
                self._contact(QPointF(*self._anywhere(dice)))
                self.happened["wipes"] += 1
            case 2:
                self._touch_two_answers()
            case _:
                pass

    def _touch_two_answers(self) -> None:
        prompt = self.table.round.prompt
        if not isinstance(prompt, Choices) or isinstance(prompt, InTurn):
            return
        for seat, options in prompt.options.items():
            names = [f"seat{seat}.option.{option.key}" for option in options[:2]]
            if len(names) == 2 and all(self.find(name) is not None for name in names):
                together(self, [at(self, name) for name in names])
                self.happened["two answers"] += 1
                return

    def _anywhere(self, dice: random.Random) -> tuple[int, int]:
        return dice.randrange(self.window.width()), dice.randrange(self.window.height())


class RobotRun:
    """The journal and the counts that a robot left."""

    def __init__(self, journal: Journal, happened: Counter[str], minutes: float) -> None:
        self.journal = journal
        self.happened = happened
        self.minutes = minutes  # of its own time


def played(folder: Path, game: str, *, seed: int, steps: int, size: tuple[int, int], clumsy: bool) -> RobotRun:
    """Play so many steps by the robot's intentions. Return the journal, and what happened to the finger."""
    folder.mkdir()
    table = make_table(folder, game=game)
    declare_glass(table, size)
    screen = RobotScreen(table, size=size)
    screen.begin(random.Random(f"{game}/{seed}") if clumsy else None)
    player = Player(screen, seed)
    try:
        for nth in range(steps):
            player.step()
            if nth % 2:  # what opens is closed again, by another touch of the same key
                taps(screen, ("menu", "menu") if nth % 4 == 1 else ("floor", "floor"))
    finally:
        screen.close()
        table.close()
    assert screen.warnings == []
    with read_journal(table.journal.path, table.journal.path.with_name("device.pem")) as journal:
        kept = [(event.kind, event.what) for event in journal.events() if event.kind not in _OF_A_DEVICE]
        return RobotRun(kept, screen.happened, screen.now_ms / 60_000)
