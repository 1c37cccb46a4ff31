"""`kiosk new-house --profile small-room`: a house of one table and two people that passes every check."""

from pathlib import Path

import pytest

from kiosk.games import GAMES
from kiosk.settings import load
from tests.app.typed import Kiosk


def test_a_small_room_has_one_table_without_devices_and_no_server(kiosk: Kiosk, tmp_path: Path) -> None:
    folder = tmp_path / "house"
    printed = kiosk("new-house", folder, "--profile", "small-room", "--name", 'Elks "Lodge" 81')
    assert (printed.status, printed.out) == (
        0, f"The house is in {folder}. Check it with: kiosk check --config {folder}\n",
    )  # fmt: skip
    checked = kiosk("check", "--config", folder)
    assert checked.status == 0, checked.out + checked.err
    settings = load(folder, GAMES)
    assert (settings.house.name, settings.house.floor_server) == ('Elks "Lodge" 81', None)
    ((table, (deal,)),) = settings.deals.items()
    assert (table, deal.shoe, deal.camera, deal.printer, deal.badge) == ("NH-07", None, None, None, None)
    (transfers,) = settings.house.transfers
    assert transfers.two_duties


def test_a_folder_that_holds_something_is_left_as_it_is(kiosk: Kiosk, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    printed = kiosk("new-house", tmp_path, "--profile", "small-room", "--name", "Elks")
    assert (printed.status, printed.err) == (2, f"{tmp_path} is not empty: choose another folder.\n")
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


@pytest.mark.parametrize("name", ["", " ", "x" * 61, "Elks\nLodge"])
def test_a_name_that_cannot_be_shown_is_refused(kiosk: Kiosk, tmp_path: Path, name: str) -> None:
    printed = kiosk("new-house", tmp_path / "house", "--profile", "small-room", "--name", name)
    assert (printed.status, printed.err) == (2, "Enter a name of 1 to 60 letters.\n")
    assert not (tmp_path / "house").exists()
