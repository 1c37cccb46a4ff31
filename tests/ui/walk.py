"""Check every live item of a screen: whether it can be touched, is whole, and can be read."""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import combinations
from typing import Final, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QImage
from PySide6.QtQml import QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem

from kiosk.core.compare import CATEGORY_WORDS
from ui.app import Screen
from ui.training import TrainingWindow
from ui.vm.controls.comfort import USUAL_INCHES
from ui.vm.controls.words import say
from ui.window.language import ENGLISH, spoken
from ui.window.pane import BOARD, Pane

MIN_PX = 72
MIN_MM = 9
APART_PX = 10
MIN_CONTRAST = 10.0
AT_NIGHT = 4.5  # The house wants less light.
MADE = ("Chip", "ChipStack")  # A chip has its value in its own colors.
SUITED = ("PlayingCard", "CardGrid", "CardPiece", "PokerDie")  # A card or a die has its rank in the colors of the deck.
GOLD: Final = ("primary", "floor")
FLOOR_IS_CALLED: Final = ("floor", "does.call")  # These keys show that the floor is called.
MM_AN_INCH = 25.4
MIN_GLASS_INCHES = 10.1  # This is the smallest screen of a table: smaller ones use its type in pixels.
CAPITAL = 0.727  # The height of Inter's capitals, relative to its size.
MIN_CAPITAL_MM, AWAY_CAPITAL_MM = 3.5, 4.8  # These are for any text, and for text that is read from a step away.
AWAY = ("instruction", "floorTitle", "floorAmount", "dueHand", "dueAmount")
TYPED = ("TablePage",)  # Its type has these sizes in every window; in a table's and a console's all pages have them.
ROUNDED_MM = 0.02
LETTERED: Final = re.compile(r"\b(?:(?:10|[2-9KQJT])[shdc]|A[hdc])\b")  # This is a card, "10h"; “As” is also a word.
PRINTED: Final = {"DeskPaper"}

Pixels: TypeAlias = NDArray[np.uint32]  # Lines of 0xffRRGGBB.
Edges: TypeAlias = tuple[float, float, float, float]  # Left, top, right, bottom.
T = TypeVar("T")

# One query to QML covers a whole window: a query for each item costs ten times as much.
_COLLECT: Final = """
    (function collect(item, all) {
        all.push(String(item), item.horizontalAlignment | item.verticalAlignment, item.fontInfo?.pixelSize ?? 0)
        for (const child of item.children)
            if (child.visible)
                collect(child, all)
        return all
    })(this, [])
"""


def kind(item: QQuickItem) -> str:
    """Return the type as QML names it, "TouchButton" or "QQuickText".

    QML is asked, because PySide keeps an item's metaobject only as long as the item, and mistakes a later object at the
    same address for it.
    """
    context = qmlContext(item)
    if context is None:
        return "QQuickItem"
    said, _ = QQmlExpression(context, item, "String(this)").evaluate()
    return _kind_in(said)


def _kind_in(said: str) -> str:
    return re.split(r"[_(]", said, maxsplit=1)[0]


def edges(area: QRectF) -> Edges:
    return area.left(), area.top(), area.right(), area.bottom()


def beside(areas: Iterable[tuple[T, QRectF]]) -> Iterator[tuple[tuple[T, QRectF], tuple[T, QRectF]]]:
    """Yield each two of these whose areas share some of the window's width, in the order of `areas`."""
    open_to: list[tuple[float, int, tuple[T, QRectF]]] = []
    for nth, found in sorted(enumerate(areas), key=lambda value: value[1][1].left()):
        left = found[1].left()
        open_to = [value for value in open_to if value[0] > left]
        for _, earlier, other in open_to:
            yield (other, found) if earlier < nth else (found, other)
        open_to.append((found[1].right(), nth, found))


def rect(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def named(item: QQuickItem) -> str:
    """Return which item this is, by the nearest name and its text."""
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
    """The live items of a screen at one moment: those that are drawn or can be touched, from the bottom to the top."""

    def __init__(self, screen: Pane, *, lists: bool = False) -> None:
        """With `lists` that can be scrolled, items at their edges are not checked."""
        self.window = QRectF(0, 0, screen.window.width(), screen.window.height())
        diagonal_px = (self.window.width() ** 2 + self.window.height() ** 2) ** 0.5
        inches = screen.window.property("inches") or USUAL_INCHES
        diagonal_mm = MM_AN_INCH * (
            screen.comfort.shown.inches if isinstance(screen, Screen | TrainingWindow) else inches
        )
        self._px_a_mm = diagonal_px / max(diagonal_mm, MIN_GLASS_INCHES * MM_AN_INCH)
        self.is_training = isinstance(screen, TrainingWindow)  # Its felts take no touch, and are drawn smaller.
        self.is_typed = isinstance(screen, Screen | TrainingWindow) or screen.window.property("inches") is not None
        self.is_night = isinstance(screen, Screen | TrainingWindow) and "night" in screen.comfort.shown.colors
        self.least = max(MIN_PX, MIN_MM * diagonal_px / diagonal_mm)
        self._screen = screen
        # The picture comes first: it lays everything out, so that measured and drawn positions agree.
        self._grabbed = screen.window.grabWindow().convertToFormat(QImage.Format.Format_RGB32)
        self.items = list(screen.items())
        self._lists = lists
        self.kinds: dict[QQuickItem, str] = {}
        self._alignments: dict[QQuickItem, Qt.AlignmentFlag] = {}
        self._sizes: dict[QQuickItem, float] = {}
        self._ask_qml()
        self._nth = {item: nth for nth, item in enumerate(self.items)}
        self._drawn = [(nth, edges(rect(item))) for nth, item in enumerate(self.items)
                       if is_opaque(item) and has_room(item)]  # fmt: skip
        self.painted = {
            item: self._paint(item) for item in self.items if has_words(item) and not (lists and not is_in_sight(item))
        }
        self.texts = [(item, painted) for item, painted in self.painted.items() if self._is_read(item, painted)]

    def capital_mm(self, item: QQuickItem) -> float:
        """Return the height of a text's capitals on the glass as drawn, in millimeters."""
        height = item.boundingRect().height()
        scale = item.mapRectToScene(item.boundingRect()).height() / height if height else 1.0
        return float(self._sizes[item] * scale * CAPITAL / self._px_a_mm)

    @cached_property
    def targets(self) -> list[QQuickItem]:
        """Return the targets. If nothing has moved since, a reader need not ask again."""
        found = [item for item in self.items if item.isEnabled() and handlers(item)]
        return [item for item in found if is_in_sight(item)] if self._lists else found

    @cached_property
    def _solid(self) -> list[tuple[QQuickItem, Edges]]:
        return [(item, edges(rect(item))) for item in self.items if is_solid(item) and has_room(item)]

    def _ask_qml(self) -> None:
        """Read each item's QML name, and the place of its text."""
        context = qmlContext(self._screen.window)
        assert context is not None
        answer, _ = QQmlExpression(context, self._screen.window.contentItem(), _COLLECT).evaluate()
        answered = answer.toVariant()
        assert len(answered) == 3 * len(self.items), "QML sees the items that are seen here, in the same order"
        for nth, item in enumerate(self.items):
            self.kinds[item] = _kind_in(answered[3 * nth])
            self._alignments[item] = Qt.AlignmentFlag(int(answered[3 * nth + 1]))
            self._sizes[item] = float(answered[3 * nth + 2])

    @cached_property
    def picture(self) -> Pixels:
        """Return the pixels of the present window, which live as long as this look."""
        grabbed = self._grabbed
        assert self.window == QRectF(grabbed.rect()), "the picture is of the window as it is"
        return np.frombuffer(grabbed.constBits(), np.uint32).reshape(grabbed.height(), -1)

    def _paint(self, item: QQuickItem) -> QRectF:
        """Return the rectangle that the glyphs of a text fill."""
        width, height = item.property("contentWidth"), item.property("contentHeight")
        at = self._alignments[item]
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

    def _is_read(self, item: QQuickItem, painted: QRectF) -> bool:
        """Return whether a text can be read at its place."""
        return self.shows(item, painted.center()) and not self._is_below_sheet(item, painted)

    def _is_below_sheet(self, item: QQuickItem, painted: QRectF) -> bool:
        """Return whether an open sheet covers a part of a text, which is then not read."""
        ends = (QPointF(painted.center().x(), y) for y in (painted.top() + 1, painted.bottom() - 1))
        return any(rect(cover).width() >= self.window.width() - 2 for at in ends for cover in self.over(item, at))

    def shows(self, item: QQuickItem, at: QPointF) -> bool:
        """Return whether nothing is drawn over an item at this point."""
        return not self.over(item, at)

    def over(self, item: QQuickItem, at: QPointF) -> list[QQuickItem]:
        """Return other items that are drawn over an item at this point."""
        above, x, y = bisect_right(self._drawn, self._nth[item], key=lambda value: value[0]), at.x(), at.y()
        over = [
            self.items[nth]
            for nth, (left, top, right, bottom) in self._drawn[above:]
            if left <= x <= right and top <= y <= bottom
        ]
        return [cover for cover in over if item not in ancestors(cover)]

    def reachable(self, item: QQuickItem, at: QPointF) -> bool:
        """Return whether no foreign item covers an item at this point."""
        x, y = at.x(), at.y()
        solid = (
            found
            for found, (left, top, right, bottom) in reversed(self._solid)
            if left <= x <= right and top <= y <= bottom
        )
        uppermost = next(solid, None)
        return uppermost is None or is_family(item, uppermost)


def has_room(item: QQuickItem) -> bool:
    return item.width() > 0 and item.height() > 0


def has_words(item: QQuickItem) -> bool:
    return item.inherits("QQuickText") and bool(item.property("text"))


def is_opaque(item: QQuickItem) -> bool:
    """Return whether an item hides the items below it."""
    covers = item.inherits("QQuickRectangle") and QColor(item.property("color")).alpha() == 255
    return (covers or is_card(item)) and item.opacity() == 1


def is_card(item: QQuickItem) -> bool:
    """Return whether an item is the picture of a card, face up or face down."""
    what = item.property("source").path().split("/")[1] if item.inherits("QQuickImage") else ""
    return what == "back" or len(what.removesuffix("+")) == 2


def is_solid(item: QQuickItem) -> bool:
    color = item.property("color")
    drawn = color is not None and QColor(color).alpha() > 0
    return drawn or item.inherits("QQuickShape") or item.inherits("QQuickImage") or bool(handlers(item))


def handlers(item: QQuickItem) -> list[QObject]:
    """Return the touch handlers in an item. Items that accept no button have none, and are skipped."""
    if item.acceptedMouseButtons() is Qt.MouseButton.NoButton:
        return []
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
            wrong.append(f"{named(item)} is below another item")
    for (first, here), (other, there) in combinations([(item, edges(area)) for item, area in found], 2):
        apart = max(there[0] - here[2], here[0] - there[2], there[1] - here[3], here[1] - there[3])
        if apart < APART_PX - 0.01:
            wrong.append(f"{named(first)} and {named(other)} are {apart:.1f} apart")
    return wrong


def wrong_texts(look: Look) -> list[str]:
    """Return each text that is cut off, leaves its parent, or runs into another."""
    wrong = []
    for item, painted in look.texts:
        if item.property("truncated"):
            wrong.append(f"{named(item)} is elided")
        if item.property("contentWidth") > item.width() + 1 or item.property("contentHeight") > item.height() + 1:
            wrong.append(f"{named(item)} needs {painted.size()} and has {item.width()} × {item.height()}")
        if not look.window.contains(painted):
            wrong.append(f"{named(item)} leaves the window: {painted}")
        holders = [rect(ancestor) for ancestor in ancestors(item) if look.kinds[ancestor] in HOLDERS]
        left = [area for area in holders if not area.adjusted(-1, -1, 1, 1).contains(painted)]
        wrong += [f"{named(item)} leaves {area}: {painted}" for area in left]
    for (first, here), (other, there) in beside(look.texts):
        both = here.intersected(there)
        if both.width() > 1 and both.height() > 0.25 * min(here.height(), there.height()):
            wrong.append(f"{named(first)} runs into {named(other)}")
    return wrong


def unnamed(look: Look) -> list[str]:
    """Return each control that has no role or no name for screen readers."""
    wrong = []
    for item in look.targets:
        answered: QAccessibleInterface | None = QAccessible.queryAccessibleInterface(
            item
        )  # None if QML says nothing of it
        if answered is None or answered.role() is not QAccessible.Role.Button:
            wrong.append(f"{named(item)} has no role")
        elif not answered.text(QAccessible.Text.Name).strip(" ·×–"):
            wrong.append(f"{named(item)} has no name")
    return wrong


def wrong_pieces(look: Look) -> list[str]:
    """Return each text below or above a card, a chip, a message, or a badge that it does not belong to."""
    wrong = []
    pieces = [
        (item, rect(item).united(item.mapRectToScene(item.childrenRect())))
        for item, its_kind in look.kinds.items()
        if its_kind in PIECES
    ]
    for item, painted in look.painted.items():
        for piece, area in pieces:
            if area.left() >= painted.right() or area.right() <= painted.left():
                continue
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


HOLDERS = ("QQuickRectangle", "ConsoleAlertKey", "ConsoleFilterKey", "ConsoleHandRow", "ConsoleTableTile",
           "TouchButton", "BarButton", "SeatPanel", "SpotTile", "FloorBanner", "Strip", "Header",
           "ActionsBar", "CardGrid", "Guide", "SidePanel")  # fmt: skip


def luminance(color: QColor) -> float:
    parts = (color.redF(), color.greenF(), color.blueF())
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(color: QColor, other: QColor) -> float:
    """Return the contrast ratio of WCAG 2, from 1 to 21."""
    high, low = sorted((luminance(color), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def pale_texts(look: Look) -> list[str]:
    """Return each drawn text that contrasts too little with its background."""
    pale = []
    for item, painted in look.texts:
        if not look.window.intersects(painted):
            continue  # It is reported as leaving the window.
        ratio = contrast(QColor(item.property("color")), behind(look.picture, painted))
        kinds = {look.kinds[at] for at in ancestors(item)}
        least = AT_NIGHT if look.is_night or kinds & {*MADE, *SUITED} else MIN_CONTRAST
        if ratio < least:
            pale.append(f"{named(item)}: {ratio:.2f} to 1")
    return pale


def small_texts(look: Look) -> list[str]:
    """Return each text whose capitals are too low on the glass.

    A chip carries its value as it is printed.
    """
    small = []
    for item, _ in look.texts:
        kinds = {look.kinds[at] for at in ancestors(item)}
        if kinds & {*MADE} or (look.is_training and "Felt" in kinds) or not (look.is_typed or kinds & {*TYPED}):
            continue
        least = AWAY_CAPITAL_MM if item.objectName() in AWAY else MIN_CAPITAL_MM
        if look.capital_mm(item) < least - ROUNDED_MM:
            small.append(f"{named(item)}: {look.capital_mm(item):.2f} mm")
    return small


def second_gold(look: Look) -> list[str]:
    """Return each highlighted button that is visible beside another one: only one can be the next step.

    The floor's color is nearly as bright, and marks the key with which a person signs.
    """
    gold = [
        item
        for item in look.targets
        if item.property("tone") in GOLD
        and item.objectName() not in FLOOR_IS_CALLED
        and not item.property("dimmed")
        and look.shows(item, rect(item).center())
    ]
    return [f"{named(item)} is gold, and so is {named(gold[0])}" for item in gold[1:]]


def cut_rows(look: Look) -> list[str]:
    """Return each row of a list that the edge of the list or a message cuts off: a row in sight is whole."""
    strips = [rect(item) for item, its_kind in look.kinds.items() if its_kind == "Strip"]
    rows = [
        (view, row) for view in look.items if view.inherits("QQuickItemView")
        for row in view.property("contentItem").childItems() if row.isVisible() and row.objectName()
    ]  # fmt: skip
    return [
        f"{named(row)} is cut off" for view, row in rows
        if rect(view).intersects(rect(row)) and (
            not rect(view).adjusted(-1, -1, 1, 1).contains(rect(row))
            or any(strip.intersects(rect(row)) for strip in strips)
        )
    ]  # fmt: skip


def uneven_spots(look: Look) -> list[str]:
    """Return each betting spot whose amount is below its name while an adjacent one's is beside it."""
    spots = [item for item, its_kind in look.kinds.items() if its_kind == "SpotTile"]
    below = [item for item in spots if item.property("stacked")]
    return [f"{named(item)} has its amount below its name" for item in below if len(below) < len(spots)]


def uneven_hands(look: Look) -> list[str]:
    """Return each hand of a result that is smaller than another one, and has no word wider than its seat."""
    sizes = {item: item.property("font").pixelSize() for item, _ in look.texts if item.objectName() == "resultHand"}
    small = [item for item, size in sizes.items() if size < max(sizes.values())]
    return [f"{named(item)} is smaller than another hand" for item in small if not item.parentItem().property("isWide")]


def lettered_cards(look: Look) -> list[str]:
    """Return each text with a card whose suit is a letter, except for slips and device frames."""
    found = [(item, LETTERED.search(item.property("text"))) for item, _ in look.texts]
    return [
        f"{named(item)} writes a suit as a letter" for item, card in found
        if card and not is_printed(look, item) and not named(item).startswith("diagnostics.frame")
    ]  # fmt: skip


def is_printed(look: Look, item: QQuickItem) -> bool:
    return bool({look.kinds[at] for at in ancestors(item)} & PRINTED)


def twice_named(look: Look) -> list[str]:
    """Return each hand with its English name in one text, and its translated name in another.

    Only a translation has two names for a hand. Longer English words are for tests, and a house's pay table has none.
    """
    if spoken() == ENGLISH:
        return []
    said = {str(item.property("text")).lower(): item for item, _ in look.texts}
    pairs = [(str(words).lower(), say(words).lower()) for words in CATEGORY_WORDS.values()]
    return [f"{named(said[english])} and {named(said[other])} name one hand" for english, other in pairs
            if english != other and english in said and other in said]  # fmt: skip


def behind(picture: Pixels, area: QRectF) -> QColor:
    """Return the commonest color around a text: nearby, because a small one may be on a disc.

    Every pixel counts: the bar of a 7 fills most of its own line, and never most of the whole.
    """
    near = min(3.0, area.height() * 0.1)
    whole = QRect(0, 0, picture.shape[1], picture.shape[0])
    around = area.adjusted(-near, -near / 3, near, near / 3).toAlignedRect().intersected(whole)
    part = picture[around.top() : around.bottom() + 1, around.left() : around.right() + 1]
    corner = part[0, 0]
    if 2 * np.count_nonzero(part == corner) > part.size:  # This is nearly always so, and faster than counting.
        return QColor(int(corner))
    colors, counts = np.unique(part, return_counts=True)
    return QColor(int(colors[counts.argmax()]))


def is_in_sight(item: QQuickItem) -> bool:
    """Return whether no scrolled list cuts off the item, or its row."""
    row = item
    for at in ancestors(item):
        if at.inherits("QQuickFlickable"):
            return has_room(row) and rect(at).adjusted(-1, -1, 1, 1).contains(rect(row))
        if at.parentItem() is not None and at.parentItem().parentItem() is not None:
            row = at if at.parentItem().parentItem().inherits("QQuickFlickable") else row
    return True


def problems(screen: Pane, *, lists: bool = False) -> list[str]:
    """Return everything that is wrong with the present screen. Only a screen of a whole floor has `lists`."""
    screen.settle()
    look = Look(screen, lists=lists)
    scrolled = [f"{named(item)} scrolls" for item in look.items if item.inherits("QQuickFlickable") and not lists]
    return [
        *wrong_targets(look),
        *wrong_texts(look),
        *wrong_pieces(look),
        *cut_rows(look),
        *unnamed(look),
        *pale_texts(look),
        *small_texts(look),
        *second_gold(look),
        *uneven_spots(look),
        *uneven_hands(look),
        *lettered_cards(look),
        *twice_named(look),
        *misplaced_padlock(screen),
        *unmarked_training(screen),
        *scrolled,
    ]


def misplaced_padlock(screen: Pane) -> list[str]:
    """Return what is wrong with the padlock: a table and a training have it at the same place on every page, except
    while all of the touchscreen is tested, and over the table on a small glass.
    """
    if not isinstance(screen, Screen | TrainingWindow):
        return []
    lock = screen.find("lock")
    if lock is None:
        is_small = isinstance(screen, Screen) and screen.pages.opened is not None and screen.window.height() < 900
        return [] if is_small or screen.find("surface") else ["the screen cannot be locked here"]
    place = rect(lock)
    window = screen.window
    board = sorted(BOARD, reverse=window.width() > window.height())
    margin = round(28 * max(0.5, min(window.width() / board[0], window.height() / board[1])))
    at_corner = place.top() == 0 and place.right() == window.width() - margin
    return [] if at_corner else [f"the padlock is at {place}"]


def unmarked_training(screen: Pane) -> list[str]:
    """Return a finding if a training window does not show the word TRAINING."""
    if not isinstance(screen, TrainingWindow):
        return []
    mark = screen.find("training")
    return [] if mark is not None and mark.property("text") else ["no word shows that this is training"]
