"""Break the program in one place at a time, and report the mutants that no test notices.

    python -m tools.mutants [PART | PART/MODULE …]

The tests of a part are collected once, and run once to learn which functions each of them calls. Then one process per
mutant is forked, as many in parallel as there are cores. It replaces the code of the loaded functions, and runs the
tests that call them, the quickest first, until one fails. So a mutant costs as much as its first failing test.

It changes comparisons, `and` and `or`, `not`, arithmetic, whole numbers, True and False, and returned values, and it
removes statements that are a call or `raise`. It does not change sentences and other strings, code that runs only when
a module is imported, or `assert`, which is for our own bugs. A mutant is also killed if a test takes six times its
normal processor time, because it never ends. A change without an effect is not a mutant: `tools/equivalents.toml`
names it with the reason. Survivors are printed one per line, and stored in out/mutants; docs/mutants.md has the reason
of each. Decision 157 says why this is not a maintained tool.
"""

import ast
import contextlib
import copy
import gc
import json
import os
import signal
import sys
import threading
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final

import pytest

from tools.forked import WAITED, forked

ROOT: Final = Path(__file__).resolve().parent.parent
OUT: Final = ROOT / "out" / "mutants"
EQUIVALENTS: Final = Path(__file__).resolve().parent / "equivalents.toml"
QUIET: Final = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--tb=native")
SURVIVES: Final = b"survives"
PATIENCE: Final = 6
MIN_S: Final = 10


@dataclass(frozen=True)
class MutatedPart:
    """A part of the program to mutate, and the tests that must notice."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]


_HANDS: Final = (
    "tests/rules/test_texas_holdem.py",
    "tests/rules/test_new_hampshire.py",
    "tests/rules/test_new_hampshire_payouts.py",
)
PARTS: Final = {
    "money": MutatedPart(("kiosk/core/money.py",), ("tests/core/test_money.py", "tests/core/test_chips.py")),
    "paytables": MutatedPart(
        ("kiosk/procedure/money/paytable.py", "kiosk/procedure/money/settlement.py"),
        ("tests/procedure/money/test_pay_tables.py", *_HANDS),
    ),
    "pots": MutatedPart(("kiosk/procedure/money/pots.py",), ("tests/procedure/money/test_pots.py",)),
    "showdown": MutatedPart(
        ("kiosk/games/texas_holdem/pots.py", "kiosk/games/texas_holdem/naming.py"),
        (
            "tests/rules/test_texas_holdem.py",
            *(f"tests/rules/test_texas_holdem_{name}.py" for name in ("any_hand", "pots", "sessions", "terms")),
        ),
    ),
    "jackpots": MutatedPart(("kiosk/procedure/money/jackpot.py",), ("tests/procedure/money/test_jackpots.py",)),
    "betting": MutatedPart(("kiosk/procedure/money/betting.py",), ("tests/procedure/money/test_betting.py",)),
    "staff": MutatedPart(
        tuple(f"kiosk/staff/{name}.py" for name in ("authority", "file", "locks", "pins", "register", "separation")),
        ("tests/staff", "tests/table/people/test_pins.py", "tests/table/people/test_two_people.py"),
    ),
    "journal": MutatedPart(
        tuple(
            f"kiosk/journal/{name}.py"
            for name in (
                "archiving", "chain", "copy", "face_down", "file", "formats", "growth", "opened", "opening", "place",
                "read", "tail", "verification", "volumes", "witness", "write",
            )
        ),
        (
            "tests/journal",
            *(
                f"tests/faults/test_journal_{name}.py"
                for name in ("begun", "disk", "doubt", "files", "flipped", "moved", "tail", "tampering", "walk")
            ),
            "tests/faults/test_copy_torn.py",
            "tests/faults/test_hidden_cards.py",
        ),
    ),
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change: its function and file, its place, its kind, and the code of the changed function.

    The same change at the second place of a function ends in " (2)", so that its name does not depend on lines.
    """

    path: str
    line: int
    name: str
    code: CodeType

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.name}"


_SWAPS: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip


def changes(function: ast.FunctionDef) -> Iterator[tuple[int, str, ast.FunctionDef]]:
    """Yield (line, change, the function with that one change) for each place of a function."""
    for nth, node in enumerate(ast.walk(function)):
        for what in _offers(node):
            changed = copy.deepcopy(function)
            target = next(found for at, found in enumerate(ast.walk(changed)) if at == nth)
            line = getattr(target, "lineno", function.lineno)
            before = ast.unparse(target)
            _change(target, what)
            if _is_silent(changed, target):
                continue
            ast.fix_missing_locations(changed)
            yield line, f"{before!r} becomes {ast.unparse(target)!r}", changed


def _offers(node: ast.AST) -> list[str]:
    match node:
        case ast.Compare(ops=ops):
            return [f"op {nth}" for nth, op in enumerate(ops) if type(op) in _SWAPS]
        case ast.BoolOp():
            return ["swap"]
        case ast.BinOp(op=op, left=left) | ast.AugAssign(op=op, target=left):
            is_text = isinstance(left, ast.JoinedStr) or (
                isinstance(left, ast.Constant) and isinstance(left.value, str)
            )
            return ["swap"] if type(op) in _SWAPS and not is_text else []
        case ast.UnaryOp(op=ast.Not()):
            return ["not"]
        case ast.Constant(value=bool()):
            return ["other"]
        case ast.Constant(value=int()):
            return ["one more"]
        case ast.Return(value=value) if value is not None and not isinstance(value, ast.Constant):
            return ["none"]
        case ast.Expr(value=ast.Call()) | ast.Raise(exc=ast.expr()):
            return ["left out"]
        case _:
            return []


def _change(node: Any, what: str) -> None:
    match what.partition(" ")[0]:
        case "op":
            nth = int(what.split()[1])
            node.ops[nth] = _SWAPS[type(node.ops[nth])]()
        case "swap":
            node.op = _SWAPS[type(node.op)]()
        case "not":
            node.__class__, node.func, node.args, node.keywords = (
                ast.Call,
                ast.Name("bool", ast.Load()),
                [node.operand],
                [],
            )
        case "other":
            node.value = not node.value
        case "one":
            node.value += 1
        case "none":
            node.value = ast.Constant(None)
        case _:
            node.__class__ = ast.Pass


def _is_silent(function: ast.FunctionDef, target: ast.AST) -> bool:
    """Return whether a change is within an excluded part: an assertion, an annotation, or a sentence's values."""
    for node in ast.walk(function):
        outside: list[ast.AST] = []
        match node:
            case ast.Assert():
                outside = [node]
            case ast.AnnAssign(annotation=annotation):
                outside = [annotation]
            case ast.arguments(defaults=defaults, kw_defaults=of_keywords):  # They are evaluated with the function.
                outside = [*defaults, *(value for value in of_keywords if value is not None)]
            case ast.arg(annotation=annotation) if annotation is not None:
                outside = [annotation]
            case ast.FunctionDef(returns=returns, decorator_list=decorators):
                outside = [*decorators, *([returns] if returns is not None else [])]
            case _:
                pass
        if any(target is found for value in outside for found in ast.walk(value)):
            return True
    return False


def mutants(path: str) -> Iterator[Mutant]:
    source = (ROOT / path).read_text()
    tree = ast.parse(source)
    for owner, function in _functions(tree):
        body, at = owner.body, owner.body.index(function)
        for line, name, changed in _named(owner, function):
            body[at] = changed
            try:
                compiled = compile(tree, str(ROOT / path), "exec", dont_inherit=True)
            finally:
                body[at] = function
            code = next((found for found in _codes(compiled) if _key(found) == (path, function.lineno_of_code)), None)
            if code is not None:
                yield Mutant(path, line, name, code)


def names(path: str) -> set[str]:
    """Return the names of a file's mutants, without compiling them."""
    found = _functions(ast.parse((ROOT / path).read_text()))
    return {name for owner, function in found for _, name, _ in _named(owner, function)}


def _named(owner: Any, function: Any) -> Iterator[tuple[int, str, ast.FunctionDef]]:
    called = f"{owner.name}.{function.name}" if isinstance(owner, ast.ClassDef) else function.name
    found: Counter[str] = Counter()
    for line, what, changed in changes(function):
        found[what] += 1
        nth = f" ({found[what]})" if found[what] > 1 else ""
        yield line, f"{called}: {what}{nth}", changed


def equivalents() -> dict[str, dict[str, str]]:
    """Return the reasons why changes make no difference, by file and name."""
    read: dict[str, list[dict[str, Any]]] = tomllib.loads(EQUIVALENTS.read_text())
    return {
        path: {name: entry["why"] for entry in entries for name in entry["mutants"]} for path, entries in read.items()
    }


def _functions(tree: ast.Module) -> Iterator[tuple[Any, Any]]:
    """Yield (owner, function) for each function and method that is not within another."""
    owners: list[Any] = [tree, *(node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))]
    for owner in owners:
        for node in owner.body:
            if isinstance(node, ast.FunctionDef):
                first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
                node.lineno_of_code = first  # type: ignore[attr-defined]
                yield owner, node


def _codes(code: CodeType) -> Iterator[CodeType]:
    for value in code.co_consts:
        if isinstance(value, CodeType):
            yield value
            yield from _codes(value)


def _key(code: CodeType) -> tuple[str, int]:
    """Return the key of a function: its file from the root, and its first line."""
    name = code.co_filename
    return name.removeprefix(f"{ROOT}/"), code.co_firstlineno


@dataclass
class MutationRun:
    """A pytest plugin that runs the collected tests against each mutant, and not normally."""

    paths: tuple[str, ...]
    without_difference: dict[str, dict[str, str]] = field(default_factory=equivalents)
    survivors: list[str] = field(default_factory=list)
    killers: Counter[str] = field(default_factory=Counter)
    counts: dict[str, list[int]] = field(default_factory=dict)

    @cached_property
    def live(self) -> dict[tuple[str, int], list[FunctionType]]:
        """Return the loaded functions of the modules."""
        found: dict[tuple[str, int], list[FunctionType]] = {}
        for value in gc.get_objects():
            if isinstance(value, FunctionType) and (key := _key(value.__code__))[0] in self.paths:
                found.setdefault(key, []).append(value)
        return found

    @cached_property
    def caches(self) -> list[Callable[[], None]]:
        """Return functions that clear the cache of each cached function."""
        found = (
            getattr(value, "cache_clear", None) for value in gc.get_objects() if hasattr(type(value), "cache_clear")
        )
        return [clear for clear in found if callable(clear)]

    def pytest_collection(self) -> None:
        """Make Hypothesis repeat the same examples, without shrinking."""
        import hypothesis  # Import it after pytest has found the modules to rewrite.

        phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
        hypothesis.settings.register_profile("mutants", deadline=None, derandomize=True, database=None, phases=phases)
        hypothesis.settings.load_profile("mutants")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        called, slow = self._learn(session.items)
        gc.unfreeze()  # Also collect objects that the tests have frozen.
        assert self.live and self.caches  # They are built once, and not in each process.
        gc.freeze()
        judged: dict[Mutant, str] = {}

        def works() -> Iterator[tuple[Mutant, Callable[[], bytes], float]]:
            for mutant in (mutant for path in self.paths for mutant in mutants(path)):
                if mutant.name in self.without_difference.get(mutant.path, ()):
                    continue
                calling = [item for item in session.items if _key(mutant.code) in called[item.nodeid]]
                tests = sorted(calling, key=lambda item: slow[item.nodeid])
                limit_s = MIN_S + PATIENCE * sum(slow[item.nodeid] for item in tests)
                judged[mutant] = ""
                if tests:
                    patience = [(item, MIN_S + PATIENCE * slow[item.nodeid]) for item in tests]
                    yield mutant, lambda m=mutant, p=patience: self._survives(m, p), limit_s  # type: ignore[misc]

        for mutant, said, end in forked(works(), at_once=len(os.sched_getaffinity(0))):
            judged[mutant] = "" if said == SURVIVES else said.decode() or f"it ended with {end}"
            if not judged[mutant]:
                sys.stderr.write(f"{mutant}\n")
        for path in self.paths:
            fates = [bool(killer) for mutant, killer in judged.items() if mutant.path == path]
            self.counts[path] = [len(fates), sum(fates)]
        self.survivors = [str(mutant) for mutant, killer in judged.items() if not killer]
        self.killers = Counter(filter(None, judged.values()))
        return True

    def _learn(self, items: Sequence[pytest.Item]) -> tuple[dict[str, set[tuple[str, int]]], dict[str, float]]:
        """Run all tests unchanged in a separate process. Return each one's called functions and processor seconds."""
        [(_, said, _)] = forked(iter([(None, lambda: self._profiled(items), 3_600)]), at_once=1)
        results = json.loads(said)
        wrong = [name for name, (_, _, passed) in results.items() if not passed]
        if wrong:
            raise pytest.UsageError(f"these fail without a mutant: {wrong[:5]}")
        called = {name: {(path, line) for path, line in calls} for name, (calls, _, _) in results.items()}
        return called, {name: seconds for name, (_, seconds, _) in results.items()}

    def _profiled(self, items: Sequence[pytest.Item]) -> bytes:
        results: dict[str, tuple[list[tuple[str, int]], float, bool]] = {}
        wanted = {str(ROOT / path) for path in self.paths}
        for item in items:
            calls: set[tuple[str, int]] = set()

            def note(frame: Any, event: str, arg: object, calls: set[tuple[str, int]] = calls) -> None:
                if event == "call" and frame.f_code.co_filename in wanted:
                    calls.add(_key(frame.f_code))

            began = sum(os.times()[:4])
            sys.setprofile(note)
            threading.setprofile(note)
            try:
                passed = _passes(item)
            finally:
                threading.setprofile(None)
                sys.setprofile(None)
            results[item.nodeid] = sorted(calls), sum(os.times()[:4]) - began, passed
        return json.dumps(results).encode()

    def _survives(self, mutant: Mutant, patience: Sequence[tuple[pytest.Item, float]]) -> bytes:
        """Run tests until one fails. A test that uses too much processor time, or waits too long, ends the process."""
        for function in self.live.get(_key(mutant.code), ()):
            function.__code__ = mutant.code
        for clear in self.caches:
            with contextlib.suppress(Exception):
                clear()
        for item, limit_s in patience:
            signal.setitimer(signal.ITIMER_PROF, limit_s)
            signal.alarm(int(limit_s * WAITED) + 1)
            if not _passes(item):
                return item.nodeid.encode()
        return SURVIVES


def _passes(item: pytest.Item) -> bool:
    reports = [report for report in _runtest(item) if report.failed]
    return not reports


def _runtest(item: pytest.Item) -> list[pytest.TestReport]:
    from _pytest.runner import runtestprotocol

    return runtestprotocol(item, nextitem=None, log=False)


def main(words: list[str]) -> None:
    """Mutate the named parts, by default all, and write the results to out/mutants."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name in words or PARTS:
        of, _, only = name.partition("/")
        modules = tuple(path for path in PARTS[of].modules if only in ("", Path(path).stem))
        run, began = MutationRun(modules), time.perf_counter()
        status = pytest.main([*QUIET, *PARTS[of].tests], plugins=[run])
        if not run.counts:
            sys.exit(int(status) or 1)
        made, killed = (sum(values) for values in zip(*run.counts.values(), strict=True))
        results = {
            "part": name, "mutants": made, "killed": killed, "share": round(killed / made, 4),
            "seconds": round(time.perf_counter() - began), "modules": run.counts,
            "equivalent": sum(len(run.without_difference.get(path, ())) for path in modules),
            "survivors": run.survivors, "killed_by": dict(run.killers.most_common()),
        }  # fmt: skip
        (OUT / f"{name.replace('/', '-')}.json").write_text(json.dumps(results, indent=1))
        print(json.dumps({key: value for key, value in results.items() if key not in ("survivors", "killed_by")}))


if __name__ == "__main__":
    main(sys.argv[1:])
