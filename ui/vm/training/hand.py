"""The view-model of a guided hand: what is seen and told, the moves to choose from, and what the judge says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from kiosk.core.cards import Card
from kiosk.core.errors import KioskError
from kiosk.core.text import Text
from kiosk.table import Table
from kiosk.training import GuidedHand, Move, VeiledTable
from ui.vm.controls.rest import Rest
from ui.vm.controls.rows import Rows
from ui.vm.controls.words import say
from ui.vm.table.guide_rows import step_line
from ui.vm.table.screen import TableScreen
from ui.vm.training import words
from ui.vm.training.words import filled

QML_IMPORT_NAME = "Kiosk"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class MoveKey:
    label: str


@dataclass(frozen=True, slots=True)
class _Look:
    step: str = ""
    asks: str = ""
    seen: str = ""
    told: str = ""
    verdict: str = ""
    tone: str = ""
    rule: str = ""
    clause: str = ""
    can_ask: bool = False
    can_correct: bool = False
    is_over: bool = False
    report: str = ""
    mistakes: str = ""
    wrong: int = 0


@QmlElement
@QmlUncreatable("Made in Python.")
class HandFelt(TableScreen):  # type: ignore[operator]
    """The felt of a guided hand. `touched` is called with what was said of it, when a card of the grid was."""

    def __init__(self, hand: GuidedHand, *, touched: Callable[[Text | str], None], parent: QObject) -> None:
        self._touched = touched
        super().__init__(cast(Table, VeiledTable(hand)), double_tap_s=0, parent=parent)

    def look_again(self) -> None:
        """Draw it anew: it may have been veiled or unveiled."""
        self.refresh()

    @Slot(str)
    def touchCard(self, text: str) -> None:
        super().touchCard(text)
        self._touched(self._strip)


@QmlElement
@QmlUncreatable("Made in Python.")
class TrainingHand(QObject):  # type: ignore[operator]
    """One guided hand on the screen. The felt is that of the live table's own screen; `tell` says something."""

    changed = Signal()

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
        self._rest = rest
        rest.begin()
        self._tell = tell
        self._table = HandFelt(hand, touched=self._look_at_card, parent=self)
        self._moves = Rows(MoveKey, self)
        self._offered: tuple[Move, ...] = ()
        self._rule_shown = False
        self._shown = _Look()
        self.refresh()

    def close(self) -> None:
        """Stop looking at the table, and close its journal. What was done is kept, and goes on another time."""
        self._table.close()
        self.hand.table.journal.close()

    def refresh(self) -> None:
        """Show what is there now."""
        hand = self.hand
        self._offered = hand.offered
        self._moves.show([MoveKey(say(move.label)) for move in self._offered])
        look = self._over() if hand.is_over else self._going_on()
        if look != self._shown:
            self._shown = look
            self.changed.emit()
        if not hand.is_over:
            self._table.look_again()

    def _going_on(self) -> _Look:
        hand, guide = self.hand, self.hand.prompt.guide
        asks = words.PULL_CARD if hand.waits_for_card else words.WHAT_HERE if hand.seen else words.WHAT_NOW
        told = hand.told
        return _Look(
            step=step_line(hand.table.round) if told or self._rule_shown else "",
            asks=say(asks),
            seen=say(hand.seen),
            told=say(told),
            can_ask=hand.can_ask,
            can_correct=hand.can_correct,
            wrong=hand.report().wrong,
            **self._judged(),
            rule=say(guide.rule) if self._rule_shown else "",
            clause=guide.clause if self._rule_shown else "",
        )

    def _judged(self) -> dict[str, Any]:
        verdict = self.hand.verdict
        if verdict is None:
            return {}
        if verdict.is_right:
            return {"verdict": say(words.VERDICT_RIGHT), "tone": "right"}
        why = verdict.why._replace(
            values={name: say(one) if isinstance(one, Text) else one for name, one in verdict.why.values.items()}
        )
        return {"verdict": f"{say(why)} ({verdict.clause})", "tone": "wrong"}

    def _over(self) -> _Look:
        report = self.hand.report()
        template = words.REPORT_HINTS if report.hints else words.REPORT if report.wrong else words.FLAWLESS
        counted = [f"{say(words.VIOLATIONS[one])}: {count}" for one, count in report.violations]
        told = say(filled(template, moves=report.moves, wrong=report.wrong, hints=report.hints))
        return _Look(
            asks=say(words.OVER), is_over=True, report="\n".join([told, *counted]), wrong=report.wrong,
            tone="wrong" if report.wrong else "right",
            mistakes="\n".join(
                dict.fromkeys(say(filled(words.MADE_INSTEAD, made=made, due=due)) for made, due in self.hand.mistakes())
            ),
        )  # fmt: skip

    # --------------------------------------------------------------------------------------------------------- touches

    @Slot(int)
    def make(self, nth: int) -> None:
        """Make one of the moves that are offered."""
        if nth < len(self._offered) and not self._rest.lasts:
            self._rule_shown = False
            self._rest.begin()
            self._try(lambda: self.hand.make(self._offered[nth]))

    @Slot()
    def showMe(self) -> None:
        """Ask for the prompt."""
        self._try(self.hand.hint)

    @Slot()
    def showRule(self) -> None:
        self._rule_shown = not self._rule_shown
        self.refresh()

    def card(self, read: Card) -> None:
        """Take a card of the practice shoe."""
        self._try(lambda: self.hand.card(read), lambda: self.hand.table.notice)

    def _look_at_card(self, said: Text | str) -> None:
        """Say what came of a card that was put right."""
        self._tell(said, "refused")
        self.refresh()

    def _try(self, verb: Callable[[], object], said: Callable[[], str] = str) -> None:
        try:
            verb()
        except KioskError as error:
            self._tell(error.message, "refused")
        else:
            self._tell(said(), "warning")
        self.refresh()

    # ------------------------------------------------------------------------------------------------------ properties

    @Property(TableScreen, notify=changed)
    def table(self) -> TableScreen:
        return self._table

    @Property(QObject, notify=changed)
    def moves(self) -> QObject:
        return self._moves

    @Property(str, notify=changed)
    def step(self) -> str:
        return self._shown.step

    @Property(str, notify=changed)
    def asks(self) -> str:
        return self._shown.asks

    @Property(str, notify=changed)
    def seen(self) -> str:
        return self._shown.seen

    @Property(str, notify=changed)
    def told(self) -> str:
        return self._shown.told

    @Property(str, notify=changed)
    def verdict(self) -> str:
        return self._shown.verdict

    @Property(str, notify=changed)
    def tone(self) -> str:
        return self._shown.tone

    @Property(str, notify=changed)
    def rule(self) -> str:
        return self._shown.rule

    @Property(str, notify=changed)
    def clause(self) -> str:
        return self._shown.clause

    @Property(bool, notify=changed)
    def canAsk(self) -> bool:
        return self._shown.can_ask

    @Property(bool, notify=changed)
    def canCorrect(self) -> bool:
        return self._shown.can_correct

    @Property(bool, notify=changed)
    def isOver(self) -> bool:
        return self._shown.is_over

    @Property(str, notify=changed)
    def report(self) -> str:
        return self._shown.report

    @Property(str, notify=changed)
    def mistakes(self) -> str:
        return self._shown.mistakes

    @Property(int, notify=changed)
    def wrong(self) -> int:
        return self._shown.wrong
