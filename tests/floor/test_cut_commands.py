"""Commands that change the floor server and files beside it are killed at each call, and typed again."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import psycopg
import pytest

from kiosk.floor import CertificateAuthority, KeptVersions, OwnServer, add_publisher, role_of
from kiosk.journal import load_or_create_key, public_bytes
from tests.faults.command_cuts import CommandScene, CutCommand, plain, quick, typed
from tests.faults.cut_commands import BY, DATA, MANAGER, PIN, TABLE, house
from tests.faults.file_matrix import files_of, unnamed
from tests.faults.storage import FaultyStorage
from tests.faults.taping import memory
from tests.floor.conftest import forget_people
from tests.floor.office import PUBLISHER
from tests.sizes import sized, some

ROWS: Final = {
    "journal": "table_id", "publisher": "role", "version": "kind, number, by, second, why", "revoked": "role",
}  # fmt: skip
AUTHORITY: Final = ("--authority", "{root}/authority")
KILLS: Final = 5  # Kills of each command, in a part.


_EMPTIED = ("journal", "event", "publisher", "revoked", "attempt", "review", "win")


class FloorScene(CommandScene):
    """A house beside a server whose database is emptied and prepared again before each attempt."""

    def __init__(
        self, command: CutCommand, root: Path, floor: psycopg.Connection[Any], prepare: Callable[[Path], None]
    ) -> None:
        self._floor, self._prepare = floor, prepare
        super().__init__(command, root)

    def put_back(self, image: dict[str, bytes | None] | None = None) -> None:
        super().put_back(image)
        self._floor.execute("SET session_replication_role = replica")
        named = ", ".join(f"floor.{name}" for name in _EMPTIED)
        self._floor.execute(f"TRUNCATE {named} RESTART IDENTITY CASCADE")
        self._floor.execute("RESET session_replication_role")
        forget_people(self._floor)
        self._floor.commit()
        self._prepare(self.root)

    def outcome(self) -> dict[str, object]:
        rows = {
            name: [plain(repr(row)) for row in self._floor.execute(f"SELECT {what} FROM floor.{name} ORDER BY 1")]
            for name, what in ROWS.items()
        }
        people = "SELECT rolname FROM pg_roles WHERE rolname ~ '^(table|console|publisher)_' ORDER BY 1"
        rows["people"] = [name for (name,) in self._floor.execute(people)]
        self._floor.commit()
        found = super().outcome()
        return {**found, **rows, "whole": _belong_together(self.root)}

    @contextmanager
    def counted(self, storage: FaultyStorage) -> Iterator[None]:
        """Count the server's statements too."""
        execute, commit = psycopg.Connection.execute, psycopg.Connection.commit

        def asked(db: Any, *words: Any, **more: Any) -> Any:
            storage.fails("execute", "server")
            return execute(db, *words, **more)

        def committed(db: Any) -> None:
            storage.fails("commit", "server")
            commit(db)

        with patch.object(psycopg.Connection, "execute", asked), patch.object(psycopg.Connection, "commit", committed):
            yield


def _belong_together(root: Path) -> bool:
    """Return whether each certificate matches the key beside it, and the authority knows it."""
    from cryptography.hazmat.primitives.serialization import load_pem_private_key
    from cryptography.x509 import load_pem_x509_certificate

    issued = [path.read_bytes() for path in (root / "authority" / "issued").glob("*.crt")]
    for path in (root / "data").rglob("floor.crt"):
        key = load_pem_private_key(path.with_suffix(".key").read_bytes(), password=None)
        certificate = load_pem_x509_certificate(path.read_bytes())
        if certificate.public_key() != key.public_key() or path.read_bytes() not in issued:
            return False
    return True


@pytest.fixture
def superuser(server: OwnServer) -> str:
    return f"{server.address} user=postgres"


def of_house(root: Path) -> None:
    """Make a house with the authority of its floor."""
    house(root)
    CertificateAuthority.make(root / "authority", "floor.example")


def publishing(root: Path) -> None:
    """Make a house that trusts its own versions."""
    of_house(root)
    KeptVersions(root / "data").trust(public_bytes(load_or_create_key(root / "data" / "_house" / "device.pem")))


def changed(root: Path) -> None:
    publishing(root)
    leave = ("staff", "leave", "tran", *BY, *DATA)
    assert typed([word.format(root=root) for word in leave], (PIN,)).status == 0


def commands(server: str, superuser: str) -> dict[str, CutCommand]:
    """Return each command by its name, with its house."""
    said, publishes = ("--server", superuser), ("--server", server, "--as", PUBLISHER)
    words = {
        "enroll": (*said, "--table", TABLE, *AUTHORITY, *BY, *DATA),
        "add-console": (*said, "console_pit", *AUTHORITY, "--data", "{root}/data"),
        "add-publisher": (*said, PUBLISHER, *AUTHORITY, *BY, *DATA),
        "revoke": (role_of(TABLE), *said, *AUTHORITY, "--list", "{root}/server.crl", *BY, *DATA),
        "publish people": (*publishes, *BY, *DATA),
        "publish house": (*publishes, *BY, *DATA),
        "move": (*said, "--joins", server, "--table", TABLE, *AUTHORITY, *BY, *DATA),
    }
    scenes = {"publish people": changed, "publish house": publishing, "revoke": certified}
    return {
        name: CutCommand(
            f"floor {name}", ("floor", *name.split(), *said), scenes.get(name, of_house), (PIN,), repeats=True
        )
        for name, said in words.items()
    }


def certified(root: Path) -> None:
    """Make a house whose table has a certificate, and a list of the server's."""
    of_house(root)
    CertificateAuthority(root / "authority").certify(role_of(TABLE), root / "data" / TABLE)
    (root / "server.crl").write_bytes(b"")


@pytest.mark.parametrize(
    "name",
    some(["enroll", "add-console", "add-publisher", "revoke", "publish people", "publish house", "move"], each=4),
)
def test_a_command_at_the_floor_goes_on_where_it_was_killed(
    name: str, floor: psycopg.Connection[Any], server: OwnServer, superuser: str
) -> None:
    def prepare(root: Path) -> None:
        if name.startswith("publish"):
            key = load_or_create_key(root / "data" / "_house" / "device.pem")
            with server.administrator() as db:
                add_publisher(db, PUBLISHER, public_bytes(key), by=MANAGER)

    with memory() as folder, quick():
        scene = FloorScene(commands(server.address, superuser)[name], folder, floor, prepare)
        assert unnamed(files_of(folder / "data", folder / "floor")) == set()
        each = sized(max(1, len(scene.calls) // KILLS), whole=1)
        assert {""} == set(scene.kills(each))
