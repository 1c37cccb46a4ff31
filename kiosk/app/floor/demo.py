"""Run a floor for trial: its own PostgreSQL, four simulated tables that deal all games, and a console.

Without a display the console plays its part by touch too, and leaves a picture of each step. It is a composition root.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

from kiosk.app.demo.demo import demo_settings
from kiosk.app.demo.play import TouchPlay
from kiosk.app.demo.table import DEALER, FLOOR, MANAGER, PINS, DemoTable
from kiosk.app.floor.link import laid_at_console, linked
from kiosk.app.house.house import load_staff
from kiosk.core.clock import SystemClock
from kiosk.core.errors import Refused
from kiosk.core.scratch import ScratchFolder
from kiosk.floor import OwnServer, add_console, enroll, kept_journals, migrate
from kiosk.games import GAMES
from kiosk.procedure import Floor, Prompt
from kiosk.settings import ScreenSettings, config_dir, load
from kiosk.staff import Authority, Person, Role
from kiosk.table import DuePayouts, Stage
from ui.app import Screen, make_app
from ui.console import FloorConsole
from ui.vm.floor.rows import ConsoleCall

DEALERS: Final = {
    "TP-03": ("silva", "A. Silva"),
    "TH-11": ("berg", "T. Berg"),
    "PP-01": ("chen", "L. Chen"),
    "NH-07": ("ortiz", "M. Ortiz"),
}
"""The dealer of each table of the demo."""
CONSOLE: Final = "console_demo"
_SIGNED: Final = (Stage.SIGN, Stage.SECOND, Stage.VOID)
_PATIENCE_S: Final = 30.0
_PACE_MS: Final = 600


class FloorPlay(TouchPlay):
    """A table that plays automatically. Its floor calls wait for the console."""

    def __init__(self, demo: DemoTable, screen: Screen, console: Console) -> None:
        super().__init__(demo, screen, lambda step: None)
        self._console = console

    def _floor(self, prompt: Prompt) -> None:
        table = self._demo.table
        self._console.answer(self, table.config.id, FLOOR, lambda: table.round.prompt is not prompt)

    def _payout(self, due: DuePayouts) -> None:
        table = self._demo.table
        if due.stage not in _SIGNED:
            super()._payout(due)
            return
        self._console.answer(self, table.config.id, table.payouts.signers[0].id, lambda: table.payouts.due != due)


class Console:
    """A floor supervisor at a console, by touch. Each step leaves a picture in `out`."""

    def __init__(self, window: FloorConsole, out: Path, tables: int) -> None:
        self._window = window
        self._out = out
        self._tables = tables
        self._signed: set[tuple[str, str]] = set()  # Calls that may still be shown after their table has continued.
        self.pictures = 0

    @property
    def answered(self) -> int:
        """Return the number of signed calls."""
        return len(self._signed)

    def look(self, step: str) -> None:
        self.pictures += 1
        self._window.grab(self._out / f"{self.pictures:02d}-{step}.png")

    def sign_in(self, play: FloorPlay) -> None:
        """Sign in as the manager."""
        self._window.tap(f"signer.{MANAGER}")
        self._enter(MANAGER)
        self._window.tap("signIn")
        play.wait(lambda: len(self._window.model.shown.tables) == self._tables, _PATIENCE_S)
        self._window.settle()
        self.look("tables")

    def answer(self, play: FloorPlay, table: str, who: str, is_done: Callable[[], bool]) -> None:
        """Open the call of a table, sign for it, and wait until it counts there."""

        def waiting() -> list[ConsoleCall]:
            calls = self._window.model.shown.calls
            return [call for call in calls if call.table == table and (table, call.id) not in self._signed]

        play.wait(lambda: bool(waiting()), _PATIENCE_S)
        self._window.settle()
        call = waiting()[0]
        began = time.monotonic()
        self._window.tap(f"call.{table}.{call.id}")
        self.look(f"{table}-call")
        self._window.tap("primary")
        self._window.tap("pin.name")
        self._window.tap(f"signer.{who}")
        self._enter(who)
        self.look(f"{table}-sign")
        self._window.tap("primary")
        play.wait(is_done, _PATIENCE_S)
        self._signed.add((table, call.id))
        _say(f"{table}: {call.kind.lower()}, {call.line}: signed at the console ({time.monotonic() - began:.1f} s).")

    def _enter(self, who: str) -> None:
        for digit in PINS[who]:
            self._window.tap(f"pin.{digit}")


def run_floor_demo(*, seed: int, hands: int, tables: Collection[str] = (), out: Path) -> int:
    """Run the demo with all of its tables or with some, and return its exit status. Raise Refused for another table."""
    unknown = next((name for name in tables if name not in DEALERS), None)
    if unknown is not None:
        known = ", ".join(DEALERS)
        raise Refused("table", "Unknown table {table}: choose from {known}.", table=unknown, known=known)
    has_display = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    app = make_app(offscreen=not has_display)
    with _house(seed, tables or tuple(DEALERS), still=not has_display) as (server, demos, folder), ExitStack() as stack:
        screens = [stack.enter_context(Screen(demo.table, double_tap_s=0)) for demo in demos]
        clock, settings = SystemClock(), load(config_dir(), GAMES)
        staff = load_staff(settings, folder, clock)
        authority = Authority(staff, clock, house=settings.house.authority)
        heard = ScreenSettings(tones=has_display, motion=has_display)
        laid = laid_at_console(settings, folder, staff, clock)
        console_window = FloorConsole(
            server.address,
            staff,
            authority,
            clock,
            name=CONSOLE,
            records=folder,
            laid=laid,
            settings=heard,
            rest_s=None if has_display else 0,
        )
        window = stack.enter_context(console_window)
        out.mkdir(parents=True, exist_ok=True)
        console = Console(window, out, len(demos))
        plays = [FloorPlay(demo, screen, console) for demo, screen in zip(demos, screens, strict=True)]
        if has_display:
            _play_on(demos, plays)
            return app.exec()
        for old in out.glob("*.png"):
            old.unlink()
        _play(demos, plays, console, hands)
        return _judged(server, console, [*window.warnings, *(words for screen in screens for words in screen.warnings)])


@contextmanager
def _house(seed: int, tables: Collection[str], *, still: bool) -> Iterator[tuple[OwnServer, list[DemoTable], Path]]:
    """Start the server and the tables, each of which is enrolled and joined to it."""
    with ScratchFolder("floor") as folder, ScratchFolder("tables") as records, ExitStack() as stack:
        server = stack.enter_context(OwnServer(folder))
        settings = demo_settings(still=still)
        house = settings.house.model_copy(update={"floor_server": server.address})
        demos = []
        for nth, name in enumerate(tables):
            demos.append(DemoTable(replace(settings, house=house), records, seed + nth, name))
            stack.callback(demos[-1].close)
            _relieve(demos[-1], *DEALERS[name])
        with server.administrator() as db:
            migrate(db)
            add_console(db, CONSOLE)
            for demo in demos:
                enroll(db, demo.table.config.id, demo.table.journal.public_key, by=MANAGER)
        for demo in demos:
            stack.enter_context(linked(demo.table, records))
            demo.start()
        yield server, demos, records


def _relieve(demo: DemoTable, dealer: str, name: str) -> None:
    """Sign in a separate dealer at a table, because nobody may deal at two tables."""
    if demo.table.staff.person(dealer) is None:
        demo.table.staff.add(Person(id=dealer, name=name, roles=frozenset({Role.DEALER})), PINS[DEALER])
    demo.table.people.sign_in(dealer, PINS[DEALER])


def _play(demos: list[DemoTable], plays: list[FloorPlay], console: Console, hands: int) -> None:
    """Play this many hands at each table, at all tables at the same time."""
    for demo, play in zip(demos, plays, strict=True):
        if demo.table.config.shoe is not None:
            play.wait(lambda table=demo.table: table.devices.hears_shoe, _PATIENCE_S)  # type: ignore[misc]
    console.sign_in(plays[0])
    last = {demo.table.config.id: demo.table.hand_number + hands for demo in demos}
    while waiting := [nth for nth, demo in enumerate(demos) if demo.table.hand_number < last[demo.table.config.id]]:
        for nth in waiting:
            plays[nth].act()
    console.look("end")


def _play_on(demos: list[DemoTable], plays: list[FloorPlay]) -> None:
    """Play the tables automatically until the windows are closed; a person at the console answers the calls."""
    from PySide6.QtCore import QCoreApplication, QTimer

    timer = QTimer(QCoreApplication.instance())
    timer.setInterval(_PACE_MS)

    def act() -> None:
        for demo, play in zip(demos, plays, strict=True):
            due = demo.table.payouts.due
            if not isinstance(demo.table.round.prompt, Floor) and (due is None or due.stage not in _SIGNED):
                play.act()

    timer.timeout.connect(act)
    timer.start()
    _say(f"At the console: R. Haddad {PINS[FLOOR]}, E. Novak {PINS[MANAGER]}.")


def _judged(server: OwnServer, console: Console, warnings: list[str]) -> int:
    """Return the exit status: 0 if the floor's copy matches the journals of the tables."""
    with server.administrator() as db:
        kept = list(kept_journals(db))
    for journal in kept:
        _say(f"{journal.table}: {journal.events} events at the floor, {'; '.join(journal.wrong) or 'whole'}.")
    _say(f"{console.answered} calls answered at the console; {console.pictures} pictures.")
    for warning in warnings:
        sys.stderr.write(f"{warning}\n")
    return 1 if warnings or any(journal.wrong for journal in kept) else 0


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
