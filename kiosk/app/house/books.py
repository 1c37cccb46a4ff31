"""The books of a house at a screen: its nights, drop boxes, charities, and reports, from the journals here."""

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from dataclasses import replace
from datetime import date
from pathlib import Path

from kiosk.app.house.charities import assign_charity, assigned_ever, assigned_on, end_of_day, variance_of
from kiosk.app.house.count_room import BILLS, NOT_COUNTED, BoxOutcome, count_box, waiting_boxes
from kiosk.app.house.house import require_whole_house
from kiosk.app.house.night_packet import DAMAGED, write_packet
from kiosk.app.house.night_signing import (
    explain_difference,
    night_rules,
    refuse_unfinished,
    sign_nights,
    signed_nights,
)
from kiosk.app.house.players import MAY_NOT_PLAY, PlayerCash, barred_on, cash_limit, cash_of_players, rules_of
from kiosk.app.house.reports import (
    boxes_taken_out,
    events_of,
    figures_of_tables,
    names_in_force,
    plays_for_money,
    report_days,
    report_figures,
)
from kiosk.bank import (
    NightBox,
    TableNight,
    gaming_day,
    month_differences,
    month_spans,
    seen_together,
    spans_around,
)
from kiosk.core.clock import Clock
from kiosk.core.errors import KioskError
from kiosk.core.money import Cents
from kiosk.core.text import Text
from kiosk.events import HandSettled
from kiosk.journal import Event, read_journal
from kiosk.reports import GroupBy, HouseReport, house_report
from kiosk.settings import DEFAULT_TRANSFERS, Records, Settings, in_force
from kiosk.staff import Person, Role, Staff

PACKETS = "nights"


def has_journals(settings: Settings, data: Path) -> bool:
    """Return whether the journal of any table is in a folder of records."""
    return any(Records(settings, data, table).journal.exists() for table in settings.deals)


class HouseBooks:
    """The books of the house whose records are in the folder `data`, of the tables whose journals are there."""

    def __init__(self, settings: Settings, data: Path, clock: Clock, staff: Staff) -> None:
        self.staff = staff
        self._settings, self._data, self._clock = settings, data, clock

    def today(self) -> date:
        """Return the present gaming day."""
        return gaming_day(self._clock.now_ms(), self._settings.house.gaming_day_begins)

    def _tables(self) -> list[str]:
        return [name for name in self._settings.deals if Records(self._settings, self._data, name).journal.exists()]

    def _money_tables(self) -> tuple[str, ...]:
        return tuple(table for table in self._tables() if plays_for_money(self._settings, table))

    def nights(self, day: date) -> tuple[tuple[TableNight, ...], tuple[TableNight, ...], tuple[Text, ...]]:
        """Return the nights of a gaming day, the earlier nights of its month, and the faults of the journals."""
        damaged, every = list[Text](), list[TableNight]()
        begins = self._settings.house.gaming_day_begins
        spans = [span for span in month_spans(day, begins) if span.day <= day]
        around = spans_around(spans, begins)
        for figures in figures_of_tables(self._settings, self._data, self._money_tables(), around, damaged):
            faults = tuple((DAMAGED, what) for what in figures.faults)
            every += (replace(night, faults=faults) for night in figures.nights)
        seen = seen_together(every, spans)
        before, found = (tuple(night for night in seen if (night.span.day == day) is now) for now in (False, True))
        signed, month = signed_nights(self._settings, self._data), month_differences(before, found)
        cash, variance = cash_limit(self._settings, day), variance_of(self._settings, day)
        ends_ms = end_of_day(self._settings, day)
        nights = (replace(night, cash=cash, variance=variance, ends_ms=ends_ms, month=month) for night in found)
        return tuple(map(signed, nights)), before, tuple(damaged)

    def explain(self, night: TableNight, line: str, reason: str, signature: tuple[str, str]) -> None:
        """Record the explanation of a difference of a night; raise as `explain_difference` does."""
        explain_difference(self._settings, self._data, night, line, reason, signature)

    def refuse_unfinished(self, night: TableNight) -> None:
        """Raise KioskError if a night cannot be signed."""
        refuse_unfinished(night)

    def sign(self, nights: Sequence[TableNight], signatures: Sequence[tuple[str, str]]) -> None:
        """Sign for these nights of one gaming day as they are shown; raise as `sign_nights` does."""
        found, _, _ = self.nights(nights[0].span.day)
        now = {night.table: night for night in found}
        sign_nights(self._settings, self._data, nights, [now[night.table] for night in nights], signatures)

    def night_signers(self, day: date) -> tuple[tuple[Person, ...], ...]:
        """Return the possible first signers for the night of a gaming day, and the second ones, if two people sign."""
        rules = night_rules(self._settings, day)
        return tuple(self._people(roles) for roles in (rules.signs, rules.second) if roles)

    def _people(self, roles: Sequence[Role]) -> tuple[Person, ...]:
        return tuple({person.id: person for role in roles for person in self.staff.with_role(role)}.values())

    def hands(self, table: str, first: int, last: int) -> tuple[Event, ...]:
        """Return the settlements of a table's hands from the first to the last."""
        records = Records(self._settings, self._data, table)
        with read_journal(records.journal, records.key) as journal:
            settled = (event for number in range(first, last + 1) for event in journal.hand(number))
            return tuple(event for event in settled if isinstance(event.what, HandSettled))

    def write(self, nights: Sequence[TableNight]) -> Path:
        """Write the packets of these nights, PDF, CSV, and ledger, and return their folder. Raise KioskError."""
        out = (self._settings.house.export_folder or self._data) / PACKETS
        try:
            for night in nights:
                write_packet(self._settings, night, out)
        except OSError as error:
            raise KioskError("out", "{out} cannot be written: {why}.", out=out, why=error.strerror) from None
        return out

    def waiting(self) -> tuple[tuple[str, NightBox], ...]:
        """Return the drop boxes that wait to be counted, with their tables."""
        return tuple(
            (table, box)
            for table in self._money_tables()
            for box in waiting_boxes(self._data, table, boxes_taken_out(self._settings, self._data, table, []))
        )

    def values(self, table: str) -> tuple[tuple[Cents, ...], tuple[Cents, ...]]:
        """Return the bills, and the chips of a table, that a drop box may hold; the highest first."""
        chips = {chip for config in self._settings.deals[table] for chip in config.denominations}
        return BILLS, tuple(sorted(chips, reverse=True))

    def counters(self) -> tuple[Person, ...]:
        """Return the people who may count."""
        rules = in_force(self._settings.house.transfers, self._clock.now_ms()) or DEFAULT_TRANSFERS
        return self._people(rules.cage)

    def count(
        self,
        table: str,
        box: int,
        signature: tuple[str, str],
        bills: Mapping[Cents, int],
        chips: Mapping[Cents, int],
        *,
        removed: int = 0,
    ) -> BoxOutcome:
        """Record one person's count of a box. Raise as `count_box` does."""
        damaged = list[str]()
        taken = boxes_taken_out(self._settings, self._data, table, damaged)
        if damaged:
            raise KioskError("not_whole", NOT_COUNTED, found=" ".join(damaged))
        settings, data, counts = self._settings, self._data, {"bills": bills, "chips": chips}
        return count_box(settings, data, table, taken, box, signature, **counts, removed=removed)

    def assigned(self, day: date) -> dict[str, str]:
        """Return the charity of each table on a gaming day, "" if none was assigned."""
        found = assigned_on(self._data, day)
        return {table: found[table].charity if table in found else "" for table in self._settings.deals}

    def charities(self) -> tuple[str, ...]:
        """Return every charity that a table was ever dealt for, by name."""
        return assigned_ever(self._data)

    def assigners(self) -> tuple[Person, ...]:
        """Return the people who may sign for an assignment."""
        return self._people((Role.FLOOR, Role.MANAGER))

    def assign(
        self, table: str, day: date, charity: str, signatures: tuple[tuple[str, str], tuple[str, str]], reason: str
    ) -> None:
        """Assign a table to a charity; raise as `assign_charity` does."""
        records = Records(self._settings, self._data, table)
        has_journal = records.journal.exists()
        with read_journal(records.journal, records.key) if has_journal else nullcontext() as journal:
            assign_charity(self._settings, self._data, table, journal, day, charity, signatures, reason)

    def logs_cash(self, day: date) -> bool:
        """Return whether the house logs the cash of one person on a gaming day."""
        return rules_of(self._settings, day).log is not None

    def players(self, day: date, nights: Sequence[TableNight]) -> tuple[PlayerCash, ...]:
        """Return the people who may not play, then the cash of each person at or above the logging limit."""
        found = cash_of_players(self._settings, self._data, nights, day)
        log = rules_of(self._settings, day).log or 0
        barred = [each for each in found if each.status in MAY_NOT_PLAY]
        logged = [each for each in found if each not in barred and (each.corrected or max(each.in_, each.out) >= log)]
        return (*barred, *barred_on(self._data, day, found), *logged)

    def reports(self, first: date, last: date) -> tuple[Mapping[GroupBy, HouseReport], tuple[Text, ...]]:
        """Return the reports of all tables, one for each grouping, and the faults of their journals."""
        require_whole_house(self._settings, self._data)
        spans, damaged = report_days(first, last, self._settings.house.gaming_day_begins), list[Text]()
        tables = list(report_figures(self._settings, self._data, self._tables(), spans, damaged))
        names = names_in_force(self._settings)
        return {by: house_report(tables, by, first, last, names) for by in GroupBy}, tuple(damaged)

    def events(self, events: Sequence[tuple[str, int]]) -> tuple[tuple[tuple[str, Event], ...], tuple[Text, ...]]:
        """Return the events of a figure with their tables, and their faults."""
        damaged = list[Text]()
        return tuple(events_of(self._settings, self._data, events, damaged)), tuple(damaged)
