"""The status that a table sends, and forgeries by the holder of its certificate, which stop no console."""

import json
from dataclasses import replace
from pathlib import Path
from queue import Queue
from typing import Any

import psycopg
import pytest

from kiosk.core.text import as_json, counted
from kiosk.floor import ConsoleLink, ConsoleNews, Unseen, add_console, enroll
from kiosk.floor.answering.status import TableStatus, received_text
from kiosk.floor.pushing import push
from tests.faults.journals import TABLE
from tests.floor.links import PATIENCE_S, until
from tests.floor.pushing import signed_in
from tests.floor.statuses import STATUS, WORDS


def of_call(**fields: object) -> dict[str, Any]:
    call = {**json.loads(STATUS.to_json())["calls"][0], **fields}
    return {"calls": [call]}


HOSTILE: dict[str, dict[str, Any]] = {
    "a number as a text": {"seats": "6"},
    "a yes as a number": {"is_open": 1},
    "three for two": {"usual": [1, 2, 3]},
    "a game without its title": {"games": [["nh"]]},
    "no list": {"taken": 5},
    "a million seats": {"seats": 1_000_000},
    "fewer seats than none": {"seats": -1},
    "more who play than there are seats": {"taken": [1] * 101},
    "a year beyond all": {"since_ms": 10**15},
    "an amount beyond all": {"count_short": -(10**30)},
    "a call of no kind": of_call(kind="x"),
    "a call that does nothing that is done": of_call(does="x"),
    "a picture without a hash": of_call(pictures=["no hex"]),
    "a key that is none": {"box": "no hex"},
    "a text without its values": {"stopped": {"template": "x"}},
    "a text whose values are not texts": {"stopped": {"template": "{a}", "values": {"a": [1]}}},
    "a text of nothing": {"title": 7},
    "a place for nothing": {"suspended": {"template": "{a}", "values": {}}},
    "a place that reaches further": {"stopped": {"template": "{a.__class__}", "values": {"a": "x"}}},
    "a place as wide as the memory": {"stopped": {"template": "{a:>2000000000}", "values": {"a": "x"}}},
    "a text within that is none": of_call(line={"template": "{a}", "values": {"a": {"template": "{b}", "values": 1}}}),
    "one and many": {"stopped": {"template": "{n}", "values": {"n": 1}, "one": "{n!r:>9999999}"}},
    "a sense that is not a word": {"stopped": {"template": "Push", "values": {}, "sense": 1}},
    "a book": {"pit": "x" * 200_000},
}


@pytest.fixture(autouse=True)
def records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a console store its known server in a folder of this test."""
    monkeypatch.chdir(tmp_path)


def test_a_state_is_read_as_it_was_sent() -> None:
    assert STATUS == TableStatus.of(STATUS.to_json())
    assert TableStatus() == TableStatus.of(TableStatus().to_json())


@pytest.mark.parametrize("fields", HOSTILE.values(), ids=HOSTILE)
def test_a_state_that_no_table_sends_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        TableStatus.of(json.dumps({**json.loads(STATUS.to_json()), **fields}))


@pytest.mark.parametrize("fields", ["[]", "7", "null", "{", "[" * 90_000, '{"title":' + "[" * 90_000])
def test_an_invalid_state_is_refused(fields: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        TableStatus.of(fields)


def test_a_status_text_is_shown_unchanged() -> None:
    assert str(received_text(WORDS)) == "3 waits for the floor."
    assert str(received_text(as_json(counted("%n card", "%n cards", n=1)))) == "1 card"
    assert str(received_text("plain {words}")) == "plain {words}"


def test_a_stolen_certificate_blinds_no_console(floor: psycopg.Connection[Any]) -> None:
    """An unreadable status is reported, and the others are shown as before."""
    enroll(floor, TABLE, bytes(32), by="novak")
    enroll(floor, "NH-08", bytes([1]) * 32, by="novak")
    add_console(floor, "console_pit_3")
    seen: Queue[tuple[str, int]] = Queue()
    unread: list[Unseen | None] = []

    def tell(news: ConsoleNews) -> None:
        for table in news.tables or ():
            if table.table == TABLE:
                unread.append(table.unseen)
            else:
                seen.put((table.table, table.status.hand))

    link = ConsoleLink(f"host={floor.info.host} dbname=floor", user="console_pit_3", records=Path())
    link.start(tell)
    deep = '{"stopped": ' + "[" * 3_000 + "]" * 3_000 + "}"
    try:
        with signed_in(floor, f"table_{TABLE}") as thief, signed_in(floor, "table_NH-08") as other:
            for nth, standing in enumerate((deep, "[1]", '{"games": [[1]]}')):
                push(thief, key=bytes(32), last=(1, bytes(32)), before=b"", standing=standing)
                own = replace(STATUS, hand=nth).to_json()
                push(other, key=bytes([1]) * 32, last=(1, bytes(32)), before=b"", standing=own)
                while ("NH-08", nth) != seen.get(timeout=PATIENCE_S):
                    pass
            until(lambda: unread[-1:] == [Unseen.OTHER])
    finally:
        link.stop()
