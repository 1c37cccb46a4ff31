"""The demo's panel: a window of its own, beside the kiosk and visibly not part of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self, cast

from PySide6.QtCore import Property, QCoreApplication, QEvent, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable, QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from ui.vm.rows import Rows

QML_IMPORT_NAME = "Kiosk"
QML_IMPORT_MAJOR_VERSION = 1

_QML = Path(__file__).resolve().parent.parent / "qml"


@dataclass(frozen=True, slots=True)
class _Action:
    label: str


@QmlElement
@QmlUncreatable("Made in Python.")
class DemoPanel(QObject):  # type: ignore[operator]
    """What the panel shows: who may sign with which PIN, a label for each action, and what went wrong last."""

    changed = Signal()

    def __init__(self, people: str, actions: Sequence[tuple[str, Callable[[], object]]]) -> None:
        super().__init__()
        self._people = people
        self._acts = [act for _, act in actions]
        self._actions = Rows(_Action, self)
        self._actions.show(tuple(_Action(label) for label, _ in actions))
        self._trouble = ""

    @Property(QObject, notify=changed)
    def actions(self) -> QObject:
        return self._actions

    @Property(str, notify=changed)
    def people(self) -> str:
        return self._people

    @Property(str, notify=changed)
    def trouble(self) -> str:
        return self._trouble

    @Slot(int)
    def act(self, index: int) -> None:
        """Do one of the actions."""
        try:
            self._acts[index]()
            self._trouble = ""
        except ValueError as error:
            self._trouble = str(error)
        self.changed.emit()


class PanelWindow:
    """The panel's window. It closes when the block ends."""

    def __init__(self, people: str, actions: Sequence[tuple[str, Callable[[], Any]]]) -> None:
        self._model = DemoPanel(people, actions)
        self._engine = QQmlApplicationEngine()
        self._engine.setInitialProperties({"panel": self._model})
        self._engine.load(QUrl.fromLocalFile(str(_QML / "DemoPanelWindow.qml")))
        self.window = cast(QQuickWindow, self._engine.rootObjects()[0])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.window.close()
        self._engine.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self._model.deleteLater()
