"""The commands, and the one place that knows all parts: core, drivers and screen are put together here.

Parts are imported by the command that needs them, so that a short command stays short.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from kiosk import __version__
from kiosk.app.device_commands import devices_app, sim_app
from kiosk.app.ending import Ending
from kiosk.app.options import ConfigDir, DataDir, LanguageCode, TableId, device_kinds, house_settings
from kiosk.app.staff_commands import staff_app
from kiosk.core.errors import JournalError, KioskError

MOST_HANDS: Final = 2**63 - 1  # what the journal can count to

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="The dealer assist kiosk.",
)
journal_app = typer.Typer(no_args_is_help=True, help="Verify and export the journal of a table.")
jackpots_app = typer.Typer(no_args_is_help=True, help="Posted jackpots.")
app.add_typer(journal_app, name="journal")
app.add_typer(staff_app, name="staff")
app.add_typer(jackpots_app, name="jackpots")
app.add_typer(devices_app, name="devices")
app.add_typer(sim_app, name="sim")


def main() -> None:
    """Run a command. A known error is one sentence on standard error and the exit status 2; a bug is a traceback."""
    try:
        app()
    except KioskError as error:
        sys.stderr.write(f"{error.message}\n")
        sys.exit(2)
    except BrokenPipeError:
        sys.exit(1)
    except OSError as error:  # what no part of the program was ready for: a path that a person has named
        sys.stderr.write(f"{error.filename or 'The system'}: {error.strerror}. See to that path, and who may use it.\n")
        sys.exit(2)


# ------------------------------------------------------------------------------------------------------ the table


@app.command()
def run(
    table: TableId = None,
    config: ConfigDir = None,
    data: DataDir = None,
    windowed: Annotated[bool, typer.Option("--windowed", help="In a window, not on the whole screen.")] = False,
    sign: Annotated[
        bool, typer.Option("--sign", help="The players’ jackpot sign, also without a second display.")
    ] = False,
    language: LanguageCode = "",
) -> None:
    """Open the kiosk at a table."""
    from kiosk.app.house import ProgramDigests, load_staff, open_journal, warn_without_copy
    from kiosk.core.clock import SystemClock
    from kiosk.core.log import ProgramLog
    from kiosk.diagnostics import Diagnostics
    from kiosk.settings import Records, config_dir, data_dir, house_digests, table_id

    program = ProgramDigests()
    clock = SystemClock()
    folder = data or data_dir()
    _check_language(language)
    spoken = language
    with Ending() as ending:
        try:
            settings = house_settings(config)
            spoken = language or settings.house.screen.language
            chosen = table_id(settings, table)
            staff = load_staff(settings, folder, clock)
            look = partial(house_digests, config=config or config_dir(), data=folder, table=chosen, staff=staff)
            opened = open_journal(settings, chosen, folder, clock, staff, look=lambda: {**program(), **look()})
        except KioskError as error:
            _stopped(error, folder, table or "", ending, windowed=windowed, language=spoken)
            raise
        diagnostics = Diagnostics(opened, config=config or config_dir(), data=folder)
        records = Records(settings, folder, chosen)
        with ProgramLog(records.folder):
            warn_without_copy(opened, settings)
            try:
                shown = _show(
                    opened,
                    diagnostics,
                    settings,
                    records.slips,
                    ending,
                    windowed=windowed,
                    sign=sign,
                    language=language,
                )
            finally:
                opened.close()
    sys.exit(shown)


def _stopped(error: KioskError, data: Path, table: str, ending: Ending, *, windowed: bool, language: str) -> None:
    """Say why the kiosk cannot start: in the log of its table, else of the house, and on the screen."""
    from kiosk.core.log import ProgramLog, program_log
    from ui.app import make_app
    from ui.stopped import show_stopped

    is_known = Path(table).name == table and (data / table).is_dir()
    with ProgramLog(data / table if is_known else data):
        program_log.error("the kiosk cannot start: %s", error.message)
        ending.attach(make_app())
        show_stopped(error.message, fullscreen=not windowed, language=language)


def _check_language(code: str) -> None:
    from ui.window.language import LONGER, languages

    known = (*languages(), LONGER)
    if code and code not in known:
        raise KioskError(
            "language", "No language is called {code}: choose from {known}.", code=code, known=", ".join(known)
        )


def _show(
    table: Any,
    diagnostics: Any,
    settings: Any,
    slips: Path,
    ending: Ending,
    *,
    windowed: bool,
    sign: bool,
    language: str,
) -> int:
    """Show a table on the screen, with its devices, until the window is closed; the sign on a second display.

    Slips are files in the folder `slips` where the table has no printer.
    """
    from contextlib import ExitStack

    from kiosk.app.device_commands import connected
    from ui.app import make_app, run_app
    from ui.sign import SignWindow, has_second_display
    from ui.slip_pdf import SlipFolder

    ending.attach(make_app())
    with ExitStack() as stack:
        if table.config.printer is None:
            printer = SlipFolder(slips)
            printer.start(table.payouts.slip_event)
            stack.callback(printer.stop)
            table.payouts.connect(printer)
        if table.rules.jackpots and (sign or has_second_display()):
            stack.enter_context(SignWindow(table))
        stack.enter_context(connected(table, settings, diagnostics))
        return run_app(table, diagnostics, fullscreen=not windowed, language=language)


@app.command()
def demo(
    table: Annotated[str, typer.Option(help="Which of the shipped tables.")] = "NH-07",
    seed: Annotated[int, typer.Option(help="Which decks are dealt.")] = 7,
    hands: Annotated[int, typer.Option(help="How many hands it plays by itself.", min=1)] = 3,
    play: Annotated[bool, typer.Option("--play", help="Play by itself on the screen, too.")] = False,
    train: Annotated[bool, typer.Option("--train", help="Training at that table, with demo people.")] = False,
    camera: Annotated[bool, typer.Option("--camera", help="A simulated camera instead of the shoe.")] = False,
    out: Annotated[Path, typer.Option(help="Where the pictures go when there is no display.")] = Path("out/demo"),
) -> None:
    """Open a demo table with a simulated shoe or camera. Without a display it plays by itself and takes pictures."""
    if train:
        from kiosk.app.demo_training import run_training

        sys.exit(run_training(table=table, seed=seed, out=out))
    from kiosk.app.demo import run_demo

    sys.exit(run_demo(table=table, seed=seed, hands=hands, play=play, camera=camera, out=out))


@app.command()
def train(
    table: TableId = None,
    config: ConfigDir = None,
    data: DataDir = None,
    windowed: Annotated[bool, typer.Option("--windowed", help="In a window, not on the whole screen.")] = False,
    shoe: Annotated[bool, typer.Option("--shoe", help="Cards come from the table’s own shoe.")] = False,
    seed: Annotated[int | None, typer.Option(help="Ask and deal the same again.", show_default=False)] = None,
    language: LanguageCode = "",
) -> None:
    """Train at a table that is closed: payout drills, guided hands, progress. Nothing real is done."""
    from kiosk.app.house import keep_guess, load_staff
    from kiosk.core.clock import SystemClock
    from kiosk.settings import data_dir, table_id
    from kiosk.training import School

    _check_language(language)
    folder, clock, settings = data or data_dir(), SystemClock(), house_settings(config)
    with Ending() as ending:
        staff, on_guess = load_staff(settings, folder, clock), partial(keep_guess, settings, folder, clock)
        school = School(settings, table_id(settings, table), folder, clock, staff, on_guess=on_guess, config=config)
        try:
            for problem in school.scenarios.problems:
                sys.stderr.write(f"{problem}\n")
            shown = _show_training(
                school, folder, ending, windowed=windowed, with_shoe=shoe, seed=seed, language=language
            )
        finally:
            school.close()
    sys.exit(shown)


def _show_training(
    school: Any, folder: Path, ending: Ending, *, windowed: bool, with_shoe: bool, seed: int | None, language: str
) -> int:
    """Show training until its window is closed, listening to a practice shoe where one is asked for."""
    import random
    from contextlib import ExitStack

    from kiosk.app.device_commands import practising
    from ui.app import make_app
    from ui.training import TrainingWindow

    if with_shoe:
        school.need_shoe()
    app = make_app()
    ending.attach(app)
    dice = None if seed is None else random.Random(seed)  # noqa: S311, to be repeatable
    with ExitStack() as stack:
        window = stack.enter_context(
            TrainingWindow(
                school,
                exports=folder / "reports",
                dice=dice,
                fullscreen=not windowed,
                practice_shoe=with_shoe,
                language=language,
            )
        )
        if with_shoe:
            stack.enter_context(practising(school, window.model.shoe_event))
        window.model.ended.connect(app.quit)
        status = app.exec()
        if window.model.gave_way:
            sys.stdout.write("Nobody trained for ten minutes: training is closed, and the table is free.\n")
        return status


# ------------------------------------------------------------------------------------------------------- records


@app.command()
def settle(
    file: Annotated[str, typer.Argument(metavar="FILE", help="Hand records, one a line; - is standard input.")],
    config: ConfigDir = None,
) -> None:
    """Settle hand records through the very procedure that the screen shows."""
    from kiosk.games import GAMES
    from kiosk.procedure import Settler

    settler = Settler(GAMES, house_settings(config).games)
    refused = False
    with _lines(file) as lines:
        for result in settler.lines(lines):
            refused = refused or "error" in result
            sys.stdout.buffer.write(_json(result) + b"\n")
    sys.exit(1 if refused else 0)


def _json(result: object) -> bytes:
    """Return a result as JSON. What a record calls itself may be half a character, which only ASCII can say."""
    from pydantic_core import PydanticSerializationError, to_json

    try:
        return to_json(result)
    except PydanticSerializationError:
        return json.dumps(result).encode()


@contextmanager
def _lines(file: str) -> Iterator[Iterator[str]]:
    source: str | int = sys.stdin.fileno() if file == "-" else file
    try:
        opened = open(source, encoding="utf-8", errors="replace", closefd=file != "-")  # noqa: SIM115
    except OSError as error:
        raise KioskError("file", "{file} cannot be read: {strerror}.", file=file, strerror=error.strerror) from None
    with opened:
        yield iter(opened)


@app.command()
def check(config: ConfigDir = None) -> None:
    """Check the configuration, and report every error at once."""
    from kiosk.games import GAMES
    from kiosk.settings import check as problems_of
    from kiosk.settings import config_dir, load
    from kiosk.training import scenario_problems
    from ui.window.language import LONGER, languages

    folder = config or config_dir()
    problems = problems_of(folder, GAMES, devices=device_kinds(), languages=(*languages(), LONGER))
    if not problems:
        problems = (*problems, *scenario_problems(load(folder, GAMES), folder))
    for problem in problems:
        sys.stdout.write(f"{problem}\n")
    if problems:
        sys.exit(1)
    sys.stdout.write(f"{folder}: no errors.\n")


@app.command("new-game")
def make_new_game(
    name: Annotated[str, typer.Argument(help="In small letters, such as lucky_nines.")],
    rules: Annotated[Path | None, typer.Option(help="The game's document, as plain text.", show_default=False)] = None,
    out: Annotated[Path, typer.Option(help="The folder in which the package's own folder is made.")] = Path(),
) -> None:
    """Make a package for a game of your own, with a test for each sentence of its rules: docs/adding-a-game.md."""
    from kiosk.app.new_game import new_game

    for path in new_game(name, out / name, rules=rules):
        sys.stdout.write(f"{path}\n")


# -------------------------------------------------------------------------------------------------------- journal


@app.command()
def recall(
    number: Annotated[int, typer.Argument(metavar="N", help="The number of a hand.", min=1, max=MOST_HANDS)],
    table: TableId = None,
    open_by: Annotated[
        str, typer.Option("--open-by", help="Your id, of the floor: name the cards that were never turned over, too.")
    ] = "",
    reason: Annotated[str, typer.Option(help="Why they are opened.")] = "",
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Show a finished hand step by step, marked RECALL; and DAMAGED, where the journal is not what it was.

    Cards that were never turned over are “??”. With --open-by and a reason the floor opens them, which is written down.
    """
    from kiosk.app.house import open_muck
    from kiosk.archive import steps
    from kiosk.settings import data_dir, table_id

    with _reader(table, config, data) as (journal, report):
        if open_by:
            settings = house_settings(config)
            signature = (open_by, typer.prompt("PIN", hide_input=True))
            open_muck(settings, data or data_dir(), table_id(settings, table), journal, number, signature, reason)
        for sentence in () if report.is_whole else report.sentences():
            sys.stdout.write(f"DAMAGED: {sentence}\n")
        for line in steps(journal, number, is_open=open_by != ""):
            sys.stdout.write(f"{line}\n")
    sys.exit(0 if report.is_whole else 1)


@journal_app.command("verify")
def journal_verify(
    table: TableId = None,
    config: ConfigDir = None,
    data: DataDir = None,
    checkpoints: Annotated[
        Path | None, typer.Option(help="The floor's copy of the signed checkpoints.", show_default=False)
    ] = None,
) -> None:
    """Read the whole journal: find any changed, missing or added event, and a cut tail. Say how fast it grows."""
    from kiosk.app.house import verified
    from kiosk.core.clock import SystemClock
    from kiosk.journal import Growth, bytes_words, read_journal
    from kiosk.settings import Records, data_dir, table_id

    settings = house_settings(config)
    chosen = table_id(settings, table)
    records = Records(settings, data or data_dir(), chosen)
    report = verified(records, chosen, checkpoints=checkpoints)
    for sentence in report.sentences():
        sys.stdout.write(f"{sentence}\n")
    if not records.key.exists():
        sys.stdout.write(f"The device key {records.key} is not here: the journal was taken at its own word.\n")
    if report.is_whole:
        with read_journal(records.journal) as journal:
            growth = Growth.of(journal, SystemClock().now_ms())
        sys.stdout.write(f"Its size: {bytes_words(growth.file_bytes)}. It grows by: {growth.pace}.\n")
    sys.exit(0 if report.is_whole else 1)


@journal_app.command("export")
def journal_export(table: TableId = None, config: ConfigDir = None, data: DataDir = None) -> None:
    """Write every settled hand as a hand record, one a line. A hand in progress is not exported.

    A journal that is not whole is not exported: `kiosk journal verify` says what is wrong with it.
    """
    from kiosk.archive import exported

    with _reader(table, config, data) as (journal, report):
        if not report.is_whole:
            found = " ".join(report.sentences())
            raise JournalError("not_whole", "Nothing was exported: {found}", found=found)
        for record in exported(journal):
            sys.stdout.write(json.dumps(record, separators=(",", ":"), ensure_ascii=False) + "\n")


@journal_app.command("archive")
def journal_archive(
    before: Annotated[
        datetime, typer.Option(help="Move the days before this one, as in 2026-10-01.", formats=["%Y-%m-%d"])
    ],
    by: Annotated[str, typer.Option("--by", help="Your id; you need the role manager.")],
    table: TableId = None,
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Move whole days out of the journal of a table whose kiosk is not running, into files of its folder archive."""
    from kiosk.app.house import journal_of, load_staff, prove_at_house
    from kiosk.core.clock import SystemClock
    from kiosk.journal import archive, bytes_words
    from kiosk.settings import Records, data_dir, table_id
    from kiosk.staff import Act, Authority

    settings, folder, clock = house_settings(config), data or data_dir(), SystemClock()
    staff, chosen = load_staff(settings, folder, clock), table_id(settings, table)
    records = Records(settings, folder, chosen)
    if not records.journal.exists():
        raise JournalError("missing", "There is no journal {path}: check the path.", path=records.journal)
    roles = Authority(staff, clock, house=settings.house.authority).roles(Act.ARCHIVE_JOURNAL)
    prove_at_house(settings, folder, clock, staff, by, typer.prompt("PIN", hide_input=True), roles=roles)
    with journal_of(records, chosen, clock) as journal:
        for path in archive(journal, before.date(), actor=by):
            sys.stdout.write(f"Archived: {path}, {bytes_words(path.stat().st_size)}.\n")
        sys.stdout.write(f"The journal has {bytes_words(records.journal.stat().st_size)} left.\n")


@journal_app.command("accept")
def journal_accept(
    why: Annotated[str, typer.Option(help="The reason, as it is kept in the journal.")],
    by: Annotated[str, typer.Option("--by", help="Your id; you need the role manager.")],
    table: TableId = None,
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Let a table go on though its journal is not what was written, or ends too early. What is lost stays lost.

    What was found stays in the journal, and `kiosk journal verify` goes on to find it.
    """
    from kiosk.app.house import journal_of, load_staff, prove_at_house, verified
    from kiosk.core.clock import SystemClock
    from kiosk.events import JournalAccepted
    from kiosk.settings import Records, data_dir, table_id
    from kiosk.staff import Act, Authority

    if not why.strip():
        raise KioskError("why", "Say why: an empty reason is none.")
    settings, folder, clock = house_settings(config), data or data_dir(), SystemClock()
    staff, chosen = load_staff(settings, folder, clock), table_id(settings, table)
    records = Records(settings, folder, chosen)
    found = verified(records, chosen)
    if found.is_whole:
        raise JournalError("nothing", "The journal is whole: there is nothing to accept.")
    for sentence in found.sentences():
        sys.stdout.write(f"{sentence}\n")
    roles = Authority(staff, clock, house=settings.house.authority).roles(Act.ACCEPT_JOURNAL)
    prove_at_house(settings, folder, clock, staff, by, typer.prompt("PIN", hide_input=True), roles=roles)
    with journal_of(records, chosen, clock, accept=True) as journal:
        journal.append(JournalAccepted(findings=tuple(found.sentences()), why=why), hand=None, actor=by)
    sys.stdout.write("Accepted. The table goes on from what is there.\n")


@contextmanager
def _reader(table: str | None, config: Path | None, data: Path | None) -> Iterator[Any]:
    """Yield a table's journal and what its verification found."""
    from kiosk.app.house import verified
    from kiosk.journal import read_journal
    from kiosk.settings import Records, data_dir, table_id

    settings = house_settings(config)
    chosen = table_id(settings, table)
    records = Records(settings, data or data_dir(), chosen)
    report = verified(records, chosen)
    with read_journal(records.journal) as journal:
        yield journal, report


# ------------------------------------------------------------------------------------------------------- jackpots


@jackpots_app.command("post")
def jackpots_post(
    amounts: Annotated[list[str], typer.Argument(metavar="NAME=AMOUNT...", help="As in mega=25000 major=5000.")],
    by: Annotated[str, typer.Option("--by", help="Your id; you need the role floor.")],
    table: TableId = None,
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Post new jackpot amounts at a table whose kiosk is not running. At most once in 24 hours."""
    from kiosk.app.house import load_staff, open_journal, prove_at_house
    from kiosk.core.clock import SystemClock
    from kiosk.core.money import money, parse_money
    from kiosk.procedure import refuse_amounts
    from kiosk.settings import Records, data_dir, table_id
    from kiosk.staff import Act, Authority

    posted: dict[str, int] = {}
    for entry in amounts:
        name, _, amount = entry.partition("=")
        if name.lower() in posted:
            raise KioskError("twice", "{name} is given twice: say which amount it is.", name=name.upper())
        try:
            posted[name.lower()] = parse_money(amount)
        except ValueError as error:
            raise KioskError("amount", "{entry}: {error}.", entry=entry, error=error) from None
    settings, folder, clock = house_settings(config), data or data_dir(), SystemClock()
    staff, chosen = load_staff(settings, folder, clock), table_id(settings, table)
    is_new = not Records(settings, folder, chosen).journal.exists()
    if is_new:
        refuse_amounts(posted, settings.games[settings.deals[chosen][0].game].jackpots)
    pin = typer.prompt("PIN", hide_input=True)
    if is_new:  # a wrong PIN makes no journal
        roles = Authority(staff, clock, house=settings.house.authority).roles(Act.POST_JACKPOTS)
        prove_at_house(settings, folder, clock, staff, by, pin, roles=roles)
    opened = open_journal(settings, chosen, folder, clock, staff)
    try:
        opened.shift.post_jackpots(posted, by, pin)
        shown = ", ".join(f"{name.upper()} {money(cents)}" for name, cents in opened.shift.jackpots.items())
        sys.stdout.write(f"Posted: {shown}.\n")
    finally:
        opened.close()


@jackpots_app.command("history")
def jackpots_history(table: TableId = None, config: ConfigDir = None, data: DataDir = None) -> None:
    """Show who posted what, and when."""
    from kiosk.core.clock import stamp
    from kiosk.core.money import money
    from kiosk.events import JackpotsPosted

    with _reader(table, config, data) as (journal, _):
        for event in journal.events(1, JackpotsPosted):
            at = stamp(event.at_ms)
            amounts = event.of(JackpotsPosted).amounts
            shown = ", ".join(f"{name.upper()} {money(cents)}" for name, cents in amounts.items())
            sys.stdout.write(f"{at}  {event.actor:<12} {shown}\n")


@app.command()
def version() -> None:
    """Print the version."""
    sys.stdout.write(f"{__version__}\n")
