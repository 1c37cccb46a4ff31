"""The window of a table that could not be opened: one sentence for a supervisor, and nothing to touch."""

from __future__ import annotations

from ui.app import make_app
from ui.vm.controls.words import say
from ui.window.language import ENGLISH, Language
from ui.window.pane import Pane


class StoppedWindow(Pane):
    """A sentence that says why, in the language of the screen. It knows no table: there is none."""

    def __init__(
        self, sentence: str, *, size: tuple[int, int] | None = None, fullscreen: bool = False, language: str = ""
    ) -> None:
        self._language = Language()
        self._language.speak(language or ENGLISH)
        super().__init__("StoppedWindow.qml", {}, sentence=say(sentence))
        self.show(size=size, fullscreen=fullscreen)

    def close(self) -> None:
        super().close()
        self._language.speak(ENGLISH)


def show_stopped(sentence: str, *, fullscreen: bool = False, language: str = "") -> None:
    """Show `sentence` until the window is closed."""
    app = make_app()
    with StoppedWindow(sentence, fullscreen=fullscreen, language=language):
        app.exec()
