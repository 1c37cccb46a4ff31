"""What every test stands on: Qt without a screen, and hypothesis without a stopwatch.

Qt reads its environment when the application is made, and no test makes one before this file is read.
"""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from PySide6.QtGui import QGuiApplication

from kiosk.journal import Journal

SCREENS = Path(__file__).resolve().parent / "screens.json"

os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={SCREENS}"
os.environ["QT_QUICK_BACKEND"] = "software"
os.environ["QT_QUICK_CONTROLS_STYLE"] = "Basic"
if "PYTEST_XDIST_WORKER" not in os.environ:  # the workers share what is compiled, for as long as the run
    os.environ["QML_DISK_CACHE_PATH"] = tempfile.mkdtemp(prefix="kiosk-qml-")
    atexit.register(shutil.rmtree, os.environ["QML_DISK_CACHE_PATH"], ignore_errors=True)

hypothesis.settings.register_profile("table", deadline=None, print_blob=True)
hypothesis.settings.load_profile("table")


@pytest.fixture(scope="session")
def qapp_cls() -> type[QGuiApplication]:
    """Return the class of application that pytest-qt makes: the kiosk has no widgets."""
    return QGuiApplication


@pytest.fixture(autouse=True)
def journals_are_closed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Close every journal that a test has opened and left, as a process that ends does."""
    opened: list[Journal] = []
    really_open = Journal.open

    def open_and_remember(*words: Any, **more: Any) -> Journal:
        opened.append(really_open(*words, **more))
        return opened[-1]

    monkeypatch.setattr(Journal, "open", open_and_remember)
    yield
    for journal in opened:
        journal.close()
