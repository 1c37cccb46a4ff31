"""The sentences of a table whose journal was altered or damaged."""

from kiosk.core.text import Sentence, text

_DAMAGED = text("{what} Keep the journal file.")


def damaged_words(finding: str) -> Sentence:
    """Return why the table stops: the finding, and the instruction."""
    return Sentence(_DAMAGED.fill(what=finding))
