"""The answers of a procedure: placed, decided, dealt, rolled, and done, and their stored form."""

from collections.abc import Mapping
from dataclasses import field
from typing import Any, NamedTuple, TypeAlias

from kiosk.core.cards import Card, card
from kiosk.core.dice import Die, die
from kiosk.core.money import Cents
from kiosk.core.value import value


class Choice(NamedTuple):
    """A decision of a player: the key of an option, and the amount where the option leaves one open."""

    option: str
    amount: int | None = None


@value
class Placed:
    """Wagers: {seat: {spot: cents}}. A seat that is absent plays no part in the hand."""

    bets: Mapping[int, Mapping[str, Cents]]


@value
class Chosen:
    """Decisions: {seat: Choice}.

    `chips` are changes of a stack other than wagers, {seat: cents}: a count by the
    floor, a tip, chips that one player owed another.
    """

    choices: Mapping[int, Choice]
    chips: Mapping[int, Cents] = field(default_factory=dict)


@value
class Dealt:
    """Cards for the next places, in order. None is a card that went down unread."""

    cards: tuple[Card | None, ...]


@value
class Rolled:
    """The next dice, in order."""

    dice: tuple[Die, ...]


@value
class Done:
    """The dealer has done the instruction of the prompt."""


@value
class Acknowledged:
    """The floor has seen the hand and agrees."""


@value
class Disputed:
    """The floor does not agree: back to the cards."""


@value
class Forfeit:
    """A player broke a rule and forfeits. It may come at any prompt, and the prompt is then asked again.

    `returned`: the hand is void and not forfeited, so that its wagers go back. `leaves`: the player leaves the table
    with it, and is in no hand after this one.
    """

    seat: int
    returned: bool = False
    leaves: bool = False


Answer: TypeAlias = Placed | Chosen | Dealt | Rolled | Done | Acknowledged | Disputed | Forfeit


def to_json(answer: Answer) -> dict[str, Any]:
    """Return the answer as the journal keeps it."""
    match answer:
        case Placed(bets):
            return {"placed": {str(seat): dict(spots) for seat, spots in bets.items()}}
        case Chosen(choices, chips):
            chosen = {"chosen": {str(seat): list(choice) for seat, choice in choices.items()}}
            return {**chosen, "chips": {str(seat): cents for seat, cents in chips.items()}} if chips else chosen
        case Dealt(cards):
            return {"dealt": [card.text if card else None for card in cards]}
        case Rolled(dice):
            return {"rolled": [die.text for die in dice]}
        case Forfeit(seat, returned, leaves):
            said = {"returned": returned, "leaves": leaves}
            return {"forfeit": seat, **{key: True for key, holds in said.items() if holds}}
        case _:
            return {type(answer).__name__.lower(): True}


def from_json(body: Mapping[str, Any]) -> Answer:
    """Return the answer that `to_json` wrote. Raise ValueError for anything else."""
    match dict(body):
        case {"placed": dict(bets)}:
            return Placed({int(seat): dict(spots) for seat, spots in bets.items()})
        case {"chosen": dict(chosen), **rest}:
            chips = {int(seat): int(cents) for seat, cents in rest.get("chips", {}).items()}
            return Chosen({int(seat): Choice(*choice) for seat, choice in chosen.items()}, chips)
        case {"dealt": list(cards)}:
            return Dealt(tuple(card(value) if value else None for value in cards))
        case {"rolled": list(dice)}:
            return Rolled(tuple(die(other) for other in dice))
        case {"forfeit": int(seat), **rest}:
            return Forfeit(seat, bool(rest.get("returned")), bool(rest.get("leaves")))
        case {"done": True}:
            return Done()
        case {"acknowledged": True}:
            return Acknowledged()
        case {"disputed": True}:
            return Disputed()
        case _:
            raise ValueError(f"not an answer: {body!r}")


def is_laid_out(body: Mapping[str, Any]) -> bool:
    """Return whether an answer that `to_json` wrote is cards or dice, without decoding it."""
    return "dealt" in body or "rolled" in body
