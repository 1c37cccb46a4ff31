"""Files that an editor or a Mac leaves beside a house's files do not affect a table, a digest, or a publication."""

import shutil
from pathlib import Path

import pytest

from kiosk.floor import packed_house
from kiosk.games import GAMES
from kiosk.settings import config_dir, load
from kiosk.settings.decisive import digest_of
from kiosk.settings.stray_files import files_of_house

LEFT = (b"\x00\x05\x16\x07\x00\x02\x00\x00Mac OS X", b"\xff\xfe\x00", b"")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(config_dir(), tmp_path / "config"))


def leave_behind(folder: Path) -> None:
    for name, content in zip(("tables/._nh-07.toml", "games/._x.toml", "._house.toml"), LEFT, strict=True):
        (folder / name).write_bytes(content)
    (folder / "tables" / ".#nh-07.toml").symlink_to("user@host.1234:5678")
    (folder / ".AppleDouble").mkdir()
    (folder / ".AppleDouble" / "house.toml").write_bytes(LEFT[0])


def test_no_table_is_shut(folder: Path) -> None:
    before = load(folder, GAMES)
    leave_behind(folder)
    assert before == load(folder, GAMES)


def test_nothing_is_left_to_sign_for(folder: Path) -> None:
    before = digest_of(folder, folder, of_house=True)
    leave_behind(folder)
    assert before == digest_of(folder, folder, of_house=True)
    (folder / "tables" / "nh-07.toml").write_text("# another\n")
    assert before != digest_of(folder, folder, of_house=True)


def test_nothing_of_it_is_published(folder: Path) -> None:
    before, files = packed_house(folder), files_of_house(folder)
    leave_behind(folder)
    assert (before, files) == (packed_house(folder), files_of_house(folder))


def test_a_folder_with_a_dot_above_the_house_is_no_hindrance(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(config_dir(), tmp_path / ".config" / "kiosk"))
    assert len(files_of_house(folder)) == len(files_of_house(config_dir()))
    assert "NH-07" in load(folder, GAMES).deals
