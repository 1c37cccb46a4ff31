"""Pictures of cards for QML, `image://cards/…`: each is drawn once in a size and in colors, and is then only copied.

Drawn by software, a shape is drawn again whenever anything near it changes, and a layer in every frame, with all that
is below it. A picture is not.
"""

from collections import OrderedDict
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen
from PySide6.QtQuick import QQuickImageProvider

from ui.cards import paths
from ui.cards.paths import COURTS, SUITS, outline

NAME: Final = "cards"

LARGE: Final = "+"  # The suffix of a large face.
_KEPT: Final = 64  # A deck, its backs, and its places.


class CardPictures(QQuickImageProvider):
    """Draws the picture of an ID: its subject, its width and height in pixels, and its colors as `rrggbb`, separated by
    `/`.

    The subject is a face such as `Ah`, or `Ah+` with one large suit in place of its pips for larger text, a card face
    down, `back`, the `place` of a card to come, with the width of its line in pixels at the end, or a suit, `h`.
    """

    def __init__(self) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)
        self._kept: OrderedDict[str, QImage] = OrderedDict()

    def requestImage(self, id: str, size: QSize, requestedSize: QSize) -> QImage:  # noqa: A002
        image = self._kept.pop(id, None) or drawn(id)
        self._kept[id] = image
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        size.setWidth(image.width())
        size.setHeight(image.height())
        return image


def drawn(name: str) -> QImage:
    """Return the picture that an id names: see `CardPictures`."""
    what, width, height, *colors = name.split("/")
    image = QImage(int(width), int(height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if what == "place":
            _place(painter, *colors)
        elif what == "back":
            _back(painter, *colors)
        elif what in SUITS:
            painter.scale(image.width() / 100, image.height() / 100)
            _draw(painter, outline(SUITS[what]), fill=colors[0])
        else:
            _front(painter, what, *colors)
    return image


def _place(painter: QPainter, color: str, line: str) -> None:
    pen = QPen(_color(color), float(line), Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([3.5, 3])
    painter.setPen(pen)
    card = QRectF(painter.viewport())
    painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), card.width() * 0.09, card.width() * 0.09)


def _back(painter: QPainter, edge: str, ground: str, lattice: str) -> None:
    _card(painter, edge, edge)
    inside = QPainterPath()
    inside.addRoundedRect(QRectF(6, 6, 88, 130), 5, 5)
    _draw(painter, inside, fill=ground)
    _draw(painter, outline(paths.BACK_LATTICE), line=lattice, width=1.6)
    _draw(painter, outline(paths.BACK_FRAME), line=lattice, width=1.6)
    _draw(painter, outline(paths.LOZENGE), fill=ground, line=edge, width=2.6)
    _draw(painter, outline(paths.LOZENGE_WITHIN), fill=edge)


def _front(painter: QPainter, face: str, ink: str, card: str, edge: str, crown: str, crown_line: str) -> None:
    """Draw all of a card but its index, which is read as words."""
    _card(painter, card, edge)
    if face.endswith(LARGE):
        painter.translate(31, 72)
        painter.scale(0.62, 0.62)
        _draw(painter, outline(SUITS[face[1]]), fill=ink)
        return
    _draw(painter, paths.colored(face), fill=ink)
    if face[0] in COURTS:
        _draw(painter, paths.seam(face), line=card, width=1.6)
        _draw(painter, paths.worn(face), fill=crown, line=crown_line, width=1.5)
        _draw(painter, paths.badge(face), fill=card)


def _card(painter: QPainter, color: str, edge: str) -> None:
    """Draw an empty card over the whole picture; the caller then draws in a card that is 100 wide."""
    card = QRectF(painter.viewport())
    line = max(1.0, card.width() * 0.012)
    painter.setPen(QPen(_color(edge), line))
    painter.setBrush(_color(color))
    radius, within = card.width() * 0.09 - line / 2, line / 2
    painter.drawRoundedRect(card.adjusted(within, within, -within, -within), radius, radius)
    painter.scale(card.width() / 100, card.width() / 100)


def _draw(painter: QPainter, path: QPainterPath, *, fill: str = "", line: str = "", width: float = 0) -> None:
    pen = QPen(_color(line), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap, Qt.PenJoinStyle.BevelJoin)
    painter.setPen(pen if line else Qt.PenStyle.NoPen)
    painter.setBrush(_color(fill) if fill else Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def _color(written: str) -> QColor:
    return QColor(f"#{written}")
