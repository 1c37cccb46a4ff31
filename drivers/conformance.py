"""Checks that every driver must pass. Any package can run them on its own driver.

    SUBJECT = DriverSubject(make=ACME, said=(Said(b"…", (BadgeRead("7", 0),)), …), damaged=(…))

    @pytest.mark.parametrize("check", CHECKS, ids=name)
    def test_conforms(check: Check) -> None:
        check(SUBJECT)

A check is a function that takes a `DriverSubject` and raises AssertionError, so it needs no test framework. The bytes
of a subject are written by hand from the device's published rules, never by the driver's own encoder.
"""

import random
import tracemalloc
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from drivers.frames import MAX_BYTES as MAX_FRAME_BYTES
from drivers.frames import MOST as MAX_FRAMES
from drivers.port import CHUNK_BYTES
from drivers.rig import APART_NS, Rig, running
from drivers.rig import DriverSubject as DriverSubject
from drivers.rig import Said as Said
from drivers.rig import SentCommand as SentCommand
from drivers.spec import SECOND_NS
from kiosk.core.devices import CardRead, CardUnread, DeviceState, PrinterState, ShoeAlarm, Traced

BABBLE_BYTES: Final = 64 * 1024
MAX_HELD_BYTES: Final = 64 * 1024
MAX_EVENTS_OF_NOISE: Final = 64
_GONE: Final = (DeviceState.ABSENT, DeviceState.BACKING_OFF, PrinterState.OFFLINE)
_FINE: Final = (DeviceState.READY, PrinterState.READY, PrinterState.PAPER_LOW)

Check = Callable[[DriverSubject], None]


def name(check: Check) -> str:
    return check.__name__


def _understands(rig: Rig, subject: DriverSubject) -> None:
    for said in subject.said:
        assert rig.say(said) == list(said.events), said


def whole_messages(subject: DriverSubject) -> None:
    """Check that each message arrives whole, and is decoded correctly."""
    with running(subject) as rig:
        _understands(rig, subject)


def split_at_every_byte(subject: DriverSubject) -> None:
    """Check that a message that arrives byte by byte, or in two pieces, means the same."""
    for said in subject.said:
        for piece in {1, *range(2, said.longest)}:
            with running(subject) as rig:
                assert rig.say(said, piece=piece) == list(said.events), (said, piece)


def concatenated(subject: DriverSubject) -> None:
    """Check that messages that arrive in one piece are separated, in order."""
    messages = [said for said in subject.said if said.message]
    with running(subject) as rig:
        rig.passes()
        before = len(rig.events)
        rig.give(b"".join(said.message for said in messages))
        assert rig.events_since(before) == [event for said in messages for event in said.events]


def garbage(subject: DriverSubject) -> None:
    """Check that bytes that are not a message are ignored, and that later messages are decoded."""
    for said in subject.said:
        with running(subject) as rig:
            rig.passes()
            before = len(rig.events)
            rig.answers = dict.fromkeys(said.answers, subject.noise)
            rig.give(subject.noise)
            rig.passes()
            assert not _made_up(rig.events_since(before), subject)
            assert not said.answers or rig.device.state not in _FINE, "noise is not an answer"
            assert rig.say(said) == list(said.events)


def bad_checks(subject: DriverSubject) -> None:
    """Check that a damaged message is never taken for a good one, is reported, and does not affect the next one."""
    for damaged in subject.damaged:
        with running(subject) as rig:
            events = rig.say(damaged)
            assert events == list(damaged.events), f"{damaged.message!r} gave {events}, not {list(damaged.events)}"
            assert not _made_up(events, subject), damaged
            assert rig.device.state not in _FINE, "damage is reported"
            _understands(rig, subject)


def damaged_card_holds_the_deal(subject: DriverSubject) -> None:
    """Check that the dealer is asked about a damaged message of a shoe, a possible card, before the next card."""
    if not any(isinstance(event, CardRead) for said in subject.said for event in said.events):
        return
    assert subject.damaged, "a device that deals cards says what its damaged messages look like"
    for damaged in subject.damaged:
        with running(subject) as rig:
            events = rig.say(damaged)
            asks = [event for event in events if isinstance(event, ShoeAlarm | CardUnread)]
            assert asks, "a damaged card is lost in silence: make the device a drivers.shoe.listening.ListeningShoe"
            assert not any(isinstance(event, ShoeAlarm) and event.over for event in events), "only the dealer can look"


def repeats(subject: DriverSubject) -> None:
    """Check that a message that is repeated immediately counts once."""
    for said in subject.said:
        with running(subject) as rig:
            assert rig.say(said) == list(said.events)
            before = len(rig.events)
            rig.give(*([said.message] * 3 if said.message else [b""] * 3))
            assert rig.events_since(before, said) == [], f"{said.message!r}, repeated at once, counts more than once"


def restart(subject: DriverSubject) -> None:
    """Check that a device that is switched off and on is understood from its first message."""
    with running(subject) as rig:
        _understands(rig, subject)
        rig.cut()
        assert rig.device.state in _GONE
        rig.replug()
        if subject.boot:
            rig.give(subject.boot)
        for said in subject.said[1:]:
            assert rig.say(said) == list(said.events), said


def unplugged_in_mid_frame(subject: DriverSubject) -> None:
    """Check that half a message before a loss and half of one after it are not a message."""
    first = next((said for said in subject.said if len(said.message) > 1), None)
    if first is None:
        return
    for at in range(1, len(first.message)):
        with running(subject) as rig:
            rig.passes()
            before = len(rig.events)
            rig.give(first.message[:at])
            rig.cut()
            rig.replug()
            rig.give(first.message[at:])
            assert not _made_up(rig.events_since(before), subject), first.message[at:]
            _understands(rig, replace(subject, said=subject.said[1:]))


def reconnect(subject: DriverSubject) -> None:
    """Check that the device works again each time its cable is pulled out and put back."""
    with running(subject) as rig:
        for said in subject.said:
            rig.cut()
            assert rig.device.state in _GONE
            rig.replug()
            assert rig.say(said) == list(said.events), said


def babble(subject: DriverSubject) -> None:
    """Check that endless data fills neither memory nor screen, and that the device is understood afterward."""
    dice = random.Random(1)  # noqa: S311, a check repeats itself on purpose
    starts = [bytes((said.message[0],)) for said in subject.said if said.message] or [b"\x00"]
    with running(subject) as rig:
        rig.passes()
        before = len(rig.events)
        rig.give(subject.noise)
        tracemalloc.start()
        try:
            for start in (*starts, subject.noise):
                block = (start * CHUNK_BYTES)[:CHUNK_BYTES]
                for _ in range(BABBLE_BYTES // CHUNK_BYTES // (len(starts) + 1) or 1):
                    rig.give(block, dice.randbytes(64).translate(_DEAF))
            held, _ = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert held < MAX_HELD_BYTES, f"{held} bytes are held"
        assert len(rig.events) - before < MAX_EVENTS_OF_NOISE, "a babble is reported once"
        assert not _made_up(rig.events_since(before), subject)
        _understands(rig, subject)


# Noise in which no message can begin: this check does not decide the meaning of random bytes.
_DEAF: Final = bytes(0xFF if nth < 0x80 else nth for nth in range(256))


def silence(subject: DriverSubject) -> None:
    """Check that a silent device is never taken for one that has reported that it is well."""
    with running(subject) as rig:
        before = len(rig.events)
        rig.passes(10 * APART_NS)
        assert rig.events_since(before) == []
        assert rig.device.state == subject.silent


def any_bytes(subject: DriverSubject) -> None:
    """Check that no bytes make a driver fail, or keep it from understanding the next message."""
    dice = random.Random(2)  # noqa: S311
    with running(subject) as rig:
        for _ in range(200):
            rig.clock.ns += dice.randrange(SECOND_NS)
            rig.give(dice.randbytes(dice.randrange(1, 64)))
        rig.cut()
        rig.replug()
        _understands(rig, subject)


def told_is_written(subject: DriverSubject) -> None:
    """Check that each message to the device is sent once, and that only a lasting one is sent again after a loss."""
    for command in subject.commands:
        with running(subject) as rig:
            rig.answers = subject.said[0].answers if subject.said else {}
            rig.passes()
            command.do(rig.device)
            rig.passes()
            assert rig.written.count(command.bytes) == 1, bytes(rig.written)
            rig.cut()
            rig.replug()
            rig.passes()
            assert rig.written.count(command.bytes) == (2 if command.lasts else 1)


def stop_and_start_again(subject: DriverSubject) -> None:
    """Check that a stopped driver has released its port, and can be started again."""
    with running(subject) as rig:
        rig.stop()
        assert rig.device.state in _GONE
        rig.start()
        _understands(rig, subject)


def last_frames_are_kept(subject: DriverSubject) -> None:
    """Check that the latest frames on the wire can be looked at, a bounded number of frames of a bounded length."""
    with running(subject) as rig:
        for command in subject.commands:
            command.do(rig.device)
            rig.passes()
        _understands(rig, subject)
        assert isinstance(rig.device, Traced)
        frames = rig.device.last_frames()
        assert 0 < len(frames) <= MAX_FRAMES
        assert all(0 < len(frame.data) <= min(frame.size, MAX_FRAME_BYTES) for frame in frames)
        assert [frame.mono_ns for frame in frames] == sorted(frame.mono_ns for frame in frames)


def _made_up(events: list[object], subject: DriverSubject) -> list[object]:
    """Return the events that are reported as if a message had arrived."""
    meant = [type(event) for said in subject.said for event in said.events if said.message]
    return [
        event
        for event in events
        if type(event) in meant and event not in [event for damaged in subject.damaged for event in damaged.events]
    ]


CHECKS: Final[tuple[Check, ...]] = (
    whole_messages,
    split_at_every_byte,
    concatenated,
    garbage,
    bad_checks,
    damaged_card_holds_the_deal,
    repeats,
    restart,
    unplugged_in_mid_frame,
    reconnect,
    babble,
    silence,
    any_bytes,
    told_is_written,
    last_frames_are_kept,
    stop_and_start_again,
)
