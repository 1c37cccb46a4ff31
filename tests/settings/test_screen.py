"""The screen's settings of the house, of a table, and of a person, and errors in a file."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from kiosk.core.errors import Refused
from kiosk.settings import FILE, PersonsChoices, ScreenChoices, ScreenSettings


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
    choices.choose("ortiz", "left_handed", True, at_ms=1)
    choices.choose("ortiz", "night", "on", at_ms=1)
    again = ScreenChoices(tmp_path / FILE)
    assert ScreenSettings(left_handed=True, night="on") == again.settings(ScreenSettings(), "ortiz")
    assert ScreenSettings(night="on") == again.settings(ScreenSettings(), "tran")
    assert ScreenSettings(night="on") == again.settings(ScreenSettings(), None)


def test_a_choice_comes_before_the_house(tmp_path: Path) -> None:
    choices = ScreenChoices(tmp_path / FILE)
    choices.choose("ortiz", "text_percent", 100, at_ms=1)
    assert 100 == choices.settings(ScreenSettings(text_percent=130), "ortiz").text_percent
    assert 130 == choices.settings(ScreenSettings(text_percent=130), "tran").text_percent


@pytest.mark.parametrize("content", [b"", b"{", b'{"table": {"night": "always"}}', b'{"people": []}', b"\xff\xfe"])
def test_a_broken_file_counts_as_no_choice(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    choices = ScreenChoices(tmp_path / FILE)
    assert choices.is_broken
    assert ScreenSettings() == choices.settings(ScreenSettings(), "ortiz")
    choices.choose(None, "night", "on", at_ms=1)
    assert not ScreenChoices(tmp_path / FILE).is_broken


def test_nobody_has_a_hand_of_their_own(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="sign in first"):
        ScreenChoices(tmp_path / FILE).choose(None, "left_handed", True, at_ms=1)


def test_an_impossible_choice_changes_nothing(tmp_path: Path) -> None:
    choices = ScreenChoices(tmp_path / FILE)
    with pytest.raises(Refused, match="cannot be chosen"):
        choices.choose("ortiz", "text_percent", 500, at_ms=1)
    assert not (tmp_path / FILE).exists()


def test_a_choice_that_cannot_be_kept_holds_for_now(tmp_path: Path) -> None:
    choices = ScreenChoices(tmp_path / "gone" / FILE)
    with pytest.raises(Refused, match="until the kiosk restarts"):
        choices.choose("ortiz", "left_handed", True, at_ms=1)
    assert choices.settings(ScreenSettings(), "ortiz").left_handed


def chosen(at_ms: int, **values: object) -> PersonsChoices:
    """Return choices that were all made at one time."""
    return PersonsChoices(settings=ScreenSettings.model_validate(values), times=dict.fromkeys(values, at_ms))


def test_the_newest_choice_of_each_option_counts(tmp_path: Path) -> None:
    choices = ScreenChoices(tmp_path / FILE)
    choices.choose("ortiz", "rest_s", 0.5, at_ms=10)
    choices.choose("ortiz", "text_percent", 115, at_ms=30)
    assert choices.take({"ortiz": chosen(20, rest_s=0.8, text_percent=130), "tran": chosen(5, language="es")})
    for each in (choices, ScreenChoices(tmp_path / FILE)):
        assert ScreenSettings(rest_s=0.8, text_percent=115) == each.settings(ScreenSettings(), "ortiz")
        assert ScreenSettings(language="es") == each.settings(ScreenSettings(), "tran")
    assert {"ortiz"} == choices.here().keys()  # Others' choices are not sent on.
    assert {"rest_s": 10, "text_percent": 30} == choices.here()["ortiz"].times
    assert not choices.take({"ortiz": chosen(15, rest_s=1.0), "tran": chosen(5, language="en")})


def test_the_last_choice_here_counts_even_if_the_clock_is_behind(tmp_path: Path) -> None:
    choices = ScreenChoices(tmp_path / FILE)
    choices.take({"ortiz": chosen(1_000, rest_s=0.8)})
    choices.choose("ortiz", "rest_s", 0.5, at_ms=10)
    assert 0.5 == choices.settings(ScreenSettings(), "ortiz").rest_s
    assert {"rest_s": 1_001} == choices.here()["ortiz"].times


def test_choices_of_an_earlier_version_are_older_than_all_others(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"people": {"ortiz": {"rest_s": 0.5, "language": "es"}}}')
    choices = ScreenChoices(tmp_path / FILE)
    assert ScreenSettings(rest_s=0.5, language="es") == choices.settings(ScreenSettings(), "ortiz")
    choices.take({"ortiz": chosen(1, rest_s=0.8)})
    assert ScreenSettings(rest_s=0.8, language="es") == choices.settings(ScreenSettings(), "ortiz")


def test_a_file_that_another_object_has_written_is_read_again(tmp_path: Path) -> None:
    first, second = ScreenChoices(tmp_path / FILE), ScreenChoices(tmp_path / FILE)
    first.choose("ortiz", "rest_s", 0.5, at_ms=1)
    second.choose("tran", "rest_s", 0.7, at_ms=1)
    assert 0.7 == first.settings(ScreenSettings(), "tran").rest_s
    assert 0.5 == second.settings(ScreenSettings(), "ortiz").rest_s


@pytest.mark.parametrize(
    "wrong",
    [
        {"settings": {"rest_s": 5}},
        {"settings": {"tones": False}},
        {"settings": {}, "times": {"rest_s": 1}},
        {"settings": {"rest_s": 0.5}, "times": {"rest_s": -1}},
        {"settings": {"rest_s": 0.5}, "by": "tran"},
    ],
)
def test_invalid_choices_of_a_person_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        PersonsChoices.model_validate(wrong)
