"""`kiosk players`: the list of barred and self-excluded people, and the cash of one person."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from datetime import date, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from kiosk.app.command_line.options import ConfigDir, DataDir, day_option, house_records
from kiosk.app.command_line.terminal import ask_pin, tell
from kiosk.core.errors import KioskError
from kiosk.core.money import Cents, money, parse_money
from kiosk.core.numbers import MAX_PLAYER
from kiosk.core.text import Text, text

if TYPE_CHECKING:
    from kiosk.app.house.players import PlayerCash
    from kiosk.settings import Settings

players_app = typer.Typer(no_args_is_help=True, help="Keep the list of players, and the log of their cash.")

Player = Annotated[int, typer.Argument(metavar="NUMBER", help="The player's number in the log.", max=MAX_PLAYER)]
By = Annotated[str, typer.Option("--by", help="Your ID. The command asks for the PIN.")]
Day = Annotated[datetime | None, day_option("--day", "Gaming day; by default today.")]


@players_app.command("add")
def add(
    player: Player,
    name: Annotated[str, typer.Option("--name", help="The player's name.")],
    by: By,
    status: Annotated[str, typer.Option("--as", help="known, barred, or self-excluded.")] = "known",
    until: Annotated[str, typer.Option("--until", help="Last day of that status, such as 2026-12-31.")] = "",
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Enter a player, or another status of one.

    The latest entry of a number counts; earlier ones stay in the house journal.
    """
    from kiosk.app.house.players import list_player
    from kiosk.events import PlayerListed

    if status not in ("known", "barred", "self-excluded"):
        raise KioskError("as", "Choose --as from {steps}.", steps="known, barred, self-excluded")
    what = PlayerListed(player=player, name=name, status=status, until=until)
    settings, folder, _ = house_records(config, data)
    list_player(settings, folder, what, _signature(by))
    tell(text("Player {player}: {status}.", player=player, status=status))


@players_app.command("cage")
def cage(
    player: Player,
    by: By,
    paid_in: Annotated[str, typer.Option("--in", help="Dollars of cash that came in for chips.")] = "",
    paid_out: Annotated[str, typer.Option("--out", help="Dollars of cash that went out for chips.")] = "",
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Enter cash of a player at the cage, in or out."""
    from kiosk.app.house.players import cash_at_cage
    from kiosk.events import CageCashed

    way, cents = _way_and_cents(paid_in, paid_out)
    settings, folder, _ = house_records(config, data)
    what = CageCashed(player=player, way=way, cents=cents)
    cash_at_cage(settings, folder, what, _signature(by))
    tell(text("Player {player}: {amount}.", player=player, amount=money(cents)))


@players_app.command("correct")
def correct(
    player: Player,
    by: By,
    to: Annotated[
        int,
        typer.Option("--to", help="The number of the player whose cash it was; 0 for no cash.", min=0, max=MAX_PLAYER),
    ],
    why: Annotated[str, typer.Option("--why", help="The reason.")],
    paid_in: Annotated[str, typer.Option("--in", help="Dollars of cash that came in for chips.")] = "",
    paid_out: Annotated[str, typer.Option("--out", help="Dollars of cash that went out for chips.")] = "",
    day: Day = None,
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Correct cash that was entered under the wrong number.

    The floor signs and gives a reason. The entries stay, and `show` lists the correction with both players.
    """
    from kiosk.app.house.players import correct_cash
    from kiosk.app.house.reports import nights_of_day
    from kiosk.events import PlayerCashCorrected

    way, cents = _way_and_cents(paid_in, paid_out)
    settings, folder, _ = house_records(config, data)
    chosen = _chosen(settings, day)
    what = PlayerCashCorrected(day=chosen.isoformat(), player=player, to=to, way=way, cents=cents, reason=why or " ")
    nights = nights_of_day(settings, folder, chosen, [])
    correct_cash(settings, folder, what, _signature(by), nights)
    tell(text("Player {player} to {to}: {amount}.", player=player, to=to, amount=money(cents)))


@players_app.command("show")
def show(by: By, day: Day = None, config: ConfigDir = None, data: DataDir = None) -> None:
    """List barred people, and the cash of each person.

    The cash of a gaming day is that at all tables and in the cage, for each person whose cash reaches the log's limit.
    It exits with 1 if a notice is due, a barred person has played, or a player is not named.
    """
    from kiosk.app.house.players import (
        cash_of_players,
        listed_players,
        prove_sees,
        rules_of,
        status_on,
    )
    from kiosk.app.house.reports import nights_of_day

    settings, folder, _ = house_records(config, data)
    prove_sees(settings, folder, _signature(by))
    chosen = _chosen(settings, day)
    for number, player in sorted(listed_players(folder).items()):
        status = status_on(player, chosen)
        if status != "known":
            tell(f"{number:<12}{player.name:<28}{status:<16}{player.until}".rstrip())
    damaged: list[Text] = []
    rules = rules_of(settings, chosen)
    nights = nights_of_day(settings, folder, chosen, damaged)
    wrong = False
    for found in cash_of_players(settings, folder, nights, chosen):
        marks = tuple(_marks(found, rules.log, rules.notice, chosen))
        if rules.log is not None and max(found.in_, found.out) < rules.log and not marks and not found.corrected:
            continue
        wrong = wrong or bool(marks)
        who = f"{found.player} {found.name}".strip() if found.player else "–"
        cash = text("in {cash_in}, out {cash_out}", cash_in=money(found.in_), cash_out=money(found.out))
        tell(f"{who:<40}{cash}  {', '.join(found.where)}  {'; '.join(map(str, marks))}".rstrip())
        for what, signer in found.corrected:
            tell(
                text(
                    "  corrected: {way} {amount} from {player} to {to}, {reason}; signed by {id}",
                    way=what.way, amount=money(what.cents), player=what.player, to=what.to or "–", reason=what.reason,
                    id=signer,
                )
            )  # fmt: skip
    for sentence in damaged:
        tell(sentence)
    sys.exit(1 if wrong or damaged else 0)


def _way_and_cents(paid_in: str, paid_out: str) -> tuple[str, Cents]:
    """Return the direction of the cash, in or out, and its amount. Raise KioskError if neither or both are given."""
    if bool(paid_in) is bool(paid_out):
        raise KioskError("way", "Give either --in or --out.")
    way = "in" if paid_in else "out"
    try:
        return way, parse_money(paid_in or paid_out)
    except ValueError as error:
        raise KioskError("amount", "{entry}: {error}.", entry=f"--{way}", error=error) from None


def _chosen(settings: Settings, day: datetime | None) -> date:
    from kiosk.bank import gaming_day
    from kiosk.core.clock import SystemClock

    now_ms = SystemClock().now_ms()
    return gaming_day(now_ms, settings.house.gaming_day_begins) if day is None else day.date()


def _marks(found: PlayerCash, log: int | None, notice: int, day: date) -> Iterator[Text]:
    from kiosk.app.house.players import MAY_NOT_PLAY

    cash = max(found.in_, found.out)
    if found.is_due:
        yield text("more than {amount}: a notice is due", amount=money(notice))
    elif max(found.entered) > notice:
        yield text("more than {amount} before the correction", amount=money(notice))
    if found.status in MAY_NOT_PLAY:
        yield text("{status}: must not play", status=found.status)
    if log is not None and not found.player and cash >= log:
        yield text("not named")


def _signature(by: str) -> tuple[str, str]:
    tell(text("PIN of {id}:", id=by))
    return by, ask_pin()
