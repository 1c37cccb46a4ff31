"""A message names a file from the working folder, and by its whole path if systemd started the kiosk."""

from pathlib import Path

import pytest

from kiosk.settings.files import file_name


@pytest.mark.parametrize(("here", "name"), [("/", "/etc/kiosk/house.toml"), ("/etc", "kiosk/house.toml")])
def test_a_file_is_called_from_the_working_folder(monkeypatch: pytest.MonkeyPatch, here: str, name: str) -> None:
    monkeypatch.chdir(here)
    assert name == file_name(Path("/etc/kiosk/house.toml"))
