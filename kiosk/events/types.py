"""Types of event fields. Amounts are integer cents, hashes are hexadecimal, sequences are tuples.

Each is an `Annotated` alias: its Python type for readers, and the `Type` that checks it when an event is made, keeps it
apart from later changes by its writer, and names it in `docs/events.md`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias

from kiosk.core.numbers import MAX_INT
from kiosk.events.plain_json import MIN_INT, plain, plain_text
from kiosk.events.reasons import from_journal, reason, to_journal


@dataclass(frozen=True, slots=True)
class Type:
    """The type of a field: its name in the documentation, and how a value is kept and read.

    `keep` returns a value as it is kept, and raises AssertionError for one that does not fit. `read` returns the same
    of parsed JSON, which was checked when it was written, and `write` returns that JSON; each is None if the
    value is its own JSON.
    """

    name: str
    keep: Callable[[Any], Any]
    read: Callable[[Any], Any] | None = None
    write: Callable[[Any], Any] | None = None


def _int(value: object) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and MIN_INT <= value <= MAX_INT:
        return int(value)
    raise AssertionError(f"{value!r} is not an integer of 64 bits")


def _from(least: int) -> Callable[[object], int]:
    def keep(value: object) -> int:
        if type(value) is int and least <= value <= MAX_INT:
            return value
        number = _int(value)
        assert number >= least, f"{number} is less than {least}"
        return number

    return keep


def _word(value: object) -> str:
    if type(value) is str and value and value.isascii():
        return value
    word = plain_text(value)
    assert word, "the text is empty"
    return word


def _object(value: object) -> dict[str, Any]:
    assert isinstance(value, Mapping), f"{value!r} is not an object"
    kept: dict[str, Any] = plain(value)
    return kept


def _posted(value: object) -> dict[str, int]:
    assert isinstance(value, Mapping), f"{value!r} is not an object"
    return {plain_text(name): _natural(cents) for name, cents in value.items()}


def _rows(*columns: Callable[[object], Any]) -> Callable[[object], tuple[tuple[Any, ...], ...]]:
    """Return how a list of rows with these columns is kept."""
    row = _row(*columns)

    def keep(value: object) -> tuple[tuple[Any, ...], ...]:
        assert isinstance(value, list | tuple), f"{value!r} is not a list"
        return tuple(map(row, value))

    return keep


def _row(*columns: Callable[[object], Any]) -> Callable[[object], tuple[Any, ...]]:
    """Return how a row with these columns is kept."""

    def keep(value: object) -> tuple[Any, ...]:
        assert isinstance(value, list | tuple), f"{value!r} is not a list"
        assert len(value) == len(columns), f"{value!r} has not {len(columns)} values"
        cells = []
        for column, cell in zip(columns, value, strict=True):
            cells.append(column(cell))
        return tuple(cells)

    return keep


def _listed(value: object) -> list[Any] | tuple[Any, ...]:
    assert isinstance(value, list | tuple), f"{value!r} is not a list"
    return value


def _seats(value: object) -> tuple[int, ...]:
    seats = tuple(map(_first, _listed(value)))
    assert len(set(seats)) == len(seats), f"{value!r} has a seat twice"
    return seats


def _hexadecimal(length: int) -> Type:
    def keep(value: object) -> str:
        digits = plain_text(value)
        assert len(digits) == 2 * length and not set(digits) - set("0123456789abcdef"), f"{value!r} is not a hash"
        return digits

    return Type(f"{length} bytes, hexadecimal", keep)


_DIGEST = _hexadecimal(32)


def _digests(value: object) -> dict[str, str]:
    assert isinstance(value, Mapping), f"{value!r} is not an object"
    return {plain_text(part): str(_DIGEST.keep(digest)) for part, digest in value.items()}


def one_of(*words: str) -> Type:
    """Return the type of one of these words."""

    def keep(value: object) -> str:
        assert value in words, f"{value!r} is none of them"
        return plain_text(value)

    return Type(" or ".join(f"`{word}`" for word in words), keep)


def _tuples(value: Any) -> tuple[tuple[Any, ...], ...]:
    return tuple(map(tuple, value))


def _reason_given(value: object) -> str:
    given = reason(value)
    assert given, "no reason is given"
    return given


_natural, _first = _from(0), _from(1)
_rack = _rows(_natural, _natural)

AnyText: TypeAlias = Annotated[str, Type("text", plain_text)]
Word: TypeAlias = Annotated[str, Type("text, not empty", _word)]
Reason: TypeAlias = Annotated[str, Type("reason", reason, from_journal, to_journal)]
ReasonGiven: TypeAlias = Annotated[str, Type("reason, not empty", _reason_given, from_journal, to_journal)]
Int: TypeAlias = Annotated[int, Type("integer", _int)]
Cents: TypeAlias = Annotated[int, Type("integer, cents", _int)]
Milliseconds: TypeAlias = Annotated[int, Type("integer, milliseconds since 1970 UTC", _natural)]
Seq: TypeAlias = Annotated[int, Type("seq of an event", _first)]
Hash: TypeAlias = Annotated[str, _hexadecimal(32)]
Signature: TypeAlias = Annotated[str, _hexadecimal(64)]
Object: TypeAlias = Annotated[Mapping[str, Any], Type("object", _object)]
Posted: TypeAlias = Annotated[Mapping[str, int], Type("{name: cents}", _posted)]
Digests: TypeAlias = Annotated[Mapping[str, str], Type("{part: 32 bytes, hexadecimal}", _digests)]
Seats: TypeAlias = Annotated[tuple[int, ...], Type("list of seats, none twice", _seats, tuple)]
Numbers: TypeAlias = Annotated[
    tuple[int, ...], Type("list of numbers", lambda value: tuple(map(_first, _listed(value))), tuple)
]
Words: TypeAlias = Annotated[
    tuple[str, ...],
    Type("list of texts, none empty", lambda value: tuple(map(_word, _listed(value))), tuple),
]
Items: TypeAlias = Annotated[
    tuple[tuple[int, int, int], ...],
    Type("list of [seat, cents taken, cents paid]", _rows(_int, _int, _int), _tuples),
]
Moves: TypeAlias = Annotated[
    tuple[tuple[int, str, int], ...],
    Type("list of [seat, account, cents to the seat]", _rows(_int, _word, _int), _tuples),
]
Statements: TypeAlias = Annotated[
    tuple[tuple[int, str, str, int, str], ...],
    Type(
        "list of [seat, wager, line, cents to the seat, cards]",
        _rows(_int, plain_text, plain_text, _int, plain_text),
        _tuples,
    ),
]
GivenBack: TypeAlias = Annotated[
    tuple[tuple[int, str, int], ...],
    Type(
        "list of [seat, wager or pot, cents]",
        _rows(_first, _reason_given, _int),
        lambda value: tuple((seat, from_journal(name), cents) for seat, name, cents in value),
        lambda value: [[seat, to_journal(name), cents] for seat, name, cents in value],
    ),
]
At: TypeAlias = Annotated[tuple[str, int, int], Type("[spot, seat, nth]", _row(plain_text, _int, _int), tuple)]
Amended: TypeAlias = Annotated[
    tuple[tuple[int, Mapping[str, Any]], ...],
    Type("list of [seq of an event, answer]", _rows(_first, _object), _tuples),
]
Archives: TypeAlias = Annotated[
    tuple[tuple[str, int, int, str], ...],
    Type(
        "list of [name of the file, seq of its first event, seq of its last, hash of that]",
        _rows(_word, _first, _first, _DIGEST.keep),
        _tuples,
    ),
]
Stacks: TypeAlias = Annotated[
    tuple[tuple[int, int], ...],
    Type("list of [seat, cents]", _rows(_first, _natural), _tuples),
]
Rack: TypeAlias = Annotated[
    tuple[tuple[int, int], ...],
    Type("list of [chip in cents, count]", _rack, _tuples),
]
Racks: TypeAlias = Annotated[
    tuple[tuple[tuple[int, int], ...], ...],
    Type(
        "list of racks, each a list of [chip in cents, count]",
        lambda value: tuple(map(_rack, _listed(value))),
        lambda value: tuple(map(_tuples, value)),
    ),
]
Figures: TypeAlias = Annotated[
    tuple[tuple[str, str], ...],
    Type("list of [name of a figure, the figure]", _rows(_word, plain_text), _tuples),
]
Signers: TypeAlias = Annotated[
    tuple[tuple[str, str], ...],
    Type("list of [duty, the person's id]", _rows(_word, _word), _tuples),
]
