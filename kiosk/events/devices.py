"""Events of devices: their reports, and the checks that the dealer was asked for and has made."""

from typing import Annotated, TypeAlias

from kiosk.events.kinds import Happening, InHand, kind
from kiosk.events.types import Object, Reason, Seats, Word, Words

Why: TypeAlias = Annotated[Reason, "the reason"]


@kind(InHand.EITHER)
class DeviceChanged(Happening):
    """A device has come, gone, failed or recovered."""

    device: Annotated[Word, "the device, as the configuration names it"]
    state: Annotated[Word, "its state from now on"]
    why: Why


@kind(InHand.ALWAYS)
class CameraRead(Happening):
    """The camera has read a zone. The next answer comes from this reading."""

    zone: Annotated[Word, "the place of the game that the zone covers"]
    evidence: Annotated[
        Object, "what the reading rests on, as `kiosk.table.cards.evidence` keeps it; pictures by their hash"
    ]


@kind(InHand.ALWAYS)
class CardRefused(Happening):
    """A card was refused, because it is in this hand already or is out of play in it."""

    card: Annotated[Word, "the card"]
    source: Annotated[Word, "the source: touch, or a device"]


@kind(InHand.ALWAYS)
class ShoeDoubted(Happening):
    """Cards may have left the shoe unreported. Its cards do not count until the dealer confirms the cards."""

    why: Why


@kind(InHand.EITHER)
class ShoeConfirmed(Happening):
    """The dealer has confirmed the cards after the shoe reconnected. Its cards count again."""


@kind(InHand.ALWAYS)
class SeatsDisagreed(Happening):
    """Seat readers see a card at some seats that was not dealt there. The dealer must check."""

    seats: Annotated[Seats, "which seats; no card is named, because it may be face down"]


@kind(InHand.ALWAYS)
class SeatsConfirmed(Happening):
    """The dealer has checked those seats: the cards there are right."""


@kind(InHand.ALWAYS)
class ZonesDisagreed(Happening):
    """In some zones the camera sees another card than was dealt there. The dealer must check."""

    zones: Annotated[Words, "which zones; no card is named"]


@kind(InHand.ALWAYS)
class ZonesConfirmed(Happening):
    """The dealer has checked those zones: the cards there are right."""
