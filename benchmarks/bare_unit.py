"""Run the kiosk's unit on a bare Debian: docs/installing.md is typed as written, until a hand is dealt from a shoe.

    python -m benchmarks.bare_unit [SUITE]

The displays are those of wlroots without hardware: one or two, in several sizes. Pictures are kept in
`out/bare-unit/SUITE`. This needs root and the programs that `booted_root` names. `make bare-unit` runs it.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

os.environ["QT_QPA_PLATFORM"] = "offscreen"  # Set it before Qt is imported: the twin has no display.

from PySide6.QtGui import QImage

from benchmarks.booted_root import BootedRoot, Terminal, missing
from benchmarks.wayland_pointer import WaylandPointer
from drivers.sims.shoe import SimShoe
from kiosk.core.disk import make_folder
from tests.ledger import Ledger
from tests.ui.tables import PIN
from tests.ui.twin import work_shift
from tools.report import report
from tools.typed import typed_lines

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "installing.md"
SIZE: Final = (1920, 1080)
SIGN_SIZE: Final = (1080, 1920)
UNIT: Final = "kiosk@NH-07"
DISPLAY: Final = "kiosk-display"
SEED: Final = 5
SOURCE: Final = "/opt/source"  # The folder of the unpacked program.
ALSO: Final = ("grim",)  # The program that takes the pictures.
_HEADLESS: Final = """[Service]
Environment=WLR_BACKENDS=headless WLR_LIBINPUT_NO_DEVICES=1 WLR_RENDERER=pixman
"""
_ANSWERS: Final = {r"\[Y/n\]": "y", r"PIN( again)?:": PIN}
_COMES_S: Final = 180.0  # The watchdog waits for a minute, and its signal for ten seconds.


class Bench:
    """A root in which the page is typed, and the folder for its pictures."""

    def __init__(self, root: BootedRoot, pictures: Path) -> None:
        self.root = root
        self.pictures = pictures
        self._pointer: WaylandPointer | None = None
        self._shoe: subprocess.Popen[str] | None = None

    def state(self) -> dict[str, str]:
        """Return systemd's status of the unit."""
        said = self.root.run("systemctl", "show", UNIT, "--property=ActiveState,Result,StatusText,NRestarts,MainPID")
        return dict(line.split("=", 1) for line in said.splitlines())

    def until(self, holds: Callable[[], bool], what: str) -> None:
        """Wait until a condition holds. Raise TimeoutError."""
        ends = time.monotonic() + _COMES_S
        while not holds():
            if time.monotonic() > ends:
                raise TimeoutError(f"{what}: {self.state()}")
            time.sleep(0.2)

    def is_shown(self) -> bool:
        state = self.state()
        return state["ActiveState"] == "active" and state["StatusText"] == "Table NH-07 is shown."

    def sway(self, *words: str) -> Any:
        """Give sway a command, and return its answer."""
        socket = next((self.root.seen / "run/kiosk").glob("sway-ipc.*.sock")).name
        return json.loads(self.root.run("swaymsg", "--raw", "--socket", f"/run/kiosk/{socket}", *words))

    def windows(self) -> dict[str, list[str]]:
        """Return the titles of the visible windows by display."""
        found: dict[str, list[str]] = {}
        for output in self.sway("--type", "get_tree")["nodes"]:
            if output["name"] != "__i3":
                found[output["name"]] = [node["name"] for node in _windows_of(output) if node["visible"]]
        return found

    def look(self, output: str) -> bytes:
        """Return a screenshot of a display as a portable pixmap."""
        command = self.root.inside(
            "grim", "-t", "ppm", "-o", output, "-", XDG_RUNTIME_DIR="/run/kiosk", WAYLAND_DISPLAY="wayland-1"
        )
        return subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout

    def picture(self) -> QImage:
        return QImage.fromData(self.look("HEADLESS-1"))

    def keep(self, name: str) -> None:
        for output in self.sway("--type", "get_outputs"):
            path = self.pictures / f"{name}-{output['name']}.png"
            QImage.fromData(self.look(output["name"])).save(str(path))

    def click(self, x: int, y: int) -> None:
        if self._pointer is None:
            self._pointer = WaylandPointer(self.root.seen / "run/kiosk/wayland-1", SIZE)
            time.sleep(1)  # The kiosk begins when it receives the signal.
        self._pointer.click(x, y)

    def plug_in(self) -> None:
        """Start the shipped shoe emulator as the kiosk's user, and give its port a fixed name."""
        self.root.run("install", "-d", "-o", "kiosk", "-m", "700", "/run/shoe")
        self._shoe = subprocess.Popen(
            self.root.inside(
                "/opt/kiosk/bin/kiosk", "sim", "shoe", "--seed", str(SEED), user="kiosk", TMPDIR="/run/shoe"
            ),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1,
        )  # fmt: skip
        assert self._shoe.stdout is not None
        port = self._shoe.stdout.readline().split(" shoe at ")[1].split(";")[0].split()[0]
        self.root.run("ln", "-s", port, "/run/shoe/port")

    def pull(self) -> None:
        assert self._shoe is not None and self._shoe.stdin is not None and self._shoe.stdout is not None
        self._shoe.stdin.write("pull\n")
        while not self._shoe.stdout.readline().lstrip("> ").startswith("pulled"):
            pass

    def close(self) -> None:
        if self._shoe is not None:
            self._shoe.communicate("quit\n")


def _windows_of(node: dict[str, Any]) -> list[dict[str, Any]]:
    found = [node] if node.get("app_id") else []
    return [*found, *(window for child in node["nodes"] for window in _windows_of(child))]


def main() -> None:
    suite = sys.argv[1] if len(sys.argv) > 1 else "bookworm"
    lacks = [*missing(), *([] if os.geteuid() == 0 else ["root's right"])]
    if lacks:
        sys.exit(f"bare-unit needs {', '.join(lacks)}: apt-get install mmdebstrap systemd-container")
    began = time.perf_counter()
    pictures = ROOT / "out" / "bare-unit" / suite
    shutil.rmtree(pictures, ignore_errors=True)
    make_folder(pictures)
    with tempfile.TemporaryDirectory() as scratch, BootedRoot(Path(scratch) / "root", suite) as root:
        copy_sources(root.folder / SOURCE.lstrip("/"))
        root.boot()
        bench = Bench(root, pictures)
        try:
            _work(bench, Path(scratch))
        except Exception:  # noqa: BLE001 - print every error, and delete the root
            traceback.print_exc()  # Print it now, because the next step takes a minute.
            sys.exit(1)
        finally:
            bench.close()
    report(f"bare_unit_{suite}", round(time.perf_counter() - began), "s")


def copy_sources(folder: Path) -> None:
    """Unpack the program in a folder."""
    for name in _sources():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)


def _sources() -> list[str]:
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout.split("\0")
    return [name for name in names if name and (ROOT / name).is_file()]


def _work(bench: Bench, scratch: Path) -> None:
    steps, root = typed_lines(PAGE), bench.root
    assert [*steps] == [*range(1, 11)], "the page has its ten steps"
    terminal = Terminal(root, SOURCE, _ANSWERS)

    def type_step(step: int) -> None:
        for line in steps[step]:
            _say(f"{step}: {line}")
            terminal.type(line)

    for step in (1, 2, 3, 4):
        type_step(step)
    terminal.type(f"apt-get install --no-install-recommends {' '.join(ALSO)}")
    terminal.type("mkdir -p /etc/systemd/system/kiosk-display.service.d")
    (root.folder / "etc/systemd/system/kiosk-display.service.d/headless.conf").write_text(_HEADLESS)
    bench.plug_in()
    _name_devices(root.folder / "etc/kiosk", "/run/shoe/port")
    for step in (5, 6):
        type_step(step)
    _say("a display that does not start fails the unit")
    _fails_without_a_display(bench, terminal, steps[7])
    type_step(7)
    assert bench.is_shown(), bench.state()
    bench.sway("output", "HEADLESS-1", "resolution", f"{SIZE[0]}x{SIZE[1]}")
    _say("the table is opened, and a hand is dealt from the shoe")
    _deal(bench, scratch)
    _say("two displays")
    _two_displays(bench)
    _say("closing, crashes and hangs")
    _ends(bench)
    type_step(8)
    _say("Ctrl+Alt+Del does nothing")
    os.kill(root.init, signal.SIGINT)  # The kernel would do this here.
    assert root.run("systemctl", "is-enabled", "ctrl-alt-del.target", check=False).strip() == "masked"
    assert not root.run("systemctl", "list-jobs", "--no-legend").strip() and bench.is_shown()
    for line in steps[9]:
        terminal.type(line)
    terminal.close()


def _name_devices(config: Path, port: str) -> None:
    """Name the shoe and the players' sign in the house's files, as a technician does in an editor."""
    devices, house = config / "devices.toml", config / "house.toml"
    with devices.open("a") as file:
        file.write(f'\n[[shoe]]\nname = "pit 3"\nkind = "beetek"\nport = "{port}"\n')
    for table in (config / "tables").glob("nh-07*.toml"):  # One file for each game of the table.
        table.write_text(table.read_text().replace('shoe = "none"', 'shoe = "pit 3"', 1))
    house.write_text(house.read_text().replace("# inches = ", 'sign = ["en"]\ninches = ', 1))


def _fails_without_a_display(bench: Bench, terminal: Terminal, lines: list[str]) -> None:
    """Check that the unit's start fails without a display, and that it is active again afterwards."""
    root = bench.root
    for line in lines[:-1]:
        terminal.type(line)
    conf = root.folder / "etc/sway/kiosk.conf"
    conf.rename(conf.with_suffix(".away"))
    conf.mkdir()
    assert "failed" in terminal.type(f"! systemctl start {UNIT}"), "the unit starts without a display"
    assert bench.state()["ActiveState"] != "active"
    said = root.run("journalctl", "--unit", UNIT, "--no-pager")
    assert "found no display" in said, said
    terminal.type(f"systemctl stop {UNIT} {DISPLAY}")
    conf.rmdir()
    conf.with_suffix(".away").rename(conf)


def _deal(bench: Bench, scratch: Path) -> None:
    """Open the table by clicks on the running unit, and deal a hand from its shoe."""
    config, data = scratch / "config", scratch / "data"
    shutil.copytree(bench.root.folder / "etc/kiosk", config)
    for folder in (data, scratch / "floor"):
        folder.mkdir(mode=0o700)
    house = config / "house.toml"
    house.write_text(house.read_text().replace("/var/floor", str(scratch / "floor")))
    dots = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    displays = scratch / "displays.json"
    displays.write_text(
        json.dumps({"screens": [{"name": "D", "x": 0, "y": 0, "width": SIZE[0], "height": SIZE[1], **dots}]})
    )
    os.environ |= {"QT_QPA_PLATFORM": f"offscreen:configfile={displays}", "QT_QUICK_BACKEND": "software"}
    with SimShoe("beetek", seed=SEED, link=scratch / "port") as shoe:
        devices = config / "devices.toml"
        devices.write_text(devices.read_text().replace("/run/shoe/port", shoe.path))
        work_shift(config, data, bench, shoe, bench.pictures)
    copy = scratch / "copy"
    shutil.copytree(bench.root.folder / "var/lib/kiosk/NH-07", copy)
    ledger = Ledger()
    ledger.read(copy / "journal.db")
    assert ledger.settled, "a hand was settled"
    verify = ("/opt/kiosk/bin/kiosk", "journal", "verify", "--table", "NH-07", "--data", "/var/lib/kiosk")
    bench.root.run(*verify, "--config", "/etc/kiosk", user="kiosk")
    assert any((bench.root.folder / "var/floor").rglob("*.jsonl")), "the floor has its copy"


def _two_displays(bench: Bench) -> None:
    """Wake a second display, resize it, and swap it with the first."""
    assert bench.windows() == {"HEADLESS-1": ["NH-07 — Dealer assist kiosk"]}, bench.windows()
    bench.sway("create_output")
    dealer, jackpots = ["NH-07 — Dealer assist kiosk"], ["Jackpots — Dealer assist kiosk"]
    both = {"HEADLESS-1": dealer, "HEADLESS-2": jackpots}
    bench.until(lambda: bench.windows() == both, "the sign is not on the display that woke")
    bench.sway("output", "HEADLESS-2", "resolution", f"{SIGN_SIZE[0]}x{SIGN_SIZE[1]}")
    time.sleep(1)
    bench.keep("two")
    bench.sway("output", "HEADLESS-2", "position", "0", "0")
    bench.sway("output", "HEADLESS-1", "position", str(SIGN_SIZE[0]), "0")
    bench.until(lambda: bench.windows() == {"HEADLESS-1": jackpots, "HEADLESS-2": dealer}, "they did not change places")
    time.sleep(1)
    bench.keep("changed")
    bench.sway("output", "HEADLESS-1", "position", "0", "0")
    bench.sway("output", "HEADLESS-2", "position", str(SIZE[0]), "0")
    bench.until(lambda: bench.windows() == both, "they did not change back")


def _ends(bench: Bench) -> None:
    """Test that the kiosk recovers when any part of it ends: the sign stays, and systemd starts the rest."""
    before = bench.state()["MainPID"]
    bench.sway('[title="^Jackpots"] kill')
    time.sleep(1)
    assert bench.state()["MainPID"] == before and ["Jackpots — Dealer assist kiosk"] in bench.windows().values()
    for name, end in (
        ("its window is closed", lambda: bench.sway('[title="^NH-07"] kill')),
        ("it is killed", lambda: bench.root.run("kill", "-KILL", bench.state()["MainPID"])),
        ("sway is killed", lambda: bench.root.run("pkill", "-KILL", "-x", "sway")),
        ("it hangs", lambda: bench.root.run("kill", "-STOP", bench.state()["MainPID"])),
    ):
        _say(name)
        pid = bench.state()["MainPID"]
        end()
        bench.until(lambda pid=pid: bench.state()["MainPID"] not in ("0", pid) and bench.is_shown(), name)  # type: ignore[misc]
    bench.keep("again")


def _say(what: str) -> None:
    sys.stdout.write(f"{time.strftime('%H:%M:%S')} {what}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
