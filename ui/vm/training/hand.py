"""The view model of a guided hand: the felt, the instruction, the moves to choose from, and the judgment."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Slot

from kiosk.core.cards import Card
from kiosk.core.errors import KioskError
from kiosk.core.text import Text
from kiosk.core.value import value
from kiosk.training import GuidedHand, Move, VeiledTable, WatchedHand
from ui.vm.controls.view import View, in_qml, touch
from ui.vm.controls.words import say
from ui.vm.table.guide_rows import step_line
from ui.vm.table.screen import TableScreen
from ui.vm.training import words
from ui.window.rest import Rest


@value
class MoveKey:
    label: str


def move_keys(moves: Iterable[Move]) -> tuple[MoveKey, ...]:
    """Return the keys of the moves that are offered."""
    return tuple(MoveKey(say(move.label)) for move in moves)


@value
class KindRow:
    """A kind of move in a finished hand: how many moves were right, of how many."""

    label: str
    progress: str


@value
class HandLook:
    """One look of a guided hand: the felt, the offered moves, and the judgment. `violation` is the verdict in brief."""

    table: TableScreen | None = None
    moves: tuple[MoveKey, ...] = ()
    step: str = ""
    asks: str = ""
    seen: str = ""
    instruction: str = ""
    verdict: str = ""
    verdict_clause: str = ""
    violation: str = ""
    tone: str = ""
    rule: str = ""
    clause: str = ""
    can_watch: bool = False
    was_watched: bool = False
    can_ask: bool = False
    can_show_rule: bool = False
    can_correct: bool = False
    is_over: bool = False
    report: str = ""
    kinds: tuple[KindRow, ...] = ()
    mistakes: str = ""
    wrong: int = 0


@in_qml
class HandFelt(TableScreen):
    """The felt of a guided hand. `touched` is called with the judgment of a touched card of the grid."""

    def __init__(self, hand: GuidedHand, *, touched: Callable[[Text | str], None], parent: QObject) -> None:
        self._touched = touched
        super().__init__(hand.table, view=VeiledTable(hand), correct=hand.correct, rest=Rest(lambda: 0), parent=parent)

    @Slot(str)
    def touchCard(self, text: str) -> None:
        super().touchCard(text)
        self._touched(self._strip)


@in_qml
class TrainingHand(View[HandLook]):
    """One guided hand on the screen. The felt is that of the live table's own screen; `tell` shows a sentence."""

    def __init__(
        self,
        hand: GuidedHand,
        *,
        tell: Callable[[Text | str, str], None],
        rest: Rest,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.hand = hand
        self.rest = rest
        rest.begin()
        self._tell = tell
        self._table = HandFelt(hand, touched=self._look_at_card, parent=self)
        self._offered: tuple[Move, ...] = ()
        self._rule_shown = False
        self.refresh()

    def close(self) -> None:
        """Detach from the table, and close its journal. The moves are stored, and the hand resumes later."""
        self._table.close()
        self.hand.table.journal.close()
        super().close()

    @Slot()
    def refresh(self) -> None:
        """Refresh; the felt too, which may have been veiled or unveiled."""
        super().refresh()
        if not self.hand.is_over:
            self._table.refresh()

    def look(self) -> HandLook:
        self._offered = self.hand.offered
        return self._over() if self.hand.is_over else self._going_on()

    def _going_on(self) -> HandLook:
        hand, guide = self.hand, self.hand.prompt.guide
        is_watched = isinstance(hand, WatchedHand)
        asks = words.PULL_CARD if hand.waits_for_card else words.WHAT_HERE if hand.seen else words.WHAT_NOW
        instruction = hand.instruction
        return HandLook(
            table=self._table,
            moves=move_keys(self._offered),
            step=step_line(hand.table.round) if instruction or self._rule_shown else "",
            asks=say(asks),
            seen=say(hand.seen),
            instruction=say(instruction),
            can_ask=hand.can_ask,
            can_show_rule=hand.can_show_rule and not is_watched,
            can_watch=is_watched,
            can_correct=hand.can_correct,
            wrong=hand.report().wrong,
            **self._judged(),
            rule=say(guide.rule) if self._rule_shown or is_watched else "",
            clause=say(guide.clause) if self._rule_shown or is_watched else "",
        )

    def _judged(self) -> dict[str, Any]:
        verdict = self.hand.verdict
        if verdict is None:
            return {}
        if verdict.is_right:
            return {"verdict": say(words.VERDICT_RIGHT), "tone": "right"}
        violation = say(words.VIOLATIONS[verdict.violation])
        return {
            "verdict": say(verdict.why), "verdict_clause": say(verdict.clause), "violation": violation, "tone": "wrong",
        }  # fmt: skip

    def _over(self) -> HandLook:
        if isinstance(self.hand, WatchedHand):
            return HandLook(
                table=self._table, asks=say(words.WATCHED_OVER), report=say(words.WATCHED_NEXT), is_over=True,
                tone="right", was_watched=True,
            )  # fmt: skip
        report = self.hand.report()
        template = words.REPORT_HINTS if report.hints else words.REPORT if report.wrong else words.FLAWLESS
        counted = [
            say(words.TIMES.fill(what=words.VIOLATIONS[violation], times=count))
            for violation, count in report.violations
        ]
        instruction = say(template.fill(n=report.moves, wrong=report.wrong, hints=report.hints))
        mistakes = (say(words.MADE_INSTEAD.fill(made=made, due=due)) for made, due in self.hand.mistakes())
        return HandLook(
            table=self._table,
            moves=move_keys(self._offered),
            asks=say(words.OVER),
            is_over=True,
            report="\n".join([instruction, *counted]),
            kinds=tuple(
                KindRow(say(words.KINDS[kind]), say(words.STAGE_DONE.fill(done=right, of=made)))
                for kind, (right, made) in report.kinds.items()
            ),
            wrong=report.wrong,
            tone="wrong" if report.wrong else "right",
            mistakes="\n".join(dict.fromkeys(mistakes)),
        )

    @touch(int)
    def make(self, nth: int) -> None:
        """Make one of the moves that are offered."""
        self.rest.check()
        if nth < len(self._offered):
            self._rule_shown = False
            self.rest.begin()
            self.hand.make(self._offered[nth])
            self._tell("", "warning")

    @touch()
    def watchOn(self) -> None:
        """Let the kiosk make the move that is shown."""
        self.rest.check()
        if isinstance(self.hand, WatchedHand):
            self.rest.begin()
            self.hand.go_on()

    @touch()
    def showMe(self) -> None:
        """Ask for the prompt."""
        self.hand.hint()
        self._tell("", "warning")

    @touch()
    def showRule(self) -> None:
        """Show the rule, or hide it again. If prompts come on request, it counts as one."""
        if self.hand.can_ask and not self._rule_shown:
            self.hand.hint()
        self._rule_shown = self.hand.can_show_rule and not self._rule_shown

    def card(self, read: Card) -> None:
        """Handle a card from the practice shoe."""
        self.perform(partial(self._take, read))

    def _take(self, read: Card) -> None:
        self.hand.card(read)
        self._tell(self.hand.table.notice, "warning")

    def _look_at_card(self, said: Text | str) -> None:
        self._tell(said, "refused")
        self.refresh()

    def refused(self, error: KioskError) -> None:
        self._tell(error.message, "refused")
