"""The view-model of a finished hand that is shown again, step by step.

It is drawn by the table's own screen over a `RecalledTable`, which refuses every act.
"""

from datetime import datetime
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from kiosk.archive import Recall, RecalledTable
from kiosk.core.dates import day_words
from kiosk.core.text import Text, text
from kiosk.core.value import value
from kiosk.events import CameraRead
from kiosk.staff import Act
from kiosk.table import Table
from ui.vm.controls.view import View, in_qml, touch
from ui.vm.controls.words import say
from ui.vm.table.screen import TableScreen
from ui.window.rest import Rest

HAND: Final = text("Hand {number}")
STEP: Final = text("Recall step {nth} of {steps}")
BY: Final = text("{who} · {time}")


@value
class RecallLook:
    """One step of the hand: the event, and its person; `table` draws the state after it."""

    table: TableScreen | None = None
    hand: str = ""
    when: str = ""
    step: str = ""
    said: str = ""
    by: str = ""
    can_back: bool = False
    can_on: bool = False
    can_reopen: bool = False
    has_evidence: bool = False


@in_qml
class RecallScreen(View[RecallLook]):
    """One finished hand of a table. Raise KioskError if it cannot be recalled."""

    left = Signal()
    asked = Signal(str, str)  # (key of a page, place at which it opens)

    def __init__(self, table: Table, number: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._recall = Recall(table.journal, number)
        self._at = 0
        self._was_seen = self._saw_camera(number)
        self._recalled = RecalledTable(table, self._recall)
        self._screen = TableScreen(self._recalled, rest=Rest(lambda: 0), is_recalled=True, parent=self)
        self.hold(self._screen)  # It is translated, too.
        self.refresh()

    def close(self) -> None:
        """Close the screen that draws the hand."""
        self._screen.close()
        super().close()

    def recall(self, number: int) -> None:
        """Show another hand, from its first step. Raise KioskError if it cannot be recalled."""
        self._recall = Recall(self._table.journal, number)
        self._was_seen = self._saw_camera(number)
        self._show(0)
        self.refresh()

    def _saw_camera(self, number: int) -> bool:
        return any(isinstance(event.what, CameraRead) for event in self._table.journal.hand(number))

    def look(self) -> RecallLook:
        recall, at = self._recall, self._at
        event = recall.events[at]
        began = datetime.fromtimestamp(recall.events[0].at_ms / 1000).astimezone()
        time = datetime.fromtimestamp(event.at_ms / 1000).astimezone()
        person = self._table.staff.person(event.actor)
        who = person.name if person is not None else event.actor
        return RecallLook(
            table=self._screen,
            hand=say(hand_words(recall.number)),
            when=say(day_words(began.date())),
            step=say(STEP.fill(nth=at + 1, steps=recall.last + 1)),
            said=say(recall.happened(at)),
            by=say(BY.fill(who=who, time=f"{time:%H:%M:%S}")),
            can_back=at > 0,
            can_on=at < recall.last,
            can_reopen=self._table.reopening.hand == recall.number,
            has_evidence=self._was_seen and self._table.people.may(Act.SEE_EVIDENCE),
        )

    def _show(self, at: int) -> None:
        """Show the hand after event `at`, or the nearest that there is."""
        self._at = max(0, min(at, self._recall.last))
        self._recalled.show(self._recall, self._at)

    @touch(str)
    def go(self, where: str) -> None:
        """Go "back" or "on" by one step, to the "question_before" or "question_after", or to the "start" or "end"."""
        recall, at = self._recall, self._at
        match where:
            case "back":
                self._show(at - 1)
            case "on":
                self._show(at + 1)
            case "question_before":
                self._show(recall.question_before(at))
            case "question_after":
                self._show(recall.question_after(at))
            case "start":
                self._show(0)
            case "end":
                self._show(recall.last)
            case _:
                pass

    @Slot()
    def dispute(self) -> None:
        """Record that a person disagrees with the hand."""
        self.asked.emit("disputes", str(self._recall.number))

    @Slot()
    def reopen(self) -> None:
        """Open the hand again, if it is the last settled one."""
        self.asked.emit("mispay", "")

    @Slot()
    def evidence(self) -> None:
        """Show the evidence of the camera's readings of the hand."""
        self.asked.emit("evidence", str(self._recall.number))

    @Slot()
    def leave(self) -> None:
        """Go back to the list."""
        self.left.emit()


def hand_words(number: int) -> Text:
    """Return a hand's number as the header writes it, "Hand 1 284"."""
    return HAND.fill(number=f"{number:,}".replace(",", " "))
