"""The growth of the journal's file by a hand when all six seats play every street, and the lifetime of a disk."""

import re
from dataclasses import dataclass
from hashlib import sha256
from itertools import product
from pathlib import Path
from types import SimpleNamespace

import pytest

from kiosk.journal import Growth, bytes_words
from kiosk.journal.formats import DICTIONARIES, packed, unpacked
from kiosk.journal.growth import DAY_MS, first_from
from kiosk.procedure import Wagers
from tests.golden.dealing import Day

HANDS = 8
# A hand took these sizes when texts were not compressed: 34.0, 24.4, 30.0, and 11.8 kB, measured as below.
MAX_BYTES = {("NH-07", "nh"): 13_000, ("TP-03", "peek"): 11_000, ("TH-11", "holdem"): 15_000, ("PP-01", "dice"): 5_900}
PAGE = Path(__file__).resolve().parents[2] / "docs" / "journal.md"
SAID = dict(zip(MAX_BYTES, re.findall(r"\| ([\d.]+) kB \|", PAGE.read_text(encoding="utf-8")), strict=True))


class FullTableDay(Day):
    """A table at which six seats take part in every hand."""

    def _wager(self, prompt: Wagers) -> None:
        for seat in prompt.seats[:6]:
            for spot in prompt.spots:
                if spot.required or self.chance.random() < 0.6:
                    self.table.play.place(seat, spot.key, spot.exactly[0] if spot.exactly else spot.least)
        self.table.play.proceed()

    def size_bytes(self) -> int:
        """Return the size of the journal's file with its log merged."""
        db = self.table.journal.db
        ((pages,), (size,)) = (db.execute(f"PRAGMA page_{what}").fetchone() for what in ("count", "size"))
        return int(pages) * int(size)


@pytest.mark.parametrize(("table", "game"), MAX_BYTES)
def test_a_hand_of_six_seats(tmp_path: Path, table: str, game: str) -> None:
    day = FullTableDay(tmp_path, table)
    day.open(game)
    day.deal()
    day.finish()
    before = day.size_bytes()
    for _ in range(HANDS):
        day.deal()
        day.finish()
    a_hand = (day.size_bytes() - before) / HANDS
    assert a_hand <= MAX_BYTES[table, game]
    assert a_hand == pytest.approx(float(SAID[table, game]) * 1000, abs=1200), "say what it is in docs/journal.md"
    day.table.close()


def test_a_row_stays_readable_with_its_dictionary() -> None:
    """A journal that was written with a dictionary is lost without it: a new dictionary gets a new number."""
    assert {number: sha256(text).hexdigest() for number, text in DICTIONARIES.items()} == {
        1: "7ceb8764796659e440c06d8580af5b847246481c967e263f6fa06352b0164fad"
    }


@pytest.mark.parametrize("text", ["", "{}", '{"why":"Пять карт – слишком много"}', "x" * 511, "x" * 513, "é" * 300_000])
def test_a_text_is_unpacked_as_it_was(text: str) -> None:
    assert unpacked(packed(text)) == text


@dataclass(frozen=True)
class DealtSoFar:
    """A journal whose events from `first` on were written at these times, or None for one that is gone."""

    path: Path
    times_ms: tuple[int | None, ...]
    first: int = 1

    def first_seq(self) -> int:
        return self.first

    def last_seq(self) -> int:
        return self.first + len(self.times_ms) - 1

    def event(self, seq: int) -> SimpleNamespace | None:
        nth = seq - self.first
        at_ms = self.times_ms[nth] if 0 <= nth < len(self.times_ms) else None
        return None if at_ms is None else SimpleNamespace(at_ms=at_ms)


NOW_MS = 1_800_000_000_000
FREE_BYTES = 1_000_000


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a file of 70,000 bytes and its log of 30,000, on a disk with a million free."""
    (tmp_path / "table.journal").write_bytes(bytes(70_000))
    (tmp_path / "table.journal-wal").write_bytes(bytes(30_000))
    monkeypatch.setattr("shutil.disk_usage", lambda of: SimpleNamespace(free=FREE_BYTES if of == tmp_path else 0))
    return tmp_path / "table.journal"


def growth(path: Path, *days_ago: float, first: int = 1) -> Growth:
    times = tuple(NOW_MS - round(days * DAY_MS) for days in days_ago)
    return Growth.of(DealtSoFar(path, times, first), NOW_MS)  # type: ignore[arg-type]


@pytest.mark.parametrize("first", [1, 5_000])
def test_its_pace_is_that_of_its_last_four_weeks(path: Path, first: int) -> None:
    """Each event takes its share of the file; archived days count in neither."""
    assert Growth(100_000, FREE_BYTES, 50_000) == growth(path, 2, 1.5, 1, 0, first=first)
    assert Growth(100_000, FREE_BYTES, 25_000 * 3 // 28) == growth(path, 100, 27, 3, 0, first=first)
    assert Growth(100_000, FREE_BYTES, 25_000 * 3 // 28) == growth(path, 100, 28, 3, 0, first=first), "the day counts"
    assert Growth(100_000, FREE_BYTES, 0) == growth(path, 100, 90, 80, 29, first=first)


def test_nobody_knows_it_before_its_second_day(path: Path) -> None:
    assert growth(path, 0.999, 0.5).bytes_a_day is None
    assert 100_000 == growth(path, 1, 0.5).bytes_a_day
    assert Growth.of(DealtSoFar(path, (None,)), NOW_MS).bytes_a_day is None  # type: ignore[arg-type]


def test_a_journal_whose_log_was_taken_in_is_its_file_alone(path: Path) -> None:
    path.with_name("table.journal-wal").unlink()
    assert 70_000 == growth(path, 2, 1).file_bytes


@pytest.mark.parametrize("count", range(1, 9))
def test_the_first_event_of_a_time_is_found(count: int) -> None:
    times = tuple(nth // 2 * 10 for nth in range(count))
    for first, at_ms in product((1, 7), range(-5, 50, 5)):
        found = next((first + nth for nth, time in enumerate(times) if time >= at_ms), first + count)
        assert found == first_from(DealtSoFar(Path(), times, first), at_ms)  # type: ignore[arg-type]


def test_an_event_that_is_gone_is_looked_past() -> None:
    assert 4 == first_from(DealtSoFar(Path(), (10, None, None, 20)), 20)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("bytes_a_day", "days_left", "pace"),
    [
        (None, None, "available after two days"),
        (0, None, "0 bytes a day"),
        (273, 3_663, "273 bytes a day"),
        (274, 3_649, "274 bytes a day; days until its disk is full: 3,649"),
        (400_001, 2, "400 kB a day; days until its disk is full: 2"),
        (1_000_001, 0, "1 MB a day; days until its disk is full: 0"),
    ],
)
def test_growth_gives_days_left_and_pace(bytes_a_day: int | None, days_left: int | None, pace: str) -> None:
    grown = Growth(100_000, FREE_BYTES, bytes_a_day)
    assert (days_left, pace) == (grown.days_left, str(grown.pace))


def test_at_most_ten_years_are_reported() -> None:
    assert "1 kB a day; days until its disk is full: 3,650" == str(Growth(0, 3_650_000, 1000).pace)
    assert "1 kB a day" == str(Growth(0, 3_651_000, 1000).pace)


@pytest.mark.parametrize(
    ("count", "words"),
    [
        (0, "0 bytes"),
        (999, "999 bytes"),
        (1_000, "1 kB"),
        (215_000_000_000, "215 GB"),
        (999_400_000_000, "999 GB"),
        (1_000_000_000_000, "1.0 TB"),
        (7_250_000_000_000_000, "7,250.0 TB"),
    ],
)
def test_bytes_as_people_say_them(count: int, words: str) -> None:
    assert words == bytes_words(count)
