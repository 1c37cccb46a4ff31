"""Rounds of PeekPoker for the tests of its rules."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from kiosk.core.dice import die
from kiosk.games.peekpoker.bid import Bid
from kiosk.procedure import Answer, Choice, Choices, Chosen, Dice, Felt, Opening, Prompt, Rolled
from tests.rules.play import RulePlay

PAIR = "9/red 10/black K/red"  # With the community dice below these are a pair of nines.


HIGHER = "A/green 10/black K/red"  # A pair of aces.


BOARD = "9/black J/green A/red"


@dataclass
class Dicing(RulePlay):
    """A round: `stays` are in, `bids` such as "2 raise 3" follow each other, `dice` by place; then everybody calls."""

    stays: tuple[int, ...] = ()
    bids: tuple[str, ...] = ()
    dice: Mapping[tuple[str, int], str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.to_come = list(self.bids)

    def scripted(self, prompt: Prompt) -> Answer:
        match prompt:
            case Dice():
                return Rolled(tuple(die(self.dice[place[:2]].split()[place.nth]) for place in prompt.left))
            case Bid() if self.to_come:
                seat, option, *amount = self.to_come.pop(0).split()
                return Chosen({int(seat): Choice(option, int(amount[0]) if amount else None)})
            case Bid():
                ((turn, options),) = prompt.options.items()
                keys = [option.key for option in options]
                return Chosen({turn: Choice(next(key for key in ("check", "call", "all_in") if key in keys))})
            case Choices() if prompt.guide.step == "stake":
                return Chosen({seat: Choice("in" if seat in self.stays else "fold") for seat in prompt.options})
            case _:
                return super().scripted(prompt)

    def final(self) -> dict[int, int]:
        """Play to the end and return the chips of each seat."""
        stacks: dict[int, int] = self.finish().facts["stacks"]
        return stacks


def dice(
    stacks: Mapping[int, int],
    bids: tuple[str, ...] = (),
    *,
    stays: tuple[int, ...] | None = None,
    hands: Mapping[int, str] | None = None,
    board: str = BOARD,
    dealer: int | None = None,
    carried: int = 0,
    **options: object,
) -> Dicing:
    """Return a round of players with these points; the dealer is the last seat. Seat 1 has the better hand."""
    seats = tuple(stacks)
    lying = {("community", 0): board, **{(Felt.HOLE, seat): PAIR for seat in seats}, (Felt.HOLE, 1): HIGHER}
    lying.update({(Felt.HOLE, seat): shown for seat, shown in (hands or {}).items()})
    state = {
        "stacks": {str(seat): points for seat, points in stacks.items()},
        "dealer": dealer or seats[-1],
        "carried": carried,
        "players": 4,
    }
    opening = Opening(1, (1, 2, 3, 4), 1, state=state)
    return Dicing("dice", opening, options=options, stays=seats if stays is None else stays, bids=bids, dice=lying)


EVEN = {1: 48, 2: 48, 3: 48, 4: 48}
