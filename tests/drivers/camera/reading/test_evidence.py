"""The evidence that a card was shown: its print, region by region, and the resulting score."""

import numpy as np
import pytest

from drivers.camera.picture.cv import cv2
from drivers.camera.picture.look import FLAT_SIZE, Image, figure
from drivers.camera.reading.evidence import SHOWN, Likeness, body_of, chance, likeness, rivals_of, score_of
from drivers.camera.sim.faces import face
from kiosk.core.cards import DECK, Card, card


def flat(name: str) -> Image:
    return np.asarray(cv2.resize(face(name), FLAT_SIZE, interpolation=cv2.INTER_AREA), np.uint8)


@pytest.fixture(scope="module")
def shown() -> np.ndarray:
    return np.stack([figure(flat(each.text)) for each in DECK]).astype(np.float16)


def seen_as(picture: Image, of: Card, shown: np.ndarray) -> Likeness:
    together = np.full(52, 1e-6)
    together[of.index] = 1
    return likeness(figure(picture), shown, of.index, rivals_of(of.index, together))


def in_other_light(picture: Image) -> Image:
    """Return a card that was moved, turned around, and lit from one side by a dim yellow light."""
    moved = cv2.warpAffine(
        picture, np.array([[1, 0.004, 1], [-0.004, 1, -1]], np.float32), FLAT_SIZE, borderMode=cv2.BORDER_REPLICATE
    )
    lamp = np.linspace(0.4, 0.7, FLAT_SIZE[0])[None, :, None] * np.array([0.6, 0.8, 1.0])
    noise = np.random.default_rng(1).normal(0, 2, moved.shape)
    return np.ascontiguousarray(np.clip(moved * lamp + noise, 0, 255).astype(np.uint8)[::-1, ::-1])


@pytest.mark.parametrize("name", ["4c", "7d", "Ah", "Kd", "Ts"])
def test_print_of_a_shown_card_is_known_in_another_light(name: str, shown: np.ndarray) -> None:
    found = seen_as(in_other_light(flat(name)), card(name), shown)
    assert min(found.index, found.body) > 0.5
    assert min(found.index_fit, found.body_fit) > 0.8
    assert not found.contradicts


@pytest.mark.parametrize(("name", "other"), [("7d", "7h"), ("8h", "7h"), ("Kd", "Qd"), ("4s", "4c")])
def test_print_of_one_card_is_not_that_of_another(name: str, other: str, shown: np.ndarray) -> None:
    assert seen_as(flat(name), card(other), shown).contradicts


@pytest.mark.parametrize("name", ["7d", "9s", "Kc"])
def test_indices_of_one_card_on_the_body_of_another_are_neither(name: str, shown: np.ndarray) -> None:
    body, (width, height) = flat("4h"), FLAT_SIZE
    for _ in range(2):
        body = np.ascontiguousarray(body[::-1, ::-1])
        index = flat(name)[: height // 3, : width // 5]
        body[: height // 3, : width // 5] = index
    for each in (name, "4h"):
        assert seen_as(body, card(each), shown).contradicts


def test_half_of_another_card_contradicts(shown: np.ndarray) -> None:
    half = FLAT_SIZE[1] // 2
    picture = np.concatenate([flat("9s")[:half], flat("6s")[half:]])
    assert all(seen_as(picture, card(name), shown).contradicts for name in ("9s", "6s"))


def test_cards_of_equal_print_are_not_distinguished(shown: np.ndarray) -> None:
    twins = shown.copy()
    twins[card("7h").index] = twins[card("7d").index]
    assert seen_as(flat("7d"), card("7d"), twins).contradicts


def test_each_piece_of_the_evidence_adds_to_the_score() -> None:
    best, alike = card("7d").index, Likeness(0.9, 0.9, 0.95, 0.95)
    sure, unsure = np.full(53, 1e-6), np.full(53, 1 / 53)
    sure[best] = 1 - 52e-6
    each = np.tile(sure, (4, 1))
    full = score_of(alike, best, (sure, each), sure)
    assert full > SHOWN
    assert chance(full) > 0.99
    for less in (
        score_of(alike, best, (unsure, each), sure),
        score_of(alike, best, (sure, np.tile(unsure, (4, 1))), sure),
        score_of(alike, best, (sure, each), unsure),
        score_of(Likeness(0.9, 0.4, 0.95, 0.95), best, (sure, each), sure),
    ):
        assert less < full - 0.5


def test_no_evidence_is_no_shown_card() -> None:
    nothing = np.full(53, 1 / 53)
    score = score_of(Likeness(0.0, 0.0, 0.0, 0.0), 5, (nothing, np.tile(nothing, (4, 1))), nothing)
    assert score < SHOWN


@pytest.mark.parametrize("name", ["7d", "Kd", "Ts"])
def test_print_suffices_where_it_is_the_cards_everywhere(name: str, shown: np.ndarray) -> None:
    assert seen_as(in_other_light(flat(name)), card(name), shown).suffices
    assert not seen_as(flat(name), card("8h"), shown).suffices


@pytest.mark.parametrize(("body", "indices"), [("7d", "4d"), ("Ts", "Tc"), ("Ah", "6h"), ("2c", "Kc")])
def test_body_is_known_without_the_indices(body: str, indices: str, shown: np.ndarray) -> None:
    picture, (width, height) = flat(body), FLAT_SIZE
    for _ in range(2):
        picture = np.ascontiguousarray(picture[::-1, ::-1])
        picture[: height * 3 // 10, : width * 17 // 100] = flat(indices)[: height * 3 // 10, : width * 17 // 100]
    assert body_of(figure(picture), shown) == card(body).index
    assert body_of(figure(in_other_light(picture)), shown) == card(body).index
