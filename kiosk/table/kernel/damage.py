"""The sentences of a table whose journal is not what was written."""

from __future__ import annotations

from kiosk.core.text import Sentence, text

_DAMAGED = text("{what} Keep the journal file and call a supervisor.")


def damaged_words(finding: str) -> Sentence:
    """Return why the table stops: what was found, and what to do."""
    return Sentence(_DAMAGED.fill(what=finding))
