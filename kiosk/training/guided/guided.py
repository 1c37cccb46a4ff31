"""A guided hand: players, shoe, and floor are simulated, the trainee makes every move of the dealer.

A move is judged when it is made, and stored before anything else happens; when all moves of a prompt are made, they
answer the live procedure. The stored moves are enough to resume an interrupted hand, also after a power cut.
"""

import random
from collections.abc import Sequence
from typing import Protocol, Self

from kiosk.core.cards import Card
from kiosk.core.clock import Clock
from kiosk.core.devices import CardRead, DeviceState
from kiosk.core.errors import Refused
from kiosk.core.text import EMPTY, Text, as_json, from_json, text
from kiosk.drills import by_chance
from kiosk.procedure import Answer, Choices, Chosen, Dealt, Done, Floor, Forfeit, InTurn, Place, Placed, Prompt, Wagers
from kiosk.training.guided.hand_report import PROCEDURE, HandReport, line_of, report_of
from kiosk.training.guided.judge import Judgment, judge
from kiosk.training.guided.on_purpose import MISREAD, Mistake, OnPurpose
from kiosk.training.guided.table import TrainingTable
from kiosk.training.scenarios.moves import Foreseen, Move, Verb, due
from kiosk.training.scenarios.remedies import about
from kiosk.training.scenarios.scenario import Scenario
from kiosk.training.scenarios.situation import DEAD_SHOE, Mishap
from kiosk.training.store.sessions import Given, Level, Session

SCENARIO = "scenario"
DEAL_ON = Move(Verb.HANDLE, key="deal_on", label=text("Pull the next card"))
OTHER_CARD = text("Correct another card")


class KeepsMoves(Protocol):
    """A keeper of the moves of a hand: the store of a house, or an examination."""

    def answers(self, session: Session) -> list[Given]: ...
    def answer(self, session: Session, given: Given) -> None: ...
    def end(self, session: Session, at_ms: int) -> None: ...


class GuidedHand:
    """One hand under the judge. `verdict` is the last judgment; `hinted`: the trainee asked for the prompt.

    With a practice shoe, cards come from it; without one they are those of the scenario. A misreading of such a shoe,
    on purpose or not, is not announced: the trainee sees the card, and corrects it as at a live table.
    """

    def __init__(
        self,
        table: TrainingTable,
        scenario: Scenario,
        session: Session,
        store: KeepsMoves,
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
        self._outline = Foreseen([entry.prompt for entry in scenario.rehearse().hand.entries])
        self._kept = store.answers(session)
        self.verdict: Judgment | None = None
        self.hinted = False
        self._asked_ns = clock.mono_ns()
        self._mistake: Mistake | None = None  # An entered mistake that is not corrected yet.
        self._instead: Mistake | None = None  # The mistake to be entered next.
        self._wrong = OnPurpose(table, scenario, session.seed, practice_shoe=practice_shoe)
        self._number = table.hand_number
        _, self._script = scenario.script()
        self._answer: Answer = Done()
        self._queue: Sequence[Move] = ()
        self._done = 0
        self._situation: Mishap | None = None
        self._handled = 0

    def begin(self) -> Self:
        """Go to the first move, or to that at which the hand was left."""
        table = self.table
        self._wrong.put = self._were_put_right()
        if not table.hand_is_open and table.was_settled and any(given.given["entries"] for given in self._kept):
            self._number -= 1  # The hand was over when the power failed.
            self._finish()
            return self
        for nth, entry in enumerate(entry for entry in table.round.entries if not entry.note):
            self._mistake = self._wrong.was_mistaken(nth, entry, self._says)
        self._enter()
        self._done = sum(
            self._counts(given.right) and "handled" not in given.given and self._is_of_now(given)
            for given in self._kept
        )
        self._go_on()
        return self

    def _were_put_right(self) -> set[str]:
        """Return the corrected irregularities, without one of the last move before a power failure."""
        put = [str(given.given["put"]) for given in self._kept if "put" in given.given]
        hands = {int(given.given.get("hand", self._number)) for given in self._kept}
        if put and self._kept[-1].given.get("put") == put[-1] and not self.table.has_ruled(put[-1], hands):
            put.pop()
        return set(put)

    def _counts(self, is_right: bool) -> bool:
        """Return whether the hand continues after such a move: after a wrong one, another try is due."""
        return is_right

    def _moves_due(self, prompt: Prompt) -> Sequence[Move]:
        return due(prompt)

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
        """Return whether the practice shoe is to bring the next card."""
        if self.is_over or not self._practice_shoe:
            return False
        table = self.table
        if table.rulings.replacing is not None or table.rulings.redealing:
            return table.rulings.replacing is not None or table.rulings.still_to_put_back > 0
        return self._situation is None and self._done >= len(self._queue)

    @property
    def right(self) -> Move:
        """Return the move that is due. Nobody is shown it before it is made."""
        return self._situation.moves[self._handled] if self._situation else self._queue[self._done]

    @property
    def seen(self) -> Text:
        """Return the visible irregularity in one sentence; empty if it can be seen on the table."""
        if self._situation is None or (self._is_to_be_noticed and not self._is_prompted):
            return EMPTY
        return self._situation.seen

    @property
    def _is_to_be_noticed(self) -> bool:
        return self._practice_shoe and self._mistake is not None and isinstance(self._mistake.said, Dealt)

    @property
    def _is_prompted(self) -> bool:
        return self.session.level in (Level.WATCHED, Level.PROMPTED) or self.hinted

    @property
    def can_correct(self) -> bool:
        """Return whether the trainee may put a card right that the practice shoe has misread."""
        busy = self.is_over or self.table.suspended or (self._situation is not None and not self._is_to_be_noticed)
        return self._practice_shoe and not busy

    @property
    def instruction(self) -> Text:
        """Return the prompt, where this level tells it, or where it was asked for."""
        return self.right.label if self._is_prompted and not self.is_over and not self.waits_for_card else EMPTY

    @property
    def is_veiled(self) -> bool:
        """Return whether the felt must not reveal the move: the player in turn, the items due, the payouts."""
        return not (self._is_prompted or self.is_over) and self.table.round.draft is None

    @property
    def can_ask(self) -> bool:
        return self.session.level is Level.ON_REQUEST and not self.hinted and not self.is_over

    @property
    def offered(self) -> tuple[Move, ...]:
        """Return the moves to choose from, in an order that a restart does not change."""
        if self.is_over or self.waits_for_card:
            return ()
        dice = random.Random(f"{self.session.seed}/{self._entries}/{self._done}")  # noqa: S311, to be repeatable
        if self._is_to_be_noticed:
            return self._outline.offered(due(self.prompt)[0], self.prompt, dice)
        if self._situation is not None:
            return self._situation.offered(self._handled, dice)
        return self._outline.offered(self.right, self.prompt, dice)

    def report(self) -> HandReport:
        """Return the report on the hand so far."""
        return report_of(self._kept)

    def mistakes(self) -> list[tuple[Text, Text]]:
        """Return the wrong moves of the hand so far: (the move made, the move due)."""
        wrong = (given.given for given in self._kept if given.line.startswith(PROCEDURE) and not given.right)
        return [(from_json(given["made"]), from_json(given["due"])) for given in wrong]

    # --------------------------------------------------------------------------------------------------- the trainee

    @property
    def can_show_rule(self) -> bool:
        """Return whether this level lets the rule be read. If prompts come on request, reading it is a request."""
        return self.session.level is not Level.UNPROMPTED and not self.is_over

    def hint(self) -> None:
        """Show the prompt. Raise Refused at a level that shows none."""
        if self.session.level is Level.UNPROMPTED:
            raise Refused("unprompted", "No prompts at this level: make the next move.")
        self.hinted = True

    def make(self, move: Move) -> Judgment:
        """Make a move. It is recorded, and the hand continues if it was right. Raise Refused if none is due."""
        if self.is_over:
            raise Refused("hand_over", "This hand is over: begin the next one.")
        if self.waits_for_card:
            raise Refused("card_due", "A card is due: pull it from the practice shoe.")
        right, wrong = self.right, self._situation
        verdict = judge(self.prompt, right, move)
        if wrong is not None and not verdict.is_right:
            verdict = Judgment(verdict.violation, wrong.why, wrong.clause)
        self._keep(right, move, verdict, wrong)
        self.verdict = verdict
        if self._counts(verdict.is_right):
            self._advance(right, wrong)
        return verdict

    def _advance(self, right: Move, wrong: Mishap | None) -> None:
        self.hinted = False
        if wrong is None:
            self._done += 1
            self._show_players(right)
        else:
            self._handled += 1
            if self._handled == len(wrong.moves):
                self._put_right(wrong)
        self._go_on()

    def _show_players(self, right: Move) -> None:
        """Once the words are said, players put their chips down and decide: the trainee sees it, and takes it in."""
        many = isinstance(self.prompt, Wagers | Choices) and not isinstance(self.prompt, InTurn)
        if right.verb is Verb.SAY and many and isinstance(self._answer, Placed | Chosen) and _said(self._answer):
            self.table.show(self._answer)

    def _is_of_now(self, given: Given) -> bool:
        now = (self.table.hand_number, self._entries)
        return (given.given.get("hand", now[0]), given.given["entries"]) == now

    def _keep(self, right: Move, made: Move, verdict: Judgment, wrong: Mishap | None) -> None:
        now_ms = self._clock.now_ms()
        given = {
            "hand": self.table.hand_number, "entries": self._entries, "hint": self.hinted,
            "made": as_json(made.label), "due": as_json(right.label),
        }  # fmt: skip
        if wrong is not None and self._counts(verdict.is_right):
            given["handled"] = wrong.what
            if self._handled + 1 == len(wrong.moves):
                given["put"] = wrong.what
        line, took_ms = line_of(right), self._took_ms
        kept = Given(len(self._kept), line, now_ms, took_ms, verdict.is_right, verdict.violation.value, given)
        self._record(kept)

    def _record(self, kept: Given) -> None:
        self._store.answer(self.session, kept)
        self._kept.append(kept)
        self._asked_ns = self._clock.mono_ns()

    @property
    def _took_ms(self) -> int:
        """Return the time since the present move became due, by the monotonic clock."""
        return (self._clock.mono_ns() - self._asked_ns) // 1_000_000

    def card(self, read: Card) -> None:
        """Take a card of the practice shoe. Raise Refused if none is due, or if its deck is not a whole one."""
        if self._is_to_be_noticed:
            self.make(DEAL_ON)
            return
        if not self._practice_shoe or not self.waits_for_card:
            raise Refused("card_not_due", "No card is due: put it back and make the next move.")
        table, felt = self.table, self.table.round.felt
        if table.rulings.redealing:
            table.shoe.event(CardRead(read, 0))
            return
        if read in felt.seen or read in felt.dead:
            raise Refused(
                "wrong_deck",
                "The shoe dealt the {card} twice: correct the misread card, or load a full deck.",
                card=read.words,
            )
        if table.rulings.replacing is not None:
            table.rulings.replace_with(read)
            self._look()
        else:
            shown = self._wrong.shown_for(read, self.prompt)
            table.give(Dealt((shown,)))
            self._mistake = None if shown == read else Mistake(MISREAD, Dealt((read,)))
            self._enter()
        self._go_on()

    def correct(self, place: Place, card: Card) -> Judgment | None:
        """Correct the card at a place to `card`. Return the verdict, None if the shoe itself has misread it, so that
        only the trainee knows. Raise Refused if this is impossible.
        """
        if not self.can_correct:
            raise Refused("misread", "No card can be corrected now: make the next move.")
        if self._mistake is not None:
            wrong = self._wrong.righted(self._mistake)
            is_right = (wrong.places, wrong.card) == ((place,), card)
            return self.make(self.right if is_right else Move(Verb.HANDLE, key=card.text, label=OTHER_CARD))
        done = self._done
        self.table.rulings.correct(place, card)
        self._enter()
        self._done, self.verdict = done, None
        self._go_on()
        return None

    # ------------------------------------------------------------------------------------------------------ the hand

    def _enter(self) -> None:
        """Determine the simulated answers to the prompt, and the dealer's moves."""
        if self.table.rulings.giving_back:  # The trainee has returned them, as a step of the ruling.
            self.table.rulings.given_back()
        self._done, self._answer = 0, Done()
        if self._mistake is None:
            self._answer, self._instead = self._wrong.mistaken(self.prompt, self._says(self.prompt))
        self._look()

    def _says(self, prompt: Prompt) -> Answer:
        """Return the script's answer to a prompt; after a ruling has led to an unknown one, chance answers."""
        try:
            return self._script.answer(prompt)
        except Refused:
            if not isinstance(prompt, Choices):
                raise
            return by_chance(prompt, self.table.round.felt, self._wrong.dice("chance"))

    def _look(self) -> None:
        """Determine the dealer's moves at the prompt, and the irregularity."""
        self._queue = () if isinstance(self._answer, Forfeit) else self._moves_due(self.prompt)
        self._situation = self._wrong.find(self.prompt, self._answer, self._mistake)
        self._handled = 0
        if self._situation is not None:
            what = self._situation.what
            self._handled = sum(given.given.get("handled") == what and self._is_of_now(given) for given in self._kept)
            if what == DEAD_SHOE:
                self.table.pretend_shoe(DeviceState.BACKING_OFF)
            if self._handled >= len(self._situation.moves):  # The power failed before it was corrected.
                self._put_right(self._situation)

    def _put_right(self, wrong: Mishap) -> None:
        """Carry out the ruling at the table, by the methods of the live table."""
        table = self.table
        self._wrong.put.add(wrong.what)
        if wrong.what == DEAD_SHOE:
            table.pretend_shoe(None)
        elif table.rulings.replacing is not None:
            table.rulings.replace_with(self._wrong.fresh_card())
        elif table.rulings.redealing:
            table.rulings.end_redeal()
        elif wrong.remedy:
            self._rule(wrong)
            return
        self._look()

    def _rule(self, wrong: Mishap) -> None:
        """Have the ruling of the house take effect. A hand that is void is dealt again, from its first step."""
        table, entries = self.table, self._entries
        if isinstance(self._answer, Forfeit):
            self._situation = None  # It has the effect of a plain answer.
            return
        mistake, self._mistake = self._mistake, None
        details = (
            self._wrong.righted(mistake)
            if mistake
            else about(wrong.effect, table.round, wrong.seat, self._wrong.fresh_card())
        )
        assert details is not None, "what cannot be ruled upon does not happen"
        table.rulings.rule(wrong.what, wrong.remedy, details)
        if table.hand_number != self._number:
            self._number = table.hand_number
            _, self._script = self.scenario.script()
            self._enter()
        elif mistake or self._entries != entries:
            self._enter()
        else:
            if table.rulings.redealing and not self._practice_shoe:
                table.draw_again()
            self._look()

    def _go_on(self) -> None:
        """Answer each prompt whose moves are all made, until the trainee, or the practice shoe, is asked."""
        while self._is_answered():
            self._give()
            if self.is_over:
                self._finish()
                return
            self._enter()

    def _is_answered(self) -> bool:
        dealt_by_hand = self._practice_shoe and isinstance(self._answer, Dealt)
        return not self.is_over and self._situation is None and self._done >= len(self._queue) and not dealt_by_hand

    def _give(self) -> None:
        answer, prompt = self._answer, self.prompt
        if isinstance(prompt, Floor) and not isinstance(answer, Forfeit):
            self.table.floor_acts()
            return
        self.table.give(answer)
        self._mistake = self._instead

    def _finish(self) -> None:
        """Record the result of the hand as an answer to its scenario, so that a failed one comes back."""
        report = self.report()
        now_ms = self._clock.now_ms()
        if not any(given.line.startswith(f"{SCENARIO}.") for given in self._kept):
            took_ms = sum(given.took_ms for given in self._kept)
            wrong = report.violations[0][0].value if report.violations else ""
            line = f"{SCENARIO}.{self.scenario.key}"
            kept = Given(len(self._kept), line, now_ms, took_ms, not report.wrong, wrong, {"entries": 0})
            self._store.answer(self.session, kept)
            self._kept.append(kept)
        self._store.end(self.session, now_ms)


def _said(answer: Placed | Chosen) -> bool:
    return bool(answer.bets if isinstance(answer, Placed) else answer.choices)
