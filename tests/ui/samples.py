"""Sentences of the kiosk, said at a table or a console that a test makes."""

from typing import Final

from kiosk.core.text import Text, counted, text
from tools.translations import CONTEXT
from ui.window.language import translate_in


def sample(words: Text) -> Text:
    """Return words of the kiosk. Words that it does not have would be in English in every language."""
    said = translate_in("es")(CONTEXT, words.template, words.sense or None, words.values.get("n", -1))
    assert said != words.template, f"the kiosk does not say “{words.template}”"
    return words


WRONG_PIN: Final = sample(counted("Wrong PIN: %n try left.", "Wrong PIN: %n tries left.", n=2))
JOURNAL_FAILED: Final = sample(
    text(
        "The journal is unavailable, and the last answer may or may not be saved: check the disk, then enter it again."
    )
)
JOURNAL_ENDS: Final = sample(
    text("The journal ends at event {seq}, but event {kept} was acknowledged: keep the files.", seq=1203, kept=1204)
)
JOURNAL_ALTERED: Final = sample(text("The journal’s {name} was altered: keep the file.", name="schema"))
