"""Compare worked records with the product's results: every expected path.

The project has a few records; the others are beside the repository if the house has put them there.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kiosk.games import GAMES
from kiosk.procedure import Settler
from tests.rules.play import rules

OWN = Path(__file__).resolve().parent / "data"
SHARED = Path(__file__).resolve().parents[3] / "shared" / "hands"

Record = dict[str, Any]

# The house has since ruled that only an all-in is short: this hand's raise to 6,000, with chips behind, counts.
RULED_SINCE = {("holdem-7-00067", "holdem_short_allin_counts=no"): {"streets.preflop.bets_and_raises": [4, 3]}}


def own(game: str) -> list[Record]:
    return _read(OWN / f"{game}.jsonl")


def shared(game: str) -> list[Record]:
    """Return the house's records of a game, or skip the test if they are missing."""
    path = SHARED / f"{game}.jsonl"
    if not path.exists():
        pytest.skip(f"{path} is not there")
    return _read(path)


def illegal(records: list[Record], game: str) -> list[Record]:
    return [record for record in records if record["game"] == game]


def _read(path: Path) -> list[Record]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def settler(game: str) -> Settler:
    return Settler(GAMES, {game: rules(game)})


def check(house: Settler, record: Record) -> None:
    """Settle a record, and again by each other ruling that it lists."""
    result = _result(house, record)
    assert [] == list(missing(record["expected"], result)), record["id"]
    for ruling, changes in record.get("alternatives", {}).items():
        changes = RULED_SINCE.get((record["id"], ruling), changes)
        option, value = ruling.split("=")
        answer = house.line(json.dumps({**record, "options": {option: value}}))
        if "illegal" in changes:
            assert changes["illegal"] == answer["error"]["code"], (record["id"], ruling)
            continue
        other = answer["result"]
        for path, (default, changed) in changes.items():
            assert (default, changed) == (_at(result, path), _at(other, path)), (record["id"], ruling, path)
        assert [] == [path for path in _changed(result, other) if not path.startswith(tuple(changes))], ruling


def check_refused(house: Settler, record: Record) -> str:
    """Return the code with which a record is refused."""
    answer = house.line(json.dumps(record))
    assert {"id", "error"} == set(answer), record["id"]
    code: str = answer["error"]["code"]
    return code


def _result(house: Settler, record: Record) -> Record:
    answer = house.line(json.dumps(record))
    assert "result" in answer, answer
    result: Record = answer["result"]
    return result


def missing(expected: Any, found: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Yield each path at which `found` lacks the expected value."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for key, value in expected.items():
            yield from missing(value, found.get(key, "nothing"), f"{path}.{key}")
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        for nth, value in enumerate(expected):
            yield from missing(value, found[nth], f"{path}[{nth}]")
    elif (type(expected), expected) != (type(found), found):
        yield path, expected, found


def _at(result: Any, path: str) -> Any:
    for part in re.findall(r"[^.\[\]]+", path):
        try:
            result = result[int(part)] if isinstance(result, list) else result[part]
        except (KeyError, IndexError):
            return None
    return result


def _changed(value: Any, other: Any) -> list[str]:
    before, after = dict(_leaves(value)), dict(_leaves(other))
    return [path for path in before.keys() | after.keys() if before.get(path) != after.get(path)]


def _leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for key, entry in value.items():
            yield from _leaves(entry, f"{path}.{key}" if path else key)
    elif isinstance(value, list) and any(isinstance(entry, dict) for entry in value):
        for nth, entry in enumerate(value):
            yield from _leaves(entry, f"{path}[{nth}]")
    else:
        yield path, value


_NONSENSE: tuple[Any, ...] = (None, -1, 0, "x", [], {}, True, 10**20, 1.5, "A", [None, None], "fold")


def mutations(record: Record) -> Iterator[Record]:
    """Yield the record with each value of its input in turn replaced by nonsense, or removed."""
    text = json.dumps(record)
    for path in _paths(record["input"]):
        for nonsense in _NONSENSE:
            changed = json.loads(text)
            _parent(changed["input"], path)[path[-1]] = nonsense
            yield changed
        shorter = json.loads(text)
        del _parent(shorter["input"], path)[path[-1]]
        yield shorter


def _paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, entry in parts:
        yield from _paths(entry, (*path, key))


def _parent(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path[:-1]:
        value = value[key]
    return value


def changed(record: Record, path: str, value: Any) -> Record:
    """Return a record with one value of its input replaced: "seats.0.peek"."""
    other: Record = json.loads(json.dumps(record))
    keys = tuple(int(key) if key.isdigit() else key for key in path.split("."))
    _parent(other["input"], keys)[keys[-1]] = value
    return other
