"""Who may deal at a live table: where the house says so, nobody without a certificate that holds."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from kiosk.core.clock import Clock
from kiosk.core.errors import NotAuthorised
from kiosk.staff import Person
from kiosk.table import MayDeal
from kiosk.training.store import FOLDER, Certificate, Store


def certificate_of(store: Store, person_id: str, game: str, now_ms: int) -> Certificate | None:
    """Return the certificate by which somebody may deal a game now, None where there is none that holds."""
    held = (one for one in store.certificates(person_id) if one.game == game and one.expires_ms > now_ms)
    return next(held, None)


def last_certificate(store: Store, person_id: str, game: str, now_ms: int) -> Certificate | None:
    """Return the certificate that holds, or else the one that has expired last; None where there never was one."""
    mine = [one for one in store.certificates(person_id) if one.game == game]
    return certificate_of(store, person_id, game, now_ms) or max(mine, key=lambda one: one.expires_ms, default=None)


def certified(data: Path, clock: Clock) -> MayDeal:
    """Return what refuses a dealer without a certificate. It is asked where the house wants one."""

    def check(person: Person, game: str) -> None:
        with Store(data / FOLDER / "training.db") as store:
            now_ms = clock.now_ms()
            if certificate_of(store, person.id, game, now_ms) is not None:
                return
            expired = last_certificate(store, person.id, game, now_ms)
        if expired is not None:
            raise NotAuthorised(
                "no_certificate",
                "{name} had a certificate for this game until {day}: train again, or choose another dealer.",
                name=person.name,
                day=f"{datetime.fromtimestamp(expired.expires_ms / 1000).astimezone():%Y-%m-%d}",
            )
        raise NotAuthorised(
            "no_certificate",
            "{name} has no certificate for this game: train first, or choose another dealer.",
            name=person.name,
        )

    return check
