"""A table for tests: New Hampshire at seats 1 to 6, three people, a journal in a temporary folder."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import sha256
from pathlib import Path

from argon2 import PasswordHasher
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from kiosk.core.devices import PrinterState, SlipEvent, SlipPage
from kiosk.diagnostics import Diagnostics
from kiosk.games import GAMES
from kiosk.journal import Journal, load_or_create_key
from kiosk.journal.file import Connect, connect
from kiosk.settings import Settings, config_dir, load
from kiosk.staff import Act, Person, Role, Staff
from kiosk.table import Details, LiveKernel, Stage, Table, TableGame, TableLog, games_of, open_table

DEALER, FLOOR, BOTH = "ortiz", "haddad", "kim"
# Few tests are about PINs: the kiosk's own hasher, which `tests/staff` tests, takes 30 ms and 19 MiB per PIN.
QUICK_HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
PINS = {DEALER: "2590", FLOOR: "7183", BOTH: "6042"}
JACKPOTS = {"mega": 2_500_000, "major": 500_000, "minor": 100_000}


def lay_key(path: Path, table: str) -> None:
    """Write a device key that is the same in each test, so that the slip numbers are the same."""
    if not path.exists():
        key = Ed25519PrivateKey.from_private_bytes(sha256(table.encode()).digest())
        path.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
        path.chmod(0o600)


def make_ready(table: Table, pins: Mapping[str, str] = PINS, *, by_hand: bool = True) -> None:
    """Complete the signatures, forms, and slips of large payouts. Slips are written `by_hand`, or left undone."""
    while make_ready_once(table, pins, by_hand=by_hand):
        pass


def make_ready_once(table: Table, pins: Mapping[str, str] = PINS, *, by_hand: bool = True) -> bool:
    """Do the next of these. Return whether there was one."""
    due = table.payouts.due
    match due and due.stage:
        case None:
            return False
        case Stage.TAX:
            table.payouts.tax_form_filled()
        case Stage.SLIP:
            table.payouts.make_slips()
        case Stage.PAPER:
            if not by_hand:
                return False
            write_slips(table, pins)
        case _:
            who = table.payouts.signers[0].id
            table.payouts.sign(who, pins[who])
    return True


def floor_comes(table: Table, pins: Mapping[str, str] = PINS) -> None:
    """Call the floor to a hand that was dealt with the cards of the previous one, and waits for it."""
    if table.suspended and table.floor.called is not None:
        table.floor.come(FLOOR, pins[FLOOR])


def write_slips(table: Table, pins: Mapping[str, str] = PINS) -> None:
    """Have the due slips written by hand, each on a separate paper, and the floor sign for that."""
    due = table.payouts.due
    assert due is not None, "a slip is due"
    floor = next(person for person in table.people.who_may(Act.SIGN_AS_FLOOR) if person.id in pins)
    papers = [str(1_000 + kept.slip.number) for kept in due.slips]
    table.payouts.slips_written(papers, floor.id, pins[floor.id])


def void(table: Table, who: str = "", pin: str = "") -> None:
    """Have the floor void the open hand, or the dealer while no card is out."""
    table.rulings.rule("voided", "misdeal", Details(), (who, pin), (BOTH, PINS[BOTH]))


def kernel_of(table: Table) -> LiveKernel:
    """Return the kernel of a live table, for changes that no verb makes."""
    kernel = table.kernel
    assert isinstance(kernel, LiveKernel)
    return kernel


@cache
def shipped() -> Settings:
    """Return the shipped configuration. It is frozen, so it is read only once."""
    return load(config_dir(), GAMES)


@dataclass
class HeldClock:
    """A clock that moves only when a test moves it."""

    ms: int = 1_790_000_000_000
    ns: int = 1_000_000_000

    def now_ms(self) -> int:
        return self.ms

    def mono_ns(self) -> int:
        self.ns += 1
        return self.ns

    def advance(self, *, ms: int) -> None:
        self.ms += ms
        self.ns += ms * 1_000_000


@dataclass
class House:
    """A house with one table. `table` may be closed and opened again, as after a power cut."""

    folder: Path
    clock: HeldClock = field(default_factory=HeldClock)
    connect: Connect = connect
    settings: Settings = field(default_factory=shipped)
    hasher: PasswordHasher = QUICK_HASHER
    id: str = "NH-07"  # The ID at the floor. It is dealt as the shipped table NH-07.
    games: tuple[TableGame, ...] = field(init=False)
    staff: Staff = field(init=False)
    table: Table = field(init=False)
    diagnostics: Diagnostics = field(init=False)

    def __post_init__(self) -> None:
        games = games_of(self.settings, GAMES, "NH-07")
        self.games = tuple(
            replace(game, config=game.config.model_copy(update={"shoe": "shoe", "id": self.id})) for game in games
        )
        self.staff = Staff.load(self.folder / "staff.json", self.clock, hasher=self.hasher, create=True)
        for person, name, roles in (
            (DEALER, "M. Ortiz", {Role.DEALER}),
            (FLOOR, "R. Haddad", {Role.FLOOR}),
            (BOTH, "J. Kim", {Role.DEALER, Role.FLOOR}),
        ):
            if self.staff.person(person) is None:
                self.staff.add(Person(id=person, name=name, roles=frozenset(roles)), PINS[person])
        self.open()
        if self.table.dealer is None:
            self.table.shift.post_jackpots(JACKPOTS, FLOOR, PINS[FLOOR])
            self.table.shift.open("nh", self.rack(), floor=(FLOOR, PINS[FLOOR]), dealer=(DEALER, PINS[DEALER]))

    def open(self) -> Table:
        """Open the table's journal, and continue where it ends."""
        lay_key(self.folder / "device.pem", self.id)
        journal = Journal.open(
            self.folder / "journal.db",
            table=self.id,
            key=load_or_create_key(self.folder / "device.pem"),
            clock=self.clock,
            checkpoints=self.folder / "checkpoints.jsonl",
            witness=(self.folder.parent if self.folder.name == "NH-07" else self.folder) / "witness" / "NH-07.heads",
            connect=self.connect,
        )
        self.table = open_table(
            games=self.games,
            house=self.settings.house,
            staff=self.staff,
            log=TableLog(journal, GAMES),
            clock=self.clock,
            machines=self.settings.machines,
        )
        self.diagnostics = Diagnostics(self.table)
        return self.table

    def rack(self, each: int = 100) -> dict[int, int]:
        """Return a rack with `each` of every chip."""
        return dict.fromkeys(self.games[0].config.denominations, each)

    def restart(self) -> Table:
        """Open the table again, as after the process was killed."""
        self.close()
        return self.open()

    def close(self) -> None:
        self.table.journal.close()


def in_the_rack(table: Table) -> int:
    """Return the value of the rack, in cents."""
    return sum(chip * count for chip, count in table.shift.rack.items())


class KeptPapers:
    """A printer that keeps each paper with its key, once, and reports nothing by itself."""

    state = PrinterState.READY

    def __init__(self) -> None:
        self.papers: list[tuple[SlipPage, str]] = []

    def start(self, on_event: Callable[[SlipEvent], None]) -> None: ...

    def stop(self) -> None: ...

    def print(self, slip: SlipPage, key: str) -> None:
        if key not in (known for _, known in self.papers):
            self.papers.append((slip, key))
