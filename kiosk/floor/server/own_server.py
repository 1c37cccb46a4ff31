"""Run a private PostgreSQL server in a folder, for demonstrations and tests, on a socket and without root.

It uses the programs of Debian's package. PostgreSQL does not run as root: if root starts it, the server runs as the
user `postgres`, who then owns the folder.
"""

import contextlib
import os
import shutil
import signal
import subprocess
import time
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import psycopg

from kiosk.floor.server.server import FloorError, explained

LEAST: Final = 15
PACKAGE: Final = "postgresql"  # Debian 12 has version 15, Debian 13 version 17
_DEBIAN: Final = Path("/usr/lib/postgresql")
_USER: Final = "postgres"
_PATIENCE_S: Final = 30.0
_PAUSE_S: Final = 0.02
_SERVER_FILES: Final = ("server.crt", "server.key", "authority.crt", "revoked.crl")
_WHO_COMES: Final = """# On the socket: everyone who may use its folder. Over the network: clients with a certificate.
local    all  all       trust
local    replication  all  trust
hostssl  all  all  all  cert
"""


def programs() -> Path | None:
    """Return the program folder of the newest installed PostgreSQL, None if none is of version `LEAST` or later."""
    found = [path for path in _DEBIAN.glob("*/bin") if (path / "initdb").exists() and path.parent.name.isdecimal()]
    newest = max(found, key=lambda path: int(path.parent.name), default=None)
    return newest if newest is not None and int(newest.parent.name) >= LEAST else None


def _lives(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class OwnServer:
    """A server with its data in `folder`/data and its socket in `folder`. `settings` are PostgreSQL's settings."""

    def __init__(self, folder: Path, **settings: str) -> None:
        """Create the database in a new folder, which then belongs to the server. Raise FloorError `no_server` if
        PostgreSQL is not installed, or `folder` if the folder has other content."""
        found = programs()
        if found is None:
            raise FloorError(
                "no_server",
                "PostgreSQL {least} is not installed: apt-get install {package}.",
                least=LEAST,
                package=PACKAGE,
            )
        self.folder = folder
        self._bin = found
        where = {"listen_addresses": "", "unix_socket_directories": str(folder)}
        log = {"log_connections": "on", "log_line_prefix": "%m [%p] %q%u@%d "}
        self.settings = {**where, **log, **settings}
        self._process: subprocess.Popen[bytes] | None = None
        self._user = _USER if os.geteuid() == 0 else None
        is_ours = (folder / "data" / "PG_VERSION").exists()
        if not is_ours and folder.exists() and any(folder.iterdir()):
            raise FloorError("folder", "{folder} is not empty: give the server its own folder.", folder=folder)
        folder.mkdir(parents=True, exist_ok=True)
        if self._user is not None:
            shutil.chown(folder, self._user)
        if not is_ours:
            self._initialise()

    def _initialise(self) -> None:
        words = ["--auth=trust", f"--username={_USER}", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"]
        command: list[str | Path] = [self._bin / "initdb", "--pgdata", self.folder / "data", *words]
        made = subprocess.run(command, user=self._user, cwd="/", capture_output=True, check=False)  # noqa: S603, ours
        if made.returncode:
            raise FloorError("initdb", "PostgreSQL cannot create the database: {why}", why=made.stderr.decode().strip())
        (self.folder / "data" / "pg_hba.conf").write_text(_WHO_COMES, encoding="utf-8")

    def listen(self, authority: Path, host: str, port: int) -> None:
        """Make the server listen on `host` as well, with the authority's certificate. Call this before `start`."""
        for name in _SERVER_FILES:
            shutil.copyfile(authority / name, self.folder / "data" / name)
            (self.folder / "data" / name).chmod(0o600)
            if self._user is not None:
                shutil.chown(self.folder / "data" / name, self._user)
        self.settings |= {
            "listen_addresses": host,
            "port": str(port),
            "ssl": "on",
            "ssl_min_protocol_version": "TLSv1.3",
            "ssl_cert_file": "server.crt",
            "ssl_key_file": "server.key",
            "ssl_ca_file": "authority.crt",
            "ssl_crl_file": "revoked.crl",
        }

    @property
    def address(self) -> str:
        """Return the server's connection string, without a user."""
        return f"{self._where} dbname=floor"

    @property
    def _where(self) -> str:
        port = self.settings.get("port")
        return f"host={self.folder}" + (f" port={port}" if port else "")

    def start(self) -> Self:
        """Start the server, and wait until it answers. Raise FloorError if it does not."""
        words = [word for name, value in self.settings.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603, ours
                [self._bin / "postgres", "-D", self.folder / "data", *words],
                user=self._user,
                cwd="/",
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + _PATIENCE_S
        while True:
            try:
                with self.administrator("postgres") as db:
                    if db.execute("SELECT FROM pg_database WHERE datname = 'floor'").fetchone() is None:
                        db.execute("CREATE DATABASE floor")
                    return self
            except psycopg.Error as error:
                if self._process.poll() is not None or time.monotonic() > until:
                    raise explained(error) from error
                time.sleep(_PAUSE_S)

    def administrator(self, database: str = "floor") -> psycopg.Connection[tuple[object, ...]]:
        """Return a superuser's connection, which commits each statement."""
        return psycopg.connect(f"{self._where} dbname={database} user={_USER}", autocommit=True)

    def stop(self, *, at_once: bool = False) -> None:
        """Stop the server, `at_once` without a checkpoint: the next start recovers. No transaction is lost."""
        self._end(signal.SIGQUIT if at_once else signal.SIGINT)

    def kill(self) -> None:
        """Kill the server, as a power cut would. Data that it had not written yet are lost."""
        helpers = self._helpers()
        self._end(signal.SIGKILL)
        for helper in helpers:  # A helper that survives keeps the shared memory, and the next start fails.
            with contextlib.suppress(ProcessLookupError):
                os.kill(helper, signal.SIGKILL)
        until = time.monotonic() + _PATIENCE_S
        while any(map(_lives, helpers)) and time.monotonic() < until:
            time.sleep(_PAUSE_S)

    def _helpers(self) -> list[int]:
        number = 0 if self._process is None else self._process.pid
        try:
            return [int(word) for word in Path(f"/proc/{number}/task/{number}/children").read_text().split()]
        except OSError:
            return []

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            process.wait()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
