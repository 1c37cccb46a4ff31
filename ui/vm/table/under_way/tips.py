"""The usual tip out of a stack, by one touch: its seat and its amount."""

from typing import Final

from kiosk.core.money import Cents, money
from kiosk.core.text import Text
from kiosk.procedure import Choices, Chosen, Effect, InTurn, Prompt, Settle
from kiosk.table import TableView
from ui.vm.table.under_way import exception_words, exceptions
from ui.vm.table.under_way.about import Pick
from ui.vm.table.under_way.state import Keys, Panel, ScreenState

_LEAST: Final = 100  # In cents.


def usual_tip(table: TableView) -> Cents:
    """Return the smallest chip of the table that is worth a dollar or more, in cents."""
    chips = sorted(table.config.denominations)
    return next((chip for chip in chips if chip >= _LEAST), chips[-1])


def tipper(table: TableView, state: ScreenState) -> int:
    """Return the seat whose tip one touch enters, 0 for none.

    It is the seat that was touched, or the one in turn, or else the winner of the last pot. While something else is
    asked, there is none, and none beside the key that says that pots are pushed.
    """
    hand, prompt = table.round, table.round.prompt
    asks = state.panel is not Panel.NONE and not state.is_ruled
    if asks or state.keys is not Keys.CLOSED or isinstance(prompt, Settle) or not may_tip(table):
        return 0
    seat = state.acting or (prompt.seat if isinstance(prompt, InTurn) else state.winner)
    noted = hand.draft.chips.get(seat, 0) if isinstance(hand.draft, Chosen) else 0
    return seat if hand.felt.stacks.get(seat, 0) + noted >= usual_tip(table) else 0


def may_tip(table: TableView) -> bool:
    """Return whether a tip may leave a stack now: no other correction is due first, and no cards are dealt.

    Once the pots are pushed, a tip is one of the next hand: it changes no all-in of this one.
    """
    rulings, hand = table.rulings, table.round
    if not hand.felt.stacks or hand.felt.came_to or not isinstance(hand.prompt, Choices | Settle):
        return False
    if not _path(table)[0]:
        return False
    waits = rulings.early or rulings.redealing or rulings.is_giving_back or rulings.replacing is not None
    return not (waits or table.doubts.are_open or table.suspended or table.payouts.due is not None)


def winner(prompt: Prompt | None) -> int:
    """Return the seat to which most is pushed at this step, 0 for none."""
    items = [item for item in prompt.items if item.pay and not item.stake] if isinstance(prompt, Settle) else []
    return max(items, key=lambda item: item.pay).seat if items else 0


def take_tip(table: TableView, state: ScreenState, seat: int) -> None:
    """Go the whole path of a tip of the usual amount at once."""
    cents = usual_tip(table)
    state.leave()
    state.panel, (state.exception, state.remedy) = Panel.EXCEPTIONS, _path(table)
    exceptions.take(state, Pick(str(seat), Text(str(seat)), said=exception_words.SEAT.fill(seat=seat)))
    exceptions.take(state, Pick(str(cents), Text(money(cents))))


def _path(table: TableView) -> tuple[str, str]:
    """Return the exception, and its remedy, by which a tip leaves a stack; empty if a game has none."""
    for path in table.round.game.irregularities:
        for ruled in path.remedies:
            if ruled.effect is Effect.TIP:
                return path.key, ruled.key
    return "", ""
