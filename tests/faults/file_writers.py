"""The modules that write files, with the files of a house's records that each can make or change.

`test_file_matrix.py` checks that every module that writes is here, and that docs/security.md has a row for each file.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
ELSEWHERE: Final[tuple[str, ...]] = ()  # A folder that a person names, another device, or the server's own machine.

WRITERS: Final[dict[str, tuple[int, tuple[str, ...]]]] = {
    "drivers/camera/calibration/calibrate.py": (1, ("NH-07/camera/x",)),
    "drivers/camera/calibration/paper.py": (1, ELSEWHERE),
    "drivers/camera/calibration/zones.py": (1, ("NH-07/camera/x",)),
    "drivers/camera/eye.py": (1, ("NH-07/camera/x",)),
    "drivers/camera/reading/backs.py": (1, ("NH-07/camera/x",)),
    "drivers/camera/reading/deck.py": (1, ("NH-07/camera/x",)),
    "drivers/camera/showing/decks.py": (1, ("NH-07/camera/x",)),
    "drivers/camera/showing/enrollment.py": (1, ("NH-07/camera/x",)),
    "drivers/camera/train/prints.py": (1, ELSEWHERE),
    "kiosk/app/floor/access.py": (1, ELSEWHERE),
    "kiosk/app/floor/move.py": (1, ELSEWHERE),
    "kiosk/app/house/beginning_again.py": (1, ("NH-07/aside/x/x",)),
    "kiosk/app/house/night_packet.py": (3, ("reports/x",)),
    "kiosk/app/house/reports.py": (1, ("reports/x",)),
    "kiosk/core/disk.py": (2, ("staff.json.new",)),
    "kiosk/core/file_plan.py": (1, ("NH-07/moving.json",)),
    "kiosk/core/log.py": (1, ("NH-07/kiosk.log", "kiosk.log")),
    "kiosk/diagnostics/log_export.py": (2, ELSEWHERE),
    "kiosk/floor/publishing/dealers.py": (1, ("_floor/certificates.json",)),
    "kiosk/floor/publishing/versions.py": (
        5,
        (
            "_floor/publisher.pub", "_floor/verifier.pub", "_floor/lock", "_floor/people.json", "_floor/house.json",
            "_floor/tables.json", "_floor/NH-07/jackpots:nh.json", "_floor/house-1/house.toml",
        ),
    ),
    "kiosk/floor/server/certificates.py": (8, ("NH-07/floor.key", "NH-07/floor.crt", "NH-07/floor-authority.crt")),
    "kiosk/floor/server/known.py": (1, ("NH-07/floor-server.json",)),
    "kiosk/floor/server/own_server.py": (3, ELSEWHERE),
    "kiosk/journal/archiving.py": (1, ("NH-07/archive/1.db",)),
    "kiosk/journal/chain.py": (
        2,
        ("NH-07/device.pem", "_training/examinations/device.pem", "_training/NH-07/ortiz/device.pem"),
    ),
    "kiosk/journal/copy.py": (1, ("NH-07/checkpoints.jsonl", "FLOOR/NH-07.jsonl")),
    "kiosk/journal/file.py": (
        3,
        (
            "NH-07/journal.db",
            "NH-07/journal.db.lock",
            "_training/examinations/journal.db",
            "_training/NH-07/ortiz/journal.db",
        ),
    ),
    "kiosk/journal/opened.py": (1, ("NH-07/journal.db-wal",)),
    "kiosk/journal/witness.py": (1, ("witness/NH-07.heads", "FLOOR/NH-07.heads", "_training/witness/x.heads")),
    "kiosk/reports/kept_days.py": (1, ("NH-07/days.db",)),
    "kiosk/settings/folders.py": (1, ("FLOOR/NH-07.jsonl",)),
    "kiosk/settings/screen_choices.py": (1, ("NH-07/screen.json",)),
    "kiosk/staff/file.py": (1, ("staff.json",)),
    "kiosk/staff/register.py": (1, ("staff.json.lock",)),
    "kiosk/table/cards/evidence.py": (1, ("NH-07/evidence/x.jpg",)),
    "kiosk/table/money/slip_copies.py": (1, ("FLOOR/slips/x.json",)),
    "kiosk/training/examination/time_used.py": (1, ("_training/examinations/time-used-1.json",)),
    "kiosk/training/scenarios/scenario.py": (1, ("_training/scenarios/x.toml",)),
    "kiosk/training/store/foreign.py": (1, ELSEWHERE),
    "kiosk/training/store/store.py": (5, ("_training/training.db",)),
    "kiosk/training/store/tables.py": (1, ("_training/training.db-wal",)),
    "ui/slip_pdf.py": (1, ("NH-07/slips/x.pdf",)),
    "ui/tones.py": (1, ELSEWHERE),
    "ui/vm/training/desk.py": (1, ELSEWHERE),
    "ui/window/selectable.py": (1, ELSEWHERE),
}  # fmt: skip

_WRITES: Final = {"replace_file", "write_bytes", "write_text", "copyfile", "copyfileobj", "RotatingFileHandler"}


_MAY_WRITE: Final = re.compile(
    "|".join(_WRITES) + r"|O_CREAT|sqlite3\.connect|ZipFile|os\.(sym)?link|open\(.*[\"'][wax][bt+]?[\"']"
)


def writers(root: Path = ROOT) -> dict[str, int]:
    """Return the number of calls that write a file in each module of the program."""
    found = Counter[str]()
    for top in ("kiosk", "ui", "drivers"):
        for path in (root / top).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            calls = sum(map(_writes, _calls(text))) if _MAY_WRITE.search(text) else 0
            if calls:
                found[str(path.relative_to(root))] = calls
    return dict(found)


def _calls(text: str) -> Iterator[ast.Call]:
    return (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call))


def _writes(call: ast.Call) -> bool:
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    given = [*call.args, *(keyword.value for keyword in call.keywords)]
    modes = [each.value for each in given if isinstance(each, ast.Constant) and isinstance(each.value, str)]
    match name:
        case "open":
            creates = any("O_CREAT" in ast.unparse(each) for each in given)
            return creates or any(mode[:1] in {"w", "a", "x"} and len(mode) <= 3 for mode in modes)
        case "ZipFile":
            return "w" in modes
        case "connect":
            if ast.unparse(function) != "sqlite3.connect" or ":memory:" in modes:
                return False
            return not any("mode=ro" in ast.unparse(each) for each in given)
        case "link" | "symlink":
            return ast.unparse(function).startswith("os.")
        case _:
            return name in _WRITES
