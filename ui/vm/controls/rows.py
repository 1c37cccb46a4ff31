"""A list for QML over frozen dataclasses. Only differences are signaled, so that a tap redraws little.

A row that has a `key` or an `id`, of a `table` where it has one, stays the item on the screen that it is, whatever
comes before it or goes: a finger that rests on it opens it and no other, and a list that was scrolled stays where it
was.
"""

from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from operator import attrgetter
from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, Qt

from kiosk.core.value import value

_ROOT = QModelIndex()
_FIRST_ROLE = int(Qt.ItemDataRole.UserRole) + 1
_IDENTITIES = ("key", "id", "table")


@value
class NamedKey:
    """A key to touch, its label, and whether it is marked as chosen."""

    key: str
    label: str
    chosen: bool = False


def plain(value: Any) -> Any:
    """Return a value as QML takes it: a tuple becomes a list, a dataclass becomes an object."""
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    names = _names(value.__class__)
    return {name: plain(getattr(value, name)) for name in names} if names else value


@cache
def _names(kind: type) -> tuple[str, ...]:
    """Return the names of the fields of a dataclass, none of any other class."""
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()


def getter(names: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Return a function that reads these attributes together: a look has a hundred, and its rows as many again."""
    return attrgetter(*names) if len(names) > 1 else lambda held: tuple(getattr(held, name) for name in names)


class Rows(QAbstractListModel):
    """Rows of one dataclass; each of its fields is a role of the same name."""

    def __init__(self, kind: type, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._fields = _names(kind)
        self._values_of = getter(self._fields)
        identity = [name for name in self._fields if name in _IDENTITIES]
        self._identity = None if identity in ([], ["table"]) else getter(identity)
        self._rows: tuple[Any, ...] = ()

    @property
    def rows(self) -> tuple[Any, ...]:
        return self._rows

    def show(self, rows: Sequence[Any]) -> None:
        """Show these rows. A row that is as it was is left alone."""
        old, new = self._rows, tuple(rows)
        head, tail = self._staying(old, new)
        if head + tail == 0 and old != new:
            self.beginResetModel()
            self._rows = new
            self.endResetModel()
            return
        if head + tail < len(old):
            self.beginRemoveRows(_ROOT, head, len(old) - tail - 1)
            self._rows = old = (*old[:head], *old[len(old) - tail :])
            self.endRemoveRows()
            if self._rows is not old:
                return  # A signal has shown other rows.
        if head + tail < len(new):
            self.beginInsertRows(_ROOT, head, len(new) - tail - 1)
            self._rows = old = (*old[:head], *new[head : len(new) - tail], *old[head:])
            self.endInsertRows()
            if self._rows is not old:
                return
        self._rows = new
        for at, (before, after) in enumerate(zip(old, new, strict=True)):
            was, now = self._values_of(before), self._values_of(after)
            if was != now:
                row = self.index(at)
                changed = [_FIRST_ROLE + nth for nth in range(len(now)) if was[nth] != now[nth]]
                self.dataChanged.emit(row, row, changed)

    def _staying(self, old: tuple[Any, ...], new: tuple[Any, ...]) -> tuple[int, int]:
        """Return the number of unchanged rows at the head and at the tail; those between are removed or inserted."""
        if self._identity is None:
            return (len(new), 0) if len(old) == len(new) else (0, 0)
        was, now = list(map(self._identity, old)), list(map(self._identity, new))
        least = min(len(was), len(now))
        head = next((nth for nth in range(least) if was[nth] != now[nth]), least)
        tail = next((nth for nth in range(least - head) if was[-1 - nth] != now[-1 - nth]), least - head)
        return head, tail

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = _FIRST_ROLE) -> Any:
        nth = role - _FIRST_ROLE
        if not index.isValid() or not 0 <= nth < len(self._fields):
            return None
        return plain(getattr(self._rows[index.row()], self._fields[nth]))

    def roleNames(self) -> dict[int, QByteArray]:
        return {_FIRST_ROLE + nth: QByteArray(name.encode()) for nth, name in enumerate(self._fields)}
