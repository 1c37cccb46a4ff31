"""Reading hands: which five cards, or dice, are the hand. The live evaluators say which; several may be right."""

from collections.abc import Sequence
from itertools import combinations

from kiosk.core.cards import card
from kiosk.core.dice import DiceHand, die
from kiosk.core.dice import best as best_dice
from kiosk.core.hands import best
from kiosk.core.text import Text, text
from kiosk.drills.drill import Asked, DrillLine, Group


def asked_five(
    line: DrillLine, groups: tuple[Group, ...], heading: Text, clause: str, rule: Text, *, seat: int
) -> Asked | None:
    """Ask which five of these cards play for a seat. None if they make another hand than the line's."""
    faces = tuple(face for group in groups for face in group.faces)
    made = best([card(face) for face in faces])
    if made.category.key != line.key:
        return None
    right = {
        frozenset(nth)
        for nth in combinations(range(len(faces)), 5)
        if best([card(faces[place]) for place in nth]).rank == made.rank
    }
    return Asked(
        heading=heading, ask=text("Touch the five cards that play for seat {seat}.", seat=seat), groups=groups,
        clause=clause, rule=rule, pick=faces, fives=frozenset(right), terms=made.words, seat=seat,
    )  # fmt: skip


def asked_dice(
    line: DrillLine, groups: tuple[Group, ...], heading: Text, clause: str, rule: Text, *, seat: int
) -> Asked | None:
    """Ask which five of a seat's six dice are its hand. None if they make another one than the line's."""
    faces = tuple(face for group in groups for face in group.faces)
    made = best_dice([die(face) for face in faces])
    if made.combination.key != line.key:
        return None
    right = {frozenset(nth) for nth in combinations(range(len(faces)), 5) if _same(faces, nth, made)}
    return Asked(
        heading=heading, ask=text("Touch the five dice that play for seat {seat}.", seat=seat), groups=groups,
        clause=clause, rule=rule, pick=faces, fives=frozenset(right), terms=made.words, seat=seat,
    )  # fmt: skip


def _same(faces: Sequence[str], nth: Sequence[int], made: DiceHand) -> bool:
    return best_dice([die(faces[place]) for place in nth]).rank == made.rank
