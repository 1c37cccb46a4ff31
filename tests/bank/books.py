"""A book of the bank for tests: its chips, a hand that begins and is answered, and a table that opens and closes."""

from typing import Final

from kiosk.events import Answered, HandOpened, HandResult, HandRules, Happening, TableClosed, TableOpened
from kiosk.journal import Event

CHIPS: Final = (10_000, 2_500, 500, 100)
RULES: Final = HandRules(game={}, minimum=500, maximum=None, payouts=None)
RESULT: Final = HandResult(input={}, result={}, carry={}, jackpots=(), placed={})


def event_of(what: Happening, seq: int, at_ms: int, actor: str = "haddad", hand: int | None = None) -> Event:
    """Return an event of a journal that nobody has written."""
    return Event((seq, bytes(16), hand, what.KIND, 1, at_ms, seq, bytes(16), actor, "", bytes(32)), what)


def worth(rack: tuple[tuple[int, int], ...]) -> int:
    return sum(chip * count for chip, count in rack)


def opened(rack: tuple[tuple[int, int], ...]) -> TableOpened:
    return TableOpened(game="nh", rules_version="1", minimum=500, maximum=None, rack=rack, dealer="ortiz")


def closed(rack: tuple[tuple[int, int], ...]) -> TableClosed:
    return TableClosed(rack=rack, difference=0, house_net=0, dealer="ortiz")


def hand_opened() -> HandOpened:
    return HandOpened(
        game="nh", rules_version="1", rules=RULES, seats=(1, 2), jackpots={}, dealer="ortiz", state={}
    )  # fmt: skip


def answered(*moved: tuple[int, str, int]) -> Answered:
    return Answered(step="main", clause="12", answer={"done": True}, source="touch", moved=moved)
