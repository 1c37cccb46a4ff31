"""The words of `kiosk recall` name the unit of a game, and a pot is pushed."""

from pathlib import Path

import pytest

from kiosk.archive.recall import recalled
from tests.golden.kept import KEPT, at


@pytest.mark.parametrize(
    ("table", "hand", "said"),
    [
        ("PP-01", 1, "Push the pot. seat 2 push 3 points (Full house, nines over kings)"),
        ("PP-01", 1, "Settled."),
        ("TH-11", 1, "Push the pot. seat 5 push $625 (Two pair, queens and twos)"),
    ],
)
def test_recall_names_points_and_pushes_pots(table: str, hand: int, said: str, tmp_path: Path) -> None:
    with at(KEPT / "day", tmp_path, table) as day:
        words = [each.words for each in recalled(day.table.journal.hand(hand))]
    assert any(line.endswith((said, f"{said} [touch]")) for line in words)
    assert any("$" in line for line in words) == (table == "TH-11")
