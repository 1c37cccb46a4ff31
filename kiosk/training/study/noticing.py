"""Make recognition questions: a colleague's wrong payout, a false claim, a card that the shoe has misread, a wager that
is out of bounds or too late.

Half of the cases are correct, so that nobody learns to say no. The faults of the others, and the right answers, come
from a hand that was dealt through the live procedure, or from the limits of its prompts.
"""

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from kiosk.core.cards import DECK, card
from kiosk.core.dice import DICE, die
from kiosk.core.errors import Refused
from kiosk.core.money import Cents, Dollars
from kiosk.core.text import Sentence, Text, sentence, text
from kiosk.drills import COLLEAGUE, Asked, Drill, DrillLine, Group, Question
from kiosk.procedure import Placed, Wagers

NOTICE: Final = "notice"
RIGHT: Final = sentence("That is right")
MISPAID: Final = sentence("That is a mispay")
CLAIM_HOLDS: Final = sentence("The claim is true")
CLAIM_FALSE: Final = sentence("The claim is false")
AGREES: Final = sentence("The screen matches the table")
MISREAD_CARD: Final = sentence("The shoe misread a card")
WRONG_DIE: Final = sentence("A die was entered wrong")
VALID: Final = sentence("The wager stands")
TOO_LITTLE: Final = sentence("Not allowed: return it")
TOO_LATE: Final = sentence("Past-posted: call the floor")

_FAR_OFF: Final = 4  # Nobody mispays by a larger factor.

_LINES: Final = {
    "mispay": sentence("A colleague’s payout"),
    "claim": sentence("A player’s claim"),
    "misread": sentence("Compare the screen with the felt"),
    "wager": sentence("A late or out-of-limits wager"),
}


class Noticing:
    """The faults to notice in one game at one table, as questions of a drill."""

    def __init__(self, drill: Drill) -> None:
        self.setting = drill.setting
        self._drill = drill
        self._paid = [line for line in drill.lines if not line.hand and _plausible(drill.deal(line, NOTICE)[1])]
        self._read = [line for line in drill.lines if line.hand]
        there = {
            "mispay": bool(self._paid),
            "claim": bool(self._read),
            "misread": bool(self._read),
            "wager": self._has_wagers(),
        }
        self.lines = tuple(DrillLine(NOTICE, key, name, name) for key, name in _LINES.items() if there[key])
        self._by_id: Mapping[str, DrillLine] = {line.id: line for line in self.lines}

    def line(self, key: str) -> DrillLine:
        return self._by_id[key]

    def question(self, line: DrillLine, seed: str) -> Question:
        """Return a case in which a mistake was made, or none."""
        dice = random.Random(seed)  # noqa: S311, to be repeatable
        made = {"mispay": self._mispay, "claim": self._claim, "misread": self._misread, "wager": self._wager}[line.key]
        return replace(made(line, seed, dice), line=line)

    def _mispay(self, line: DrillLine, seed: str, dice: random.Random) -> Question:
        """Make a payout of a colleague: the right one, or that of another line."""
        question = self._drill.question(dice.choice(self._paid), seed)
        asked, right = question.asked, question.asked.amount or 0
        wrong = _plausible(asked)
        is_right = dice.random() < 0.5 or not wrong
        paid = right if is_right else dice.choice(wrong)
        shown = text("Your colleague pays {amount}.", amount=self._amount(paid, points=question.points))
        return self._yes_or_no(
            question, text("{ask} {paid}", ask=asked.ask, paid=shown), RIGHT if is_right else MISPAID,
            (RIGHT, MISPAID), amount=None if is_right else right,
            because=asked.terms if is_right else _of_colleague(asked.instead[paid]),
        )  # fmt: skip

    def _amount(self, cents: Cents, *, points: bool) -> Text:
        return text("{amount}", amount=cents if points else Dollars(cents))

    def _claim(self, line: DrillLine, seed: str, dice: random.Random) -> Question:
        """A player claims a hand: the actual one, or another one."""
        read = dice.choice(self._read)
        question = self._drill.question(read, seed)
        others = [other for other in self._read if other.key != read.key]
        is_right = dice.random() < 0.5 or not others
        said = (read if is_right else dice.choice(others)).hand
        return self._yes_or_no(
            question, text("Seat {seat} says: “{hand}”.", seat=question.asked.seat, hand=said),
            CLAIM_HOLDS if is_right else CLAIM_FALSE,
            (CLAIM_HOLDS, CLAIM_FALSE), because=question.asked.terms,
        )  # fmt: skip

    def _misread(self, line: DrillLine, seed: str, dice: random.Random) -> Question:
        """Return the cards on the felt, beside those that the screen shows."""
        question = self._drill.question(dice.choice(self._read), seed)
        faces = list(dict.fromkeys(face for group in question.asked.groups for face in group.faces))[:5]
        shown, is_right = list(faces), dice.random() < 0.5
        if not is_right:
            nth = dice.randrange(len(shown))
            shown[nth] = _another(shown[nth], faces, dice)
        groups = (Group(text("On the felt"), tuple(faces)), Group(text("On the screen"), tuple(shown)))
        wrong = {at for at, pair in enumerate(zip(faces, shown, strict=True)) if pair[0] != pair[1]}
        made = frozenset(wrong | {at + len(faces) for at in wrong})
        question = replace(
            question, asked=replace(question.asked, groups=groups, facts=(), made=made, fives=frozenset())
        )
        ask, off = (
            (text("Do these dice match the screen?"), WRONG_DIE)
            if question.points
            else (text("Did the shoe misread a card?"), MISREAD_CARD)
        )
        return self._yes_or_no(question, ask, AGREES if is_right else off, (AGREES, off))

    def _prompt(self, seed: str) -> Wagers | None:
        hand = self._drill.deal(self._drill.lines[0], seed)[0].hand
        return next((entry.prompt for entry in hand.entries if isinstance(entry.prompt, Wagers)), None)

    def _has_wagers(self) -> bool:
        prompt = self._prompt(NOTICE)
        return prompt is not None and bool(prompt.spots)

    def _wager(self, line: DrillLine, seed: str, dice: random.Random) -> Question:
        """Make a player's wager, before or after the words “No more bets”. The prompt itself decides whether it is
        valid.

        Only amounts that the table's chips make are placed.
        """
        prompt = self._prompt(seed)
        assert prompt is not None, "no game without wagers is asked about them"
        palette = self.setting.config.palette
        spot, seat = dice.choice(prompt.spots), dice.choice(prompt.seats)
        least = spot.exactly[0] if spot.exactly else spot.least
        chip = min(self.setting.config.denominations)
        too_little = [few for few in (least - chip, least // 2 // chip * chip) if few > 0]
        amount = dice.choice([least, least, *too_little, least + dice.choice(palette)])
        is_late = dice.random() < 0.35
        answer, because = VALID, text("The wager is within limits and on time.")
        try:
            prompt.check_part(Placed({seat: {spot.key: amount}}))
            spot.check(seat, amount)
        except Refused as refusal:
            answer, because = TOO_LITTLE, text("{why}", why=refusal.message)
        if is_late:
            answer, because = TOO_LATE, text("No wager is accepted once cards are out.")
        said = text("You called “No more bets”.") if is_late else text("Bets are still open.")
        asked = Asked(
            heading=text("Seat {seat}", seat=seat), groups=(), clause=prompt.guide.clause, rule=prompt.guide.rule,
            ask=text("{said} Seat {seat} puts {amount} on {spot}.", said=said, seat=seat, amount=Dollars(amount),
                     spot=spot.label),
            names=(VALID, TOO_LITTLE, TOO_LATE), name=answer, terms=because,
        )  # fmt: skip
        return Question(line, asked, {})

    def _yes_or_no(
        self, question: Question, ask: Text, answer: Sentence, names: tuple[Sentence, ...], *,
        amount: Cents | None = None, because: Text | None = None,
    ) -> Question:  # fmt: skip
        """Return a question that is answered by one of these; where an amount is given, it is asked for, too."""
        made = next(iter(question.asked.fives), question.asked.made)
        asked = replace(
            question.asked, ask=ask, names=names, name=answer, pick=(), fives=frozenset(), made=made, amount=amount,
            cut=False, terms=because or text(""), working=(), instead={}, is_choice=True,
        )  # fmt: skip
        return replace(question, asked=asked, cut={})


def _plausible(asked: Asked) -> list[Cents]:
    """Return the amounts of other lines that a colleague may pay by mistake, without obviously wrong ones."""
    right = asked.amount or 0
    return sorted(amount for amount in asked.instead if amount and right / _FAR_OFF <= amount <= right * _FAR_OFF)


def _of_colleague(instead: Text) -> Text:
    return instead.fill(**{**instead.values, "who": COLLEAGUE})


def _another(face: str, faces: list[str], dice: random.Random) -> str:
    """Return a face that is easily taken for this one: of its rank or its suit, and none of those on the felt."""
    if "/" in face:
        value, color = face.split("/")
        like = [other.text for other in DICE if other != die(face) and {value, color} & set(other.text.split("/"))]
        return dice.choice(like)
    dealt = card(face)
    near = [other.text for other in DECK if (other.rank == dealt.rank) != (other.suit == dealt.suit)]
    return dice.choice([other for other in near if other not in faces])
