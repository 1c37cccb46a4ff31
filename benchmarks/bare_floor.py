"""Set up a house with a floor server: docs/floor-setup.md is typed as written on bare computers of one network.

    python -m benchmarks.bare_floor [SUITE]

The computers are the office, two tables, a console, the server, and its standby. Kiosks and the console run without a
display. The server's computer is then switched off, the standby is promoted, and the dump is restored. This needs root,
the programs that `booted_root` names, and `ip`. `make bare-floor` runs it.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from benchmarks.bare_unit import copy_sources
from benchmarks.booted_root import NEEDED, BootedRoot, Machine, Terminal, missing, network
from tools.report import report
from tools.typed import typed_lines

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "floor-setup.md"
INSTALLING: Final = ROOT / "docs" / "installing.md"
SOURCE: Final = "/opt/source"
PIN: Final = "8305"
TABLES: Final = ("NH-07", "TP-03")
ADDRESSES: Final = {
    "server": "10.77.0.2", "standby": "10.77.0.3", "office": "10.77.0.4", "console": "10.77.0.5", "NH-07": "10.77.0.6",
    "TP-03": "10.77.0.7",
}  # fmt: skip
NAMES: Final = {"server": "floor.example", "standby": "second.example"}
STICKS: Final = {"office": ("stick", "server"), "server": ("server",), "standby": ("server",)}  # else the manager's
STEPS: Final = {
    1: "office", 2: "server", 3: "office", 5: "office", 6: "console", 7: "office", 8: "server", 9: "office",
    10: "standby", 11: "server",
}  # fmt: skip
_ANSWERS: Final = {r"\[Y/n\]": "y", r"PIN( again)?:": PIN}
_COMES_S: Final = 120.0
_VERSIONS: Final = {"bookworm": "15", "trixie": "17"}


# A manager does this by touch at a table. The kiosk there is stopped meanwhile.
_SIGN: Final = """
import sys
from functools import partial
from pathlib import Path
from kiosk.app.command_line.options import effective_folder, effective_settings
from kiosk.app.house.house import ProgramDigests, load_staff, open_journal
from kiosk.core.clock import SystemClock
from kiosk.settings import house_digests
table, config, data, clock = sys.argv[1], Path("/etc/kiosk"), Path("/var/lib/kiosk"), SystemClock()
program, settings = ProgramDigests(), effective_settings(config, data)
staff = load_staff(settings, data, clock)
digests = partial(house_digests, config=effective_folder(config, data), data=data, table=table, staff=staff)
opened = open_journal(settings, table, data, clock, staff, look=lambda: {**program(), **digests()})
opened.people.enter_pin("reyes", sys.argv[2])
opened.sealed.sign()
opened.close()
"""


def built(folder: Path, suite: str) -> None:
    """Build the root from which each computer starts: the program by docs/installing.md, and Debian's packages."""
    root = BootedRoot(folder, suite)
    copy_sources(folder / SOURCE.lstrip("/"))
    hosts = "".join(f"{ADDRESSES[machine]} {name}\n" for machine, name in NAMES.items())
    with (folder / "etc/hosts").open("a") as file:
        file.write(f"127.0.0.1 localhost\n{hosts}")
    root.boot()
    try:
        terminal = Terminal(root, SOURCE, _ANSWERS)
        steps = typed_lines(INSTALLING)
        without_display = [line for line in steps[1] if "sway" not in line]
        for line in (*without_display, "apt-get install --no-install-recommends adduser", *steps[2], *steps[3]):
            say(f"installing: {line}")
            terminal.type(line)
        terminal.type("cp -r config /etc/kiosk")
        terminal.type("apt-get install --download-only --no-install-recommends postgresql")
        terminal.close()
    finally:
        root.stop()


class BareHouse:
    """The computers, a terminal for each, and the manager's USB stick."""

    def __init__(self, machines: Mapping[str, Machine], sticks: Path, version: str) -> None:
        self.machines = machines
        self._sticks = sticks
        self._version = version
        self._steps = typed_lines(PAGE)
        self._terminals: dict[str, Terminal] = {}

    def type(self, machine: str, line: str) -> str:
        say(f"{machine}: {line}")
        if machine not in self._terminals:
            self._terminals[machine] = Terminal(self.machines[machine], SOURCE, _ANSWERS)
        return self._terminals[machine].type(self._of_version(line))

    def _of_version(self, line: str) -> str:
        return line.replace("/15/", f"/{self._version}/").replace(" 15 ", f" {self._version} ")

    def do(self, step: int, machine: str, names: Mapping[str, str] | None = None) -> None:
        """Type the lines of a step, with the sticks that it needs."""
        media = self.machines[machine].seen / "media"
        sticks = STICKS.get(machine, ("stick",))
        for name in sticks:
            shutil.copytree(self._sticks / name, media / name)
            self.machines[machine].run("chown", "-R", "kiosk:kiosk", f"/media/{name}")
            self.machines[machine].run("chmod", "700", f"/media/{name}")
        conf = media / "server" / "floor-server.conf"
        if conf.exists():  # The page uses an editor.
            conf.write_text(self._of_version(conf.read_text()).replace("= 1GB ", "= 128MB ", 1))
        for line in self._steps[step]:
            for name, other in (names or {}).items():
                line = line.replace(name, other)
            self.type(machine, line)
        for name in sticks:
            shutil.rmtree(self._sticks / name)
            shutil.move(media / name, self._sticks / name)

    def start(self, machine: str, *words: str, unit: str = "kiosk") -> None:
        """Start a kiosk or a console on a computer, as its unit does, but without a display."""
        made = (
            "systemd-run",
            f"--unit={unit}",
            "--uid=kiosk",
            "--setenv=QT_QPA_PLATFORM=offscreen",
            "--setenv=HOME=/tmp",
        )
        own = ("--config", "/etc/kiosk", "--data", "/var/lib/kiosk")
        self.machines[machine].run(*made, "/opt/kiosk/bin/kiosk", *words, *own)

    def sign(self, table: str) -> None:
        """Have a manager sign at a table for the publisher's key."""
        say(f"{table}: menu, Sign for changes")
        machine = self.machines[table]
        machine.run("systemctl", "stop", "kiosk")
        machine.run("/opt/kiosk/bin/python", "-c", _SIGN, table, PIN, user="kiosk", HOME="/tmp")
        self.start(table, "run", "--table", table, unit="kiosk-signed")

    def asked(self, machine: str, query: str) -> str:
        """Return the answer of a computer's database."""
        psql = ("psql", "--no-align", "--tuples-only", "--quiet", "--dbname=floor", f"--command={query}")
        return self.machines[machine].run(*psql, user="postgres", check=False).strip()

    def until(self, machine: str, query: str, answer: str) -> None:
        """Wait until a computer's database gives this answer. Raise TimeoutError."""
        self._until(lambda: self.asked(machine, query) == answer, f"{machine}: {query}: not {answer}")

    def _until(self, holds: Callable[[], bool], what: str) -> None:
        ends = time.monotonic() + _COMES_S
        while not holds():
            if time.monotonic() > ends:
                raise TimeoutError(what)
            time.sleep(0.5)


HEARD: Final = "SELECT count(*) FROM floor.heard WHERE behind = 0 AND at > clock_timestamp() - interval '8 seconds'"
STANDING: Final = "SELECT count(*) FROM floor.heard WHERE standing IS NOT NULL"
TAKEN: Final = "SELECT count(DISTINCT journal) FROM floor.event WHERE kind = 'version_taken'"


def set_up_and_restore(house: BareHouse) -> None:
    """Set the house up, stop its server, promote the standby, and restore the dump."""
    for machine in ("office", *TABLES, "console"):
        house.type(machine, "umask 022")
        for line in typed_lines(INSTALLING)[6][:2]:
            house.type(machine, line)
    for step in (1, 2, 3):
        house.do(step, STEPS[step])
    for table in TABLES:
        house.do(4, table, {"NH-07": table})
        house.start(table, "run", "--table", table)
    house.until("server", STANDING, str(len(TABLES)))
    for table in TABLES:
        house.sign(table)
    house.do(5, "office")
    house.until("server", TAKEN, str(len(TABLES)))
    house.do(6, "console")
    joins = "host=floor.example,second.example dbname=floor target_session_attrs=read-write"
    house.start("console", "floor", "console", "--name", "console_pit_1", "--server", joins)
    house.until("server", "SELECT count(*) FROM pg_stat_activity WHERE usename = 'console_pit_1'", "1")
    for step in (7, 8, 9, 10, 11):
        house.do(step, STEPS[step])
    house.until("server", "SELECT sync_state FROM pg_stat_replication", "sync")
    house.until("server", HEARD, str(len(TABLES)))
    backup = "var/lib/postgresql/backup"
    shutil.copytree(house.machines["server"].seen / backup, house.machines["standby"].seen / backup)
    house.type("standby", f"chown -R postgres:postgres /{backup}")
    events = house.asked("server", "SELECT count(*) FROM floor.event")
    say("the server's computer is switched off")
    house.machines["server"].stop()
    house.do(12, "standby")
    house.until("standby", f"SELECT count(*) >= {events} FROM floor.event", "t")
    house.until("standby", HEARD, str(len(TABLES)))
    house.until("standby", "SELECT count(*) FROM floor.epoch", "2")
    house.do(13, "standby")
    house.do(14, "office")
    house.until("standby", f"SELECT count(*) >= {events} FROM floor.event", "t")
    house.until("standby", HEARD, str(len(TABLES)))
    house.until("standby", "SELECT count(*) FROM floor.epoch", "2")


def say(what: str) -> None:
    sys.stdout.write(f"{time.strftime('%H:%M:%S')} {what}\n")
    sys.stdout.flush()


def main() -> None:
    """Build and boot the computers, and type the page."""
    suite = sys.argv[1] if len(sys.argv) > 1 else "bookworm"
    lacks = [*missing((*NEEDED, "ip")), *([] if os.geteuid() == 0 else ["root's right"])]
    if lacks:
        sys.exit(f"bare-floor needs {', '.join(lacks)}: apt-get install mmdebstrap systemd-container iproute2")
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as scratch, ExitStack() as stack:
        base, sticks = Path(scratch) / "base", Path(scratch) / "sticks"
        stack.callback(lambda: subprocess.run(["rm", "-rf", "--one-file-system", base], check=False))
        built(base, suite)
        for name in ("stick", "server"):
            (sticks / name).mkdir(parents=True)
        stack.enter_context(network())
        machines = {
            name: stack.enter_context(Machine(base, name, address, Path(scratch) / "machines"))
            for name, address in ADDRESSES.items()
        }
        try:
            for machine in machines.values():
                machine.boot()
            set_up_and_restore(BareHouse(machines, sticks, _VERSIONS[suite]))
        except Exception:  # noqa: BLE001 - print every error, and delete the computers
            traceback.print_exc()
            sys.exit(1)
    report(f"bare_floor_{suite}", round(time.perf_counter() - began), "s")


if __name__ == "__main__":
    main()
