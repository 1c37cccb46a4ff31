"""New Hampshire Hold 'Em at hand: the clauses of `new-hampshire-holdem.txt` in short, and the house's rulings."""

from __future__ import annotations

from kiosk.core.text import text
from kiosk.procedure import Handbook, Ruled

_BOARD, _POCKET, _MAIN, _SIX = "Method of Play 10", "Method of Play 11", "Method of Play 12", "Method of Play 13"
_FOLDS = ("Method of Play 4", "Method of Play 6", "Method of Play 8")
_CALLED = "Rules of the game 4"

HANDBOOK = Handbook(
    clauses={
        "Types of Wagers 1": text(
            "An ante of at least the posted table minimum buys a hand. The flop, turn and river bets are made in "
            "multiples of it. A Board or Pocket bonus bet has a minimum; a 6 Card bonus bet is one of two amounts. "
            "A bonus bet needs an ante."
        ),
        "Types of Wagers 4": text(
            "The 6 Card bonus is decided by the four bonus cards of the dealer and the two hole cards of the player. "
            "The four stay face down until that bonus is settled."
        ),
        "Rules of the game 1": text("One standard deck of 52 cards. The dealer shuffles it before each hand."),
        "Rules of the game 2": text(
            "Cards go from left to right, one at a time, until everybody has two, face down. Hole cards are private: "
            "a player who shares them forfeits the hand and the bets on it."
        ),
        _CALLED: text("The dealer calls out any hand of flush or better, and the floor manager acknowledges it."),
        "Method of Play 4": text("Before the flop a player folds, or makes a flop bet, one to three times the ante."),
        "Method of Play 5": text("The dealer reveals the flop: the first community card."),
        "Method of Play 6": text("Before the turn a player folds, or makes a turn bet, one to three times the ante."),
        "Method of Play 7": text("The dealer reveals the turn: the second community card."),
        "Method of Play 8": text("Before the river a player folds, or makes a river bet, one to three times the ante."),
        "Method of Play 9": text("The dealer reveals the river: the third and last community card."),
        _BOARD: text(
            "From right to left, one at a time: take or pay each Board bonus bet. Only the three community cards count "
            "and only the hands of its pay table win. A-2-3 and Q-K-A are straights; K-A-2 is not."
        ),
        _POCKET: text(
            "From right to left, one at a time: take or pay each Pocket bonus by the two hole cards. Only the hands "
            "of its pay table win. A face is a jack, queen or king."
        ),
        _MAIN: text(
            "From right to left, one at a time: take or pay the ante and the street bets together. Two hole cards and "
            "three community cards make the hand. Less than a pair of sixes loses."
        ),
        _SIX: text(
            "Reveal the four bonus cards. From right to left: take or pay each 6 Card bonus by the best five of six "
            "cards. Only the highest line is paid. Winners of one jackpot share it."
        ),
    },
    steps={
        "antes": ("Types of Wagers 1",),
        "deal": ("Rules of the game 1", "Rules of the game 2", "Types of Wagers 4"),
        "flop_bets": ("Method of Play 4",),
        "flop": ("Method of Play 5",),
        "turn_bets": ("Method of Play 6", "Method of Play 7"),
        "river_bets": ("Method of Play 8", "Method of Play 9"),
        "board_bonus": (_BOARD, _CALLED),
        "pocket_bonus": (_POCKET,),
        "main": (_MAIN, _CALLED),
        "six_card_bonus": (_SIX, _CALLED),
        "clear": ("Rules of the game 1",),
    },
    rulings=(
        Ruled(
            "fold_bonus",
            text("What becomes of the bonus bets of a player who folds?"),
            {
                "live": text("They stay in action: Board, Pocket and 6 Card are settled as if the player had stayed."),
                "lost": text("They are lost with the hand: take every bonus bet with the ante and the street bets."),
                "board_live": text("The Board bonus stays in action. The Pocket and 6 Card bonus bets are lost."),
            },
            (*_FOLDS, _BOARD, _POCKET, _SIX),
        ),
        Ruled(
            "jackpot_split",
            text("How do several winners share one jackpot?"),
            {
                "equal_then_percent": text("It is divided evenly; each is then paid the percentage of the own bet."),
                "equal_full": text("It is divided evenly, and each is paid a whole share, whatever the bet was."),
                "by_entitlement": text("The whole jackpot is paid out, in the ratio of the winners’ percentages."),
                "capped_entitlement": text(
                    "Each is paid the own percentage; where they come to more than 100 %, all are scaled down."
                ),
            },
            (_SIX,),
        ),
        Ruled(
            "jackpot_rounding",
            text("What becomes of a fraction of a cent of a share?"),
            {
                "cent_down": text("It is dropped: shares are whole cents, rounded down."),
                "cent_nearest": text("A share is rounded to the nearest cent; half a cent goes up."),
                "dollar_down": text("Shares are whole dollars, rounded down."),
            },
            (_SIX,),
        ),
        Ruled(
            "six_stake",
            text("Is a 6 Card payout on top of the stake?"),
            {
                "returned": text("Yes: the stake stays the player’s, and the payout comes on top."),
                "included": text("No: the payout is all that the player takes back, the stake included."),
            },
            (_SIX,),
        ),
        Ruled(
            "ack_wagers",
            text("Which hands of flush or better are called to the floor?"),
            {
                "any_hand": text("Those of the Hold ’Em bets, of the Board bonus and of the 6 Card bonus."),
                "main_and_six": text("Those of the Hold ’Em bets and of the 6 Card bonus."),
                "main_only": text("Those of the Hold ’Em bets alone."),
            },
            (_CALLED, _BOARD, _MAIN, _SIX),
        ),
        Ruled(
            "ack_board_order",
            text("What is a flush or better on a board of three cards?"),
            {
                "paytable": text(
                    "What pays as much as a flush or more: flush, straight, three of a kind, straight flush."
                ),
                "five_card": text("What is a flush or better among hands of five cards: flush and straight flush."),
            },
            (_CALLED, _BOARD),
        ),
        Ruled(
            "forfeit_scope",
            text("What does a player lose who shares cards?"),
            {
                "all_wagers": text("Every wager, the Board bonus too."),
                "card_wagers": text("Every wager that the own cards decide. The Board bonus stays in action."),
            },
            ("Rules of the game 2", _BOARD),
        ),
    ),
)
