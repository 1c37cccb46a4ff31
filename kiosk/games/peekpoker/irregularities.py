"""PeekPoker Hold'em: the irregularities of dice under cups, and their remedies."""

from dataclasses import replace
from typing import Final

from kiosk.core.text import text
from kiosk.procedure import (
    FORFEITS,
    GIVEN_BACK,
    RETRIEVED,
    UNCHANGED,
    About,
    Decides,
    Effect,
    Irregularity,
    Remedy,
    between_hands,
    decisions_of,
    dice_out,
    in_hand,
    miscounted,
    players_in,
    to_act,
)

_SETUP, _SHAKE, _ROLL, _BID = "Setting Up", "For each round 1", "For each round 3", "For each round 5"
_BOX = text("Each player takes a “Peeker” cup and 3 dice.")
_VOID = Remedy(
    "misdeal",
    text("The round is void."),
    Effect.VOID,
    (text("Return each player’s chips from the pot."), text("Shake again: a new round begins.")),
)
_DEAD = replace(
    FORFEITS,
    ruling=text("The hand is dead; its chips in the pot stay there."),
    steps=(text("The dice stay under the Peeker, unseen."), text("Leave the player’s chips in the pot.")),
)
_RETRIEVED = replace(
    RETRIEVED,
    steps=(
        text("The player takes the dice and the Peeker back, unseen."),
        text("Have the player make the bet shown."),
        text("Answer the question again."),
    ),
)
_AGAIN = Remedy(
    "again",
    text("The die is rolled again."),
    Effect.UNCHANGED,
    (text("Roll that die again."), text("Enter the new result.")),
    Decides.DEALER,
)
IRREGULARITIES: Final[tuple[Irregularity, ...]] = (
    Irregularity("cocked", text("A die is cocked, or fell off the table"), _ROLL, in_hand, (_AGAIN, _VOID)),
    Irregularity(
        "misread",
        text("A die was misread"),
        _ROLL,
        dice_out,
        (
            Remedy(
                "correct",
                text("Correct the die; the round is recalculated."),
                Effect.DIE,
                (text("Check all dice against the screen."),),
                Decides.DEALER,
            ),
        ),
    ),
    Irregularity("lifted_early", text("A Peeker was lifted early"), _SHAKE, players_in, (UNCHANGED, _DEAD, _VOID)),
    Irregularity(
        "out_of_turn",
        text("A player bids out of turn"),
        _BID,
        to_act,
        (
            Remedy(
                "taken_back",
                text("The bid is taken back: no chips move."),
                Effect.UNCHANGED,
                (text("Return the chips."), text("The player in turn bids; then the other bids again.")),
                Decides.DEALER,
                about_seat=True,
            ),
            UNCHANGED,
        ),
        about=About.WAGER,
    ),
    *decisions_of(_BID, _RETRIEVED),
    Irregularity(
        "wrong_dice",
        text("A die is missing, foreign or extra"),
        _SETUP,
        dice_out,
        (
            Remedy(
                "void",
                text("The round is void, and the dice go out of play."),
                Effect.VOID_AND_DECK,
                (
                    text("Touch no die until the floor has seen it."),
                    text("Return each player’s chips from the pot."),
                    text("Bag the dice for the floor; open another set."),
                ),
            ),
        ),
        _BOX,
        about=About.DECK,
    ),
    Irregularity(
        "wrong_count",
        text("The dice count is wrong"),
        _SETUP,
        miscounted,
        (
            Remedy(
                "count",
                text("Look for the die, then count again."),
                Effect.COUNT,
                (text("Look in the cups, the box, and under the table."), text("Count aloud, and enter the number.")),
                Decides.DEALER,
            ),
        ),
        _BOX,
        about=About.DECK,
    ),
    Irregularity(
        "count",
        text("Dice count"),
        _SETUP,
        between_hands,
        (
            Remedy(
                "count",
                text("Count the dice, and enter the count."),
                Effect.COUNT,
                (text("Lay all dice in the box."), text("Count aloud, and enter the number.")),
                Decides.DEALER,
            ),
        ),
        _BOX,
        about=About.DECK,
    ),
    Irregularity(
        "change",
        text("Dice change"),
        _SETUP,
        between_hands,
        (
            Remedy(
                "change",
                text("Bring in a new set of dice; the floor signs for it."),
                Effect.CHANGE,
                (text("Bag the old dice for the floor."), text("Give each player three dice of the new set.")),
            ),
        ),
        _BOX,
        about=About.DECK,
    ),
    Irregularity(
        "void_one_hand",
        text("One hand cannot play: the dealer exposed it, or its player is barred"),
        _SETUP,
        players_in,
        (replace(GIVEN_BACK, steps=(text("Return the chips that the player put into the pot."),)),),
    ),
    Irregularity("voided", text("The floor voids the round"), _SETUP, in_hand, (_VOID,), about=About.HAND),
)
