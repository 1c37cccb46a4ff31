"""Outlines are found to the pixel, by shape and true size."""

import numpy as np
import pytest

from drivers.camera.picture.cv import cv2
from drivers.camera.picture.geometry import (
    SEARCHES_AGAIN,
    around,
    candidates,
    common,
    distinct,
    find,
    flatten,
    have_shape,
    have_size,
    sharpen,
    upright,
)
from drivers.camera.picture.look import FLAT_SIZE, turned, whiten
from drivers.camera.sim.scene import CameraPose, CardOnTable, Light, Renderer, Scene
from tests.drivers.camera.table import calibration, on_tags, row
from tests.sizes import only_whole

MM = (63.5, 88.9)


def corners_px(card: CardOnTable) -> np.ndarray:
    """Return the corners of a card in the simulated camera's picture."""
    return calibration().to_px(np.asarray(corners_mm(card) + on_tags(0, 0), np.float32))


def corners_mm(card: CardOnTable) -> np.ndarray:
    turn = np.radians(card.turn_deg)
    turned_by = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    half = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * np.array(MM) / 2
    return np.asarray(half @ turned_by.T + (card.x_mm, card.y_mm))


@pytest.mark.parametrize("up", [True, False], ids=["face", "back"])
def test_every_separate_card_is_found(up: bool) -> None:
    cards = tuple(
        CardOnTable(lying.card, lying.x_mm, lying.y_mm, lying.turn_deg, up) for lying in row("As Kd 7c Th 2s Qc")
    )
    found = find(Renderer(CameraPose(), 2).take(Scene(cards=cards)))
    for card in cards:
        assert max(common(corners_px(card), outline.corners) for outline in found) > 0.93, card


@pytest.mark.parametrize(
    ("camera", "light"),
    [
        pytest.param(CameraPose(), Light(blur=2.6), id="soft"),
        pytest.param(CameraPose(), Light(strength=0.2), id="dim"),
        pytest.param(CameraPose(), Light(strength=0.25, blur=2.2), id="soft and dim"),
        pytest.param(CameraPose(), Light(strength=0.9, warmth=2.6), id="yellow"),
        pytest.param(CameraPose(height_mm=900, tilt_deg=38), Light(), id="from the side"),
    ],
)
def test_cards_are_found_in_any_light(camera: CameraPose, light: Light) -> None:
    cards = row("As Kd 7c Th 2s Qc")
    found = find(Renderer(camera, 2).take(Scene(cards=cards, light=light)))
    lens = np.array([camera.bend, 0, 0, 0, 0])
    for card in cards:
        flat = cv2.perspectiveTransform(corners_mm(card)[None], camera.plane())[0]
        rays = np.column_stack([flat, np.ones(4)]) @ np.linalg.inv(camera.matrix).T
        seen, _ = cv2.projectPoints(rays.reshape(-1, 1, 3), np.zeros(3), np.zeros(3), camera.matrix, lens)
        corners = seen.reshape(4, 2).astype(np.float32)
        assert max((common(corners, outline.corners) for outline in found), default=0) > 0.9, card


def test_card_on_a_measured_table_has_its_shape_in_millimeters() -> None:
    """Seen from far to the side, a card turned across is wider than tall, and a coaster has a card's aspect."""
    camera = CameraPose(height_mm=900, tilt_deg=52)
    lying = CardOnTable("Kd", 420, 280, 90)
    frame = Renderer(camera, 2).take(Scene(cards=(lying,)))
    flat, lens = np.linalg.inv(camera.plane()), np.array([camera.bend, 0, 0, 0, 0])

    def plane(pixels: np.ndarray) -> np.ndarray:
        straight = cv2.undistortPoints(pixels.astype(np.float64)[:, None], camera.matrix, lens, P=camera.matrix)
        return np.asarray(cv2.perspectiveTransform(straight, flat)[:, 0], np.float32)

    [outline] = find(frame, plane)
    found_corners = plane(outline.corners)
    assert (
        min(np.abs(found_corners - there).max() for there in (corners_mm(lying), corners_mm(lying)[[2, 3, 0, 1]])) < 2
    )


@pytest.mark.parametrize(
    ("corners", "is_card"),
    [
        pytest.param(((0, 0), (63, 0), (63, 89), (0, 89)), True, id="poker"),
        pytest.param(((0, 0), (57, 0), (57, 89), (0, 89)), True, id="bridge"),
        pytest.param(((0, 0), (63, 0), (83, 87), (20, 87)), False, id="aslant"),
        pytest.param(((0, 0), (57, 0), (69, 89), (0, 89)), False, id="wider at one end"),
        pytest.param(((0, 0), (85, 0), (85, 119), (0, 119)), False, id="of its aspect, but too large"),
    ],
)
def test_sides_and_diagonals_are_those_of_a_card(corners: tuple[tuple[float, float], ...], is_card: bool) -> None:
    assert have_size(np.array([corners], np.float32))[0] == is_card


def test_card_is_found_around_the_frame_of_its_picture() -> None:
    card = CardOnTable("Kd", 400, 250, 12)
    frame = Renderer(CameraPose(), 2).take(Scene(cards=(card,)))
    corners = corners_px(card)
    middle, across, down = corners.mean(axis=0), (corners[1] - corners[0]) / 1.38, (corners[3] - corners[0]) / 1.22
    printed = np.array([middle + (x * across + y * down) / 2 for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    assert max(common(corners, outline.corners) for outline in around(frame, [printed.astype(np.float32)])) > 0.93


def test_card_under_another_is_not_found() -> None:
    under, over = CardOnTable("As", 300, 200), CardOnTable("Kd", 330, 230, 30)
    found = find(Renderer(CameraPose(), 2).take(Scene(cards=(under, over))))
    assert max((common(corners_px(under), outline.corners) for outline in found), default=0) < 0.8


def test_empty_table_has_no_cards() -> None:
    """The tags are squares, not cards."""
    assert find(Renderer(CameraPose(), 2).take(Scene())) == []


@pytest.mark.parametrize("shift", range(4))
@pytest.mark.parametrize("mirrored", [False, True])
def test_corners_are_put_in_order(shift: int, mirrored: bool) -> None:
    """The corners are clockwise, and the first two are at a short side, in any original order."""
    card = np.array([[0, 0], [60, 0], [60, 90], [0, 90]], np.float32)
    mixed = np.roll(card[::-1] if mirrored else card, shift, axis=0)
    ordered = upright(mixed).tolist()
    assert ordered in (card.tolist(), np.roll(card, 2, axis=0).tolist())


def test_flat_card_is_upright_and_whitened() -> None:
    """Paper in a dim, warm light is as bright as in a good light; turning it twice changes nothing."""
    frame = np.full((300, 300, 3), (40, 70, 90), np.uint8)
    frame[100:220, 100:180] = (60, 100, 130)
    flat = flatten(frame, np.array([[100, 100], [180, 100], [180, 220], [100, 220]], np.float32))
    assert flat.shape == (FLAT_SIZE[1], FLAT_SIZE[0], 3)
    assert whiten(flat)[50, 50].tolist() == pytest.approx([235, 235, 235], abs=3)
    assert np.array_equal(turned(turned(flat)), flat)


def test_sides_that_are_all_lost_are_of_no_card() -> None:
    """The last search may leave nothing, and then no position on the table can be computed."""
    card = np.array([[100, 100], [160, 100], [160, 184], [100, 184]], np.float32)
    cloth = np.full((300, 300, 3), 90, np.uint8)
    assert sharpen(cloth, [card], searches=SEARCHES_AGAIN, plane=calibration().to_mm) == []


def test_sides_of_any_number_of_outlines_are_found() -> None:
    """cv2.remap takes fewer than 32,768 rows, and 56 cards in view make 293 candidates of 112 rows each."""
    cards = row("As Kd 7c Th 2s Qc")
    frame = Renderer(CameraPose(), 2).take(Scene(cards=cards))
    rough = [upright(corners_px(card).astype(np.float32)) for card in cards]
    assert len(sharpen(frame, rough * 50)) == 50 * len(sharpen(frame, rough)) == 300


@pytest.mark.parametrize(("bend", "is_found"), [(0.0, True), (0.009, True), (0.05, False)])
def test_large_card_may_be_as_crooked_as_a_small_one(bend: float, is_found: bool) -> None:
    """Cards are bowed or cut by hand. Bends are shares of the width, of sides that curve outward and inward."""
    wide, tall = 400, 560
    along = np.linspace(0, 1, 60, endpoint=False)
    out = bend * wide * np.sin(5 * np.pi * along)
    top, right = np.stack([along * wide, -out], axis=1), np.stack([wide + out, along * tall], axis=1)
    edge = np.array((80, 100)) + np.concatenate([top, right, (wide, tall) - top, (wide, tall) - right])
    picture = np.full((760, 560, 3), 60, np.uint8)
    cv2.fillPoly(picture, [np.round(edge * 16).astype(np.int32)], (235, 240, 240), cv2.LINE_AA, shift=4)
    quad = np.array([[80, 100], [480, 100], [480, 660], [80, 660]], np.float32)
    assert any(common(outline.corners, quad) > 0.95 for outline in find(picture)) == is_found


@only_whole
def test_picture_full_of_cards_is_searched() -> None:
    frame = np.full((1080, 1920, 3), 40, np.uint8)
    for place in range(56):
        across, down = place % 14, place // 14
        x, y = 30 + 134 * across, 60 + 250 * down
        cv2.rectangle(frame, (x, y), (x + 110, y + 154), (240, 240, 240), -1)
        cv2.rectangle(frame, (x + 16, y + 16), (x + 94, y + 138), (60, 60, 60), 2)
    found = find(frame)
    assert sum(abs(outline.width_px - 110) < 4 for outline in found) == 56


def steep(tilt_deg: float, turn_deg: float, wide: float = 63.5, tall: float = 88.9) -> np.ndarray:
    """Return the corners of a card on a table, seen by a lens of 1,000 pixels in a picture of 1280 × 720."""
    tilt, turn = np.radians((tilt_deg, turn_deg))
    corners = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)]) * (wide / 2, tall / 2)
    around = np.array([(np.cos(turn), -np.sin(turn)), (np.sin(turn), np.cos(turn))])
    x, y = (corners @ around.T).T
    away = 300 - y * np.sin(tilt)
    seen = np.stack([1000 * x / away + 640, 1000 * y * np.cos(tilt) / away + 360], axis=1)
    return seen.astype(np.float32)[None]


@pytest.mark.parametrize("tilt_deg", [0, 30, 50, 60])
@pytest.mark.parametrize("turn_deg", [0, 40, 90, 150])
def test_card_that_is_seen_steeply_has_its_shape_and_a_square_has_not(tilt_deg: float, turn_deg: float) -> None:
    size = (720, 1280)
    assert have_shape(steep(tilt_deg, turn_deg), size)[0]
    if tilt_deg == 0:
        assert not have_shape(steep(0, turn_deg, 63.5, 63.5), size)[0]
        assert not have_shape(steep(0, turn_deg, 30, 88.9), size)[0]


def test_rim_around_a_card_and_the_card_are_one_thing_with_two_outlines() -> None:
    frame = np.full((600, 480, 3), (60, 90, 40), np.uint8)
    rim = np.array([[96, 84], [386, 90], [380, 508], [92, 500]], np.float32)
    card = np.array([[112, 100], [368, 104], [364, 484], [110, 480]], np.float32)
    for quad, color in ((rim, (20, 20, 20)), (card, (235, 240, 240))):
        cv2.fillPoly(frame, [quad.astype(np.int32)], color, cv2.LINE_AA)
    outlines = candidates(frame)
    assert [True, True] == [any(common(quad, seen.corners) > 0.97 for seen in outlines) for quad in (rim, card)]
    assert len(distinct(outlines)) == len(find(frame)) == 1
