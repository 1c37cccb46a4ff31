"""Things on a table that are not a face: backs, jokers, cut cards, blank and foreign cards, cloth, printed things."""

import numpy as np

from drivers.camera.picture.cv import cv2
from drivers.camera.picture.look import RANKS, SUITS, Floats, Image
from drivers.camera.train.art import Art
from drivers.camera.train.faces import CARD, Style, index, stamp, style

_WIDE, _TALL = CARD


def texture(rng: np.random.Generator, width: int, height: int) -> Image:
    """Return cloth, wood, carpet or stone: noise of several sizes, in one color and its neighbors."""
    color = rng.uniform(10, 230, 3)
    if rng.random() < 0.3:  # Felt.
        color = np.array([(60, 90, 20), (110, 60, 20), (40, 30, 120), (60, 60, 60)][int(rng.integers(4))], float)
    noise = np.zeros((height, width), np.float32)
    for size in (2, 4, 10, 30):
        strength = rng.uniform(0, 1) ** 2 * 40
        stretch = 1 if rng.random() < 0.7 else 8
        grain = rng.normal(0, strength, (max(2, height // size), max(2, width // (size * stretch)))).astype(np.float32)
        noise += cv2.resize(grain, (width, height), interpolation=cv2.INTER_LINEAR)
    tint = 1 + rng.normal(0, 0.15, 3)
    return np.clip(color + noise[:, :, None] * tint, 0, 255).astype(np.uint8)


def back(rng: np.random.Generator, art: Art) -> Image:
    """Return the back of a card."""
    if rng.random() < 0.06:
        return _tinted(art.backs[0], rng)
    ink, paper = _pair(rng)
    half = np.empty((_TALL // 2, _WIDE, 3), np.float32)
    half[:] = ink if rng.random() < 0.5 else paper
    match int(rng.integers(4)):
        case 0:
            _lattice(half, ink, paper, rng)
        case 1:
            _flourish(half, ink, paper, rng)
        case 2:
            _lattice(half, ink, paper, rng)
            _flourish(half, paper, ink, rng)
        case _:
            cell = int(rng.integers(4, 24))
            rows, columns = np.indices(half.shape[:2]) // cell
            half[(rows + columns) % 2 == 0] = ink if rng.random() < 0.5 else rng.uniform(0, 255, 3)
    if rng.random() < 0.3:
        cv2.circle(half, (_WIDE // 2, _TALL // 2), int(rng.integers(10, 70)), _one(ink, paper, rng), -1, cv2.LINE_AA)
    if rng.random() < 0.2:  # The mark of a house, which may be a suit.
        suit = SUITS[int(rng.integers(4))]
        stamp(half, art.suits[suit][0], (_WIDE / 2, _TALL / 4), rng.uniform(20, 110), _one(ink, paper, rng))
    drawn = np.concatenate([half, half[::-1, ::-1]])
    if rng.random() < 0.75:
        margin = int(rng.integers(3, 22))
        framed = np.empty_like(drawn)
        framed[:] = (245, 248, 250) if rng.random() < 0.8 else paper
        framed[margin:-margin, margin:-margin] = drawn[margin:-margin, margin:-margin]
        drawn = framed
    return np.clip(drawn, 0, 255).astype(np.uint8)


def _tinted(picture: Image, rng: np.random.Generator) -> Image:
    mixed = picture.astype(np.float32) @ rng.dirichlet((1, 1, 1), 3).T.astype(np.float32)
    return np.clip(mixed, 0, 255).astype(np.uint8)


Color = tuple[float, float, float]


def _pair(rng: np.random.Generator) -> tuple[Color, Color]:
    inks = ((150, 60, 20), (40, 30, 180), (40, 40, 40), (50, 110, 20), (90, 30, 110), tuple(rng.uniform(0, 200, 3)))
    ink = inks[int(rng.integers(len(inks)))]
    light = rng.uniform(190, 255)
    return (float(ink[0]), float(ink[1]), float(ink[2])), (light, light, light)


def _one(first: Color, second: Color, rng: np.random.Generator) -> Color:
    return first if rng.random() < 0.5 else second


def _lattice(half: Floats, ink: Color, paper: Color, rng: np.random.Generator) -> None:
    step, slope, thick = int(rng.integers(4, 26)), rng.uniform(0.4, 2.0), int(rng.integers(1, 4))
    for x in range(-2 * _TALL, _WIDE + 2 * _TALL, step):
        for way in (-1, 1):
            cv2.line(
                half,
                (x, 0),
                (round(x + way * slope * _TALL), _TALL),
                _one(ink, paper, rng) if step > 20 else (paper if half[0, 0, 0] == ink[0] else ink),
                thick,
                cv2.LINE_AA,
            )


def _flourish(half: Floats, ink: Color, paper: Color, rng: np.random.Generator) -> None:
    for _ in range(int(rng.integers(5, 40))):
        middle = (int(rng.integers(0, _WIDE // 2)), int(rng.integers(0, _TALL // 2)))
        axes = (int(rng.integers(3, 50)), int(rng.integers(3, 50)))
        color, thick = _one(ink, paper, rng), int(rng.choice([-1, 1, 1, 2, 3]))
        angle = int(rng.integers(0, 180))
        cv2.ellipse(half, middle, axes, angle, 0, int(rng.integers(90, 361)), color, thick, cv2.LINE_AA)
        cv2.ellipse(half, (_WIDE - middle[0], middle[1]), axes, -angle, 0, 360, color, thick, cv2.LINE_AA)


def stranger(rng: np.random.Generator, art: Art) -> Image:
    """Return something of a card's size that is neither a face nor a back."""
    deck = style(rng, art)
    canvas = np.empty((_TALL, _WIDE, 3), np.float32)
    canvas[:] = deck.paper if rng.random() < 0.7 else rng.uniform(0, 255, 3)
    match int(rng.integers(7)):
        case 0:  # blank, or a cut card in one color
            pass
        case 1:
            _joker(canvas, deck, art, rng)
        case 2:
            _words(canvas, rng)
        case 3:  # another game's card: a number in the middle, or in the corners and no suit
            _number(canvas, deck, art, rng)
        case 4:
            return texture(rng, _WIDE, _TALL)
        case 5:  # Pips of several suits or in no order, without an index.
            for _ in range(int(rng.integers(1, 14))):
                suit = SUITS[int(rng.integers(4))]
                at = (rng.uniform(10, _WIDE - 10), rng.uniform(10, _TALL - 10))
                stamp(canvas, art.suits[suit][0], at, rng.uniform(12, 70), deck.colors[suit])
        case _:  # a picture
            _flourish(canvas[: _TALL // 2], *_pair(rng), rng)
            _flourish(canvas[_TALL // 2 :], *_pair(rng), rng)
    return np.clip(canvas, 0, 255).astype(np.uint8)


def _joker(canvas: Floats, deck: Style, art: Art, rng: np.random.Generator) -> None:
    if rng.random() < 0.3:
        canvas[:] = art.joker
    else:
        _flourish(canvas[70:200, 45:147], *_pair(rng), rng)
    size = rng.uniform(12, 26)
    color = deck.colors["s" if rng.random() < 0.5 else "h"]
    face = cv2.FontFace("sans")
    for place, letter in enumerate("JOKER"):
        small = np.zeros((40, 40, 3), np.uint8)
        cv2.putText(small, letter, (6, 32), (255, 255, 255), face, 30)
        at = (8 + size / 2, 10 + size * (0.6 + place * 1.05))
        stamp(canvas, small[:, :, 0], at, size * 1.3, color)
        stamp(canvas, small[:, :, 0], (_WIDE - at[0], _TALL - at[1]), size * 1.3, color, turned=True)


def _words(canvas: Floats, rng: np.random.Generator) -> None:
    face = cv2.FontFace("sans")
    small = np.zeros((_TALL, _WIDE, 3), np.uint8)
    y = 10
    while y < _TALL - 10:
        size = int(rng.integers(8, 40))
        y += size + int(rng.integers(2, 20))
        letters = "".join(str(rng.choice(list("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .-"))) for _ in range(18))
        cv2.putText(small, letters, (int(rng.integers(2, 60)), y), (255, 255, 255), face, size)
    stamp(canvas, small[:, :, 0], (_WIDE / 2, _TALL / 2), _TALL, (30, 30, 30), width=_WIDE)


def _number(canvas: Floats, deck: Style, art: Art, rng: np.random.Generator) -> None:
    face = art.types[deck.typeface]
    glyph = face[RANKS[int(rng.integers(len(RANKS)))]]
    color = tuple(rng.uniform(0, 255, 3))
    if rng.random() < 0.5:
        stamp(canvas, glyph, (_WIDE / 2, _TALL / 2), rng.uniform(60, 170), (float(color[0]), color[1], color[2]))
    if rng.random() < 0.7:  # An index without a suit below it.
        blob = np.zeros((8, 8), np.uint8)
        index(canvas, deck, glyph, blob, (float(color[0]), color[1], color[2]))
    if rng.random() < 0.4:
        cv2.ellipse(canvas, (_WIDE // 2, _TALL // 2), (60, 110), 30, 0, 360, tuple(rng.uniform(0, 255, 3)), 4)
