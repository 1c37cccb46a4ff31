"""Read the correct keys of a file with errors, so that one mistake hides no other.

A model either fits a file or is refused as a whole. The checks that compare keys with each other still have to run on
the correct keys. `read_partly` returns the model with these keys. A wrong key is not set: reading it raises
AttributeError, and a check that needs it finds nothing.
"""

import types
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Annotated, Any, TypeAlias, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel, TypeAdapter, ValidationError

from kiosk.schema.places import Key

M = TypeVar("M", bound=BaseModel)
S = TypeVar("S")
T = TypeVar("T")

Found: TypeAlias = tuple[Key, str]
"""A key, and its fault."""


def read_partly(model: type[M], data: dict[str, Any]) -> M:
    """Return the model with every valid key of `data`, and defaults for missing keys."""
    values: dict[str, Any] = {}
    wrong: list[str] = []
    for name, field in model.model_fields.items():
        key = field.alias or name
        if key not in data:
            wrong += [name] if field.is_required() else []
            continue
        annotation: Any = field.annotation
        for extra in field.metadata:
            annotation = Annotated[annotation, extra]
        try:
            values[name] = _read(annotation, data[key])
        except _NothingRead:
            wrong.append(name)
    found = model.model_construct(**values)
    for name in wrong:
        found.__dict__.pop(name, None)
    return found


def each_found(checks: Iterable[Callable[[S], Iterable[Found]]], subject: S, *, is_partial: bool) -> Iterator[Found]:
    """Yield the findings of the checks. Of a partial subject, a check that needs a wrong key finds nothing more."""
    for check in checks:
        if is_partial:
            with suppress(AttributeError):
                yield from check(subject)
        else:
            yield from check(subject)


def each_read(entries: Iterable[T], *keys: str) -> Iterator[tuple[int, T]]:
    """Yield (nth, entry) of each readable entry of a list with these keys readable."""
    for nth, entry in enumerate(entries):
        if entry is not None and (not keys or vars(entry).keys() >= set(keys)):
            yield nth, entry


class _NothingRead(Exception):
    """Nothing of a value can be read."""


def _read(annotation: Any, value: Any) -> Any:
    with suppress(ValidationError):
        return TypeAdapter[Any](annotation).validate_python(value)
    for plain in _plain(annotation):
        if isinstance(plain, type) and issubclass(plain, BaseModel):
            if isinstance(value, list) and "lines" in plain.model_fields:
                value = {"lines": value}  # A pay table is written as the list of its lines.
            if isinstance(value, dict):
                return read_partly(plain, value)
        if get_origin(plain) is tuple and isinstance(value, list) and value and get_args(plain)[-1] is Ellipsis:
            return tuple(_read_or_none(get_args(plain)[0], inner) for inner in value)
    raise _NothingRead


def _read_or_none(annotation: Any, value: Any) -> Any:
    """Return an entry of a list, None for an unreadable one: the others keep their places."""
    with suppress(_NothingRead):
        return _read(annotation, value)
    return None


def _plain(annotation: Any) -> Iterator[Any]:
    """Yield the types that an annotation allows, without their metadata."""
    if get_origin(annotation) is Annotated:
        yield from _plain(get_args(annotation)[0])
    elif get_origin(annotation) in (Union, types.UnionType):
        for arm in get_args(annotation):
            yield from _plain(arm)
    else:
        yield annotation
