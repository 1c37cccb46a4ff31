"""Run seeded events between tables and their floor: nothing may be lost or duplicated.

    python -m tests.floor.crashes COUNT SEED [off]

Tables push their events, often twice, while the server is killed with kill −9, its disk is full, cables are cut, and
kiosks are killed. Acknowledged events must survive, and in the end the floor must have exactly the events of each
table. With `off` the server acknowledges before it has written, and must lose some, which shows that the harness
detects losses. It prints the result as one JSON object, and exits with 1 for a failure.
"""

import contextlib
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import psycopg
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kiosk.floor import OwnServer, enroll, migrate
from kiosk.floor.pushing import PushStatus, push
from kiosk.journal import Journal
from tests.faults.journals import StillClock, play
from tests.floor.cable import Cable
from tests.floor.pushing import KeptRows

TABLES: Final = 6
HANDS: Final = 60
SERVER: Final = {"fsync": "off", "full_page_writes": "off", "shared_buffers": "16MB", "max_wal_size": "64MB"}


@dataclass
class SimulatedKiosk:
    """A table with its events, those that count already, and those that the floor has acknowledged."""

    table: str
    kept: KeptRows
    upto: int = 1
    acknowledged: int = 0
    db: psycopg.Connection[Any] | None = None

    def connect(self, address: str) -> psycopg.Connection[Any]:
        if self.db is None or self.db.closed:
            self.db = psycopg.connect(address, user=f"table_{self.table}", autocommit=True, connect_timeout=5)
        return self.db

    def drop(self) -> None:
        if self.db is not None:
            with contextlib.suppress(psycopg.Error):
                self.db.close()
        self.db = None

    def push(self, address: str, dice: random.Random) -> int:
        """Continue pushing, sometimes from before the floor's newest event. Return how many events were repeated."""
        first = max(1, self.acknowledged + 1 - (dice.randint(1, 30) if dice.random() < 0.5 else 0))
        rows = self.kept.rows[first - 1 : min(self.upto, first + 40)]
        last = (self.upto, self.kept.hash(self.upto))
        answer = push(self.connect(address), key=self.kept.key, last=last, before=self.kept.hash(first - 1), rows=rows)
        if answer.status not in (PushStatus.OK, PushStatus.GAP):
            raise AssertionError(f"{self.table} received {answer.status}")
        had, self.acknowledged = self.acknowledged, answer.seq
        return max(0, min(had - first + 1, len(rows)))


@dataclass
class CrashOutcome:
    """The outcome of a run. `lost` events had been acknowledged; `differ` are the tables that differ in the end."""

    seed: int
    commits: str
    happened: dict[str, int] = field(default_factory=dict)
    twice: int = 0
    pushes: int = 0
    lost: int = 0
    differ: int = 0
    forks: int = 0

    @property
    def is_well(self) -> bool:
        if self.commits == "off":
            return self.lost > 0
        return not (self.lost or self.differ or self.forks)


def kiosks(disk: Path) -> list[SimulatedKiosk]:
    """Return tables that have played, each with its own key. Their files are gone: only the rows count."""
    found = []
    with tempfile.TemporaryDirectory(dir=disk) as folder:
        for nth in range(TABLES):
            key = Ed25519PrivateKey.from_private_bytes(bytes([nth]) * 32)
            path = Path(folder) / f"{nth}.journal"
            with contextlib.closing(
                Journal.open(path, table=f"C-{nth}", key=key, clock=StillClock(), checkpoints=None)
            ) as journal:
                play(journal, HANDS)
                found.append(SimulatedKiosk(f"C-{nth}", KeptRows.of(journal)))
    return found


class Crashes:
    """One run. `disk` is a small disk of the server's own, or None if none can be made: it is then never full."""

    def __init__(
        self, server: OwnServer, cable: Cable, tables: list[SimulatedKiosk], seed: int, disk: Path | None
    ) -> None:
        self._own = server
        self._cable = cable
        self._kiosks = tables
        self._dice = random.Random(seed)
        self._fate = random.Random(f"fate {seed}")  # Events follow the seed at any interruption of a push.
        self._disk = disk
        self.outcome = CrashOutcome(seed, server.settings.get("synchronous_commit", "on"))

    def run(self, count: int) -> CrashOutcome:
        happens = {"server": self._kill_server, "cable": self._cut_cable, "kiosk": self._kill_kiosk}
        if self._disk is not None:
            happens["disk"] = self._fill_disk
        for _ in range(count):
            with contextlib.suppress(psycopg.Error):
                self._play(self._dice.randint(5, 25))
            what = self._fate.choice(list(happens)) if self.outcome.commits == "on" else "server"
            self.outcome.happened[what] = self.outcome.happened.get(what, 0) + 1
            happens[what]()
            self._look()
        self._end()
        return self.outcome

    def _play(self, pushes: int) -> None:
        """Have tables write and push. Raise psycopg.Error after an interruption."""
        for _ in range(pushes):
            kiosk = self._dice.choice(self._kiosks)
            if kiosk.upto == len(kiosk.kept.rows):  # It has sent all it had: another one has more.
                kiosk = min(self._kiosks, key=lambda each: each.upto / len(each.kept.rows))
            kiosk.upto = min(len(kiosk.kept.rows), kiosk.upto + self._dice.randint(1, 2))
            self.outcome.pushes += 1
            self.outcome.twice += kiosk.push(self._cable.address, self._dice)

    def _until_broken(self, break_it: Callable[[], None]) -> None:
        """Push while something breaks at a random moment."""
        timer = threading.Timer(self._dice.random() * 0.2, break_it)
        timer.start()
        with contextlib.suppress(psycopg.Error):
            while timer.is_alive():
                self._play(1)
            self._play(1)
        timer.join()
        for kiosk in self._kiosks:
            kiosk.drop()

    def _kill_server(self) -> None:
        self._until_broken(self._own.kill)
        self._own.start()

    def _cut_cable(self) -> None:
        self._until_broken(self._cable.cut)
        self._cable.mend()

    def _kill_kiosk(self) -> None:
        """Kill a kiosk while it waits for an answer: it sends everything again."""
        with contextlib.suppress(psycopg.Error):
            self._play(self._dice.randint(1, 5))
        kiosk = self._dice.choice(self._kiosks)
        kiosk.drop()
        kiosk.acknowledged = max(0, kiosk.acknowledged - self._dice.randint(0, 60))

    def _fill_disk(self) -> None:
        """Fill the server's disk, push until it reports this or dies, and make room again."""
        assert self._disk is not None
        filler, free = self._disk / "filler", shutil.disk_usage(self._disk).free
        with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
            os.posix_fallocate(file.fileno(), 0, max(1, free - (1 << 20)))
            file.seek(0, os.SEEK_END)
            while True:  # Fill it to the last page, while others write.
                file.write(bytes(1 << 16))
        with contextlib.suppress(psycopg.Error):
            self._play(400)
        filler.unlink()
        for kiosk in self._kiosks:
            kiosk.drop()
        self._own.kill()
        self._own.start()

    def _look(self) -> None:
        """Count the missing acknowledged events."""
        with self._own.administrator() as db:
            query = "SELECT table_id, max(seq) FROM floor.event JOIN floor.journal USING (journal) GROUP BY 1"
            heads = {str(table): int(str(seq)) for table, seq in db.execute(query).fetchall()}
        for kiosk in self._kiosks:
            lost = kiosk.acknowledged - heads.get(kiosk.table, 0)
            if lost > 0:
                self.outcome.lost += lost
                kiosk.acknowledged -= lost
        if all(kiosk.upto == len(kiosk.kept.rows) for kiosk in self._kiosks):
            self._begin_again()

    def _begin_again(self) -> None:
        """Compare, and have new journals begin. The old ones are sent whole."""
        self._end()
        with self._own.administrator() as db, db.transaction():
            db.execute("SET LOCAL session_replication_role = replica")
            db.execute("TRUNCATE floor.event, floor.figure, floor.fork, floor.refusal")
        for kiosk in self._kiosks:
            kiosk.upto, kiosk.acknowledged = 1, 0

    def _end(self) -> None:
        """Push everything, and count the tables of which the floor has something else."""
        columns = "e.seq, event_id, hand, kind, v, at_ms, mono_ns, boot_id, actor, body, hash"
        for kiosk in self._kiosks:
            while kiosk.acknowledged < kiosk.upto:
                kiosk.push(self._cable.address, self._dice)
            kiosk.drop()
            with self._own.administrator() as db:
                rows = db.execute(
                    f"SELECT {columns} FROM floor.event e JOIN floor.journal j USING (journal) "
                    "WHERE j.table_id = %s ORDER BY e.seq",
                    (kiosk.table,),
                ).fetchall()
                forks = db.execute("SELECT count(*) FROM floor.fork").fetchone()
            self.outcome.differ += rows != kiosk.kept.rows[: kiosk.upto]
            self.outcome.forks = int(str(forks[0])) if forks is not None else 0


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    """Give a disk of 200 MB at `folder`, or None if this user may make none."""
    folder.mkdir()
    words = ["mount", "-t", "tmpfs", "-o", "size=200m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(words, check=False, capture_output=True).returncode:
        yield None
        return
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=False)


def crash_run(count: int, seed: int, *, commits: str = "on") -> CrashOutcome:
    """Run one seed on a separate server with its own tables."""
    base = Path(tempfile.mkdtemp(prefix="kiosk-crash-"))
    base.chmod(0o711)
    try:
        with small_disk(base / "disk") as disk:
            settings = SERVER | {"synchronous_commit": commits}
            if commits == "off":
                settings |= {"wal_writer_delay": "10s"}
            own = OwnServer(base / "disk" / "server", **settings)
            try:
                tables = kiosks(base / "disk")
                with own.start().administrator() as db:
                    migrate(db)
                    db.execute("SET synchronous_commit = on")
                    for kiosk in tables:
                        enroll(db, kiosk.table, kiosk.kept.key, by="novak")
                with Cable(own) as cable:
                    return Crashes(own, cable, tables, seed, disk).run(count)
            finally:
                own.stop(at_once=True)
    finally:
        shutil.rmtree(base, ignore_errors=True)


if __name__ == "__main__":
    came_to = crash_run(int(sys.argv[1]), int(sys.argv[2]), commits=(sys.argv[3:] or ["on"])[0])
    sys.stdout.write(json.dumps({**asdict(came_to), "well": came_to.is_well}) + "\n")
    sys.exit(not came_to.is_well)
