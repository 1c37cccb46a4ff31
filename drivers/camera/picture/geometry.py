"""From a frame to the outlines of the cards in it.

A card is a bright or patterned patch with four straight sides. Patches are looked for at several levels of brightness
and between edges, at a reduced size; then each side is found again at full size, as the line through the steepest
places across it. A patch is a card only by its shape: straight sides and, if the table has been measured, sides and
diagonals as long as a card's in millimeters; otherwise, the shape of a flat card before a lens of any
usual width of view.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from drivers.camera.picture.cv import cv2
from drivers.camera.picture.look import FLAT_SIZE, Floats, Image
from kiosk.core.value import value

Points = NDArray[np.float32]  # n × 2, x and y in pixels
_Real = NDArray[np.floating[Any]]
Mask = NDArray[np.uint8]
Plane = Callable[[Points], Points]  # Maps n × 2 pixels to places on the table, in millimeters.

SEARCH_SIDE_PX: Final = 640  # Longer side of the frame in which patches are searched for.
MIN_WIDTH_PX: Final = 34  # A narrower card cannot be read.
ASPECTS: Final = (1.07, 1.95)  # Seen height to width, from above and from a low angle.
CARD_ASPECT: Final = 1.4  # True height to width.
# Tolerance for the logarithm of the aspect and the cosine of an angle of a card at a low angle.
MAX_MISFIT: Final = 0.3
FOCAL_LENGTHS: Final = np.array((0.6, 0.8, 1.0, 1.4, 2.0, 4.0), np.float32)  # In longer sides of the picture.
MIN_STEEP_PX: Final = 50.0  # Shortest side of a card at a low angle: no smaller one is found.
CARD_SIZES_MM: Final = ((63.5, 88.9), (57.2, 88.9))  # Poker and bridge sizes.
SIZE_SLACK: Final = 0.07
ROUGH_SLACK: Final = 0.2  # Tolerance before the sides of a patch are found.
MIN_FULL: Final = 0.86  # Part of the area of its four sides that a patch must fill.
MIN_STEP: Final = 18.0  # Least step in brightness across an edge, all colors together; for a soft edge, per pixel.
MIN_SIDE: Final = 0.55  # Part of each side that must be seen as an edge.
# Part of the width by which a crooked side may leave its line: about one pixel of a card on the table.
CROOKED: Final = 0.01
SHARP: Final = 0.85
FRAMES: Final = ((1.38, 1.22), (1.28, 1.16), (1.5, 1.3))  # Width and height of a court card relative to its frame.
SAME: Final = 0.72  # Overlap at which two outlines are one: more than that of a court card and its frame.
# Overlap at which the sides of only one of two patches are searched: the other may give better sides.
ALIKE: Final = 0.98

_PROBES: Final = 28  # Places along a side at which its edge is searched for.
_STEPS: Final = 10  # Steps on each side of the expected edge.
_ALONG: Final = np.linspace(0.1, 0.9, _PROBES, dtype=np.float32)
_ACROSS: Final = np.linspace(-1, 1, 2 * _STEPS + 1, dtype=np.float32)
_NEAR: Final = 1 - 0.35 * np.abs(_ACROSS[1:-1])  # Of two equal edges, the nearer to the expected one counts.
_PAIRS: Final = tuple(np.array([(i, j) for i in range(0, _PROBES, 2) for j in range(i + 9, _PROBES, 3)]).T)
_NEXT, _BEFORE = [1, 2, 3, 0], [3, 0, 1, 2]
_SUM: Final = np.ones((1, 3), np.float32)
# (distance from a side within which its edge is searched for, as a share of the width; steps between the compared
# brightnesses). Over short distances, a soft edge is seen only across several steps.
SEARCHES: Final = ((0.05, 1), (0.02, 3))
AT_ONCE: Final = 64  # Outlines whose sides are measured together: cv2.remap accepts fewer than 32,768 rows.
SEARCHES_AGAIN: Final = SEARCHES[1:]  # Searches where the sides were found before and nothing has moved.


@value
class Outline:
    """Four corners in pixels, clockwise, the first two at one short side; `sharpness`: of the worst side, 0 to 1."""

    corners: Points
    sharpness: float

    @property
    def width_px(self) -> float:
        return (
            float(np.linalg.norm(self.corners[1] - self.corners[0]) + np.linalg.norm(self.corners[2] - self.corners[3]))
            / 2
        )

    @property
    def area_px(self) -> float:
        return float(cv2.contourArea(self.corners))


def flatten(frame: Image, corners: Points) -> Image:
    """Return the card inside four corners as if it were seen from straight above, `FLAT_SIZE` in size."""
    width, height = FLAT_SIZE
    to = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    matrix = cv2.getPerspectiveTransform(corners, to)
    return np.asarray(cv2.warpPerspective(frame, matrix, FLAT_SIZE, flags=cv2.INTER_LINEAR), dtype=np.uint8)


def have_size(quads_mm: Points, slack: float = SIZE_SLACK) -> NDArray[np.bool_]:
    """Return which of n × 4 × 2 corners in millimeters, each starting at a short side, have the true size of a card.

    Its diagonals are measured, too: a card has right angles.
    """
    ways = np.concatenate([quads_mm - quads_mm[:, _NEXT], quads_mm[:, :2] - quads_mm[:, 2:]], axis=1)
    lengths = np.sqrt((ways * ways).sum(axis=2))
    fits = np.zeros(len(quads_mm), np.bool_)
    for wide, tall in CARD_SIZES_MM:
        across = math.hypot(wide, tall)
        fits |= (np.abs(lengths / (wide, tall, wide, tall, across, across) - 1) < slack).all(axis=1)
    return fits


def find(frame: Image, plane: Plane | None = None, *, most_scale: float = 1.0) -> list[Outline]:
    """Return the outlines of everything in the frame that has the shape of a card, the largest first.

    With a `plane` it is judged in millimeters. Without it, one outline may be inside another, as the frame of a court
    card does in its card. Patches are looked for in a picture that is at most `most_scale` times as large.
    """
    return distinct(candidates(frame, plane, most_scale=most_scale))


def candidates(frame: Image, plane: Plane | None = None, *, most_scale: float = 1.0) -> list[Outline]:
    """Return the outlines as `find` does, perhaps several of one thing, the best first.

    An uneven rim around a card gives two: its own, and that of the card.
    """
    scale = min(most_scale, SEARCH_SIDE_PX / max(frame.shape[:2]))
    small = frame
    if scale < 1:
        small = np.asarray(cv2.resize(frame, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), dtype=np.uint8)
    rough: list[Points] = []
    reduced = None if plane is None else lambda corners: plane(corners / np.float32(scale))
    for mask in _masks(small):
        for corners in _patches(mask, MIN_WIDTH_PX * scale * 0.9, reduced):
            if not any(_same(corners, other, ALIKE) for other in rough):
                rough.append(corners)
    found = sharpen(frame, rough, scale, plane=plane)
    # Of two nearly equal outlines with sharp edges, the outer one counts: the card and not a print along its edge.
    found.sort(
        key=lambda outline: (
            outline.sharpness >= SHARP,
            outline.area_px if outline.sharpness >= SHARP else outline.sharpness,
        )
    )
    return found[::-1]


def distinct(outlines: Sequence[Outline]) -> list[Outline]:
    """Return the best outline of each thing, the largest first; `outlines`: the best first."""
    kept: list[Outline] = []
    for outline in outlines:
        if not any(_same(outline.corners, other.corners, SAME) for other in kept):
            kept.append(outline)
    kept.sort(key=lambda outline: -outline.area_px)
    return kept


# ------------------------------------------------------------------------------------------------------------ patches


def _masks(small: Image) -> Iterator[Mask]:
    """Yield pictures in which cards are white patches."""
    blue, green, red = cv2.split(small)
    whiteness = cv2.blur(cv2.min(cv2.min(blue, green), red), (3, 3))
    level, _ = cv2.threshold(whiteness, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
    for higher in (0.0, 0.25, 0.5, 0.75):
        yield cv2.threshold(whiteness, level + higher * (255 - level), 255, cv2.THRESH_BINARY)[1]
    for around, brighter in ((101, 6), (31, 12)):
        yield cv2.adaptiveThreshold(whiteness, 255, cv2.ADAPTIVE_THRESH_MEAN_C, cv2.THRESH_BINARY, around, -brighter)
    for blur, low, high in ((5, 30, 90), (3, 20, 60)):
        edges = cv2.Canny(cv2.GaussianBlur(small, (blur, blur), 0), low, high)
        yield cv2.bitwise_not(cv2.dilate(edges, np.ones((3, 3), np.uint8)))


def _patches(mask: Mask, least_width: float, plane: Plane | None) -> Iterator[Points]:
    """Yield the four corners of each patch that is shaped like a card."""
    contours, _ = cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)
    least_area = least_width * least_width * 1.3
    most_area = 0.9 * mask.shape[0] * mask.shape[1]
    for contour in contours:
        _, _, wide, high = cv2.boundingRect(contour)
        if wide < least_width or high < least_width:
            continue
        _, (width, other), _ = cv2.minAreaRect(contour)
        if min(width, other) < least_width or not least_area < width * other < 1.3 * most_area:
            continue
        hull = cv2.convexHull(contour)
        corners = _four(hull)
        if corners is None:
            continue
        area = cv2.contourArea(corners)
        if cv2.contourArea(contour) < MIN_FULL * area or not least_area < area < most_area:
            continue
        corners = upright(corners, plane)
        if have_shape(corners[None], mask.shape, plane, ROUGH_SLACK)[0]:
            yield corners
        elif plane is None and have_shape(corners[None, _NEXT], mask.shape)[0]:  # The long side is foreshortened.
            yield np.ascontiguousarray(corners[_NEXT])


def _four(hull: NDArray[np.int32]) -> Points | None:
    """Return the four corners of the patch, at which its four longest straight sides meet."""
    around = cv2.arcLength(hull, True)
    for part in (0.02, 0.03, 0.045, 0.06):
        points = cv2.approxPolyDP(hull, part * around, True)
        if len(points) == 4:
            return np.asarray(points.reshape(4, 2), dtype=np.float32)
        if len(points) < 4:
            break
    box = cv2.boxPoints(cv2.minAreaRect(hull))
    full = cv2.contourArea(hull) / max(cv2.contourArea(box), 1.0)
    return np.asarray(box, dtype=np.float32) if full > 0.88 else None


def upright(corners: Points, plane: Plane | None = None) -> Points:
    """Return the corners clockwise as seen, so that the first two are at a short side, in its `plane`."""
    (ax, ay), (bx, by), (cx, cy), _ = corners.tolist()
    if (bx - ax) * (cy - by) - (by - ay) * (cx - bx) < 0:
        corners = corners[::-1]
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = (corners if plane is None else plane(corners)).tolist()
    first = math.hypot(bx - ax, by - ay) + math.hypot(dx - cx, dy - cy)
    second = math.hypot(cx - bx, cy - by) + math.hypot(ax - dx, ay - dy)
    return np.ascontiguousarray(corners if first <= second else corners[_NEXT])


def have_shape(
    quads: Points, size: tuple[int, ...], plane: Plane | None = None, slack: float = SIZE_SLACK
) -> NDArray[np.bool_]:
    """Return which of n × 4 × 2 corners may be those of a card: on its `plane`, from above, or at a low angle.

    `size`: height and width of the picture, whose middle is the middle of the lens.
    """
    if plane is not None:
        return have_size(plane(quads.reshape(-1, 2)).reshape(-1, 4, 2), slack)
    ways = quads[:, _NEXT] - quads
    sides = np.maximum(np.sqrt((ways * ways).sum(axis=2)), 1e-3)
    ahead = ways / sides[:, :, None]
    bends = np.abs((ahead * ahead[:, _NEXT]).sum(axis=2)).max(axis=1)
    opposite = np.abs(np.log(sides[:, :2] / sides[:, 2:])).max(axis=1)
    aspect = (sides[:, 1] + sides[:, 3]) / (sides[:, 0] + sides[:, 2])
    from_above = (bends < 0.42) & (opposite < 0.336) & (ASPECTS[0] < aspect) & (aspect < ASPECTS[1])
    steep = (misfit(quads, size) < MAX_MISFIT) & (sides.min(axis=1) * SEARCH_SIDE_PX >= MIN_STEEP_PX * max(size))
    return np.asarray((from_above | steep) & (sides.min(axis=1) > 1))


def misfit(quads: Points, size: tuple[int, ...]) -> Floats:
    """Return the misfit of each of n × 4 × 2 corners to those of a card before the best-fitting lens.

    It combines the logarithm of the aspect against a card's, and the cosine of an angle.
    """
    height, width = size[:2]
    spots = (quads - np.array((width / 2, height / 2), np.float32)) / np.float32(max(height, width))
    first, second, third, fourth = (spots[:, corner] for corner in range(4))
    right, left, over = second - third, fourth - third, first - second + third - fourth
    turn = _cross(right, left)
    convex = np.abs(turn) > 1e-6
    turn = np.where(convex, turn, 1)
    into, away = (_cross(over, left) / turn)[:, None], (_cross(right, over) / turn)[:, None]
    across, down = second - first + into * second, fourth - first + away * fourth
    # A side of the card in space, for each focal length: its part in the picture plane, and its depth.
    focal = FOCAL_LENGTHS**2
    wide = np.sqrt((across * across).sum(axis=1, keepdims=True) / focal + into * into)
    tall = np.sqrt((down * down).sum(axis=1, keepdims=True) / focal + away * away)
    skew = np.abs((across * down).sum(axis=1, keepdims=True) / focal + into * away) / np.maximum(wide * tall, 1e-9)
    aspect = np.log(np.maximum(tall, 1e-6) / np.maximum(wide, 1e-6) / CARD_ASPECT)
    ahead = np.minimum(np.minimum(1 + into, 1 + away), 1 + into + away)[:, 0] > 0  # No corner is behind the lens.
    best = (skew + np.abs(aspect)).min(axis=1)
    return np.asarray(np.where(convex & ahead, best, np.inf), np.float32)


def _cross(first: _Real, other: _Real) -> _Real:
    return np.asarray(first[:, 0] * other[:, 1] - first[:, 1] * other[:, 0])


# -------------------------------------------------------------------------------------------------------------- sides


def sharpen(
    frame: Image,
    rough: Sequence[Points],
    scale: float = 1.0,
    searches: Sequence[tuple[float, int]] = SEARCHES,
    plane: Plane | None = None,
) -> list[Outline]:
    """Return the outlines whose sides are the steepest lines near the given ones, without those that are not edges.

    `rough` is in pixels of a frame `scale` times as large. Outlines without the shape of a card, on its `plane` if that
    is known, are left out, too.
    """
    return [
        outline
        for first in range(0, len(rough), AT_ONCE)
        for outline in _sharpen_block(frame, rough[first : first + AT_ONCE], scale, searches, plane)
    ]


def _sharpen_block(
    frame: Image, rough: Sequence[Points], scale: float, searches: Sequence[tuple[float, int]], plane: Plane | None
) -> list[Outline]:
    quads = np.stack(rough) / np.float32(scale)
    worst, seen = np.zeros((2, len(quads)), np.float32)
    for reach, apart in searches:
        width = np.sqrt(((quads[:, 1] - quads[:, 0]) ** 2).sum(axis=1))
        quads, worst, seen = _move_sides(frame, quads, np.maximum(2.0, reach * width).astype(np.float32), apart)
        if len(quads) == 0:
            return []
    outlines = [
        Outline(np.ascontiguousarray(corners), float(share))
        for corners, share, is_seen, shaped in zip(
            quads, worst, seen >= MIN_SIDE, have_shape(quads, frame.shape, plane), strict=True
        )
        if shaped and is_seen
    ]
    return [outline for outline in outlines if outline.width_px >= MIN_WIDTH_PX]


def around(frame: Image, frames: Sequence[Points]) -> list[Outline]:
    """Return the outlines of court cards of which only the frame printed around the picture was found."""
    grown = [
        corners.mean(axis=0) + (corners - corners.mean(axis=0)) @ _stretch(corners, wide, tall)
        for corners in frames
        for wide, tall in FRAMES
    ]
    return sharpen(frame, [upright(quad.astype(np.float32)) for quad in grown])


def _stretch(corners: Points, wide: float, tall: float) -> Points:
    """Return the change that makes an outline wider and taller by these shares."""
    along = (corners[1] - corners[0] + corners[2] - corners[3]) / 2
    down = (corners[3] - corners[0] + corners[2] - corners[1]) / 2
    axes = np.stack([along, down]).astype(np.float64)
    return np.asarray(np.linalg.inv(axes) @ np.diag([wide, tall]) @ axes, dtype=np.float32)


def _move_sides(frame: Image, quads: Points, reach_px: Floats, apart: int) -> tuple[Points, Floats, Floats]:
    """Return n × 4 × 2 corners moved onto the edges within `reach_px`, and for each outline the share of its worst
    side.

    The last two results are the shares of its places near the line, and of its places near a crooked side's line. An
    edge is looked for between places up to `apart` steps to either side. Those with a side that is not an edge, or that
    do not close, are left out.
    """
    count = len(quads)
    across = _ACROSS * reach_px[:, None]  # n × steps
    ways = quads[:, _NEXT] - quads
    lengths = np.sqrt((ways * ways).sum(axis=2, keepdims=True))
    normals = np.stack([ways[:, :, 1], -ways[:, :, 0]], axis=2) / np.maximum(lengths, 1e-3)  # Outward.
    base = quads[:, :, None, :] + _ALONG[:, None] * ways[:, :, None, :]  # n × side × probe × 2
    spots = base[:, :, :, None, :] + across[:, None, None, :, None] * normals[:, :, None, None, :]
    flat = spots.reshape(count * 4 * _PROBES, -1, 2).astype(np.float32)
    seen = cv2.remap(frame, flat[:, :, 0], flat[:, :, 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    steps = _steps(seen, apart).reshape(count, 4, _PROBES, -1)
    place = (steps * _NEAR).argmax(axis=3)
    strength = np.take_along_axis(steps, place[:, :, :, None], axis=3)[:, :, :, 0]
    offset = np.take_along_axis(across[:, None, :].repeat(4, axis=1), place + 1, axis=2)
    width = np.maximum(lengths[:, 0, 0], lengths[:, 2, 0])
    start, end, share, crooked = _lines(
        offset.reshape(-1, _PROBES),
        (strength / np.minimum(1, (apart + 1) / _STEPS * reach_px)[:, None, None]).reshape(-1, _PROBES),
        np.repeat(np.maximum(1.0, reach_px * 0.16), 4),
        np.repeat(np.maximum(1.0, CROOKED * width), 4),
    )
    first = quads + start.reshape(count, 4, 1) * normals
    last = quads[:, _NEXT] + end.reshape(count, 4, 1) * normals
    met, closed = _meet(first[:, _BEFORE], last[:, _BEFORE], first, last)
    worst = share.reshape(count, 4).min(axis=1)
    good = closed & (worst >= MIN_SIDE / 2)
    return met[good], worst[good], np.maximum(share, crooked).reshape(count, 4).min(axis=1)[good]


def _steps(seen: Image, apart: int) -> Floats:
    """Return the steepness of the brightness at each place but the outermost, n × places × 3 -> n × places - 2."""
    if apart == 1:
        jumps = cv2.absdiff(seen[:, 2:], seen[:, :-2]).astype(np.float32)
    else:
        across = np.array([[-1.0] * apart + [0.0] + [1.0] * apart], np.float32) / apart
        jumps = np.abs(cv2.filter2D(seen, cv2.CV_32F, across, borderType=cv2.BORDER_REPLICATE))[:, 1:-1]
    return np.asarray(cv2.transform(jumps.reshape(1, -1, 3), _SUM), dtype=np.float32)


def _lines(offset: Floats, strength: Floats, near: Floats, about: Floats) -> tuple[Floats, Floats, Floats, Floats]:
    """Fit a line through the edge's places on each side, n × probes.

    Return for each side its offset at both ends, and the shares of places that lie `near` it and `about` it. Each pair
    of places that are far enough apart defines a line. The line with the most places near it is fitted to those places.
    """
    clear = strength > MIN_STEP
    first, other = _PAIRS
    slope = (offset[:, other] - offset[:, first]) / (_ALONG[other] - _ALONG[first])
    start = offset[:, first] - slope * _ALONG[first]
    away = np.abs(start[:, :, None] + slope[:, :, None] * _ALONG - offset[:, None, :])
    count = ((away < near[:, None, None]) & clear[:, None, :]).sum(axis=2, dtype=np.int16)
    best = (count * (clear[:, first] & clear[:, other])).argmax(axis=1)
    on = (away[np.arange(len(best)), best] < near[:, None]) & clear
    weight = on.astype(np.float32)
    total = np.maximum(weight.sum(axis=1), 1)
    middle, height = (weight * _ALONG).sum(axis=1) / total, (weight * offset).sum(axis=1) / total
    from_middle = _ALONG - middle[:, None]
    spread = (weight * from_middle**2).sum(axis=1)
    lean = (weight * from_middle * (offset - height[:, None])).sum(axis=1) / np.maximum(spread, 1e-6)
    begin = height - lean * middle
    crooked = ((away[np.arange(len(best)), best] < about[:, None]) & clear).mean(axis=1, dtype=np.float32)
    return begin, begin + lean, weight.mean(axis=1), crooked


def _meet(a: _Real, b: _Real, c: _Real, d: _Real) -> tuple[Points, NDArray[np.bool_]]:
    """Return the intersections of the lines a–b and c–d, n × 4 × 2, and for each n whether all four exist."""
    ab, cd = b - a, d - c
    turn = ab[:, :, 0] * cd[:, :, 1] - ab[:, :, 1] * cd[:, :, 0]
    met = np.abs(turn) > 1e-6
    ac = c - a
    t = (ac[:, :, 0] * cd[:, :, 1] - ac[:, :, 1] * cd[:, :, 0]) / np.where(met, turn, 1)
    return (a + t[:, :, None] * ab).astype(np.float32), np.asarray(met.all(axis=1))


# ------------------------------------------------------------------------------------------------------------ doubles


def common(first: Points, second: Points) -> float:
    """Return the area that two outlines share, as a part of the area that they cover together."""
    shared, _ = cv2.intersectConvexConvex(first, second)
    return float(shared / max(cv2.contourArea(first) + cv2.contourArea(second) - shared, 1.0))


def _same(first: Points, second: Points, share: float) -> bool:
    """Return whether two outlines have more than a share in common."""
    ax, ay = first.mean(axis=0).tolist()
    bx, by = second.mean(axis=0).tolist()
    reach = 0.35 * math.dist(first[0].tolist(), first[1].tolist())
    return abs(ax - bx) < reach and abs(ay - by) < reach and common(first, second) > share
