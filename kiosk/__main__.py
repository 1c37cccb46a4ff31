"""The kiosk as a program of its own: hardened first, then the command."""

from __future__ import annotations

import sys

from kiosk.app.hardening import clean_start
from kiosk.core.unseen import leave_nothing_behind


def start() -> None:
    """Run the command that was typed."""
    clean_start(sys.argv[1:])
    leave_nothing_behind()
    from kiosk.app.main import main

    main()


if __name__ == "__main__":
    start()
