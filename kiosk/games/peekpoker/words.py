"""PeekPoker Hold'em: the chips in its box, its rulings, and the words that go with each step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Annotated, Final, Literal

from pydantic import Field

from kiosk.core.dice import FlushCompare, TieBreak
from kiosk.core.money import Cents
from kiosk.core.text import EMPTY, Text, counted, listed, text
from kiosk.games.peekpoker.irregularities import IRREGULARITIES
from kiosk.procedure import (
    HOUSE_RULING,
    CardSpot,
    DocumentFigure,
    Guide,
    HouseRuling,
    Layout,
    Rules,
    StandingRuling,
    Step,
    Uncalled,
    WagerRow,
    rulings_on,
)
from kiosk.schema.fields import Strict
from kiosk.schema.partly import Found

# ------------------------------------------------------------------------------------------------ the house's figures


class ChipKind(Strict):
    """One kind of chip in the box: `count` of them, each worth `points`."""

    colour: str
    points: int = Field(ge=1, strict=True)
    count: int = Field(ge=1, strict=True)


def _chips_divide_evenly(rules: PeekPokerRules) -> Iterator[Found]:
    for nth, kind in enumerate(rules.chips):
        if any(kind.count % players for players in range(FEWEST, MOST + 1)):
            why = f"{kind.count} {kind.colour} chips cannot be divided evenly among 2, 3 and 4 players"
            yield ("chips", nth, "count"), why


def _each_chip_once(rules: PeekPokerRules) -> Iterator[Found]:
    for key in ("colour", "points"):
        values = [getattr(kind, key) for kind in rules.chips]
        for nth, value in enumerate(values):
            if value in values[:nth]:
                yield ("chips", nth, key), f"{value} is in the box already; write each kind of chip once"


FIGURES = (
    DocumentFigure(
        "chips",
        ("24 yellow of 1, 24 orange of 2, 24 red of 5",),
        "Setting Up",
        lambda rules: ", ".join(f"{kind.count} {kind.colour} of {kind.points}" for kind in rules.chips),
    ),
)


STANDING_RULINGS: Final = (
    StandingRuling(
        text("A tie for the highest toss: who is the dealer?"),
        text("The players who tied toss again, until one is the highest."),
        ("Setting Up",),
    ),
)


class PeekPokerRules(Rules):
    """The chips in the box, and the rulings on which houses differ."""

    CHECKS = (*Rules.CHECKS, _chips_divide_evenly, _each_chip_once)
    FIGURES = FIGURES
    STANDING_RULINGS = STANDING_RULINGS
    FIGURE_NAMES = MappingProxyType({"chips": text("Chips")})

    game: Literal["dice"]
    exceptions: Annotated[Mapping[str, str], *rulings_on(IRREGULARITIES)] = Field({}, validate_default=True)
    chips: tuple[ChipKind, ...] = Field(min_length=1)
    tie_break: Annotated[
        TieBreak,
        HouseRuling(
            text("Two hands of the same combination: which is stronger?"),
            {
                "faces_kickers": text("The higher faces win, then the kickers, as in poker: 9 is low and ace high."),
                "combination_only": text("The higher faces of the combination win; kickers do not count."),
                "category_only": text("Neither: the same combination is a tie."),
            },
            ("Winning a round: Showdown",),
        ),
    ] = "faces_kickers"
    flush_compare: Annotated[
        FlushCompare,
        HouseRuling(
            text("Two large flushes: which is stronger?"),
            {
                "high_dice": text("The one with the highest die, then the next highest."),
                "pattern": text("The one whose faces make the better combination."),
            },
            ("Winning a round: Showdown",),
        ),
    ] = "high_dice"
    odd_point: Annotated[
        Literal["left_of_dealer", "carry"],
        HouseRuling(
            text("Who gets the odd point of a split pot?"),
            {
                "left_of_dealer": text("The first winner left of the dealer."),
                "carry": text("Nobody: it goes to the next round’s pot."),
            },
            ("Winning a round: Showdown",),
        ),
    ] = "left_of_dealer"
    bet_limit: Annotated[
        Literal["any_opponent", "every_opponent", "none"],
        HouseRuling(
            text("How much may be bet?"),
            {
                "any_opponent": text("As much as the richest opponent still in has left."),
                "every_opponent": text("As much as the poorest opponent still in has left."),
                "none": text("Any amount that the player has."),
            },
            ("For each round 5",),
        ),
    ] = "any_opponent"

    def wrong_at_table(self, least: Cents, most: Cents | None, rack: Sequence[tuple[Cents, str]]) -> Iterator[Found]:
        """Yield each chip of the table's rack that is not in the box."""
        box = {(kind.points, kind.colour) for kind in self.chips}
        for nth, chip in enumerate(rack):
            if chip not in box:
                yield (
                    ("rack", nth),
                    f"{chip[0]} points in {chip[1]} is not a chip of the box; copy the chips of the game",
                )
        if len(rack) < len(box):
            yield ("rack",), f"has {len(rack)} kinds of chips and the box {len(box)}; copy the chips of the game"

    def played_for(self, least: int, most: int | None) -> Text:
        """Return the stakes of a game: all the chips in the box."""
        return counted("%n point", "%n points", n=self.points)

    @property
    def points(self) -> int:
        """Return the value of all the chips in the box."""
        return sum(kind.points * kind.count for kind in self.chips)

    @property
    def chip_count(self) -> int:
        return sum(kind.count for kind in self.chips)


# ------------------------------------------------------------------------------------------------- the table's words

FEWEST, MOST = 2, 4
STAKE = 1
DICE_IN_BOX = 15  # Contents
POT, COMMUNITY, TOSS = "pot", "community", "toss"
IN = "in"

STEPS = (
    Step("setup", text("Set up the game")),
    Step("shake", text("Shake and peek")),
    Step("stake", text("Stake or pass")),
    Step("community", text("Community dice")),
    Step("bid", text("Bidding")),
    Step("lift", text("Lift the Peekers")),
    Step("pots", text("Award the pots")),
    Step("next", text("Pass the deal")),
)

PLAYERS = Guide(
    "setup", "Setting Up",
    do=text("Ask who plays: two to four players."),
    rule=text("Two to four players divide the chips evenly. A game lasts until one has won them all."),
    then=text("These players"),
)  # fmt: skip
SHAKE = Guide(
    "shake", "For each round 1",
    do=text("Have every player shake, turn over and peek."),
    say=text("Shake your Peekers!"),
    rule=text("Players shake all three dice and turn the Peekers upside down. Their dice stay private."),
    then=text("All have peeked"),
)  # fmt: skip
STAKES = Guide(
    "stake", "For each round 2",
    do=text("Get one point from each player who stays in."),
    say=text("One point to stay in, or pass."),
    rule=text("Each player who stays puts in a 1-point token. A player who passes does nothing."),
    then=text("Stakes are in"),
)  # fmt: skip
COMMUNITY_DICE = Guide(
    "community", "For each round 3",
    do=text("Roll the community dice. Call each die and enter it."),
    rule=text("The dealer picks the three dice up one at a time, calls the face, and places them for all to see."),
)  # fmt: skip
SHOWDOWN = Guide(
    "pots", "Winning a round: Showdown",
    do=text("Push each pot to its winner."),
    rule=text("The best hand among a pot’s contributors wins it. A tie splits it evenly."),
    then=text("Pots pushed"),
)  # fmt: skip
SHOWDOWN_OF_ONE_POT = replace(SHOWDOWN, do=text("Push the pot."), then=text("Pot pushed"))
DEFAULT = Guide(
    "pots", "Winning a round: Winning by default",
    do=text("Push the pot to the remaining player."),
    rule=text("The remaining player wins the entire pot and need not show the dice."),
    then=text("Pot pushed"),
)  # fmt: skip


def layout(rules: PeekPokerRules) -> Layout:
    """Return the places of the felt: three community dice, three dice a seat, and each seat's points in the pot."""
    return Layout(
        spots=(CardSpot(COMMUNITY, text("Community dice"), 3),),
        hole=3,
        rows=(WagerRow(text("In the pot"), (POT,)),),
        points=True,
        dice=True,
        aside=(TOSS,),
    )


_BID_RULES = {
    "any_opponent": text("A raise may be as large as the richest opponent can call. Checking is allowed."),
    "every_opponent": text("A raise may be as large as every opponent can call. Checking is allowed."),
    "none": text("A raise may be any amount. Checking is allowed."),
}


def divide_guide(rules: PeekPokerRules, players: int) -> Guide:
    kinds = listed(f"{kind.count // players} {kind.colour}" for kind in rules.chips)
    return Guide(
        "setup", "Setting Up",
        do=counted(
            "Give each player %n chip, three dice and a Peeker.",
            "Give each player %n chips, three dice and a Peeker.",
            n=rules.chip_count // players,
        ),
        say=text("Each player: {kinds}.", kinds=kinds),
        rule=text("The chips are divided evenly between all players."),
        then=text("Chips given out"),
    )  # fmt: skip


_TOSSED_AGAIN = text("The players who tied for the highest toss again.")


def toss_guide(seat: int, *, again: bool) -> Guide:
    """Return the guide when a player tosses for the deal, `again` after a tie."""
    return Guide(
        "setup", HOUSE_RULING if again else "Setting Up",
        do=text("Seat {seat} tosses one die. Enter it.", seat=seat),
        rule=_TOSSED_AGAIN if again else text("Each player tosses one die; the highest roller is the dealer."),
    )  # fmt: skip


def return_guide(seat: int) -> Guide:
    return Guide(
        "stake", "For each round 2",
        do=text("Return the point to seat {seat}.", seat=seat),
        rule=text("If only one player wants to bet, that player takes the chip back."),
        then=text("Returned"),
    )  # fmt: skip


def bid_guide(seat: int, bet_limit: str) -> Guide:
    return Guide(
        "bid", "For each round 5" if bet_limit == "any_opponent" else HOUSE_RULING,
        do=text("Seat {seat} bids.", seat=seat),
        rule=_BID_RULES[bet_limit],
    )  # fmt: skip


def lift_guide(seat: int) -> Guide:
    return Guide(
        "lift", "Winning a round: Showdown",
        do=text("Lift the Peeker of seat {seat}. Enter its three dice.", seat=seat),
        rule=text("All players still in the round lift their Peekers and announce their hands."),
    )  # fmt: skip


def award_guide(pots: int, uncalled: Uncalled | None, *, lifted: bool) -> Guide:
    """Return the guide for pushing this many pots. Uncalled points are returned first."""
    guide = DEFAULT
    if lifted:
        guide = SHOWDOWN if pots > 1 else SHOWDOWN_OF_ONE_POT
    if uncalled is None:
        return guide
    return replace(guide, do=_AND_RETURN[pots > 1].fill(points=uncalled.amount, seat=uncalled.seat))


_AND_RETURN = {
    True: text("Return uncalled {points} to seat {seat}. Then push each pot."),
    False: text("Return uncalled {points} to seat {seat}. Then push the pot."),
}


def next_guide(dealer: int, out: Sequence[int]) -> Guide:
    return Guide(
        "next", "Beginning a new round",
        do=text("Pass the deal to seat {seat}.", seat=dealer),
        say=text("Out of the game: {seats}.", seats=", ".join(f"seat {seat}" for seat in out)) if out else EMPTY,
        rule=text("The deal passes to the left. A player who has lost all tokens is out of the game."),
        then=text("Next round"),
    )  # fmt: skip


def won_guide(seat: int) -> Guide:
    return Guide(
        "next", "Winning the game",
        do=text("Seat {seat} has won the game.", seat=seat),
        rule=text("The game ends when one player has won all of the tokens."),
        then=text("Game over"),
    )  # fmt: skip
