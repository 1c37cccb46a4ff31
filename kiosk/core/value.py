"""Declare value classes, whose objects are compared by content and never changed.

A frozen dataclass stores each field through `object.__setattr__`, four times as slowly as an assignment, and one hand
makes hundreds of prompts and answers. mypy refuses an assignment to a field of a value; Python does not check it.

A dataclass also compiles four methods for each class, and a start makes three hundred classes. Here, each class has its
own `__init__`, and all share the methods that compare, hash, and print.

Every value is declared with `@value`. Use a dataclass for objects that change, and for values that need other features:
keyword-only fields, an order, no equality, or a cache. Events are dataclasses that Python freezes, because they are
kept.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

_T = TypeVar("_T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[_T]) -> type[_T]:
    """Make a class a dataclass with slots. mypy refuses an assignment to its fields after `__init__`."""
    return _by_value(dataclass(repr=False, eq=False, slots=True)(_named(cls)))


def _by_value(cls: type[_T]) -> type[_T]:
    """Compare, hash, and print the objects of a dataclass by their fields, as a dataclass does."""
    compared = [known.name for known in fields(cls) if known.compare]  # type: ignore[arg-type]
    held: Callable[[Any], Any] = attrgetter(*compared) if compared else lambda _: ()
    written = tuple(known.name for known in fields(cls) if known.repr)  # type: ignore[arg-type]

    def equal(self: Any, other: object) -> Any:
        return held(self) == held(other) if other.__class__ is self.__class__ else NotImplemented

    def hashed(self: Any) -> int:
        return hash(held(self))

    def shown(self: Any) -> str:
        return f"{type(self).__qualname__}({', '.join(f'{name}={getattr(self, name)!r}' for name in written)})"

    for name, method in (("__eq__", equal), ("__hash__", hashed), ("__repr__", shown)):
        if vars(cls).get(name) is None:
            setattr(cls, name, method)
    return cls


def _named(cls: type[_T]) -> type[_T]:
    """Give a class without a docstring its name as one: otherwise the dataclass inspects its own signature."""
    if cls.__doc__ is None:
        cls.__doc__ = cls.__name__
    return cls
