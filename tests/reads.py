"""Find the keys that nothing reads in the models of files, by the types that mypy gives to every expression.

A key that is only checked has no effect. So a read counts outside of the models, or in a member of a model that is
itself read, but not in a validator, and not in a module that loads files and checks them.
"""

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from mypy import build
from mypy.main import process_options
from mypy.modulefinder import BuildSource
from mypy.nodes import Expression, MypyFile, TypeInfo, Var
from mypy.traverser import NameAndMemberCollector
from mypy.types import Instance, Type, TypeVarLikeType, UnionType, get_proper_type

Key: TypeAlias = tuple[str, str]
"""The full name of a model, and one of its members."""

ROOT: Final = Path(__file__).parent.parent
BASES: Final = frozenset({"pydantic.main.BaseModel", "drivers.port.LinkSettings"})
_CHECKS: Final = re.compile(r"[vV]alidator$|[sS]erializer$")


class Reads:
    """The declared fields of some packages' models, and the fields that are read. `keys` are all, {key: place}."""

    def __init__(self, packages: Iterable[str], planted: Mapping[str, str], *, loaders: frozenset[str]) -> None:
        """Look through `packages`, and modules that are only `planted`, {name: text}. `loaders` load files."""
        self.keys: dict[Key, str] = {}
        self._models: dict[str, TypeInfo] = {}
        self._made: dict[Key, set[Key]] = {}  # These are the fields that a member of a model reads.
        self._roots: set[Key] = set()  # These fields are read elsewhere.
        found, options = process_options([str(ROOT / package) for package in packages])
        options.export_types = options.preserve_asts = True
        texts = {source.module: (source.path, Path(source.path or "").read_text("utf-8")) for source in found}
        texts |= {name: (f"{name}.py", text) for name, text in planted.items()}
        # A module whose text is given is analyzed although it is in mypy's cache; its imports need not be.
        result = build.build([BuildSource(path, name, text) for name, (path, text) in texts.items()], options)
        assert not result.errors, "\n".join(result.errors)
        assert loaders <= texts.keys(), "a module that loads is not there"
        self._loaders = loaders
        for name in texts:
            self._declare(name, result.files[name])
        for name, (_, text) in texts.items():
            self._look(name, result.files[name], text, result.types)

    def unread(self) -> list[Key]:
        """Return each key that nothing reads."""
        live: set[Key] = set()
        todo = list(self._roots)
        while todo:
            key = todo.pop()
            if key not in live:
                live.add(key)
                todo += self._made.get(key, ())
                todo += self._namesakes(key)
        return sorted(self.keys.keys() - live)

    def _namesakes(self, key: Key) -> Iterator[Key]:
        """Yield the same member where another model overrides it, or where this one overrides another's."""
        model, member = key
        for name, info in self._models.items():
            if member in info.names and (info.has_base(model) or self._models[model].has_base(name)):
                yield name, member

    def _declare(self, module: str, file: MypyFile) -> None:
        for symbol in file.names.values():
            info = symbol.node
            if isinstance(info, TypeInfo) and info.module_name == module and _is_model(info):
                self._models[info.fullname] = info
                for name, member in info.names.items():
                    if isinstance(member.node, Var) and _is_field(member.node):
                        self.keys[info.fullname, name] = f"{module}:{member.node.line}"

    def _look(self, module: str, file: MypyFile, text: str, types: Mapping[Expression, Type]) -> None:
        """Record the fields that a module reads, each under the model that declares it."""
        parts = list(_parts(module, text))
        for line, info, member in (*_attributes(file, types), *_patterns(file, text)):
            part = next((part for part in parts if part.first <= line <= part.last), None)
            owner = next((base for base in info.mro if member in base.names), None)
            if owner is None or owner.fullname not in self._models or (part is not None and part.checks):
                continue
            if part is not None and part.model in self._models:
                self._made.setdefault((part.model, part.member), set()).add((owner.fullname, member))
            elif module not in self._loaders:
                self._roots.add((owner.fullname, member))


class FoundReads(NamedTuple):
    """Every declared key, and those that nothing reads."""

    keys: tuple[Key, ...]
    unread: tuple[Key, ...]


def found_reads(packages: Sequence[str], planted: Mapping[str, str], *, loaders: frozenset[str]) -> FoundReads:
    asked = json.dumps({"packages": packages, "planted": planted, "loaders": sorted(loaders)})
    command = [sys.executable, "-m", "tests.reads"]
    done = subprocess.run(command, input=asked, stdout=subprocess.PIPE, check=True, text=True, cwd=ROOT)
    keys, unread = (tuple((model, member) for model, member in found) for found in json.loads(done.stdout))
    return FoundReads(keys, unread)


def _main() -> None:
    asked = json.load(sys.stdin)
    reads = Reads(asked["packages"], asked["planted"], loaders=frozenset(asked["loaders"]))
    json.dump([list(reads.keys), reads.unread()], sys.stdout)


def _attributes(file: MypyFile, types: Mapping[Expression, Type]) -> Iterator[tuple[int, TypeInfo, str]]:
    """Yield (line, class, member) for each attribute, `house.pins`."""
    found = NameAndMemberCollector()
    file.accept(found)
    for expr in found.member_exprs:
        for info in _classes(types.get(expr.expr)):
            yield expr.line, info, expr.name


def _patterns(file: MypyFile, text: str) -> Iterator[tuple[int, TypeInfo, str]]:
    """Yield (line, class, member) for each keyword of a class pattern, `case House(pins=pins)`."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.MatchClass) and isinstance(node.cls, ast.Name) and node.cls.id in file.names:
            info = file.names[node.cls.id].node
            if isinstance(info, TypeInfo):
                for member in node.kwd_attrs:
                    yield node.lineno, info, member


class _LinesOf(NamedTuple):
    """Some lines of a module: a member of a class, or a function of a module that `checks`."""

    first: int
    last: int
    model: str
    member: str
    checks: bool


def _parts(module: str, text: str) -> Iterator[_LinesOf]:
    tree = ast.parse(text)
    checks = {
        arg.id
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and _CHECKS.search(call.func.id)
        for arg in call.args
        if isinstance(arg, ast.Name)
    }
    for outer in tree.body:
        if isinstance(outer, ast.FunctionDef) and outer.name in checks:
            yield _LinesOf(outer.lineno, outer.end_lineno or 0, "", outer.name, True)
        elif isinstance(outer, ast.ClassDef):
            for statement in outer.body:
                if isinstance(statement, ast.FunctionDef):
                    named = (name for each in statement.decorator_list for name in ast.walk(each))
                    is_check = any(isinstance(name, ast.Name) and _CHECKS.search(name.id) for name in named)
                    yield _LinesOf(
                        statement.lineno, statement.end_lineno or 0, f"{module}.{outer.name}", statement.name, is_check
                    )


def _is_model(info: TypeInfo) -> bool:
    return any(base.fullname in BASES for base in info.mro)


def _is_field(node: Var) -> bool:
    return not (node.is_classvar or node.name.startswith(("model_", "_")) or node.type is None)


def _classes(kind: Type | None) -> Iterator[TypeInfo]:
    """Yield the classes of which a type's values may be."""
    match get_proper_type(kind):
        case Instance(type=info):
            yield info
        case UnionType(items=items):
            for item in items:
                yield from _classes(item)
        case TypeVarLikeType(upper_bound=bound):
            yield from _classes(bound)
        case _:
            pass


if __name__ == "__main__":
    _main()
