"""Harbor Stud, in the order of the document `harbor_stud.txt`: five cards each, a dealer who must qualify, and a
Lighthouse bonus that pays an amount by bet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from kiosk.core.hands import Hand
from kiosk.core.text import text
from kiosk.drills import BankedDrill
from kiosk.procedure import (
    A_PUSH,
    EVEN_MONEY,
    FOLDED,
    AgainstQualified,
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
    by_five,
    confirm,
    deal,
    one_at_a_time,
    rulings_on,
    turn,
    usual_irregularities,
)
from kiosk.schema.fields import PositiveMoney, lines_of

ANTE, CALL, LIGHT, DEALER = "ante", "call", "lighthouse", "dealer"
ANTES, LIGHTS = "Types of Wagers 1", "Types of Wagers 2"
DEALS, TURNS, CALLS, FOLDS, QUALIFIES, UNQUALIFIED, SHOWDOWN = (f"Rules of Play {nth}" for nth in range(1, 8))
PAYS, ACKNOWLEDGED = "Lighthouse 1", "Lighthouse 2"

IRREGULARITIES = usual_irregularities(
    deal=DEALS, wagers=ANTES, decisions=CALLS, deck=DEALS, says=text("One standard deck of 52 cards.")
)


class HarborStudRules(BankedRules):
    """The house's figures: what its file may set."""

    game: Literal["harbor_stud"]
    exceptions: Annotated[Mapping[str, str], *rulings_on(IRREGULARITIES)] = Field({}, validate_default=True)
    lighthouse_bets: tuple[PositiveMoney, ...] = (100, 500)
    fold_lighthouse: Annotated[
        Literal["live", "lost"],
        HouseRuling(
            text("What becomes of the Lighthouse of a player who folds?"),
            {"live": text("It stays in action."), "lost": text("It is lost with the Ante.")},
            (FOLDS, PAYS),
        ),
    ] = "live"
    lighthouse: Annotated[
        PayTable,
        lines_of(
            "royal_flush", "straight_flush", "four_of_a_kind", "full_house", "flush", "straight", "three_of_a_kind"
        ),
    ]

    @property
    def bets_by_table(self) -> Mapping[str, tuple[int, ...]]:
        return {"lighthouse": self.lighthouse_bets}


# ------------------------------------------------------------------------------------------------- the table's words

STEPS = (
    Step("antes", text("Antes and Lighthouses")),
    Step("deal", text("Deal five each")),
    Step("call", text("Call or fold")),
    Step("lighthouse", text("Lighthouse")),
    Step("showdown", text("Ante and Call")),
    Step("clear", text("Clear the table")),
)
HANDBOOK = Handbook(
    clauses={
        ANTES: text("Each player makes an Ante before any card is dealt."),
        LIGHTS: text("A player may also make a Lighthouse wager of $1 or $5."),
        DEALS: text("Five cards each, one at a time, from left to right, the dealer last, face down."),
        TURNS: text("The dealer’s last card is turned over."),
        CALLS: text("Each player folds, or calls with two times the Ante."),
        FOLDS: text("A player who folds loses the Ante."),
        QUALIFIES: text("The dealer qualifies with a pair or better."),
        UNQUALIFIED: text("Where the dealer does not qualify, the Ante pays even money and the Call is a push."),
        SHOWDOWN: text("The better hand wins even money on Ante and Call. A tie is a push."),
        PAYS: text("The player’s five cards are paid a fixed amount, whatever the dealer has."),
        ACKNOWLEDGED: text("The floor confirms a flush or better before it is paid."),
    },
    steps={
        "antes": (ANTES, LIGHTS), "deal": (DEALS, TURNS), "call": (CALLS, FOLDS), "lighthouse": (PAYS, ACKNOWLEDGED),
        "showdown": (QUALIFIES, UNQUALIFIED, SHOWDOWN), "clear": (DEALS,),
    },
)  # fmt: skip
_guide = HANDBOOK.guide
TAKE_BETS = _guide(
    "antes",
    ANTES,
    text("Take the Antes and Lighthouses."),
    say=text("Place your bets, please."),
    then=text("No more bets"),
)
DEAL_ALL = _guide("deal", DEALS, text("Shuffle. Deal five each, yourself last."), then=text("All dealt"))
TURN_LAST = _guide("deal", TURNS, text("Turn over your last card."))
ASK_CALLS = _guide(
    "call", CALLS, text("Take each Call, or the fold and its Ante."), say=text("Call, or fold."), then=text("All acted")
)
TURN_LIGHTS = _guide("lighthouse", PAYS, text("Turn over the cards shown in gold."))
SETTLE_LIGHTS = _guide("lighthouse", PAYS, text("Settle the Lighthouses, right to left."), then=text("Settled"))
TURN_DEALER = _guide("showdown", QUALIFIES, text("Turn over your other four cards."))
TURN_HANDS = _guide("showdown", SHOWDOWN, text("Turn over the cards shown in gold."))
SETTLE_ANTES = _guide("showdown", SHOWDOWN, text("Settle the Antes, right to left."), then=text("Antes settled"))
SETTLE_CALLS = _guide("showdown", SHOWDOWN, text("Settle the Calls, right to left."), then=text("Calls settled"))
CLEAR = _guide("clear", DEALS, text("Clear the table."), then=text("Table clear"))


def layout(rules: HarborStudRules) -> Layout:
    """Return the places of the felt: five cards for the dealer, five hole cards a seat."""
    return Layout(
        spots=(CardSpot(DEALER, text("Dealer"), 5),),
        hole=5,
        rows=(WagerRow(text("Ante"), (ANTE,)), WagerRow(text("Call"), (CALL,)), WagerRow(text("Lighthouse"), (LIGHT,))),
    )


def qualifies(rules: HarborStudRules, dealers: Hand) -> bool:
    """Say whether the dealer's hand plays: a pair or better does."""
    return dealers.category.key != "high_card"


ANTE_WAGER = AgainstQualified[HarborStudRules](
    key=ANTE, name=text("Ante"), guide=SETTLE_ANTES, of=(Felt.HOLE,), dealer=(DEALER,),
    qualifies=qualifies, unqualified=EVEN_MONEY,
)  # fmt: skip
CALL_WAGER = AgainstQualified[HarborStudRules](
    key=CALL, name=text("Call"), guide=SETTLE_CALLS, of=(Felt.HOLE,), dealer=(DEALER,),
    qualifies=qualifies, unqualified=A_PUSH,
)  # fmt: skip
LIGHTHOUSE = Wager[HarborStudRules](
    key=LIGHT, name=text("Lighthouse"), guide=SETTLE_LIGHTS, of=(Felt.HOLE,), makes=by_five(),
    pays=lambda rules: rules.lighthouse,
    calls=lambda rules, made: made.line in ("flush", "full_house", "four_of_a_kind", "straight_flush", "royal_flush"),
    call_clause=ACKNOWLEDGED,
    stays=lambda rules, how: how == FOLDED and rules.fold_lighthouse == "live",
)  # fmt: skip
WAGERS = (LIGHTHOUSE, ANTE_WAGER, CALL_WAGER)


# ---------------------------------------------------------------------------------------------------- the procedure


def spots(rules: HarborStudRules, opening: Opening) -> tuple[Spot, ...]:
    """Return the betting spots and their limits."""
    return (
        Spot(key=ANTE, label=text("Ante"), least=opening.minimum, most=opening.maximum, required=True),
        Spot(key=LIGHT, label=text("Lighthouse"), exactly=rules.lighthouse_bets),
    )


def hand(rules: HarborStudRules, opening: Opening, felt: Felt) -> Procedure[Settlement]:
    """Deal one hand of Harbor Stud."""
    bank = Bank(rules, opening, felt, WAGERS)

    players = yield from bank.ask_wagers(TAKE_BETS, spots(rules, opening))
    rounds = one_at_a_time(players, each=5)
    places = []
    for nth in range(5):
        places += [*(place for place in rounds if place.nth == nth), Place(DEALER, 0, nth)]
    yield from deal(DEAL_ALL, felt, places, up=False)
    yield from turn(TURN_LAST, felt, (Place(DEALER, 0, 4),))
    yield from bank.ask_raise(ASK_CALLS, CALL, times=(2,), of=ANTE)
    yield from bank.turn(TURN_LIGHTS, LIGHTHOUSE)
    yield from bank.settle(LIGHTHOUSE)
    yield from turn(TURN_DEALER, felt, [Place(DEALER, 0, nth) for nth in range(4)])
    yield from bank.turn(TURN_HANDS, ANTE_WAGER)
    yield from bank.settle(ANTE_WAGER)
    yield from bank.settle(CALL_WAGER)
    yield from confirm(CLEAR, felt)
    return bank.settlement()


GAME = Game(
    key="harbor_stud", title=text("Harbor Stud"), procedure=1, rules_model=HarborStudRules, steps=STEPS, seats=(1, 6),
    layout=layout, hand=hand, irregularities=IRREGULARITIES, make_handbook=lambda: HANDBOOK,
    make_record=lambda: BankedRecord(layout),
    make_drill=lambda: BankedDrill(WAGERS, layout, spots, reading=ANTE_WAGER),
)  # fmt: skip
