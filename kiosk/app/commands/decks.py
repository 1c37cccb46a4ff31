"""`kiosk decks`: the register of decks and dice."""

import sys
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from kiosk.app.command_line.options import (
    ConfigDir,
    DataDir,
    day_option,
    effective_settings,
    house_records,
    require_writable,
)
from kiosk.app.command_line.terminal import ask_pin, tell
from kiosk.core.errors import KioskError
from kiosk.core.numbers import MAX_INT, MAX_PIECES
from kiosk.core.seals import seal_number
from kiosk.core.text import text

decks_app = typer.Typer(no_args_is_help=True, help="Keep the register of decks and dice.")

Seal = Annotated[str, typer.Argument(metavar="SEAL", help="The seal number of the deck.")]
By = Annotated[str, typer.Option("--by", help="Your ID. The command asks for the PIN.")]
Second = Annotated[str, typer.Option("--second", help="The ID of the second person who signs.")]
Why = Annotated[str, typer.Option("--why", help="The reason.")]


@decks_app.command("receive")
def receive(
    seal: Seal,
    by: By,
    back: Annotated[str, typer.Option(help="The back of the cards, or the look of the dice.")] = "",
    code: Annotated[str, typer.Option(help="The bar code on the box.")] = "",
    dice: Annotated[bool, typer.Option("--dice", help="These are dice, not cards.")] = False,
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Take a deck, or a set of dice, into the store."""
    _log(seal, "received", by, "", config, data, back=back, code=code, kind="set of dice" if dice else "deck")


@decks_app.command("log")
def log(
    seal: Seal,
    step: Annotated[
        str,
        typer.Option("--as", help="issued, in-play, changed, returned, opened, retired, destroyed, or counted."),
    ],
    by: By,
    second: Second = "",
    why: Why = "",
    table: Annotated[str, typer.Option(help="Table to which it is issued.")] = "",
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Enter a step of a deck, such as issued or destroyed.

    Two people sign when a deck is put in play, changed, opened, or destroyed. A change needs a reason.
    """
    steps = ("issued", "in-play", "changed", "returned", "opened", "retired", "destroyed", "counted")
    if step not in steps:
        raise KioskError("as", "Choose --as from {steps}.", steps=", ".join(steps))
    _log(seal, step.replace("-", " "), by, second, config, data, table=table, reason=why)


@decks_app.command("inspect")
def inspect(
    seal: Seal,
    how: Annotated[str, typer.Option(help="Method: hand, shoe, or camera.")],
    pieces: Annotated[int, typer.Option(help="Number of cards or dice.", min=0, max=MAX_PIECES)],
    dealer: Annotated[str, typer.Option(help="The ID of the dealer who inspected it.")],
    by: By,
    machine: Annotated[str, typer.Option(help="The shoe or camera of devices.toml; for another, any name.")] = "",
    maker: Annotated[str, typer.Option(help="Maker of the machine, if devices.toml has none.")] = "",
    model: Annotated[str, typer.Option(help="Model of the machine, if devices.toml has none.")] = "",
    serial: Annotated[str, typer.Option(help="Serial number of the machine, if devices.toml has none.")] = "",
    out: Annotated[Path | None, typer.Option(help="Folder for the receipt, as PDF.", show_default=False)] = None,
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Enter an inspection, and print its receipt."""
    if how not in ("hand", "shoe", "camera"):
        raise KioskError("how", "Choose --how from hand, shoe, camera.")
    if out is not None:
        require_writable(out)
    known = effective_settings(config, data).machines.get(machine)
    made = {
        "maker": maker or (known.maker if known else ""),
        "model": model or (known.model if known else ""),
        "serial": serial or (known.serial if known else ""),
    }
    _log(seal, "inspected", by, "", config, data, how=how, pieces=pieces, dealer=dealer, machine=machine, **made)
    _receipt(seal, out, config, data)


@decks_app.command("receipt")
def receipt(
    seal: Seal,
    out: Annotated[Path | None, typer.Option(help="Folder for the receipt, as PDF.", show_default=False)] = None,
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Print the receipt of the latest inspection again."""
    _receipt(seal, out, config, data)


def _receipt(seal: str, out: Path | None, config: Path | None, data: Path | None) -> None:
    from kiosk.app.house.decks import registered_decks
    from kiosk.bank import receipt_rows
    from kiosk.core.disk import make_folder, replace_made

    (settings, folder, _), seal = house_records(config, data), seal_number(seal)
    deck = registered_decks(settings, folder).get(seal)
    if deck is None or deck.inspected is None:
        raise KioskError("seal", "Deck {seal} was not inspected.", seal=seal)
    rows = receipt_rows(deck.inspected, deck.inspected_ms, house=settings.house.name)
    lines = [(str(label), value) for label, value in rows]
    for name, words in lines:
        tell(f"{name:<16}{words}")
    if out is not None:
        from ui.app import make_app
        from ui.night_pdf import write_receipt

        make_app(offscreen=True)
        make_folder(out)
        path = out / f"inspection-{''.join(letter if letter.isalnum() else '-' for letter in seal)}.pdf"
        replace_made(path, partial(write_receipt, lines=lines, house=settings.house.name))
        tell(f"{path}")


@decks_app.command("set-aside")
def set_aside(
    seal: Seal,
    cards: Annotated[str, typer.Option(help="Winning cards, such as “Ah Kh Qh”.")],
    hand: Annotated[int, typer.Option(help="The hand that won the jackpot.", min=1, max=MAX_INT)],
    bag: Annotated[str, typer.Option(help="The seal number of the bag.")],
    rest: Annotated[int, typer.Option(help="Number of the other cards.", min=0, max=MAX_PIECES)],
    by: By,
    second: Second,
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Set the deck of a jackpot aside in a sealed bag. Two people sign."""
    named = tuple(cards.split())
    _log(seal, "set aside", by, second, config, data, cards=named, hand=hand, bag=bag, pieces=rest)


@decks_app.command("show")
def show(
    day: Annotated[datetime | None, day_option("--day", "Gaming day; by default today.")] = None,
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """List every deck, and the contradictions on a gaming day.

    It exits with 1 if the register, the tables, and the calendar do not agree.
    """
    from kiosk.app.house.decks import deck_problems, registered_decks
    from kiosk.app.house.house import require_whole_house
    from kiosk.bank import gaming_day
    from kiosk.core.clock import SystemClock, stamp

    settings, folder, _ = house_records(config, data)
    require_whole_house(settings, folder)
    register = registered_decks(settings, folder)
    for seal, deck in sorted(register.items()):
        what = deck.last
        bag = text("bag {bag}, until {day}", bag=what.bag, day=what.until) if what.step == "set aside" else ""
        tell(f"{seal:<16}{what.step:<12}{what.table:<10}{what.back:<14}{stamp(deck.at_ms)}  {bag}".rstrip())
    today = gaming_day(SystemClock().now_ms(), settings.house.gaming_day_begins) if day is None else day.date()
    problems = list(deck_problems(settings, folder, today, register))
    for problem in problems:
        tell(problem)
    if not register and not problems:
        tell(text("The register has no decks."))
    sys.exit(1 if problems else 0)


def _log(seal: str, step: str, by: str, second: str, config: Path | None, data: Path | None, **fields: object) -> None:
    from kiosk.app.house.decks import log_deck
    from kiosk.events import DeckLogged

    settings, folder, _ = house_records(config, data)
    signatures = []
    for who in (by, second) if second else (by,):
        tell(text("PIN of {id}:", id=who))
        signatures.append((who, ask_pin()))
    what = DeckLogged(seal=seal_number(seal), step=step, signed=(), **fields)  # type: ignore[arg-type]
    kept = log_deck(settings, folder, what, tuple(signatures))
    tell(text("Deck {seal}: {step}.", seal=kept.seal, step=kept.step))
