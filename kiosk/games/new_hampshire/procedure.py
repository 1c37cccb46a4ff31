"""New Hampshire Hold 'Em, in the order of the document `new-hampshire-holdem.txt`.

Clauses are cited by heading and paragraph. Where the document is silent, the ruling is an option of `Rules`, and its
first value is the default. Cards go left to right, wagers are settled right to left, one kind of wager at a time.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import TypeAlias

from kiosk.core.cards import Card
from kiosk.core.hands import Category, Hand
from kiosk.core.money import Cents
from kiosk.core.text import homonym, text
from kiosk.games.new_hampshire.rules import NewHampshireRules
from kiosk.procedure import (
    FORFEITED,
    HOUSE_RULING,
    NO_LINE,
    Bank,
    CardSpot,
    Felt,
    Guide,
    Layout,
    Line,
    Made,
    Opening,
    Place,
    Procedure,
    Settlement,
    Spot,
    Step,
    Wager,
    WagerRow,
    board_names,
    by_five,
    by_line,
    confirm,
    deal,
    one_at_a_time,
    turn,
)

# ------------------------------------------------------------------------------------------------- the table's words

ANTE, BOARD, POCKET, SIX = "ante", "board_bonus", "pocket_bonus", "six_card_bonus"
COMMUNITY, BONUS_CARDS = "board", "six_card"
STREETS = ("flop", "turn", "river")
SETTLING = ("board_bonus", "pocket_bonus", "main", "six_card_bonus", "clear")
MAIN = (ANTE, "flop_bet", "turn_bet", "river_bet")

STEPS = (
    Step("antes", text("Ante and bonus bets")),
    Step("deal", text("Shuffle, deal two each")),
    Step("flop_bets", text("Flop bets")),
    Step("flop", text("Flop")),
    Step("turn_bets", text("Turn bets, deal")),
    Step("river_bets", text("River bets, deal")),
    Step("board_bonus", text("Board bonus")),
    Step("pocket_bonus", text("Pocket bonus")),
    Step("main", text("Hold ’Em bets")),
    Step("six_card_bonus", text("6 Card bonus")),
    Step("clear", text("Clear the table")),
)

ANTES = Guide(
    "antes", "Types of Wagers 1",
    do=text("Enter antes and bonus bets."),
    say=text("Place your bets, please."),
    rule=text("An ante of at least the table minimum buys a hand. Bonus bets are optional and need an ante."),
    then=text("No more bets, shuffle"),
)  # fmt: skip
SHUFFLE = Guide(
    "deal", "Rules of the game 1",
    do=text("Shuffle the deck."),
    say=text("No more bets."),
    rule=text("One standard deck of 52 cards, shuffled before each hand."),
    then=text("Shuffled, deal"),
)  # fmt: skip
DEAL_HOLE = Guide(
    "deal", "Rules of the game 2",
    do=text("Deal one card at a time, left to right, two each."),
    rule=text("Hole cards stay face down and private. A player who shows them to another forfeits the hand."),
    then=text("All dealt"),
)  # fmt: skip
DEAL_BONUS = Guide(
    "deal", HOUSE_RULING,
    do=text("Deal the four 6 Card bonus cards, face down."),
    rule=text("The four bonus cards come after the hole cards, and stay face down until the 6 Card bonus is settled."),
    then=text("All dealt"),
)  # fmt: skip
STREET_CARDS = {
    "flop": Guide(
        "flop", "Method of Play 5", do=text("Reveal the flop."),
        rule=text("The flop is the first community card."),
    ),
    "turn": Guide(
        "turn_bets", "Method of Play 7", do=text("Reveal the turn."),
        rule=text("The turn is the second community card."),
    ),
    "river": Guide(
        "river_bets", "Method of Play 9", do=text("Reveal the river."),
        rule=text("The river is the third and last community card."),
    ),
}  # fmt: skip
SETTLE_BOARD = Guide(
    "board_bonus", "Method of Play 10",
    do=text("Settle the Board bonus bets, right to left."),
    rule=text("The three community cards alone decide. Only the hands of the Board Bonus table win."),
    then=text("Board settled"),
)  # fmt: skip
TURN_POCKET = Guide(
    "pocket_bonus", "Method of Play 11",
    do=text("Turn over the cards shown in gold."),
    rule=text("The player’s two hole cards decide the Pocket bonus. Enter any card the shoe did not read."),
)  # fmt: skip
SETTLE_POCKET = Guide(
    "pocket_bonus", "Method of Play 11",
    do=text("Turn over the Pocket players’ cards. Settle right to left."),
    rule=text("The two hole cards decide. A face is a jack, queen or king."),
    then=text("Pocket settled"),
)  # fmt: skip
TURN_HANDS = Guide(
    "main", "Method of Play 12",
    do=text("Turn over the cards shown in gold."),
    rule=text("Two hole cards and three community cards make the hand. Enter any card the shoe did not read."),
)  # fmt: skip
SETTLE_MAIN = Guide(
    "main", "Method of Play 12",
    do=text("Turn over each hand. Settle right to left."),
    rule=text("Two hole cards and three community cards. Ante and street bets are paid alike."),
    then=text("Hold ’Em settled"),
)  # fmt: skip
TURN_BONUS = Guide(
    "six_card_bonus", "Method of Play 13",
    do=text("Reveal the four 6 Card bonus cards."),
    rule=text("The dealer reveals the four bonus cards only now. Enter any card the shoe did not read."),
)  # fmt: skip
TURN_SIX = Guide(
    "six_card_bonus", "Method of Play 13",
    do=text("Turn over the cards shown in gold."),
    rule=text("The best five of two hole cards and four bonus cards. Enter any card the shoe did not read."),
)  # fmt: skip
SETTLE_SIX = Guide(
    "six_card_bonus", "Method of Play 13",
    do=text("Reveal the bonus cards. Settle 6 Card right to left."),
    rule=text("The best five of two hole cards and four bonus cards. Only the highest line is paid."),
    then=text("6 Card settled"),
)  # fmt: skip
CLEAR = Guide(
    "clear", "Rules of the game 1",
    do=text("Clear the table."),
    rule=text("All cards go back to the deck, which is shuffled before the next hand."),
    then=text("Table clear"),
)  # fmt: skip
REVEAL_AND_CLEAR = Guide(
    "clear", "Method of Play 13",
    do=text("Reveal the four 6 Card bonus cards. Clear the table."),
    rule=text("The dealer reveals the four bonus cards in every hand, even if no 6 Card bet is in action."),
    then=text("Table clear"),
)  # fmt: skip
_STREET_CALLS = {
    "flop": homonym("Flop", "as the dealer calls it"),
    "turn": homonym("Turn", "as the dealer calls it"),
    "river": homonym("River", "as the dealer calls it"),
}
FOLD_RULES = {
    "live": text("A player who folds loses the ante and street bets; the bonus bets stay in action."),
    "lost": text("A player who folds loses the ante, the street bets and every bonus bet."),
    "board_live": text("A player who folds loses all bets but the Board bonus, which stays in action."),
}
_LAST_BET = text("{folds} After the last bet the cards are in front of the chips: only the dealer touches them.")


def layout(rules: NewHampshireRules) -> Layout:
    """Return the places of the felt: three community cards, four bonus cards, two hole cards a seat."""
    return _LAYOUT


_LAYOUT = Layout(
    spots=(
        CardSpot(COMMUNITY, text("Flop · Turn · River"), 3, board_names(3)),
        CardSpot(BONUS_CARDS, text("6 Card Bonus"), 4),
    ),
    hole=2,
    rows=(
        WagerRow(text("Ante"), (ANTE,)),
        WagerRow(text("Board"), (BOARD,)),
        WagerRow(text("Pocket"), (POCKET,)),
        WagerRow(text("6 Card"), (SIX,)),
        WagerRow(text("Hold ’Em"), MAIN, total=True, rest=text("Bets")),
    ),
    named=dict.fromkeys(MAIN[1:], text("Street bets")),
    apart=dict(zip(MAIN[1:], (text("Flop bet"), text("Turn bet"), text("River bet")), strict=True)),
)


def main_line(made: Hand) -> str:
    """Return the line of NH Hold 'Em Payout Odds that a hand falls on, or the hand's name if none pays."""
    if made.rank[0] != Category.PAIR:
        return made.category.key
    paired = made.rank[1]
    return "pair_2_to_5" if paired < 6 else "pair_6_to_10" if paired <= 10 else "pair_j_to_a"


def board_line(board: Sequence[Card]) -> str:
    """Return the line of Board Bonus Payout Odds that three community cards make. A-2-3 and Q-K-A are straights."""
    ranks = sorted(card.rank for card in board)
    flush = board[0].suit == board[1].suit == board[2].suit
    straight = ranks in ([2, 3, 14], [ranks[0], ranks[0] + 1, ranks[0] + 2])
    if straight and flush:
        return "straight_flush"
    if ranks[0] == ranks[2]:
        return "three_of_a_kind"
    if straight:
        return "straight"
    if flush:
        return "flush"
    return "pair" if ranks[1] in (ranks[0], ranks[2]) else NO_LINE


def pocket_line(hole: Sequence[Card]) -> str:
    """Return the line of Pocket Bonus Payout Odds that two hole cards make. A face is a jack, queen or king."""
    low, high = sorted(card.rank for card in hole)
    if low == high:
        return "pair_of_aces" if high == 14 else "pair_2_to_k"
    if high == 14 and low >= 11:
        return "ace_face_suited" if hole[0].suit == hole[1].suit else "ace_face_unsuited"
    return NO_LINE


def six_card_line(made: Hand) -> str:
    """Return the line of 6 Card Bonus Payout Odds that the best five of six cards fall on."""
    if made.rank[0] == Category.ROYAL_FLUSH:
        return "royal_flush_hearts" if made.cards[0].suit == "h" else "royal_flush_other"
    return made.category.key


# ------------------------------------------------------------------------------------------------------- wagers

_CALLED = "Rules of the game 4"
_GIVEN_UP = "folded_or_forfeited"
_BOARD_FLUSHES = frozenset({"flush", "straight_flush"})


def is_flush_or_better(made: Made) -> bool:
    return made.hand is not None and made.hand.rank[0] >= Category.FLUSH


def _is_board_called(rules: NewHampshireRules, made: Made) -> bool:
    return rules.ack_wagers == "any_hand" and is_board_called(rules, made.line)


def is_board_called(rules: NewHampshireRules, key: str) -> bool:
    """Return whether a line of the Board bonus is a flush or better, as the house rules it."""
    if rules.ack_board_order == "five_card":
        return key in _BOARD_FLUSHES
    pays = {line.line: line for line in rules.board_bonus.lines}
    return key in pays and _paid_by(pays[key]) >= _paid_by(pays["flush"])


def _paid_by(line: Line) -> Fraction:
    return Fraction(line.odds.pays, line.odds.on) if line.odds is not None else Fraction(0)


def _board_stays(rules: NewHampshireRules, how: str) -> bool:
    return rules.forfeit_scope == "card_wagers" if how == FORFEITED else rules.fold_bonus != "lost"


def _bonus_stays(rules: NewHampshireRules, how: str) -> bool:
    return how != FORFEITED and rules.fold_bonus == "live"


BOARD_BONUS = Wager[NewHampshireRules](
    key=BOARD, name=text("Board bonus"), title=text("Board"), guide=SETTLE_BOARD,
    of=(COMMUNITY,), makes=by_line(board_line), pays=lambda rules: rules.board_bonus,
    losing=text("No pair, flush or straight"),
    calls=_is_board_called, call_clause=_CALLED, stays=_board_stays, lost=_GIVEN_UP,
)  # fmt: skip
POCKET_BONUS = Wager[NewHampshireRules](
    key=POCKET, name=text("Pocket bonus"), title=text("Pocket"), guide=SETTLE_POCKET,
    of=(Felt.HOLE,), makes=by_line(pocket_line), pays=lambda rules: rules.pocket_bonus,
    losing=text("No pair, no ace with a face"),
    call_clause=_CALLED, stays=_bonus_stays, lost=_GIVEN_UP,
)  # fmt: skip
HOLD_EM = Wager[NewHampshireRules](
    key="main", name=text("Hold ’Em bets"), title=text("Hold ’Em"), guide=SETTLE_MAIN, spots=MAIN,
    of=(Felt.HOLE, COMMUNITY), makes=by_five(main_line), pays=lambda rules: rules.main,
    calls=lambda rules, made: is_flush_or_better(made), call_clause=_CALLED,
)  # fmt: skip
SIX_CARD = Wager[NewHampshireRules](
    key=SIX, name=text("6 Card bonus"), title=text("6 Card"), guide=SETTLE_SIX,
    of=(Felt.HOLE, BONUS_CARDS), makes=by_five(six_card_line), pays=lambda rules: rules.six_card_bonus,
    calls=lambda rules, made: is_flush_or_better(made) and rules.ack_wagers != "main_only", call_clause=_CALLED,
    stays=_bonus_stays, lost=_GIVEN_UP,
    with_stake=lambda rules: rules.six_stake == "included",
)  # fmt: skip
WAGERS = (HOLD_EM, BOARD_BONUS, POCKET_BONUS, SIX_CARD)


# ---------------------------------------------------------------------------------------------------- the procedure


_COMMUNITY = tuple(Place(COMMUNITY, 0, nth) for nth in range(3))
_BONUS_CARDS = tuple(Place(BONUS_CARDS, 0, nth) for nth in range(4))


def hand(rules: NewHampshireRules, opening: Opening, felt: Felt) -> Procedure[Settlement]:
    """Deal one hand of New Hampshire Hold 'Em."""
    bank = Bank(rules, opening, felt, WAGERS)
    players = yield from bank.ask_wagers(ANTES, spots(rules, opening))
    yield from confirm(SHUFFLE, felt, by_card=True)
    yield from deal(DEAL_HOLE, felt, one_at_a_time(players, each=2), up=False)
    yield from deal(DEAL_BONUS, felt, _BONUS_CARDS, up=False)

    times = rules.street_multiples
    for nth, street in enumerate(STREETS):
        guide = street_guide(street, times[0], times[-1], rules.fold_bonus)
        yield from bank.ask_raise(guide, f"{street}_bet", times=times, of=ANTE, refusal="street_multiple")
        yield from deal(STREET_CARDS[street], felt, _COMMUNITY[nth : nth + 1], up=True)

    yield from bank.settle(BOARD_BONUS)
    yield from bank.turn(TURN_POCKET, POCKET_BONUS)
    yield from bank.settle(POCKET_BONUS)
    yield from bank.turn(TURN_HANDS, HOLD_EM)
    yield from bank.settle(HOLD_EM)
    if bank.right_to_left(SIX_CARD):
        yield from turn(TURN_BONUS, felt, _BONUS_CARDS)
        yield from bank.turn(TURN_SIX, SIX_CARD)
        yield from bank.settle(SIX_CARD)
        yield from confirm(CLEAR, felt)
    elif rules.reveal_bonus_cards == "always":
        felt.turn_read(_BONUS_CARDS)
        yield from confirm(REVEAL_AND_CLEAR, felt)
    else:
        yield from confirm(CLEAR, felt)
    return bank.settlement()


def spots(rules: NewHampshireRules, opening: Opening) -> tuple[Spot, ...]:
    """Return the betting spots and their limits (Types of Wagers 1; Method of Play 1 and 2)."""
    return _spots((opening.minimum, opening.maximum), (rules.bonus_minimum, rules.bonus_maximum), rules.six_card_bets)


_Bounds: TypeAlias = tuple[Cents, Cents | None]


@lru_cache(maxsize=256)
def _spots(ante: _Bounds, bonus: _Bounds, six_card: tuple[Cents, ...]) -> tuple[Spot, ...]:
    return (
        Spot(key=ANTE, label=text("Ante"), least=ante[0], most=ante[1], required=True),
        Spot(key=BOARD, label=text("Board"), least=bonus[0], most=bonus[1]),
        Spot(key=POCKET, label=text("Pocket"), least=bonus[0], most=bonus[1]),
        Spot(key=SIX, label=text("6 Card"), exactly=six_card),
    )


@lru_cache(maxsize=256)
def street_guide(street: str, low: int, high: int, fold_bonus: str) -> Guide:
    """Return the guide of a betting street, on which players may bet `low` to `high` times their ante, or fold."""
    return Guide(
        f"{street}_bets",
        f"Method of Play {4 + 2 * STREETS.index(street)}",
        do=_STREET_DO[street],
        say=text(
            "{street} bets, please. {low} to {high} times your ante.",
            street=_STREET_CALLS[street],
            low=low,
            high=high,
        ),
        rule=_LAST_BET.fill(folds=FOLD_RULES[fold_bonus]) if street == STREETS[-1] else FOLD_RULES[fold_bonus],
        then=_STREET_THEN[street],
    )


_STREET_DO = {
    "flop": text("Enter flop bets. Take what a fold loses."),
    "turn": text("Enter turn bets. Take what a fold loses."),
    "river": text("Enter river bets. Take what a fold loses."),
}
_STREET_THEN = {"flop": text("Deal the flop"), "turn": text("Deal the turn"), "river": text("Deal the river")}
