"""Printed effects on a drawn card: shaded paper and ink, lines around the field, and all of it in other inks.

A card's suit is recognized by its shape, so whole cards are printed in inks that are not theirs, court cards among
them.
"""

import numpy as np
from numpy.typing import NDArray

from drivers.camera.picture.cv import cv2
from drivers.camera.picture.look import Floats, Image

_LUMA = np.array((0.114, 0.587, 0.299), np.float32)


def pressed(card: Image, rng: np.random.Generator) -> Image:
    """Return the card on its deck's paper and with its lines. `rng` belongs to the deck: all its cards are alike."""
    seen = card.astype(np.float32)
    if rng.random() < 0.25:  # Ink that is lighter at one end.
        paper = seen[12:20, seen.shape[1] // 2 - 8 : seen.shape[1] // 2 + 8].mean(axis=(0, 1))
        seen = paper + (seen - paper) * _slope(seen, rng, rng.uniform(0.5, 0.8), 1.0)
    if rng.random() < 0.35:  # paper that is tan, gray, or darker at one end
        dark = 1 - rng.uniform(0, 0.22) * np.array((1.0, rng.uniform(0.3, 1.0), rng.uniform(0.1, 1.0)), np.float32)
        seen = seen * (1 - (1 - dark) * _slope(seen, rng, rng.uniform(0, 1), 1.0))
    if rng.random() < 0.3:
        seen = seen * _lines(seen, rng)
    return np.asarray(np.clip(seen, 0, 255), np.uint8)


def _slope(seen: Floats, rng: np.random.Generator, least: float, most: float) -> Floats:
    """Return a shade that goes from one end of the card to another, height × width × 1."""
    height, width = seen.shape[:2]
    y, x = np.indices((height, width), dtype=np.float32)
    turn = rng.uniform(0, 2 * np.pi)
    along = (x / width - 0.5) * np.cos(turn) + (y / height - 0.5) * np.sin(turn)
    if rng.random() < 0.3:  # From the middle outward.
        along = np.abs(along)
    along = (along - along.min()) / max(float(along.max() - along.min()), 1e-6)
    return np.asarray(least + (most - least) * along, np.float32)[:, :, None]


def _lines(seen: Floats, rng: np.random.Generator) -> Floats:
    """Return one or two frames around the field, whole or at two corners alone, as the remaining share of light."""
    height, width = seen.shape[:2]
    frame = np.full((height, width, 3), 255, np.uint8)
    for _ in range(int(rng.integers(1, 3))):
        x, y = round(rng.uniform(0.03, 0.14) * width), round(rng.uniform(0.02, 0.1) * height)
        color = rng.uniform(90, 230, 3).tolist()
        cv2.rectangle(frame, (x, y), (width - 1 - x, height - 1 - y), color, int(rng.integers(1, 3)), cv2.LINE_AA)
    if rng.random() < 0.4:
        cut = round(rng.uniform(0.2, 0.45) * height)
        if rng.random() < 0.5:
            frame[:cut, : width // 2] = frame[-cut:, width // 2 :] = 255
        else:
            frame[cut:-cut] = 255
    return np.asarray(frame / np.float32(255), np.float32)


def recolored(card: Image, rng: np.random.Generator) -> Image:
    """Return the card printed in other inks: red and black changed over, all in one, pale, or turned round the hues."""
    seen: NDArray[np.floating] = card.astype(np.float32)
    match int(rng.integers(4)):
        case 0:
            red = np.clip(seen[:, :, 2:] - np.maximum(seen[:, :, 1:2], seen[:, :, :1]), 0, 255) / 255
            dark = 1 - seen.max(axis=2, keepdims=True) / 255
            left = np.clip(1 - red - dark, 0, 1)
            inks = np.array([rng.uniform(10, 60, 3), (rng.uniform(15, 70), rng.uniform(10, 60), rng.uniform(150, 245))])
            seen = rng.uniform(235, 255) * left + inks[0] * red + inks[1] * dark
        case 1:
            ink = 1 - seen.min(axis=2, keepdims=True) / 255
            color = rng.uniform(0, 225, 3)
            color *= min(1.0, 150.0 / float(color @ _LUMA))
            seen = 255 * (1 - ink) + color * ink
        case 2:
            lift = rng.uniform(40, 140)
            seen = lift + seen * (255 - lift) / 255
        case _:
            hue = cv2.cvtColor(card, cv2.COLOR_BGR2HSV)
            hue[:, :, 0] = (hue[:, :, 0].astype(int) + int(rng.integers(180))) % 180
            seen = np.asarray(cv2.cvtColor(hue, cv2.COLOR_HSV2BGR), np.float32)
    return np.asarray(np.clip(seen, 0, 255), np.uint8)
