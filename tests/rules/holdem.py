"""A hand of Texas Hold'em for tests: seats 1 to n, the button at seat n, blinds 2 and 5, no limit, three raises."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from kiosk.games import GAMES
from kiosk.games.texas_holdem.turn import Turn
from kiosk.procedure import Answer, Choice, Choices, Chosen, Item, Opening, Prompt
from tests.rules.play import RulePlay, rules

BOARD = "2c 7d 9h Js Kd"
HOLES = {1: "Ah Kh", 2: "Qs Qc", 3: "8c 8d", 4: "3h 4h", 5: "5s 6s"}
LOW = {1: "2h 3h", 2: "4s 5s", 3: "6d 8d"}
Act = str | tuple[str, int]
NEW_HAMPSHIRE = {"promotion": 1, "least": 1, "least_over_promotion": 1}


def raked(**changes: object) -> dict[str, object]:
    return {"rate_bp": 1000, "round_down_to": 1, "cap": 5, "no_flop_no_drop": True, **changes}


@dataclass
class HoldemPlay(RulePlay):
    """A hand of Texas Hold'em. `acts` are the players' actions in turn; after them, all check or call."""

    acts: list[Act] = field(default_factory=list)

    def scripted(self, prompt: Prompt) -> Answer:
        if isinstance(prompt, Turn):
            (seat,) = prompt.options
            if self.acts:
                return Chosen({seat: _choice(self.acts.pop(0))})
            return Chosen({seat: Choice("call" if prompt.legal.call else "check")})
        if isinstance(prompt, Choices):
            decided = self.decisions.get(prompt.guide.step, {})
            return Chosen({seat: Choice(option) for seat, option in decided.items() if seat in prompt.options})
        return super().scripted(prompt)

    def turn(self) -> Turn:
        """Play the given actions, and return the turn that comes after them."""
        while self.acts or not isinstance(self.round.prompt, Turn):
            assert self.round.prompt is not None, "the hand is over"
            self.answer(self.scripted(self.round.prompt))
        return self.round.prompt

    def acting(self) -> int:
        (seat,) = self.turn().options
        return seat

    def buttons(self) -> list[str]:
        """Return the options of the player in turn."""
        turn = self.turn()
        return [option.key for options in turn.options.values() for option in options]

    def act(self, act: Act) -> None:
        self.answer(Chosen({self.acting(): _choice(act)}))

    def refuses(self, act: Act, seat: int | None = None) -> str:
        in_turn = self.acting()
        return self.refused(Chosen({seat or in_turn: _choice(act)}))

    def pots(self) -> list[tuple[int, tuple[int, ...]]]:
        return [(pot.amount, pot.eligible) for pot in self.felt.pots]

    def pushed(self) -> list[Item]:
        self.finish()
        return self.items("pots")

    def result(self) -> dict[str, Any]:
        """Play to the end and return the hand's result."""
        settlement = self.finish()
        game, house = GAMES["holdem"], rules("holdem", **self.options)
        return game.record.write(house, self.opening, self.felt, settlement)[1]


def _choice(act: Act) -> Choice:
    return Choice(act) if isinstance(act, str) else Choice(*act)


def holdem(
    *acts: Act,
    stacks: Sequence[float] = (500, 500, 500),
    holes: Mapping[int, str] = HOLES,
    board: str = BOARD,
    decisions: Mapping[str, Mapping[int, str]] | None = None,
    **options: object,
) -> HoldemPlay:
    """Return a hand; `stacks` are dollars, the options those of the house."""
    players = {str(seat): [round(dollars * 100), "in", False, False] for seat, dollars in enumerate(stacks, 1)}
    seats = tuple(range(1, len(stacks) + 1))
    opening = Opening(1, seats, 0, state={"holdem": {"players": players, "last": None}})
    lying = {("board", 0): board, **{("hole", seat): hole for seat, hole in holes.items() if seat in seats}}
    return HoldemPlay("holdem", opening, {}, decisions or {}, lying, options, acts=list(acts))
