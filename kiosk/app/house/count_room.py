"""Count drop boxes in the count room: two people count a box independently, and equal counts are posted.

Each count is an event in the house journal. Neither person sees the other count before both are entered.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from kiosk.app.house.house import HOUSE, house_journal, load_staff, prove_at_house, require_whole_house
from kiosk.bank import NightBox, is_posted_for
from kiosk.core.clock import SystemClock
from kiosk.core.errors import KioskError
from kiosk.core.money import Cents, money
from kiosk.core.text import text
from kiosk.events import BoxCounted, BoxPosted
from kiosk.journal import Event, read_journal
from kiosk.settings import DEFAULT_TRANSFERS, Settings, in_force

BILLS: Final[tuple[Cents, ...]] = (10_000, 5_000, 2_000, 1_000, 500, 200, 100)
NOT_COUNTED: Final = text("Nothing was counted: {found}")
_POSTED: Final = text("Drop box {box} of table {table} is posted already.")


class BoxOutcome(NamedTuple):
    """The outcome of a count. `cents` is its total; `posted` is None if the box is not posted yet."""

    cents: Cents
    posted: BoxPosted | None
    differs: bool


def count_box(
    settings: Settings,
    data: Path,
    table: str,
    taken: Sequence[NightBox],
    box: int,
    signature: tuple[str, str],
    *,
    bills: Mapping[Cents, int],
    chips: Mapping[Cents, int],
    removed: int = 0,
) -> BoxOutcome:
    """Record one person's count of a box, {value in cents: count}. Post it if a second person found the same.

    `removed` is the event that took it out, 0 for the first one of this number that waits.
    Raise KioskError if the box is not waiting, a value does not exist, or the house journal is damaged. Raise NotProven
    for a person who may not count.
    """
    _refuse_values(settings, table, bills, chips)
    require_whole_house(settings, data)
    clock = SystemClock()
    staff = load_staff(settings, data, clock)
    rules = in_force(settings.house.transfers, clock.now_ms()) or DEFAULT_TRANSFERS
    waiting = _waiting(data, table, taken, box, removed)
    person = prove_at_house(settings, data, clock, staff, *signature, roles=rules.cage)
    rows = {kind: tuple(sorted(counts.items(), reverse=True)) for kind, counts in (("bills", bills), ("chips", chips))}
    counted = BoxCounted(table=table, box=box, removed=waiting.removed, **rows)
    cents = sum(value * count for counts in (bills, chips) for value, count in counts.items())
    with house_journal(settings, data, clock) as house, house.together():
        if not waiting_boxes(data, table, (waiting,)):  # Two other people have counted it since.
            raise KioskError("posted", _POSTED, box=box, table=table)
        counts = _counts(house.events(1, BoxCounted, BoxPosted), table, waiting.removed)
        others = {who: what for who, what in counts.items() if who != person.id}
        house.append(counted, hand=None, actor=person.id)
        same = next((who for who, what in others.items() if what == counted), None)
        if same is None:
            return BoxOutcome(cents, None, differs=bool(others))
        posted = BoxPosted(
            table=table, box=box, removed=waiting.removed, entered=waiting.entered, counters=(same, person.id), **rows
        )
        house.append(posted, hand=None, actor=person.id)
    return BoxOutcome(cents, posted, differs=False)


def posted_boxes(data: Path) -> tuple[BoxPosted, ...]:
    """Return every count that was posted, out of the house journal; none if there is no such journal."""
    path = data / HOUSE / "journal.db"
    if not path.exists():
        return ()
    with read_journal(path) as journal:
        return tuple(event.of(BoxPosted) for event in journal.events(1, BoxPosted))


def waiting_boxes(data: Path, table: str, taken: Iterable[NightBox]) -> tuple[NightBox, ...]:
    """Return the boxes that are not posted, of those that were `taken` out of a table."""
    posted = [what for what in posted_boxes(data) if what.table == table]
    return tuple(box for box in taken if not any(is_posted_for(what, box) for what in posted))


def _waiting(data: Path, table: str, taken: Iterable[NightBox], box: int, removed: int) -> NightBox:
    """Return the oldest box with this number that is not posted. Raise KioskError."""
    found = [each for each in taken if each.number == box and removed in (0, each.removed)]
    if not found:
        raise KioskError("box", "No drop box {box} was taken out of table {table}: check both.", box=box, table=table)
    waiting = waiting_boxes(data, table, found)
    if not waiting:
        raise KioskError("posted", _POSTED, box=box, table=table)
    return waiting[0]


def _counts(events: Iterable[Event], table: str, removed: int) -> dict[str, BoxCounted]:
    """Return the latest count of each person that another one may match. Counts that differed are made again.

    Counts before a posted one were those of a box of a journal that was set aside.
    """
    found: dict[str, BoxCounted] = {}
    for event in events:
        what = event.what
        assert isinstance(what, BoxCounted | BoxPosted), "only these are read"
        if (what.table, what.removed) != (table, removed):
            continue
        if isinstance(what, BoxPosted):
            found.clear()
            continue
        others = [count for who, count in found.items() if who != event.actor]
        found[event.actor] = what
        if others and what not in others:
            found.clear()
    return found


def _refuse_values(settings: Settings, table: str, bills: Mapping[Cents, int], chips: Mapping[Cents, int]) -> None:
    known = {chip for config in settings.deals[table] for chip in config.denominations}
    for value in bills:
        if value not in BILLS:
            raise KioskError("bill", "There is no bill of {value}.", value=money(value))
    for value in chips:
        if value not in known:
            raise KioskError("chip", "This table has no chip of {value}.", value=money(value))
