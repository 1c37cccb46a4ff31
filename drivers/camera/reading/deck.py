"""Learn the table's own deck from one showing of each card.

The networks are trained on many decks and fit none exactly. To learn a deck, the camera takes a picture of each of the
52 cards and makes variants of it in other positions and lights. A network turns each variant into 128 features. A
linear layer is then fitted to tell the 52 cards apart, and to reject strangers: things that are not a card of any deck,
whose features are shipped with the networks. Fitting takes seconds and no training library. One such layer is for whole
cards, and one for the corners with the index. Each replaces the last layer of its network.
"""

import hashlib
import io
import zipfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from drivers.camera.picture.cv import cv2
from drivers.camera.picture.look import (
    FLAT_SIZE,
    Figure,
    Floats,
    Image,
    Looks,
    Parts,
    are_alike,
    corner,
    figure,
    large_corner,
    parts,
    turned,
    whiten,
    whole,
)
from kiosk.core.cards import DECK, Card
from kiosk.core.disk import read_plain, replace_file
from kiosk.core.errors import DeviceError
from kiosk.core.text import counted, listed

VIEWS: Final = 24  # variants made of each card's picture
STEPS: Final = 300
TRIES: Final = 5  # variants of each card that test a learned deck
STRANGERS: Final = "strangers.npz"
_PARTS: Final = ("scale", "weights", "bias")

Look = Callable[[Sequence[Image]], Floats]  # Returns the features of pictures.


@dataclass(frozen=True, slots=True, eq=False)
class DeckLayer:
    """A linear layer over 128 features with 53 outputs: the 52 cards, and no card of this deck.

    `weights` is 128 × 53, `bias` has 53 values. The features are divided by `scale`, which has 128 values.
    """

    scale: Floats
    weights: Floats
    bias: Floats

    def look(self, looks: Looks) -> Looks:
        """Return the looks with the ranks and suits of this layer in place of the network's."""
        scores = (looks.features / self.scale) @ self.weights + self.bias
        raised = np.exp(scores - scores.max(axis=1, keepdims=True))
        shares = raised / raised.sum(axis=1, keepdims=True)
        cards = shares[:, :52].reshape(-1, 13, 4)
        ranks = np.concatenate([cards.sum(axis=2), shares[:, 52:]], axis=1)
        suits = np.concatenate([cards.sum(axis=1), shares[:, 52:]], axis=1)
        return Looks(ranks.astype(np.float32), suits.astype(np.float32), looks.features)


@dataclass(frozen=True, slots=True, eq=False)
class Deck:
    """The layers of one deck, small pictures of its 52 `faces`, and its `figures`, 52 × 102 × 72.

    `refused` has, for each card, in how many of `TRIES` pictures it was not read after the deck was learned.
    `networks` has the hashes of the networks whose features the layers take. With other networks, show the deck again.
    """

    networks: str
    whole: DeckLayer
    corner: DeckLayer
    faces: NDArray[np.uint8]
    figures: NDArray[np.float16]
    refused: NDArray[np.uint8]

    @property
    def often_refused(self) -> tuple[Card, ...]:
        """Return the cards that the camera failed to read in more than half of the test pictures."""
        return tuple(card for card in DECK if 2 * int(self.refused[card.index]) > TRIES)

    @property
    def known(self) -> int:
        """Return the number of cards that the camera read in at least one test picture."""
        return int((self.refused < TRIES).sum())

    def has(self, card: Card, flat: Image) -> bool:
        """Return whether a straightened card looks like this deck's. A court card may look like any suit's."""
        return are_alike(parts(flat), self.faces[card.index].astype(np.int16))

    @property
    def sha256(self) -> str:
        """Return a hash of the learned data. It identifies the deck that a reading was made with."""
        found = hashlib.sha256(self.networks.encode())
        for layer in (self.whole, self.corner):
            for part in _PARTS:
                found.update(np.ascontiguousarray(getattr(layer, part)).tobytes())
        found.update(self.faces.tobytes())
        found.update(self.figures.tobytes())
        return found.hexdigest()

    def write(self, path: Path) -> None:
        """Write the deck to a file atomically."""
        packed = io.BytesIO()
        layers = {"whole": self.whole, "corner": self.corner}
        arrays = {f"{name}_{part}": getattr(layer, part) for name, layer in layers.items() for part in _PARTS}
        arrays |= {"faces": self.faces, "figures": self.figures, "refused": self.refused}
        np.savez(packed, networks=np.array(self.networks), **arrays)
        replace_file(path, packed.getvalue())


def read(path: Path, networks: str) -> Deck:
    """Read a deck from a file. Raise DeviceError if it is not a deck, or was learned with other networks."""
    try:
        with np.load(io.BytesIO(read_plain(path)), allow_pickle=False) as packed:
            layers = [DeckLayer(*(packed[f"{name}_{part}"] for part in _PARTS)) for name in ("whole", "corner")]
            seen = (packed[name] for name in ("faces", "figures", "refused"))
            deck = Deck(str(packed["networks"]), layers[0], layers[1], *seen)
    except (OSError, EOFError, ValueError, KeyError, zipfile.BadZipFile) as error:
        raise DeviceError(
            "camera_deck", "{file} is not a readable deck: show the deck again.", file=path.name
        ) from error
    fits = all(layer.weights.shape == (len(layer.scale), 53) and layer.bias.shape == (53,) for layer in layers)
    fits = fits and deck.faces.shape[0] == len(DECK) and deck.faces.dtype == np.uint8
    fits = fits and deck.figures.shape[0] == len(DECK) and deck.figures.dtype == np.float16
    fits = fits and deck.refused.shape == (len(DECK),) and deck.refused.dtype == np.uint8
    if deck.networks != networks or not fits:
        raise DeviceError("camera_deck", "{file} is for another vision model: show the deck again.", file=path.name)
    return deck


def often_refused(path: Path) -> tuple[Card, ...]:
    """Return the often refused cards of a deck's file; none if the file cannot be read."""
    try:
        with np.load(path, allow_pickle=False) as packed:
            refused = packed["refused"]
    except (OSError, EOFError, ValueError, KeyError, zipfile.BadZipFile):
        return ()
    return tuple(card for card in DECK if card.index < len(refused) and 2 * int(refused[card.index]) > TRIES)


def missing(shown: Mapping[Card, Sequence[Image]]) -> list[Card]:
    """Return the cards that have not been shown yet."""
    return [card for card in DECK if not shown.get(card)]


def enroll(
    shown: Mapping[Card, Sequence[Image]],
    *,
    look: tuple[Look, Look],
    networks: str,
    strangers: tuple[Floats, Floats],
    views: int = VIEWS,
    seed: int = 1,
) -> Deck:
    """Learn a deck from its `shown` cards: one or several straightened pictures of each.

    Make `views` variants of each card. `look` and `strangers` are pairs: for whole cards, and for corners. Strangers
    are the features of things that are not a card of any deck. Raise DeviceError unless all 52 cards were shown.
    """
    left = missing(shown)
    if left:
        names = listed([*(card.text for card in left[:6]), *(["…"] if len(left) > 6 else [])])
        raise DeviceError(
            "camera_deck",
            counted(
                "%n card has not been shown yet: {names}.",
                "%n cards have not been shown yet: {names}.",
                n=len(left),
                names=names,
            ),
        )
    rng = np.random.default_rng(seed)
    wholes: list[Floats] = []
    corners: list[Floats] = []
    faces: list[Parts] = []
    figures: list[Figure] = []
    for card in DECK:  # One by one, because the variants of all 52 cards exceed the memory of the camera's process.
        looks = shown[card]
        flats = [whiten(_another_view(looks[view % len(looks)], rng)) for view in range(views)]
        faces.append(parts(looks[0]))
        figures.append(figure(looks[0]))
        wholes.append(look[0]([whole(flat) for flat in flats]))
        corners.append(look[1]([cut(flat) for flat in flats for cut in (corner, large_corner)]))
    targets = np.repeat([card.index for card in DECK], views).tolist()
    whole_layer = _fit(np.concatenate(wholes), targets, strangers[0])
    corner_layer = _fit(np.concatenate(corners), np.repeat(targets, 2).tolist(), strangers[1])
    seen_faces, seen_figures = np.stack(faces).astype(np.uint8), np.stack(figures).astype(np.float16)
    return Deck(networks, whole_layer, corner_layer, seen_faces, seen_figures, np.zeros(len(DECK), np.uint8))


def tried(deck: Deck, shown: Mapping[Card, Sequence[Image]], read: Callable[[Image], Card | None]) -> Deck:
    """Return the deck with its `refused` counts, from `TRIES` variants of each card that no layer was fitted to."""
    rng = np.random.default_rng(2)
    refused = np.zeros(len(DECK), np.uint8)
    for card in DECK:
        looks = shown[card]
        views = (_another_view(looks[view % len(looks)], rng) for view in range(TRIES))
        refused[card.index] = sum(read(view) != card for view in views)
    return replace(deck, refused=refused)


def _another_view(flat: Image, rng: np.random.Generator) -> Image:
    """Return a random variant of a card: moved, perhaps upside down, in another light, less sharp."""
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


def _fit(features: Floats, targets: Sequence[int], strangers: Floats) -> DeckLayer:
    """Fit a layer by softmax regression with Adam, all pictures at once."""
    seen = np.concatenate([features, strangers]).astype(np.float32)
    scale = (seen.std(axis=0) + np.float32(0.05)).astype(np.float32)
    seen /= scale
    wanted = np.eye(53, dtype=np.float32)[[*targets, *[52] * len(strangers)]]
    weights, bias = np.zeros((seen.shape[1], 53), np.float32), np.zeros(53, np.float32)
    slow: list[NDArray[np.floating[Any]]] = [np.zeros_like(weights), np.zeros_like(bias)]
    fast: list[NDArray[np.floating[Any]]] = [np.zeros_like(weights), np.zeros_like(bias)]
    for step in range(1, STEPS + 1):
        scores = seen @ weights + bias
        raised = np.exp(scores - scores.max(axis=1, keepdims=True))
        error = (raised / raised.sum(axis=1, keepdims=True) - wanted) / len(seen)
        rate = np.float32(0.03 / (1 - 0.9**step) * np.sqrt(1 - 0.99**step))
        moves = []
        for part, slope in enumerate((seen.T @ error + np.float32(1e-4) * weights, error.sum(axis=0))):
            slow[part] = np.float32(0.9) * slow[part] + np.float32(0.1) * slope
            fast[part] = np.float32(0.99) * fast[part] + np.float32(0.01) * slope**2
            moves.append((rate * slow[part] / (np.sqrt(fast[part]) + 1e-8)).astype(np.float32))
        weights, bias = weights - moves[0], bias - moves[1]
    return DeckLayer(scale, weights, bias)
