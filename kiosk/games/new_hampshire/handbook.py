"""New Hampshire Hold 'Em at hand: the clauses of `new-hampshire-holdem.txt` in short, and the house's rulings."""

from kiosk.core.text import text
from kiosk.procedure import Handbook

_BOARD, _POCKET, _MAIN, _SIX = "Method of Play 10", "Method of Play 11", "Method of Play 12", "Method of Play 13"
_LAST_BET, _CALLED = "Rules of the game 3", "Rules of the game 4"
_FOOTNOTE = "6 Card Bonus Payout Odds"

HANDBOOK = Handbook(
    clauses={
        "Types of Wagers 1": text(
            "An ante of at least the posted table minimum buys a hand. The flop, turn and river bets are made in "
            "multiples of it. A Board or Pocket bonus bet has a minimum; a 6 Card bonus bet is one of the "
            "house’s amounts. "
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
        _LAST_BET: text(
            "Once a player plays the last bet, the cards are placed in front of the chips. From then on only the "
            "dealer touches the cards."
        ),
        _CALLED: text("The dealer calls out any hand of flush or better, and the floor manager acknowledges it."),
        "Method of Play 4": text("Before the flop a player folds, or makes a flop bet, a multiple of the ante."),
        "Method of Play 5": text("The dealer reveals the flop: the first community card."),
        "Method of Play 6": text("Before the turn a player folds, or makes a turn bet, a multiple of the ante."),
        "Method of Play 7": text("The dealer reveals the turn: the second community card."),
        "Method of Play 8": text("Before the river a player folds, or makes a river bet, a multiple of the ante."),
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
            "three community cards make the hand. A hand below the pay table loses."
        ),
        _SIX: text(
            "Reveal the four bonus cards. From right to left: take or pay each 6 Card bonus by the best five of six "
            "cards. Only the highest line is paid. Winners of one jackpot share it."
        ),
        _FOOTNOTE: text(
            "MEGA, MAJOR and MINOR are posted prominently at the table. They may be updated at most once every 24 "
            "hours, never in the middle of play, and after a win once it is paid. Several winners of one jackpot in a "
            "hand split it. The bonus is funded by the house; no amount is based on past wagers."
        ),
    },
    steps={
        "antes": ("Types of Wagers 1",),
        "deal": ("Rules of the game 1", "Rules of the game 2", "Types of Wagers 4"),
        "flop_bets": ("Method of Play 4", _LAST_BET),
        "flop": ("Method of Play 5",),
        "turn_bets": ("Method of Play 6", "Method of Play 7", _LAST_BET),
        "river_bets": ("Method of Play 8", "Method of Play 9", _LAST_BET),
        "board_bonus": (_BOARD, _CALLED),
        "pocket_bonus": (_POCKET,),
        "main": (_MAIN, _CALLED),
        "six_card_bonus": (_SIX, _CALLED, _FOOTNOTE),
        "clear": ("Rules of the game 1", _SIX),
    },
)
