"""Irregularities in a guided hand are corrected on the felt, by the verbs of the live table."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kiosk.core.cards import DECK, card
from kiosk.core.errors import JournalError, Refused
from kiosk.events import DeckChanged, DeckCounted, HandSettled, ruling_of
from kiosk.procedure import Effect, Felt, Place, SeatStatus
from kiosk.training import GuidedHand, Level, Scenario, Violation
from kiosk.training.scenarios.moves import Verb
from kiosk.training.scenarios.situation import Happens
from tests.training.trainee import TRAINEE, TraineeHouse, known, made_of_line, play, shipped


@pytest.fixture
def school(tmp_path: Path) -> TraineeHouse:
    return TraineeHouse(tmp_path)


def ruled_otherwise(scenario: Scenario, **exceptions: str) -> Scenario:
    """Return a scenario in a house with other rulings."""
    rules = scenario.rules.model_dump(mode="json")
    rules["exceptions"] |= exceptions
    return replace(scenario, rules=type(scenario.rules).model_validate(rules))


def seen_in(school: TraineeHouse, scenario: Scenario) -> GuidedHand:
    """Play until something is seen to go wrong."""
    hand = school.hand(scenario)
    while not hand.seen:
        hand.make(hand.right)
    return hand


def put_right(hand: GuidedHand) -> list[str]:
    """Make moves until everything is corrected, and return them."""
    made = []
    while hand.seen:
        assert hand.right in hand.offered
        made.append(str(hand.right.label))
        assert hand.make(hand.right).is_right
    return made


def kinds(school: TraineeHouse, number: int) -> list[str]:
    return [event.kind for event in school.table.journal.hand(number)]


def hole(school: TraineeHouse, seat: int) -> list[str | None]:
    return [slot.card.text if slot.card else None for slot in school.table.round.felt.cards[Felt.HOLE, seat]]


def status(school: TraineeHouse, seat: int) -> SeatStatus:
    return school.table.round.felt.status[seat]


FLUSH = "flush-for-the-floor"


def test_a_misdeal_returns_every_wager_and_the_hand_is_dealt_again(school: TraineeHouse) -> None:
    hand = seen_in(school, shipped(FLUSH, Happens(at="flop_bets", what="wrong_number")))
    assert school.table.round.felt.cards
    assert put_right(hand) == [
        "Call the floor",
        "Misdeal: the hand is void.",
        "Return every wager to its player.",
        "Collect all cards and count them into the deck.",
        "Shuffle, and restart the hand.",
    ]
    assert kinds(school, 1)[-1] == "hand_voided"
    felt = school.table.round.felt
    assert (felt.cards, any(felt.bets.values()), school.table.hand_number) == ({}, False, 2)
    assert not hand.is_over
    play(hand, school.clock)
    assert kinds(school, 2)[-1] == "hand_settled"
    assert hand.report().wrong == 0


def test_steps_of_a_ruling_have_their_order(school: TraineeHouse) -> None:
    hand = seen_in(school, shipped(FLUSH, Happens(at="flop_bets", what="wrong_number")))
    for _ in range(2):
        hand.make(hand.right)
    later = next(move for move in hand.offered if "Shuffle" in str(move.label))
    assert not hand.make(later).is_right
    assert str(hand.right.label) == "Return every wager to its player."


def test_an_exposed_card_goes_out_of_play_and_the_next_one_takes_its_place(school: TraineeHouse) -> None:
    scenario = ruled_otherwise(
        shipped(FLUSH, Happens(at="flop_bets", what="exposed_by_dealer", seat=5)), exposed_by_dealer="replace"
    )
    hand = seen_in(school, scenario)
    before = hole(school, 5)
    assert "seat 5" in str(hand.seen)
    for _ in range(2):
        hand.make(hand.right)
    assert school.table.rulings.replacing is not None
    assert str(hand.seen) == "The card at seat 5, card 2 is out of play."
    assert put_right(hand) == ["Deal the next card to seat 5, card 2"]
    after = hole(school, 5)
    assert after[0] == before[0]
    assert after[1] not in (before[1], None)
    assert {card.text for card in school.table.round.felt.dead} == {before[1]}
    assert kinds(school, 1).count("corrected") == 1
    play(hand, school.clock)
    ((_, end),) = school.table.journal.finished(1, 1)
    held = {seat["seat"]: seat["hole"] for seat in end.of(HandSettled).result.input["seats"]}
    assert held[5] == after


def test_cards_dealt_to_each_others_places_are_moved_unseen(school: TraineeHouse) -> None:
    scenario = ruled_otherwise(
        shipped(FLUSH, Happens(at="flop_bets", what="out_of_order", seat=2)), out_of_order="as_they_lie"
    )
    hand = seen_in(school, scenario)
    two, five = hole(school, 2), hole(school, 5)
    put_right(hand)
    assert (hole(school, 2), hole(school, 5)) == ([two[0], five[1]], [five[0], two[1]])
    assert not any(slot.up for row in school.table.round.felt.cards.values() for slot in row)
    play(hand, school.clock)


def test_skipped_player_gets_the_last_card(school: TraineeHouse) -> None:
    scenario = ruled_otherwise(
        shipped("four-all-ins", Happens(at="preflop", what="skipped", seat=2)), skipped="as_they_lie"
    )
    hand = seen_in(school, scenario)
    before = {seat: hole(school, seat) for seat in (1, 2, 3, 5, 6)}
    put_right(hand)
    after = {seat: hole(school, seat) for seat in before}
    assert after != before
    assert sorted(str(row) for row in after.values()) != sorted(str(row) for row in before.values())
    assert {card for row in after.values() for card in row} == {card for row in before.values() for card in row}
    play(hand, school.clock)


def test_cards_that_were_swept_up_go_back_to_their_places(school: TraineeHouse) -> None:
    hand = seen_in(school, shipped(FLUSH, Happens(at="turn_bets", what="mixed_up")))
    before = dict(school.table.round.felt.seen)
    assert put_right(hand)[-1] == "All cards are back in place: continue"
    assert school.table.round.felt.seen == before
    assert kinds(school, 1).count("card_put_back") == len(before)
    assert "redeal_ended" in kinds(school, 1)
    play(hand, school.clock)


def test_a_foreign_card_ends_the_hand_and_another_deck_comes_in(school: TraineeHouse) -> None:
    hand = seen_in(school, shipped(FLUSH, Happens(at="flop_bets", what="wrong_deck")))
    for _ in range(6):
        hand.make(hand.right)
    assert school.table.rulings.deck_is_wrong
    assert kinds(school, 1)[-1] == "hand_voided"
    assert str(hand.seen) == "Deck change."
    assert "Bring in a new deck" in " ".join(put_right(hand))
    play(hand, school.clock)
    assert kinds(school, 2)[-1] == "hand_settled"


@pytest.mark.parametrize("what", ["count", "change"])
def test_the_deck_is_counted_and_changed_between_hands(school: TraineeHouse, what: str) -> None:
    hand = seen_in(school, shipped(FLUSH, Happens(at="antes", what=what)))
    assert not school.table.hand_is_open
    put_right(hand)
    written = [event.what for event in school.table.journal.events(1, DeckCounted, DeckChanged)]
    assert [
        (type(counted), counted.count) for counted in written if isinstance(counted, DeckCounted | DeckChanged)
    ] == [({"count": DeckCounted, "change": DeckChanged}[what], 52)]
    play(hand, school.clock)


def test_a_wager_that_was_entered_wrongly_is_corrected(school: TraineeHouse) -> None:
    hand = seen_in(school, shipped(FLUSH, Happens(at="antes", what="wrong_wager", seat=5)))
    wrong = dict(school.table.round.felt.bets[5])
    put_right(hand)
    assert school.table.round.felt.bets[5] == {"ante": 500, "board_bonus": 500} != wrong
    play(hand, school.clock)


@pytest.mark.parametrize(
    ("key", "at", "seat"), [(FLUSH, "flop_bets", 2), ("four-all-ins", "preflop", 3), ("odd-point", "bid", 0)]
)
def test_a_decision_that_was_misheard_is_changed(school: TraineeHouse, key: str, at: str, seat: int) -> None:
    hand = seen_in(school, shipped(key, Happens(at=at, what="misheard", seat=seat)))
    assert "misheard" in str(hand.seen)
    put_right(hand)
    play(hand, school.clock)
    ((_, end),) = school.table.journal.finished(1, 1)
    assert end.of(HandSettled).result.result == hand.scenario.rehearse().result


def test_a_folded_hand_is_given_back_where_the_house_rules_so(school: TraineeHouse) -> None:
    scenario = ruled_otherwise(shipped(FLUSH, Happens(at="flop_bets", what="fold_back", seat=2)), fold_back="retrieved")
    hand = seen_in(school, scenario)
    assert status(school, 2) is SeatStatus.FOLDED
    put_right(hand)
    assert status(school, 2) is SeatStatus.IN
    play(hand, school.clock)


def test_a_die_that_was_misread_is_put_right(school: TraineeHouse) -> None:
    hand = seen_in(school, shipped("odd-point", Happens(at="community", what="misread")))
    put_right(hand)
    play(hand, school.clock)
    ((_, end),) = school.table.journal.finished(1, 1)
    assert end.of(HandSettled).result.result == hand.scenario.rehearse().result


def test_a_card_that_was_misread_is_put_right(school: TraineeHouse) -> None:
    hand = seen_in(school, shipped("misread-river", *known().known["misread-river"].happens))
    river = [slot.card.text for slot in school.table.round.felt.cards["board", 0] if slot.card]
    assert river[:2] == ["8d", "8c"]
    assert river[2] != "Js"
    assert hand.make(next(move for move in hand.offered if move != hand.right)).violation is Violation.EXCEPTION
    assert put_right(hand) == ["Correct the card; the hand is recalculated."]
    assert [slot.card.text for slot in school.table.round.felt.cards["board", 0] if slot.card] == ["8d", "8c", "Js"]
    play(hand, school.clock)
    ((_, end),) = school.table.journal.finished(1, 1)
    assert end.of(HandSettled).result.result == hand.scenario.rehearse().result


def test_impossible_mistake_does_not_happen(school: TraineeHouse) -> None:
    """Once seats are settled all cards are seen: nothing is exposed any more."""
    scenario = ruled_otherwise(
        shipped(FLUSH, Happens(at="main", what="exposed_by_dealer")), exposed_by_dealer="replace"
    )
    hand = school.hand(scenario)
    play(hand, school.clock)
    assert kinds(school, 1).count("corrected") == 0


def test_a_journaled_hand_with_a_forfeit_settles_alike(school: TraineeHouse) -> None:
    scenario = shipped(FLUSH)
    given: dict[str, Any] = {**scenario.given, "seats": [{**seat} for seat in scenario.given["seats"]]}
    given["seats"][0]["forfeited"] = True
    hand = school.hand(replace(scenario, given=given))
    play(hand, school.clock)
    ((_, end),) = school.table.journal.finished(1, 1)
    assert [seat["forfeited"] for seat in end.of(HandSettled).result.result["seats"]] == [True, False]


HAPPEN: dict[str, Callable[[], Scenario]] = {
    "void": lambda: shipped(FLUSH, Happens(at="flop_bets", what="wrong_number")),
    "deck": lambda: shipped(FLUSH, Happens(at="flop_bets", what="wrong_deck")),
    "replace": lambda: shipped("four-all-ins", Happens(at="preflop", what="boxed", seat=3)),
    "redeal": lambda: shipped(FLUSH, Happens(at="turn_bets", what="mixed_up")),
    "decision": lambda: shipped("four-all-ins", Happens(at="preflop", what="misheard", seat=5)),
    "wager": lambda: shipped(FLUSH, Happens(at="antes", what="wrong_wager", seat=5)),
    "stands": lambda: shipped(FLUSH, Happens(at="river_bets", what="late_wager")),
    "forfeit": lambda: shipped(FLUSH, Happens(at="flop_bets", what="exposed_by_player", seat=2)),
}  # fmt: skip


def state(hand: GuidedHand) -> tuple[object, ...]:
    if hand.is_over:
        return (True,)
    felt = hand.table.round.felt
    cards = {place: [(slot.card, slot.up) for slot in row] for place, row in felt.cards.items()}
    return hand.right, hand.offered, hand.seen, hand.prompt.guide, cards, felt.bets, felt.status


@pytest.mark.parametrize("what", HAPPEN)
def test_interrupted_correction_resumes_at_its_step(tmp_path: Path, what: str) -> None:
    """The hand is stopped before every move of the correction, and resumed."""
    scenario, school = HAPPEN[what](), TraineeHouse(tmp_path)
    hand, moves = school.hand(scenario), 0
    while not hand.is_over:
        if hand.seen or moves % 9 == 0:
            before = state(hand)
            school.leave()
            school = TraineeHouse(tmp_path)
            hand = school.hand(scenario, resume=True)
            assert state(hand) == before
        hand.make(hand.right)
        moves += 1
        assert moves < 200
    assert hand.report().wrong == 0
    assert school.store.resumable(TRAINEE, scenario.game.key, hand.session.kind) is None


@pytest.mark.parametrize("what", HAPPEN)
def test_a_power_cut_between_a_move_and_its_effect(tmp_path: Path, what: str) -> None:
    """The move is stored, the ruling is not: it takes effect when the hand continues."""

    def cut(*_: object) -> None:
        raise JournalError("power", "The power failed.")

    scenario, school = HAPPEN[what](), TraineeHouse(tmp_path)
    hand = seen_in(school, scenario)
    object.__setattr__(hand.table.rulings, "rule", cut)
    with pytest.raises(JournalError):
        put_right(hand)
    school.leave()
    school = TraineeHouse(tmp_path)
    hand = school.hand(scenario, resume=True)
    play(hand, school.clock)
    rulings = [ruling_of(event.what) for event in school.table.journal.events()]
    assert {ruling.irregularity for ruling in rulings if ruling is not None} == {scenario.happens[0].what}
    assert hand.report().wrong == 0


@pytest.mark.parametrize("game", ["nh", "peek", "holdem", "dice"])
def test_each_ruling_of_the_house_is_done(tmp_path: Path, game: str) -> None:
    """Try each effect of a ruling on a hand, with an irregularity that has it, at the first step that allows it."""
    line = {"nh": "main.straight", "peek": "im_in.full_house", "holdem": "pots.split", "dice": "pots.side_pot"}[game]
    scenario = made_of_line(game, line, "4")
    steps = list(dict.fromkeys(entry.prompt.guide.step for entry in scenario.rehearse().hand.entries))
    done: set[Effect] = set()
    for irregularity in scenario.game.irregularities:
        for remedy in irregularity.remedies if irregularity.is_option else irregularity.remedies[:1]:
            if remedy.effect in done:
                continue
            house = ruled_otherwise(scenario, **({irregularity.key: remedy.key} if irregularity.is_option else {}))
            happens = tuple(Happens(at=step, what=irregularity.key) for step in steps)
            folder = tmp_path / f"{irregularity.key}-{remedy.key}"
            folder.mkdir()
            school = TraineeHouse(folder)
            hand = school.hand(replace(house, happens=happens), Level.UNPROMPTED)
            seen = False
            while not hand.is_over:
                seen = seen or bool(hand.seen)
                hand.make(hand.right)
            if seen:
                done.add(remedy.effect)
            school.leave()
    usual = {Effect.UNCHANGED, Effect.VOID, Effect.VOID_AND_DECK, Effect.COUNT, Effect.CHANGE, Effect.DECISION}
    cards = {Effect.REDEAL, Effect.MISREAD, Effect.SWAP, Effect.SHIFT, Effect.REPLACE}
    assert done >= usual | ({Effect.DIE} if game == "dice" else cards)


def with_shoe(school: TraineeHouse, scenario: Scenario) -> tuple[GuidedHand, Iterator[str]]:
    """Deal from a practice shoe until a visible fault. Return the hand, and the remaining cards."""
    hand = school.hand(scenario, practice_shoe=True)
    deck = iter([card.text for card in DECK])
    while not hand.seen:
        if hand.waits_for_card:
            hand.card(card(next(deck)))
        else:
            hand.make(hand.right)
    return hand, deck


def test_the_practice_shoe_brings_the_card_that_takes_anothers_place(school: TraineeHouse) -> None:
    scenario = shipped("four-all-ins", Happens(at="preflop", what="boxed", seat=3))
    hand, deck = with_shoe(school, scenario)
    while not hand.waits_for_card:
        hand.make(hand.right)
    dead, fresh = hole(school, 3)[1], next(deck)
    with pytest.raises(Refused, match="dealt the"):
        hand.card(card(str(dead)))
    hand.card(card(fresh))
    assert hole(school, 3)[1] == fresh
    assert not hand.seen


@pytest.mark.parametrize("game", ["nh", "peek", "holdem"])
def test_the_practice_shoe_misreads_in_every_game_with_cards(tmp_path: Path, game: str) -> None:
    """At each step with face-up cards, left and resumed each time, the real card is known again."""
    line = {"nh": "main.straight", "peek": "im_in.full_house", "holdem": "pots.split"}[game]
    scenario, school = made_of_line(game, line, "4"), TraineeHouse(tmp_path)
    steps = list(dict.fromkeys(entry.prompt.guide.step for entry in scenario.rehearse().hand.entries))
    scenario = replace(scenario, happens=tuple(Happens(at=step, what="misread") for step in steps))
    hand, deck, misread = school.hand(scenario, Level.UNPROMPTED, practice_shoe=True), iter(DECK), 0
    dealt = DECK[0]
    while not hand.is_over:
        if hand.waits_for_card:
            dealt = next(deck)
            hand.card(dealt)
        elif hand.can_correct and hand.right.verb is Verb.HANDLE:
            school.leave()
            school = TraineeHouse(tmp_path)
            hand, misread = school.hand(scenario, resume=True, practice_shoe=True), misread + 1
            felt = school.table.round.felt
            place = next(
                Place(spot, seat, len(row) - 1)
                for (spot, seat), row in felt.cards.items()
                if row[-1].up and row[-1].card is not dealt
            )
            assert dealt not in felt.seen
            assert hand.correct(place, dealt) is not None
            assert school.table.round.felt.slot(place).card is dealt
        else:
            hand.make(hand.right)
    assert misread == 1
    assert hand.report().wrong == 0


def test_cards_go_back_to_their_places_through_the_practice_shoe(school: TraineeHouse) -> None:
    hand, deck = with_shoe(school, shipped(FLUSH, Happens(at="flop_bets", what="mixed_up")))
    while not hand.waits_for_card:
        hand.make(hand.right)
    hand.card(card(next(deck)))
    assert "not in this hand" in school.table.notice
    for other in list(school.table.round.felt.seen)[::-1]:
        assert hand.waits_for_card
        hand.card(other)
        assert "That card goes to" in school.table.notice
    put_right(hand)
    assert not school.table.rulings.redealing
