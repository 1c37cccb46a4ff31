"""The program does not start in an environment that would break it: one sentence says why, without a traceback."""

import ctypes
import os
import site
import subprocess
import sys
from importlib.metadata import Distribution
from pathlib import Path

import pytest

from kiosk.app import hardening
from kiosk.app.hardening import cleaned
from kiosk.app.surroundings import copied, foreign, missing_libraries, overwritten, unknown_zone, unreadable

ROOT = Path(__file__).resolve().parents[2]
RECORDS = "{}\n"  # It is not a hand, so each line is refused.


def installed(folder: Path) -> Distribution:
    for package in ("kiosk", "drivers", "ui"):
        (folder / package).mkdir()
        (folder / package / "__init__.py").write_text(f'"""{package}."""\n', encoding="utf-8")
    about = folder / "dealer_assist_kiosk-0.1.0.dist-info"
    about.mkdir()
    names = [f"{package}/__init__.py" for package in ("kiosk", "drivers", "ui")]
    (about / "RECORD").write_text("".join(f"{name},,{(folder / name).stat().st_size}\n" for name in names))
    return Distribution.at(about)


def test_a_file_that_another_package_has_overwritten_is_named(tmp_path: Path) -> None:
    distribution = installed(tmp_path)
    assert overwritten(distribution, tmp_path) == ""
    (tmp_path / "ui" / "__init__.py").write_text("# of another program\n", encoding="utf-8")
    assert overwritten(distribution, tmp_path) == str(tmp_path / "ui" / "__init__.py")
    (tmp_path / "ui" / "__init__.py").unlink()
    assert overwritten(distribution, tmp_path) == str(tmp_path / "ui" / "__init__.py")


def test_a_package_that_python_finds_elsewhere_is_named(tmp_path: Path) -> None:
    (tmp_path / "ui").mkdir()
    (tmp_path / "ui" / "__init__.py").touch()
    code = f"""
import pathlib, sys
sys.path.insert(0, {str(tmp_path)!r})
from kiosk.app.surroundings import foreign
print(foreign(pathlib.Path({str(ROOT)!r})))
"""
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    assert ran.stdout.startswith(f"The kiosk's package ui is another program's: {tmp_path}/ui/__init__.py. Install ")


def test_our_own_packages_are_ours() -> None:
    assert foreign(ROOT) == ""
    assert unreadable(ROOT) == ""


def test_a_copied_environment_is_named(tmp_path: Path) -> None:
    environment = tmp_path / ".venv"
    (environment / "bin").mkdir(parents=True)
    (environment / "pyvenv.cfg").touch()
    program = environment / "bin" / "kiosk"
    assert copied(program, environment) == ""
    assert copied(program, tmp_path / "old") == (
        f"{environment} is a copy that runs the program of {tmp_path}/old: say `make run` in the copy's folder."
    )
    assert copied(Path("/usr/bin/kiosk"), Path("/usr")) == ""


@pytest.mark.parametrize("name", ["Mars/Olympus", "New York", "America", "../etc/passwd"])
def test_a_time_zone_that_does_not_exist_is_named(name: str) -> None:
    assert unknown_zone(name) == (
        f'TZ is "{name}", which this computer does not know: write a time zone such as America/New_York, or remove TZ.'
    )


@pytest.mark.parametrize("name", ["", "UTC", ":UTC", "America/New_York", "EST5EDT,M3.2.0,M11.1.0", "<-03>3"])
def test_a_time_zone_of_the_computer_or_by_a_rule_is_accepted(name: str) -> None:
    assert unknown_zone(name) == ""


@pytest.mark.parametrize("name", ["ui/qml", "kiosk/_config/training", "drivers/a.py"])
def test_program_files_that_the_user_cannot_read_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    for folder in ("kiosk/_config/training", "drivers", "ui/qml"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "drivers" / "a.py").touch()
    assert unreadable(tmp_path) == ""
    may = os.access
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != tmp_path / name and may(path, mode))
    what = "file" if name.endswith(".py") else "folder"
    assert unreadable(tmp_path).startswith(f"This user may not read the program's {what} {tmp_path / name}: ")


def test_missing_libraries_are_named_by_their_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(library: str) -> None:
        if library == "libEGL.so.1":
            raise OSError

    monkeypatch.setattr(ctypes, "CDLL", load)
    assert missing_libraries().endswith("apt-get install --no-install-recommends libegl1")


def test_a_library_that_is_missing_ends_the_kiosk_with_one_sentence(tmp_path: Path) -> None:
    code = f"""
import builtins, ctypes, sys
load = ctypes.CDLL
def lacking(library, *more, **others):
    if library == "libEGL.so.1":
        raise OSError
    return load(library, *more, **others)
ctypes.CDLL = lacking
really = builtins.__import__
def broken(name, *more, **others):
    if name.startswith("PySide6"):
        raise ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")
    return really(name, *more, **others)
builtins.__import__ = broken
sys.argv = ["kiosk", "run", "--table", "NH-07", "--data", {str(tmp_path)!r}]
from kiosk.__main__ import start
start()
"""
    ran = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
        env=cleaned(os.environ),
    )
    assert ran.returncode == 2
    assert "Traceback" not in ran.stderr
    assert ran.stderr.endswith("apt-get install --no-install-recommends libegl1\n")


def test_a_user_without_a_home_folder_is_asked_for_a_folder() -> None:
    code = """
import os, pathlib, sys
def nobody(*_):
    raise KeyError("nobody")
import pwd
pwd.getpwuid = nobody
os.environ.pop("HOME", None)
os.environ.pop("XDG_STATE_HOME", None)
sys.argv = ["kiosk", "staff", "list"]
from kiosk.__main__ import start
start()
"""
    ran = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
        env=cleaned(os.environ),
    )
    assert ran.returncode == 2
    assert ran.stderr == "This user has no home folder. Give the folder of the records with --data.\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full")
@pytest.mark.parametrize("words", [("version",), ("check",), ("settle", "{records}"), ("--help",)])
def test_output_to_a_full_disk_is_one_sentence(tmp_path: Path, words: tuple[str, ...]) -> None:
    records = tmp_path / "records.jsonl"
    records.write_text(RECORDS * 3, encoding="utf-8")
    command = [sys.executable, "-m", "kiosk", *(word.format(records=records) for word in words)]
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, encoding="utf-8", check=False)
    assert (ran.returncode, ran.stderr) == (2, "The disk is full. Make room, then try again.\n")


def test_without_shared_memory_one_process_settles(tmp_path: Path) -> None:
    code = """
import multiprocessing.synchronize, sys
def absent(*_, **__):
    raise FileNotFoundError(2, "No such file or directory")
multiprocessing.synchronize.SemLock.__init__ = absent
sys.argv = ["kiosk", "settle", "--jobs", "4", sys.argv[1]]
from kiosk.__main__ import start
start()
"""
    (tmp_path / "records.jsonl").write_text(RECORDS * 1000, encoding="utf-8")
    command = [sys.executable, "-c", code, str(tmp_path / "records.jsonl")]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False, env=cleaned(os.environ))
    assert (ran.returncode, ran.stderr) == (1, ""), "each line is refused, by its result"
    assert ran.stdout.count("\n") == 1000


@pytest.mark.parametrize(("is_the_users", "options"), [(True, ["-E", "-P"]), (False, ["-I"])])
def test_a_kiosk_of_the_users_own_packages_starts_again_among_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_the_users: bool, options: list[str]
) -> None:
    """-I would leave out the packages of `pip install --user`, and the kiosk with them."""
    started: list[list[str]] = []
    monkeypatch.setattr(os, "execve", lambda program, words, environment: started.append(words))
    monkeypatch.setattr(os, "environ", {"PYTHONPATH": "/tmp", "HOME": str(tmp_path)})
    monkeypatch.setattr(site, "ENABLE_USER_SITE", True)
    monkeypatch.setattr(site, "getusersitepackages", lambda: str(ROOT if is_the_users else tmp_path))
    hardening.clean_start(["check"])
    assert started == [[sys.executable, *options, "-m", "kiosk", "check"]]
