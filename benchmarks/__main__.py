"""Run the benchmarks: `python -m benchmarks [name …]`. Each prints one JSON object a line.

One that ends with an error is named at the end, and does not keep the others from running.
"""

import subprocess
import sys
from pathlib import Path

_NOT_BENCHMARKS = {
    "__init__", "__main__", "any_hand", "bare", "bare_floor", "bare_unit", "booted_root", "camera_photographs",
    "clicks", "fast_shoe", "faults", "fuzz", "hardships", "live", "many_hands", "moved_shift", "shift", "ten_million",
    "touches", "wayland_pointer",
}  # fmt: skip


def main() -> None:
    """Run each benchmark in its own process, so that none inherits another's memory. Exit with 1 if one has failed."""
    known = sorted(path.stem for path in Path(__file__).parent.glob("*.py") if path.stem not in _NOT_BENCHMARKS)
    chosen = sys.argv[1:] or known
    for name in chosen:
        if name not in known:
            sys.exit(f"no benchmark is called {name}: choose from {', '.join(known)}")
    commands = {name: [sys.executable, "-m", f"benchmarks.{name}"] for name in chosen}
    failed = [name for name, command in commands.items() if subprocess.run(command, check=False).returncode]
    if failed:
        sys.exit(f"failed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
