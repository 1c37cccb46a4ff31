"""Texas Hold'em of the poker room: its irregularities, and their remedies."""

from dataclasses import replace
from typing import Any, Final

from kiosk.core.money import Cents
from kiosk.core.text import Text, text
from kiosk.procedure import (
    FORFEITS,
    LAID_ASIDE,
    MISDEAL,
    REPLACED,
    UNCHANGED,
    About,
    Choices,
    Decides,
    Effect,
    HandView,
    Irregularity,
    Remedy,
    Situation,
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
_STAKES = "Table Stakes"
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
        text("Finish the deal before you replace it."),
        text("Deal the next card where the screen shows."),
        text("Put the exposed card under the burns, face up."),
    ),
    first=2,
    instead=MISDEAL.key,
)


def _ruled(key: str, ruling: Text, *steps: Text, decides: Decides = Decides.DEALER, about_seat: bool = False) -> Remedy:
    return Remedy(key, ruling, Effect.UNCHANGED, steps, decides, about_seat)


def has_stacks(now: Situation) -> bool:
    """Return whether players have stacks, and the pots are not pushed yet."""
    return any(now.hand.felt.stacks.values()) and not now.hand.felt.came_to


def big_blind(hand: HandView) -> Cents:
    """Return the big blind of a hand, in cents."""
    rules: Any = hand.rules  # These irregularities are part of the rules, so this module cannot import their type.
    cents: Cents = (hand.opening.state.get("stakes") or rules.stakes).big_blind
    return cents


def before_showdown(now: Situation) -> bool:
    """Return whether players are in, and their hands are not shown yet."""
    prompt = now.hand.prompt
    return players_in(now) and prompt is not None and prompt.guide.step not in ("showdown", "pots", "clear")


def seats_are_asked(now: Situation) -> bool:
    """Return whether players come and go now, between two hands."""
    prompt = now.hand.prompt
    return isinstance(prompt, Choices) and prompt.is_of_stacks


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
                text("The player in turn acts; then the other acts again."),
                about_seat=True,
            ),
            _ruled(
                "bound",
                text("The action is binding unless the bet changes first."),
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
                text("It is a call, unless it makes a raise or one was announced."),
                text("Return the rest."),
            ),
            _ruled("stands", text("All the chips count."), text("Enter the full amount.")),
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
                text("If announced, complete the minimum raise; otherwise it is a call."),
                text("Unannounced, it is a call: return the rest."),
                text("All-in stands."),
            ),
            _ruled("call", text("It is a call."), text("Return the rest. All-in stands.")),
        ),
        about=About.WAGER,
    ),
    *exposed(_DEAL, (_EXPOSED_BURNED, _MISDEAL, UNCHANGED), (UNCHANGED, _DEAD), void=_MISDEAL),
    *misdeals(_DEAL, _MISDEAL, _DEAD),
    Irregularity(
        "burn",
        text("A burn was forgotten"),
        _STREETS,
        on(_BOARD),
        (
            _ruled(
                "burn_it",
                text("If no one has acted, burn the card; otherwise it stands."),
                text("Take back the first card of the street, and burn it."),
                text("Deal the next card in its place, as shown."),
                decides=Decides.FLOOR,
            ),
            UNCHANGED,
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
                text("The four cards are mixed; the floor draws the next burn."),
                Effect.BURN,
                (
                    text("Mix the four cards face down."),
                    text("The floor draws one as the next burn."),
                    text("Turn the others over, and correct them on the screen."),
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
        before_showdown,
        (replace(_DEAD, ruling=text("The hand is folded; the chips in the pot stay there."), leaves=True),),
        about=About.WAGER,
    ),
    *decisions_of(_TURNS),
    Irregularity(
        "wrong_stack",
        text("A counted stack differs from the screen"),
        _STAKES,
        has_stacks,
        (
            Remedy(
                "counted",
                text("The floor’s count holds: bets and pots follow it."),
                Effect.STACK,
                (
                    text("Count the chips before the player and the floor."),
                    text("Move the bets and pots as the screen now shows."),
                ),
            ),
        ),
        about=About.WAGER,
    ),
    Irregularity(
        "tip",
        text("A player tips out of the stack"),
        _STAKES,
        has_stacks,
        (
            Remedy(
                "tip",
                text("A tip may leave the table; nothing else may."),
                Effect.TIP,
                (
                    text("Show the tip, and drop it."),
                    text("If the tips of one hand exceed the big blind, the floor signs."),
                ),
                Decides.DEALER,
                alone=big_blind,
            ),
        ),
        text("The only exception will be for tips and cigarettes."),
        about=About.WAGER,
        often=True,
    ),
    Irregularity(
        "chips_owed",
        text("One player owes another chips"),
        _STAKES,
        has_stacks,
        (
            Remedy(
                "given",
                text("The floor rules how many chips go from one stack to the other."),
                Effect.GIVE,
                (text("Move the chips from one stack to the other."), text("Say the amount aloud.")),
            ),
        ),
        about=About.WAGER,
    ),
    Irregularity(
        "moved_player",
        text("A player comes from a broken or must-move game"),
        _STAKES,
        seats_are_asked,
        (
            Remedy(
                "keeps_stack",
                text("The player sits with all chips, and owes no post."),
                Effect.SEAT,
                (text("Count the chips at the seat."), text("Deal the player in.")),
            ),
            _ruled(
                "buy_in_limits",
                text("The player buys in like a new one."),
                text("Seat the player on the felt, with an amount within the limits."),
            ),
        ),
        about=About.WAGER,
    ),
    *deck_of(_DEAL, says=text("Each player is delivered 2 card face down."), void=_MISDEAL, dead=_DEAD),
    *voided(_DEAL, _MISDEAL),
)
