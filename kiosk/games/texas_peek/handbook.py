"""Texas Peek Hold'em at hand: the clauses of `texas-peek-holdem.txt` in short, and the house's rulings."""

from kiosk.core.text import text
from kiosk.procedure import Handbook

_SURRENDER, _IM_IN, _BLIND = "Rules of Play 7", "I'm In Wager", "Blind Wager"

HANDBOOK = Handbook(
    clauses={
        "Rules of Play 1": text(
            "Everybody makes a Blind wager before any card is dealt. It plays against the Blind pay table."
        ),
        "Rules of Play 2": text(
            "The dealer burns a card, takes two hole cards, and turns over one of them for all players to view."
        ),
        "Rules of Play 3": text(
            "Having seen that card, a player makes a Peek wager or folds. After a fold the Blind is still in action."
        ),
        "Rules of Play 4": text("The dealer burns a card and deals two hole cards to each player who stayed."),
        "Rules of Play 5": text(
            "Having seen both cards, a player folds or makes a Raise, a multiple of the Peek wager. A fold loses the "
            "Peek; the Blind is still in action."
        ),
        "Rules of Play 6": text("The dealer burns a card and reveals the flop: three community cards, face up."),
        _SURRENDER: text(
            "Players make the I’m In wager, equal to their Peek, or surrender. A surrender loses the Peek and keeps "
            "half of the Raise."
        ),
        "Rules of Play 8": text("The dealer turns over the second hole card, so that both can be seen."),
        "Rules of Play 9": text("The dealer burns a card and deals the last two community cards, face up."),
        "Rules of Play 10": text(
            "The best five of seven cards, player against dealer. A better player hand wins even "
            "money on Peek and Raise; a better dealer hand takes both; a tie is a push."
        ),
        _IM_IN: text(
            "The player’s best five cards decide, by the I’m In pay table. A flush or better goes by it on a win or a "
            "loss. Anything less than a flush pushes on a win and loses on a loss. A tie loses, unless the house rules "
            "that a flush or better goes by the pay table."
        ),
        _BLIND: text("The dealer’s two hole cards alone decide. A Blind that is not in its pay table loses."),
        "Rules of Play": text("Seven-card poker with a standard deck of 52 cards; the best five count."),
    },
    steps={
        "blinds": ("Rules of Play 1",),
        "dealer": ("Rules of Play 2",),
        "peek": ("Rules of Play 3",),
        "deal": ("Rules of Play 4",),
        "raise": ("Rules of Play 5",),
        "flop": ("Rules of Play 6",),
        "im_in": (_SURRENDER,),
        "river": ("Rules of Play 8", "Rules of Play 9"),
        "showdown": ("Rules of Play 10",),
        "im_in_bonus": (_IM_IN,),
        "blind_bonus": (_BLIND,),
        "clear": ("Rules of Play",),
    },
)
