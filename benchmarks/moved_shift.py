"""Work a part of a shift at table NH-07 by touch. `benchmarks.bare` moves the program between parts.

    python -m benchmarks.moved_shift PART CONFIG DATA

A PART is `open` (add the people, open the table, deal a hand), `half` (sign for the changes, deal a hand, and end the
program in the middle of the next one), `deal` (enter the dealer's PIN, and deal that hand to its end), or `close` (deal
it, and close the table with the count that the kiosk expects). `half`, `deal`, and `close` sign for changed parts if a
manager is called. One JSON object is printed: the dealt hands, the events, and whether the table is open.
"""

import json
import os
import signal
import sys
import traceback
from pathlib import Path
from typing import Any, ClassVar, Final

os.environ["QT_QPA_PLATFORM"] = "offscreen"  # Set it before Qt is imported.
os.environ["QT_QUICK_BACKEND"] = "software"

from PySide6.QtCore import QTimer

import ui.app
from kiosk.core.clock import SystemClock
from kiosk.staff import Staff
from tests.ui.player import Player
from tests.ui.shift.people import sign, touch_rack
from tests.ui.tables import PIN, enter_menu_pin, taps
from tests.ui.twin import PEOPLE, open_by_touch
from ui.app import Screen

PARTS: Final = ("open", "half", "deal", "close")
TABLE: Final = "NH-07"
_MAX_STEPS: Final = 200


class PartOfShift(Screen):
    """A screen that does one part of a shift as soon as it is shown, and closes."""

    part = ""
    failed = ""
    result: ClassVar[dict[str, Any]] = {}

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **(named | {"double_tap_s": 0.0}))
        QTimer.singleShot(0, self._work)

    def _work(self) -> None:
        try:
            _do(self, self.part)
            table = self.table
            PartOfShift.result = {
                "part": self.part,
                "hand": table.hand_number,
                "events": table.journal.last_seq(),
                "open": table.is_open,
                "hand_open": table.hand_is_open,
            }
        except Exception:  # noqa: BLE001 - print every error, and end the program
            PartOfShift.failed = traceback.format_exc()
        os.kill(os.getpid(), signal.SIGTERM)  # systemd does the same: a hand may be open.


def _do(screen: Screen, part: str) -> None:
    if part == "open":
        open_by_touch(screen)
        _deal(screen)
        return
    _sign_changes(screen)
    if screen.table.people.paused:
        taps(screen, ("signer.ortiz", *(f"pin.{digit}" for digit in PIN), "panel.sign"))
    _deal(screen)
    if part == "half":
        _deal(screen, ends=False)
    elif part == "close":
        _close(screen)


def _close(screen: Screen) -> None:
    taps(screen, ("menu", "menu.close_table"))
    touch_rack(screen, screen.table.shift.rack)
    screen.tap("shift.primary")
    sign(screen, "haddad")
    sign(screen, "")  # The dealer does not choose a name.


def _sign_changes(screen: Screen) -> None:
    if not screen.table.sealed.words:
        return
    enter_menu_pin(screen, PEOPLE[0].id)
    while screen.find("menu.sign_changes") is None:
        screen.tap("menu.more")
    screen.tap("menu.sign_changes")
    taps(screen, (f"menu.signer.{PEOPLE[0].id}", *(f"menu.pin.{digit}" for digit in PIN), "menu.sign"))


def _deal(screen: Screen, *, ends: bool = True) -> None:
    """Deal a hand with cards by touch, to its end or to its flop bets."""
    table, first, player = screen.table, screen.table.hand_number, Player(screen, seed=5)
    for _ in range(_MAX_STEPS):
        if table.hand_number > first or (not ends and len(table.round.entries) >= 6):
            return
        player.step()
    raise TimeoutError(f"the hand does not end: {screen.model.shown.strip or screen.model.shown.instruction}")


def main(words: list[str]) -> int:
    if len(words) != 3 or words[0] not in PARTS:
        sys.exit(f"Give one of {', '.join(PARTS)}, the folder of the house's files, and the folder of its records.")
    part, config, data = words
    if part == "open":
        Path(data).mkdir(mode=0o700, exist_ok=True)
        staff = Staff.load(Path(data) / "staff.json", SystemClock(), create=True)
        for person in PEOPLE:
            staff.add(person, PIN)
    PartOfShift.part = part
    ui.app.Screen = PartOfShift  # type: ignore[misc]
    from kiosk.app.main import app

    status: object = None
    try:
        app(["run", "--table", TABLE, "--config", config, "--data", data], standalone_mode=False)
    except SystemExit as ended:
        status = ended.code
    if status or PartOfShift.failed:
        sys.stderr.write(f"{PartOfShift.failed}the kiosk ended with {status}\n")
        return 1
    sys.stdout.write(json.dumps(PartOfShift.result) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
