"""Posted jackpots: how winners share one, which amounts are refused, and how long they are valid."""

import pytest

from kiosk.core.errors import Refused
from kiosk.core.money import Rounding
from kiosk.procedure.money.jackpot import DAY_MS, Split, posting_wait_ms, refuse_amounts, refuse_posting, shares

EXACT = Rounding.CENT_NEAREST


@pytest.mark.parametrize(
    ("split", "percents", "cents"),
    [
        (Split.EQUAL_FULL, {1: 100}, {1: 101_000}),
        (Split.EQUAL_THEN_PERCENT, {1: 100, 4: 50}, {1: 50_500, 4: 25_250}),
        (Split.EQUAL_FULL, {1: 100, 4: 50}, {1: 50_500, 4: 50_500}),
        (Split.BY_ENTITLEMENT, {1: 75, 4: 25}, {1: 75_750, 4: 25_250}),
        (Split.BY_ENTITLEMENT, {1: 25, 4: 25}, {1: 50_500, 4: 50_500}),
        (Split.CAPPED_ENTITLEMENT, {1: 25, 4: 25}, {1: 25_250, 4: 25_250}),
        (Split.CAPPED_ENTITLEMENT, {1: 75, 4: 25}, {1: 75_750, 4: 25_250}),
        (Split.CAPPED_ENTITLEMENT, {1: 100, 4: 100}, {1: 50_500, 4: 50_500}),
    ],
)
def test_winners_share_a_jackpot(split: Split, percents: dict[int, int], cents: dict[int, int]) -> None:
    assert cents == shares(101_000, percents, split, EXACT)


def test_each_jackpot_has_an_amount_above_zero() -> None:
    refuse_amounts({"mega": 1}, ["mega"])
    for amounts, names in (({"mega": 0}, ["mega"]), ({}, ["mega"]), ({"mega": 1, "minor": 1}, ["mega"]), ({}, [])):
        with pytest.raises(Refused):
            refuse_amounts(amounts, names)


def test_amounts_hold_for_a_day_or_until_one_is_paid() -> None:
    assert posting_wait_ms(since_ms=DAY_MS, paid_since=False) == 0
    assert posting_wait_ms(since_ms=DAY_MS - 1, paid_since=False) == 1
    assert posting_wait_ms(since_ms=0, paid_since=False) == DAY_MS == 86_400_000
    assert posting_wait_ms(since_ms=0, paid_since=True) == posting_wait_ms(since_ms=None, paid_since=False) == 0
    refuse_posting(since_ms=0, in_hand=True, paid_since=True)
    refuse_posting(since_ms=None, in_hand=False, paid_since=False)
    with pytest.raises(Refused, match="during a hand"):
        refuse_posting(since_ms=None, in_hand=True, paid_since=False)


@pytest.mark.parametrize(
    ("wait_ms", "said"),
    [
        (1, "0 h 01 min"),
        (60_000, "0 h 01 min"),
        (60_001, "0 h 02 min"),
        (59 * 60_000, "0 h 59 min"),
        (90 * 60_000, "1 h 30 min"),
        (DAY_MS, "24 h 00 min"),
    ],
)
def test_the_wait_is_shown_in_whole_minutes_and_not_one_too_few(wait_ms: int, said: str) -> None:
    with pytest.raises(Refused, match=f"wait {said}"):
        refuse_posting(since_ms=DAY_MS - wait_ms, in_hand=False, paid_since=False)
