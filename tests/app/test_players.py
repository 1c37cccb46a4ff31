"""`kiosk players`: excluded people, and the cash of one person at all tables and in the cage."""

import shutil
import time
from pathlib import Path

import pytest

from kiosk.app.house import players
from kiosk.bank import gaming_day
from kiosk.settings import config_dir
from tests.app.two_commands import written_first
from tests.app.typed import BY, MANAGERS_PIN, Kiosk, Printed, hire
from tests.tables import DEALER, FLOOR, PINS, HeldClock, House

PIN = "5903"
BOTH = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}
FLOORS = ("6814", "lee")
CASH = """
[[cash]]
from = 2020-01-01
log = 300
notice = "1,000"
"""


class PlayersHouse:
    """A house that logs cash from $300 on, with a table where two seats have bought chips."""

    def __init__(self, kiosk: Kiosk, folder: Path, clock: HeldClock) -> None:
        self.kiosk, self.data, self.config = kiosk, folder, folder / "config"
        shutil.copytree(config_dir(), self.config)
        with (self.config / "house.toml").open("a", encoding="utf-8") as file:
            file.write(CASH)
        hire(kiosk, folder, "cruz", "L. Cruz", "dealer", PIN)
        hire(kiosk, folder, FLOORS[1], "S. Lee", "floor", FLOORS[0])
        (folder / "NH-07").mkdir()
        house = House(folder / "NH-07", clock=clock)
        house.table.cash.change_box(12, **BOTH)
        house.table.cash.name_player(3, 1041, FLOOR, PINS[FLOOR])
        house.table.cash.buy_in(3, 90_000)
        house.table.cash.buy_in(4, 40_000)
        house.table.cash.buy_in(5, 20_000)
        self.day = gaming_day(clock.ms, "08:00").isoformat()
        house.close()

    def __call__(self, *words: object, by: tuple[str, str] = (MANAGERS_PIN, "")) -> Printed:
        who = ("--by", by[1]) if by[1] else BY
        return self.kiosk("players", *words, *who, "--data", self.data, "--config", self.config, pins=(by[0],))

    def show(self) -> Printed:
        return self("show", "--day", self.day)


@pytest.fixture
def house(kiosk: Kiosk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PlayersHouse:
    clock = HeldClock()
    monkeypatch.setattr(time, "time_ns", lambda: clock.ms * 1_000_000)
    return PlayersHouse(kiosk, tmp_path, clock)


def test_the_cash_of_one_person_is_added_up_over_tables_and_the_cage(house: PlayersHouse) -> None:
    assert house("add", 1041, "--name", "R. Doe").status == 0
    assert house("cage", 1041, "--in", "100").status == 0
    printed = house.show()
    assert "1041 R. Doe" in printed.out
    assert "in $1,000, out $0  NH-07, cage" in printed.out
    assert "seat 5" not in printed.out  # $200 is below the log limit
    assert printed.status == 1
    assert [line.split("  ")[-1] for line in printed.out.splitlines() if "seat 4" in line] == ["not named"]
    assert house("cage", 1041, "--in", "0.50").status == 0
    assert "more than $1,000: a notice is due" in house.show().out


def test_two_people_without_a_number_at_one_seat_are_not_added_up(house: PlayersHouse) -> None:
    """A person at seat 5 buys chips for $200 and leaves, and so does the next one: neither reaches the log limit."""
    table = House(house.data / "NH-07", clock=HeldClock())
    table.table.cash.name_player(5, 0, FLOOR, PINS[FLOOR])
    table.table.cash.buy_in(5, 20_000)
    table.close()
    assert "seat 4" in house.show().out
    assert "seat 5" not in house.show().out


def test_a_listed_person_who_plays_is_named_until_the_last_day(house: PlayersHouse) -> None:
    words = ("add", 1041, "--name", "R. Doe", "--as", "self-excluded")
    assert house(*words, "--until", house.day).status == 0
    printed = house.show()
    assert "self-excluded: must not play" in printed.out
    assert [line.split()[0] for line in printed.out.splitlines() if house.day in line] == ["1041"]
    assert house(*words, "--until", "2020-01-31").status == 0
    assert "must not play" not in house.show().out


def test_cash_under_the_wrong_number_is_corrected_and_both_players_show_it(house: PlayersHouse) -> None:
    """The entries stay. A sum above the player's, a missing reason, and a dealer are refused."""
    words = ("correct", 1041, "--to", 1057, "--in", "500", "--day", house.day, "--why", "wrong seat")
    assert house(*words, by=(PIN, "cruz")).status == 2
    assert (
        "only $900"
        in house("correct", 1041, "--to", 7, "--in", "901", "--day", house.day, "--why", "seat", by=FLOORS).err
    )
    assert (
        "two different numbers"
        in house("correct", 7, "--to", 7, "--in", "1", "--day", house.day, "--why", "a", by=FLOORS).err
    )
    assert (
        "Give the reason"
        in house("correct", 1041, "--to", 7, "--in", "1", "--day", house.day, "--why", "", by=FLOORS).err
    )
    assert house(*words, by=FLOORS).status == 0
    lines = house.show().out.splitlines()
    assert [line.split("  ")[0] for line in lines if "NH-07, corrected" in line] == ["1041"]
    assert any(line.startswith("1041") and "in $400, out $0" in line for line in lines)
    assert any(line.startswith("1057") and "in $500, out $0  corrected" in line for line in lines)
    assert sum("in $500 from 1041 to 1057, wrong seat; signed by lee" in line for line in lines) == 2
    assert (
        house("correct", 1041, "--to", 0, "--in", "400", "--day", house.day, "--why", "no cash", by=FLOORS).status == 0
    )
    assert any(line.startswith("1041") and "in $0, out $0" in line for line in house.show().out.splitlines())


def test_two_corrections_at_once_take_no_more_than_the_player_has(
    house: PlayersHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    def correct(to: int) -> Printed:
        words = ("correct", 1041, "--to", to, "--in", "500", "--day", house.day, "--why", "wrong seat")
        return house(*words, by=FLOORS)

    written_first(monkeypatch, players, lambda: correct(1057))
    late = correct(1058)
    assert (late.status, late.err) == (2, "Player 1041 has only $400 there.\n")
    assert not any(line.startswith("1058") for line in house.show().out.splitlines())


def test_a_correction_hides_no_notice(house: PlayersHouse) -> None:
    """One player had more than the limit. A correction to below the limit is reported as a fault."""
    assert house("cage", 1041, "--in", "200").status == 0
    assert "a notice is due" in house.show().out
    words = ("correct", 1041, "--to", 1057, "--in", "200", "--day", house.day, "--why", "wrong seat")
    assert house(*words, by=FLOORS).status == 0
    (line,) = [line for line in house.show().out.splitlines() if line.startswith("1041")]
    assert "in $900, out $0" in line and line.endswith("more than $1,000 before the correction")


def test_only_the_floor_and_managers_see_the_names_of_players(house: PlayersHouse) -> None:
    printed = house("show", "--day", house.day, by=(PIN, "cruz"))
    assert printed.status == 2
    assert "1041" not in printed.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("add", 0, "--name", "R. Doe"), "Enter the player’s number in the log."),
        (("add", 7, "--name", " "), "Enter the player’s name."),
        (("add", 7, "--name", "R. Doe", "--as", "rich"), "Choose --as from known, barred, self-excluded."),
        (("add", 7, "--name", "R. Doe", "--until", "May"), "Enter the last day as in 2026-12-31."),
        (("cage", 7), "Give either --in or --out."),
        (("cage", 7, "--in", "much"), "--in: 'much' is not an amount of money; write it as 25 or 2.50."),
        (("cage", 7, "--in", "9" * 20), "is not an amount of money; write it as 25 or 2.50."),
        (("add", 10**9, "--name", "R. Doe"), "Enter at most 999999999."),
        (("correct", 7, "--to", 10**9, "--in", 5, "--why", "x"), "Enter at most 999999999."),
    ],
)
def test_invalid_player_command_is_refused(house: PlayersHouse, words: tuple[object, ...], said: str) -> None:
    printed = house(*words)
    assert (printed.status, said in printed.err) == (2, True)
