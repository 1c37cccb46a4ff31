"""The linter knows the view models as QML will: a missing member is a warning, and a warning fails."""

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from tools.qmllint import ROOT, describe, lint

PAGE = """import QtQuick
import Kiosk

Text {{
    id: root

    required property TableScreen screen

    text: {text}
    Component.onCompleted: {does}
}}
"""


@pytest.fixture(scope="module")
def build(tmp_path_factory: pytest.TempPathFactory, qapp: QGuiApplication) -> Path:
    folder = tmp_path_factory.mktemp("qmllint")
    describe(ROOT / "ui", folder)
    return folder


@pytest.mark.parametrize(
    ("text", "does", "warning"),
    [
        ("root.screen.title", "root.screen.proceed()", ""),
        ("root.screen.titel", "root.screen.proceed()", "titel"),
        ("root.screen.seatCount.limits", "root.screen.proceed()", "limits"),
        ("root.screen.title", "root.screen.procede()", "procede"),
        ("root.screen.title", "root.screen.title = 'x'", "title"),
    ],
)
def test_a_missing_property_of_a_view_model_is_a_warning(
    tmp_path: Path, build: Path, text: str, does: str, warning: str
) -> None:
    (tmp_path / "Page.qml").write_text(PAGE.format(text=text, does=does))
    done = lint(tmp_path, build)
    assert (done.returncode == 0) is (warning == ""), done.stderr
    assert warning in done.stdout + done.stderr
