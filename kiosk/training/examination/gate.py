"""The rule for dealing at a live table: if the house requires it, nobody deals without a valid certificate."""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from pathlib import Path

from kiosk.core.clock import Clock
from kiosk.core.dates import day_at
from kiosk.core.errors import NotAuthorized
from kiosk.staff import Person
from kiosk.table import MayDeal
from kiosk.training.examination.book import DealingCertificate, LedgerReader
from kiosk.training.store.store import FOLDER


class CertificateState(StrEnum):
    """The state of a certificate."""

    HOLDS = "holds"
    NONE = "none"
    REVOKED = "revoked"
    RUN_OUT = "run_out"
    OLD_RULES = "old_rules"


def standing_of(held: DealingCertificate | None, rules_version: str, now_ms: int) -> CertificateState:
    """Return the state of a person's last certificate under the current version of the rules."""
    if held is None:
        return CertificateState.NONE
    if held.revoked:
        return CertificateState.REVOKED
    if held.rules_version != rules_version:
        return CertificateState.OLD_RULES
    return CertificateState.HOLDS if now_ms <= held.until_ms else CertificateState.RUN_OUT


def certificates_here(
    data: Path, elsewhere: Callable[[], Sequence[DealingCertificate]]
) -> Callable[[], list[DealingCertificate]]:
    """Return a function that reads every certificate that the kiosks of these records have signed or revoked."""
    reader = LedgerReader(data / FOLDER)
    return lambda: reader.read().signed_here(elsewhere())


def certified(
    data: Path,
    clock: Clock,
    rules_versions: Mapping[str, str],
    elsewhere: Callable[[], Sequence[DealingCertificate]] = tuple,
) -> MayDeal:
    """Return a check that raises NotAuthorized for a dealer without a valid certificate for a game.

    `rules_versions` has the version of the rules that this table deals of each game. `elsewhere` returns the
    certificates of other kiosks. Setting the clock back does not renew a certificate.
    """

    reader = LedgerReader(data / FOLDER)

    def check(person: Person, game: str) -> None:
        ledger = reader.read()
        held = ledger.last_certificate(person.id, game, elsewhere())
        match standing_of(held, rules_versions[game], max(clock.now_ms(), ledger.latest_ms)):
            case CertificateState.HOLDS:
                return
            case CertificateState.REVOKED if held is not None:
                raise NotAuthorized(
                    "no_certificate",
                    "The certificate of {name} was revoked ({why}): train again, or choose another dealer.",
                    name=person.name,
                    why=held.revoked,
                )
            case CertificateState.RUN_OUT if held is not None:
                raise NotAuthorized(
                    "no_certificate",
                    "{name}’s certificate for this game expired {day}: train again, or choose another dealer.",
                    name=person.name,
                    day=day_at(held.until_ms),
                )
            case CertificateState.OLD_RULES:
                raise NotAuthorized(
                    "no_certificate",
                    "The rules have changed since {name} was certified: train again, or choose another dealer.",
                    name=person.name,
                )
            case _:
                raise NotAuthorized(
                    "no_certificate",
                    "{name} has no certificate for this game: train first, or choose another dealer.",
                    name=person.name,
                )

    return check
