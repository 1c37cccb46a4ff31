"""Texas Peek Hold'em: the house's figures, and the rulings on which houses differ."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Final, Literal

from pydantic import Field

from kiosk.core.money import Cents, Rounding, money
from kiosk.core.text import text
from kiosk.games.texas_peek.irregularities import IRREGULARITIES
from kiosk.procedure import (
    CHIPS_ONLY,
    COUPONS,
    BankedRules,
    DocumentFigure,
    HouseRuling,
    PayTable,
    StandingRuling,
    listed,
    pay_figures,
    rulings_on,
)
from kiosk.schema.fields import Multiples, PositiveMoney, lines_of
from kiosk.schema.partly import Found


def _limits_meet(rules: TexasPeekRules) -> Iterator[Found]:
    for wager in ("blind", "peek"):
        least, most = getattr(rules, f"{wager}_minimum"), getattr(rules, f"{wager}_maximum")
        if least is not None and most is not None and most < least:
            yield (f"{wager}_maximum",), f"is less than the {wager}_minimum of {money(least)}; correct one of them"


FIGURES = (
    DocumentFigure("raise_multiples", ("2, 4",), "Rules of Play 5", lambda rules: listed(rules.raise_multiples)),
    *pay_figures(
        "blind",
        "Blind Wager Bonus",
        {
            "pocket_aces": "25:1", "ak_suited": "10:1", "aq_aj_suited": "6:1", "ak_unsuited": "5:1",
            "kk_qq_jj": "4:1", "aq_aj_unsuited": "3:1", "pair_2_to_10": "2:1", "suited": "1:1",
        },
    ),
    *pay_figures(
        "im_in",
        "I’m In Bonus",
        {
            "royal_flush": "50:1", "straight_flush": "20:1", "four_of_a_kind": "10:1", "full_house": "1:1",
            "flush": "1:1",
        },
    ),
)  # fmt: skip


STANDING_RULINGS: Final = (
    StandingRuling(
        text("Must the Peek and the Blind be equal?"),
        text("No: each is any amount within its own limits."),
        ("Rules of Play 3",),
    ),
    StandingRuling(
        text("In which order are wagers settled?"),
        text("Right to left, one kind of wager at a time: Peek and Raise, I’m In, Blind."),
        ("Rules of Play 10", "I'm In Wager", "Blind Wager"),
    ),
    StandingRuling(COUPONS, CHIPS_ONLY, ("Rules of Play 1",)),
)


class TexasPeekRules(BankedRules):
    """Raise multiples, wagering limits, pay tables, and the rulings on which houses differ.

    A limit that is not set is the table's posted one. `surrender_rounding`: the rounding of half a cent of a Raise.
    """

    CHECKS = (*BankedRules.CHECKS, _limits_meet)
    FIGURES = FIGURES
    STANDING_RULINGS = STANDING_RULINGS

    game: Literal["peek"]
    exceptions: Annotated[Mapping[str, str], *rulings_on(IRREGULARITIES)] = Field({}, validate_default=True)
    raise_multiples: Multiples = (2, 4)
    blind_minimum: PositiveMoney | None = None
    blind_maximum: PositiveMoney | None = None
    peek_minimum: PositiveMoney | None = None
    peek_maximum: PositiveMoney | None = None
    im_in_tie: Annotated[
        Literal["lose", "paytable_if_flush_plus"],
        HouseRuling(
            text("A tie with the dealer, and the player has a flush or better: what happens to I’m In?"),
            {
                "lose": text("It loses: the clause’s last sentence allows no exceptions."),
                "paytable_if_flush_plus": text("It is paid by the I’m In pay table, as if the hand had won."),
            },
            ("I'm In Wager",),
        ),
    ] = "lose"
    surrender_blind: Annotated[
        Literal["live", "lost"],
        HouseRuling(
            text("What happens to the Blind after a surrender?"),
            {
                "live": text("It is still in action, as after a fold."),
                "lost": text("It is lost with the Peek."),
            },
            ("Rules of Play 7", "Blind Wager"),
        ),
    ] = "live"
    ack_im_in: Annotated[
        Literal["flush_or_better", "none"],
        HouseRuling(
            text("Does the floor acknowledge a flush or better on I’m In?"),
            {
                "flush_or_better": text("Yes: call it, and wait for the floor before it is paid."),
                "none": text("No: it is paid without the floor."),
            },
            ("I'm In Wager",),
        ),
    ] = "flush_or_better"
    surrender_rounding: Annotated[
        Rounding,
        HouseRuling(
            text("Half of a Raise that cannot be halved evenly: what does the player keep?"),
            {
                "cent_down": text("Half, rounded down to whole cents."),
                "cent_nearest": text("Half, rounded to the nearest cent; half a cent goes up."),
                "dollar_down": text("Half, rounded down to whole dollars."),
            },
            ("Rules of Play 7",),
        ),
    ] = Rounding.CENT_DOWN
    blind: Annotated[
        PayTable,
        lines_of(
            "pocket_aces", "ak_suited", "aq_aj_suited", "ak_unsuited", "kk_qq_jj", "aq_aj_unsuited", "pair_2_to_10",
            "suited",
        ),
    ]  # fmt: skip
    im_in: Annotated[
        PayTable, lines_of("royal_flush", "straight_flush", "four_of_a_kind", "full_house", "flush")
    ]  # fmt: skip

    def wrong_at_table(self, least: Cents, most: Cents | None, rack: Sequence[tuple[Cents, str]]) -> Iterator[Found]:
        """Yield a table's limit that leaves no Peek wager: the first question asks for the Blind alone."""
        yield from super().wrong_at_table(least, most, rack)
        lowest, highest = self.peek_minimum or least, self.peek_maximum or most
        is_its_own = self.peek_minimum is not None and self.peek_maximum is not None
        if highest is not None and highest < lowest and not is_its_own and (most is None or least <= most):
            why = f"the Peek bet is at least {money(lowest)} and at most {money(highest)}; correct a limit"
            yield ("table_maximum" if highest == most else "table_minimum",), why
