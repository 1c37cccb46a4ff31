"""Every word of the page with the nights, the count room, the charities, and the reports."""

from typing import Final

from kiosk.core.text import counted, text

TABS: Final = {
    "night": text("Close the night"),
    "count": text("Count room"),
    "charities": text("Charities"),
    "players": text("Players"),
    "reports": text("Reports"),
}
GROUPS: Final = {
    "table": text("By table"),
    "dealer": text("By dealer"),
    "game": text("By game"),
    "day": text("By day"),
    "shift": text("By shift"),
    "charity": text("By charity"),
}
GAME_DATE: Final = text("Gaming day {day}")
LAST_DAYS: Final = text("{first} to {last}")
PLAYERS: Final = text("Cash of each person at all tables and in the cage, and who is barred")
NO_PLAYERS: Final = text("No cash of this gaming day is in the log, and nobody is on the list.")
NOT_NAMED: Final = text("not named")
CORRECTED: Final = text("corrected")
NOTICE: Final = text("notice due")
MAY_NOT_PLAY: Final = {"barred": text("barred"), "self-excluded": text("self-excluded")}
CASH: Final = text("in {cash_in}, out {cash_out}")
READING: Final = text("Reading the journals…")
NOT_DEALT: Final = text("No table was dealt on this gaming day.")
NO_CHARITY: Final = text("No charity")
TABLES_OF: Final = counted("%n table", "%n tables")
WITH_RAKE: Final = text("{n} with a rake")
HANDS_OF: Final = counted("%n hand", "%n hands")
RAKE: Final = text("rake {amount}")
PROMOTION: Final = text("promotion {amount}")
BAD_BEAT: Final = text("bad-beat pool {amount}")
TOTAL: Final = text("Total")
TONIGHT: Final = text("Tonight")
IS_SHORT: Final = text("{table} is short")
IS_OVER: Final = text("{table} is over")
AGREES: Final = text("{table} agrees with its hands")
ALL_AGREES: Final = text("Every table agrees with its hands")
TO_EXPLAIN: Final = text("{table} must be explained")
IS_EXPLAINED: Final = text("{table} is explained")
WRITE_KNOWN: Final = text("Explain…")
SEE_HANDS: Final = counted("See the hand", "See the last %n hands")
HIDE_HANDS: Final = text("Hide the hands")
HAND: Final = text("Hand {hand} · {at} · {dealer}")
EXPLAIN_FIRST: Final = text("Explain {table} to sign and close")
FINISH_FIRST: Final = text("Finish {table} to sign and close")
SIGN_AND_CLOSE: Final = text("Sign and close")
SIGN_AGAIN: Final = text("Sign again")
WHO_EXPLAINS: Final = text("Who explains the difference?")
EXPLAINED: Final = text("The difference of {table} is explained. It stays in the packet.")
NIGHT_SIGNED: Final = text("The night is signed.")
NIGHT_FIRST: Final = text("Night, signed first")
NIGHT_SECOND: Final = text("Night, second")
MONTH: Final = text("Differences in {month} {year}")
MONTH_PARTS: Final = text("{before} before this day, {today} on it")
MONTH_LEFT: Final = text("limit {limit}, {left} left")
MONTH_NOTICE: Final = text("limit {limit}: a notice is due")
NO_SLIPS: Final = text("no slips")
CLOSER_FLOOR: Final = text("Closer of {table}, floor")
CLOSER_DEALER: Final = text("Closer of {table}, dealer")
BOX_COUNTED: Final = text("Drop box {box}, counted")
SLIPS: Final = text("Slips of {table}")
SLIP_RANGE: Final = text("{first} to {last}, all there")
SLIPS_MISSING: Final = text("missing: {numbers}")
SLIPS_OPEN: Final = text("not finished: {n}")
SLIPS_VOID: Final = text("void: {n}")
WRITTEN: Final = text("The packets are in {folder}.")
WHICH_BOX: Final = text("Touch the drop box that you count.")
NO_BOX: Final = text("No drop box needs to be counted.")
BOX: Final = text("Drop box {box}, table {table}")
COUNT_IT: Final = text("Count by yourself. Touch a value, then enter how many there are.")
WHO_COUNTS: Final = text("Who has counted?")
POSTED: Final = text("Posted: drop box {box}, {amount}. Entered at the table: {entered}.")
DIFFERS: Final = text("The two counts differ: both count again.")
KEPT: Final = text("Your count of {amount} is kept. A second person counts the box.")
WHICH_TABLE: Final = text("Touch a table to assign it. Two people sign.")
WHICH_CHARITY: Final = text("For which charity is {table} dealt?")
OTHER_CHARITY: Final = text("Another charity")
ENTER_CHARITY: Final = text("Enter the name of the charity.")
ENTER_REASON: Final = text("Enter the reason. Before the first hand, you can continue without one.")
ENTER_KNOWN: Final = text("Enter what is known of the difference.")
TYPED: Final = {"charity": ENTER_CHARITY, "reason": ENTER_REASON, "known": ENTER_KNOWN}
FIRST_SIGNS: Final = text("Who signs first?")
SECOND_SIGNS: Final = text("Who signs second?")
ASSIGNED: Final = text("Table {table} is dealt for {charity}.")
NOTHING: Final = text("Nothing in these days.")
EVENTS: Final = counted("%n event", "%n events")
EVENT: Final = text("{kind}, hand {hand}")
