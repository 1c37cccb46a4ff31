"""Change each file of a house's folders, and start the kiosk: it must report each harmful change.

Some hands are dealt at a table, which is left once closed and once in mid-hand with its log. Each try changes one file
in a copy: a bit is flipped, the end is cut off, a sector is zeroed or taken from an older state, bytes are added, or
the file is emptied, removed, or restored from some hands ago. The kiosk starts as `kiosk run` does, and reads its whole
journal as it does when nobody touches the table. An unreported change must have no effect: every acknowledged event is
there, and the table shows the same. `HARMLESS` gives the reason for each kind of file; any other unreported change is a
violation. The program and its libraries are changed in `test_program_bits.py`.

    python -m tests.faults.tampering [TRIES [FIRST_SEED]]
"""

import json
import shutil
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from kiosk.app.house.certified import CertifiedElsewhere
from kiosk.app.house.house import HouseWatch, house_journal, load_staff, open_journal, verified
from kiosk.core.devices import DeviceState, StateChanged
from kiosk.core.errors import JournalError, KioskError, Refused
from kiosk.core.log import ProgramLog, program_log
from kiosk.events import CertificateSigned, StaffChanged
from kiosk.floor import CertificateWord, FloorVersion, KeptCertificates, KeptVersions, KnownServer, PublishedKind
from kiosk.floor.publishing.dealers import CertificateStatement
from kiosk.games import GAMES
from kiosk.journal import public_bytes
from kiosk.settings import Records, ScreenChoices, config_dir, house_digests, load
from kiosk.table import EvidenceFolder, Table
from kiosk.training import Level, SessionKind, Store, store_path
from kiosk.training.examination.book import ExamBook, read_ledger
from kiosk.training.store.sessions import Given
from tests.faults.drive import Image, image_of, put
from tests.faults.journals import KEY, OTHER_KEY
from tests.faults.taping import collect_seldom, memory
from tests.live import PIN, LiveDealer, LiveHouse, picture, table_game
from tests.simulation.desk import show_camera
from tests.tables import HeldClock
from tools.report import report

TABLE: Final = "NH-07"
SECTOR: Final = 512
WALKS: Final = 12  # The whole journal is read in this number of ticks.
UNTIL_MS: Final = 2_000_000_000_000
PROGRAM: Final = {"program": "ab" * 32, "networks": "cd" * 32}
DATA, CONFIG = "data", "config"

HARMLESS: Final = {
    ".lock": "it holds the number of the process that had it, for a process that finds it taken",
    "kiosk.log": "it is for technicians: nothing reads it back",
    "screen.json": "it is how the screen looks; what cannot be read is as the house has it",
    ".pdf": "a slip’s paper: what it says is in the journal, and is printed from there",
    ".jpg": "a picture whose bytes are not those that the journal names is not shown, and the page says so",
    "journal.db": "bytes outside all events: every event is as it was acknowledged",
    "journal.db-wal": "frames that are in the file already, or older ones: every event is as it was acknowledged",
    ".heads": "the older of its two places, or the bytes after it: the newer one says all",
    "staff.json": "white space, or a count of wrong tries: who is on the staff, with which PIN, is as it was signed",
    "device.pem": "bytes around the key, which is the same",
    "publisher.pub": "white space around the key, which is the same",
    "verifier.pub": "no table asks for it: a console believes the verifier that it names",
    "people.json": "what is believed is signed: it is away until the server sends it again",
    "tables.json": "what is believed is signed: without it no device counts",
    "certificates.json": "what is believed is signed by a device: a line that is away is asked for at the next start",
    "floor-server.json": "which server was the newest: a lower number, or none",
    "training.db": "answers, which certify nobody",
    "checkpoints.jsonl": "white space around a line, or a last line of which the journal has the signature",
}
"""The reason why a change that is not found does not matter, by the end of the file's name."""


class Tampered(NamedTuple):
    """The changed file, and where the change was found, or "" if it is harmless."""

    path: str
    found: str


class HouseOfFiles(LiveHouse):
    """A house with its folders as they are shipped: the configuration beside the data."""

    def open(self) -> Table:
        """Open the table as `kiosk run` does, and read the configuration again."""
        data, config = self.folder, self.folder.parent / CONFIG
        settings = load(config, GAMES)
        staff = load_staff(settings, data, self.clock)
        digests = partial(house_digests, config=config, data=data, table=TABLE, staff=staff)
        self.table = open_journal(
            settings, TABLE, data, self.clock, staff, games=(self.game,), look=lambda: {**PROGRAM, **digests()}
        )
        self.house_watch = HouseWatch(self.table, settings, data)
        self.records = Records(settings, data, TABLE)
        self.table.camera.connect(EvidenceFolder(self.records.evidence))
        self.table.shoe.event(StateChanged(DeviceState.READY, "It is open."))
        return self.table


@dataclass(frozen=True)
class FilesLeft:
    """The folders of a house as a kiosk left them, with the last state of the screen, and each event's hash."""

    image: Image
    shown: tuple[object, ...]
    hashes: dict[int, bytes]
    clock: HeldClock
    believed: frozenset[object]


def dealt(seed: int) -> list[FilesLeft]:
    """Deal some hands. Return the folders after some hands, after more with the table in mid-hand, and closed."""
    left = []
    with memory() as root:
        shutil.copytree(config_dir(), root / CONFIG)
        (root / DATA).mkdir(mode=0o700)
        camera = root / DATA / TABLE / "camera"
        camera.mkdir(parents=True, mode=0o700)
        (root / DATA / TABLE).chmod(0o700)
        (camera / "deck.npz").write_bytes(Random(seed).randbytes(3_000))
        with ProgramLog(root / DATA / TABLE):
            house = HouseOfFiles(root / DATA, table_game("nh"))
            _lay_beside(root / DATA, house)
            ScreenChoices(house.table.journal.path.with_name("screen.json")).choose(
                "ortiz", "left_handed", True, at_ms=1
            )
            (root / DATA / TABLE / "slips").mkdir(mode=0o700)
            (root / DATA / TABLE / "slips" / f"{TABLE}-1.pdf").write_bytes(b"%PDF-1.7\n" + bytes(900) + b"%%EOF\n")
            dealer = LiveDealer(house, Random(f"tampering {seed}"), mischief=0)
            program_log.info("dealt at")
            with house_journal(load(root / CONFIG, GAMES), root / DATA, house.clock) as of_house:
                staff = house.table.staff
                what = StaffChanged(person="ortiz", change="pin", register=staff.digest(), before="ab" * 32)
                of_house.append(what, hand=None, actor="reyes")
            for hands, is_closed in ((2, False), (2, False), (1, True)):
                dealer.play(hands)
                while not (house.table.round.felt.cards or is_closed):
                    dealer.act()
                    with suppress(KioskError):
                        show_camera(house.table, dealer.chance)
                shown = picture(house.table)
                hashes = {event.seq: event.hash for event in house.table.journal.events()}
                if is_closed:
                    house.table.close()
                believed = frozenset(_believed(root / DATA))
                left.append(FilesLeft(image_of(root), shown, hashes, replace(house.clock), believed))
    return left


def _lay_beside(data: Path, house: HouseOfFiles) -> None:
    """Add files of training, and those that the floor server has sent, beside the table's files."""
    kept, device = KeptVersions(data, TABLE), house.table.journal.public_key.hex()
    kept.trust(public_bytes(KEY))
    house.table.close()
    house.open()
    house.table.people.enter_pin("reyes", PIN)
    house.table.sealed.sign()
    kept.trust_verifier(public_bytes(OTHER_KEY))
    for kind, content in (
        (PublishedKind.PEOPLE, house.table.staff.laid_down()), (PublishedKind.TABLES, json.dumps({TABLE: [device]})),
    ):  # fmt: skip
        kept.keep(FloorVersion.signed(KEY, kind, None, content, by="reyes"))
    said = [CertificateWord("ab" * 32, number, "ortiz", "nh", "nh/1", 1, UNTIL_MS, "reyes") for number in (1, 2)]
    vouched = [(word.text, house.table.journal.vouch(word.words).hex()) for word in said]
    statements = [CertificateStatement(nth, TABLE, *word, device) for nth, word in enumerate(vouched, 1)]
    KeptCertificates(kept).take(statements)
    (data / TABLE / "floor-server.json").write_text('{"epoch": 3}')
    with Store(store_path(data)) as store:
        session = store.begin("ortiz", "nh", SessionKind.DRILL, Level.PROMPTED, seed=4, length=9, at_ms=1)
        store.answer(session, Given(0, "main.flush", house.clock.ms, 900, True, "", {}))
    book = ExamBook(store_path(data).parent, house.clock)
    signed = CertificateSigned(
        person="ortiz", game="nh", rules_version="nh/1", examination=1, until_ms=UNTIL_MS, trained_ms=0
    )  # fmt: skip
    book.write(signed, actor="reyes")
    book.close()


def _believed(data: Path) -> Iterator[object]:
    """Yield the facts that a table takes from these files. Raise KioskError if one differs from its signature.

    A capital letter of a signature is the same hexadecimal digit.
    """
    for version in KeptVersions(data, TABLE).every():
        yield replace(version, signature=version.signature.lower())
    yield from CertifiedElsewhere(data)()
    yield ("examinations", tuple(sorted(read_ledger(store_path(data).parent).certificates)))
    KnownServer("host=floor.example dbname=floor", data / TABLE)
    with suppress(JournalError, Refused), Store(store_path(data)) as store:
        store.sessions()


def flipped(content: bytes, chance: Random) -> bytes:
    at = chance.randrange(len(content))
    return content[:at] + bytes((content[at] ^ 1 << chance.randrange(8),)) + content[at + 1 :]


def cut_off(content: bytes, chance: Random) -> bytes:
    return content[: chance.randrange(len(content))]


def zeroed(content: bytes, chance: Random) -> bytes:
    at = chance.randrange(0, len(content), SECTOR)
    return content[:at] + bytes(min(SECTOR, len(content) - at)) + content[at + SECTOR :]


def longer(content: bytes, chance: Random) -> bytes:
    return content + chance.randbytes(chance.randint(1, SECTOR))


def emptied(content: bytes, chance: Random) -> bytes:
    return b""


CHANGES: Final[dict[str, Callable[[bytes, Random], bytes]]] = {
    "flipped": flipped, "cut off": cut_off, "zeroed": zeroed, "made longer": longer, "emptied": emptied,
}  # fmt: skip
TAKEN_AWAY, PUT_BACK, OLD_SECTOR = "taken away", "put back", "an old sector"


def changed(left: FilesLeft, earlier: Image, chance: Random) -> tuple[str, str, Image]:
    """Return the changed file and the change, and the folders after it. The file must differ from before."""
    kinds: dict[tuple[str, str], list[str]] = {}  # There are many pictures and few journals.
    for path, there in left.image.items():
        if there:
            kinds.setdefault((path.rpartition("/")[0], path.rpartition(".")[2]), []).append(path)
    while True:
        path = chance.choice(kinds[chance.choice([*kinds])])
        content, was = left.image[path] or b"", earlier.get(path) or b""
        how = chance.choice((*CHANGES, "flipped", "flipped", TAKEN_AWAY, PUT_BACK, OLD_SECTOR))
        if how == TAKEN_AWAY:
            return path, how, {name: kept for name, kept in left.image.items() if name != path}
        if how == PUT_BACK:
            new = was
        elif how == OLD_SECTOR:
            at = chance.randrange(0, len(content), SECTOR)
            new = content[:at] + was[at : at + SECTOR] + content[at + len(was[at : at + SECTOR]) :]
        else:
            new = CHANGES[how](content, chance)
        if new != content and (new or how == "emptied"):
            return path, how, {**left.image, path: new}


def started(left: FilesLeft, image: Image) -> str:
    """Start the kiosk on these folders. Return where it reports an error, or "".

    Raise AssertionError if it reports nothing and something acknowledged has changed.
    """
    with memory() as root:
        put(image, root)
        try:
            house = HouseOfFiles.__new__(HouseOfFiles)
            house.folder, house.game = root / DATA, table_game("nh")
            house.clock = replace(left.clock)
            table = house.open()
        except KioskError:
            return "refused at the start"
        except OSError:
            return "refused at the start, by the system"
        with closed(table):
            where = _said_at_once(house) or _said_when_read(root / DATA, left) or _said_later(house)
            if not where:
                hashes = {event.seq: event.hash for event in table.journal.events()}
                assert left.hashes.items() <= hashes.items(), "an acknowledged event is not what it was"
                assert picture(table) == left.shown, "the table shows something else"
            return where


def _said_at_once(house: HouseOfFiles) -> str:
    if house.table.stopped:
        return "stopped at the start"
    if house.table.sealed.words:
        return "named at the start"
    of_house = house.house_watch.report
    return "said of the house’s journal" if of_house is None or of_house.findings else ""


def _said_when_read(data: Path, left: FilesLeft) -> str:
    try:
        forged = frozenset(_believed(data)) - left.believed
    except KioskError:
        return "refused when it is read"
    assert not forged, f"{forged} is believed"
    return ""


def _said_later(house: HouseOfFiles) -> str:
    for _ in range(WALKS):
        house.clock.advance(ms=3_000)
        house.table.watch.tick()
    if house.table.stopped:
        return "stopped by the walk"
    return "" if verified(house.records, TABLE).is_whole else "found by `kiosk journal verify`"


@contextmanager
def closed(table: Table) -> Iterator[None]:
    try:
        yield
    finally:
        table.journal.close()


def tamper(left: list[FilesLeft], seed: int) -> Tampered:
    """Change one file, and start. Raise AssertionError for an unreported change that is not harmless."""
    chance = Random(f"tampered {seed}")
    before, *others = left
    state = chance.choice(others)
    path, how, image = changed(state, before.image, chance)
    try:
        found = started(state, image)
        is_named = any(path.endswith(end) for end in HARMLESS)
        assert found or is_named, "nobody says so, and nothing says why it does not matter"
    except Exception as error:
        raise AssertionError(f"seed {seed}, {path} {how}: {error!r}") from error
    return Tampered(path, found)


def main(words: list[str]) -> None:
    """Change files, and print one JSON object. Exit with 1 for an unreported change that is not harmless."""
    tries, first = int(words[0]) if words else 10_000, int(words[1]) if len(words) > 1 else 0
    left, wrong = dealt(first), list[str]()
    collect_seldom()
    outcomes, harmless = Counter[str](), Counter[str]()
    for seed in range(first, first + tries):
        try:
            came_to = tamper(left, seed)
        except AssertionError as violation:
            wrong.append(str(violation))
            continue
        outcomes[came_to.found or "does not matter"] += 1
        if not came_to.found:
            harmless[next(end for end in HARMLESS if came_to.path.endswith(end))] += 1
    report(
        "tampering", len(wrong), "changes that matter and are not found", limit=0, tries=tries, seeds=[first, seed],
        outcomes=dict(outcomes.most_common()), does_not_matter=dict(harmless.most_common()), wrong=wrong[:9],
    )  # fmt: skip
    sys.exit(min(1, len(wrong)))


if __name__ == "__main__":
    main(sys.argv[1:])
