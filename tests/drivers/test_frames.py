"""The messages of a link are whole, and repeated ones are counted."""

from drivers.frames import MOST, PART, Frames
from kiosk.core.devices import Frame, Way
from tests.tables import HeldClock


def noted(frames: Frames, clock: HeldClock, data: bytes, meaning: str, *, way: Way = Way.IN) -> None:
    clock.advance(ms=50)
    frames.note(way, data, clock.ns)
    if way is Way.IN:
        frames.explain(meaning)


def counts(found: tuple[Frame, ...]) -> list[tuple[str, int]]:
    return [(frame.meaning, frame.count) for frame in found]


def test_badge_that_is_held_is_two_lines() -> None:
    clock = HeldClock()
    frames = Frames(clock)
    noted(frames, clock, b"fob", "badge …86")
    for _ in range(60):
        noted(frames, clock, b"fob", "heard before")
    assert [("badge …86", 1), ("heard before", 60)] == counts(frames.last())


def test_pieces_of_one_message_are_one_line_and_two_messages_are_two() -> None:
    clock = HeldClock()
    frames = Frames(clock)
    noted(frames, clock, b" [Game]<Ca", PART)
    noted(frames, clock, b"rd:4S> ", "a card")
    noted(frames, clock, b"half", PART)
    clock.advance(ms=1_100)
    noted(frames, clock, b"other", "a card")
    assert [b" [Game]<Card:4S> ", b"half", b"other"] == [frame.data for frame in frames.last()]


def test_poll_and_alive_lines_do_not_displace_rare_lines() -> None:
    clock = HeldClock()
    frames = Frames(clock)
    noted(frames, clock, b"rare", "an alarm")
    for _ in range(MOST):
        noted(frames, clock, b"\x05", "", way=Way.OUT)
        noted(frames, clock, b"status", "an answer")
        noted(frames, clock, b'{"hub":"alive"}\n', "it is alive")
    assert [("an alarm", 1), ("", MOST), ("an answer", MOST), ("it is alive", MOST)] == counts(frames.last())
