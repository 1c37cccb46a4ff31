"""Run the kiosk as a program: harden the process, then run the command."""

import os
import sys

from kiosk.app.hardening import clean_start
from kiosk.core.unseen import leave_nothing_behind


def start() -> None:
    """Run the typed command. If the program cannot start, print one sentence, and exit with 2."""
    clean_start(sys.argv[1:])
    leave_nothing_behind()
    from kiosk.app.surroundings import missing_libraries, wrong_surroundings

    wrong = wrong_surroundings()
    if wrong:
        sys.exit(_reported(wrong))
    try:
        from kiosk.app.main import main

        try:
            main()
        finally:
            _print_the_rest()
    except ImportError:
        missing = missing_libraries()
        if not missing:
            raise
        sys.exit(_reported(missing))


def _print_the_rest() -> None:
    """Flush the output. If that failed later, Python would end with a traceback."""
    ended = sys.exception()
    is_usage_error = isinstance(ended, SystemExit) and ended.code == 2
    try:
        sys.stdout.flush()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            sys.exit(1)
        if not is_usage_error:
            from kiosk.app.command_line.terminal import tell_error
            from kiosk.core.errors import as_sentence

            tell_error(as_sentence(error).message)
        sys.exit(2)


def _reported(sentence: str) -> int:
    sys.stderr.write(f"{sentence}\n")
    return 2


if __name__ == "__main__":
    start()
