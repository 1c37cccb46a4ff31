"""Plant bugs into a copy of the kiosk, one at a time: the simulation finds each of them.

    python -m tests.simulation.planted [BUG …]

With `no-bug` the same nights find nothing: this is the control. `bugs.toml` lists the bugs.
"""

import ast
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
NIGHTS: Final = 8  # Nights of each game.
NO_BUG: Final = "no-bug"
COPIED: Final = ("kiosk", "tests", "config", "drivers", "ui/__init__.py", "tools/report.py")


class Bug(NamedTuple):
    """A piece of Python in a file, an expression or consecutive statements, and its replacement."""

    file: str
    was: str
    becomes: str

    def planted(self, source: str) -> str:
        """Return the source with the bug. Raise ValueError unless the piece is there exactly once and changes."""
        planting, tree = Planting(ast.parse(self.was).body, ast.parse(self.becomes).body), ast.parse(source)
        before = ast.dump(tree)
        tree = ast.fix_missing_locations(planting.visit(tree))
        if planting.count != 1:
            raise ValueError(f"{self.file} has it {planting.count} times: {self.was}")
        if ast.dump(tree) == before:
            raise ValueError(f"{self.file} stays the same: {self.was}")
        return ast.unparse(tree)


class Planting(ast.NodeTransformer):
    """Replace a piece wherever its syntax tree is found, and count the replacements."""

    def __init__(self, was: list[ast.stmt], becomes: list[ast.stmt]) -> None:
        self._was = [ast.dump(statement) for statement in was]
        self._becomes = becomes
        self._expression = ""
        first, instead = was[0], becomes[0]
        if len(was) == len(becomes) == 1 and isinstance(first, ast.Expr) and isinstance(instead, ast.Expr):
            self._expression, self._instead = ast.dump(first.value), instead.value
        self.count = 0

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        if self._expression:
            if ast.dump(node) == self._expression:
                self.count += 1
                return self._instead
            return node
        for _, body in ast.iter_fields(node):
            if isinstance(body, list) and body and isinstance(body[0], ast.stmt):
                self._replace_in(body)
        return node

    def _replace_in(self, body: list[ast.stmt]) -> None:
        dumps = [ast.dump(statement) for statement in body]
        for start in range(len(body)):
            if dumps[start : start + len(self._was)] == self._was:
                body[start : start + len(self._was)] = self._becomes
                self.count += 1
                return


BUGS: Final = {
    name: Bug(**bug) for name, bug in tomllib.loads(Path(__file__).with_name("bugs.toml").read_text("utf-8")).items()
}


def copied(folder: Path) -> Path:
    """Return a copy of the kiosk and its tests for planting."""
    for name in COPIED:
        source, target = ROOT / name, folder / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.onnx", "golden"))
        elif source.exists():
            target.parent.mkdir(exist_ok=True)
            shutil.copy(source, target)
    return folder


def found(bug: str, *, nights: int = NIGHTS, first: int = 0, games: tuple[str, ...] = ()) -> str:
    """Return the first violation that nights with this bug find, or ""."""
    with tempfile.TemporaryDirectory() as name:
        folder = copied(Path(name))
        if bug != NO_BUG:
            file = folder / BUGS[bug].file
            file.write_text(BUGS[bug].planted(file.read_text(encoding="utf-8")), encoding="utf-8")
        command = [sys.executable, "-m", "tests.simulation.night", "--first", str(nights), str(first), *games]
        env = {**os.environ, "PYTHONPATH": str(folder)}
        done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
        if done.returncode != 0 and not done.stdout:
            raise SystemExit(f"the nights cannot be played: {done.stderr.strip()[-500:]}")
        return "" if done.returncode == 0 else done.stdout.splitlines()[0]


def main(words: list[str]) -> None:
    missed = 0
    for bug in words or [*BUGS, NO_BUG]:
        violation = found(bug)
        missed += (violation == "") is not (bug == NO_BUG)
        sys.stdout.write(f"{bug}: {violation or 'nothing found'}\n")
        sys.stdout.flush()
    sys.exit(min(missed, 1))


if __name__ == "__main__":
    main(sys.argv[1:])
