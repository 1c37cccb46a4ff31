"""A slip as ESC/POS, rendered by python-escpos, which is loaded with the first slip: it draws much in with it."""

from __future__ import annotations

import textwrap
from typing import Final

from kiosk.devices import SlipLine, SlipPage

_PLAIN: Final = str.maketrans(
    {"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "−": "-", "×": "x", "…": "...", "¢": "c"}
)


def render(page: SlipPage, *, columns: int) -> bytes:
    """Return a slip, `columns` characters wide, from its reset through its cut."""
    from escpos.printer import Dummy  # type: ignore[import-untyped]

    paper = Dummy()
    paper.hw("INIT")
    paper.set(align="center", bold=True, double_width=True, double_height=True)
    for heading in (page.mark, page.title, page.number):
        for text in textwrap.wrap(heading, columns // 2):
            paper.textln(_plain(text))
    paper.set(align="left", bold=False, normal_textsize=True)
    paper.textln("-" * columns)
    for line in page.lines:
        paper.set(bold=line.large, double_height=line.large, normal_textsize=not line.large)
        for text in lay_out(line, columns):
            paper.textln(_plain(text))
    paper.set(bold=False, normal_textsize=True)
    if page.mark:
        paper.textln(_plain(page.mark.center(columns)))
    paper.cut(mode="PART")
    output: bytes = paper.output
    return output


def lay_out(line: SlipLine, columns: int) -> list[str]:
    """Return a line's text at the left and its value at the right, on as many lines as it takes."""
    if not line.value:
        return textwrap.wrap(line.text, columns) or [""]
    *before, last = textwrap.wrap(line.text, columns) or [""]
    if len(last) + 1 + len(line.value) <= columns:
        return [*before, last + line.value.rjust(columns - len(last))]
    return [*before, last, *(text.rjust(columns) for text in textwrap.wrap(line.value, columns))]


def _plain(text: str) -> str:
    """Return text in the letters that every such printer has."""
    return text.translate(_PLAIN).encode("ascii", "replace").decode("ascii")
