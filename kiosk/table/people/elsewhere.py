"""Find sign-ins at other tables of the house, in the tables' journals in the same folder.

Only the ends of the journals are read. An unreadable journal is ignored, because it must not keep this table closed.
"""

from pathlib import Path

from kiosk.core.errors import KioskError
from kiosk.journal import read_journal
from kiosk.table.kernel.checkpoint import recovered_state


def signed_in_elsewhere(data: Path, here: str, person_id: str) -> tuple[str, ...]:
    """Return the ids of the tables in `data`, other than `here`, at which this person deals or supervises."""
    found = []
    for path in sorted(data.glob("*/journal.db")):
        if path.parent.name == here:
            continue
        try:
            with read_journal(path, path.with_name("device.pem")) as journal:
                state = recovered_state(*journal.since_checkpoint())
        except KioskError:
            continue
        if person_id in (state.dealer, state.supervisor):
            found.append(path.parent.name)
    return tuple(found)
