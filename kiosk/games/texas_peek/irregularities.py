"""Irregularities of Texas Peek Hold'em and their remedies."""

from typing import Final

from kiosk.core.text import text
from kiosk.procedure import (
    FORFEITS,
    MISDEAL,
    REPLACED,
    UNCHANGED,
    Effect,
    Felt,
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

_DEAL, _DECK = "Rules of Play 4", "Rules of Play"
_BURNED_LATE = Remedy(
    "burn_it",
    text("The first card dealt instead becomes the burn."),
    Effect.UNCHANGED,
    (
        text("Put that card with the burns, face down."),
        text("Move each later card one place back."),
        text("Keep dealing as shown."),
    ),
)
_DEALERS_STANDS = Remedy(
    "stands",
    text("The card stays face up; nobody may change a wager."),
    Effect.UNCHANGED,
    (text("Leave the card face up."), text("Enter the wagers the screen asks for.")),
)

IRREGULARITIES: Final[tuple[Irregularity, ...]] = (
    *misdeals(_DEAL),
    *exposed(_DEAL, (MISDEAL, UNCHANGED, REPLACED), (UNCHANGED, FORFEITS)),
    Irregularity(
        "dealers_card",
        text("The dealer’s second card was exposed early"),
        "Rules of Play 8",
        on("dealer"),
        (MISDEAL, _DEALERS_STANDS),
    ),
    Irregularity(
        "burn", text("A burn was forgotten"), "Rules of Play 2", on(Felt.BURN), (_BURNED_LATE, UNCHANGED, MISDEAL)
    ),
    *early("Rules of Play 6"),
    *wagers_of("Rules of Play 1", says=text("To begin, all players make a Blind Wager before any cards are dealt.")),
    *decisions_of("Rules of Play 3"),
    *deck_of(
        _DECK, says=text("Texas Peek Hold’em is a seven card poker game played using a standard deck of 52 cards.")
    ),
    *unpaid("Rules of Play 1"),
    *voided(_DECK),
)
