"""What a hand adds to the journal's file, when all six seats play every street."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

import pytest

from kiosk.journal.formats import DICTIONARIES, packed, unpacked
from kiosk.procedure import Wagers
from tests.golden.dealing import Day
from tests.golden.kept import KEPT, at

HANDS = 8
# What a hand took when texts were kept as they are: 34.0, 24.4, 30.0 and 11.8 kB, measured as below.
MOST_BYTES = {("NH-07", "nh"): 13_000, ("TP-03", "peek"): 11_000, ("TH-11", "holdem"): 15_000, ("PP-01", "dice"): 5_900}
PAGE = Path(__file__).resolve().parents[2] / "docs" / "journal.md"
SAID = dict(
    zip(MOST_BYTES, re.findall(r"\| [\d.]+ kB \| ([\d.]+) kB \|", PAGE.read_text(encoding="utf-8")), strict=True)
)


class FullTableDay(Day):
    """A table at which six seats take part in every hand."""

    def _wager(self, prompt: Wagers) -> None:
        for seat in prompt.seats[:6]:
            for spot in prompt.spots:
                if spot.required or self.chance.random() < 0.6:
                    self.table.play.place(seat, spot.key, spot.exactly[0] if spot.exactly else spot.least)
        self.table.play.proceed()

    def size_bytes(self) -> int:
        """Return what the journal's file has when its log is taken in."""
        db = self.table.journal._db
        ((pages,), (size,)) = (db.execute(f"PRAGMA page_{what}").fetchone() for what in ("count", "size"))
        return int(pages) * int(size)


@pytest.mark.parametrize(("table", "game"), MOST_BYTES)
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
    assert a_hand <= MOST_BYTES[table, game]
    assert a_hand == pytest.approx(float(SAID[table, game]) * 1000, abs=1200), "say what it is in docs/journal.md"
    day.table.close()


def test_what_is_kept_is_read_with_its_dictionary_for_ever() -> None:
    """A journal that was written with a dictionary is lost without it: another one gets another number."""
    assert {number: sha256(text).hexdigest() for number, text in DICTIONARIES.items()} == {
        1: "7ceb8764796659e440c06d8580af5b847246481c967e263f6fa06352b0164fad"
    }


@pytest.mark.parametrize("text", ["", "{}", '{"why":"Пять карт – слишком много"}', "x" * 511, "x" * 513, "é" * 300_000])
def test_a_text_is_unpacked_as_it_was(text: str) -> None:
    assert unpacked(packed(text)) == text


def test_a_journal_of_the_first_format_is_played_on_in_it(tmp_path: Path) -> None:
    """What an older kiosk began goes on as it is: nothing of it is written anew."""
    with at(KEPT / "day", tmp_path, "NH-07") as day:
        journal = day.table.journal
        assert journal._db.execute("PRAGMA user_version").fetchone() == (1,)
        (text,) = journal._db.execute("SELECT body FROM event ORDER BY seq DESC LIMIT 1").fetchone()
        assert text == next(journal.events(journal.last_seq())).text
