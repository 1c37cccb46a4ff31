"""The limits on how much one device may say in the long run."""

from collections.abc import Callable, Iterator
from typing import cast

import pytest

from drivers.frames import Frames
from drivers.link import Listener, Receiver
from drivers.listening import AT_ONCE, IN_THE_LONG_RUN, QUIET_NS, Decoded, ListeningDevice
from kiosk.core.cards import card
from kiosk.core.devices import CardRead, DeviceState, StateChanged
from tests.tables import HeldClock

SECOND_NS = 1_000_000_000
MOST, A_SECOND = IN_THE_LONG_RUN
LONG_S = 1_200
LONG_NS = LONG_S * SECOND_NS


class BareLine:
    """A link without a wire: the test sends the bytes."""

    def __init__(self) -> None:
        self.frames = Frames(HeldClock())
        self.state = DeviceState.READY

    now_ns = 0

    def understood(self) -> None:
        """Nothing is retried."""

    def start(self, listener: Listener) -> None:
        listener.link_changed(StateChanged(DeviceState.READY, ""))

    def stop(self) -> None:
        """Nothing runs."""


class ACardAByte:
    """Each byte is a card."""

    def decode(self, data: bytes, mono_ns: int) -> Iterator[Decoded]:
        for _ in data:
            yield Decoded((CardRead(card("As"), mono_ns),))

    def quiet(self, mono_ns: int) -> Iterator[Decoded]:
        yield from ()

    def cut(self) -> None:
        """A single byte is never half a message."""


def listened_to() -> tuple[ListeningDevice, list[object]]:
    """Return a device on such a line, and the list that receives its events."""
    heard: list[object] = []
    device = ListeningDevice(cast(Receiver, BareLine()), ACardAByte(), name="shoe")
    device.start(heard.append)
    return device, heard


def trickle(device: ListeningDevice) -> None:
    """Just below an earlier limit: fifty-nine a second, without end."""
    for nth in range(59 * LONG_S):
        now_ns = nth * SECOND_NS // 59
        device.link_heard(b"x", now_ns)
        device.link_quiet(now_ns + 1)


def floods(device: ListeningDevice) -> None:
    """Send all of them together, and then stay quiet for long enough to be heard again."""
    for now_ns in range(0, LONG_NS, QUIET_NS):
        device.link_heard(b"x" * AT_ONCE[0], now_ns)
        device.link_quiet(now_ns + QUIET_NS)


def unplugged(device: ListeningDevice) -> None:
    """Send a flood, and pull and replace the cable, each second."""
    for now_ns in range(0, LONG_NS, SECOND_NS):
        device.link_heard(b"x" * AT_ONCE[0], now_ns)
        device.link_changed(StateChanged(DeviceState.BACKING_OFF, ""))
        device.link_changed(StateChanged(DeviceState.READY, ""))


@pytest.mark.parametrize("babble", [trickle, floods, unplugged])
def test_babble_is_no_more_than_dealing_without_a_break(babble: Callable[[ListeningDevice], None]) -> None:
    device, heard = listened_to()
    babble(device)
    cards = [event for event in heard if isinstance(event, CardRead)]
    assert MOST <= len(cards) <= MOST + A_SECOND * LONG_S


def test_a_flood_is_cut_off_within_seconds() -> None:
    device, heard = listened_to()
    for nth in range(140 * 60):
        device.link_heard(b"x", nth * SECOND_NS // 140)
    assert len(heard) < 140 * 5


def test_dealing_without_a_break_is_heard() -> None:
    device, heard = listened_to()
    for nth in range(LONG_S * A_SECOND):
        device.link_heard(b"x", nth * SECOND_NS // A_SECOND)
    assert len([event for event in heard if isinstance(event, CardRead)]) == LONG_S * A_SECOND
