"""Amounts as they are written, read, divided, and won, compared with examples and with exact fractions."""

from fractions import Fraction
from math import floor
from random import Random

import pytest

from kiosk.core.money import Dollars, Odds, Rounding, Spoken, divide, money, parse_money

WRITTEN = {
    0: "$0", 1: "$0.01", 10: "$0.10", 99: "$0.99", 100: "$1", 250: "$2.50", 99_999: "$999.99", 100_000: "$1,000",
    123_456_700: "$1,234,567", -1: "−$0.01", -100: "−$1", -250: "−$2.50",
}  # fmt: skip


@pytest.mark.parametrize(("cents", "text"), WRITTEN.items())
def test_an_amount_is_written_in_dollars(cents: int, text: str) -> None:
    assert money(cents) == text == str(Dollars(cents)) == f"{Dollars(cents)}" == f"{Dollars(cents):>9}"
    if cents >= 0:
        assert parse_money(text) == parse_money(f" {text.removeprefix('$')} ") == cents


SPOKEN = {
    100: "one", 1_300: "thirteen", 2_500: "twenty-five", 6_000: "sixty", 10_000: "one hundred",
    24_100: "two hundred forty-one", 100_000: "one thousand", 120_000: "twelve hundred", 125_000: "one thousand two "
    "hundred fifty", 1_250_000: "twelve thousand five hundred", 99_999_900: "nine hundred ninety-nine thousand nine "
    "hundred ninety-nine", 250: "$2.50", 0: "$0", 100_000_000: "$1,000,000",
}  # fmt: skip


@pytest.mark.parametrize(("cents", "said"), SPOKEN.items())
def test_an_amount_of_whole_dollars_is_in_words(cents: int, said: str) -> None:
    assert said == str(Spoken(cents)) == f"{Spoken(cents)}"


@pytest.mark.parametrize(
    "text", ["", "$", "-5", "2.5", "2.505", "1,00", "12,3456", "1e3", "five", "$$5", "1 000", ".50"]
)
def test_an_invalid_amount_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not an amount of money; write it as 25 or 2\.50"):
        parse_money(text)


def test_a_fraction_of_a_cent_goes_where_the_house_says() -> None:
    chance = Random(3)
    pairs = [(0, 1), (1, 2), (3, 2), (199, 1), (200, 2), (250, 1), (1, 3), (2, 3)]
    pairs += [(chance.randrange(100_000), chance.randrange(1, 50)) for _ in range(300)]
    for numerator, denominator in pairs:
        exact = Fraction(numerator, denominator)
        assert divide(numerator, denominator, Rounding.CENT_DOWN) == floor(exact)
        assert divide(numerator, denominator, Rounding.CENT_NEAREST) == floor(exact + Fraction(1, 2))
        assert divide(numerator, denominator, Rounding.DOLLAR_DOWN) == floor(exact / 100) * 100


def test_odds_are_read_written_and_paid() -> None:
    assert Odds.parse("6:1") == Odds.parse(" 6 to 1 ") == Odds(6, 1)
    assert (str(Odds(6, 5)), Odds(6, 5).words) == ("6:5", "6 to 5")
    chance = Random(4)
    for _ in range(300):
        bet, odds = chance.randrange(100_000), Odds(chance.randrange(1, 2_000), chance.randrange(1, 20))
        assert odds.won(bet) == floor(bet * Fraction(*odds))
        assert Odds.parse(str(odds)) == Odds.parse(odds.words) == odds


@pytest.mark.parametrize("text", ["", "6", "0:1", "6:0", "0:0", "6:1:1", "-6:1", "6.5:1", "six to one", "6 1"])
def test_invalid_odds_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not odds; write them as 6:1"):
        Odds.parse(text)
