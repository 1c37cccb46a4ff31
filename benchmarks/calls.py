"""Count the calls of Python functions that a tap, a card, and an acknowledgment make at a table, without the screen.

    python -m benchmarks.calls

Two seats play a hand of New Hampshire Hold 'Em in which seat 1 makes a flush. The hand before has warmed the caches.
Only functions of the packages `kiosk` and `drivers` count, and `files` is the number of their modules.
"""

import cProfile
import pstats
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from kiosk.core.cards import card
from kiosk.core.devices import CardRead, DeviceState, StateChanged
from kiosk.procedure import Choices, Floor
from kiosk.table import Table
from tests.tables import FLOOR, PINS, House, floor_comes, make_ready
from tools.report import report

_ROOT: Final = str(Path(__file__).resolve().parent.parent)
_PAIR: Final = "Ah 2c Kd 7s 3c 8d Qh Jh As 9d 4s"
_FLUSH: Final = "Ah 2c Kh 7s 3c 8d Qd Jc 9h 4h 2h"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        table = House(Path(folder)).table
        table.shoe.event(StateChanged(DeviceState.READY, ""))
        _hand(table, _PAIR, lambda _, act: act())
        _hand(table, _FLUSH, _counted)


def _counted(name: str, act: Callable[[], object]) -> None:
    profile = cProfile.Profile(builtins=False)
    profile.enable()
    act()
    profile.disable()
    calls = {where: counts[1] for where, counts in pstats.Stats(profile).stats.items() if _is_ours(where[0])}  # type: ignore[attr-defined]
    report(name, sum(calls.values()), "calls", files=len({file for file, *_ in calls}))


def _is_ours(file: str) -> bool:
    return file.startswith((f"{_ROOT}/kiosk/", f"{_ROOT}/drivers/"))


def _hand(table: Table, cards: str, take: Callable[[str, Callable[[], object]], object]) -> None:
    """Deal a hand to its end, and hand each act with its name to `take`."""
    number = table.hand_number
    for seat in (1, 2):
        take("wager", lambda seat=seat: table.play.place(seat, "ante", 500))  # type: ignore[misc]
    for name in cards.split():
        closes = isinstance(table.round.prompt, Choices)
        if closes:
            take("all_decisions", lambda: table.play.choose_all("1x"))
        drawn = CardRead(card(name), 0)
        take("card_that_closes_decisions" if closes else "card", lambda drawn=drawn: table.shoe.event(drawn))  # type: ignore[misc]
    while table.hand_number == number:
        floor_comes(table)
        if isinstance(table.round.prompt, Floor):
            take("acknowledgment", lambda: table.floor.acknowledge(FLOOR, PINS[FLOOR]))
        else:
            make_ready(table)
            take("proceed", table.play.proceed)


if __name__ == "__main__":
    main()
