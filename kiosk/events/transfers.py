"""Fills, credits, and transfers between tables: requested, sent with a numbered slip, counted, and received, or void.

A transfer between two tables is in both journals: "out", in all its parts, at the table that the chips leave, and "in"
at the other one, where they are received.
"""

from typing import Annotated, TypeAlias

from kiosk.events.kinds import Happening, InHand, kind
from kiosk.events.types import AnyText, Int, Rack, Reason, ReasonGiven, Seq, Signers, Word, one_of

Transfer: TypeAlias = Annotated[Int, "the number of the request; numbers of a table have no gaps"]
Direction: TypeAlias = Annotated[
    str,
    one_of("fill", "credit", "out", "in"),
    "whether chips come from the cage, go there, go to another table, or come from one",
]
OtherTable: TypeAlias = Annotated[AnyText, "the other table; empty for the cage"]
Slip: TypeAlias = Annotated[Int, "the number of the slip; numbers of a table have no gaps"]
Signed: TypeAlias = Annotated[Signers, "the signers by duty; one person may have two"]


@kind(InHand.EITHER)
class TransferRequested(Happening):
    """A fill, a credit, or a transfer is requested. No chip has moved. The first who signed is the actor."""

    transfer: Transfer
    direction: Direction
    chips: Annotated[Rack, "the chips that are asked for"]
    signed: Signed
    table: OtherTable = ""


@kind(InHand.EITHER)
class TransferSent(Happening):
    """The chips of a fill have left the cage, or those of a credit or transfer the rack, with a slip."""

    transfer: Transfer
    direction: Direction
    slip: Slip
    chips: Annotated[Rack, "the chips on the slip"]
    signed: Signed
    replaces: Annotated[Int, "the void slip that this one replaces; 0 for none"] = 0
    table: OtherTable = ""


@kind(InHand.EITHER)
class TransferCounted(Happening):
    """The chips that arrived were counted, and are not those on the slip. Nothing is received yet."""

    transfer: Transfer
    slip: Slip
    chips: Annotated[Rack, "the chips as they were counted"]


@kind(InHand.EITHER)
class TransferReceived(Happening):
    """The chips on a slip were counted and have arrived: in the rack, in the cage, or at the other table."""

    transfer: Transfer
    direction: Direction
    slip: Slip
    chips: Annotated[Rack, "the chips on the slip, as they were counted"]
    signed: Signed
    table: OtherTable = ""
    of_slip: Annotated[Int, "the slip of the other table with which chips came from it; else 0"] = 0
    said: Annotated[Int, "the amount on that slip, in cents, as it was entered; 0 if it was not"] = 0


@kind(InHand.EITHER)
class TransferVoided(Happening):
    """A request or a slip is void, and is kept. Chips on their way are returned to where they came from."""

    transfer: Transfer
    direction: Direction
    slip: Annotated[Int, "the number of the slip; 0 if none was made out"]
    chips: Annotated[Rack, "the chips that go back; none if none were on their way"]
    why: Annotated[ReasonGiven, "the reason"]
    signed: Signed
    table: OtherTable = ""


Paper: TypeAlias = Annotated[
    Seq,
    "the event that is on the paper: of a fill, a credit, or a transfer, a count of a closed rack, or an inspection",
]


@kind(InHand.EITHER)
class PaperPrinted(Happening):
    """A paper of chips, the receipt of an inspection, or a copy of one, has come out of the printer."""

    paper: Paper
    key: Annotated[Word, "the unique key of this print"]
    proof: Annotated[AnyText, "the printer's answer"]


@kind(InHand.EITHER)
class PaperUnprinted(Happening):
    """A paper of chips, or the receipt of an inspection, is not proven to have come out of the printer."""

    paper: Paper
    key: Annotated[Word, "the unique key of this print"]
    outcome: Annotated[str, one_of("not printed", "may be out"), "the known state"]
    why: Annotated[Reason, "the reason"]
