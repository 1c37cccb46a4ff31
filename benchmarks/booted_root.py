"""Build a complete Debian in a folder, boot it with systemd, and type at it through a terminal.

This needs root and Debian's `mmdebstrap` and `systemd-container`. Debian packages come from the mirror of this
machine's apt, and Python packages from the index of its pip.
"""

import os
import pty
import re
import select
import shutil
import signal
import ssl
import subprocess
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from benchmarks.bare import mirror

NEEDED: Final = ("mmdebstrap", "systemd-nspawn", "nsenter")
_INIT: Final = ("systemd-sysv", "systemd", "dbus", "udev", "procps")
_BOOTS_S: Final = 60.0
_TYPED_S: Final = 900.0  # Longest time of a command: pip downloads 300 MB.
_PROMPT: Final = re.compile(rb"<(\d+)> \Z")
_INDEX: Final = {name: os.environ[name] for name in ("PIP_INDEX_URL", "PIP_EXTRA_INDEX_URL") if name in os.environ}
_CERTIFICATES: Final = "usr/local/share/machine.crt"


class BootedRoot:
    """A Debian in a folder that is deleted at the end."""

    def __init__(self, folder: Path, suite: str) -> None:
        """Build a minimal `suite` with systemd in `folder`. Existing files are deleted."""
        self.folder = folder
        self._network: tuple[str, ...] = ()
        self._nspawn: subprocess.Popen[bytes] | None = None
        self._init = 0
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        include = ",".join(_INIT)
        subprocess.run(
            ["mmdebstrap", "--quiet", "--variant=minbase", f"--include={include}", suite, str(folder), mirror()],
            check=True,
        )
        for name in ("machine-id", "fstab"):
            (folder / "etc" / name).touch()
        authorities = ssl.get_default_verify_paths().cafile
        if authorities:
            shutil.copy(authorities, folder / _CERTIFICATES)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        subprocess.run(["rm", "-rf", "--one-file-system", str(self.folder)], check=False)

    def boot(self) -> None:
        """Boot the system, with this machine's network, and wait until systemd runs."""
        self._nspawn = subprocess.Popen(
            ["systemd-nspawn", "--quiet", "--boot", "--register=no", "--keep-unit", "--resolv-conf=copy-host",
             "--console=pipe", f"--directory={self.folder}", *self._network],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
            # The systemd of Debian 13 accepts no other hierarchy.
            env=os.environ | {"SYSTEMD_NSPAWN_UNIFIED_HIERARCHY": "1"},
        )  # fmt: skip
        until = time.monotonic() + _BOOTS_S
        while self.run("systemctl", "is-system-running", check=False).strip() not in ("running", "degraded"):
            if self._nspawn.poll() is not None or time.monotonic() > until:
                raise TimeoutError("the root does not boot")
            time.sleep(0.5)

    def stop(self) -> None:
        """End every process in the system."""
        if self._nspawn is not None:
            if self._nspawn.poll() is None and self.init:  # Its systemd outlives the program that started it.
                os.kill(self.init, signal.SIGKILL)
            self._nspawn.kill()
            self._nspawn.wait()
            self._nspawn = None

    @property
    def init(self) -> int:
        """Return the process of its systemd, or 0 if there is none."""
        if not self._init and self._nspawn is not None:
            children = Path(f"/proc/{self._nspawn.pid}/task/{self._nspawn.pid}/children").read_text().split()
            self._init = int(children[0]) if children else 0
        return self._init

    @property
    def seen(self) -> Path:
        """Return its folders as its own processes see them."""
        return Path(f"/proc/{self.init}/root")

    def inside(self, *words: str, user: str = "root", **variables: str) -> list[str]:
        """Return the command that runs `words` in the system as a user."""
        known = {
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "HOME": "/root",
            "TERM": "dumb",
            "LANG": "C.UTF-8",
        } | variables
        given = (f"{name}={value}" for name, value in known.items())
        as_user = () if user == "root" else ("runuser", "-u", user, "--")
        return ["nsenter", "--target", str(self.init), "--all", "env", "-i", *given, *as_user, *words]

    def run(self, *words: str, user: str = "root", check: bool = True, **variables: str) -> str:
        """Run a command in the system, and return its output. Raise CalledProcessError if it fails."""
        if not self.init:
            return ""
        command = self.inside(*words, user=user, **variables)
        return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=check).stdout


class Machine(BootedRoot):
    """A computer that starts from a root built before, which it does not change, in a network with others."""

    def __init__(self, built: Path, name: str, address: str, folder: Path) -> None:
        """`address` is its address in the network 10.77.0.0/24, such as 10.77.0.2. The network `floor0` must exist."""
        self.name, self.address = name, address
        self.folder = folder / name
        self._nspawn, self._init = None, 0
        self._network = (f"--network-namespace-path=/run/netns/floor-{name}",)
        layers = [folder / f"{name}-{layer}" for layer in ("upper", "work")]
        for path in (self.folder, *layers):
            path.mkdir(parents=True)
        given = f"lowerdir={built},upperdir={layers[0]},workdir={layers[1]}"
        subprocess.run(["mount", "-t", "overlay", "overlay", "-o", given, self.folder], check=True)
        space = f"floor-{name}"
        for words in (
            ("netns", "add", space),
            ("link", "add", f"v-{name}", "type", "veth", "peer", "name", "host0", "netns", space),
            ("link", "set", f"v-{name}", "master", "floor0", "up"),
            ("-n", space, "link", "set", "lo", "up"),
            ("-n", space, "address", "add", f"{address}/24", "dev", "host0"),
            ("-n", space, "link", "set", "host0", "up"),
        ):
            subprocess.run(["ip", *words], check=True)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        subprocess.run(["ip", "link", "delete", f"v-{self.name}"], check=False)
        subprocess.run(["ip", "netns", "delete", f"floor-{self.name}"], check=False)
        subprocess.run(["umount", "--lazy", self.folder], check=False)


@contextmanager
def network() -> Iterator[None]:
    """Give it the network of the machines, and no other connection."""
    subprocess.run(["ip", "link", "add", "floor0", "type", "bridge"], check=True)
    try:
        subprocess.run(["ip", "link", "set", "floor0", "up"], check=True)
        yield
    finally:
        subprocess.run(["ip", "link", "delete", "floor0"], check=False)


class Terminal:
    """A root terminal in a booted system: one shell that stays open, as the page says."""

    def __init__(self, root: BootedRoot, folder: str, answers: Mapping[str, str]) -> None:
        """Open a terminal in a `folder`. Each of `answers` is typed after its prompt, which ends with a space."""
        self._answers = [(re.compile(asks.encode() + rb" \Z"), f"{line}\n".encode()) for asks, line in answers.items()]
        certificates = "/" + _CERTIFICATES if (root.folder / _CERTIFICATES).exists() else ""
        command = root.inside(
            "bash", "--noprofile", "--norc", "-i",
            DEBIAN_FRONTEND="noninteractive", PIP_CERT=certificates, **_INDEX, PS1="<$?> ", COLUMNS="500", PAGER="cat",
        )  # fmt: skip
        process, self._end = pty.fork()
        if process == 0:
            os.execvp(command[0], command)
        self._process = process
        self._read()
        self.type("bind 'set enable-bracketed-paste off'")
        self.type(f"cd {folder}")

    def close(self) -> None:
        os.close(self._end)
        os.waitpid(self._process, 0)

    def type(self, line: str) -> str:
        """Type a line, answer its questions, and return its output. Raise RuntimeError if it fails."""
        os.write(self._end, f"{line}\n".encode())
        printed, status = self._read()
        if status:
            raise RuntimeError(f"{line}\nended with {status}:\n{printed}")
        return printed

    def _read(self) -> tuple[str, int]:
        printed, until, asked_at = b"", time.monotonic() + _TYPED_S, 0
        while time.monotonic() < until:
            ready, _, _ = select.select([self._end], [], [], 1.0)
            if not ready:
                continue
            printed += os.read(self._end, 65536)
            ended = _PROMPT.search(printed)
            if ended:
                return printed[: ended.start()].decode(errors="replace"), int(ended[1])
            for asks, answer in self._answers:
                if asks.search(printed, asked_at):
                    asked_at = len(printed)
                    os.write(self._end, answer)
        raise TimeoutError(f"no end after {_TYPED_S} s:\n{printed.decode(errors='replace')}")


def missing(programs: Iterable[str] = NEEDED) -> list[str]:
    """Return the programs that this machine lacks."""
    return [program for program in programs if shutil.which(program) is None]
