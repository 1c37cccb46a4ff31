"""Simulate photographs of drawn cards: camera, lamp, and hand, then straightened as the reader does.

A shot has the labels of the whole card and of its two corners. A card that a dealer would not accept as seen, such as a
half-covered one, is labeled as no face.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from drivers.camera.picture.cv import cv2
from drivers.camera.picture.look import (
    CORNER_SIZE,
    FLAT_SIZE,
    NO_RANK,
    NO_SUIT,
    RANKS,
    SUITS,
    Floats,
    Image,
    corner,
    turned,
    whiten,
    whole,
)
from drivers.camera.train.art import Art
from drivers.camera.train.faces import CARD, Style, draw, style
from drivers.camera.train.strangers import back, stranger, texture
from kiosk.core.value import value

FACES_SHARE: Final = 0.74
COVERED: Final = 0.07  # Covered share of a card from which on it is not whole.
_MARGIN: Final = 0.16  # Margin of a shot around the card, as a share of its width.

# Faces that differ most between decks are shown more often: court cards, and the ace of spades.
_OFTEN: Final = np.array([5.0 if face == 51 else 2.0 if face // 4 in (9, 10, 11) else 1.0 for face in range(52)])

Label = tuple[int, int]  # (rank, suit); NO_RANK and NO_SUIT if there is none.
NOTHING: Final[Label] = (NO_RANK, NO_SUIT)


def random_face(rng: np.random.Generator) -> int:
    """Return one of 52, those that differ most from deck to deck more often."""
    return int(rng.choice(52, p=_OFTEN / _OFTEN.sum()))


def how_often(labels: Sequence[Label]) -> list[float]:
    """Return the frequency of a picture with each label, with a number card as 1."""
    return [
        1.0 if label[0] == NO_RANK or label[1] == NO_SUIT else float(_OFTEN[label[0] * NO_SUIT + label[1]])
        for label in labels
    ]


@value
class Shot:
    """`whole` and two `corners` as the networks see them, and their labels."""

    whole: Image
    label: Label
    corners: tuple[Image, Image]
    corner_labels: tuple[Label, Label]


class Studio:
    """A stock of decks, backs and strangers, all from one seed, and the camera that takes them."""

    def __init__(
        self, art: Art, seed: int, decks: int, *, pressed: Callable[[np.random.Generator, Art], Style] = style
    ) -> None:
        """`pressed` returns the print of one of their decks."""
        self._art = art
        rng = np.random.default_rng([seed, 1])
        self._decks = [pressed(rng, art) for _ in range(decks)]
        self._backs = [back(rng, art) for _ in range(4 * decks)]
        self._strangers = [stranger(rng, art) for _ in range(4 * decks)]
        self._cloths = [texture(rng, 420, 420) for _ in range(120)]
        self._drawn: dict[tuple[int, int], Image] = {}

    def _lit(self, scene: Floats, outline: Floats, rng: np.random.Generator) -> Floats:
        return scene

    def _found(self, found: Floats, rng: np.random.Generator) -> Floats:
        """Return the outline as the camera would find it."""
        return found

    def card(self, deck: int, face: int) -> Image:
        """Return a card of a deck, drawn when it is first asked for."""
        if (deck, face) not in self._drawn:
            name = RANKS[face // 4] + SUITS[face % 4]
            self._drawn[deck, face] = draw(self._decks[deck], self._art, name)
        return self._drawn[deck, face]

    def shoot(self, rng: np.random.Generator) -> Shot:
        """Return one random shot."""
        label = NOTHING
        if rng.random() < FACES_SHARE:
            face = random_face(rng)
            card, label = self.card(int(rng.integers(len(self._decks))), face), (face // 4, face % 4)
        else:
            card = self._no_face(rng)
        corner_labels = [label, label]
        if rng.random() < 0.1:
            card, mask = covered(card, self._cloths, rng)
            label, corner_labels = _after_cover(label, mask)
        wrong = rng.random() < 0.07
        if wrong:
            label, corner_labels = NOTHING, [NOTHING, NOTHING]
        flat = whiten(self._photograph(card, rng, wrong=wrong))
        if rng.random() < 0.5:
            flat, corner_labels = turned(flat), corner_labels[::-1]
        corners = (corner(flat), corner(turned(flat)))
        if rng.random() < 0.06:  # The rest of a card has no index.
            corners, corner_labels = (elsewhere(flat, rng), corners[1]), [NOTHING, corner_labels[1]]
        return Shot(whole(flat), label, corners, (corner_labels[0], corner_labels[1]))

    def _no_face(self, rng: np.random.Generator) -> Image:
        if rng.random() < 0.55:
            return self._backs[int(rng.integers(len(self._backs)))]
        return self._strangers[int(rng.integers(len(self._strangers)))]

    def _photograph(self, card: Image, rng: np.random.Generator, *, wrong: bool) -> Image:
        """Return the card as it is straightened out of a photograph; `wrong`: by something that is not its outline."""
        wide = float(np.exp(rng.uniform(np.log(38), np.log(190))))
        tall = wide * rng.uniform(1.36, 1.46)
        margin = _MARGIN * wide
        size = (int(wide + 2 * margin), int(tall + 2 * margin))
        straight = np.array([[0, 0], [wide, 0], [wide, tall], [0, tall]]) + margin
        outline = (straight + rng.normal(0, 0.012 * wide, (4, 2))).astype(np.float32)
        scene = self._ground(size, rng)
        if rng.random() < 0.12:
            self._neighbor(scene, outline, rng)
        _lay(scene, card, outline, rng)
        seen = spoiled(self._lit(scene.astype(np.float32), outline, rng), rng)
        error = rng.normal(0, rng.uniform(0.002, 0.022) * wide, (4, 2))
        found = self._found((outline + error + rng.normal(0, 0.006 * wide, 2)).astype(np.float32), rng)
        if wrong:
            found = _wrong(outline, wide, tall, rng)
        corners = np.array([[0, 0], [FLAT_SIZE[0], 0], FLAT_SIZE, [0, FLAT_SIZE[1]]], np.float32)
        matrix = cv2.getPerspectiveTransform(found.astype(np.float32), corners)
        way = cv2.INTER_LINEAR if rng.random() < 0.8 else cv2.INTER_CUBIC
        flat = cv2.warpPerspective(seen, matrix, FLAT_SIZE, flags=way, borderMode=cv2.BORDER_REPLICATE)
        return np.asarray(flat, dtype=np.uint8)

    def _ground(self, size: tuple[int, int], rng: np.random.Generator) -> Image:
        cloth = self._cloths[int(rng.integers(len(self._cloths)))]
        x, y = int(rng.integers(0, 420 - size[0])), int(rng.integers(0, 420 - size[1]))
        return cloth[y : y + size[1], x : x + size[0]].copy()

    def _neighbor(self, scene: Image, outline: Floats, rng: np.random.Generator) -> None:
        other = self.card(int(rng.integers(len(self._decks))), int(rng.integers(52)))
        across = outline[1] - outline[0] if rng.random() < 0.5 else outline[3] - outline[0]
        _lay(scene, other, outline + across * rng.choice([-1, 1]) * rng.uniform(1.0, 1.12), rng)


def _lay(scene: Image, card: Image, outline: Floats, rng: np.random.Generator) -> None:
    width, height = CARD
    corners = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    matrix = cv2.getPerspectiveTransform(corners, outline.astype(np.float32))
    size = (scene.shape[1], scene.shape[0])
    shrink = np.linalg.norm(outline[1] - outline[0]) / width
    if shrink < 0.6:  # A warp samples single pixels; a camera averages them.
        blur = 0.5 / shrink
        card = np.asarray(cv2.GaussianBlur(card, (0, 0), blur * 0.6), dtype=np.uint8)
    radius = int(rng.integers(5, 14))
    mask = np.zeros((height, width), np.uint8)
    cv2.rectangle(mask, (radius, 0), (width - 1 - radius, height - 1), 255, -1)
    cv2.rectangle(mask, (0, radius), (width - 1, height - 1 - radius), 255, -1)
    for x in (radius, width - 1 - radius):
        for y in (radius, height - 1 - radius):
            cv2.circle(mask, (x, y), radius, 255, -1, cv2.LINE_AA)
    seen = cv2.warpPerspective(card, matrix, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    alpha = cv2.warpPerspective(mask, matrix, size, flags=cv2.INTER_LINEAR)[:, :, None] / np.float32(255)
    scene[:] = (scene + alpha * (seen.astype(np.float32) - scene)).astype(np.uint8)


def _wrong(outline: Floats, wide: float, tall: float, rng: np.random.Generator) -> Floats:
    """Return four corners that are not those of the card: a part of it, more than it, or the card lying across."""
    middle = outline.mean(axis=0)
    match int(rng.integers(4)):
        case 0:
            part = rng.uniform(0.35, 0.72)
            shift = rng.uniform(-1, 1, 2) * (1 - part) * np.array([wide, tall]) / 2
            return np.asarray(middle + (outline - middle) * part + shift, dtype=np.float32)
        case 1:
            return np.asarray(middle + (outline - middle) * rng.uniform(1.2, 1.3), dtype=np.float32)
        case 2:  # half of it, or across
            return np.asarray(np.roll(outline, 1, axis=0), dtype=np.float32)
        case _:
            shift = np.array([wide * rng.choice([-1, 1]) * rng.uniform(0.28, 0.7), 0])
            if rng.random() < 0.5:
                shift = np.array([0, tall * rng.choice([-1, 1]) * rng.uniform(0.25, 0.7)])
            return np.asarray(outline + shift, dtype=np.float32)


# -------------------------------------------------------------------------------------------------- hands and covers


def covered(card: Image, cloths: list[Image], rng: np.random.Generator) -> tuple[Image, NDMask]:
    """Return the card with an object over a part of it, and the place of the object."""
    width, height = CARD
    mask = np.zeros((height, width), np.uint8)
    edge = np.array([rng.uniform(0, width), rng.uniform(0, height)])
    edge[int(rng.integers(2))] *= rng.integers(2)
    match int(rng.integers(3)):
        case 0:  # a finger
            tip = edge + (np.array([width / 2, height / 2]) - edge) * rng.uniform(0.05, 0.8)
            cv2.line(
                mask,
                np.round(edge).astype(int).tolist(),
                np.round(tip).astype(int).tolist(),
                255,
                int(rng.integers(18, 50)),
            )
        case 1:  # another card, or a sleeve
            angle = rng.uniform(0, 2 * np.pi)
            normal = np.array([np.cos(angle), np.sin(angle)])
            reach = rng.uniform(0.35, 1.0) * height / 2
            y, x = np.indices((height, width))
            mask[(x - width / 2) * normal[0] + (y - height / 2) * normal[1] > reach] = 255
        case _:  # a chip
            cv2.circle(mask, np.round(edge).astype(int).tolist(), int(rng.integers(14, 70)), 255, -1)
    skin = np.array([rng.uniform(60, 150), rng.uniform(90, 180), rng.uniform(120, 240)])
    cover = (
        cloths[int(rng.integers(len(cloths)))][:height, :width]
        if rng.random() < 0.4
        else np.broadcast_to(skin if rng.random() < 0.6 else rng.uniform(0, 255, 3), card.shape)
    )
    return np.where(mask[:, :, None] > 0, cover, card).astype(np.uint8), mask


NDMask = Image


def hidden_by(mask: NDMask, size: tuple[int, int]) -> tuple[float, float]:
    """Return the covered share of both corners; `size` is that of a corner of a straightened card."""
    width, height = CARD
    wide, tall = round(width * size[0] / FLAT_SIZE[0]), round(height * size[1] / FLAT_SIZE[1])
    return float(mask[:tall, :wide].mean() / 255), float(mask[-tall:, -wide:].mean() / 255)


def _after_cover(label: Label, mask: NDMask) -> tuple[Label, list[Label]]:
    corner_labels = [NOTHING if share > 0.15 else label for share in hidden_by(mask, CORNER_SIZE)]
    whole_label = NOTHING if mask.mean() / 255 > COVERED else label
    return whole_label, corner_labels


def elsewhere(flat: Image, rng: np.random.Generator) -> Image:
    """Return a part of a card, as large as a corner, that is not a corner."""
    width, height = CORNER_SIZE
    x = int(rng.integers(width, FLAT_SIZE[0] - 2 * width))
    y = int(rng.integers(0, FLAT_SIZE[1] - height))
    return np.ascontiguousarray(flat[y : y + height, x : x + width])


# ----------------------------------------------------------------------------------------------------- light and lens


def spoiled(scene: Floats, rng: np.random.Generator) -> Image:
    """Return the scene as a camera has it: light, shadow, glare, color, blur, noise and compression."""
    height, width = scene.shape[:2]
    if rng.random() < 0.6:
        lamp = rng.uniform(0.65, 1.25, (3, 3)).astype(np.float32)
        scene = scene * cv2.resize(lamp, (width, height), interpolation=cv2.INTER_CUBIC)[:, :, None]
    if rng.random() < 0.2:
        scene = scene * _shadow(width, height, rng)[:, :, None]
    if rng.random() < 0.22:
        scene = scene + _glare(width, height, rng)[:, :, None] * rng.uniform(40, 220)
    gain = rng.uniform(0.35, 1.5) * (1 + rng.normal(0, 0.09, 3))
    scene = scene * gain.astype(np.float32) + np.float32(rng.uniform(0, 30))
    blur = abs(rng.normal(0, 0.9)) * (0.4 + width / 220)
    if blur > 0.25:
        scene = cv2.GaussianBlur(scene, (0, 0), blur)
    if rng.random() < 0.12:
        length = int(rng.integers(2, 7))
        streak = np.zeros((length, length), np.float32)
        cv2.line(streak, (0, int(rng.integers(length))), (length - 1, int(rng.integers(length))), 1.0)
        scene = cv2.filter2D(scene, -1, streak / max(float(streak.sum()), 1.0))
    if rng.random() < 0.25:
        scene = scene + rng.uniform(0.3, 1.2) * (scene - cv2.GaussianBlur(scene, (0, 0), 1.2))
    if rng.random() < 0.08:
        gray = scene.mean(axis=2, keepdims=True)
        scene = gray + (scene - gray) * np.float32(rng.uniform(0.2, 0.8))
    scene = scene + rng.standard_normal(scene.shape, np.float32) * np.float32(abs(rng.normal(0, 5)))
    seen = np.clip(scene, 0, 255)
    if rng.random() < 0.5:
        seen = np.asarray(255 * (seen / 255) ** np.float32(rng.uniform(0.7, 1.5)), dtype=np.float32)
    taken = np.asarray(seen, dtype=np.uint8)
    if rng.random() < 0.3:
        _, packed = cv2.imencode(".jpg", taken, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(30, 92))])
        taken = np.asarray(cv2.imdecode(packed, cv2.IMREAD_COLOR), dtype=np.uint8)
    return taken


def _shadow(width: int, height: int, rng: np.random.Generator) -> Floats:
    angle = rng.uniform(0, 2 * np.pi)
    y, x = np.indices((height, width), dtype=np.float32)
    across = (x - width * rng.uniform(0.2, 0.8)) * np.cos(angle) + (y - height * rng.uniform(0.2, 0.8)) * np.sin(angle)
    soft = 1 / (1 + np.exp(-across / rng.uniform(0.5, 12)))
    return np.asarray(1 - soft * rng.uniform(0.2, 0.65), dtype=np.float32)


def _glare(width: int, height: int, rng: np.random.Generator) -> Floats:
    y, x = np.indices((height, width), dtype=np.float32)
    size = rng.uniform(0.08, 0.5) * width
    away = ((x - rng.uniform(0, width)) / size) ** 2 + (
        (y - rng.uniform(0, height)) / (size * rng.uniform(0.5, 2.5))
    ) ** 2
    return np.asarray(np.exp(-away), dtype=np.float32)
