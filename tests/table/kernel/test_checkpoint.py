"""A checkpoint is stored by the types of the state's fields, and read back as the same state."""

import json
from dataclasses import fields
from typing import Any

import pytest

from kiosk.bank import BankLedger
from kiosk.bank.accounts import POT, Account, AccountKind
from kiosk.core.clock import Moment
from kiosk.core.errors import JournalError
from kiosk.core.text import Sentence
from kiosk.events import CashMoved, LimitsChanged
from kiosk.table import TableState, recovered_state
from kiosk.table.kernel.cash import CashBook
from kiosk.table.kernel.checkpoint import UNKEPT, checkpoint_of
from kiosk.table.kernel.inspection import DeckReading
from kiosk.table.kernel.orders import LOCKED, FloorOrders
from kiosk.table.kernel.state import BeforeHand, FloorCall
from kiosk.table.kernel.transfer import PendingTransfer, TransferBook

FULL: dict[str, Any] = {
    "is_open": True,
    "game": "pai_gow",
    "rack": {500: 20, 2500: 4},
    "rack_now": {500: 19, 2500: 4},
    "bank": BankLedger({POT: 500, Account(AccountKind.RACK, 500): -500}, {7: {POT: 500}}),
    "transfers": TransferBook(
        PendingTransfer(3, "fill", ((500, 20),), 9, 5, (((500, 19),),), "TP-03", ((5, (("floor", "F-1"),)),)),
        unprinted={12: True},
        arrived={"TP-03": (4, 5)},
    ),
    "cash": CashBook(
        bought={1: 10_000},
        newest=(9, CashMoved(what="buy-in", seat=1, cents=10_000, box=1, came=(), went=((2500, 4),))),
        unnamed={1: (10_000, 0)},
    ),
    "jackpots": {"grand": 100},
    "latest": Moment("boot", 5, 6),
    "bets": {2: {"ante": 500}},
    "carry": {"stacks": [[1, 500]]},
    "floor_call": FloorCall(Sentence(LOCKED), 5, "F-1"),
    "before": BeforeHand(7, -500, True, {"button": 2}, {500: 20}),
    "open_slips": {4: ("second", "paper")},
    "papers": ("A-1",),
    "disputes": {31: 6},
    "wrong_counts": ((1, 4), (6, 7)),
    "removed": ("S-1", "boxed"),
    "reading": DeckReading("S-2", "blue", "", "shoe", ("Ah", "")),
    "giving_back": ((1, Sentence(LOCKED), 500), (2, "ante", -500)),
    "laid": {"staff": 3},
    "orders": FloorOrders(relieved="D-2"),
    "limits": LimitsChanged(minimum=500, maximum=None, keeps=((3, 1000),)),
}


def stored(state: TableState) -> Any:
    """Return a checkpoint as it comes back from the journal."""
    return json.loads(json.dumps(checkpoint_of(state)))


def test_each_field_is_read_back_as_it_was() -> None:
    state = TableState(**FULL)
    recovered = recovered_state(stored(state), ())
    assert recovered == state
    assert [*recovered.giving_back, recovered.floor_call] == [*state.giving_back, state.floor_call]
    assert isinstance(recovered.floor_call and recovered.floor_call.why, Sentence)


def test_fields_that_do_not_differ_from_a_new_state_are_left_out() -> None:
    assert stored(TableState()) == {}
    assert stored(TableState(**FULL)).keys() == FULL.keys()


def test_each_unkept_field_is_a_field_of_the_state() -> None:
    assert {field.name for field in fields(TableState)} >= UNKEPT


@pytest.mark.parametrize(
    "kept", [{"tomorrow": 1}, {"started": [1]}, {"bets": 5}, {"carry": []}, {"orders": {"tomorrow": 1}}]
)
def test_a_checkpoint_in_another_form_is_refused_in_words(kept: dict[str, Any]) -> None:
    with pytest.raises(JournalError, match=r"Another version made this journal \(checkpoint: "):
        recovered_state(kept, ())
