"""What the networks look at: a card straightened, in its own white, and cut to their sizes.

Training and reading share this module and nothing else, so that a card looks the same to both.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from drivers.camera.cv import cv2

Image = NDArray[np.uint8]  # height × width × 3, blue first
Floats = NDArray[np.float32]

FLAT_SIZE: Final = (144, 204)  # a straightened card, width × height in pixels
WHOLE_SIZE: Final = (96, 136)  # what the network for whole cards sees
CORNER_SIZE: Final = (40, 64)  # the corner of a straightened card that holds its index

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"
NO_RANK: Final = len(RANKS)
NO_SUIT: Final = len(SUITS)
SCORES: Final = NO_RANK + 1 + NO_SUIT + 1  # of one network: ranks, no rank, suits, no suit

_PAPER_SHARE: Final = 0.8  # of a card's pixels that are at most as bright as its paper
_WHITE: Final = 235.0


def whiten(flat: Image) -> Image:
    """Return a straightened card as if its paper were white: the colour and the strength of the light are gone."""
    small = flat[4:-4:3, 4:-4:3].reshape(-1, 3)
    place = int(_PAPER_SHARE * (len(small) - 1))
    paper = np.partition(small, place, axis=0)[place]
    gain = np.clip(_WHITE / np.maximum(paper, 1), 0.5, 6.0)
    table = np.clip(np.arange(256)[:, None] * gain[None, :], 0, 255).astype(np.uint8)
    return np.asarray(cv2.LUT(flat, table.reshape(256, 1, 3)), dtype=np.uint8)


def turned(flat: Image) -> Image:
    """Return the card turned by half a turn."""
    return np.ascontiguousarray(flat[::-1, ::-1])


def whole(flat: Image) -> Image:
    """Return a straightened card in the size of the network for whole cards."""
    return np.asarray(cv2.resize(flat, WHOLE_SIZE, interpolation=cv2.INTER_AREA), dtype=np.uint8)


def corner(flat: Image) -> Image:
    """Return the upper left corner of a straightened card."""
    width, height = CORNER_SIZE
    return np.ascontiguousarray(flat[:height, :width])
