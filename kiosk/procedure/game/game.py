"""The interface of a game. No code outside `kiosk/games/` depends on which game it is."""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations_with_replacement
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Generic, Literal, Protocol, Self, TypeAlias, TypeVar

from pydantic import Field, ValidationError, model_validator
from pydantic_core import InitErrorDetails

from kiosk.core.money import Cents, Dollars, Rounding, money
from kiosk.core.text import Text, text
from kiosk.core.value import value
from kiosk.procedure.game import pay_table_checks
from kiosk.procedure.game.document import DocumentDifference, DocumentFigure, differences
from kiosk.procedure.game.handbook import Handbook, HouseRuling, StandingRuling, rulings_of
from kiosk.procedure.irregularities.irregularities import Irregularity
from kiosk.procedure.money.jackpot import Split, shares
from kiosk.procedure.money.paytable import PayTable
from kiosk.procedure.money.settlement import Settlement
from kiosk.procedure.prompts.answers import Answer
from kiosk.procedure.prompts.felt import Felt, Layout
from kiosk.procedure.prompts.prompt import Procedure, Prompt
from kiosk.schema.fields import Strict
from kiosk.schema.partly import Found

RulesCheck: TypeAlias = Callable[[Any], Iterable[Found]]
"""Take a game's rules, and yield each invalid key with the advice about it."""


class Rules(Strict):
    """The contents of every game's file: its title, and the revision that the house agreed with the regulator.

    `exceptions` is the house's ruling on each irregularity on which the document is silent, {irregularity: remedy}.
    `forfeit_signed_by` is the signer of a forfeit: the floor, or the dealer alone while no hand was called and no
    payout signed.
    """

    CHECKS: ClassVar[tuple[RulesCheck, ...]] = pay_table_checks.CHECKS
    """The checks of the game's file. A hand is never dealt by rules that one of these refuses."""
    WARNINGS: ClassVar[tuple[RulesCheck, ...]] = pay_table_checks.WARNINGS
    """The checks for unusual rules of the game's file. The kiosk deals by them."""
    FIGURES: ClassVar[tuple[DocumentFigure, ...]] = ()
    """The figures of the game's document, from which a house may differ."""
    FIGURE_NAMES: ClassVar[Mapping[str, Text]] = MappingProxyType({})
    """The words of the screen for figures of the file, by key, as in "rake.cap", and a value, as in "rake.cap=none"."""
    STANDING_RULINGS: ClassVar[tuple[StandingRuling, ...]] = ()
    """The rulings of every house, where the document is silent."""
    JACKPOTS: ClassVar[tuple[str, ...]] = ()
    """The names of the jackpots in the document; any name where it has none."""

    game: str
    title: str = Field(min_length=1, max_length=60)
    revision: int = Field(ge=1, strict=True)
    exceptions: Mapping[str, str] = {}
    forfeit_signed_by: Annotated[
        Literal["floor", "dealer_before_call"],
        HouseRuling(
            text("Who signs for a forfeited hand?"),
            {
                "floor": text("The floor signs for every forfeit."),
                "dealer_before_call": text("The dealer alone, before a hand is called or a payout is signed."),
            },
            (),
        ),
    ] = "floor"

    @cached_property
    def jackpots(self) -> tuple[str, ...]:
        """Return the names of the jackpots that the house must have posted, in the order in which they are shown."""
        return tuple(dict.fromkeys(line.jackpot for _, table in self._tables() for line in table.lines if line.jackpot))

    @property
    def bets_by_table(self) -> Mapping[str, Sequence[Cents]]:
        """Return {pay table: the permitted bets}. If a pay table is not named, any amount may be bet."""
        return {}

    @model_validator(mode="after")
    def _fits_together(self) -> Self:
        wrong = [
            InitErrorDetails(type="value_error", loc=key, input=None, ctx={"error": ValueError(why)})
            for check in self.CHECKS
            for key, why in check(self)
        ]
        if wrong:
            raise ValidationError.from_exception_data(type(self).__name__, wrong)
        return self

    def _tables(self) -> Iterator[tuple[str, PayTable]]:
        for key in type(self).model_fields:
            table = getattr(self, key, None)  # A file with errors may lack tables.
            if isinstance(table, PayTable):
                yield key, table

    def differences(self) -> tuple[DocumentDifference, ...]:
        """Return the figures of the house that differ from the game's document, by clause."""
        return differences(self, self.FIGURES)

    def ruled(self, *clauses: str) -> Iterator[tuple[Text, Text]]:
        """Yield each ruling: the question, and this house's answer; with `clauses`, only those next to one of them."""
        for name, ruling in rulings_of(type(self), *clauses).items():
            yield ruling.asks, ruling.means[str(getattr(self, name))]
        for standing in self.STANDING_RULINGS:
            if not clauses or not set(clauses).isdisjoint(standing.clauses):
                yield standing.asks, standing.means

    @property
    def pay_tables(self) -> Mapping[str, PayTable]:
        """Return the pay tables by their keys."""
        return dict(self._tables())

    def payouts(self, unit: Cents) -> Iterator[tuple[str, Cents]]:
        """Yield the payout of each line of each pay table on the smallest wager of chips, with the place of the line.

        A line that names an amount for each bet yields that amount. Shares of jackpots are left out.
        """
        for key, table in self._tables():
            for line in table.lines:
                if line.odds is not None:
                    yield f"{key} {line.line} at {line.odds} on {money(unit)}", unit * line.odds.pays // line.odds.on
                for cents in line.amounts.values():
                    yield f"{key} {line.line}", cents

    def jackpot_sharing(self) -> tuple[Split, Rounding]:
        """Return the division of a jackpot among several winners, and the rounding of cents."""
        return Split.EQUAL_THEN_PERCENT, Rounding.CENT_DOWN

    def jackpot_shares(self, name: str, posted: Cents) -> frozenset[Cents]:
        """Return the possible payouts of a jackpot of `posted` cents to a seat, if one or two seats win it."""
        lines = [line for _, table in self._tables() for line in table.lines if line.jackpot == name]
        percents = sorted({percent for line in lines for percent in line.percents.values()})
        won = (dict(enumerate(of)) for seats in (1, 2) for of in combinations_with_replacement(percents, seats))
        return frozenset(cents for of in won for cents in shares(posted, of, *self.jackpot_sharing()).values())

    def wrong_at_table(self, least: Cents, most: Cents | None, rack: Sequence[tuple[Cents, str]]) -> Iterable[Found]:
        """Yield each key of a table's file that contradicts these rules, with the advice about it.

        `least` and `most` are the table's limits; `rack` has the value and the color of each chip.
        """
        return ()

    def table_of(self, spot: str) -> PayTable | None:
        """Return the pay table of the wager on a spot before the cards, None if it has none of its own."""
        table = getattr(self, spot, None)
        return table if isinstance(table, PayTable) else None

    def payouts_on(self, spot: str, bet: Cents) -> Iterator[Cents]:
        """Yield the possible payouts from the rack of a wager on a spot: by its pay table, or even money."""
        table = self.table_of(spot)
        for line in table.lines if table is not None else ():
            if line.odds is not None:
                yield line.odds.won(bet)
            elif bet in line.amounts:
                yield line.amounts[bet]
        if table is None:
            yield bet

    def limits_said(self) -> Iterator[Text]:
        """Yield the house's payout limits, as the players' sign shows them."""
        yield from ()

    def played_for(self, least: Cents, most: Cents | None) -> Text:
        """Return the table's stakes, as its sign shows them. `least` and `most` are the table's own limits."""
        if most is None:
            return text("from {least}", least=Dollars(least))
        return text("{least} – {most}", least=Dollars(least), most=Dollars(most))


@value
class Opening:
    """The conditions that are fixed when a hand begins, and hold until it is settled. Amounts in cents.

    `seats` may play; `minimum` and `maximum` are the table's posted limits, and `keeps` the lower minimum of seats that
    keep one, by seat; `jackpots` the posted amounts by name; `state` the game's state from the hand before;
    `supervisor` supervises a dealer who is a trainee.
    """

    number: int
    seats: tuple[int, ...]
    minimum: Cents
    maximum: Cents | None = None
    jackpots: Mapping[str, Cents] = field(default_factory=dict)
    dealer: str = ""
    state: Mapping[str, Any] = field(default_factory=dict)
    supervisor: str = ""
    keeps: Mapping[int, Cents] = field(default_factory=dict)

    def least(self, seat: int) -> Cents:
        """Return the minimum of a seat, in cents."""
        return self.keeps.get(seat, self.minimum)


@value
class Step:
    """One line of the rail of steps."""

    key: str
    label: Text


R = TypeVar("R", bound=Rules)
R_contra = TypeVar("R_contra", bound=Rules, contravariant=True)


class Script(Protocol):
    """A finished hand that answers a procedure's prompts, one after the other."""

    def answer(self, prompt: Prompt) -> Answer:
        """Return this hand's answer to `prompt`. Raise Refused if the record has no legal one."""

    def finish(self) -> None:
        """Raise Refused if the record has more answers than the procedure asked for."""


class RecordFormat(Protocol[R_contra]):
    """The writer and reader of a game's hand records (`kiosk settle`, `kiosk journal export`)."""

    def read(self, data: Mapping[str, Any], rules: R_contra) -> tuple[Opening, Script]:
        """Return the opening and the script of a record's `input`. Raise Refused for an invalid one."""

    def write(
        self, rules: R_contra, opening: Opening, felt: Felt, settlement: Settlement
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return (`input`, `result`) of a finished hand."""

    def result(self, rules: R_contra, opening: Opening, felt: Felt, settlement: Settlement) -> dict[str, Any]:
        """Return only the `result`, for an existing `input`."""


class HandHistories(Protocol):
    """The writer and reader of a game's hands in the forms of other programs, such as PHH."""

    def unwritten(self, form: str, record: Mapping[str, Any]) -> Text | None:
        """Return the part of an exported hand record that a form cannot express, or None."""

    def write(self, form: str, record: Mapping[str, Any], *, table: str, number: int, at_ms: int) -> str:
        """Return one hand in a form. `at_ms` is when it began, in milliseconds since 1970."""

    def read(self, content: str) -> Iterator[dict[str, Any]]:
        """Yield the hand records of a file. Raise Refused for an invalid file."""


@dataclass(frozen=True, kw_only=True)
class Game(Generic[R]):
    """One game, as the other packages use it.

    `procedure` is raised whenever the same answers would no longer lead to the same prompts. `seats` is the range of
    seats that the game may be played at. `carry` is the state for the next hand's opening, such as the button. `voided`
    is the state that a void hand leaves to the next one: agreements before the cards, such as the seats of players.
    `given` is the state after one player gives another chips between two hands by a ruling, (state, giver, getter,
    chips); None if `irregularities` have a path for that, or no stacks are kept.
    `irregularities` are the exceptions, as guided paths; `pieces` is the number of cards, or dice, of the game.
    `house_plays`: the house takes and pays wagers; otherwise players win from one another, and no ruling of the floor
    changes the rack.

    Parts that no hand needs are made on first use, so that a table opens without them: `make_handbook` makes the rules
    at hand, `make_record` the form of its hand records, `make_histories` its hands in forms of other programs, if any,
    and `make_drill` its drills, a `kiosk.drills.Maker`.
    """

    key: str
    title: Text
    procedure: int
    rules_model: type[R]
    steps: tuple[Step, ...]
    seats: tuple[int, int]
    layout: Callable[[R], Layout]
    hand: Callable[[R, Opening, Felt], Procedure[Settlement]]
    make_handbook: Callable[[], Handbook]
    make_record: Callable[[], RecordFormat[R]]
    make_drill: Callable[[], Any]
    make_histories: Callable[[], HandHistories | None] = lambda: None
    carry: Callable[[R, Opening, Settlement], Mapping[str, Any]] = lambda rules, opening, settlement: {}
    voided: Callable[[Opening, Sequence[Answer]], Mapping[str, Any]] = lambda opening, answers: opening.state
    given: Callable[[Mapping[str, Any], int, int, int], Mapping[str, Any]] | None = None
    irregularities: tuple[Irregularity, ...] = ()
    pieces: int = 52
    house_plays: bool = True

    @cached_property
    def handbook(self) -> Handbook:
        return self.make_handbook()

    @cached_property
    def record(self) -> RecordFormat[R]:
        return self.make_record()

    @cached_property
    def histories(self) -> HandHistories | None:
        return self.make_histories()

    @cached_property
    def drill(self) -> Any:
        """Return the maker of the game's drills, a `kiosk.drills.Maker`, which this package does not import."""
        return self.make_drill()

    def version(self, rules: R) -> str:
        """Return the identifier of a hand's rules: procedure, revision, digest of every value."""
        return self.version_of(rules.model_dump(mode="json"))

    def version_of(self, kept: Mapping[str, Any]) -> str:
        """Return the identifier of rules as a journal has them. A later option is not in them; it has its default."""
        canonical = json.dumps(kept, sort_keys=True, separators=(",", ":"))
        digest = hashlib.sha256(canonical.encode()).hexdigest()[:16]
        return f"{self.key}/{self.procedure} rev {kept['revision']} {digest}"
