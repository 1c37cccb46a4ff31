"""Declare kinds of events: frozen classes whose fields each have a type and a meaning.

    @kind(InHand.ALWAYS)
    class PayoutStated(Happening):
        "The actual payment to a seat, if it differed from the kiosk's amount."

        seat: Annotated[Int, "the seat"]
        net: Annotated[Cents, "the winnings of the seat less its wagers; negative for a loss"]

Its name in the journal follows from the class, `payout_stated`, unless the kiosk uses that name for something else. It
is checked when it is made; a wrong one is a bug, and raises AssertionError or TypeError before anything reaches the
disk. An event that is read back was checked when it was made, and is not checked again: the chain guards it.

A field that has a default is left out of the journal where it is that; one that may be None and has no default is
written as null. To change the fields of a kind, raise its `v`: an event of another `v` is refused, because before 1.0 a
journal is read only by the version that wrote it.
"""

import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields
from enum import StrEnum
from types import SimpleNamespace, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Self,
    TypeAlias,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from kiosk.events.plain_json import canonical, parsed
from kiosk.events.types import Type


class InHand(StrEnum):
    """A mark that says whether an event of this kind belongs to a hand."""

    ALWAYS = "always"
    NEVER = "never"
    EITHER = "either"


@dataclass(frozen=True, slots=True)
class EventField:
    """One field: its type and its meaning. It is left out of the journal if it has its `default`."""

    name: str
    type: Type
    meaning: str
    nullable: bool
    default: Any = MISSING

    @property
    def may_lack(self) -> bool:
        return self.default is not MISSING

    @property
    def absent(self) -> Any:
        """Return the value of the field if the journal has none: None if that is permitted, MISSING otherwise."""
        return None if self.default is MISSING and self.nullable else self.default


_new = object.__new__
_Put: TypeAlias = Callable[[Any, Any], None]  # puts a value into a field of a frozen object


class Part:
    """Something with documented fields that a field of an event holds."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[EventField, ...]] = ()
    _READ: ClassVar[tuple[tuple[str, _Put, Callable[[Any], Any] | None, Any], ...]] = ()

    def __post_init__(self) -> None:
        for field in self.FIELDS:
            value = getattr(self, field.name)
            if value is field.default or (value is None and field.nullable):
                continue
            try:
                kept = field.type.keep(value)
            except AssertionError as error:
                what = f"{type(self).__name__}.{field.name} is {value!r}, not {field.type.name}: {error}"
                raise AssertionError(what) from None
            if kept is not value:
                object.__setattr__(self, field.name, kept)

    def to_json(self) -> dict[str, Any]:
        """Return it as plain JSON, of which `of_json` makes the same again. Nothing of it may be changed."""
        body = {}
        for field in self.FIELDS:
            value = getattr(self, field.name)
            if field.default is MISSING or value != field.default:
                write = field.type.write
                body[field.name] = value if write is None or value is None else write(value)
        return body

    @classmethod
    def of_json(cls, body: Mapping[str, Any]) -> Self:
        """Return the event that was stored as `body`. Raise KeyError, TypeError, or ValueError if it does not fit."""
        self = _new(cls)
        for name, put, read_, absent in cls._READ:
            value = body[name] if absent is MISSING else body.get(name, absent)
            put(self, value if read_ is None or value is None else read_(value))
        return self


class Happening(Part):
    """The fact that an event records, in the past tense. It never changes."""

    __slots__ = ()
    KIND: ClassVar[str]
    V: ClassVar[int]
    IN_HAND: ClassVar[InHand]

    def text(self) -> str:
        """Return it as the journal keeps it."""
        return canonical(self.to_json())

    def check_hand(self, hand: int | None) -> None:
        """Raise AssertionError unless an event of this kind may belong to `hand`."""
        if hand is not None and (type(hand) is not int or hand < 1):
            raise AssertionError(f"{hand!r} is not the number of a hand")
        if self.IN_HAND is (InHand.ALWAYS if hand is None else InHand.NEVER):
            raise AssertionError(f"{self.KIND} belongs to a hand {self.IN_HAND}, and its hand is {hand}")


@dataclass(frozen=True, slots=True)
class Unknown(Happening):
    """An event of another version of the program: a kind or `v` that this one does not have."""

    kind: str
    v: int
    body: Mapping[str, Any]


CATALOG: dict[str, type[Happening]] = {}
"""Every kind that may be written, by its name in the journal."""


def read(kind: str, v: int, text: str) -> Happening:
    """Return the event stored as `text`. Raise KeyError, TypeError, or ValueError if it is not of that kind."""
    body = parsed(text)
    if not isinstance(body, dict):
        raise TypeError("an event is an object")
    known = CATALOG.get(kind)
    return Unknown(kind, v, body) if known is None or v != known.V else known.of_json(body)


_P = TypeVar("_P", bound=Part)
_H = TypeVar("_H", bound=Happening)


@dataclass_transform(frozen_default=True, kw_only_default=True)
def part(cls: type[_P]) -> type[_P]:
    """Declare a part of an event: a frozen class with documented fields."""
    made = dataclass(frozen=True, slots=True, kw_only=True)(cls)
    made.FIELDS = _fields(made)
    made._READ = tuple(
        (field.name, getattr(made, field.name).__set__, field.type.read, field.absent) for field in made.FIELDS
    )
    return made


@dataclass_transform(frozen_default=True, kw_only_default=True)
def kind(in_hand: InHand, *, v: int = 1, name: str = "") -> Callable[[type[_H]], type[_H]]:
    """Declare a kind of event, in its version `v`. `name` is its name in the journal, if the class has another."""

    def declare(cls: type[_H]) -> type[_H]:
        made = part(cls)
        made.KIND = name or re.sub(r"(?<!^)(?=[A-Z])", "_", made.__name__).lower()
        made.V, made.IN_HAND = v, in_hand
        assert made.KIND not in CATALOG, f"{made.KIND} is in the catalog twice"
        CATALOG[made.KIND] = made
        return made

    return declare


def _fields(cls: type[Part]) -> tuple[EventField, ...]:
    """Return the fields of a class: its own, and those that its base has declared."""
    # The annotations of this class only: base classes are read too.
    own = SimpleNamespace(__annotations__=vars(cls).get("__annotations__", {}))
    hints = get_type_hints(own, vars(sys.modules[cls.__module__]), include_extras=True)
    base = {field.name: field for field in cls.FIELDS}
    return tuple(
        _field(field.name, hints[field.name], field.default) if field.name in hints else base[field.name]
        for field in fields(cls)  # type: ignore[arg-type]
    )


def _field(name: str, hint: Any, default: Any) -> EventField:
    notes: list[Any] = []
    nullable = False
    while get_origin(hint) is not None:
        if get_origin(hint) is Annotated:
            notes += hint.__metadata__[::-1]
            hint = hint.__origin__
        elif get_origin(hint) in (Union, UnionType):
            (hint,) = (arm for arm in get_args(hint) if arm is not type(None))
            nullable = True
        else:
            break
    meaning = next(note for note in notes if isinstance(note, str))
    type_ = next((note for note in notes if isinstance(note, Type)), None) or _type_of(hint)
    return EventField(name, type_, meaning, nullable, default)


def _type_of(cls: type[Part]) -> Type:
    def keep(value: object) -> Part:
        assert isinstance(value, cls), f"it is not of {cls.__name__}"
        return value

    return Type(f"`{cls.__name__}`", keep, cls.of_json, cls.to_json)
