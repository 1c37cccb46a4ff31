"""`kiosk charity`: assign a table to a charity for a gaming day, or print a day's totals by charity."""

from collections.abc import Iterator
from contextlib import nullcontext
from datetime import datetime
from typing import Annotated

import typer

from kiosk.app.command_line.options import ConfigDir, DataDir, TableId, day_option, house_records
from kiosk.app.command_line.terminal import ask_pin, tell
from kiosk.core.errors import KioskError
from kiosk.core.money import money
from kiosk.core.text import Text, text


def charity(
    day: Annotated[datetime, day_option("--day", "Gaming day, such as 2026-11-21.")],
    to: Annotated[str, typer.Option("--to", help="Name of the charity.")] = "",
    by: Annotated[str, typer.Option("--by", help="Your ID. You need the role floor or manager.")] = "",
    second: Annotated[str, typer.Option("--second", help="The ID of the second person who signs.")] = "",
    why: Annotated[str, typer.Option("--why", help="Reason. Required for a change, or after the first hand.")] = "",
    table: TableId = None,
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Assign a table to a charity, or print totals by charity.

    Two people sign for an assignment. After the first hand, and for a change, give --why. Without --to, the command
    prints the totals of all tables.
    """
    from kiosk.app.house.charities import assign_charity
    from kiosk.app.house.house import require_whole_house, verified
    from kiosk.app.house.reports import nights_of_day, plays_for_money
    from kiosk.bank import totals_by_charity
    from kiosk.journal import read_journal
    from kiosk.settings import Records, table_id

    settings, folder, _ = house_records(config, data)
    chosen_day = day.date()
    if to:
        chosen = table_id(settings, table)
        records = Records(settings, folder, chosen)
        if not by or not second:
            raise KioskError("signers", "Two people must sign: name them with --by and --second.")
        has_journal = records.journal.exists()
        if has_journal and not (report := verified(records, chosen)).is_whole:
            raise KioskError("not_whole", "Nothing was assigned: {found}", found=" ".join(report.sentences()))
        with read_journal(records.journal, records.key) if has_journal else nullcontext() as journal:
            assign_charity(settings, folder, chosen, journal, chosen_day, to, _signatures(by, second), why)
        tell(
            text("Table {table} is dealt for {charity} on {day}.", table=chosen, charity=to, day=chosen_day.isoformat())
        )
        return
    require_whole_house(settings, folder)
    damaged = list[Text]()
    nights = nights_of_day(settings, folder, chosen_day, damaged)
    for sentence in damaged:
        tell(sentence)
    of_money = (night for night in nights if night.is_dealt and plays_for_money(settings, night.table))
    for total in totals_by_charity(of_money):
        tell(
            text(
                "{charity}: tables {tables}; win {win}, share of the state {state}, share of the charity {share}.",
                charity=total.name or "–", tables=", ".join(total.tables), win=money(total.win),
                state=money(total.state), share=money(total.charity),
            )
        )  # fmt: skip


def _signatures(*people: str) -> Iterator[tuple[str, str]]:
    """Yield each person with the PIN that they enter then."""
    for person_id in people:
        tell(text("PIN of {id}:", id=person_id))
        yield person_id, ask_pin()
