"""Make random hands, as records and in the journal of a table. The same seed makes the same hands."""

import random
from pathlib import Path
from typing import Any

from kiosk.core.cards import DECK
from kiosk.core.clock import Clock
from kiosk.events import HandVoided
from kiosk.games import GAMES
from kiosk.games.texas_holdem.turn import ALL_IN, CALL, CHECK, FOLD, Turn
from kiosk.journal import Journal, load_or_create_key
from kiosk.procedure import Answer, Choice, Chosen, Placed, Round, Rules, unrecorded
from kiosk.procedure.hand.round import By
from kiosk.table import TableGame, TableLog

VOID_EACH = 17
_BY = By("bench", "record", frozenset({"floor"}))


def new_hampshire(dice: random.Random, seats: int) -> dict[str, Any]:
    """Return a record of one hand at `seats` seats, all dealt in, of which about one in five folds on each street."""
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


def many_side_pots(dice: random.Random, rules: Rules, seats: int = 9, *, least: int = 5) -> dict[str, Any]:
    """Return a record of one hand of no-limit Hold'em with `least` pots or more, with its payments.

    Players with stacks of any size go all in before and after the flop.
    """
    game = GAMES["holdem"]
    while True:
        opening, script = game.record.read(_to_be_played(dice, seats), rules)
        hand = Round(game, rules, opening, unrecorded())
        while hand.prompt is not None:
            answer: Answer = _pushed(hand.prompt, dice) if isinstance(hand.prompt, Turn) else script.answer(hand.prompt)
            hand.answer(answer, _BY)
        assert hand.settlement is not None
        given, result = game.record.write(rules, opening, hand.felt, hand.settlement)
        if len(result["pots"]) >= least:
            return {"id": dice.random(), "game": "holdem", "options": {}, "input": given, "expected": result}


def _to_be_played(dice: random.Random, seats: int) -> dict[str, Any]:
    deck = [card.text for card in dice.sample(DECK, 2 * seats + 5)]
    table = {"small_blind": 100, "big_blind": 200, "min_bet": 200, "max_bet": None, "max_raises": None, "chip_unit": 1}
    return {
        "table": {**table, "structure": "no_limit"},
        "rake": {"rate_bp": 0, "cap": None, "round_down_to": 1, "no_flop_no_drop": True},
        "button": dice.randint(1, seats),
        "seats": [
            {"seat": seat, "stack": dice.randint(300, 20_000), "hole": [deck.pop(), deck.pop()]}
            for seat in range(1, seats + 1)
        ],
        "board": deck,
        "actions": [],
    }


def _pushed(turn: Turn, dice: random.Random) -> Chosen:
    """Return the action of a player who often goes all in."""
    options = [option.key for option in turn.options[turn.seat]]
    chance = dice.random()
    if ALL_IN in options and chance < 0.5:
        return Chosen({turn.seat: Choice(ALL_IN)})
    staying = CHECK if CHECK in options else CALL
    return Chosen({turn.seat: Choice(FOLD if staying == CALL and chance > 0.9 else staying)})


def deal_hands(folder: Path, deal: TableGame, clock: Clock, count: int, *, seed: int = 1) -> None:
    """Deal `count` random hands of New Hampshire Hold 'Em into the journal of an open table that nobody has open.

    The wagers of each are entered and then answered, as by touch; every `VOID_EACH`th is a misdeal.
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
                hand.store_draft(answer, by)
            hand.answer(answer, floor if "acknowledged" in type(answer).__name__.lower() else by)
        if void:
            log.write(HandVoided(reason="Cards dealt out of order"), actor=dealer)
        else:
            log.settle(hand, dealer)
        log.checkpoint()
    journal.close()
