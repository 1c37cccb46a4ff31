"""Make cards difficult to read: changes of the cards on the simulated table, and of the light.

The decks are ones that no network was trained on (KDE's, under the GPL, from Debian's package: read here, never
shipped, never trained on), and some objects are not cards. `benchmarks.camera_hard` reads them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from drivers.camera.picture.cv import cv2
from drivers.camera.picture.look import Floats, Image
from drivers.camera.sim import faces
from drivers.camera.sim.scene import FRAME, Light, Renderer
from drivers.camera.train import prints
from kiosk.core.cards import DECK

CACHE: Final = Path("build") / "camera-art"
SIZE: Final = (192, 270)
MM: Final = (63.5, 88.9)
USUAL_INDEX: Final = (33, 78)  # Size in the picture, across and down.
LARGE_INDEX: Final = (69, 113)
SPOTS: Final = tuple((200.0 + 120 * column, 160.0 + 175 * row) for row in range(2) for column in range(3))

NOT_TRAINED_ON: Final = (
    "standard", "gm-paris", "dondorf", "penguins", "nicu-white", "nicu-ornamental", "jolly-royal", "ancient-egyptians",
    "oxygen-white",
)  # fmt: skip
# Decks with large indices.
LARGE: Final = ("penguins", "nicu-white", "nicu-ornamental", "simulated large", "simulated jumbo")
FOREIGN: Final = "xskat-german"  # Hearts, leaves, acorns, and bells are not our cards.

Rng = np.random.Generator


@dataclass(frozen=True, slots=True)
class Laid:
    """A picture on the table. `name` is its card, or "" for another object."""

    picture: Image
    name: str
    x_mm: float
    y_mm: float
    turn_deg: float
    deck: Mapping[str, Image] = field(default_factory=dict)
    size_mm: tuple[float, float] = MM
    large: bool = False  # Whether its index is large.


@dataclass(frozen=True, slots=True)
class Hardship:
    """A difficulty: its changes of each card and of the light. `lit`: the empty table was shown in this light too."""

    spoil: Callable[[Laid, Rng, DecksAtHand], Laid] = lambda laid, rng, decks: laid
    light: Callable[[Rng], Light] = lambda rng: Light(blur=rng.uniform(0.3, 1.0), noise=rng.uniform(1, 6))
    seen: Callable[[Floats, Rng], Floats] = lambda frame, rng: frame
    lit: bool = False


class DecksAtHand:
    """The available decks: those on this machine, and the simulated one."""

    def __init__(self) -> None:
        self.each: list[tuple[str, Mapping[str, Image]]] = [
            ("simulated", {card.text: sized(faces.face(card.text)) for card in DECK})
        ]
        self.foreign: list[Image] = []
        if (CACHE / prints.DEBIAN_FILE).exists():
            self.each += [(name, prints.kde(CACHE, name)) for name in NOT_TRAINED_ON]
            # Its hearts are our hearts; its leaves, acorns, and bells are not our suits.
            self.foreign = [face for name, face in prints.kde(CACHE, FOREIGN).items() if name[1] != "h"]

    def any(self, rng: Rng) -> tuple[str, Mapping[str, Image]]:
        return self.each[int(rng.integers(len(self.each)))]


def sized(picture: Image) -> Image:
    return np.asarray(cv2.resize(picture, SIZE, interpolation=cv2.INTER_AREA), np.uint8)


class LaidTable(Renderer):
    """Takes pictures of the objects on the simulated table."""

    def frames(self, laid: Sequence[Laid], light: Light, seen: Callable[[Floats], Floats], rng: Rng) -> Iterator[Image]:
        """Yield pictures without end, each with separate noise, under a lamp that flickers."""
        canvas = self._empty.copy()
        for spot in laid:
            self._lay(canvas, spot.picture, _rounded(), spot.size_mm, (spot.x_mm, spot.y_mm), spot.turn_deg)
        exposed = seen(self._expose(canvas, light))
        while True:
            x, y = int(rng.integers(FRAME[0])), int(rng.integers(FRAME[1]))
            frame = exposed * np.float32(rng.uniform(0.985, 1.015))
            noise = self._grain[y : y + FRAME[1], x : x + FRAME[0]] * np.float32(light.noise)
            cv2.add(frame, cv2.merge((noise, noise, noise)), dst=frame)
            yield np.clip(frame, 0, 255, out=frame).astype(np.uint8)


@cache
def _rounded() -> Image:
    mask = np.zeros((SIZE[1], SIZE[0]), np.uint8)
    for x, y in ((10, 0), (0, 10)):
        cv2.rectangle(mask, (x, y), (SIZE[0] - 1 - x, SIZE[1] - 1 - y), 255, -1)
    for x in (10, SIZE[0] - 11):
        for y in (10, SIZE[1] - 11):
            cv2.circle(mask, (x, y), 10, 255, -1, cv2.LINE_AA)
    return mask


def _other_inks(laid: Laid, rng: Rng, decks: DecksAtHand) -> Laid:
    """Print the card in its own ink: dark and red parts alike."""
    picture = laid.picture.astype(np.float32)
    ink = 1 - picture.min(axis=2, keepdims=True) / 255
    color = np.array(rng.uniform(0, 200, 3), np.float32)
    return replace(laid, picture=(255 * (1 - ink) + color * ink).astype(np.uint8))


def _grayish(laid: Laid, rng: Rng, decks: DecksAtHand) -> Laid:
    lift = rng.uniform(60, 140)
    return replace(laid, picture=(lift + laid.picture * ((255 - lift) / 255)).astype(np.uint8))


def _changed_over(laid: Laid, rng: Rng, decks: DecksAtHand) -> Laid:
    """Swap red and black."""
    picture = laid.picture.astype(np.float32)
    red = np.clip(picture[:, :, 2:] - picture[:, :, 1:2], 0, 255) / 255
    dark = 1 - picture.max(axis=2, keepdims=True) / 255
    paper = 1 - np.clip(red + dark, 0, 1)
    done = 245 * paper + np.array((30, 30, 30)) * red + np.array((40, 30, 200)) * dark
    return replace(laid, picture=np.clip(done, 0, 255).astype(np.uint8))


def _mirrored(laid: Laid, rng: Rng, decks: DecksAtHand) -> Laid:
    return replace(laid, picture=np.ascontiguousarray(laid.picture[:, ::-1]))


def _spliced(laid: Laid, rng: Rng, decks: DecksAtHand) -> Laid:
    """Lay half of another card of the deck on the card."""
    names = [card.text for card in DECK if card.text != laid.name]
    other, half = laid.deck[names[int(rng.integers(51))]], SIZE[1] // 2
    return replace(laid, picture=np.concatenate([laid.picture[:half], other[half:]]), name="")


def forged(laid: Laid, rng: Rng, decks: DecksAtHand) -> Laid:
    """Paste both indices of another card on the card, often one of its rank or suit."""
    near, other = rng.random(), DECK[int(rng.integers(len(DECK)))].text
    if near < 0.35:
        other = other[0] + laid.name[1]
    elif near < 0.6:
        other = laid.name[0] + other[1]
    wide, tall = LARGE_INDEX if laid.large else USUAL_INDEX
    picture, pasted = laid.picture.copy(), laid.deck[other]
    picture[:tall, :wide] = pasted[:tall, :wide]
    picture[-tall:, -wide:] = pasted[-tall:, -wide:]
    return replace(laid, picture=picture, name=laid.name if other == laid.name else "")


def _glare_on_index(laid: Laid, rng: Rng, decks: DecksAtHand) -> Laid:
    at = np.array([0.12 * SIZE[0], 0.12 * SIZE[1]]) + rng.normal(0, 12, 2)
    if rng.random() < 0.5:
        at = np.array(SIZE) - at
    y, x = np.indices(laid.picture.shape[:2], dtype=np.float32)
    lamp = np.exp(-((x - at[0]) ** 2 + (y - at[1]) ** 2) / rng.uniform(20, 60) ** 2) * rng.uniform(120, 400)
    return replace(laid, picture=np.clip(laid.picture + lamp[:, :, None], 0, 255).astype(np.uint8))


def _finger(laid: Laid, rng: Rng, decks: DecksAtHand) -> Laid:
    picture = laid.picture.copy()
    ends = [(0, int(rng.integers(20, 90))), (int(rng.integers(20, 70)), int(rng.integers(20, 90)))]
    skin = (int(rng.integers(90, 150)), int(rng.integers(120, 180)), int(rng.integers(170, 235)))
    cv2.line(picture, *ends, skin, int(rng.integers(24, 44)), cv2.LINE_AA)
    return replace(laid, picture=picture if rng.random() < 0.5 else np.ascontiguousarray(picture[::-1, ::-1]))


def _joker(laid: Laid, rng: Rng, decks: DecksAtHand) -> Laid:
    picture = np.full((SIZE[1], SIZE[0], 3), 250, np.uint8)
    color = tuple(int(channel) for channel in rng.integers(0, 200, 3))
    for place, letter in enumerate("JOKER"):
        cv2.putText(picture, letter, (8, 28 + 22 * place), cv2.FONT_HERSHEY_DUPLEX, 0.7, color, 2, cv2.LINE_AA)
    for _ in range(40):
        at, end = rng.normal((96, 95), (28, 40), 2), rng.normal((96, 95), (28, 40), 2)
        shade = tuple(int(channel) for channel in rng.integers(0, 255, 3))
        cv2.line(
            picture, at.astype(int).tolist(), end.astype(int).tolist(), shade, int(rng.integers(1, 12)), cv2.LINE_AA
        )
    picture[SIZE[1] // 2 :] = picture[: SIZE[1] // 2][::-1, ::-1]
    return replace(laid, picture=picture, name="")


def _foreign(laid: Laid, rng: Rng, decks: DecksAtHand) -> Laid:
    if not decks.foreign:
        return _joker(laid, rng, decks)
    return replace(laid, picture=decks.foreign[int(rng.integers(len(decks.foreign)))], name="")


def _business_card(laid: Laid, rng: Rng, decks: DecksAtHand) -> Laid:
    paper = int(rng.integers(200, 256))
    picture = np.full((SIZE[1], SIZE[0], 3), paper, np.uint8)
    for row in range(int(rng.integers(3, 9))):
        text = "".join(rng.choice(list("AKQJT98765432 SHDC"), int(rng.integers(4, 16))))
        at = (int(rng.integers(4, 40)), 30 + 28 * row)
        shade = tuple(int(channel) for channel in rng.integers(0, 120, 3))
        cv2.putText(picture, text, at, cv2.FONT_HERSHEY_SIMPLEX, float(rng.uniform(0.4, 0.9)), shade, 1, cv2.LINE_AA)
    return replace(laid, picture=picture, name="")


def _phone(laid: Laid, rng: Rng, decks: DecksAtHand) -> Laid:
    picture = np.full((SIZE[1], SIZE[0], 3), 18, np.uint8)
    shown = sized(laid.picture) if rng.random() < 0.5 else rng.integers(0, 255, (SIZE[1], SIZE[0], 3)).astype(np.uint8)
    picture[20:-20, 8:-8] = cv2.resize(shown, (SIZE[0] - 16, SIZE[1] - 40), interpolation=cv2.INTER_AREA)
    return replace(laid, picture=picture, name="")


def _slip(laid: Laid, rng: Rng, decks: DecksAtHand) -> Laid:
    """Lay a slip of paper of a card's size on it, with a smaller picture of a card."""
    picture = np.full((SIZE[1], SIZE[0], 3), int(rng.integers(215, 256)), np.uint8)
    share = rng.uniform(0.4, 0.75)
    small = cv2.resize(laid.picture, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
    cv2.rectangle(small, (0, 0), (small.shape[1] - 1, small.shape[0] - 1), (90, 90, 90), 1)
    x, y = (int(rng.integers(4, most - 4)) for most in (SIZE[0] - small.shape[1], SIZE[1] - small.shape[0]))
    picture[y : y + small.shape[0], x : x + small.shape[1]] = small
    return replace(laid, picture=picture, name="")


def touching(laid: Laid, rng: Rng, decks: DecksAtHand) -> Laid:
    """Push the cards of a row together, edge to edge."""
    column = round((laid.x_mm - SPOTS[0][0]) / 120)
    x_mm = SPOTS[0][0] + (MM[0] + rng.uniform(0, 1.5)) * column
    return replace(laid, x_mm=x_mm, turn_deg=rng.normal(0, 0.5), y_mm=SPOTS[0][1] + (0 if laid.y_mm < 240 else 175))


def _half_out(laid: Laid, rng: Rng, decks: DecksAtHand) -> Laid:
    """Let the card extend over the border of its zone, or lie partly under a cloth."""
    if rng.random() < 0.5:
        away = rng.uniform(25, 75) * (1 if rng.random() < 0.5 else -1)
        return replace(laid, x_mm=laid.x_mm + away, y_mm=laid.y_mm + rng.normal(0, 10))
    picture = laid.picture.copy()
    picture[int(SIZE[1] * rng.uniform(0.3, 0.9)) :] = (58, 74, 22)
    return replace(laid, picture=picture if rng.random() < 0.5 else np.ascontiguousarray(picture[::-1, ::-1]))


def _ornate(laid: Laid, rng: Rng, decks: DecksAtHand) -> Laid:
    ace = f"A{'cdhs'[int(rng.integers(4))]}"
    return replace(laid, picture=laid.deck[ace], name=ace)


def _lamp(blue: tuple[float, float], green: tuple[float, float], red: tuple[float, float]) -> Hardship:
    def seen(frame: Floats, rng: Rng) -> Floats:
        return frame * np.array([rng.uniform(*blue), rng.uniform(*green), rng.uniform(*red)], np.float32)

    return Hardship(seen=seen, lit=True)


def _motion(frame: Floats, rng: Rng) -> Floats:
    length = int(rng.integers(3, 10))
    streak = np.zeros((length, length), np.float32)
    cv2.line(streak, (0, int(rng.integers(length))), (length - 1, int(rng.integers(length))), 1.0)
    return np.asarray(cv2.filter2D(frame, -1, streak / max(float(streak.sum()), 1.0)), np.float32)


def _gray(frame: Floats, rng: Rng) -> Floats:
    return np.repeat((frame @ np.array([0.114, 0.587, 0.299], np.float32))[:, :, None], 3, axis=2)


KINDS: Final[Mapping[str, Hardship]] = {
    "plain": Hardship(),
    "ornate": Hardship(_ornate),
    "inks": Hardship(_other_inks),
    "grayish": Hardship(_grayish),
    "changed_over": Hardship(_changed_over),
    "gray": Hardship(seen=_gray, lit=True),
    "glare": Hardship(_glare_on_index),
    "burnt": Hardship(seen=lambda frame, rng: frame * np.float32(rng.uniform(1.4, 4.0))),
    "dim": Hardship(seen=lambda frame, rng: frame * np.float32(rng.uniform(0.12, 0.35)), lit=True),
    "yellow": _lamp((0.12, 0.4), (0.5, 0.85), (0.8, 1.0)),
    "violet": _lamp((0.7, 1.1), (0.3, 0.55), (0.5, 0.9)),
    "soft": Hardship(light=lambda rng: Light(blur=rng.uniform(1.5, 2.6), noise=rng.uniform(1, 4))),
    "motion": Hardship(seen=_motion),
    "mirrored": Hardship(_mirrored),
    "spliced": Hardship(_spliced),
    "jokers": Hardship(_joker),
    "foreign": Hardship(_foreign),
    "business_cards": Hardship(_business_card),
    "phones": Hardship(_phone),
    "slips": Hardship(_slip),
    "fingers": Hardship(_finger),
    "half_out": Hardship(_half_out),
    "touching": Hardship(touching),
    "greenish": _lamp((0.45, 0.75), (0.75, 1.0), (0.45, 0.75)),
    "forged": Hardship(forged),
}
