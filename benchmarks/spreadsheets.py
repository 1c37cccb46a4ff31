"""Open the exported tables in LibreOffice with each possible separator, and count its formulas.

    python -m benchmarks.spreadsheets

This needs Debian's libreoffice-calc, and is part of `make faults`. A table that does have a formula is opened first. If
LibreOffice does not calculate it, the test proves nothing, and fails. The last line is one JSON object.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final, cast

from kiosk.bank import month_csv, night_csv
from kiosk.training.reports import as_csv
from kiosk.training.store.store import Store
from tests.bank.nights import worded_month, worded_night
from tests.training.one_row import FORMULAS, SEPARATORS, OneRow

PACKAGE: Final = "libreoffice-calc"
_UTF_8, _AMERICAN = 76, 1033  # LibreOffice's numbers for encodings and languages.


def formulas(text: str, separator: str, folder: Path) -> int:
    """Open a table in LibreOffice, and return the number of cells that it treats as formulas."""
    (folder / "table.csv").write_text(text, encoding="utf-8", newline="")
    reads = f"CSV:{ord(separator)},34,{_UTF_8},1,,{_AMERICAN},false,true,false,false,false,-1,true"
    own = f"-env:UserInstallation=file://{folder / 'office'}"
    command = ["soffice", own, "--headless", f"--infilter={reads}", "--convert-to", "fods", "--outdir", str(folder)]
    subprocess.run([*command, str(folder / "table.csv")], check=True, capture_output=True)
    return (folder / "table.fods").read_text(encoding="utf-8").count("table:formula=")


def main() -> None:
    """Open every table with every separator, and exit with 1 if a cell is calculated."""
    if shutil.which("soffice") is None:
        sys.exit(f"LibreOffice is not installed: apt-get install {PACKAGE}")
    tables = {
        "training": "".join(as_csv(cast(Store, OneRow(words, words)), "nh", {words: words}, 2) for words in FORMULAS),
        "night": "".join(night_csv(worded_night(words)) for words in FORMULAS),
        "month": "".join(month_csv(worded_month(words)) for words in FORMULAS),
    }
    with tempfile.TemporaryDirectory() as folder:
        if formulas("a;=1+1;c\n", ";", Path(folder)) != 1:
            sys.exit("LibreOffice calculates no formula at all: this try proves nothing")
        calculated = {
            f"{name} {separator!r}": formulas(text, separator, Path(folder))
            for name, text in tables.items()
            for separator in SEPARATORS
        }
    sys.stdout.write(json.dumps({"tries": len(calculated), "calculated": calculated}) + "\n")
    sys.exit(any(calculated.values()))


if __name__ == "__main__":
    main()
