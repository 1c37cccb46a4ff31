"""Make drill questions. Each is a hand that was dealt through the live procedure until it had the requested line.

A game's maker plans hands and chooses the questions; the procedure computes all amounts.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol

from kiosk.core.errors import Refused
from kiosk.core.hands import Category
from kiosk.core.money import Cents, Chips, chips
from kiosk.core.text import EMPTY, Sentence, Text, listed, sentence, text
from kiosk.core.value import value
from kiosk.drills.acting import Actors, Plan, Rehearsal, rehearse
from kiosk.procedure import Game, PayTable, Rules
from kiosk.procedure import Line as PayLine
from kiosk.settings import TableSettings

_TRIES = 500  # The shipped lines need at most 40.
_MAX_WITH_REST = 25  # Hands with a remainder that no chip makes, before one of them is asked.
MAX_CHIPS = 20  # A dealer cuts at most 20 chips.


class DrillLine(NamedTuple):
    """A subject of a drill: one line of one pay table, or one thing to read.

    `name` is the house's name of it at the table; `title` distinguishes it from all others. Names that the house does
    not set are a `Sentence`, which can be translated. `hand` is the hand to read, if any.
    """

    table: str
    key: str
    name: str
    title: str = ""
    hand: Text = EMPTY

    @property
    def id(self) -> str:
        return f"{self.table}.{self.key}"


YOU: Final = text("You")  # The person who has paid: the trainee, or a colleague.
COLLEAGUE: Final = text("Your colleague")


class Group(NamedTuple):
    """Cards or dice together on the felt: "Ah", "10/black"."""

    label: Text
    faces: tuple[str, ...]


class Staged(NamedTuple):
    """A hand planned for a line, with the `seat` that is asked about, the bet in `spot`, and further notes."""

    plan: Plan
    seat: int = 0
    note: Any = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """The parts of a question about a hand. A part that is empty is not asked.

    `heading` names the wager, `ask` is the question. `names` are the possible names, `name` the right ones. `pick` are
    the faces from which to pick five, `fives` every right five, as indices. `amount` is the payout in cents or points;
    None if none is asked. `terms` explains the amount, `facts` are given facts, such as a posted jackpot. `cut`: the
    amount is also cut from the rack. `is_given`: the amount is given, and only cut. `is_choice`: the names are answers
    to choose from, not hands. `seat` is the seat whose hand is read or paid, 0 if none is.

    For the answer page: `made` are the faces that make the hand, as indices; `working` is the calculation step by step;
    `instead` explains, by amount, the mistake of a dealer who pays it.
    """

    heading: Text
    ask: Text
    groups: tuple[Group, ...]
    clause: str
    rule: Text
    facts: tuple[Text, ...] = ()
    names: tuple[str, ...] = ()
    name: str = ""
    pick: tuple[str, ...] = ()
    fives: frozenset[frozenset[int]] = frozenset()
    amount: Cents | None = None
    terms: Text = EMPTY
    cut: bool = True
    is_given: bool = False
    is_choice: bool = False
    seat: int = 0
    made: frozenset[int] = frozenset()
    working: tuple[Text, ...] = ()
    instead: Mapping[Cents, Text] = field(default_factory=dict)


@value
class Question:
    """One question: its line, its parts, and the record of its hand, which anyone can settle again.

    `shown_ms` is the time for which its cards or dice are shown, 0 for unlimited; `limit_ms` is the time after which an
    answer is too late, 0 for never.
    """

    line: DrillLine
    asked: Asked
    record: Mapping[str, Any]
    cut: Mapping[Cents, int] = field(default_factory=dict)
    points: bool = False
    shown_ms: int = 0
    limit_ms: int = 0

    @property
    def stages(self) -> tuple[str, ...]:
        """Return the stages of the question in order: name, pick, amount, cut."""
        asked = self.asked
        has_amount = asked.amount is not None and not asked.is_given
        asked_for = {"name": bool(asked.names), "pick": bool(asked.pick), "amount": has_amount, "cut": bool(self.cut)}
        return tuple(stage for stage, there in asked_for.items() if there)

    def is_right_name(self, name: str) -> bool:
        return name == self.asked.name

    def is_right_pick(self, picked: Sequence[int]) -> bool:
        return frozenset(picked) in self.asked.fives

    def is_right_cut(self, cut: Mapping[Cents, int]) -> bool:
        """Return whether these chips are the amount in the fewest chips. If several sets are fewest, each is right."""
        return self.is_worth(cut) and sum(cut.values()) == sum(self.cut.values())

    def is_worth(self, cut: Mapping[Cents, int]) -> bool:
        """Return whether these chips make the amount, in any number."""
        return sum(chip * count for chip, count in cut.items()) == self.asked.amount


class DrillTable(NamedTuple):
    """The table for which a drill is made: its rules, its chips and limits, and its practice jackpots."""

    rules: Any
    config: TableSettings
    jackpots: Mapping[str, Cents]


class Maker(Protocol):
    """Make a game's drills."""

    def lines(self, rules: Any) -> tuple[DrillLine, ...]:
        """Return everything that is drilled, in the order in which the house prints it."""

    def stage(self, line: DrillLine, setting: DrillTable, dice: random.Random) -> Staged:
        """Plan a hand that may fall on a line."""

    def asked(self, line: DrillLine, setting: DrillTable, staged: Staged, hand: Rehearsal) -> Asked | None:
        """Return the question about a hand, or None if the hand does not have the line."""

    def full(self, setting: DrillTable, dice: random.Random, seats: int) -> Plan:
        """Plan a hand at a full table, with at most this many seats, and with every possible wager."""

    def fell_on(self, result: Mapping[str, Any]) -> Iterable[str]:
        """Return the ids of the lines that the `result` of a hand record has fallen on."""


class Drill:
    """Makes the questions of one game at one table. The same seed makes the same question.

    `lines` are those on which a hand can fall here: four players never make three side pots.
    """

    def __init__(self, game: Game[Any], setting: DrillTable) -> None:
        self.game = game
        self.maker: Maker = game.drill
        self.setting = setting
        self.lines: tuple[DrillLine, ...] = tuple(line for line in self.maker.lines(setting.rules) if self._falls(line))
        self._by_id: dict[str, DrillLine] = {line.id: line for line in self.lines}
        self.points = game.layout(setting.rules).points

    def _falls(self, line: DrillLine) -> bool:
        try:
            self.deal(line, "first")
        except Refused:
            return False
        return True

    def posting(self, jackpots: Mapping[str, Cents]) -> Drill:
        """Return the same drill with these jackpots posted."""
        other = copy(self)
        other.setting = self.setting._replace(jackpots=dict(jackpots))
        return other

    def line(self, key: str) -> DrillLine:
        """Return a line by its id. Raise Refused for one that this table does not have."""
        if key not in self._by_id:
            raise Refused(
                "line", "This table has no line {key}: choose one of {known}.", key=key, known=listed(self._by_id)
            )
        return self._by_id[key]

    def deal(self, line: DrillLine, seed: str) -> tuple[Rehearsal, Asked]:
        """Return a hand that has a line, and the question about it, preferably with an amount that chips can make."""
        dice = random.Random(seed)  # noqa: S311, a drill is to be repeatable
        with_rest = 0
        for _ in range(_TRIES):
            staged = self.maker.stage(line, self.setting, dice)
            actors = Actors(staged.plan, dice)
            hand = rehearse(self.game, self.setting.rules, staged.plan.opening, actors.answer)
            asked = self.maker.asked(line, self.setting, staged, hand)
            if asked is None:
                continue
            with_rest += 1
            if with_rest == _MAX_WITH_REST or not (asked.amount and self._chips(asked.amount).rest):
                return hand, asked
        raise Refused("line", "No hand at this table makes {line}: check its limits and chips.", line=line.id)

    def question(self, line: DrillLine, seed: str) -> Question:
        """Return a question about a line."""
        hand, asked = self.deal(line, seed)
        record = {"game": self.game.key, "input": hand.given}
        return Question(line, asked, record, self.cut(asked, asked.amount or 0), self.points)

    def cut(self, asked: Asked, amount: Cents) -> Mapping[Cents, int]:
        """Return the chips that are cut for an amount; none if that is not asked, or they are too many."""
        cut = chips_of(amount, self.setting.config.denominations) if amount and asked.cut else {}
        return cut if sum(cut.values()) <= MAX_CHIPS else {}

    def _chips(self, amount: Cents) -> Chips:
        return chips(amount, self.setting.config.denominations)


PRACTICE_JACKPOTS: tuple[Cents, ...] = (2_500_000, 500_000, 100_000)
"""The practice jackpots of a table without postings, for the first, second, and third jackpot."""


def practice_jackpots(rules: Rules, posted: Mapping[str, Cents]) -> dict[str, Cents]:
    """Return the jackpots posted at the table; in training, one is always posted."""
    amounts = (*PRACTICE_JACKPOTS, *[PRACTICE_JACKPOTS[-1]] * len(rules.jackpots))
    return {name: posted.get(name, amount) for name, amount in zip(rules.jackpots, amounts, strict=False)}


def a_bet(setting: DrillTable, dice: random.Random, *, least: Cents, most: Cents | None = None) -> Cents:
    """Return a wager of a few chips of the palette, within its limits."""
    for _ in range(50):
        amount = sum(dice.choices(setting.config.palette, k=dice.randint(1, 4)))
        if amount >= least and (most is None or amount <= most):
            return amount
    return least


LOSES = "loses"
NOTHING = sentence("No paying hand")


def pay_lines(table: str, title: Text, pays: PayTable) -> list[DrillLine]:
    """Return the lines of a pay table, each with its odds: "Board: Straight, 6 to 1"."""
    return [DrillLine(table, line.line, line.name, _title(title, line)) for line in pays.lines]


SPLIT = sentence("Split")


def seat_name(seat: int | str) -> Sentence:
    """Return a seat, as an answer that is chosen."""
    return sentence("Seat {seat}", seat=seat)


def won_by(seats: Sequence[int]) -> Text:
    """Return the winners of a pot in words."""
    if len(seats) == 1:
        return text("the winner: seat {seat}", seat=seats[0])
    return text("the winners: seats {seats}", seats=listed(seats))


def losing_line(table: str, title: Text) -> DrillLine:
    return DrillLine(table, LOSES, NOTHING, sentence("{table}: no paying hand", table=title))


def _title(table: Text, line: PayLine) -> Sentence:
    pays = (
        text("{pays} to {on}", pays=line.odds.pays, on=line.odds.on) if line.odds is not None
        else line.jackpot.upper() if line.jackpot is not None
        else text("push") if line.push
        else text("fixed")
    )  # fmt: skip
    return sentence("{table}: {line}, {pays}", table=table, line=line.words, pays=pays)


def chips_of(amount: Cents, rack: Sequence[Cents]) -> Mapping[Cents, int]:
    """Return the fewest chips that make an amount, none if none do."""
    made = chips(amount, tuple(rack))
    return {} if made.rest else dict(made.stacks)


def reading_lines(table: str) -> tuple[DrillLine, ...]:
    """Return the poker hands to be read, from the pair to the royal flush."""
    return tuple(
        DrillLine(table, category.key, sentence("Read: {hand}", hand=category.words), hand=category.words)
        for category in Category
        if category > Category.HIGH_CARD
    )
