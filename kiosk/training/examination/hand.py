"""A hand of an examination: the trainee works it, and sees the right answers only when everything is over.

Each move is made once. Right or wrong, the hand continues by the rules. The players' wagers and decisions are entered
by touch, as at a live table; a wager is settled for all its seats at once: take, push or pay, the amount, the chips,
the call.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import Any, Final, NamedTuple

from kiosk.core.errors import Refused
from kiosk.core.money import Cents, chips, money
from kiosk.core.text import EMPTY, Text, as_json, text
from kiosk.core.value import value
from kiosk.drills import ACTING, MAX_CHIPS
from kiosk.procedure import (
    Acknowledged,
    Choices,
    Chosen,
    Done,
    Felt,
    Floor,
    Item,
    Placed,
    Prompt,
    Round,
    Settle,
    Wagers,
    pot_key,
    pot_name,
)
from kiosk.training.guided.guided import GuidedHand
from kiosk.training.guided.hand_report import PROCEDURE, kind_of
from kiosk.training.guided.judge import Judgment
from kiosk.training.scenarios.moves import Move, Verb, due, is_pot, verb_of
from kiosk.training.store.sessions import Given

ENTERED_OTHERWISE: Final = text("Something else was entered than the players did")
OUT_OF_TIME: Final = "out_of_time"
RAN_OUT: Final = text("The time ran out")
_ENTER: Final = Move(Verb.ENTER, key="enter", label=text("Enter what the players do"))


class HandTimes(NamedTuple):
    """The seconds for a move, and for a wager at all its seats or for the players' answers; None without a clock."""

    move_s: int | None
    table_s: int | None


class SettledSpot(NamedTuple):
    """One thing to settle: whose, which wager or pot."""

    seat: int
    key: str


@value
class SettleRow:
    """A row of the page on which a wager is settled: its place, its name, and its chips."""

    spot: SettledSpot
    wager: Text
    stake: Cents


@value
class SettleAnswer:
    """The trainee's action on one of them. `called`: the floor is called first."""

    verb: Verb
    amount: Cents = 0
    cut: Mapping[Cents, int] = field(default_factory=dict)
    called: bool = False


@value
class SettleSheet:
    """A wager to be settled for all its seats, or the pots: the displayed rows, and the right answers in order.

    The rows do not name the winner of a pot: each player who plays for it has one.
    """

    rows: tuple[SettleRow, ...]
    due: tuple[tuple[SettledSpot, SettleAnswer], ...]
    is_pots: bool
    is_points: bool = False

    def judged(
        self, given: Mapping[SettledSpot, SettleAnswer], rack: Sequence[Cents], *, most: int | None = None
    ) -> tuple[int, int]:
        """Return the number of items, and of right ones: their order, and each row. At most `most` count."""
        right_of = dict(self.due)
        spots = list(dict.fromkeys((*right_of, *given)))
        right = [self.is_right_at(spot, given, rack) for spot in spots]
        order = self._order(list(right_of))
        if len(set(order)) > 1:
            right.insert(0, self._order([spot for spot in given if spot in right_of]) == order)
        counted = right if most is None else right[:most]
        return len(counted), sum(counted)

    def is_right_at(self, spot: SettledSpot, given: Mapping[SettledSpot, SettleAnswer], rack: Sequence[Cents]) -> bool:
        """Return whether the answer at one of them is right."""
        right_of = dict(self.due)
        return spot in right_of and spot in given and _is_right(given[spot], right_of[spot], rack)

    def _order(self, spots: Sequence[SettledSpot]) -> list[object]:
        """Return the order of these: the seats, or the pots, whose winners may come in any order."""
        return list(dict.fromkeys(spot.key for spot in spots)) if self.is_pots else [spot.seat for spot in spots]


def _is_right(given: SettleAnswer, right: SettleAnswer, rack: Sequence[Cents]) -> bool:
    same = (given.verb, given.amount, given.called) == (right.verb, right.amount, right.called)
    return same and (not needs_cut(given, rack) or _is_fewest(given, rack))


def needs_cut(given: SettleAnswer, rack: Sequence[Cents]) -> bool:
    """Return whether the entered amount is cut in chips: it is paid or pushed, and the number of chips can be cut."""
    if given.verb is Verb.TAKE or not given.amount:
        return False
    made = chips(given.amount, tuple(rack))
    return not made.rest and sum(count for _, count in made.stacks) <= MAX_CHIPS


def _is_fewest(given: SettleAnswer, rack: Sequence[Cents]) -> bool:
    fewest = sum(count for _, count in chips(given.amount, tuple(rack)).stacks)
    worth = sum(chip * count for chip, count in given.cut.items())
    return worth == given.amount and sum(given.cut.values()) == fewest


def settle_sheet(hand: Round) -> SettleSheet:
    """Return the wagers to settle now, with the floor calls. They are computed on a copy of the hand."""
    trial = hand.trial()
    assert trial.prompt is not None
    step, felt = trial.prompt.guide.step, hand.felt
    items: list[Item] = []
    called: set[SettledSpot] = set()
    while isinstance(prompt := trial.prompt, Settle | Floor) and prompt.guide.step == step:
        if isinstance(prompt, Floor):
            called |= {SettledSpot(item.seat, item.key) for item in (prompt.item, *prompt.also)}
            trial.answer(Acknowledged(), ACTING)
        else:
            items += prompt.items
            trial.answer(Done(), ACTING)
    answers = tuple((SettledSpot(item.seat, item.key), _right_answer(item, called)) for item in items)
    pots = any(is_pot(item) for item in items)
    rows = _pot_rows(felt, items) if pots else tuple(
        SettleRow(SettledSpot(item.seat, item.key), item.wager, item.stake)
        for item in sorted(items, key=lambda item: (item.seat, item.key))
    )  # fmt: skip
    return SettleSheet(rows, answers, pots, felt.layout.points)


def _right_answer(item: Item, called: set[SettledSpot]) -> SettleAnswer:
    amount = item.take if verb_of(item) is Verb.TAKE else item.pay
    return SettleAnswer(verb_of(item), amount, called=SettledSpot(item.seat, item.key) in called)


def _pot_rows(felt: Felt, items: Sequence[Item]) -> tuple[SettleRow, ...]:
    """Return a row for each player of each pot; where all pots are pushed together, for each player."""
    by_pot = {pot_key(nth): (pot_name(nth), pot.eligible) for nth, pot in enumerate(felt.pots)}
    if {item.key for item in items} <= set(by_pot):
        return tuple(
            SettleRow(SettledSpot(seat, key), name, 0) for key, (name, seats) in by_pot.items() for seat in seats
        )
    seats = sorted({seat for pot in felt.pots for seat in pot.eligible} | {item.seat for item in items})
    return tuple(SettleRow(SettledSpot(seat, items[0].key), items[0].wager, 0) for seat in seats)


class ExamHand(GuidedHand):
    """A hand that is worked without feedback.

    `most` returns the number of moves of a kind that are still asked, now or as before the present prompt, which
    is (hand, entries); further moves are made automatically. Without it, everything is asked.
    """

    most: Callable[..., int] | None = None
    times = HandTimes(None, None)

    @property
    def limit_ms(self) -> int | None:
        """Return the time for the present task, None without a clock."""
        seconds = self.times.table_s if self.enters or self.settles else self.times.move_s
        return None if seconds is None or self.is_over else seconds * 1000

    @property
    def left_ms(self) -> int | None:
        """Return the remaining time for the present task, None without a clock."""
        limit_ms = self.limit_ms
        return None if limit_ms is None else limit_ms - self._took_ms

    def start_time(self, *, used_ms: int = 0) -> None:
        """Start the time of the present task; `used_ms` were used before."""
        self._asked_ns = self._clock.mono_ns() - used_ms * 1_000_000

    def run_out(self) -> None:
        """Record the present task as out of time: it is wrong, and the hand continues."""
        made = {"made": as_json(RAN_OUT)}
        if self.enters:
            self._hand_in(1, 0, {"entered": "", "due": as_json(_ENTER.label), **made})
        elif self.settles:
            sheet = self.sheet
            asked, _ = sheet.judged({}, self.rack, most=self.most("settling") if self.most else None)
            first = sheet.due[0][0] if sheet.due else None
            due_words = as_json(_words(sheet, first, dict(sheet.due)))
            self._hand_in(asked, 0, {"sheet": self.right.key, "rows": [], "due": due_words, **made})
        else:
            super().make(Move(Verb.WAIT, key=OUT_OF_TIME, label=RAN_OUT))

    def _refuse_late(self) -> None:
        """Raise Refused if the time of the present task ran out; it is then recorded as wrong."""
        if (self.left_ms or 0) < 0:
            self.run_out()
            raise Refused("time", "The time for that answer ran out: it counts as wrong.")

    def _counts(self, is_right: bool) -> bool:
        return True

    def _moves_due(self, prompt: Prompt) -> Sequence[Move]:
        moves: list[Move] = []
        left: dict[str, int] = {}
        for move in self._moves_of(prompt):
            kind = kind_of(move)
            if self.most is not None and kind not in left:
                left[kind] = self.most(kind, before=(self.table.hand_number, self._entries))
            left[kind] = left.get(kind, 1_000) - 1
            moves += [move] if left[kind] >= 0 else []
        return moves

    def _moves_of(self, prompt: Prompt) -> Sequence[Move]:
        match prompt:
            case Settle() | Floor():
                key = _sheet_key(prompt)
                is_settled = any(
                    (given.given.get("hand"), given.given.get("sheet")) == (self.table.hand_number, key)
                    for given in self._kept
                )
                return () if is_settled else (Move(Verb.SETTLE, key=key),)
            case Wagers() | Choices() if self.entry is not None:
                return (*due(prompt), _ENTER)
            case _:
                return due(prompt)

    def _show_players(self, right: Move) -> None:
        """Show the players only: the trainee enters their wagers and decisions."""

    @property
    def entry(self) -> Placed | Chosen | None:
        """Return the players' wagers or decisions at this prompt, which the trainee sees and enters."""
        answer = self._answer
        if isinstance(answer, Placed):
            return answer if answer.bets else None
        return answer if isinstance(answer, Chosen) and answer.choices else None

    @property
    def enters(self) -> bool:
        """Return whether the trainee must enter the players' wagers or decisions."""
        return self._is_due(Verb.ENTER)

    @property
    def settles(self) -> bool:
        """Return whether a wager is to be settled."""
        return self._is_due(Verb.SETTLE)

    def _is_due(self, verb: Verb) -> bool:
        is_asked = not self.is_over and self._situation is None and self._done < len(self._queue)
        return is_asked and self.right.verb is verb

    @property
    def offered(self) -> tuple[Move, ...]:
        return () if self.enters or self.settles else super().offered

    @property
    def is_veiled(self) -> bool:
        return not (self.is_over or self.enters)

    @property
    def can_ask(self) -> bool:
        return False

    @property
    def sheet(self) -> SettleSheet:
        """Return the wagers to settle now."""
        return settle_sheet(self.table.round)

    @property
    def rack(self) -> tuple[Cents, ...]:
        return tuple(self.table.config.denominations)

    def make(self, move: Move) -> Judgment:
        """Make a move. It counts, and is not made again. Raise Refused if something is to be entered or settled."""
        if self.enters or self.settles:
            raise Refused("entry", "Enter the correct amount here, then submit it.")
        self._refuse_late()
        return super().make(move)

    def enter(self, entered: Placed | Chosen) -> None:
        """Submit the players' wagers or decisions as entered. Raise Refused if nothing is to be entered."""
        if not self.enters:
            raise Refused("entry", "There is nothing to enter now: make the next move.")
        self._refuse_late()
        assert self.entry is not None
        is_right = _plain(entered) == _plain(self.entry)
        said = {"made": as_json(ENTERED_OTHERWISE), "due": as_json(_ENTER.label)}
        self._hand_in(1, int(is_right), {"entered": str(_plain(entered)), **said})

    def settle(self, given: Mapping[SettledSpot, SettleAnswer]) -> None:
        """Submit the wagers taken, pushed, and paid, in the order of the actions. Raise Refused if a wager has no
        answer, or nothing is to be settled.
        """
        if not self.settles:
            raise Refused("entry", "There is nothing to settle now: make the next move.")
        self._refuse_late()
        sheet = self.sheet
        if not sheet.is_pots and any(row.spot not in given for row in sheet.rows):
            raise Refused("incomplete", "A wager has no answer yet: answer every seat, then hand in.")
        asked, right = sheet.judged(given, self.rack, most=self.most("settling") if self.most else None)
        rows = [
            [spot.seat, spot.key, answer.verb.value, answer.amount, answer.called] for spot, answer in given.items()
        ]
        wrong = next((spot for spot in dict(sheet.due) if not sheet.is_right_at(spot, given, self.rack)), None)
        said = {} if right == asked else {"made": as_json(_words(sheet, wrong, given)),
                                          "due": as_json(_words(sheet, wrong, dict(sheet.due)))}  # fmt: skip
        self._hand_in(asked, right, {"sheet": self.right.key, "rows": rows, **said})

    def _hand_in(self, asked: int, right: int, given: Mapping[str, Any]) -> None:
        move, now_ms = self.right, self._clock.now_ms()
        line = f"{PROCEDURE}.{'entries' if move.verb is Verb.ENTER else 'settling'}"
        body = {"hand": self.table.hand_number, "entries": self._entries, "hint": False,
                "asked": asked, "right": right, **given}  # fmt: skip
        took_ms = self._took_ms
        self._record(Given(len(self._kept), line, now_ms, took_ms, right == asked, "", body))
        self._advance(move, None)

    def _finish(self) -> None:
        """Show nothing at the end of one hand."""


_DID: Final = {
    Verb.TAKE: text("Seat {seat}, {wager}: take {amount}"),
    Verb.PUSH: text("Seat {seat}, {wager}: push {amount}"),
    Verb.PAY: text("Seat {seat}, {wager}: pay {amount}"),
}
_NOTHING: Final = text("Seat {seat}, {wager}: nothing")
_OTHER_ORDER: Final = text("Settled in another order")
_IN_ORDER: Final = text("One after the other, in the order of the rules")


def _words(sheet: SettleSheet, spot: SettledSpot | None, given: Mapping[SettledSpot, SettleAnswer]) -> Text:
    """Return the action made or due at a spot; if every spot is right, the order was not."""
    if spot is None:
        return _IN_ORDER if given == dict(sheet.due) else _OTHER_ORDER
    wager = next((row.wager for row in sheet.rows if row.spot == spot), EMPTY)
    answer = given.get(spot)
    if answer is None:
        return _NOTHING.fill(seat=spot.seat, wager=wager)
    amount = answer.amount if sheet.is_points else money(answer.amount)
    return _DID[answer.verb].fill(seat=spot.seat, wager=wager, amount=amount)


def _sheet_key(prompt: Settle | Floor) -> str:
    item = prompt.item if isinstance(prompt, Floor) else prompt.items[0]
    return f"{prompt.guide.step}/{'pots' if is_pot(item) else item.key}"


def _plain(answer: Placed | Chosen) -> dict[int, object]:
    """Return the entered answer, without empty spots."""
    if isinstance(answer, Chosen):
        return {seat: tuple(choice) for seat, choice in sorted(answer.choices.items())}
    bets = {seat: {spot: cents for spot, cents in sorted(of.items()) if cents} for seat, of in answer.bets.items()}
    return {seat: of for seat, of in sorted(bets.items()) if of}
