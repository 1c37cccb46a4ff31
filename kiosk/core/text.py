"""Words for people: a template and its values, put together only when somebody reads them.

The template is the key by which a translation is found, so it holds whole sentences and no amounts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Self

_NOTHING: Mapping[str, Any] = {}


class Text(NamedTuple):
    """A sentence such as `Text("Pay seat {seat}.", {"seat": 3})`. Values may be texts themselves."""

    template: str
    values: Mapping[str, Any] = _NOTHING

    def __str__(self) -> str:
        return self.template.format_map(self.values) if self.values else self.template

    def __bool__(self) -> bool:
        return bool(self.template)

    def fill(self, **values: Any) -> Text:
        """Return the sentence with these values in it, in place of any that it had."""
        return Text(self.template, values)


def text(template: str, **values: Any) -> Text:
    return Text(template, values)


class Sentence(str):
    """A text as a plain string, which still knows its template: whoever shows it can say it in another language."""

    __slots__ = ("text",)
    text: Text

    def __new__(cls, words: Text) -> Self:
        made = super().__new__(cls, words)
        made.text = words
        return made


def sentence(template: str, **values: Any) -> Sentence:
    """Return a sentence as a plain string that still knows its template, for what is kept as a string."""
    return Sentence(Text(template, values))


def within_sentence(words: Text) -> Text:
    """Return a text as it stands within a sentence, "pair of {rank}" for "Pair of {rank}"."""
    return words._replace(template=words.template[:1].lower() + words.template[1:])


def listed(words: Iterable[object]) -> Text:
    """Return texts, one after the other, as one."""
    values = {f"one{nth}": one for nth, one in enumerate(words)}
    return Text(", ".join(f"{{{name}}}" for name in values), values)


def as_json(words: object) -> Any:
    """Return a text as plain JSON, to be kept and said in another language later."""
    if isinstance(words, Sentence):
        words = words.text
    if isinstance(words, Text):
        return {"template": words.template, "values": {name: as_json(one) for name, one in words.values.items()}}
    return str(words)


def from_json(kept: Any) -> Text:
    """Return the text that `as_json` has made this of. A plain string is one that is not translated."""
    if isinstance(kept, Mapping):
        values = {name: from_json(one) if isinstance(one, Mapping) else one for name, one in kept["values"].items()}
        return Text(kept["template"], values)
    return Text("{words}", {"words": kept})


EMPTY = Text("")
