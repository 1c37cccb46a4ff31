"""Play players, shoe, and cups by a plan, to deal a hand without people at the table.

A plan places cards and makes the players' decisions; chance decides the rest. A rehearsal deals it through the
procedure of the live table, unrecorded, and returns a hand record.
"""

import random
from collections.abc import Callable, Mapping
from dataclasses import field
from types import MappingProxyType
from typing import Any, TypeAlias

from kiosk.core.cards import DECK, Card
from kiosk.core.dice import DICE, Die
from kiosk.core.errors import Refused
from kiosk.core.money import Cents
from kiosk.core.value import value
from kiosk.procedure import (
    Acknowledged,
    Answer,
    By,
    Cards,
    Choice,
    Choices,
    Chosen,
    Dealt,
    Dice,
    Done,
    Felt,
    Floor,
    Game,
    Item,
    Opening,
    Place,
    Placed,
    Prompt,
    Rolled,
    Round,
    Rules,
    Settle,
    Settlement,
    Wagers,
    unrecorded,
)

ACTING = By("training", "training", frozenset({"floor"}))

Decide: TypeAlias = Callable[[Choices, Felt, random.Random], Chosen | None]
"""Return the players' answer at a prompt; None leaves it to chance."""

# Weights of random choices of players; an option that is not listed has weight 6.
_WEIGHTS: Mapping[str, int] = MappingProxyType(
    {"fold": 1, "surrender": 1, "bet": 2, "raise": 1, "call_and_raise": 1, "all_in": 0, "leave": 0, "empty": 0,
     "out": 0, "wait": 0, "buy": 0, "button": 0, "sit": 0, "sit_at_button": 0, "splits": 0}
)  # fmt: skip
_USUAL_WEIGHT = 6
_MAX_PROMPTS = 500


def by_chance(prompt: Choices, felt: Felt, dice: random.Random) -> Chosen:
    """Return random decisions of a prompt's players, among the permitted options."""
    chosen = {}
    for seat, options in prompt.options.items():
        weights = [_WEIGHTS.get(option.key, _USUAL_WEIGHT) for option in options]
        (option,) = dice.choices(options, weights if any(weights) else None)
        amount = None
        if option.least is not None:
            amount = option.least
            if option.most is not None and option.most > option.least and dice.random() < 0.5:
                amount = min(option.most, option.least * dice.randint(1, 3))
        chosen[seat] = Choice(option.key, amount)
    return Chosen(chosen)


def _leave_to_chance(prompt: Choices, felt: Felt, dice: random.Random) -> Chosen | None:
    return None


@value
class Plan:
    """A hand before it is dealt: its opening, chosen cards and dice, the wagers, and the players' decisions."""

    opening: Opening
    cards: Mapping[Place, Card] = field(default_factory=dict)
    dice: Mapping[Place, Die] = field(default_factory=dict)
    wagers: Mapping[int, Mapping[str, Cents]] = field(default_factory=dict)
    decide: Decide = _leave_to_chance


class Actors:
    """Answers every prompt of a hand as a plan says, the rest as the dice fall. The same dice make the same hand."""

    def __init__(self, plan: Plan, dice: random.Random) -> None:
        self._plan = plan
        self._dice = dice
        planted = set(plan.cards.values())
        assert len(planted) == len(plan.cards), "a card is planted twice"
        self._deck = [card for card in DECK if card not in planted]
        dice.shuffle(self._deck)

    def answer(self, prompt: Prompt, felt: Felt) -> Answer:
        """Return the answer to a prompt."""
        match prompt:
            case Wagers():
                return Placed(self._plan.wagers)
            case Choices():
                return self._plan.decide(prompt, felt, self._dice) or by_chance(prompt, felt, self._dice)
            case Cards():
                return Dealt(tuple(self._card(place) for place in prompt.left))
            case Dice():
                return Rolled(tuple(self._plan.dice.get(place) or self._dice.choice(DICE) for place in prompt.left))
            case Floor():
                return Acknowledged()
            case _:
                return Done()

    def _card(self, place: Place) -> Card | None:
        if place.spot == Felt.BURN:
            return None
        return self._plan.cards.get(place) or self._deck.pop()


@value
class Rehearsal:
    """A hand that was dealt from its opening to its end. `given` and `result` are its record."""

    hand: Round
    settlement: Settlement
    given: Mapping[str, Any]
    result: Mapping[str, Any]

    @property
    def felt(self) -> Felt:
        return self.hand.felt

    def settled(self, step: str) -> list[tuple[Settle | Floor, Item]]:
        """Return the items that the dealer took, paid, and pushed at a step of the rail, in that order."""
        return [
            (entry.prompt, item)
            for entry in self.hand.entries
            if isinstance(entry.prompt, Settle) and entry.prompt.guide.step == step
            for item in entry.prompt.items
        ]


def rehearse(game: Game[Any], rules: Rules, opening: Opening, answer: Callable[[Prompt, Felt], Answer]) -> Rehearsal:
    """Deal a hand to its end. Raise Refused if an answer is not legal: the hand is impossible."""
    hand = Round(game, rules, opening, unrecorded())
    for _ in range(_MAX_PROMPTS):
        if hand.prompt is None:
            break
        hand.answer(answer(hand.prompt, hand.felt), ACTING)
    else:
        raise Refused("endless", "This hand never ends: its players keep acting.")
    assert hand.settlement is not None
    given, result = game.record.write(rules, opening, hand.felt, hand.settlement)
    return Rehearsal(hand, hand.settlement, given, result)
