"""Errors for people: the class names the person who can act, and the message is one sentence with an instruction.

Refused input changes nothing. A bug of this program is an AssertionError, which is never caught as one of these.
"""

import errno
from collections.abc import Mapping
from typing import Any, Self

from kiosk.core.text import Sentence, Text


class KioskError(Exception):
    """Carry a stable `code` for machines and tests, and one sentence for the person at the table.

    The sentence is a template and its values, `Refused("seat", "There is no seat {seat}.", seat=9)`, so that the screen
    can say it in the house's language; or a text or sentence that is one already, such as another error's message.
    """

    def __init__(self, code: str, sentence: Text | str, /, **values: Any) -> None:
        if isinstance(sentence, str) and not isinstance(sentence, Sentence):
            sentence = Text(sentence, values)
        elif isinstance(sentence, Text) and values:
            sentence = sentence.fill(**{**sentence.values, **values})
        message = Sentence(sentence) if isinstance(sentence, Text) else sentence
        super().__init__(message)
        self.code = code
        self.message = message

    def __str__(self) -> str:
        return self.message


class Refused(KioskError):
    """The dealer's or a device's input does not fit the procedure now. Nothing has changed."""


class NotAuthorized(KioskError):
    """A person may not do this: wrong PIN, locked out, wrong role, or the dealer of this very hand."""


class DeviceError(KioskError):
    """A device is absent, broken or unsure."""


class ConfigProblem(str):
    """A line about one fault of a configuration, with the `file` and the `key`.

    `place` is the position in the file, "line 7". Characters that cannot be printed are escaped.
    """

    __slots__ = ("file", "key", "what")
    file: str
    key: str
    what: str

    def __new__(cls, what: str, *, file: str = "", place: str = "", key: str = "") -> Self:
        line = ": ".join(part for part in (file, place, key, what) if part)
        made = super().__new__(cls, "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in line))
        made.file, made.key, made.what = file, key, what
        return made


class ConfigError(KioskError):
    """The configuration is wrong. `problems` holds every one of them, not only the first: each a `ConfigProblem`, where
    it is known in which file or at which key."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("config", "\n".join(problems))
        self.problems = problems


class JournalError(KioskError):
    """The journal cannot be written, or was altered. The table stops for a supervisor.

    `may_be_accepted` means that a manager may accept it; the table then continues.
    """

    may_be_accepted = False

    def acceptable(self) -> Self:
        """Return it as one that a manager may accept."""
        self.may_be_accepted = True
        return self

    @property
    def may_pass(self) -> bool:
        """Return whether the write may succeed later, once the disk is back or has space."""
        return self.code in {"disk_full", "disk_error", "read_only", "locked", "in_doubt", "witness"}


class ReplayMismatch(KioskError):
    """The journal's answers do not fit the procedure that is installed. Nothing is guessed."""


def said_of(problem: Mapping[str, Any]) -> str:
    """Return the message of one error of a ValidationError: our own as it was raised, or pydantic's."""
    cause = problem.get("ctx", {}).get("error")
    return str(cause if isinstance(cause, Exception) else problem["msg"])


def as_sentence(error: KioskError | OSError) -> KioskError:
    """Return an error as a sentence for a person, including an error of the system that no other code has handled."""
    if isinstance(error, KioskError):
        return error
    if not error.filename and error.errno == errno.ENOSPC:  # The error concerns printed output.
        return KioskError("disk", "The disk is full. Make room, then try again.")
    if not error.filename:
        why = error.strerror or str(error)
        return KioskError("system", "The system reports: {error}. Call a technician.", error=why)
    return KioskError(
        "system", "{path}: {error}. Check the path and its permissions.", path=error.filename, error=error.strerror
    )
