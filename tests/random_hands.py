"""Make random hands, as records and in the journal of a table. The same seed makes the same hands."""

import random
from pathlib import Path
from typing import Any

from kiosk.core.cards import DECK
from kiosk.core.clock import Clock
from kiosk.events import HandVoided
from kiosk.games import GAMES
from kiosk.journal import Journal, load_or_create_key
from kiosk.procedure import Placed
from kiosk.procedure.hand.round import By
from kiosk.table import TableGame, TableLog

VOID_EACH = 17


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


def deal_hands(folder: Path, deal: TableGame, clock: Clock, count: int, *, seed: int = 1) -> None:
    """Deal `count` random hands of New Hampshire Hold 'Em in the journal of an open table, which nobody has open.

    Each has its wagers noted and then answered, as by touch; every `VOID_EACH`th is a misdeal.
    """
    table = deal.config.id
    journal = Journal.open(
        folder / table / "journal.db",
        table=table,
        key=load_or_create_key(folder / table / "device.pem"),
        clock=clock,
        checkpoints=folder / table / "checkpoints.jsonl",
    )
    dice = random.Random(seed)
    log = TableLog(journal, GAMES)
    dealer = log.state.dealer or "nobody"
    by, floor = By(dealer), By("floor", "floor", frozenset({"floor"}))
    for _ in range(count):
        hand = log.fresh(deal)
        _, script = deal.game.record.read(new_hampshire(dice, deal.config.seats)["input"], deal.rules)
        void = hand.opening.number % VOID_EACH == 0
        while hand.prompt is not None and not (void and hand.felt.cards):
            answer = script.answer(hand.prompt)
            if isinstance(answer, Placed):
                hand.note(answer, by)
            hand.answer(answer, floor if "acknowledged" in type(answer).__name__.lower() else by)
        if void:
            log.write(HandVoided(reason="Cards dealt out of order"), actor=dealer)
        else:
            log.settle(hand, dealer)
        log.checkpoint()
    journal.close()
