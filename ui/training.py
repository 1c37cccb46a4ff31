"""Training in a window of its own, which is opened while its table is closed."""

from __future__ import annotations

import random
from pathlib import Path
from types import TracebackType
from typing import Self

from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtQml import QQmlApplicationEngine, QQmlError

from kiosk.training.school import School
from ui.app import BOARD, HERE, Pane
from ui.vm.training import TrainingScreen


class TrainingWindow(Pane):
    """The window of training, with its view-model. Close it before the school.

    `warnings` collects what QML complains of: it stays empty, or there is a bug.
    """

    def __init__(
        self,
        school: School,
        *,
        exports: Path,
        dice: random.Random | None = None,
        size: tuple[int, int] | None = None,
        fullscreen: bool = False,
        practice_shoe: bool = False,
    ) -> None:
        """`exports` is where reports are saved; `dice` makes the seeds of what nobody has chosen."""
        self.warnings: list[str] = []
        self.model = TrainingScreen(
            school, dice=dice or random.SystemRandom(), exports=exports, practice_shoe=practice_shoe
        )
        self._engine = QQmlApplicationEngine()
        self._engine.warnings.connect(self._warned)
        self._engine.setInitialProperties({"training": self.model})
        self._engine.load(QUrl.fromLocalFile(str(HERE / "qml" / "TrainingWindow.qml")))
        if not self._engine.rootObjects():
            raise AssertionError("training does not load:\n" + "\n".join(self.warnings))
        window = self._root()
        window.resize(*(size or BOARD))
        if fullscreen:
            window.showFullScreen()
        else:
            window.show()
        self.settle()

    def _warned(self, warnings: list[QQmlError]) -> None:
        self.warnings += [warning.toString() for warning in warnings]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Close the window, then the engine, then the view-model."""
        self._root().close()
        self._engine.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QCoreApplication.processEvents()
        self.model.close()
        self.model.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
