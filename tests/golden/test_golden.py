"""Journals open, verify, and are recalled and exported as when they were written. Exported hands settle forever.

README.md says how they were made, and what to do if one fails.
"""

import gzip
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from kiosk.app.main import main
from kiosk.archive.recall import finished
from kiosk.events import HandSettled, HandVoided
from kiosk.games import GAMES
from kiosk.journal import verify
from kiosk.procedure.records.records import Settler
from kiosk.settings import config_dir, load
from kiosk.table.kernel.log import reopen
from tests.golden.dealing import TABLES
from tests.golden.extracts import facts, hands, lines, rest, said, settled, shown
from tests.golden.kept import KEPT, at, exported, text, unpacked

TABLE = pytest.mark.parametrize("name", TABLES)


pytestmark = pytest.mark.usefixtures("utc")


def plain(value: object) -> Any:
    """Return a value as it comes back from JSON."""
    return json.loads(json.dumps(value))


def kiosk(monkeypatch: pytest.MonkeyPatch, *words: object) -> int | str | None:
    """Run a command, and return its exit status."""
    monkeypatch.setattr(sys, "argv", ["kiosk", *map(str, words)])
    with pytest.raises(SystemExit) as left:
        main()
    return left.value.code


@TABLE
def test_every_step_of_every_hand_of_a_day_looks_as_it_did(tmp_path: Path, name: str) -> None:
    with at(KEPT / "day", tmp_path, name) as day:
        assert not day.table.stopped
        assert not day.table.is_open
        assert text(f"day/{name}/facts.txt.gz") == list(shown(day.table))


@TABLE
def test_words_of_every_hand_match_the_approved_text(tmp_path: Path, name: str) -> None:
    with at(KEPT / "day", tmp_path, name) as day:
        assert text(f"day/{name}/words.txt") == list(said(day.table)), "make approve"


@TABLE
def test_every_hand_is_worked_out_again_to_the_record_that_was_kept(tmp_path: Path, name: str) -> None:
    with at(KEPT / "day", tmp_path, name) as day:
        for number in hands(day.table):
            events = finished(day.table.journal, number)
            hand = reopen(GAMES, events)
            end = [event for event in events if isinstance(event.what, HandSettled | HandVoided)][-1]
            assert isinstance(end.what, HandSettled) == (hand.settlement is not None)
            if hand.settlement is not None:
                shown = hand.felt.as_shown()
                given, result = hand.game.record.write(hand.rules, hand.opening, shown, hand.settlement)
                came_to = end.of(HandSettled).result
                assert (came_to.input, came_to.result) == (plain(given), plain(result))
                assert end.of(HandSettled).house_net == hand.settlement.house_net


@TABLE
def test_a_day_verifies_and_is_exported_byte_for_byte(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    folder = unpacked(KEPT / "day", tmp_path)
    house = ("--table", name, "--data", folder)
    assert kiosk(monkeypatch, "journal", "verify", *house) == 0
    assert b"is intact" in capfdbinary.readouterr().out
    assert kiosk(monkeypatch, "journal", "export", *house) == 0
    assert gzip.decompress((KEPT / f"day/{name}/records.jsonl.gz").read_bytes()) == capfdbinary.readouterr().out


@TABLE
def test_a_hand_that_a_power_cut_broke_off_comes_back_and_is_dealt_on_to_the_same_end(
    tmp_path: Path, name: str
) -> None:
    with at(KEPT / "cut", tmp_path, name) as day:
        assert text(f"cut/{name}/facts.txt") == list(lines({}, facts(day.table)))
        assert text(f"cut/{name}/rest.txt") == list(rest(day))
        report = verify(day.table.journal.path, checkpoints=day.table.journal.checkpoints)
        assert not report.findings


def test_hand_records_are_settled_as_before() -> None:
    settler = Settler(GAMES, load(config_dir(), GAMES).games)
    kept = [json.loads(line) for line in exported("settled")]
    assert [result for _, result in kept] == [plain(settled(settler, record)) for record, _ in kept]


@TABLE
def test_an_exported_hand_settles_to_the_same_payout(name: str) -> None:
    settler = Settler(GAMES, load(config_dir(), GAMES).games)
    for line in exported(name):
        assert json.loads(line)["result"] == plain(settled(settler, line)).get("result")
