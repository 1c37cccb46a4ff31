"""Commands for access to the floor server: tables, consoles, the publisher, and the certificate authority."""

from pathlib import Path
from typing import Annotated

import typer

from kiosk.app.command_line.options import ConfigDir, DataDir, TableId, house_settings
from kiosk.app.command_line.terminal import tell
from kiosk.core.disk import make_folder, replace_file
from kiosk.core.errors import KioskError
from kiosk.core.text import counted, text

Server = Annotated[
    str,
    typer.Option("--server", help="Connection string of the superuser, such as “dbname=floor user=postgres”."),
]
Folder = Annotated[Path, typer.Option("--authority", help="Folder of the certificate authority.")]


def floor_enroll(
    server: Server,
    by: Annotated[str, typer.Option("--by", help="ID of the manager who signs. The command asks for the PIN.")],
    authority: Annotated[
        Path | None, typer.Option(help="Folder of the certificate authority, to create the certificate.")
    ] = None,
    table: TableId = None,
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Enroll this table. It signs in as “table_” and its ID, which its certificate names.

    The certificate and its key are created next to the table’s journal, and are used automatically.
    """
    from kiosk.app.house.proving import proven
    from kiosk.floor import CertificateAuthority, KeptVersions, connected, enroll, publishers_key, role_of
    from kiosk.journal import load_or_create_key, public_bytes
    from kiosk.settings import Records, data_dir, table_id
    from kiosk.staff import Act

    settings, folder = house_settings(config, data), data or data_dir()
    chosen = table_id(settings, table)
    signer = proven(by, settings, folder, Act.ACCEPT_JOURNAL)
    records = Records(settings, folder, chosen)
    of_house = None if authority is None else CertificateAuthority(authority)
    with connected(server) as db:
        records.make()
        is_new = enroll(db, chosen, public_bytes(load_or_create_key(records.key)), by=signer)
        publishes = publishers_key(db)
    if publishes is not None:
        KeptVersions(folder).trust(publishes)
    if of_house is not None:
        of_house.certify(role_of(chosen), records.folder)
    said = text("{table} signs in as {role}.") if is_new else text("{table} signs in as {role}, as before.")
    tell(said.fill(table=chosen, role=role_of(chosen)))


def floor_authority(
    folder: Annotated[Path, typer.Argument(help="New folder. Keep it off the network.")],
    host: Annotated[list[str], typer.Option(help="Host name of the server; may be repeated.")],
) -> None:
    """Create the authority and the server certificate."""
    from kiosk.floor import CertificateAuthority

    CertificateAuthority.make(folder, *host)
    tell(text("The server needs server.crt, server.key, authority.crt, revoked.crl from {folder}.", folder=folder))


def floor_renew_server(
    folder: Annotated[Path, typer.Argument(help="Folder for the certificate and its key.")],
    authority: Folder,
    host: Annotated[list[str], typer.Option(help="Host name of the server; may be repeated.")],
) -> None:
    """Make a new server certificate, also for a standby."""
    from kiosk.floor import CertificateAuthority

    CertificateAuthority(authority).certify_server(folder, *host)
    tell(text("The server needs server.crt, server.key, authority.crt, revoked.crl from {folder}.", folder=folder))


def floor_standby(
    folder: Annotated[Path, typer.Argument(help="Folder for the certificates and their keys.")],
    authority: Folder,
    server: Server,
    host: Annotated[list[str], typer.Option(help="Host name of the standby; may be repeated.")],
) -> None:
    """Let a standby copy the server, and make its certificates."""
    from kiosk.floor import STANDBY, CertificateAuthority, add_standby, connected

    of_house = CertificateAuthority(authority)
    with connected(server) as db:
        add_standby(db)
    of_house.certify_server(folder, *host)
    of_house.certify(STANDBY, folder)
    tell(text("The standby needs the files in {folder}; it signs in as {role}.", folder=folder, role=STANDBY))


def floor_administrator(
    authority: Folder,
    host: Annotated[list[str], typer.Option(help="Host name of the server; may be repeated.")],
    role: Annotated[str, typer.Option(help="PostgreSQL’s superuser.")] = "postgres",
    port: Annotated[int, typer.Option(help="The server’s port.")] = 5432,
) -> None:
    """Print the superuser's connection string, for --server.

    It connects over the network. The certificate for it is in the folder of the authority, and is renewed if it expires
    within 60 days.
    """
    from kiosk.floor import CertificateAuthority, as_administrator

    tell(as_administrator(CertificateAuthority(authority), role, *host, port=port))


def floor_revoke(
    role: Annotated[str, typer.Argument(help="Role in the certificate, such as table_NH-07.")],
    authority: Folder,
    server: Server,
    by: Annotated[str, typer.Option("--by", help="ID of the manager who signs. The command asks for the PIN.")],
    list_file: Annotated[
        Path | None, typer.Option("--list", help="The server’s revocation list, if it is on this computer.")
    ] = None,
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Revoke the certificates of a table or console."""
    from kiosk.app.house.house import house_journal
    from kiosk.app.house.proving import proven
    from kiosk.core.clock import SystemClock
    from kiosk.events import CertificatesRevoked
    from kiosk.floor import CertificateAuthority, connected, shut_out
    from kiosk.settings import data_dir
    from kiosk.staff import Act

    settings, folder = house_settings(config, data), data or data_dir()
    of_house = CertificateAuthority(authority)
    signer = proven(by, settings, folder, Act.SIGN_CHANGES)
    with house_journal(settings, folder, SystemClock()) as journal:
        due = len(of_house.unrevoked(role))  # Counted under the lock: no other command revokes them meanwhile.
        if due:  # An interrupted run may have written it already.
            journal.append(CertificatesRevoked(role=role, count=due), hand=None, actor=signer)
        revoked = of_house.revoke(role)
    if list_file is not None:
        # The server's user must be able to read it.
        replace_file(list_file, (authority / "revoked.crl").read_bytes(), for_others=True)
    with connected(server) as db:
        ended = shut_out(db, role, of_house.issued(role))
    certificates = counted("%n certificate revoked", "%n certificates revoked", n=revoked)
    connections = counted("%n connection ended", "%n connections ended", n=ended)
    tell(text("{role}: {certificates}, {connections}.", role=role, certificates=certificates, connections=connections))


def floor_add_console(
    server: Server,
    name: Annotated[str, typer.Argument(help="Role with which it signs in; the certificate names it.")],
    authority: Annotated[Path | None, typer.Option(help="Folder of the certificate authority.")] = None,
    verifier: Annotated[str, typer.Option(help="Public key of the nightly verifier, if it is not the publisher.")] = "",
    data: DataDir = None,
) -> None:
    """Register this console. From now on it trusts the house's published versions.

    The certificate and its key are created in a folder of its name next to its records, and are used automatically.
    """
    from kiosk.floor import CertificateAuthority, KeptVersions, add_console, connected, publishers_key
    from kiosk.settings import data_dir

    of_house, folder = None if authority is None else CertificateAuthority(authority), data or data_dir()
    if verifier:
        _key(verifier)
    with connected(server) as db:
        add_console(db, name)
        publishes = publishers_key(db)
    if publishes is not None:
        KeptVersions(folder).trust(publishes)
    if verifier:
        KeptVersions(folder).trust_verifier(_key(verifier))
    if of_house is not None:
        make_folder(folder / name)
        of_house.certify(name, folder / name)
    tell(text("Console {name} added.", name=name))


def floor_add_publisher(
    server: Server,
    role: Annotated[str, typer.Argument(help="Role with which it signs in; the certificate names it.")],
    by: Annotated[str, typer.Option("--by", help="ID of the manager who signs. The command asks for the PIN.")],
    authority: Annotated[Path | None, typer.Option(help="Folder of the certificate authority.")] = None,
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Register this machine as the publisher. Tables enrolled later trust it."""
    from kiosk.app.house.house import HOUSE
    from kiosk.app.house.proving import proven
    from kiosk.floor import CertificateAuthority, KeptVersions, add_publisher, connected
    from kiosk.journal import load_or_create_key, public_bytes
    from kiosk.settings import Records, data_dir
    from kiosk.staff import Act

    settings, folder = house_settings(config, data), data or data_dir()
    signer = proven(by, settings, folder, Act.SIGN_CHANGES)
    records = Records(settings, folder, HOUSE)
    of_house = None if authority is None else CertificateAuthority(authority)
    with connected(server) as db:
        records.make()
        key = public_bytes(load_or_create_key(records.key))
        is_new = add_publisher(db, role, key, by=signer)
    KeptVersions(folder).trust(key)
    if of_house is not None:
        of_house.certify(role, records.folder)
    said = text("{role} may publish.") if is_new else text("{role} may publish, as before.")
    tell(said.fill(role=role))


def _key(hexadecimal: str) -> bytes:
    try:
        key = bytes.fromhex(hexadecimal)
    except ValueError:
        key = b""
    if len(key) != 32:
        raise KioskError("key", "A key has 64 characters, 0–9 and a–f: see “kiosk floor verify --keep”.")
    return key
