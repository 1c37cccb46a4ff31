"""Without a window manager, the kiosk itself makes its window as large as its display."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from ui.window.pane import Pane

SHOWS = """
import sys
from pathlib import Path
from tests.ui.tables import make_table
from ui.app import Screen, make_app
make_app()
table = make_table(Path(sys.argv[1]))
with Screen(table, fullscreen=True) as screen:
    screen.settle()
    at = screen.window
    print(at.x(), at.y(), at.width(), at.height())
table.close()
"""


@pytest.mark.skipif(shutil.which("xvfb-run") is None, reason="xvfb is not installed")
@pytest.mark.parametrize(("across", "high"), [(1280, 800), (3840, 2160), (1080, 1920)])
def test_the_window_fills_a_display_that_nobody_manages(tmp_path: Path, across: int, high: int) -> None:
    server = ("xvfb-run", "-a", "-s", f"-screen 0 {across}x{high}x24")
    done = subprocess.run(
        [*server, sys.executable, "-c", SHOWS, str(tmp_path)],
        env={**os.environ, "QT_QPA_PLATFORM": "xcb", "QT_QUICK_BACKEND": "software", "PYTHONPATH": str(Path.cwd())},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert f"0 0 {across} {high}" == done.stdout.strip(), done.stderr


def test_a_window_is_laid_out_once_in_the_size_in_which_it_is_shown(qapp: QGuiApplication, tmp_path: Path) -> None:
    page = tmp_path / "Page.qml"
    page.write_text(
        "import QtQuick\n"
        "Window { property int laidOut: 0; readonly property int room: width * height; onRoomChanged: laidOut += 1 }\n"
    )
    with Pane(str(page), {}, size=(1280, 800)) as pane:
        assert pane.window.property("room") == 1280 * 800
        before = pane.window.property("laidOut")
        pane.show(size=(1280, 800))
        pane.settle()
        assert pane.window.property("laidOut") == before
