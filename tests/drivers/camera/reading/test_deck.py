"""The table's own deck: shown once, distinguished, and stored in a file that is refused if it does not match."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import numpy as np
import pytest

from drivers.camera.picture.look import FLAT_SIZE, NO_RANK, NO_SUIT, Floats, Image, Looks, whiten, whole
from drivers.camera.reading.deck import TRIES, Deck, enroll, missing, often_refused, tried
from drivers.camera.reading.deck import read as read_deck
from drivers.camera.sim.faces import face
from kiosk.core.cards import DECK, Card
from kiosk.core.errors import DeviceError
from tests.sizes import only_whole

PROJECTION = np.random.default_rng(3).normal(0, 1, (20 * 10 * 3, 128)).astype(np.float32)

NONE = np.zeros((0, 128), np.float32)


def features(pictures: Sequence[Image]) -> Floats:
    """Return features as a network would: mixtures of the dark places."""
    rows = []
    for picture in pictures:
        height, width = picture.shape[:2]
        cells = picture[: height // 20 * 20, : width // 10 * 10].reshape(20, height // 20, 10, width // 10, 3)
        rows.append((1 - cells.mean(axis=(1, 3)) / 255).ravel())
    return np.asarray(np.maximum(np.array(rows, np.float32) @ PROJECTION, 0), dtype=np.float32)


def flat(card: Card) -> Image:
    picture = face(card.text)
    rows = np.linspace(0, picture.shape[0] - 1, FLAT_SIZE[1]).astype(int)
    columns = np.linspace(0, picture.shape[1] - 1, FLAT_SIZE[0]).astype(int)
    return np.ascontiguousarray(picture[rows][:, columns])


@pytest.fixture(scope="module")
def deck() -> Deck:
    cloth = np.random.default_rng(1).integers(0, 255, (40, 60, 40, 3)).astype(np.uint8)
    strangers = features(list(cloth))
    shown = {card: [flat(card)] for card in DECK}
    return enroll(shown, look=(features, features), networks="ab", strangers=(strangers, strangers), views=5)


def looks(pictures: Sequence[Image]) -> Looks:
    seen = features(pictures)
    return Looks(np.zeros((len(seen), 14), np.float32), np.zeros((len(seen), 5), np.float32), seen)


def test_cards_that_are_left_are_named() -> None:
    shown = {card: [flat(card)] for card in DECK[2:]}
    assert [card.text for card in missing(shown)] == ["2c", "2d"]
    with pytest.raises(DeviceError, match="2 cards have not been shown yet: 2c, 2d"):
        enroll(shown, look=(features, features), networks="ab", strangers=(NONE, NONE))


class ReadFromDisk(Mapping[Card, list[Image]]):
    """The pictures of a deck, read from disk on each request."""

    def __init__(self) -> None:
        self.reads: Counter[Card] = Counter()

    def __getitem__(self, card: Card) -> list[Image]:
        self.reads[card] += 1
        return [flat(card)]

    def __iter__(self) -> Iterator[Card]:
        return iter(DECK)

    def __len__(self) -> int:
        return len(DECK)


@only_whole
def test_learning_reads_the_pictures_of_a_card_once_and_keeps_none() -> None:
    shown = ReadFromDisk()
    enroll(shown, look=(features, features), networks="ab", strangers=(NONE, NONE), views=3)
    assert set(shown.reads.values()) == {2}  # Once to detect it.


@only_whole
def test_cards_that_were_shown_are_known(deck: Deck) -> None:
    seen = deck.whole.look(looks([whole(whiten(flat(card))) for card in DECK]))
    ranks, suits = seen.ranks.argmax(axis=1), seen.suits.argmax(axis=1)
    right = sum(rank * 4 + suit == card.index for card, rank, suit in zip(DECK, ranks, suits, strict=True))
    assert right >= 40  # Of 52, by features of no network.
    assert seen.ranks.sum(axis=1) == pytest.approx(np.ones(52), abs=1e-4)


def test_stranger_is_none_of_them(deck: Deck) -> None:
    cloth = np.random.default_rng(2).integers(0, 255, (10, 60, 40, 3)).astype(np.uint8)
    seen = deck.whole.look(looks(list(cloth)))
    assert set(seen.ranks.argmax(axis=1)) == {NO_RANK}
    assert set(seen.suits.argmax(axis=1)) == {NO_SUIT}


def test_deck_is_kept_as_it_is(deck: Deck, tmp_path: Path) -> None:
    deck.write(tmp_path / "deck.npz")
    kept = read_deck(tmp_path / "deck.npz", "ab")
    assert np.array_equal(kept.whole.weights, deck.whole.weights)
    assert np.array_equal(kept.corner.bias, deck.corner.bias)
    assert kept.sha256 == deck.sha256


def test_deck_that_was_learned_is_tried_out(deck: Deck, tmp_path: Path) -> None:
    """The reader refuses each four of clubs, and two of the pictures of a seven of diamonds."""
    four, seven = (DECK[place] for place in (8, 21))
    asked: Counter[Card] = Counter()

    def read(view: Image) -> Card | None:
        asked[DECK[sum(asked.values()) // TRIES]] += 1
        card = next(reversed(asked))
        return None if card == four or (card == seven and asked[seven] > TRIES - 2) else card

    found = tried(deck, {card: [flat(card)] for card in DECK}, read)
    assert set(asked.values()) == {TRIES}
    assert (found.known, found.often_refused, int(found.refused[seven.index])) == (51, (four,), 2)
    found.write(tmp_path / "deck.npz")
    assert often_refused(tmp_path / "deck.npz") == (four,)
    assert read_deck(tmp_path / "deck.npz", "ab").often_refused == (four,)


def test_card_that_is_read_as_another_counts_as_refused(deck: Deck) -> None:
    found = tried(deck, {card: [flat(card)] for card in DECK}, lambda view: DECK[0])
    assert (found.known, len(found.often_refused)) == (1, 51)


def test_file_that_is_no_deck_names_no_refused_card(tmp_path: Path) -> None:
    (tmp_path / "deck.npz").write_bytes(b"PK")
    assert often_refused(tmp_path / "deck.npz") == ()


def test_deck_from_before_its_figures_were_kept_is_to_be_shown_again(deck: Deck, tmp_path: Path) -> None:
    deck.write(tmp_path / "deck.npz")
    with np.load(tmp_path / "deck.npz") as packed:
        earlier = {name: packed[name] for name in packed if name != "figures"}
    np.savez(tmp_path / "deck.npz", **earlier)
    with pytest.raises(DeviceError, match="show the deck again"):
        read_deck(tmp_path / "deck.npz", "ab")


def test_deck_of_other_networks_is_to_be_shown_again(deck: Deck, tmp_path: Path) -> None:
    deck.write(tmp_path / "deck.npz")
    with pytest.raises(DeviceError, match=r"deck\.npz is for another vision model: show the deck again"):
        read_deck(tmp_path / "deck.npz", "cd")


@pytest.mark.parametrize("body", [b"", b"PK\x03\x04", b"no deck at all"])
def test_file_that_is_no_deck_is_refused(body: bytes, tmp_path: Path) -> None:
    (tmp_path / "deck.npz").write_bytes(body)
    with pytest.raises(DeviceError, match="show the deck again"):
        read_deck(tmp_path / "deck.npz", "ab")
