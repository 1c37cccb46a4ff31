"""Cash by player on a gaming day, at all tables and at the cage, and the list of people who may not play.

Tables know players by number only. Names are only in the house journal, and only the floor and managers see
them.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

from kiosk.app.house.house import HOUSE, house_journal, load_staff, prove_at_house, require_whole_house
from kiosk.bank import CashLimit, TableNight, span_of
from kiosk.core.clock import SystemClock
from kiosk.core.errors import KioskError
from kiosk.core.money import Cents, money
from kiosk.events import CageCashed, Happening, PlayerCashCorrected, PlayerListed
from kiosk.journal import read_journal
from kiosk.settings import DEFAULT_CASH, DEFAULT_TRANSFERS, CashRules, Settings, in_force
from kiosk.staff import Role

SEES_PLAYERS: Final = frozenset({Role.FLOOR, Role.MANAGER})
MAY_NOT_PLAY: Final = frozenset({"barred", "self-excluded"})
_CAGE: Final = "cage"
_CORRECTED: Final = "corrected"


class PlayerCash(NamedTuple):
    """The cash of one player on a gaming day, in and out, and the tables or cage where it moved.

    `player` is 0 for cash at a seat whose player was not named; `where` then includes the seat. `status` is from the
    list: known, barred, or self-excluded, "" for a number that is not listed. `is_due` says that a notice is due.
    `corrected` has the corrections included in these amounts, each with the person who signed.
    """

    player: int
    name: str
    status: str
    in_: Cents
    out: Cents
    where: tuple[str, ...]
    is_due: bool = False
    corrected: tuple[tuple[PlayerCashCorrected, str], ...] = ()

    @property
    def entered(self) -> tuple[Cents, Cents]:
        """Return the cash in and out as it was entered, before any correction."""
        back = {"in": 0, "out": 0}
        for what, _ in self.corrected:
            back[what.way] += what.cents if what.player == self.player else -what.cents
        return self.in_ + back["in"], self.out + back["out"]


def cash_limit(settings: Settings, day: date) -> CashLimit | None:
    """Return the house's cash limits on a gaming day, None if the house has set no rules."""
    rules = in_force(settings.house.cash, span_of(day, settings.house.gaming_day_begins).begin_ms)
    return None if rules is None else CashLimit(rules.log, rules.notice, rules.promotion or 0, rules.bad_beat or 0)


def rules_of(settings: Settings, day: date) -> CashRules:
    """Return the cash rules in force on a gaming day, the default ones if the house has set none."""
    return in_force(settings.house.cash, span_of(day, settings.house.gaming_day_begins).begin_ms) or DEFAULT_CASH


def listed_players(data: Path) -> Mapping[int, PlayerListed]:
    """Return the latest entry of each player in the house's list, by player number."""
    path = data / HOUSE / "journal.db"
    if not path.exists():
        return {}
    with read_journal(path) as journal:
        return {event.of(PlayerListed).player: event.of(PlayerListed) for event in journal.events(1, PlayerListed)}


def status_on(player: PlayerListed, day: date) -> str:
    """Return the status of a player on a day. After the last day of a ban, the status is "known"."""
    return "known" if player.until and player.until < day.isoformat() else player.status


def list_player(settings: Settings, data: Path, what: PlayerListed, signature: tuple[str, str]) -> None:
    """Enter a player in the list; the floor or a manager signs. Raise KioskError, or NotProven for a wrong PIN."""
    if what.player <= 0:
        raise KioskError("player", "Enter the player’s number in the log.")
    if not what.name.strip():
        raise KioskError("name", "Enter the player’s name.")
    if what.until and not _is_day(what.until):
        raise KioskError("until", "Enter the last day as in 2026-12-31.")
    _keep(settings, data, what, signature, SEES_PLAYERS)


def _is_day(written: str) -> bool:
    """Return whether a day is written as YYYY-MM-DD. Days are compared as text, so no other form is accepted."""
    try:
        return date.fromisoformat(written).isoformat() == written
    except ValueError:
        return False


def cash_at_cage(settings: Settings, data: Path, what: CageCashed, signature: tuple[str, str]) -> None:
    """Enter cash that the cage took from a player or paid; a person of the cage signs. Raise KioskError, NotProven."""
    if what.player <= 0:
        raise KioskError("player", "Enter the player’s number in the log.")
    if what.cents <= 0:
        raise KioskError("amount", "Enter the amount first.")
    cage = (in_force(settings.house.transfers, SystemClock().now_ms()) or DEFAULT_TRANSFERS).cage
    _keep(settings, data, what, signature, frozenset(cage))


def correct_cash(
    settings: Settings,
    data: Path,
    what: PlayerCashCorrected,
    signature: tuple[str, str],
    nights: Iterable[TableNight],
) -> None:
    """Move cash that was entered for the wrong player to another; the floor signs. `nights` are of that gaming day.

    Raise KioskError if the player has less cash than that, or the reason is missing; NotProven for a wrong PIN.
    """
    if what.player <= 0 or what.to < 0 or what.to == what.player:
        raise KioskError("player", "Enter two different numbers of the log.")
    if what.cents <= 0:
        raise KioskError("amount", "Enter the amount first.")
    if not what.reason.strip():
        raise KioskError("reason", "Give the reason, with --why.")

    def check() -> None:
        found = cash_of_players(settings, data, nights, date.fromisoformat(what.day))
        has = sum(each.in_ if what.way == "in" else each.out for each in found if each.player == what.player)
        if what.cents > has:
            raise KioskError("cash", "Player {player} has only {amount} there.", player=what.player, amount=money(has))

    _keep(settings, data, what, signature, frozenset({Role.FLOOR}), check)


def prove_sees(settings: Settings, data: Path, signature: tuple[str, str]) -> None:
    """Raise NotProven unless the signature is of a person who may see the players' names."""
    clock = SystemClock()
    staff = load_staff(settings, data, clock)
    prove_at_house(settings, data, clock, staff, *signature, roles=SEES_PLAYERS)


def _keep(
    settings: Settings,
    data: Path,
    what: Happening,
    signature: tuple[str, str],
    roles: frozenset[Role],
    check: Callable[[], None] = lambda: None,
) -> None:
    """Enter an event, once its signer is proven. `check` refuses it while no other command can write."""
    require_whole_house(settings, data)
    clock = SystemClock()
    staff = load_staff(settings, data, clock)
    person = prove_at_house(settings, data, clock, staff, *signature, roles=roles)
    with house_journal(settings, data, clock) as house:
        check()
        house.append(what, hand=None, actor=person.id)


def cash_of_players(settings: Settings, data: Path, nights: Iterable[TableNight], day: date) -> tuple[PlayerCash, ...]:
    """Return the cash of each player at the tables of `nights` and in the cage, by number, 0 first."""
    listed = listed_players(data)
    sums: dict[tuple[int, str], tuple[Cents, Cents, tuple[str, ...]]] = {}

    def add(player: int, where: str, in_: Cents, out: Cents, person: str = "") -> None:
        key = (player, "" if player else person or where)
        had_in, had_out, places = sums.get(key, (0, 0, ()))
        sums[key] = had_in + in_, had_out + out, tuple(dict.fromkeys((*places, where)))

    for night in nights:
        for nth, found in enumerate(night.players):  # People without a number at one seat are different people.
            seat = "" if found.player else f", seat {found.seat}"
            add(found.player, f"{night.table}{seat}", found.in_, found.out, f"{night.table} {nth}")
    for what in _cashed(settings, data, day):
        add(what.player, _CAGE, *((what.cents, 0) if what.way == "in" else (0, what.cents)))
    corrections = tuple(_corrected(data, day))
    for corrected, _ in corrections:
        for player, cents in ((corrected.player, -corrected.cents), (corrected.to, corrected.cents)):
            if player:
                add(player, _CORRECTED, *((cents, 0) if corrected.way == "in" else (0, cents)))
    return tuple(
        PlayerCash(
            player,
            listed[player].name if player in listed else "",
            status_on(listed[player], day) if player in listed else "",
            in_,
            out,
            where,
            max(in_, out) > rules_of(settings, day).notice,
            tuple(each for each in corrections if player and player in (each[0].player, each[0].to)),
        )
        for (player, _), (in_, out, where) in sorted(sums.items())
        if in_ or out or _CORRECTED in where
    )


def _corrected(data: Path, day: date) -> Iterator[tuple[PlayerCashCorrected, str]]:
    path = data / HOUSE / "journal.db"
    if path.exists():
        with read_journal(path) as journal:
            for event in journal.events(1, PlayerCashCorrected):
                if event.of(PlayerCashCorrected).day == day.isoformat():
                    yield event.of(PlayerCashCorrected), event.actor


def barred_on(data: Path, day: date, found: Iterable[PlayerCash]) -> tuple[PlayerCash, ...]:
    """Return the listed players who may not play on a day, except those in `found`."""
    here = {each.player for each in found}
    return tuple(
        PlayerCash(number, player.name, status_on(player, day), 0, 0, ())
        for number, player in sorted(listed_players(data).items())
        if status_on(player, day) != "known" and number not in here
    )


def _cashed(settings: Settings, data: Path, day: date) -> tuple[CageCashed, ...]:
    path, span = data / HOUSE / "journal.db", span_of(day, settings.house.gaming_day_begins)
    if not path.exists():
        return ()
    with read_journal(path) as journal:
        events = journal.events(1, CageCashed)
        return tuple(event.of(CageCashed) for event in events if span.begin_ms <= event.at_ms < span.end_ms)
