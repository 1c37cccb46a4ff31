"""Certificates for network connections to the floor server, from the house's own authority.

The authority is a folder that a manager keeps, on a memory stick or a machine without a network. A table's key is made
on the table's machine and never leaves it; its certificate names the role with which the table signs in. The server
reads a list of revoked certificates. All secrets are made here, and no other user can read a key.

FOLDER/authority.key, authority.crt   the authority; the holder of the key can sign in as any table
FOLDER/server.key, server.crt         the server's own
FOLDER/revoked.crl                    the revoked certificates: the server's `ssl_crl_file`
FOLDER/issued/ROLE-SERIAL.crt         every certificate ever issued
"""

from __future__ import annotations

import contextlib
import ipaddress
import secrets
import shutil
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, load_pem_private_key
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from kiosk.core.disk import make_folder, replace_file, sweep
from kiosk.floor.server.server import FloorError
from kiosk.journal import NOT_A_KEY

AUTHORITY_DAYS: Final = 3650
HOLDS_DAYS: Final = 730
_EARLY: Final = timedelta(hours=1)  # A table whose clock is behind trusts a new certificate as well.
KEY, CERTIFICATE, TRUSTED = "floor.key", "floor.crt", "floor-authority.crt"


def shown_certificate(folder: Path) -> dict[str, str]:
    """Return the parameters of a connection that shows the certificate in `folder`; none if there is none."""
    if not (folder / CERTIFICATE).exists():
        return {}
    return {
        "sslmode": "verify-full",
        "sslcert": str(folder / CERTIFICATE),
        "sslkey": str(folder / KEY),
        "sslrootcert": str(folder / TRUSTED),
    }


class CertificateAuthority:
    """The authority in a folder. Each method that makes something writes it there, for the owner's eyes alone."""

    def __init__(self, folder: Path) -> None:
        """Open it. Raise FloorError `authority` if there is none, or others can read its key."""
        self.folder = folder
        try:
            mode = (folder / "authority.key").stat().st_mode
            key = load_pem_private_key((folder / "authority.key").read_bytes(), password=None)
            self._certificate = x509.load_pem_x509_certificate((folder / "authority.crt").read_bytes())
        except (OSError, *NOT_A_KEY) as error:
            raise FloorError(
                "authority", "There is no authority in {folder}: make it with `kiosk floor authority`.", folder=folder
            ) from error
        if mode & 0o077 or not isinstance(key, ec.EllipticCurvePrivateKey):
            raise FloorError(
                "authority", "Others can read the authority’s key in {folder}: make a new authority.", folder=folder
            )
        self._key = key

    @classmethod
    def make(cls, folder: Path, *hosts: str) -> CertificateAuthority:
        """Make an authority, an empty revocation list, and the server’s certificate with these names.

        Files of an interrupted run are completed. Raise FloorError `exists` if there is one, because its tables would
        be shut out; `host` for an invalid name.
        """
        if (folder / "server.crt").exists() or any((folder / "issued").glob("*.crt")):
            raise FloorError("exists", "{folder} already has an authority: use another folder.", folder=folder)
        _refuse_nameless(hosts)
        with _nothing_left(folder):
            return cls._made(folder, hosts)

    @classmethod
    def _made(cls, folder: Path, hosts: Sequence[str]) -> CertificateAuthority:
        make_folder(folder / "issued")
        folder.chmod(0o700)
        if not (folder / "authority.crt").exists():
            key = _new_key(folder / "authority.key")
            unique_name = f"The floor’s authority {secrets.token_hex(4)}"  # Clients cannot tell two of one name apart.
            name = _called(unique_name)
            made = _begun(name, name, key.public_key(), AUTHORITY_DAYS).add_extension(
                x509.BasicConstraints(ca=True, path_length=0), critical=True
            )
            made = made.add_extension(_usage(signs=True), critical=True)
            replace_file(folder / "authority.crt", made.sign(key, SHA256()).public_bytes(Encoding.PEM))
        authority = cls(folder)
        authority._write_revoked(())
        authority.certify_server(folder, *hosts)
        return authority

    def certify_server(self, folder: Path, *hosts: str) -> None:
        """Make a key and a server certificate with these names in `folder`, with the files that it needs.

        This renews a certificate, and makes one for a standby. Raise FloorError `host` for an invalid name.
        """
        _refuse_nameless(hosts)
        make_folder(folder)
        for name in ("authority.crt", "revoked.crl") if folder != self.folder else ():
            replace_file(folder / name, (self.folder / name).read_bytes())
        key = _new_key(folder / "server.key")
        signed = self._signed(hosts[0], key, ExtendedKeyUsageOID.SERVER_AUTH, hosts=hosts)
        replace_file(folder / "server.crt", signed.public_bytes(Encoding.PEM))

    def certify(self, role: str, folder: Path) -> None:
        """Make a key in `folder` and the certificate that lets its holder sign in as `role`."""
        sweep(self.folder / "issued")
        key = _new_key(folder / KEY)
        replace_file(folder / TRUSTED, (self.folder / "authority.crt").read_bytes())
        signed = self._signed(role, key, ExtendedKeyUsageOID.CLIENT_AUTH)
        content = signed.public_bytes(Encoding.PEM)
        # The authority records it before its holder has it, and the holder gets it last: then it is complete.
        replace_file(self.folder / "issued" / f"{role}-{signed.serial_number:x}.crt", content)
        replace_file(folder / CERTIFICATE, content)

    def revoke(self, role: str) -> int:
        """Revoke every certificate that a role was ever given, and return how many are revoked now that were not.

        The server reads the list when its settings are loaded again. Raise FloorError `role` if it had none.
        """
        due = self.unrevoked(role)
        if due:
            self._write_revoked((*self._revoked(), *due))
        return len(due)

    def unrevoked(self, role: str) -> list[int]:
        """Return the number of each certificate of a role that is not revoked. Raise FloorError as `revoke` does."""
        issued, revoked = self.issued(role), self._revoked()
        if not issued:
            raise FloorError("role", "No certificate was ever made for {role}.", role=role)
        return [serial for serial in dict.fromkeys(issued) if serial not in revoked]

    def _revoked(self) -> list[int]:
        revoked = x509.load_pem_x509_crl((self.folder / "revoked.crl").read_bytes())
        return [entry.serial_number for entry in revoked]

    def issued(self, role: str) -> list[int]:
        """Return the number of each certificate that a role was ever given."""
        return [
            x509.load_pem_x509_certificate(path.read_bytes()).serial_number
            for path in sorted((self.folder / "issued").glob("*.crt"))
            if path.stem.rpartition("-")[0] == role
        ]

    def _signed(
        self,
        name: str,
        key: ec.EllipticCurvePrivateKey,
        purpose: x509.ObjectIdentifier,
        *,
        hosts: Sequence[str] = (),
    ) -> x509.Certificate:
        made = _begun(_called(name), self._certificate.subject, key.public_key(), HOLDS_DAYS)
        made = made.add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        made = made.add_extension(_usage(signs=False), critical=True)
        made = made.add_extension(x509.ExtendedKeyUsage([purpose]), critical=False)
        if hosts:
            made = made.add_extension(x509.SubjectAlternativeName([*map(_address, hosts)]), critical=False)
        return made.sign(self._key, SHA256())

    def _write_revoked(self, serials: tuple[int, ...]) -> None:
        now = datetime.now(UTC)
        made = x509.CertificateRevocationListBuilder().issuer_name(self._certificate.subject)
        made = made.last_update(now - _EARLY).next_update(self._certificate.not_valid_after_utc)
        for serial in serials:
            entry = x509.RevokedCertificateBuilder().serial_number(serial).revocation_date(now)
            made = made.add_revoked_certificate(entry.build())
        replace_file(self.folder / "revoked.crl", made.sign(self._key, SHA256()).public_bytes(Encoding.PEM))


def _refuse_nameless(hosts: Sequence[str]) -> None:
    """Raise FloorError `host` for an invalid host name."""
    for host in hosts or ("",):
        try:
            _called(host), _address(host)
        except ValueError as error:
            raise FloorError("host", "Unknown server {host}: give its name or address.", host=host) from error


def _begun(subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePublicKey, days: int) -> x509.CertificateBuilder:
    now = datetime.now(UTC)
    made = x509.CertificateBuilder().subject_name(subject).issuer_name(issuer).public_key(key)
    made = made.serial_number(x509.random_serial_number())
    return made.not_valid_before(now - _EARLY).not_valid_after(now + timedelta(days=days))


def _usage(*, signs: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not signs,
        key_cert_sign=signs,
        crl_sign=signs,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        encipher_only=False,
        decipher_only=False,
    )


@contextlib.contextmanager
def _nothing_left(folder: Path) -> Iterator[None]:
    """Leave the folder as it was on an error: half an authority can be neither used nor made."""
    before = set(folder.iterdir()) if folder.exists() else None
    try:
        yield
    except BaseException:
        for path in set(folder.iterdir()) - (before or set()) if folder.exists() else ():
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        if before is None and folder.exists():
            folder.rmdir()
        raise


def _called(name: str) -> x509.Name:
    """Return a name for a certificate. Raise ValueError for a name that no certificate can have."""
    if not name.isprintable():
        raise ValueError(name)
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])


def _address(host: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(host))
    except ValueError:
        return x509.DNSName(host)


def _new_key(path: Path) -> ec.EllipticCurvePrivateKey:
    """Make a key in a file that no other user could ever read."""
    key = ec.generate_private_key(ec.SECP256R1())
    replace_file(path, key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return key
