"""The demo's panel: a separate window beside the kiosk, visibly not part of it."""

from collections.abc import Callable, Sequence
from typing import Any

from kiosk.core.value import value
from ui.vm.controls.view import View, in_qml, touch
from ui.window.pane import Pane


@value
class PanelButton:
    """Something that the panel does."""

    label: str


@value
class DemoLook:
    """The people who may sign with their PINs, a label for each action, and the last error."""

    people: str = ""
    actions: tuple[PanelButton, ...] = ()
    trouble: str = ""


@in_qml
class DemoPanel(View[DemoLook]):
    """The demo panel's look and actions."""

    def __init__(self, people: str, actions: Sequence[tuple[str, Callable[[], object]]]) -> None:
        super().__init__()
        self._people = people
        self._labels = tuple(PanelButton(label) for label, _ in actions)
        self._acts = [act for _, act in actions]
        self.refresh()

    def look(self) -> DemoLook:
        return DemoLook(self._people, self._labels, str(self._strip))

    def close(self) -> None:
        self._acts.clear()
        super().close()

    @touch(int)
    def act(self, index: int) -> None:
        """Do one of the actions."""
        try:
            self._acts[index]()
        except ValueError as error:
            self._strip = str(error)


class PanelWindow(Pane):
    """The panel's window. It closes when the block ends."""

    def __init__(self, people: str, actions: Sequence[tuple[str, Callable[[], Any]]]) -> None:
        super().__init__("DemoPanelWindow.qml", {"panel": DemoPanel(people, actions)})
