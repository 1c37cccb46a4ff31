"""Events of payouts: signatures, tax forms, and slips; and disputes."""

from typing import Annotated, TypeAlias

from kiosk.events.hand import Step
from kiosk.events.kinds import Happening, InHand, kind
from kiosk.events.types import (
    AnyText,
    Cents,
    Int,
    Items,
    Object,
    Rack,
    Reason,
    ReasonGiven,
    Seq,
    Statements,
    Word,
    Words,
    one_of,
)

Seat: TypeAlias = Annotated[Int, "the seat"]
Number: TypeAlias = Annotated[Int, "the number of the slip"]
Key: TypeAlias = Annotated[Word, "the unique key of this print"]


@kind(InHand.ALWAYS, v=2)
class PayoutStated(Happening):
    """The actual payment, take or push for a wager or pot, if it differed from the kiosk's amount. Differences are
    calculated from it."""

    seat: Seat
    net: Annotated[Cents, "the payment to the seat; negative for an amount taken from it"]
    wager: Annotated[Word, "the account: a betting spot or a pot"]
    change: Annotated[Cents, "by how much that is another amount than was confirmed"]
    signed_by: Annotated[Words, "the IDs of the signers, if the floor had signed for the payout"] = ()


@kind(InHand.ALWAYS)
class PayoutSigned(Happening):
    """A person, the actor, has signed for the big payouts that were on the screen."""

    step: Step
    signature: Annotated[str, one_of("first", "second"), "the second one is another person's"]
    items: Annotated[Items, "the payouts that it covers"]
    signed: Annotated[Statements, "each of them: its wager, its line, its amount and its cards"] = ()


@kind(InHand.ALWAYS)
class PaidElsewhere(Happening):
    """A payout is paid by the cage or by check: its chips stay in the rack. The actor is the signer of the floor.

    It holds for a payout of this amount. Once the dealer has confirmed it, the rack pays or takes differences.
    """

    step: Step
    seat: Seat
    wager: Annotated[Word, "the account: a betting spot"]
    moved: Annotated[Cents, "the amount of the account"]
    cents: Annotated[Cents, "the payout"]
    by: Annotated[str, one_of("cage", "check", "rack"), "the payer; the rack if another one was entered by mistake"]
    check: Annotated[AnyText, "the number of the check, empty for none"]
    chips: Annotated[Rack, "the chips of the rack that stay in it"]


@kind(InHand.ALWAYS)
class TaxFormFilled(Happening):
    """The tax form of these payouts is filled in."""

    step: Step
    form: Annotated[Word, "the name of the form"]
    items: Annotated[Items, "the payouts that it is for"]
    dispute: Annotated[Seq | None, "the dispute on which the floor ruled, where a ruling pays"] = None


@kind(InHand.ALWAYS, v=3)
class SlipIssued(Happening):
    """A slip has its number, and may be printed. Numbers of a table have no gaps."""

    number: Number
    previous: Annotated[Seq | None, "the slip before it, null for the first one"]
    slip: Annotated[Object, "its contents, as `kiosk.table.money.slips.Slip` writes it"]


@kind(InHand.ALWAYS, name="slip_printed")
class SlipProven(Happening):
    """A slip, or a copy of it, has come out of the printer."""

    number: Number
    key: Key
    proof: Annotated[AnyText, "the printer's answer"]


@kind(InHand.ALWAYS, name="slip_failed")
class SlipUnproven(Happening):
    """A slip, or a copy of it, is not proven to have come out of the printer."""

    number: Number
    key: Key
    outcome: Annotated[str, one_of("not printed", "may be out"), "the known state"]
    why: Annotated[Reason, "the reason"]


@kind(InHand.ALWAYS, v=2)
class SlipReprinted(Happening):
    """A slip is to be printed again: marked as a reprint, or as the original if none has come out."""

    number: Number
    copy: Annotated[Int, "which print beyond the first it is, from 1"]
    printed_as: Annotated[str, one_of("reprint", "original"), "how it is marked"] = "reprint"


@kind(InHand.ALWAYS, v=2)
class SlipWritten(Happening):
    """A slip that was not printed is written by hand. The actor is the signer of the floor."""

    number: Number
    paper: Annotated[Word, "the number of the paper on which it is written"]


@kind(InHand.ALWAYS)
class SlipCleared(Happening):
    """A held payout is paid from the cage, or returned to the house. The actor is the first signer."""

    number: Number
    cleared: Annotated[str, one_of("paid", "returned"), "the result of the payout"]
    second: Annotated[AnyText, "the ID of the second signer, if the payout needs one"] = ""


@kind(InHand.ALWAYS)
class SlipVoided(Happening):
    """A slip is void, and is kept. The actor is the signer."""

    number: Number
    reason: Annotated[ReasonGiven, "the reason"]
    second: Annotated[AnyText, "the ID of the second signer, if the payout needed one"] = ""


@kind(InHand.ALWAYS, v=2)
class DisputeOpened(Happening):
    """A player or the floor disputes a hand. Both versions are kept; the hand counts until the floor rules."""

    seat: Seat
    said_by: Annotated[str, one_of("player", "dealer", "floor"), "the person who claims it"]
    claim: Annotated[ReasonGiven, "the claim"]
    claimed: Annotated[Cents | None, "the payment due by the claim, if an amount was given"]
    kiosk: Annotated[Cents | None, "the payment by the kiosk; null while the hand is not over"]
    wager: Annotated[Reason, "the name of the wager or pot; empty for the whole hand"] = ""
    chips: Annotated[str, one_of("wager", "pot", "put_in"), "whose chips that moves"] = "wager"


@kind(InHand.ALWAYS)
class DisputeRuled(Happening):
    """The floor, the actor, has ruled on a dispute."""

    dispute: Annotated[Seq, "the dispute"]
    ruling: Annotated[ReasonGiven, "the ruling"]
    paid: Annotated[Cents, "the payment of the house to the seat by this ruling; negative if it is taken back"]
    second: Annotated[AnyText, "the ID of the second signer, if the payout needs one"] = ""
    jackpots: Annotated[Words, "the posted jackpots that are won by this ruling"] = ()
    giver: Annotated[Int, "the seat that gives another chips by this ruling; 0 if none does"] = 0
    getter: Annotated[Int, "the seat that gets them"] = 0
    given: Annotated[Cents, "how many chips, in cents"] = 0
    carry: Annotated[Object | None, "the state for the next hand, if it alone keeps the chips of players"] = None
