"""PySide's own `import`, which keeps the source of every module, does not replace Python's."""

import subprocess
import sys


def test_no_module_of_ours_is_parsed_by_its_importer() -> None:
    program = (
        "import ui.app, kiosk, linecache, pathlib, pydantic\n"
        "ours = [pathlib.Path(package.__file__).parent for package in (kiosk, ui, pydantic)]\n"
        "read = [name for name in linecache.cache if any(map(pathlib.Path(name).is_relative_to, ours))]\n"
        "assert read == [], read\n"
    )
    done = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
