"""`make floor` without a display: a shift is played to its end, and its calls are signed at the console by touch."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage

from kiosk.app.main import main
from tests.floor.needs import needs_postgresql
from tests.sizes import only_whole

PICTURES = ["tables", *["NH-07-call", "NH-07-sign"] * 3, "end"]


def demo(monkeypatch: pytest.MonkeyPatch, *words: object) -> int:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "argv", ["kiosk", "floor", "demo", *map(str, words)])
    with pytest.raises(SystemExit) as ended:
        main()
    return int(ended.value.code or 0)


@only_whole
@needs_postgresql
def test_a_shift_is_played_to_its_end(
    qapp: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """It plays the one table whose second hand is called; `make floor` plays three hands at each of four."""
    status = demo(monkeypatch, "--hands", 2, "--table", "NH-07", "--out", tmp_path / "out")
    printed = capfd.readouterr()
    assert (status, printed.err) == (0, "")
    lines = printed.out.splitlines()
    assert [line for line in lines if "hand called, Flush" in line and "signed at the console" in line] == lines[:3]
    assert re.fullmatch(r"NH-07: \d+ events at the floor, whole\.", lines[3])
    assert lines[4:] == ["3 calls answered at the console; 8 pictures."]
    pictures = sorted((tmp_path / "out").iterdir())
    assert [f"{nth:02d}-{name}.png" for nth, name in enumerate(PICTURES, 1)] == [path.name for path in pictures]
    seen = [QImage(str(path)) for path in pictures]
    assert all(not image.isNull() for image in seen)
    assert seen[1] != seen[2]


def test_a_table_that_the_demo_has_not_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert demo(monkeypatch, "--table", "XX-01", "--out", tmp_path / "out") == 2
    assert "choose from TP-03, TH-11, PP-01, NH-07" in capfd.readouterr().err
    assert not (tmp_path / "out").exists()
