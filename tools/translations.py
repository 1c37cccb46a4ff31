"""Collect every sentence of the screen for a translator, and compile the translations.

`python tools/translations.py es` updates ui/translations/kiosk_es.ts for Qt Linguist: new sentences are added as
unfinished, removed ones are dropped, translated ones stay. It then compiles the file into kiosk_es.qm, which the kiosk
loads. Without a language it updates all languages.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "ui" / "translations"
CONTEXT = "kiosk"  # The context of sentences from Python; each QML file has its own.
ERRORS = {
    "KioskError", "Refused", "NotAuthorized", "NotProven", "DeviceError", "JournalError", "FloorError",
    "ReplayMismatch",
}  # fmt: skip
COUNTS = "counted"
HOMONYM = "homonym"
FORMS = {"zh_CN": 1}  # Plural forms by Qt's table; all other shipped languages have two.
CALLED = "Called aloud by the dealer, in English: keep it as it is."

# These begin sentences, and occur within them.
ALSO_WITHIN = ("kiosk/core/hands.py",)

_NOT_DRIVERS = ("/sim", "/train/", "conformance", "kinds", "plug", "make")  # Parts for developers.
_REPORTED = re.compile(r"[A-Z][^\n]* [^\n]*[.]$|an? [a-z’' ]+$")
_QSTR = re.compile(r'qsTr\(\s*"((?:[^"\\]|\\.)*)"\s*(?:,\s*"((?:[^"\\]|\\.)*)")?')


class Message(NamedTuple):
    """A sentence and its file. `comment` distinguishes two equal ones.

    `one` is the English form for exactly one if the sentence counts: Qt picks a form by the number, and Linguist asks
    for as many forms as the language has. `is_call`: the dealer calls it aloud, in English in every house.
    """

    context: str
    source: str
    comment: str
    file: str
    singular: str = ""
    is_call: bool = False


@cache
def messages(root: Path = ROOT) -> Mapping[tuple[str, str, str], Message]:
    """Return every sentence of the screen by context, source, and comment. The sources are read once per process."""
    found: dict[tuple[str, str, str], Message] = {}
    for message in (*_python(root), *_qml(root)):
        found.setdefault((message.context, message.source, message.comment), message)
    return MappingProxyType(found)


def _python(root: Path) -> Iterator[Message]:
    for path in sorted(path for part in ("kiosk", "drivers", "ui") for path in (root / part).rglob("*.py")):
        file = path.relative_to(root).as_posix()
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        docs = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
        docs |= {id(node.msg) for node in nodes if isinstance(node, ast.Assert)}
        calls = _calls(nodes)
        is_driver = file.startswith("drivers/") and not any(part in file for part in _NOT_DRIVERS)
        for node in nodes:
            sentence = _sentence(node) or (_reported(node) if is_driver and id(node) not in docs else None)
            if sentence is not None:
                yield Message(CONTEXT, sentence, _sense(node), file, _one(node), (sentence, _sense(node)) in calls)
                if file in ALSO_WITHIN:
                    yield Message(CONTEXT, sentence[:1].lower() + sentence[1:], "", file)


def _calls(nodes: list[ast.AST]) -> set[tuple[str, str]]:
    """Return the sentences of a file that a prompt gives as `say`, literally or by name, with their sense."""
    values = [node.value for node in nodes if isinstance(node, ast.keyword) and node.arg == "say"]
    said = [part for value in values for part in ast.walk(value)]
    names = {part.id for part in said if isinstance(part, ast.Name)}
    for node in nodes:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id in names:
            said += ast.walk(node.value) if node.value is not None else ()
        elif isinstance(node, ast.Assign) and any(isinstance(to, ast.Name) and to.id in names for to in node.targets):
            said += ast.walk(node.value)
    return {(sentence, _sense(part)) for part in said if (sentence := _sentence(part)) is not None}


def _sentence(node: ast.AST) -> str | None:
    """Return the sentence of a call that takes a sentence."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return None
    at = 0 if node.func.id in ("text", "sentence", HOMONYM) else 1 if node.func.id in ERRORS | {COUNTS} else None
    if at is None or len(node.args) <= at:
        return None
    first = node.args[at]
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) and first.value else None


def _sense(node: ast.AST) -> str:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == HOMONYM:
        expression = node.args[1]
        assert isinstance(expression, ast.Constant), "a translator needs it as it is written"
        return str(expression.value)
    return ""


def _one(node: ast.AST) -> str:
    """Return the form for exactly one of a sentence that counts."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == COUNTS:
        expression = node.args[0]
        assert isinstance(expression, ast.Constant), "a translator needs it as it is written"
        return str(expression.value)
    return ""


def _reported(node: ast.AST) -> str | None:
    """Return the sentence that a driver reports: a whole one, or the part about a message."""
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
        return None
    return node.value if _REPORTED.match(node.value) else None


def _qml(root: Path) -> Iterator[Message]:
    for path in sorted((root / "ui" / "qml").rglob("*.qml")):
        for match in _QSTR.finditer(path.read_text(encoding="utf-8")):
            source, comment = (ast.literal_eval(f'"{group}"') if group else "" for group in match.groups())
            yield Message(path.stem, source, comment, path.relative_to(root).as_posix())


def update(path: Path, language: str, found: Mapping[tuple[str, str, str], Message]) -> int:
    """Rewrite the file of a language with every sentence. Return the number of untranslated ones.

    A sentence that counts is translated once all its forms are.
    """
    done = translations_in(path)
    tree = ElementTree.Element("TS", version="2.1", language=language, sourcelanguage="en")
    contexts: dict[str, ElementTree.Element] = {}
    missing = 0
    for key in sorted(found):
        entry = found[key]
        if entry.context not in contexts:
            contexts[entry.context] = ElementTree.SubElement(tree, "context")
            ElementTree.SubElement(contexts[entry.context], "name").text = entry.context
        numerus = {"numerus": "yes"} if entry.singular else {}
        message = ElementTree.SubElement(contexts[entry.context], "message", numerus)
        ElementTree.SubElement(message, "location", filename=f"../../{entry.file}")
        ElementTree.SubElement(message, "source").text = entry.source
        if entry.comment:
            ElementTree.SubElement(message, "comment").text = entry.comment
        if entry.is_call:
            ElementTree.SubElement(message, "extracomment").text = CALLED
        translation = ElementTree.SubElement(message, "translation")
        kept = (entry.singular, entry.source)[-FORMS.get(language, 2) :] if entry.singular else (entry.source,)
        forms = done.get(key, kept if entry.is_call else ())
        if entry.singular:
            for form in forms or ("",):
                ElementTree.SubElement(translation, "numerusform").text = form
        else:
            translation.text = "".join(forms)
        if not forms or not all(forms):
            translation.set("type", "unfinished")
            missing += 1
    ElementTree.indent(tree)
    path.parent.mkdir(parents=True, exist_ok=True)
    content = ElementTree.tostring(tree, encoding="unicode")
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{content}\n', encoding="utf-8")
    return missing


def translations_in(path: Path) -> dict[tuple[str, str, str], tuple[str, ...]]:
    """Return the forms of each translated sentence: one, or all forms of the language if it counts."""
    if not path.exists():
        return {}
    done = {}
    for context in ElementTree.parse(path).getroot().iter("context"):  # noqa: S314, this is the project's own file
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None:
                continue
            forms = tuple(form.text or "" for form in translation.iter("numerusform")) or (translation.text or "",)
            if any(forms):
                key = (context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment", ""))
                done[key] = forms
    return done


def compile_file(path: Path) -> None:
    """Compile a file for the kiosk, beside it."""
    tool = Path(sys.executable).with_name("pyside6-lrelease")
    subprocess.run([str(tool), "-silent", str(path), "-qm", str(path.with_suffix(".qm"))], check=True)


def main(wanted: list[str]) -> None:
    found = messages()
    for language in wanted or [path.stem.removeprefix("kiosk_") for path in sorted(FOLDER.glob("kiosk_*.ts"))]:
        path = FOLDER / f"kiosk_{language}.ts"
        missing = update(path, language, found)
        compile_file(path)
        print(f"{path.relative_to(ROOT)}: {len(found)} sentences, {missing} not translated yet")


if __name__ == "__main__":
    main(sys.argv[1:])
