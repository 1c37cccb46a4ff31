"""A floor server that listens on the network, its authority, and its clients."""

import contextlib
import socket
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, load_pem_private_key

from kiosk.floor import CertificateAuthority, OwnServer, connected, shown_certificate
from kiosk.floor.server.server import FloorError

HOST = "127.0.0.1"


@dataclass(frozen=True, slots=True)
class Networked:
    """A listening server, its authority, and its address."""

    server: OwnServer
    authority: CertificateAuthority
    folder: Path

    @property
    def address(self) -> str:
        return f"host={HOST} port={self.server.settings['port']} dbname=floor"

    def folder_of(self, table: str) -> Path:
        folder = self.folder / table
        folder.mkdir(exist_ok=True)
        return folder

    def says(self, role: str, folder: Path, **more: Any) -> str:
        """Return why a connection with the certificate in `folder` as `role` was refused, or ""."""
        try:
            with connected(self.address, user=role, **{**shown_certificate(folder), **more}) as db:
                assert db.execute("SELECT session_user").fetchone() == (role,)
        except FloorError as error:
            return str(error)
        return ""


def free_port() -> int:
    with contextlib.closing(socket.socket()) as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def expired(authority: CertificateAuthority, role: str, folder: Path) -> None:
    """Replace the certificate in `folder` with an expired one of the same authority."""
    authority.certify(role, folder)
    held = x509.load_pem_x509_certificate((folder / "floor.crt").read_bytes())
    key = load_pem_private_key((authority.folder / "authority.key").read_bytes(), password=None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    now = datetime.now(UTC)
    made = x509.CertificateBuilder().subject_name(held.subject).issuer_name(held.issuer).public_key(held.public_key())
    made = made.serial_number(held.serial_number).not_valid_before(now - timedelta(days=9))
    for extension in held.extensions:
        made = made.add_extension(extension.value, critical=extension.critical)
    signed = made.not_valid_after(now - timedelta(days=2)).sign(key, SHA256())
    (folder / "floor.crt").write_bytes(signed.public_bytes(Encoding.PEM))
