"""The house's limits on the payouts of a hand and a wager, worked out by hand."""

import json
import random

import pytest

from kiosk.core.money import Rounding
from kiosk.games import GAMES
from kiosk.procedure import Does, Floor, Forfeit, Opening, Settle
from kiosk.procedure.banked.limits import shared
from tests.rules.new_hampshire import JACKPOTS
from tests.rules.play import RulePlay, rules

# A royal flush and a straight flush at $25, three times the ante on each street: $250 on each hand. The royal is due
# 250 × $250 = $62,500, the straight flush 80 × $250 = $20,000.
BETS = {1: {"ante": 2500}, 2: {"ante": 2500}}
SIX = "six_card_bonus"
TRIPLE = {f"{street}_bets": {1: "3x", 2: "3x"} for street in ("flop", "turn", "river")}
LYING = {("board", 0): "Qs Js Ts", ("hole", 1): "As Ks", ("hole", 2): "9s 8s"}


def two_royals(**options: object) -> RulePlay:
    play = RulePlay("nh", Opening(1, (1, 2), 500, 5000, JACKPOTS), BETS, TRIPLE, LYING, options)
    play.finish()
    return play


def won(play: RulePlay, seat: int) -> int:
    return sum(bet.won for bet in play.felt.settled[seat].values())


@pytest.mark.parametrize(
    ("options", "royal", "straight_flush"),
    [
        ({}, 6_250_000, 2_000_000),
        ({"payout_limit": "100000"}, 6_250_000, 2_000_000),
        # $50,000 × 62,500 ÷ 82,500 = $37,878.78…, and × 20,000 ÷ 82,500 = $12,121.21…
        ({"payout_limit": "50000"}, 3_787_878, 1_212_121),
        ({"payout_limit": "50000", "jackpot_rounding": "dollar_down"}, 3_787_800, 1_212_100),
        # $25,000 each is more than the straight flush is due: the remainder goes to the royal.
        ({"payout_limit": "50000", "payout_limit_split": "equal"}, 3_000_000, 2_000_000),
        ({"payout_limit": "30000", "payout_limit_split": "equal"}, 1_500_000, 1_500_000),
        ({"wager_payout_limit": "25000"}, 2_500_000, 2_000_000),
        ({"wager_payout_limit": "25000", "payout_limit": "36000"}, 2_000_000, 1_600_000),
    ],
)
def test_a_limit_cuts_the_winnings_of_two_hands(options: dict[str, object], royal: int, straight_flush: int) -> None:
    play = two_royals(**options)
    assert (won(play, 1), won(play, 2)) == (royal, straight_flush)
    for seat in (1, 2):
        assert sum(bet.returned for bet in play.felt.settled[seat].values()) == 25_000 + won(play, seat)


def recorded(play: RulePlay) -> str:
    assert play.round.settlement is not None
    return json.dumps(GAMES["nh"].record.result(play.round.rules, play.opening, play.felt, play.round.settlement))


def test_the_item_and_the_record_show_the_cut_amount() -> None:
    play = two_royals(payout_limit="50000")
    items = [item for prompt in play.asked if isinstance(prompt, Settle) for item in prompt.items]
    royal = next(item for item in items if item.seat == 1)
    assert royal.does is Does.PAY and royal.pay == 3_787_878
    assert str(royal.terms) == "250 to 1 on $250 is $62,500, cut to the house limit"
    assert '"uncut": 625000' in recorded(play)
    assert "uncut" not in recorded(two_royals())


def test_payout_limit_counts_earlier_payouts_but_no_posted_jackpot() -> None:
    """The board Q J T of spades first pays $2,500 × 40 to each Board bonus of $25: $2,000 together."""
    bets = {seat: {"ante": 2500, "board_bonus": 2500, "six_card_bonus": 500} for seat in (1, 2)}
    lying = {**LYING, ("six_card", 0): "Qd Jd Td 2c"}
    play = RulePlay("nh", Opening(1, (1, 2), 500, 5000, JACKPOTS), bets, TRIPLE, lying, {"payout_limit": "5000"})
    play.finish()
    board = [play.felt.settled[seat]["board_bonus"].won for seat in (1, 2)]
    assert board == [100_000, 100_000]
    main = [won_on_main(play, seat) for seat in (1, 2)]
    assert main == [300_000 * 6250 // 8250, 300_000 * 2000 // 8250]


SHARING = {
    ("board", 0): "Kd Qs Jd", ("six_card", 0): "5h 6h 7h 2c", ("hole", 1): "8h 9h", ("hole", 2): "3h 4h",
}  # fmt: skip


def to_call(play: RulePlay, step: str, seat: int) -> None:
    """Answer until the hand of a seat is called at a step."""
    while not (isinstance(prompt := play.prompt, Floor) and (prompt.guide.step, prompt.item.seat) == (step, seat)):
        play.answer(play.scripted(prompt))


@pytest.mark.parametrize("returned", [False, True])
def test_seat_that_shared_a_jackpot_with_a_dead_hand_wins_it_alone(returned: bool) -> None:
    """Both make a straight flush on a MINOR of $1,000.03, and seat 2 is paid $500.01. Then seat 1 is dead or void."""
    bets = {seat: {"ante": 1000, "six_card_bonus": 1000} for seat in (1, 2)}
    play = RulePlay("nh", Opening(1, (1, 2), 500, 5000, JACKPOTS), bets, {}, SHARING)
    to_call(play, SIX, 1)
    assert play.round.book.of(2, SIX) == JACKPOTS["minor"] // 2
    play.answer(Forfeit(1, returned))
    asked = play.prompt
    assert isinstance(asked, Settle)
    assert [(item.seat, item.pay, item.in_full.pay) for item in asked.items] == [(2, 50_002, 100_003)]
    play.finish()
    assert play.felt.settled[2][SIX].won == JACKPOTS["minor"] == play.round.book.of(2, SIX)
    assert json.loads(recorded(play))["jackpot_winners"] == {"minor": [2]}


def test_seat_that_shared_the_limit_with_a_dead_hand_has_it_alone() -> None:
    """Of $50,000, seat 2 is paid $12,121.21 of its $20,000. Then the royal flush of seat 1 is dead."""
    play = RulePlay(
        "nh", Opening(1, (1, 2), 500, 5000, JACKPOTS), BETS, TRIPLE, LYING, {"payout_limit": "50000"}
    )  # fmt: skip
    to_call(play, "main", 1)
    assert won(play, 2) == 1_212_121
    play.forfeit(1)
    play.finish()
    assert won(play, 2) == 2_000_000


def test_limit_counts_payments_to_a_hand_that_is_dead_since() -> None:
    """Of $50,000, the straight flush of seat 2 is paid $12,121.21. Its hand is dead then: $37,878.79 are left."""
    bets = {seat: {"ante": 2500, "six_card_bonus": 500} for seat in (1, 2)}
    lying = {**LYING, ("six_card", 0): "2c 4d 6h 7d"}
    play = RulePlay("nh", Opening(1, (1, 2), 500, 5000, JACKPOTS), bets, TRIPLE, lying, {"payout_limit": "50000"})
    to_call(play, "main", 1)
    play.forfeit(2)
    play.finish()
    assert (won(play, 1), won(play, 2)) == (5_000_000 - 1_212_121, 1_212_121)


def won_on_main(play: RulePlay, seat: int) -> int:
    settled = play.felt.settled[seat]
    return sum(settled[spot].won for spot in ("ante", "flop_bet", "turn_bet", "river_bet"))


def test_players_read_the_limits_among_the_rulings() -> None:
    limited = rules("nh", payout_limit="50000", wager_payout_limit="25000")
    ruled = {str(asks): str(means) for asks, means in limited.ruled()}
    assert ruled["What is the most that the house pays in one hand?"] == (
        "$50,000 to all players together. Posted jackpots are paid in full."
    )
    assert ruled["What is the most that one wager pays?"] == "$25,000 to one player. Posted jackpots are paid in full."
    unlimited = [str(asks) for asks, _ in rules("nh").ruled()]
    assert not [asks for asks in unlimited if "limit" in asks or "most" in asks]


@pytest.mark.parametrize("split", ["by_entitlement", "equal"])
def test_shares_never_exceed_the_limit_or_the_due_amount(split: str) -> None:
    chance = random.Random(7)
    for _ in range(2000):
        due = {seat: chance.randrange(1, 10**7) for seat in range(chance.randrange(1, 7))}
        limit = chance.randrange(0, 2 * 10**7)
        paid = shared(limit, due, split, chance.choice(list(Rounding)))
        assert sum(paid.values()) <= limit or paid == due
        assert all(0 <= paid[seat] <= due[seat] for seat in due)
        if sum(due.values()) > limit:
            assert limit - sum(paid.values()) <= 100 * len(due)
