"""New Hampshire Hold 'Em: the house's figures, and the rulings on which houses differ."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Final, Literal

from pydantic import Field

from kiosk.core.money import Cents, Rounding, money
from kiosk.core.text import text
from kiosk.games.new_hampshire.irregularities import IRREGULARITIES
from kiosk.procedure import (
    CHIPS_ONLY,
    COUPONS,
    BankedRules,
    DocumentFigure,
    HouseRuling,
    PayTable,
    Split,
    StandingRuling,
    listed,
    pay_figures,
    rulings_on,
)
from kiosk.schema.fields import FixedBets, Multiples, PositiveMoney, lines_of
from kiosk.schema.partly import Found

MAIN_LINES = (
    "pair_6_to_10", "pair_j_to_a", "two_pair", "three_of_a_kind", "straight", "flush", "full_house",
    "four_of_a_kind", "straight_flush", "royal_flush",
)  # fmt: skip
BOARD_LINES = ("pair", "flush", "straight", "three_of_a_kind", "straight_flush")
POCKET_LINES = ("pair_2_to_k", "ace_face_unsuited", "ace_face_suited", "pair_of_aces")
SIX_CARD_LINES = (
    "royal_flush_hearts", "royal_flush_other", "straight_flush", "four_of_a_kind", "full_house", "flush", "straight",
    "three_of_a_kind",
)  # fmt: skip


def _bonus_limits_meet(rules: NewHampshireRules) -> Iterator[Found]:
    if rules.bonus_maximum is not None and rules.bonus_maximum < rules.bonus_minimum:
        yield ("bonus_maximum",), f"is less than the bonus_minimum of {money(rules.bonus_minimum)}; correct one of them"


_BETS, _STREETS = "Method of Play 2", "Method of Play 4"
FIGURES = (
    DocumentFigure("street_multiples", ("1, 2, 3",), _STREETS, lambda rules: listed(rules.street_multiples)),
    DocumentFigure("bonus_minimum", ("$2.50",), _BETS, lambda rules: money(rules.bonus_minimum)),
    DocumentFigure("six_card_bets", ("$5, $10",), _BETS, lambda rules: listed(map(money, rules.six_card_bets))),
    *pay_figures(
        "main",
        "Payout Odds, NH Hold ’Em",
        {
            "pair_6_to_10": "push", "pair_j_to_a": "1:1", "two_pair": "2:1", "three_of_a_kind": "3:1",
            "straight": "4:1", "flush": "6:1", "full_house": "8:1", "four_of_a_kind": "30:1",
            "straight_flush": "80:1", "royal_flush": "250:1",
        },
    ),
    *pay_figures(
        "board_bonus",
        "Payout Odds, Board Bonus",
        {"pair": "1:1", "flush": "3:1", "straight": "6:1", "three_of_a_kind": "30:1", "straight_flush": "40:1"},
    ),
    *pay_figures(
        "pocket_bonus",
        "Payout Odds, Pocket Bonus",
        {"pair_2_to_k": "4:1", "ace_face_unsuited": "8:1", "ace_face_suited": "15:1", "pair_of_aces": "20:1"},
    ),
    *pay_figures(
        "six_card_bonus",
        "Payout Odds, 6 Card Bonus",
        {
            "royal_flush_hearts": "$5: 50% of MEGA, $10: 100% of MEGA",
            "royal_flush_other": "$5: 50% of MAJOR, $10: 100% of MAJOR",
            "straight_flush": "$5: 50% of MINOR, $10: 100% of MINOR",
            "four_of_a_kind": "$5: $250, $10: $500", "full_house": "$5: $100, $10: $200",
            "flush": "$5: $75, $10: $150", "straight": "$5: $50, $10: $100", "three_of_a_kind": "$5: $25, $10: $50",
        },
    ),
)  # fmt: skip


STANDING_RULINGS: Final = (
    StandingRuling(
        text("When are the four 6 Card bonus cards dealt?"),
        text("After the players’ hole cards, face down."),
        ("Types of Wagers 4",),
    ),
    StandingRuling(COUPONS, CHIPS_ONLY, ("Types of Wagers 1",)),
)


class NewHampshireRules(BankedRules):
    """Bet multiples, bonus limits, pay tables, and the rulings on which houses differ."""

    CHECKS = (*BankedRules.CHECKS, _bonus_limits_meet)
    FIGURES = FIGURES
    STANDING_RULINGS = STANDING_RULINGS
    JACKPOTS = ("mega", "major", "minor")

    game: Literal["nh"]
    exceptions: Annotated[Mapping[str, str], *rulings_on(IRREGULARITIES)] = Field({}, validate_default=True)
    street_multiples: Multiples = (1, 2, 3)
    bonus_minimum: PositiveMoney = 250
    bonus_maximum: PositiveMoney | None = None
    six_card_bets: FixedBets = (500, 1000)
    reveal_bonus_cards: Annotated[
        Literal["always", "if_bet"],
        HouseRuling(
            text("Are the four bonus cards revealed if no 6 Card bet is in action?"),
            {
                "always": text("Yes: the dealer reveals them in every hand."),
                "if_bet": text("No: they go back to the deck face down."),
            },
            ("Method of Play 13",),
        ),
    ] = "always"
    fold_bonus: Annotated[
        Literal["live", "lost", "board_live"],
        HouseRuling(
            text("What happens to the bonus bets of a player who folds?"),
            {
                "live": text("They stay in action: Board, Pocket and 6 Card are settled as if the player had stayed."),
                "lost": text("They are lost with the hand: take every bonus bet with the ante and the street bets."),
                "board_live": text("The Board bonus stays in action. The Pocket and 6 Card bonus bets are lost."),
            },
            (
                "Method of Play 4",
                "Method of Play 6",
                "Method of Play 8",
                "Method of Play 10",
                "Method of Play 11",
                "Method of Play 13",
            ),
        ),
    ] = "live"
    jackpot_split: Annotated[
        Split,
        HouseRuling(
            text("How do several winners share one jackpot?"),
            {
                "equal_then_percent": text("Split evenly; each is then paid their bet’s percentage of the share."),
                "equal_full": text("Split evenly; each is paid a full share, whatever the bet."),
                "by_entitlement": text("The whole jackpot is paid out, in the ratio of the winners’ percentages."),
                "capped_entitlement": text(
                    "Each is paid their own percentage; if these exceed 100%, all are scaled down."
                ),
            },
            ("Method of Play 13",),
        ),
    ] = Split.EQUAL_THEN_PERCENT
    jackpot_rounding: Annotated[
        Rounding,
        HouseRuling(
            text("What happens to a fraction of a cent in a share?"),
            {
                "cent_down": text("Shares are rounded down to the cent."),
                "cent_nearest": text("Shares are rounded to the nearest cent, half a cent up."),
                "dollar_down": text("Shares are rounded down to the dollar."),
            },
            ("Method of Play 13",),
        ),
    ] = Rounding.CENT_DOWN
    six_stake: Annotated[
        Literal["returned", "included"],
        HouseRuling(
            text("Is a 6 Card payout on top of the stake?"),
            {
                "returned": text("Yes: the player keeps the stake, and the payout is on top."),
                "included": text("No: the payout includes the stake."),
            },
            ("Method of Play 13",),
        ),
    ] = "returned"
    ack_wagers: Annotated[
        Literal["any_hand", "main_and_six", "main_only"],
        HouseRuling(
            text("On which wagers is a flush or better called?"),
            {
                "any_hand": text("The Hold ’Em bets, the Board bonus and the 6 Card bonus."),
                "main_and_six": text("The Hold ’Em bets and the 6 Card bonus."),
                "main_only": text("The Hold ’Em bets only."),
            },
            ("Rules of the game 4", "Method of Play 10", "Method of Play 12", "Method of Play 13"),
        ),
    ] = "any_hand"
    ack_board_order: Annotated[
        Literal["paytable", "five_card"],
        HouseRuling(
            text("What is a flush or better on a three-card board?"),
            {
                "paytable": text("Hands that pay at least as much as a flush, by the Board pay table."),
                "five_card": text("Flush or better as in five-card hands: flush and straight flush."),
            },
            ("Rules of the game 4", "Method of Play 10"),
        ),
    ] = "paytable"
    forfeit_scope: Annotated[
        Literal["all_wagers", "card_wagers"],
        HouseRuling(
            text("What does a player who shares cards lose?"),
            {
                "all_wagers": text("All wagers, Board bonus included."),
                "card_wagers": text("Every wager decided by their own cards. The Board bonus stays in action."),
            },
            ("Rules of the game 2", "Method of Play 10"),
        ),
    ] = "all_wagers"
    main: Annotated[PayTable, lines_of(*MAIN_LINES)]
    board_bonus: Annotated[PayTable, lines_of(*BOARD_LINES)]
    pocket_bonus: Annotated[PayTable, lines_of(*POCKET_LINES)]
    six_card_bonus: Annotated[PayTable, lines_of(*SIX_CARD_LINES)]

    def jackpot_sharing(self) -> tuple[Split, Rounding]:
        return self.jackpot_split, self.jackpot_rounding

    @property
    def bets_by_table(self) -> Mapping[str, Sequence[Cents]]:
        return {"six_card_bonus": self.six_card_bets}

    def table_of(self, spot: str) -> PayTable | None:
        return self.main if spot == "ante" else super().table_of(spot)
