"""The required packages and processor, and an environment that fits its Python and folder."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kiosk.core import system
from kiosk.core.system import install_line, lacking_features, too_old
from tests.sizes import only_whole
from tools.link import link
from tools.system import LIBRARY, START, TESTS, forget, made_for, packages

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
MODERN = "flags\t\t: fpu cx16 lahf_lm popcnt sse4_1 sse4_2 ssse3\n"
WITHOUT_POSTGRESQL = """
import pathlib, sys
import pytest
from kiosk.floor.server import own_server
own_server._DEBIAN = pathlib.Path("/nowhere")
sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-r", "fE", "tests/floor"]))
"""


def test_readme_names_the_packages_of_the_list_and_no_others() -> None:
    start = README[README.index("On Debian 12 or 13 with") :]
    sentence = start[: start.index(":\n")]
    assert re.findall(r"`([\w.+-]+)`", sentence) == packages(START)
    block = next(part for part in start.split("\n\n") if part.startswith("    lib"))
    assert block.split() == packages(LIBRARY)
    tests = next(line for line in README.splitlines() if "tests of the floor server need" in line)
    assert re.findall(r"`(postgresql[\w.+-]*)`", tests) == packages(TESTS)


def test_the_continuous_checks_install_the_packages_of_the_list_and_no_others() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    install = re.search(r"apt-get install((?: +-\S+)*) (.*)", script)
    assert install is not None
    listed = re.fullmatch(r"\$\((.*)\)", install[2])
    assert listed is not None, "no package beside the list"
    printed = subprocess.run(["sh", "-c", listed[1]], cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    assert printed.stdout.split() == packages(START, LIBRARY, TESTS)


def test_each_library_of_the_list_has_the_name_by_which_it_is_found() -> None:
    lines = [line.split() for line in system.LIST.read_text(encoding="utf-8").splitlines()]
    assert {purpose for _, purpose, *_ in lines} == {START, LIBRARY, TESTS}
    assert [] == [line for line in lines if (line[1] == LIBRARY) != (len(line) == 3 and ".so." in line[2])]


def test_the_line_to_type_needs_sudo_but_for_root(monkeypatch: pytest.MonkeyPatch) -> None:
    for user, start in ((0, "apt-get"), (1000, "sudo apt-get")):
        monkeypatch.setattr(os, "geteuid", lambda user=user: user)
        assert install_line(["libegl1", "libgl1"]) == f"{start} install --no-install-recommends libegl1 libgl1"


@only_whole
def test_floor_tests_are_skipped_without_postgresql() -> None:
    command = [sys.executable, "-c", WITHOUT_POSTGRESQL]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    ran = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert re.search(r"\d+ passed, \d+ skipped", ran.stdout), ran.stdout[-3000:]
    assert "apt-get install postgresql." not in ran.stdout, "a test has asked for a server, and was not skipped"


@pytest.mark.parametrize("feature", ["cx16", "lahf_lm", "popcnt", "sse4_1", "sse4_2", "ssse3"])
def test_a_processor_below_x86_64_v2_is_too_old(tmp_path: Path, feature: str) -> None:
    cpu_info = tmp_path / "cpuinfo"
    cpu_info.write_text("processor\t: 0\n" + MODERN.replace(f" {feature}", ""), encoding="utf-8")
    assert lacking_features(cpu_info, "x86_64") == [feature]
    assert lacking_features(cpu_info, "aarch64") == []
    assert too_old([feature]).startswith(f"This processor is too old: it lacks {feature}. Use a computer with")


def test_a_modern_processor_lacks_nothing(tmp_path: Path) -> None:
    cpu_info = tmp_path / "cpuinfo"
    cpu_info.write_text(MODERN, encoding="utf-8")
    assert lacking_features(cpu_info, "x86_64") == []
    assert lacking_features(tmp_path / "none", "x86_64") == [], "nothing is known, so nothing is refused"


def test_readme_names_the_processor() -> None:
    assert "x86-64-v2" in README
    assert "ARM64" in README


def environment_at(venv: Path) -> Path:
    (venv / "lib").mkdir(parents=True)
    (venv / "pyvenv.cfg").write_text("home = /usr/bin\n", encoding="utf-8")
    (venv / "run.stamp").touch()
    return venv


def test_an_environment_for_this_python_and_folder_stays(tmp_path: Path) -> None:
    venv = environment_at(tmp_path / ".venv")
    (venv / "made-for").write_text(made_for(venv), encoding="utf-8")
    os.utime(venv / "made-for", (1, 1))
    forget(venv)
    assert (venv / "run.stamp").exists()
    assert (venv / "made-for").stat().st_mtime == 1, "make compares times"


@pytest.mark.parametrize("was", ["cpython-39\nx86_64\n{venv}\n", "{tag}\nx86_64\n/elsewhere/.venv\n", "", None])
def test_an_environment_for_another_python_or_folder_is_forgotten(tmp_path: Path, was: str | None) -> None:
    venv = environment_at(tmp_path / ".venv")
    if was is not None:
        record = was.format(venv=venv, tag=sys.implementation.cache_tag)
        (venv / "made-for").write_text(record, encoding="utf-8")
    forget(venv)
    assert [path.name for path in venv.iterdir()] == ["made-for"]
    assert (venv / "made-for").read_text(encoding="utf-8") == made_for(venv)


def test_a_folder_that_is_no_environment_is_not_removed(tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "a.txt").touch()
    forget(tmp_path / "letters")
    assert (tmp_path / "letters" / "a.txt").exists()


def test_an_environment_finds_its_checkout_by_a_relative_path(tmp_path: Path) -> None:
    """Python 3.11 decodes the file in the locale's encoding: a folder `café` would end it if LC_ALL is C."""
    checkout = tmp_path / "café"
    site_packages = checkout / ".venv" / "lib" / "python3.11" / "site-packages"
    site_packages.mkdir(parents=True)
    found_by = site_packages / "_editable_impl_dealer_assist_kiosk.pth"
    found_by.write_text(str(checkout), encoding="utf-8")
    link(checkout / ".venv", checkout)
    assert found_by.read_bytes() == b"../../../..\n"


def test_make_forgets_an_environment_that_was_moved_or_is_of_another_python(tmp_path: Path) -> None:
    """These are the rules of the Makefile, with a pip and a venv that only record their arguments."""
    checkout = tmp_path / "with a space"
    for name in (
        "Makefile", "pyproject.toml", "locks", "tools/system.py", "tools/link.py", "kiosk/__init__.py", "kiosk/core",
    ):  # fmt: skip
        source, target = ROOT / name, checkout / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(source, target) if source.is_dir() else shutil.copy(source, target)
    python = checkout / "a-python"
    python.write_text(
        f"""#!/bin/sh
echo "$*" >> "{checkout}/calls"
case "$*" in
    "-m tools."*) exec "{sys.executable}" "$@";;
    "-m venv "*) mkdir -p "$3/bin" && touch "$3/pyvenv.cfg" && cp "$0" "$3/bin/python";;
esac
""",
        encoding="utf-8",
    )
    python.chmod(0o755)

    def made(where: Path) -> list[str]:
        (where / "calls").unlink(missing_ok=True)
        script = where / "a-python"
        script.write_text(script.read_text(encoding="utf-8").replace(str(checkout), str(where)), encoding="utf-8")
        command = ["make", "--silent", "PYTHON=./a-python", ".venv/run.stamp"]
        subprocess.run(command, cwd=where, check=True, capture_output=True)
        return [words for words in ("venv", "pip") if f"-m {words} " in (where / "calls").read_text(encoding="utf-8")]

    assert made(checkout) == ["venv", "pip"]
    assert made(checkout) == [], "nothing has changed"
    copied = tmp_path / "copied"
    shutil.copytree(checkout, copied)
    assert made(copied) == ["venv", "pip"]
    assert made(checkout) == []
    record = checkout / ".venv" / "made-for"
    record.write_text(record.read_text(encoding="utf-8").replace(sys.implementation.cache_tag or "", "cpython-310"))
    assert made(checkout) == ["venv", "pip"]
