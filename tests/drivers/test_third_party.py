"""An outside package as in docs/devices.md: taken from the page, installed, and run through the suite."""

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

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


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """Install the page's package. Return the module of its test."""
    (tmp_path / "acme_badge.py").write_text(block("# acme_badge.py"))
    (tmp_path / "test_acme_badge.py").write_text(block("# test_acme_badge.py"))
    points = re.search(r"\[project\.entry-points\.\"(.*?)\"\]\n\"(.*?)\" = \"(.*?)\"", block("# pyproject.toml"))
    assert points is not None
    info = tmp_path / "acme_badge-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: acme-badge\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{points[1]}]\n{points[2]} = {points[3]}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield importlib.import_module("test_acme_badge")
    for module in ("acme_badge", "test_acme_badge"):
        sys.modules.pop(module, None)


@pytest.mark.parametrize("check", CHECKS, ids=name)
def test_the_package_of_the_page_conforms(installed: ModuleType, check: Check) -> None:
    check(installed.SUBJECT)


def test_the_package_of_the_page_is_found_and_configured(installed: ModuleType) -> None:
    assert "acme" in kinds()["badge"]
    assert installed.ACME is spec_of("badge", "acme")
    with pytest.raises(ConfigError, match="away_s: 'long' is not a number of seconds from 0 to 60"):
        check_device("badge", {"kind": "acme", "port": "/dev/serial/by-id/acme", "away_s": "long"})
    check_device("badge", {"kind": "acme", "port": "/dev/serial/by-id/acme", "away_s": 2})
