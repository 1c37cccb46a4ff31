"""Run slow checks on background threads that do not delay the screen or the exit of the process."""

import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

from kiosk.core.errors import KioskError

_Found = TypeVar("_Found")


def run_in_background(name: str, look: Callable[[], _Found]) -> Future[_Found]:
    """Run a check on its own thread, called `name`, and return a future of its result or error.

    A program that ends does not wait for the check, even if a disk hangs: the check may be cut off at any place, as by
    a power cut.
    """
    found: Future[_Found] = Future()

    def run() -> None:
        try:
            found.set_result(look())
        except (KioskError, OSError) as error:
            found.set_exception(error)
        except BaseException as error:  # A bug: log it, too.
            found.set_exception(error)
            raise

    threading.Thread(target=run, name=name, daemon=True).start()
    return found
