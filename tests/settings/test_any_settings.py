"""For any content of a house's files, `kiosk check` answers in sentences and accepts no contradiction.

Hypothesis puts values of every kind at every key, pairs of contradictory figures, and bytes in place of files. The
contradictions come from a plain reading of the documents, not from the program.
"""

import atexit
import copy
import shutil
import tempfile
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
import tomli_w
from hypothesis import given, settings
from hypothesis import strategies as st

from kiosk.core.errors import ConfigError
from kiosk.games import GAMES
from kiosk.settings import Checked, check, load
from tests.settings.corpus import SOUND, TODAY
from tests.sizes import examples, some

FILES: Final = {
    str(path.relative_to(SOUND)): tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted(SOUND.rglob("*.toml"))
    if path.parent.name != "training"
}


def keys_of(tree: Any, at: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Return the place of every value of a file."""
    found: list[tuple[str | int, ...]] = []
    for part, value in tree.items() if isinstance(tree, dict) else enumerate(tree):
        found.append((*at, part))
        if isinstance(value, dict | list):
            found += keys_of(value, (*at, part))
    return found


PLACES: Final = [(file, key) for file, tree in FILES.items() for key in keys_of(tree)]
SCALARS: Final = st.one_of(
    st.booleans(),
    st.integers(min_value=-(2**63), max_value=2**63 - 1),
    st.floats(),
    st.dates(),
    st.times(),
    st.text(max_size=20).map(lambda text: text.encode("utf-8", "ignore").decode()),
    st.sampled_from(["5", "0", "-5", "6:1", "6 for 1", "none", "nh", "NH-07", "2.50", "1e9", "22:00", "²", "５", "٥"]),
)
VALUES: Final = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("abcxyz_", max_size=8), inner, max_size=3),
)


@cache
def _folder() -> Path:
    """Return a copy of the sound configuration. Each use restores its changes there."""
    name = tempfile.mkdtemp()
    atexit.register(shutil.rmtree, name)
    return Path(shutil.copytree(SOUND, Path(name) / "config"))


def checked(changed: dict[str, Any] | None = None, raw: dict[str, bytes] | None = None) -> Checked:
    """Return the findings of the check if these files replace those of the sound configuration."""
    folder = _folder()
    files = {**{file: tomli_w.dumps(tree).encode() for file, tree in (changed or {}).items()}, **(raw or {})}
    try:
        for file, content in files.items():
            (folder / file).write_bytes(content)
        found = check(folder, GAMES, today=TODAY)
        if found.errors:
            with pytest.raises(ConfigError):
                load(folder, GAMES)
        return found
    finally:
        for file in files:
            shutil.copy(SOUND / file, folder / file)


def put(file: str, key: tuple[str | int, ...], value: Any) -> dict[str, Any]:
    """Return a file with another value at a key."""
    tree = copy.deepcopy(FILES[file])
    inner: Any = tree
    for part in key[:-1]:
        inner = inner[part]
    inner[key[-1]] = value
    return {file: tree}


def sentences(found: Checked) -> tuple[str, ...]:
    """Return the findings, each a line that names a file."""
    lines = (*found.errors, *found.warnings)
    for line in lines:
        assert line.isprintable() and ": " in line and len(line) < 2_000, line
        assert not any(word in line for word in ("Traceback", "pydantic", "NoneType", "object at 0x")), line
    return lines


@settings(max_examples=examples(150), deadline=None)
@given(place=st.sampled_from(PLACES), value=VALUES)
def test_any_value_at_any_key_is_answered(place: tuple[str, tuple[str | int, ...]], value: Any) -> None:
    file, key = place
    sentences(checked(put(file, key, value)))


WRONG_KINDS: Final = [{"x": {"y": 1}}, [[["x"]]], "\x07", -(10**12), 1.25]


@pytest.mark.parametrize("file", some(FILES, each=3))
def test_no_key_takes_every_kind(file: str) -> None:
    """Each key refuses at least four of five invalid values, and the message names the file and the key."""
    for key in some((key for key in keys_of(FILES[file]) if isinstance(key[-1], str) and len(key) <= 2), each=4):
        refused = 0
        for value in WRONG_KINDS:
            lines = sentences(checked(put(file, key, value)))
            refused += any(file in line and str(key[0]) in line for line in lines)
        assert refused >= 4, key


@settings(max_examples=examples(60), deadline=None)
@given(file=st.sampled_from(sorted(FILES)), content=st.binary(max_size=200))
def test_a_file_of_any_bytes_is_answered(file: str, content: bytes) -> None:
    found = checked(raw={file: content})
    sentences(found)
    if file != "devices.toml":
        assert found.errors


@settings(max_examples=examples(60), deadline=None)
@given(file=st.sampled_from(sorted(FILES)), data=st.data())
def test_a_file_with_one_byte_changed_is_answered(file: str, data: st.DataObject) -> None:
    raw = bytearray(tomli_w.dumps(FILES[file]).encode() or b"#")
    raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    sentences(checked(raw={file: bytes(raw)}))


DOLLARS: Final = st.integers(1, 400)


def holdem(**figures: Any) -> dict[str, Any]:
    file = "games/texas_holdem.toml"
    return {file: {**FILES[file], **{key: value for key, value in figures.items() if value is not None}}}


@settings(max_examples=examples(60), deadline=None)
@given(small=DOLLARS, big=DOLLARS, bet=DOLLARS, later=DOLLARS)
def test_blinds_and_fixed_bets_never_contradict(small: int, big: int, bet: int, later: int) -> None:
    found = checked(holdem(structure="fixed", small_blind=small, big_blind=big, small_bet=bet, big_bet=later))
    is_wrong = small > big or bet < big or later < big or bet > later or big > 100
    assert is_wrong == bool(found.errors)


@settings(max_examples=examples(60), deadline=None)
@given(least=DOLLARS, most=st.none() | DOLLARS, ante=st.integers(0, 5), cap=DOLLARS, unit=st.sampled_from([1, 5]))
def test_buy_ins_and_rake_never_contradict(least: int, most: int | None, ante: int, cap: int, unit: int) -> None:
    tree = holdem(least_buy_in=least, most_buy_in=most, ante=ante, chip_unit=1)
    tree["games/texas_holdem.toml"]["rake"] = {"rate_bp": 500, "round_down_to": unit, "cap": cap}
    table = {**FILES["tables/th-11.toml"], "table_minimum": least, "table_maximum": most or 1000}
    found = checked({**tree, "tables/th-11.toml": table})
    assert (least < 5 or (most or 1000) < least or cap < unit) == bool(found.errors)


@settings(max_examples=examples(60), deadline=None)
@given(key=st.sampled_from(["small_bet", "big_bet", "min_bet", "max_bet"]), amount=DOLLARS)
def test_no_bet_is_silently_ignored_under_no_limit(key: str, amount: int) -> None:
    found = checked(holdem(structure="no_limit", **{key: amount}))
    assert any(f"{key}: has no effect" in line for line in found.errors)


@settings(max_examples=examples(60), deadline=None)
@given(least=st.none() | DOLLARS, most=st.none() | DOLLARS, wager=st.sampled_from(["blind", "peek"]))
def test_limits_of_a_wager_never_contradict(least: int | None, most: int | None, wager: str) -> None:
    limits = {f"{wager}_minimum": least, f"{wager}_maximum": most}
    file = "games/texas_peek.toml"
    tree = {**FILES[file], **{key: value for key, value in limits.items() if value is not None}}
    found = checked({file: tree})
    lowest, highest = least or 5, most or 25  # These are the table's limits if the house sets none.
    makes = any(cents % 5 == 0 for cents in range(lowest, highest + 1))  # The chips are $5 and $25.
    is_wrong = highest < lowest or (wager == "blind" and not makes)
    assert is_wrong == bool(found.errors)


@settings(max_examples=examples(60), deadline=None)
@given(slip=st.none() | DOLLARS, second=st.none() | DOLLARS)
def test_slip_and_second_signature_never_contradict(slip: int | None, second: int | None) -> None:
    limits = {"slip": slip, "second_signature": second}
    day = FILES["house.toml"]["payouts"][0]["from"]
    payouts = [{"from": day, **{key: value for key, value in limits.items() if value is not None}}]
    found = checked({"house.toml": {**FILES["house.toml"], "payouts": payouts}})
    is_wrong = second is not None and (slip is None or slip > second)
    assert is_wrong == bool(found.errors)


@settings(max_examples=examples(40), deadline=None)
@given(five=DOLLARS, ten=DOLLARS)
def test_a_larger_bet_is_never_paid_less(five: int, ten: int) -> None:
    file = "games/new_hampshire.toml"
    tree = copy.deepcopy(FILES[file])
    tree["six_card_bonus"][3]["amounts"] = {"5": five, "10": ten}
    assert (ten < five) == any("pays a larger bet less" in line for line in checked({file: tree}).errors)


@settings(max_examples=examples(40), deadline=None)
@given(least=st.integers(1, 60), most=st.none() | st.integers(1, 60), seats=st.integers(0, 12))
def test_a_table_of_any_limits_opens_only_where_they_fit(least: int, most: int | None, seats: int) -> None:
    tree = {**FILES["tables/tp-03.toml"], "table_minimum": least, "table_maximum": most, "seats": seats}
    found = checked({"tables/tp-03.toml": {key: value for key, value in tree.items() if value is not None}})
    is_wrong = least % 5 != 0 or (most is not None and most < least) or not 1 <= seats <= 9
    assert is_wrong == bool(found.errors)
