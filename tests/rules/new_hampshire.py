"""Hands of New Hampshire Hold ’Em for the tests of its rules."""

from collections.abc import Mapping

from kiosk.procedure import Opening
from tests.rules.play import Bets, Decisions, RulePlay

JACKPOTS = {"mega": 10_000_000, "major": 1_000_001, "minor": 100_003}


OPENING = Opening(1, (1, 2, 3), 500, 5000, JACKPOTS)


ANTE = {"ante": 500}


ALL = {"ante": 500, "board_bonus": 250, "pocket_bonus": 250, "six_card_bonus": 500}


FOUR = "3c 8d Tc 2h"


def nh(
    bets: Bets,
    *,
    holes: Mapping[int, str],
    board: str = "2s 7d Jh",
    six: str = FOUR,
    decisions: Decisions | None = None,
    options: Mapping[str, object] | None = None,
) -> RulePlay:
    lying = {("board", 0): board, **{("hole", seat): hole for seat, hole in holes.items()}}
    if any("six_card_bonus" in placed for placed in bets.values()):
        lying["six_card", 0] = six
    return RulePlay("nh", OPENING, bets, decisions or {}, lying, options or {})


def alone(hole: str, board: str = "2s 7d Jh", six: str = FOUR, bets: Mapping[str, int] = ANTE) -> RulePlay:
    """Return the hand of one player at seat 2."""
    return nh({2: bets}, holes={2: hole}, board=board, six=six)
