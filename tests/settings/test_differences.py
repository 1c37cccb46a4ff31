"""Differences of a house's figures from the documents are listed by clause, and stop nothing."""

import re
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kiosk.app.commands.check import report
from kiosk.games import GAMES
from kiosk.settings import check, config_dir, load
from tests.tables import DEALER, FLOOR, PINS, House
from ui.vm.controls.pay_rows import differences, pay_columns

# The findings of a second reading of the documents: {file: [(old, new, key and line, house's figure, document's)]}.
CHANGES: dict[str, list[tuple[str, str, str, str, str]]] = {
    "new_hampshire": [
        ('Full House", odds = "8:1"', 'Full House", odds = "10:1"', "main.full_house", "10:1", "8:1"),
        ('odds = "250:1"', 'odds = "25:1"', "main.royal_flush", "25:1", "250:1"),
        (
            "{ 5 = 75, 10 = 150 }",
            "{ 5 = 50, 10 = 100 }",
            "six_card_bonus.flush",
            "$5: $50, $10: $100",
            "$5: $75, $10: $150",
        ),
        ('bonus_minimum = "2.50"', "bonus_minimum = 1", "bonus_minimum", "$1", "$2.50"),
        ("street_multiples = [1, 2, 3]", "street_multiples = [1, 2]", "street_multiples", "1, 2", "1, 2, 3"),
        ('odds = "20:1"', 'odds = "25:1"', "pocket_bonus.pair_of_aces", "25:1", "20:1"),
    ],
    "texas_peek": [
        ('odds = "25:1"', 'odds = "30:1"', "blind.pocket_aces", "30:1", "25:1"),
        ('odds = "50:1"', 'odds = "25:1"', "im_in.royal_flush", "25:1", "50:1"),
        ("raise_multiples = [2, 4]", "raise_multiples = [1, 2]", "raise_multiples", "1, 2", "2, 4"),
    ],
    "texas_holdem": [
        ("big_blind = 5", "big_blind = 4", "big_blind", "$2 and $4", "$1 and $2 or $2 and $5 or $5 and $10"),
        ("max_raises = 3", "max_raises = 4", "max_raises", "4", "3"),
    ],
    "peekpoker": [
        ("count = 24 },\n]", "count = 12 },\n]", "chips", "24 yellow of 1, 24 orange of 2, 12 red of 5", "24 red of 5")
    ],
}
CASES = [(file, *change) for file, changes in CHANGES.items() for change in changes]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(config_dir(), tmp_path / "config"))


def test_the_shipped_figures_are_those_of_the_documents(folder: Path) -> None:
    assert {} == check(folder, GAMES).differences


@pytest.mark.parametrize(("file", "old", "new", "key", "house", "document"), CASES)
def test_each_figure_that_differs_is_listed_by_clause(
    folder: Path, capsys: pytest.CaptureFixture[str], file: str, old: str, new: str, key: str, house: str, document: str
) -> None:
    path = folder / "games" / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    found = check(folder, GAMES)
    assert () == found.errors
    ((_, (different,)),) = found.differences.items()
    assert (key, house) == (".".join(filter(None, (different.key, different.line))), different.house)
    assert document in different.document and different.clause
    assert any("revision: is still 1" in line for line in found.warnings)
    report(folder)  # A training scenario may no longer be possible.
    assert f"{different.clause}: {key}" in capsys.readouterr().out
    path.write_text(path.read_text(encoding="utf-8").replace("revision = 1", "revision = 2"), encoding="utf-8")
    assert not any("revision" in line for line in check(folder, GAMES).warnings)


def test_the_opening_lists_differences_with_their_clauses(folder: Path, tmp_path: Path) -> None:
    path = folder / "games" / "new_hampshire.toml"
    text = path.read_text(encoding="utf-8").replace('odds = "8:1"', 'odds = "10:1"', 1)
    path.write_text(
        re.sub('"flush", name = "Flush", odds = "6:1"', '"flush", name = "Color", odds = "6:1"', text), "utf-8"
    )
    settings = load(folder, GAMES)
    deal = House(tmp_path, settings=settings).table.table_game
    ((title, heads, lines),) = [(rows.title, rows.heads, rows.lines) for rows in differences(deal)]
    assert ("Differs from the document", ("House", "Document")) == (title, heads)
    assert [("Full House", "Payout Odds, NH Hold ’Em", ("10:1", "8:1"))] == [
        (row.name, row.note, row.cells) for row in lines
    ]
    shown = [rows for column in pay_columns(deal) for rows in column.tables]
    assert shown[0].title == title
    assert "Color (flush)" in [row.name for rows in shown for row in rows.lines]


def test_an_opening_with_new_figures_in_the_old_revision_says_so(folder: Path, tmp_path: Path) -> None:
    house = House(tmp_path)
    rack = house.rack()
    signed: dict[str, Any] = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}
    house.table.shift.close(rack, **signed)
    house.restart().shift.open("nh", rack, **signed)
    assert "revision" not in house.table.notice
    house.table.shift.close(rack, **signed)
    changed = house.games[0].rules.model_copy(update={"bonus_minimum": 500})
    house.games = (replace(house.games[0], rules=changed), *house.games[1:])
    house.restart().shift.open("nh", rack, **signed)
    assert "its revision is still 1" in house.table.notice
