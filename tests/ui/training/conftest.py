"""Fixtures for the windows of training."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from kiosk.training import School
from tests.ui.training.house import house, opened
from ui.training import TrainingWindow
from ui.window.typefaces import load_fonts


@pytest.fixture(autouse=True)
def fonts(qapp: QGuiApplication) -> None:
    load_fonts(qapp)


@pytest.fixture
def school(tmp_path: Path) -> School:
    return house(tmp_path)


@pytest.fixture
def window(school: School) -> Iterator[TrainingWindow]:
    with opened(school) as window:
        yield window
