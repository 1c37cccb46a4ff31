"""A hand of Texas Hold'em as it was played, for its record."""

from collections.abc import Mapping
from typing import NamedTuple

from kiosk.core.money import Cents
from kiosk.games.texas_holdem.pots import Showdown, Won
from kiosk.games.texas_holdem.rules import Stakes
from kiosk.games.texas_holdem.seats import DealtIn
from kiosk.procedure import Uncalled


class Action(NamedTuple):
    """An action of a player: the street, the total in front of the player after it, and the amount added."""

    street: str
    seat: int
    action: str
    to: Cents
    adds: Cents
    all_in: bool


class Street(NamedTuple):
    """A betting round: the seat that acts first, None if nobody may; the number of bets and raises; that of actions."""

    first: int | None
    bets: int
    actions: int


class Played(NamedTuple):
    """A hand as it was played. `live` are the seats that did not fold."""

    stakes: Stakes
    dealt: DealtIn
    start: Mapping[int, Cents]
    actions: tuple[Action, ...]
    streets: Mapping[str, Street]
    uncalled: Uncalled | None
    showdown: Showdown
    pots: tuple[Won, ...]
    live: tuple[int, ...]
