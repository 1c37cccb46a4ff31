"""Random hands of New Hampshire Hold 'Em as records, for the benchmarks. The same seed makes the same hands."""

from __future__ import annotations

import random
from typing import Any

from kiosk.core.cards import DECK


def new_hampshire(dice: random.Random, seats: int) -> dict[str, Any]:
    """Return a record of one hand at `seats` seats, all dealt in, about one in five folding on each street."""
    deck = [card.text for card in dice.sample(DECK, 2 * seats + 7)]
    players = []
    for seat in range(1, seats + 1):
        times = [1, 1, 1]
        for street in range(3):
            times[street] = 0 if (street and not times[street - 1]) or dice.random() < 0.2 else dice.choice((1, 2, 3))
        players.append(
            {
                "seat": seat,
                "hole": [deck.pop(), deck.pop()],
                "ante": dice.choice((500, 1000, 1500, 2500)),
                "flop_x": times[0],
                "turn_x": times[1],
                "river_x": times[2],
                "board_bonus": dice.choice((0, 250, 500)),
                "pocket_bonus": dice.choice((0, 250, 500)),
                "six_card_bonus": dice.choice((0, 500, 1000)),
            }
        )
    return {
        "id": "random",
        "game": "nh",
        "input": {
            "table_minimum": 500,
            "posted_jackpots": {"mega": 2_500_000, "major": 500_000, "minor": 100_000},
            "community": [deck.pop() for _ in range(3)],
            "six_card_bonus_cards": [deck.pop() for _ in range(4)],
            "seats": players,
        },
    }
