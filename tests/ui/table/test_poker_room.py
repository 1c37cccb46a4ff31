"""The poker room by touch: who sits how, how much, who wins which pot; and a die that is tapped twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.core.cards import DECK
from kiosk.core.dice import die
from kiosk.events import Ruled
from kiosk.games.texas_holdem.pots import Winners
from kiosk.procedure import Cards, Choices, Dice, Rolled, Settle
from kiosk.table import Table
from tests.ui.conftest import OpenScreen
from tests.ui.shift.people import shown, texts
from tests.ui.tables import make_table, taps
from tests.ui.walk import problems
from ui.app import Screen
from ui.vm.table.screen import TableScreen


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Table]:
    table = make_table(tmp_path, game="holdem")
    yield table
    table.close()


def seat(table: Table, stacks: dict[int, int]) -> None:
    for at, stack in stacks.items():
        table.play.choose(at, "sit", stack)
    table.play.proceed()


def to_the_winners(table: Table) -> None:
    """Have three players all in for different amounts, with hands that nobody has read, and the board dealt."""
    seat(table, {1: 10_000, 2: 20_000, 3: 40_000})
    deck = iter(DECK)
    while not isinstance(table.round.prompt, Winners):
        prompt = table.round.prompt
        if isinstance(prompt, Choices):
            (acting,) = prompt.options
            keys = [option.key for option in prompt.options[acting]]
            table.play.choose(acting, "all_in" if "all_in" in keys else "call")
        elif isinstance(prompt, Cards) and prompt.may_be_unread:
            table.play.deal_unread()
        elif isinstance(prompt, Cards):
            table.play.enter_card(next(deck))
        else:
            table.play.proceed()


def rolled(table: Table) -> int:
    return sum(isinstance(entry.answer, Rolled) for entry in table.round.entries)


def choose(screen: Screen, seat: int, option: str) -> None:
    if screen.find(f"seat{seat}.option.{option}") is None:
        screen.tap(f"seat{seat}.act")
        screen.tap(f"option.{option}")
    else:
        screen.tap(f"seat{seat}.option.{option}")


def test_the_last_side_pot_is_asked_first_and_a_loser_of_it_wins_nothing(open_screen: OpenScreen, room: Table) -> None:
    to_the_winners(room)
    screen = open_screen(room)
    assert shown(screen, "instruction") == "Touch each seat that wins: Side pot 1."
    choose(screen, 2, "wins")
    assert "Wins" in texts(screen), "the tile shows what was chosen"
    screen.tap("primary")
    assert shown(screen, "instruction") == "Touch each seat that wins: Main pot."
    assert isinstance(room.round.prompt, Winners)
    assert room.round.prompt.seats == (1, 2)
    assert problems(screen) == []
    choose(screen, 2, "wins")
    screen.tap("primary")
    assert not isinstance(room.round.prompt, Winners)


def test_one_touch_names_who_wins_every_pot(open_screen: OpenScreen, room: Table) -> None:
    to_the_winners(room)
    screen = open_screen(room)
    choose(screen, 3, "wins_all")
    assert "Wins all pots" in texts(screen)
    screen.tap("primary")
    assert not isinstance(room.round.prompt, Winners)


def test_an_empty_seat_says_how_one_sits_down(open_screen: OpenScreen, room: Table) -> None:
    to_the_winners(room)
    screen = open_screen(room)
    choose(screen, 3, "wins_all")
    number = room.hand_number
    while room.hand_number == number:
        screen.tap("primary")
    screen.tap("seat6.act")
    said = texts(screen)
    assert any(text.startswith("Sit, wait for the big blind") for text in said)
    assert any(text.startswith("Sit, post $") for text in said)
    screen.tap("seat3.act")
    assert "Buy chips $100" in texts(screen), "which is what players add on"


def test_min_and_max_fill_the_amount_and_enter_gives_it(open_screen: OpenScreen, room: Table) -> None:
    screen = open_screen(room)
    taps(screen, ("seat1.act", "option.sit", "amount.most"))
    assert shown(screen, "amount") not in ("", "–")
    assert room.round.draft is None, "nothing is decided yet"
    taps(screen, ("amount.least", "amount.enter"))
    assert room.round.draft is not None


def test_a_double_tap_on_a_die_enters_it_once(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = make_table(tmp_path, game="dice")
    screen = open_screen(table, double_tap_s=60)
    while not isinstance(table.round.prompt, Dice):
        prompt = table.round.prompt
        if isinstance(prompt, Choices):
            table.play.choose_all(
                next(option.key for option in next(iter(prompt.options.values())) if option.key not in ("fold", "out"))
            )
        table.play.proceed()
    screen.settle()
    taps(screen, ("die.A/red", "die.A/red"))
    assert rolled(table) == 1
    screen.tap("die.K/red")
    assert rolled(table) == 2
    table.close()


def test_a_wrong_die_is_mended_like_a_wrong_card(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = make_table(tmp_path, game="dice")
    screen = open_screen(table)
    while not rolled(table):
        prompt = table.round.prompt
        if isinstance(prompt, Dice):
            table.play.enter_die(die("A/red"))
        elif isinstance(prompt, Choices):
            table.play.choose_all(
                next(option.key for option in next(iter(prompt.options.values())) if option.key != "out")
            )
            table.play.proceed()
        else:
            table.play.proceed()
    screen.settle()
    assert "Misread die" in texts(screen)
    screen.tap("cardWrong")
    offered = [reason.key for reason in screen.model.shown.reasons]
    taps(screen, [f"reason.{word}" for word in offered][:1])
    screen.tap("die.K/black")
    assert shown(screen, "strip") == ""
    assert next(entry.answer.dice[0] for entry in table.round.entries if isinstance(entry.answer, Rolled)) == die(
        "K/black"
    )
    table.close()


def test_out_of_turn_asks_whose_action_it_was(open_screen: OpenScreen, room: Table) -> None:
    seat(room, {1: 10_000, 2: 20_000, 3: 40_000})
    room.play.proceed()
    room.play.deal_unread()
    screen = open_screen(room)
    assert isinstance(room.round.prompt, Choices)
    (in_turn,) = room.round.prompt.options
    taps(screen, ("exceptions", "reason.wager", "reason.out_of_turn", "reason.taken_back"))
    assert "Which seat?" in texts(screen)
    assert screen.find(f"reason.{in_turn}") is None, "whoever is in turn does not act out of it"
    other = next(word for word in (1, 2, 3) if word != in_turn)
    screen.tap(f"reason.{other}")
    (ruled,) = (event.of(Ruled).ruling for event in room.journal.events() if isinstance(event.what, Ruled))
    assert (ruled.irregularity, ruled.seat) == ("out_of_turn", other)


def test_pots_say_what_they_hold_after_the_rake_and_each_seat_what_the_hand_came_to(
    open_screen: OpenScreen, room: Table
) -> None:
    to_the_winners(room)
    screen = open_screen(room)
    choose(screen, 3, "wins_all")
    screen.tap("primary")
    model = screen.model
    assert isinstance(model, TableScreen)
    assert ["$300", "$200"] == [pot.amount for pot in model.shown.pots]
    rake = int(shown(screen, "instruction").removeprefix("Drop the rake: $").rstrip("."))
    screen.tap("primary")
    assert isinstance(room.round.prompt, Settle)
    assert 500 - rake == sum(int(pot.amount.lstrip("$")) for pot in model.shown.pots)
    assert f"${500 - rake}" == model.shown.pot_total

    screen.tap("primary")
    results = {row.number: (row.result.word, row.result.amount) for row in model.shown.seats if row.result.word}
    assert {1: ("Lost", "$100"), 2: ("Lost", "$200"), 3: ("Won", f"${300 - rake}")} == results
