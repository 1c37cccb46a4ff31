"""Define the commands. The package `kiosk.app` connects the core, the drivers, and the screen.

Parts are imported by the command that needs them, so that a short command starts quickly.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from contextlib import closing
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from typer.core import TyperGroup

from kiosk import __version__
from kiosk.app.command_line.ending import Ending
from kiosk.app.command_line.options import (
    ConfigDir,
    DataDir,
    LanguageCode,
    TableId,
    effective_folder,
    effective_settings,
    house_records,
    house_settings,
    overruled,
)
from kiosk.app.command_line.service import Service
from kiosk.app.command_line.terminal import plainly, show_every_letter, tell, tell_error
from kiosk.app.commands.charity import charity
from kiosk.app.commands.count import count
from kiosk.app.commands.decks import decks_app
from kiosk.app.commands.devices import devices_app, sim_app
from kiosk.app.commands.jackpots import jackpots_app
from kiosk.app.commands.journal import journal_app, recall
from kiosk.app.commands.month import month
from kiosk.app.commands.new_house import new_house
from kiosk.app.commands.night import night
from kiosk.app.commands.players import players_app
from kiosk.app.commands.report import figures
from kiosk.app.commands.staff import staff_app
from kiosk.app.floor.commands import floor_app
from kiosk.core.errors import ConfigError, JournalError, KioskError, Refused, as_sentence
from kiosk.core.text import text

if TYPE_CHECKING:
    from kiosk.diagnostics import Diagnostics
    from kiosk.settings import Settings
    from kiosk.table import Table

ORDER: Final = (
    "run", "demo", "train", "check", "devices", "sim", "staff", "jackpots", "journal", "recall", "charity", "count",
    "decks", "players", "night", "month", "report", "settle", "floor", "new-house", "new-game", "version",
)  # fmt: skip


class InOrderOfWork(TyperGroup):
    """The list of the commands, in the order of a house's work; others follow."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Return the names of the commands in that order."""
        names = super().list_commands(ctx)
        return sorted(names, key=lambda name: ORDER.index(name) if name in ORDER else len(ORDER))

    def invoke(self, ctx: Any) -> Any:
        """Run a command. A typed value that it cannot read is reported in plain words."""
        try:
            return super().invoke(ctx)
        except typer.BadParameter as error:
            error.message = plainly(error.message)
            raise


app = typer.Typer(
    cls=InOrderOfWork,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Run and manage a dealer assist kiosk.",
)
app.add_typer(journal_app, name="journal")
app.add_typer(staff_app, name="staff")
app.add_typer(jackpots_app, name="jackpots")
app.add_typer(decks_app, name="decks")
app.add_typer(players_app, name="players")
app.add_typer(floor_app, name="floor")
app.add_typer(devices_app, name="devices")
app.add_typer(sim_app, name="sim")


def main() -> None:
    """Run a command. A known error is one sentence on standard error and the exit status 2; a bug is a traceback.

    A word that is not UTF-8 is refused before anything is done, because it could not be written later.
    """
    show_every_letter()
    foreign = next((word for word in sys.argv if any("\ud800" <= letter <= "\udfff" for letter in word)), None)
    if foreign is not None:
        tell_error(text("{word} is not UTF-8: enter it again.", word=ascii(foreign)))
        sys.exit(2)
    try:
        _commands()()
    except BrokenPipeError:
        sys.exit(1)
    except (KioskError, OSError) as error:
        tell_error(as_sentence(error).message)
        sys.exit(2)


@cache
def _commands() -> Callable[[], None]:
    """Return the function that runs the typed command. It is made once, also if one process runs several commands."""
    return typer.main.get_command(app)


# ------------------------------------------------------------------------------------------------------ the table


@app.command()
def run(
    table: TableId = None,
    config: ConfigDir = None,
    data: DataDir = None,
    windowed: Annotated[bool, typer.Option("--windowed", help="Open a window instead of the full screen.")] = False,
    sign: Annotated[
        bool, typer.Option("--sign", help="Show the players' sign on the second display, even without [screen] sign.")
    ] = False,
    language: LanguageCode = "",
) -> None:
    """Run the kiosk at a table."""
    from kiosk.app.house.accepting import what_helps
    from kiosk.app.house.day_keeper import DayKeeper, report_command
    from kiosk.app.house.house import (
        HouseWatch,
        ProgramDigests,
        load_staff,
        open_journal,
        tell_missing_house_key,
        tell_trusted_key,
        warn_overruled,
        warn_without_copy,
    )
    from kiosk.core.clock import CorrectedClock, SystemClock
    from kiosk.core.log import ProgramLog
    from kiosk.diagnostics import Diagnostics
    from kiosk.settings import Records, data_dir, house_digests, table_id

    program = ProgramDigests()
    clock = CorrectedClock(SystemClock())
    service = Service()
    folder = data or data_dir()
    _check_language(language)
    spoken = language
    with Ending() as ending:
        stopped = partial(_stopped, data=folder, table=table or "", ending=ending, service=service, windowed=windowed)
        try:
            settings = effective_settings(config, data)
            spoken = language or settings.house.screen.language
            chosen = table_id(settings, table)
            staff = load_staff(settings, folder, clock)
            laid = effective_folder(config, data)
            digests = partial(house_digests, config=laid, data=folder, table=chosen, staff=staff)
            opened = _open_table(
                partial(open_journal, settings, chosen, folder, clock, staff, look=lambda: {**program(), **digests()}),
                partial(what_helps, settings=settings, data=folder, clock=clock, staff=staff, table=chosen),
                partial(stopped, language=spoken),
            )
            records = Records(settings, folder, chosen)
            with ProgramLog(records.folder), closing(opened):
                tell_trusted_key(opened, has_server=settings.house.floor_server is not None)
                warn_without_copy(opened, settings)
                warn_overruled(opened, overruled(config, data))
                tell_missing_house_key(settings, folder, opened)
                of_house = HouseWatch(opened, settings, folder)
                diagnostics = Diagnostics(opened, config=laid, data=folder, house=lambda: of_house.report)
                opened.sealed.check()
                with closing(DayKeeper(opened, report_command(chosen, config, folder))):
                    shown = _show(
                        opened,
                        diagnostics,
                        settings,
                        records.slips,
                        ending,
                        service,
                        data=folder,
                        windowed=windowed,
                        sign=sign,
                        language=language,
                    )
        except (KioskError, OSError) as error:
            stopped(as_sentence(error), language=spoken)
            sys.exit(2)
    sys.exit(shown)


def _open_table(
    open_journal: Callable[[], Table],
    what_helps: Callable[[JournalError], Mapping[str, Any]],
    stopped: Callable[..., bool],
) -> Table:
    """Return the table of a journal. If it does not open, show the reason and the options, and then try again."""
    while True:
        try:
            return open_journal()
        except JournalError as error:
            if not stopped(error, **what_helps(error)):
                sys.exit(2)


def _stopped(
    error: KioskError,
    *,
    data: Path,
    table: str,
    ending: Ending,
    service: Service,
    windowed: bool,
    language: str,
    **helps: Any,
) -> bool:
    """Report why the kiosk cannot start: on standard error, in the log of its table or the house, and on the screen.

    Return whether to open it again, because `helps` succeeded.
    """
    from kiosk.core.log import ProgramLog, program_log
    from kiosk.settings import FILE
    from ui.app import make_app
    from ui.stopped import show_stopped

    is_known = Path(table).name == table and os.path.isdir(data / table)  # noqa: PTH112, `Path.is_dir` raises for a folder that may not be read
    with ProgramLog(data / table if is_known else data):
        program_log.error("the kiosk cannot start: %s", error.message)
        tell_error(error.message)  # Print before showing the page, which may stay open.
        sys.stderr.flush()
        app = make_app()
        ending.attach(app)
        service.attach(app)
        elsewhere = isinstance(error, JournalError) and error.code == "locked"
        return show_stopped(
            error.message,
            problems=error.problems if isinstance(error, ConfigError) else (),
            fullscreen=not windowed,
            language=language,
            elsewhere=elsewhere,
            is_journal=isinstance(error, JournalError),
            choices=data / table / FILE if is_known else None,
            on_shown=partial(service.shown, f"The kiosk cannot start: {error.message}"),
            **helps,
        )


def _check_language(code: str) -> None:
    from ui.window.language import LONGER, languages

    known = (*languages(), LONGER)
    if code and code not in known:
        raise KioskError("language", "Unknown language {code}: choose from {known}.", code=code, known=", ".join(known))


def _show(
    table: Table,
    diagnostics: Diagnostics,
    settings: Settings,
    slips: Path,
    ending: Ending,
    service: Service,
    *,
    data: Path,
    windowed: bool,
    sign: bool,
    language: str,
) -> int:
    """Show a table on the screen, with its devices, until the window is closed.

    The players' sign, if the settings or `sign` ask for it, has the second display, or with `windowed` a window. Slips
    are files in the folder `slips` where the table has no printer.
    """
    from contextlib import ExitStack

    from kiosk.app.floor.link import linked
    from kiosk.app.house.books import HouseBooks
    from kiosk.app.house.decks import HouseDecks
    from kiosk.app.house.devices import connected
    from kiosk.app.house.people import HouseDesk
    from ui.app import make_app, run_app
    from ui.sign import PlayersSign, SignWindow
    from ui.slip_pdf import SlipFolder

    app = make_app()
    ending.attach(app)
    service.attach(app)
    with ExitStack() as stack:
        if table.config.printer is None:
            printer = SlipFolder(slips)
            printer.start(table.slips.slip_event)
            stack.callback(printer.stop)
            table.slips.connect(printer)
        screen = settings.house.screen.with_those_of(table.config.screen)
        languages = screen.sign or ((screen.language,) if sign else ())
        if languages:
            stack.enter_context(SignWindow(table, languages) if windowed else PlayersSign(table, languages))
        stack.enter_context(connected(table, settings, diagnostics))
        stack.enter_context(linked(table, data))
        return run_app(
            table,
            diagnostics,
            fullscreen=not windowed,
            language=language,
            on_shown=partial(service.shown, f"Table {table.config.id} is shown."),
            desk=None if settings.house.floor_server else HouseDesk(settings, data, table.clock, table.staff),
            books=None if settings.house.floor_server else HouseBooks(settings, data, table.clock, table.staff),
            decks=HouseDecks(settings, data, table.clock, table.staff, keeps=not settings.house.floor_server),
        )


@app.command()
def demo(
    table: Annotated[str, typer.Option(help="ID of a shipped table.")] = "NH-07",
    seed: Annotated[int, typer.Option(help="Seed of the decks.")] = 7,
    hands: Annotated[int, typer.Option(help="Number of hands to play automatically.", min=1)] = 3,
    play: Annotated[bool, typer.Option("--play", help="Play automatically on the screen.")] = False,
    train: Annotated[bool, typer.Option("--train", help="Open training at that table, with demo staff.")] = False,
    camera: Annotated[bool, typer.Option("--camera", help="Use a simulated camera instead of the shoe.")] = False,
    out: Annotated[Path, typer.Option(help="Folder of the pictures without a display.")] = Path("out/demo"),
) -> None:
    """Run a demo table. Without a display, it plays automatically and saves pictures."""
    if train:
        from kiosk.app.demo.training import run_training

        sys.exit(run_training(table=table, seed=seed, out=out))
    from kiosk.app.demo.demo import run_demo

    sys.exit(run_demo(table=table, seed=seed, hands=hands, play=play, camera=camera, out=out))


@app.command()
def train(
    table: TableId = None,
    config: ConfigDir = None,
    data: DataDir = None,
    windowed: Annotated[bool, typer.Option("--windowed", help="Open a window instead of the full screen.")] = False,
    shoe: Annotated[bool, typer.Option("--shoe", help="Deal from the table’s own shoe.")] = False,
    seed: Annotated[int | None, typer.Option(help="Seed of the questions and decks.", show_default=False)] = None,
    language: LanguageCode = "",
    person: Annotated[
        str,
        typer.Option("--as", metavar="ID", help="ID of the person, if there is no staff register, or for --export."),
    ] = "",
    export: Annotated[
        Path | None, typer.Option(help="Export all training to this file, and exit.", show_default=False)
    ] = None,
    merge: Annotated[
        list[Path] | None, typer.Option(help="Import this exported file, and exit.", show_default=False)
    ] = None,
    forget: Annotated[
        str,
        typer.Option(metavar="ID", help="Delete the answers of a person who has left, and exit.", show_default=False),
    ] = "",
    by: Annotated[
        str, typer.Option(metavar="ID", help="ID of the manager who signs for the deletion.", show_default=False)
    ] = "",
) -> None:
    """Train at a closed table or on a desktop. The table's records do not change."""
    from kiosk.app.commands.training import at_home, exchange
    from kiosk.app.commands.training import forget as forget_person
    from kiosk.app.house.certified import CertifiedElsewhere
    from kiosk.app.house.house import keep_guess, load_staff, register_trust
    from kiosk.settings import table_id
    from kiosk.training import School

    _check_language(language)
    settings, folder, clock = house_records(config, data)
    if export is not None or merge:
        exchange(folder, export, merge or (), person=person)
        return
    if forget:
        forget_person(settings, folder, clock, forget, by, table=None if table is None else table_id(settings, table))
        return
    if person and table is not None:
        raise Refused("sign_in", "At a table everyone signs in with a PIN: omit --as.")
    with Ending() as ending:
        staff = load_staff(settings, folder, clock, create=bool(person))
        on_guess = partial(keep_guess, settings, folder, clock)
        at = None if table is None else table_id(settings, table)
        school = School(
            settings, at, folder, clock, staff, on_guess=on_guess, config=effective_folder(config, data),
            elsewhere=CertifiedElsewhere(folder),
        )  # fmt: skip
        school.exams.require_signed = lambda trainer: register_trust(settings, folder).require(staff, trainer.id)
        try:
            for problem in school.scenarios.problems:
                tell_error(f"{problem}")
            shown = _show_training(
                school, folder, ending, windowed=windowed or table is None, with_shoe=shoe, seed=seed,
                language=language, who=at_home(person) if person else None,
            )  # fmt: skip
        finally:
            school.close()
    sys.exit(shown)


def _show_training(
    school: Any, folder: Path, ending: Ending, *, windowed: bool, with_shoe: bool, seed: int | None, language: str,
    who: Any = None,
) -> int:  # fmt: skip
    """Show training until its window is closed, with a practice shoe if `with_shoe`."""
    import random
    from contextlib import ExitStack

    from kiosk.app.house.carried import carrying
    from kiosk.app.house.devices import practicing, reading_badges
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
                who=who,
            )
        )
        if with_shoe:
            stack.enter_context(practicing(school, window.model.shoe_event))
        stack.enter_context(
            reading_badges(school.settings, school.badge_reader, school.clock, window.model.badge_event)
        )
        stack.enter_context(carrying(school, folder, window.model.carried_event))
        window.model.ended.connect(app.quit)
        status = app.exec()
        if window.model.gave_way:
            tell(text("Training closed after ten idle minutes. The table is free."))
        return status


# ------------------------------------------------------------------------------------------------------- records


@app.command()
def settle(
    file: Annotated[
        str,
        typer.Argument(metavar="FILE", help="Hand records, one a line, or a .phh file; - is standard input."),
    ],
    config: ConfigDir = None,
    jobs: Annotated[
        int | None,
        typer.Option(min=1, max=256, help="Number of processes; by default all processors, or one for standard input."),
    ] = None,
) -> None:
    """Settle hand records, and print the results."""
    from kiosk.app.settling import processors, records_of, settled_lines
    from kiosk.games import GAMES
    from kiosk.procedure import Settler

    settler = Settler(GAMES, house_settings(config).games)
    processes = jobs or (1 if file == "-" else processors())
    refused = False
    histories = next((game.histories for game in GAMES.values() if game.histories is not None), None)
    with records_of(file, histories) as lines:
        for settled in settled_lines(settler, lines, processes):
            refused = refused or settled.refused
            sys.stdout.buffer.write(settled.text)
    sys.exit(1 if refused else 0)


@app.command()
def check(config: ConfigDir = None) -> None:
    """Check the configuration. Every error is reported."""
    from kiosk.app.commands.check import report

    if not report(config):
        sys.exit(1)


@app.command("new-game")
def make_new_game(
    name: Annotated[str, typer.Argument(help="Name in lower case, such as lucky_nines.")],
    rules: Annotated[Path | None, typer.Option(help="The game's document, as plain text.", show_default=False)] = None,
    out: Annotated[Path, typer.Option(help="Folder in which the package is created.")] = Path(),
) -> None:
    """Create a package for a new game. See docs/adding-a-game.md."""
    from kiosk.app.new_game import new_game

    for path in new_game(name, out / name, rules=rules):
        tell(f"{path}")


app.command()(recall)
app.command()(night)
app.command("report")(figures)
app.command()(month)
app.command()(count)
app.command()(charity)
app.command()(new_house)


@app.command()
def version() -> None:
    """Print the version."""
    tell(f"{__version__}")
