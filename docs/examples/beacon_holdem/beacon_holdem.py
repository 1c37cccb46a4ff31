"""Beacon Hold'em, in the order of the document `beacon_holdem.txt`: an Ante against the dealer, and a Beacon bonus.

Where the document is silent, the ruling is an option of `BeaconRules`, and its first value is the default.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from pydantic import Field

from kiosk.core.cards import Card
from kiosk.core.text import text
from kiosk.drills import BankedDrill
from kiosk.procedure import (
    FOLDED,
    NO_LINE,
    Against,
    Bank,
    BankedRecord,
    BankedRules,
    CardSpot,
    Felt,
    Game,
    Handbook,
    HouseRuling,
    Layout,
    Opening,
    PayTable,
    Place,
    Procedure,
    Settlement,
    Spot,
    Step,
    Wager,
    WagerRow,
    by_line,
    confirm,
    deal,
    one_at_a_time,
    rulings_on,
    turn,
    usual_irregularities,
)
from kiosk.schema.fields import PositiveMoney, lines_of

ANTE, PLAY, BEACON = "ante", "play", "beacon"
DEALER, COMMUNITY = "dealer", "board"
ANTES, BEACONS, BONUS = "Wagers 1", "Wagers 2", "Beacon Wager"
DEALS, FIRST, FOLDS, BOARD, SHOWDOWN = (f"Rules of Play {nth}" for nth in range(1, 6))

IRREGULARITIES = usual_irregularities(
    deal=DEALS, wagers=ANTES, decisions=FOLDS, deck=DEALS, says=text("One standard deck of 52 cards.")
)


class BeaconRules(BankedRules):
    """Bet multiples, the Beacon's limit and pay table, and what the house rules."""

    game: Literal["beacon"]
    exceptions: Annotated[Mapping[str, str], *rulings_on(IRREGULARITIES)] = Field({}, validate_default=True)
    play_multiples: tuple[Annotated[int, Field(ge=1, le=9)], ...] = (1, 2)
    beacon_minimum: PositiveMoney = 100
    fold_beacon: Annotated[
        Literal["live", "lost"],
        HouseRuling(
            text("What happens to the Beacon of a player who folds?"),
            {"live": text("It stays in action."), "lost": text("It is lost with the Ante.")},
            (FOLDS, BONUS),
        ),
    ] = "live"
    beacon: Annotated[PayTable, lines_of("pair_of_aces", "pair", "suited_connectors")]


# ------------------------------------------------------------------------------------------------- the table's words

STEPS = (
    Step("antes", text("Antes and Beacons")),
    Step("deal", text("Deal two each")),
    Step("play", text("Play or fold")),
    Step("board", text("Community cards")),
    Step("showdown", text("Ante and Play")),
    Step("beacon", text("Beacon bonus")),
    Step("clear", text("Clear the table")),
)
HANDBOOK = Handbook(
    clauses={
        ANTES: text("Each player makes an Ante before any cards are dealt."),
        BEACONS: text("A player who made an Ante may also make a Beacon wager."),
        DEALS: text("One deck of 52, shuffled before each hand. Two cards each, from left to right, face down."),
        FIRST: text("The dealer takes two cards and turns the first one over."),
        FOLDS: text("Each player folds and loses the Ante, or plays one or two times the Ante."),
        BOARD: text("Three community cards, face up; then the dealer’s second card."),
        SHOWDOWN: text("The better five cards win even money on Ante and Play. A tie is a push."),
        BONUS: text("The player’s own two cards decide by the pay table. A pair of aces is called to the floor."),
    },
    steps={
        "antes": (ANTES, BEACONS), "deal": (DEALS, FIRST), "play": (FOLDS,), "board": (BOARD,),
        "showdown": (BOARD, SHOWDOWN), "beacon": (BONUS,), "clear": (DEALS,),
    },
)  # fmt: skip
_guide = HANDBOOK.guide
TAKE_BETS = _guide(
    "antes", ANTES, text("Take the Antes and Beacons."), say=text("Place your bets, please."), then=text("No more bets")
)
DEAL_HOLE = _guide("deal", DEALS, text("Shuffle. Deal two each, one at a time."), then=text("All dealt"))
DEAL_DEALER = _guide("deal", FIRST, text("Deal yourself two cards, face down."), then=text("Two dealt"))
TURN_FIRST = _guide("deal", FIRST, text("Turn over your first card."))
PLAYS = _guide("play", FOLDS, text("Take each Play wager, or the fold."), say=text("Play, or fold."), then=text("Deal"))
DEAL_BOARD = _guide("board", BOARD, text("Deal three community cards, face up."))
TURN_SECOND = _guide("showdown", BOARD, text("Turn over your second card."))
TURN_HANDS = _guide("showdown", SHOWDOWN, text("Turn over the cards shown in gold."))
SETTLE_PLAY = _guide("showdown", SHOWDOWN, text("Settle Ante and Play, right to left."), then=text("Settled"))
TURN_BEACONS = _guide("beacon", BONUS, text("Turn over the cards shown in gold."))
SETTLE_BEACON = _guide("beacon", BONUS, text("Settle the Beacons, right to left."), then=text("Beacons settled"))
CLEAR = _guide("clear", DEALS, text("Clear the table."), then=text("Table clear"))


def layout(rules: BeaconRules) -> Layout:
    """Return the places of the felt: the dealer's two cards, three community cards, two hole cards a seat."""
    return Layout(
        spots=(CardSpot(DEALER, text("Dealer"), 2), CardSpot(COMMUNITY, text("Board"), 3)),
        hole=2,
        rows=(WagerRow(text("Ante"), (ANTE,)), WagerRow(text("Play"), (PLAY,)), WagerRow(text("Beacon"), (BEACON,))),
    )


def beacon_line(hole: Sequence[Card]) -> str:
    """Return the line of the Beacon that two cards make. Ace-two and king-ace are connectors."""
    low, high = sorted(card.rank for card in hole)
    if low == high:
        return "pair_of_aces" if high == 14 else "pair"
    suited = hole[0].suit == hole[1].suit
    return "suited_connectors" if suited and (high - low == 1 or (low, high) == (2, 14)) else NO_LINE


VERSUS = Against[BeaconRules](
    key="versus", name=text("Ante and Play"), guide=SETTLE_PLAY, spots=(ANTE, PLAY), of=(Felt.HOLE, COMMUNITY),
    dealer=(DEALER, COMMUNITY),
)  # fmt: skip
BEACON_BONUS = Wager[BeaconRules](
    key=BEACON, name=text("Beacon bonus"), guide=SETTLE_BEACON, of=(Felt.HOLE,),
    makes=by_line(beacon_line), pays=lambda rules: rules.beacon, losing=text("No pair, no suited connectors"),
    calls=lambda rules, made: made.line == "pair_of_aces",
    stays=lambda rules, how: how == FOLDED and rules.fold_beacon == "live",
)  # fmt: skip
WAGERS = (VERSUS, BEACON_BONUS)


# ---------------------------------------------------------------------------------------------------- the procedure


def spots(rules: BeaconRules, opening: Opening) -> tuple[Spot, ...]:
    """Return the betting spots and their limits (Wagers 1 and 2)."""
    return (
        Spot(key=ANTE, label=text("Ante"), least=opening.minimum, most=opening.maximum, required=True),
        Spot(key=BEACON, label=text("Beacon"), least=rules.beacon_minimum, most=opening.maximum),
    )


def hand(rules: BeaconRules, opening: Opening, felt: Felt) -> Procedure[Settlement]:
    """Deal one hand of Beacon Hold'em."""
    bank = Bank(rules, opening, felt, WAGERS)
    first, second = Place(DEALER, 0, 0), Place(DEALER, 0, 1)

    players = yield from bank.ask_wagers(TAKE_BETS, spots(rules, opening))
    yield from deal(DEAL_HOLE, felt, one_at_a_time(players, each=2), up=False)
    yield from deal(DEAL_DEALER, felt, (first, second), up=False)
    yield from turn(TURN_FIRST, felt, (first,))
    yield from bank.ask_raise(PLAYS, PLAY, times=rules.play_multiples, of=ANTE)
    yield from deal(DEAL_BOARD, felt, (Place(COMMUNITY, 0, nth) for nth in range(3)), up=True)
    yield from turn(TURN_SECOND, felt, (second,))
    yield from bank.turn(TURN_HANDS, VERSUS)
    yield from bank.settle(VERSUS)
    yield from bank.turn(TURN_BEACONS, BEACON_BONUS)
    yield from bank.settle(BEACON_BONUS)
    yield from confirm(CLEAR, felt)
    return bank.settlement()


GAME = Game(
    key="beacon", title=text("Beacon Hold’em"), procedure=1, rules_model=BeaconRules, steps=STEPS, seats=(1, 7),
    layout=layout, hand=hand, irregularities=IRREGULARITIES, make_handbook=lambda: HANDBOOK,
    make_record=lambda: BankedRecord(layout),
    make_drill=lambda: BankedDrill(WAGERS, layout, spots, reading=VERSUS),
)  # fmt: skip
