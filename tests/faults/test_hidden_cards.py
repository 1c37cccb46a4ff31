"""No file under a table's folder names a face-down or mucked card in a readable form.

Each byte of each file is read as it is, and as a possible start of a deflated text, whatever it is to SQLite. The
control switches sealing off, and must find the cards.
"""

import hashlib
import json
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher
from cryptography.hazmat.primitives.ciphers.algorithms import AES
from cryptography.hazmat.primitives.ciphers.modes import CTR, ECB
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from kiosk.archive import exported, never_turned, steps
from kiosk.core.cards import Card, card
from kiosk.core.devices import CardRead, DeviceState, StateChanged
from kiosk.core.errors import Refused
from kiosk.events import Answered, CardRefused
from kiosk.games import GAMES
from kiosk.journal import load_or_create_key, read_journal, verify
from kiosk.journal.chain import Row, field_bytes, int_bytes
from kiosk.journal.face_down import CardCipher, FaceUp, with_counter
from kiosk.journal.formats import DICTIONARIES
from kiosk.procedure import Felt, Place, Settler
from kiosk.table import Details, Table, reopen, signed_in_elsewhere
from tests.faults.journals import KEY, fails
from tests.live import LiveDealer, live_dealer
from tests.reopened import play
from tests.tables import DEALER, FLOOR, PINS, House

CARD_GAMES = pytest.mark.parametrize("game", ["holdem", "nh", "peek"])
HANDS = 4
_PAGE = 4096


def texts(path: Path) -> Iterator[str]:
    """Yield the contents of a file: its bytes, each page of SQLite, and each text that can be inflated anywhere."""
    body = path.read_bytes()
    size = _PAGE if path.name.startswith("journal.db") else len(body) + 1
    yield from (body[at : at + size].decode("latin-1") for at in range(0, len(body), size))
    at = body.find(b"\1")
    while at >= 0:
        inflate = zlib.decompressobj(-15, DICTIONARIES[1])
        try:
            text = inflate.decompress(body[at + 1 : at + 1 + (1 << 16)], 1 << 16).decode()
            if inflate.eof and isinstance(json.loads(text), dict):
                yield text
        except (zlib.error, ValueError):
            pass
        at = body.find(b"\1", at + 1)


class Thief:
    """Read every file of a folder repeatedly, and track which cards of a hand have been face up."""

    def __init__(self, table: Table, folder: Path) -> None:
        self._folder = folder
        self._known = set(self._texts())
        self.seen: set[Card] = set()
        self.watch(table)

    def _texts(self) -> Iterator[str]:
        for path in sorted(self._folder.rglob("*")):
            if path.is_file():
                yield from texts(path)

    def watch(self, table: Table) -> None:
        """Record the cards that are face up at the table."""
        rows = table.round.felt.cards.values()
        self.seen |= {slot.card for row in rows for slot in row if slot.card is not None and slot.up}

    def found(self, hidden: set[Card]) -> set[Card]:
        """Return the hidden, never seen cards that the files name since this hand began."""
        new = "\n".join(set(self._texts()) - self._known)
        return {card for card in hidden - self.seen if f'"{card.text}"' in new or str(card.words) in new}


def face_down(table: Table) -> set[Card]:
    rows = table.round.felt.cards.values()
    return {slot.card for row in rows for slot in row if slot.card is not None and not slot.up}


def found_in_a_hand(dealer: LiveDealer, *, look_each: int = 7) -> tuple[set[Card], set[Card], set[Card]]:
    """Deal a hand to its end. Return the cards in the files in mid-hand, those afterward, and those never seen."""
    number, thief = dealer.table.hand_number, Thief(dealer.table, dealer.house.folder)
    known: set[Card] = set()
    hidden: set[Card] = set()
    acts = 0
    while dealer.table.hand_number == number:
        hidden |= face_down(dealer.table)
        dealer.act()
        thief.watch(dealer.table)
        acts += 1
        if acts % look_each == 0 and dealer.table.hand_number == number:
            known |= thief.found(hidden | face_down(dealer.table))
    return known, thief.found(hidden), hidden - thief.seen


@CARD_GAMES
def test_nobody_reads_a_hidden_card_in_the_files(tmp_path: Path, game: str) -> None:
    never_seen: set[Card] = set()
    with live_dealer(tmp_path, game, 3) as dealer:
        for _ in range(HANDS):
            known, after, hidden = found_in_a_hand(dealer)
            assert (set(), set()) == (known, after)
            words = set(" ".join(steps(dealer.table.journal, dealer.table.hand_number - 1)).split())
            assert not {card.text for card in hidden} & words
            never_seen |= hidden
    assert never_seen, "this seed mucks no card"


def _as_it_is(_cipher: CardCipher, row: Row, _face_up: FaceUp) -> Row:
    return row


@CARD_GAMES
def test_the_thief_finds_them_where_nothing_is_sealed(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CardCipher, "sealed", _as_it_is)
    mucked: set[Card] = set()
    with live_dealer(tmp_path, game, 3) as dealer:
        dealer.mischief = 0
        for _ in range(HANDS):
            known, after, _ = found_in_a_hand(dealer)
            assert known
            mucked |= after
    assert mucked


@CARD_GAMES
def test_an_exported_mucked_hand_settles_to_the_same_payout(tmp_path: Path, game: str) -> None:
    with live_dealer(tmp_path, game, 3, rulings=False) as dealer:
        dealer.mischief = 0
        dealer.play(HANDS)
        journal = dealer.table.journal
        settler = Settler(GAMES, {game: dealer.table.rules})
        records = list(exported(journal))
        for record in records:
            number = int(record["id"].rpartition("-")[2])
            hidden = {card.text for card in never_turned(reopen(GAMES, journal.hand(number)))}
            assert not hidden & set(json.dumps(record["input"]).split('"'))
            assert settler.line(json.dumps(record))["result"] == record["result"]
            assert not hidden & set(" ".join(steps(journal, number)).split())
            assert hidden <= set(" ".join(steps(journal, number, is_open=True)).split())
    assert HANDS == len(records)


@pytest.mark.parametrize("size", [0, 1, 2, 16, 17, 100])
@pytest.mark.parametrize("block", [bytes(16), b"\xff" * 16, bytes(range(16))])
def test_names_are_sealed_as_the_counter_mode_of_aes_does_it(size: int, block: bytes) -> None:
    body, key = bytes(range(size)), AES(bytes(range(32)))
    assert Cipher(key, CTR(block)).encryptor().update(body) == with_counter(Cipher(key, ECB()).encryptor(), block, body)


def test_the_key_of_a_hand_is_the_one_that_is_recorded_refusals() -> None:
    """A card that is sealed by hand, as the module's docstring describes it, is opened."""
    begins, text = bytes(range(32)), '{"answer":{"dealt":["?"]}}'
    row: Row = (7, b"", 3, "answered", 102, 1_800_000_000_000, 5, b"b" * 16, "dana", text)
    key = HKDF(SHA256(), 32, begins, b"kiosk cards 1\0" + (3).to_bytes(8, "big")).derive(KEY.private_bytes_raw())
    fields = (int_bytes(7), int_bytes(row[5]), int_bytes(5), field_bytes(row[7]), field_bytes(b"answered"))
    block = hashlib.sha256(b"".join(fields)).digest()[:16]
    sealed = urlsafe_b64encode(Cipher(AES(key), CTR(block)).encryptor().update(b"Ah")).decode().rstrip("=")
    sealed_row = (*row[:9], text.replace("?", f"?{sealed}"))
    assert '{"answer":{"dealt":["Ah"]}}' == CardCipher(KEY, begins).opened(sealed_row)


def test_a_refusal_does_not_reveal_a_face_down_card(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.table.shoe.event(StateChanged(DeviceState.READY, ""))
    thief = Thief(house.table, tmp_path)
    play(house.table, "Ah 2c Kd 7s 3c 8d Qh Jh As", to_end=False)
    for text in ("Ah", "2c"):
        with pytest.raises(Refused):
            house.table.rulings.correct(Place("board", 0, 0), card(text))
    house.restart()
    thief.watch(house.table)
    assert set() == thief.found(face_down(house.table))
    tried = [event.of(CardRefused).card for event in house.table.journal.events(1, CardRefused)]
    assert ["Ah", "2c"] == tried
    house.close()


@pytest.mark.parametrize("by_shoe", [True, False])
def test_a_card_that_went_out_of_play_face_down_is_not_named(tmp_path: Path, by_shoe: bool) -> None:
    """It is named neither on the screen nor in a file, whether a shoe frame is repeated or a finger tries it."""
    house = House(tmp_path)
    table = house.table
    table.shoe.event(StateChanged(DeviceState.READY, ""))
    thief = Thief(table, tmp_path)
    play(table, "Ah 2c Kd 7s", to_end=False)
    place = Place(Felt.HOLE, 1, 0)
    table.rulings.rule("boxed", "replace", Details(places=(place,)), (FLOOR, PINS[FLOOR]))
    table.shoe.event(CardRead(card("9s"), 0))
    assert {card("Ah")} == table.round.felt.dead
    known = ""
    for text in ("Ah", "2c"):
        if by_shoe:
            table.shoe.event(CardRead(card(text), 0))
            again = str(table.notice)
            table.doubts.confirm_cards()
        else:
            with pytest.raises(Refused) as caught:
                table.play.enter_card(card(text))
            again = caught.value.message
        assert known in ("", again), "the refusal differs between a card on the table and one out of play"
        known = again
    assert "That card is already in this hand: stop, and call the floor." == known
    assert set() == thief.found({card("Ah"), *face_down(table)})
    house.close()


def test_they_are_read_where_the_device_key_is_and_nowhere_else(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.table.shoe.event(StateChanged(DeviceState.READY, ""))
    play(house.table, "Ah 2c Kd 7s", to_end=False)
    house.close()
    key = tmp_path / "device.pem"
    with read_journal(tmp_path / "journal.db", key) as journal:
        dealt = [event.of(Answered).answer for event in journal.events(1, Answered)]
    assert [{"dealt": [text]} for text in ("Ah", "2c", "Kd", "7s")] == dealt[-4:]
    with read_journal(tmp_path / "journal.db", tmp_path / "gone.pem") as journal:
        *_, last = journal.events(1, Answered)
        with fails("sealed", "they can be read only with the table’s device key"):
            last.of(Answered)
    assert verify(tmp_path / "journal.db", table="NH-07").is_whole
    assert verify(tmp_path / "journal.db", table="NH-07", key=load_or_create_key(key)).is_whole


def test_a_card_that_was_taken_back_before_it_was_turned_is_not_recalled(tmp_path: Path) -> None:
    house = House(tmp_path)
    table = house.table
    table.shoe.event(StateChanged(DeviceState.READY, ""))
    play(table, "Ah 2c", to_end=False)
    table.play.undo(why="A card was misread", signatures=[(FLOOR, PINS[FLOOR])])
    table.play.enter_card(card("Kd"))
    table.rulings.rule("voided", "misdeal", signature=(FLOOR, PINS[FLOOR]))
    closed = " ".join(steps(table.journal, 1)).split()
    assert not {"Ah", "2c", "Kd"} & set(closed) and "??" in closed
    assert {"Ah", "2c", "Kd"} <= set(" ".join(steps(table.journal, 1, is_open=True)).split())
    house.close()


def test_the_dealer_of_another_table_is_known_while_cards_are_face_down_there(tmp_path: Path) -> None:
    (tmp_path / "NH-07").mkdir()
    house = House(tmp_path / "NH-07")
    house.table.shoe.event(StateChanged(DeviceState.READY, ""))
    play(house.table, "Ah 2c", to_end=False)
    assert ("NH-07",) == signed_in_elsewhere(tmp_path, "TP-03", DEALER)
    house.close()
