"""The touches of the poker room."""

from collections.abc import Mapping
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
    seat(table, stacks)
    deck = iter(DECK)
    while not isinstance(table.round.prompt, asked):
        prompt = table.round.prompt
        if isinstance(prompt, Choices):
            (acting,) = prompt.options
            keys = [option.key for option in prompt.options[acting]]
            table.play.choose(acting, "all_in" if "all_in" in keys else "call")
        elif isinstance(prompt, Cards) and prompt.may_be_unread and unread:
            table.play.deal_unread()
        elif isinstance(prompt, Cards):
            table.play.enter_card(next(deck))
        else:
            table.play.proceed()


def all_in_with(table: Table, stacks: dict[int, int], hands: Mapping[int, str], others: str) -> None:
    """Have these players all in with these hole cards, until the pots; `others` are burned or dealt to the board."""
    seat(table, stacks)
    holes, rest = {number: iter(split(hand)) for number, hand in hands.items()}, iter(split(others))
    while not isinstance(table.round.prompt, Settle):
        prompt = table.round.prompt
        if isinstance(prompt, Choices):
            (acting,) = prompt.options
            keys = [option.key for option in prompt.options[acting]]
            table.play.choose(acting, "all_in" if "all_in" in keys else "call")
        elif isinstance(prompt, Cards):
            shoe_deals(table, next(holes.get(prompt.left[0].seat, rest)))
        else:
            table.play.proceed()
