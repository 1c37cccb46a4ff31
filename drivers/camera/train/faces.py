"""Draw cards of fictitious decks: each deck has its own type, suits, sizes, colors, and court cards.

Features that vary most between real decks vary most here. A deck is one draw of `Style`; its cards are drawn from it.
"""

import math
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from drivers.camera.picture.cv import cv2
from drivers.camera.picture.look import RANKS, SUITS, Floats, Image
from drivers.camera.train.art import FRAME, Art, Mask, trimmed

CARD: Final = (192, 270)  # a drawn card, width × height in pixels
# Paper, black, red, blue and gold: the inks of the downloaded court cards.
_DRAWN_IN: Final = np.array([(255, 255, 255), (0, 0, 0), (0, 0, 255), (255, 68, 68), (68, 204, 255)], np.float32)

Color = tuple[float, float, float]

_CENTRE = ((0.5, 0.5),)
_ENDS = ((0.5, 0.0), (0.5, 1.0))
_CORNERS = ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0))
_MIDDLES = ((0.0, 0.5), (1.0, 0.5))
_EIGHT = (*_CORNERS, (0.0, 1 / 3), (1.0, 1 / 3), (0.0, 2 / 3), (1.0, 2 / 3))
# Places of the pips of a card: 0 to 1 across and down the field between the outermost pips.
PIPS: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "2": _ENDS,
    "3": _ENDS + _CENTRE,
    "4": _CORNERS,
    "5": _CORNERS + _CENTRE,
    "6": _CORNERS + _MIDDLES,
    "7": (*_CORNERS, *_MIDDLES, (0.5, 0.25)),
    "8": (*_CORNERS, *_MIDDLES, (0.5, 0.25), (0.5, 0.75)),
    "9": _EIGHT + _CENTRE,
    "T": (*_EIGHT, (0.5, 1 / 6), (0.5, 5 / 6)),
}
_FOURS = tuple((across, down / 3) for across in (0.0, 1.0) for down in range(4))
_THREES = tuple((across, down / 2) for across in (0.0, 1.0) for down in range(3))
# Their places on cards of unusual decks.
OTHER_PIPS: Final[dict[str, tuple[tuple[tuple[float, float], ...], ...]]] = {
    "3": (_CORNERS[:2] + _ENDS[1:], ((0.0, 0.0), (0.5, 0.5), (1.0, 1.0))),
    "5": (_CORNERS[:2] + _CENTRE + _CORNERS[2:], (*_ENDS, *_CENTRE, *_MIDDLES)),
    "6": (tuple((down, across) for across, down in _THREES), (*_ENDS, *_CORNERS)),
    "7": ((*_CORNERS, *_CENTRE, *_ENDS), (*_THREES, (0.5, 0.75)), (*_THREES, (0.5, 0.5))),
    "8": (_FOURS, (*_THREES, *_ENDS), (*_THREES, (0.5, 1 / 3), (0.5, 2 / 3)), (*_CORNERS, *_ENDS, *_MIDDLES)),
    "9": ((*_THREES, *_ENDS, *_CENTRE), (*_FOURS, (0.5, 1 / 6))),
    "T": (
        (*_FOURS, (0.5, 1 / 3), (0.5, 2 / 3)),
        (*_FOURS, *_ENDS),
        (*_THREES, *((0.5, down / 3) for down in range(4))),
    ),
}


@dataclass(frozen=True)
class Style:
    """One deck. Sizes are shares of the card's height, places shares of its width or height."""

    typeface: int
    suit_shapes: dict[str, int]
    colors: dict[str, Color]
    paper: Color
    index_height: float
    index_condensed: float
    index_margin: tuple[float, float]
    index_suit: float
    index_gap: float
    all_corners: bool
    pip_height: float
    pip_columns: float
    pip_top: float
    pips: str  # "field", "one"
    ace: float
    ornate: bool
    courts: str  # "drawn", "made up", "letter", "figure"
    court_frame: tuple[float, float, float]  # left, top, thickness of the line in pixels
    court_pip: tuple[float, float, float]  # height, left, top inside the frame; no pip where the height is 0
    court_tint: Floats
    court_inks: Floats | None  # Printed colors, one for each of `_DRAWN_IN`; None: as drawn.
    edge: float  # Thickness of a line along the edge, 0 for none.
    seed: int
    letters: dict[str, str] = field(default_factory=dict)  # The letter of a rank, where the deck has another one.
    suit_beside: bool = False  # Whether the suit is beside the rank and not below it.
    other_pips: bool = False  # Whether the pips have unusual places.


def style(rng: np.random.Generator, art: Art) -> Style:
    """Draw a deck."""
    jumbo = rng.random() < 0.35
    index_height = rng.uniform(0.13, 0.25) if jumbo else rng.uniform(0.075, 0.13)
    margin_x, margin_y = rng.uniform(0.018, 0.06), rng.uniform(0.02, 0.06)
    black, red = _black(rng), _red(rng)
    four = rng.random() < 0.15
    blue = (rng.uniform(140, 230), rng.uniform(50, 110), rng.uniform(0, 60))
    green = (rng.uniform(20, 70), rng.uniform(90, 150), rng.uniform(0, 50))
    return Style(
        typeface=int(rng.integers(10)) if rng.random() < 0.45 else int(rng.integers(len(art.types))),
        suit_shapes={suit: int(rng.integers(len(art.suits[suit]))) for suit in SUITS},
        colors={"s": black, "h": red, "d": blue if four else red, "c": green if four else black},
        paper=(rng.uniform(222, 255), rng.uniform(230, 255), rng.uniform(235, 255)),
        index_height=index_height,
        index_condensed=rng.uniform(0.55, 1.0),
        index_margin=(margin_x, margin_y),
        index_suit=rng.uniform(0.55, 1.0),
        index_gap=rng.uniform(0.0, 0.25),
        all_corners=rng.random() < 0.12,
        pip_height=rng.uniform(0.1, 0.145) if jumbo else rng.uniform(0.115, 0.19),
        pip_columns=rng.uniform(0.16, 0.2) if jumbo else rng.uniform(0.17, 0.25),
        pip_top=rng.uniform(0.16, 0.3) if jumbo else rng.uniform(0.12, 0.21),
        pips="one" if rng.random() < 0.1 else "field",
        ace=rng.uniform(0.12, 0.45),
        ornate=rng.random() < 0.65,
        courts="drawn" if rng.random() < 0.6 else "made up",
        court_frame=(
            rng.uniform(0.16, 0.3) if jumbo else FRAME[0] + rng.uniform(-0.05, 0.06),
            rng.uniform(0.05, 0.2),
            float(rng.choice([0, 1, 1, 2, 3])),
        ),
        court_pip=(float(rng.choice([0, 0.1, 0.13, 0.16, 0.19])), rng.uniform(0.0, 0.06), rng.uniform(0.0, 0.05)),
        court_tint=_tint(rng),
        court_inks=_inks(rng) if rng.random() < 0.4 else None,
        edge=float(rng.choice([0, 0, 0, 0, 1, 2])),
        seed=int(rng.integers(2**31)),
    )


def _black(rng: np.random.Generator) -> Color:
    gray = rng.uniform(5, 60)
    return gray + rng.uniform(0, 15), gray + rng.uniform(0, 8), gray + rng.uniform(0, 8)


def _red(rng: np.random.Generator) -> Color:
    return rng.uniform(15, 70), rng.uniform(10, 60), rng.uniform(160, 245)


def _tint(rng: np.random.Generator) -> Floats:
    """Return a mixture of the colors of a court card: near to the drawn one, or any."""
    near = np.eye(3) + rng.normal(0, 0.08, (3, 3))
    if rng.random() < 0.4:
        near = np.eye(3)[rng.permutation(3)] + rng.normal(0, 0.2, (3, 3))
    if rng.random() < 0.12:
        near = np.full((3, 3), 1 / 3) + rng.normal(0, 0.05, (3, 3))
    return (near / near.sum(axis=1, keepdims=True)).astype(np.float32)


def _inks(rng: np.random.Generator) -> Floats:
    """Return the few colors in which many decks are printed: black, red and yellow, mostly, and perhaps a blue."""
    inks = [_black(rng), _red(rng), (rng.uniform(0, 90), rng.uniform(170, 235), rng.uniform(225, 255))]
    if rng.random() < 0.5:
        inks.append((rng.uniform(120, 230), rng.uniform(40, 130), rng.uniform(0, 90)))
    red, blue, gold = (inks[int(place)] for place in rng.integers(len(inks), size=3))
    if rng.random() < 0.6:  # The suits are drawn with it, too.
        red = inks[1]
    return np.array([(255, 255, 255), inks[0], red, blue, gold], np.float32)


# ------------------------------------------------------------------------------------------------------------ drawing


def stamp(
    canvas: Floats,
    mask: Mask,
    center: tuple[float, float],
    height: float,
    color: Color,
    *,
    width: float = 0,
    turned: bool = False,
    strength: float = 1.0,
) -> None:
    """Print `mask` on the canvas, in pixels. It keeps its shape unless `width` says otherwise."""
    tall = max(2, round(height))
    wide = max(2, round(width or height * mask.shape[1] / mask.shape[0]))
    ink = np.asarray(cv2.resize(mask, (wide, tall), interpolation=cv2.INTER_AREA), dtype=np.float32)
    if turned:
        ink = ink[::-1, ::-1]
    left, top = round(center[0] - wide / 2), round(center[1] - tall / 2)
    x0, y0 = max(0, left), max(0, top)
    x1, y1 = min(canvas.shape[1], left + wide), min(canvas.shape[0], top + tall)
    if x1 > x0 and y1 > y0:
        alpha = ink[y0 - top : y1 - top, x0 - left : x1 - left, None] * (strength / 255.0)
        canvas[y0:y1, x0:x1] += alpha * (np.asarray(color, np.float32) - canvas[y0:y1, x0:x1])


def draw(deck: Style, art: Art, card: str, indexed: str = "") -> Image:
    """Return one card of a deck, `CARD` in size. `indexed`: the card of its indices, if that is another one."""
    rank, suit = card[0], card[1]
    width, height = CARD
    canvas = np.empty((height, width, 3), np.float32)
    canvas[:] = deck.paper
    rng = np.random.default_rng([deck.seed, RANKS.index(rank), SUITS.index(suit)])
    shape = warped(art.suits[suit][deck.suit_shapes[suit]], rng, 0.03)
    if rank in "JQK":
        _court(canvas, deck, art, card, shape, rng)
    elif rank == "A":
        _ace(canvas, deck, shape, suit, rng)
    elif deck.pips == "one":
        stamp(canvas, shape, (width / 2, height / 2), height * (0.15 + deck.ace * 0.6), deck.colors[suit])
    else:
        _pips(canvas, deck, shape, card, rng)
    if indexed and indexed != card:
        rank, suit = indexed[0], indexed[1]
        shape = warped(art.suits[suit][deck.suit_shapes[suit]], rng, 0.03)
    index(
        canvas,
        deck,
        warped(art.types[deck.typeface][deck.letters.get(rank, rank)], rng, 0.04),
        shape,
        deck.colors[suit],
    )
    if deck.edge:
        cv2.rectangle(canvas, (2, 2), (width - 3, height - 3), (60, 60, 60), int(deck.edge), cv2.LINE_AA)
    return np.clip(canvas, 0, 255).astype(np.uint8)


def warped(mask: Mask, rng: np.random.Generator, most: float) -> Mask:
    """Return a shape slightly bent, thicker or thinner, as in another typeface; `most`: by how much of its size."""
    height, width = mask.shape
    edge = round(0.08 * max(height, width))
    mask = np.asarray(cv2.copyMakeBorder(mask, edge, edge, edge, edge, cv2.BORDER_CONSTANT, value=0), dtype=np.uint8)
    tall, wide = mask.shape
    field = rng.normal(0, rng.uniform(0, most) * max(height, width), (2, 5, 4)).astype(np.float32)
    x, y = (cv2.resize(point, (wide, tall), interpolation=cv2.INTER_CUBIC) for point in field)
    across, down = np.meshgrid(np.arange(wide, dtype=np.float32), np.arange(tall, dtype=np.float32))
    bent = cv2.remap(mask, across + x, down + y, cv2.INTER_LINEAR)
    thick = int(rng.integers(-3, 5) * max(height, width) / 190)
    if thick:
        kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (abs(thick) + 1, abs(thick) + 1))
        bent = cv2.dilate(bent, kernel) if thick > 0 else cv2.erode(bent, kernel)
    return trimmed(np.asarray(bent, dtype=np.uint8)) if bent.max() > 40 else mask


def index(canvas: Floats, deck: Style, glyph: Mask, shape: Mask, color: Color) -> None:
    """Print rank and suit in the corners."""
    height, width = canvas.shape[:2]
    tall = deck.index_height * height
    wide = min(tall * glyph.shape[1] / glyph.shape[0] * deck.index_condensed, tall * 0.85)
    suit_tall = tall * deck.index_suit * 0.85
    suit_wide = suit_tall * shape.shape[1] / shape.shape[0]
    x = deck.index_margin[0] * width + max(tall * 0.52 * deck.index_condensed, suit_wide / 2, wide / 2)
    y = deck.index_margin[1] * height + tall / 2
    y_suit = y + tall / 2 + deck.index_gap * tall + suit_tall / 2
    x_suit = x
    if deck.suit_beside:
        x_suit, y_suit = x + (wide + suit_wide) / 2 + deck.index_gap * tall, y
    for across in (False, True) if deck.all_corners else (False,):
        left, left_suit = (width - x, width - x_suit) if across else (x, x_suit)
        stamp(canvas, glyph, (left, y), tall, color, width=wide)
        stamp(canvas, shape, (left_suit, y_suit), suit_tall, color)
        stamp(canvas, glyph, (width - left, height - y), tall, color, width=wide, turned=True)
        stamp(canvas, shape, (width - left_suit, height - y_suit), suit_tall, color, turned=True)


def _pips(canvas: Floats, deck: Style, shape: Mask, card: str, rng: np.random.Generator) -> None:
    height, width = canvas.shape[:2]
    tall = deck.pip_height * height * (0.85 if card[0] in "89T" else 1.0)
    wide = min(tall * shape.shape[1] / shape.shape[0], 0.24 * width)
    places = PIPS[card[0]]
    if deck.other_pips and card[0] in OTHER_PIPS:
        others = OTHER_PIPS[card[0]]
        places = others[deck.seed % len(others)]
    for across, down in places:
        x = width * (0.5 + (across - 0.5) * 2 * deck.pip_columns)
        y = height * (deck.pip_top + down * (1 - 2 * deck.pip_top))
        turned = down > 0.5 or (down == 0.5 and bool(rng.integers(2)))
        stamp(canvas, shape, (x, y), tall, deck.colors[card[1]], width=wide, turned=turned)


def _ace(canvas: Floats, deck: Style, shape: Mask, suit: str, rng: np.random.Generator) -> None:
    height, width = canvas.shape[:2]
    middle, color = (width / 2, height / 2), deck.colors[suit]
    if not (deck.ornate and (suit == "s" or rng.random() < 0.15)):
        stamp(canvas, shape, middle, deck.ace * height, color)
        return
    tall = rng.uniform(0.28, 0.6) * height
    _ornament(canvas, middle, tall, color, rng)
    if rng.random() < 0.75:
        stamp(canvas, shape, middle, tall * rng.uniform(0.5, 1.1), color, strength=rng.uniform(0.4, 1.0))
    for _ in range(int(rng.integers(0, 4))):  # The spade inside the spade is light or dark.
        stamp(canvas, shape, middle, tall * rng.uniform(0.15, 0.5), color if rng.random() < 0.4 else deck.paper)
    for _ in range(int(rng.integers(0, 6))):
        _print(canvas, (middle[0], middle[1] + rng.choice([-1, 1]) * rng.uniform(0.3, 0.75) * tall), color, rng)


def _ornament(canvas: Floats, middle: tuple[float, float], tall: float, color: Color, rng: np.random.Generator) -> None:
    """Draw tendrils and rings that are the same at the left and at the right."""
    t = np.linspace(0, 1, 30)
    for _ in range(int(rng.integers(3, 26))):
        radius, turns = rng.uniform(0.1, 0.55) * tall, rng.uniform(-1.5, 1.5)
        start, reach = rng.uniform(0, 2 * math.pi), rng.uniform(0.02, 0.2) * tall
        angle = start + turns * t
        x = (radius + reach * np.sin(t * rng.uniform(2, 14))) * np.cos(angle) * 0.75
        y = (radius + reach * np.cos(t * rng.uniform(2, 14))) * np.sin(angle)
        thick = int(rng.integers(1, 3))
        for side in (-1, 1):
            points = np.stack([middle[0] + side * x, middle[1] + y], axis=1)
            cv2.polylines(canvas, [np.round(points).astype(np.int32)], False, color, thick, cv2.LINE_AA)


def _print(canvas: Floats, at: tuple[float, float], color: Color, rng: np.random.Generator) -> None:
    letters = "".join(str(rng.choice(list("ABCDEGHILMNOPRSTUY "))) for _ in range(int(rng.integers(5, 14))))
    size = int(rng.integers(6, 17))
    face = cv2.FontFace(str(rng.choice(["sans", "italic"])))
    small = np.zeros((24, 220, 3), np.uint8)
    (right, _), _ = cv2.putText(small, letters, (2, 18), (255, 255, 255), face, size)
    mask = np.ascontiguousarray(small[:, : max(8, right), 0])
    stamp(canvas, mask, at, 24, color, turned=rng.random() < 0.3)


def _court(canvas: Floats, deck: Style, art: Art, card: str, shape: Mask, rng: np.random.Generator) -> None:
    """Draw a court card. Its picture hardly identifies it, because decks differ. Its index and its suit do."""
    height, width = canvas.shape[:2]
    if deck.courts == "letter":  # There is no picture.
        glyph = art.types[(deck.typeface + 3) % len(art.types)][card[0]]
        stamp(canvas, glyph, (width / 2, height / 2), rng.uniform(0.3, 0.6) * height, deck.colors[card[1]])
        return
    left, top, line = deck.court_frame
    if deck.courts == "figure":
        left, top = rng.uniform(0.2, 0.32), rng.uniform(0.12, 0.32)
    x0, y0 = round(left * width), round(top * height)
    x1, y1 = width - x0, height - y0
    if deck.courts == "drawn" and deck.seed % 3 == 0:
        picture = art.courts[card][0]
    elif deck.courts == "drawn":
        picture = _borrowed(deck, art, card, shape, rng)
    else:
        picture = _made_up(deck, art, card, rng)
    tint = deck.court_tint
    if deck.court_inks is not None and deck.courts == "drawn":
        picture, tint = _reprinted(picture, deck.court_inks), np.eye(3, dtype=np.float32)
    fitted = np.asarray(cv2.resize(picture, (x1 - x0, y1 - y0), interpolation=cv2.INTER_AREA), dtype=np.float32)
    canvas[y0:y1, x0:x1] = np.clip(fitted @ tint.T, 0, 255) * (np.asarray(deck.paper, np.float32) / 255)
    if left < max(0.1, deck.index_margin[0] + 0.9 * deck.index_height):
        _clear_index(canvas, deck)
    if line:
        cv2.rectangle(canvas, (x0, y0), (x1, y1), deck.colors[card[1]] if deck.seed % 2 else (150, 60, 40), int(line))


def _clear_index(canvas: Floats, deck: Style) -> None:
    height, width = canvas.shape[:2]
    tall = deck.index_height * (1.1 + deck.index_gap + 0.85 * deck.index_suit)
    wide = deck.index_margin[0] * width + 0.9 * deck.index_height * max(deck.index_condensed, deck.index_suit) * height
    y, x = round((deck.index_margin[1] + tall) * height), round(min(wide, 0.3 * width))
    canvas[:y, :x] = canvas[-y:, -x:] = deck.paper


def _reprinted(picture: Image, inks: Floats) -> Image:
    """Return the picture in other inks: each point in that which is replaced by the nearest of those it was drawn
    in."""
    points = picture.reshape(-1, 3).astype(np.float32)
    away = np.linalg.norm(points[:, None] - _DRAWN_IN[None], axis=2)
    return inks[away.argmin(axis=1)].reshape(picture.shape).astype(np.uint8)


def _borrowed(deck: Style, art: Art, card: str, shape: Mask, rng: np.random.Generator) -> Image:
    """Return the picture of some court cards, bent and in other colors, with the suit of this one or with none."""
    names = sorted(art.courts)
    first, second = (art.courts[names[int(rng.integers(len(names)))]][0].astype(np.float32) for _ in range(2))
    height, width = first.shape[:2]
    mirrored = rng.random() < 0.5
    if mirrored:
        first, second = first[:, ::-1], second[:, ::-1]
    if rng.random() < 0.4:  # Put the head of one on the body of the other.
        neck = int(height * rng.uniform(0.15, 0.42))
        first = np.concatenate([first[:neck], second[neck : height - neck], first[height - neck :]])
    grown = rng.uniform(1.0, 1.35)
    moved = np.array(
        [
            [grown, rng.normal(0, 0.04), rng.normal(0, 0.05) * width - (grown - 1) * width / 2],
            [0, grown, rng.normal(0, 0.03) * height - (grown - 1) * height / 2],
        ]
    )
    paper = (255.0, 255.0, 255.0)
    half = cv2.warpAffine(first, moved, (width, height), borderMode=cv2.BORDER_CONSTANT, borderValue=paper)[
        : height // 2
    ]
    high, left, top = deck.court_pip
    pip, suit_x, suit_y = max(high, 0.13) * 300, left * width, top * height
    wide = pip * shape.shape[1] / shape.shape[0]
    room = (round(suit_x + wide * 1.15), round(suit_y + pip * 1.15))
    half[: max(room[1], round(0.2 * height)), : max(room[0], round(0.28 * width))] = paper
    if mirrored:  # The suit that was there.
        half[: round(0.2 * height), -round(0.28 * width) :] = half[round(0.2 * height), -round(0.28 * width)]
    if high:
        stamp(half, shape, (suit_x + wide / 2, suit_y + pip / 2), pip, deck.colors[card[1]])
    drawn = np.clip(np.concatenate([half, half[::-1, ::-1]]), 0, 255)
    return np.asarray(np.clip(drawn, 0, 255), dtype=np.uint8)


def _made_up(deck: Style, art: Art, card: str, rng: np.random.Generator) -> Image:
    """Make up a court card: patches in the deck's colors, the same upside down, with its suit or without."""
    width, height = 150, 230
    half = np.full((height // 2, width, 3), 255, np.float32)
    palette = np.random.default_rng(deck.seed).uniform(0, 255, (6, 3)).tolist()
    palette[0] = list(deck.colors[card[1]])
    for _ in range(int(rng.integers(10, 60))):
        color = palette[int(rng.integers(6))] if rng.random() < 0.8 else (20, 20, 20)
        middle = np.array([rng.normal(width / 2, width / 4), rng.uniform(0, height / 2)])
        match int(rng.integers(4)):
            case 0:
                points = middle + rng.normal(0, rng.uniform(5, 32), (int(rng.integers(3, 6)), 2))
                cv2.fillPoly(half, [points.astype(np.int32)], color, cv2.LINE_AA)
            case 1:
                axes = (int(rng.integers(2, 26)), int(rng.integers(2, 26)))
                thick = int(rng.choice([-1, 1, 2]))
                cv2.ellipse(half, middle.astype(int).tolist(), axes, 0, 0, 360, color, thick, cv2.LINE_AA)
            case 2:
                end = middle + rng.normal(0, 40, 2)
                cv2.line(half, middle.astype(int).tolist(), end.astype(int).tolist(), color, int(rng.integers(1, 5)))
            case _:
                points = middle + np.cumsum(rng.normal(0, 9, (12, 2)), axis=0)
                cv2.polylines(half, [points.astype(np.int32)], False, color, int(rng.integers(1, 3)), cv2.LINE_AA)
    if rng.random() < 0.7:  # a face
        x, y = int(width / 2 + rng.normal(0, 12)), int(rng.uniform(22, 55))
        cv2.ellipse(
            half, (x, y), (int(rng.integers(10, 22)), int(rng.integers(14, 26))), 0, 0, 360, (190, 215, 245), -1
        )
        for eye in (-6, 6):
            cv2.circle(half, (x + eye, y - 3), 2, (30, 30, 30), -1, cv2.LINE_AA)
    high, left, top = deck.court_pip
    if high:
        shape = art.suits[card[1]][deck.suit_shapes[card[1]]]
        tall = high * 270
        stamp(half, shape, (left * width + tall / 2, top * height + tall / 2), tall, deck.colors[card[1]])
    below = half[::-1] if deck.courts == "figure" else half[::-1, ::-1]
    return np.clip(np.concatenate([half, below]), 0, 255).astype(np.uint8)
