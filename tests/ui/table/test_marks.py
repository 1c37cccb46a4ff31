"""Marks on the felt agree with the words: a refused chip, the seats that an instruction names, and the pay table."""

from pathlib import Path

import pytest

from kiosk.games.texas_holdem.naming import Winners
from kiosk.procedure import Cards, Choices, Confirm, Dice, Does, Floor, Settle
from kiosk.table import Table
from tests.sizes import at_sizes, only_whole
from tests.ui.conftest import OpenScreen
from tests.ui.dice import play_to
from tests.ui.jackpots import to_jackpot
from tests.ui.kiosks import KIOSKS, LARGEST, SPANISH, Kiosk
from tests.ui.poker import all_in_until, choose, seat
from tests.ui.shift.people import shown, texts
from tests.ui.tables import PIN, found, make_table, shoe_deals, taps, to_board, to_flop_bets
from tests.ui.walk import kind, problems
from ui.app import Screen
from ui.vm.table.money import pay_lines

SIZES = at_sizes((1280, 800), (1920, 1080), (1080, 1920))


def marked(screen: Screen) -> list[int]:
    """Return the seats with a gold rim."""
    return [row.number for row in screen.model.shown.seats if found(screen, f"seat{row.number}").property("now")]


def refused_spots(screen: Screen) -> list[str]:
    return [f"{row.number} {tile.key}" for row in screen.model.shown.seats for tile in row.tiles if tile.wrong]


@pytest.mark.parametrize("touches", [("floor",), ("chip.5",), ("primary", "undo"), ("seat2.spot.ante",)])
def test_the_mark_of_a_refused_chip_goes_with_its_words(screen: Screen, touches: tuple[str, ...]) -> None:
    taps(screen, ("chip.25", "seat1.spot.ante", "seat1.spot.ante"))
    assert "at most $25" in screen.model.shown.strip
    assert ["1 ante"] == refused_spots(screen)
    taps(screen, touches)
    assert ("", []) == (screen.model.shown.strip, refused_spots(screen))


def test_a_hand_begins_without_the_mark_of_a_refused_chip(screen: Screen, table: Table) -> None:
    taps(screen, ("chip.25", "seat1.spot.ante", "seat1.spot.ante"))
    table.play.proceed()
    table.play.undo()
    screen.settle()
    assert ("", []) == (screen.model.shown.strip, refused_spots(screen))


def test_no_seat_is_to_act_while_the_floor_must_rule_first(open_screen: OpenScreen, table: Table) -> None:
    """A decision is refused until then, and so is one for all."""
    screen = open_screen(table, (1280, 800))
    to_flop_bets(screen, table)
    assert [1] == marked(screen)
    shoe_deals(table, "2h")
    screen.settle()
    assert "call the floor" in screen.model.shown.instruction
    assert [] == marked(screen)
    assert "to act" not in texts(screen)
    assert screen.find("secondary") is None
    assert problems(screen) == []


def uncalled(table: Table) -> None:
    """Have the first player bet, and every other one fold, up to the return of the bet."""
    seat(table, dict.fromkeys((1, 2, 3, 4), 40_000))
    while not (isinstance(table.round.prompt, Confirm) and table.round.prompt.guide.do.template.startswith("Return")):
        prompt = table.round.prompt
        if isinstance(prompt, Choices):
            (acting,) = prompt.options
            raises = not any(bets.get("bet", 0) > 500 for bets in table.round.felt.bets.values())
            table.play.choose(acting, "raise" if raises else "fold", 2_500 if raises else None)
        elif isinstance(prompt, Cards):
            table.play.deal_unread()
        else:
            table.play.proceed()


@pytest.mark.parametrize("size", SIZES)
def test_the_seat_that_an_instruction_names_is_marked(
    open_screen: OpenScreen, tmp_path: Path, size: tuple[int, int]
) -> None:
    room = make_table(tmp_path, game="holdem")
    uncalled(room)
    screen = open_screen(room, size)
    named = screen.model.shown.instruction.removesuffix(".").rpartition(" ")[2]
    assert [int(named)] == marked(screen)
    assert problems(screen) == []


@pytest.mark.parametrize("size", SIZES)
def test_the_seats_that_post_the_blinds_are_marked_with_their_bets(
    open_screen: OpenScreen, tmp_path: Path, size: tuple[int, int]
) -> None:
    room = make_table(tmp_path, game="holdem")
    seat(room, dict.fromkeys(range(1, 10), 40_000))
    screen = open_screen(room, size)
    small, big = marked(screen)
    assert screen.model.shown.instruction.endswith(f"Blinds: seats {small} and {big}.")
    assert any("$2" in said for said in texts(screen))
    assert any("$5" in said for said in texts(screen))
    assert problems(screen) == []


def test_the_seat_that_tosses_or_deals_is_marked(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = make_table(tmp_path, game="dice")
    play_to(table, Dice, {})
    screen = open_screen(table, (1280, 800))
    assert screen.model.shown.instruction.startswith("Seat 1 tosses")
    assert [1] == marked(screen)
    play_to(table, Settle, {})
    while table.round.prompt is not None and table.round.prompt.guide.step != "next":
        table.play.proceed()
    screen.settle()
    assert [f"Pass the deal to seat {dealer}." for dealer in marked(screen)] == [screen.model.shown.instruction]


def test_a_loss_is_beside_the_lowest_lines(screen: Screen, table: Table) -> None:
    """A loser sees how much was missing, and not the royal flush: New Hampshire prints the lowest hand first."""
    to_board(screen, table)
    while not isinstance(prompt := table.round.prompt, Settle) or all(
        item.does is not Does.TAKE for item in prompt.items
    ):
        if isinstance(prompt, Floor):
            table.floor.acknowledge("haddad", PIN)
        else:
            table.play.proceed()
    first_loses = sorted(prompt.items, key=lambda item: item.does is not Does.TAKE)
    names = [line.name for line in pay_lines.beside(table.rules, first_loses)]
    assert ["Pair of 6’s through 10’s", "Pair of Jacks through Aces", "Two Pair", "Three of a Kind"] == names


@pytest.mark.parametrize("size", SIZES)
def test_the_first_signature_is_named_while_the_second_is_asked_for(
    open_screen: OpenScreen, table: Table, size: tuple[int, int]
) -> None:
    screen = open_screen(table, size)
    to_jackpot(screen, table)
    assert found(screen, "signed").property("name") == "First signature"
    assert any(said.startswith("R. Haddad") for said in texts(screen))
    assert found(screen, "signer.novak") is not None
    assert problems(screen) == []


def test_the_wagers_above_folded_seats_have_the_name_of_their_seat(open_screen: OpenScreen, table: Table) -> None:
    screen = open_screen(table, (1280, 800))
    Kiosk(1280, 800, LARGEST).wear(screen)
    to_flop_bets(screen, table)
    assert "Seat 1" == shown(screen, "actsTitle")
    screen.tap("option.1x")
    assert "Seat 2" == shown(screen, "actsTitle")
    assert problems(screen) == []


@pytest.mark.parametrize("size", SIZES)
def test_the_pot_whose_winners_are_named_is_marked(
    open_screen: OpenScreen, tmp_path: Path, size: tuple[int, int]
) -> None:
    room = make_table(tmp_path, game="holdem")
    all_in_until(room, Winners, stacks={1: 10_000, 2: 10_000, 3: 20_000, 4: 20_000, 5: 30_000, 6: 30_000})
    screen = open_screen(room, size)
    for winner in (6, 4, 2):
        (asked,) = (row.name for row in screen.model.shown.pots if row.asked)
        assert screen.model.shown.instruction.endswith(f": {asked}.")
        assert problems(screen) == []
        choose(screen, winner, "wins")
        screen.tap("primary")
    assert not any(row.asked for row in screen.model.shown.pots)


@pytest.mark.parametrize("size", SIZES)
def test_points_below_a_seat_say_that_they_are_its_stack(
    open_screen: OpenScreen, tmp_path: Path, size: tuple[int, int]
) -> None:
    """While a pot is pushed, the word “Pots” is above them."""
    table = make_table(tmp_path, game="dice")
    play_to(table, Settle, {})
    screen = open_screen(table, size)
    assert {"Stack 63"} == {said for said in texts(screen) if "63" in said}
    assert problems(screen) == []


@only_whole
def test_the_color_of_each_die_is_in_words_or_their_first_letter(open_screen: OpenScreen, tmp_path: Path) -> None:
    """Red and green are one color to some eyes, and a flush of dice is of one color."""
    table = make_table(tmp_path, game="dice")
    play_to(table, Settle, {})
    screen = open_screen(table)
    for kiosk in (*KIOSKS, Kiosk(1920, 1080, SPANISH | LARGEST)):
        kiosk.wear(screen)
        screen.settle()
        dice = [item for item in screen.items() if kind(item) == "PokerDie" and item.property("word")]
        assert len(dice) >= 3, kiosk
        assert [] == [die.property("die") for die in dice if not die.property("hasWord")], kiosk
        assert problems(screen) == [], kiosk
