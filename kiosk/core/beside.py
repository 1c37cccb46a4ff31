"""Run slow checks on a thread beside the screen's, so that they delay neither the screen nor the program's end."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

from kiosk.core.errors import KioskError

_Found = TypeVar("_Found")


def look_beside(name: str, look: Callable[[], _Found]) -> Future[_Found]:
    """Look on its own thread, called `name`, and return what that will come to: what it found, or raised.

    A program that ends waits for no look, whatever a disk does that hangs: a look may be cut off at any place, as by a
    power cut.
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
