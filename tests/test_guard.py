"""Traps of other projects, and promises that a careless change would silently break."""

import re
import subprocess
import sys
import tomllib
from functools import cache
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).resolve().parent.parent
THIS = Path(__file__).resolve()

REFCOUNTS = """
import sys
from PySide6.QtCore import QObject, Signal, Slot

class Lamp(QObject):
    switched = Signal(bool)

    @Slot(bool)
    def on_switched(self, on):
        pass

lamp = Lamp()
lamp.switched.connect(lamp.on_switched)
before = sys.getrefcount(None), sys.getrefcount(True)
for _ in range(100):
    lamp.switched.emit(True)
after = sys.getrefcount(None), sys.getrefcount(True)
print(*(was - now for was, now in zip(before, after)))
"""

# These modules of Qt are under the GPL alone.
GPL_ONLY = (
    "QtCharts", "QtGraphs", "QtGraphsWidgets", "QtVirtualKeyboard", "QtDataVisualization", "QtQuick.VirtualKeyboard",
)  # fmt: skip

# No tracked file may name a package host or a path of one machine.
PACKAGE_HOST = re.compile(
    r"pypi\.org|pythonhosted|npmjs|artifactory|--(?:extra-)?index-url\b|--find-links\b", re.IGNORECASE
)
MACHINE_PATH = re.compile(r"(?<![\w.$])/(?:home|root|Users|work|workspace|builds)/[\w.-]+")
MADE_HERE = {"build", "dist", "out", "__pycache__"}


@cache
def tracked() -> tuple[Path, ...]:
    """Return the project's files: tracked or untracked ones of git, or without git all that are not generated."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    if listed.returncode == 0:
        paths = [ROOT / name for name in listed.stdout.decode().split("\0") if name]
    else:
        paths = [path for path in ROOT.rglob("*") if not any(map(is_made_here, path.relative_to(ROOT).parts))]
    return tuple(sorted(path for path in paths if path.is_file()))


def is_made_here(part: str) -> bool:
    return part in MADE_HERE or (part.startswith(".") and part not in (".ci", ".editorconfig", ".gitignore"))


@cache
def texts() -> tuple[tuple[str, str], ...]:
    """Return the name and the text of each of the project's files that is text."""
    raw = ((path, path.read_bytes()) for path in tracked() if path != THIS)
    return tuple((str(path.relative_to(ROOT)), body.decode()) for path, body in raw if b"\0" not in body)


def found(pattern: re.Pattern[str], under: str = "") -> list[str]:
    return [
        f"{name}:{number}: {line.strip()}"
        for name, text in texts()
        if name.startswith(under)
        for number, line in enumerate(text.splitlines(), start=1)
        if pattern.search(line)
    ]


@cache
def project() -> dict[str, object]:
    table: dict[str, object] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return table


def test_an_emit_keeps_none_and_true_alive() -> None:
    """PySide6 6.12.0 on Python 3.11 drops a reference with every call, until the interpreter aborts."""
    done = subprocess.run([sys.executable, "-c", REFCOUNTS], capture_output=True, text=True, check=True)
    lost = [int(count) for count in done.stdout.split()]
    assert len(lost) == 2
    assert max(lost) < 50


def test_pyside_is_the_one_that_is_pinned() -> None:
    dependencies = project()["dependencies"]
    assert isinstance(dependencies, list)
    pins = [pin for pin in map(Requirement, dependencies) if canonicalize_name(pin.name) == "pyside6-essentials"]
    installed = Version(metadata.version("PySide6-Essentials"))
    for python, version, fits in (
        ("3.11", "6.11.3", True),
        ("3.11", "6.12.0", False),
        ("3.12", "6.12.0", True),
        ("3.13", "6.12.0", True),
        (f"{sys.version_info.major}.{sys.version_info.minor}", str(installed), True),
    ):
        [pin] = [pin for pin in pins if pin.marker and pin.marker.evaluate({"python_version": python})]
        assert fits == pin.specifier.contains(version), (python, version)


def test_addons_are_not_depended_on() -> None:
    locked = (ROOT / "locks" / "dev.txt").read_text(encoding="utf-8").lower()
    assert [] == re.findall(r"(?m)^(?:pyside6|pyside6-addons)==.*", locked)


def test_qml_imports_no_module_of_qt_that_is_under_the_gpl_alone() -> None:
    """Ruff bans them in Python."""
    assert [] == found(re.compile(rf"^\s*import\s+(?:{'|'.join(map(re.escape, GPL_ONLY))})\b"))


def test_no_socket_of_the_product_waits_for_connections() -> None:
    """Ruff bans the functions that make such sockets; `own` is the PostgreSQL that `kiosk floor serve` starts."""
    waits = re.compile(r"(?<!own)\.(?:bind|listen)\((?!null)")
    assert [] == [line for part in ("kiosk", "drivers", "ui") for line in found(waits, f"{part}/")]


@pytest.mark.parametrize("lock", ["run", "build", "dev"])
def test_lock_has_hashes_and_names_no_host(lock: str) -> None:
    path = ROOT / "locks" / f"{lock}.txt"
    text = path.read_text(encoding="utf-8")
    assert [] == re.findall(r".*://.*", text)
    assert [] == re.findall(r"(?m)^\s*-(?!-hash=sha256:).*", text)
    requirements = re.split(r"(?m)^(?=[A-Za-z0-9])", text)[1:]
    assert len(requirements) > 10
    assert [] == [
        requirement for requirement in requirements if "==" not in requirement or "--hash=sha256:" not in requirement
    ]


def test_every_lock_agrees() -> None:
    lines = {
        name: set(re.findall(r"(?m)^\S+==[^\\\n]*", (ROOT / "locks" / f"{name}.txt").read_text(encoding="utf-8")))
        for name in ("run", "build", "dev")
    }
    assert lines["run"] <= lines["build"] <= lines["dev"]


def test_lock_holds_every_dependency() -> None:
    extras = project()["optional-dependencies"]
    dependencies = project()["dependencies"]
    assert isinstance(extras, dict)
    assert isinstance(dependencies, list)
    for lock, wanted in (
        ("run", dependencies),
        ("build", [*dependencies, *extras["build"]]),
        ("dev", [*dependencies, *extras["build"], *extras["dev"]]),
    ):
        text = (ROOT / "locks" / f"{lock}.txt").read_text(encoding="utf-8")
        locked: dict[str, list[Version]] = {}
        for name, version in re.findall(r"(?m)^(\S+?)==([^\s;\\]+)", text):
            locked.setdefault(canonicalize_name(name), []).append(Version(version))
        for requirement in map(Requirement, wanted):
            versions = locked.get(canonicalize_name(requirement.name), [])
            assert any(version in requirement.specifier for version in versions), f"{requirement}: make lock"


def test_no_package_host_in_any_file() -> None:
    assert [] == found(PACKAGE_HOST)


def test_no_machine_path_in_any_file() -> None:
    assert [] == found(MACHINE_PATH)


def test_license_is_whole() -> None:
    license = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert "Apache License" in license
    assert "END OF TERMS AND CONDITIONS" in license
    assert project()["license"] == "Apache-2.0"


def test_font_travels_with_its_license() -> None:
    fonts = ROOT / "ui" / "fonts"
    assert {"Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf"} <= {
        path.name for path in fonts.iterdir()
    }
    assert "SIL OPEN FONT LICENSE Version 1.1" in (fonts / "OFL.txt").read_text(encoding="utf-8")
