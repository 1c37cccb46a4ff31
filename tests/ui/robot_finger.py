"""A robot finger with the same intentions and two hands: a clean one, and one that trembles, bounces, and rests.

Both follow the ways of `tests/ui/tours.py`, each through its own pages, and stop on one of them to touch random targets
there. Their screens and journals must be the same: nothing is entered, undone, opened, or signed that was not intended.
The robot has its own time; nothing waits for a clock.
"""

from __future__ import annotations

import random
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from itertools import count, zip_longest
from pathlib import Path
from shutil import rmtree
from traceback import format_exception
from typing import Any, Final, NamedTuple
from unittest.mock import patch
from weakref import WeakSet

from PySide6.QtCore import QObject, QPointF
from PySide6.QtGui import QPointerEvent
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from kiosk.core.errors import KioskError
from kiosk.journal import read_journal
from tests.ui import tours
from tests.ui.fingers import at, hand, middle, palm, press, release, swipe, together
from tests.ui.player import Player
from tests.ui.tables import PIN
from tests.ui.tour import targets
from tests.ui.tours import TOURS
from ui.app import Screen
from ui.training import TrainingWindow
from ui.vm.controls.view import View
from ui.window.dropped import Dropped
from ui.window.pane import Pane
from ui.window.rest import Rest
from ui.window.touch_guard import BOUNCE_MS, SLIDE_S, STUCK_MS, WIPE_MS, Target

SIZES: Final = ((1280, 800), (1920, 1080))
REST_S: Final = 0.3
START_MS: Final = 10**12  # This is longer than a window rests before its first touch.
APART_MS: Final = 2_000  # Time between two intended touches.
LONG_MS: Final = 1_500  # This finger rests on its target.
TREMOR_PX: Final = 6

_OF_A_DEVICE: Final = ("journal_created", "checkpoint")  # These have its key.
_SAID: Final = ("strip", "strip_tone")  # A dropped touch is reported there.
_DIGIT: Final = re.compile(r"(^|\.)pin\.\d$")
_RECORD: Final = re.compile(r"[0-9A-F]{8}-[0-9A-F]{12}|from:[0-9a-f]+|[0-9a-f]{16}\.db")
_ANSWER: Final = re.compile(r"(seat\d+)\.option|((?!seat\d)[^.]+)\.")
_DIRT: Final = 9  # The finger that never leaves the screen.
_MAX_BOUNCES: Final = 6


class Robot:
    """A finger, clean without `dice`. `happened` counts its touches, and those that the guard dropped."""

    def __init__(self, dice: random.Random | None) -> None:
        self.dice = dice
        self.now_ms = START_MS
        self.happened: Counter[str] = Counter()
        self.seen: list[ShownThen] = []
        self._known: WeakSet[Pane] = WeakSet()
        self._is_touching = False

    @contextmanager
    def works(self) -> Iterator[None]:
        """Have every finger of a test be this one."""

        def tap(pane: Pane, name: str | QQuickItem) -> None:
            self._is_touching = True
            self.tap(pane, name)
            self._is_touching = False

        with patch.object(Pane, "tap", tap):
            yield

    def tap(self, pane: Pane, name: str | QQuickItem) -> None:
        """Touch an item once, with the habits of this hand."""
        self._meet(pane)
        place = aimed(pane, name)
        self.now_ms += APART_MS
        if self.dice is None:
            self._contact(pane, place)
            return
        self._clumsy(pane, self.dice)
        target = pane.target(place)
        dirt = self._lay_dirt(pane, self.dice)
        self._touch(pane, self.dice, place, dirt)
        repeats = target.repeats and self._is_open(pane) and pane.target(place) == target
        self._bounce(pane, self.dice, place, BOUNCE_MS if repeats else round(1000 * REST_S))

    def see(self, pane: Pane, after: str) -> None:
        """Record the screen after an act."""
        self.seen.append(ShownThen(after, *_shown(pane)))

    def _meet(self, pane: Pane) -> None:
        """Use the robot's time in a window, and a usual rest time."""
        if pane in self._known:
            return
        self._known.add(pane)
        pane.settle()  # without layout, its first touch would hit nothing
        guard = pane.guard
        said = guard.on_dropped

        def dropped(why: Dropped) -> None:
            self.happened[why.name] += self.dice is not None
            said(why)

        guard.now_ms, guard.rest_s, guard.on_dropped = self._event_ms, lambda: REST_S, dropped
        if isinstance(pane, Screen):
            pane.double_tap_s, pane.now_s = REST_S, self._seconds
        if isinstance(pane, TrainingWindow):
            pane.double_tap_s, pane.model.rest = REST_S, Rest(lambda: REST_S, self._seconds)

    def _event_ms(self, _event: QPointerEvent) -> int:
        return self.now_ms

    def _seconds(self) -> float:
        """Return the time. An act of a tour that is not a touch takes as long as a touch."""
        if not self._is_touching:
            self.now_ms += APART_MS
        return self.now_ms / 1000

    def _contact(self, pane: Pane, place: QPointF) -> None:
        press(pane, [place])
        release(pane, [place])
        pane.settle()

    def _touch(self, pane: Pane, dice: random.Random, place: QPointF, dirt: QPointF | None) -> None:
        """Touch a place with a finger that trembles, and sometimes rests there."""
        finger, window = 1 if dirt else 0, pane.window
        first, last = place.toPoint(), _near(dice, place).toPoint()
        for act, point in (("press", first), ("move", last), ("release", last)):
            fingers = QTest.touchEvent(window, hand())
            getattr(fingers, act)(finger, point, window)
            if dirt is not None:
                fingers.move(_DIRT, dirt.toPoint(), window)
            fingers.commit()
            if act == "press" and dice.random() < 0.2:
                self.now_ms += LONG_MS
        if dirt is not None:
            QTest.touchEvent(window, hand()).release(_DIRT, dirt.toPoint(), window).commit()
        pane.settle()

    def _lay_dirt(self, pane: Pane, dice: random.Random) -> QPointF | None:
        """Lay something on the screen where it touches nothing, long before the finger comes."""
        place = self._anywhere(pane, dice)
        if dice.random() > 0.05 or pane.target(place) != Target():
            return None
        QTest.touchEvent(pane.window, hand()).press(_DIRT, place.toPoint(), pane.window).commit()
        self.now_ms += STUCK_MS
        self.happened["dirt"] += 1
        return place

    def _bounce(self, pane: Pane, dice: random.Random, place: QPointF, most_ms: int) -> None:
        """Touch the place again, each time before the finger has really left."""
        for _ in range(_MAX_BOUNCES):
            if dice.random() > 0.6 or not self._is_open(pane):
                return
            self.now_ms += dice.randrange(20, most_ms)
            self._contact(pane, _near(dice, place))
            self.happened["bounces"] += 1

    @staticmethod
    def _is_open(pane: Pane) -> bool:
        return pane.window.isVisible()

    def _clumsy(self, pane: Pane, dice: random.Random) -> None:
        """Make an unintended touch, where the page does not expect one, before every second touch."""
        place, end = self._anywhere(pane, dice), self._anywhere(pane, dice)
        match dice.randrange(10):
            case 0 if not pane.means(Dropped.PALM):
                palm(pane, place)
                self.happened["palms"] += 1
            case 1 if not pane.means(Dropped.SLID) and (place - end).manhattanLength() > pane.window.height() / 4:
                took_ms = round(dice.random() * 1000 * SLIDE_S * abs(place.x() - end.x()) / pane.window.height())
                swipe(pane, place, end, took_ms=took_ms)
                self.now_ms += took_ms + WIPE_MS - 1  # The cloth is put down again.
                self._contact(pane, end)
                self.happened["wipes"] += 1
            case 2 | 3:
                self._touch_two_answers(pane, dice)
            case 6:
                self._touch_with_two_points(pane, dice)
            case 4 if dice.random() < 0.3:
                self._turn_the_screen(pane, place)
            case 5 if isinstance(pane, Screen) and not pane.glass.shown.locked:
                pane.glass.dim()
                if pane.glass.shown.dimmed:
                    self._contact(pane, place)
                    self._bounce(pane, dice, place, round(1000 * REST_S))
                    self.happened["woken"] += 1
            case _:
                return
        self.now_ms += APART_MS

    def _touch_two_answers(self, pane: Pane, dice: random.Random) -> None:
        """Put a finger on each of two answers to one question, and then bounce with one of them."""
        answers = defaultdict(list)
        for name in targets(pane):
            if found := _ANSWER.match(name):
                answers[found[1] or found[2]].append(name)
        several = [names for names in answers.values() if len(names) > 1]
        names = dice.sample(dice.choice(several), 2) if several else []
        places = [at(pane, name) for name in names]
        if names and [pane.target(place).name for place in places] == names:  # Nothing covers them.
            together(pane, places)
            self._bounce(pane, dice, places[0], round(1000 * REST_S))
            self.happened["two answers"] += 1

    def _touch_with_two_points(self, pane: Pane, dice: random.Random) -> None:
        """Touch one target with a flat finger, which the panel takes for two."""
        name = dice.choice(targets(pane))
        places = [at(pane, name), at(pane, name) + QPointF(TREMOR_PX, TREMOR_PX)]
        if [pane.target(place).name for place in places] == [name, name]:
            together(pane, places)
            self._bounce(pane, dice, places[0], round(1000 * REST_S))
            self.happened["two points"] += 1

    def _turn_the_screen(self, pane: Pane, place: QPointF) -> None:
        """Turn the screen while a finger is on it, and turn it back."""
        window = pane.window
        width, height = window.width(), window.height()
        press(pane, [place])
        window.resize(width, height - 8)
        pane.settle()
        window.resize(width, height)
        pane.settle()
        release(pane, [place])
        pane.settle()
        self.happened["turned"] += 1

    def _anywhere(self, pane: Pane, dice: random.Random) -> QPointF:
        return QPointF(dice.randrange(pane.window.width()), dice.randrange(pane.window.height()))


def aimed(pane: Pane, name: str | QQuickItem) -> QPointF:
    """Return the place at which a finger aims for an item: its middle, or the middle of the target that covers it.

    If the middle of the item is near the edge of that target, a hand that trembles would miss it. Raise LookupError if
    the item cannot be seen.
    """
    item = pane.find(name) if isinstance(name, str) else name
    if item is None:
        raise LookupError(f"nothing on the screen is called {name}")
    over = pane.target(middle(item)).name
    is_covered = over != item.objectName() and over in targets(pane)
    return at(pane, over) if is_covered else middle(item)


def _near(dice: random.Random, place: QPointF) -> QPointF:
    return place + QPointF(dice.randint(-TREMOR_PX, TREMOR_PX), dice.randint(-TREMOR_PX, TREMOR_PX))


class ShownThen(NamedTuple):
    """The screen `after` an act: the targets, and each field of each view."""

    after: str
    targets: tuple[str, ...]
    shown: dict[str, object]

    def is_as(self, other: ShownThen) -> bool:
        """Return whether the same was shown after the same act."""
        return self[:2] == other[:2] and not self.differ(other)

    def differ(self, other: ShownThen) -> list[str]:
        """Return the fields that differ."""
        mine, other_ones = self.shown, other.shown
        return sorted(key for key in mine.keys() | other_ones.keys() if not _alike(mine.get(key), other_ones.get(key)))


def _alike(first: object, other: object) -> bool:
    """Return whether two values are the same, except for the number of a record, which no two journals share."""
    return first == other or _RECORD.sub("", repr(first)) == _RECORD.sub("", repr(other))


def _shown(pane: Pane) -> tuple[tuple[str, ...], dict[str, object]]:
    if not pane.window.isVisible():
        return (), {}
    views = [model for model in pane.models if isinstance(model, View)]
    found: dict[str, object] = {}
    while views:
        view = views.pop()
        views += view.parts
        for known in fields(view.shown):
            name, value = known.name, getattr(view.shown, known.name)
            if isinstance(value, View):
                views.append(value)
            elif name not in _SAID and not isinstance(value, QObject):
                found[f"{type(view).__name__}.{name}"] = value
    return tuple(targets(pane)), found


@dataclass
class RobotRun:
    """The states and the results of a robot's run."""

    robot: Robot
    journal: list[tuple[str, object]] = field(default_factory=list)
    places: list[str] = field(default_factory=list)  # These are the places on its way.
    error: str = ""  # This error ended it.

    @property
    def minutes(self) -> float:
        """Return how long the run took, in its own time."""
        return (self.robot.now_ms - START_MS) / 60_000

    def ends(self, folder: Path) -> RobotRun:
        """Read the journals that the run has left in a folder."""
        for path in sorted(folder.rglob("journal.db")):
            with read_journal(path, path.with_name("device.pem")) as journal:
                self.journal += [
                    (event.kind, event.what) for event in journal.events() if event.kind not in _OF_A_DEVICE
                ]
        return self


def difference(clean: RobotRun, clumsy: RobotRun) -> str:
    """Return the first difference between a clumsy hand and a clean one, or ""."""
    if clean.error:
        return f"the clean hand: {clean.error}"
    for nth, (was, now) in enumerate(zip_longest(clean.robot.seen, clumsy.robot.seen)):
        if was is None or now is None or not was.is_as(now):
            before = clean.robot.seen[nth - 1].after if nth else "the beginning"
            return f"after {before}, step {nth}: {_told(was, now)}"
    for left, right in zip_longest(clean.journal, clumsy.journal):
        if not _alike(left, right):
            return f"in the journal:\n  clean  {left}\n  clumsy {right}"
    return clumsy.error


def _told(was: ShownThen | None, now: ShownThen | None) -> str:
    if was is None or now is None or was.after != now.after:
        return f"clean {was and was.after}, clumsy {now and now.after}"
    clean, clumsy = set(was.targets), set(now.targets)
    differ = was.differ(now)
    first = "".join(f"\n  {sight.shown.get(differ[0])!r:.2000}" for sight in (was, now)) if differ else ""
    only = f"targets of the clean hand only {clean - clumsy}, of the clumsy {clumsy - clean}"
    return f"{was.after}: {only}, shown otherwise {differ}{first}"


class Stops(Exception):
    """The way ends here."""


class Wanderer:
    """Touches random targets on the screen. A hand continues, and a person with a PIN enters it."""

    def __init__(self, robot: Robot, pane: Pane, seed: str) -> None:
        self.robot, self.pane = robot, pane
        self.chance = random.Random(seed)
        self.player = Player(pane, self.chance.randrange(1000)) if isinstance(pane, Screen) else None

    def go(self, steps: int) -> None:
        """Do this many things, until there is nothing to touch."""
        for _ in range(steps):
            names = targets(self.pane) if self.pane.window.isVisible() else []
            if not names:
                return
            if self.player is not None and "primary" in names and self.chance.random() < 0.3:
                self._play(self.player)
                continue
            digits = next((name for name in names if _DIGIT.search(name)), None)
            if digits is not None and self.chance.random() < 0.5:
                for digit in PIN:
                    self._tap(f"{digits[:-1]}{digit}")
            else:
                self._tap(self.chance.choice(names))

    def _tap(self, name: str) -> None:
        if self.pane.window.isVisible() and self.pane.find(name) is not None:
            self.pane.tap(name)
            self.robot.see(self.pane, name)

    def _play(self, player: Player) -> None:
        try:
            player.step()
        except (LookupError, KioskError):
            self.robot.see(self.pane, "the hand does not go on")
        else:
            self.robot.see(self.pane, "a step of the hand")


def toured(folder: Path, way: str, *, size: tuple[int, int], hand: int, seed: int, stop: int, touches: int) -> RobotRun:
    """Follow one of the `TOURS` up to a stop, the -1st for its end, and touch this many targets there.

    Hand 0 is clean, and each other one is clumsy in its own way.
    """
    robot = Robot(random.Random(f"{way} {seed} {hand}") if hand else None)
    run = RobotRun(robot)

    def look(state: str, pane: Pane) -> None:
        robot.see(pane, state)
        run.places.append(state)
        if len(run.places) == stop:
            Wanderer(robot, pane, f"{way} {seed}").go(touches)
            assert pane.warnings == []
            raise Stops

    folder.mkdir(parents=True)
    with robot.works(), patch.object(tours, "SIZE", size):
        try:
            TOURS[way](folder, look)
        except Stops:
            pass
        except Exception as error:  # noqa: BLE001 - its touches lead elsewhere, which is a difference
            run.error = "".join(format_exception(error))
    return run.ends(folder)


def compared(folder: Path, play: Callable[..., RobotRun], *given: Any, **more: Any) -> Iterator[tuple[RobotRun, str]]:
    """Do the same with a clean hand, and then with several clumsy ones.

    Yield the run of each clumsy one and its difference from that of the clean one.
    """

    def hand(nth: int) -> RobotRun:
        run = play(folder / "now", *given, hand=nth, **more)
        rmtree(folder / "now")  # a page shows the folder of the records: it is the same for each hand
        return run

    clean = hand(0)
    for nth in count(1):
        clumsy = hand(nth)
        yield clumsy, difference(clean, clumsy)
