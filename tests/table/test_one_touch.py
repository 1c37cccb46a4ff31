"""One touch that answers several questions: each answer is in the journal by itself, and one undo takes all back."""

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from kiosk.core.cards import card
from kiosk.core.errors import Refused
from kiosk.events import Answered, Undone
from kiosk.procedure import Cards, Choice, Chosen, Confirm, Dealt, Felt, InTurn, amend
from kiosk.table import Table
from tests.live import PIN, LiveHouse, table_game

T = TypeVar("T")


@pytest.fixture
def room(tmp_path: Path) -> Iterator[LiveHouse]:
    house = LiveHouse(tmp_path, table_game("holdem"))
    yield house
    house.table.journal.close()


def answers(table: Table) -> list[object]:
    return [entry.answer for entry in table.round.entries]


def events(room: LiveHouse, kind: type[T]) -> list[T]:
    return [event.what for event in room.table.kernel.state.events if isinstance(event.what, kind)]


def to_flop(room: LiveHouse) -> Table:
    """Return the table once four players have called to the burn before the flop; nobody has read their cards."""
    table = room.table
    for seat in (1, 2, 3, 4):
        table.play.choose(seat, "sit", 20_000)
    table.play.proceed()
    assert isinstance(table.round.prompt, Confirm)
    table.play.deal_unread()
    while isinstance(asked := table.round.prompt, InTurn):
        table.play.choose(
            asked.seat, "check" if "check" in {option.key for option in asked.options[asked.seat]} else "call"
        )
    return table


def on_flop(room: LiveHouse) -> Table:
    table = to_flop(room)
    table.play.burn_and_enter(card("9h"))
    for text in ("Kc", "4c"):
        table.play.enter_card(card(text))
    return table


def test_cards_that_are_dealt_end_the_question_before_them(room: LiveHouse) -> None:
    table = to_flop(room)
    entries = table.round.entries
    deal = next(nth for nth, entry in enumerate(entries) if isinstance(entry.answer, Dealt))
    assert entries[deal].answer == Dealt((None,) * 8)
    assert entries[deal].with_before and not entries[deal - 1].with_before
    while len(table.round.entries) > deal + 1:
        table.play.undo()
    table.play.undo()
    assert isinstance(table.round.prompt, Confirm)
    assert len(table.round.entries) == deal - 1


def test_the_first_card_of_the_flop_says_that_a_card_is_burned(room: LiveHouse) -> None:
    table = to_flop(room)
    before = answers(table)
    table.play.burn_and_enter(card("9h"))
    assert answers(table)[len(before) :] == [Dealt((None,)), Dealt((card("9h"),))]
    with pytest.raises(Refused):
        table.play.burn_and_enter(card("Kc"))
    table.play.undo()
    assert answers(table) == before
    assert isinstance(table.round.prompt, Cards) and table.round.prompt.places[0].spot == Felt.BURN


def test_all_remaining_players_check_by_one_touch_with_one_answer_each(room: LiveHouse) -> None:
    table = on_flop(room)
    asked = table.round.prompt
    assert isinstance(asked, InTurn)
    first, *others = asked.all_may
    table.play.choose(first, "check")
    before = answers(table)
    table.play.choose_all("check")
    assert answers(table)[len(before) :] == [Chosen({seat: Choice("check")}) for seat in others]
    assert [given.touch for given in events(room, Answered)[-3:]] == [None, "same", "same"]
    assert isinstance(table.round.prompt, Cards)
    undone = len(events(room, Undone))
    table.play.undo()
    assert answers(table) == before
    assert [undo.touch for undo in events(room, Undone)[undone:]] == [None, "same", "same"]
    table.play.undo()
    assert isinstance(table.round.prompt, InTurn) and table.round.prompt.seat == first


def test_a_restart_takes_the_same_answers_back(room: LiveHouse) -> None:
    table = on_flop(room)
    count = len(table.round.entries)
    table.play.choose_all("check")
    again = room.restart()
    assert len(again.round.entries) == count + 4
    again.play.undo()
    assert len(again.round.entries) == count


def test_choose_all_is_refused_facing_a_bet(room: LiveHouse) -> None:
    table = on_flop(room)
    asked = table.round.prompt
    assert isinstance(asked, InTurn)
    table.play.choose(asked.seat, "bet", 1_000)
    facing = table.round.prompt
    assert isinstance(facing, InTurn) and not facing.all_may
    before = answers(table)
    for option in ("check", "call"):
        with pytest.raises(Refused):
            table.play.choose_all(option)
    assert answers(table) == before


def test_the_last_to_act_checks_for_nobody_else(room: LiveHouse) -> None:
    table = on_flop(room)
    asked = table.round.prompt
    assert isinstance(asked, InTurn)
    for seat in asked.all_may[:-1]:
        table.play.choose(seat, "check")
    last = table.round.prompt
    assert isinstance(last, InTurn) and last.all_may == () and last.usual is None


def test_a_check_that_was_put_right_is_taken_back_by_itself(room: LiveHouse) -> None:
    """Seat 3 had bet: later decisions are asked again, and one undo takes back the bet alone."""
    table = on_flop(room)
    asked = table.round.prompt
    assert isinstance(asked, InTurn)
    third = asked.all_may[2]
    table.play.choose_all("check")
    entry = next(entry for entry in reversed(table.round.entries) if entry.answer == Chosen({third: Choice("check")}))
    bet = amend.with_choice(table.round.entries, entry.seq, third, Choice("bet", 1_000))
    table.round.amend(bet, table.kernel.by_dealer())
    count = len(table.round.entries)
    assert table.round.entries[-1].answer == Chosen({third: Choice("bet", 1_000)})
    table.play.undo(agreed=True, signatures=(("haddad", PIN),))
    assert len(table.round.entries) == count - 1
    assert table.round.entries[-1].answer == Chosen({asked.all_may[1]: Choice("check")})
