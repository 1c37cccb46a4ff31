"""PeekPoker Hold'em at hand: the sections of `peekpoker-dice.txt` in short, and the house's rulings."""

from kiosk.core.text import text
from kiosk.procedure import Handbook

_BID = "For each round 5"
_SHOWDOWN, _DEFAULT = "Winning a round: Showdown", "Winning a round: Winning by default"

HANDBOOK = Handbook(
    clauses={
        "Setting Up": text(
            "The chips are divided evenly. Each takes a Peeker and three dice; three community dice are in the box. "
            "Each tosses one die, and the highest roller is the dealer."
        ),
        "For each round 1": text(
            "“Shake your Peekers!” Everybody shakes all three dice and turns the Peeker upside down on the table."
        ),
        "For each round 2": text(
            "A player who stays puts in 1 point; a player who passes does nothing. If only one player stays, that "
            "player takes the chip back, and a new round begins."
        ),
        "For each round 3": text(
            "The dealer rolls the three community dice, picks them up one at a time, calls the face, and places them "
            "where all can see."
        ),
        _BID: text(
            "From the dealer’s left, clockwise: raise, call, call and raise, fold, or go all-in. "
            "Nobody bets more than an opponent has left. An all-in player wins only pots they put "
            "into; the others bet into a side pot."
        ),
        _SHOWDOWN: text(
            "All who are still in lift their Peekers and announce their hands. The strongest five of six dice wins; "
            "a tie splits the pot evenly. Each side pot goes to the best hand among those who put into it."
        ),
        _DEFAULT: text("If all others fold, the last player wins the whole pot and need not show the dice."),
        "Beginning a new round": text(
            "The deal passes to the left. A player who has lost all tokens is out of the game."
        ),
        "Winning the game": text("The game ends when one player has won all of the tokens."),
    },
    steps={
        "setup": ("Setting Up",),
        "shake": ("For each round 1",),
        "stake": ("For each round 2",),
        "community": ("For each round 3",),
        "bid": (_BID,),
        "lift": (_SHOWDOWN,),
        "pots": (_SHOWDOWN, _DEFAULT),
        "next": ("Beginning a new round", "Winning the game"),
    },
)
