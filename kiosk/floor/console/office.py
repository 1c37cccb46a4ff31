"""A console on the publishing computer posts jackpots for all tables, as `kiosk floor post` does there."""

import json
from collections.abc import Mapping
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kiosk.core.value import value
from kiosk.floor.publishing.publishing import newest, publish
from kiosk.floor.publishing.versions import FloorVersion
from kiosk.floor.server.certificates import shown_certificate
from kiosk.floor.server.server import FloorError, connected


@value
class Office:
    """The publishing machine: its `role`, its `records`, the house journal's `key`; `two` people sign if set."""

    role: str
    records: Path
    key: Ed25519PrivateKey
    two: bool


def post_for_house(server: str, office: Office, kind: str, amounts: Mapping[str, int], *, by: str, why: str) -> None:
    """Post the jackpots of a kind, in cents, for the house. Raise FloorError, `early` within the 24 hours."""
    if office.two:
        raise FloorError("two", "Two people must sign for this: post it with “kiosk floor post” and --second.")
    with connected(server, user=office.role, **shown_certificate(office.records)) as db:
        content = json.dumps(dict(amounts), sort_keys=True)
        publish(db, FloorVersion.signed(office.key, kind, newest(db, kind), content, by=by, why=why))
