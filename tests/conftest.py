"""The settings of every test: Qt without a screen, Hypothesis without a time limit, and files in memory.

No test cuts the power: the calls to a disk are checked (`tests/faults`), and the data need not reach it. Qt reads its
environment when the application is made, and no test makes one before this file is read.
"""

import atexit
import gc
import os
import shutil
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from PySide6.QtGui import QGuiApplication

from drivers.port import PortPace
from kiosk.journal import Journal
from kiosk.staff.register import HASH_COST
from kiosk.training import School, Store
from tests.sizes import IS_WHOLE, ONE_CASE, examples

SCREENS = Path(__file__).resolve().parent / "screens.json"
MEMORY = Path("/dev/shm")
ROOM_BYTES = 4 << 30
SOON_S = 0.02
WITH_ONE_CASE = tuple(f"tests/{folder}/" for folder in ONE_CASE)


def has_room() -> bool:
    """Return whether files may be kept in memory: the place exists, has room, and may run programs."""
    try:
        there = os.statvfs(MEMORY)
    except OSError:
        return False
    free_bytes = there.f_bavail * there.f_frsize
    return os.access(MEMORY, os.W_OK) and not there.f_flag & os.ST_NOEXEC and free_bytes > ROOM_BYTES


if "TMPDIR" not in os.environ and has_room():
    os.environ["TMPDIR"] = tempfile.tempdir = tempfile.mkdtemp(prefix="kiosk-tests-", dir=MEMORY)
    Path(tempfile.tempdir).chmod(0o711)  # A floor server runs as another user.
    atexit.register(shutil.rmtree, tempfile.tempdir, ignore_errors=True)

os.environ["LC_ALL"] = "C.UTF-8"  # Commands answer in English in any environment.
os.environ.pop("LANGUAGE", None)
os.environ["QT_QUICK_BACKEND"] = "software"
os.environ["QT_QPA_UPDATE_IDLE_TIME"] = "0"  # As in ui/app.py.
os.environ["QT_QUICK_CONTROLS_STYLE"] = "Basic"
if "PYTEST_XDIST_WORKER" not in os.environ:  # The workers share compiled files during the run.
    os.environ["QML_DISK_CACHE_PATH"] = tempfile.mkdtemp(prefix="kiosk-qml-")
    atexit.register(shutil.rmtree, os.environ["QML_DISK_CACHE_PATH"], ignore_errors=True)
    # Qt decodes this file name in another encoding than the system's, and a checkout may be in a folder named café.
    screens = shutil.copy(SCREENS, os.environ["QML_DISK_CACHE_PATH"])
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={screens}"

hypothesis.settings.register_profile(
    "table",
    deadline=None,
    derandomize=not IS_WHOLE,  # `make test` tries the same examples each time, and `make faults` tries others.
    suppress_health_check=[hypothesis.HealthCheck.too_slow],  # Hypothesis reads the clock.
    print_blob=True,
    max_examples=examples(100),
)
hypothesis.settings.load_profile("table")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests of `make faults`: marked ones, and all but one case of each test in some folders."""
    if IS_WHOLE:
        return
    left_out = {item for item in items if item.get_closest_marker("only_whole")}
    cases = Counter[str]()
    for item in items:
        if item.nodeid.startswith(WITH_ONE_CASE) and item not in left_out and item.path.name != "test_pictures.py":
            function = item.nodeid.partition("[")[0]
            cases[function] += 1
            if cases[function] > 1:
                left_out.add(item)
    config.hook.pytest_deselected(items=[*left_out])
    items[:] = [item for item in items if item not in left_out]


def pytest_collection_finish() -> None:
    """Exclude the shared objects of all tests from garbage collection: half a million objects stay."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def qapp_cls() -> type[QGuiApplication]:
    """Return the class of application for pytest-qt: the kiosk has no widgets."""
    return QGuiApplication


@pytest.fixture
def utc(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Tell times in UTC during the test."""
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.fixture(autouse=True, scope="session")
def links_look_soon() -> Iterator[None]:
    """Shorten the waits of a device’s link, so that no test waits for a tenth of a second."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("drivers.port.PACE", PortPace(poll_s=SOON_S))
        yield


@pytest.fixture(autouse=True, scope="session")
def real_hash_cost() -> Iterator[tuple[int, int]]:
    """Hash PINs at the least cost, because almost no test is about hashing. Yield the cost that the kiosk sets."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kiosk.staff.register.HASH_COST", (1, 8))
        yield HASH_COST


@pytest.fixture(autouse=True)
def records_are_closed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Close every journal, store, and school that a test has left open, as a process does that ends. Ignore files that
    another thread has opened.
    """
    opened: list[Journal | Store | School] = []
    really_open = Journal.open

    def open_and_remember(*words: Any, **more: Any) -> Journal:
        journal = really_open(*words, **more)
        if threading.current_thread() is threading.main_thread():
            opened.append(journal)
        return journal

    def remember_made(cls: type[Store | School]) -> None:
        really_made: Callable[..., None] = cls.__init__

        def make_and_remember(made: Store | School, *words: Any, **more: Any) -> None:
            really_made(made, *words, **more)
            if threading.current_thread() is threading.main_thread():
                opened.append(made)

        monkeypatch.setattr(cls, "__init__", make_and_remember)

    monkeypatch.setattr(Journal, "open", open_and_remember)
    remember_made(Store)
    remember_made(School)
    yield
    for record in opened:
        record.close()
