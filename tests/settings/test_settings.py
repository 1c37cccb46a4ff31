"""The house's files as models: the shipped ones, the keys of a table, and amounts."""

import shutil
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import Field, ValidationError

from kiosk.core.money import Odds, money, parse_money
from kiosk.games import GAMES
from kiosk.schema.fields import Money, OddsField, PositiveMoney, Strict
from kiosk.settings import HouseSettings, TableSettings, config_dir, in_force, load
from kiosk.settings.models import ChipColor

Edit = Callable[[str, str, str], None]


class Figures(Strict):
    least: Money = 250
    bets: tuple[PositiveMoney, ...] = (500, 1000)
    by_bet: dict[Money, Money] = Field(default_factory=dict)
    odds: OddsField = Odds(6, 5)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a copy of the shipped configuration."""
    return Path(shutil.copytree(config_dir(), tmp_path / "config"))


@pytest.fixture
def edit(folder: Path) -> Edit:
    """Return a function that replaces a text, which must be there, in a file of the copy."""

    def replace(file: str, old: str, new: str) -> None:
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new), encoding="utf-8")

    return replace


def test_shipped_configuration_loads() -> None:
    settings = load(config_dir(), GAMES)
    table = settings.deals["NH-07"][0]
    assert (500, 2500) == (table.table_minimum, table.table_maximum)
    assert 6 == table.seats
    assert table.shoe is None
    assert 250 in table.palette
    assert ChipColor.GREEN is next(chip.color for chip in table.rack if chip.value == 2500)


def test_every_game_has_its_file_and_a_table() -> None:
    settings = load(config_dir(), GAMES)
    assert set(GAMES) == set(settings.games)
    assert set(GAMES) == {deal.game for deals in settings.deals.values() for deal in deals}


def test_rules_come_back_from_the_journal_as_they_went_in() -> None:
    for key, rules in load(config_dir(), GAMES).games.items():
        assert rules == GAMES[key].rules_model.model_validate(rules.model_dump(mode="json"))
        assert rules == GAMES[key].rules_model.model_validate_json(rules.model_dump_json())


def test_settings_do_not_change() -> None:
    settings = load(config_dir(), GAMES)
    with pytest.raises(ValidationError):
        settings.house.name = "Another"
    with pytest.raises(TypeError):
        settings.deals["NH-08"] = settings.deals["NH-07"]  # type: ignore[index]


def test_house_needs_nothing_but_a_name() -> None:
    house = HouseSettings.model_validate({"name": "The House"})
    assert house.void_needs_floor
    assert house.floor_checkpoints is None
    assert (4, 3, 15) == (house.pins.min_digits, house.pins.wrong_tries, house.pins.lock_minutes)


def test_shoe_may_be_named(folder: Path, edit: Edit) -> None:
    (folder / "devices.toml").write_text(
        '[[shoe]]\nname = "pit 3"\nkind = "beetek"\nport = "socket://shoe:4001"\nbaud = 9600\n', encoding="utf-8"
    )
    for file in ("tables/nh-07.toml", "tables/nh-07-peek.toml"):
        edit(file, 'shoe = "none"', 'shoe = "pit 3"')
    settings = load(folder, GAMES)
    assert "pit 3" == settings.deals["NH-07"][0].shoe
    assert {"kind": "beetek", "port": "socket://shoe:4001", "baud": 9600} == settings.devices["shoe"]["pit 3"].entry


def test_table_may_have_no_shoe_and_no_maximum(folder: Path, edit: Edit) -> None:
    edit("tables/nh-07.toml", 'shoe = "none"\n', "")
    edit("tables/nh-07.toml", "table_maximum = 25\n", "")
    table = load(folder, GAMES).deals["NH-07"][0]
    assert table.shoe is None
    assert table.table_maximum is None


def test_table_knows_its_chips_in_the_order_of_the_rack() -> None:
    table = TableSettings.model_validate(
        {
            "id": "T-1",
            "game": "nh",
            "seats": 1,
            "table_minimum": "0.50",
            "rack": [{"value": 5, "color": "red"}, {"value": "0.50", "color": "blue"}],
            "palette": [5],
        }
    )
    assert (500, 50) == table.denominations


@pytest.mark.parametrize(
    ("written", "cents"), [(25, 2500), (0, 0), ("2.50", 250), ("$25,000", 2_500_000), ("$0.05", 5), ("7", 700)]
)
def test_money_is_dollars_in_the_file_and_cents_inside(written: object, cents: int) -> None:
    assert cents == Figures.model_validate({"least": written}).least


@pytest.mark.parametrize("written", [2.5, True, -1, "2.5", "1.005", "", "five", None, [5], "1e3"])
def test_money_that_is_not_plain_is_refused(written: object) -> None:
    with pytest.raises(ValidationError, match="amount of money"):
        Figures.model_validate({"least": written})


@pytest.mark.parametrize("written", [6, 1.2, "6", "6/5", "6:0", None, True])
def test_odds_that_are_not_plain_are_refused(written: object) -> None:
    with pytest.raises(ValidationError, match="odds"):
        Figures.model_validate({"odds": written})


def test_nothing_is_not_a_positive_amount() -> None:
    with pytest.raises(ValidationError):
        Figures.model_validate({"bets": ["0"]})


CENTS = st.integers(min_value=0, max_value=99_999_999_999)


@given(
    least=CENTS,
    bets=st.lists(CENTS.filter(bool), max_size=4),
    by_bet=st.dictionaries(CENTS, CENTS, max_size=4),
    odds=st.tuples(st.integers(1, 99_999), st.integers(1, 99_999)),
)
def test_figures_survive_being_written_and_read(
    least: int, bets: list[int], by_bet: dict[int, int], odds: tuple[int, int]
) -> None:
    figures = Figures.model_construct(least=least, bets=tuple(bets), by_bet=by_bet, odds=Odds(*odds))
    assert figures == Figures.model_validate(figures.model_dump(mode="json"))
    assert figures == Figures.model_validate(figures.model_dump())
    assert figures == Figures.model_validate_json(figures.model_dump_json())


@given(cents=CENTS)
def test_displayed_amount_is_valid_in_a_file(cents: int) -> None:
    assert cents == parse_money(money(cents)) == Figures.model_validate({"least": money(cents)}).least


def test_a_default_is_cents() -> None:
    assert Figures() == Figures.model_validate({"least": "2.50", "bets": [5, 10], "odds": "6 to 5"})


class Annotations(Strict):
    amount: Annotated[Money, Field(ge=250)]


def test_bounds_are_in_cents() -> None:
    assert 250 == Annotations.model_validate({"amount": "2.50"}).amount
    with pytest.raises(ValidationError):
        Annotations.model_validate({"amount": 2})


@pytest.mark.parametrize(
    ("day", "form_cents"), [("2025-12-31", 60_000), ("2026-01-01", 200_000), ("2026-11-26", 200_000)]
)
def test_the_shipped_payouts_ask_for_the_tax_form_of_the_day(day: str, form_cents: int) -> None:
    """A W-2G was due from $600 on until the end of 2025, and is due from $2,000 on since."""
    noon_ms = int(datetime.fromisoformat(f"{day}T12:00:00").timestamp() * 1_000)
    limits = in_force(load(config_dir(), GAMES).house.payouts, noon_ms)
    assert limits is not None and limits.tax_form is not None
    assert (form_cents, "W-2G", "300:1") == (limits.tax_form.amount, limits.tax_form.name, str(limits.tax_form.odds))
    house = (config_dir() / "house.toml").read_text(encoding="utf-8")
    assert "Ask the regulator" in house and "tax adviser" in house
