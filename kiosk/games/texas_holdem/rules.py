"""Texas Hold'em of the poker room: the house's figures, and the rulings on which houses differ."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import KW_ONLY
from functools import cached_property
from types import MappingProxyType
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field

from kiosk.core.money import Cents, Dollars, money
from kiosk.core.text import Text, text
from kiosk.core.value import value
from kiosk.games.texas_holdem.checks import CHECKS, FIGURES, WARNINGS
from kiosk.games.texas_holdem.irregularities import IRREGULARITIES
from kiosk.procedure import HouseRuling, OddChip, RakeFrom, Rules, rulings_on
from kiosk.schema.fields import Money, PositiveMoney, Strict
from kiosk.schema.partly import Found

Structure: TypeAlias = Literal["no_limit", "fixed", "spread"]
MaxRaises: TypeAlias = Annotated[int, Field(ge=1, le=99, strict=True)] | Literal["none"]


class RakeRules(Strict):
    """The rake: hundredths of a percent of the pots, rounded down to a chip, up to a cap in one hand.

    A hand drops `promotion` for the players' promotions, besides the rake. The rake is at least `least`, and at least
    `least_over_promotion` more than that; a hand without a flop has a least rake by `least_without_flop` only.
    """

    rate_bp: int = Field(ge=0, le=10_000, strict=True)
    round_down_to: PositiveMoney = 100
    cap: PositiveMoney | Literal["none"]
    no_flop_no_drop: bool = Field(default=True, strict=True)
    least: Money = 0
    promotion: Money = 0
    least_over_promotion: Money = 0
    least_without_flop: bool = Field(default=False, strict=True)


FIGURE_NAMES: Final = MappingProxyType(
    {
        "small_blind": text("Small blind"),
        "big_blind": text("Big blind"),
        "ante": text("Ante"),
        "structure": text("Betting"),
        "structure=no_limit": text("No limit"),
        "structure=fixed": text("Fixed limit"),
        "structure=spread": text("Spread limit"),
        "small_bet": text("Bet before and on the flop"),
        "big_bet": text("Bet after the flop"),
        "min_bet": text("Minimum bet"),
        "max_bet": text("Maximum bet"),
        "max_raises": text("Maximum raises per round"),
        "max_raises=none": text("Not limited"),
        "chip_unit": text("Smallest chip"),
        "least_buy_in": text("Minimum buy-in"),
        "most_buy_in": text("Maximum buy-in"),
        "rake.rate_bp": text("Rake"),
        "rake.round_down_to": text("Rake rounded down to"),
        "rake.cap": text("Maximum rake per hand"),
        "rake.cap=none": text("Not limited"),
        "rake.no_flop_no_drop": text("No flop, no drop"),
        "rake.least": text("Minimum rake per hand"),
        "rake.promotion": text("Promotion per hand"),
        "rake.least_over_promotion": text("Minimum rake above the promotion"),
        "rake.least_without_flop": text("Minimum rake also without a flop"),
    }
)


@value
class Stakes:
    """The figures of one hand, in cents. `early` bounds a bet or raise before and on the flop, `late` after it.

    Each is (smallest, largest), None where only the stack bounds it; `raises` is None if any number is allowed.
    """

    _: KW_ONLY
    small_blind: Cents
    big_blind: Cents
    ante: Cents
    structure: Structure
    early: tuple[Cents, Cents | None]
    late: tuple[Cents, Cents | None]
    raises: int | None
    chip_unit: Cents
    rake_bp: int
    rake_cap: Cents | None
    rake_round_down_to: Cents
    no_flop_no_drop: bool
    rake_least: Cents = 0
    promotion: Cents = 0
    rake_least_over_promotion: Cents = 0
    rake_least_without_flop: bool = False


class TexasHoldemRules(Rules):
    """Blinds, bet sizes, buy-ins, rake, and the rulings where the document is silent or says two things."""

    CHECKS = (*Rules.CHECKS, *CHECKS)
    WARNINGS = (*Rules.WARNINGS, *WARNINGS)
    FIGURES = FIGURES
    FIGURE_NAMES = FIGURE_NAMES

    game: Literal["holdem"]
    exceptions: Annotated[Mapping[str, str], *rulings_on(IRREGULARITIES)] = Field({}, validate_default=True)
    small_blind: PositiveMoney
    big_blind: PositiveMoney
    ante: Money = 0
    structure: Structure = "no_limit"
    small_bet: PositiveMoney | None = None
    big_bet: PositiveMoney | None = None
    min_bet: PositiveMoney | None = None
    max_bet: PositiveMoney | None = None
    max_raises: MaxRaises = 3
    chip_unit: PositiveMoney = 100
    least_buy_in: PositiveMoney
    most_buy_in: PositiveMoney | None = None
    rake: RakeRules
    heads_up: Annotated[
        Literal["literal", "button_is_small_blind"],
        HouseRuling(
            text("Two players: who is the small blind?"),
            {
                "literal": text("The player left of the button, as with more players."),
                "button_is_small_blind": text("The player with the button."),
            },
            ("Paragraph 1",),
        ),
    ] = "literal"
    rake_from: Annotated[
        RakeFrom,
        HouseRuling(
            text("From which pots is the rake taken?"),
            {
                "each_pot": text("A percentage of each pot, main pot first, up to the cap per hand."),
                "main_first": text("The percentage of all pots together, from the main pot first."),
                "proportional": text("The percentage of all pots together, taken from each by size."),
            },
            ("Cap", "Pot"),
        ),
    ] = "each_pot"
    uncalled_blind: Annotated[
        Literal["in_pot", "returned"],
        HouseRuling(
            text("What happens to the uncalled part of a blind?"),
            {
                "in_pot": text("It stays in the pot."),
                "returned": text("It is returned to the player."),
            },
            ("Pot", "Paragraph 1"),
        ),
    ] = "in_pot"
    odd_chip: Annotated[
        OddChip,
        HouseRuling(
            text("Who gets the odd chips of a split pot?"),
            {
                "one_each_from_left": text("One each, beginning with the first winner left of the button."),
                "all_to_first_left": text("All of them go to the first winner left of the button."),
            },
            ("Paragraph 3",),
        ),
    ] = "one_each_from_left"
    short_allin_reopens: Annotated[
        Literal["yes", "no"],
        HouseRuling(
            text("An all-in for less than a full raise: does it reopen the betting?"),
            {
                "yes": text("Yes: players who have acted before may raise again."),
                "no": text(
                    "No: players who called or raised may only call, until short all-ins add up to a full raise."
                ),
            },
            ("Paragraph 4", "Raise", "Paragraph 2"),
        ),
    ] = "yes"
    short_allin_counts: Annotated[
        Literal["yes", "no"],
        HouseRuling(
            text("Does such an all-in count toward the round’s raises?"),
            {"yes": text("Yes: it counts."), "no": text("No: it does not count.")},
            ("Paragraph 4", "Paragraph 2"),
        ),
    ] = "yes"
    short_allin_min_raise: Annotated[
        Literal["last_any", "last_full"],
        HouseRuling(
            text("Does such an all-in set the next minimum raise?"),
            {
                "last_any": text(
                    "Yes: the next raise is at least as large as the last one, short or not, and as the minimum bet."
                ),
                "last_full": text("No: the next raise is at least as large as the last full one."),
            },
            ("Paragraph 4", "Raise"),
        ),
    ] = "last_any"
    short_blind_call: Annotated[
        Literal["full", "posted"],
        HouseRuling(
            text("The big blind is all-in for less: what do the others call?"),
            {
                "full": text("A full big blind."),
                "posted": text("The amount the big blind posted."),
            },
            ("Paragraph 1", "Paragraph 4"),
        ),
    ] = "full"
    burn: Annotated[
        Literal["yes", "no"],
        HouseRuling(
            text("Is a card burned before the flop, the turn and the river?"),
            {"yes": text("Yes: one each time, face down."), "no": text("No: the cards come straight off the deck.")},
            ("Paragraph 2",),
        ),
    ] = "yes"
    show_first: Annotated[
        Literal["last_bettor", "left_of_button"],
        HouseRuling(
            text("Who shows first at the showdown?"),
            {
                "last_bettor": text(
                    "The last to bet or raise on the river; with no bet, the first left of the button."
                ),
                "left_of_button": text("The first player left of the button."),
            },
            ("Paragraph 2",),
        ),
    ] = "last_bettor"
    button_moves: Annotated[
        Literal["dead", "to_player"],
        HouseRuling(
            text("The button’s next seat is empty: where does it go?"),
            {
                "dead": text("Dead button: it stays, so nobody misses or pays a blind twice."),
                "to_player": text("To the next player; missed blinds are posted."),
            },
            ("Paragraph 1",),
        ),
    ] = "dead"
    chop_blinds: Annotated[
        Literal["no", "yes"],
        HouseRuling(
            text("All others fold: may the two blinds agree to take their chips back?"),
            {
                "no": text("No: the hand is played."),
                "yes": text("Yes, with three or more players dealt in: the button moves, and nothing is dropped."),
            },
            ("Paragraph 1", "Paragraph 2"),
        ),
    ] = "no"
    straddle: Annotated[
        Literal["none", "under_the_gun", "button"],
        HouseRuling(
            text("Who may straddle, for twice the big blind before the cards?"),
            {
                "none": text("Nobody."),
                "under_the_gun": text("The player left of the big blind. The straddle is the bet, and acts last."),
                "button": text("The player with the button. The straddle is the bet, and acts last."),
            },
            ("Paragraph 1", "Paragraph 2"),
        ),
    ] = "none"
    unread_hands: Annotated[
        Literal["named", "read"],
        HouseRuling(
            text("Hands not read by a shoe: how does the kiosk know who wins?"),
            {
                "named": text("The dealer reads them and touches the seats that win each pot."),
                "read": text("The dealer enters the cards, and the kiosk compares them."),
            },
            ("Paragraph 3", "Paragraph 2"),
        ),
    ] = "named"

    def payouts(self, unit: Cents) -> Iterator[tuple[str, Cents]]:
        """Yield the chip of the table: pots are split to it, and the rake is rounded to it or to more."""
        yield "chip_unit", self.chip_unit

    def played_for(self, least: Cents, most: Cents | None) -> Text:
        """Return the blinds, or the two bets of a fixed limit: the table's own limits do not bound a poker game."""
        if self.structure == "fixed" and self.small_bet is not None and self.big_bet is not None:
            return text("{small}/{big} limit", small=Dollars(self.small_bet), big=Dollars(self.big_bet))
        blinds = {"small": Dollars(self.small_blind), "big": Dollars(self.big_blind)}
        template = text("{small}/{big} spread") if self.structure == "spread" else text("{small}/{big} no limit")
        return template.fill(**blinds)

    def wrong_at_table(self, least: Cents, most: Cents | None, rack: Sequence[tuple[Cents, str]]) -> Iterator[Found]:
        """Yield a table's limit that is not the buy-in: at a poker table it bounds nothing else."""
        if least != self.least_buy_in:
            yield ("table_minimum",), f"{money(least)} is not the least_buy_in of the game, {money(self.least_buy_in)}"
        if most is not None and most != self.most_buy_in:
            limit = "none" if self.most_buy_in is None else money(self.most_buy_in)
            yield ("table_maximum",), f"{money(most)} is not the most_buy_in of the game, {limit}"

    @cached_property
    def stakes(self) -> Stakes:
        """Return the figures of this table's hands."""
        least = self.min_bet or self.big_blind
        early: tuple[Cents, Cents | None] = (least, self.max_bet if self.structure == "spread" else None)
        late = early
        if self.structure == "fixed":
            assert self.small_bet is not None and self.big_bet is not None, "validated"
            early, late = (self.small_bet, self.small_bet), (self.big_bet, self.big_bet)
        return Stakes(
            small_blind=self.small_blind,
            big_blind=self.big_blind,
            ante=self.ante,
            structure=self.structure,
            early=early,
            late=late,
            raises=None if self.max_raises == "none" else self.max_raises,
            chip_unit=self.chip_unit,
            rake_bp=self.rake.rate_bp,
            rake_cap=None if self.rake.cap == "none" else self.rake.cap,
            rake_round_down_to=self.rake.round_down_to,
            no_flop_no_drop=self.rake.no_flop_no_drop,
            rake_least=self.rake.least,
            promotion=self.rake.promotion,
            rake_least_over_promotion=self.rake.least_over_promotion,
            rake_least_without_flop=self.rake.least_without_flop,
        )
