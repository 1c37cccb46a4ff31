"""Find the names that a Python file defines and uses."""

import ast
import importlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, TypeAlias

Pair: TypeAlias = tuple[str, str]
"""A module, and a name in it; "" for the module itself."""

# These decorators give a function to code that calls it.
_GIVEN_AWAY: Final = {"command", "callback", "field_validator", "model_validator", "overload", "register", "setter"}
# These functions read an attribute whose name they are given as a text.
_BY_TEXT: Final = {"getattr", "hasattr", "attrgetter", "methodcaller", "setattr", "delattr", "setProperty", "property"}
# These functions read every field of their argument.
_WHOLE: Final = {"asdict", "astuple", "vars"}
_ALL: Final = 1000


@dataclass(frozen=True)
class DefinedName:
    """A definition: its kind, its name, and the class or function that it is in, or ""."""

    kind: str
    name: str
    file: str
    line: int
    owner: str = ""

    @property
    def key(self) -> str:
        """Return the unique key of a name."""
        return ".".join(word for word in (module_of(self.file), self.owner, self.name) if word)

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.kind} {self.key}"


@dataclass
class FileNames:
    """The names that one file defines and uses: names of the `module`, and `members`.

    `handed_on` are names that it re-exports. `bases` and `fields` are those of its classes. `whole` are (class, number
    of its fields, from the first) that are read without their names. `texts` are its strings, `arguments` the names of
    its functions' arguments, and `elements` its classes that QML may create.
    """

    file: str
    module: list[DefinedName] = field(default_factory=list)
    members: list[DefinedName] = field(default_factory=list)
    handed_on: dict[str, Pair] = field(default_factory=dict)
    bases: dict[str, list[Pair]] = field(default_factory=dict)
    fields: dict[str, list[str]] = field(default_factory=dict)
    uses: set[Pair] = field(default_factory=set)
    reads: set[str] = field(default_factory=set)
    whole: set[tuple[str, int]] = field(default_factory=set)
    texts: set[str] = field(default_factory=set)
    arguments: set[str] = field(default_factory=set)
    elements: set[str] = field(default_factory=set)


def module_of(file: str) -> str:
    """Return the dotted name of a module, or the path of another file."""
    if not file.endswith(".py"):
        return file
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def read(file: str, source: str, modules: Iterable[str]) -> FileNames:
    """Return the contents of a file. `modules` are all modules."""
    return _NameReader(file, frozenset(modules)).read(ast.parse(source))


def dotted(node: ast.expr) -> str:
    """Return `a.b.c` for such an expression, also if it is called or subscripted; "" for any other."""
    match node:
        case ast.Name(id=name):
            return name
        case ast.Attribute(value=value, attr=attr):
            return f"{dotted(value)}.{attr}"
        case ast.Call(func=inner) | ast.Subscript(value=inner):
            return dotted(inner)
        case _:
            return ""


class _NameReader(ast.NodeVisitor):
    def __init__(self, file: str, modules: frozenset[str]) -> None:
        self.found = FileNames(file)
        self._modules = modules
        self._here = module_of(file)
        self._is_test = file.startswith("tests/") or file.rpartition("/")[2].startswith("test_")
        self._imported: dict[str, Pair] = {}
        self._own: set[str] = set()
        self._face: frozenset[str] = frozenset()  # These are the names in `__all__`.
        self._inside: list[ast.AST] = []

    def read(self, tree: ast.Module) -> FileNames:
        self._face = frozenset(_face(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                self._import(node)
            elif isinstance(node, ast.ImportFrom):
                self._import_from(node)
        for statement in tree.body:
            self._define(statement)
        self._own = {name.name for name in self.found.module}
        self.visit(tree)
        return self.found

    def _import(self, node: ast.Import) -> None:
        for name in node.names:
            self.found.uses.add((name.name, ""))
            self._imported[name.asname or name.name.split(".")[0]] = (
                name.name if name.asname else name.name.split(".")[0],
                "",
            )

    def _import_from(self, node: ast.ImportFrom) -> None:
        base = node.module or ""
        self.found.uses.add((base, ""))
        for alias in node.names:
            name, inner = alias.asname or alias.name, f"{base}.{alias.name}"
            if inner in self._modules:
                self.found.uses.add((inner, ""))
                self._imported[name] = (inner, "")
                continue
            self._imported[name] = (base, alias.name)
            if base in self._modules and (alias.asname == alias.name or name in self._face):
                self.found.handed_on[name] = (base, alias.name)
                self.found.module.append(DefinedName("handed-on name", name, self.found.file, node.lineno))

    def _define(self, node: ast.stmt) -> None:
        """Record the definitions in a statement of the module."""
        match node:
            case ast.FunctionDef(name=name):
                fixture = next(
                    (expression for expression in node.decorator_list if dotted(expression).endswith("fixture")), None
                )
                if fixture is not None:
                    if "autouse=True" not in ast.unparse(fixture):
                        self._add("fixture", name, node)
                elif not self._is_called(node):
                    self._add("function", name, node)
            case ast.ClassDef(name=name):
                self._add("class", name, node)
                if any(dotted(expression) == "QmlElement" for expression in node.decorator_list):
                    self.found.elements.add(name)
            case ast.Assign() | ast.AnnAssign():
                for name in _targets(node):
                    self._add("constant", name, node)
            case ast.If(body=body, orelse=orelse) | ast.Try(body=body, orelse=orelse):
                for statement in (*body, *orelse):
                    self._define(statement)
            case _:
                pass

    def _add(self, kind: str, name: str, node: ast.stmt, owner: str = "") -> None:
        if not (name.startswith("__") or name == "_"):
            where = self.found.members if owner else self.found.module
            where.append(DefinedName(kind, name, self.found.file, node.lineno, owner))

    def _is_called(self, node: ast.FunctionDef) -> bool:
        """Return whether an outside caller calls a function: pytest, or the code to which its decorator gives it."""
        given = any(dotted(expression).rpartition(".")[2] in _GIVEN_AWAY for expression in node.decorator_list)
        return given or (self._is_test and node.name.startswith(("test_", "pytest_")))

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.found.bases[node.name] = [self._meant(dotted(base)) for base in node.bases]
        self.found.fields[node.name] = list(_fields(node))
        for statement in node.body:
            match statement:
                case ast.FunctionDef() if not self._is_called(statement):
                    is_property = any("roperty" in dotted(by) for by in statement.decorator_list)
                    self._add("property" if is_property else "method", statement.name, statement, node.name)
                case ast.Assign() | ast.AnnAssign():
                    for name in _targets(statement):
                        self._add("field", name, statement, node.name)
                case _:
                    pass
        self._within(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.found.arguments |= {argument.arg for argument in (*node.args.args, *node.args.kwonlyargs)}
        read_here = {
            name.id for name in ast.walk(node) if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Load)
        }
        for statement in node.body:
            if (
                isinstance(statement, ast.FunctionDef)
                and statement.name not in read_here
                and not self._is_called(statement)
            ):
                self._add("function", statement.name, statement, node.name)
        self._within(node)

    def _within(self, node: ast.AST) -> None:
        self._inside.append(node)
        self.generic_visit(node)
        self._inside.pop()

    def _is_itself(self, name: str) -> bool:
        return any(getattr(node, "name", "") == name for node in self._inside)

    def visit_Name(self, node: ast.Name) -> None:
        if not isinstance(node.ctx, ast.Load):
            return
        if node.id in self._imported:
            self.found.uses.add(self._imported[node.id])
        elif node.id in self._own and not (self._inside and getattr(self._inside[0], "name", "") == node.id):
            self.found.uses.add((self._here, node.id))
        if self._inside and isinstance(self._inside[-1], ast.ClassDef):
            self.found.reads.add(node.id)  # In a class, its own members are read by bare names.

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if isinstance(node.ctx, ast.Load):
            if not self._is_itself(node.attr) or dotted(node.value) == "super":
                self.found.reads.add(node.attr)
            module, name = self._meant(dotted(node.value))
            if not name:
                self.found.uses |= {(module, node.attr), (f"{module}.{node.attr}", "")}
        elif isinstance(node.ctx, ast.Store) and dotted(node.value) == "self":
            owner = next(defined.name for defined in reversed(self._inside) if isinstance(defined, ast.ClassDef))
            self.found.members.append(DefinedName("attribute", node.attr, self.found.file, node.lineno, owner))
        self.visit(node.value)

    def visit_Call(self, node: ast.Call) -> None:
        called = dotted(node.func).rpartition(".")[2]
        if called in _BY_TEXT:
            texts = (constant.value for constant in node.args if isinstance(constant, ast.Constant))
            self.found.reads |= {part for literal in texts if isinstance(literal, str) for part in literal.split(".")}
        if called in _WHOLE and node.args:
            inside = next((defined.name for defined in reversed(self._inside) if isinstance(defined, ast.ClassDef)), "")
            what = dotted(node.args[0]).rpartition(".")[2]
            self.found.whole.add((inside if what == "self" else what, _ALL))
        self.generic_visit(node)

    def visit_MatchClass(self, node: ast.MatchClass) -> None:
        self.found.whole.add((dotted(node.cls).rpartition(".")[2], len(node.patterns)))
        self.found.reads |= set(node.kwd_attrs)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self.found.texts.add(node.value)
            module, _, name = node.value.partition(":")
            if module in self._modules and name:  # This is the form of `pkgutil.resolve_name`.
                self.found.uses |= {(module, ""), (module, name)}

    def _meant(self, name: str) -> Pair:
        """Return the module and the name of a dotted name, "" for a module."""
        first, *rest = name.split(".")
        module, of = self._imported.get(first, (self._here, first))
        if of:
            return module, ".".join((of, *rest))
        while rest and f"{module}.{rest[0]}" in self._modules:
            module = f"{module}.{rest.pop(0)}"
        return module, ".".join(rest)


def _targets(node: ast.Assign | ast.AnnAssign) -> Iterator[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    for target in targets:
        yield from (
            name.id for name in ast.walk(target) if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)
        )


def _face(tree: ast.Module) -> Iterator[str]:
    """Yield the names that a module re-exports."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and "__all__" in map(dotted, node.targets):
            yield from (
                constant.value
                for constant in ast.walk(node.value)
                if isinstance(constant, ast.Constant) and isinstance(constant.value, str)
            )


def _fields(node: ast.ClassDef) -> Iterator[str]:
    """Yield the fields of a class in order, as a pattern without names takes them."""
    for statement in node.body:
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            yield statement.target.id


class Libraries:
    """The members that library classes call or read."""

    def __init__(self, bases: dict[Pair, list[Pair]], modules: Iterable[str]) -> None:
        self._bases = bases
        self._modules = frozenset(modules)
        self._known: dict[Pair, frozenset[str]] = {}

    def members(self, of: Pair) -> frozenset[str]:
        """Return the names of all members that a class has from a library, also through a class of ours."""
        if of not in self._known:
            self._known[of] = frozenset()
            self._known[of] = frozenset(name for base in self._bases.get(of, ()) for name in self._of_base(base))
        return self._known[of]

    def _of_base(self, base: Pair) -> frozenset[str]:
        module, name = base
        if module in self._modules:
            return self.members(base)
        try:
            found: object = importlib.import_module(module)
        except ImportError:
            return frozenset()
        for part in name.split("."):
            found = getattr(found, part, None)
        return frozenset() if found is None else frozenset(dir(found))
