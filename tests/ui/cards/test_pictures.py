"""The pictures of cards that QML requests by an id."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from kiosk.core.cards import DECK
from ui.cards.pictures import CardPictures

FRONT = "100/142/15191c/fdfdfb/cfd6d4/d9a63a/6e4d0f"
OTHERS = ("back/100/142/dfe8ec/24566b/4b8ba3", "place/100/142/e8bf62/2", "h/30/30/d3232f")


@pytest.fixture
def pictures() -> CardPictures:
    return CardPictures()


def asked(pictures: CardPictures, name: str) -> QImage:
    size = QSize()
    image = pictures.requestImage(name, size, QSize())
    assert size == image.size()
    return image


def test_every_card_its_back_its_place_and_a_suit_look_otherwise(pictures: CardPictures) -> None:
    names = [f"{card.text}/{FRONT}" for card in DECK] + list(OTHERS)
    images = [asked(pictures, name) for name in names]
    assert len(names) == len({bytes(image.constBits()) for image in images})
    assert [(100, 142)] * 54 + [(30, 30)] == [image.size().toTuple() for image in images]


@pytest.mark.parametrize("name", [f"Kd/{FRONT}", *OTHERS])
def test_a_picture_is_drawn_once(pictures: CardPictures, name: str) -> None:
    first = asked(pictures, name)
    for card in DECK[:40]:
        asked(pictures, f"{card.text}/{FRONT}")
        assert first.cacheKey() == asked(pictures, name).cacheKey()


def test_no_more_is_kept_than_a_deck_needs(pictures: CardPictures) -> None:
    first = asked(pictures, OTHERS[0])
    for width in range(10, 90):
        asked(pictures, f"h/{width}/10/d3232f")
    assert first.cacheKey() != asked(pictures, OTHERS[0]).cacheKey()


def test_a_place_is_empty_and_a_card_has_round_corners(pictures: CardPictures) -> None:
    place, card = asked(pictures, OTHERS[1]), asked(pictures, f"2c/{FRONT}")
    assert (0, 0) == (place.pixelColor(50, 71).alpha(), card.pixelColor(0, 0).alpha())
    assert "#fdfdfb" == card.pixelColor(30, 130).name()
