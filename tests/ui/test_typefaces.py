"""The shipped typefaces have every character of the screen, and it looks the same with any system fonts."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QRawFont

from tests.sizes import only_whole
from tests.ui.pictures import APPROVED
from tools.translations import FOLDER, messages
from ui.window.language import languages
from ui.window.typefaces import FAMILIES, load_fonts
from ui.window.typefaces import FOLDER as FONTS

ROOT = Path(__file__).resolve().parents[2]
REMAKE = "install Debian's fonts-noto-cjk, and say `make typefaces`"
FILES = sorted(FONTS.glob("*.otf"))
WEIGHTS = ("Regular", "Bold")
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # These letters have no ink, and a name may not consist of them.

# Chinese, and each symbol, in each weight that the screen uses.
DRAWN = """
import hashlib, sys
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QImage, QPainter
from ui.app import make_app
app = make_app(offscreen=True)
for words in ("$25,000.50 Settle", "简体中文 骰\u2060子：押注，翻牌？", "✕ ✓ ♠ ♥ ♦ ♣ ⚠ → · ›"):
    for weight in (400, 500, 600, 700):
        image = QImage(900, 80, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        font = QFont(app.font())
        font.setPixelSize(42)
        font.setWeight(QFont.Weight(weight))
        painter = QPainter(image)
        painter.setFont(font)
        painter.drawText(image.rect(), Qt.AlignmentFlag.AlignCenter, words)
        painter.end()
        sys.stdout.write(words[0] + hashlib.sha256(image.constBits()).hexdigest() + "\\n")
"""


@pytest.fixture(params=WEIGHTS)
def files(qapp: QGuiApplication, request: pytest.FixtureRequest) -> tuple[QRawFont, ...]:
    """Return both typefaces in one weight from their files, without fallback fonts."""
    return tuple(QRawFont(str(path), 20) for path in FILES if path.stem.endswith(f"-{request.param}"))


def lacking(said: str, files: tuple[QRawFont, ...]) -> str:
    shown = (letter for letter in set(said) - set(BLANKS) if letter.isprintable())
    return "".join(sorted(letter for letter in shown if not any(file.supportsCharacter(ord(letter)) for file in files)))


def said_in_python() -> Iterator[str]:
    """Yield the strings of the program, without the look-alike letters that names of people are searched for."""
    not_shown = ROOT / "kiosk" / "staff" / "names.py"
    for path in sorted({path for part in ("kiosk", "ui") for path in (ROOT / part).rglob("*.py")} - {not_shown}):
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        docs = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
        for node in nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
                yield node.value


def test_the_shipped_typefaces_have_each_character_of_the_translations(files: tuple[QRawFont, ...]) -> None:
    paths = sorted(FOLDER.glob("*.ts"))
    assert paths
    said = "".join(text for path in paths for text in ElementTree.parse(path).getroot().itertext())
    assert lacking(said, files) == "", REMAKE


@only_whole
def test_the_shipped_typefaces_have_each_character_of_the_sources(files: tuple[QRawFont, ...]) -> None:
    said = [message.source + message.singular for message in messages().values()]
    said += [path.read_text(encoding="utf-8") for path in (ROOT / "ui" / "qml").rglob("*.qml")]
    said += [path.read_text(encoding="utf-8") for path in (ROOT / "config").rglob("*.toml")]
    assert lacking("".join([*said, *said_in_python()]), files) == "", REMAKE


def test_the_shipped_typefaces_have_each_character_of_the_approved_pages(files: tuple[QRawFont, ...]) -> None:
    pages = [path.read_text(encoding="utf-8") for path in APPROVED.glob("*.txt")]
    assert pages
    assert lacking("".join(pages), files) == "", REMAKE


def test_the_shipped_typefaces_have_the_symbols_of_cards_and_refusals(files: tuple[QRawFont, ...]) -> None:
    assert lacking("♠♥♦♣✓✕×−→←·›⚠…“”’\u2060", files) == "", REMAKE


def test_the_shipped_typefaces_have_the_most_common_chinese_characters(files: tuple[QRawFont, ...]) -> None:
    """A reworded translation needs no other typeface: GB 2312, level 1."""
    common = bytes(byte for row in range(0xB0, 0xD8) for cell in range(0xA1, 0xFF) for byte in (row, cell))
    characters = common.decode("gb2312", "ignore")
    assert len(characters) == 3755
    assert lacking(characters, files) == ""


def test_a_character_that_no_shipped_typeface_has_is_found(files: tuple[QRawFont, ...]) -> None:
    assert lacking("ab中กไ☃", files) == "กไ☃"


def test_each_typeface_is_shipped_with_its_license() -> None:
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    for family, license_file in zip(FAMILIES, ("OFL.txt", "KioskHan-OFL.txt"), strict=True):
        assert family in notice
        assert f"ui/fonts/{license_file}" in notice
        assert "SIL OPEN FONT LICENSE Version 1.1" in (FONTS / license_file).read_text(encoding="utf-8")


def test_a_word_joiner_takes_no_width(qapp: QGuiApplication) -> None:
    load_fonts(qapp)
    metrics = QFontMetricsF(QFont(qapp.font()))
    assert metrics.horizontalAdvance("骰\u2060子") == metrics.horizontalAdvance("骰子")


def test_chinese_is_among_the_languages_of_a_machine_without_fonts(qapp: QGuiApplication) -> None:
    assert "zh_CN" in languages()


def fontconfig(folder: Path, name: str, body: str = "") -> Path:
    path = folder / f"{name}.conf"
    path.write_text(f"<fontconfig>{body}<cachedir>{folder / name}</cachedir></fontconfig>", encoding="utf-8")
    return path


def another_chinese_font(folder: Path) -> Path:
    """Write a Chinese font, heavier than the shipped one and with another name, like a system font."""
    content = (FONTS / "KioskHan-Bold.otf").read_bytes()
    for coding in ("utf-16-be", "ascii"):
        for name in ("Kiosk Han", "KioskHan"):
            content = content.replace(name.encode(coding), name.replace("Kiosk", "Other").encode(coding))
        content = content.replace("Bold".encode(coding), "Roma".encode(coding))
    path = folder / "other" / "OtherHan.otf"
    path.parent.mkdir()
    path.write_bytes(content)
    return path.parent


def drawn_with(configuration: Path | None) -> list[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("FONTCONFIG")}
    if configuration is not None:
        environment["FONTCONFIG_FILE"] = str(configuration)
    command = [sys.executable, "-c", DRAWN]
    ran = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    return ran.stdout.splitlines()


@only_whole
def test_the_same_is_drawn_with_any_fonts_of_the_system(tmp_path: Path) -> None:
    no_fonts = drawn_with(fontconfig(tmp_path, "none"))
    assert len(no_fonts) == 12
    folder = another_chinese_font(tmp_path)
    other = drawn_with(fontconfig(tmp_path, "other", f"<dir>{folder}</dir>"))
    hinting = '<match target="pattern"><edit name="hintstyle" mode="assign"><const>hintslight</const></edit></match>'
    assert no_fonts == other
    assert no_fonts == drawn_with(fontconfig(tmp_path, "hinted", hinting))
    assert no_fonts == drawn_with(None), "the fonts of this machine"
