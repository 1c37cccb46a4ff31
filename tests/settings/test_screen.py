"""The screen's settings: of the house, of a table, of a person; and errors in a file."""

from __future__ import annotations

from pathlib import Path

import pytest
from pydantic import ValidationError

from kiosk.core.errors import Refused
from kiosk.settings import FILE, ScreenChoices, ScreenSettings


@pytest.mark.parametrize(
    ("start", "end", "at", "dim"),
    [
        ("22:00", "06:00", "21:59", False),
        ("22:00", "06:00", "22:00", True),
        ("22:00", "06:00", "05:59", True),
        ("22:00", "06:00", "06:00", False),
        ("01:00", "05:00", "03:00", True),
        ("01:00", "05:00", "23:00", False),
    ],
)
def test_night_by_the_clock(start: str, end: str, at: str, dim: bool) -> None:
    assert dim == ScreenSettings(night="by_clock", night_from=start, night_to=end).is_night(at)


def test_night_by_hand() -> None:
    assert ScreenSettings(night="on").is_night("12:00")
    assert not ScreenSettings(night="off").is_night("00:00")


@pytest.mark.parametrize(
    "wrong",
    [
        {"inches": 2},
        {"text_percent": 140},
        {"suit_colors": 3},
        {"night_from": "25:00"},
        {"night": "always"},
        {"player": ["no-such-program-anywhere"]},
        {"language": "../en"},
        {"left_handed": 1},
    ],
)
def test_invalid_screen_setting_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        ScreenSettings.model_validate(wrong)


def test_a_table_sets_only_its_differences() -> None:
    house = ScreenSettings(inches=15.6, tones=True)
    table = ScreenSettings(inches=24)
    assert ScreenSettings(inches=24, tones=True) == house.with_those_of(table)


def test_a_dealers_preferences_follow_the_dealer(tmp_path: Path) -> None:
    choices = ScreenChoices(tmp_path / FILE)
    choices.choose("ortiz", "left_handed", True)
    choices.choose("ortiz", "night", "on")
    again = ScreenChoices(tmp_path / FILE)
    assert ScreenSettings(left_handed=True, night="on") == again.settings(ScreenSettings(), "ortiz")
    assert ScreenSettings(night="on") == again.settings(ScreenSettings(), "tran")
    assert ScreenSettings(night="on") == again.settings(ScreenSettings(), None)


def test_a_choice_comes_before_the_house(tmp_path: Path) -> None:
    choices = ScreenChoices(tmp_path / FILE)
    choices.choose("ortiz", "text_percent", 100)
    assert 100 == choices.settings(ScreenSettings(text_percent=130), "ortiz").text_percent
    assert 130 == choices.settings(ScreenSettings(text_percent=130), "tran").text_percent


@pytest.mark.parametrize("content", [b"", b"{", b'{"table": {"night": "always"}}', b'{"people": []}', b"\xff\xfe"])
def test_a_broken_file_counts_as_no_choice(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    choices = ScreenChoices(tmp_path / FILE)
    assert choices.is_broken
    assert ScreenSettings() == choices.settings(ScreenSettings(), "ortiz")
    choices.choose(None, "night", "on")
    assert not ScreenChoices(tmp_path / FILE).is_broken


def test_nobody_has_a_hand_of_their_own(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="sign in first"):
        ScreenChoices(tmp_path / FILE).choose(None, "left_handed", True)


def test_an_impossible_choice_changes_nothing(tmp_path: Path) -> None:
    choices = ScreenChoices(tmp_path / FILE)
    with pytest.raises(Refused, match="cannot be chosen"):
        choices.choose("ortiz", "text_percent", 500)
    assert not (tmp_path / FILE).exists()


def test_a_choice_that_cannot_be_kept_holds_for_now(tmp_path: Path) -> None:
    choices = ScreenChoices(tmp_path / "gone" / FILE)
    with pytest.raises(Refused, match="until the kiosk restarts"):
        choices.choose("ortiz", "left_handed", True)
    assert choices.settings(ScreenSettings(), "ortiz").left_handed
