"""How a table is opened from its settings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from kiosk.core.clock import Clock
from kiosk.core.errors import JournalError
from kiosk.games import GAMES
from kiosk.journal import Journal, Report, load_or_create_key, verify
from kiosk.settings import STAFF_FILE, Records, Settings, refuse_shared
from kiosk.staff import Staff
from kiosk.table import MayDeal, Table, TableGame, TableLog, games_of, open_table, signed_in_elsewhere


def load_staff(settings: Settings, data: Path, clock: Clock, *, create: bool = False) -> Staff:
    """Return the house's staff. Raise ConfigError where there is no register yet, unless `create`."""
    refuse_shared(data)
    pins = settings.house.pins
    return Staff.load(
        data / STAFF_FILE,
        clock,
        least_digits=pins.min_digits,
        most_tries=pins.wrong_tries,
        lock_ms=pins.lock_minutes * 60_000,
        create=create,
    )


def open_journal(
    settings: Settings, table: str, data: Path, clock: Clock, staff: Staff, *, games: Sequence[TableGame] = ()
) -> Table:
    """Open a table's journal and go on where it is. Raise JournalError or ReplayMismatch where that cannot be.

    `games` stand in for the configured ones, as in a demo.
    """
    journal = journal_of(Records(settings, data, table), table, clock)
    try:
        return open_table(
            games=games or games_of(settings, GAMES, table),
            house=settings.house,
            staff=staff,
            log=TableLog(journal, GAMES),
            clock=clock,
            may_deal=_gate(settings, data, clock),
            elsewhere=partial(signed_in_elsewhere, data, table),
        )
    except BaseException:
        journal.close()
        raise


def journal_of(records: Records, table: str, clock: Clock) -> Journal:
    """Open a table's journal to write to it. Raise JournalError."""
    records.make()
    if records.journal.exists() and not records.key.exists():
        raise JournalError(
            "key_missing",
            "The device key {path} is missing, and its journal is signed with it: restore it from its backup.",
            path=records.key,
        )
    return Journal.open(
        records.journal,
        table=table,
        key=load_or_create_key(records.key),
        clock=clock,
        checkpoints=records.checkpoints,
        witness=records.witness,
    )


def verified(records: Records, table: str, *, checkpoints: Path | None = None) -> Report:
    """Verify a table's journal against its table, the device's key where that is here, witness and floor's copy.

    `checkpoints` stands in for the copy that the house has.
    """
    return verify(
        records.journal,
        table=table,
        key=load_or_create_key(records.key) if records.key.exists() else None,
        checkpoints=checkpoints or records.checkpoints,
        witness=records.witness,
    )


def _gate(settings: Settings, data: Path, clock: Clock) -> MayDeal | None:
    """Return what refuses a dealer without a certificate. A house that asks for none loads nothing of training."""
    if not settings.house.training.certificate_required:
        return None
    from kiosk.training import certified

    return certified(data, clock)
