"""Events of a table: its opening, dealers, visits of the floor, and closing."""

from typing import Annotated, Final, TypeAlias

from kiosk.events.kinds import Happening, InHand, kind
from kiosk.events.types import (
    AnyText,
    Cents,
    Digests,
    Hash,
    Int,
    Milliseconds,
    Numbers,
    Object,
    Posted,
    Rack,
    Racks,
    Reason,
    Stacks,
    Word,
    one_of,
)

Dealer: TypeAlias = Annotated[Word, "the person's id in the staff register"]
Vouchers: TypeAlias = Annotated[Digests | None, "digests of the PINs that may sign for changes here, by person"]
Recounted: TypeAlias = Annotated[
    Racks, "counts that were compared with what was due and then counted again, the blind one first"
]
Entered: TypeAlias = Annotated[Word, "the id in the staff register, as it was entered"]


@kind(InHand.NEVER, v=2)
class Started(Happening):
    """The program has started."""

    version: Annotated[Word, "the version of the program"]
    digests: Annotated[Digests | None, "the digests of the sealed parts: program, rules, staff, …"] = None
    vouchers: Vouchers = None


@kind(InHand.NEVER)
class SelfChecked(Happening):
    """The program has checked itself and all sealed parts while it ran."""

    digests: Annotated[Digests, "the digests of the sealed parts"]


@kind(InHand.NEVER)
class ChangesSigned(Happening):
    """A manager, the actor, has signed with a PIN at this table for the present program, configuration, staff, and
    decks.
    """

    digests: Annotated[Digests, "the parts that were signed for"]
    vouchers: Vouchers = None


@kind(InHand.NEVER)
class ChangesTaken(Happening):
    """The kiosk has taken a change that a manager signed for elsewhere."""

    digests: Annotated[Digests, "the parts that were taken"]
    by: Annotated[Word, "the manager's id"]
    through: Annotated[str, one_of("command", "floor"), "where the manager signed"]
    vouchers: Vouchers = None


@kind(InHand.NEVER)
class TableOpened(Happening):
    """The table is open for a game. The floor is the actor; the dealer has signed too, and deals."""

    game: Annotated[Word, "the key of the game"]
    rules_version: Annotated[Word, "the version of its procedure and of the house's rules"]
    minimum: Annotated[Cents, "the table's minimum"]
    maximum: Annotated[Cents | None, "the table's maximum, null for none"]
    rack: Annotated[Rack, "the rack as it was counted"]
    dealer: Dealer
    table: Annotated[
        Object | None, "the seats, limits and chips of its file, which hold until the closing; absent in training"
    ] = None
    rules: Annotated[Object | None, "the options and pay tables of the game; absent in training"] = None
    difference: Annotated[Cents, "by how much the rack differs from the last closing, whatever was dealt then"] = 0
    recounted: Recounted = ()


@kind(InHand.NEVER)
class TableClosed(Happening):
    """The table is closed. The floor is the actor; the dealer has signed too."""

    rack: Annotated[Rack, "the rack as it was counted"]
    difference: Annotated[Cents, "by how much the rack has changed since the opening"]
    house_net: Annotated[Cents, "the house result of the hands since the opening"]
    dealer: Dealer
    stacks: Annotated[Stacks, "the chips that players still had at their seats, and both signed for"] = ()
    disputes: Annotated[Numbers, "the hands whose disputes wait for a ruling, and both signed for"] = ()
    slips: Annotated[Numbers, "slips whose payout is kept, or that are not on paper, and both signed for"] = ()
    transfer: Annotated[Int, "the fill or credit that is not finished, and both signed for; 0 for none"] = 0
    call: Annotated[Reason, "why the floor was called and has not come; empty where no call was open"] = ""
    recounted: Recounted = ()


@kind(InHand.EITHER)
class RackCounted(Happening):
    """The rack was counted. The floor is the actor; the dealer has signed too."""

    rack: Annotated[Rack, "the rack as it was counted"]
    dealer: Dealer
    difference: Annotated[Cents, "the difference of the count from the tracked rack"] = 0
    recounted: Recounted = ()


@kind(InHand.NEVER)
class ClosedRackCounted(Happening):
    """The rack of a table that was not opened was counted. The floor is the actor; the dealer has signed too."""

    number: Annotated[Int, "the number of its slip; numbers of a table have no gaps"]
    rack: Annotated[Rack, "the rack as it was counted"]
    dealer: Dealer
    difference: Annotated[Cents, "by how much it differs from the count before"] = 0
    recounted: Recounted = ()


@kind(InHand.EITHER, v=2)
class DealerOn(Happening):
    """A dealer has signed in at the table, or a trainee with a supervising dealer.

    In the middle of a hand it is a relief, and the actor is the signer of the floor. Later answers are the new
    dealer's.
    """

    dealer: Dealer
    supervisor: Annotated[Word | None, "the supervising dealer of a trainee, who has signed too"] = None
    relieves: Annotated[Word | None, "the dealer who is relieved in the middle of a hand"] = None


@kind(InHand.ALWAYS)
class HandResumed(Happening):
    """A paused hand continues. The actor, its dealer or the floor, has entered a PIN."""

    why: Annotated[str, one_of("restart", "quiet"), "why it waited: a restart, or 15 minutes without a touch"]


@kind(InHand.NEVER)
class DealerOff(Happening):
    """A dealer has left the table."""

    dealer: Dealer


@kind(InHand.NEVER)
class LimitsChanged(Happening):
    """The floor has changed the table's limits between two hands. They hold until the closing, or the next change."""

    minimum: Annotated[Cents, "the table's minimum"]
    maximum: Annotated[Cents | None, "the table's maximum, null for none"]
    keeps: Annotated[Stacks, "the seats that keep a lower minimum, and which"] = ()


@kind(InHand.NEVER, v=2)
class JackpotsPosted(Happening):
    """The house has posted its jackpots. The actor posted them."""

    amounts: Annotated[Posted, "every jackpot that is posted from now on"]
    laid: Annotated[Word | None, "the posting of the floor, its kind and number; null for one of this table"] = None
    without_floor: Annotated[
        Annotated[str, one_of("yes")] | None, "that it was posted here because the floor did not answer"
    ] = None


@kind(InHand.ALWAYS)
class JackpotClaimed(Happening):
    """The floor's answer about a called jackpot; or, without an answer, the person who confirmed it."""

    jackpot: Annotated[Word, "the name of the jackpot"]
    laid: Annotated[Word, "the posting of the floor, its kind and number"]
    outcome: Annotated[str, one_of("ours", "taken", "unknown"), "whose it is"]
    table: Annotated[Word | None, "the table that has won it"] = None
    of_hand: Annotated[Int | None, "the hand there"] = None
    without_floor: Annotated[Annotated[str, one_of("yes")] | None, "that the floor did not answer"] = None


@kind(InHand.EITHER)
class FloorCalled(Happening):
    """The floor has been called to the table."""

    why: Annotated[Reason, "the reason"]


@kind(InHand.EITHER)
class FloorCame(Happening):
    """The floor has arrived. The actor is the supervisor."""


@kind(InHand.EITHER)
class FloorComing(Happening):
    """A floor supervisor, the actor, has answered a call at a console, and is coming."""


@kind(InHand.EITHER)
class TableLocked(Happening):
    """A floor supervisor has locked the table: the hand is dealt to its end, and no other one begins."""


@kind(InHand.EITHER)
class TableUnlocked(Happening):
    """Hands may begin again, by order of the actor. The arrival of the floor at the table ends a lock, too."""


@kind(InHand.EITHER)
class ReliefOrdered(Happening):
    """The floor, the actor, relieves the dealer, who is signed out after the open hand."""

    dealer: Dealer


@kind(InHand.EITHER)
class ShiftSigned(Happening):
    """The floor has signed for an opening or a closing before the rack is counted. The dealer counts, and signs too."""

    what: Annotated[str, one_of("open", "close"), "the signed act"]
    game: Annotated[Word | None, "the key of the game that the table is opened for"] = None


@kind(InHand.EITHER)
class SignedAtConsole(Happening):
    """The next event was signed with a PIN at a console of the floor, not at the table. The actor signed."""

    console: Annotated[Word, "the console, as it signs in at the floor server"]
    answer: Annotated[Int, "the number of the answer there"]


@kind(InHand.EITHER)
class PinRefused(Happening):
    """A person has entered a wrong PIN."""

    person: Entered


@kind(InHand.EITHER)
class PinLocked(Happening):
    """A person is locked: after too many wrong PINs, or by the floor, which is then the actor."""

    person: Entered
    until_ms: Annotated[Milliseconds, "when the lock ends"]


@kind(InHand.EITHER)
class PadLocked(Happening):
    """Too many wrong PINs were entered at this table or from one console. It takes no PIN for a while."""

    until_ms: Annotated[Milliseconds, "when it takes a PIN again"]
    console: Annotated[Word | None, "the console that sent them"] = None


@kind(InHand.NEVER)
class PinShown(Happening):
    """A person has entered a PIN in the menu: for a while they may see and do what their roles allow."""

    person: Entered


@kind(InHand.NEVER)
class PinUnlocked(Happening):
    """The actor has ended a lock before its time."""

    person: Entered


@kind(InHand.NEVER)
class ClockJumped(Happening):
    """The wall clock was set while the kiosk ran, or put back while it did not. Times do not compare."""

    by_ms: Annotated[Int, "by how many milliseconds it was put ahead; negative where it was put back"]


@kind(InHand.EITHER)
class TimeEntered(Happening):
    """A supervisor, the actor, has entered the time, because the clock was behind the journal."""

    now_ms: Annotated[Milliseconds, "the time that was entered"]
    clock_ms: Annotated[Milliseconds, "the time of the machine's clock then"]


STAFF_CHANGES: Final = (
    *("added", "pin", "badge", "license", "left", "name", "roles", "returned", "badge lost", "unlocked"),
    "recovered",  # a manager got a new PIN by the recovery code: the actor is the second person
)


@kind(InHand.NEVER, v=2)
class StaffChanged(Happening):
    """The staff register is changed, in the house journal. The actor is the signer. The register has the change
    after this event: if the next change has the same `before`, the power failed between the two."""

    person: Entered
    change: Annotated[str, one_of(*STAFF_CHANGES), "the change"]
    register: Annotated[Hash, "the digest of the register afterwards"]
    before: Annotated[Hash, "the digest of the register before"]


@kind(InHand.NEVER)
class RecoveryCodeMade(Happening):
    """A recovery code was printed, in the house journal. Earlier codes are no longer valid. The actor is its
    manager."""

    code: Annotated[AnyText, "its hash (argon2id); the code itself is on the paper alone"]


@kind(InHand.NEVER)
class RecoveryRefused(Happening):
    """A recovery code was wrong, in the house journal. The second person is the actor."""

    person: Annotated[Entered, "the manager who was to get a new PIN"]


@kind(InHand.NEVER)
class CertificatesRevoked(Happening):
    """These certificates no longer admit to the floor server, in the house journal. The actor is the
    signer."""

    role: Annotated[Word, "as which their holder signed in"]
    count: Annotated[Int, "how many were revoked now"]


@kind(InHand.NEVER)
class VersionTaken(Happening):
    """The table has applied a version that the house published for all its tables. The signer is the actor."""

    laid: Annotated[
        str, one_of("people", "house", "tables"), "what it is: the staff, the house's files, or its devices"
    ]
    number: Annotated[Int, "the number of the version"]
    digest: Annotated[Hash, "the digest of the signed version"]
    second: Annotated[Word | None, "the second signer"] = None


@kind(InHand.NEVER)
class CertificateRefused(Happening):
    """The floor has sent a certificate that its table did not sign. It does not count."""

    table: Annotated[Word, "the id of the table that is said to have signed it"]
    said: Annotated[AnyText, "the sent statement"]


@kind(InHand.NEVER)
class ReportRefused(Happening):
    """The floor has sent a lock or a sign-in that does not count here: the device of its table has not signed it, or
    one place reports too many. The first one of each place is kept."""

    source: Annotated[Word, "the id of the table or console from which it came"]
    person: Annotated[Word, "the person of the report"]


@kind(InHand.NEVER)
class MuckOpened(Happening):
    """Cards of a finished hand that were never turned over have been opened, in the house journal. The
    actor is the signer."""

    table: Annotated[Word, "the id of the table"]
    number: Annotated[Int, "the number of the hand"]
    reason: Annotated[Word, "the reason, as it was typed"]
