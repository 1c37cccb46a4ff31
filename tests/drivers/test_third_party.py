"""An outside package as in docs/devices.md: taken from the page, installed, and run through the suite."""

import importlib
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from zipfile import ZipFile

import pytest

from drivers.conformance import CHECKS, Check, name
from drivers.kinds import check_device, kinds, spec_of
from kiosk.core.errors import ConfigError

PAGE = Path(__file__).resolve().parents[2] / "docs" / "devices.md"


def block(first_line: str) -> str:
    """Return the code block of the page that begins with this text."""
    (found,) = [
        block for block in re.findall(r"```\w+\n(.*?)```", PAGE.read_text(), re.DOTALL) if block.startswith(first_line)
    ]
    return str(found)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the page's package, and return the folder in which it and its test are installed."""
    package, folder = tmp_path_factory.mktemp("package"), tmp_path_factory.mktemp("installed")
    for file in ("pyproject.toml", "acme.py", "test_acme.py"):
        (package / file).write_text(block(f"# {file}"))
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=package, capture_output=True, check=True)
    (wheel,) = folder.glob("*.whl")
    ZipFile(wheel).extractall(folder)
    shutil.copy(package / "test_acme.py", folder)
    return folder


@pytest.fixture
def installed(built: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """Install the page's package. Return the module of its test."""
    monkeypatch.syspath_prepend(str(built))
    yield importlib.import_module("test_acme")
    for module in ("acme", "test_acme"):
        sys.modules.pop(module, None)


@pytest.mark.parametrize("check", CHECKS, ids=name)
@pytest.mark.parametrize("nth", [0, 1], ids=("badge", "shoe"))
def test_the_package_of_the_page_conforms(installed: ModuleType, nth: int, check: Check) -> None:
    check(installed.SUBJECTS[nth])


def test_the_package_of_the_page_is_found_and_configured(installed: ModuleType) -> None:
    assert "acme" in kinds()["badge"]
    assert installed.BADGE is spec_of("badge", "acme")
    assert installed.SHOE is spec_of("shoe", "acme")
    with pytest.raises(ConfigError, match="away_s: 'long' is not a number of seconds from 0 to 60"):
        check_device("badge", {"kind": "acme", "port": "/dev/serial/by-id/acme", "away_s": "long"})
    check_device("badge", {"kind": "acme", "port": "/dev/serial/by-id/acme", "away_s": 2})
