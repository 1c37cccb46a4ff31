"""The engine of a process's windows. It compiles each file of QML once, however many windows are made of it."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtQml import QQmlComponent, QQmlEngine

from ui.cards import pictures
from ui.window.network import NoNetwork

_QML: Final = Path(__file__).resolve().parent.parent / "qml"


class WindowEngine:
    """An engine that lives from the first `hold` to the last `release`. Each window holds it while it is open."""

    def __init__(self) -> None:
        self._holders = 0
        self._network = NoNetwork()  # It must live as long as the engine.
        self._engine: QQmlEngine | None = None
        self._components: dict[str, QQmlComponent] = {}

    def hold(self) -> QQmlEngine:
        """Return the engine, and keep it until `release`."""
        self._holders += 1
        if self._engine is None:
            self._engine = QQmlEngine()
            self._engine.setNetworkAccessManagerFactory(self._network)
            self._engine.addImageProvider(pictures.NAME, pictures.CardPictures())
        return self._engine

    def release(self) -> None:
        """Release the engine, which is deleted when nobody holds it any more."""
        self._holders -= 1
        if self._holders == 0 and self._engine is not None:
            self._components.clear()
            self._engine.deleteLater()
            self._engine = None
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def component(self, qml: str) -> QQmlComponent:
        """Return the component of a file of the folder `qml`. The engine must be held."""
        assert self._engine is not None
        if qml not in self._components:
            self._components[qml] = QQmlComponent(self._engine, QUrl.fromLocalFile(str(_QML / qml)))
        return self._components[qml]


ENGINE: Final = WindowEngine()
