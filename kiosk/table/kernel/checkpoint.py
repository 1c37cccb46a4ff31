"""Convert the state of a table to its checkpoint and back, so that a restart reads only later events.

The annotations of `TableState` are the schema. A class is stored by the names of its fields, and a mapping whose keys
are numbers as rows, because JSON keys are text.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from types import UnionType
from typing import Any, Final, NamedTuple, get_args, get_origin, get_type_hints

from kiosk.bank import BankLedger, kept_ledger
from kiosk.events import Happening, from_journal, to_journal
from kiosk.journal import Event, another_version
from kiosk.table.kernel.state import TableState

UNKEPT: Final = frozenset({
    "rack_reopened", "hand", "events", "is_posted_in_hand", "shoe_doubt", "seats_doubted", "zones_doubted", "reopened",
    "aside", "early", "early_plays", "replacing", "redealing", "opening",
})  # fmt: skip
"""The fields that are empty between hands, or read from an event again."""


class KeptForm(NamedTuple):
    """The conversions of a type: to plain JSON, and back."""

    keep: Callable[[Any], Any]
    read: Callable[[Any], Any]


_PLAIN: Final = KeptForm(lambda value: value, lambda kept: kept)
_OF_TYPE: Final[Mapping[Any, KeptForm]] = {
    Any: _PLAIN,
    bool: _PLAIN,
    int: KeptForm(int, int),
    str: KeptForm(to_journal, lambda kept: kept if isinstance(kept, str) else from_journal(kept)),
    BankLedger: KeptForm(BankLedger.kept, kept_ledger),
}


def _form(hint: Any) -> KeptForm:
    """Return the conversions of an annotated type. Raise TypeError if it cannot be stored."""
    origin, args = get_origin(hint), get_args(hint)
    if hint in _OF_TYPE:
        return _OF_TYPE[hint]
    if origin is UnionType:
        return _optional(*(_form(arm) for arm in args if arm is not type(None)))
    if origin is tuple:
        return _many(_form(args[0])) if args[-1] is Ellipsis else _row(tuple(map(_form, args)))
    if origin in (dict, Mapping):
        return _mapping(_form(args[0]), _form(args[1]), is_object=args[0] is str)
    if isinstance(hint, type) and issubclass(hint, Happening):
        return KeptForm(hint.to_json, hint.of_json)
    if is_dataclass(hint):
        return _named(hint)
    raise TypeError(f"a checkpoint cannot store {hint}")


def _optional(form: KeptForm) -> KeptForm:
    keep, read = form
    return KeptForm(
        lambda value: None if value is None else keep(value), lambda kept: None if kept is None else read(kept)
    )


def _many(form: KeptForm) -> KeptForm:
    return KeptForm(lambda value: list(map(form.keep, value)), lambda kept: tuple(map(form.read, kept)))


def _row(forms: tuple[KeptForm, ...]) -> KeptForm:
    return KeptForm(
        lambda value: [form.keep(item) for form, item in zip(forms, value, strict=True)],
        lambda kept: tuple(form.read(item) for form, item in zip(forms, kept, strict=True)),
    )


def _mapping(key: KeptForm, value: KeptForm, *, is_object: bool) -> KeptForm:
    def keep(mapping: Mapping[Any, Any]) -> object:
        rows = [[key.keep(name), value.keep(item)] for name, item in mapping.items()]
        return dict(rows) if is_object else rows

    def read(kept: Any) -> dict[Any, Any]:
        return {key.read(name): value.read(item) for name, item in (kept.items() if is_object else kept)}

    return KeptForm(keep, read)


def _named(cls: Any) -> KeptForm:
    forms = _forms(cls)

    return KeptForm(
        lambda value: {name: form.keep(getattr(value, name)) for name, form in forms.items()},
        lambda kept: cls(**{name: form.read(kept[name]) for name, form in forms.items()}),
    )


def _forms(cls: Any, but_not: frozenset[str] = frozenset()) -> Mapping[str, KeptForm]:
    hints = get_type_hints(cls)
    return {field.name: _form(hints[field.name]) for field in fields(cls) if field.name not in but_not}


_FORMS: Final = _forms(TableState, but_not=UNKEPT)


def recovered_state(kept: Mapping[str, Any] | None, events: Iterable[Event]) -> TableState:
    """Return the state of a checkpoint with the later events applied.

    Raise JournalError `version` if another version of the program has stored it in another form.
    """
    recovered = TableState()
    for name, value in (kept or {}).items():
        try:
            setattr(recovered, name, _FORMS[name].read(value))
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise another_version(f"checkpoint: {name}") from error
    for event in events:
        recovered.fold(event)
    return recovered


def checkpoint_of(state: TableState) -> dict[str, Any]:
    """Return the content of a checkpoint: each field that differs from a new state. It is written between hands."""
    assert state.hand is None, "a checkpoint is written between hands"
    new = TableState()
    changed = (name for name in _FORMS if getattr(state, name) != getattr(new, name))
    return {name: _FORMS[name].keep(getattr(state, name)) for name in changed}
