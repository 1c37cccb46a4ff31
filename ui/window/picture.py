"""A picture that a view-model has made, as an item of QML. Only pages that show one import this."""

from PySide6.QtCore import Property, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QImage, QPainter
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem, QQuickPaintedItem

QML_IMPORT_NAME = "Kiosk"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class Sight(QQuickPaintedItem):
    """Draws `image` in the middle, as large as it fits."""

    changed = Signal()

    def __init__(self, parent: QQuickItem | None = None) -> None:
        super().__init__(parent)
        self._image = QImage()

    @Property("QVariant", notify=changed)
    def image(self) -> QImage:
        return self._image

    @image.setter  # type: ignore[no-redef]
    def image(self, image: QImage) -> None:
        self._image = image
        self.changed.emit()
        self.update()

    def paint(self, painter: QPainter) -> None:
        if self._image.isNull():
            return
        size = QSizeF(self._image.size()).scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        room = QRectF(0, 0, size.width(), size.height())
        room.moveCenter(QRectF(0, 0, self.width(), self.height()).center())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(room, self._image)
