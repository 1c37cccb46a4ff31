"""The hands of the demo: deck, chips and decisions of those that are worth seeing; at the others chance decides."""

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import field

from kiosk.core.cards import DECK, Card, card
from kiosk.core.value import value

TABLE = "NH-07"


@value
class Story:
    """One hand of the demo: the deck from its top, each seat's chips by spot, each seat's bets on the three streets.

    Chips and bets that it leaves out are random. `unplugged` is the street before which the
    shoe's cable is pulled, or the camera's process killed, "" for never.
    """

    deck: tuple[Card, ...]
    chips: Mapping[int, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)
    streets: Mapping[int, tuple[str, str, str]] = field(default_factory=dict)
    unplugged: str = ""


def _six_seats(dice: random.Random, number: int, seats: tuple[int, ...]) -> Story:
    """Return hand `number` of the demo's first table; after the third, hands are random."""
    chips: dict[int, dict[str, tuple[str, ...]]] = {}
    streets: dict[int, tuple[str, str, str]] = {}
    for seat in seats:
        chips[seat] = {"ante": dice.choice((("5",), ("5", "5"), ("5", "5", "5"), ("25",)))}
        for spot, share in (("board_bonus", 0.5), ("pocket_bonus", 0.4), ("six_card_bonus", 0.4)):
            if dice.random() < share:
                stake = "5" if spot == "six_card_bonus" else dice.choice(("2.50", "5"))
                chips[seat][spot] = (stake,)
        bets = [dice.choice(("1x", "1x", "2x", "3x")) for _ in range(3)]
        if dice.random() < 0.3:
            bets[dice.randrange(3)] = "fold"
        streets[seat] = (bets[0], bets[1], bets[2])
    planted: dict[int, str] = {}
    unplugged = ""
    if number == 2 and 5 in seats:  # a flush at seat 5 waits for the floor
        planted = {4: "Ah", 10: "2h", 16: "Kh", 17: "9h", 18: "4h"}
        streets[5] = ("1x", "2x", "3x")
        chips[5] = {"ante": ("5",)}
    elif number == 3 and 6 in seats:  # seat 2 wins the MEGA; the shoe dies before the river
        planted = {1: "Ah", 7: "Kh", 12: "Qh", 13: "Jh", 14: "Th", 15: "4s", 16: "3d", 17: "6c", 18: "9h"}
        streets[2] = streets[6] = ("1x", "1x", "1x")
        chips[2] = {"ante": ("5",), "six_card_bonus": ("5", "5")}
        chips[6] = {"ante": ("5", "5"), "six_card_bonus": ("5",)}
        unplugged = "river"
    return Story(tuple(shuffled(dice, planted)), chips, streets, unplugged)


# Tables with prepared first hands; at the others chance decides.
STORIES: Mapping[str, Callable[[random.Random, int, tuple[int, ...]], Story]] = {TABLE: _six_seats}


def shuffled(dice: random.Random, planted: Mapping[int, str]) -> Iterator[Card]:
    wanted = {at: card(text) for at, text in planted.items()}
    others = iter(dice.sample([card for card in DECK if card not in wanted.values()], 52 - len(wanted)))
    for at in range(52):
        yield wanted[at] if at in wanted else next(others)
