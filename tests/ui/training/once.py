"""Find the hands of a table, one for each of its lines, once for all equal tables.

A school deals them when it opens, and again for the cards and for mistakes to notice, which takes a third of a training
test's time. The same seed makes the same hand, and these hands are only read.
"""

from typing import Final, TypeAlias
from weakref import WeakKeyDictionary

from kiosk.core.errors import Refused
from kiosk.drills import Asked, Drill, DrillLine, DrillTable, Rehearsal
from kiosk.training.study.noticing import NOTICE

Hands: TypeAlias = dict[tuple[str, str], tuple[Rehearsal, Asked] | Refused]
"""The outcome of each line and seed."""

SEEDS: Final = ("first", "guides", NOTICE)
_deal: Final = Drill.deal
_alike: Final[list[tuple[str, DrillTable, Hands]]] = []
_of: Final[WeakKeyDictionary[Drill, Hands]] = WeakKeyDictionary()


def deal_once(drill: Drill, line: DrillLine, seed: str) -> tuple[Rehearsal, Asked]:
    """Deal as `Drill.deal` does, but deal a hand that is only viewed just once."""
    if seed not in SEEDS:
        return _deal(drill, line, seed)
    hands = _of.get(drill)
    if hands is None:
        hands = _of[drill] = _hands_of(drill)
    if (line.id, seed) not in hands:
        try:
            hands[line.id, seed] = _deal(drill, line, seed)
        except Refused as refused:
            hands[line.id, seed] = refused
    hand = hands[line.id, seed]
    if isinstance(hand, Refused):
        raise hand.with_traceback(None)
    return hand


def _hands_of(drill: Drill) -> Hands:
    for game, setting, hands in _alike:
        if game == drill.game.key and setting == drill.setting:
            return hands
    _alike.append((drill.game.key, drill.setting, {}))
    return _alike[-1][2]
