"""Move a house to a floor server: all events of its tables, its staff, its files, and its posted jackpots.

A finished step is not repeated, so an interrupted run can be started again. The tables learn of the server in the last
step. Until then they do not use it.
"""

import json
import os
from collections.abc import Collection, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from itertools import groupby
from pathlib import Path
from typing import Final

from kiosk.app.command_line.options import folder_of_house, house_settings
from kiosk.app.command_line.terminal import tell
from kiosk.app.house.certified import CertifiedHere
from kiosk.app.house.house import HOUSE, load_staff
from kiosk.app.house.proving import proven
from kiosk.core.clock import SystemClock
from kiosk.core.disk import replace_file
from kiosk.core.errors import KioskError
from kiosk.core.text import counted, text
from kiosk.events import JackpotsPosted
from kiosk.floor import (
    CERTIFIED,
    CertificateAuthority,
    FloorVersion,
    KeptVersions,
    PublishedKind,
    add_publisher,
    ask_news,
    certify,
    connected,
    enroll,
    enrolled,
    jackpots_kind,
    migrate,
    newest,
    packed_house,
    publish,
    publishers_key,
    push_whole,
    refuse_named,
    require_all,
    role_of,
    shown_certificate,
)
from kiosk.journal import load_or_create_key, lock_journal, public_bytes, read_journal, vouched_for
from kiosk.settings import Records, table_id
from kiosk.staff import Act

_ACTS: Final = (Act.SIGN_CHANGES, Act.ACCEPT_JOURNAL)  # The acts that publishing and enrolling a table need.


class HouseMove:
    """The tables of a house whose journals are here, or some of them, on their way to a server."""

    def __init__(
        self, config: Path | None, data: Path, *, joins: str = "", role: str, tables: Collection[str] = ()
    ) -> None:
        """`joins` is the server's address for the tables, `role` this machine's publisher role. Raise KioskError."""
        self._config = config
        self._data = data
        self._settings = house_settings(config, data)
        self._joins = joins or self._settings.house.floor_server or ""
        self._role = role
        refuse_named(self._joins)
        if self._settings.house.floor_server not in (None, self._joins):
            said = self._settings.house.floor_server
            raise KioskError("joined", "This house has joined another floor server: {server}.", server=said)
        named = [table_id(self._settings, table) for table in tables]
        chosen = named or [table for table in self._settings.deals if self._records(table).journal.exists()]
        if not chosen or not all(self._records(table).journal.exists() for table in chosen):
            raise KioskError("journal", "No journal here to move: give its folder with --data.")
        self._tables = tuple(chosen)

    def move(self, server: str, *, by: str, second: str = "", authority: Path | None = None) -> None:
        """Move. `server` is reached as its superuser, and managers sign, `by` and `second`. Raise KioskError."""
        if self._settings.house.two_publish and not second:
            raise KioskError("second", "Two people must sign for this: name the second with --second.")
        signer = proven(by, self._settings, self._data, *_ACTS)
        cosigner = proven(second, self._settings, self._data, *_ACTS, but_not=(signer,)) if second else ""
        with self._alone():
            for table in self._tables:
                with read_journal(self._records(table).journal) as journal:
                    require_all(journal)
            self._let_in(server, signer, None if authority is None else CertificateAuthority(authority))
            for table in self._tables:
                self._push(table)
            self._vouch(signer, cosigner)
            if KeptVersions(self._data).of(PublishedKind.HOUSE) is None:
                self._lay_down(signer, cosigner)
                self._tell_tables()
            self._certify(self._tables[0])
            self._write_joins()
        tell(text("The house has moved: its kiosks join the floor server when they start."))

    def _records(self, table: str) -> Records:
        return Records(self._settings, self._data, table)

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Keep every kiosk of these tables from starting meanwhile. Raise JournalError `locked` if one runs."""
        with ExitStack() as locks:
            for table in self._tables:
                locks.callback(os.close, lock_journal(self._records(table).journal))
            yield

    def _let_in(self, server: str, by: str, authority: CertificateAuthority | None) -> None:
        """Update the schema, and let this machine publish and the tables push."""
        office = self._records(HOUSE)
        office.make()
        key = public_bytes(load_or_create_key(office.key))
        with connected(server) as db:
            migrate(db)
            if publishers_key(db) not in (None, key):
                raise KioskError(
                    "publisher",
                    "Another machine publishes to the floor server: enroll this one’s tables, and push them.",
                )
            add_publisher(db, self._role, key, by=by)
            for table in self._tables:
                enroll(db, table, public_bytes(load_or_create_key(self._records(table).key)), by=by)
        if authority is None:
            return
        for role, records in ((self._role, office), *((role_of(name), self._records(name)) for name in self._tables)):
            if not shown_certificate(records.folder):
                authority.certify(role, records.folder)

    def _push(self, table: str) -> None:
        """Push a journal from its first event to its last, the archived days too."""
        records = self._records(table)
        with (
            read_journal(records.journal) as journal,
            connected(self._joins, user=role_of(table), **shown_certificate(records.folder)) as db,
        ):
            had, has = push_whole(db, journal)
        pushed = counted("%n event pushed", "%n events pushed", n=has - had)
        tell(text("{table}: {pushed}; the floor server has {count}.", table=table, pushed=pushed, count=has))

    def _vouch(self, by: str, second: str) -> None:
        office = self._records(HOUSE)
        key = load_or_create_key(office.key)
        with connected(self._joins, user=self._role, **shown_certificate(office.folder)) as db:
            content, there = enrolled(db), self._laid_down().get(PublishedKind.TABLES)
            if there is None or there.content != content:
                after = newest(db, PublishedKind.TABLES)
                publish(db, FloorVersion.signed(key, PublishedKind.TABLES, after, content, by=by, second=second))

    def _certify(self, table: str) -> None:
        """Publish every dealer's certificate that was signed here, as this table. Doing so twice changes nothing."""
        records = self._records(table)
        key = load_or_create_key(records.key)
        said = CertifiedHere(self._data, lambda words: key.sign(vouched_for(words)))()
        with connected(self._joins, user=role_of(table), **shown_certificate(records.folder)) as db:
            answers = certify(db, said)
        for (certificate, _), answer in zip(said, answers, strict=True):
            if answer not in CERTIFIED:
                tell(
                    text(
                        "The floor server refuses a certificate ({why}): {certificate}",
                        why=answer,
                        certificate=certificate,
                    )
                )

    def _laid_down(self) -> dict[str, FloorVersion]:
        found: dict[str, FloorVersion] = {}
        for table in self._tables:
            shown = shown_certificate(self._records(table).folder)
            with connected(self._joins, user=role_of(table), **shown) as db:
                news = ask_news(db, {})
            found |= {version.kind: version for version in (news.versions if news is not None else ())}
        return found

    def _lay_down(self, by: str, second: str) -> None:
        """Publish the staff, the files, and the posted jackpots that the server does not have yet."""
        there, office = self._laid_down(), self._records(HOUSE)
        games = {kind.split(":")[1] for kind in there if kind.startswith("jackpots:")}
        people = load_staff(self._settings, self._data, SystemClock()).laid_down()
        here = {
            PublishedKind.PEOPLE.value: people,
            PublishedKind.HOUSE.value: self._files(),
            **self._posted(but_not=games),
        }
        key = load_or_create_key(office.key)
        with connected(self._joins, user=self._role, **shown_certificate(office.folder)) as db:
            for kind, content in here.items():
                if kind in there and there[kind].content == content:
                    continue
                version = FloorVersion.signed(key, kind, newest(db, kind), content, by=by, second=second)
                publish(db, version)
                tell(text("Published: {what}, version {number}.", what=kind, number=version.number))

    def _posted(self, *, but_not: Collection[str]) -> Mapping[str, str]:
        """Return the newest posting of each kind: for all tables where it is the same at each that deals the game."""
        found: list[tuple[str, str, str]] = []
        for table in self._tables:
            with read_journal(self._records(table).journal) as journal:
                end = journal.last_seq() + 1
                newest_here = next(journal.before(end, JackpotsPosted, most=end), None)
            amounts = {} if newest_here is None else dict(newest_here.of(JackpotsPosted).amounts)
            games = self._settings.games
            dealt = (deal.game for deal in self._settings.deals[table])
            game = next((game for game in dealt if amounts and set(games[game].jackpots) == set(amounts)), None)
            if game is not None and game not in but_not:
                found.append((game, table, json.dumps(amounts, sort_keys=True)))
        kinds: dict[str, str] = {}
        for game, group in groupby(sorted(found), key=lambda posted: posted[0]):
            at = {table: content for _, table, content in group}
            dealing = {name for name, deals in self._settings.deals.items() if any(deal.game == game for deal in deals)}
            if at.keys() == dealing and len(set(at.values())) == 1:
                kinds[jackpots_kind(game)] = next(iter(at.values()))
            else:
                kinds |= {jackpots_kind(game, table): content for table, content in at.items()}
        return kinds

    @property
    def _line(self) -> str:
        """Return the line of house.toml by which a kiosk joins; a string of JSON is one of TOML."""
        return f"floor_server = {json.dumps(self._joins)}\n"

    def _files(self) -> str:
        """Return the house's files as they will be: with the server at the top of house.toml."""
        files: dict[str, str] = json.loads(packed_house(folder_of_house(self._config, self._data)))
        if self._settings.house.floor_server is None:
            files["house.toml"] = self._line + files["house.toml"]
        return json.dumps(files, ensure_ascii=False, sort_keys=True)

    def _tell_tables(self) -> None:
        """Store the people and the house's files here as the floor has them.

        The tables of this machine start with these files, and its office publishes its next changes over these people.
        """
        kept, there = KeptVersions(self._data), self._laid_down()
        kept.trust(public_bytes(load_or_create_key(self._records(HOUSE).key)))
        # The house is stored last: it marks the move as complete.
        for version in (there[PublishedKind.PEOPLE], there[PublishedKind.HOUSE]):
            if kept.of(version.kind) == version:
                continue
            kept.check(version, two=self._settings.house.two_publish)
            if version.kind == PublishedKind.HOUSE:
                kept.unpack(version, house_settings)
            kept.keep(version)

    def _write_joins(self) -> None:
        """Write `floor_server` into the given configuration folder, or print the line if it cannot be written."""
        if self._config is None or self._settings.house.floor_server is not None:
            return
        path = self._config / "house.toml"
        if not (os.access(path, os.W_OK) and os.access(self._config, os.W_OK)):
            tell(
                text("Ask the owner of {path} to add this line at its top: {line}", path=path, line=self._line.strip())
            )
            return
        mode = path.stat().st_mode & 0o777
        replace_file(path, (self._line + path.read_text(encoding="utf-8")).encode())
        path.chmod(mode)
