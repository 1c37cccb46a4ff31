"""Read a screen, line by line, in the order of its items."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from tests.ui.walk import Look, ancestors, rect
from ui.window.pane import Pane


def lines(screen: Pane) -> list[str]:
    """Return everything that can be read on a screen now: a card as [Ah], the next one's place as [ ]*."""
    screen.settle()
    said: list[list[str]] = []
    last = QRectF()
    for words, area in _words(Look(screen)):
        if said and area.left() >= last.right() and area.top() < last.center().y() < area.bottom():
            said[-1].append(words)  # Texts side by side are one line.
        else:
            said.append([words])
        last = area
    return [" | ".join(line) for line in said]


def _words(look: Look) -> Iterator[tuple[str, QRectF]]:
    texts = {id(item): area for item, area in look.texts}
    for item in look.items:
        if _is_card(item) and look.shows(item, rect(item).center()):
            is_next = item.property("due") == 2
            yield f"[{item.property('face') or ' '}]{'*' if is_next else ''}", rect(item)
        elif id(item) in texts and not any(_is_card(ancestor) for ancestor in ancestors(item)):
            yield " ".join(str(item.property("text")).split()), texts[id(item)]


def _is_card(item: QQuickItem) -> bool:
    return isinstance(item.property("face"), str)
