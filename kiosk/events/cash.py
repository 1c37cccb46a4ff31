"""Events of cash: the chips and cash that players bring to a table, and the drop boxes."""

from typing import Annotated, Final, TypeAlias

from kiosk.events.kinds import Happening, InHand, kind
from kiosk.events.types import AnyText, Cents, Int, Rack, Seq, Signers, Word, Words, one_of

CASH_KINDS: Final = ("buy-in", "coupon", "exchange", "tip", "cash-out", "carried-in", "carried-out")
Box: TypeAlias = Annotated[Int, "the number of the drop box that is in the table; 0 if none was entered"]


@kind(InHand.EITHER)
class CashMoved(Happening):
    """A player has bought chips, changed chips, played a coupon, tipped, or was paid cash for chips; or chips have come
    to a seat from another table, or have left it for another. The dealer is the actor.

    To correct a wrong entry, the floor is the actor of another one with the opposite amounts.
    """

    what: Annotated[str, one_of(*CASH_KINDS), "the transaction"]
    seat: Annotated[Int, "the seat; 0 where it is of none"]
    cents: Annotated[Cents, "the amount: for a buy-in the cash in the box, for a cash-out the cash of the cage"]
    came: Annotated[Rack, "the chips that came to the rack"]
    went: Annotated[Rack, "the chips that left the rack"]
    box: Box
    reverses: Annotated[Int, "the seq of the entry that this one takes back; 0 for none"] = 0


@kind(InHand.EITHER)
class PlayerNamed(Happening):
    """The floor, the actor, has checked the list of barred and self-excluded people, and named the player of a seat.

    Cash of the seat that had no player so far becomes this player's too.
    """

    seat: Annotated[Int, "the seat"]
    player: Annotated[Int, "the player's number in the house's log; 0 where the player has left"]


PlayerNumber: TypeAlias = Annotated[Int, "the player's number in the house's log"]


@kind(InHand.NEVER)
class PlayerListed(Happening):
    """The house has entered a player into its log or its list, in the house journal. The actor has signed."""

    player: PlayerNumber
    name: Annotated[Word, "the player's name"]
    status: Annotated[str, one_of("known", "barred", "self-excluded"), "whether the player may play here"]
    until: Annotated[AnyText, "the last day on which the status holds, as in 2026-12-31; empty for no end"] = ""


@kind(InHand.NEVER)
class CageCashed(Happening):
    """The cage, the actor, has sold chips to a player, or paid cash for them, in the house journal."""

    player: PlayerNumber
    way: Annotated[str, one_of("in", "out"), "whether cash came in or went out"]
    cents: Annotated[Cents, "the cash"]


@kind(InHand.NEVER)
class PlayerCashCorrected(Happening):
    """Cash that was entered for one player belongs to another, or is not cash, as the floor, the actor, has signed.

    The entries themselves stay as they are.
    """

    day: Annotated[Word, "the gaming day of that cash, as in 2026-11-21"]
    player: Annotated[Int, "the number under which it was entered"]
    to: Annotated[Int, "the number of the player whose cash it was; 0 where it was not cash"]
    way: Annotated[str, one_of("in", "out"), "whether cash came in or went out"]
    cents: Annotated[Cents, "the cash"]
    reason: Annotated[Word, "the reason"]


@kind(InHand.NEVER)
class DropBoxChanged(Happening):
    """A drop box was taken out of the table, or one was put in, or both. The first who signed is the actor."""

    removed: Annotated[Int, "the number of the box that was taken out; 0 for none"]
    inserted: Annotated[Int, "the number of the box that was put in; 0 for none"]
    signed: Annotated[Signers, "the signers by duty: always two people"]


Removal: TypeAlias = Annotated[Seq, "the seq, in the table's journal, of the event that took the box out"]
Bills: TypeAlias = Annotated[Rack, "the bills, [value in cents, count]"]
BoxChips: TypeAlias = Annotated[Rack, "the chips, such as a rake, [chip in cents, count]"]


@kind(InHand.NEVER)
class BoxCounted(Happening):
    """One person has counted a drop box by denomination, in the house journal. The actor is that person."""

    table: Annotated[Word, "the id of the table"]
    box: Annotated[Int, "the number of the box"]
    removed: Removal
    bills: Bills
    chips: BoxChips


@kind(InHand.NEVER)
class BoxPosted(Happening):
    """Two people have counted a drop box independently and agree. The actor is the second of them."""

    table: Annotated[Word, "the id of the table"]
    box: Annotated[Int, "the number of the box"]
    removed: Removal
    bills: Bills
    chips: BoxChips
    entered: Annotated[Cents, "the cash and the rake that were entered at the table while it was in"]
    counters: Annotated[Words, "the two people who counted it"]
