"""The screen held against its approved pictures; `make pictures-check` holds every page and state against them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage

from tests.ui import pictures
from tests.ui.picture_tours import Look, closing, opening, payout, players_sign
from tests.ui.pictures import Comparison, differing, is_same
from ui.app import load_fonts


@pytest.fixture
def utc(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.parametrize("tour", [opening, closing, payout, players_sign], ids=lambda tour: tour.__name__)
def test_screen_looks_as_it_was_approved(
    qapp: QGuiApplication, utc: None, tmp_path: Path, tour: Callable[[Path, Look], None]
) -> None:
    load_fonts(qapp)
    comparison = Comparison(out=tmp_path / "out")
    tour(tmp_path, comparison.look)
    assert len(comparison.seen) > 2
    assert comparison.differences == []


def flat(colour: int) -> QImage:
    image = QImage(100, 100, QImage.Format.Format_RGB888)
    image.fill(colour)
    return image


def test_a_difference_leaves_both_pictures_and_where_it_is(tmp_path: Path) -> None:
    approved, now = flat(0x101010), flat(0x101010)
    for x in range(40):
        now.setPixel(x, 7, 0xFFFFFF)
    approved.save(str(tmp_path / "a.png"))
    comparison = Comparison(tmp_path, tmp_path / "out")
    comparison.hold("a.png", now)
    comparison.hold("b.png", now)
    assert ["a.png differs in 40 pixels", "b.png is new"] == comparison.differences
    left = {path.name for path in (tmp_path / "out").iterdir()}
    assert {"a-approved.png", "a-now.png", "a-difference.png", "b-now.png"} == left
    assert QImage(str(tmp_path / "out" / "a-difference.png")).pixelColor(3, 7).red() > 200


def test_a_picture_that_is_not_taken_any_more_is_named(tmp_path: Path) -> None:
    flat(0).save(str(tmp_path / "gone.png"))
    assert ["gone.png"] == Comparison(tmp_path).gone()


def test_a_shade_is_no_difference_and_a_letter_is() -> None:
    assert is_same(flat(0x101010), flat(0x101010 + 0x080808))
    other = flat(0x101010)
    for at in range(20):
        other.setPixel(at, at, 0xFFFFFF)
    assert 20 == len(differing(flat(0x101010), other))
    assert not is_same(flat(0x101010), other)
    assert pictures.FEW < 20 / 10_000
