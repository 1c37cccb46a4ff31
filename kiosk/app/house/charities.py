"""The charities of a house: for which one each table is dealt on a gaming day, in the house journal."""

from collections.abc import Callable, Iterable, Mapping
from datetime import date
from pathlib import Path

from kiosk.app.house.house import HOUSE, house_journal, load_staff, prove_at_house, require_whole_house
from kiosk.bank import NightCharity, VarianceLimit, end_of, span_of
from kiosk.core.clock import SystemClock
from kiosk.core.errors import KioskError
from kiosk.events import CharityAssigned, HandOpened
from kiosk.journal import JournalReader, read_journal
from kiosk.settings import DEFAULT_VARIANCES, Settings, ShareBase, in_force
from kiosk.staff import Role

_DUTIES = ("floor", "second")


def assign_charity(
    settings: Settings,
    data: Path,
    table: str,
    journal: JournalReader | None,
    day: date,
    charity: str,
    signatures: Iterable[tuple[str, str]],
    reason: str,
) -> None:
    """Assign a table to a charity for a gaming day; two people of the floor or managers sign.

    `journal` is the table's, None if it has none yet. Each of the `signatures` is taken once the house has charities
    and the one before is right. Raise KioskError if the house has no charities, too many would benefit, or a reason is
    missing: for a change, and once a hand has begun on that day. NotProven for a PIN.
    """
    span = span_of(day, settings.house.gaming_day_begins)
    shares = in_force(settings.house.shares, span.begin_ms)
    if shares is None:
        raise KioskError("shares", "This house has no [[shares]] in house.toml: add them first.")
    charity = " ".join(charity.split())
    if not charity:
        raise KioskError("charity", "Enter the name of the charity.")
    require_whole_house(settings, data)
    has_begun = journal is not None and any(
        span.begin_ms <= event.at_ms < span.end_ms for event in journal.events(1, HandOpened)
    )
    clock = SystemClock()
    staff = load_staff(settings, data, clock)
    signed: list[tuple[str, str]] = []
    for duty, (person_id, pin) in zip(_DUTIES, signatures, strict=True):
        but_not = {who for _, who in signed}
        roles = {Role.FLOOR, Role.MANAGER}
        person = prove_at_house(settings, data, clock, staff, person_id, pin, roles=roles, but_not=but_not)
        signed.append((duty, person.id))
    with house_journal(settings, data, clock) as house:  # Locked: no other command assigns a table.
        now = assigned_on(data, day)
        was = now[table].charity if table in now else ""
        if was == charity:
            raise KioskError("same", "Table {table} is dealt for {charity} already.", table=table, charity=charity)
        others = {what.charity for other, what in now.items() if other != table} | {charity}
        if len(others) > shares.charities:
            names = ", ".join(sorted(others - {charity}))
            raise KioskError("most", "No other charity may benefit from this day. These do: {names}.", names=names)
        if (was or has_begun) and not reason.strip():
            raise KioskError("reason", "Give a reason for the change, with --why.")
        what = CharityAssigned(
            table=table, day=day.isoformat(), charity=charity, signed=tuple(signed), was=was, reason=reason.strip()
        )
        house.append(what, hand=None, actor=signed[0][1])


def assigned_on(data: Path, day: date) -> Mapping[str, CharityAssigned]:
    """Return the assignment of each table that counts on a gaming day, {table: assignment}."""
    path = data / HOUSE / "journal.db"
    if not path.exists():
        return {}
    with read_journal(path) as journal:
        found = (event.of(CharityAssigned) for event in journal.events(1, CharityAssigned))
        return {what.table: what for what in found if what.day == day.isoformat()}


def assigned_ever(data: Path) -> tuple[str, ...]:
    """Return every charity that a table was ever assigned to, by name."""
    path = data / HOUSE / "journal.db"
    if not path.exists():
        return ()
    with read_journal(path) as journal:
        return tuple(sorted({event.of(CharityAssigned).charity for event in journal.events(1, CharityAssigned)}))


def charities_of_tables(settings: Settings, data: Path) -> Callable[[str, date], NightCharity | None]:
    """Return a function like `charity_of` for a table's night, after one read of the house journal."""
    path, found = data / HOUSE / "journal.db", dict[tuple[str, str], CharityAssigned]()
    if path.exists():
        with read_journal(path) as journal:
            for event in journal.events(1, CharityAssigned):
                what = event.of(CharityAssigned)
                found[what.table, what.day] = what
    return lambda table, day: _charity(settings, day, found.get((table, day.isoformat())))


def charity_of(settings: Settings, data: Path, table: str, day: date) -> NightCharity | None:
    """Return the charity of a table's night with the shares that hold then; None in a house without charities."""
    return _charity(settings, day, assigned_on(data, day).get(table))


def _charity(settings: Settings, day: date, what: CharityAssigned | None) -> NightCharity | None:
    shares = in_force(settings.house.shares, span_of(day, settings.house.gaming_day_begins).begin_ms)
    if shares is None:
        return None
    is_of_buy_ins = shares.state_of is ShareBase.BUY_INS
    if what is None:
        return NightCharity("", shares.state, shares.charity, is_of_buy_ins)
    signed = tuple(who for _, who in what.signed)
    return NightCharity(what.charity, shares.state, shares.charity, is_of_buy_ins, signed, what.reason, what.was)


def variance_of(settings: Settings, day: date) -> VarianceLimit:
    """Return the rules for error notices on a gaming day."""
    at_ms = span_of(day, settings.house.gaming_day_begins).begin_ms
    rules = in_force(settings.house.variances, at_ms) or DEFAULT_VARIANCES
    return VarianceLimit(rules.limit, rules.report_days, rules.shortages, rules.copy_limit or 0)


def end_of_day(settings: Settings, day: date) -> int | None:
    """Return until when hands are dealt on a gaming day, in ms since 1970; None if the house does not say."""
    ends = settings.house.gaming_day_ends
    return None if ends is None else end_of(day, settings.house.gaming_day_begins, ends)
