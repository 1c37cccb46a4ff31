"""A change of the house's files waits for the closing of an open table: its rack was counted, and its players sit."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kiosk.core.errors import Refused
from kiosk.events import TableClosed
from kiosk.settings import TableSettings
from kiosk.table import Table, TableGame
from tests.tables import DEALER, FLOOR, JACKPOTS, PINS, House
from tests.transfers import transfer

SIGNED = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}
PINK = 250


def changed(dealt: TableGame, **keys: Any) -> TableGame:
    """Return a game with other keys in the table's file."""
    return replace(dealt, config=TableSettings.model_validate({**dealt.config.model_dump(mode="json"), **keys}))


def without_the_pink_chip(dealt: TableGame) -> TableGame:
    rack = [chip.model_dump(mode="json") for chip in dealt.config.rack if chip.value != PINK]
    return changed(dealt, rack=rack, palette=["5", "25"])


def closed(table: Table, rack: dict[int, int]) -> TableClosed:
    table.shift.close(rack, **SIGNED)
    (event,) = table.journal.events(1, TableClosed)
    return event.of(TableClosed)


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def test_a_chip_that_is_removed_is_still_counted_at_the_closing(house: House) -> None:
    house.games = tuple(map(without_the_pink_chip, house.games))
    table = house.restart()
    assert PINK in table.config.denominations and PINK in table.shift.rack
    with pytest.raises(Refused, match="Count every chip"):
        table.shift.close(dict.fromkeys(house.games[0].config.denominations, 100), **SIGNED)
    counted = dict.fromkeys(table.config.denominations, 100)
    assert 0 == closed(table, counted).difference
    assert PINK not in table.config.denominations


def test_a_removed_chip_may_be_filled_and_counted_in_the_shift(house: House) -> None:
    house.games = tuple(map(without_the_pink_chip, house.games))
    table = house.restart()
    transfer(table, "fill", {PINK: 20})
    assert 120 == table.shift.rack[PINK]
    assert 20 * PINK == table.shift.fills


def test_a_chip_that_is_added_waits_for_the_closing(house: House) -> None:
    without = tuple(map(without_the_pink_chip, house.games))
    configured, house.games = house.games, without
    counted = dict.fromkeys(house.table.config.denominations, 100)
    closed(house.table, counted)
    table = house.restart()
    table.shift.open("nh", dict.fromkeys(table.config.denominations, 100), **SIGNED)
    house.games = configured
    table = house.restart()
    assert PINK not in table.config.denominations
    table.shift.close(dict.fromkeys(table.config.denominations, 100), **SIGNED)
    assert PINK in table.config.denominations


def test_seats_and_limits_wait_for_the_closing(house: House) -> None:
    house.games = tuple(
        changed(dealt, seats=2, table_minimum="25", table_maximum="100", palette=["25"]) for dealt in house.games
    )
    table = house.restart()
    assert "takes effect after the closing" in table.notice
    assert (6, 500, 2_500) == (table.config.seats, table.config.table_minimum, table.config.table_maximum)
    assert (6, 500, 2_500) == (len(table.round.opening.seats), table.round.opening.minimum, table.round.opening.maximum)
    table.play.place(6, "ante", 500)
    assert (250, 500, 2_500) == table.config.palette
    closed_table = house.restart()
    closed_table.rulings.rule("voided", "misdeal", signature=(FLOOR, PINS[FLOOR]))
    closed_table.shift.close(dict.fromkeys(table.config.denominations, 100), **SIGNED)
    assert (2, 2_500) == (closed_table.config.seats, closed_table.config.table_minimum)


def test_a_device_is_that_of_the_file_as_it_is_now(house: House) -> None:
    house.games = tuple(changed(dealt, shoe="none", badge="desk 7", seats=3) for dealt in house.games)
    table = house.restart()
    assert (None, "desk 7", 6) == (table.config.shoe, table.config.badge, table.config.seats)


def test_a_game_that_is_removed_goes_on_under_its_name_until_the_closing(house: House) -> None:
    """The file of the game in progress is gone."""
    title = house.table.rules.title
    house.table.play.place(1, "ante", 500)
    house.games = tuple(dealt for dealt in house.games if dealt.key == "peek")
    table = house.restart()
    assert ("nh", "nh") == (table.game.key, table.round.game.key)
    assert JACKPOTS == dict(table.shift.jackpots)
    assert title == table.rules.title
    table.play.place(2, "ante", 500)
    table.rulings.rule("voided", "misdeal", signature=(FLOOR, PINS[FLOOR]))
    with pytest.raises(Refused, match="close it, and open it again"):
        table.play.place(1, "ante", 500)
    assert 0 == closed(table, dict.fromkeys(table.config.denominations, 100)).difference
    assert "peek" == table.game.key


def test_unchanged_shift_uses_the_configured_game(house: House) -> None:
    table = house.restart()
    assert table.table_game is house.games[0]
    assert "" == table.notice.replace("The kiosk was started again.", "")


def test_an_opening_that_is_older_than_the_last_checkpoint_is_found_again(house: House) -> None:
    for _ in range(3):
        house.table.play.place(1, "ante", 500)
        house.table.rulings.rule("voided", "misdeal", signature=(FLOOR, PINS[FLOOR]))
    house.games = tuple(map(without_the_pink_chip, house.games))
    assert PINK in house.restart().config.denominations
