"""`kiosk jackpots`: show and post the jackpots of a table."""

import typer

from kiosk.app.command_line.options import ByFloor, ConfigDir, DataDir, JackpotAmounts, TableId, house_records
from kiosk.app.command_line.terminal import ask_pin, tell
from kiosk.app.commands.journal import reading
from kiosk.core.errors import KioskError
from kiosk.core.text import text

jackpots_app = typer.Typer(no_args_is_help=True, help="Post jackpots, and list postings.")


@jackpots_app.command("post")
def jackpots_post(
    amounts: JackpotAmounts,
    by: ByFloor,
    table: TableId = None,
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Post jackpots. The kiosk must not run. Once in 24 hours, or after a win."""
    from kiosk.app.house.house import load_staff, open_journal, prove_at_house, register_trust
    from kiosk.core.money import money
    from kiosk.procedure import refuse_amounts
    from kiosk.settings import Records, table_id
    from kiosk.staff import Act, Authority

    posted = posted_amounts(amounts)
    settings, folder, clock = house_records(config, data)
    staff, chosen = load_staff(settings, folder, clock), table_id(settings, table)
    is_new = not Records(settings, folder, chosen).journal.exists()
    if is_new:
        refuse_amounts(posted, settings.games[settings.deals[chosen][0].game].jackpots)
    pin = ask_pin()
    if is_new:  # A wrong PIN creates no journal.
        roles = Authority(staff, clock, house=settings.house.authority).roles(Act.POST_JACKPOTS)
        prove_at_house(settings, folder, clock, staff, by, pin, roles=roles)
    else:  # The table asks for the PIN, and no kiosk is running that would check the register.
        register_trust(settings, folder).require(staff, by, table=chosen)
    opened = open_journal(settings, chosen, folder, clock, staff)
    try:
        opened.shift.post_jackpots(posted, by, pin)
        shown = ", ".join(f"{name.upper()} {money(cents)}" for name, cents in opened.shift.jackpots.items())
        tell(text("Posted: {amounts}.", amounts=shown))
        for name, cents in opened.shift.unmade_shares(opened.table_game, opened.shift.jackpots).items():
            tell(text("{name}: no chips make a share of {share}.", name=name.upper(), share=money(cents)))
    finally:
        opened.close()


def posted_amounts(amounts: list[str]) -> dict[str, int]:
    """Return {name: cents} of the typed amounts. Raise KioskError for an invalid amount."""
    from kiosk.core.money import parse_money

    posted: dict[str, int] = {}
    for entry in amounts:
        name, _, amount = entry.partition("=")
        if name.lower() in posted:
            raise KioskError("twice", "{name} is given twice: give one amount.", name=name.upper())
        try:
            posted[name.lower()] = parse_money(amount)
        except ValueError as error:
            raise KioskError("amount", "{entry}: {error}.", entry=entry, error=error) from None
    return posted


@jackpots_app.command("history")
def jackpots_history(table: TableId = None, config: ConfigDir = None, data: DataDir = None) -> None:
    """List all postings: time, person, amounts."""
    from kiosk.core.clock import stamp
    from kiosk.core.money import money
    from kiosk.events import JackpotsPosted

    with reading(table, config, data) as (journal, _):
        for event in journal.events(1, JackpotsPosted):
            at = stamp(event.at_ms)
            amounts = event.of(JackpotsPosted).amounts
            shown = ", ".join(f"{name.upper()} {money(cents)}" for name, cents in amounts.items())
            tell(f"{at}  {event.actor:<12} {shown}")
