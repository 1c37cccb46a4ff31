"""Text for people: a template and its values, combined only when the text is shown.

The template is the key by which a translation is found, so it holds whole sentences and no amounts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, Self

_NOTHING: Mapping[str, Any] = {}


class Text(NamedTuple):
    """A sentence such as `Text("Pay seat {seat}.", {"seat": 3})`. Values may be texts themselves.

    One that counts, `counted("%n card", "%n cards", n=2)`, has the form for many as its template and key, and `one` for
    exactly one; another language may have other forms. `sense` tells words apart that only English has in common.
    """

    template: str
    values: Mapping[str, Any] = _NOTHING
    singular: str = ""
    sense: str = ""

    def __str__(self) -> str:
        return self.filled(self.form)

    @property
    def form(self) -> str:
        """Return the English template that fits the number."""
        return self.singular if self.singular and self.values.get("n") == 1 else self.template

    def filled(self, form: str) -> str:
        """Return a form of the template, in whichever language, with the values in it."""
        if self.singular:
            form = form.replace("%n", f"{self.values['n']:,}")
        return form.format_map(self.values) if self.values else form

    def __bool__(self) -> bool:
        return bool(self.template)

    def fill(self, **values: Any) -> Text:
        """Return the sentence with these values in it, in place of any that it had."""
        return self._replace(values=values)


class Worded(Protocol):
    """Facts whose words are made when they are shown."""

    @property
    def words(self) -> Text: ...


def text_of(said: str) -> Text:
    """Return a string as a text: a `Sentence` with its template and values, any other as its own template."""
    return said.text if isinstance(said, Sentence) else Text(said)


def in_words(said: Text | Worded) -> Text:
    """Return the words of a sentence."""
    return said if isinstance(said, Text) else said.words


def text(template: str, **values: Any) -> Text:
    return Text(template, values)


def homonym(template: str, sense: str) -> Text:
    """Return words that mean something else elsewhere, "Push" `of a pot`; each sense has its own translation."""
    return Text(template, sense=sense)


def counted(singular: str, many: str, /, **values: Any) -> Text:
    """Return a sentence that counts: `one` where the value `n` is 1, else `many`. %n is replaced by the number."""
    return Text(many, values, singular)


class Sentence(str):
    """A text as a plain string, which still knows its template: the screen can show it in another language."""

    __slots__ = ("text",)
    text: Text

    def __new__(cls, words: Text) -> Self:
        made = super().__new__(cls, words)
        made.text = words
        return made


def sentence(template: str, **values: Any) -> Sentence:
    """Return a sentence as a string that keeps its template."""
    return Sentence(Text(template, values))


def within_sentence(words: Text) -> Text:
    """Return a text as it is written within a sentence, "pair of {rank}" for "Pair of {rank}"."""
    return words._replace(template=words.template[:1].lower() + words.template[1:])


def listed(words: Iterable[object]) -> Text:
    """Return texts as a list, "1, 2, 3". A translation has its own comma."""
    return _joined(_LIST, words)


def clauses(words: Iterable[object]) -> Text:
    """Return texts that have commas themselves as a list, "slips 1 to 9; 2 void"."""
    return _joined(_CLAUSES, words)


def _joined(form: Text, words: Iterable[object]) -> Text:
    texts = [word if isinstance(word, Text) else Text("{words}", {"words": word}) for word in words]
    while len(texts) > 1:  # In pairs: a text within a text within a text has a limit.
        pairs = [form.fill(words=first, last=last) for first, last in zip(texts[::2], texts[1::2], strict=False)]
        texts = pairs + texts[2 * len(pairs) :]
    return texts[0] if texts else EMPTY


_LIST = text("{words}, {last}")
_CLAUSES = text("{words}; {last}")


def either(words: Sequence[object]) -> Text:
    """Return texts as alternatives, "floor, manager or technician"."""
    *others, last = words
    return text("{words} or {last}", words=listed(others), last=last) if others else listed(words)


def as_json(words: object) -> Any:
    """Return a text as plain JSON, to be stored and shown in another language later."""
    if isinstance(words, Sentence):
        words = words.text
    if isinstance(words, Text):
        values = {name: value if name == "n" else as_json(value) for name, value in words.values.items()}
        forms = {"one": words.singular, "sense": words.sense}
        return {"template": words.template, "values": values, **{name: form for name, form in forms.items() if form}}
    return str(words)


def from_json(kept: Any) -> Text:
    """Return the text from the output of `as_json`. A plain string is not translated."""
    if isinstance(kept, Mapping):
        values = {
            name: from_json(value) if isinstance(value, Mapping) else value for name, value in kept["values"].items()
        }
        return Text(kept["template"], values, kept.get("one", ""), kept.get("sense", ""))
    return Text("{words}", {"words": kept})


EMPTY = Text("")
