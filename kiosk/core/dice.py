"""Poker dice: the faces, and the best five of six.

A die has a face and a color, both as shown. A hand is compared by its `rank`, a tuple of the combination and then the
faces that break ties, nine low as 0 and ace high as 5. There is no straight flush: five dice of one color are a large
flush. The depth of tie breaking, and the comparison of two large flushes, are rulings of the house.
"""

from collections.abc import Sequence
from enum import IntEnum
from functools import lru_cache
from itertools import combinations
from typing import Final, Literal, NamedTuple, TypeAlias

from kiosk.core.enums import quick
from kiosk.core.text import Text, text

FACES: Final = ("9", "10", "J", "Q", "K", "A")
COLORS: Final = ("red", "black", "green")
FACE_WORDS: Final = (text("nine"), text("ten"), text("jack"), text("queen"), text("king"), text("ace"))
COLOR_WORDS: Final = {"red": text("red"), "black": text("black"), "green": text("green")}
_PLURAL: Final = (text("nines"), text("tens"), text("jacks"), text("queens"), text("kings"), text("aces"))

TieBreak: TypeAlias = Literal["faces_kickers", "combination_only", "category_only"]
FlushCompare: TypeAlias = Literal["high_dice", "pattern"]


class Die(NamedTuple):
    """One die: `face` 0 (nine) to 5 (ace), `color` one of red, black, green."""

    face: int
    color: str

    @property
    def text(self) -> str:
        """Return the die as records and the journal write it, "10/black"."""
        return f"{FACES[self.face]}/{self.color}"

    @property
    def words(self) -> Text:
        """Return the die as it is called out, "black ten"."""
        return text("{color} {face}", color=COLOR_WORDS[self.color], face=FACE_WORDS[self.face])


DICE: Final[tuple[Die, ...]] = tuple(Die(face, color) for color in COLORS for face in range(len(FACES)))
_BY_TEXT: Final = {die.text: die for die in DICE}


def die(name: str) -> Die:
    """Return the die of this name, as in "A/red" or "10/black". Raise ValueError for anything else."""
    try:
        return _BY_TEXT[name]
    except (KeyError, TypeError):
        raise ValueError(f"{name!r} is not a die; write face and color, as in A/red or 10/black") from None


@quick
class Combination(IntEnum):
    """The combinations, from weakest to strongest. Five dice may hold none, but six always hold at least a pair."""

    NOTHING = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    FULL_HOUSE = 4
    FOUR_OF_A_KIND = 5
    LARGE_STRAIGHT = 6
    LARGE_FLUSH = 7
    FIVE_OF_A_KIND = 8

    @property
    def key(self) -> str:
        return self.name.lower()


# The number of faces after the combination that belong to it; the rest of a rank are kickers.
_COMBINED: Final = {
    Combination.NOTHING: 0,
    Combination.PAIR: 1,
    Combination.TWO_PAIR: 2,
    Combination.THREE_OF_A_KIND: 1,
    Combination.FULL_HOUSE: 2,
    Combination.FOUR_OF_A_KIND: 1,
    Combination.LARGE_STRAIGHT: 1,
    Combination.LARGE_FLUSH: 6,
    Combination.FIVE_OF_A_KIND: 1,
}


class DiceHand(NamedTuple):
    """The best five dice: `key` is compared by the house's rule, `rank` has every face that could count."""

    key: tuple[int, ...]
    rank: tuple[int, ...]
    dice: tuple[Die, ...]

    @property
    def combination(self) -> Combination:
        return Combination(self.rank[0])

    @property
    def words(self) -> Text:
        """Return the hand as a player announces it, "Full house, kings over queens"."""
        faces = self.rank[1:]
        match self.combination:
            case Combination.PAIR:
                return text("Pair of {rank}", rank=_PLURAL[faces[0]])
            case Combination.TWO_PAIR:
                return text("Two pair, {rank} and {low}", rank=_PLURAL[faces[0]], low=_PLURAL[faces[1]])
            case Combination.THREE_OF_A_KIND:
                return text("Three of a kind, {rank}", rank=_PLURAL[faces[0]])
            case Combination.FULL_HOUSE:
                return text("Full house, {rank} over {low}", rank=_PLURAL[faces[0]], low=_PLURAL[faces[1]])
            case Combination.FOUR_OF_A_KIND:
                return text("Four of a kind, {rank}", rank=_PLURAL[faces[0]])
            case Combination.LARGE_STRAIGHT:
                return text("Large straight, {rank} high", rank=FACE_WORDS[faces[0]])
            case Combination.LARGE_FLUSH:
                return text("Large flush, {color}", color=COLOR_WORDS[self.dice[0].color])
            case Combination.FIVE_OF_A_KIND:
                return text("Five of a kind, {rank}", rank=_PLURAL[faces[0]])
            case _:
                return text("Nothing")

    def __str__(self) -> str:
        return str(self.words)


def best(
    dice: Sequence[Die], *, tie_break: TieBreak = "faces_kickers", flush_compare: FlushCompare = "high_dice"
) -> DiceHand:
    """Return the best five of five or six dice. Of dice that serve equally well, those that come first are picked."""
    return _best(tuple(dice), tie_break, flush_compare)


@lru_cache(maxsize=1024)
def _best(dice: tuple[Die, ...], tie_break: TieBreak, flush_compare: FlushCompare) -> DiceHand:
    """Return the best five, computed once: a hand uses those of the same dice at each of its steps."""
    top: DiceHand | None = None
    for five in combinations(dice, 5):
        rank = _rank(five, flush_compare)
        hand = DiceHand(_key(rank, tie_break), rank, five)
        if top is None or hand[:2] > top[:2]:
            top = hand
    assert top is not None, "a hand has at least five dice"
    return top


def _key(rank: tuple[int, ...], tie_break: TieBreak) -> tuple[int, ...]:
    if tie_break == "category_only":
        return rank[:1]
    if tie_break == "combination_only":
        return rank[: 1 + _COMBINED[Combination(rank[0])]]
    return rank


def _rank(five: Sequence[Die], flush_compare: FlushCompare) -> tuple[int, ...]:
    rank = _faces(five)
    if rank[0] != Combination.FIVE_OF_A_KIND and len({die.color for die in five}) == 1:
        if flush_compare == "pattern":
            return (Combination.LARGE_FLUSH.value, *rank)
        return (Combination.LARGE_FLUSH.value, *sorted((die.face for die in five), reverse=True))
    return rank


def _faces(five: Sequence[Die]) -> tuple[int, ...]:
    """Return the rank that the faces alone make: the combination, its faces, then the kickers from the highest."""
    counts = [0] * len(FACES)
    for other in five:
        counts[other.face] += 1
    groups = sorted(((count, face) for face, count in enumerate(counts) if count), reverse=True)
    sizes, faces = tuple(count for count, _ in groups), tuple(face for _, face in groups)
    if sizes == (1, 1, 1, 1, 1) and faces[0] - faces[-1] == 4:
        return (Combination.LARGE_STRAIGHT.value, faces[0])
    return (_BY_SIZES[sizes].value, *faces)


_BY_SIZES: Final = {
    (1, 1, 1, 1, 1): Combination.NOTHING,
    (2, 1, 1, 1): Combination.PAIR,
    (2, 2, 1): Combination.TWO_PAIR,
    (3, 1, 1): Combination.THREE_OF_A_KIND,
    (3, 2): Combination.FULL_HOUSE,
    (4, 1): Combination.FOUR_OF_A_KIND,
    (5,): Combination.FIVE_OF_A_KIND,
}
