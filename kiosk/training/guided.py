"""A guided hand: players, shoe and floor act by themselves, the trainee makes every move of the dealer.

A move is judged when it is made, and kept before anything else happens; when all moves of a prompt are made, they
answer the live procedure. What was kept is enough to go on where somebody left, also after a power cut.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from kiosk.cards import DECK, Card
from kiosk.clock import Clock
from kiosk.devices import DeviceState
from kiosk.errors import Refused
from kiosk.felt import Place
from kiosk.irregularities import Effect
from kiosk.prompt import Answer, Cards, Choices, Chosen, Dealt, Floor, Forfeit, Placed, Prompt, Wagers
from kiosk.text import EMPTY, Text
from kiosk.training import situation as situations
from kiosk.training.judge import Verdict, Violation, judge
from kiosk.training.moves import Move, Outline, Verb, due
from kiosk.training.scenario import Scenario
from kiosk.training.situation import DEAD_SHOE, Situation
from kiosk.training.store import Given, Level, Session, Store
from kiosk.training.table import TrainingTable

PROCEDURE = "procedure"
SCENARIO = "scenario"

_KINDS = {
    Verb.SAY: "say", Verb.DO: "steps", Verb.BURN: "burns", Verb.FIRST: "dealing", Verb.ASK: "turns",
    Verb.TAKE: "settling", Verb.PAY: "settling", Verb.PUSH: "settling", Verb.CALL: "floor", Verb.WAIT: "floor",
    Verb.HANDLE: "exceptions",
}  # fmt: skip
KINDS = tuple(dict.fromkeys(_KINDS.values()))


@dataclass(frozen=True, slots=True)
class Report:
    """How a hand went: moves made, how many of them wrong, how many after a hint, and what was wrong how often."""

    moves: int
    wrong: int
    hints: int
    violations: tuple[tuple[Violation, int], ...]


class Misread(NamedTuple):
    """A card that was read as another one on purpose: why, where, and what lies there."""

    happens: situations.Happens
    place: Place
    card: Card


class GuidedHand:
    """One hand under the eyes of the judge. `verdict` is what it said last; `hinted`: the prompt was asked for.

    With a practice shoe, cards come from it; without one they are those of the scenario.
    """

    def __init__(
        self,
        table: TrainingTable,
        scenario: Scenario,
        session: Session,
        store: Store,
        clock: Clock,
        *,
        practice_shoe: bool = False,
    ) -> None:
        self.table = table
        self.scenario = scenario
        self.session = session
        self._store = store
        self._clock = clock
        self._practice_shoe = practice_shoe
        self._outline = Outline([entry.prompt for entry in scenario.rehearse().hand.entries])
        self._kept = store.answers(session)
        self.verdict: Verdict | None = None
        self.hinted = False
        self._asked_at_ms = clock.now_ms()
        self._misread: Misread | None = None
        self._put = {one.given["put"] for one in self._kept if "put" in one.given}
        self._number = table.hand_number
        if not table.hand_is_open and any(one.given["entries"] for one in self._kept):
            self._number -= 1  # it was over when the power failed
            self._finish()
            return
        _, self._script = scenario.script()
        for entry in (one for one in table.round.entries if not one.note):
            self._misread = self._was_misread(entry.prompt, self._script.answer(entry.prompt), entry.answer)
        self._enter()
        self._done = sum(
            one.right and "handled" not in one.given and one.given["entries"] == self._entries for one in self._kept
        )
        self._go_on()

    # --------------------------------------------------------------------------------------------------- what is due

    @property
    def is_over(self) -> bool:
        return self.table.hand_number != self._number

    @property
    def prompt(self) -> Prompt:
        prompt = self.table.round.prompt
        assert prompt is not None, "a training table always asks for something"
        return prompt

    @property
    def _entries(self) -> int:
        return sum(not entry.note for entry in self.table.round.entries)

    @property
    def waits_for_card(self) -> bool:
        """Say whether the practice shoe is to bring the next card."""
        return not self.is_over and self._done >= len(self._queue)

    @property
    def right(self) -> Move:
        """Return the move that is due. Nobody is shown it before it is made."""
        return self._situation.moves[self._handled] if self._situation else self._queue[self._done]

    @property
    def seen(self) -> Text:
        """Return what the trainee sees go wrong, in one sentence."""
        return self._situation.seen if self._situation else EMPTY

    @property
    def told(self) -> Text:
        """Return the prompt, where this level tells it, or where it was asked for."""
        shown = self.session.level is Level.PROMPTED or self.hinted
        return self.right.label if shown and not self.is_over and not self.waits_for_card else EMPTY

    @property
    def is_veiled(self) -> bool:
        """Say whether the felt must not give the move away: who is to act, what is due, what is paid."""
        shown = self.session.level is Level.PROMPTED or self.hinted or self.is_over
        return not shown and self.table.round.draft is None

    @property
    def can_ask(self) -> bool:
        return self.session.level is Level.ON_REQUEST and not self.hinted and not self.is_over

    @property
    def offered(self) -> tuple[Move, ...]:
        """Return the moves to choose from, in an order that a restart does not change."""
        if self.is_over or self.waits_for_card:
            return ()
        dice = random.Random(f"{self.session.seed}/{self._entries}/{self._done}")  # noqa: S311, to be repeatable
        if self._situation is not None:
            return self._situation.offered(self._handled, dice)
        return self._outline.offered(self.right, self.prompt, dice)

    def report(self) -> Report:
        """Return how the hand went so far."""
        moves = [one for one in self._kept if one.line.startswith(PROCEDURE)]
        wrong = [Violation(one.wrong) for one in moves if not one.right]
        hints = sum(bool(one.given["hint"]) for one in moves if one.right)
        return Report(
            len(moves), len(wrong), hints, tuple((one, wrong.count(one)) for one in Violation if one in wrong)
        )

    # --------------------------------------------------------------------------------------------------- the trainee

    def hint(self) -> None:
        """Show the prompt. Raise Refused at a level that shows none."""
        if self.session.level is Level.EXAM:
            raise Refused("exam", "In an examination nothing is prompted: make the move that is due.")
        self.hinted = True

    def make(self, move: Move) -> Verdict:
        """Make a move. The verdict is kept, and the hand goes on only where it was right.

        Raise Refused where no move is due.
        """
        if self.is_over:
            raise Refused("hand_over", "This hand is over: begin the next one.")
        if self.waits_for_card:
            raise Refused("card_due", "A card is due: pull it from the practice shoe.")
        right, wrong = self.right, self._situation
        verdict = judge(self.prompt, right, move)
        if wrong is not None and not verdict.is_right:
            verdict = Verdict(verdict.violation, wrong.why, wrong.clause)
        self._keep(right, move, verdict, wrong)
        self.verdict = verdict
        if verdict.is_right:
            self.hinted = False
            if wrong is None:
                self._done += 1
                self._show_players(right)
            else:
                self._handled += 1
                if self._handled == len(wrong.moves):
                    self._put_right(wrong)
            self._go_on()
        return verdict

    def _show_players(self, right: Move) -> None:
        """Once the words are said, players put their chips down and decide: the trainee sees it, and takes it in."""
        many = isinstance(self.prompt, Wagers) or (isinstance(self.prompt, Choices) and not self.prompt.in_turn)
        if right.verb is Verb.SAY and many and isinstance(self._answer, Placed | Chosen) and _said(self._answer):
            self.table.show(self._answer)

    def _keep(self, right: Move, made: Move, verdict: Verdict, wrong: Situation | None) -> None:
        now_ms = self._clock.now_ms()
        given = {"entries": self._entries, "made": str(made.label), "due": str(right.label), "hint": self.hinted}
        if wrong is not None and verdict.is_right:
            given["handled"] = wrong.what
            if self._handled + 1 == len(wrong.moves):
                given["put"] = wrong.what
        line, took_ms = f"{PROCEDURE}.{_KINDS[right.verb]}", max(0, now_ms - self._asked_at_ms)
        kept = Given(len(self._kept), line, now_ms, took_ms, verdict.is_right, verdict.violation.value, given)
        self._store.answer(self.session, kept)
        self._kept.append(kept)
        self._asked_at_ms = now_ms

    def card(self, read: Card) -> None:
        """Take a card of the practice shoe. Raise Refused where none is due, or where its deck is not a whole one."""
        if not self._practice_shoe or not self.waits_for_card:
            raise Refused("card_not_due", "No card is due now: put it back, and make the move that is due.")
        if read in self.table.round.felt.seen:
            raise Refused(
                "wrong_deck",
                "The practice shoe has dealt the {card} twice: put one whole deck in it, and begin a new hand.",
                card=read.words,
            )
        self.table.give(Dealt((read,)))
        self._enter()
        self._done = 0
        self._go_on()

    # ------------------------------------------------------------------------------------------------------ the hand

    def _enter(self) -> None:
        """Find out what everybody else says to the prompt, and what it asks of the dealer."""
        self._answer: Answer = self._script.answer(self.prompt)
        self._queue: Sequence[Move] = due(self.prompt)
        self._situation = self._find_situation()
        self._handled = 0
        if self._situation is not None:
            self._handled = self._times_handled(self._situation.what)
            if self._situation.what == DEAD_SHOE:
                self.table.pretend_shoe(DeviceState.BACKING_OFF)

    def _find_situation(self) -> Situation | None:
        hand, is_open = self.table.round, self.table.hand_is_open
        if isinstance(self._answer, Forfeit):
            self._queue = ()
            return situations.forfeited(hand, self._answer.seat)
        if self._misread is not None:
            return situations.situation(self._misread.happens, hand, is_open=is_open)
        for happens in self._due_to_happen(self.prompt):
            found = situations.situation(happens, hand, is_open=is_open)
            if found is not None and self._can_happen(found):
                return found
        return None

    def _can_happen(self, found: Situation) -> bool:
        """Say whether it fits what is going on. A misread card is seen once it is dealt."""
        if isinstance(self.prompt, Floor) or found.effect is Effect.MISREAD:
            return False
        if found.effect is Effect.FORFEIT:
            return isinstance(self.prompt, Choices) and not self.prompt.in_turn and found.seat in self.prompt.options
        return self._times_handled(found.what) < len(found.moves)

    def _due_to_happen(self, prompt: Prompt) -> list[situations.Happens]:
        """Return what happens at this step, and is not put right yet."""
        return [one for one in self.scenario.happens if one.at == prompt.guide.step and one.what not in self._put]

    def _times_handled(self, what: str) -> int:
        return sum(one.given.get("handled") == what for one in self._kept)

    def _put_right(self, wrong: Situation) -> None:
        """Do at the table what the ruling does to the hand. Where it moves cards or chips, the trainee has said so."""
        self._situation = None
        self._put.add(wrong.what)
        match wrong.effect:
            case Effect.VOID | Effect.VOID_AND_DECK:
                self.table.void(str(wrong.seen))
                self._finish()
            case Effect.FORFEIT if not isinstance(self._answer, Forfeit):
                self.table.give(Forfeit(wrong.seat))
                self._enter()
                self._done = 0
            case Effect.MISREAD:
                assert self._misread is not None
                place, card = self._misread.place, self._misread.card
                self._misread = None
                self.table.correct(place, card)
                self._queue = due(self.prompt)
            case _ if wrong.what == DEAD_SHOE:
                self.table.pretend_shoe(None)
            case _:
                pass

    def _go_on(self) -> None:
        """Answer each prompt of which every move is made, until the trainee, or the practice shoe, is asked."""
        while self._is_answered():
            self._give()
            if self.is_over:
                self._finish()
                return
            self._enter()
            self._done = 0

    def _is_answered(self) -> bool:
        dealt_by_hand = self._practice_shoe and isinstance(self._answer, Dealt)
        return not self.is_over and self._situation is None and self._done >= len(self._queue) and not dealt_by_hand

    def _give(self) -> None:
        answer, prompt = self._answer, self.prompt
        if isinstance(prompt, Floor) and not isinstance(answer, Forfeit):
            self.table.floor_acts()
        elif isinstance(answer, Dealt) and (happens := self._misreads(prompt)) is not None:
            self.table.give(self._one_wrong(answer, happens))
        else:
            self.table.give(answer)

    def _misreads(self, prompt: Prompt) -> situations.Happens | None:
        """Return what has the shoe misread a card of this prompt, None where nothing does."""
        if not isinstance(prompt, Cards) or not prompt.up:
            return None
        ways = {one.key for one in self.table.game.irregularities if one.remedies[0].effect is Effect.MISREAD}
        return next((one for one in self._due_to_happen(prompt) if one.what in ways), None)

    def _one_wrong(self, answer: Dealt, happens: situations.Happens) -> Dealt:
        """Have the last of these cards read as another one, which lies nowhere."""
        assert isinstance(self.prompt, Cards) and answer.cards[-1] is not None
        self._misread = Misread(happens, self.prompt.left[len(answer.cards) - 1], answer.cards[-1])
        taken = {*self.table.round.felt.seen, *answer.cards}
        dice = random.Random(f"{self.session.seed}/{self._entries}")  # noqa: S311, to be repeatable
        return Dealt((*answer.cards[:-1], dice.choice([one for one in DECK if one not in taken])))

    def _was_misread(self, prompt: Prompt, said: Answer, kept: Answer) -> Misread | None:
        """Return the card of an answer that was misread on purpose and is not corrected yet."""
        happens = self._misreads(prompt)
        if happens is None or not isinstance(said, Dealt) or not isinstance(kept, Dealt) or said == kept:
            return None
        assert isinstance(prompt, Cards)
        nth = next(nth for nth, (one, other) in enumerate(zip(said.cards, kept.cards, strict=True)) if one is not other)
        card = said.cards[nth]
        return None if card is None or self._practice_shoe else Misread(happens, prompt.left[nth], card)

    def _finish(self) -> None:
        """Keep how the hand went as an answer to its scenario, so that one that was failed comes back."""
        report = self.report()
        now_ms = self._clock.now_ms()
        if not any(one.line.startswith(f"{SCENARIO}.") for one in self._kept):
            took_ms = sum(one.took_ms for one in self._kept)
            wrong = report.violations[0][0].value if report.violations else ""
            line = f"{SCENARIO}.{self.scenario.key}"
            kept = Given(len(self._kept), line, now_ms, took_ms, not report.wrong, wrong, {"entries": 0})
            self._store.answer(self.session, kept)
            self._kept.append(kept)
        self._store.end(self.session, now_ms)


def _said(answer: Placed | Chosen) -> bool:
    return bool(answer.bets if isinstance(answer, Placed) else answer.choices)
