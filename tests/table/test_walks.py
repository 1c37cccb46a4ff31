"""The number of calls that a card and a payout take is limited (docs/architecture.md)."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType, FunctionType
from typing import Any, Final, cast

import pytest

from kiosk.core.cards import card
from kiosk.core.devices import CardRead, DeviceState, StateChanged
from kiosk.procedure import Choices, Felt, PayTable
from tests.tables import House

DECK: Final = "7d3sKsKc2c8d9sQdAhKhJcJdAc5c6d2d4h9h6h3d"
CARD_CALLS: Final = 9  # These are the calls from the report of the shoe's driver to the felt.
CENT_CALLS: Final = 8  # These are the calls from the previous answer to the pay table.
ANSWER: Final = "kiosk.procedure.hand.round.answer"


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def passed_by(frame: FrameType | None) -> list[str]:
    """Return the active functions of the kiosk up to a frame, the innermost first."""
    names = []
    while frame is not None:
        module, name = str(frame.f_globals.get("__name__")), frame.f_code.co_name
        if module.startswith("kiosk.") and not name.startswith("<"):
            names.append(f"{module}.{name}")
        frame = frame.f_back
    return names


@contextmanager
def watched(method: Callable[..., Any]) -> Iterator[list[list[str]]]:
    """Give the call stacks of every call of a method."""
    found: list[list[str]] = []
    code = cast(FunctionType, method).__code__

    def on_call(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code is code:
            found.append(passed_by(frame.f_back))

    sys.setprofile(on_call)
    try:
        yield found
    finally:
        sys.setprofile(None)


def deal(house: House, *, bet: str) -> None:
    """Deal a hand up to its first payment."""
    table = house.table
    table.shoe.event(StateChanged(DeviceState.READY, ""))
    for seat in range(1, 7):
        table.play.place(seat, "ante", 500)
        table.play.place(seat, "board_bonus", 500)
    table.play.proceed()
    for nth in range(0, len(DECK), 2):
        prompt = table.round.prompt
        if isinstance(prompt, Choices):
            table.play.choose_all(bet)
        table.shoe.event(CardRead(card(DECK[nth : nth + 2]), 0))


def test_a_card_takes_no_more_calls(house: House) -> None:
    with watched(Felt.lay) as laid:
        deal(house, bet="1x")
    by_shoe = [calls for calls in laid if "kiosk.table.cards.shoe.event" in calls and "_implied" not in str(calls)]
    assert by_shoe
    assert max(map(len, by_shoe)) <= CARD_CALLS, by_shoe[0]


def test_a_cent_takes_no_more_calls(house: House) -> None:
    with watched(PayTable.get) as asked:
        deal(house, bet="1x")
    settling = [calls for calls in asked if "kiosk.procedure.prompts.steps.settle_in_turn" in calls and ANSWER in calls]
    assert settling
    to_answer = [calls[: calls.index(ANSWER) + 1] for calls in settling]
    in_turn = [calls for calls in to_answer if "kiosk.procedure.prompts.steps._call_floor" not in calls]
    assert max(map(len, in_turn)) <= CENT_CALLS, in_turn[0]
