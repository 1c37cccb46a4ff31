"""The journal: appended events are there, in order, found immediately at any length, and signed."""

import sqlite3
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from kiosk.core.errors import JournalError
from kiosk.events import Corrected, Happening, JournalCreated, Noted, Signed, Started, Unknown
from kiosk.journal import Journal, JournalReader, Walk, load_or_create_key, read_journal, verify
from kiosk.journal.chain import Checkpoint, chain, genesis, public_bytes
from kiosk.journal.copy import read_copy
from tests.faults.journals import ANSWER, KEY, OPENING, TABLE, StillClock, all_rows, answer, open_journal, play
from tests.journal.long_journal import AFTER_CHECKPOINT, build

NOTE = Noted(step=ANSWER.step, clause=ANSWER.clause, answer=ANSWER.answer, source=ANSWER.source)


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    with open_journal(tmp_path) as journal:
        yield journal


def test_a_new_journal_says_whose_it_is(journal: Journal) -> None:
    first = journal.event(1)
    assert first is not None
    assert first.what == JournalCreated(table=TABLE, device_key=public_bytes(KEY).hex())
    assert journal.since_checkpoint() == (None, [first])
    assert (journal.last_hand(), journal.hand(1), journal.hands(5)) == (0, [], [])


def test_an_event_is_read_as_it_was_returned(tmp_path: Path) -> None:
    clock = StillClock()
    with open_journal(tmp_path, clock=clock) as journal:
        journal.append(OPENING, hand=1, actor="dana")
        clock.pass_ms(250)
        event = answer(journal)
        assert (event.seq, event.hand, event.kind, event.v, event.actor) == (3, 1, "answered", 1, "dana")
        assert (event.at_ms, event.mono_ns) == (clock.at_ms, clock.at_mono_ns)
        assert event.what == ANSWER
        written = [journal.event(2), event]
    with open_journal(tmp_path) as journal:
        assert journal.hand(1) == written
        assert list(journal.events(from_seq=2)) == written
        assert journal.event(4) is None


def test_every_hash_follows_from_the_one_before(journal: Journal) -> None:
    play(journal, hands=2)
    previous = genesis(TABLE, public_bytes(KEY))
    for row in all_rows(journal.db):
        assert row[10] == chain(previous, row)
        previous = row[10]
    assert journal.head == (row[0], previous)


def test_the_encoding_is_the_documented_one() -> None:
    """These values were worked out by hand from the description, so that a journal stays readable forever."""
    row = (2, b"\x01" * 16, None, "floor_came", 1, -1, 3, b"\x02" * 16, "é", "{}")
    raw = (
        bytes(32)
        + b"\x00\x00\x00\x08\x00\x00\x00\x00\x00\x00\x00\x02"
        + b"\x00\x00\x00\x10"
        + b"\x01" * 16
        + b"\x00\x00\x00\x00"
        + b"\x00\x00\x00\x0afloor_came"
        + b"\x00\x00\x00\x08\x00\x00\x00\x00\x00\x00\x00\x01"
        + b"\x00\x00\x00\x08\xff\xff\xff\xff\xff\xff\xff\xff"
        + b"\x00\x00\x00\x08\x00\x00\x00\x00\x00\x00\x00\x03"
        + b"\x00\x00\x00\x10"
        + b"\x02" * 16
        + b"\x00\x00\x00\x02\xc3\xa9"
        + b"\x00\x00\x00\x02{}"
    )
    assert chain(bytes(32), row) == sha256(raw).digest()
    assert genesis("T", b"k") == sha256(b"kiosk journal 1\x00\x00\x00\x00\x01T\x00\x00\x00\x01k").digest()


def test_the_tail_since_the_last_checkpoint(tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal:
        play(journal, hands=3)
        opened = journal.append(OPENING, hand=4, actor="dana")
        tapped = journal.append(NOTE, hand=4, actor="dana")
    with open_journal(tmp_path) as journal:
        assert journal.since_checkpoint() == ({"hands": 3}, [opened, tapped])
        assert journal.last_hand() == 4


def test_a_hand_includes_events_written_after_the_next_hand_began(journal: Journal) -> None:
    play(journal, hands=2)
    late = journal.append(Corrected(event=3, answer={"done": True}, voids_from=None), hand=1, actor="fiona")
    assert [event.hand for event in journal.hand(1)] == [1] * 8
    assert journal.hand(1)[-1] == late
    assert journal.last_hand() == 2


def test_hands_newest_first(journal: Journal) -> None:
    play(journal, hands=5, answers=1)
    assert [event.hand for event in journal.hands(2)] == [5, 4]
    assert [event.hand for event in journal.hands(9, before=4)] == [3, 2, 1]
    assert {event.kind for event in journal.hands(9)} == {"hand_opened"}
    assert journal.hands(9, before=1) == []


@pytest.mark.parametrize(
    ("what", "hand"), [(OPENING, 1), (OPENING, 3), (ANSWER, 2)], ids=["again", "skipped", "not open"]
)
def test_a_hand_out_of_order_is_our_bug(journal: Journal, what: Happening, hand: int) -> None:
    play(journal)
    with pytest.raises(AssertionError, match="hand"):
        journal.append(what, hand=hand, actor="dana")
    play(journal)


def test_events_of_the_journal_itself_cannot_be_appended(journal: Journal) -> None:
    created = journal.event(1)
    assert created is not None
    for event in (created, journal.checkpoint({})):
        with pytest.raises(AssertionError, match="by the journal itself"):
            journal.append(event.what, hand=None, actor="dana")
    with pytest.raises(AssertionError, match="by the journal itself"):
        journal.append(Unknown("hand_paused", 1, {}), hand=1, actor="dana")


def test_a_bug_in_the_caller_writes_nothing(journal: Journal) -> None:
    head = journal.head
    for what, hand, actor in ((Started(version="1"), None, ""), (Started(version="1"), 1, "dana"), (ANSWER, 0, "")):
        with pytest.raises(AssertionError):
            journal.append(what, hand=hand, actor=actor)
    with pytest.raises(AssertionError):
        journal.checkpoint({"half": 0.5})
    assert (journal.head, journal.last_seq()) == (head, 1)


def test_an_event_never_changes_or_goes(journal: Journal) -> None:
    play(journal)
    rows = all_rows(journal.db)
    rest = "event_id, hand, kind, v, at_ms, mono_ns, boot_id, actor, body, hash FROM event WHERE seq = 3"
    for attempt in (
        "UPDATE event SET actor = 'nobody'",
        "DELETE FROM event WHERE seq = 3",
        f"INSERT OR REPLACE INTO event SELECT seq, {rest}",
        f"INSERT INTO event SELECT 99, {rest}",
    ):
        with pytest.raises(sqlite3.IntegrityError):
            journal.db.execute(attempt)
    assert all_rows(journal.db) == rows


def test_only_one_thread_may_write(tmp_path: Path) -> None:
    caught: list[BaseException] = []
    with open_journal(tmp_path) as journal:

        def elsewhere() -> None:
            calls: list[Callable[[], object]] = [lambda: answer(journal), lambda: journal.checkpoint({})]
            for call in calls:
                try:
                    call()
                except (AssertionError, JournalError) as error:
                    caught.append(error)

        thread = threading.Thread(target=elsewhere)
        thread.start()
        thread.join()
        assert len(caught) == 2
        assert journal.last_seq() == 1


def test_a_closed_journal_takes_nothing(tmp_path: Path) -> None:
    journal = open_journal(tmp_path)
    journal.close()
    with pytest.raises(AssertionError, match="closed"):
        journal.append(Started(version="1"), hand=None, actor="kiosk")


def test_the_floor_has_every_checkpoint(tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal:
        play(journal, hands=3)
        signed = [event for event in journal.events() if isinstance(event.what, Signed)]
    kept = [checkpoint for _, checkpoint in read_copy(tmp_path / "checkpoints")]
    for nth, event in enumerate(signed, start=1):
        later = read_copy(tmp_path / "checkpoints", event.seq)
        assert list(later) == list(enumerate(kept[nth - 1 :], start=nth))
    assert kept == [Checkpoint.of(TABLE, event) for event in signed]
    assert all(checkpoint is not None and checkpoint.is_signed_by(public_bytes(KEY)) for checkpoint in kept)
    assert "hands" not in (tmp_path / "checkpoints").read_text()


def test_the_floors_copy_may_be_left_out(tmp_path: Path) -> None:
    with open_journal(tmp_path, copy=False) as journal:
        play(journal)
    assert not (tmp_path / "checkpoints").exists()
    assert verify(tmp_path / "table.journal").is_whole


def test_another_process_reads_while_the_kiosk_writes(journal: Journal, tmp_path: Path) -> None:
    play(journal)
    with read_journal(tmp_path / "table.journal") as reader:
        assert reader.last_hand() == 1
        play(journal)
        assert reader.last_hand() == 2
        assert reader.since_checkpoint() == journal.since_checkpoint()
    assert verify(tmp_path / "table.journal", checkpoints=tmp_path / "checkpoints").is_whole
    answer(journal)


def test_a_reader_cannot_write(tmp_path: Path) -> None:
    open_journal(tmp_path).close()
    with read_journal(tmp_path / "table.journal") as reader, pytest.raises(sqlite3.OperationalError, match="readonly"):
        reader.db.execute("PRAGMA user_version=2")


def test_a_check_in_slices_has_the_findings_of_a_check_in_one_pass(journal: Journal, tmp_path: Path) -> None:
    play(journal, hands=4)
    answer(journal)
    walk = Walk(journal, checkpoints=tmp_path / "checkpoints")
    slices = 1
    while (report := walk.step(events=3)) is None:
        slices += 1
        if slices == 4:
            play(journal)  # Events written meanwhile are left for the next verification.
    assert slices == 14
    assert report.is_whole
    assert (report.events, report.checkpoints, report.unsigned) == (34, 4, 1)
    assert report.sentences() == ["The journal of table T7 is intact. Events: 34; checkpoints: 4; not signed yet: 1."]


def steps(reader: JournalReader, call: Callable[[], object]) -> int:
    """Return the steps of SQLite's virtual machine that a call takes, in hundreds."""
    count = 0

    def step() -> int:
        nonlocal count
        count += 1
        return 0

    reader.db.set_progress_handler(step, 100)
    call()
    reader.db.set_progress_handler(None, 0)
    return count


def test_reads_of_a_table_do_not_grow_with_the_journal(tmp_path: Path) -> None:
    counts = []
    for events in (600, 12_000):
        path = tmp_path / f"{events}.journal"
        build(path, events, KEY)
        with read_journal(path) as reader:
            last = reader.last_hand()
            assert len(reader.since_checkpoint()[1]) == AFTER_CHECKPOINT
            calls: tuple[Callable[[], object], ...] = (
                reader.since_checkpoint,
                reader.last_hand,
                reader.last_seq,
                partial(reader.hand, last // 2),
                partial(reader.hands, 3),
            )
            counts.append([steps(reader, call) for call in calls])
    short, long = counts
    assert all(after <= before + 1 for before, after in zip(short, long, strict=True)), (short, long)


def test_the_journal_of_the_bench_is_a_journal(tmp_path: Path) -> None:
    path = tmp_path / "long.journal"
    build(path, 1000, KEY)
    assert verify(path, public_key=public_bytes(KEY), checkpoints=path.with_suffix(".checkpoints")).is_whole


def test_a_key_is_made_once_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    path = tmp_path / "device.pem"
    key = load_or_create_key(path)
    assert path.stat().st_mode & 0o777 == 0o600
    assert public_bytes(load_or_create_key(path)) == public_bytes(key)
    assert [path.name for path in tmp_path.iterdir()] == ["device.pem"]


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o620])
def test_a_key_that_others_can_reach_is_refused(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "device.pem"
    load_or_create_key(path)
    path.chmod(mode)
    with pytest.raises(JournalError, match="0600") as caught:
        load_or_create_key(path)
    assert caught.value.code == "key_open"


def test_a_broken_key_is_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "device.pem"
    load_or_create_key(path)
    path.write_text("-----BEGIN PRIVATE KEY-----\n")
    with pytest.raises(JournalError, match="restore it") as caught:
        load_or_create_key(path)
    assert caught.value.code == "key_broken"
    assert path.read_text() == "-----BEGIN PRIVATE KEY-----\n"


def test_a_key_with_a_flipped_bit_is_another_one_or_refused(tmp_path: Path) -> None:
    """Three of these bits make a key of another kind, too long for its own: OpenSSL reports an unknown error."""
    path = tmp_path / "device.pem"
    key = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
    pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    codes = Counter[str]()
    for bit in range(len(pem) * 8):
        path.write_bytes(bytes(byte ^ (1 << bit % 8) * (at == bit // 8) for at, byte in enumerate(pem)))
        path.chmod(0o600)
        try:
            load_or_create_key(path)
            codes["a key"] += 1
        except JournalError as error:
            codes[error.code] += 1
    assert set(codes) == {"a key", "key_broken"}, codes


def test_a_key_of_another_kind_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "device.pem"
    path.write_bytes(X25519PrivateKey.generate().private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    path.chmod(0o600)
    with pytest.raises(JournalError) as caught:
        load_or_create_key(path)
    assert caught.value.code == "key_broken"


def test_a_key_in_no_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(JournalError) as caught:
        load_or_create_key(tmp_path / "nowhere" / "device.pem")
    assert caught.value.code == "key_unreadable"


def test_opening_creates_only_the_files_of_the_journal(tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal:
        assert isinstance(journal, Journal)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["checkpoints", "table.journal", "table.journal.lock"]
