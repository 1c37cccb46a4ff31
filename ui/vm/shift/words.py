"""Every word of the pages around the hands: opening and closing a table, its rack between, and posting jackpots."""

from typing import Final

from kiosk.core.text import counted, text
from kiosk.settings import Duty
from ui.vm.shift.state import MAXIMUM, MINIMUM, Flow, ShiftStep

HEADING: Final = {
    Flow.OPEN: text("Closed"),
    Flow.CLOSE: text("Closing"),
    Flow.JACKPOTS: text("Jackpots"),
    Flow.FILL: text("Fill"),
    Flow.CREDIT: text("Credit"),
    Flow.OUT: text("To another table"),
    Flow.IN: text("From another table"),
    Flow.COUNT: text("Count"),
    Flow.CLOSED_COUNT: text("Not opened"),
    Flow.LIMITS: text("Limits"),
}
REQUEST: Final = {
    "fill": text("Fill {number}, requested"),
    "credit": text("Credit {number}, requested"),
    "out": text("Transfer {number}, requested"),
}
SLIP: Final = {
    "fill": text("Fill on its way · slip {slip}"),
    "credit": text("Credit on its way · slip {slip}"),
    "out": text("Transfer on its way · slip {slip}"),
}
STEP: Final = text("Step {nth} of {steps} · {label}")
RAIL: Final = {
    ShiftStep.GAME: text("Game"),
    ShiftStep.PAYS: text("Pay tables"),
    ShiftStep.RACK: text("Rack"),
    ShiftStep.COMPARE: text("Compare"),
    ShiftStep.WAYS: text("Choose"),
    ShiftStep.AMOUNTS: text("Amounts"),
    ShiftStep.SIGN: text("Signatures"),
}
DO: Final = {
    ShiftStep.GAME: text("Choose the game for this table."),
    ShiftStep.PAYS: text("Check what this table pays."),
    ShiftStep.RACK: text("Count the rack, chip by chip."),
    ShiftStep.AMOUNTS: text("Enter each jackpot."),
}
FLOW_DO: Final = {
    (Flow.FILL, ShiftStep.RACK): text("Enter the chips to ask for."),
    (Flow.CREDIT, ShiftStep.RACK): text("Enter the chips to send to the cage."),
    (Flow.OUT, ShiftStep.WAYS): text("Choose the table that the chips go to."),
    (Flow.OUT, ShiftStep.RACK): text("Enter the chips to send to the other table."),
    (Flow.IN, ShiftStep.WAYS): text("Choose the table that the chips come from."),
    (Flow.IN, ShiftStep.RACK): text("Count the arrived chips."),
    (Flow.RECEIVE, ShiftStep.RACK): text("Count the arrived chips."),
    (Flow.RECEIVE, ShiftStep.WAYS): text("The count differs from the slip. What now?"),
    (Flow.VOID, ShiftStep.WAYS): text("Why is it void?"),
}
SLIP_DO: Final = text("Enter the number and the amount on the other table’s slip.")
LIMITS_DO: Final = text("Enter the new limits.")
SIGN_DO: Final = {
    Duty.FLOOR: text("Floor: sign here."),
    Duty.DEALER: text("Dealer: sign here."),
    Duty.CAGE: text("Cage: sign here."),
    Duty.RUNNER: text("Runner: sign here."),
}
SIGNED_DO: Final = {
    Flow.OPEN: text("Both have signed. Open the table."),
    Flow.CLOSE: text("Both have signed. Close the table."),
    Flow.FILL: text("All have signed. Request the fill."),
    Flow.CREDIT: text("All have signed. Request the credit."),
    Flow.OUT: text("All have signed. Request the transfer."),
    Flow.IN: text("All have signed. The chips have arrived."),
    Flow.SEND: text("All have signed. Send the chips."),
    Flow.RECEIVE: text("All have signed. The chips have arrived."),
    Flow.VOID: text("Everyone has signed. Void it now."),
    Flow.COUNT: text("Both have signed. Save this count."),
    Flow.CLOSED_COUNT: text("Both have signed. Save this count."),
}
RULE: Final = {
    (Flow.OPEN, ShiftStep.GAME): text("The table is closed. The floor and a dealer open it together."),
    (Flow.OPEN, ShiftStep.PAYS): text("House ruling. It holds for every hand until the table closes."),
    (Flow.OPEN, ShiftStep.RACK): text(
        "Touch each tube at its highest full stack of 20. Slide sideways for loose chips, or enter them. "
        "The last closing is shown when all are counted."
    ),
    (Flow.OPEN, ShiftStep.COMPARE): text(
        "Both count the tube once more. If it still differs, both sign for the difference, and the table opens."
    ),
    (Flow.COUNT, ShiftStep.COMPARE): text("Both count the tube once more. If it still differs, both sign for it."),
    (Flow.CLOSED_COUNT, ShiftStep.COMPARE): text(
        "Both count the tube once more. If it still differs, both sign for it."
    ),
    (Flow.OPEN, ShiftStep.SIGN): text("The dealer who signs must deal. No one signs twice."),
    (Flow.CLOSE, ShiftStep.RACK): text(
        "Touch each tube at its highest full stack of 20. Slide sideways for loose chips, or enter them."
    ),
    (Flow.CLOSE, ShiftStep.SIGN): text(
        "Recount every value that is over or short. Both sign for the count and any difference, and the table closes."
    ),
    (Flow.FILL, ShiftStep.RACK): text("Touch a chip, then enter how many are needed. Leave the others empty."),
    (Flow.FILL, ShiftStep.SIGN): text("The request goes to the cage. No chip enters the rack yet."),
    (Flow.CREDIT, ShiftStep.RACK): text("Touch a chip, then enter how many go. Leave the others empty."),
    (Flow.CREDIT, ShiftStep.SIGN): text("The request goes to the cage. No chip leaves the rack yet."),
    (Flow.OUT, ShiftStep.WAYS): text("Only tables that the house lists send each other chips."),
    (Flow.OUT, ShiftStep.RACK): text("Touch a chip, then enter how many go. Leave the others empty."),
    (Flow.OUT, ShiftStep.SIGN): text("No chip leaves the rack yet. The slip goes with the chips."),
    (Flow.IN, ShiftStep.WAYS): text("Only tables that the house lists send each other chips."),
    (Flow.IN, ShiftStep.AMOUNTS): text("Chips come once with each slip. Copy both from the paper."),
    (Flow.IN, ShiftStep.RACK): text(
        "Touch each tube at its highest full stack of 20. Slide sideways for loose chips, or enter them. "
        "Do not read them from the slip."
    ),
    (Flow.IN, ShiftStep.SIGN): text("Everyone signs for the chips as counted. Take the receipt to the other table."),
    (Flow.SEND, ShiftStep.SIGN): text("Each signer counts the chips and signs. Then the chips leave with the slip."),
    (Flow.RECEIVE, ShiftStep.RACK): text(
        "Touch each tube at its highest full stack of 20. Slide sideways for loose chips, or enter them. "
        "The slip is shown when all are counted."
    ),
    (Flow.RECEIVE, ShiftStep.WAYS): text("Count again first. No chip changes hands before everyone has signed."),
    (Flow.RECEIVE, ShiftStep.SIGN): text("Everyone signs for the chips as counted. Only then do they change hands."),
    (Flow.VOID, ShiftStep.WAYS): text("It is kept with its reason, and no longer counts."),
    (Flow.VOID, ShiftStep.SIGN): text("Chips on their way are returned to where they came from."),
    (Flow.COUNT, ShiftStep.RACK): text(
        "Touch each tube at its highest full stack of 20. Slide sideways for loose chips, or enter them. "
        "The tracked rack is shown when all are counted."
    ),
    (Flow.CLOSED_COUNT, ShiftStep.RACK): text(
        "Touch each tube at its highest full stack of 20. Slide sideways for loose chips, or enter them. "
        "The last count is shown when all are counted."
    ),
    (Flow.CLOSED_COUNT, ShiftStep.SIGN): text("Both sign for the rack of a table that is not opened today."),
    (Flow.COUNT, ShiftStep.SIGN): text("Both sign for the count. The screen pays from it from the next hand."),
    (Flow.LIMITS, ShiftStep.AMOUNTS): text("Whole dollars. A seat that you touch keeps the old minimum."),
    (Flow.LIMITS, ShiftStep.SIGN): text("New limits apply from the next hand, until the table closes."),
    (Flow.JACKPOTS, ShiftStep.AMOUNTS): text("Fixed amounts, funded by the house. They never grow with wagers."),
    (Flow.JACKPOTS, ShiftStep.SIGN): text("New amounts apply from the next hand. The players’ sign shows them now."),
}

DISPUTES_WAIT: Final = counted(
    "%n dispute waits for a ruling, on hand {hands}. It can be ruled on after the closing.",
    "%n disputes wait for rulings, on hands {hands}. They can be ruled on after the closing.",
)
SHARE_WITHOUT_CHIPS: Final = text("{name}: no chips make a share of {share}. Post another amount, or pay it by check.")
RACK_IS_SHORT: Final = text(
    "This rack cannot make {amounts}, which its pay tables may owe. Ask for a fill before the first hand."
)

REVISION: Final = text("Revision {revision}")
SEATS: Final = counted("%n seat", "%n seats")
WITHOUT_JACKPOTS: Final = text("No jackpots")
WITH_JACKPOTS: Final = text("Jackpots: {names}")
LAST_DEALT: Final = text("Last dealt here")

NOT_POSTED: Final = text("not posted")
NO_AMOUNT: Final = "–"  # Beside other jackpots without one; a note and a key tell to post them.
NO_JACKPOTS: Final = text("Jackpots not posted. Before the first hand, post them as {roles}.")
POSTED_BY: Final = text("Posted by {name}, {at}.")
POST_NOW: Final = text("Jackpots may be posted now.")
CHANGE_FROM: Final = text("Next change allowed from {at}.")
CHANGE_AFTER_HAND: Final = text("They may be changed after this hand.")

TIMES: Final = text("× {count}")
COUNT_OF: Final = text("Chips of {chip}")
LOOSE_OF: Final = text("Chips of {chip}: {stacks} + {loose}")
AMOUNT_OF: Final = text("New {name}")
JACKPOT_STEP: Final = text("{before} → {after} ({step})")
COUNT_ALL: Final = text("Not counted: {chips}.")
ENTER_CHIPS: Final = text("Touch a chip first, then enter its count.")
POST_ALL: Final = text("Enter an amount for each jackpot first. Still missing: {name}.")

AT_OPENING: Final = text("Opening rack")
COUNTED_NOW: Final = text("Counted now")
DIFFERENCE: Final = text("Difference")
HANDS_WON: Final = text("House result")
FILLS: Final = text("Fills less credits")
RAKE: Final = text("Rake in the drop box")
SOLD: Final = text("Chips sold for cash or coupons")
SHORT: Final = text("Short: no hand and no fill explains it")
EVEN: Final = text("Over or short")
OVER: Final = text("Over: no hand and no fill explains it")
STACKS: Final = counted(
    "%n player has chips at the table, to cash out: {held}", "%n players have chips at the table, to cash out: {held}"
)
OPEN_DISPUTES: Final = text("Not ruled on: disputes of hands")
OPEN_SLIPS: Final = text("Not finished: slips")
OPEN_CALL: Final = text("The floor was called and has not come")
STACK: Final = text("seat {seat} {amount}")
AS_CLOSED: Final = text("Same as the last closing")
AS_TRACKED: Final = text("Same as the tracked rack")
SINCE_CLOSING: Final = text("Since the last closing: {chips}")
AS_COUNTED: Final = text("Same as the last count")
SINCE_COUNT: Final = text("Since the last count: {chips}")
SINCE_HANDS: Final = text("Differs from the tracked rack: {chips}")
RECOUNTED: Final = counted("Counted again, after a first count of", "Counted again %n times, after a first count of")
TUBE_SHORT: Final = counted("Tube of {chip}: %n chip short.", "Tube of {chip}: %n chips short.")
TUBE_OVER: Final = counted("Tube of {chip}: %n chip over.", "Tube of {chip}: %n chips over.")
TUBES_OFF: Final = counted("%n tube differs.", "%n tubes differ.")
NO_TUBE: Final = counted(
    "%n chip of {chip} was in the rack: this game has no tube for it.",
    "%n chips of {chip} were in the rack: this game has no tube for them.",
)
SHORT_NOW: Final = text("Short")
OVER_NOW: Final = text("Over")
OTHER_CHIPS_NOW: Final = text("Other chips")
WAS: Final = {
    Flow.OPEN: text("closer {count}"),
    Flow.CLOSED_COUNT: text("last count {count}"),
    Flow.COUNT: text("tracked {count}"),
}
BEFORE: Final = {
    Flow.OPEN: text("Last closing"),
    Flow.CLOSED_COUNT: text("Last count"),
    Flow.COUNT: text("Tracked rack"),
}
COUNT_TUBE_AGAIN: Final = text("Count tube again")
SIGN_FOR_IT: Final = text("Sign for it")
CHIPS_MORE: Final = text("{chip} × {more}")

PANEL_REQUESTED: Final = text("Requested")
PANEL_ON_WAY: Final = text("On its way")
PANEL_COUNTED: Final = text("Arrived, counted")
MINUTES_ON_WAY: Final = counted("%n minute on the way", "%n minutes on the way")
RACK_THEN: Final = text("Rack {before} → {after}")
OF: Final = text("of {count}")
OF_SLIP: Final = text("Chips of {chip}: {count} of {slip}")
SHORT_OF_SLIP: Final = text("Short of the slip")
OVER_SLIP: Final = text("Over the slip")
OTHER_CHIPS: Final = text("Other chips than on the slip")
TAKE_COUNTED: Final = text("Take {amount}")
NEXT_SLIP: Final = text("Slip {slip} void, slip {next} instead")
SEND_ALL_BACK: Final = text("Return all chips")
SLIP_VOID: Final = text("Slip {slip} void")
VOID_WHY: Final = text("Reason")
TO_TABLE: Final = text("To {table}")
FROM_TABLE: Final = text("From {table}")
OTHER_SLIP: Final = text("Slip of {table}")
SLIP_NUMBER: Final = text("Number of the slip")
SLIP_AMOUNT: Final = text("Amount on the slip")
NEXT_ENTRY: Final = text("Next")
SLIP_FIRST: Final = text("Enter the number and the amount of the slip first.")
TO_COUNT: Final = text("Entered, count")
COUNT_AGAIN: Final = text("Count again")
MAKE_VOID: Final = text("Void it")

SIGNATURE: Final = {
    Duty.FLOOR: text("Floor"),
    Duty.DEALER: text("Dealer"),
    Duty.CAGE: text("Cage"),
    Duty.RUNNER: text("Runner"),
}
SIGNED: Final = text("signed")
SIGNS_NOW: Final = text("signs now")
SIGNS_NEXT: Final = text("signs next")
GAME: Final = text("Game")
WAGERS: Final = text("Wagers")
PAY_TABLES: Final = text("Pay tables")
RACK: Final = text("Rack")
CHIPS: Final = text("Chips")

PAD_NAME: Final = {
    Duty.FLOOR: text("Floor: choose your name, then enter your PIN."),
    Duty.DEALER: text("Dealer: choose your name, then enter your PIN."),
    Duty.CAGE: text("Cage: choose your name, then enter your PIN."),
    Duty.RUNNER: text("Runner: choose your name, then enter your PIN."),
}
PAD_BADGE: Final = {
    Duty.FLOOR: text("Floor: hold your badge to the reader, or choose your name. Then enter your PIN."),
    Duty.DEALER: text("Dealer: hold your badge to the reader, or choose your name. Then enter your PIN."),
    Duty.CAGE: text("Cage: hold your badge to the reader, or choose your name. Then enter your PIN."),
    Duty.RUNNER: text("Runner: hold your badge to the reader, or choose your name. Then enter your PIN."),
}
TAKE_BACK: Final = text("Touch a signature to withdraw it.")

BACK: Final = text("← Back")
CANCEL: Final = text("Cancel")
TO_HAND: Final = text("Back to the hand")
POST: Final = text("Post jackpots")
NOT_OPENED: Final = text("Not opened today")
COUNT_RACK: Final = text("Correct, count the rack")
TOTAL: Final = text("Total")
TUBES: Final = counted("{done} of %n tube", "{done} of %n tubes")
TUBE_IS_EMPTY: Final = text("Tube is empty")
RACK_NOTE: Final = text("Slide a tube sideways for loose chips.")
NEXT_CHIP: Final = text("Next chip")
NEXT_AMOUNT: Final = text("Next jackpot")
TO_SIGN: Final = text("Counted, sign")
TO_COMPARE: Final = text("Counted, compare")
TO_SIGN_AMOUNTS: Final = text("Entered, sign")
SIGN: Final = {
    Duty.FLOOR: text("Sign as floor"),
    Duty.DEALER: text("Sign as dealer"),
    Duty.CAGE: text("Sign as cage"),
    Duty.RUNNER: text("Sign as runner"),
}
FINISH: Final = {
    Flow.OPEN: text("Open the table"),
    Flow.CLOSE: text("Close the table"),
    Flow.JACKPOTS: text("Post the jackpots"),
    Flow.FILL: text("Request the fill"),
    Flow.CREDIT: text("Request the credit"),
    Flow.OUT: text("Request the transfer"),
    Flow.IN: text("Chips received"),
    Flow.SEND: text("Chips sent"),
    Flow.RECEIVE: text("Chips received"),
    Flow.VOID: text("Void it"),
    Flow.COUNT: text("The rack is counted"),
    Flow.CLOSED_COUNT: text("The rack is counted"),
    Flow.LIMITS: text("Change the limits"),
}

MENU_CLOSE: Final = text("Close the table")
MENU_RACK: Final = {
    Flow.FILL: text("Fill"),
    Flow.CREDIT: text("Credit"),
    Flow.OUT: text("To another table"),
    Flow.IN: text("From another table"),
    Flow.SEND: text("On its way"),
    Flow.COUNT: text("Count the rack"),
}
MENU_PRINT: Final = text("Print slips again")
MENU_POST: Final = text("Post jackpots")
MENU_LIMITS: Final = text("Change the limits")

LIMIT: Final = {MINIMUM: text("Minimum"), MAXIMUM: text("Maximum")}
NO_LIMIT: Final = text("none")
NEXT_LIMIT: Final = text("Next limit")
LIMITS_NOTE: Final = text("A seat that keeps the old minimum keeps it until the limits change again.")
KEEPS: Final = text("Seats that keep the old minimum")
BECOMES: Final = text("{before} → {after}")
KEEPS_AT: Final = text("{seats} at {least}")
MINIMUM_FIRST: Final = text("Enter the minimum first.")
