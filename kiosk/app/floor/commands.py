"""`kiosk floor`: the server to which every table pushes its events, and the permissions on it."""

import signal
import sys
import time
from datetime import date
from pathlib import Path
from typing import Annotated, Final

import typer

from kiosk.app.command_line.ending import SIGNALS, Ending
from kiosk.app.command_line.options import (
    ConfigDir,
    DataDir,
    LanguageCode,
    TableId,
    effective_settings,
    folder_of_house,
    house_settings,
)
from kiosk.app.command_line.terminal import in_terminal, tell
from kiosk.app.floor.access import (
    Server,
    floor_add_console,
    floor_add_publisher,
    floor_administrator,
    floor_authority,
    floor_enroll,
    floor_renew_server,
    floor_revoke,
    floor_standby,
)
from kiosk.app.floor.publishing import floor_post, floor_publish, floor_review
from kiosk.core.disk import make_folder
from kiosk.core.errors import KioskError
from kiosk.core.text import counted, text

floor_app = typer.Typer(no_args_is_help=True, help="Set up and use a server for several tables.")
floor_app.command("authority")(floor_authority)
floor_app.command("renew-server")(floor_renew_server)
floor_app.command("standby")(floor_standby)
floor_app.command("administrator")(floor_administrator)
floor_app.command("enroll")(floor_enroll)
floor_app.command("add-console")(floor_add_console)
floor_app.command("add-publisher")(floor_add_publisher)
floor_app.command("revoke")(floor_revoke)

OK: Final = text("ok")
WRONG: Final = text("FAILED")
WHOLE: Final = text("intact")
REPORTED: Final = {
    "shift": text("Shift"),
    "table": text("Table"),
    "pit": text("Pit"),
    "game": text("Game"),
    "dealer": text("Dealer"),
    "day": text("Day"),
}


@floor_app.command("migrate")
def floor_migrate(server: Server) -> None:
    """Update the database to this version. Its data is kept."""
    from kiosk.floor import connected, migrate

    with connected(server) as db:
        applied = migrate(db)
    for migration in applied:
        tell(f"{migration.number:03} {migration.name}")
    if not applied:
        tell(text("The floor database is up to date."))


@floor_app.command("restored")
def floor_restored(server: Server) -> None:
    """Have all tables and consoles follow this server.

    This is not needed after PostgreSQL has restored or promoted a server. Use it if tables report that this server is
    older than another one, and this one stays in use.
    """
    from kiosk.floor import begin_epoch, connected

    with connected(server) as db:
        begun = begin_epoch(db)
    tell(text("Tables and consoles follow this server now (epoch {epoch}). Stop every other one.", epoch=begun))


@floor_app.command("check")
def floor_check(
    server: Server,
    every: Annotated[bool, typer.Option("--all", help="List passed checks, too.")] = False,
) -> None:
    """Test the rights of each database role; list violations."""
    from kiosk.floor import connected, rights

    good = bad = 0
    with connected(server) as db:
        for right in rights(db):
            good, bad = good + right.holds, bad + (not right.holds)
            if every or not right.holds:
                tell(f"{in_terminal(OK if right.holds else WRONG):<6} {in_terminal(right.what)}")
    tell(text("OK: {good}; needs attention: {bad}.", good=good, bad=bad))
    sys.exit(1 if bad else 0)


@floor_app.command("verify")
def floor_verify(
    server: Server,
    keep: Annotated[
        bool, typer.Option("--keep", help="Sign the result with this machine’s key, and store it on the server.")
    ] = False,
    whole: Annotated[bool, typer.Option("--whole", help="With --keep: read every event again.")] = False,
    data: DataDir = None,
) -> None:
    """Verify every hash, total, and signature on the server.

    With --keep, it continues after this machine’s last signed result, and each night reads a seventh of the journals
    from their first event.
    """
    from kiosk.app.house.house import HOUSE
    from kiosk.floor import KeptVersions, confirmed, connected, keep_verification, kept_journals, verified_upto
    from kiosk.journal import load_or_create_key, public_bytes
    from kiosk.settings import data_dir

    is_whole, looked_at = True, []
    key = None
    with connected(server) as db:
        if keep:  # Created if missing: a reader need not be where the staff register is kept.
            path = (data or data_dir()) / HOUSE / "device.pem"
            make_folder(path.parent)
            key = load_or_create_key(path)
        upto = {} if key is None or whole else verified_upto(db, public_bytes(key))
        for kept in kept_journals(db, upto):
            looked_at.append(kept)
            found = "; ".join(map(in_terminal, kept.wrong)) or in_terminal(WHOLE)
            events = counted("%n event", "%n events", n=kept.events)
            tell(
                text(
                    "{table}, journal {journal}: {events}, {signed} signed: {found}.",
                    table=kept.table, journal=kept.journal, events=events, signed=kept.signatures, found=found,
                )
            )  # fmt: skip
            is_whole = is_whole and not kept.wrong
        if key is not None:
            with confirmed(db):
                keep_verification(db, key, looked_at)
            KeptVersions(data or data_dir()).trust_verifier(public_bytes(key))
            tell(text("Signed with the key {key}.", key=public_bytes(key).hex()))
    sys.exit(0 if is_whole else 1)


@floor_app.command("verified")
def floor_verified(server: Server, data: DataDir = None) -> None:
    """Show the nightly verifier's findings and their signer."""
    from kiosk.core.clock import stamp
    from kiosk.floor import KeptVersions, connected, verifications
    from kiosk.settings import data_dir

    trusted = KeptVersions(data or data_dir()).verifiers

    with connected(server) as db:
        for kept in verifications(db):
            state = WHOLE if kept.is_whole else WRONG
            said = state if kept.is_signed else text("{state}; BAD SIGNATURE", state=state)
            if kept.is_signed and kept.key.hex() not in trusted:
                said = text("{state}; signed by a key NOT TRUSTED here", state=state)
            tell(f"{stamp(round(kept.at.timestamp() * 1000))}  {in_terminal(said)}  {kept.key[:4].hex()}")
            for line in () if kept.is_whole else kept.found.splitlines():
                tell(f"    {line}")


@floor_app.command("report")
def floor_report(
    server: Server,
    by: Annotated[str, typer.Option(help="shift, table, pit, game, dealer or day.")] = "day",
    since: Annotated[str, typer.Option("--from", help="First day, such as 2026-11-01.")] = "1971-01-01",
    to: Annotated[str, typer.Option("--to", help="Day after the last one.")] = "",
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Report hands, results, and responses by gaming days.

    Results are those of the house. Calls is the number of answers of the floor, and Response is their median time.
    Received is the time at which the newest hand came to the server: a table without a connection sends its hands
    later. The beginning of the days and the time zone are printed.
    """
    from kiosk.core.money import money
    from kiosk.floor import ReportBy, connected, day_begins_ms, floor_time_zone, report
    from kiosk.settings import GAMING_DAY_BEGINS

    if by not in list(ReportBy):
        raise KioskError("by", "Report by shift, table, pit, game, dealer or day.")
    first, end = _day(since), _day(to) if to else None
    if end is not None and first > end:
        raise KioskError("day", "--from {first} is after --to {end}: swap them.", first=since, end=to)
    begins = GAMING_DAY_BEGINS
    if config is not None or (folder_of_house(config, data) / "house.toml").exists():
        begins = house_settings(config, data).house.gaming_day_begins  # Reading the settings also sets the time zone.
    with connected(server) as db:
        from_ms, zone = day_begins_ms(db, first, begins), floor_time_zone(db)
        to_ms = int(time.time() * 1000) if end is None else day_begins_ms(db, end, begins)
        heads = (REPORTED[ReportBy(by)], text("Hands"), text("Void"), text("House result"), text("Calls"))
        about, hands, void, won, calls = map(in_terminal, heads)
        response, received = in_terminal(text("Response")), in_terminal(text("Received"))
        days = in_terminal(text("days begin at {begins}, {zone}", begins=begins, zone=zone))
        tell(f"{about:<28} {hands:>8} {void:>6} {won:>16} {calls:>6} {response:>9}  {received:<16}  {days}")
        for line in report(db, ReportBy(by), from_ms=from_ms, to_ms=to_ms, zone=zone, begins=begins):
            took = "" if line.response_ms is None else f"{line.response_ms / 1000:.0f} s"
            figures = f"{line.hands:>8} {line.voided:>6} {money(line.house_net):>16} {line.calls:>6} {took:>9}"
            tell(f"{line.about:<28} {figures}  {line.received}".rstrip())


def _day(day: str) -> date:
    try:
        return date.fromisoformat(day)
    except ValueError:
        raise KioskError("day", "Write the day as in 2026-11-01.") from None


floor_app.command("publish")(floor_publish)
floor_app.command("post")(floor_post)
floor_app.command("review")(floor_review)


@floor_app.command("demo")
def floor_demo(
    seed: Annotated[int, typer.Option(help="Seed of the decks.")] = 7,
    hands: Annotated[int, typer.Option(help="Number of hands that each table plays automatically.", min=1)] = 3,
    table: Annotated[list[str] | None, typer.Option(help="Only this table; may be repeated.")] = None,
    out: Annotated[Path, typer.Option(help="Folder of the pictures without a display.")] = Path("out/floor"),
) -> None:
    """Run a demo: a server, four simulated tables, a console."""
    from kiosk.app.floor.demo import run_floor_demo

    sys.exit(run_floor_demo(seed=seed, hands=hands, tables=table or (), out=out))


@floor_app.command("console")
def floor_console(
    server: Annotated[str, typer.Option("--server", help="Connection string without a user name.")],
    name: Annotated[str, typer.Option("--name", help="Role of this console (add-console).")],
    config: ConfigDir = None,
    data: DataDir = None,
    badge: Annotated[str, typer.Option(help="Name of the badge reader in devices.toml.")] = "",
    publisher: Annotated[str, typer.Option("--publishes-as", help="Role with which this machine publishes.")] = "",
    windowed: Annotated[bool, typer.Option("--windowed", help="Open a window instead of the full screen.")] = False,
    language: LanguageCode = "",
) -> None:
    """Run a floor console: every table, and its calls.

    If no register is published, the one on this machine is used.
    """
    from functools import partial

    from kiosk.app.floor.link import laid_at_console, office_here, staff_at_console
    from kiosk.app.house.books import HouseBooks, has_journals
    from kiosk.app.house.devices import reading_badges
    from kiosk.app.house.house import keep_guess
    from kiosk.app.house.people import HouseDesk
    from kiosk.core.clock import SystemClock
    from kiosk.settings import data_dir
    from kiosk.staff import Authority
    from ui.app import make_app
    from ui.console import FloorConsole

    folder, clock = data or data_dir(), SystemClock()
    settings = effective_settings(config, folder)
    staff = staff_at_console(settings, folder, clock)
    authority = Authority(staff, clock, house=settings.house.authority)
    screen = settings.house.screen
    if language:
        screen = screen.model_copy(update={"language": language})
    with Ending() as ending:
        app = make_app()
        ending.attach(app)
        with FloorConsole(
            server, staff, authority, clock, name=name, records=folder / name, fullscreen=not windowed,
            laid=laid_at_console(settings, folder, staff, clock), settings=screen,
            on_guess=partial(keep_guess, settings, folder, clock),
            office=office_here(settings, folder, publisher) if publisher else None,
            desk=HouseDesk(settings, folder, clock, staff) if publisher else None,
            books=HouseBooks(settings, folder, clock, staff) if has_journals(settings, folder) else None,
            day_begins=settings.house.gaming_day_begins,
        ) as console, reading_badges(settings, badge, clock, console.model.badge_event):  # fmt: skip
            sys.exit(app.exec())


@floor_app.command("push")
def floor_push(
    server: Annotated[str, typer.Option("--server", help="Connection string without a user name.")],
    table: TableId = None,
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Push missing events of a table's journal to the server.

    Use it for a table that `kiosk floor move` has not moved: enroll the table first.
    """
    from kiosk.floor import connected, push_whole, role_of, shown_certificate
    from kiosk.journal import read_journal
    from kiosk.settings import Records, data_dir, table_id

    settings = effective_settings(config, data)
    chosen = table_id(settings, table)
    records = Records(settings, data or data_dir(), chosen)
    with (
        read_journal(records.journal) as journal,
        connected(server, user=role_of(chosen), **shown_certificate(records.folder)) as db,
    ):
        had, has = push_whole(db, journal)
    pushed = counted("%n event pushed", "%n events pushed", n=has - had)
    tell(text("{table}: {pushed}; the floor server has {count}.", table=chosen, pushed=pushed, count=has))


@floor_app.command("move")
def floor_move(
    server: Server,
    by: Annotated[str, typer.Option("--by", help="ID of the manager who signs. The command asks for the PIN.")],
    joins: Annotated[
        str, typer.Option("--joins", help="Connection string of the tables without a user name (floor_server).")
    ] = "",
    table: Annotated[list[str] | None, typer.Option(help="Only this table; may be repeated.")] = None,
    role: Annotated[str, typer.Option("--as", help="Role with which this machine signs in.")] = "publisher_office",
    second: Annotated[str, typer.Option("--second", help="ID of a second manager who signs.")] = "",
    authority: Annotated[Path | None, typer.Option(help="Folder of the certificate authority.")] = None,
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Move this house's records to a server. Stop all kiosks first.

    If the command is interrupted, run it again; completed steps are not repeated.
    """
    from kiosk.app.floor.move import HouseMove
    from kiosk.settings import data_dir

    house = HouseMove(config, data or data_dir(), joins=joins, role=role, tables=table or ())
    house.move(server, by=by, second=second, authority=authority)


@floor_app.command("serve")
def floor_serve(
    folder: Annotated[Path, typer.Argument(help="Folder of its data and its socket.")],
    authority: Annotated[
        Path | None,
        typer.Option(help="Folder of the certificate authority. With it, the server also listens to the network."),
    ] = None,
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.")] = 5432,
) -> None:
    """Run a test PostgreSQL server, until Ctrl-C."""
    from kiosk.floor import OwnServer, migrate

    own = OwnServer(folder.absolute())
    if authority is not None:
        own.listen(authority, host, port)
    with own as server:
        with server.administrator() as db:
            migrate(db)
        signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
        tell(f"--server '{server.address} user=postgres'")
        sys.stdout.flush()
        signal.sigwait(SIGNALS)
