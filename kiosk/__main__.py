"""The kiosk as a program of its own: hardened first, then the command."""

from __future__ import annotations

import sys

from kiosk.app.hardening import clean_start
from kiosk.core.unseen import leave_nothing_behind


def start() -> None:
    """Run the command that was typed. What keeps the program from starting is one sentence, and the exit status 2."""
    clean_start(sys.argv[1:])
    leave_nothing_behind()
    from kiosk.app.surroundings import missing_libraries, wrong_surroundings

    wrong = wrong_surroundings()
    if wrong:
        sys.exit(_told(wrong))
    try:
        from kiosk.app.main import main

        main()
    except ImportError:
        missing = missing_libraries()
        if not missing:
            raise
        sys.exit(_told(missing))


def _told(sentence: str) -> int:
    sys.stderr.write(f"{sentence}\n")
    return 2


if __name__ == "__main__":
    start()
