"""Poker-room chips that the floor counts, that a tip takes, or that go between players; and moved players.

The expected results are worked out by hand, beside each hand.
"""

from pathlib import Path

import pytest

from kiosk.archive import Recall, exported
from kiosk.core.cards import card
from kiosk.core.errors import NotAuthorized
from kiosk.events import DisputeRuled, StackChanged
from kiosk.games import GAMES
from kiosk.procedure import Cards, Choices, Confirm, SeatStatus, Settler
from kiosk.table import Details, Table
from tests.dealt import refused
from tests.tables import void
from tests.ui.tables import PIN, make_table, restarted

SIGNED = ("haddad", PIN)
HOLES = {1: "Ah Ad", 2: "Kh Kd", 3: "2c 7d"}  # Seat 1 wins with aces.
BOARD = "3c 8s Tc Jd 4h"


@pytest.fixture
def room(tmp_path: Path) -> Table:
    """Return a $2/$5 game without a shoe. Seats 1, 2, and 3 have $300, $198, and $300; seat 3 has the button."""
    table = make_table(tmp_path, game="holdem")
    for seat, stack in {1: 30_000, 2: 19_800, 3: 30_000}.items():
        table.play.choose(seat, "sit_at_button" if seat == 3 else "sit", stack)
    return table


def begin(table: Table) -> None:
    table.play.proceed()
    table.play.proceed()
    while isinstance(table.round.prompt, Cards):
        table.play.enter_card(card(HOLES[(place := table.round.prompt.left[0]).seat].split()[place.nth]))


def act(table: Table, *decisions: str) -> None:
    for decision in decisions:
        prompt = table.round.prompt
        assert isinstance(prompt, Choices)
        (seat,) = prompt.options
        table.play.choose(seat, decision)


def to_the_end(table: Table) -> dict[int, int]:
    """Deal to the end, players checking. Return the stacks of the next hand."""
    board, number = iter(BOARD.split()), table.hand_number
    while table.hand_number == number:
        prompt = table.round.prompt
        if isinstance(prompt, Choices):
            act(table, "check")
        elif isinstance(prompt, Cards) and prompt.may_be_unread:
            table.play.deal_unread()
        elif isinstance(prompt, Cards):
            table.play.enter_card(card(next(board)))
        else:
            table.play.proceed()
    return dict(table.round.felt.stacks)


def rule(table: Table, key: str, remedy: str, **details: int) -> None:
    table.rulings.rule(key, remedy, Details(**details), SIGNED)  # type: ignore[arg-type]


def rake(table: Table) -> int:
    return int(next(exported(table.journal))["result"]["rake"])


def test_a_recounted_all_in_is_the_counted_amount(room: Table) -> None:
    """The kiosk has $198, the dealer counts $235: seat 3 and seat 1 call $235, and the pot is $705."""
    begin(room)
    act(room, "call", "call", "all_in", "call", "call")
    assert room.round.felt.pots[0].amount == 3 * 19_800
    rule(room, "wrong_stack", "counted", seat=2, cents=23_500)  # Its chips are in the pot.
    assert room.round.felt.pots[0].amount == 3 * 23_500
    stacks = to_the_end(room)
    assert stacks == {1: 30_000 + 2 * 23_500 - rake(room), 2: 0, 3: 30_000 - 23_500}


def test_a_call_of_an_all_in_follows_the_count(room: Table) -> None:
    """Counted while it is in front of the player, the bet is $235, and a player who called $198 has called $235."""
    begin(room)
    act(room, "call", "call", "all_in", "call")
    rule(room, "wrong_stack", "counted", seat=2, cents=23_500)
    assert room.round.felt.bets[2]["bet"] == room.round.felt.bets[3]["bet"] == 23_500
    prompt = room.round.prompt
    assert isinstance(prompt, Choices) and list(prompt.options) == [1]
    act(room, "call")
    assert to_the_end(room)[3] == 30_000 - 23_500


def test_a_stack_is_counted_down(room: Table) -> None:
    """Seat 2 has $180: its all-in, and each other player's part of the main pot, is $180."""
    begin(room)
    act(room, "call", "call", "all_in", "call")
    rule(room, "wrong_stack", "counted", seat=2, cents=18_000)
    act(room, "call")
    assert room.round.felt.pots[0].amount == 3 * 18_000
    assert to_the_end(room)[3] == 30_000 - 18_000


@pytest.mark.parametrize("counted", [23_500, 15_000])
def test_an_all_in_is_counted_once_its_chips_are_in_the_pot(room: Table, counted: int) -> None:
    """Seat 2 went all in with $198, and the flop is out. Recounted, its chips were $235, or $150: each caller has put
    in as much, the flop stays, and nobody is asked again.
    """
    begin(room)
    act(room, "call", "call", "all_in", "call", "call")
    flop = iter(BOARD.split()[:3])
    while isinstance(asked := room.round.prompt, Cards):
        if asked.left[0].spot == "burn":
            room.play.deal_unread(1)
        else:
            room.play.enter_card(card(next(flop)))
    assert room.round.felt.bets[2].get("bet", 0) == 0
    rule(room, "wrong_stack", "counted", seat=2, cents=counted)
    (changed,) = room.journal.events(1, StackChanged)
    assert (changed.of(StackChanged).was, changed.of(StackChanged).now) == (19_800, counted)
    felt = room.round.felt
    assert felt.pots[0].amount == 3 * counted
    assert {felt.stacks[1], felt.stacks[3]} == {30_000 - counted}
    assert [shown.text for shown in felt.row("board")] == BOARD.split()[:3]
    assert isinstance(room.round.prompt, Choices) and room.round.prompt.guide.step == "flop"


def test_the_dealer_does_not_change_the_chips_of_a_moved_player(room: Table) -> None:
    begin(room)
    to_the_end_of_folds(room)
    rule(room, "moved_player", "keeps_stack", seat=4, cents=250_000)
    for option, amount in (("sit", 10_000), ("empty", None)):
        with refused("signed"):
            room.play.choose(4, option, amount)
    with refused("not_offered"):
        room.play.choose(5, "moved", 250_000)
    room.play.proceed()
    assert room.round.felt.stacks[4] + sum(room.round.felt.bets[4].values()) == 250_000


def test_between_hands_the_count_is_the_stack(room: Table) -> None:
    begin(room)
    to_the_end_of_folds(room)
    before = dict(room.round.felt.stacks)
    rule(room, "wrong_stack", "counted", seat=2, cents=25_000)
    rule(room, "tip", "tip", seat=3, cents=500)
    room.play.proceed()
    felt = room.round.felt
    at_start = {seat: felt.stacks[seat] + sum(felt.bets[seat].values()) for seat in before}
    assert at_start == {1: before[1], 2: 25_000, 3: before[3] - 500}


def to_the_end_of_folds(table: Table) -> None:
    number = table.hand_number
    while table.hand_number == number:
        if isinstance(table.round.prompt, Choices):
            act(table, "fold")
        else:
            table.play.proceed()


def test_option_after_a_stack_ruling_keeps_the_counted_stack(room: Table) -> None:
    begin(room)
    to_the_end_of_folds(room)
    rule(room, "wrong_stack", "counted", seat=2, cents=25_000)
    room.play.choose(2, "buy", 10_000)
    room.play.choose(3, "out")
    room.play.proceed()
    assert room.round.felt.stacks[2] + sum(room.round.felt.bets[2].values()) == 35_000


def test_a_count_between_hands_includes_chips_that_have_just_come(room: Table) -> None:
    """Seat 2 has $200 and adds $100, seat 4 sits with $200, seat 5 comes with $2,500: $320, $250, and $2,400 are there.

    The last count is undone, so that seat 5 has $2,500.
    """
    begin(room)
    to_the_end_of_folds(room)
    room.play.choose(2, "buy", 10_000)
    room.play.choose(4, "sit_and_post", 20_000)
    rule(room, "moved_player", "keeps_stack", seat=5, cents=250_000)
    for seat, counted in {2: 32_000, 4: 25_000, 5: 240_000}.items():
        rule(room, "wrong_stack", "counted", seat=seat, cents=counted)
    room.play.undo(signatures=(SIGNED,))
    changes = [event.of(StackChanged) for event in room.journal.events(1, StackChanged)]
    assert [(change.seat, change.was, change.now) for change in changes] == [
        (5, 0, 250_000), (2, 30_000, 32_000), (4, 20_000, 25_000), (5, 250_000, 240_000), (5, 240_000, 250_000),
    ]  # fmt: skip
    room.play.proceed()
    felt = room.round.felt
    assert {seat: felt.stacks[seat] + sum(felt.bets[seat].values()) for seat in (2, 4, 5)} == {
        2: 32_000, 4: 25_000, 5: 250_000,
    }  # fmt: skip


def test_a_tip_in_a_hand_leaves_the_stack_and_the_bets_stay(room: Table) -> None:
    """Seat 1 tips $5 after its call: an all-in is $290, and $5 have left the table."""
    begin(room)
    act(room, "call", "call")
    room.rulings.rule("tip", "tip", Details(seat=1, cents=500))
    assert room.round.felt.stacks[1] == 30_000 - 500 - 500
    act(room, "check")
    stacks = to_the_end(room)
    assert sum(stacks.values()) == 30_000 + 19_800 + 30_000 - 500 - rake(room)


def test_the_dealer_alone_enters_tips_up_to_the_big_blind(room: Table) -> None:
    """$5 and $1 of one seat in one hand are more than the big blind of $5."""
    begin(room)
    act(room, "call", "call")
    room.rulings.rule("tip", "tip", Details(seat=1, cents=500))
    with refused("unsigned"):
        room.rulings.rule("tip", "tip", Details(seat=1, cents=100))
    room.rulings.rule("tip", "tip", Details(seat=3, cents=100))
    rule(room, "tip", "tip", seat=1, cents=20_000)
    assert room.round.felt.stacks[1] == 30_000 - 500 - 500 - 20_000


def test_tips_between_two_hands_add_up(room: Table) -> None:
    begin(room)
    to_the_end_of_folds(room)
    room.rulings.rule("tip", "tip", Details(seat=3, cents=500))
    with refused("unsigned"):
        room.rulings.rule("tip", "tip", Details(seat=3, cents=100))
    rule(room, "tip", "tip", seat=3, cents=100)


@pytest.mark.parametrize("counted", [20_000, -5_000])
def test_a_recount_between_two_hands_is_no_tip(room: Table, counted: int) -> None:
    begin(room)
    to_the_end_of_folds(room)
    rule(room, "wrong_stack", "counted", seat=3, cents=room.round.felt.stacks[3] + counted)
    room.rulings.rule("tip", "tip", Details(seat=3, cents=500))
    with refused("unsigned"):
        room.rulings.rule("tip", "tip", Details(seat=3, cents=100))


def test_a_player_who_leaves_gives_up_no_hand_by_the_dealer_alone_nor_after_the_showdown(room: Table) -> None:
    begin(room)
    act(room, "call", "all_in", "call", "call")
    (leaves,) = (path for path in room.rulings.irregularities if path.key == "leaves")
    with refused("unsigned"):
        room.rulings.rule("leaves", leaves.remedies[0].key, Details(seat=2))
    board, asked = iter(BOARD.split()), room.round.prompt
    while asked is not None and asked.guide.step != "showdown":
        assert isinstance(asked, Cards)
        if asked.left[0].spot == "burn":
            room.play.deal_unread(1)
        else:
            room.play.enter_card(card(next(board)))
        asked = room.round.prompt
    assert "leaves" not in {path.key for path in room.rulings.irregularities}


def test_nothing_but_a_tip_leaves_and_never_more_than_is_there(room: Table) -> None:
    begin(room)
    act(room, "call", "all_in")
    with refused("stack"):
        room.rulings.rule("tip", "tip", Details(seat=1, cents=500))
    with refused("stack"):
        room.rulings.rule("tip", "tip", Details(seat=3, cents=30_000))


def test_chips_that_a_player_owes_go_from_one_stack_to_the_other(room: Table) -> None:
    """$145 are seat 1's: seat 3 gives them, and nothing leaves the table."""
    begin(room)
    to_the_end_of_folds(room)
    before = dict(room.round.felt.stacks)
    room.rulings.rule("chips_owed", "given", Details(seat=3, other=1, cents=14_500), SIGNED)
    room.play.proceed()
    felt = room.round.felt
    now = {seat: felt.stacks[seat] + sum(felt.bets[seat].values()) for seat in before}
    assert now == {1: before[1] + 14_500, 2: before[2], 3: before[3] - 14_500}


def test_a_count_and_a_ruling_among_players_are_signed_by_the_floor(room: Table) -> None:
    begin(room)
    for key, remedy, details in (
        ("wrong_stack", "counted", Details(seat=2, cents=23_500)),
        ("chips_owed", "given", Details(seat=3, other=1, cents=500)),
    ):
        with pytest.raises(NotAuthorized):
            room.rulings.rule(key, remedy, details)


@pytest.mark.parametrize("chips", [300, 500_000])
def test_a_player_who_was_moved_sits_with_any_amount_and_owes_no_post(room: Table, chips: int) -> None:
    begin(room)
    to_the_end_of_folds(room)
    with refused("below_minimum" if chips == 300 else "above_maximum"):
        room.play.choose(5, "sit", chips)
    room.rulings.rule("moved_player", "keeps_stack", Details(seat=5, cents=chips), SIGNED)
    room.play.proceed()
    felt = room.round.felt
    assert felt.stacks[5] + sum(felt.bets[5].values()) == chips
    assert felt.status[5] in ("in", "all_in")
    assert "pot" not in felt.bets[5] and "dead" not in felt.bets[5]


def test_a_player_is_not_moved_to_a_seat_that_is_taken(room: Table) -> None:
    begin(room)
    to_the_end_of_folds(room)
    with refused("seat"):
        room.rulings.rule("moved_player", "keeps_stack", Details(seat=2, cents=500), SIGNED)


def test_the_difference_is_kept_recalled_replayed_and_exported(room: Table, tmp_path: Path) -> None:
    begin(room)
    act(room, "call", "call", "all_in", "call")
    rule(room, "wrong_stack", "counted", seat=2, cents=23_500)
    (kept,) = [event for event in room.journal.events(1) if isinstance(event.what, StackChanged)]
    changed = kept.of(StackChanged)
    assert (kept.actor, changed.seat, changed.was, changed.now) == ("haddad", 2, 19_800, 23_500)
    act(room, "call")
    bets = {seat: dict(room.round.felt.bets[seat]) for seat in (1, 2, 3)}
    room = restarted(room, tmp_path)
    assert bets == {seat: dict(room.round.felt.bets[seat]) for seat in (1, 2, 3)}
    stacks = to_the_end(room)
    recall = Recall(room.journal, 1)
    assert any("$235" in str(recall.happened(nth)) for nth in range(recall.last + 1))
    record = next(exported(room.journal))
    assert record["result"] == Settler(GAMES, {"holdem": room.rules}).settle(record)
    assert [player["final"] for player in record["result"]["players"]] == [stacks[seat] for seat in (1, 2, 3)]
    room.close()


def test_an_undone_count_is_removed(room: Table) -> None:
    begin(room)
    to_the_end_of_folds(room)
    rule(room, "wrong_stack", "counted", seat=2, cents=25_000)
    assert 1 == room.play.undo_signatures
    with pytest.raises(NotAuthorized):
        room.play.undo(agreed=True)
    room.play.undo(signatures=(SIGNED,))
    counted, back = [event.of(StackChanged) for event in room.journal.events(1, StackChanged)]
    assert (counted.was, counted.now) == (back.now, back.was) == (20_000, 25_000)
    before = room.round.felt.stacks[2]
    room.play.proceed()
    assert room.round.felt.stacks[2] + sum(room.round.felt.bets[2].values()) == before


def test_each_undo_returns_the_chips_of_its_own_ruling(room: Table) -> None:
    begin(room)
    to_the_end_of_folds(room)
    rule(room, "wrong_stack", "counted", seat=2, cents=25_000)
    rule(room, "tip", "tip", seat=2, cents=500)
    room.play.undo(signatures=(SIGNED,))
    room.play.undo(signatures=(SIGNED,))
    changes = [event.of(StackChanged) for event in room.journal.events(1, StackChanged)]
    assert [(change.ruling.irregularity, change.was, change.now) for change in changes] == [
        ("wrong_stack", 20_000, 25_000), ("tip", 25_000, 24_500), ("tip", 24_500, 25_000),
        ("wrong_stack", 25_000, 20_000),
    ]  # fmt: skip


def test_an_undo_of_the_seats_keeps_the_count(room: Table) -> None:
    begin(room)
    to_the_end_of_folds(room)
    rule(room, "wrong_stack", "counted", seat=2, cents=25_000)
    room.play.proceed()
    room.play.undo(agreed=True)
    (counted,) = room.journal.events(1, StackChanged)
    assert counted.of(StackChanged).now == 25_000
    room.play.proceed()
    assert room.round.felt.stacks[2] + sum(room.round.felt.bets[2].values()) == 25_000


def test_an_undo_of_the_seats_keeps_chips_that_moved_in_the_hand(room: Table, tmp_path: Path) -> None:
    """Before a card, $10 go from seat 1 to seat 3, and seat 2 is counted: the seats that are asked again have them."""
    begin(room)
    to_the_end_of_folds(room)
    before = dict(room.round.felt.stacks)
    room.play.proceed()
    rule(room, "chips_owed", "given", seat=1, other=3, cents=1_000)
    rule(room, "wrong_stack", "counted", seat=2, cents=25_000)
    room.play.undo(agreed=True, signatures=(SIGNED,))
    assert len([*room.journal.events(1, StackChanged)]) == 3, "no chip has moved"
    room = restarted(room, tmp_path)
    room.play.proceed()
    felt = room.round.felt
    now = {seat: felt.stacks[seat] + sum(felt.bets[seat].values()) for seat in before}
    assert now == {1: before[1] - 1_000, 2: 25_000, 3: before[3] + 1_000}
    room.close()


def test_undo_of_chips_that_an_undo_has_kept_returns_them(room: Table) -> None:
    begin(room)
    to_the_end_of_folds(room)
    before = dict(room.round.felt.stacks)
    room.play.proceed()
    rule(room, "chips_owed", "given", seat=1, other=3, cents=1_000)
    rule(room, "wrong_stack", "counted", seat=2, cents=25_000)
    room.play.undo(agreed=True, signatures=(SIGNED,))
    with pytest.raises(NotAuthorized):
        room.play.undo(agreed=True)
    room.play.undo(signatures=(SIGNED,))
    changes = [event.of(StackChanged) for event in room.journal.events(1, StackChanged)]
    assert [(change.ruling.irregularity, change.seat, change.was, change.now) for change in changes[3:]] == [
        ("wrong_stack", 2, 25_000, before[2]),
        ("chips_owed", 3, before[3] + 1_000, before[3]),
        ("chips_owed", 1, before[1] - 1_000, before[1]),
    ]
    room.play.proceed()
    felt = room.round.felt
    assert {seat: felt.stacks[seat] + sum(felt.bets[seat].values()) for seat in before} == before


def test_a_void_hand_keeps_the_count(room: Table) -> None:
    begin(room)
    to_the_end_of_folds(room)
    rule(room, "wrong_stack", "counted", seat=2, cents=25_000)
    room.play.proceed()
    assert isinstance(room.round.prompt, Confirm)
    void(room)
    assert room.round.felt.stacks[2] == 25_000


@pytest.mark.parametrize("in_hand", [False, True])
@pytest.mark.parametrize("given", [14_500, -14_500])
def test_a_ruling_on_a_dispute_moves_the_stacks(room: Table, given: int, in_hand: bool) -> None:
    """Seat 1 disputes hand 1, and the floor rules $145 between it and seat 3: between the hands, or in the next one."""
    begin(room)
    to_the_end_of_folds(room)
    room.disputes.open(1, 1, "player", "The player is right")
    before = dict(room.round.felt.stacks)
    if in_hand:
        begin(room)
    (waiting,) = room.disputes.waiting
    with refused("stack"):
        room.disputes.rule(waiting.seq, "The player is right", 0, *SIGNED, other_seat=3, given=1_000_000)
    room.disputes.rule(waiting.seq, "The player is right", 0, *SIGNED, other_seat=3, given=given)
    if not in_hand:
        room.play.proceed()
    felt = room.round.felt
    now = {seat: felt.stacks[seat] + sum(felt.bets[seat].values()) for seat in before}
    assert now == {1: before[1] + given, 2: before[2], 3: before[3] - given}
    (ruled,) = room.journal.events(1, DisputeRuled)
    what = ruled.of(DisputeRuled)
    assert (what.giver, what.getter, what.given) == ((3, 1, 14_500) if given > 0 else (1, 3, 14_500))
    assert not room.disputes.waiting


@pytest.mark.parametrize("counted", [23_500, 15_000])
def test_a_raise_of_all_chips_is_all_that_are_counted(room: Table, counted: int) -> None:
    """Seat 2 raises to $198, which is all that the kiosk has: with $235, or $150, that is its bet."""
    begin(room)
    act(room, "call", "call")
    room.play.choose(2, "raise", 19_800)
    rule(room, "wrong_stack", "counted", seat=2, cents=counted)
    felt = room.round.felt
    assert (felt.bets[2]["bet"], felt.stacks[2], felt.status[2]) == (counted, 0, SeatStatus.ALL_IN)
    prompt = room.round.prompt
    assert isinstance(prompt, Choices) and list(prompt.options) == [3]
    act(room, "call", "call")
    assert to_the_end(room) == {1: 30_000 + 2 * counted - rake(room), 2: 0, 3: 30_000 - counted}


def test_a_bet_above_the_counted_stack_is_all_in_and_asks_nobody_before_the_flop_again(room: Table) -> None:
    """Seat 2 raised to $150 before the flop and went all in on it. It had $100: that was its raise, all in."""
    begin(room)
    act(room, "call", "call")
    room.play.choose(2, "raise", 15_000)
    act(room, "call", "call")
    flop = iter(BOARD.split()[:3])
    while isinstance(asked := room.round.prompt, Cards):
        room.play.deal_unread(1) if asked.may_be_unread else room.play.enter_card(card(next(flop)))
    act(room, "check", "all_in", "call", "call")
    rule(room, "wrong_stack", "counted", seat=2, cents=10_000)
    felt, prompt = room.round.felt, room.round.prompt
    assert felt.status[2] is SeatStatus.ALL_IN and felt.pots[0].amount == 3 * 10_000
    assert isinstance(prompt, Choices) and (prompt.guide.step, list(prompt.options)) == ("flop", [3])
    assert {felt.stacks[1], felt.stacks[3]} == {20_000}


def test_an_all_in_that_is_counted_below_the_bet_is_a_call(room: Table) -> None:
    """Seat 1 makes it $120, seat 2 is all in above that: with $100 it has called, and seat 1 takes $20 back."""
    begin(room)
    act(room, "fold")
    room.play.choose(1, "raise", 12_000)
    act(room, "all_in", "call")
    rule(room, "wrong_stack", "counted", seat=2, cents=10_000)
    felt, prompt = room.round.felt, room.round.prompt
    assert isinstance(prompt, Confirm) and prompt.guide.step == "preflop"
    assert (felt.bets[1]["bet"], felt.bets[2]["bet"], felt.status[2]) == (12_000, 10_000, SeatStatus.ALL_IN)
    room.play.proceed()
    assert felt.pots[0].amount == 2 * 10_000 and felt.stacks[1] == 20_000


def to_a_bust(table: Table) -> None:
    """Have seat 2 all in for $198 with kings, seat 3 call, and the pot of $398 go to seat 3 by mistake."""
    table.play.proceed()
    table.play.proceed()
    table.play.deal_unread()
    act(table, "call", "call", "all_in", "call", "fold")
    board, number = iter(BOARD.split()), table.hand_number
    while table.hand_number == number:
        prompt = table.round.prompt
        if isinstance(prompt, Choices):
            table.play.choose(3, "wins")
        elif isinstance(prompt, Cards):
            table.play.deal_unread() if prompt.may_be_unread else table.play.enter_card(card(next(board)))
        else:
            table.play.proceed()


def owed(table: Table, cents: int) -> None:
    table.disputes.open(1, 2, "player", "The wrong seat was paid")
    (waiting,) = table.disputes.waiting
    table.disputes.rule(waiting.seq, "The player is right", 0, *SIGNED, other_seat=3, given=cents)


def test_busted_player_plays_the_next_hand_with_ruled_chips(room: Table, tmp_path: Path) -> None:
    to_a_bust(room)
    before = dict(room.round.felt.stacks)
    assert before[2] == 0
    room.play.choose(2, "out")  # This is the option of a player without chips.
    owed(room, 39_000)
    room = restarted(room, tmp_path)
    room.play.proceed()
    felt = room.round.felt
    now = {seat: felt.stacks[seat] + sum(felt.bets[seat].values()) for seat in before}
    assert now == {1: before[1], 2: 39_000, 3: before[3] - 39_000}
    assert felt.status[2] is SeatStatus.IN
    room.close()


def test_chips_ruled_during_a_hand_remain_after_it(room: Table) -> None:
    to_a_bust(room)
    room.play.proceed()
    room.play.proceed()
    room.play.deal_unread()
    before = dict(room.round.felt.stacks)
    owed(room, 20_000)
    felt = room.round.felt
    assert (felt.stacks[2], felt.stacks[3]) == (20_000, before[3] - 20_000)
    assert felt.status[2] is SeatStatus.OUT and felt.pots == []
    to_the_end_of_folds(room)
    assert room.round.felt.stacks[2] == 20_000
    room.play.choose(2, "in")  # This comes after every hand that a player sat out.
    room.play.proceed()
    assert room.round.felt.stacks[2] + sum(room.round.felt.bets[2].values()) == 20_000


def test_no_chips_come_to_a_player_who_is_all_in(room: Table) -> None:
    """They would be part of the bet."""
    begin(room)
    act(room, "call", "call", "all_in")
    with refused("all_in"):
        rule(room, "chips_owed", "given", seat=1, other=2, cents=5_000)
    assert room.round.felt.bets[2]["bet"] == 19_800


def test_found_chips_of_a_player_who_is_out_are_counted(room: Table) -> None:
    to_a_bust(room)
    rule(room, "wrong_stack", "counted", seat=2, cents=3_700)
    room.play.proceed()
    felt = room.round.felt
    assert felt.status[2] is not SeatStatus.OUT
    assert felt.stacks[2] + sum(felt.bets[2].values()) == 3_700


def test_nobody_calls_the_bet_of_a_hand_that_is_void(room: Table) -> None:
    """Seat 3 makes it $20, seat 1 calls, seat 2 makes it $60, and its hand is void: $20 is the bet again."""
    begin(room)
    room.play.choose(3, "raise", 2_000)
    act(room, "call")
    room.play.choose(2, "raise", 6_000)
    rule(room, "void_one_hand", "wagers_returned", seat=2)
    prompt = room.round.prompt
    assert isinstance(prompt, Choices)
    assert [option.key for option in prompt.options[3]][:2] == ["fold", "check"]
    act(room, "check", "check")
    felt = room.round.felt
    assert (felt.pots[0].amount, dict(felt.stacks)) == (4_000, {1: 28_000, 2: 19_800, 3: 28_000})


def test_the_big_blind_is_the_bet_though_the_hand_that_posted_it_is_void(room: Table) -> None:
    begin(room)
    rule(room, "void_one_hand", "wagers_returned", seat=2)
    prompt = room.round.prompt
    assert isinstance(prompt, Choices)
    assert [option.stakes for option in prompt.options[3] if option.key == "call"] == [500]


def test_the_dealer_cannot_undo_a_signed_ruling_by_voiding_the_hand(room: Table) -> None:
    """Between two hands the floor counts seat 2, gives seat 3 chips of seat 1, and seats a player from another game."""
    begin(room)
    to_the_end_of_folds(room)
    before = dict(room.round.felt.stacks)
    rule(room, "wrong_stack", "counted", seat=2, cents=50_000)
    rule(room, "chips_owed", "given", seat=1, other=3, cents=5_000)
    rule(room, "moved_player", "keeps_stack", seat=5, cents=250_000)
    room.play.choose(4, "sit", 20_000)  # The dealer’s own entry is made again.
    room.rulings.rule("voided", "misdeal")
    has = {1: before[1] - 5_000, 2: 50_000, 3: before[3] + 5_000, 5: 250_000}
    assert dict(room.round.felt.stacks) == has
    room.play.proceed()
    felt = room.round.felt
    assert felt.status[5] is SeatStatus.IN and felt.stacks[5] == 250_000, "and owes no post"


def reopen_and_push_to(table: Table, winner: int) -> None:
    """Reopen hand 1, undo back to the winner that was named, and name another one."""
    table.reopening.reopen("The wrong seat was paid or taken", *SIGNED)
    while not (isinstance(prompt := table.round.prompt, Choices) and len(prompt.options) > 1):
        table.play.undo(agreed=True, why="Floor decision", signatures=[SIGNED])
    push_to(table, winner)


def push_to(table: Table, winner: int) -> None:
    """Deal to the end, players checking, and name the winner."""
    board, number = iter(BOARD.split()), table.hand_number
    while table.hand_number == number:
        prompt = table.round.prompt
        if isinstance(prompt, Choices) and len(prompt.options) == 1:
            act(table, "check")
        elif isinstance(prompt, Choices):
            table.play.choose(winner, "wins")
        elif isinstance(prompt, Cards):
            table.play.deal_unread() if prompt.may_be_unread else table.play.enter_card(card(next(board)))
        else:
            table.play.proceed()


def pushed_to_seat_1(table: Table) -> None:
    """Play hand 1: its pot of $14 goes to seat 1."""
    table.play.proceed()
    table.play.proceed()
    table.play.deal_unread()
    act(table, "call", "call", "check")
    push_to(table, 1)
    assert dict(table.round.felt.stacks) == {1: 30_900, 2: 19_300, 3: 29_500}


@pytest.mark.parametrize("seats", ["confirmed", "asked"])
def test_rulings_between_hands_survive_a_reopening_of_the_first(room: Table, seats: str) -> None:
    """The floor counts seat 2 and seats a player, then reopens the previous hand: its pot of $14 was seat 2's."""
    pushed_to_seat_1(room)
    rule(room, "wrong_stack", "counted", seat=2, cents=50_000)
    rule(room, "moved_player", "keeps_stack", seat=5, cents=250_000)
    if seats == "confirmed":
        room.play.proceed()
    reopen_and_push_to(room, 2)
    assert dict(room.round.felt.stacks) == {1: 29_500, 2: 50_000 + 1_400, 3: 29_500, 5: 250_000}
    assert room.notice == "Hand 1 is resettled. Enter its changed seats and chips again."


def test_rulings_before_the_first_card_survive_a_reopening_of_the_hand_before(room: Table) -> None:
    """With the blinds of hand 2 posted, seat 3 tips $5 and seat 1 leaves. Then the pot of hand 1 goes to seat 2."""
    pushed_to_seat_1(room)
    room.play.proceed()
    room.rulings.rule("tip", "tip", Details(seat=3, cents=500))
    rule(room, "leaves", "forfeit", seat=1)
    reopen_and_push_to(room, 2)
    assert dict(room.round.felt.stacks) == {1: 29_500, 2: 20_700, 3: 29_000}
    room.play.choose(4, "sit_and_post", 20_000)
    room.play.proceed()
    assert set(room.round.felt.stacks) == {2, 3, 4}, "seat 1 has left"


def test_player_whose_chips_were_carried_away_is_not_dealt_in(room: Table, tmp_path: Path) -> None:
    """Seat 3 carries $300 to another table. The seat is empty in hand 2, after a restart, and in hand 3."""
    begin(room)
    to_the_end_of_folds(room)
    room.cash.carry_out(3, 30_000)
    assert (room.shift.stacks, room.cash.stack(3)) == ({1: 29_800, 2: 20_000}, 0)
    room.play.choose(4, "sit_and_post", 20_000)
    with refused("in_hand"):
        room.cash.take_back("haddad", PIN)
    room.play.proceed()
    room = restarted(room, tmp_path)
    assert room.hand_number == 2 and room.round.felt.status[3] is SeatStatus.OUT
    void(room)
    room.play.choose(3, "sit_and_post", 10_000)
    room.play.proceed()
    felt = room.round.felt
    assert {seat: felt.stacks[seat] + sum(felt.bets[seat].values()) for seat in felt.stacks} == {
        1: 29_800, 2: 20_000, 3: 10_000, 4: 20_000,
    }  # fmt: skip
    room.close()


def test_player_stays_if_the_entry_of_carried_chips_is_taken_back(room: Table) -> None:
    begin(room)
    to_the_end_of_folds(room)
    before = dict(room.round.felt.stacks)
    room.cash.carry_out(3, 30_000)
    room.cash.take_back("haddad", PIN)
    room.play.proceed()
    felt = room.round.felt
    assert {seat: felt.stacks[seat] + sum(felt.bets[seat].values()) for seat in before} == before
