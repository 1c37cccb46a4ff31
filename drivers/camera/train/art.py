"""The shapes that training cards are drawn from: suits, the glyphs of many typefaces, and court cards.

The court cards and the strokes of one set of indices are by Adrian Kennard, who dedicated them to the public domain
(CC0). They come from the npm package `react-free-playing-cards`. The typefaces come from Python packages, under the
OFL, the Apache license or a similarly free one. This module draws the suits. The kiosk ships none of these shapes, only
the networks that were trained on them.
"""

import hashlib
import importlib.metadata
import re
import subprocess
import tarfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
import resvg_py

from drivers.camera.picture.cv import cv2
from drivers.camera.picture.look import RANKS, SUITS, Image

PACKAGE: Final = "react-free-playing-cards@0.4.2"
SHA256: Final = "df77c0779b88350b9a46d4a0e85c6fab117fc9d78ef3f1ca292b3d759139831f"
FONT_PACKAGES: Final = (
    "font-roboto",
    "font-source-serif-pro",
    "font-source-sans-pro",
    "font-manrope",
    "font-hanken-grotesk",
    "font-caladea",
    "font-fredoka-one",
    "font-lato",
    "matplotlib",
    "sphinx-rtd-theme",
)
# Skip typefaces that are too thin or slanted for an index, and fonts without letters.
_NO_TYPE: Final = re.compile(
    r"Thin|ExtraLight|Italic|It[a.]|Oblique|Variable|Display|LastResort|STIXNon|STIXSiz|cm[est]y|cmex|cmmi|cmti|awesome",
    re.IGNORECASE,
)
STROKES: Final = (45, 62, 80, 100, 125)  # the widths in which the drawn indices are stroked
STROKED: Final = 2 * len(STROKES)  # the number of typefaces made of strokes
# Valet, Dame, Roi; Bube; Fante; Sota, Caballo: court cards in French, German, Italian, Spanish; and a French ace.
FOREIGN: Final = "VDRBFSC1"
FRAME: Final = (0.1567, 0.112)  # the margins outside a court card's frame, as parts of the card's width and height

Mask = Image  # height × width, 255 where there is ink


@dataclass(frozen=True)
class Art:
    """The shapes: masks of each suit, a mask of each rank for each typeface in `types`, and courts without an index.

    The first `STROKED` typefaces have no `FOREIGN` letters.
    """

    suits: dict[str, list[Mask]]
    types: list[dict[str, Mask]]
    courts: dict[str, list[Image]]
    backs: list[Image]
    joker: Image


def load(cache: Path) -> Art:
    """Return the art. Fetch it into `cache` unless it exists. Raise RuntimeError if the package's hash is wrong."""
    sheets = _sheets(_fetch(cache))
    courts = {
        f"{rank}{suit}": [_inside(raster(sheets[f"{style}/{rank}{suit.upper()}"], 320, 448))]
        for style in ("2color",)
        for rank in "JQK"
        for suit in SUITS
    }
    return Art(
        suits={suit: _printed(sheets, suit) * 6 + _suits(suit) for suit in SUITS},
        types=_stroked(sheets) + _typefaces(),
        courts=courts,
        backs=[raster(sheets["back"], 192, 270)],
        joker=raster(sheets["2color/2J"], 192, 270),
    )


def _fetch(cache: Path) -> Path:
    cache.mkdir(parents=True, exist_ok=True)
    path = cache / f"{PACKAGE.replace('@', '-')}.tgz"
    if not path.exists():
        subprocess.run(["npm", "pack", "--silent", PACKAGE], cwd=cache, check=True)
    if hashlib.sha256(path.read_bytes()).hexdigest() != SHA256:
        raise RuntimeError(f"{path.name} is not the package that the networks are trained on: remove it and try again")
    return path


def _sheets(package: Path) -> dict[str, str]:
    """Return the package's drawings as SVG, by names such as 2color/KD."""
    folder = "package/src/images/"
    with tarfile.open(package) as tar:
        return {
            member.name.removeprefix(folder).removesuffix(".svg"): tar.extractfile(member).read().decode()  # type: ignore[union-attr]
            for member in tar.getmembers()
            if member.name.startswith(folder) and member.name.endswith(".svg")
        }


def raster(svg: str, width: int, height: int) -> Image:
    sized = re.sub(
        r"<svg ([^>]*)>",
        lambda head: (
            "<svg " + re.sub(r'\b(?:width|height)="[^"]*"', "", head[1]) + f' width="{width}" height="{height}">'
        ),
        svg,
        count=1,
    )
    png = np.frombuffer(bytes(resvg_py.svg_to_bytes(svg_string=sized)), np.uint8)
    drawn = cv2.imdecode(png, cv2.IMREAD_UNCHANGED)
    assert drawn is not None
    if drawn.shape[2] == 4:
        alpha = drawn[:, :, 3:] / 255.0
        drawn = drawn[:, :, :3] * alpha + 255 * (1 - alpha)
    return np.asarray(drawn, dtype=np.uint8)


def _inside(court: Image) -> Image:
    height, width = court.shape[:2]
    left, top = round(FRAME[0] * width) + 1, round(FRAME[1] * height) + 1
    return np.ascontiguousarray(court[top:-top, left:-left])


def trimmed(mask: Mask) -> Mask:
    """Return the mask without its empty margins."""
    rows, columns = np.flatnonzero(mask.max(axis=1) > 40), np.flatnonzero(mask.max(axis=0) > 40)
    return np.ascontiguousarray(mask[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1])


# ------------------------------------------------------------------------------------------------------------ indices


def _stroked(sheets: dict[str, str]) -> list[dict[str, Mask]]:
    paths = {
        rank: re.search(rf'id="VS{rank}"[^>]*><path d="([^"]*)"', sheets[f"2color/{rank}S"])[1]  # type: ignore[index]
        for rank in RANKS
    }
    return [
        {rank: trimmed(_stroke(path, width, cap)) for rank, path in paths.items()}
        for width in STROKES
        for cap in ("square", "round")
    ]


def _stroke(path: str, width: int, cap: str) -> Mask:
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-600 -600 1200 1200" width="256" height="256">'
        f'<rect x="-600" y="-600" width="1200" height="1200" fill="black"/><path d="{path}" stroke="white" '
        f'stroke-width="{width}" stroke-linecap="{cap}" stroke-linejoin="round" fill="none"/></svg>'
    )
    return raster(svg, 256, 256)[:, :, 0]


def _typefaces() -> list[dict[str, Mask]]:
    files = [
        Path(str(file.locate()))
        for package in FONT_PACKAGES
        for file in importlib.metadata.files(package) or ()
        if file.suffix in (".ttf", ".otf") and not _NO_TYPE.search(file.name)
    ]
    seen = {file.stem: file for file in sorted(files)}  # Some packages have a typeface both as .otf and as .ttf.
    signs = RANKS + FOREIGN
    return [{rank: _glyph(file, "10" if rank == "T" else rank) for rank in signs} for file in seen.values()]


def _glyph(file: Path, text: str) -> Mask:
    canvas = np.zeros((320, 480, 3), np.uint8)
    cv2.putText(canvas, text, (60, 250), (255, 255, 255), cv2.FontFace(str(file)), 200)
    return trimmed(canvas[:, :, 0])


# -------------------------------------------------------------------------------------------------------------- suits


def _suits(suit: str) -> list[Mask]:
    """Return a suit in many shapes: slim and fat, with curved and with straight sides."""
    rng = np.random.default_rng(SUITS.index(suit))
    shapes = []
    for _ in range(24):
        mask = np.zeros((512, 512), np.uint8)
        _DRAW[suit](mask, rng)
        shapes.append(trimmed(np.asarray(cv2.resize(mask, (192, 192), interpolation=cv2.INTER_AREA), dtype=np.uint8)))
    return shapes


def _printed(sheets: dict[str, str], suit: str) -> list[Mask]:
    path = re.search(rf'id="S{suit.upper()}2"[^>]*><path d="([^"]*)"', sheets[f"2color/2{suit.upper()}"])[1]  # type: ignore[index]
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-600 -600 1200 1200" width="256" height="256">'
        f'<rect x="-600" y="-600" width="1200" height="1200" fill="black"/><path d="{path}" fill="white"/></svg>'
    )
    return [trimmed(raster(svg, 256, 256)[:, :, 0])]


def _fill(mask: Mask, x: np.ndarray, y: np.ndarray) -> None:
    points = np.stack([256 + 220 * x, 256 + 220 * y], axis=1)
    cv2.fillPoly(mask, [np.round(points * 16).astype(np.int32)], 255, lineType=cv2.LINE_AA, shift=4)


def _diamond(mask: Mask, rng: np.random.Generator) -> None:
    width, bulge = rng.uniform(0.62, 0.95), rng.uniform(-0.13, 0.03)
    t = np.linspace(0, 1, 24)
    inward = bulge * np.sin(np.pi * t)
    x, y = (1 - t) * width + inward * 0.8, t + inward * 0.8
    _fill(mask, np.concatenate([x, -x[::-1], -x, x[::-1]]), np.concatenate([y, y[::-1], -y, -y[::-1]]))


def _heart_outline(rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    if rng.random() < 0.7:
        return _hollow_heart(rng)
    t = np.linspace(0, 2 * np.pi, 90)
    dip = rng.uniform(3.0, 6.5)
    x = np.sin(t) ** 3 * rng.uniform(0.84, 1.0)
    y = -(13 * np.cos(t) - dip * np.cos(2 * t) - 2 * np.cos(3 * t) - rng.uniform(0.4, 1.2) * np.cos(4 * t)) / 17
    return x, y


def _hollow_heart(rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Return the outline of a heart whose sides curve inward near its tip, like most printed hearts."""
    side = rng.uniform(0.82, 1.0)
    hollow, belly, dip = rng.uniform(0.05, 0.4), rng.uniform(-0.05, 0.3), rng.uniform(0.35, 0.65)
    x, y = [], []
    for points in (
        ((0, 1), (hollow, rng.uniform(0.5, 0.75)), (side, belly), (side, -0.35)),
        ((side, -0.35), (side, -1.05), (0.12, -1.1), (0, -dip)),
    ):
        t = np.linspace(0, 1, 24)[:, None]
        first, second, third, fourth = np.array(points, float)
        curve = (1 - t) ** 3 * first + 3 * (1 - t) ** 2 * t * second + 3 * (1 - t) * t**2 * third + t**3 * fourth
        x.append(curve[:, 0])
        y.append(curve[:, 1])
    right_x, right_y = np.concatenate(x), np.concatenate(y)
    return np.concatenate([right_x, -right_x[::-1]]), np.concatenate([right_y, right_y[::-1]])


def _of_discs(mask: Mask, rng: np.random.Generator, up: float) -> None:
    """Fill two discs and a triangle: a heart, or, if `up` is -1, a spade without its stem."""
    radius, apart, low = rng.uniform(0.38, 0.5), rng.uniform(0.36, 0.48), rng.uniform(-0.5, -0.15)
    t = np.linspace(0, 2 * np.pi, 40)
    for side in (-apart, apart):
        _fill(mask, side + radius * np.cos(t), up * (low + radius * np.sin(t)))
    wide, shoulder = (apart + radius) * rng.uniform(0.93, 1.0), low + rng.uniform(0.1, 0.3)
    _fill(mask, np.array([-wide, wide, 0.0]), up * np.array([shoulder, shoulder, 1.0]))


def _heart(mask: Mask, rng: np.random.Generator) -> None:
    if rng.random() < 0.25:
        _of_discs(mask, rng, 1)
        return
    x, y = _heart_outline(rng)
    _fill(mask, x, y)


def _stem(mask: Mask, rng: np.random.Generator, top: float) -> None:
    foot, waist = rng.uniform(0.16, 0.5), rng.uniform(0.02, 0.09)
    t = np.linspace(0, 1, 16)
    side = waist + (foot - waist) * t ** rng.uniform(1.2, 3.5)
    y = top + (1.0 - top) * t
    _fill(mask, np.concatenate([side, -side[::-1]]), np.concatenate([y, y[::-1]]))


def _spade(mask: Mask, rng: np.random.Generator) -> None:
    if rng.random() < 0.25:
        _of_discs(mask, rng, -1)
        _stem(mask, rng, 0.1)
        return
    x, y = _heart_outline(rng)
    shrink = rng.uniform(0.78, 0.9)
    _fill(mask, x * rng.uniform(0.9, 1.0), -y * shrink - (1 - shrink) * 0.9)
    _stem(mask, rng, 0.1)


def _club(mask: Mask, rng: np.random.Generator) -> None:
    if rng.random() < 0.3:
        _leaves(mask, rng)
        return
    radius, apart, high = rng.uniform(0.36, 0.47), rng.uniform(0.42, 0.54), rng.uniform(0.44, 0.56)
    t = np.linspace(0, 2 * np.pi, 40)
    for x, y in ((0.0, -high), (-apart, 0.2), (apart, 0.2)):
        _fill(mask, x + radius * np.cos(t), y + radius * np.sin(t))
    middle = rng.uniform(0.12, 0.3)
    _fill(mask, middle * np.cos(t), middle * np.sin(t))
    _stem(mask, rng, 0.0)


def _leaves(mask: Mask, rng: np.random.Generator) -> None:
    """Fill a club with three slim leaves, whose ends are pointed or round."""
    broad, full, low = rng.uniform(0.26, 0.42), rng.uniform(1.0, 2.2), rng.uniform(-0.1, 0.35)
    point = rng.uniform(0.5, 1.0)
    t = np.linspace(0, 1, 24)
    half = broad * np.sin(np.pi * t**full) ** point
    along, across = np.concatenate([t, t[::-1]]), np.concatenate([half, -half[::-1]])
    for turn, long in ((-np.pi / 2, rng.uniform(0.95, 1.1)), (low, 0.95), (np.pi - low, 0.95)):
        x = long * along * np.cos(turn) - across * np.sin(turn)
        y = long * along * np.sin(turn) + across * np.cos(turn)
        _fill(mask, x, y + 0.1)
    _stem(mask, rng, 0.1)


_DRAW = {"c": _club, "d": _diamond, "h": _heart, "s": _spade}
