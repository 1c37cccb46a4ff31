"""A kiosk that is started in a hostile environment, and the part of the environment that it keeps."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kiosk.app.hardening import cleaned
from kiosk.core.errors import ConfigError, JournalError
from kiosk.games import GAMES
from kiosk.journal import load_or_create_key
from kiosk.settings import Records, config_dir, load, refuse_shared

ROOT = Path(__file__).resolve().parent.parent.parent
BESIDE = """
import os, shutil
from kiosk.app.hardening import clean_start
clean_start([])
print(shutil.which("pw-play"))
print(os.environ["PATH"])
"""


@pytest.mark.parametrize(
    ("name", "value", "stays"),
    [
        ("QT_QPA_PLATFORM", "vnc", False),
        ("QT_QPA_PLATFORM", "vnc:port=5900", False),
        ("QT_QPA_PLATFORM", "wayland;vnc", False),
        ("QT_QPA_PLATFORM", "webgl", False),
        ("QT_QPA_PLATFORM", "wayland;xcb", True),
        ("QT_QPA_PLATFORM", "offscreen:configfile=/tmp/screens.json", True),
        ("QT_PLUGIN_PATH", "/tmp", False),
        ("QT_QPA_GENERIC_PLUGINS", "evdevkeyboard", False),
        ("QML_IMPORT_PATH", "/tmp", False),
        ("QML2_IMPORT_PATH", "/tmp", False),
        ("QML_DISABLE_DISK_CACHE", "1", True),
        ("LD_PRELOAD", "/tmp/a.so", False),
        ("GLIBC_TUNABLES", "glibc.malloc.check=0", False),
        ("GCONV_PATH", "/tmp", False),
        ("OPENSSL_CONF", "/tmp/openssl.cnf", False),
        ("OPENCV_VIDEOIO_PLUGIN_PATH", "/tmp", False),
        ("LIBGL_DRIVERS_PATH", "/tmp", False),
        ("VK_LAYER_PATH", "/tmp", False),
        ("XDG_DATA_DIRS", "/tmp", False),
        ("PGHOSTADDR", "10.9.9.9", False),
        ("SSLKEYLOGFILE", "/tmp/keys", False),
        ("A_LIBRARY_OF_TOMORROW_PLUGINS", "/tmp", False),
        ("PYTHONPATH", "/tmp", False),
        ("PYTHONSTARTUP", "/tmp/a.py", False),
        ("PYTHONUNBUFFERED", "1", True),
        ("HOME", "/root", True),
        ("DISPLAY", ":0", True),
        ("DISPLAY", "floor-2:0", False),
        ("DISPLAY", "10.9.9.9:0.0", False),
        ("DBUS_SESSION_BUS_ADDRESS", "unix:path=/run/user/0/bus", True),
        ("DBUS_SESSION_BUS_ADDRESS", "unixexec:path=/tmp/a", False),
        ("DBUS_SESSION_BUS_ADDRESS", "unix:path=/run/bus;tcp:host=10.9.9.9,port=1", False),
        ("PULSE_SERVER", "unix:/run/user/0/pulse/native", True),
        ("PULSE_SERVER", "tcp:10.9.9.9", False),
        ("LC_MESSAGES", "es_ES.UTF-8", True),
        ("XDG_RUNTIME_DIR", "/run/user/0", True),
    ],
)
def test_only_harmless_variables_are_kept(name: str, value: str, stays: bool) -> None:
    there = cleaned({name: value})
    assert there.pop("PATH")
    assert ({name: value} if stays else {}) == there


def test_programs_are_those_of_the_system(tmp_path: Path) -> None:
    """A tone player that was put first on the path is not started."""
    (tmp_path / "pw-play").write_text("#!/bin/sh\n")
    (tmp_path / "pw-play").chmod(0o755)
    printed = subprocess.run(
        [sys.executable, "-c", BESIDE], env={"PATH": f"{tmp_path}"}, capture_output=True, text=True, check=True
    ).stdout
    assert str(tmp_path) not in printed
    assert printed.splitlines()[1] == cleaned({})["PATH"]


def test_code_on_the_python_path_is_not_run(tmp_path: Path) -> None:
    """A module on the path has the name of one of the kiosk's libraries."""
    (tmp_path / "typer.py").write_text("print('taken over')\n")
    path = f"{tmp_path}{os.pathsep}{Path(__file__).resolve().parents[2]}"
    environment = {**os.environ, "PYTHONPATH": path, "QT_QPA_PLATFORM": "vnc"}
    done = subprocess.run(
        [sys.executable, "-m", "kiosk", "version"], env=environment, capture_output=True, text=True, check=False
    )
    assert (0, "") == (done.returncode, done.stderr)
    assert "taken over" not in done.stdout and done.stdout.strip()


BEHIND = """
import ctypes, os, resource
from pathlib import Path
from kiosk.core.unseen import leave_nothing_behind
leave_nothing_behind()
print(resource.getrlimit(resource.RLIMIT_CORE), ctypes.CDLL(None).prctl(3, 0, 0, 0, 0))
Path("made").write_text("")
os.mkdir("folder")
print(oct(os.stat("made").st_mode & 0o777), oct(os.stat("folder").st_mode & 0o777))
"""


def test_no_core_dump_is_left_and_files_are_their_owners(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", BEHIND], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert ["(0, 0) 0", "0o600 0o700"] == done.stdout.splitlines()


CAMERA = """
import ctypes, resource, runpy
try:
    runpy.run_module("drivers.camera.process", run_name="__main__")
except IndexError:  # It received nothing.
    print(resource.getrlimit(resource.RLIMIT_CORE), ctypes.CDLL(None).prctl(3, 0, 0, 0, 0))
"""


def test_the_cameras_process_is_protected_like_the_kiosk() -> None:
    """A started program can be inspected again."""
    done = subprocess.run([sys.executable, "-c", CAMERA], cwd=ROOT, capture_output=True, text=True, check=True)
    assert ["(0, 0) 0"] == done.stdout.splitlines()


@pytest.mark.parametrize("mode", [0o720, 0o702, 0o777, 0o1777])
def test_a_folder_that_others_may_write_is_refused(tmp_path: Path, mode: int) -> None:
    tmp_path.chmod(0o750)
    refuse_shared(tmp_path)
    tmp_path.chmod(mode)
    with pytest.raises(ConfigError, match="may be changed by others: set its mode to 0700"):
        refuse_shared(tmp_path)


@pytest.mark.parametrize(
    ("name", "mode"), [("NH-07/journal.db", "0600"), ("witness", "0700"), ("witness/NH-07.heads", "0600")]
)
def test_records_that_others_may_write_are_refused(tmp_path: Path, name: str, mode: str) -> None:
    records = Records(load(config_dir(), GAMES), tmp_path, "NH-07")
    for path in (records.journal, records.witness):
        path.parent.mkdir(mode=0o700)
        path.touch(0o600)
    records.make()
    (tmp_path / name).chmod(0o722)
    with pytest.raises(ConfigError, match=f"{name} may be changed by others: set its mode to {mode}"):
        records.make()


BROKEN = {
    "a cut key": b"-----BEGIN PRIVATE KEY-----\nMC4CAQAw\n-----END PRIVATE KEY-----\n",
    "an unknown kind of key": b"-----BEGIN PRIVATE KEY-----\nMCACAQAwBQYDKgMEBBQ=\n-----END PRIVATE KEY-----\n",
    "another file": b"[" * 100_000,
    "nothing": b"",
}


@pytest.mark.parametrize("pem", BROKEN.values(), ids=BROKEN)
def test_a_broken_key_is_one_sentence(tmp_path: Path, pem: bytes) -> None:
    path = tmp_path / "device.pem"
    path.write_bytes(pem)
    path.chmod(0o600)
    with pytest.raises(JournalError, match="is broken: restore it from backup"):
        load_or_create_key(path)
