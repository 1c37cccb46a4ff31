"""Every page and state of the screen, compared with the approved words and pictures."""

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage

from tests.sizes import sized
from tests.ui import pictures
from tests.ui.pictures import APPROVED, PICTURED, SeenTour, difference, differing, file_of, is_same
from tests.ui.tours import TOURS
from ui.window.typefaces import load_fonts


@pytest.mark.parametrize("tour", sized(("hand", "poker-call"), whole=TOURS))
def test_a_tour_has_approved_words_and_pictures(qapp: QGuiApplication, utc: None, tmp_path: Path, tour: str) -> None:
    load_fonts(qapp)
    seen = SeenTour.on(tour, tmp_path)
    approved = (APPROVED / f"{tour}.txt").read_text(encoding="utf-8")
    assert approved.split("\n") == seen.words, "if it is meant so: make approve"
    assert [] == [said for name, now in seen.pictures.items() if (said := difference(name, now))]


def test_nothing_else_is_approved() -> None:
    pictures = {file_of(tour, state) for tour, states in PICTURED.items() for state in states}
    assert {path.name for path in APPROVED.iterdir()} == {f"{tour}.txt" for tour in TOURS} | pictures


def flat(color: int) -> QImage:
    image = QImage(100, 100, QImage.Format.Format_RGB888)
    image.fill(color)
    return image


def test_a_difference_leaves_both_pictures_and_where_it_is(tmp_path: Path) -> None:
    approved, now = flat(0x101010), flat(0x101010)
    for x in range(40):
        now.setPixel(x, 7, 0xFFFFFF)
    approved.save(str(tmp_path / "a.png"))
    out = tmp_path / "out"
    assert "a.png differs in 40 pixels" == difference("a.png", now, approved=tmp_path, out=out)
    assert "b.png is new" == difference("b.png", now, approved=tmp_path, out=out)
    assert "" == difference("a.png", approved, approved=tmp_path, out=out)
    assert {"a-approved.png", "a-now.png", "a-difference.png", "b-now.png"} == {path.name for path in out.iterdir()}
    assert QImage(str(out / "a-difference.png")).pixelColor(3, 7).red() > 200


def test_a_shade_is_no_difference_and_a_letter_is() -> None:
    assert is_same(flat(0x101010), flat(0x101010 + 0x080808))
    other = flat(0x101010)
    for at in range(20):
        other.setPixel(at, at, 0xFFFFFF)
    assert 20 == len(differing(flat(0x101010), other))
    assert not is_same(flat(0x101010), other)
    assert pictures.FEW < 20 / 10_000
