"""The words of the pages of decks and dice."""

from collections.abc import Mapping
from typing import Final

from kiosk.core.text import Text, text

TITLE: Final = text("Decks and dice")
IN_PLAY: Final = text("Seal number {seal} is in play.")
NOT_ENTERED: Final = text("No seal number is entered since the last change.")
WON: Final = text("Hand {hand} won a jackpot: set its deck aside before the next hand.")
DONE: Final = text("The deck is sealed in bag {bag}. Count another deck: “Exceptions”, “Deck change”.")
READING: Final = text("Reading the register…")
NO_DECKS: Final = text("The register has no deck of this table. Enter or scan a seal number.")
NOT_KNOWN: Final = text("{seal} is not in the register.")
IS: Final = text("{seal}: {step}")
BACK_NAMES: Final = {"red": text("Red back"), "blue": text("Blue back"), "other": text("Other back")}
NUMBER: Final = text("Seal number on the box")
CODE: Final = text("Bar code on the box")
PIECES: Final = text("Number of all its cards or dice, as counted")
HOW_NAMES: Final = {
    "hand": text("Inspect it by hand"),
    "shoe": text("Inspect it by shoe"),
    "camera": text("Inspect it by camera"),
}
READ_ASK: Final = {
    "shoe": text("Deck {seal}: pull every card out of the shoe, one at a time."),
    "camera": text("Deck {seal}: place every card in a zone of the camera, one at a time, and take it away."),
}
READ_WHOLE: Final = text("Deck {seal} is whole: every card was read, once.")
READ_WRONG: Final = text("Deck {seal}: not one whole deck. Read it again, or reject it.")
READ_COUNT: Final = text("{count} of {due}")
READ_NOTE: Final = text("cards read. No hand is dealt until the inspection ends.")
READ_BY: Final = {"shoe": text("READ BY THE SHOE"), "camera": text("READ BY THE CAMERA")}
NOT_WHOLE: Final = text("NOT COMPLETE")
READ_MORE: Final = text("Another card was read: look again.")
AGAIN: Final = text("Read it again from the first card")
REJECT: Final = text("Reject it")
STOP: Final = text("Stop the inspection")
TO_CODE: Final = text("Bar code")
BAG: Final = text("Seal number of the bag")
REST: Final = text("Number of all other cards, as counted")
WINNING: Final = text("Touch the winning cards.")
NEW: Final = text("Enter a seal number")
ASIDE: Final = text("Set the deck aside")
NEXT: Final = text("Next")
SIGN: Final = text("Both sign")
CANCEL: Final = text("Cancel")
WHY: Final = text("Why? Deck {seal}: {step}")
RECEIPT: Final = text("INSPECTION RECEIPT")
RECORD: Final = text("LAST STEP")
UNKNOWN: Final = text("NOT IN THE REGISTER")
UNPRINTED: Final = text("NOT PRINTED")

STEP_NAMES: Final[Mapping[str, Text]] = {
    "received": text("received"),
    "issued": text("issued"),
    "inspected": text("inspected"),
    "rejected": text("rejected"),
    "in play": text("in play"),
    "changed": text("changed"),
    "returned": text("returned"),
    "set aside": text("set aside"),
    "opened": text("opened"),
    "retired": text("retired"),
    "destroyed": text("destroyed"),
    "counted": text("counted"),
}
CHOICES: Final[Mapping[str, Text]] = {
    "received": text("Receive it into the store"),
    "issued": text("Issue it to this table"),
    "inspected": text("Inspect it"),
    "in play": text("Put it in play"),
    "opened": text("Open the bag"),
    "returned": text("Return it to the store"),
    "retired": text("Retire it"),
    "destroyed": text("Destroy it"),
    "counted": text("Inventory: it is here"),
}
"""The steps that can be chosen here, in the order in which they are offered."""
REPRINT: Final = text("Print the receipt again")
SIGN_STEP: Final[Mapping[str, Text]] = {
    "received": text("It is received"),
    "issued": text("It is issued"),
    "inspected": text("It is inspected"),
    "rejected": text("It is rejected"),
    "in play": text("It is in play"),
    "opened": text("The bag is opened"),
    "returned": text("It is returned"),
    "retired": text("It is retired"),
    "destroyed": text("It is destroyed"),
    "counted": text("It is here"),
    "set aside": text("The bag is sealed"),
}
REASONS: Final[Mapping[str, Mapping[str, Text]]] = {
    "rejected": {
        "not complete": text("Not complete"),
        "doubled": text("A card appears twice"),
        "not readable": text("A card cannot be read"),
        "damaged": text("Damaged"),
        "marked": text("Marked"),
    },
    "retired": {
        "worn": text("Worn"),
        "damaged": text("Damaged"),
        "marked": text("Marked"),
        "not complete": text("Not complete"),
        "end of its time": text("End of its time"),
    },
    "opened": {
        "time is over": text("Time is over"),
        "dispute": text("Dispute"),
        "regulator": text("Regulator"),
        "surveillance": text("Surveillance"),
    },
}
"""The reasons of a step, as the register keeps them, and their words."""
