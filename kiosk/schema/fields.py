"""Define the types of fields in TOML files, shared by the house's settings and the rules of each game.

A file says dollars, the program counts cents: `Money` takes "2.50", "$25,000" or the whole number 25, and is an int
of cents from then on. A default in a model is therefore cents. Both types dump to the text that they were read from,
so that rules which the journal has frozen come back as the same rules. A float is refused: 0.1 has no exact cents.
"""

import difflib
from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias, get_args

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    PlainSerializer,
    PlainValidator,
    ValidationError,
    ValidatorFunctionWrapHandler,
    WrapValidator,
)
from pydantic_core import InitErrorDetails

from kiosk.core.money import Cents, Odds, money, parse_money

_MAX_DOLLARS = 999_999_999
_MAX_SHOWN = 60  # Characters of a value in a message.


class Strict(BaseModel):
    """A model of a file: it never changes, and a key that it does not know is an error."""

    model_config = ConfigDict(frozen=True, extra="forbid")


def as_written(value: object) -> str:
    """Return a value as it is written in a file, for a message about it; a table and a list by these words."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"' if len(value) <= _MAX_SHOWN else f'"{value[:_MAX_SHOWN]}…"'
    if isinstance(value, dict | list):
        return "a table" if isinstance(value, dict) else "a list"
    if isinstance(value, int) and abs(value) > _MAX_DOLLARS**2:
        return "so large a number"
    return str(value)


def _to_cents(value: object) -> Cents:
    if isinstance(value, str):
        return parse_money(value)
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _MAX_DOLLARS:
        return value * 100
    if isinstance(value, int) and not isinstance(value, bool) and value > _MAX_DOLLARS:
        raise ValueError(f"must be at most {money(_MAX_DOLLARS * 100)}")
    raise ValueError(f'{as_written(value)} is not an amount of money; write dollars as 25, or in quotes as "2.50"')


def _to_dollars(cents: Cents) -> str:
    dollars, rest = divmod(cents, 100)
    return f"{dollars}.{rest:02d}" if rest else str(dollars)


def _to_odds(value: object) -> Odds:
    if isinstance(value, Odds):
        return value
    if isinstance(value, str):
        return Odds.parse(value)
    raise ValueError(f'{as_written(value)} is not odds; write them in quotes as "6:1"')


Money: TypeAlias = Annotated[Cents, BeforeValidator(_to_cents), PlainSerializer(_to_dollars, return_type=str)]
PositiveMoney: TypeAlias = Annotated[Money, Field(gt=0)]
OddsField: TypeAlias = Annotated[Odds, PlainValidator(_to_odds), PlainSerializer(str, return_type=str)]


def _rising(values: tuple[int, ...]) -> tuple[int, ...]:
    if not values or list(values) != sorted(set(values)):
        raise ValueError("name at least one, each once, the smallest first")
    return values


Multiples: TypeAlias = Annotated[tuple[Annotated[int, Field(ge=1, le=9, strict=True)], ...], AfterValidator(_rising)]
FixedBets: TypeAlias = Annotated[tuple[PositiveMoney, ...], AfterValidator(_rising)]


def each_bet_once(by_bet: object) -> object:
    """Refuse a table by bet in which two keys are one amount, such as 5 and "5.00": the last would silently win."""
    if isinstance(by_bet, Mapping):
        seen: set[Cents] = set()
        for key in by_bet:
            try:
                cents = key if isinstance(key, int) else parse_money(key)
            except (TypeError, ValueError):
                continue  # The key itself was refused.
            if cents in seen:
                raise ValueError(f"{money(cents)} appears twice; write each bet once")
            seen.add(cents)
    return by_bet


def is_money(annotation: object) -> bool:
    """Return whether a field of this type holds cents, so that a message about it can speak of dollars."""
    return any(getattr(extra, "func", None) is _to_cents for extra in get_args(annotation)[1:])


def lines_of(*names: str) -> WrapValidator:
    """Return a validator for a pay table, `Annotated[PayTable, lines_of("pair", "flush")]`: each line exactly once.

    All unknown, missing, and repeated lines are found together, with the other errors of the table.
    """

    def check(value: Any, handler: ValidatorFunctionWrapHandler) -> Any:
        found, table = _wrong_lines(value, names), None
        try:
            table = handler(value)
        except ValidationError as error:
            found += [
                InitErrorDetails(
                    type=details["type"], loc=details["loc"], input=details["input"], ctx=details.get("ctx", {})
                )
                for details in error.errors(include_url=False)
            ]
        if found:
            raise ValidationError.from_exception_data("PayTable", found)
        return table

    return WrapValidator(check)


def _wrong_lines(value: Any, names: tuple[str, ...]) -> list[InitErrorDetails]:
    rows = value.get("lines") if isinstance(value, Mapping) else value
    if not isinstance(rows, list | tuple):
        return []
    found: list[InitErrorDetails] = []
    have: list[object] = [row.get("line") if isinstance(row, Mapping) else None for row in rows]
    meant: set[str] = set()
    for nth, line in enumerate(have):
        loc = ("lines", nth, "line")
        if isinstance(line, str) and line not in names:
            expected = ", ".join(f"'{name}'" for name in names)
            found.append(InitErrorDetails(type="literal_error", loc=loc, input=line, ctx={"expected": expected}))
            meant.update(difflib.get_close_matches(line, names, n=1))
        elif line is not None and line in have[:nth]:
            wrong = ValueError(f'"{line}" is in the table already')
            found.append(InitErrorDetails(type="value_error", loc=loc, input=line, ctx={"error": wrong}))
    if None not in have:
        for name in names:
            if name not in have and name not in meant:
                wrong = ValueError(f'the line "{name}" is missing')
                found.append(InitErrorDetails(type="value_error", loc=(), input=name, ctx={"error": wrong}))
    return found
