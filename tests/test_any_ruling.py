"""Whatever is ruled, whenever: the hand ends, no chip is made or lost, and its journal tells it again as it was."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiosk.core.cards import DECK
from kiosk.core.dice import DICE
from kiosk.core.errors import Refused
from kiosk.games import GAMES
from kiosk.procedure import Answer, Choice, Effect, Place, Round, Situation, amend
from tests.rules.play import BY
from tests.test_properties import LONGEST, Journal, deal_on, fresh, looks, opened

GAME = pytest.mark.parametrize("game", list(GAMES))
SEEDS = st.integers(0, 2**32 - 1)
AMENDING = (Effect.MISREAD, Effect.DIE, Effect.SWAP, Effect.SHIFT, Effect.REPLACE, Effect.WAGER, Effect.DECISION)


@dataclass
class Floor:
    """Rules by chance on what is due."""

    chance: Random
    ruled: list[Effect] = field(default_factory=list)

    def rules_on(self, hand: Round) -> None:
        """Put something right that is due now, if it can be."""
        due = [one for one in hand.game.irregularities if one.due(Situation(hand, bool(hand.entries)))]
        effects = [remedy.effect for one in due for remedy in one.remedies if remedy.effect in AMENDING]
        if effects:
            effect = self.chance.choice(effects)
            before, written = looks(hand), len(hand.entries)
            try:
                self._amend(hand, effect)
            except Refused:
                assert (before, written) == (looks(hand), len(hand.entries))
            else:
                self.ruled.append(effect)
                hand.take_up(BY)

    def _amend(self, hand: Round, effect: Effect) -> None:
        chance, entries = self.chance, hand.entries
        unseen = chance.choice([one for one in DECK if one not in hand.felt.seen])
        places = [Place(*key, nth) for key, row in hand.felt.cards.items() for nth in range(len(row))]
        seat = chance.choice(hand.felt.seats)
        changes: dict[int, Answer] = {}
        match effect:
            case Effect.MISREAD:
                changes = amend.corrected(hand, chance.choice(places), unseen)
            case Effect.DIE:
                place, _ = chance.choice(list(amend.rolled(entries)))
                changes = amend.with_die(entries, place, chance.choice(DICE))
            case Effect.SWAP:
                changes = amend.moved(entries, [chance.choice(places), chance.choice(places)])
            case Effect.SHIFT:
                changes = amend.moved(entries, amend.skipped(entries, seat))
            case Effect.REPLACE:
                place = chance.choice(places)
                out = hand.felt.cards[place.spot, place.seat][place.nth].card
                hand.amend(amend.with_card(entries, place, unseen), BY, "replaced", place=place, dead=out)
                return
            case Effect.WAGER:
                spot = chance.choice(["ante", "board_bonus", "six_card_bonus", "blind"])
                changes = amend.with_wager(entries, seat, {spot: chance.choice([0, 500, 1_000, 2_500])})
            case _:  # a decision
                decisions = amend.decisions(hand, seat)
                if not decisions:
                    raise Refused("decision", "This seat has decided nothing.")
                seq, prompt, _ = chance.choice(decisions)
                option = chance.choice(prompt.options[seat])
                changes = amend.with_choice(entries, seq, seat, Choice(option.key, option.least))
        hand.amend(changes, BY, effect.value)


def with_rulings(hand: Round, floor: Floor, chance: Random) -> None:
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
@settings(max_examples=40)
def test_no_chip_is_made_or_lost_whatever_is_ruled(game: str, seed: int) -> None:
    chance = Random(seed)
    hand = fresh(game, Journal(), opened(game))
    with_rulings(hand, Floor(chance), chance)
    settlement, felt = hand.settlement, hand.felt
    assert settlement is not None
    for seat in felt.seats:
        assert sum(felt.bets[seat].values()) == sum(one.bet for one in settlement.wagers if one.seat == seat)
    assert settlement.house_net == sum(one.bet - one.returned for one in settlement.wagers)
    cards = [slot.card for row in felt.cards.values() for slot in row if slot.card is not None]
    assert len(cards) == len(set(cards)) and not set(cards) & felt.dead
    given_, result = hand.game.record.write(hand.rules, hand.opening, felt, settlement)
    assert given_ and result


@GAME
@given(SEEDS)
@settings(max_examples=30)
def test_a_hand_with_rulings_is_replayed_from_its_journal(game: str, seed: int) -> None:
    chance = Random(seed)
    journal = Journal()
    hand = fresh(game, journal, opened(game))
    seen = [looks(hand)]
    floor = Floor(chance)
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
            again = fresh(game, Journal(), opened(game))
            again.replay(journal.events)
            assert looks(hand) == looks(again)


@GAME
@given(SEEDS)
@settings(max_examples=20)
def test_what_was_put_right_may_be_undone_and_dealt_again(game: str, seed: int) -> None:
    chance = Random(seed)
    hand = fresh(game, Journal(), opened(game))
    floor = Floor(chance)
    for _ in range(40):
        deal_on(hand, chance)
        if hand.prompt is None:
            return
        floor.rules_on(hand)
    while hand.entries:
        hand.undo(BY)
    with_rulings(hand, Floor(chance), chance)
    assert hand.settlement is not None


def test_every_effect_is_met() -> None:
    met: set[Effect] = set()
    for game in GAMES:
        for seed in range(25):
            chance = Random(seed)
            floor = Floor(chance)
            with_rulings(fresh(game, Journal(), opened(game)), floor, chance)
            met |= set(floor.ruled)
    assert met == set(AMENDING)
