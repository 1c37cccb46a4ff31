"""Fixtures for the windows of training."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication

from ui.window.typefaces import load_fonts


@pytest.fixture(autouse=True)
def fonts(qapp: QGuiApplication) -> None:
    load_fonts(qapp)
