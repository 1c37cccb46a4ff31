"""Every word of a console that does not come from a table."""

from typing import Final

from kiosk.core.text import Text, counted, homonym, listed, text
from kiosk.floor import AlertKind, CameTo, Order, PublishedKind, Unseen
from kiosk.settings import CallKind
from ui.vm.controls.words import say

ALL_TABLES: Final = text("All tables")
TABLES: Final = counted("%n table", "%n tables")
OPEN: Final = text("{n} open")
PLAYERS: Final = counted("%n player", "%n players")
DEVICES: Final = text("{well}/{all} devices OK")
NO_SERVER: Final = text("No link to the floor server")

SEATS_OF: Final = text("{taken} of {seats}")
WAITING: Final = text("Waiting {age}")
COMING_AFTER: Final = text("Coming {age}")
FOR_FLOOR: Final = text("for the floor")
DEALING: Final = text("Dealing")
CLOSED: Final = text("Closed")
SINCE: Final = text("since {time}")
STOPPED: Final = text("Stopped")
HELD: Final = text("Held")
LOCKED: Final = text("Locked")
RELIEF: Final = text("Relief after this hand")
AHEAD: Final = {
    "open": text("Opening signed: rack count next"),
    "close": text("Closing signed: rack count next"),
}
ORDERS_GIVEN: Final = text("Ordered")
UNHEARD: Final = text("No signal")
BEHIND: Final = counted("%n event missing", "%n events missing")
NOT_RECEIVED: Final = text("Not received")
BEHIND_FOR: Final = text("{events} for {age}")
CLOCK: Final = text("Clock")
# The error of a clock, by the unit in seconds.
CLOCK_FAST: Final = {3600: text("{n} h fast"), 60: text("{n} min fast"), 1: text("{n} s fast")}
CLOCK_SLOW: Final = {3600: text("{n} h slow"), 60: text("{n} min slow"), 1: text("{n} s slow")}
ENDS: Final = {"server": text("Server certificate"), "console": text("Console certificate")}
DAYS_LEFT: Final = counted("%n day left", "%n days left")
THIS_CONSOLE: Final = text("This console")
UNSEEN: Final = {Unseen.MUTE: text("No signal yet"), Unseen.OTHER: text("Other version")}
UNSEEN_WHY: Final = {
    Unseen.MUTE: text("Enrolled, but its kiosk has not joined the floor server yet: start it."),
    Unseen.OTHER: text("This console cannot read what the table sends: install the same version on both."),
}
NO_TABLES: Final = text("No table is enrolled on the floor server yet.")
NO_TABLES_OF: Final = text("This pit has no tables now: touch it to see the others.")
LOOKING: Final = text("Contacting the floor server.")
IS_AWAY: Final = text("{device} offline")
PACE_LOW: Final = text("Pace low")
PACE_HIGH: Final = text("Pace high")
HANDS: Final = counted("%n hand/h", "%n hands/h")
FIRST_HANDS: Final = text("first hands")
DEALS: Final = text("{name} {time}")
NO_DEALER: Final = text("no dealer")

SEAT: Final = text("seat {seat}")
SEATS: Final = text("seats {seats}")
AT: Final = text("{table} · {seat}")
HAND: Final = text("hand {hand}")
KINDS: Final = {
    CallKind.HAND: text("Hand called"),
    CallKind.PAYOUT: text("Signature"),
    CallKind.SECOND: text("Second signature"),
    CallKind.SLIP: text("Slip void"),
    CallKind.DISPUTE: text("Dispute"),
    CallKind.QUESTION: text("Floor call"),
}
VERBS: Final = {
    "acknowledge": text("Acknowledge"),
    "sign": text("Sign"),
    "come": text("On my way"),
    "dispute": text("Dispute"),
}
ORDERS: Final = {
    Order.OPEN: text("Open the table"),
    Order.CLOSE: text("Close the table"),
    Order.LOCK: text("Lock the table"),
    Order.UNLOCK: text("Unlock the table"),
    Order.RELIEVE: text("Relieve the dealer"),
    Order.POST: text("Post jackpots"),
    Order.LOCK_PERSON: text("Lock a PIN"),
    Order.UNLOCK_PERSON: text("Unlock a PIN"),
}
ORDERED: Final = text("{table} · {order}: signed")
SIGN: Final = text("Sign")
TO_SIGN: Final = text("Continue to sign")
NOBODYS_BADGE: Final = text("Unknown badge: choose your name.")
WHO_SIGNS: Final = text("Who signs: {verb}")
VISIT: Final = text("A floor supervisor must go to the table.")
COMING: Final = text("{name} is coming.")
SENDING: Final = text("Sending to the table")

WAGER: Final = text("Wager")
PAY_LINE: Final = text("Pay table")
PAYS: Final = text("Pays")
DEALER: Final = text("Dealer")
FIRST: Final = text("First signature")
REASON: Final = text("Reason")
CAMERA_AT: Final = text("Camera {time}")
AGREE: Final = text("✓ cards agree")
NOT_ALL_SEEN: Final = text("not every card was seen")
GAME: Final = text("Game")
LIMITS: Final = text("Limits")
PACE: Final = text("Pace")
USUAL: Final = text("{pace}, usual {least} to {most}")
TODAY_AT: Final = text("today {time}")
POSTED: Final = text("Posted at {table}")
POSTED_BY: Final = text("Posted at {table} by {name}, {time}")
CALL_AT: Final = text("Call at {table}")
MAY_CHANGE: Final = text("May be changed now")
MAY_CHANGE_IN: Final = text("May change in {n} h")
AT_OFFICE: Final = text("Posted by the office for several tables: change it there")
WHERE: Final = text("Where")
POSTED_WHY: Final = (text("A jackpot was won"), text("The house set new amounts"), text("The amounts were wrong"))
EVERYWHERE: Final = text("At all tables")
CHANGE_AMOUNTS: Final = text("Change amounts")
LAID: Final = {PublishedKind.PEOPLE: text("Staff list"), PublishedKind.HOUSE: text("House rules")}
OF_VERSION: Final = text("no. {number}, {when}")
OF_THEN: Final = text("As last seen at {time}.")
STRANGER: Final = text("NOT TRUSTED")
SHOWN_HAND: Final = homonym("Hand", "of a table")
PLAYS: Final = text("Seats")
ANSWERED: Final = text("Answered today")
WAITED: Final = text("Median wait")
OLDEST: Final = text("oldest first")

SOUGHT_BY: Final = {
    "table": text("Table"),
    "game": text("Game"),
    "dealer": text("Dealer"),
    "day": text("Gaming day"),
    "number": SHOWN_HAND,
    "amount": text("Paid at least"),
    "result": text("Result"),
}
CAME_TO: Final = {
    CameTo.WON: homonym("House won", "of a hand"),
    CameTo.PAID: text("House paid"),
    CameTo.VOID: text("Void"),
    CameTo.REOPENED: text("Reopened"),
    CameTo.CORRECTED: text("Corrected"),
    CameTo.DISPUTED: text("Disputed"),
}
ANY: Final = text("Any")
OFFICE: Final = text("Office")
OTHER_DAY: Final = text("Another day …")
ENTER_DAY: Final = text("Year, month and day")
SEARCHING: Final = text("Searching…")
FOUND: Final = counted("%n hand", "%n hands")
NOTHING_FOUND: Final = text("No hand matches.")
STILL_OPEN: Final = text("In progress")
HOUSE_EVEN: Final = text("House even")
HOUSE_WON: Final = text("House won {amount}")
HOUSE_PAID: Final = text("House paid {amount}")
BEST_PAID: Final = text("Paid {amount}")

ALERTS: Final = {
    AlertKind.SERVERS: text("Two floor servers"),
    AlertKind.TWICE: text("Jackpot won twice"),
    AlertKind.RECOVERED: text("Recovery code used: {words}"),
    AlertKind.RESTORED: text("Floor server restored"),
    AlertKind.FORK: text("Table has two journals"),
    AlertKind.STOPPED: text("Table stopped"),
    AlertKind.FORGED: text("Verifier result: bad signature"),
    AlertKind.STRANGER: text("Verifier’s key not trusted"),
    AlertKind.WRONG: text("Records failed check"),
    AlertKind.LATE: text("Records not verified for {n} h"),
    AlertKind.SILENT: text("No signal"),
    AlertKind.BEHIND: counted("%n event missing", "%n events missing"),
    AlertKind.CERTIFICATE: counted("Certificate: %n day left", "Certificate: %n days left"),
    AlertKind.CLOCK: text("Clock {words}"),
    AlertKind.OTHER: text("Other version"),
    AlertKind.REPORTS: text("Reports refused"),
    AlertKind.PIN: text("PIN locked: {words}"),
    AlertKind.PAD: text("PIN pad locked"),
    AlertKind.DEVICE: text("{words} offline"),
    AlertKind.COUNT: text("Count {side} {amount}"),
    AlertKind.JACKPOT: text("Not posted: {words}"),
    AlertKind.CALLED: text("Not signed: {words}"),
    AlertKind.REVIEW: text("{words}"),
    AlertKind.DUE: text("Posting not received"),
    AlertKind.OFTEN: text("{n} corrections"),
    AlertKind.PACE: text("Pace {n}"),
}
SERVER: Final = text("Floor server")
VERIFIER: Final = text("Nightly verifier")
VERIFIED: Final = text("Verified")
VERIFIED_AT: Final = text("{time}, {n}\u00a0h ago")
VERIFIED_BY: Final = text("Signed with key")
WHOLE: Final = text("intact")
NOT_WHOLE: Final = text("FAILED")
NOT_AS_SIGNED: Final = text("BAD SIGNATURE")
NEVER: Final = text("never")
SHORT: Final = text("short")
OVER: Final = text("over")
ALERT_AT: Final = text("{table} · {time}")
ALERT_OF: Final = text("{table} · {name}")
ALL_ALERTS: Final = text("All {n}")
ALERTS_TITLE: Final = counted("%n alert", "%n alerts")
NOBODY_WAITS: Final = text("No table is waiting.")
SIGN_IN: Final = text("Floor: choose your name, then enter your PIN.")
SITS_ELSEWHERE: Final = text("{name} is signed in at another console: sign out there first.")
HAS_LEFT: Final = text("{name} no longer works here: signed out.")
NOTED: Final = text("Noted")
BACK: Final = text("Back")
NOT_SIGNED: Final = text("{table}: {why}")


def place(name: str, seats: tuple[int, ...]) -> str:
    """Return the place of a call, "NH-07 · seat 5"."""
    if not seats:
        return name
    words: Text = SEAT.fill(seat=seats[0]) if len(seats) == 1 else SEATS.fill(seats=listed(seats))
    return say(AT.fill(table=name, seat=words))
