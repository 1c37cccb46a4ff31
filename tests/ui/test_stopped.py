"""The page of a table that cannot start: the newest problems first, the rest counted, and nothing beyond the screen."""

import os
from math import hypot
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from kiosk.core.errors import ConfigProblem, JournalError
from kiosk.journal.file import lock_journal
from tests.sizes import at_sizes
from ui.stopped import MAX_LINES, StoppedWindow
from ui.window.typefaces import load_fonts

SIZES = at_sizes((1280, 800), (1920, 1080), (1080, 1920), (3840, 2160))


def problems(folder: Path, count: int) -> list[ConfigProblem]:
    """Return problems of `count` files, of which the last one was changed last."""
    lines = []
    for nth in range(count):
        path = folder / f"table-{nth:02d}.toml"
        path.touch()
        os.utime(path, (nth, nth))
        what = "purple is no color " * 8
        lines.append(ConfigProblem(what, file=str(path), place=f"line {nth}", key="rack[0].color"))
    return lines


@pytest.mark.parametrize("size", SIZES)
def test_problems_fit_newest_first_and_the_rest_is_counted(
    qapp: QGuiApplication, tmp_path: Path, size: tuple[int, int]
) -> None:
    load_fonts(qapp)
    with StoppedWindow("", problems=problems(tmp_path, 23), size=size) as window:
        window.settle()
        text = window.window.findChild(QQuickItem, "stopped")
        assert text is not None
        lines = str(text.property("text")).split("\n")
        shown = len(lines) - 1
        assert 1 <= shown <= MAX_LINES
        assert all(line.startswith("• ") for line in lines[:shown])
        assert "table-22.toml" in lines[0] and f"table-{23 - shown:02d}.toml" in lines[shown - 1]
        assert f"… and {23 - shown} more: `kiosk check` lists all of them." == lines[-1]
        assert text.property("truncated") is False
        column = text.parentItem()
        assert column is not None
        assert 0 <= column.y() and column.y() + column.height() <= size[1]
        assert window.warnings == []


@pytest.mark.parametrize(("size", "inches"), [((1280, 800), 10.1), ((1920, 1080), 15.6)])
def test_words_are_readable_on_the_smallest_glass_of_so_many_pixels(
    qapp: QGuiApplication, size: tuple[int, int], inches: float
) -> None:
    load_fonts(qapp)
    with StoppedWindow("It was changed.", size=size) as window:
        window.settle()
        texts = [item for item in window.items() if item.property("text")]
        px_a_mm = hypot(*size) / (25.4 * inches)
        assert all(3.5 * px_a_mm < 0.727 * item.property("font").pixelSize() + 1 for item in texts)
        assert len(texts) > 2


def test_a_path_that_is_half_a_character_is_spelled_out(qapp: QGuiApplication) -> None:
    load_fonts(qapp)
    with StoppedWindow("/srv/\udcff: is not a folder", size=(1280, 800)) as window:
        text = window.window.findChild(QQuickItem, "stopped")
        assert text is not None and "/srv/\\udcff: is not a folder" == text.property("text")


def test_a_second_kiosk_says_so_and_a_touch_goes_back_to_the_first(qapp: QGuiApplication, tmp_path: Path) -> None:
    load_fonts(qapp)
    first = lock_journal(tmp_path / "journal.db")
    try:
        with pytest.raises(JournalError, match=rf"Another kiosk \(process {os.getpid()}\)") as caught:
            lock_journal(tmp_path / "journal.db")
    finally:
        os.close(first)
    assert "locked" == caught.value.code
    with StoppedWindow(caught.value.message, size=(1280, 800), elsewhere=True) as window:
        window.settle()
        said = [str(item.property("text")) for item in window.items() if item.property("text")]
        assert "This table is already open" in said
        window.tap("closeWindow")
        assert not window.window.isVisible()
        assert window.warnings == []


def test_a_table_that_is_stopped_is_not_left_by_a_touch(qapp: QGuiApplication) -> None:
    load_fonts(qapp)
    with StoppedWindow("It was changed.", size=(1280, 800)) as window:
        assert window.find("closeWindow") is None
