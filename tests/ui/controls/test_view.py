"""A view: its look in QML, the signals of a change, and the effect of a touch."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, TypeVar, cast

import pytest
from PySide6.QtCore import QMetaObject, QObject
from PySide6.QtGui import QGuiApplication

from kiosk.core.errors import Refused
from kiosk.core.text import Sentence, Text, text
from ui.vm.controls.rows import Rows
from ui.vm.controls.view import View, touch


class Shade(StrEnum):
    PLAIN = "plain"
    GOOD = "good"


@dataclass(frozen=True)
class Seat:
    nth: int
    name: str


@dataclass(frozen=True)
class PlainLook:
    seat_count: int = 0
    title: str = ""
    shade: Shade = Shade.PLAIN
    is_open: bool = False
    share: float = 0.0
    marks: tuple[str, ...] = ()
    part: QObject | None = None
    first: Seat = Seat(0, "")
    seats: tuple[Seat, ...] = ()
    spots: tuple[Seat, ...] = ()


@dataclass(frozen=True)
class More(PlainLook):
    note: str = ""


S = TypeVar("S", bound=PlainLook)


class SharedScreen(View[S]):
    """The shared state of several screens."""


class PlainScreen(SharedScreen[PlainLook]):
    def __init__(self, look: Callable[[], PlainLook] = PlainLook) -> None:
        super().__init__()
        self._make = look
        self.looked = 0

    @property
    def strip(self) -> tuple[Text | str, str]:
        return self._strip, self._strip_tone

    def look(self) -> PlainLook:
        self.looked += 1
        return self._make()

    @touch(int)
    def count(self, number: int) -> None:
        self._make = lambda: replace(self.shown, seat_count=number)
        self.refresh()

    @touch()
    def twice(self) -> None:
        self.count(1)
        self.count(2)

    @touch()
    def refuse(self) -> None:
        self.count(9)
        raise Refused("no", Sentence(text("It cannot be.")))

    @touch()
    def fail(self) -> None:
        raise ZeroDivisionError


class LongerScreen(SharedScreen[More]):
    def look(self) -> More:
        return More(title="x", note="noted")


def notifiers(view: QObject) -> list[str]:
    """Return a list that records the names of the signals that a view emits."""
    names: list[str] = []
    meta = view.metaObject()
    for at in range(meta.propertyCount()):
        if meta.property(at).hasNotifySignal():
            name = str(meta.property(at).name())
            getattr(view, f"{name}Changed").connect(lambda name=name: names.append(name))
    return names


def test_each_field_is_a_property_of_its_type(qapp: QGuiApplication) -> None:
    part = QObject()
    view = PlainScreen(lambda: PlainLook(3, "Peek", Shade.GOOD, True, 0.5, ("✗", "≠"), part))
    assert [0, "", "plain", False, 0.0, [], None] == [
        view.property(name) for name in ("seatCount", "title", "shade", "isOpen", "share", "marks", "part")
    ]
    view.refresh()
    assert [3, "Peek", "good", True, 0.5, ["✗", "≠"], part] == [
        view.property(name) for name in ("seatCount", "title", "shade", "isOpen", "share", "marks", "part")
    ]


def test_composite_value_is_one_property_and_notifies_once(qapp: QGuiApplication) -> None:
    view = PlainScreen(lambda: PlainLook(first=Seat(1, "a")))
    names = notifiers(view)
    view.refresh()
    assert ({"nth": 1, "name": "a"}, ["first"]) == (view.property("first"), names)


def test_only_differences_are_signaled(qapp: QGuiApplication) -> None:
    looks = [PlainLook(1, "a"), PlainLook(1, "b"), PlainLook(1, "b"), PlainLook(2, "b", seats=(Seat(1, "x"),))]
    view = PlainScreen(lambda: looks.pop(0))
    names = notifiers(view)
    whole: list[None] = []
    view.changed.connect(lambda: whole.append(None))
    for expected, times in ((["seatCount", "title"], 1), (["title"], 2), ([], 2), (["seatCount"], 3)):
        names.clear()
        view.refresh()
        assert (expected, times) == (names, len(whole))


def test_a_list_is_one_model_and_tells_only_the_rows_that_differ(qapp: QGuiApplication) -> None:
    seats = [Seat(1, "a"), Seat(2, "b")]
    view = PlainScreen(lambda: PlainLook(seats=tuple(seats)))
    view.refresh()
    model = view.property("seats")
    assert isinstance(model, Rows)
    assert tuple(seats) == model.rows
    rows: list[int] = []
    model.dataChanged.connect(lambda first, _last: rows.append(first.row()))
    seats[1] = Seat(2, "c")
    view.refresh()
    assert ([1], model) == (rows, view.property("seats"))


def test_refresh_during_a_list_reset_is_kept(qapp: QGuiApplication) -> None:
    looks = [PlainLook(1, seats=(Seat(1, "a"),), spots=(Seat(1, nth),)) for nth in "bc"]
    view = PlainScreen(lambda: looks.pop(0))
    view.property("seats").modelReset.connect(view.refresh)
    view.refresh()
    assert not looks
    assert (view.shown.spots, (Seat(1, "c"),)) == (view.property("spots").rows, view.shown.spots)


def test_two_views_of_one_class_show_their_own(qapp: QGuiApplication) -> None:
    first, other = PlainScreen(lambda: PlainLook(1, seats=(Seat(1, "a"),))), PlainScreen(lambda: PlainLook(2))
    first.refresh()
    other.refresh()
    assert (1, 2) == (first.property("seatCount"), other.property("seatCount"))
    assert (1, 0) == (first.property("seats").rowCount(), other.property("seats").rowCount())


def test_shared_properties_are_declared_by_the_base_view(qapp: QGuiApplication) -> None:
    view = LongerScreen()
    view.refresh()
    assert "noted" == view.property("note")
    assert {"seatCount", "title"} <= names_of(SharedScreen) - names_of(View)
    assert {"note"} == names_of(LongerScreen) - names_of(SharedScreen)


def names_of(kind: type[QObject]) -> set[str]:
    meta: QMetaObject = cast(Any, kind).staticMetaObject
    return {str(meta.property(at).name()) for at in range(meta.propertyCount())}


def test_each_touch_is_shown_once(qapp: QGuiApplication) -> None:
    view = PlainScreen()
    view.twice()
    assert (1, 2) == (view.looked, view.property("seatCount"))


def test_a_refusal_is_reported_until_the_next_touch(qapp: QGuiApplication) -> None:
    view = PlainScreen()
    view.refuse()
    assert ("It cannot be.", "refused", 9) == (*view.strip, view.shown.seat_count)
    view.count(3)
    assert ("", "refused", 3) == (*view.strip, view.shown.seat_count)


def test_our_own_bug_is_not_said_to_the_dealer(qapp: QGuiApplication) -> None:
    view = PlainScreen()
    with pytest.raises(ZeroDivisionError):
        view.fail()
    view.count(3)
    assert 3 == view.property("seatCount")


def test_a_view_that_is_closed_shows_nothing_new(qapp: QGuiApplication) -> None:
    view = PlainScreen()
    view.close()
    view.count(3)
    assert (0, 0) == (view.looked, view.property("seatCount"))
