"""The screen of a table that could not be opened: one sentence for a supervisor, and nothing to touch."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtQml import QQmlApplicationEngine

from ui.app import make_app

_QML = Path(__file__).resolve().parent / "qml" / "StoppedWindow.qml"


def show_stopped(sentence: str, *, fullscreen: bool = False) -> None:
    """Show `sentence` until the window is closed."""
    app = make_app()
    engine = QQmlApplicationEngine()
    engine.setInitialProperties({"sentence": sentence, "fullscreen": fullscreen})
    engine.load(QUrl.fromLocalFile(str(_QML)))
    app.exec()
    engine.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
