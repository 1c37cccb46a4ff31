"""One path to a screen: its contents are a frozen look, and each touch calls a method.

A view computes its look after each change: a frozen dataclass, all of whose fields have a default. Each field is a
property in QML, in camel case. A tuple of dataclasses is a list model, which stays the same and receives the rows that
differ; everything else is a value, and QML is notified when it differs. A dataclass is one value: related values are
signaled together. Properties are generated, never written by hand.

QML calls methods under `@touch`. Such a method changes the view's own state, or calls one method of the table; a
refusal is shown in the strip, and nothing else of the method happens. Then the view refreshes once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import StrEnum
from functools import partial, wraps
from operator import attrgetter
from types import NoneType, UnionType
from typing import Any, Concatenate, Final, Generic, NamedTuple, ParamSpec, TypeVar, Union, cast, get_args, get_origin
from typing import get_type_hints as hints_of

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from kiosk.core.errors import KioskError
from kiosk.core.text import Text
from ui.vm.controls.rows import Rows, getter, plain

QML_IMPORT_NAME = "Kiosk"
QML_IMPORT_MAJOR_VERSION = 1

REFUSED: Final = "refused"

L = TypeVar("L")
V = TypeVar("V", bound="View[Any]")
P = ParamSpec("P")
Kind = TypeVar("Kind", bound=type[QObject])


class LookField(NamedTuple):
    """A field of a look: its `row`, if it is a list, otherwise the name of its signal."""

    name: str
    row: type | None
    signal: str


def in_qml(kind: Kind) -> Kind:
    """Make a class known to QML by its name. Only Python makes one."""
    known: Kind = QmlElement(cast(Any, QmlUncreatable)("Made in Python.")(kind))
    return known


def touch(*kinds: type) -> Callable[[Callable[Concatenate[V, P], None]], Callable[Concatenate[V, P], None]]:
    """Make a method of a view callable by a touch. `kinds` are the types of QML's arguments."""

    def mark(method: Callable[Concatenate[V, P], None]) -> Callable[Concatenate[V, P], None]:
        @wraps(method)
        def touched(self: V, *given: P.args, **more: P.kwargs) -> None:
            self.perform(partial(method, self, *given, **more))

        return cast(Callable[Concatenate[V, P], None], Slot(*kinds, name=method.__name__)(touched))

    return mark


class View(QObject, Generic[L]):
    """The QML side of a screen. `L` is its look; a base of several views is bound to the look that they share.

    `parts` are the views that it holds. `_strip` is the one sentence in the strip until the next touch, in a
    `_strip_tone`.
    """

    changed = Signal()
    saidNo = Signal()  # Emitted once for each refused touch.

    _look: L
    _fields: tuple[LookField, ...] = ()
    _values_of: Callable[[Any], tuple[Any, ...]]

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        look = _look_of(cls)
        if look is not None:
            cls._look = look()
            known = {field.name for field in cls._fields}
            hints = hints_of(look)
            new = (_declare(cls, field.name, hints[field.name]) for field in fields(look) if field.name not in known)
            cls._fields = (*cls._fields, *sorted(new, key=lambda field: field.row is None))
            cls._values_of = staticmethod(getter([field.name for field in cls._fields]))

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._strip: Text | str = ""
        self._strip_tone = REFUSED
        self._is_open = True
        self._is_touched = False
        self.parts: list[View[Any]] = []
        self._models = {field.name: Rows(field.row, self) for field in self._fields if field.row is not None}

    def close(self) -> None:
        """Stop its work, and show nothing new."""
        self._is_open = False

    def hold(self, part: View[Any]) -> None:
        """Hold a view that is a part of this one: it is shown again whenever this one is."""
        self.parts.append(part)

    def look(self) -> L:
        """Return the present look."""
        raise NotImplementedError

    @property
    def shown(self) -> L:
        """Return the displayed look."""
        return self._look

    @Slot()
    def refresh(self) -> None:
        """Refresh the look in the installed language. In a touch, that waits for its end."""
        if self._is_open and not self._is_touched:
            self.show(self.look())
            for part in self.parts:
                part.refresh()

    def show(self, look: L) -> None:
        """Show this look: tell the rows of each list that differ, and then each value that does."""
        before, self._look = self._look, look
        differs = False
        values = zip(self._values_of(before), self._values_of(look), strict=True)
        for (name, row, signal), (old, new) in zip(self._fields, values, strict=True):
            if new is not old and new != old:
                differs = True
                if row is not None:
                    self._models[name].show(getattr(self._look, name))  # A signal may have shown another look.
                else:
                    getattr(self, signal).emit()
        if differs:
            self.changed.emit()

    def perform(self, act: Callable[[], object]) -> None:
        """Run a touch, and refresh. A touch that calls another one is still one touch."""
        if self._is_touched:
            act()
            return
        self._is_touched = True
        try:
            self.forget_strip()
            act()
        except KioskError as error:
            self.refused(error)
        finally:
            self._is_touched = False
        self.refresh()

    def forget_strip(self) -> None:
        """Clear the strip of the last touch."""
        self._strip, self._strip_tone = "", REFUSED

    def refused(self, error: KioskError) -> None:
        """Show why something cannot be done."""
        self._strip, self._strip_tone = error.message, REFUSED
        self.saidNo.emit()

    def explain(self, sentence: Text | str) -> None:
        """Show why a touch does not count."""
        self._strip, self._strip_tone = sentence, REFUSED
        self.saidNo.emit()
        self.refresh()


def _look_of(kind: type) -> type[Any] | None:
    """Return the look that a class says it shows: `View[Look]`, or a look that is bound to by `View[L]`."""
    for base in vars(kind).get("__orig_bases__", ()):
        for var in get_args(base):
            look = var.__bound__ if isinstance(var, TypeVar) else var
            if isinstance(look, type) and is_dataclass(look):
                return look
    return None


def _declare(kind: type, name: str, hint: Any) -> LookField:
    """Add to a class the property, and for a value the signal, of one field of its look."""
    first, *others = name.split("_")
    camel = first + "".join(other.capitalize() for other in others)
    assert not hasattr(kind, camel), f"{kind.__name__} has two meanings for {camel}"
    row, *_ = get_args(hint) if get_origin(hint) is tuple else (None,)
    if isinstance(row, type) and is_dataclass(row):
        setattr(kind, camel, Property(QObject, fget=lambda view: view._models[name], constant=True))
        return LookField(name, row, "")
    signal = Signal()
    setattr(kind, f"{camel}Changed", signal)
    value = attrgetter(f"_look.{name}")
    got = (lambda view: plain(value(view))) if is_dataclass(hint) else value
    setattr(kind, camel, Property(_in_qt(hint), fget=got, notify=signal))
    return LookField(name, None, f"{camel}Changed")


def _in_qt(hint: Any) -> Any:
    """Return a type of a field as Qt has it."""
    if get_origin(hint) in (Union, UnionType):
        (hint,) = (arm for arm in get_args(hint) if arm is not NoneType)
    hint = get_origin(hint) or hint
    if hint is tuple:
        return "QVariantList"
    if issubclass(hint, StrEnum):
        return str
    return hint if issubclass(hint, str | bool | int | float | QObject) else "QVariant"
