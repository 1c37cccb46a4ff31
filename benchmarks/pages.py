"""Measure how long each screen takes to open, and a touch to show, with a thousand hands in the journal.

Every page of the registry and the menu, searches in the history, a recalled hand, the rules, slips and disputes, and
every step of a shift; at New Hampshire's six seats and at the poker room's nine. Then the players of the demo touch the
screen for some hands. Each time ends with the frame that shows the result.
"""

from __future__ import annotations

import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.shift import LaterClock, shift
from benchmarks.touches import Touches
from tools.report import percentile, report, took_ms

if TYPE_CHECKING:
    from kiosk.app.demo.table import DemoTable
    from kiosk.procedure import Choices, Chosen, Felt
    from kiosk.table import TableGame
    from ui.app import Screen

HANDS = 1000
_TABLES = ("NH-07", "TH-11")
_TIMES = 20
_SHIFTS = 5
_DEALT = 8
# Further ways from a page that the menu opens: the touches in order, each with the state that it leads to, or "" if
# that state is not timed. Everything that these touches need is in every journal.
_WAYS = {
    "history": (
        ("history.older", "history.older"),
        ("history.seat.1", "history.by_seat"),
        ("history.by.dealer", "history.names"),
        ("history.dealer.ortiz", "history.by_dealer"),
        ("history.everything", "history.everything"),
        ("history.by.number", "history.numbers"),
        ("history.key.1", "history.by_number"),
        ("history.by.time", "history.times"),
        *((f"history.key.{digit}", "history.by_time") for digit in (1, 2, 0, 0)),
        ("history.by.mark", "history.marks"),
        ("history.mark.void", "history.by_mark"),
        ("history.everything", ""),
    ),
    "rules": (
        ("rules.tab.step", "rules.step"),
        ("rules.tab.steps", "rules.steps"),
        ("rules.tab.rulings", "rules.rulings"),
        ("rules.on", "rules.next_page"),
        ("rules.tab.exceptions", "rules.exceptions"),
        ("rules.tab.pays", "rules.pay_tables"),
    ),
}
_RECALL = ("question_after", "on", "end", "back", "question_before", "start")


def main() -> None:
    """Measure one table after the other; `python -m benchmarks.pages [hands]`."""
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={Path(__file__).parents[1] / 'tests' / 'screens.json'}"
    os.environ["QT_QUICK_BACKEND"] = "software"
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else HANDS
    for table in _TABLES:
        clock = LaterClock()
        with _screen(table, hands, clock) as (demo, screen):
            _pages(screen, hands)
            _taps(demo, screen, hands)
            touches = Touches(screen)
            for _ in range(_TIMES):
                _ways(touches)
            for _ in range(_SHIFTS):
                shift(demo, clock, touches)
            touches.report(hands)


@contextmanager
def _screen(table: str, hands: int, clock: LaterClock) -> Iterator[tuple[DemoTable, Screen]]:
    """Open a table with this number of hands in its journal."""
    from kiosk.app.demo.table import DemoTable
    from kiosk.games import GAMES
    from kiosk.settings import config_dir, load
    from ui.app import Screen, make_app

    make_app()
    settings = load(config_dir(), GAMES)
    with tempfile.TemporaryDirectory() as name:
        demo = DemoTable(settings, Path(name), 7, table)
        deal = demo.table.table_game
        demo.close()
        _deal(Path(name), deal, hands)
        demo = DemoTable(settings, Path(name), 7, table, clock=clock)
        try:
            demo.start()
            with Screen(demo.table, double_tap_s=0) as screen:
                yield demo, screen
        finally:
            demo.close()


def _deal(folder: Path, deal: TableGame, count: int) -> None:
    """Deal random hands into the journal of an open table that nobody has open."""
    from kiosk.core.clock import SystemClock
    from kiosk.drills import Plan
    from kiosk.drills.acting import Actors
    from kiosk.games import GAMES
    from kiosk.journal import Journal, load_or_create_key
    from kiosk.procedure import By
    from kiosk.table import TableLog

    records = folder / deal.config.id
    journal = Journal.open(
        records / "journal.db",
        table=deal.config.id,
        key=load_or_create_key(records / "device.pem"),
        clock=SystemClock(),
        checkpoints=records / "checkpoints.jsonl",
    )
    log = TableLog(journal, GAMES)
    dealer = log.state.dealer or "nobody"
    by, floor = By(dealer), By("floor", "floor", frozenset({"floor"}))
    dice = random.Random(1)
    while log.state.last_hand < count:
        hand = log.fresh(deal)
        wagers = {seat: {"ante": deal.config.table_minimum, "board_bonus": 500} for seat in deal.seats}
        actors = Actors(Plan(hand.opening, wagers=wagers, decide=_seated), dice)
        while hand.prompt is not None:
            answer = actors.answer(hand.prompt, hand.felt)
            hand.answer(answer, floor if type(answer).__name__ == "Acknowledged" else by)
        log.settle(hand, dealer)
        log.checkpoint()
    journal.close()


def _seated(prompt: Choices, felt: Felt, dice: random.Random) -> Chosen | None:
    """Seat a player at every free seat, the first one at the button, and sell chips to those who have none."""
    from kiosk.procedure import Choice, Chosen

    if not prompt.is_of_stacks:
        return None
    chosen: dict[int, Choice] = {}
    for seat, options in prompt.options.items():
        keys = ("sit",) if chosen else ("sit_at_button", "sit")
        wanted = (*keys, "buy") if options[0].key in ("empty", "out") else ()
        option = next((option for key in wanted for option in options if option.key == key), None)
        if option is not None:
            chosen[seat] = Choice(option.key, option.least)
    return Chosen(chosen)


def _shown(screen: Screen, act: Callable[[], object]) -> float:
    """Return the milliseconds from `act` to the frame that shows its result."""
    began = time.perf_counter()
    act()
    screen.settle()
    return (time.perf_counter() - began) * 1000


def _pages(screen: Screen, hands: int) -> None:
    """Open and close everything that covers the table, each page for somebody who may see it."""
    from kiosk.app.demo.table import PINS
    from ui.vm.pages.catalog import PAGES

    table = screen.table
    opened: dict[str, tuple[Callable[[], object], Callable[[], object]]] = {
        f"page.{key}": (partial(screen.pages.open, key), screen.pages.leave) for key in PAGES
    }
    for name, (open_it, leave) in opened.items():
        needs = PAGES[name.removeprefix("page.")].needs if name.startswith("page.") else None
        if needs is not None and not table.people.may(needs):
            who = next(person.id for person in table.people.who_may(needs) if person.id in PINS)
            table.people.enter_pin(who, PINS[who])
        times_ms: list[float] = []
        for _ in range(_TIMES):
            times_ms.append(_shown(screen, open_it))
            leave()
            screen.settle()
        report(
            f"opens.{table.config.id}.{name}", statistics.median(times_ms), "ms", limit=150,
            first=round(times_ms[0], 1), p95=round(percentile(times_ms, 0.95), 1), hands=hands,
        )  # fmt: skip


def _ways(touches: Touches) -> None:
    """Go through the pages by touch, and through a recalled hand; ask why, and view a dispute."""
    screen = touches.screen
    for page, way in _WAYS.items():
        touches.open_page(page)
        for name, opens in way:
            if screen.find(name) is not None:  # A list of one page has no next page.
                touches.touch(name, opens)
        if page == "history":
            hand = next(item.objectName() for item in screen.items() if item.objectName().startswith("history.hand."))
            touches.touch(hand, "recall")
            for where in _RECALL:
                touches.touch(f"recall.{where}", f"recall.{where}")
            touches.touch("recall.dispute", "recall.dispute")
            touches.touch("desk.close")
        else:
            touches.touch(f"{page}.close")
    touches.touch("why", "why")
    touches.touch("rules.close", "why.left")


def _taps(demo: DemoTable, screen: Screen, hands: int) -> None:
    """Let the demo's players and dealer touch the screen for some hands."""
    from kiosk.app.demo.play import TouchPlay

    times_ms: list[float] = []
    tap = screen.tap
    screen.tap = lambda name: times_ms.append(took_ms(lambda: tap(name)))  # type: ignore[method-assign]
    play = TouchPlay(demo, screen, lambda step: None)
    play.wait(lambda: "shoe" in demo.table.devices.by_name and demo.table.devices.by_name["shoe"].state == "ready")
    last = demo.table.hand_number + _DEALT
    while demo.table.hand_number < last:
        play.act()
    report(
        f"tap_to_screen.{demo.table.config.id}", percentile(times_ms, 0.95), "ms", limit=30, share="p95",
        median=round(statistics.median(times_ms), 1), seats=demo.table.config.seats, hands=hands, taps=len(times_ms),
    )  # fmt: skip


if __name__ == "__main__":
    main()
