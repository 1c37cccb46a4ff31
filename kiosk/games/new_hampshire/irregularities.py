"""Irregularities of New Hampshire Hold 'Em and their remedies."""

from typing import Final

from kiosk.core.text import text
from kiosk.procedure import (
    FORFEITS,
    MISDEAL,
    REPLACED,
    UNCHANGED,
    Effect,
    Irregularity,
    Remedy,
    decisions_of,
    deck_of,
    early,
    exposed,
    misdeals,
    on,
    unpaid,
    voided,
    wagers_of,
)

_DEAL, _DECK, _WAGERS = "Rules of the game 2", "Rules of the game 1", "Types of Wagers 1"
_EARLY_STANDS = Remedy(
    "stands",
    text("The card stays face up, and plays."),
    Effect.UNCHANGED,
    (text("Leave the card face up."), text("Enter the bets the screen asks for.")),
)

IRREGULARITIES: Final[tuple[Irregularity, ...]] = (
    *misdeals(_DEAL),
    *exposed(
        _DEAL,
        (MISDEAL, UNCHANGED, REPLACED),
        (FORFEITS, UNCHANGED),
        says=text(
            "Any player who shares their cards with any other player at the table will forfeit their hand and any bets "
            "that have been placed on the same."
        ),
    ),
    Irregularity(
        "early_board",
        text("A bonus card was exposed early"),
        "Method of Play 5",
        on("six_card"),
        (_EARLY_STANDS, MISDEAL),
    ),
    *early("Method of Play 5"),
    *wagers_of(_WAGERS),
    *decisions_of("Method of Play 4"),
    *deck_of(_DECK, says=text("The dealer will have use one standard 52 card deck.")),
    *unpaid(_WAGERS),
    *voided(_DECK),
)
