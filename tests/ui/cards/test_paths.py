"""The drawings of cards differ from each other, and a court card's emblem is never taken for a suit."""

import pytest
from PySide6.QtGui import QPainterPath, QTransform

from kiosk.core.cards import DECK
from ui.cards.paths import COURTS, SUITS, badge, colored, outline

ALIKE = 0.84  # The shared area of two outlines: a rhombus and the diamonds have 0.86.


def test_on_a_card_are_its_suit_and_as_many_pips_as_it_is_worth() -> None:
    drawn = {card.text: parts(colored(card.text)) for card in DECK}
    assert {"2": 3, "3": 4, "7": 8, "9": 10, "T": 11, "A": 2} == {
        rank: len(drawn[f"{rank}h"]) for rank in ("2", "3", "7", "9", "T", "A")
    }


def test_every_card_has_a_drawing_of_its_own() -> None:
    drawn = {
        card.text: (*parts(colored(card.text)), card.text[0] in COURTS and parts(badge(card.text))) for card in DECK
    }
    assert len(DECK) == len(set(map(str, drawn.values())))


@pytest.mark.parametrize("rank", ["K", "Q", "J"])
def test_no_court_card_has_an_emblem_with_the_outline_of_a_suit(rank: str) -> None:
    emblem = boxed(COURTS[rank].emblem)
    assert {} == {letter: same for letter, path in SUITS.items() if (same := alike(emblem, boxed(path))) > ALIKE}


def test_a_rhombus_is_taken_for_diamonds() -> None:
    assert alike(boxed("M73 89 L95 113 L73 137 L51 113"), boxed(SUITS["d"])) > ALIKE


def parts(path: QPainterPath) -> list[list[tuple[float, float]]]:
    """Return the parts of a path, each drawn without lifting the brush."""
    polygons = path.toSubpathPolygons()
    return [[(round(point.x(), 2), round(point.y(), 2)) for point in polygon.toList()] for polygon in polygons]


def boxed(drawn: str) -> QPainterPath:
    """Return the first part of a path in a box of 100 × 100."""
    path = outline(f"{drawn.split(' Z')[0]} Z")
    box = path.boundingRect()
    return QTransform.fromScale(100 / box.width(), 100 / box.height()).map(path.translated(-box.topLeft()))


def alike(path: QPainterPath, other: QPainterPath) -> float:
    """Return the shared area of both, from 0 to 1."""
    return area(path.intersected(other)) / area(path.united(other))


def area(path: QPainterPath) -> float:
    size = 0.0
    for polygon in path.toFillPolygons():
        points = [polygon.at(nth) for nth in range(polygon.size())]
        rounds = zip(points, [*points[1:], points[0]], strict=True)
        size += abs(sum(here.x() * there.y() - there.x() * here.y() for here, there in rounds)) / 2
    return size
