"""The touches of the poker room."""

from collections.abc import Callable, Mapping
from typing import Final

from kiosk.core.cards import DECK
from kiosk.procedure import Cards, Choices, Prompt, Settle
from kiosk.table import Table
from tests.ui.tables import shoe_deals, split
from ui.app import Screen


def seat(table: Table, stacks: dict[int, int]) -> None:
    for at, stack in stacks.items():
        table.play.choose(at, "sit", stack)
    table.play.proceed()


def choose(screen: Screen, seat: int, option: str) -> None:
    if screen.find(f"seat{seat}.option.{option}") is None:
        screen.tap(f"seat{seat}.act")
        screen.tap(f"option.{option}")
    else:
        screen.tap(f"seat{seat}.option.{option}")


THREE: Final = {1: 10_000, 2: 20_000, 3: 40_000}


def all_in_until(table: Table, asked: type[Prompt], *, stacks: dict[int, int] = THREE, unread: bool = True) -> None:
    """Have these players all in until this prompt, with hole cards `unread` if they can be."""
    deck = iter(DECK)

    def deal(due: Cards) -> None:
        if due.may_be_unread and unread:
            table.play.deal_unread()
        else:
            table.play.enter_card(next(deck))

    _all_in(table, asked, stacks, deal)


def all_in_with(table: Table, stacks: dict[int, int], hands: Mapping[int, str], others: str) -> None:
    """Have these players all in with these hole cards, until the pots; `others` are burned or dealt to the board."""
    holes, rest = {number: iter(split(hand)) for number, hand in hands.items()}, iter(split(others))
    _all_in(table, Settle, stacks, lambda due: shoe_deals(table, next(holes.get(due.left[0].seat, rest))))


def _all_in(table: Table, asked: type[Prompt], stacks: dict[int, int], deal: Callable[[Cards], None]) -> None:
    """Have these players all in until this prompt. `deal` deals the next card."""
    seat(table, stacks)
    while not isinstance(table.round.prompt, asked):
        prompt = table.round.prompt
        if isinstance(prompt, Choices):
            (acting,) = prompt.options
            keys = [option.key for option in prompt.options[acting]]
            table.play.choose(acting, "all_in" if "all_in" in keys else "call")
        elif isinstance(prompt, Cards):
            deal(prompt)
        else:
            table.play.proceed()
