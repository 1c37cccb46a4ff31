"""Try README's two commands on a computer that has only the smallest Debian system.

    python -m benchmarks.bare [SUITE [CASE]]

`mmdebstrap` makes the root of a SUITE (bookworm, trixie) from this machine's package source, with the packages that
README asks for. A fresh clone of this checkout, in a folder named `café/kiosk`, is used there

- `root`: as root, with no fonts but those that the libraries bring,
- `user`: as an ordinary user in another time zone and locale, whose files nobody else may read. Root types the line
  that `make run` prints,
- `font`: as root, with another Chinese font; only the tests that draw,
- `moved`: as an ordinary user; a table is opened there, and a hand dealt by touch. Then the program is updated by
  `git pull`, its folder renamed, and the records copied to a second computer, where the table is closed. Each part
  deals the next hand. The hand before a move is left open, and the journal is verified at the end.

The root has this machine's kernel, host names, certificates, and pip index, and no PostgreSQL. Each case prints one
JSON object: seconds, pictures, and how many tests passed and were skipped. The exit status is 1 if a command failed.
`out/bare/` holds the output of the commands. This needs root and Debian's `mmdebstrap`.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from tools.system import LIBRARY, START, packages

ROOT: Final = Path(__file__).resolve().parent.parent
OUT: Final = ROOT / "out" / "bare"
SUITES: Final = ("bookworm", "trixie")
CASES: Final = ("root", "user", "font", "moved")
USER: Final = "technician"
FOLDER: Final = "café"
ANOTHER_FONT: Final = "fonts-wqy-zenhei"
DRAWN: Final = "ARGS=tests/ui"
_CERTIFICATES: Final = Path("/etc/ssl/certs/ca-certificates.crt")
_PIP: Final = ("PIP_INDEX_URL", "PIP_EXTRA_INDEX_URL", "PIP_DEFAULT_TIMEOUT")
_DEVICES: Final = ("null", "zero", "full", "random", "urandom", "tty")
_SURROUNDINGS: Final = {
    "root": {"LC_ALL": "C"},
    "user": {"LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kolkata", "UMASK": "077"},
    "font": {"LANG": "zh_CN.UTF-8"},
    "moved": {"LC_ALL": "C.UTF-8"},
}


class BareFailed(Exception):
    """A command in the root ended with a status other than 0."""


def mirror() -> str:
    """Return the mirror from which this machine installs Debian packages."""
    words = ["apt-get", "indextargets", "--format", "$(ORIGIN) $(REPO_URI) $(CODENAME)", "Created-By: Packages"]
    found = [line.split() for line in _run(words).splitlines()]
    uris = [uri for origin, uri, suite in found if origin == "Debian" and "-" not in suite]
    if not uris:
        sys.exit("This machine has no source of Debian's packages: see /etc/apt.")
    return uris[0]


def _run(words: list[str]) -> str:
    return subprocess.run(words, check=True, capture_output=True, encoding="utf-8").stdout


def made(suite: str) -> Path:
    """Return the archive of a suite's root. Build it if it is missing."""
    archive = OUT / f"{suite}.tar"
    if not archive.exists():
        OUT.mkdir(parents=True, exist_ok=True)
        part = archive.with_suffix(".part.tar")
        include = ",".join(packages(START))
        subprocess.run(["mmdebstrap", "--variant=minbase", f"--include={include}", suite, part, mirror()], check=True)
        part.rename(archive)
    return archive


@contextmanager
def root_of(suite: str) -> Iterator[Path]:
    """Give a fresh root that holds each user's checkout, and remove it afterwards."""
    archive = made(suite)
    root = Path(tempfile.mkdtemp(prefix=f"kiosk-bare-{suite}-"))
    try:
        root.chmod(0o755)
        _run(["tar", "--extract", "--file", str(archive), "--directory", str(root), "--numeric-owner"])
        for name in ("resolv.conf", "hosts"):
            shutil.copy(Path("/etc") / name, root / "etc" / name)
        if _CERTIFICATES.exists():
            shutil.copy(_CERTIFICATES, root / "usr" / "local" / "certificates.pem")
        _run(["chroot", str(root), "/usr/sbin/useradd", "--create-home", "--shell", "/bin/sh", USER])
        for home in (root / "root", root / "home" / USER):
            _run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(home / FOLDER / "kiosk")])
        _run(["chroot", str(root), "/bin/chown", "--recursive", f"{USER}:{USER}", f"/home/{USER}/{FOLDER}"])
        (root / "var" / "cache" / "pip").mkdir()
        (root / "var" / "cache" / "pip").chmod(0o1777)
        yield root
    finally:
        shutil.rmtree(root)


class BareRoot:
    """Run commands in a root as one of its users, and write their output to a file."""

    def __init__(self, root: Path, log: Path, surroundings: dict[str, str]) -> None:
        self._root = root
        self._log = log
        self._umask = surroundings.pop("UMASK", "022")
        self._environment = {"DEBIAN_FRONTEND": "noninteractive", "PIP_CACHE_DIR": "/var/cache/pip", **surroundings}
        self._environment |= {name: os.environ[name] for name in _PIP if name in os.environ}
        if _CERTIFICATES.exists():
            self._environment["PIP_CERT"] = "/usr/local/certificates.pem"
        log.write_text("", encoding="utf-8")

    def run(self, command: str, user: str = "root") -> str:
        """Run a command in the user's checkout, and return its output. Raise BareFailed if it fails."""
        status, printed = self.tried(command, user)
        if status:
            raise BareFailed(f"{command}: exit status {status}; see {self._log}")
        return printed

    def tried(self, command: str, user: str = "root") -> tuple[int, str]:
        """Run a command in the user's checkout, and return its status and its output."""
        exports = " ".join(f"{name}={shlex.quote(value)}" for name, value in self._environment.items())
        inner = f"umask {self._umask}; export {exports}; cd {FOLDER}/kiosk; {command}"
        script = "\n".join((*self._mounts(), f"exec chroot {self._root} su - {user} -c {shlex.quote(inner)}"))
        before = self._log.stat().st_size
        with self._log.open("ab") as log:
            log.write(f"$ {command}\n".encode())
            log.flush()
            entered = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-eu", "-c", script]
            ran = subprocess.run(entered, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, check=False)
        return ran.returncode, self._log.read_bytes()[before:].decode(errors="replace")

    def _mounts(self) -> Iterator[str]:
        yield "mount --make-rprivate /"
        yield f"mount -t proc proc {self._root}/proc"
        yield f"mount -t tmpfs -o mode=755 dev {self._root}/dev"
        for device in _DEVICES:
            yield f"touch {self._root}/dev/{device}; mount --bind /dev/{device} {self._root}/dev/{device}"
        yield f"mkdir {self._root}/dev/pts {self._root}/dev/shm; ln -s /proc/self/fd {self._root}/dev/fd"
        yield f"mount -t devpts -o newinstance,ptmxmode=0666,mode=620 pts {self._root}/dev/pts"
        yield f"ln -s pts/ptmx {self._root}/dev/ptmx"
        yield f"mount -t tmpfs -o mode=1777 shm {self._root}/dev/shm"


def moved(suite: str) -> dict[str, Any]:
    """Work a shift whose program is updated and moved twice. Return the hand and the events after each part. Raise
    BareFailed if a command fails.
    """
    result: dict[str, Any] = {"suite": suite, "case": "moved"}
    log, surroundings = OUT / f"{suite}-moved.log", _SURROUNDINGS["moved"]
    install = f"apt-get update -qq && apt-get install -qq --no-install-recommends {' '.join(packages(START))} "
    install += " ".join(packages(LIBRARY))
    with root_of(suite) as first, root_of(suite) as second:
        here, there = BareRoot(first, log, dict(surroundings)), BareRoot(second, log, dict(surroundings))
        for root in (here, there):
            root.run(install)
        publish = "git clone --quiet --bare . /tmp/kiosk.git; git remote set-url origin /tmp/kiosk.git"
        here.run(f"{publish}; make .venv/dev.stamp; cp -r config ../config", USER)
        result["open"] = _part(here, "open")
        change = "echo '# A new version.' >> kiosk/__init__.py; git -c user.name=x -c user.email=x commit -qam update"
        here.run(f"git clone -q /tmp/kiosk.git /tmp/new; cd /tmp/new; {change}; git push -q", USER)
        here.run("git pull -q; make .venv/dev.stamp", USER)
        result["updated"] = _part(here, "half")
        here.run("mv ../kiosk ../moved; mkdir ../kiosk; cd ../moved; make .venv/dev.stamp", USER)
        result["renamed"] = _part(here, "deal", "../moved")
        result["again"] = _part(here, "half", "../moved")
        there.run("make .venv/dev.stamp", USER)
        for name in ("config", "data"):
            shutil.copytree(_checkout(first).parent / name, _checkout(second).parent / name)
        there.run(f"chown -R {USER}:{USER} /home/{USER}/{FOLDER}")
        result["copied"] = _part(there, "close")
        there.run(".venv/bin/kiosk journal verify --table NH-07 --config ../config --data ../data", USER)
        hands = [result[part]["hand"] for part in ("open", "updated", "renamed", "again", "copied")]
        if hands != [2, 3, 4, 5, 6] or result["copied"]["open"]:
            raise BareFailed(f"the hands after each part are {hands}")
    return result


def _checkout(root: Path) -> Path:
    return root / "home" / USER / FOLDER / "kiosk"


def _part(root: BareRoot, part: str, folder: str = ".") -> dict[str, Any]:
    command = f"cd {folder}; .venv/bin/python -m benchmarks.moved_shift {part} ../config ../data"
    printed = root.run(command, USER)
    result: dict[str, Any] = json.loads(printed.strip().splitlines()[-1])
    return result


def tried(suite: str, case: str) -> dict[str, Any]:
    """Run README's commands in a fresh root and return their results. Raise BareFailed if a command fails."""
    if case == "moved":
        return moved(suite)
    user = USER if case == "user" else "root"
    outcome: dict[str, Any] = {"suite": suite, "case": case}
    with root_of(suite) as root:
        bare = BareRoot(root, OUT / f"{suite}-{case}.log", dict(_SURROUNDINGS[case]))
        began = time.monotonic()
        if case == "font":
            bare.run(f"apt-get update -qq && apt-get install -qq --no-install-recommends {ANOTHER_FONT}")
        if case == "user":
            status, printed = bare.tried("make run", user)
            line = re.search(r"^ +sudo (apt-get install .*)$", printed, re.MULTILINE)
            if not status or line is None:
                raise BareFailed("an ordinary user was not shown the line to type")
            bare.run(f"apt-get update -qq && {line[1]} -y")
        bare.run("make run", user)
        outcome["run_s"] = round(time.monotonic() - began)
        checkout = root / ("root" if user == "root" else f"home/{user}") / FOLDER / "kiosk"
        outcome["pictures"] = len(list((checkout / "out" / "demo").glob("*.png")))
        if not outcome["pictures"]:
            raise BareFailed("make run has taken no picture")
        shutil.copytree(checkout / "out" / "demo", OUT / f"{suite}-{case}-demo", dirs_exist_ok=True)
        began = time.monotonic()
        printed = bare.run("make test" + (f" {DRAWN}" if case == "font" else ""), user)
        outcome["test_s"] = round(time.monotonic() - began)
        for word in ("passed", "skipped"):
            counts = re.findall(rf"(\d+) {word}", printed)
            outcome[word] = int(counts[-1]) if counts else 0
    return outcome


def main(words: list[str]) -> int:
    suites = words[:1] or [*SUITES]
    cases = words[1:2] or [*CASES]
    if not set(suites) <= set(SUITES) or not set(cases) <= set(CASES) or len(words) > 2:
        sys.exit(f"Give one of {', '.join(SUITES)}, then one of {', '.join(CASES)}, or nothing for all of them.")
    if os.geteuid() or shutil.which("mmdebstrap") is None:
        sys.exit("Only root can make a root, with Debian's mmdebstrap: apt-get install mmdebstrap.")
    wrong = False
    for suite in suites:
        for case in cases:
            try:
                outcome = tried(suite, case)
            except (BareFailed, subprocess.CalledProcessError) as error:
                outcome, wrong = {"suite": suite, "case": case, "wrong": str(error)}, True
            sys.stdout.write(json.dumps(outcome) + "\n")
            sys.stdout.flush()
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
