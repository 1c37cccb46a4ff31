"""Hands that touch the screen anywhere, while devices do anything: nothing breaks, and no payout is lost or doubled."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF

from kiosk.cards import DECK
from kiosk.devices import CardRead, CardUnread, DeviceState, ShoeAlarm, ShoeEvent, StateChanged
from kiosk.journal_verify import verify
from kiosk.prompt import Cards, Floor
from kiosk.recall import exported
from tests.tables import make_ready
from tests.ui.tables import PIN, make_table
from ui.app import Screen

_SHOE: Final = "shoe"
_ONWARD: Final = re.compile(
    r"^(primary|acknowledge|clearAlarm)$|\.option\.|^option\.|\.spot\.|^card\.|^die\.|[.]?(back|close|cancel)$"
)


def monkey(folder: Path, *, game: str, seed: int, taps: int, size: tuple[int, int]) -> Counter[str]:
    """Touch `taps` times, and return how often what happened. Raise AssertionError for anything that is wrong."""
    dice = random.Random(f"{game}/{seed}")
    happened: Counter[str] = Counter()
    table = make_table(folder, game=game, shoe=_SHOE)
    try:
        with Screen(table, size=size, double_tap_s=0) as screen:
            for _ in range(taps):
                if dice.random() < 0.2:
                    table.shoe_event(_event(dice, happened))
                elif dice.random() < 0.1 and isinstance(table.round.prompt, Floor):
                    table.acknowledge("haddad", PIN)
                    happened["acknowledged"] += 1
                elif dice.random() < 0.1 and table.payouts.due is not None:
                    make_ready(table, dict.fromkeys(("haddad", "novak"), PIN))
                    happened["slips"] += 1
                else:
                    _touch(screen, dice, size)
                    happened["touches"] += 1
                if isinstance(table.round.prompt, Cards) and dice.random() < 0.5:
                    table.shoe_event(CardRead(dice.choice(DECK), 0))
                assert not screen.warnings, screen.warnings
        records = list(exported(table.journal))
        assert len({one["id"] for one in records}) == len(records), "a hand is paid once"
        for record in records:
            _conserves(record)
        happened["settled"] = len(records)
        happened["voided"] = sum(event.kind == "hand_voided" for event in table.journal.events())
    finally:
        table.close()
    report = verify(table.journal.path)
    assert report.is_whole, report.sentences()
    return happened


def _conserves(record: dict[str, object]) -> None:
    """Assert that what the house and the players have won adds up to nothing, where a game is against the house."""
    result = record["result"]
    assert isinstance(result, dict)
    if "house_net" in result:
        assert result["house_net"] + sum(one["total"]["net"] for one in result["seats"]) == 0
    else:
        taken = result.get("rake", 0) + result.get("carried_over", 0)
        assert sum(one["net"] for one in result["players"]) + taken == 0


def _event(dice: random.Random, happened: Counter[str]) -> ShoeEvent:
    match dice.randrange(12):
        case 0:
            happened["lost"] += 1
            return StateChanged(dice.choice((DeviceState.BACKING_OFF, DeviceState.ABSENT)), "The cable is out.")
        case 1 | 2 | 3:
            return StateChanged(DeviceState.READY, "The shoe is connected.")
        case 4:
            return CardUnread(0)
        case 5:
            return ShoeAlarm(dice.choice(("damaged", "cut-card")), "The shoe complains.", over=dice.random() < 0.5)
        case _:
            return CardRead(dice.choice(DECK), 0)


def _touch(screen: Screen, dice: random.Random, size: tuple[int, int]) -> None:
    """Touch what takes the hand on, or anything that has a name, or anywhere at all."""
    kind = dice.random()
    if kind < 0.85:
        named = [item for item in screen.items() if item.objectName() and item.width() > 0]
        onward = [item for item in named if _ONWARD.search(item.objectName())] if kind < 0.5 else []
        screen.tap(dice.choice(onward or named))
    else:
        screen.touch(QPointF(dice.randrange(size[0]), dice.randrange(size[1])))
