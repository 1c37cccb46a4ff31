"""Problems of a file, one per line: `file: line 7: key: fault; did you mean …?`

Pydantic knows the place of an error in the model; people need the place in the file they wrote. This module walks both:
the data for the key, the model for the keys and values that would have been right.
"""

import codecs
import difflib
import re
import tomllib
import types
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, TypeAlias, Union, cast, get_args, get_origin

from pydantic import BaseModel, ValidationError

from kiosk.core.disk import read_plain
from kiosk.core.errors import ConfigProblem, said_of
from kiosk.core.money import money
from kiosk.schema.fields import as_written, is_money
from kiosk.schema.places import Key, line_of, lines_of_keys

Tree: TypeAlias = dict[str, Any]

_TOML_PLACE = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_MAX_DOTS = 100  # Dots before a line's value.
_CURLY = re.compile("[“”„‘’]")
_HUGE_NUMBER = re.compile(rb"[0-9_]{1000,}")
_JOINERS = "\u200c\u200d"  # Persian words and emoji contain them.
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # Characters that are drawn as blanks.
_QUOTED = re.compile(r"'([^']*)'")
_MAX_NAMED = 12
_NOT_A_WORD = "is not allowed here"

_SHAPES = {
    "bool": "true or false",
    "dict": "a table",
    "float": "a number",
    "int": "a whole number",
    "list": "a list",
    "mapping": "a table",
    "model": "a table",
    "string": "text in quotes",
    "tuple": "a list",
}
_BOUNDS = {
    "greater_than": ("gt", "must be more than {}"),
    "greater_than_equal": ("ge", "must be at least {}"),
    "less_than": ("lt", "must be less than {}"),
    "less_than_equal": ("le", "must be at most {}"),
    "multiple_of": ("multiple_of", "must be a multiple of {}"),
    "too_short": ("min_length", "must hold at least {}"),
    "too_long": ("max_length", "must hold at most {}"),
    "string_too_short": ("min_length", "must have at least {} characters"),
    "string_too_long": ("max_length", "must have at most {} characters"),
}


class Problems:
    """The errors and warnings found so far, in the order of the files. Each is listed once, with the line of its key.

    An error keeps the tables closed. With a warning they open.
    """

    def __init__(self) -> None:
        self._errors: dict[ConfigProblem, None] = {}
        self._warnings: dict[ConfigProblem, None] = {}
        self._places: dict[str, Mapping[Key, int]] = {}

    def know(self, file: str, text: str, data: Tree) -> None:
        """Store the lines of a file that has been read, and add each text in it that hides characters from a reader."""
        self._places[file] = lines_of_keys(text)
        for key, value in _texts(data):
            if wrong := _wrong_text(value):
                self.add(file, key, wrong)

    def add(self, file: str, key: Key, what: str) -> None:
        """Add an error."""
        self._errors[self._placed(file, key, what)] = None

    def warn(self, file: str, key: Key, what: str) -> None:
        """Add a warning."""
        self._warnings[self._placed(file, key, what)] = None

    def _placed(self, file: str, key: Key, what: str) -> ConfigProblem:
        number = line_of(key, self._places.get(file, {}))
        place = "" if number is None else f"line {number}"
        return ConfigProblem(what, file=file, place=place, key=dotted(key))

    def add_invalid(self, file: str, at: Key, data: object, model: type[BaseModel], error: ValidationError) -> None:
        """Add every error that `model` found in `data`, which is in `file` at the key `at`."""
        for key, what in _explain(data, model, error):
            self.add(file, at + key, what)

    def __bool__(self) -> bool:
        return bool(self._errors)

    def lines(self) -> tuple[ConfigProblem, ...]:
        """Return the errors."""
        return tuple(self._errors)

    def warnings(self) -> tuple[ConfigProblem, ...]:
        return tuple(self._warnings)


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """Return "; did you mean …?" for a near miss, or the known words if none is near."""
    names = list(known)
    folded = {name.casefold(): name for name in reversed(names)}
    near = difflib.get_close_matches(str(word).casefold(), folded, n=1, cutoff=0.6)
    if near:
        return f"; did you mean {folded[near[0]]}?"
    if not names:
        return ""
    rest = f" and {len(names) - _MAX_NAMED} more" if len(names) > _MAX_NAMED else ""
    return f"; known: {', '.join(names[:_MAX_NAMED])}{rest}"


def dotted(key: Key) -> str:
    """Return `rack[2].value` for ("rack", 2, "value")."""
    text = ""
    for part in key:
        if isinstance(part, int):
            text += f"[{part}]"
        else:
            name = part if _BARE.fullmatch(part) else f'"{part}"'
            text += f".{name}" if text else name
    return text


def _texts(value: object, at: Key = ()) -> Iterator[tuple[Key, str]]:
    match value:
        case str():
            yield at, value
        case dict():
            for name, inner in value.items():
                yield from _texts(inner, (*at, name))
        case list():
            for nth, inner in enumerate(value):
                yield from _texts(inner, (*at, nth))
        case _:
            pass


def _wrong_text(text: str) -> str:
    """Return the characters that hide or change the displayed text, "" for plain text."""
    kinds = {unicodedata.category(sign) for sign in text if sign not in _JOINERS}
    if "Cc" in kinds:
        return "holds a control character; write plain text"
    if kinds & {"Cf", "Zl", "Zp"}:
        return "holds an invisible character that can reorder or hide letters; type the text again"
    if kinds & {"Co", "Cn", "Cs"}:
        return "holds a character that no screen can show; type the text again"
    if text and all(sign.isspace() or sign in _BLANKS or sign in _JOINERS for sign in text):
        return "holds only spaces; write a text or delete the key"
    return ""


def _not_toml(what: str, line: str) -> str:
    """Return why a line is not TOML: in our words for the mistakes of people, otherwise in those of the parser."""
    if what.startswith(("Cannot overwrite", "Cannot declare")):
        return "this key appears twice; delete one"
    if _CURLY.search(line):
        return 'the line has curly quotation marks; write straight ones, as in "text"'
    if "\r" in line.rstrip("\r"):
        return "its lines end as those of an old Mac; save it with other line endings"
    return f"{what[:1].lower()}{what[1:]}"


def read_toml(path: Path, file: str, problems: Problems) -> Tree | None:
    """Parse a TOML file. Return None after adding a problem with line and column if it cannot be read.

    A UTF-8 signature at its beginning is skipped: some editors write one.
    """
    if path.is_symlink() and not path.exists():
        target = path.readlink()
        problems.add(file, (), f"is a link to {target}, which is not there; restore that file or delete the link")
        return None
    try:
        raw = read_plain(path).removeprefix(codecs.BOM_UTF8)
    except OSError as error:
        problems.add(file, (), f"cannot be read: {error.strerror}")
        return None
    if raw.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) or b"\0\0" in (raw[0:4:2], raw[1:4:2]):
        problems.add(file, (), "is UTF-16 text; save it as UTF-8")
        return None
    try:
        text = raw.decode()
        if any(line.split("=", 1)[0].count(".") > _MAX_DOTS for line in text.splitlines()):
            raise RecursionError  # tomllib needs quadratic time for nested dots: minutes for 100 kB.
        data = tomllib.loads(text)
        problems.know(file, text, data)
        return data
    except RecursionError:
        problems.add(file, (), "is nested too deeply: a file of the house never is")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        column = error.start - (raw.rfind(b"\n", 0, error.start) + 1) + 1
        problems.add(file, (), f"line {line}, column {column}: is not UTF-8 text")
    except tomllib.TOMLDecodeError as error:
        place = _TOML_PLACE.fullmatch(str(error))
        what, line_no, column_no = place.groups() if place else (str(error), None, None)
        lines = raw.decode().split("\n")
        if line_no is None:
            line_no, column_no = f"{len(lines)}", f"{len(lines[-1]) + 1}"
        why = _not_toml(what, lines[int(line_no) - 1])
        problems.add(file, (), f"line {line_no}, column {column_no}: is not TOML: {why}")
    except ValueError:  # Python does not read a number with this many digits.
        number = _HUGE_NUMBER.search(raw)
        line = raw.count(b"\n", 0, number.start()) + 1 if number else 1
        problems.add(file, (), f"line {line}: holds a number of thousands of digits; write a smaller one")
    return None


# -------------------------------------------------------------------------------------------- from pydantic to people


def _explain(data: object, model: type[BaseModel], error: ValidationError) -> list[tuple[Key, str]]:
    found: list[tuple[Key, str]] = []
    meant: set[Key] = set()
    errors = error.errors(include_url=False)
    for details in errors:
        if details["type"] == "extra_forbidden":
            loc = details["loc"]
            keys = _keys_at(model, loc[:-1])
            hint = did_you_mean(loc[-1], keys)
            found.append((_in_file(data, loc), f"no such key{hint}"))
            meant |= {(*loc[:-1], name) for name in keys if hint == f"; did you mean {name}?"}
    for details in errors:
        loc = details["loc"]
        if details["type"] == "extra_forbidden" or (details["type"] == "missing" and loc in meant):
            continue
        if details["type"] == "too_short" and any(loc == other["loc"][: len(loc)] != other["loc"] for other in errors):
            continue  # Pydantic counts only valid entries, and the others are reported already.
        cause = details.get("ctx", {}).get("error")
        key, known = getattr(cause, "key", None), getattr(cause, "known", None)
        if isinstance(key, str) and isinstance(known, Sequence):
            found.append((_find(data, _in_file(data, loc), key), f"no such line {key!r}{did_you_mean(key, known)}"))
        elif details["type"] == "missing":
            instead = difflib.get_close_matches(str(loc[-1]), _strangers(details["input"], model, loc[:-1]), n=1)
            found.append((_in_file(data, loc), "is missing" + (f"; is it {instead[0]}?" if instead else "")))
        else:
            found.append((_in_file(data, loc), _say(cast("Mapping[str, Any]", details), model)))
    return _one_each(found)


def _one_each(found: list[tuple[Key, str]]) -> list[tuple[Key, str]]:
    """Return the findings without those about a value that may also be a word: one mistake is one finding."""
    keys = [key for key, _ in found]
    return [(key, what) for key, what in found if _NOT_A_WORD not in what or keys.count(key) == 1]


def _say(problem: Mapping[str, Any], model: type[BaseModel]) -> str:
    kind, value, context = problem["type"], problem["input"], problem.get("ctx", {})
    if kind == "path_type":
        return f"{as_written(value)}: write a path, in quotation marks"
    if kind in ("value_error", "assertion_error"):
        return said_of(problem)
    if kind in ("literal_error", "enum"):
        known = _QUOTED.findall(context["expected"]) or context["expected"].split(" or ")
        return f"{as_written(value)} {_NOT_A_WORD}{did_you_mean(value, known)}"
    if kind == "string_too_short" and value == "":
        return "is empty"
    if kind in _BOUNDS:
        name, words = _BOUNDS[kind]
        bound = context[name]
        return words.format(money(bound) if _is_money_at(model, problem["loc"]) else bound)
    for start, shape in _SHAPES.items():
        if kind.startswith(f"{start}_") and kind.endswith(("_type", "_parsing", "_from_float")):
            said = f"{as_written(value)} must be {shape}"
            is_section = shape == "a list" and isinstance(value, Mapping) and _holds_tables(model, problem["loc"])
            return f"{said}; begin each section with [[{problem['loc'][-1]}]]" if is_section else said
    if kind == "finite_number":
        return f"{as_written(value)} must be a whole number"
    said = str(problem["msg"])
    return f"{as_written(value)}: {said[:1].lower()}{said[1:]}"


def _in_file(data: object, loc: Key) -> Key:
    """Return the part of a model's `loc` that is in the data: validators and unions add names of their own."""
    key: list[str | int] = []
    for nth, part in enumerate(loc):
        inside = isinstance(data, Mapping) and part in data
        if inside or (isinstance(data, list) and isinstance(part, int) and part < len(data)):
            data = cast("Any", data)[part]
        elif not (isinstance(data, Mapping) and nth == len(loc) - 1 and part != "[key]"):
            continue  # This is neither a step into the data nor a missing name.
        key.append(part)
    return tuple(key)


def _find(data: object, at: Key, word: str) -> Key:
    """Return the place in `data`, under `at`, where the text `word` is a value or a key; `at` if there is none."""
    for part in at:
        data = cast("Any", data)[part]
    return next(_places(data, at, word), at)


def _places(data: object, at: Key, word: str) -> Iterator[Key]:
    if isinstance(data, Mapping | list):
        for part, value in data.items() if isinstance(data, Mapping) else enumerate(data):
            if word in (part, value):
                yield (*at, part)
            yield from _places(value, (*at, part), word)


# --------------------------------------------------------------------------------------------------- walking the model


def _at(model: type[BaseModel], loc: Key) -> list[Any]:
    """Return the annotations that the model gives for `loc`: several where it is a union."""
    here: list[Any] = [model]
    for part in loc:
        here = [inner for model in here for arm in _arms(model) for inner in _step(arm, part)]
    return [arm for model in here for arm in _arms(model)]


def _holds_tables(model: type[BaseModel], loc: Key) -> bool:
    """Return whether the list at `loc` is one of tables."""
    return any(isinstance(arm, type) and issubclass(arm, BaseModel) for arm in _at(model, (*loc, 0)))


def _arms(annotation: object) -> list[Any]:
    if get_origin(annotation) in (Union, types.UnionType):
        return [deeper for arm in get_args(annotation) for deeper in _arms(arm)]
    return [annotation]


def _step(annotation: Any, part: str | int) -> list[Any]:
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return [inner for arm in _arms(arguments[0]) for inner in _step(arm, part)]
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        field = annotation.model_fields.get(str(part))
        if field is None:
            return [annotation]  # The name of a union's arm or of a validator.
        inner: Any = field.annotation
        for extra in field.metadata:
            inner = Annotated[inner, extra]
        return [inner]
    if not arguments:
        return []
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return [arguments[1]]
    if origin is tuple and isinstance(part, int) and arguments[-1] is not Ellipsis:
        return [arguments[part]] if part < len(arguments) else []
    return [arguments[0]]


def _keys_at(model: type[BaseModel], loc: Key) -> list[str]:
    plain = [get_args(value)[0] if get_origin(value) is Annotated else value for value in _at(model, loc)]
    models = [kind for kind in plain if isinstance(kind, type) and issubclass(kind, BaseModel)]
    return [field.alias or name for model in models for name, field in model.model_fields.items()]


def _strangers(data: object, model: type[BaseModel], loc: Key) -> list[str]:
    return [key for key in data if key not in _keys_at(model, loc)] if isinstance(data, dict) else []


def _is_money_at(model: type[BaseModel], loc: Key) -> bool:
    return any(is_money(value) for value in _at(model, loc))
