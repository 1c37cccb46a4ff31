"""The base of shoes' drivers, beyond that of every listening device.

A message that did not survive may have been a card, and the next card would then be taken for it. So unless the ears
ask for a card themselves, the dealer is asked to compare the cards with the screen, once an incident. The alarm has no
end of its own: the shoe cannot know whether the dealer has looked.
"""

from __future__ import annotations

from typing import Final

from drivers.link import Receiver
from drivers.listening import Decoded, Decoder, ListeningDevice
from drivers.spec import WordKey
from kiosk.core.devices import ShoeAlarm, StateChanged

# Damage after so much quiet is another incident, and is reported to the dealer again.
INCIDENT_NS: Final = 5_000_000_000
ALARM_NS: Final = 60_000_000_000

DAMAGED: Final = ShoeAlarm(
    "damaged", "The shoe's message was damaged: check every card against the screen.", doubts_cards=True
)

# What the house says about a card of which a shoe's message does not say that it is dealt: it counts as any other, or
# the dealer is asked.
DEAL: Final = "deal"
ASK: Final = "ask"


def unsure(default: str) -> WordKey:
    """Return the setting for such a card."""
    return WordKey(default, (DEAL, ASK))


class ListeningShoe(ListeningDevice):
    """A `kiosk.core.devices.Shoe` that only listens."""

    def __init__(self, link: Receiver, ears: Decoder) -> None:
        super().__init__(link, ears, name="shoe")
        self._damaged_ns: int | None = None  # when the present incident was last seen
        self._alarmed_ns: int | None = None  # The time of the last report of damage.
        self._flaps = False  # the port was opened again, and no whole message has come since damage was reported

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
        """Say whether damage is an alarm now: once a minute where a port that comes and goes is never understood."""
        return not self._flaps or self._alarmed_ns is None or mono_ns - self._alarmed_ns >= ALARM_NS
