"""The names of face-down cards, and no others, are sealed one by one, and each is opened unchanged."""

import json

import pytest

from kiosk.journal.chain import SEALED_V, Row
from kiosk.journal.face_down import CardCipher
from tests.faults.journals import KEY

CIPHER = CardCipher(KEY, bytes(range(32)))
LONG_S = [f"?{'x' * length}" for length in range(20)]


def row(*words: str, hand: int = 3) -> Row:
    return 7, b"", hand, "answered", 2, 1_800_000_000_000, 5, b"b" * 16, "dana", json.dumps({"dealt": words})


def words(kept: Row) -> list[str]:
    found: list[str] = json.loads(kept[9])["dealt"]
    return found


@pytest.mark.parametrize(
    "dealt",
    [
        ("Ah",),
        ("Ah", "2c", "Ts"),
        tuple(f"{rank}{suit}" for suit in "cdhs" for rank in "23456789TJQKA"),
        ("?", "Ah"),
        ("?SUY", "Ah", "?"),
        *((long, "Ah", long) for long in LONG_S),
    ],
)
def test_each_is_opened_as_it_was(dealt: tuple[str, ...]) -> None:
    """This includes a string that looks as if it were sealed already."""
    before = row(*dealt)
    kept = CIPHER.sealed(before, lambda: ())
    assert not set(dealt) & set(words(kept))
    assert (*before[:4], 2 + SEALED_V, *before[5:9]) == kept[:9]
    assert before[9] == CIPHER.opened(kept)


def test_face_up_cards_and_other_words_are_not_sealed() -> None:
    before = row("Ah", "2c", "Kd", "fiona", "Ah 2c", "1h")
    kept = CIPHER.sealed(before, lambda: ("2c", "Ah"))
    assert ["Ah", "2c", "fiona", "Ah 2c", "1h"] == [word for word in words(kept) if word[0] != "?"]
    assert before[9] == CIPHER.opened(kept)


@pytest.mark.parametrize("dealt", [(), ("fiona",), ("?SUY",), ("Ah",), ("2c", "?SUY", "Ah")])
def test_an_event_without_a_hidden_card_is_kept_as_it_is(dealt: tuple[str, ...]) -> None:
    before = row(*dealt)
    assert before is CIPHER.sealed(before, lambda: ("2c", "Ah"))


def test_face_up_cards_are_not_computed_without_a_card_in_the_row() -> None:
    def face_up() -> tuple[str, ...]:
        raise AssertionError

    CIPHER.sealed(row("fiona"), face_up)


def test_the_same_card_looks_otherwise_in_each_place_and_each_hand() -> None:
    """Two sealed names do not reveal that they are of one card."""
    kept = [words(CIPHER.sealed(row("Ah", "Ah", hand=hand), lambda: ())) for hand in range(20)]
    assert 40 == len({word for pair in kept for word in pair})
