"""The words of the exceptions panel. `Irregularity` has those of the irregularities and rulings."""

from typing import Final

from kiosk.core.text import text
from kiosk.procedure import About, Does

TITLE: Final = text("What went wrong?")
WHICH_BREACH: Final = text("Which rule was broken?")
OR_TOUCH: Final = text("Touch the card, or:")
ABOUT: Final = {
    About.DEAL: text("The deal …"),
    About.CARD: text("A card …"),
    About.WAGER: text("A wager or decision …"),
    About.DECK: text("The deck …"),
    About.HAND: text("The hand …"),
}
ABOUT_DICE: Final = {**ABOUT, About.CARD: text("A die …"), About.DECK: text("The dice …")}

DOCUMENT: Final = text("{clause} says: “{says}”")
HOUSE: Final = text("The rules are silent. House ruling (see {clause}):")
ONLY: Final = text("House procedure (see {clause}):")
BADGE: Final = text("Floor: your badge picks the first ruling.")
DO_NOW: Final = text("Do this now")
STEP: Final = text("{nth}. {step}")
DONE: Final = text("Done")
SIGN: Final = text("Sign the ruling")
BECOMES: Final = text("Seat {seat}, {wager}: {was}. Now: {now}.")
BECOME: Final = text("Seats {seats}, {wager}, each: {was}. Now: {now}.")
CHANGES: Final = text("Signed result changes: seat {seat}.")
CHANGE: Final = text("Signed results change: seats {seats}.")
COMES_TO: Final = {
    Does.TAKE: text("{line}, take {amount}"),
    Does.PAY: text("{line}, pay {amount}"),
    Does.PUSH: text("{line}, push {amount}"),
}
SHOWN_AS: Final = text("shown as {was}, is {now}")
NOT_KNOWN_NOW: Final = text("not settled")
VOID_HAND: Final = text("Void the hand")
FORFEIT_HAND: Final = text("Forfeit the hand")
MISPAY: Final = text("Mispay: wrong payout on the last hand")
MISPAY_NOW: Final = text("Mispay: wrong payout in this hand")
CARDS_BACK: Final = text("All cards are back")

WHICH_SEAT: Final = text("Which seat?")
WHO_GETS: Final = text("Which seat gets the chips?")
TO_SEAT: Final = text("to seat {seat}")
HOW_MUCH: Final = text("How much is it?")
COUNTED: Final = text("The stack, with the bet in front of it")
COUNTED_IN_POTS: Final = text("The all-in: {amount} is in the pots")
WHICH_CARD: Final = text("Which card?")
WHICH_PLACE: Final = text("Where is the card?")
OTHER_PLACE: Final = text("Where is the other card?")
WHOSE_DIE: Final = text("Where is the die?")
OTHER_DICE: Final = text("Other dice")
WHICH_DIE: Final = text("Which die?")
WHICH_WAGER: Final = text("Which wager?")
WHICH_DECISION: Final = text("Which decision?")
WHAT_INSTEAD: Final = text("What should it be?")
HOW_MANY: Final = text("How many are there?")

SEAT: Final = text("Seat {seat}")
NTH: Final = text("Card {nth}")
BURN: Final = text("The burns")
DIE_AT_SEAT: Final = text("Seat {seat}: {die}")
DIE_AT: Final = text("{spot}: {die}")
WAGER: Final = text("{spot} {amount}")
NO_WAGER: Final = text("{spot}: none")
WAGER_NOW: Final = text("now {amount}")
TAKE_BACK: Final = text("Nothing")
TO_SPOT: Final = text("It belongs on {spot}")
OTHER_AMOUNT: Final = text("Another amount")
OTHER_NUMBER: Final = text("Another number")
DECISION: Final = text("{step}: {option}")
AMOUNT_IN_ALL: Final = text("{option}, {least} to {most}")
AMOUNT_FROM: Final = text("{option}, from {least}")

WHICH_RANK: Final = text("Which card is it?")

CAME_EARLY: Final = text("A card left the shoe too early. Lay it aside; call the floor.")
CAME_EARLY_RULE: Final = text("Touch Exceptions: the floor rules whether the card plays, or goes back into the stub.")
REPLACE: Final = text("Deal the next card to {place}.")
REPLACE_RULE: Final = text("The card there is out of play for this hand.")
PUT_BACK: Final = text("Put the same cards back. {count} to come.")
PUT_BACK_RULE: Final = text("Redraw them from the shoe, face down: the strip shows where each one goes.")
ALL_BACK: Final = text("Check the cards, then touch “All cards are back”.")
BURN_DRAWN: Final = text("The floor’s card is the burn. Do not burn another.")
BURN_DRAWN_RULE: Final = text("The flop had four cards: one of them is the next burn.")
DECK_WRONG: Final = text("Count or change the deck: touch Exceptions.")
DECK_WRONG_RULE: Final = text("Do not deal with this deck.")
