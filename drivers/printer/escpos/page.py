"""A slip as ESC/POS: the place and size of each text."""

import textwrap

from drivers.letters import with_signs_of
from drivers.printer.escpos import wire
from kiosk.core.devices import SlipLine, SlipPage


def render(page: SlipPage, *, columns: int) -> bytes:
    """Return a slip, `columns` characters wide, from its reset through its cut."""
    mark = _plain(page.mark)
    headings = [line for text in (mark, page.title, page.number) for line in textwrap.wrap(_plain(text), columns // 2)]
    paper = [wire.RESET, wire.CENTER, wire.style(bold=True, high=True, wide=True), *map(wire.line, headings)]
    paper += [wire.LEFT, wire.style(), wire.line("-" * columns)]
    for line in page.lines:
        paper += [wire.style(bold=line.large, high=line.large), *map(wire.line, lay_out(line, columns))]
    paper += [wire.style()]
    if mark:
        paper += [wire.line(mark.center(columns))]
    return b"".join([*paper, wire.CUT])


def lay_out(line: SlipLine, columns: int) -> list[str]:
    """Return a line's text at the left and its value at the right, on as many lines as it takes."""
    text, value = textwrap.wrap(_plain(line.text), columns) or [""], _plain(line.value)
    if not value:
        return text
    *before, last = text
    if len(last) + 1 + len(value) <= columns:
        return [*before, last + value.rjust(columns - len(last))]
    return [*before, last, *(line.rjust(columns) for line in textwrap.wrap(value, columns))]


def _plain(text: str) -> str:
    return with_signs_of(text, wire.has_sign)
