"""Each window fills a separate display, without a frame, and closing one of them ends the kiosk or is refused."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication, QScreen

from kiosk.table import Table
from tests.sizes import only_whole
from ui.sign import NO_DISPLAY, PlayersSign, SignWindow
from ui.window.displays import Displays, dealer_display, sign_display
from ui.window.typefaces import load_fonts

ROOT = Path(__file__).resolve().parents[2]
DEALER, SIGN = (0, 0, 1280, 800), (1920, 0, 1080, 1920)
SHOWS = """
import json, sys
from pathlib import Path
from PySide6.QtCore import Qt
from tests.ui.tables import make_table
from ui.app import Screen, make_app
from ui.sign import PlayersSign
make_app()
table = make_table(Path(sys.argv[1]))
with PlayersSign(table) as sign, Screen(table, fullscreen=True) as screen:
    screen.settle()
    panes = [screen, *([sign.window] if sign.window else [])]
    print(json.dumps({
        "windows": [pane.window.geometry().getRect() for pane in panes],
        "framed": [not pane.window.flags() & Qt.WindowType.FramelessWindowHint for pane in panes],
        "visible": [pane.window.isVisible() for pane in panes],
        "notice": table.notice,
    }))
table.close()
"""

ENDS = """
import json, sys
from pathlib import Path
from PySide6.QtGui import QGuiApplication
from kiosk.diagnostics import Diagnostics
from tests.ui.tables import make_table
from ui.app import make_app, run_app
from ui.sign import PlayersSign
make_app()
table = make_table(Path(sys.argv[1]))
with PlayersSign(table) as sign:
    status = run_app(
        table, Diagnostics(table),
        on_shown=lambda: [window.close() for window in QGuiApplication.topLevelWindows()],
    )
    print(json.dumps({"status": status, "sign": sign.window.window.isVisible()}))
table.close()
"""


def ran(script: str, folder: Path, *places: tuple[int, int, int, int]) -> dict[str, Any]:
    """Return the output of a script with displays in these places."""
    dots = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    screens = [
        {"name": f"D{nth}", "x": x, "y": y, "width": width, "height": height, **dots}
        for nth, (x, y, width, height) in enumerate(places)
    ]
    (folder / "displays.json").write_text(json.dumps({"screens": screens}))
    (folder / "data").mkdir()
    done = subprocess.run(
        [sys.executable, "-c", script, str(folder / "data")],
        env=os.environ | {
            "QT_QPA_PLATFORM": f"offscreen:configfile={folder}/displays.json", "QT_QUICK_BACKEND": "software",
            "PYTHONPATH": str(ROOT),
        },
        cwd=ROOT, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert done.stdout, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def shown(folder: Path, *places: tuple[int, int, int, int]) -> dict[str, Any]:
    """Return how the kiosk shows its windows on displays in these places."""
    found = ran(SHOWS, folder, *places)
    assert not any(found["framed"]) and all(found["visible"])
    return found


@only_whole
@pytest.mark.parametrize("places", [(DEALER, SIGN), (SIGN, DEALER)])
def test_the_dealer_has_the_left_display_and_the_sign_the_other(tmp_path: Path, places: tuple[Any, ...]) -> None:
    found = shown(tmp_path, *places)
    assert [[*DEALER], [*SIGN]] == found["windows"] and "" == found["notice"]


@pytest.mark.parametrize("places", [[DEALER], [DEALER, (0, 0, 1920, 1080)]])
def test_without_a_second_display_the_dealer_reads_that_the_sign_has_none(
    tmp_path: Path, places: list[tuple[int, int, int, int]]
) -> None:
    found = shown(tmp_path, *places)
    assert 1 == len(found["windows"]) and NO_DISPLAY == found["notice"]


def window_of(sign: PlayersSign) -> SignWindow | None:
    return sign.window


def displays_change() -> None:
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    app.screenAdded.emit(app.primaryScreen())
    QGuiApplication.processEvents()


def test_a_display_that_wakes_later_has_the_sign_until_it_goes(qapp: QGuiApplication, table: Table) -> None:
    there: list[QScreen] = []
    load_fonts(qapp)
    with PlayersSign(table, display=lambda: there[0] if there else None) as sign:
        assert window_of(sign) is None and table.notice == NO_DISPLAY
        there.append(qapp.primaryScreen())
        displays_change()
        first = window_of(sign)
        assert first is not None and first.window.isVisible() and table.notice == ""
        displays_change()
        assert window_of(sign) is first
        there.clear()
        displays_change()
        assert window_of(sign) is None and table.notice == NO_DISPLAY
        assert [] == first.warnings


def test_one_change_of_displays_is_reported_once(qapp: QGuiApplication) -> None:
    reports: list[QScreen | None] = []
    displays = Displays(lambda: reports.append(sign_display()))
    qapp.screenAdded.emit(qapp.primaryScreen())
    qapp.screenAdded.emit(qapp.primaryScreen())
    assert [] == reports
    QGuiApplication.processEvents()
    assert [None] == reports and dealer_display() is qapp.primaryScreen()
    displays.close()
    qapp.screenAdded.emit(qapp.primaryScreen())
    QGuiApplication.processEvents()
    assert [None] == reports


def test_the_sign_refuses_to_close(qapp: QGuiApplication, table: Table) -> None:
    load_fonts(qapp)
    with PlayersSign(table, display=qapp.primaryScreen) as sign:
        assert sign.window is not None
        window = sign.window.window
        assert not window.close() and window.isVisible()


@only_whole
def test_the_dealers_window_ends_the_kiosk_with_the_sign(tmp_path: Path) -> None:
    assert {"status": 0, "sign": True} == ran(ENDS, tmp_path, DEALER, SIGN)
