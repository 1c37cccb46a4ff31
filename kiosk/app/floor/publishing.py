"""Commands that publish staff, files, and jackpots for all tables, and review acts made offline."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from kiosk.app.command_line.options import ByFloor, ConfigDir, DataDir, JackpotAmounts, house_settings
from kiosk.app.command_line.terminal import in_terminal, tell
from kiosk.core.errors import KioskError
from kiosk.core.text import Text, text

if TYPE_CHECKING:
    from kiosk.floor import FloorVersion, KeptVersions
    from kiosk.settings import Settings

ADDED: Final = text("Added: {name} ({id}), {roles}.")
REMOVED: Final = text("Removed: {name} ({id}), {roles}.")
CHANGED: Final = text("Changed: {name} ({id}): {what}.")
SAME: Final = text("Nobody is added, removed or changed.")
_NEWER: Final = {
    "people": text(
        "The floor server has version {number} of the staff, and this register came from {has}. "
        "Start the console here to take it, and make your changes again."
    ),
    "house": text(
        "The floor server has version {number} of the house’s files, and these came from {has}. "
        "Start the console here to take it, and make your changes again."
    ),
}
FIELDS: Final[Mapping[str, Text | str]] = {
    "name": text("name"),
    "roles": text("roles"),
    "pin": "PIN",
    "badge": text("badge"),
    "license": text("license"),
    "recovered_ms": text("recovery code"),
}
REVIEWED: Final = (text("Time"), text("Table"), text("Event"), text("By"), text("As recorded"))


def floor_publish(
    what: Annotated[
        str,
        typer.Argument(help="people (staff), house (configuration), or tables (trusted devices)."),
    ],
    server: Annotated[str, typer.Option("--server", help="Connection string without a user name.")],
    role: Annotated[str, typer.Option("--as", help="Role with which this machine signs in.")],
    by: Annotated[str, typer.Option("--by", help="ID of the manager who signs. The command asks for the PIN.")],
    second: Annotated[str, typer.Option("--second", help="ID of a second manager who signs.")] = "",
    why: Annotated[str, typer.Option("--why", help="The reason.")] = "",
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Publish the staff or the settings to all tables.

    For the staff, the command lists added, removed, and changed people before it asks for the PIN. It refuses if the
    floor has a newer register, or newer files, than those from which the present ones were made.

    “tables” are the enrolled devices, which are listed first: only certificates signed by them count.
    """
    from kiosk.app.house.house import load_staff
    from kiosk.core.clock import SystemClock
    from kiosk.floor import KeptVersions, PublishedKind, connected, enrolled, newest_signed, packed_house
    from kiosk.settings import config_dir, data_dir

    if what not in list(PublishedKind):
        raise KioskError("what", "Choose what to publish: people, house or tables.")
    laid, folder = config or config_dir(), data or data_dir()
    match what:
        case PublishedKind.PEOPLE:
            content = load_staff(house_settings(laid), folder, SystemClock()).laid_down()
            with connected(server, user=role, **_shown(house_settings(laid), folder)) as db:
                kept, there = KeptVersions(folder), newest_signed(db, PublishedKind.PEOPLE)
            is_published = _published(folder, PublishedKind.PEOPLE, there, content, by, second, why) is not None
            came_from = (
                kept.of(PublishedKind.PEOPLE) if is_published else version_from(kept, PublishedKind.PEOPLE, there)
            )
            _show_changes("[]" if came_from is None else came_from.content, content)
        case PublishedKind.HOUSE:
            content = packed_house(laid)
        case _:
            with connected(server, user=role, **_shown(house_settings(laid), folder)) as db:
                content = enrolled(db)
            for table, keys in json.loads(content).items():
                tell(f"{table:<16} {' '.join(key[:8] for key in keys)}")
    number = _publish(what, content, server, role, by, second, why, config=laid, data=data)
    tell(text("Published: {what}, version {number}.", what=what, number=number))


def floor_post(
    game: Annotated[str, typer.Argument(help="Key of the game, such as nh.")],
    amounts: JackpotAmounts,
    server: Annotated[str, typer.Option("--server", help="Connection string without a user name.")],
    role: Annotated[str, typer.Option("--as", help="Role with which this machine signs in.")],
    by: ByFloor,
    at: Annotated[str, typer.Option("--at", help="Only this table; by default all tables.")] = "",
    second: Annotated[str, typer.Option("--second", help="ID of a second person who signs.")] = "",
    why: Annotated[str, typer.Option("--why", help="The reason.")] = "",
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Post jackpots for all tables or one. Once in 24 hours, or after a win."""
    from kiosk.app.commands.jackpots import posted_amounts
    from kiosk.floor import jackpots_kind
    from kiosk.procedure import refuse_amounts
    from kiosk.settings import config_dir

    laid = config or config_dir()
    posted, settings = posted_amounts(amounts), house_settings(laid)
    if game not in settings.games:
        raise KioskError("game", "Unknown game {game}.", game=game)
    refuse_amounts(posted, settings.games[game].jackpots)
    content = json.dumps(posted, sort_keys=True)
    number = _publish(jackpots_kind(game, at), content, server, role, by, second, why, config=laid, data=data)
    tell(text("Posted for {place}, version {number}.", place=at or text("all tables"), number=number))


def floor_review(
    server: Annotated[str, typer.Option("--server", help="Connection string without a user name.")],
    role: Annotated[str, typer.Option("--as", help="Role with which this machine signs in.")],
    by: Annotated[str, typer.Option("--by", help="Your ID, to sign for all of them.")] = "",
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """List jackpots posted or won offline. Sign with --by."""
    from kiosk.app.house.proving import proven
    from kiosk.core.clock import stamp
    from kiosk.floor import connected, sign_review, to_review
    from kiosk.settings import data_dir
    from kiosk.staff import Act

    settings, folder = house_settings(config, data), data or data_dir()
    signer = proven(by, settings, folder, Act.SIGN_AS_FLOOR) if by else ""
    with connected(server, user=role, **_shown(settings, folder)) as db:
        found = to_review(db)
        if found:
            at, of, what, by_whom, said = map(in_terminal, REVIEWED)
            tell(f"{at:<26}  {of:<8} {what:<16} {by_whom:<12} {said}")
        for row in found:
            words = f"{stamp(row.at_ms)}  {row.table:<8} {row.kind:<16} {row.actor:<12} {row.body}"
            tell(words)
            if signer:
                sign_review(db, row.journal, row.seq, by=signer)
    tell((text("Signed for: {count}.") if signer else text("To review: {count}.")).fill(count=len(found)))


def version_from(kept: KeptVersions, kind: str, there: tuple[int, bytes] | None) -> FloorVersion | None:
    """Return the version that staff or files here came from. Raise KioskError if the floor has another one."""
    came_from = kept.of(kind)
    has = (0, b"") if came_from is None else (came_from.number, came_from.digest)
    if there is not None and there != has and there[0] >= has[0]:
        raise KioskError("newer", _NEWER[kind].fill(number=there[0], has=has[0]))
    return came_from


def _show_changes(before: str, after: str) -> None:
    from kiosk.staff import ROLE_NAMES, staff_changes

    changes = staff_changes(before, after)
    for said, people in ((ADDED, changes.added), (REMOVED, changes.removed)):
        for person in people:
            roles = ", ".join(in_terminal(ROLE_NAMES[each]) for each in sorted(person.roles))
            tell(said.fill(name=person.name, id=person.id, roles=roles))
    for person, fields in changes.changed:
        tell(CHANGED.fill(name=person.name, id=person.id, what=", ".join(in_terminal(FIELDS[each]) for each in fields)))
    if not (changes.added or changes.removed or changes.changed):
        tell(SAME)


def _shown(settings: Settings, folder: Path) -> dict[str, str]:
    from kiosk.app.house.house import HOUSE
    from kiosk.floor import shown_certificate
    from kiosk.settings import Records

    return shown_certificate(Records(settings, folder, HOUSE).folder)


def _published(
    folder: Path, kind: str, there: tuple[int, bytes] | None, content: str, by: str, second: str, why: str
) -> FloorVersion | None:
    """Return the version that this command has published, even if interrupted before storing it; else None."""
    from kiosk.app.house.house import HOUSE
    from kiosk.floor import FloorVersion, KeptVersions
    from kiosk.journal import load_or_create_key

    came_from = KeptVersions(folder).of(kind)
    if came_from is not None and there == (came_from.number, came_from.digest):
        same = (came_from.content, came_from.by, came_from.second, came_from.why) == (content, by, second, why)
        return came_from if same else None
    after = None if came_from is None else (came_from.number, came_from.digest)
    key = load_or_create_key(folder / HOUSE / "device.pem")
    version = FloorVersion.signed(key, kind, after, content, by=by, second=second, why=why)
    return version if there == (version.number, version.digest) else None


def _publish(
    kind: str,
    content: str,
    server: str,
    role: str,
    by: str,
    second: str,
    why: str,
    *,
    config: Path,
    data: Path | None,
) -> int:
    """Have a version signed and published. Return its number."""
    from kiosk.app.house.house import HOUSE
    from kiosk.app.house.proving import proven
    from kiosk.floor import FloorVersion, KeptVersions, PublishedKind, connected, newest, newest_signed, publish
    from kiosk.journal import load_or_create_key
    from kiosk.settings import Records, data_dir
    from kiosk.staff import Act

    folder, settings = data or data_dir(), house_settings(config)
    act = Act.POST_JACKPOTS if kind.startswith("jackpots:") else Act.SIGN_CHANGES
    if settings.house.two_publish and not second:
        raise KioskError("second", "Two people must sign for this: name the second with --second.")
    signer = proven(by, settings, folder, act)
    cosigner = proven(second, settings, folder, act, but_not=(signer,)) if second else ""
    records = Records(settings, folder, HOUSE)
    with connected(server, user=role, **_shown(settings, folder)) as db:
        key, after = load_or_create_key(records.key), newest(db, kind)
        version, there = None, newest_signed(db, kind)
        if kind in (PublishedKind.PEOPLE, PublishedKind.HOUSE):
            version = _published(folder, kind, there, content, signer, cosigner, why)
            if version is None:  # Another office may have published while the PIN was entered.
                version_from(KeptVersions(folder), kind, there)
        if version is None:
            version = FloorVersion.signed(key, kind, after, content, by=signer, second=cosigner, why=why)
            publish(db, version)
    if kind == PublishedKind.PEOPLE:  # This machine's register is already that version, also for a console here.
        KeptVersions(folder).keep(version)
    elif kind == PublishedKind.HOUSE:
        kept = KeptVersions(folder)
        kept.unpack(version, house_settings)
        kept.keep(version)
    return version.number
