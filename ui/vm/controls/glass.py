"""The cleaning lock and the dimming of a table's screen.

This module knows nothing of the hand. The touch guard asks `Glass` about each contact.
"""

from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal, Slot

from kiosk.core.value import value
from kiosk.table import Table
from ui.vm.controls.comfort import Comfort
from ui.vm.controls.view import View, in_qml, touch
from ui.vm.controls.words import say
from ui.window.dropped import WHY, Dropped

UNLOCK: Final = ("unlock.1", "unlock.2")  # the keys that end the lock, in this order
_MINUTE_MS: Final = 60_000


@value
class GlassLook:
    """The state of the glass: locked or not, the next key that unlocks it, and dim or not."""

    locked: bool = False
    sentence: str = ""
    next_key: int = 1
    dimmed: bool = False


@in_qml
class Glass(View[GlassLook]):
    """The lock for cleaning, and the dimming of an idle screen.

    The screen dims after the minutes that the house sets, between hands, while nobody touches it and nothing is entered
    in the journal. It never dims while the floor is called or the table has stopped. The glass of a training window,
    which has no table, is only locked.
    """

    locks = Signal()
    dims = Signal()

    def __init__(self, comfort: Comfort, table: Table | None = None) -> None:
        super().__init__()
        self._table = table
        self._comfort = comfort
        self._is_locked = False
        self._is_dim = False
        self._done = 0  # Touched keys of UNLOCK.
        self._seen = 0  # The last event of the journal.
        self._idle = QTimer(self)
        self._idle.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self._idle.setSingleShot(True)
        self._idle.timeout.connect(self.dim)
        if table is not None:
            self._seen = table.journal.last_seq()
            table.subscribe(self._on_table)
        self.wake()

    def close(self) -> None:
        """Stop counting how long nobody has touched the screen."""
        self._idle.stop()
        super().close()

    def look(self) -> GlassLook:
        sentence = say(WHY[Dropped.LOCKED]) if self._is_locked else ""
        return GlassLook(self._is_locked, sentence, self._done + 1, self._is_dim)

    def _on_table(self) -> None:
        assert self._table is not None
        if self._is_open and self._seen != (seen := self._table.journal.last_seq()):
            self._seen = seen
            self.wake()

    @Slot()
    def wake(self) -> None:
        """Make the screen bright, and restart the timer that dims it."""
        self._is_dim = False
        minutes = self._comfort.settings.dim_after_min
        if minutes and self._table is not None:
            self._idle.start(minutes * _MINUTE_MS)
        else:
            self._idle.stop()
        self.refresh()

    @Slot()
    def dim(self) -> None:
        """Dim the screen, unless a hand is open, the floor is called, or the table has stopped."""
        table = self._table
        if table is None or table.hand_is_open or table.floor.called is not None or table.stopped:
            self.wake()
            return
        self._is_dim = True
        self.dims.emit()
        self.refresh()

    def why_dropped(self, name: str) -> Dropped | None:
        """Return why a contact on the named target is ignored, or None if it counts. A contact wakes a dim screen."""
        was_dim = self._is_dim
        self.wake()
        if was_dim:
            return Dropped.WOKE
        return Dropped.LOCKED if self._is_locked and name not in UNLOCK else None

    @touch()
    def lock(self) -> None:
        """Lock the screen, so that it can be cleaned."""
        self._is_locked, self._done = True, 0
        self.locks.emit()

    @touch(str)
    def unlock(self, key: str) -> None:
        """Take a key of the lock. Both keys in order unlock the screen: a wiping cloth touches other places as well."""
        self._done = self._done + 1 if key == UNLOCK[self._done] else 0
        if self._done == len(UNLOCK):
            self._is_locked, self._done = False, 0
