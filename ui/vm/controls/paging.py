"""Rows that do not all fit are turned page by page: nothing scrolls, and each page has its number."""

from collections.abc import Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from kiosk.core.text import EMPTY, Text, text
from ui.vm.controls.words import say

PAGE: Final = text("Page {page} of {pages}")
MORE: Final = text("More · {page} of {pages}")

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


def with_next_key(rows: Sequence[T], page: int, most: int) -> tuple[Sequence[T], Text]:
    """Return a page of rows, and the name of the key below them that turns to the next page, EMPTY if all rows fit.

    The first page comes after the last one. `most` rows fit, or one less and the key.
    """
    if len(rows) <= most:
        return rows, EMPTY
    size = most - 1
    pages = -(-len(rows) // size)
    at = page % pages
    return rows[at * size : (at + 1) * size], MORE.fill(page=at + 1, pages=pages)


class PageTurner:
    """The place in rows of which `usual` are on a page, or fewer if the screen measures that they do not fit.

    If that number changes, the row that was the first is still on the page, so that none is skipped.
    """

    def __init__(self, usual: int) -> None:
        self._usual = self._most = self._size = usual
        self._first = 0

    def begin(self) -> None:
        """Go to the first row."""
        self._first = 0

    def fit(self, most: int) -> None:
        """Set the number of rows that fit on a page, 0 for the usual one."""
        self._most = most or self._usual

    def turn(self, pages: int) -> None:
        """Go forward by this number of pages, or back if it is negative."""
        self._first = (self._first // self._size + pages) * self._size

    def page(self, rows: Sequence[T], most: int | None = None) -> Paged[T]:
        """Return the page with the place. `most` rows are on it if no fewer fit."""
        self._size = self._most if most is None else min(most, self._most)
        page = paged(rows, self._first // self._size, self._size)
        if page.page != self._first // self._size:
            self._first = page.page * self._size
        return page
