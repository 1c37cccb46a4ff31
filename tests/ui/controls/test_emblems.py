"""What a court card wears is never taken for a suit."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication, QPainterPath, QTransform
from PySide6.QtQml import QQmlComponent, QQmlEngine

DRAWING = Path(__file__).resolve().parents[3] / "ui" / "qml" / "controls" / "CardDrawing.qml"
ALIKE = 0.84  # how much of two outlines lies on each other: a rhombus and the diamonds have 0.86


@pytest.mark.parametrize("rank", ["K", "Q", "J"])
def test_no_court_card_has_an_emblem_with_the_outline_of_a_suit(qapp: QGuiApplication, rank: str) -> None:
    suits, courts = drawings()
    emblem = outline(courts[rank]["emblem"].split(" Z")[0])
    assert {} == {letter: same for letter, path in suits.items() if (same := alike(emblem, outline(path))) > ALIKE}


def test_a_rhombus_is_taken_for_diamonds(qapp: QGuiApplication) -> None:
    suits, _ = drawings()
    assert alike(outline("M73 89 L95 113 L73 137 L51 113"), outline(suits["d"])) > ALIKE


def drawings() -> tuple[dict[str, str], dict[str, dict[str, str]]]:
    """Return the path of each suit, and the paths of each court card."""
    engine = QQmlEngine()
    component = QQmlComponent(engine, QUrl.fromLocalFile(str(DRAWING)))
    drawing = component.create()
    return drawing.property("suits").toVariant(), drawing.property("courts").toVariant()


def outline(drawn: str) -> QPainterPath:
    """Return a path of M, L and C, closed, in a box of 100 × 100."""
    path = QPainterPath()
    for letter, numbers in re.findall(r"([MLC])([^MLCZ]*)", drawn):
        at = [float(number) for number in numbers.split()]
        if letter == "C":
            path.cubicTo(*at)
        else:
            (path.moveTo if letter == "M" else path.lineTo)(*at)
    path.closeSubpath()
    box = path.boundingRect()
    return QTransform.fromScale(100 / box.width(), 100 / box.height()).map(path.translated(-box.topLeft()))


def alike(path: QPainterPath, other: QPainterPath) -> float:
    """Return how much of both lies on each other, from 0 to 1."""
    return area(path.intersected(other)) / area(path.united(other))


def area(path: QPainterPath) -> float:
    size = 0.0
    for polygon in path.toFillPolygons():
        points = [polygon.at(nth) for nth in range(polygon.size())]
        rounds = zip(points, [*points[1:], points[0]], strict=True)
        size += abs(sum(here.x() * there.y() - there.x() * here.y() for here, there in rounds)) / 2
    return size
