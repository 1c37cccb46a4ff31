"""The demo's panel: a window of its own, beside the kiosk and visibly not part of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from ui.vm.controls.rows import Rows
from ui.window.pane import Pane

QML_IMPORT_NAME = "Kiosk"
QML_IMPORT_MAJOR_VERSION = 1


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

    def close(self) -> None:
        """Forget what the actions do."""
        self._acts.clear()

    @Slot(int)
    def act(self, index: int) -> None:
        """Do one of the actions."""
        try:
            self._acts[index]()
            self._trouble = ""
        except ValueError as error:
            self._trouble = str(error)
        self.changed.emit()


class PanelWindow(Pane):
    """The panel's window. It closes when the block ends."""

    def __init__(self, people: str, actions: Sequence[tuple[str, Callable[[], Any]]]) -> None:
        super().__init__("DemoPanelWindow.qml", {"panel": DemoPanel(people, actions)})
