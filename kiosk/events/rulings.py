"""Events of irregularities: the rulings, and their effects on the felt and on the deck."""

from typing import Annotated, TypeAlias

from kiosk.events.kinds import Happening, InHand, Part, kind, part
from kiosk.events.types import AnyText, At, Cents, Int, Word, Words, one_of

Source: TypeAlias = Annotated[
    str, one_of("touch", "shoe", "camera", "floor", "badge", "training", "record"), "where the answer came from"
]


@part
class Ruling(Part):
    """The irregularity, and the remedy that was ruled. The actor of the event decided."""

    irregularity: Annotated[AnyText, "the key of the irregularity"]
    remedy: Annotated[AnyText, "the key of the remedy that was ruled"]
    house: Annotated[AnyText, "the key of the house's own ruling"]
    source: Annotated[AnyText, "the source of the remedy: `document`, `house` or `floor`"]
    clause: Annotated[AnyText, "the clause next to it"]
    seat: Annotated[Int, "the seat whose doing it was, 0 where that is not asked"] = 0
    signed_by: Annotated[Words, "the IDs of all signers, if one signature is not enough"] = ()


@kind(InHand.EITHER)
class Ruled(Happening):
    """The floor ruled on an irregularity, with or without a change to the hand. Earlier answers are
    not changed by it.
    """

    ruling: Annotated[Ruling, "the ruling"]


@kind(InHand.ALWAYS)
class ReplacementOrdered(Happening):
    """A card is out of play; the next card takes its place. Nothing else is done before that."""

    ruling: Annotated[Ruling, "the ruling"]
    place: Annotated[At, "the place of the card"]


@kind(InHand.ALWAYS)
class CardCameEarly(Happening):
    """A card has left the shoe while none was due. It is put aside, and the hand waits, until the floor has ruled."""

    card: Annotated[Word | None, "the card, null where the shoe could not read it"]


@kind(InHand.ALWAYS)
class EarlyCardsPlay(Happening):
    """The cards that came early are the next ones that are dealt, in their order."""

    ruling: Annotated[Ruling, "the ruling"]
    cards: Annotated[Words, "the cards, `unread` for one that goes down unread"]


@kind(InHand.ALWAYS)
class EarlyCardsAside(Happening):
    """The cards that came early do not play: they return to the stub."""

    ruling: Annotated[Ruling, "the ruling"]


@kind(InHand.ALWAYS)
class StackChanged(Happening):
    """Chips were added to or removed from a player's stack by something other than a wager. The
    bets are not changed. An undo is recorded by another event, with the amounts exchanged.
    """

    ruling: Annotated[Ruling, "the ruling"]
    seat: Annotated[Int, "the seat"]
    was: Annotated[Cents, "the stack before, with the bet in front of it"]
    now: Annotated[Cents, "the stack after, with the bet in front of it"]


@kind(InHand.ALWAYS)
class RedealBegan(Happening):
    """The same cards return to the same places. Nothing else is done before that."""

    ruling: Annotated[Ruling, "the ruling"]


@kind(InHand.ALWAYS)
class CardPutBack(Happening):
    """The shoe has read a card again, and the dealer saw where it was."""

    place: Annotated[At, "its place"]


@kind(InHand.ALWAYS)
class RedealEnded(Happening):
    """The same cards are back at the same places."""


@kind(InHand.NEVER)
class DeckCounted(Happening):
    """The cards of the deck, or the dice of the box, were counted. After a wrong count, no hand is dealt."""

    count: Annotated[Int, "how many there are"]
    due: Annotated[Int, "how many there should be"]
    source: Annotated[Source, "the source of the count: touch, or the shoe"]


@kind(InHand.NEVER)
class DeckChanged(Happening):
    """Another deck, or other dice, counted and right, are in play. The floor is the actor."""

    count: Annotated[Int, "how many there are"]
    irregularity: Annotated[Word, "the key of the irregularity"]
