"""The bank's book: after any events every chip is on an account, and a chip that is made or lost is refused."""

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.bank import BankLedger, after, conserves, kept_ledger
from kiosk.bank.accounts import CAGE, OVER_SHORT, Account, AccountKind, BankEntry, Unbalanced, rack_of
from kiosk.core.devices import DeviceState, StateChanged
from kiosk.core.errors import Refused
from kiosk.events import HandSettled, HandVoided, Happening, RackCounted
from tests.bank.books import CHIPS, RESULT, answered, closed, hand_opened, opened, worth
from tests.reopened import play, reopen, right
from tests.tables import DEALER, FLOOR, PINS, House, kernel_of, void

COUNTED: Final[Mapping[str, Callable[[tuple[tuple[int, int], ...]], Happening]]] = {
    "open": opened, "close": closed, "count": lambda rack: RackCounted(rack=rack, dealer="ortiz"),
}  # fmt: skip
BOTH: Final = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}


def counts() -> st.SearchStrategy[tuple[tuple[int, int], ...]]:
    return st.tuples(*(st.integers(0, 60) for _ in CHIPS)).map(lambda each: tuple(zip(CHIPS, each, strict=True)))


moves = st.lists(
    st.tuples(st.integers(1, 6), st.sampled_from(["ante", "board_bonus"]), st.integers(-40, 400).map(lambda n: n * 50)),
    max_size=6,
)  # fmt: skip
nights = st.lists(
    st.one_of(
        st.tuples(st.just("hand"), st.lists(moves, max_size=3), st.booleans()),
        st.tuples(st.sampled_from(["count", "close", "open"]), counts()),
    ),
    max_size=12,
)


@given(counts(), nights)
def test_every_chip_is_on_an_account_after_any_events_in_any_order(opener, night) -> None:  # type: ignore[no-untyped-def]
    """The difference of a count is exact to the cent, worked out here from the counts and the hands alone."""
    ledger = after(BankLedger(), opened(opener), None)
    due, off, hand = worth(opener), 0, 0
    for happening in night:
        if happening[0] == "hand":
            hand += 1
            came_to, before = 0, ledger.rack
            ledger = after(ledger, hand_opened(), hand)
            cage = ledger.of(CAGE)
            for batch in happening[1]:
                ledger = after(ledger, answered(*batch), hand)
                came_to -= sum(cents for _, _, cents in batch)
            if happening[2]:
                ledger = after(ledger, HandVoided(reason="misdeal"), hand)
                assert ledger.rack == before
            else:
                settled = HandSettled(result=RESULT, house_net=came_to, rack=tuple(ledger.rack.items()))
                ledger = after(ledger, settled, hand)
                assert conserves(ledger, settled, hand)
                due += came_to + cage - ledger.of(CAGE)  # The cage paid the part without chips.
        else:
            why, rack = happening
            ledger = after(ledger, COUNTED[why](rack), None)
            due, off = worth(rack), off - (worth(rack) - due)
        assert ledger.total == 0
        assert sum(chip * count for chip, count in ledger.rack.items()) == due
        assert ledger.of(OVER_SHORT) == off
        assert kept_ledger(json.loads(json.dumps(ledger.kept()))) == ledger


def test_entries_that_do_not_add_up_are_refused() -> None:
    with pytest.raises(Unbalanced):
        BankLedger().plus([BankEntry(rack_of(500), 500), BankEntry(CAGE, -400)])


def test_a_hand_that_moved_other_chips_than_it_came_to_does_not_conserve() -> None:
    ledger = after(BankLedger(), opened(tuple((chip, 20) for chip in CHIPS)), None)
    ledger = after(after(ledger, hand_opened(), 1), answered((1, "ante", 2_500), (2, "ante", -500)), 1)
    right_one = HandSettled(result=RESULT, house_net=-2_000, rack=tuple(ledger.rack.items()))
    assert conserves(after(ledger, right_one, 1), right_one, 1)
    wrong = replace(right_one, house_net=-4_500)
    assert not conserves(after(ledger, wrong, 1), wrong, 1)


def test_chips_of_a_pot_go_to_stacks_and_to_the_rake() -> None:
    ledger = after(BankLedger(), opened(((500, 100),)), None)
    ledger = after(ledger, hand_opened(), 1)
    pushed = answered((1, "put_in", -4_000), (2, "put_in", -4_000), (2, "pot", 7_600), (0, "drop", 400))
    ledger = after(ledger, pushed, 1)
    settled = HandSettled(result=RESULT, house_net=400)
    ledger = after(ledger, settled, 1)
    assert conserves(ledger, settled, 1)
    assert ledger.kind(AccountKind.STACK) == {1: -4_000, 2: 3_600}
    assert (ledger.of(Account(AccountKind.RAKE)), ledger.rack) == (400, {500: 100})


def test_the_bank_of_a_table_follows_its_hands_through_mispay_void_and_restart(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.table.shoe.event(StateChanged(DeviceState.READY, ""))

    def follows() -> None:
        for table in (house.table, house.restart()):
            bank = kernel_of(table).state.bank
            assert bank.total == 0
            assert bank.rack == table.shift.rack
            assert sum(bank.kind(AccountKind.FELT).values()) == -table.shift.house_net

    play(house.table, spots=("ante", "board_bonus"))
    follows()
    reopen(house.table)
    right(house.table)
    follows()
    reopen(house.table)
    void(house.table, FLOOR, PINS[FLOOR])
    assert kernel_of(house.table).state.bank.rack == house.rack()
    house.table.rulings.given_back()
    short = house.rack() | {2_500: 99}
    house.table.shift.count(short, **BOTH)
    bank = kernel_of(house.restart()).state.bank
    assert (bank.of(OVER_SHORT), bank.total) == (2_500, 0)


def test_the_last_settled_hand_stays_in_the_book_while_hands_after_it_are_void(tmp_path: Path) -> None:
    """It can be reopened as long as no card of another hand is dealt, however many have begun."""
    house = House(tmp_path)
    table = house.table
    table.shoe.event(StateChanged(DeviceState.READY, ""))
    play(table)
    before = kernel_of(table).state.bank
    for _ in range(3):
        table.play.place(1, "ante", 500)
        table.play.proceed()
        void(table)
        if table.rulings.giving_back:
            table.rulings.given_back()
    table.play.place(2, "ante", 500)
    reopen(table)
    right(table)
    bank = kernel_of(table).state.bank
    assert bank.total == 0
    assert sum(bank.kind(AccountKind.FELT).values()) == -table.shift.house_net
    assert before.total == 0


def test_a_settled_hand_that_does_not_add_up_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug makes a chip: the hand is not settled, the journal keeps nothing of it, and the floor is called."""
    house = House(tmp_path)
    table = house.table
    table.shoe.event(StateChanged(DeviceState.READY, ""))

    def one_chip_more(event: Happening, *more: object, **named: object) -> object:
        wrong = replace(event, house_net=event.house_net + 2_500) if isinstance(event, HandSettled) else event
        return write(wrong, *more, **named)  # type: ignore[arg-type]

    log = kernel_of(table).log
    write = log.write
    monkeypatch.setattr(log, "write", one_chip_more)
    with pytest.raises(Refused, match="bank does not add up"):
        play(table)
    assert not list(table.journal.events(1, HandSettled))
    assert table.floor.called is not None
