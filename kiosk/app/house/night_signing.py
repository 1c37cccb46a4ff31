"""Explain the differences of a night and sign for it, in the house journal."""

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path

from kiosk.app.house.house import HOUSE, house_journal, load_staff, prove_at_house, require_whole_house
from kiosk.app.house.night_packet import DAMAGED
from kiosk.app.house.reports import plays_for_money
from kiosk.bank import (
    NightExplanation,
    SignedFigures,
    TableNight,
    digest_of,
    figures_of,
    signed_night,
    span_of,
    to_explain,
    unfinished_parts,
)
from kiosk.core.clock import SystemClock
from kiosk.core.errors import KioskError
from kiosk.core.text import text
from kiosk.events import NightExplained, NightSigned
from kiosk.journal import read_journal
from kiosk.settings import DEFAULT_NIGHTS, NightRules, Settings, in_force

_DUTIES = ("floor", "second")
_DAMAGED = text("The journal of table {table} is damaged: have a technician look at it before the night is signed.")
_LACKS = text("Table {table} cannot be signed yet: {what}.")
_UNEXPLAINED = text("Table {table} has a difference that nobody has explained: explain it first.")
_CHANGED = text("The night of table {table} has changed: look at it again before you sign.")


def night_rules(settings: Settings, day: date) -> NightRules:
    """Return the rules for the signers of the night of a gaming day."""
    return in_force(settings.house.nights, span_of(day, settings.house.gaming_day_begins).begin_ms) or DEFAULT_NIGHTS


def signed_nights(settings: Settings, data: Path) -> Callable[[TableNight], TableNight]:
    """Read the house journal once, and return a function that adds explanations and the signature to a night.

    Nobody signs for the night of a table that is not dealt for money.
    """
    explained = dict[tuple[str, str], dict[str, NightExplanation]]()
    signed = dict[tuple[str, str], SignedFigures]()
    path = data / HOUSE / "journal.db"
    if path.exists():
        with read_journal(path) as journal:
            for event in journal.events(1, NightExplained, NightSigned):
                what = event.what
                if isinstance(what, NightExplained):
                    known = NightExplanation(what.line, what.cents, what.reason, event.actor, event.at_ms)
                    explained.setdefault((what.table, what.day), {})[what.line] = known
                elif isinstance(what, NightSigned):
                    kept = SignedFigures(what.signed, event.at_ms, what.figures, what.digest)
                    signed[what.table, what.day] = kept

    def with_signature(night: TableNight) -> TableNight:
        if not plays_for_money(settings, night.table):
            return night
        key = night.table, night.span.day.isoformat()
        return signed_night(night, explained.get(key, {}).values(), signed.get(key))

    return with_signature


def explain_difference(
    settings: Settings, data: Path, night: TableNight, line: str, reason: str, signature: tuple[str, str]
) -> None:
    """Record the explanation of a difference of a night. The difference stays in the packet.

    Raise KioskError if the night has no such difference, or no reason is given. NotProven for a PIN.
    """
    cents = {each.line: each.cents for each in night.explanations} | dict(to_explain(night))
    if line not in cents:
        names = ", ".join(cents) or "-"
        raise KioskError("line", "This night has no difference {line} to explain: {names}.", line=line, names=names)
    if not reason.strip():
        raise KioskError("reason", "Enter what is known of the difference.")
    require_whole_house(settings, data)
    clock = SystemClock()
    staff = load_staff(settings, data, clock)
    roles = night_rules(settings, night.span.day).signs
    person = prove_at_house(settings, data, clock, staff, *signature, roles=roles)
    day = night.span.day.isoformat()
    what = NightExplained(table=night.table, day=day, line=line, cents=cents[line], reason=reason.strip())
    with house_journal(settings, data, clock) as house:
        house.append(what, hand=None, actor=person.id)


def refuse_unfinished(night: TableNight) -> None:
    """Raise KioskError if a night cannot be signed: it is unfinished or damaged, or has an unexplained difference."""
    if any(name == DAMAGED for name, _ in night.faults):
        raise KioskError("damaged", _DAMAGED, table=night.table)
    if lacks := unfinished_parts(night):
        raise KioskError("lacks", _LACKS, table=night.table, what=", ".join(lacks))
    if to_explain(night):
        raise KioskError("unexplained", _UNEXPLAINED, table=night.table)


def sign_nights(
    settings: Settings,
    data: Path,
    shown: Sequence[TableNight],
    now: Sequence[TableNight],
    signatures: Sequence[tuple[str, str]],
) -> None:
    """Sign for the nights of one gaming day. `shown` are the nights that the signers saw; `now` are read again.

    Raise KioskError if one of them cannot be signed or has changed since, and NotProven for a wrong PIN.
    """
    for night, was in zip(now, shown, strict=True):
        refuse_unfinished(night)
        if figures_of(night) != figures_of(was):
            raise KioskError("changed", _CHANGED, table=night.table)
    require_whole_house(settings, data)
    clock = SystemClock()
    staff = load_staff(settings, data, clock)
    rules = night_rules(settings, now[0].span.day)
    asked = [roles for roles in (rules.signs, rules.second) if roles]
    signed: list[tuple[str, str]] = []
    for duty, roles, (person_id, pin) in zip(_DUTIES, asked, signatures, strict=False):
        but_not = {who for _, who in signed}
        person = prove_at_house(settings, data, clock, staff, person_id, pin, roles=roles, but_not=but_not)
        signed.append((duty, person.id))
    if len(signed) < len(asked):
        raise KioskError("second", "A second person must sign for the night.")
    with house_journal(settings, data, clock) as house, house.together():
        for night in now:
            figures = figures_of(night)
            what = NightSigned(
                table=night.table,
                day=night.span.day.isoformat(),
                figures=figures,
                digest=digest_of(figures),
                signed=tuple(signed),
            )
            house.append(what, hand=None, actor=signed[0][1])
