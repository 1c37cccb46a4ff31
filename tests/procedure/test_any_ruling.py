"""After any ruling at any step the hand ends, no chip is created or lost, and a replay of its journal agrees."""

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiosk.core.errors import Refused
from kiosk.games import GAMES
from kiosk.procedure import Effect, Round
from tests.chance import LONGEST, RoundJournal, deal_on, fresh, looks, opened
from tests.ruled import AMENDING, FloorByChance
from tests.rules.play import BY
from tests.sizes import examples

GAME = pytest.mark.parametrize("game", list(GAMES))
SEEDS = st.integers(0, 2**32 - 1)


def with_rulings(hand: Round, floor: FloorByChance, chance: Random) -> None:
    """Deal a hand to its end, with a ruling now and then."""
    for _ in range(LONGEST):
        if hand.prompt is None:
            return
        if hand.entries and chance.random() < 0.15 and len(floor.ruled) < 6:
            floor.rules_on(hand)
        else:
            deal_on(hand, chance)
            hand.take_up(BY)
    raise AssertionError(f"this hand never ends: {hand.prompt}")


@GAME
@given(SEEDS)
@settings(max_examples=examples(40))
def test_no_ruling_makes_or_loses_a_chip(game: str, seed: int) -> None:
    chance = Random(seed)
    hand = fresh(game, RoundJournal(), opened(game))
    with_rulings(hand, FloorByChance(chance), chance)
    settlement, felt = hand.settlement, hand.felt
    assert settlement is not None
    for seat in felt.seats:
        assert sum(felt.bets[seat].values()) == sum(wager.bet for wager in settlement.wagers if wager.seat == seat)
    assert settlement.house_net == sum(wager.bet - wager.returned for wager in settlement.wagers)
    cards = [slot.card for row in felt.cards.values() for slot in row if slot.card is not None]
    assert len(cards) == len(set(cards)) and not set(cards) & felt.dead
    given_, result = hand.game.record.write(hand.rules, hand.opening, felt, settlement)
    assert given_ and result


@GAME
@given(SEEDS)
@settings(max_examples=examples(30))
def test_a_hand_with_rulings_is_replayed_from_its_journal(game: str, seed: int) -> None:
    chance = Random(seed)
    journal = RoundJournal()
    hand = fresh(game, journal, opened(game))
    seen = [looks(hand)]
    floor = FloorByChance(chance)
    for _ in range(LONGEST):
        if hand.prompt is None:
            break
        before = len(journal.events)
        if hand.entries and chance.random() < 0.15 and len(floor.ruled) < 6:
            floor.rules_on(hand)
        elif hand.entries and chance.random() < 0.1:
            with suppress(Refused):
                hand.undo(BY)
        else:
            deal_on(hand, chance)
        seen += [looks(hand)] * (len(journal.events) - before)
        if len(journal.events) > before:
            again = fresh(game, RoundJournal(), opened(game))
            again.replay(journal.events)
            assert looks(hand) == looks(again)


@GAME
@given(SEEDS)
@settings(max_examples=examples(20))
def test_correction_can_be_undone_and_dealt_again(game: str, seed: int) -> None:
    chance = Random(seed)
    hand = fresh(game, RoundJournal(), opened(game))
    floor = FloorByChance(chance)
    for _ in range(40):
        deal_on(hand, chance)
        if hand.prompt is None:
            return
        floor.rules_on(hand)
    while hand.entries:
        hand.undo(BY)
    with_rulings(hand, FloorByChance(chance), chance)
    assert hand.settlement is not None


def test_every_effect_is_met() -> None:
    met: set[Effect] = set()
    for game in GAMES:
        for seed in range(25):
            chance = Random(seed)
            floor = FloorByChance(chance)
            with_rulings(fresh(game, RoundJournal(), opened(game)), floor, chance)
            met |= set(floor.ruled)
    assert met == set(AMENDING)
