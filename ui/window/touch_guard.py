"""Drop touches that nobody meant: palms, swipes, bounces, two answers together, and touches of an old question.

- Three simultaneous contacts are a palm. Two contacts are two people, and both count, unless they touch one target, or
  two answers to one question: two keys of a seat that are not both spots, or two of a list. Two keys that repeat on
  purpose, such as digits, are two answers where they are touched in one frame.
- A finger that slides farther than a target is high touches nothing, wherever it is lifted. On a target that is slid
  sideways, such as a tube of chips, the way up or down counts, and sideways what is faster or longer than the slide of
  a finger that counts: it is a cloth. A finger under which the screen changes its size touches nothing either.
- A finger that rests on a button while a card from the shoe changes the question, while a page opens over the button,
  or while the screen dims, touches the old question. So does a finger that is lifted in one frame with the one whose
  touch changes the question.
- A touch that begins while another one is under way shows that the release of that one was lost, as when the panel was
  unplugged: the old touch ends without effect. The new one counts, or is dropped where Qt has it under the old number.
- A contact that stays for STUCK_MS while another finger comes is dirt, a glass, or a defect of the panel. It is ignored
  until it is lifted, and the other fingers count as if it were not there.
- A contact at the place of one before, within the rest time of the person at the screen, is the same touch, also where
  that touch was dropped: a worn panel, a glove or a stiff finger bounces, often several times. A key that repeats on
  purpose, such as a digit, takes the next touch after BOUNCE_MS, as long as nothing else has been asked meanwhile.
- A contact within WIPE_MS after a palm or a swipe is the same cloth.
- While the screen is locked or dim, its window decides which touches are dropped.

The guard drops a touch as a whole, until the last finger leaves the screen, and the screen says why.
"""

import os
import re
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final, NamedTuple, Self

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QEventPoint, QInputDevice, QMouseEvent, QPointerEvent, QPointingDevice, QTouchEvent, QWindow

from ui.window.dropped import Dropped

PALM: Final = 3  # Contacts that count as a palm.
SLIDE: Final = 0.1  # Part of the window's smaller side.
MIN_SLIDE_PX: Final = 72
MAX_SLIDE: Final = 0.75  # Part of the same: sideways on a tube, it is longer than nineteen chips.
SLIDE_S: Final = 0.4  # Time for a way of the smaller side: a faster contact is a cloth. It is an estimate.
STUCK_MS: Final = 5_000  # No finger rests so long while another one touches the screen.
WIPE_MS: Final = 600  # A cloth is lifted and put down again sooner, a finger later.
BOUNCE_MS: Final = 80  # No finger touches a key twice on purpose within this time.
SAME_PLACE: Final = 1 / 30  # Part of the window's smaller side: half a target.
MIN_SAME_PLACE_PX: Final = 36

# Qt delays a move until the next frame; a move after a canceled touch would belong to none.
os.environ.setdefault("QML_NO_TOUCH_COMPRESSION", "1")

_OUTSIDE: Final = QPointF(-1, -1)
_SEAT: Final = re.compile(r"seat\d+")
_WIPES: Final = (Dropped.PALM, Dropped.SLID, Dropped.WIPED)
_TOUCHES: Final = (QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd)
_MOUSE: Final = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseMove,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.MouseButtonRelease,
)


class Target(NamedTuple):
    """The target under a finger: its object name, whether it repeats on purpose, and whether it is slid sideways.

    `asks` names the question if the same keys serve several questions, as those of a PIN do.
    """

    name: str = ""
    repeats: bool = False
    slides: bool = False
    asks: str = ""

    def excludes(self, other: Self) -> bool:
        """Return whether a finger on each decides nothing: one target, or two answers of one seat or of one list.

        The spots of the wagers of a seat may be touched by two hands.
        """
        if self.name == other.name:
            return True
        group, dot, answer = self.name.partition(".")
        with_group, with_dot, with_answer = other.name.partition(".")
        are_spots = _SEAT.fullmatch(group) and answer.startswith("spot.") and with_answer.startswith("spot.")
        return bool(dot and with_dot) and group == with_group and not are_spots


class Contact(NamedTuple):
    """A touch that is over: its target, its place in the window, and when the finger was lifted.

    The target is nothing if the touch was dropped, or if something else has been asked since, which `is_left` says.
    """

    target: Target
    place: QPointF
    lifted_ms: int
    is_left: bool = False


class TouchGuard(QObject):
    """Filter the touches of the window that `window` returns. `on_dropped` gets the reason for each dropped touch.

    `is_meant` returns whether a touch counts that would be dropped elsewhere, as in a test of the touchscreen.
    `target` returns the target at a place of the window, and `rest_s` the rest time: with 0 no touch is a bounce or a
    wipe. `why_dropped` returns why a contact on a target does not count, or None.
    """

    touched = Signal()  # A finger touched the screen, or a mouse button was pressed.

    def __init__(
        self,
        window: Callable[[], QWindow],
        on_dropped: Callable[[Dropped], None],
        is_meant: Callable[[Dropped], bool],
        *,
        target: Callable[[QPointF], Target] = lambda place: Target(),
        rest_s: Callable[[], float] = lambda: 0.0,
        why_dropped: Callable[[Target], Dropped | None] = lambda target: None,
    ) -> None:
        super().__init__()
        self._window = window
        self.on_dropped = on_dropped
        self._is_meant = is_meant
        self._target = target
        self.rest_s = rest_s
        self._why_not = why_dropped
        self._device: QPointingDevice | None = None  # The device with fingers on the screen.
        self._is_dropping = False
        self._pressed: dict[int, Target] = {}  # {contact: target under the finger}
        self._pressed_ms: dict[int, int] = {}  # {contact: time when it was pressed}
        self._down_ms: dict[int, int] = {}  # {contact: time of its beginning}
        self._stuck: set[int] = set()  # Ignored contacts.
        self._before: list[Contact] = []  # Contacts within the rest time.
        self._is_wipe = False  # Whether the dropped touch is a wipe.
        self._is_bounce = False  # Whether the dropped touch is a bounce.
        self._wiped_ms: int | None = None  # Time of the last palm or swipe.
        self._is_letting_go = False  # Whether a mouse button is being released.
        self._is_lifting = False  # Whether fingers that were lifted in one frame are delivered one after the other.
        self.now_ms: Callable[[QPointerEvent], int] = lambda event: event.timestamp()
        window().installEventFilter(self)

    @Slot()
    def drop(self) -> None:
        """Drop the touch that is under way, if any. It may be called while a touch is delivered."""
        self._before = [contact._replace(target=Target(), is_left=True) for contact in self._before]
        if self._device is not None and not self._is_dropping:
            self._is_dropping = True
            if not self._is_lifting:
                QTimer.singleShot(0, self, self._question_gone)

    @Slot()
    def _question_gone(self) -> None:
        self._cancel(Dropped.LATE)

    def _cancel(self, why: Dropped) -> None:
        if self._device is not None:
            self._let_go(self._device)
        self.on_dropped(why)

    def _let_go(self, device: QPointingDevice) -> None:
        """Release everything that is pressed. A mouse, which cannot cancel, is released outside the window."""
        if device.type() is not QInputDevice.DeviceType.Mouse:
            QCoreApplication.sendEvent(self._window(), QTouchEvent(QEvent.Type.TouchCancel, device))
            return
        self._device, self._is_letting_go = None, True
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        unmodified = Qt.KeyboardModifier.NoModifier
        away = QMouseEvent(QEvent.Type.MouseButtonRelease, _OUTSIDE, _OUTSIDE, _OUTSIDE, left, none, unmodified, device)
        QCoreApplication.sendEvent(self._window(), away)
        self._is_letting_go = False

    def eventFilter(self, window: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.Resize and self._device is not None and not self._is_dropping:
            self._is_dropping = True
            self._cancel(Dropped.RESIZED)
        if kind is QEvent.Type.TouchCancel:
            self._device = None
            self._pressed.clear()
            self._down_ms = {point: since for point, since in self._down_ms.items() if point in self._stuck}
        if kind in (QEvent.Type.TouchBegin, QEvent.Type.MouseButtonPress):
            self.touched.emit()
        if self._device is not None and kind is QEvent.Type.MouseButtonPress:
            self._let_go(self._device)
        if kind in _MOUSE:
            if self._is_letting_go:
                return False
            assert isinstance(event, QMouseEvent)
            return self._drops_click(event)
        if kind not in _TOUCHES or self._is_lifting:
            return False
        assert isinstance(event, QTouchEvent)
        is_lost = kind is QEvent.Type.TouchBegin and self._device is not None and self._ends_lost(event)
        if self._is_without_stuck(event):
            return True
        if kind is QEvent.Type.TouchBegin:
            self._is_dropping, self._is_wipe, self._is_bounce = is_lost, False, False
            self._pressed.clear()
            if is_lost:
                self.on_dropped(Dropped.LOST)
        points = event.points()
        down = sum(point.state() is not QEventPoint.State.Released for point in points)
        device = event.pointingDevice()
        if not self._is_dropping:
            why = self._why_dropped(event, down)
            if why is not None and self._is_unwanted(why, event):
                self._is_dropping, self._is_wipe, self._is_bounce = True, why in _WIPES, why is Dropped.BOUNCED
                if kind is QEvent.Type.TouchBegin and self._device is None:
                    self.on_dropped(why)  # No touch has been delivered that could be canceled.
                else:
                    self._device = device
                    self._cancel(why)
        self._device = device if down else None
        if self._is_dropping and (self._is_wipe or self._wipes(event, down)):
            self._is_wipe, self._wiped_ms = True, self.now_ms(event)
        for point in points:
            if point.state() is QEventPoint.State.Released:
                self._lifted(event, point)
        if not self._is_dropping and down == 0 and len(points) > 1:
            self._lift_apart(event)
            return True
        return self._is_dropping

    def _ends_lost(self, event: QTouchEvent) -> bool:
        """End the touch whose release was lost. Return whether the one that begins must be dropped.

        Qt knows points by their numbers, and has moved those of a canceled touch: a new one with such a number is
        nowhere.
        """
        assert self._device is not None
        has_number = any(event.exclusiveGrabber(point) is not None for point in event.points())
        self._let_go(self._device)
        return has_number

    def _lift_apart(self, event: QTouchEvent) -> None:
        """Deliver fingers that were lifted in one frame one after the other, until one changes the question."""
        device, points = event.pointingDevice(), event.points()
        self._device, self._is_lifting = device, True
        for point in points:
            kind = QEvent.Type.TouchEnd if point is points[-1] else QEvent.Type.TouchUpdate
            touch = QTouchEvent(kind, device, event.modifiers(), [point])
            touch.setTimestamp(event.timestamp())
            QCoreApplication.sendEvent(self._window(), touch)
            if self._is_dropping and point is not points[-1]:
                self._cancel(Dropped.LATE)
                break
        self._device, self._is_lifting = None, False

    def _is_without_stuck(self, event: QTouchEvent) -> bool:
        """Deliver a touch without the contacts that are stuck, if any are. Return whether that was done."""
        now_ms, points = self.now_ms(event), event.points()
        for point in points:
            if point.state() is QEventPoint.State.Pressed:  # The release before may have been lost with the panel.
                self._stuck.discard(point.id())
                self._down_ms[point.id()] = now_ms
            self._down_ms.setdefault(point.id(), now_ms)
        if not self._stuck:
            is_pressed = any(point.state() is QEventPoint.State.Pressed for point in points)
            found = {point.id() for point in points if now_ms - self._down_ms[point.id()] >= STUCK_MS}
            if is_pressed and found:
                self._stuck = found
                if self._device is not None and not self._is_dropping:
                    self._let_go(self._device)
                self._device, self._is_dropping = None, False
        live = [point for point in points if point.id() not in self._stuck]
        is_handled = len(live) < len(points)
        if is_handled and live:
            self._deliver(event, live)
        for point in points:
            if point.state() is QEventPoint.State.Released:
                self._down_ms.pop(point.id(), None)
                self._stuck.discard(point.id())
        return is_handled

    def _deliver(self, event: QTouchEvent, live: list[QEventPoint]) -> None:
        """Send a touch of these fingers alone. It passes this filter again, as if there were no other contact."""
        states = {point.state() for point in live}
        if states == {QEventPoint.State.Pressed}:
            kind = QEvent.Type.TouchBegin
            self.on_dropped(Dropped.STUCK)
        else:
            kind = QEvent.Type.TouchEnd if states == {QEventPoint.State.Released} else QEvent.Type.TouchUpdate
        device = event.pointingDevice()
        touch = QTouchEvent(kind, device, event.modifiers(), live)
        touch.setTimestamp(event.timestamp())
        QCoreApplication.sendEvent(self._window(), touch)

    def _drops_click(self, event: QMouseEvent) -> bool:
        """Return whether an event of a mouse, or of a panel that acts as one, is of a touch that does not count."""
        point = event.points()[0]
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            self._device = event.pointingDevice()
            self._pressed = {point.id(): self._target(point.position())}
            why = self._why_not(self._pressed[point.id()])
            if why is None and self._bounces(event, point) and self._is_unwanted(Dropped.BOUNCED, event):
                why = Dropped.BOUNCED
            self._is_dropping, self._is_bounce = why is not None, why is Dropped.BOUNCED
            if why is not None:
                self.on_dropped(why)
        elif event.type() is QEvent.Type.MouseButtonRelease:
            self._device = None
            self._lifted(event, point)
        return self._is_dropping

    def _why_dropped(self, event: QTouchEvent, down: int) -> Dropped | None:
        now_ms = self.now_ms(event)
        pressed = [point for point in event.points() if point.state() is QEventPoint.State.Pressed]
        self._pressed.update({point.id(): self._target(point.position()) for point in pressed})
        self._pressed_ms |= {point.id(): now_ms for point in pressed}
        for point in pressed:
            if (why := self._why_not(self._pressed[point.id()])) is not None:
                return why
        if down >= PALM:
            return Dropped.PALM
        if any(self._slid(point, now_ms) for point in event.points()):
            return Dropped.SLID
        if event.type() is QEvent.Type.TouchBegin and self._is_wiping(event):
            return Dropped.WIPED
        if any(self._bounces(event, point) for point in pressed):
            return Dropped.BOUNCED
        return Dropped.TWO if self._touches_two_answers(pressed) else None

    def _touches_two_answers(self, pressed: Sequence[QEventPoint]) -> bool:
        """Return whether fingers are on two answers to one question, or on one target, repeating keys excepted."""
        together = {point.id() for point in pressed}
        targets = [
            target
            for point, target in self._pressed.items()
            if target.name and (point in together or not target.repeats)
        ]
        return any(target.excludes(other) for target, other in combinations(targets, 2))

    def _is_unwanted(self, why: Dropped, event: QPointerEvent) -> bool:
        """Return whether a touch is to be dropped for a reason.

        A test of the touchscreen wants bounces, but not those of the touch that opened it.
        """
        if not self._is_meant(why):
            return True
        pressed = [point for point in event.points() if point.id() in self._pressed]
        left = [contact for contact in self._before if contact.is_left]
        return why is Dropped.BOUNCED and any(self._is_same(old, event, point) for old in left for point in pressed)

    def _bounces(self, event: QPointerEvent, point: QEventPoint) -> bool:
        """Return whether a finger that is put down is another contact of a touch before."""
        return any(self._is_same(contact, event, point) for contact in self._before)

    def _is_same(self, before: Contact, event: QPointerEvent, point: QEventPoint) -> bool:
        target, rest_ms = self._pressed[point.id()], 1000 * self.rest_s()
        if rest_ms and target.repeats and target == before.target:
            rest_ms = BOUNCE_MS
        is_near = (point.position() - before.place).manhattanLength() <= self._same_place_px()
        return is_near and 0 <= self.now_ms(event) - before.lifted_ms < rest_ms

    def _wipes(self, event: QTouchEvent, down: int) -> bool:
        """Return whether a touch that is dropped for another reason, such as a lock, is of a palm or a cloth."""
        return down >= PALM or any(self._slid(point, self.now_ms(event)) for point in event.points())

    def _is_wiping(self, event: QTouchEvent) -> bool:
        """Return whether a palm or a swipe was on the screen a moment before."""
        last = self._wiped_ms
        return last is not None and bool(self.rest_s()) and 0 <= self.now_ms(event) - last < WIPE_MS

    def _lifted(self, event: QPointerEvent, point: QEventPoint) -> None:
        """Note a touch. It has not been delivered yet: its effects follow."""
        now_ms, target = self.now_ms(event), self._pressed.pop(point.id(), Target())
        self._pressed_ms.pop(point.id(), None)
        rest_ms = 1000 * self.rest_s()
        recent = [before for before in self._before if 0 <= now_ms - before.lifted_ms < rest_ms]
        bounced = self._is_bounce and any(before.target == target for before in recent)
        contact = Contact(target if bounced or not self._is_dropping else Target(), point.position(), now_ms)
        self._before = [*recent, contact]

    def _same_place_px(self) -> float:
        window = self._window()
        return max(MIN_SAME_PLACE_PX, SAME_PLACE * min(window.width(), window.height()))

    def _slid(self, point: QEventPoint, now_ms: int) -> bool:
        window = self._window()
        way = point.globalPosition() - point.globalPressPosition()
        side = min(window.width(), window.height())
        far = max(MIN_SLIDE_PX, SLIDE * side)
        if not self._pressed.get(point.id(), Target()).slides:
            return way.manhattanLength() > far
        aside, took_s = abs(way.x()), (now_ms - self._pressed_ms.get(point.id(), now_ms)) / 1000
        is_cloth = aside > far and took_s < SLIDE_S * aside / side
        return abs(way.y()) > far or aside > MAX_SLIDE * side or is_cloth
