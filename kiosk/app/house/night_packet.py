"""The files of a night packet, PDF, CSV, and a Beancount ledger; and those of a month."""

from functools import partial
from pathlib import Path
from typing import Final

from kiosk.bank import HouseMonth, TableNight, month_csv, night_beancount, night_csv
from kiosk.core.disk import make_folder, replace_file, replace_made
from kiosk.games import GAMES
from kiosk.settings import Settings

DAMAGED: Final = "Damaged"
"""The label of journal faults in the packet of a night."""


def write_packet(settings: Settings, night: TableNight, out: Path) -> tuple[Path, ...]:
    """Write the packet of one table into a folder, and return its files. Raise OSError."""
    from ui.app import make_app
    from ui.night_pdf import write_night

    make_app(offscreen=True)
    make_folder(out)
    config = settings.deals[night.table][0]
    points = GAMES[config.game].layout(settings.games[config.game]).points
    stem = f"{night.table}-{night.span.day.isoformat()}"
    pdf, rows, ledger = (out / f"{stem}.{kind}" for kind in ("pdf", "csv", "beancount"))
    replace_made(pdf, partial(write_night, night=night, house=settings.house.name, points=points))
    replace_file(rows, night_csv(night, points=points).encode())
    replace_file(ledger, night_beancount(night, points=points).encode())
    return pdf, rows, ledger


def write_month_report(settings: Settings, month: HouseMonth, out: Path) -> tuple[Path, ...]:
    """Write the report of a month into a folder, and return its files. Raise OSError."""
    from ui.app import make_app
    from ui.night_pdf import write_month

    make_app(offscreen=True)
    make_folder(out)
    pdf, rows = (out / f"{month.name}.{kind}" for kind in ("pdf", "csv"))
    replace_made(pdf, partial(write_month, month=month, house=settings.house.name))
    replace_file(rows, month_csv(month).encode())
    return pdf, rows
