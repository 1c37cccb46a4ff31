"""Pay tables: the payout of each line of a wager. The house's file gives the figures; the game gives the lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Annotated, Any, TypeAlias

from pydantic import BeforeValidator, Field, field_validator, model_validator

from kiosk.core.money import Cents
from kiosk.core.text import Text
from kiosk.schema.fields import Money, OddsField, PositiveMoney, Strict, each_bet_once
from kiosk.schema.partly import each_read

Percent: TypeAlias = Annotated[int, Field(ge=1, le=100, strict=True)]


class Line(Strict):
    """One line of a pay table. It pays odds, or a fixed amount by bet, or a percentage by bet of a posted jackpot.

    `push`: the wager is neither won nor lost. Bets stand from the least on, as a journal keeps them.
    """

    line: str
    name: str = Field(max_length=60)
    odds: OddsField | None = None
    push: bool = Field(default=False, strict=True)
    amounts: Annotated[dict[Money, PositiveMoney], BeforeValidator(each_bet_once)] = Field(default_factory=dict)
    jackpot: str | None = None
    percents: Annotated[dict[Money, Percent], BeforeValidator(each_bet_once)] = Field(default_factory=dict)

    @field_validator("amounts", "percents")
    @classmethod
    def _from_the_least_bet_on(cls, by_bet: dict[Cents, int]) -> dict[Cents, int]:
        return dict(sorted(by_bet.items()))

    @cached_property
    def words(self) -> Text:
        """Return the name of the line."""
        return Text(self.name)

    @model_validator(mode="after")
    def _pays_one_way(self) -> Line:
        ways = [self.odds is not None, self.push, bool(self.amounts), self.jackpot is not None]
        if sum(ways) != 1:
            raise ValueError(f"{self.line} needs exactly one of odds, push, amounts, and jackpot")
        if bool(self.percents) != (self.jackpot is not None):
            raise ValueError(f"{self.line}: a jackpot and its percents go together")
        return self


class PayTable(Strict):
    """The lines of one wager, in the order in which the house prints them."""

    lines: tuple[Line, ...]

    @model_validator(mode="before")
    @classmethod
    def _a_list_will_do(cls, value: Any) -> Any:
        return {"lines": value} if isinstance(value, list | tuple) else value

    def model_post_init(self, context: Any) -> None:
        object.__setattr__(self, "_by_key", {getattr(line, "line", None): line for line in getattr(self, "lines", ())})

    def get(self, key: str) -> Line | None:
        """Return the line that pays for `key`, or None if the table does not name it: the wager loses."""
        by_key: Mapping[str, Line] = self._by_key  # type: ignore[attr-defined]
        return by_key.get(key)

    def wrong_by_bet(self, bets: Iterable[Cents]) -> Iterator[tuple[int, str]]:
        """Yield (nth, why) of each line that pays by bet, and not for each of `bets` and no other. None: any amount."""
        allowed = set(bets)
        for nth, line in each_read(self.lines, "line", "amounts", "percents"):
            by_bet = line.amounts or line.percents
            if by_bet and not allowed:
                yield nth, f"{line.line} cannot pay by bet: any amount may be wagered; give it odds, or have it push"
            elif by_bet and set(by_bet) != allowed:
                yield nth, f"{line.line} must say what it pays for each bet that is allowed, and no other"
