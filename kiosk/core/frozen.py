"""Classes of values, which are compared by content and never changed.

A frozen dataclass stores each field through `object.__setattr__`, four times as slowly as an assignment, and one hand
makes hundreds of prompts and answers. These are frozen to mypy, which every change has to pass, and plain to Python.

A dataclass also compiles four methods for itself, and a start makes three hundred classes. Here each has an `__init__`
of its own, and shares how it is compared, hashed and written.

So every value is `@frozen`. A dataclass is used if something changes, or if a value needs features that this
one has no option for: fields given by name alone, an order, no equality, a cache. An event is frozen to Python, too: it
is kept.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

_T = TypeVar("_T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: type[_T]) -> type[_T]:
    """Make a class a dataclass with slots, whose fields mypy lets nobody assign once it is made."""
    return _by_value(dataclass(repr=False, eq=False, slots=True)(_named(cls)))


def _by_value(cls: type[_T]) -> type[_T]:
    """Have the objects of a dataclass compared, hashed and written by their fields, as a dataclass would."""
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
    """Give a class without a docstring its name for one: a dataclass would inspect its own signature for it."""
    if cls.__doc__ is None:
        cls.__doc__ = cls.__name__
    return cls
