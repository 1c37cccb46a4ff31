"""The screen says since when the journal of a table has had no copy outside the kiosk."""

import time

from kiosk.table.copies import FLOOR_FOLDER, FLOOR_SERVER_COPY, CopyWatch
from tests.tables import HeldClock


def local(at_ms: int, form: str = "%H:%M") -> str:
    return time.strftime(form, time.localtime(at_ms / 1000))


def test_a_place_that_lacks_an_event_for_two_seconds_is_named() -> None:
    clock, newest, reached = HeldClock(), [10], [10]
    watch = CopyWatch(lambda: newest[0], clock)
    watch.add(FLOOR_FOLDER, lambda: reached[0])
    watch.look()
    newest[0], since_ms = 11, clock.now_ms()
    watch.look()
    clock.advance(ms=1_999)
    watch.look()
    assert watch.note == ""
    clock.advance(ms=2)
    newest[0] = 15
    watch.look()
    assert watch.note == (
        f"The floor’s folder has had no copy since {local(since_ms)}: keep dealing, and call a technician."
    )
    reached[0] = 15
    watch.look()
    assert watch.note == ""


def test_a_place_that_is_behind_but_goes_on_is_not_named() -> None:
    clock, newest, reached = HeldClock(), [0], [0]
    watch = CopyWatch(lambda: newest[0], clock)
    watch.add(FLOOR_SERVER_COPY, lambda: reached[0])
    for seq in range(1, 10):
        newest[0], reached[0] = seq, seq - 1
        watch.look()
        clock.advance(ms=1_500)
    assert watch.note == ""


def test_a_place_behind_since_another_day_is_named_with_the_day() -> None:
    clock = HeldClock()
    watch = CopyWatch(lambda: 3, clock)
    watch.add(FLOOR_SERVER_COPY, lambda: 2)
    watch.look()
    since_ms = clock.now_ms()
    clock.advance(ms=30 * 3_600_000)
    watch.look()
    assert f"since {local(since_ms, '%b')} {int(local(since_ms, '%d'))}, {local(since_ms, '%Y, %H:%M')}:" in watch.note


def test_the_place_that_is_late_is_named_where_the_other_has_all() -> None:
    clock = HeldClock()
    watch = CopyWatch(lambda: 3, clock)
    watch.add(FLOOR_FOLDER, lambda: 3)
    watch.add(FLOOR_SERVER_COPY, lambda: 0)
    watch.look()
    clock.advance(ms=3_000)
    assert watch.note.startswith("The floor server has had no copy since")
