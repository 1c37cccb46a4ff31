"""`kiosk report` prints figures from the journals, exports them, and opens the events of each."""

import csv
from pathlib import Path

import pytest

from kiosk.bank import gaming_day
from kiosk.core.devices import DeviceState, StateChanged
from tests.app.typed import Kiosk
from tests.reopened import play
from tests.tables import DEALER, House


@pytest.fixture
def days(tmp_path: Path) -> tuple[str, ...]:
    """Deal two hands at the table NH-07, and return the options that select their day."""
    (tmp_path / "NH-07").mkdir()
    house = House(tmp_path / "NH-07")
    house.table.shoe.event(StateChanged(DeviceState.READY, ""))
    for _ in range(2):
        house.clock.advance(ms=90_000)
        play(house.table)
    day = gaming_day(house.clock.ms, "08:00").isoformat()
    house.close()
    return ("--from", day, "--to", day)


def test_a_report_is_printed_and_written_as_pdf_and_csv(kiosk: Kiosk, tmp_path: Path, days: tuple[str, ...]) -> None:
    out = tmp_path / "out"
    printed = kiosk("report", "--by", "dealer", *days, "--data", tmp_path, "--out", out)
    lines = [line.split() for line in printed.out.splitlines()]
    assert printed.status == 0
    assert [DEALER] in lines and ["Hands", "2"] in lines and ["Hands", "an", "hour", "40.0"] in lines
    assert sorted(path.suffix for path in out.iterdir()) == [".csv", ".pdf"]
    (path,) = out.glob("*.csv")
    rows = list(csv.DictReader(path.read_text(encoding="utf-8-sig").splitlines()))
    assert {row["of"]: row["value"] for row in rows if row["figure"] == "hands"} == {DEALER: "2", "all": "2"}


def test_a_figure_opens_its_events(kiosk: Kiosk, tmp_path: Path, days: tuple[str, ...]) -> None:
    printed = kiosk("report", *days, "--figure", "hands", "--of", "NH-07", "--data", tmp_path)
    first, *events = printed.out.splitlines()
    assert first.split() == ["Hands", "2"]
    assert [line.split()[-4:-2] for line in events] == [["hand_settled", DEALER]] * 2
    assert [line.split()[-2:] for line in events] == [["hand", "1"], ["hand", "2"]]


def test_a_question_is_answered_with_its_figure(kiosk: Kiosk, tmp_path: Path, days: tuple[str, ...]) -> None:
    printed = kiosk("report", *days, "--ask", "slow-dealer", "--data", tmp_path)
    asked, answer = printed.out.splitlines()
    assert asked == "Which dealer is slow?"
    assert answer.split() == [DEALER, "Hands", "an", "hour", "40.0"]
    assert len(kiosk("report", "--ask", "list").out.splitlines()) == 12


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--by", "moon"), "Report by day, shift, table, game, dealer or charity."),
        (("--ask", "why"), "There is no question why"),
        (("--table", "XX"), "There is no table XX."),
        (("--figure", "luck"), "There is no figure luck: choose from"),
        (("--figure", "hands", "--of", "nobody"), "The report has no row nobody."),
        (("--from", "0001-01-01"), "Enter a day from 2000 to 2099."),
        (("--from", "2026-11-22", "--to", "2026-11-21"), "--from 2026-11-22 is after --to 2026-11-21"),
    ],
)
def test_report_names_missing_table_or_days(
    kiosk: Kiosk, tmp_path: Path, days: tuple[str, ...], words: tuple[str, ...], said: str
) -> None:
    printed = kiosk("report", *(days if "--from" not in words else ()), *words, "--data", tmp_path)
    assert printed.status == 2
    assert said in printed.err
