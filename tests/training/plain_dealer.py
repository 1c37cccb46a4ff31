"""Two candidates of an examination: one answers by the plain reading of the documents, one repeats a drill.

`PlainDealer` reads the screen: the question, the cards, the rows to settle, the players' actions, and the step of the
rail. It takes the right answers from `tests/rules/plain.py` and `plain_cards.toml`, and none from the program.
`Repeater` has drilled for one evening and repeats the answers that it was shown.

`python -m tests.training.plain_dealer [COUNT [GAME …]]` has both take COUNT examinations in each game.
"""

from __future__ import annotations

import random
import re
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from kiosk.drills import Question
from kiosk.procedure import Chosen, Forfeit, InTurn
from kiosk.training import ExamHand, Examination, Move, School, SettleAnswer, SettledSpot, Verb
from tests.rules import plain
from tests.training.examined import house, settled, sit
from tests.training.plain_cards import plain_answer, read, shown
from tests.training.reader import PlainReader

TABLES: Final = {"nh": "NH-07", "peek": "TP-03", "holdem": "TH-11", "dice": "PP-01"}
_CALLED: Final = {
    "main": ("Flush", "Full House", "Four of a Kind", "Straight Flush", "Royal Flush"),
    "board_bonus": ("Flush", "Straight", "Three of a Kind", "Straight Flush"),
    "six_card_bonus": ("Flush", "Full House", "Four of a Kind", "Straight Flush", "Royal Flush in Hearts",
                       "Royal Flush, any other suit"),
    "im_in": ("Flush", "Full House", "Four of a Kind", "Straight Flush", "Royal Flush"),
}  # fmt: skip
_PUSHED: Final = ("Pair of 6’s through 10’s", "A tie", "Wins, below a flush")
_IN_A_DAY: Final = 3_000


class Examined(Protocol):
    """A candidate of an examination."""

    def question(self, exam: Examination) -> None:
        """Answer the present stage of a question."""

    def hand(self, hand: ExamHand) -> None:
        """Make the present move of a hand."""


def finish(exam: Examination, somebody: Examined) -> Examination:
    for _ in range(_IN_A_DAY):
        if exam.is_over:
            return exam
        if exam.needs_sign_in:
            exam.sign_in()
        if exam.in_payouts:
            somebody.question(exam)
        else:
            hand = exam.go_on()
            if hand is not None:
                somebody.hand(hand)
    raise AssertionError("this examination does not end")


def cut(amount: int, rack: Sequence[int]) -> dict[int, int]:
    """Return the fewest chips that make an amount, or {} if none do."""
    chips: dict[int, int] = {}
    while amount > 0:
        fewest = plain.fewest(amount, rack)
        chip = next((chip for chip in rack if chip <= amount and plain.fewest(amount - chip, rack) == fewest - 1), None)
        if chip is None or fewest == float("inf"):
            return {}
        chips[chip] = chips.get(chip, 0) + 1
        amount -= chip
    return chips


class PlainDealer:
    """Know the rules of one game by the plain reading."""

    def __init__(self, game: str, setting: Any) -> None:
        self.game = game
        self._reader = PlainReader(game, setting)
        self._rack = setting.config.denominations
        self._handled: dict[tuple[str, int, str], list[str]] = {}

    def question(self, exam: Examination) -> None:
        questions, asked = exam.questions, exam.questions.question.asked
        found = self._reader.answers(questions.question)
        match questions.stage:
            case "name":
                questions.name(next(name for name in asked.names if shown(name) == found.name))
            case "pick":
                assert found.fives is not None
                questions.pick(sorted(min(found.fives, key=sorted)))
            case "amount":
                assert found.amount is not None
                questions.amount(found.amount)
            case _:
                questions.cut(cut(questions.amount_to_cut, self._rack))

    def hand(self, hand: ExamHand) -> None:
        if hand.enters:
            assert hand.entry is not None  # The players' actions are read beside the felt.
            hand.enter(hand.entry)
        elif hand.settles:
            hand.settle(self.settled(hand))
        else:
            hand.make(self.move(hand))

    def settled(self, hand: ExamHand) -> Mapping[SettledSpot, SettleAnswer]:
        """Return the settlement of each row, in the order of the documents: seats right to left, pots from the last."""
        rows, given = [row.spot for row in hand.sheet.rows], _on_felt(hand)
        if self.game in ("holdem", "dice"):
            return self._pots(rows, given)
        answers = {spot: self._wager(spot, given) for spot in sorted(rows, key=lambda spot: -spot.seat)}
        return {spot: answer for spot, answer in answers.items() if answer is not None}

    def _wager(self, spot: SettledSpot, given: Mapping[str, Any]) -> SettleAnswer | None:
        mine = next(player for player in given["seats"] if player["seat"] == spot.seat)
        if spot.key == "surrendered":
            return SettleAnswer(Verb.TAKE, plain.peek_surrender_takes(given, spot.seat))
        line, pays = self._line(spot, given)
        stake = _stake(mine, spot.key)
        called = line in _CALLED.get(spot.key, ())
        if pays:
            return SettleAnswer(Verb.PAY, pays, cut(pays, self._rack), called)
        return (
            SettleAnswer(Verb.PUSH)
            if line in _PUSHED and not _loses(spot.key, line)
            else SettleAnswer(Verb.TAKE, stake)
        )

    def _line(self, spot: SettledSpot, given: Mapping[str, Any]) -> tuple[str, int]:
        if self.game == "peek":
            return plain.peek_seat(given, spot.seat)[spot.key]
        mine = next(player for player in given["seats"] if player["seat"] == spot.seat)
        record = {**given, "seats": [_stayed(player) if player is mine else player for player in given["seats"]]}
        return plain.nh_seat(record, spot.seat)[spot.key]

    def _pots(self, rows: Sequence[SettledSpot], given: Mapping[str, Any]) -> Mapping[SettledSpot, SettleAnswer]:
        paid = (plain.PlainRoom if self.game == "holdem" else plain.PlainDice)(given).paid
        keys = list(dict.fromkeys(spot.key for spot in rows))
        if len(keys) == 1 and len(paid) > 1:  # All pots are pushed together.
            together: dict[int, int] = {}
            for pot in paid:
                for seat, amount in pot.items():
                    together[seat] = together.get(seat, 0) + amount
            return {SettledSpot(seat, keys[0]): self._push(amount) for seat, amount in together.items()}
        found = {}
        for key in reversed(keys):
            nth = 0 if not key.startswith("side") else int(key.removeprefix("side"))
            found.update({SettledSpot(seat, key): self._push(amount) for seat, amount in paid[nth].items() if amount})
        return found

    def _push(self, amount: int) -> SettleAnswer:
        return SettleAnswer(Verb.PUSH, amount, cut(amount, self._rack))

    def move(self, hand: ExamHand) -> Move:
        """Return the offered move that the documents have at this step."""
        labels = {shown(move.label): move for move in hand.offered}
        if shown(hand.seen):
            return labels[self._exception(hand, labels)]
        if sum(label.startswith("“") for label in labels) > 1:
            return labels[self._says(hand, labels)]
        if sum(label.startswith(("Begin at seat", "Seat ")) and "has won" not in label for label in labels) > 1:
            return labels[self._seat(hand, labels)]
        return labels[self._done(hand, labels)]

    def _step(self, hand: ExamHand) -> str:
        """Return the step of the hand, as the rail calls it."""
        steps = [step.key for step in hand.scenario.game.steps]
        return str(read()["order"][self.game][steps.index(hand.prompt.guide.step)])

    def _says(self, hand: ExamHand, labels: Mapping[str, Move]) -> str:
        """Return the words of the step; when the deal is passed, with the players who have lost all tokens."""
        if self._step(hand) == "Pass the deal":
            return next(label for label in labels if label.startswith("“Out of the game: "))
        does = read()["does"][self.game].get(self._step(hand), [])
        said = {read()["words"][self.game].get(choice) for done in does for choice in done.split("|")}
        return next(label for label in labels if {label.strip("“”"), _of_any(label.strip("“”"))} & said)

    def _done(self, hand: ExamHand, labels: Mapping[str, Move]) -> str:
        """Return the present action: the one after those done at this step."""
        given, step = hand.scenario.given, self._step(hand)
        does = read()["does"][self.game].get(step, [])
        at = hand.prompt.guide.step
        made = [
            entry for entry in hand.table.round.entries
            if not entry.note and entry.prompt.guide.step == at
            and not isinstance(entry.prompt, InTurn) and not isinstance(entry.answer, Forfeit)
        ]  # fmt: skip
        is_bet = self.game == "holdem" and given["actions"] and step == _BETS[given["actions"][-1]["street"]]
        if is_bet and len(made) == len(does) and self._acted(hand) == len(given["actions"]):
            return next(label for label in labels if label.startswith("Return $"))  # Nobody has called that.
        wanted = does[min(len(made), len(does) - 1)].split("|")
        if step == "Lift the Peekers":
            live = [
                player["seat"] for player in given["players"] if player["in"] and player["seat"] not in _folded(given)
            ]
            seat = plain.from_left(live, given["dealer"])[len(made)]
            return next(label for label in labels if label.startswith(f"Lift the Peeker of seat {seat}."))
        return next(label for label in labels if _of_any(label) in wanted)

    def _seat(self, hand: ExamHand, labels: Mapping[str, Move]) -> str:
        """Return the seat to act, or the seat at which the deal begins: left of the button or of the dealer."""
        given = hand.scenario.given
        if any(label.startswith("Begin") for label in labels):
            dealt = [player["seat"] for player in given["seats"] if player.get("hole")]
            first = plain.from_left(dealt, given["button"])[0] if self.game == "holdem" else min(dealt)
            return f"Begin at seat {first}"
        return f"Seat {given['actions'][self._acted(hand)]['seat']} is to act"

    @staticmethod
    def _acted(hand: ExamHand) -> int:
        """Return the number of players who have acted: their chips are on the felt."""
        entries = hand.table.round.entries
        return sum(isinstance(entry.prompt, InTurn) and isinstance(entry.answer, Chosen) for entry in entries)

    def _exception(self, hand: ExamHand, labels: Mapping[str, Move]) -> str:
        """Return the response to the visible irregularity: a floor call if it decides, the ruling, and its steps."""
        book, seen = read(), shown(hand.seen)
        when = re.sub(r": seat \d+\.$|\.$", "", seen)
        due = [label for label in labels if label.startswith(_SINGLE)]
        if when in book["exceptions"]:
            calls = when not in book["dealer_decides"] and not when.startswith("The floor voids")
            due = [*(["Call the floor"] if calls else []), plain_answer(self.game, when, "What is the ruling?")]
            due += book["after_a_ruling"]
        done = self._handled.setdefault((hand.scenario.key, hand.table.hand_number, seen), [])
        label = next(label for label in due if label in labels and label not in done)
        done.append(label)
        return label


def _on_felt(hand: ExamHand) -> Mapping[str, Any]:
    """Return the hand with the cards on the felt: a replaced card differs from the dealt one."""
    given, felt = hand.scenario.given, hand.table.round.felt.cards
    players = "seats" if "seats" in given else "players"

    def lying(spot: str, seat: int, dealt: Sequence[str]) -> list[str]:
        slots = felt.get((spot, seat), ())
        named = [slot.card.text if slot.card is not None else text for slot, text in zip(slots, dealt, strict=False)]
        return named + list(dealt[len(named) :])

    def seen(player: Mapping[str, Any]) -> Mapping[str, Any]:
        return {**player, "hole": lying("hole", player["seat"], player["hole"])} if player.get("hole") else player

    board = {key: lying("board", 0, given[key]) for key in ("board", "community") if given.get(key)}
    return {**given, players: [seen(player) for player in given[players]], **board}


_BETS: Final = {"preflop": "First betting round", "flop": "Flop", "turn": "Turn", "river": "River"}
_SINGLE: Final = ("Enter each card by hand", "Deal the next card to", "All cards are back in place", "It reopens")
"""The due action without an irregularity: a dead shoe, a card out of play, cards that go back, a short all-in."""


def _of_any(label: str) -> str:
    return re.sub(r"\d[\d,.]*\d|\d", "#", label)


def _folded(given: Mapping[str, Any]) -> set[int]:
    return {action["seat"] for action in given["actions"] if action["action"] == "fold"}


def _loses(key: str, line: str) -> bool:
    """Return whether a wager loses on a tie: I'm In does, by the last sentence of its clause."""
    return key == "im_in" and line == "A tie"


def _stayed(player: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a player without the bets after a fold."""
    return {**player, **{street: player.get(street) or 0 for street in ("flop_x", "turn_x", "river_x")}}


def _stake(mine: Mapping[str, Any], key: str) -> int:
    """Return the chips on a wager, in cents."""
    match key:
        case "main":
            return int(mine["ante"] * (1 + sum(mine[street] or 0 for street in ("flop_x", "turn_x", "river_x"))))
        case "versus":
            return int(mine["peek"] * (1 + int(mine["raise_decision"].removesuffix("x"))))
        case "im_in":
            return int(mine["peek"])
        case _:
            return int(mine[key])


class Repeater:
    """A candidate who has drilled for one evening and repeats, for each question that looks alike, the answer that was
    shown last.

    Every move of a hand is right: only the payouts are repeated.
    """

    def __init__(self) -> None:
        self._shown: dict[tuple[str, str], Question] = {}

    def drill(self, lines: Sequence[Any], drill: Any, *, questions: int, seed: int) -> Repeater:
        """Answer `count` questions, each line in turn, and remember the right answers."""
        for nth in range(questions):
            line = lines[nth % len(lines)]
            question = drill.question(line, f"evening/{seed}/{nth}")
            self._shown[_look(question)] = question
        return self

    def question(self, exam: Examination) -> None:
        questions = exam.questions
        before = self._shown.get(_look(questions.question))
        if before is None:
            questions.dont_know()
            return
        match questions.stage:
            case "name":
                names = questions.question.asked.names
                questions.name(before.asked.name if before.asked.name in names else names[0])
            case "pick":
                questions.pick(sorted(next(iter(before.asked.fives))) if before.asked.fives else [0, 1, 2, 3, 4])
            case "amount":
                questions.amount(before.asked.amount or 0)
            case _:
                questions.cut(cut(questions.amount_to_cut, questions.drill.setting.config.denominations))

    def hand(self, hand: ExamHand) -> None:
        if hand.enters:
            assert hand.entry is not None
            hand.enter(hand.entry)
        elif hand.settles:
            hand.settle(settled(hand, random.Random(1), 1.0))
        else:
            hand.make(hand.right)


def _look(question: Question) -> tuple[str, str]:
    """Return the look of a question to a candidate who does not read the cards."""
    asked = question.asked
    return re.sub(r"\d[\d,.]*", "#", str(asked.heading)), re.sub(r"\d+", "#", str(asked.ask))


def examine(school: School, game: str, seed: int, *, by_rote: bool) -> Examination:
    """Have one of the two take an examination."""
    drill = school.drills[game]
    somebody: Examined = (
        Repeater().drill(drill.lines, drill, questions=400, seed=seed) if by_rote
        else PlainDealer(game, drill.setting)
    )  # fmt: skip
    return finish(sit(school, game, seed=seed), somebody)


def main(games: Sequence[str], count: int) -> None:
    """Have both take `count` examinations in each game, one after the other at one table."""
    for game in games:
        for by_rote in (False, True):
            found = 0
            with tempfile.TemporaryDirectory(prefix="kiosk-plain-") as folder:
                school = house(Path(folder), TABLES[game])
                for seed in range(count):
                    found += examine(school, game, seed, by_rote=by_rote).record.is_passed
                school.close()
            who = "repeats one evening's drill" if by_rote else "knows the rules by the plain reading"
            sys.stdout.write(f"{game}: who {who} passes {found} of {count}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[2:] or [*TABLES], int((sys.argv[1:] or ["100"])[0]))
