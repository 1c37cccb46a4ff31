"""Harbor Stud by clause: each sentence of `harbor_stud.txt` that says what must happen, settled as a record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from harbor_stud import GAME

from kiosk.games.conformance import CHECKS, Check, GameSubject, name

SUBJECT = GameSubject(GAME, Path(__file__).with_name("harbor_stud.toml"))
STRAIGHT, NOTHING, PAIR = "3c 4d 5s 6s 7c", "2c 4h 5h 9s Jc", "2c 2d 5h 9s Jc"


@pytest.mark.parametrize("check", CHECKS, ids=name)
def test_conforms(check: Check) -> None:
    check(SUBJECT)


def settled(hole: str, dealer: str, call: str = "2x") -> dict[str, Any]:
    seat = {"seat": 1, "hole": hole.split(), "wagers": {"ante": 1000, "lighthouse": 500}, "decisions": {"call": call}}
    hand = {"minimum": 500, "cards": {"dealer": dealer.split()}, "seats": [seat]}
    wagers: dict[str, Any] = SUBJECT.settle(hand)["seats"][0]["wagers"]
    return wagers


def test_rules_of_play_6_the_dealer_does_not_qualify() -> None:
    """If the dealer does not qualify, the Ante pays 1 to 1 and the Call pushes."""
    for hole in ("3c 4d 6h 8s Tc", STRAIGHT):  # the lower hand and the higher
        wagers = settled(hole, NOTHING)
        assert tuple(wagers["ante"][of] for of in ("line", "outcome", "won")) == ("not_qualified", "win", 1000)
        assert tuple(wagers["call"][of] for of in ("line", "outcome", "returned")) == ("not_qualified", "push", 2000)


def test_rules_of_play_7_the_dealer_qualifies() -> None:
    """The Ante and the Call win even money against a lower hand and lose against a higher hand."""
    assert [settled(STRAIGHT, PAIR)[spot]["won"] for spot in ("ante", "call")] == [1000, 2000]
    assert [settled("2h 4h 6h 8s Jd", PAIR)[spot]["returned"] for spot in ("ante", "call")] == [0, 0]


def test_lighthouse_1_an_amount_by_bet() -> None:
    """It pays a fixed amount by the player's five cards, whatever the dealer has; after a fold, too."""
    wagers = settled(STRAIGHT, PAIR, "fold")
    assert (wagers["lighthouse"]["won"], wagers["ante"]["line"]) == (5000, "folded")
