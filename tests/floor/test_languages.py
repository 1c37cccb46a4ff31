"""A server whose messages are French: each refusal is still explained, because its code decides and not its words."""

import contextlib
import shutil
import socket
import struct
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from kiosk.floor.server.server import FloorError, connected, explained


class FrenchServer:
    """A server on a local socket that refuses every session with one error."""

    def __init__(self, folder: Path, code: str, message: str, routine: str) -> None:
        self.address = f"host={folder} port=5432 dbname=floor user=table_NH-07"
        fields = {b"S": "FATAL", b"V": "FATAL", b"C": code, b"M": message, b"F": "auth.c", b"L": "1", b"R": routine}
        body = b"".join(key + value.encode() + b"\0" for key, value in fields.items()) + b"\0"
        self._answer = b"E" + struct.pack("!I", len(body) + 4) + body
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.bind(str(folder / ".s.PGSQL.5432"))
        self._socket.listen()
        self.tries = 0
        self._thread = threading.Thread(target=self._refuse_all, daemon=True)
        self._thread.start()

    def _refuse_all(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                line, _ = self._socket.accept()
                self.tries += 1
                with line:
                    (size,) = struct.unpack("!I", line.recv(4, socket.MSG_WAITALL))
                    line.recv(size - 4, socket.MSG_WAITALL)
                    line.sendall(self._answer)

    def close(self) -> None:
        self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()
        self._thread.join()


@pytest.fixture
def folder() -> Iterator[Path]:
    """Return a folder with a short path, as a socket needs."""
    made = Path(tempfile.mkdtemp(prefix="kiosk-fr-"))
    yield made
    shutil.rmtree(made)


UNKNOWN = "The floor server does not know this device: have a manager enroll it."
ANOTHERS = "This certificate belongs to another device: have a manager make one."
NO_CERTIFICATE = "The floor server requires a certificate, but this device has none: have a manager make one."
OF_ROLE = "This device has too many connections to the floor server: wait a minute."
OF_ALL = "The floor server has no connection left: have a technician raise its limit."


@pytest.mark.parametrize(
    ("code", "routine", "message", "has_certificate", "said"),
    [
        ("28000", "InitializeSessionUserId", "le rôle « table_NH-07 » n’existe pas", True, UNKNOWN),
        ("28000", "ClientAuthentication", "la connexion requiert un certificat client valide", False, NO_CERTIFICATE),
        ("28000", "auth_failed", "authentification par certificat échouée", True, ANOTHERS),
        ("28000", "ClientAuthentication", "aucune entrée dans pg_hba.conf", True, UNKNOWN),
        ("53300", "InitializeSessionUserId", "trop de connexions pour le rôle « table_NH-07 »", True, OF_ROLE),
        ("53300", "InitProcess", "désolé, trop de clients sont déjà connectés", True, OF_ALL),
    ],
)
def test_each_refusal_of_a_french_server_is_explained(
    folder: Path, code: str, routine: str, message: str, has_certificate: bool, said: str
) -> None:
    server = FrenchServer(folder, code, message, routine)
    shown = {"sslcert": str(folder / "floor.crt"), "sslmode": "disable"} if has_certificate else {}
    try:
        with pytest.raises(FloorError) as refused, connected(server.address, **shown):
            pass
    finally:
        server.close()
    assert (refused.value.code, str(refused.value)) == ("refused", said)


def test_a_server_that_refuses_for_days_costs_no_open_files(folder: Path) -> None:
    server = FrenchServer(folder, "28000", "le rôle n’existe pas", "InitializeSessionUserId")
    try:
        for _ in range(5):
            with pytest.raises(FloorError), connected(server.address):
                pass
        assert server.tries == 6, "each try, and one to learn the code"
    finally:
        server.close()
    opened = [str(path.readlink()) for path in Path("/proc/self/fd").iterdir() if path.is_symlink()]
    assert [name for name in opened if "refusal" in name] == []


@pytest.mark.parametrize(
    ("code", "message", "meaning"),
    [
        ("42501", "droit refusé pour la base de données « floor »", "right"),
        ("57P03", "le système de bases de données se lance", "away"),
        ("3D000", "la base de données « floor » n’existe pas", "server"),
    ],
)
def test_the_code_of_a_french_error_decides(folder: Path, code: str, message: str, meaning: str) -> None:
    server = FrenchServer(folder, code, message, "InitPostgres")
    try:
        with pytest.raises(FloorError) as refused, connected(server.address):
            pass
    finally:
        server.close()
    assert refused.value.code == meaning
    assert message in str(refused.value)


def test_the_code_of_a_session_decides() -> None:
    for error, meaning in (
        (psycopg.errors.InsufficientPrivilege("droit refusé"), "right"),
        (psycopg.errors.UndefinedFunction("la fonction n’existe pas"), "version"),
        (psycopg.errors.AdminShutdown("arrêt des connexions"), "away"),
        (psycopg.errors.QueryCanceled("annulation de la requête"), "slow"),
        (psycopg.errors.TooManyConnections("trop de connexions"), "refused"),
    ):
        assert explained(error).code == meaning


def test_a_server_that_is_not_there_does_not_answer(folder: Path) -> None:
    with pytest.raises(FloorError) as refused, connected(f"host={folder} dbname=floor"):
        pass
    assert refused.value.code == "away"
