"""Base class of the drivers of shoes that only send.

A damaged message may have been a card, and the next card would then be recorded in its place. So unless the decoder
itself asks for a card, the driver raises an alarm that asks the dealer to compare the cards with the screen, once per
incident. The shoe does not clear this alarm, because it cannot know whether the dealer has looked.
"""

from typing import Final

from drivers.link import Receiver
from drivers.listening import Decoded, Decoder, ListeningDevice
from drivers.spec import WordKey
from kiosk.core.devices import ShoeAlarm, StateChanged

# Damage after a pause this long is a new incident, and is reported to the dealer again.
INCIDENT_NS: Final = 5_000_000_000
ALARM_NS: Final = 60_000_000_000

DAMAGED: Final = ShoeAlarm(
    "damaged", "The shoe’s message was damaged: check every card against the screen.", doubts_cards=True
)

# Settings for a card that the shoe reports without saying that it was dealt: count it as dealt, or ask the dealer.
DEAL: Final = "deal"
ASK: Final = "ask"


def unsure(default: str) -> WordKey:
    """Return the setting, DEAL or ASK, for a card that may not have been dealt."""
    return WordKey(default, (DEAL, ASK))


class ListeningShoe(ListeningDevice):
    """A `kiosk.core.devices.Shoe` that only listens."""

    def __init__(self, link: Receiver, decoder: Decoder) -> None:
        super().__init__(link, decoder, name="shoe")
        self._damaged_ns: int | None = None  # the time of the last damage of the current incident
        self._alarmed_ns: int | None = None  # the time of the last alarm
        self._flaps = False  # The port was reopened after an alarm, and no whole message has come since.

    def link_changed(self, change: StateChanged) -> None:
        self._damaged_ns, self._flaps = None, self._alarmed_ns is not None
        super().link_changed(change)

    def _judge(self, heard: Decoded, mono_ns: int) -> None:
        if heard.damage is None:
            self._damaged_ns, self._alarmed_ns, self._flaps = None, None, False
        elif not heard.events:
            new = self._damaged_ns is None or mono_ns - self._damaged_ns >= INCIDENT_NS
            self._damaged_ns = mono_ns
            if new and self._may_alarm(mono_ns):
                self._alarmed_ns = mono_ns
                self._offer(DAMAGED, mono_ns)

    def _may_alarm(self, mono_ns: int) -> bool:
        """Return whether damage raises an alarm now. A port that keeps reconnecting damaged does so once a minute."""
        return not self._flaps or self._alarmed_ns is None or mono_ns - self._alarmed_ns >= ALARM_NS
