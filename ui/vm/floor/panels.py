"""Panels of a console: a call, an order, the verifier's result, and the header line."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from PySide6.QtGui import QImage

from kiosk.core.money import money
from kiosk.core.text import listed
from kiosk.floor import VERBS, Alert, AlertKind, FloorHouse, LastVerified, Order, TableSeen
from kiosk.settings import CallKind
from kiosk.staff import Staff
from kiosk.table import CallAtTable
from ui.vm.controls.finding import sorted_by_name
from ui.vm.controls.words import say, unbroken
from ui.vm.floor import rows, words
from ui.vm.floor.ordering import Ordering
from ui.vm.floor.rows import ConsoleCard, ConsoleJackpot, ConsolePicture

HOUR_MS: Final = 3_600_000
MINUTE_MS: Final = 60_000  # A table reports whole minutes.


def heading(tables: list[TableSeen]) -> str:
    """Return the number of tables, of open ones, and of players there."""
    is_open = sum(seen.status.is_open for seen in tables)
    players = sum(len(seen.status.taken) for seen in tables)
    parts = (words.TABLES.fill(n=len(tables)), words.OPEN.fill(n=is_open), words.PLAYERS.fill(n=players))
    return " · ".join(map(say, parts))


def devices(tables: list[TableSeen], house: FloorHouse) -> dict[str, Any]:
    """Return the number of working devices, or that the server is not there."""
    if not house.is_there:
        return {"devices": say(words.NO_SERVER), "all_well": False}
    found = [device for seen in tables for device in seen.status.devices]
    well = sum(device.is_well for device in found)
    return {
        "devices": say(words.DEVICES.fill(well=well, all=len(found))) if found else "",
        "all_well": well == len(found),
    }


def jackpots(seen: TableSeen, tables: Iterable[TableSeen], *, now_ms: int, may_change: bool) -> dict[str, Any]:
    """Return a table's posted jackpots, their poster and time, when they may change, and their open calls."""
    status = seen.status
    called = [other for other in tables if other.status.called and other.status.game == status.game]
    posted_now = tuple(
        ConsoleJackpot(name.upper(), money(cents), _called(name, called))
        for name, cents in (status.jackpots or {}).items()
    )
    posted = words.POSTED.fill(table=seen.table)
    if status.posted_by:
        at = unbroken(rows.moment(status.posted_ms, now_ms))
        posted = words.POSTED_BY.fill(table=seen.table, name=status.posted_by, time=at)
    hours = max(1, -(-(status.opens_ms - now_ms - MINUTE_MS) // HOUR_MS))
    if status.posted_at_floor and not may_change:
        changes = say(words.AT_OFFICE)
    else:
        changes = say(words.MAY_CHANGE_IN.fill(n=hours) if status.opens_ms > now_ms else words.MAY_CHANGE)
    return {
        "jackpots": posted_now, "jackpots_of": seen.table, "posted": say(posted), "changes": changes,
        "change": say(words.CHANGE_AMOUNTS) if may_change else "", "may_change": status.opens_ms <= now_ms,
    }  # fmt: skip


def _called(jackpot: str, called: Iterable[TableSeen]) -> str:
    at = listed(sorted(seen.table for seen in called if jackpot in seen.status.called))
    return say(words.CALL_AT.fill(table=at)) if at else ""


def call_panel(
    seen: TableSeen, call: CallAtTable, *, verb: str, is_sent: bool, pictures: Mapping[str, QImage]
) -> dict[str, Any]:
    """Return a call with its details. `verb` is the act being signed, "" for none yet."""
    verbs = () if call.needs_visit else VERBS[CallKind(call.kind)]
    note = words.SENDING if is_sent else words.COMING.fill(name=call.coming) if call.coming else None
    if note is None and not verbs:
        note = words.VISIT
    shown: dict[str, Any] = {
        "panel": "sign" if verb else "call",
        "title": words.place(seen.table, call.seats),
        "title_note": say(words.HAND.fill(hand=call.hand)) if call.hand else "",
        "kind": say(words.KINDS[CallKind(call.kind)]),
        "cards": tuple(map(ConsoleCard, call.cards)),
        "amount": rows.amount(call),
        "does": call.does or "pay",
        "does_word": rows.outcome(call),
        "facts": tuple(rows.call_facts(seen, call)),
        **_pictured(call, pictures),
        "note": say(note) if note else "",
    }
    if verb:
        return {
            **shown,
            "facts": (),
            "note": "",
            "primary": say(words.VERBS[verb]),
            "secondary": say(words.BACK),
        }
    if verbs and not is_sent:
        shown |= {"primary": say(words.VERBS[verbs[0]])}
        shown |= {"secondary": say(words.VERBS[verbs[1]])} if len(verbs) > 1 else {}
    return shown


def _pictured(call: CallAtTable, pictures: Mapping[str, QImage]) -> dict[str, Any]:
    if not call.pictures:
        return {}
    return {
        "pictures": tuple(ConsolePicture(pictures[name]) for name in call.pictures if name in pictures),
        "seen": say(words.CAMERA_AT.fill(time=rows.clock(call.seen_ms))),
        "agrees": say(words.AGREE if call.agrees else words.NOT_ALL_SEEN),
    }


def order_panel(seen: TableSeen, order: Order, ordering: Ordering, staff: Staff) -> dict[str, Any]:
    """Return the present order for a table, and its missing parts."""
    shown: dict[str, Any] = {
        "panel": ordering.panel, "kind": say(words.ORDERS[order]), "facts": (), "secondary": say(words.BACK),
    }  # fmt: skip
    match ordering.panel:
        case "choose":
            locked = {person.id for person in staff.locked()}
            return {**shown, "choices": ordering.choices(seen, sorted_by_name(staff.people()), locked)}
        case "amounts":
            amounts = ordering.rows(seen)
            return {**shown, "amounts": amounts, "everywhere": ordering.everywhere,
                    "for_house": bool(ordering.kind), "primary": say(words.TO_SIGN)}  # fmt: skip
        case _:
            person = staff.person(ordering.what)
            note = person.name if person else dict(seen.status.games).get(ordering.what, "")
            facts = tuple(ordering.facts(seen))
            return {**shown, "primary": say(words.SIGN), "amount": note, "facts": facts}


def alert_panel(alert: Alert | None, verified: LastVerified | None, staff: Staff) -> dict[str, Any]:
    """Return an alert that is not a table's: of a console, or of the nightly verifier."""
    if alert is None:
        return {}
    shown = {"panel": "table", "note": rows.alert_row(alert, staff).title, "primary": say(words.NOTED)}
    if alert.kind in (*rows.OF_SERVER, AlertKind.TWICE, AlertKind.REPORTS):
        return {**shown, "title": alert.table or say(words.SERVER), "note": say(alert.words)}
    if alert.table or alert.kind in (AlertKind.CLOCK, AlertKind.CERTIFICATE):
        return {**shown, "title": alert.table or say(rows.of_no_table(alert))}
    if alert.kind is AlertKind.RECOVERED:
        return {**shown, "title": say(words.OFFICE)}
    return {**shown, "title": say(words.VERIFIER), "facts": tuple(rows.verified_facts(verified)) if verified else ()}
