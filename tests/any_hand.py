"""Play a hand of any game by any rulings, as at a table, and check it at its end.

Players answer the prompts. Now and then one forfeits, the last touch is undone, the floor corrects a card, a wager, or
a decision, or the power goes and the hand is rebuilt from its events. At the end every cent is accounted for, and the
hand's record settles to its payments by the same rulings. A hundred thousand of each game: `python -m
benchmarks.any_hand`.
"""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from kiosk.games import GAMES
from kiosk.procedure import Round, Rules, Settlement, Settler
from kiosk.procedure.records.records import options_of
from tests.chance import LONGEST, RoundJournal, deal_on, opened
from tests.ruled import FloorByChance
from tests.rules.play import BY, rules

BETS: tuple[dict[str, object], ...] = (
    {"structure": "no_limit"},
    {"structure": "no_limit", "max_raises": "none"},
    {"structure": "fixed", "small_bet": 5, "big_bet": 10},
    {"structure": "spread", "min_bet": 5, "max_bet": 25, "ante": 1},
)


def house_of(game: str, chance: Random) -> tuple[Rules, dict[str, str]]:
    """Return a random house, and its rulings as a record names them."""
    model: type[Rules] = GAMES[game].rules_model
    rulings = {name: chance.choice(words) for name, words in options_of(model).items()}
    figures: dict[str, Any] = {}
    if "structure" in rulings:
        figures = {**chance.choice(BETS), "rake": _rake(chance)}
        rulings["structure"] = figures["structure"]
    return rules(game, **{**rulings, **figures}), rulings


def _rake(chance: Random) -> dict[str, object]:
    return {
        "rate_bp": chance.choice((0, 250, 1000, 10_000)),
        "round_down_to": chance.choice((1, 5)),
        "cap": chance.choice((5, 1000, "none")),
        "no_flop_no_drop": chance.random() < 0.5,
    }


def play(game: str, seed: int) -> int:
    """Play up to three consecutive hands of a random house, and return how many."""
    settler = Settler(GAMES, {game: rules(game)})
    hands = 0
    for rulings, hand in dealt(game, seed):
        _check(hand, settler, rulings)
        hands += 1
    return hands


def dealt(game: str, seed: int) -> Iterator[tuple[dict[str, str], Round]]:
    """Deal up to three consecutive hands of a random house, and yield each with the rulings of the house."""
    chance = Random(seed)
    house, rulings = house_of(game, chance)
    carried: dict[str, Any] = {}
    hands = chance.choice((1, 1, 2, 3)) if carried_on(game) else 1
    for number in range(1, hands + 1):
        hand = _deal(game, house, carried, number, chance)
        yield rulings, hand
        assert hand.settlement is not None
        carried = dict(hand.game.carry(house, hand.opening, hand.settlement))


def carried_on(game: str) -> bool:
    """Return whether a hand of this game carries something over from the previous one."""
    return GAMES[game].carry.__module__.startswith("kiosk.games.")


def _deal(game: str, house: Rules, carried: dict[str, Any], number: int, chance: Random) -> Round:
    journal, opening, floor = RoundJournal(), opened(game, carried, number), FloorByChance(chance)
    hand = Round(GAMES[game], house, opening, journal.commit)
    for _ in range(LONGEST):
        if hand.prompt is None:
            return hand
        dice = chance.random()
        if hand.entries and dice < 0.03:
            hand.undo(BY)
        elif hand.entries and dice < 0.06 and len(floor.ruled) < 6:
            floor.rules_on(hand)
        elif dice < 0.09:
            hand = Round(GAMES[game], house, opening, journal.commit)
            hand.replay(journal.events)
        else:
            deal_on(hand, chance)
        hand.take_up(BY)
    raise AssertionError(f"this hand never ends: {hand.prompt}")


def _check(hand: Round, settler: Settler, rulings: dict[str, str]) -> None:
    settlement, felt = hand.settlement, hand.felt
    assert settlement is not None
    _check_wagers(hand, settlement)
    given, result = hand.game.record.write(hand.rules, hand.opening, felt, settlement)
    _check_stacks(result, settlement)
    record = {"id": 1, "game": hand.game.key, "options": rulings, "input": given}
    assert {"id": 1, "result": result} == settler.line(json.dumps(record)), json.dumps(record)


def _check_wagers(hand: Round, settlement: Settlement) -> None:
    """Test that a seat's bets are its settled bets, and that the winnings of the house are the players' losses."""
    for seat in hand.felt.seats:
        assert sum(hand.felt.bets[seat].values()) == sum(wager.bet for wager in settlement.wagers if wager.seat == seat)
    assert settlement.house_net == sum(wager.bet - wager.returned for wager in settlement.wagers)
    assert all(wager.returned >= 0 and wager.won >= 0 for wager in settlement.wagers)


def _check_stacks(result: dict[str, Any], settlement: Settlement) -> None:
    """Test that stacks and pots between players balance, except for the rake and the amount carried over."""
    for pot in result.get("pots", ()):
        assert pot.get("amount", pot.get("points")) >= pot.get("rake", 0) + sum(pot["paid"].values())
    if "rake" in result:
        assert result["rake"] == settlement.house_net == -sum(player["net"] for player in result["players"])
        assert result["pot_total"] == sum(pot["amount"] for pot in result["pots"])
