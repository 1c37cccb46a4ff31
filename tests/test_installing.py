"""docs/installing.md, floor-setup.md, and packaging/: each file is installed by name, and each step has its check."""

import re
from configparser import RawConfigParser
from pathlib import Path

import pytest

from tools.system import LIBRARY, packages
from tools.typed import typed_lines

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "installing.md"
PACKAGING = ROOT / "packaging"
STEPS = typed_lines(PAGE)
TYPED = [line for lines in STEPS.values() for line in lines]
OF_SERVER = [line for lines in typed_lines(ROOT / "docs" / "floor-setup.md").values() for line in lines]


def unit(name: str) -> RawConfigParser:
    """Return a unit's file. No key of a section appears twice."""
    read = RawConfigParser(delimiters=("=",), comment_prefixes=("#",))
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read(PACKAGING / name)
    return read


def test_every_step_of_the_servers_page_has_its_check() -> None:
    sections = re.split(r"^## ", (ROOT / "docs" / "floor-setup.md").read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    assert [f"{nth} · " for nth in range(1, 15)] == [re.match(r"\d+ · ", section)[0] for section in sections]  # type: ignore[index]
    assert [] == [section.splitlines()[0] for section in sections if "**Check" not in section]


def test_every_step_has_its_number_its_lines_and_its_check() -> None:
    sections = re.split(r"^## ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    numbered = [section for section in sections if section[0].isdigit()]
    assert [f"{nth} · " for nth in range(1, 11)] == [re.match(r"\d+ · ", section)[0] for section in numbered]  # type: ignore[index]
    assert [] == [
        section.splitlines()[0] for section in numbered if "**Check" not in section and "| check |" not in section
    ]
    assert [10] == [step for step, lines in STEPS.items() if not lines]  # The last step is done by touch.


def test_the_first_line_lets_the_kiosk_read_the_files_of_root() -> None:
    assert "umask 022" == STEPS[1][0]


def test_each_library_of_the_program_is_installed_by_name() -> None:
    named = {word for line in STEPS[1] if line.startswith("apt-get install") for word in line.split()}
    assert {*packages(LIBRARY)} <= named
    assert {"python3", "python3-venv", "sway", "swaybg", "seatd", "adduser"} <= named


def test_the_manager_comes_before_the_people_that_the_manager_adds() -> None:
    added = [line for line in TYPED if " staff add " in line]
    assert "--role manager" in added[0] and "--by" not in added[0]
    assert all("--by reyes" in line for line in added[1:]) and len(added) == 3
    assert TYPED.index(added[0]) < next(nth for nth, line in enumerate(TYPED) if "enable --now kiosk@" in line)


@pytest.mark.parametrize("path", sorted(PACKAGING.iterdir()), ids=lambda path: path.name)
def test_each_file_is_installed_where_it_belongs(path: Path) -> None:
    installs = [line for line in (*TYPED, *OF_SERVER) if line.startswith("install ")]
    line = next(line for line in installs if any(word.endswith(f"/{path.name}") for word in line.split()))
    target = line.split()[-1]
    if path.suffix == ".service":
        assert "/etc/systemd/system/" == target
    elif path.suffix == ".conf" or path.suffix == ".rules":
        assert path.read_text(encoding="utf-8").startswith(f"# {target}: ")


def test_the_kiosk_is_the_main_process_of_its_unit_and_reports_its_first_frame() -> None:
    service = unit("kiosk@.service")["Service"]
    assert ("notify", "always") == (service["Type"], service["Restart"])
    assert service["ExecStart"].startswith("/opt/kiosk/bin/kiosk run --table %i ")
    assert "WatchdogSec" in service and "NotifyAccess" not in service  # Only its own report counts.


def test_the_kiosk_may_write_where_its_user_may() -> None:
    service = unit("kiosk@.service")["Service"]
    assert ("full", "yes") == (service["ProtectSystem"], service["ProtectHome"])
    assert not {"ReadWritePaths", "ReadOnlyPaths", "InaccessiblePaths"} & {*service}


@pytest.mark.parametrize("name", ["kiosk@.service", "kiosk-display.service"])
def test_nothing_of_the_memory_is_written_to_a_disk(name: str) -> None:
    service = unit(name)["Service"]
    assert ("0", "0") == (service["MemorySwapMax"], service["LimitCORE"])


def test_the_keys_that_the_system_obeys_are_switched_off() -> None:
    assert {"systemctl mask ctrl-alt-del.target", "systemctl mask swap.target", "swapoff --all"} <= {*STEPS[8]}
    assert "CtrlAltDelBurstAction=none" in (PACKAGING / "systemd.conf").read_text(encoding="utf-8").splitlines()
    assert "kernel.sysrq = 0" in (PACKAGING / "sysctl.conf").read_text(encoding="utf-8").splitlines()
    login = unit("logind.conf")["Login"]
    assert ("0", "0") == (login["NAutoVTs"], login["ReserveVT"])
    keys = ("Power", "Reboot", "Suspend", "Hibernate")
    assert {"ignore"} == {login[f"Handle{key}Key{how}"] for key in keys for how in ("", "LongPress")}


def test_the_kiosk_finds_the_socket_of_its_display() -> None:
    display, service = unit("kiosk-display.service")["Service"], unit("kiosk@.service")["Service"]
    folder = f"/run/{display['RuntimeDirectory']}"
    assert f"WAYLAND_DISPLAY={folder}/wayland-1 XDG_RUNTIME_DIR={folder}" == service["Environment"]
    assert f"XDG_RUNTIME_DIR={folder} " in display["Environment"]
    assert display["ExecStart"].split()[-1] == "/etc/sway/kiosk.conf"
    assert service["User"] == display["User"]


def test_no_key_of_a_keyboard_reaches_the_compositor_and_none_changes_the_terminal() -> None:
    lines = [line.strip() for line in (PACKAGING / "sway.conf").read_text(encoding="utf-8").splitlines()]
    at = lines.index("input type:keyboard {")
    assert ["xkb_options srvrkeys:none", "events disabled", "}"] == lines[at + 1 : at + 4]
    assert [] == [
        line for line in lines if line.startswith(("bind", "include", "exec ")) and "systemd-notify" not in line
    ]


def test_typed_lines_are_grouped_by_step(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# A\n    none\n## 1 · B\n\n    one\n```\n    shown\n```\n    two\n## C\n    none\n## 2 · D\n", encoding="utf-8"
    )
    assert {1: ["one", "two"], 2: []} == typed_lines(page)
