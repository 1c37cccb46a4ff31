"""Look at every live item of a screen: can it be touched, is it whole, can it be read?"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from functools import cached_property
from itertools import combinations
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QImage
from PySide6.QtQml import QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem

from ui.app import Screen
from ui.training import TrainingWindow
from ui.vm.controls.comfort import USUAL_INCHES
from ui.window.pane import Pane

LEAST_PX = 72
LEAST_MM = 9
APART_PX = 10
LEAST_CONTRAST = 4.5
MM_AN_INCH = 25.4

Pixels: TypeAlias = NDArray[np.uint32]  # lines of 0xffRRGGBB


def kind(item: QQuickItem) -> str:
    """Return the type as QML names it, "TouchButton" or "QQuickText".

    QML is asked for it: PySide keeps an item's metaobject as long as the item, and takes whatever is made later at the
    place of one that has gone for the metaobject itself.
    """
    context = qmlContext(item)
    if context is None:
        return "QQuickItem"
    said, _ = QQmlExpression(context, item, "String(this)").evaluate()
    return re.split(r"[_(]", said, maxsplit=1)[0]


def rect(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def named(item: QQuickItem) -> str:
    """Say which item this is, by the nearest name and its text."""
    at: QQuickItem | None = item
    while at is not None and not at.objectName():
        at = at.parentItem()
    words = item.property("text")
    return f"{at.objectName() if at else '?'} {kind(item)}{f' “{words}”' if words else ''}"


def ancestors(item: QQuickItem) -> Iterator[QQuickItem]:
    at = item.parentItem()
    while at is not None:
        yield at
        at = at.parentItem()


class Look:
    """The live items of a screen at one moment; those that are drawn or can be touched, from the bottom to the top."""

    def __init__(self, screen: Pane) -> None:
        self.window = QRectF(0, 0, screen.window.width(), screen.window.height())
        diagonal_px = (self.window.width() ** 2 + self.window.height() ** 2) ** 0.5
        diagonal_mm = (
            screen.comfort.shown.inches if isinstance(screen, Screen | TrainingWindow) else USUAL_INCHES
        ) * MM_AN_INCH
        self.least = max(LEAST_PX, LEAST_MM * diagonal_px / diagonal_mm)
        self._screen = screen
        self.items = list(screen.items())
        self.targets = [item for item in self.items if item.isEnabled() and handlers(item)]
        self._solid = [(item, rect(item)) for item in self.items if is_solid(item)]
        self._drawn = [(nth, item, rect(item)) for nth, item in enumerate(self.items) if is_opaque(item)]
        self.texts = list(self._texts())

    @cached_property
    def picture(self) -> Pixels:
        picture = self._screen.window.grabWindow().convertToFormat(QImage.Format.Format_RGB32)
        assert self.window == QRectF(picture.rect()), "the picture is of the window as it is"
        return np.frombuffer(picture.constBits(), np.uint32).reshape(picture.height(), -1).copy()

    def _texts(self) -> Iterator[tuple[QQuickItem, QRectF]]:
        """Yield each text that can be read, with the rectangle that its glyphs fill."""
        for item in self.items:
            if item.inherits("QQuickText") and item.property("text"):
                painted = paint(item)
                if self.shows(item, painted.center()) and not self._is_below_sheet(item, painted):
                    yield item, painted

    def _is_below_sheet(self, item: QQuickItem, painted: QRectF) -> bool:
        """Say whether a sheet that has come up covers a part of a text, which is then not read."""
        ends = (QPointF(painted.center().x(), y) for y in (painted.top() + 1, painted.bottom() - 1))
        return any(rect(cover).width() >= self.window.width() - 2 for at in ends for cover in self.over(item, at))

    def shows(self, item: QQuickItem, at: QPointF) -> bool:
        """Say whether nothing is drawn over an item at this point."""
        return not self.over(item, at)

    def over(self, item: QQuickItem, at: QPointF) -> list[QQuickItem]:
        """Return what is drawn over an item at this point, and is no part of it."""
        over = self._drawn[bisect_right(self._drawn, self.items.index(item), key=lambda value: value[0]) :]
        return [cover for _, cover, area in over if area.contains(at) and item not in ancestors(cover)]

    def reachable(self, item: QQuickItem, at: QPointF) -> bool:
        """Say whether nothing foreign lies on an item at this point."""
        top = next((item for item, area in reversed(self._solid) if area.contains(at)), None)
        return top is None or top is item or item in ancestors(top) or top in ancestors(item)


def is_opaque(item: QQuickItem) -> bool:
    """Say whether what lies below an item cannot be seen."""
    return item.inherits("QQuickRectangle") and QColor(item.property("color")).alpha() == 255 and item.opacity() == 1


def is_solid(item: QQuickItem) -> bool:
    colour = item.property("color")
    drawn = colour is not None and QColor(colour).alpha() > 0
    return drawn or item.inherits("QQuickShape") or bool(handlers(item))


def handlers(item: QQuickItem) -> list[QObject]:
    """Return what reacts to a touch in an item."""
    return [child for child in item.children() if child.inherits("QQuickTapHandler") and child.property("enabled")]


def wrong_targets(look: Look) -> list[str]:
    """Return each target that is too small, off the window, or too near to another."""
    wrong = []
    found = [(item, rect(item)) for item in look.targets]
    for item, area in found:
        if min(area.width(), area.height()) < look.least - 0.01:
            wrong.append(f"{named(item)} is {area.width():.1f} × {area.height():.1f}")
        if not look.window.contains(area):
            wrong.append(f"{named(item)} is off the window")
        if not look.reachable(item, area.center()):
            wrong.append(f"{named(item)} lies below another item")
    for (first, here), (other, there) in combinations(found, 2):
        apart = max(there.left() - here.right(), here.left() - there.right(),
                    there.top() - here.bottom(), here.top() - there.bottom())  # fmt: skip
        if apart < APART_PX - 0.01:
            wrong.append(f"{named(first)} and {named(other)} are {apart:.1f} apart")
    return wrong


def paint(item: QQuickItem) -> QRectF:
    width, height = item.property("contentWidth"), item.property("contentHeight")
    context = qmlContext(item)
    assert context is not None
    aligned, _ = QQmlExpression(context, item, "horizontalAlignment | verticalAlignment").evaluate()
    at = Qt.AlignmentFlag(int(aligned))
    x, y = 0.0, 0.0
    if at & Qt.AlignmentFlag.AlignHCenter:
        x = (item.width() - width) / 2
    elif at & Qt.AlignmentFlag.AlignRight:
        x = item.width() - width
    if at & Qt.AlignmentFlag.AlignVCenter:
        y = (item.height() - height) / 2
    elif at & Qt.AlignmentFlag.AlignBottom:
        y = item.height() - height
    return item.mapRectToScene(QRectF(x, y, width, height))


def wrong_texts(look: Look) -> list[str]:
    """Return each text that is cut off, leaves what it stands in, or runs into another."""
    wrong = []
    for item, painted in look.texts:
        if item.property("truncated"):
            wrong.append(f"{named(item)} is elided")
        if item.property("contentWidth") > item.width() + 1 or item.property("contentHeight") > item.height() + 1:
            wrong.append(f"{named(item)} needs {painted.size()} and has {item.width()} × {item.height()}")
        if not look.window.contains(painted):
            wrong.append(f"{named(item)} leaves the window: {painted}")
        left = [ancestor for ancestor in ancestors(item) if not rect(ancestor).adjusted(-1, -1, 1, 1).contains(painted)]
        wrong += [f"{named(item)} leaves {rect(look)}: {painted}" for look in left if kind(look) in HOLDERS]
    for (first, here), (other, there) in combinations(look.texts, 2):
        both = here.intersected(there)
        if both.width() > 1 and both.height() > 0.25 * min(here.height(), there.height()):
            wrong.append(f"{named(first)} runs into {named(other)}")
    return wrong


def unnamed(look: Look) -> list[str]:
    """Return each control that has no role or no name for whoever hears the screen."""
    wrong = []
    for item in look.targets:
        told: QAccessibleInterface | None = QAccessible.queryAccessibleInterface(
            item
        )  # None where QML says nothing of it
        if told is None or told.role() is not QAccessible.Role.Button:
            wrong.append(f"{named(item)} has no role")
        elif not told.text(QAccessible.Text.Name).strip(" ·×–"):
            wrong.append(f"{named(item)} has no name")
    return wrong


def wrong_pieces(look: Look) -> list[str]:
    """Return each text that lies below or above a card, a chip, a message or a badge which it does not belong to."""
    wrong = []
    pieces = [
        (item, rect(item).united(item.mapRectToScene(item.childrenRect())))
        for item in look.items
        if kind(item) in PIECES
    ]
    for item in look.items:
        if not item.inherits("QQuickText") or not item.property("text"):
            continue
        painted = paint(item)
        for piece, area in pieces:
            both = painted.intersected(area)
            if both.width() <= 1.5 or both.height() <= 0.2 * painted.height() or is_family(item, piece):
                continue
            if look.shows(piece, both.center()) and all(
                is_family(piece, value) for value in look.over(item, both.center())
            ):
                wrong.append(f"{named(piece)} and {named(item)} lie on each other")
    return wrong


def is_family(item: QQuickItem, other: QQuickItem) -> bool:
    return item is other or item in ancestors(other) or other in ancestors(item)


PIECES = ("PlayingCard", "Chip", "ChipStack", "Strip")


HOLDERS = ("QQuickRectangle", "TouchButton", "BarButton", "SeatPanel", "SpotTile", "FloorBanner", "Strip", "Header",
           "ActionsBar", "CardGrid", "Guide", "SidePanel")  # fmt: skip


def luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(color: QColor, other: QColor) -> float:
    """Return the ratio of WCAG 2, from 1 to 21."""
    high, low = sorted((luminance(color), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def pale_texts(look: Look) -> list[str]:
    """Return each text that is too near in tone to what lies behind it, as it was drawn."""
    pale = []
    for item, painted in look.texts:
        if not look.window.intersects(painted):
            continue  # it is told that it leaves the window
        ratio = contrast(QColor(item.property("color")), behind(look.picture, painted))
        if ratio < LEAST_CONTRAST:
            pale.append(f"{named(item)}: {ratio:.2f} to 1")
    return pale


def behind(picture: Pixels, area: QRectF) -> QColor:
    """Return the commonest colour around a text: near by, as a small one may stand on a disc of its own.

    Every pixel counts: the bar of a 7 fills most of the line at which it lies, and never most of the whole.
    """
    near = min(3.0, area.height() * 0.1)
    whole = QRect(0, 0, picture.shape[1], picture.shape[0])
    around = area.adjusted(-near, -near / 3, near, near / 3).toAlignedRect().intersected(whole)
    part = picture[around.top() : around.bottom() + 1, around.left() : around.right() + 1]
    corner = part[0, 0]
    if 2 * np.count_nonzero(part == corner) > part.size:  # as nearly everywhere, and sooner known than by counting
        return QColor(int(corner))
    colours, counts = np.unique(part, return_counts=True)
    return QColor(int(colours[counts.argmax()]))


def problems(screen: Pane) -> list[str]:
    """Return everything that is wrong with the screen as it is now."""
    screen.settle()
    look = Look(screen)
    scrolled = [f"{named(item)} scrolls" for item in look.items if item.inherits("QQuickFlickable")]
    return [*wrong_targets(look), *wrong_texts(look), *wrong_pieces(look), *unnamed(look), *pale_texts(look), *scrolled]
