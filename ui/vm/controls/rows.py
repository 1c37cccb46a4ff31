"""A list for QML over frozen dataclasses. Only what differs is told, so that a tap redraws little."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from operator import attrgetter
from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, Qt

_ROOT = QModelIndex()
_FIRST_ROLE = int(Qt.ItemDataRole.UserRole) + 1


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


def reader(names: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Return what reads attributes of these names, all at once: a look has a hundred, and its rows as many again."""
    return attrgetter(*names) if len(names) > 1 else lambda held: tuple(getattr(held, name) for name in names)


class Rows(QAbstractListModel):
    """Rows of one dataclass; each of its fields is a role of the same name."""

    def __init__(self, kind: type, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._fields = _names(kind)
        self._values_of = reader(self._fields)
        self._rows: tuple[Any, ...] = ()

    @property
    def rows(self) -> tuple[Any, ...]:
        return self._rows

    def show(self, rows: Sequence[Any]) -> None:
        """Show these rows. A row that is as it was is left alone."""
        old, new = self._rows, tuple(rows)
        if len(old) != len(new):
            self.beginResetModel()
            self._rows = new
            self.endResetModel()
            return
        self._rows = new
        for at, (before, after) in enumerate(zip(old, new, strict=True)):
            was, now = self._values_of(before), self._values_of(after)
            if was != now:
                row = self.index(at)
                changed = [_FIRST_ROLE + nth for nth in range(len(now)) if was[nth] != now[nth]]
                self.dataChanged.emit(row, row, changed)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = _FIRST_ROLE) -> Any:
        nth = role - _FIRST_ROLE
        if not index.isValid() or not 0 <= nth < len(self._fields):
            return None
        return plain(getattr(self._rows[index.row()], self._fields[nth]))

    def roleNames(self) -> dict[int, QByteArray]:
        return {_FIRST_ROLE + nth: QByteArray(name.encode()) for nth, name in enumerate(self._fields)}
