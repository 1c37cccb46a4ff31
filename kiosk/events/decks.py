"""Decks and dice: received, stored, issued to a table, inspected, in play, changed, set aside, and destroyed."""

from typing import Annotated, Final, TypeAlias

from kiosk.events.kinds import Happening, InHand, kind
from kiosk.events.types import AnyText, Int, Signers, Word, Words, one_of

DECK_STEPS: Final = (
    *("received", "issued", "inspected", "in play", "changed", "returned", "retired", "destroyed"),
    *("set aside", "opened", "counted", "rejected"),
)


Seal: TypeAlias = Annotated[Word, "the seal number, by which the register knows it"]
Back: TypeAlias = Annotated[AnyText, "the back of the cards, or the look of the dice"]
BarCode: TypeAlias = Annotated[AnyText, "the bar code on the box"]
WinningCards: TypeAlias = Annotated[Words, "the winning cards that are set aside"]
JackpotHand: TypeAlias = Annotated[Int, "the hand that won a jackpot; 0 for none"]
Bag: TypeAlias = Annotated[AnyText, "the seal number of the bag that the deck was set aside in"]
Machine: TypeAlias = Annotated[AnyText, "the name of that machine in the house's files"]
Maker: TypeAlias = Annotated[AnyText, "the maker of that machine"]
Model: TypeAlias = Annotated[AnyText, "its model"]
Serial: TypeAlias = Annotated[AnyText, "its serial number"]
ReadByDevice: TypeAlias = Annotated[Int, "how many cards that machine has read at this table; 0 where it read none"]
Until: TypeAlias = Annotated[AnyText, "until which day the bag is kept, as in 2026-12-28"]


@kind(InHand.NEVER)
class InspectionBegan(Happening):
    """A shoe or a camera begins to read a deck, card by card, before it is in play. The dealer is the actor."""

    seal: Seal
    how: Annotated[str, one_of("shoe", "camera"), "what reads the cards"]
    back: Back = ""
    code: BarCode = ""


@kind(InHand.NEVER)
class InspectionRead(Happening):
    """The device has read one card of the deck that is inspected. The card is dealt to nobody."""

    card: Annotated[AnyText, "the card; empty for one that the device could not read"]


@kind(InHand.NEVER)
class InspectionStopped(Happening):
    """The reading of a deck was stopped without a result."""


@kind(InHand.NEVER)
class DeckSealed(Happening):
    """A deck, or a set of dice, was inspected at this table, rejected, is in play, or was set aside after a jackpot.

    The floor is the actor.
    """

    step: Annotated[str, one_of("inspected", "rejected", "in play", "set aside"), "the step"]
    seal: Seal
    signed: Annotated[Signers, "the signers by duty: always two people"]
    removed: Annotated[AnyText, "the seal number of the deck in play before; empty if none was entered"] = ""
    why: Annotated[AnyText, "the key of the irregularity for which that was changed, or of the reason to reject"] = ""
    back: Back = ""
    code: BarCode = ""
    pieces: Annotated[Int, "how many cards or dice were inspected, or the rest of a jackpot's deck has; else 0"] = 0
    how: Annotated[AnyText, "the method of an inspection: hand, shoe, or camera"] = ""
    machine: Machine = ""
    maker: Maker = ""
    model: Model = ""
    serial: Serial = ""
    read: ReadByDevice = 0
    missing: Annotated[Words, "the cards of a rejected deck that were not read"] = ()
    doubled: Annotated[Words, "the cards of a rejected deck that were read more than once"] = ()
    unread: Annotated[Int, "how many cards of a rejected deck could not be read"] = 0
    cards: WinningCards = ()
    hand: JackpotHand = 0
    bag: Bag = ""
    until: Until = ""


@kind(InHand.NEVER)
class DeckLogged(Happening):
    """A step of a deck or a set of dice, in the house journal. The first signer is the actor."""

    seal: Seal
    step: Annotated[str, one_of(*DECK_STEPS), "the step; counted means found at an inventory"]
    signed: Annotated[Signers, "the signers by duty; the second is another person"]
    pieces: Annotated[Int, "how many cards or dice there are, where they were counted; else 0"] = 0
    kind: Annotated[str, one_of("deck", "set of dice"), "the kind of pieces"] = "deck"
    back: Back = ""
    code: BarCode = ""
    table: Annotated[AnyText, "the id of the table; empty where it is at none"] = ""
    how: Annotated[AnyText, "the method of an inspection: hand, shoe, or camera"] = ""
    machine: Machine = ""
    maker: Maker = ""
    model: Model = ""
    serial: Serial = ""
    read: ReadByDevice = 0
    dealer: Annotated[AnyText, "the dealer who inspected it"] = ""
    cards: WinningCards = ()
    hand: JackpotHand = 0
    bag: Bag = ""
    until: Until = ""
    reason: Annotated[AnyText, "the reason of a change, or of opening a bag"] = ""
