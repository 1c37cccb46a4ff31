"""Reasons in the journal: a key and values, so that a sentence may be reworded and old journals keep their words."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.core.text import Sentence, counted, sentence, text
from kiosk.events import DeviceChanged, FloorCalled, read
from kiosk.events import reasons as catalog
from kiosk.events.reasons import REASONS, from_journal, to_journal
from kiosk.games import GAMES
from kiosk.table import CLAIMS, VOID_REASONS
from kiosk.table import REASONS as REOPENED
from kiosk.table.rulings.disputes import AMONG_PLAYERS, RULINGS
from kiosk.table.rulings.floor_calls import FLOOR_CALLS

ROOT = Path(__file__).resolve().parents[2]
SAID_BY = ("kiosk", "drivers", "ui")


def strings() -> Iterator[str]:
    """Yield every string of the program except the catalog itself."""
    for part in SAID_BY:
        for path in (ROOT / part).rglob("*.py"):
            if path != Path(catalog.__file__):
                for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                    if isinstance(node, ast.Constant) and isinstance(node.value, str):
                        yield node.value


def test_every_sentence_of_the_catalog_is_one_that_the_program_says() -> None:
    said = set(strings())
    assert [] == [words.template for words in REASONS.values() if not {words.template, words.singular} - {""} <= said]


def test_every_reason_that_is_chosen_at_a_table_has_a_key() -> None:
    known = {words.template for words in REASONS.values()}
    chosen = (*FLOOR_CALLS, *CLAIMS, *RULINGS, *AMONG_PLAYERS, *REOPENED, *VOID_REASONS)
    assert [] == [words.template for words in chosen if words.template not in known]


def test_the_journal_holds_a_key_and_values_and_no_sentence() -> None:
    why = sentence("Seat {seat} cannot be read: {why}.", seat=3, why=sentence("a bad frame checksum"))
    changed = DeviceChanged(device="seats", state="degraded", why=why)
    kept = changed.text()
    assert '"why":{"key":"seats.unread","values":{"seat":3,"why":{"key":"fault.frame_check"}}}' in kept
    again = read("device_changed", 1, kept)
    assert changed == again
    assert isinstance(again, DeviceChanged)
    assert isinstance(again.why, Sentence)
    assert "Seat 3 cannot be read: a bad frame checksum." == again.why
    assert why.text == again.why.text


def test_a_reworded_sentence_is_read_in_its_new_words(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = FloorCalled(why="Fill or chips").text()
    monkeypatch.setitem(REASONS, "call.chips", text("Chips needed"))
    called = read("floor_called", 1, kept)
    assert isinstance(called, FloorCalled)
    assert isinstance(called.why, Sentence)
    assert text("Chips needed") == called.why.text


@pytest.mark.parametrize("typed", ["", "a flush — “royal”", "{seat}"])
def test_typed_text_is_kept_unchanged(typed: str) -> None:
    called = FloorCalled(why=typed)
    assert called == read("floor_called", 1, called.text())
    assert typed == to_journal(called.why) == from_journal(typed)


def test_a_sentence_that_counts_comes_back_with_its_number() -> None:
    words = counted(
        "The {device} is back; %n byte was lost.", "The {device} is back; %n bytes were lost.",
        n=1, device=sentence("shoe"),
    )  # fmt: skip
    changed = DeviceChanged(device="shoe", state="ready", why=Sentence(words))
    again = read("device_changed", 1, changed.text())
    assert isinstance(again, DeviceChanged)
    assert "The shoe is back; 1 byte was lost." == again.why


def test_a_sentence_of_a_driver_from_elsewhere_is_kept_as_text() -> None:
    changed = DeviceChanged(device="shoe", state="degraded", why=sentence("The belt of {name} slips.", name="A"))
    assert '"why":"The belt of A slips."' in changed.text()


def test_a_key_that_this_program_does_not_know_is_shown_itself() -> None:
    assert "shoe.of_tomorrow" == from_journal({"key": "shoe.of_tomorrow"})


def test_every_ruling_of_a_game_is_found_by_its_keys() -> None:
    for game in GAMES.values():
        keys = [irregularity.key for irregularity in game.irregularities]
        assert len(set(keys)) == len(keys)
