"""Play a hand through the same procedure that the dealer sees, as a dialogue that a rule's test can read.

A `RulePlay` receives the planned events in advance: wagers, decisions by step, cards by place. It then answers prompt
after prompt, up to the one that a test examines, or to the end.
"""

import tomllib
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest

from kiosk.core.cards import Card, card
from kiosk.core.errors import KioskError
from kiosk.games import GAMES
from kiosk.procedure import (
    Acknowledged,
    Answer,
    By,
    Cards,
    Choice,
    Choices,
    Chosen,
    Confirm,
    Dealt,
    Done,
    Felt,
    Floor,
    Forfeit,
    Item,
    Opening,
    Place,
    Placed,
    Prompt,
    Round,
    Rules,
    Settle,
    Settled,
    Settlement,
    Wagers,
    unrecorded,
)
from kiosk.procedure.prompts.answers import to_json

BY = By("test", "touch", frozenset({"floor"}))
CONFIG = Path(__file__).resolve().parents[2] / "config" / "games"

P = TypeVar("P", bound=Prompt)
Bets = Mapping[int, Mapping[str, int]]
Decisions = Mapping[str, Mapping[int, str]]


@cache
def _shipped() -> dict[str, dict[str, Any]]:
    files = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(CONFIG.glob("*.toml"))]
    return {file["game"]: file for file in files}


def rules(game: str, **options: object) -> Rules:
    """Return the rules that this project ships for a game, with these options instead of the shipped ones."""
    model: type[Rules] = GAMES[game].rules_model
    return model.model_validate({**deepcopy(_shipped()[game]), **options})


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card(name) for name in text.split())


@dataclass
class RulePlay:
    """One hand: its planned events, and its round.

    `cards` by (spot, seat) as in "Ah Kd"; a place that is not named is dealt unread. `decisions` by step and seat;
    where one is not named it is the prompt's usual option, or else its last.
    """

    game: str
    opening: Opening
    bets: Bets = field(default_factory=dict)
    decisions: Decisions = field(default_factory=dict)
    cards: Mapping[tuple[str, int], str] = field(default_factory=dict)
    options: Mapping[str, object] = field(default_factory=dict)
    asked: list[Prompt] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.round = Round(GAMES[self.game], rules(self.game, **self.options), self.opening, unrecorded())

    @property
    def felt(self) -> Felt:
        return self.round.felt

    @property
    def prompt(self) -> Prompt:
        assert self.round.prompt is not None, "the hand is over"
        return self.round.prompt

    def answer(self, answer: Answer) -> None:
        prompt = self.prompt
        self.round.answer(answer, BY)
        self.asked.append(prompt)

    def to(self, step: str, kind: type[P]) -> P:
        """Answer until a prompt of this kind is open at this step, and return it unanswered."""
        while True:
            prompt = self.round.prompt
            assert prompt is not None, f"the hand is over and never asked {kind.__name__} at {step}"
            if prompt.guide.step == step and isinstance(prompt, kind):
                return prompt
            self.answer(self.scripted(prompt))

    def finish(self) -> Settlement:
        """Answer to the end of the hand."""
        while self.round.prompt is not None:
            self.answer(self.scripted(self.round.prompt))
        assert self.round.settlement is not None
        return self.round.settlement

    def forfeit(self, seat: int) -> None:
        self.answer(Forfeit(seat))

    def scripted(self, prompt: Prompt) -> Answer:
        """Return this hand's answer to a prompt."""
        match prompt:
            case Wagers():
                return Placed(self.bets)
            case Choices():
                decided = self.decisions.get(prompt.guide.step, {})
                return Chosen({seat: Choice(decided.get(seat) or _usual(prompt, seat)) for seat in prompt.options})
            case Cards():
                return Dealt(tuple(self._card(place) for place in prompt.left))
            case Floor():
                return Acknowledged()
            case _:
                return Done()

    def _card(self, place: Place) -> Card | None:
        text = self.cards.get((place.spot, place.seat))
        return card(text.split()[place.nth]) if text else None

    def refused(self, answer: Answer) -> str:
        """Give an answer that must be refused and change nothing, and return the refusal's code."""
        before = snapshot(self.round)
        with pytest.raises(KioskError) as refusal:
            self.round.answer(answer, BY)
        assert before == snapshot(self.round)
        return refusal.value.code

    def settled(self, seat: int, wager: str) -> Settled:
        """Play to the end and return the result of a wager."""
        self.finish()
        return self.felt.settled[seat][wager]

    def asked_at(self, step: str, kind: type[P]) -> list[P]:
        """Return the prompts of a kind that have been answered at a step."""
        return [prompt for prompt in self.asked if prompt.guide.step == step and isinstance(prompt, kind)]

    def items(self, step: str) -> list[Item]:
        """Return the items that the dealer was asked to settle at a step, in order."""
        return [item for prompt in self.asked_at(step, Settle) for item in prompt.items]

    def steps(self) -> list[str]:
        """Return the prompted steps, each run of the same step once."""
        keys = [prompt.guide.step for prompt in self.asked]
        return [key for nth, key in enumerate(keys) if nth == 0 or keys[nth - 1] != key]


def _usual(prompt: Choices, seat: int) -> str:
    return prompt.usual or prompt.options[seat][-1].key


def snapshot(hand: Round) -> tuple[object, ...]:
    """Return everything that an answer may change, in a comparable form."""
    felt = hand.felt
    return (
        repr(hand.prompt),
        repr(hand.draft),
        [(entry.seq, to_json(entry.answer), entry.note) for entry in hand.entries],
        {place: [(slot.card, slot.up) for slot in row] for place, row in felt.cards.items()},
        {seat: dict(bets) for seat, bets in felt.bets.items()},
        {seat: dict(settled) for seat, settled in felt.settled.items()},
        dict(felt.status),
        dict(felt.stacks),
        list(felt.pots),
        repr(hand.settlement),
    )


def confirms(play: RulePlay) -> list[str]:
    """Return the instructions that the dealer was asked to confirm."""
    return [str(confirm.guide.do) for confirm in play.asked if isinstance(confirm, Confirm)]
