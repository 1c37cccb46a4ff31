"""Read the expiry of certificates: of this machine's, and of the one that a server presents."""

import socket
import ssl
import struct
import time
from pathlib import Path
from typing import Final

from cryptography import x509
from psycopg.conninfo import make_conninfo

from kiosk.core.disk import make_folder
from kiosk.floor.server.certificates import CERTIFICATE, CertificateAuthority, shown_certificate

_SSL_REQUEST: Final = struct.pack("!ii", 8, 80877103)  # A request for TLS in PostgreSQL's protocol.
_PATIENCE_S: Final = 2.0
EARLY_DAYS: Final = 60
"""A certificate is replaced this many days before it expires."""


def own_ends_ms(folder: Path) -> int | None:
    """Return the expiry of the certificate in `folder`, in ms since 1970; None if there is none."""
    try:
        return _ends_ms(x509.load_pem_x509_certificate((folder / CERTIFICATE).read_bytes()))
    except (OSError, ValueError):
        return None


def server_ends_ms(host: str, port: int) -> int | None:
    """Return the expiry of the certificate of the server at `host`, in ms since 1970; None if it presents none.

    The connection verifies nothing and sends no data.
    """
    if not host or host.startswith(("/", "@")):
        return None
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    try:
        with socket.create_connection((host, port), timeout=_PATIENCE_S) as line:
            line.sendall(_SSL_REQUEST)
            if line.recv(1) != b"S":
                return None
            with context.wrap_socket(line, server_hostname=host) as encrypted:
                shown = encrypted.getpeercert(binary_form=True)
    except OSError:
        return None
    return None if shown is None else _ends_ms(x509.load_der_x509_certificate(shown))


def as_administrator(authority: CertificateAuthority, role: str, *hosts: str, port: int) -> str:
    """Return the connection string with which the superuser `role` signs in over the network.

    A certificate is made in the authority's folder unless one is valid for another `EARLY_DAYS`. The holder of the
    authority can sign in as anyone, so this grants nothing new.
    """
    folder = authority.folder / "administrator"
    ends_ms = own_ends_ms(folder)
    if ends_ms is None or ends_ms / 1000 < time.time() + EARLY_DAYS * 86_400:
        make_folder(folder)
        authority.certify(role, folder)
    shown = {name: str(Path(value).resolve()) if value.startswith(str(folder)) else value
             for name, value in shown_certificate(folder).items()}  # fmt: skip
    return make_conninfo(host=",".join(hosts), port=port, dbname="floor", user=role, **shown)


def _ends_ms(certificate: x509.Certificate) -> int:
    return int(certificate.not_valid_after_utc.timestamp() * 1000)
