"""Beacon Hold'em by clause: each sentence of `beacon_holdem.txt` that says what must happen, settled as a record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from beacon_holdem import GAME

from kiosk.core.errors import Refused
from kiosk.games.conformance import CHECKS, Check, GameSubject, name

SUBJECT = GameSubject(GAME, Path(__file__).with_name("beacon_holdem.toml"))
LOW, HIGH, BOARD = ["2c", "7d"], ["As", "Ad"], ["4h", "9s", "Jc"]


@pytest.mark.parametrize("check", CHECKS, ids=name)
def test_conforms(check: Check) -> None:
    check(SUBJECT)


def settled(hole: list[str], dealer: list[str], play: str = "2x", beacon: int = 500, **options: str) -> dict[str, Any]:
    seat = {"seat": 1, "hole": hole, "wagers": {"ante": 1000, "beacon": beacon}, "decisions": {"play": play}}
    hand = {"minimum": 500, "cards": {"dealer": dealer, "board": BOARD}, "seats": [seat]}
    wagers: dict[str, Any] = SUBJECT.settle(hand, **options)["seats"][0]["wagers"]
    return wagers


def test_rules_of_play_5_the_better_hand_is_paid_even_money() -> None:
    """If the player's hand is better, the Ante and the Play wager are paid even money."""
    wagers = settled(["Kc", "Kd"], LOW)
    assert (wagers["ante"]["won"], wagers["play"]["won"]) == (1000, 2000)


def test_rules_of_play_5_the_dealers_hand_is_better() -> None:
    """If the dealer's hand is better, both lose."""
    assert [settled(LOW, HIGH)[spot]["returned"] for spot in ("ante", "play")] == [0, 0]


def test_rules_of_play_5_a_tie() -> None:
    """A tie is a push."""
    assert settled(["2d", "7c"], LOW)["ante"]["outcome"] == "push"


def test_rules_of_play_3_a_fold() -> None:
    """A player who folds loses the Ante."""
    wagers = settled(HIGH, LOW, "fold")
    assert (wagers["ante"]["line"], wagers["beacon"]["won"]) == ("folded", 15000)
    assert settled(HIGH, LOW, "fold", fold_beacon="lost")["beacon"]["won"] == 0


def test_rules_of_play_3_how_much() -> None:
    """Each player folds, or makes a Play wager of one or two times the Ante."""
    with pytest.raises(Refused):
        settled(HIGH, LOW, "3x")


@pytest.mark.parametrize(("hole", "won"), [("8d 8c", 2000), ("Ah 2h", 1500), ("Kh Ah", 1500), ("Kh Ad", 0)])
def test_beacon_wager(hole: str, won: int) -> None:
    """The player's own two cards decide."""
    assert won == settled(hole.split(), ["As", "Ac"])["beacon"]["won"]
