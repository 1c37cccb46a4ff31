"""New Hampshire Hold ’Em: the payout odds and the note on the jackpots of the 6 Card Bonus, clause by clause."""

import pytest

from kiosk.core.errors import Refused
from kiosk.games import GAMES
from kiosk.procedure import Does, Opening, Settled, refuse_posting
from kiosk.procedure.money.jackpot import DAY_MS
from tests.rules.new_hampshire import ALL, JACKPOTS, alone, nh
from tests.rules.play import RulePlay, rules


@pytest.mark.parametrize(
    ("hole", "board", "line", "won"),
    [
        ("6h 6d", "2s 7d Jh", "pair_6_to_10", 0),
        ("Th Kd", "2s Td Jh", "pair_6_to_10", 0),
        ("Jd 3h", "2s 7d Jh", "pair_j_to_a", 500),
        ("Ad Ah", "2s 7d Jh", "pair_j_to_a", 500),
        ("2d Jd", "2s 7d Jh", "two_pair", 1000),
        ("7h 7c", "2s 7d Jh", "three_of_a_kind", 1500),
        ("Ah 2d", "3s 4d 5h", "straight", 2000),
        ("Ah 3h", "5h 7h Jh", "flush", 3000),
        ("7h 7c", "2s 7d 2h", "full_house", 4000),
        ("7h 7c", "7s 7d 2h", "four_of_a_kind", 15000),
        ("9h Th", "8h 7h Jh", "straight_flush", 40000),
        ("Ah Th", "Kh Qh Jh", "royal_flush", 125000),
    ],
)  # fmt: skip
def test_payout_odds_nh_hold_em(hole: str, board: str, line: str, won: int) -> None:
    """NH Hold 'Em Payout Odds."""
    play = alone(hole, board)
    assert (line, won) == (play.settled(2, "ante").line, play.felt.settled[2]["ante"].won)
    assert {won} == {odds.won for odds in play.felt.settled[2].values()}


@pytest.mark.parametrize(
    ("board", "line", "odds"),
    [
        ("2s 2d Jh", "pair", 1),
        ("2s 7s Js", "flush", 3),
        ("As 2d 3h", "straight", 6),
        ("Qs Kd Ah", "straight", 6),
        ("Ks Ad 2h", "nothing", 0),
        ("2s 2d 2h", "three_of_a_kind", 30),
        ("5s 6s 7s", "straight_flush", 40),
    ],
)  # fmt: skip
def test_payout_odds_board_bonus(board: str, line: str, odds: int) -> None:
    """Board Bonus Payout Odds."""
    settled = alone("9h 4c", board, bets={"ante": 500, "board_bonus": 250}).settled(2, "board_bonus")
    assert (line, 250 * odds) == (settled.line, settled.won)


@pytest.mark.parametrize(
    ("hole", "line", "odds"),
    [
        ("2c 2d", "pair_2_to_k", 4),
        ("Kc Kd", "pair_2_to_k", 4),
        ("Ac Kd", "ace_face_unsuited", 8),
        ("Ac Jd", "ace_face_unsuited", 8),
        ("Ac Qc", "ace_face_suited", 15),
        ("Ac Ad", "pair_of_aces", 20),
        ("Ac Td", "nothing", 0),
    ],
)  # fmt: skip
def test_payout_odds_pocket_bonus(hole: str, line: str, odds: int) -> None:
    """Pocket Bonus Payout Odds."""
    settled = alone(hole, board="3s 7d 9h", six="4c 8d Tc 2h", bets=ALL).settled(2, "pocket_bonus")
    assert (line, 250 * odds) == (settled.line, settled.won)


SIX_CARDS = [
    ("Ah Kh", "Qh Jh Th 2c", "royal_flush_hearts", 5_000_000, 10_000_000),
    ("As Ks", "Qs Js Ts 2c", "royal_flush_other", 500_000, 1_000_001),
    ("9s Ks", "Qs Js Ts 2c", "straight_flush", 50_001, 100_003),
    ("9s 9h", "9c 9d Ts 2c", "four_of_a_kind", 25_000, 50_000),
    ("9s 9h", "9c Td Ts 2c", "full_house", 10_000, 20_000),
    ("9s 4s", "6s Kd Ts 2s", "flush", 7_500, 15_000),
    ("9s 8h", "7s 6d Ts 2c", "straight", 5_000, 10_000),
    ("9s 9h", "9c 6d Ts 2c", "three_of_a_kind", 2_500, 5_000),
]


@pytest.mark.parametrize(("hole", "six", "line", "for_5", "for_10"), SIX_CARDS)
def test_payout_odds_six_card_bonus(hole: str, six: str, line: str, for_5: int, for_10: int) -> None:
    """6 Card Bonus Payout Odds: Payout ($5 Bet), Payout ($10 Bet)."""
    for bet, pays in ((500, for_5), (1000, for_10)):
        settled = alone(hole, "3d 5c 8c", six, {"ante": 500, "six_card_bonus": bet}).settled(2, "six_card_bonus")
        assert (line, pays, bet + pays) == (settled.line, settled.won, settled.returned)


def test_six_card_note_the_jackpots_are_posted() -> None:
    """MEGA, MAJOR and MINOR jackpot values will be posted prominently at the gaming table."""
    assert ("mega", "major", "minor") == rules("nh").jackpots
    play = alone("Ah Kh", "3d 5c 8c", "Qh Jh Th 2c", {"ante": 500, "six_card_bonus": 1000})
    assert JACKPOTS["mega"] == play.settled(2, "six_card_bonus").payout


def _refusal(*, since_ms: int | None, in_hand: bool, paid_since: bool) -> str | None:
    try:
        refuse_posting(since_ms=since_ms, in_hand=in_hand, paid_since=paid_since)
    except Refused as refused:
        return refused.code
    return None


def test_six_card_note_at_most_once_in_24_hours() -> None:
    """MEGA, MAJOR and MINOR jackpot values may be updated not more than once every twenty-four (24) hours."""
    assert "jackpot_once_a_day" == _refusal(since_ms=DAY_MS - 1, in_hand=False, paid_since=False)
    assert _refusal(since_ms=DAY_MS, in_hand=False, paid_since=False) is None


def test_six_card_note_not_in_the_middle_of_play() -> None:
    """... and shall not be updated in the middle of any game play."""
    assert "jackpot_in_hand" == _refusal(since_ms=9 * DAY_MS, in_hand=True, paid_since=False)


def test_six_card_note_except_after_a_win_has_been_paid() -> None:
    """... except that if a player wins any one of the jackpots, the values may be updated following the payout of the
    win."""
    assert _refusal(since_ms=1, in_hand=True, paid_since=True) is None


@pytest.mark.parametrize(
    ("posted", "does", "take", "pay", "won"),
    [(1_000, Does.TAKE, 250, 0, 0), (2_000, Does.PUSH, 0, 0, 0), (10_000, Does.PAY, 0, 2_000, 2_000)],
)
def test_six_card_share_that_includes_the_stake_is_paid_and_no_more(
    posted: int, does: Does, take: int, pay: int, won: int
) -> None:
    """Two who bet $5 and $10 share the MINOR equally, then by percent, the stake being part of it."""
    opening = Opening(1, (1, 2, 3), 500, 5000, {**JACKPOTS, "minor": posted})
    bets = {1: {"ante": 500, "six_card_bonus": 500}, 2: {"ante": 500, "six_card_bonus": 1000}}
    lying = {("board", 0): "3d 5c Jc", ("six_card", 0): "8s 7s 6s 5s", ("hole", 1): "9s 2d", ("hole", 2): "4s 2h"}
    play = RulePlay("nh", opening, bets, {}, lying, {"six_stake": "included"})
    settlement = play.finish()
    settled = play.felt.settled[1]["six_card_bonus"]
    item = next(item for item in play.items("six_card_bonus") if item.seat == 1)
    assert (does, take, pay) == (item.does, item.take, item.pay)
    assert (won, posted // 4, posted // 4) == (settled.won, settled.returned, settled.payout)
    record = GAMES["nh"].record.write(rules("nh", six_stake="included"), opening, play.felt, settlement)[1]
    returned = sum(seat["wagers"]["six_card_bonus"]["returned"] for seat in record["seats"])
    assert record["jackpots_paid"]["minor"] == returned == posted // 4 + posted // 2


def _winners(five: int, ten: int, **options: object) -> tuple[Settled, Settled]:
    """Return the winnings of two players at one table with the same straight flush."""
    bets = {1: {"ante": 500, "six_card_bonus": five}, 2: {"ante": 500, "six_card_bonus": ten}}
    play = nh(bets, holes={1: "9s 2d", 2: "4s 2h"}, board="3d 5c Jc", six="8s 7s 6s 5s", options=options)
    return play.settled(1, "six_card_bonus"), play.felt.settled[2]["six_card_bonus"]


def test_six_card_note_one_jackpot_is_split_amongst_its_winners() -> None:
    """If more than one player wins the MEGA, MAJOR or MINOR jackpots during the same hand, the respective jackpot shall
    be split amongst the multiple winners."""
    both = _winners(1000, 1000)
    assert [50_001, 50_001] == [odds.won for odds in both]
    assert [(1, 2), (1, 2)] == [odds.share.winners for odds in both if odds.share]


@pytest.mark.parametrize(
    ("split", "paid"),
    [
        ("equal_then_percent", [25_000, 50_001]),
        ("equal_full", [50_001, 50_001]),
        ("by_entitlement", [33_334, 66_668]),
        ("capped_entitlement", [33_334, 66_668]),
    ],
)
def test_six_card_note_winners_with_bets_of_5_and_10(split: str, paid: list[int]) -> None:
    """... shall be split amongst the multiple winners (how, between $5 and $10: ruling jackpot_split)."""
    assert paid == [winner.won for winner in _winners(500, 1000, jackpot_split=split)]


def test_six_card_note_only_the_highest_hand_is_paid() -> None:
    """A Player's winning hand shall receive the payout for only the highest possible 6 Card Bonus hand."""
    settled = alone("9s 9h", "3d 5c 8c", "9c 9d Ts Tc", ALL).settled(2, "six_card_bonus")
    assert ("four_of_a_kind", 25_000) == (settled.line, settled.won)


def test_six_card_note_prizes_do_not_grow_with_wagers() -> None:
    """The 6 Card Bonus bet is HOUSE-FUNDED ... Prize amounts are set at the sole discretion of the Game Operator
    Employer and are not based in any way on past wagers."""
    opening = Opening(99, (1, 2, 3), 500, None, JACKPOTS, state={"wagered": 123_456})
    play = RulePlay("nh", opening, {1: ALL}, {}, {("hole", 1): "9s Ks", ("board", 0): "3d 5c 8c",
                                              ("six_card", 0): "Qs Js Ts 2c"})  # fmt: skip
    assert JACKPOTS["minor"] // 2 == play.settled(1, "six_card_bonus").won
