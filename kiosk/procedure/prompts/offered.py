"""The offer of a prompt: its words, the spots that take a wager, and the options of a player."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import KW_ONLY, field
from typing import Final, NamedTuple

from kiosk.core.errors import Refused
from kiosk.core.money import Cents, money
from kiosk.core.text import EMPTY, Text, listed
from kiosk.core.value import value

HOUSE_RULING: Final = "House ruling"
"""The clause of a step that no document asks for: the house has ruled so."""


@value
class Guide:
    """The words that go with a prompt, and the clause that they follow.

    `step` is a key of the game's rail; `clause` is one of its handbook, or HOUSE_RULING; `do` is one sentence of at
    most twelve words; `say` is to be said aloud; `rule` is the clause in plain words; `then` labels the primary action.
    """

    step: str
    clause: str
    do: Text
    then: Text = EMPTY
    say: Text = EMPTY
    rule: Text = EMPTY


@value
class Spot:
    """A betting spot and its limits in cents: between `least` and `most`, or exactly one of `exactly`.

    `keeps` is the lower minimum of seats that keep one, by seat.
    """

    _: KW_ONLY
    key: str
    label: Text
    least: Cents = 1
    most: Cents | None = None
    exactly: tuple[Cents, ...] = ()
    unit: Cents = 1
    required: bool = False
    keeps: Mapping[int, Cents] = field(default_factory=dict)

    def check_part(self, seat: int, cents: object) -> None:
        """Raise Refused if the amount here is `cents` and no further chip can correct it."""
        most = max(self.exactly) if self.exactly else self.most
        if not isinstance(cents, int) or isinstance(cents, bool):
            raise Refused("amount", "Seat {seat}: {label} must be in whole cents.", seat=seat, label=self.label)
        if cents < 0:
            raise Refused(
                "amount",
                "Seat {seat}: {label} is {amount}. A wager is never below zero.",
                seat=seat,
                label=self.label,
                amount=money(cents),
            )
        if most is not None and cents > most:
            raise Refused(
                self.key,
                "Seat {seat}: {label} may be at most {most}. Return the rest.",
                seat=seat,
                label=self.label,
                most=money(most),
            )

    def takes(self, seat: int, cents: object) -> bool:
        """Return whether a seat may wager `cents` here."""
        if type(cents) is not int or cents % self.unit:
            return False
        if self.exactly:
            return cents in self.exactly
        return self.keeps.get(seat, self.least) <= cents and (self.most is None or cents <= self.most)

    def check(self, seat: int, cents: int) -> None:
        """Raise Refused unless a seat may wager `cents` here."""
        self.check_part(seat, cents)
        where = {"seat": seat, "label": self.label}
        if self.exactly and cents not in self.exactly:
            *others, last = map(money, self.exactly)
            if not others:
                raise Refused(self.key, "Seat {seat}: {label} must be {last}. Change or return it.", last=last, **where)
            raise Refused(
                self.key,
                "Seat {seat}: {label} must be {amounts} or {last}. Change or return it.",
                amounts=listed(others),
                last=last,
                **where,
            )
        least = self.keeps.get(seat, self.least)
        if not self.exactly and cents < least:
            code = self.key if self.required else "bonus_minimum"
            raise Refused(
                code,
                "Seat {seat}: {label} must be at least {least}. Change or return it.",
                least=money(least),
                **where,
            )
        if cents % self.unit:
            raise Refused(
                self.key,
                "Seat {seat}: {label} must be a multiple of {unit}. Change it.",
                unit=money(self.unit),
                **where,
            )


class Option(NamedTuple):
    """One thing that a player may decide.

    If it leaves an amount open, `least` and `most` bound it, and it is whole chips of `unit`; `usual` are amounts to
    be offered, if they are not the chips of the table. `takes` are the spots whose chips, if the player has any
    there, the dealer takes with that decision, as with a fold. `done` is the word for the player's seat once it is
    decided, if that is not the label of the key. `answers`: to choose it is the answer to the prompt, in which
    nobody else decides. `for_all` is the key by which every seat decides so, if that is not "All" and the label.
    """

    key: str
    label: Text
    stakes: Cents = 0
    least: Cents | None = None
    most: Cents | None = None
    unit: Cents = 1
    usual: tuple[Cents, ...] = ()
    takes: tuple[str, ...] = ()
    done: Text | None = None
    answers: bool = False
    for_all: Text | None = None


class Offered(Mapping[int, tuple[Option, ...]]):
    """The options of each of `seats`, made on the first look: most prompts are answered without a look."""

    __slots__ = ("_made", "_make", "_seats")

    def __init__(self, seats: tuple[int, ...], make: Callable[[int], tuple[Option, ...]]) -> None:
        self._seats = seats
        self._make = make
        self._made: dict[int, tuple[Option, ...]] = {}

    def __getitem__(self, seat: int) -> tuple[Option, ...]:
        if seat not in self._made:
            if seat not in self._seats:
                raise KeyError(seat)
            self._made[seat] = self._make(seat)
        return self._made[seat]

    def __contains__(self, seat: object) -> bool:
        return seat in self._seats

    def __iter__(self) -> Iterator[int]:
        return iter(self._seats)

    def __len__(self) -> int:
        return len(self._seats)

    def __repr__(self) -> str:
        return repr(dict(self))
