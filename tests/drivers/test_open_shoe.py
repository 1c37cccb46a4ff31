"""Open a shoe from its settings: accepted values, and every fault reported together."""

from collections.abc import Mapping

import pytest

from drivers.kinds import check_device, open_device
from kiosk.core.devices import DeviceState
from kiosk.core.errors import ConfigError
from tests.drivers.bench import SteppedClock


def problems(settings: Mapping[str, object]) -> tuple[str, ...]:
    with pytest.raises(ConfigError) as checked:
        check_device("shoe", settings)
    with pytest.raises(ConfigError) as opened:
        open_device("shoe", settings, SteppedClock())
    assert checked.value.problems == opened.value.problems
    return opened.value.problems


@pytest.mark.parametrize(
    "settings",
    [
        {"kind": "beetek", "port": "/dev/serial/by-id/a"},
        {"kind": "beetek", "port": "/dev/serial/by-id/a", "baud": 19200, "manual_burn": "ask"},
        {"kind": "angel_eye", "port": "socket://10.0.0.7:4001", "outside_game": "deal", "repeat_window_s": 2.5},
        {"kind": "angel_eye", "port": "loop://", "parity": "even", "data_bits": 7, "stop_bits": 2},
    ],
)
def test_settings_that_are_right(settings: Mapping[str, object]) -> None:
    """This opens nothing: the shoe is absent until it is started."""
    check_device("shoe", settings)
    shoe = open_device("shoe", settings, SteppedClock())
    assert DeviceState.ABSENT == shoe.state
    assert not hasattr(shoe, "write")


def test_unknown_make_names_the_near_one() -> None:
    expected = "kind: 'beetec' is not a shoe that is known; write angel_eye or beetek; did you mean beetek?"
    assert (expected,) == problems({"kind": "beetec", "port": "loop://"})


@pytest.mark.parametrize("settings", [{}, {"kind": None}, {"kind": 7}, {"kind": ["beetek"]}])
def test_no_make(settings: Mapping[str, object]) -> None:
    assert problems(settings)[0].startswith("kind: ")


def test_port_is_required() -> None:
    assert ["port"] == [problem.split(":")[0] for problem in problems({"kind": "beetek"})]


def test_setting_of_another_make() -> None:
    (problem,) = problems({"kind": "beetek", "port": "loop://", "outside_game": "ask"})
    assert "outside_game: a beetek shoe has no such setting" == problem


def test_misspelt_setting_names_the_near_one() -> None:
    (problem,) = problems({"kind": "beetek", "port": "loop://", "buad": 9600})
    assert "buad: a beetek shoe has no such setting; did you mean baud?" == problem


@pytest.mark.parametrize("window", [-1, 61, "5", None, True, float("nan"), float("inf")])
def test_window_that_is_wrong(window: object) -> None:
    (problem,) = problems({"kind": "angel_eye", "port": "loop://", "repeat_window_s": window})
    assert problem.startswith("repeat_window_s: ")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("port", 7),
        ("port", None),
        ("port", "ttyUSB0"),
        ("baud", "9600"),
        ("baud", True),
        ("baud", None),
        ("parity", "N"),
        ("parity", None),
        ("data_bits", "8"),
        ("stop_bits", 1.5),
        ("manual_burn", "perhaps"),
        ("manual_burn", None),
        ("manual_burn", True),
    ],
)
def test_value_that_is_wrong(key: str, value: object) -> None:
    (problem,) = problems({"kind": "beetek", "port": "loop://", key: value})
    assert problem.startswith(f"{key}: ")


def test_all_errors_are_reported_together() -> None:
    got = problems(
        {
            "kind": "angel_eye",
            "port": "x",
            "baud": 1,
            "parity": "odd?",
            "repeat_window_s": -1,
            "outside_game": 1,
            "z": 0,
        }
    )
    assert ["z", "repeat_window_s", "outside_game", "parity", "port", "baud"] == [what.split(":")[0] for what in got]
