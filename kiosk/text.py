"""Words for people: a template and its values, put together only when somebody reads them.

The template is the key by which a translation is found, so it holds whole sentences and no amounts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

_NOTHING: Mapping[str, Any] = {}


class Text(NamedTuple):
    """A sentence such as `Text("Pay seat {seat}.", {"seat": 3})`. Values may be texts themselves."""

    template: str
    values: Mapping[str, Any] = _NOTHING

    def __str__(self) -> str:
        return self.template.format_map(self.values) if self.values else self.template

    def __bool__(self) -> bool:
        return bool(self.template)


def text(template: str, **values: Any) -> Text:
    return Text(template, values)


EMPTY = Text("")
