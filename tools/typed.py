import re
from pathlib import Path
from typing import Final

_STEP: Final = re.compile(r"^## (\d+) · ")


def typed_lines(page: Path) -> dict[int, list[str]]:
    """Return the lines that a page has a technician type, by its numbered steps: those indented by four spaces."""
    steps: dict[int, list[str]] = {}
    step, is_fenced = 0, False
    for line in page.read_text(encoding="utf-8").splitlines():
        begins = _STEP.match(line)
        if line.startswith("```"):
            is_fenced = not is_fenced
        elif begins:
            step = int(begins[1])
            steps[step] = []
        elif line.startswith("## "):
            step = 0
        elif step and not is_fenced and line.startswith("    "):
            steps[step].append(line.strip())
    return steps
