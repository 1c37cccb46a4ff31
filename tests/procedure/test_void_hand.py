"""One hand is voided at any step of any game: its wagers go back, and the other hands settle as before."""

import json
from random import Random

import pytest

from kiosk.games import GAMES
from kiosk.procedure import Forfeit, Round, SeatStatus, Settle, Settler
from tests.chance import RoundJournal, deal_on, fresh, looks, may_forfeit, opened
from tests.rules.play import BY, rules


def voided_at(game: str, seed: int) -> tuple[Round, int, RoundJournal] | None:
    """Deal a random hand in which one player's hand is voided. Return it with the seat, or None if there was none."""
    chance = Random(f"{game} {seed}")
    journal = RoundJournal()
    hand = fresh(game, journal, opened(game))
    at, seat = chance.randrange(4, 40), 0
    while hand.prompt is not None:
        seats = may_forfeit(hand)
        if not seat and len(hand.entries) >= at and seats:
            seat = chance.choice(seats)
            hand.answer(Forfeit(seat, returned=True), BY)
        else:
            deal_on(hand, chance, forfeits=0)
    return (hand, seat, journal) if seat else None


@pytest.mark.parametrize("game", GAMES)
def test_a_void_hand_has_its_wagers_back_and_no_chip_is_made_or_lost(game: str) -> None:
    voided = 0
    for seed in range(120):
        if (dealt := voided_at(game, seed)) is None:
            continue
        hand, seat, journal = dealt
        settlement, felt = hand.settlement, hand.felt
        assert settlement is not None
        assert felt.status[seat] is SeatStatus.VOID
        if hand.game.house_plays:
            given_up = [wager for wager in settlement.wagers if wager.seat == seat and wager.line == "void"]
            assert all(wager.returned == wager.bet for wager in given_up)
            voided += bool(given_up)
        else:
            finals = settlement.facts["stacks"]
            start = settlement.facts["played"].start if game == "holdem" else settlement.facts["start"]
            assert finals[seat] == start[seat], "what it had before the hand"
            voided += 1
        again = fresh(game, RoundJournal(), opened(game))
        again.replay(journal.events)
        assert looks(again) == looks(hand)
        given, result = hand.game.record.write(hand.rules, hand.opening, felt, settlement)
        line = json.dumps({"id": 1, "game": game, "input": given})
        assert Settler(GAMES, {game: rules(game)}).line(line) == {"id": 1, "result": result}
    assert voided > 10


def test_the_others_win_the_same_without_it() -> None:
    """New Hampshire: a hand that is voided after the settling has begun keeps earlier settlements."""
    for seed in range(60):
        chance = Random(seed)
        hand = fresh("nh", RoundJournal(), opened("nh"))
        while hand.prompt is not None and not isinstance(hand.prompt, Settle):
            deal_on(hand, chance, forfeits=0)
        if hand.prompt is None or len(may_forfeit(hand)) < 2:
            continue
        plain, void = hand.trial(), hand.trial()
        seat = may_forfeit(void)[0]
        void.answer(Forfeit(seat, returned=True), BY)
        for trial in (plain, void):
            while trial.prompt is not None:
                deal_on(trial, Random(seed), forfeits=0)
        assert plain.settlement is not None and void.settlement is not None
        others = [
            [(wager.seat, wager.wager, wager.returned) for wager in settlement.wagers if wager.seat != seat]
            for settlement in (plain.settlement, void.settlement)
        ]
        cards = [[slot.card for slot in trial.felt.cards.get(("hole", seat), ())] for trial in (plain, void)]
        if cards[0] == cards[1]:
            assert others[0] == others[1]
