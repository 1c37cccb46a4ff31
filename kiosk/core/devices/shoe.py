"""A shoe: the cards that leave it, and its alarms."""

from collections.abc import Callable
from typing import Protocol

from kiosk.core.cards import Card
from kiosk.core.devices.state import DeviceState, StateChanged
from kiosk.core.value import value


@value
class CardRead:
    """A card that left the shoe. `mono_ns` is when its last byte arrived."""

    card: Card
    mono_ns: int


@value
class CardUnread:
    """A card left the shoe and could not be read. The dealer enters it."""

    mono_ns: int


@value
class ShoeAlarm:
    """An alarm of the shoe: its `code`, and `what`, one sentence for the dealer. `over` means that it ended.

    `doubts_cards`: a card may have left the shoe unreported, so the dealer checks before the next one counts.
    """

    code: str
    what: str
    over: bool = False
    doubts_cards: bool = False


ShoeEvent = CardRead | CardUnread | ShoeAlarm | StateChanged


class Shoe(Protocol):
    """A source of cards. It can only be listened to: nothing in it writes to the device."""

    @property
    def state(self) -> DeviceState: ...

    def start(self, on_event: Callable[[ShoeEvent], None]) -> None:
        """Begin to read. `on_event` is called on the driver's thread."""

    def stop(self) -> None:
        """Stop reading and close the port. Returns when the driver's thread has ended."""
