"""`kiosk count`: one person of the count room enters the contents of a drop box."""

from typing import Annotated

import typer

from kiosk.app.command_line.options import ConfigDir, DataDir, TableId, house_records
from kiosk.app.command_line.terminal import ask_pin, tell
from kiosk.core.errors import KioskError
from kiosk.core.money import Cents, money, parse_money
from kiosk.core.numbers import MAX_BOX, MAX_COUNT
from kiosk.core.text import text


def count(
    box: Annotated[int, typer.Option(help="The number on the drop box.", min=1, max=MAX_BOX)],
    by: Annotated[str, typer.Option("--by", help="Your ID. The command asks for the PIN.")],
    bill: Annotated[
        list[str] | None, typer.Option(help="Number of bills, such as 20=17; repeat for each value.")
    ] = None,
    chip: Annotated[
        list[str] | None, typer.Option(help="Number of chips, such as 5=12; repeat for each value.")
    ] = None,
    table: TableId = None,
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Enter your count of a drop box. Two people count independently.

    The box is posted when both counts agree, bill by bill and chip by chip. Until then, each person sees only their own
    total. If the counts differ, both people count again.
    """
    from kiosk.app.house.count_room import NOT_COUNTED, count_box
    from kiosk.app.house.reports import boxes_taken_out
    from kiosk.settings import table_id

    settings, folder, _ = house_records(config, data)
    bills, chips = _counts(bill or []), _counts(chip or [])
    chosen = table_id(settings, table)
    damaged = list[str]()
    taken = boxes_taken_out(settings, folder, chosen, damaged)
    if damaged:
        raise KioskError("not_whole", NOT_COUNTED, found=" ".join(damaged))
    outcome = count_box(settings, folder, chosen, taken, box, (by, ask_pin()), bills=bills, chips=chips)
    if outcome.posted is not None:
        off, entered = outcome.cents - outcome.posted.entered, outcome.posted.entered
        said = text("Posted: drop box {box}, {amount}. Entered at the table: {entered}.")
        tell(said.fill(box=box, amount=money(outcome.cents), entered=money(entered)))
        if off:
            tell((text("Over: {off}.") if off > 0 else text("Short: {off}.")).fill(off=money(off)))
    elif outcome.differs:
        tell(text("The two counts differ: both count again."))
    else:
        tell(text("Your count of {amount} is kept. A second person counts the box.", amount=money(outcome.cents)))


def _counts(given: list[str]) -> dict[Cents, int]:
    """Return {value in cents: how many} of "20=17". Raise KioskError for anything else."""
    found: dict[Cents, int] = {}
    for word in given:
        value, _, number = word.partition("=")
        try:
            cents, many = parse_money(value), int(number)
        except ValueError:
            cents, many = 0, -1
        if not 0 <= many <= MAX_COUNT or cents in found:
            raise KioskError("counted", "“{word}” is not a count: write each value once, as in 20=17.", word=word)
        if many:
            found[cents] = many
    return found
