"""Rows that do not all fit are turned page by page: nothing scrolls."""

from collections.abc import Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from kiosk.core.text import text
from ui.vm.controls.words import say

PAGE: Final = text("Page {page} of {pages}")

T = TypeVar("T")


class Paged(NamedTuple, Generic[T]):
    """One page of rows. `text` is its number and the number of pages, "" if all rows are on it."""

    rows: tuple[T, ...]
    page: int
    text: str
    can_back: bool
    can_on: bool


def paged(rows: Sequence[T], page: int, size: int) -> Paged[T]:
    """Return the page that is asked for, counted from 0, or the nearest that there is."""
    pages = max(1, -(-len(rows) // size))
    page = max(0, min(page, pages - 1))
    said = say(PAGE.fill(page=page + 1, pages=pages)) if pages > 1 else ""
    return Paged(tuple(rows[page * size : (page + 1) * size]), page, said, page > 0, page < pages - 1)
