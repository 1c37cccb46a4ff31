"""Answer questions by the plain reading of the rules, as they are shown, without knowledge of the program.

`PlainReader` reads the screen (the cards, the wager in the heading, the named seat), the hand's record if a question is
about wagers, and none of the program's answers.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from kiosk.drills import Asked, DrillTable, Question
from tests.rules import plain

WAGERS = {
    "nh": {"Board": "board_bonus", "Board bonus": "board_bonus", "Pocket": "pocket_bonus",
           "Pocket bonus": "pocket_bonus", "6 Card": "six_card_bonus", "6 Card bonus": "six_card_bonus"},
    "peek": {"Blind": "blind", "I’m In": "im_in", "Peek and Raise": "versus"},
}  # fmt: skip
HANDS = {
    "Pair": "pair", "Two pair": "two_pair", "Three of a kind": "three_of_a_kind", "Straight": "straight",
    "Flush": "flush", "Full house": "full_house", "Four of a kind": "four_of_a_kind",
    "Straight flush": "straight_flush", "Royal flush": "royal_flush", "Large straight": "large_straight",
    "Large flush": "large_flush", "Five of a kind": "five_of_a_kind",
}  # fmt: skip


class PlainAnswers(NamedTuple):
    """The right answer at each stage of a question, by the plain reading. A stage that is not asked is None."""

    name: str | None = None
    fives: set[frozenset[int]] | None = None
    amount: int | None = None
    chips: float | None = None


class PlainReader:
    """Answers the questions of one game at one table."""

    def __init__(self, game: str, setting: DrillTable) -> None:
        self.game = game
        self._chips = setting.config.denominations
        self._limits = setting.config.table_minimum, setting.config.table_maximum
        self._unit = min(self._chips)

    def answers(self, question: Question) -> PlainAnswers:
        found = self._found(question)
        if found.amount is None or "cut" not in question.stages:
            return found
        return found._replace(chips=plain.fewest(found.amount, self._chips))

    def differences(self, question: Question) -> list[str]:
        """Return each stage at which the program's right answer differs from the plain reading's."""
        found, asked, wrong = self.answers(question), question.asked, []
        for stage in question.stages:
            match stage:
                case "name":
                    is_same = asked.name == found.name and asked.names.count(asked.name) == 1
                    is_same = is_same and [name for name in asked.names if question.is_right_name(name)] == [found.name]
                case "pick":
                    is_same = found.fives == set(asked.fives)
                case "amount":
                    is_same = asked.amount == found.amount
                case _:
                    is_same = asked.amount == found.amount and sum(question.cut.values()) == found.chips
            wrong += [] if is_same else [stage]
        return wrong

    def _found(self, question: Question) -> PlainAnswers:
        asked, key = question.asked, question.line.key
        match question.line.table:
            case "reading":
                return PlainAnswers(fives=self._fives(asked))
            case "read":
                return PlainAnswers(name=_named(asked, self._category(asked)))
            case "cut":
                return PlainAnswers(amount=asked.amount, chips=plain.fewest(asked.amount or 0, self._chips))
            case "notice":
                notices: Mapping[str, Callable[[Question], PlainAnswers]]
                notices = {"mispay": self._mispay, "claim": self._claim, "misread": _misread, "wager": self._wager}
                return notices[key](question)
            case "showdown":
                return PlainAnswers(name=self._winner(asked))
            case _:
                return self._paid(question)

    def _fives(self, asked: Asked) -> set[frozenset[int]]:
        """Return the fives of the seat that the sentence names: its own cards and the shared ones."""
        shown = self._shown(asked, asked.ask.values["seat"])
        if self.game == "dice":
            return plain.dice_fives(shown)
        places = [asked.pick.index(card) for card in shown]
        return {frozenset(places[nth] for nth in five) for five in plain.fives(shown)}

    def _shown(self, asked: Asked, seat: int) -> list[str]:
        groups = {str(group.label): list(group.faces) for group in asked.groups}
        own = groups.pop(f"Seat {seat}")
        shared = [face for label, faces in groups.items() if not label.startswith(("Seat", "Dealer")) for face in faces]
        return [*shared, *own]

    def _category(self, asked: Asked) -> str:
        shown = self._shown(asked, asked.ask.values["seat"])
        return (plain.best_dice(shown) if self.game == "dice" else plain.best(shown))[0]

    def _winner(self, asked: Asked) -> str:
        seats = [str(group.label) for group in asked.groups if str(group.label).startswith("Seat")]
        shown = [self._shown_of_two(asked, seat) for seat in seats]
        if self.game == "dice":
            first, second = (plain.better_dice(plain.best_dice(dice)) for dice in shown)
        else:
            first, second = (plain.better(plain.best(cards)) for cards in shown)
        return "Split" if first == second else seats[0] if first > second else seats[1]

    @staticmethod
    def _shown_of_two(asked: Asked, seat: str) -> list[str]:
        groups = {str(group.label): list(group.faces) for group in asked.groups}
        shared = [face for label, faces in groups.items() if not label.startswith("Seat") for face in faces]
        return [*shared, *groups[seat]]

    def _paid(self, question: Question) -> PlainAnswers:
        record, asked = question.record["input"], question.asked
        if self.game in WAGERS:
            return self._banked(record, asked)
        if question.line.key == "uncalled":
            return PlainAnswers(amount=plain.PlainRoom(record).back[1])
        if question.line.key in ("rake", "rake_cap", "no_drop"):
            room = plain.PlainRoom(record)
            return PlainAnswers(amount=sum(room.rakes) + sum(room.promotions))
        hand = plain.PlainRoom(record) if self.game == "holdem" else plain.PlainDice(record)
        pot = str(asked.heading.values["pot"])
        nth = 0 if pot == "Main pot" else int(pot.removeprefix("Side pot "))
        return PlainAnswers(amount=hand.paid[nth].get(asked.ask.values["seat"]))

    def _banked(self, record: Mapping[str, Any], asked: Asked) -> PlainAnswers:
        seat = asked.ask.values["seat"]
        if str(asked.heading).startswith("Surrender"):
            return PlainAnswers(amount=plain.peek_surrender_takes(record, seat))
        wager = WAGERS[self.game].get(str(asked.heading.values["wager"]).replace("\u00a0", " "), "main")
        settled = plain.nh_seat(record, seat) if self.game == "nh" else plain.peek_seat(record, seat)
        line, pays = settled[wager]
        return PlainAnswers(name=line, amount=pays)

    def _mispay(self, question: Question) -> PlainAnswers:
        """Answer whether a colleague's payment for the previous question is a mispay."""
        asked = question.asked
        before, paid = asked.ask.values["ask"], asked.ask.values["paid"].values["amount"].values["amount"]
        line = question.line._replace(table="pots", key=_key_of(str(before), str(asked.heading)))
        right = self._paid(replace(question, line=line, asked=replace(question.asked, ask=before))).amount
        if right == paid:
            return PlainAnswers(name="That is right", amount=right)
        return PlainAnswers(name="That is a mispay", amount=right)

    def _claim(self, question: Question) -> PlainAnswers:
        claimed = HANDS[str(question.asked.ask.values["hand"]).capitalize()]
        is_true = self._category(question.asked) == claimed
        return PlainAnswers(name="The claim is true" if is_true else "The claim is false")

    def _wager(self, question: Question) -> PlainAnswers:
        """Answer for a wager: past-posting once the bets are closed; before that, the limits of its spot decide."""
        values = question.asked.ask.values
        amount, spot = values["amount"], str(values["spot"])
        if "No more bets" in str(values["said"]):
            return PlainAnswers(name="Past-posted: call the floor")
        least, most = self._limits
        if spot.lower().startswith("6 card"):
            is_valid = amount in (500, 1000)
        else:
            if self.game == "nh" and spot.split()[0].lower() in ("board", "pocket"):
                least, most = 250, None  # "no less than $2.50", and no more is said
            is_valid = least <= amount and (most is None or amount <= most) and amount % self._unit == 0
        return PlainAnswers(name="The wager stands" if is_valid else "Not allowed: return it")


def _misread(question: Question) -> PlainAnswers:
    dealt, shown = (group.faces for group in question.asked.groups)
    wrong = "A die was entered wrong" if question.points else "The shoe misread a card"
    return PlainAnswers(name="The screen matches the table" if dealt == shown else wrong)


def _named(asked: Asked, category: str) -> str:
    return next(name for name in asked.names if HANDS[str(name).capitalize()] == category)


def _key_of(ask: str, heading: str) -> str:
    """Return the amount of the poker room that is asked for."""
    return "uncalled" if ask.startswith("Return") else "rake" if "dropped" in ask else "pot"


def sample(sources: Sequence[Any], each: int, seed: str) -> list[Question]:
    """Return questions of every line of these sources, `each` of every line."""
    return [
        source.question(line, f"{seed}/{nth}") for source in sources for line in source.lines for nth in range(each)
    ]
