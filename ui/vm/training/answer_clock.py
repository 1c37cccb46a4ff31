"""The view-model of the clock of an examination: how long the present answer may still take."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Slot

from kiosk.core.value import value
from kiosk.training import Examination
from ui.vm.controls.view import View, in_qml

_TICK_MS = 200
_SHORT = 1 / 3  # The part of the time that is left when the clock is shown.


@value
class AnswerClockLook:
    """One look of the clock. `time_left` is "" if no clock runs."""

    time_left: str = ""
    whole_time: str = ""
    share: float = 0.0
    is_short: bool = False


@in_qml
class TrainingClock(View[AnswerClockLook]):
    """The clock. `ran_out` is called when the present answer has no time left, and again until it is kept."""

    def __init__(self, exam: Examination, *, ran_out: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._exam, self._ran_out = exam, ran_out
        self._ticks = QTimer(self)
        self._ticks.setInterval(_TICK_MS)
        self._ticks.timeout.connect(self.tick)
        self._ticks.start()
        self.refresh()

    def close(self) -> None:
        self._ticks.stop()
        super().close()

    @Slot()
    def tick(self) -> None:
        """Show the time that is left, or that none is left."""
        left_ms = self._exam.left_ms
        if left_ms is not None and left_ms <= 0:
            self._ran_out()
        else:
            self._exam.keep_time()
        self.refresh()

    def look(self) -> AnswerClockLook:
        left_ms, limit_ms = self._exam.left_ms, self._exam.limit_ms
        if left_ms is None or not limit_ms:
            return AnswerClockLook()
        seconds, share = max(0, -(-left_ms // 1000)), max(0.0, left_ms / limit_ms)
        return AnswerClockLook(_minutes(seconds), _minutes(limit_ms // 1000), share, share < _SHORT)


def _minutes(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02d}"
