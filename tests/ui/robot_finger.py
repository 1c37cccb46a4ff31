"""A robot finger with the same intentions and two hands: a clean one, and one that trembles, bounces, rests, and wipes.

Both play the same seeded hands by touch. Their journals must be the same: nothing is entered, undone, opened, or signed
that was not intended. Time is the robot's own; nothing waits for a clock.
"""

from __future__ import annotations

import random
import re
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import count, product, zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory
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
from tests.ui.tables import enter_menu_pin, make_table
from tests.ui.tour import targets
from ui.app import Screen
from ui.window.dropped import Dropped
from ui.window.touch_guard import BOUNCE_MS

REST_S: Final = 0.3
APART_MS: Final = 2_000  # between two touches that are meant
LONG_MS: Final = 1_500  # a finger that rests on its target
TREMOR_PX: Final = 6

_MOST_TOUCHES: Final = 8  # on one page
_LEADS_AWAY: Final = re.compile(r"^menu$|quit|signOut|sign_out")
_WAY_OUT: Final = (
    r"\.close$",
    r"\.leave$",
    r"\.cancel$",
    r"(?<!pin)\.back$",
    r"^unlock",
    r"^menu$",
    r"^floor$",
    r"^exceptions$",
)

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
    """The journal, what was seen after each intention, and the counts that a robot left."""

    def __init__(self, journal: Journal, seen: Sequence[str], happened: Counter[str], minutes: float) -> None:
        self.journal = journal
        self.seen = seen
        self.happened = happened
        self.minutes = minutes  # of its own time


class Intentions:
    """The intentions that both fingers carry out at a table: play on, or open a page and touch its targets."""

    def __init__(self, screen: RobotScreen, seed: int, *, pages: float) -> None:
        """Open a page in `pages` of 1 of the steps."""
        self.screen = screen
        self.table = screen.table
        self.pages = pages
        self.chance = random.Random(seed)
        self.player = Player(screen, seed)
        self.seen: list[str] = []

    def step(self) -> bool:
        """Do one thing. Return False where the hand cannot go on by what is on the screen."""
        try:
            if self.chance.random() < self.pages:
                self._look_around()
            else:
                self.player.step()
                self._see("step")
        except LookupError:
            self._see("nothing to touch")
            return False
        return True

    def _tap(self, name: str) -> None:
        self.screen.tap(name)
        self._see(name)

    def _see(self, name: str) -> None:
        """Remember what is entered, and what can be touched, after something was done."""
        hand = self.table.round
        entered = f"hand {self.table.hand_number}, {len(hand.entries)} entries, {hand.draft}"
        self.seen.append(f"{name}: {entered}; {' '.join(targets(self.screen))}")

    def _look_around(self) -> None:
        """Open a page of the menu, or what the bar of keys opens; touch what is there, and come back."""
        if self.chance.random() < 0.3:
            opens: tuple[str, ...] = ("floor", "exceptions", "forfeit", "cardWrong")
        else:
            if self.chance.random() < 0.3 and self.table.authority.person is None and self.screen.find("menu"):
                enter_menu_pin(self.screen, "haddad")
                self._see("PIN")
            if self.screen.menu.property("isOpen") is not True:
                self._tap("menu")
            opens = tuple(name for name in targets(self.screen) if name.startswith("menu."))
        there = [name for name in opens if self.screen.find(name) is not None]
        if there:
            self._tap(self.chance.choice(there))
        for _ in range(self.chance.randrange(_MOST_TOUCHES)):
            names = [name for name in targets(self.screen) if not _LEADS_AWAY.search(name)]
            if names:
                self._tap(self.chance.choice(names))
        self._come_back()

    def _come_back(self) -> None:
        """Find the way back to the felt by what the screen offers."""
        for _ in range(_MOST_TOUCHES):
            is_away = self.screen.pages.opened is not None or self.screen.menu.property("isOpen") is True
            is_away = is_away or str(self.screen.model.property("panel")) != ""
            if not is_away and self.screen.find("primary") is not None:
                return
            if self.screen.find("lockSentence") is not None:
                self._tap("unlock.1")
                self._tap("unlock.2")
                continue
            names = targets(self.screen)
            way = next((name for out in _WAY_OUT for name in names if re.search(out, name)), None)
            if way is None:
                raise LookupError("no way back to the felt")
            self._tap(way)


def played(
    folder: Path, game: str, *, seed: int, steps: int, size: tuple[int, int], clumsy: bool, pages: float = 0.4
) -> RobotRun:
    """Do so many things by the robot's intentions. Return the journal, and what happened to the finger."""
    folder.mkdir(parents=True)
    table = make_table(folder, game=game)
    declare_glass(table, size)
    screen = RobotScreen(table, size=size)
    screen.begin(random.Random(f"{game}/{seed}") if clumsy else None)
    hand = Intentions(screen, seed, pages=pages)
    try:
        for _ in range(steps):
            if not hand.step():
                break
    finally:
        screen.close()
        table.close()
    assert screen.warnings == []
    with read_journal(table.journal.path, table.journal.path.with_name("device.pem")) as journal:
        kept = [(event.kind, event.what) for event in journal.events() if event.kind not in _OF_A_DEVICE]
        return RobotRun(kept, hand.seen, screen.happened, screen.now_ms / 60_000)


def difference(clean: RobotRun, clumsy: RobotRun) -> str:
    """Return the first thing in which a clumsy hand differs from a clean one, "" for none."""
    for nth, (was, now) in enumerate(zip_longest(clean.seen, clumsy.seen)):
        if was != now:
            before = clean.seen[nth - 1].partition(":")[0] if nth else "the beginning"
            return f"after {before}, step {nth}:\n  clean  {was}\n  clumsy {now}"
    for left, right in zip_longest(clean.journal, clumsy.journal):
        if left != right:
            return f"in the journal:\n  clean  {left}\n  clumsy {right}"
    return ""


def main(minutes: float, first_seed: int) -> int:
    """Play random minutes at every game and both sizes, and say what differed."""
    from PySide6.QtGui import QGuiApplication

    import tests.conftest  # noqa: F401 - the environment of a test: no display, no sound
    from ui.window.typefaces import load_fonts

    app = QGuiApplication([])
    load_fonts(app)
    lasted, happened, wrong = 0.0, Counter[str](), 0
    for seed in count(first_seed):
        for game, size in product(("nh", "holdem", "peek", "dice"), ((1280, 800), (1920, 1080))):
            if lasted >= minutes:
                sys.stdout.write(f"{lasted:.0f} random minutes, {wrong} runs differ: {dict(happened)}\n")
                return wrong
            with TemporaryDirectory() as folder:
                both = [
                    played(Path(folder, hand), game, seed=seed, steps=40, size=size, clumsy=hand == "clumsy")
                    for hand in ("clean", "clumsy")
                ]
            lasted += both[1].minutes
            happened += both[1].happened
            found = difference(*both)
            if found:
                wrong += 1
                sys.stdout.write(f"{game} {size[0]} seed {seed} {found}\n")
                sys.stdout.flush()
    raise AssertionError("seeds do not end")


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1))
