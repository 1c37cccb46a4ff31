"""Try every command and option with hostile values: each gives a sentence, no traceback, and no change if refused.

    python -m benchmarks.commands [RUNS [SEED]]

With a seed, several options and arguments of a command are hostile together; without one, each alone.

Each run is a fork of a process that has imported the commands, with a separate house. A command that runs until it is
stopped, such as the kiosk itself, has accepted its value if it still runs after `ENDLESS_S`. As these runs mostly wait,
`AT_ONCE` of all are tried in parallel.
"""

import hashlib
import multiprocessing
import os
import random
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

import typer

from kiosk.app import main as commands
from tools.report import report

AT_ONCE: Final = 4
MAX_S: Final = 60  # Limit on a machine that has other work.
ENDLESS_S: Final = 4
ENDLESS: Final = {"run", "demo", "train", "sim", "devices watch", "floor serve", "floor console", "floor demo"}
WHOLE: Final = {
    "N": ["1"],
    "FILE": ["hands.jsonl"],
    "ID": ["ortiz"],
    "name": ["M. Ortiz"],
    "role": ["dealer"],
    "amounts": ["mega=25000", "major=5000", "minor=1000"],
    "by": ["haddad"],
    "out": ["pictures"],
}
HOSTILE: Final = (
    b"", b" ", b"x", b"-1", b"0", b"1.5", b"99999999999999999999999", b"nan", b"1e400", b"=", b"mega=", b"mega=1=2",
    b"'; DROP TABLE event; --", b"../beyond", b"/sys", b"/proc/x", b"/proc/self/mem", b"/dev/full", b"/dev/null",
    b"a-file", b"a-folder", b"broken.toml", b"\xff\xfe", b"\x1b[31m", "’ – × ½ 名 \u202e".encode(), b"x" * 20_000,
    b"--", b"-", b"%n%s%x", b"{seat}", b"NH-07", b"nh-07",
)  # fmt: skip


class Run(NamedTuple):
    """A command line, and its hostile option or argument."""

    command: str
    words: tuple[str, ...]
    hostile: str


def runs() -> Iterator[Run]:
    """Yield each parameter of each command with each hostile value. All other parameters are right."""
    for command, leaf in _leaves(typer.main.get_command(commands.app), ()):
        wanted = leaf.params
        for hostile in wanted:
            if getattr(hostile, "is_flag", False) or hostile.name == "help":
                continue
            for value in HOSTILE:
                words = list(command)
                for option in wanted:
                    given = [os.fsdecode(value)] if option is hostile else _right(option)
                    words += _as_words(option, given)
                yield Run(" ".join(command), tuple(words), str(hostile.name))


def runs_by_chance(chance: random.Random) -> Iterator[Run]:
    """Yield commands without end, with options and arguments that are right, hostile, repeated, or missing."""
    leaves = list(_leaves(typer.main.get_command(commands.app), ()))
    while True:
        command, leaf = chance.choice(leaves)
        words, hostile = list(command), []
        for parameter in chance.sample(leaf.params, len(leaf.params)):
            dice = chance.random()
            if parameter.name == "help" or dice < 0.2:
                continue
            if getattr(parameter, "is_flag", False):
                words += parameter.opts[:1] if dice < 0.6 else []
                continue
            given = _right(parameter)
            if dice < 0.5:
                given = [os.fsdecode(chance.choice(HOSTILE)) for _ in range(chance.choice((1, 1, 1, 2)))]
                hostile.append(str(parameter.name))
            words += _as_words(parameter, given)
        yield Run(" ".join(command), tuple(words), ", ".join(hostile))


def _leaves(command: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    inner = getattr(command, "commands", None)
    if inner is None:
        yield path, command
        return
    for name, value in inner.items():
        yield from _leaves(value, (*path, name))


def _right(parameter: Any) -> list[str]:
    name = str(parameter.name)
    if name == "table":
        return ["NH-07"]
    if name == "data":
        return ["house"]
    if not parameter.required:
        return []
    return WHOLE.get(parameter.metavar or name) or WHOLE.get(name) or ["x"]


def _as_words(parameter: Any, values: list[str]) -> list[str]:
    if parameter.param_type_name == "option":
        return [word for value in values for word in (parameter.opts[0], value)]
    return values


def lay_out(folder: Path) -> None:
    """Make a house with one table at which a hand has begun, and a few files to pass to commands."""
    from tests.faults.dealing import act, plug_in
    from tests.tables import House

    (folder / "house" / "NH-07").mkdir(parents=True)
    house = House(folder / "house" / "NH-07")
    plug_in(house.table)
    act(house.table)
    house.close()
    (folder / "house" / "NH-07" / "staff.json").rename(folder / "house" / "staff.json")
    (folder / "a-file").write_text("nothing of ours\n")
    (folder / "a-folder").mkdir()
    (folder / "broken.toml").write_text("[" * 3_000)
    (folder / "hands.jsonl").write_text('{"id": 1, "game": "nh", "input": {}, "options": {"structure": "fixed"}}\n')


def state(folder: Path) -> dict[str, str]:
    """Return the files of a folder, without locks, empty database logs, and witnesses.

    A journal that is opened writes its witness again, with the same content.
    """
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.endswith((".lock", "-shm", "-wal", ".log", ".heads"))
    }


def one(run: Run, laid: Path) -> tuple[str, str]:
    """Return the error of a run, or "", and its output."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "f"
        shutil.copytree(laid, folder, symlinks=True)
        before = state(folder)
        child = os.fork()
        if child == 0:
            _be(run, folder)
        endless = any(run.command.startswith(endless) for endless in ENDLESS)
        until = time.monotonic() + (ENDLESS_S if endless else MAX_S)
        ended_by = iter((signal.SIGTERM, signal.SIGKILL))  # The first signal lets the command end its own processes.
        signaled = None
        while (ended := os.waitpid(child, os.WNOHANG))[0] == 0:
            if time.monotonic() > until:
                signaled, until = next(ended_by), time.monotonic() + MAX_S
                os.kill(child, signaled)
            time.sleep(0.01)
        said = (Path(name) / "said").read_text(errors="replace")
        status = os.waitstatus_to_exitcode(ended[1])
        goes_on = signaled is signal.SIGTERM and endless
        if "Traceback" in said:
            return "traceback", said
        if (signaled or status not in (0, 1, 2)) and not goes_on:
            return f"status {status}", said
        if status and not goes_on and state(folder) != before:
            return "changed", said
        return "", said


def _be(run: Run, folder: Path) -> None:
    """Run the command in this process, and never return."""
    os.chdir(folder)
    said = os.open(folder.parent / "said", os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    nothing = os.open("/dev/null", os.O_RDONLY)
    for number, end in ((0, nothing), (1, said), (2, said)):
        os.dup2(end, number)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["XDG_STATE_HOME"] = str(folder / "state")
    sys.argv = ["kiosk", *run.words]
    status = 70
    try:
        commands.main()
        status = 0
    except SystemExit as left:
        status = left.code if isinstance(left.code, int) else int(left.code is not None)
    except Exception:  # noqa: BLE001, every error is a finding
        traceback.print_exc()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


def main() -> None:
    """Run a share of all of them, or the number on the command line, in an order that is the same each time."""
    every = list(runs())
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    if len(sys.argv) > 2:
        chosen = list(islice(runs_by_chance(random.Random(int(sys.argv[2]))), count))
    else:
        random.Random(13).shuffle(every)
        chosen = every[:count]
    with tempfile.TemporaryDirectory() as name:
        laid = Path(name)
        lay_out(laid)
        wrong = 0
        with multiprocessing.get_context("fork").Pool(AT_ONCE) as pool:
            tried = pool.imap(partial(one, laid=laid), chosen)
            for run, (found, said) in zip(chosen, tried, strict=True):
                if not found:
                    continue
                wrong += 1
                sys.stderr.write(f"{found}: {run.command}, {run.hostile}: {run.words!r:.300}\n{said[-1500:]}\n")
    report("commands.hostile", len(chosen), "runs", of=len(every), wrong=wrong)
    sys.exit(min(wrong, 1))


if __name__ == "__main__":
    main()
