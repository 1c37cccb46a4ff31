"""Fills and credits: requested, sent with a numbered slip, counted, and received, or void."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from kiosk.events.kinds import Happening, InHand, kind
from kiosk.events.types import Int, Rack, ReasonGiven, Signers, one_of

Transfer: TypeAlias = Annotated[Int, "the number of the request; numbers of a table have no gaps"]
Direction: TypeAlias = Annotated[str, one_of("fill", "credit"), "whether chips come from the cage or go there"]
Slip: TypeAlias = Annotated[Int, "the number of the slip; numbers of a table have no gaps"]
Signed: TypeAlias = Annotated[Signers, "who has signed, in which duty; one person may have two"]


@kind(InHand.NEVER)
class TransferRequested(Happening):
    """A fill or a credit is requested. No chip has moved. The first who signed is the actor."""

    transfer: Transfer
    direction: Direction
    chips: Annotated[Rack, "the chips that are asked for"]
    signed: Signed


@kind(InHand.NEVER)
class TransferSent(Happening):
    """The chips of a fill have left the cage, or those of a credit the rack, with a slip: they are on their way."""

    transfer: Transfer
    direction: Direction
    slip: Slip
    chips: Annotated[Rack, "the chips on the slip"]
    signed: Signed
    replaces: Annotated[Int, "the void slip that this one replaces; 0 for none"] = 0


@kind(InHand.NEVER)
class TransferCounted(Happening):
    """The chips that arrived were counted, and are not those on the slip. Nothing is received yet."""

    transfer: Transfer
    slip: Slip
    chips: Annotated[Rack, "the chips as they were counted"]


@kind(InHand.NEVER)
class TransferReceived(Happening):
    """The chips on a slip were counted and have arrived: in the rack for a fill, in the cage for a credit."""

    transfer: Transfer
    direction: Direction
    slip: Slip
    chips: Annotated[Rack, "the chips on the slip, as they were counted"]
    signed: Signed


@kind(InHand.NEVER)
class TransferVoided(Happening):
    """A request or a slip counts no more, and is kept. Chips on their way go back to where they came from."""

    transfer: Transfer
    direction: Direction
    slip: Annotated[Int, "the number of the slip; 0 where none was made out"]
    chips: Annotated[Rack, "the chips that go back; none where none were on their way"]
    why: Annotated[ReasonGiven, "the reason"]
    signed: Signed
