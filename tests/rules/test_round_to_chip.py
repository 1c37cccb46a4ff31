"""The house's ruling on payouts that no chips make, worked out by hand."""

import pytest

from kiosk.procedure import Does, Opening, Settle
from tests.rules.new_hampshire import JACKPOTS
from tests.rules.play import RulePlay, rules

# Two straight flushes in hearts, not royal, each win half of the MINOR. At $5 a seat is paid half of its share.
LYING = {("board", 0): "2c 3c 4d", ("hole", 1): "6h 5h", ("hole", 2): "Jh Th", ("six_card", 0): "9h 8h 7h 2d"}


def two_share(minor: int, **options: object) -> RulePlay:
    bets = {seat: {"ante": 500, "six_card_bonus": 500} for seat in (1, 2)}
    opening = Opening(1, (1, 2), 500, 5000, {**JACKPOTS, "minor": minor})
    play = RulePlay("nh", opening, bets, {}, LYING, options)
    play.finish()
    return play


def six_card(play: RulePlay, seat: int) -> int:
    return play.felt.settled[seat]["six_card_bonus"].won


@pytest.mark.parametrize(
    ("options", "paid"),
    [
        ({}, 25_025),  # 50 % of half of $1,001
        ({"round_to_chip": "down", "chip_unit": "1"}, 25_000),
        ({"round_to_chip": "up", "chip_unit": "1"}, 25_100),
        ({"round_to_chip": "down", "chip_unit": "25"}, 25_000),
        ({"round_to_chip": "up", "chip_unit": "0.25"}, 25_025),
    ],
)
def test_a_share_that_no_chips_make_is_paid_as_the_house_rules(options: dict[str, object], paid: int) -> None:
    play = two_share(100_100, **options)
    assert [six_card(play, seat) for seat in (1, 2)] == [paid, paid]


def test_the_item_shows_the_rounded_amount() -> None:
    play = two_share(100_100, round_to_chip="down", chip_unit="1")
    items = [item for prompt in play.asked if isinstance(prompt, Settle) for item in prompt.items]
    bonus = next(item for item in items if item.key == "six_card_bonus")
    assert bonus.does is Does.PAY and bonus.pay == 25_000
    assert str(bonus.terms) == "50% of the MINOR, shared by 2 is $250.25, rounded to whole chips"
    assert [settled.uncut for settled in play.felt.settled[1].values() if settled.uncut] == [25_025]


# A flush in hearts: $5 on the ante and on each street, paid 6 to 1 together, $120.
FLUSH = {("board", 0): "Ah 9h 4h", ("hole", 1): "Kh 2h"}
ONCE = {f"{street}_bets": {1: "1x"} for street in ("flop", "turn", "river")}


@pytest.mark.parametrize(
    ("options", "paid"),
    [
        ({}, 12_000),
        ({"round_to_chip": "down", "chip_unit": "25"}, 10_000),
        ({"round_to_chip": "up", "chip_unit": "25"}, 12_500),  # Once for the wager: not $50 for each of four bets.
        ({"round_to_chip": "up", "chip_unit": "25", "payout_limit": "110"}, 10_000),  # It is never more than the limit.
    ],
)
def test_odds_that_no_chips_make_are_rounded_once_a_wager(options: dict[str, object], paid: int) -> None:
    play = RulePlay("nh", Opening(1, (1,), 500, 5000, JACKPOTS), {1: {"ante": 500}}, ONCE, FLUSH, options)
    play.finish()
    settled = play.felt.settled[1]
    assert sum(bet.won for bet in settled.values()) == paid
    assert sum(bet.returned for bet in settled.values()) == 2_000 + paid


def test_rounding_without_its_chip_is_warned_of_and_rounds_nothing() -> None:
    ruled = rules("nh", round_to_chip="down")
    found = [key for check in ruled.WARNINGS for key, _ in check(ruled)]
    assert ("round_to_chip",) in found
    assert ruled.jackpot_shares("minor", 100_100) == rules("nh").jackpot_shares("minor", 100_100)
    assert not [asks for asks, _ in ruled.ruled() if "No chips make" in str(asks)]


def test_a_rack_that_makes_no_whole_chips_is_refused() -> None:
    found = rules("peek", round_to_chip="down", chip_unit="2.50").wrong_at_table(
        500, None, [(500, "red"), (2500, "green")]
    )
    assert dict(found) == {("rack",): "no chips of the rack make the chip_unit of the game, $2.50"}


def test_a_line_may_pay_only_whole_chips() -> None:
    """A posting and a rack are judged by the payment, not by the line."""
    rounded = rules("nh", round_to_chip="down", chip_unit="1")
    assert rounded.jackpot_shares("minor", 100_100) == {100_100, 50_000, 25_000, 50_050 // 100 * 100}
