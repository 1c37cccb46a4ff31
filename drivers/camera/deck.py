"""The table's own deck: shown once, card by card, and known from then on by its own faces.

The networks know many decks and no deck well. What they make of a card, 128 features, is kept for each of the 52 that
were shown, in many positions and lights that are made from the one picture; a linear layer is then fitted to tell them
apart, and to tell them from strangers, whose features travel with the networks. It takes seconds and no training
library. The layer replaces the last layer of the network for whole cards; the indices are read as before.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from drivers.camera.cv import cv2
from drivers.camera.look import FLAT_SIZE, Floats, Image, turned, whiten, whole
from kiosk.cards import DECK, Card
from kiosk.errors import DeviceError

if TYPE_CHECKING:
    from drivers.camera.reader import Looks

VIEWS: Final = 24  # pictures that are made of each card that was shown
STEPS: Final = 300
STRANGERS: Final = "strangers.npy"

Look = Callable[[Sequence[Image]], Floats]  # pictures of whole cards -> their features


@dataclass(frozen=True, slots=True, eq=False)
class Deck:
    """`weights` 128 × 53 and `bias` 53, for the 52 cards and for what is none of them; `scale` 128 of the features.

    `network` is the hash of the network whose features these are: with any other, the deck must be shown again.
    """

    network: str
    scale: Floats
    weights: Floats
    bias: Floats

    def look(self, wholes: Looks) -> Looks:
        """Return what this deck makes of the features, in place of what the network made of them."""
        scores = (wholes.features / self.scale) @ self.weights + self.bias
        raised = np.exp(scores - scores.max(axis=1, keepdims=True))
        shares = raised / raised.sum(axis=1, keepdims=True)
        cards = shares[:, :52].reshape(-1, 13, 4)
        ranks = np.concatenate([cards.sum(axis=2), shares[:, 52:]], axis=1)
        suits = np.concatenate([cards.sum(axis=1), shares[:, 52:]], axis=1)
        return type(wholes)(ranks.astype(np.float32), suits.astype(np.float32), wholes.features)

    def write(self, path: Path) -> None:
        """Write the deck to a file, whole or not at all."""
        packed = io.BytesIO()
        np.savez(packed, network=self.network, scale=self.scale, weights=self.weights, bias=self.bias)
        part = path.with_suffix(".part")
        part.write_bytes(packed.getvalue())
        part.replace(path)


def read(path: Path, network: str) -> Deck:
    """Return the deck of a file. Raise DeviceError if it is none, or was shown to another network."""
    try:
        with np.load(path, allow_pickle=False) as packed:
            deck = Deck(str(packed["network"]), packed["scale"], packed["weights"], packed["bias"])
    except (OSError, ValueError, KeyError) as error:
        raise DeviceError(
            "camera_deck", "{name} is no deck that can be read: show the deck again.", name=path.name
        ) from error
    if deck.network != network or deck.weights.shape != (len(deck.scale), 53) or deck.bias.shape != (53,):
        raise DeviceError("camera_deck", "{name} was made with other networks: show the deck again.", name=path.name)
    return deck


def missing(shown: Mapping[Card, Sequence[Image]]) -> list[Card]:
    """Return the cards that have still to be shown."""
    return [card for card in DECK if not shown.get(card)]


def enrol(shown: Mapping[Card, Sequence[Image]], look: Look, network: str, strangers: Floats, seed: int = 1) -> Deck:
    """Return the deck whose cards were shown, each straightened, in one or several pictures.

    `strangers` are features of what is no card of any deck. Raise DeviceError unless all 52 have been shown.
    """
    left = missing(shown)
    if left:
        names = ", ".join(card.text for card in left[:6])
        raise DeviceError("camera_deck", "{left} cards have not been shown yet: {names}.", left=len(left), names=names)
    rng = np.random.default_rng(seed)
    pictures: list[Image] = []
    labels: list[int] = []
    for card in DECK:
        for view in range(VIEWS):
            flat = shown[card][view % len(shown[card])]
            pictures.append(whole(whiten(_another_view(flat, rng))))
            labels.append(card.index)
    features = np.concatenate([look(pictures), strangers])
    targets = np.array(labels + [52] * len(strangers))
    scale = features.std(axis=0) + np.float32(0.05)
    weights, bias = _fit(features / scale, targets)
    return Deck(network, scale.astype(np.float32), weights, bias)


def _another_view(flat: Image, rng: np.random.Generator) -> Image:
    """Return the card a little otherwise: moved, turned by half a turn, in another light, less sharp."""
    width, height = FLAT_SIZE
    corners = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    moved = corners + rng.normal(0, 0.012 * width, (4, 2)).astype(np.float32)
    matrix = cv2.getPerspectiveTransform(moved, corners)
    seen = cv2.warpPerspective(flat, matrix, FLAT_SIZE, borderMode=cv2.BORDER_REPLICATE).astype(np.float32)
    lamp = rng.uniform(0.75, 1.15, (2, 2)).astype(np.float32)
    seen *= cv2.resize(lamp, FLAT_SIZE, interpolation=cv2.INTER_LINEAR)[:, :, None]
    seen *= rng.uniform(0.6, 1.15) * (1 + rng.normal(0, 0.05, 3)).astype(np.float32)
    blur = rng.uniform(0, 1.6)
    if blur > 0.3:
        seen = cv2.GaussianBlur(seen, (0, 0), blur)
    seen += rng.standard_normal(seen.shape, np.float32) * np.float32(rng.uniform(0, 6))
    taken = np.clip(seen, 0, 255).astype(np.uint8)
    return turned(taken) if rng.random() < 0.5 else taken


def _fit(features: Floats, names: NDArray[np.int64]) -> tuple[Floats, Floats]:
    """Fit a linear layer by softmax regression with Adam, all pictures at once."""
    count, wide = features.shape
    weights, bias = np.zeros((wide, 53), np.float32), np.zeros(53, np.float32)
    target = np.eye(53, dtype=np.float32)[names]
    slow_w, fast_w = np.zeros_like(weights), np.zeros_like(weights)
    slow_b, fast_b = np.zeros_like(bias), np.zeros_like(bias)
    for step in range(1, STEPS + 1):
        scores = features @ weights + bias
        raised = np.exp(scores - scores.max(axis=1, keepdims=True))
        error = (raised / raised.sum(axis=1, keepdims=True) - target) / count
        slope_w, slope_b = features.T @ error + 1e-4 * weights, error.sum(axis=0)
        slow_w, fast_w = 0.9 * slow_w + 0.1 * slope_w, 0.99 * fast_w + 0.01 * slope_w**2
        slow_b, fast_b = 0.9 * slow_b + 0.1 * slope_b, 0.99 * fast_b + 0.01 * slope_b**2
        rate = 0.03 / (1 - 0.9**step) * np.sqrt(1 - 0.99**step)
        weights = weights - rate * slow_w / (np.sqrt(fast_w) + 1e-8)
        bias = bias - rate * slow_b / (np.sqrt(fast_b) + 1e-8)
    return weights.astype(np.float32), bias.astype(np.float32)
