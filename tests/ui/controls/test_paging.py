"""Rows that are turned page by page, while the number that fits on a page changes."""

from ui.vm.controls.paging import PageTurner

ROWS = tuple(range(10))


def test_pages_are_turned_on_and_back() -> None:
    turner = PageTurner(4)
    assert turner.page(ROWS).rows == (0, 1, 2, 3)
    turner.turn(1)
    assert turner.page(ROWS).rows == (4, 5, 6, 7)
    turner.turn(-1)
    assert turner.page(ROWS).rows == (0, 1, 2, 3)


def test_no_row_is_skipped_if_fewer_fit_on_a_later_page() -> None:
    turner = PageTurner(4)
    turner.page(ROWS)
    turner.turn(1)
    turner.page(ROWS)
    turner.fit(3)
    assert 4 in turner.page(ROWS).rows


def test_the_same_rows_are_shown_after_the_room_was_smaller_for_a_time() -> None:
    turner = PageTurner(4)
    turner.page(ROWS)
    turner.turn(1)
    before = turner.page(ROWS).rows
    turner.fit(3)
    turner.page(ROWS)
    turner.fit(0)
    assert turner.page(ROWS).rows == before


def test_a_page_of_fewer_rows_is_turned_by_as_many() -> None:
    turner = PageTurner(7)
    turner.page(ROWS, 2)
    turner.turn(1)
    assert turner.page(ROWS, 2).rows == (2, 3)


def test_a_list_that_became_shorter_shows_its_last_page() -> None:
    turner = PageTurner(4)
    turner.page(ROWS)
    turner.turn(2)
    assert turner.page(ROWS[:5]).rows == (4,)
