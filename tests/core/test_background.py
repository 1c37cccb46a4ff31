"""Test background checks: their results, and that the program's end does not wait for them."""

import threading

import pytest

from kiosk.core.background import run_in_background


def test_the_result_comes_from_a_thread_that_does_not_delay_the_end() -> None:
    def look() -> tuple[str, bool, bool]:
        thread = threading.current_thread()
        return thread.name, thread.daemon, thread is threading.main_thread()

    assert ("a look", True, False) == run_in_background("a look", look).result()


def test_the_result_is_the_raised_error() -> None:
    def look() -> None:
        raise OSError("the disk is away")

    with pytest.raises(OSError, match="the disk is away"):
        run_in_background("a look", look).result()
