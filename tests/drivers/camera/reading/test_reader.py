"""The networks on the simulated table: every reading is true, and backs are never read as faces."""

import numpy as np
import pytest

from drivers.camera.picture.cv import cv2
from drivers.camera.picture.geometry import Outline, common, flatten
from drivers.camera.picture.look import FLAT_SIZE, Image
from drivers.camera.reading.reader import MODEL, Reader
from drivers.camera.showing.networks import enrolled, read_strangers
from drivers.camera.sim.faces import PrintedIndex, face
from drivers.camera.sim.scene import CameraPose, CardOnTable, Light, Renderer, Scene
from kiosk.core.cards import DECK, Card
from tests.drivers.camera.table import calibration, on_tags, row
from tests.sizes import only_whole

pytestmark = pytest.mark.skipif(
    not (MODEL / "whole.onnx").exists(), reason="the camera's networks are made by `make camera-model`"
)
LIGHTS = (Light(), Light(strength=0.6, warmth=1.1, noise=6, blur=1.0), Light(glare=(300, 170, 40)))


def lying(card: CardOnTable) -> np.ndarray:
    turn = np.radians(card.turn_deg)
    around = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    half = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * (63.5 / 2, 88.9 / 2)
    return calibration().to_px((half @ around.T + on_tags(card.x_mm, card.y_mm)).astype(np.float32))


def read(reader: Reader, scene: Scene) -> dict[str, str | None]:
    """Return the reading of each card in a scene, None if it was refused."""
    frame = Renderer(CameraPose(), 9).take(scene)
    readings = reader.read_all(frame)
    found: dict[str, str | None] = {}
    for card in scene.cards:
        near = [reading for reading in readings if common(reading.outline.corners, lying(card)) > 0.5]
        found[card.card] = near[0].card.text if near and near[0].card is not None else None
    return found


def own_reader() -> Reader:
    reader = Reader()
    shown: dict[Card, list[Image]] = {}
    for first in range(0, 52, 8):
        some = DECK[first : first + 8]
        cards = row(" ".join(card.text for card in some), x_mm=150, y_mm=250, apart_mm=95)
        frame = Renderer(CameraPose(), first).take(Scene(cards=cards))
        shown |= {card: [flatten(frame, lying(value))] for card, value in zip(some, cards, strict=True)}
    reader.deck = enrolled(reader, shown, read_strangers(MODEL))
    return reader


@pytest.mark.parametrize("light", LIGHTS, ids=("good", "dim", "glare"))
def test_no_card_is_read_as_another(light: Light) -> None:
    for names in ("As Kd Qc Jh Th 9s 8d 7c", "6h 5s 4d 3c 2h Ac Ks Qd"):
        found = read(Reader(), Scene(cards=row(names, x_mm=150, apart_mm=95), light=light))
        assert [] == [(card, seen) for card, seen in found.items() if seen not in (None, card)]


def test_back_is_no_face() -> None:
    cards = tuple(
        CardOnTable(lying.card, lying.x_mm, lying.y_mm, lying.turn_deg, up=False) for lying in row("As Kd Qc Jh Th")
    )
    assert set(read(Reader(), Scene(cards=cards)).values()) == {None}


@pytest.mark.parametrize(("left", "top"), [(9, 10), (28, 42)], ids=("in the corner", "low and further in"))
def test_index_is_read_anywhere_in_the_corner(left: int, top: int) -> None:
    index = PrintedIndex(tall=32, suit=24, pip=0.13, columns=0.32, left=left, top=top)
    outline = Outline(np.array([(0, 0), (FLAT_SIZE[0], 0), FLAT_SIZE, (0, FLAT_SIZE[1])], np.float32), 1.0)
    reader, seen = Reader(), []
    for card in (card for card in DECK if card.text[0] in "23456789T"):
        flat = np.asarray(cv2.resize(face(card.text, index), FLAT_SIZE, interpolation=cv2.INTER_AREA), np.uint8)
        [reading] = reader.read(flat, [outline])
        assert reading.card in (None, card)
        seen.append(reading.card)
    assert sum(card is not None for card in seen) >= 28  # There are 36.


@only_whole
def test_shown_deck_is_read() -> None:
    reader = own_reader()
    found = read(reader, Scene(cards=row("As Kd Qc Jh Th 9s 8d 7c", x_mm=150, y_mm=170, apart_mm=95)))
    assert [] == [(card, seen) for card, seen in found.items() if seen not in (None, card)]
    assert sum(seen is not None for seen in found.values()) >= 6
