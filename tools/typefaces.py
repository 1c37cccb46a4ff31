"""Make the typeface Kiosk Han: the letters of the screen that Inter lacks, from Debian's Noto Sans CJK.

`make typefaces` writes ui/fonts/KioskHan-Regular.otf and KioskHan-Bold.otf. They hold

- every character of the translations that Inter lacks,
- the 3,755 most common Chinese characters (GB 2312, level 1) and the full-width punctuation: a translation can then be
  reworded, and most Chinese names can be drawn, without making the typeface again,
- the symbols of the screen that Inter lacks.

The family has its own name, so that a Noto of the system, in whichever version, is another family and changes no
picture. The files hold no hinting: the kiosk sets its own.
"""

import argparse
import sys
from pathlib import Path
from typing import Final

from fontTools import subset
from fontTools.ttLib import TTFont

ROOT: Final = Path(__file__).resolve().parent.parent
FONTS: Final = ROOT / "ui" / "fonts"
NOTO: Final = Path("/usr/share/fonts/opentype/noto")  # From Debian's fonts-noto-cjk.
SIMPLIFIED_CHINESE: Final = 2  # Its index in the collection.
FAMILY: Final = "Kiosk Han"
WEIGHTS: Final = ("Regular", "Bold")

SYMBOLS: Final = "♠♥♦♣✓✕"
# Noto lacks these. The cross of a refusal is drawn as a multiplication sign; a word joiner (U+2060) has no outline.
DRAWN_AS: Final = {ord("✕"): ord("×"), 0x2060: 0x3000}
_PUNCTUATION_ROWS: Final = (0xA1, 0xA3)
_LEVEL_1_ROWS: Final = range(0xB0, 0xD8)
_FIRST_NOT_LATIN: Final = 0x2000  # Below are letters of Inter, and the notation of the .ts files.
_KEPT_NAMES: Final = (0, 13, 14)  # Copyright, license, and its address.


def characters(translations: str, drawn_by_inter: set[int]) -> set[int]:
    rows = (*_PUNCTUATION_ROWS, *_LEVEL_1_ROWS)
    common = b"".join(bytes((row, cell)) for row in rows for cell in range(0xA1, 0xFF)).decode("gb2312", "ignore")
    wanted = {ord(letter) for letter in common + translations if ord(letter) >= _FIRST_NOT_LATIN} - drawn_by_inter
    return wanted | {ord(letter) for letter in SYMBOLS}


def make(weight: str, wanted: set[int], noto: Path, out: Path) -> None:
    """Write one weight of the typeface."""
    font = TTFont(noto / f"NotoSansCJK-{weight}.ttc", fontNumber=SIMPLIFIED_CHINESE, recalcTimestamp=False)
    drawn = font.getBestCmap()
    lacking = wanted - set(drawn) - set(DRAWN_AS)
    if lacking:
        raise SystemExit(f"Noto Sans CJK lacks {' '.join(map(chr, sorted(lacking)))}: leave it out of the screen")
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap |= {character: drawn[similar] for character, similar in DRAWN_AS.items()}
    options = subset.Options(hinting=False, layout_features=[], name_IDs=list(_KEPT_NAMES), notdef_outline=True)
    # Only text from left to right is needed.
    options.drop_tables += ["BASE", "GDEF", "GPOS", "GSUB", "VORG", "vhea", "vmtx"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=wanted | set(DRAWN_AS))
    subsetter.subset(font)
    _rename(font, weight)
    _set_line_height(font)
    font.save(out / f"KioskHan-{weight}.otf")


def _rename(font: TTFont, weight: str) -> None:
    names = {1: FAMILY, 2: weight, 4: f"{FAMILY} {weight}", 6: f"KioskHan-{weight}"}
    for number, name in names.items():
        font["name"].setName(name, number, 3, 1, 0x409)  # Windows, Unicode, English of the United States
    fonts = font["CFF "].cff
    fonts.fontNames = [names[6]]
    fonts.topDictIndex[0].FamilyName, fonts.topDictIndex[0].FullName = FAMILY, names[4]


def _set_line_height(font: TTFont) -> None:
    """Make a line as tall as Inter's, so that a page has the same layout in each language and beside each symbol."""
    inter = TTFont(FONTS / "Inter-Regular.otf")
    of_one = font["head"].unitsPerEm / inter["head"].unitsPerEm
    ascent, descent = (round(units * of_one) for units in (inter["hhea"].ascent, inter["hhea"].descent))
    lines, sizes = font["hhea"], font["OS/2"]
    lines.ascent, lines.descent, lines.lineGap = ascent, descent, 0
    sizes.sTypoAscender, sizes.sTypoDescender, sizes.sTypoLineGap = ascent, descent, 0
    sizes.usWinAscent, sizes.usWinDescent = ascent, -descent


def main() -> int:
    parser = argparse.ArgumentParser(description="Make the typeface Kiosk Han from Noto Sans CJK.")
    parser.add_argument("--noto", type=Path, default=NOTO, help="the folder of NotoSansCJK-Regular.ttc and -Bold.ttc")
    parser.add_argument("--out", type=Path, default=FONTS, help="the folder to write to")
    chosen = parser.parse_args()
    if not all((chosen.noto / f"NotoSansCJK-{weight}.ttc").exists() for weight in WEIGHTS):
        sys.stderr.write(
            f"{chosen.noto} has no Noto Sans CJK: install Debian's fonts-noto-cjk, or name a folder by --noto\n"
        )
        return 1
    files = sorted((ROOT / "ui" / "translations").glob("*.ts"))
    translations = "".join(path.read_text(encoding="utf-8") for path in files)
    wanted = characters(translations, set(TTFont(FONTS / "Inter-Regular.otf").getBestCmap()))
    for weight in WEIGHTS:
        make(weight, wanted, chosen.noto, chosen.out)
        print(f"KioskHan-{weight}.otf: {len(wanted)} characters")
    return 0


if __name__ == "__main__":
    sys.exit(main())
