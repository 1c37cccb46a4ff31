"""Texas Hold'em of the poker room: what goes wrong, and what is done about it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kiosk.core.text import Text, text
from kiosk.procedure import (
    FORFEITS,
    LAID_ASIDE,
    MISDEAL,
    REPLACED,
    STANDS,
    About,
    Decides,
    Effect,
    Irregularity,
    Remedy,
    Situation,
    amend,
    decisions_of,
    deck_of,
    early,
    exposed,
    misdeals,
    on,
    players_in,
    to_act,
    voided,
)

_BOARD = "board"
_DEAL, _STREETS, _TURNS, _RAISE = "Paragraph 1", "Paragraph 2", "Paragraph 3", "Raise"
_MISDEAL = replace(
    MISDEAL,
    steps=(
        text("Return every blind, ante and bet to its stack."),
        text("Collect all cards and count them into the deck."),
        text("The button stays. Shuffle, and deal again."),
    ),
)
_DEAD = replace(
    FORFEITS,
    ruling=text("The hand is dead; its chips in the pot stay there."),
    steps=(text("Muck the hand, face down."), text("Leave the player’s chips in the pot.")),
)
_EXPOSED_BURNED = replace(
    REPLACED,
    ruling=text("One of the first two: misdeal. Later: the next card replaces it."),
    steps=(
        text("Deal on to the end before you replace it."),
        text("Deal the next card to the place that the screen shows."),
        text("The exposed card lies under the burns, face up."),
    ),
    first=2,
    instead=MISDEAL.key,
)


def _ruled(key: str, ruling: Text, *steps: Text, decides: Decides = Decides.DEALER, about_seat: bool = False) -> Remedy:
    return Remedy(key, ruling, Effect.STANDS, steps, decides, about_seat)


def brought_chips(now: Situation) -> bool:
    """Say whether a stack was entered before this hand."""
    hand = now.hand
    return now.is_open and any(amend.decisions(hand, seat, of_stacks=True) for seat in hand.felt.seats)


IRREGULARITIES: Final[tuple[Irregularity, ...]] = (
    Irregularity(
        "out_of_turn",
        text("A player acts out of turn"),
        _TURNS,
        to_act,
        (
            _ruled(
                "taken_back",
                text("The action is taken back: no chips move."),
                text("Return the chips."),
                text("The player in turn acts first, and then that one again."),
                about_seat=True,
            ),
            _ruled(
                "bound",
                text("The player is bound to it, unless the bet changes first."),
                text("The player in turn acts first."),
                text("If nobody has raised, hold the player to the action."),
                about_seat=True,
            ),
        ),
        about=About.WAGER,
    ),
    Irregularity(
        "string_bet",
        text("String bet: chips go in more than once"),
        _RAISE,
        to_act,
        (
            _ruled(
                "first_motion",
                text("The first motion stands; an announced raise is binding."),
                text("A call, unless it makes a raise or one was announced."),
                text("Return the rest."),
            ),
            _ruled("stands", text("All the chips count."), text("Enter what lies there.")),
        ),
        about=About.WAGER,
    ),
    Irregularity(
        "short_bet",
        text("A bet or raise is short of the minimum"),
        _RAISE,
        to_act,
        (
            _ruled(
                "made_up",
                text("Announced, it is made up to the minimum raise; otherwise it is a call."),
                text("Without a word it is a call: return the rest."),
                text("All-in stands."),
            ),
            _ruled("call", text("It is a call."), text("Return the rest. All-in stands.")),
        ),
        about=About.WAGER,
    ),
    *exposed(_DEAL, (_EXPOSED_BURNED, _MISDEAL, STANDS), (STANDS, _DEAD), void=_MISDEAL),
    *misdeals(_DEAL, _MISDEAL, _DEAD),
    Irregularity(
        "burn",
        text("A burn was forgotten"),
        _STREETS,
        on(_BOARD),
        (
            _ruled(
                "burn_it",
                text("Before anybody has acted the card is burned; later it stands."),
                text("Take the first card of the street back, and burn it."),
                text("Deal the next card in its place, as the screen asks."),
                decides=Decides.FLOOR,
            ),
            STANDS,
        ),
    ),
    Irregularity(
        "four_on_the_flop",
        text("The flop has four cards"),
        _STREETS,
        on(_BOARD),
        (
            Remedy(
                "mixed",
                text("The four are mixed; the floor draws the next burn."),
                Effect.BURN,
                (
                    text("Mix the four cards face down."),
                    text("The floor draws one: it is the next burn."),
                    text("Turn the others face up, and correct them on the screen."),
                ),
            ),
            _MISDEAL,
        ),
    ),
    *early(_STREETS, LAID_ASIDE, void=_MISDEAL),
    Irregularity(
        "leaves",
        text("A player leaves in the middle of a hand"),
        "Table Stakes",
        players_in,
        (
            replace(
                _DEAD,
                ruling=text("The hand is folded; the chips in the pot stay there."),
                decides=Decides.DEALER,
            ),
        ),
        about=About.WAGER,
    ),
    *decisions_of(_TURNS),
    Irregularity(
        "wrong_stack",
        text("A stack was entered wrongly"),
        "Table Stakes",
        brought_chips,
        (
            Remedy(
                "counted",
                text("It is what the player brought: no chips are added in a hand."),
                Effect.STACK,
                (
                    text("The floor counts the player’s chips."),
                    text("No chips go to the table, and none leave it."),
                ),
            ),
        ),
        about=About.WAGER,
    ),
    *deck_of(
        _DEAL, says=text("Each player gets two cards; the board is five: one deck of 52."), void=_MISDEAL, dead=_DEAD
    ),
    *voided(_DEAL, _MISDEAL),
)
