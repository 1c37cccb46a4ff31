"""TLS with a certificate for each table, for real: a client without the right one is refused in words."""

import shutil
import stat
import tempfile
import time
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509

from kiosk.app.house import house as house_module
from kiosk.app.house.house import HOUSE
from kiosk.events import CertificatesRevoked, PinRefused, Signed
from kiosk.floor import CertificateAuthority, OwnServer, connected, enroll, migrate, rights, shown_certificate
from kiosk.floor.server.own_server import PACKAGE, programs
from kiosk.floor.server.peer import own_ends_ms, server_ends_ms
from kiosk.floor.server.server import FloorError
from kiosk.journal import read_journal
from tests.app.two_commands import written_first
from tests.faults.journals import TABLE, open_journal, play
from tests.floor.conftest import QUICK, Typed
from tests.floor.links import linked, until
from tests.floor.needs import needs_postgresql
from tests.floor.network import HOST, Networked, expired, free_port
from tests.tables import House


def test_a_table_pushes_over_the_network_with_its_certificate(network: Networked, tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal, network.server.administrator() as db:
        play(journal, 2)
        enroll(db, TABLE, journal.public_key, by="novak")
        network.authority.certify(f"table_{TABLE}", tmp_path)  # The link looks for it beside its journal.
        with linked(journal, network.address):
            until(lambda: _count(db) == journal.last_seq())
        shown = db.execute("SELECT count(*) FROM pg_hba_file_rules WHERE type = 'hostssl' AND auth_method = 'cert'")
        assert shown.fetchone() == (1,)
        assert "network connections require a certificate" in [r.what for r in rights(db) if r.holds]


def _count(db: Any) -> int:
    return int(db.execute("SELECT count(*) FROM floor.event").fetchone()[0])


def test_a_server_certificate_has_several_names_and_is_renewed(tmp_path: Path, typed: Typed) -> None:
    """Both hosts of a server and its standby are in one certificate, and each gets a new one before it expires."""
    folder = tmp_path / "authority"
    typed("authority", folder, "--host", "first.example", "--host", "second.example", "--host", HOST)
    trusted = x509.load_pem_x509_certificate((folder / "authority.crt").read_bytes())

    def server_in(place: Path) -> x509.Certificate:
        found = x509.load_pem_x509_certificate((place / "server.crt").read_bytes())
        found.verify_directly_issued_by(trusted)
        return found

    def names(found: x509.Certificate) -> list[str]:
        return [str(name.value) for name in found.extensions.get_extension_for_class(x509.SubjectAlternativeName).value]

    first = server_in(folder)
    assert names(first) == ["first.example", "second.example", HOST]
    status, _, _ = typed("renew-server", tmp_path / "new", "--authority", folder, "--host", "second.example")
    renewed = server_in(tmp_path / "new")
    assert (status, names(renewed)) == (0, ["second.example"])
    assert renewed.serial_number != first.serial_number
    assert {path.name for path in (tmp_path / "new").iterdir()} == {
        *("server.crt", "server.key", "authority.crt", "revoked.crl")
    }
    assert stat.S_IMODE((tmp_path / "new" / "server.key").stat().st_mode) == 0o600
    assert server_in(folder) == first  # The present one stays until it is exchanged.


def test_the_superuser_comes_over_the_network_with_the_authority(network: Networked, typed: Typed) -> None:
    """Each machine of the house is enrolled where its records are, and the server is another one."""
    port = network.server.settings["port"]
    words = ("administrator", "--authority", network.authority.folder, "--host", "127.0.0.1", "--port", port)
    status, out, _ = typed(*words)
    assert status == 0
    with connected(out.strip()) as db:
        assert ("postgres", True) == db.execute(
            "SELECT session_user, ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()"
        ).fetchone()
    made = (network.authority.folder / "administrator" / "floor.crt").read_bytes()
    assert typed(*words) == (0, out, "")
    assert made == (network.authority.folder / "administrator" / "floor.crt").read_bytes()
    expired(network.authority, "postgres", network.authority.folder / "administrator")
    assert typed(*words) == (0, out, "")
    with connected(out.strip()) as db:
        assert db.info.user == "postgres"


def test_nothing_is_sent_in_the_clear_over_a_network(tmp_path: Path) -> None:
    """A server without TLS, and a table without a certificate, are refused before the first message."""
    needs_server()
    folder = Path(tempfile.mkdtemp(prefix="kiosk-clear-"))
    try:
        settings = {"listen_addresses": HOST, "port": str(free_port())}
        with OwnServer(folder, **{**QUICK, **settings}):
            clear = f"host={HOST} port={settings['port']} dbname=floor user=postgres"
            for mode in ("", " sslmode=prefer", " sslmode=disable"):
                with pytest.raises(FloorError, match="offers no encryption") as refused, connected(clear + mode):
                    pass
                assert refused.value.code == "refused"
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def needs_server() -> None:
    if programs() is None:
        pytest.skip(f"PostgreSQL’s programs are not installed: apt-get install {PACKAGE}")


def test_keys_are_for_their_owner_alone(network: Networked) -> None:
    folder = network.folder_of("keys")
    network.authority.certify("table_NH-08", folder)
    for key in (folder / "floor.key", *network.authority.folder.glob("*.key")):
        assert stat.S_IMODE(key.stat().st_mode) == 0o600
    (folder / "floor.key").chmod(0o644)
    assert "has group or world access" in network.says("table_NH-08", folder)
    (network.authority.folder / "authority.key").chmod(0o644)
    with pytest.raises(FloorError, match="Others can read the authority’s key"):
        CertificateAuthority(network.authority.folder)
    (network.authority.folder / "authority.key").chmod(0o600)
    with pytest.raises(FloorError, match="use another folder"):
        CertificateAuthority.make(network.authority.folder, HOST)


def test_a_client_without_the_right_certificate_is_refused_in_words(network: Networked) -> None:
    own = network.folder_of("own")
    network.authority.certify("table_NH-08", own)
    assert network.says("table_NH-08", own) == ""
    foreign = network.folder_of("foreign")
    CertificateAuthority.make(network.folder / "forger", HOST).certify("table_NH-08", foreign)
    shutil.copy(own / "floor-authority.crt", foreign)  # It trusts our server, and our server does not trust it.
    late = network.folder_of("late")
    expired(network.authority, "table_NH-08", late)
    refused = {
        "no certificate": network.says("table_NH-08", network.folder / "nothing", sslmode="require"),
        "no encryption": network.says("table_NH-08", network.folder / "nothing", sslmode="disable"),
        "another table’s": network.says("table_NH-09", own),
        "the superuser’s": network.says("postgres", own),
        "self-signed": network.says("table_NH-08", foreign),
        "expired": network.says("table_NH-08", late),
    }
    none_shown = "The floor server requires a certificate, but this device has none: have a manager make one."
    assert refused == {
        "no certificate": none_shown,
        "no encryption": "The floor server requires a certificate, but this device has none: have a manager make one.",
        "another table’s": "This certificate belongs to another device: have a manager make one.",
        "the superuser’s": "This certificate belongs to another device: have a manager make one.",
        "self-signed": "The floor server does not trust this certificate: have a manager make a new one.",
        "expired": "This certificate has expired: have a manager make a new one.",
    }


def test_a_table_does_not_trust_another_server(network: Networked) -> None:
    folder = network.folder_of("cheated")
    network.authority.certify("table_NH-08", folder)
    CertificateAuthority.make(network.folder / "cheat", HOST).certify("table_NH-08", network.folder_of("theirs"))
    shutil.copy(network.folder / "theirs" / "floor-authority.crt", folder)
    assert (
        network.says("table_NH-08", folder)
        == "That is not the floor server: its certificate is not from our authority, or has expired."
    )
    own = network.folder_of("other host")
    network.authority.certify("table_NH-08", own)
    elsewhere = network.says("table_NH-08", own, host="floor.example", hostaddr=HOST)
    assert elsewhere == "That is not the floor server: its certificate names another host."


def test_a_stolen_certificate_is_revoked_by_a_manager(
    network: Networked, house: House, typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is revoked immediately. The signer is in the house journal, and later users are in the server's log."""
    stolen, renewed, another = (network.folder_of(name) for name in ("stolen", "renewed", "another"))
    network.authority.certify("table_NH-09", stolen)
    network.authority.certify("table_NH-08", another)
    data = house.folder.parent
    words = ["revoke", "table_NH-09", "--authority", network.authority.folder, "--by", "novak", "--data", data]
    words += ["--server", f"{network.server.address} user=postgres"]
    words += ["--list", network.server.folder / "data" / "revoked.crl"]
    with connected(network.address, user="table_NH-09", **shown_certificate(stolen)) as thief:
        first = list[object]()
        written_first(monkeypatch, house_module, lambda: first.append(typed(*words)))
        assert typed(*words) == (0, "table_NH-09: 0 certificates revoked, 0 connections ended.\n", "")
        assert first == [(0, "table_NH-09: 1 certificate revoked, 1 connection ended.\n", "")]
        with pytest.raises(Exception, match=r"terminating|closed"):
            thief.execute("SELECT 1")
    with read_journal(data / HOUSE / "journal.db") as journal:
        (event,) = journal.events(1, CertificatesRevoked)
        assert ("novak", CertificatesRevoked(role="table_NH-09", count=1)) == (event.actor, event.what)
    until(lambda: "revoked" in network.says("table_NH-09", stolen))
    revoked = "This certificate was revoked: have a manager make a new one."
    log = network.server.folder / "server.log"
    before = log.stat().st_size
    assert network.says("table_NH-09", stolen) == revoked

    def said() -> str:
        return log.read_bytes()[before:].decode()

    until(lambda: "could not accept SSL connection: certificate verify failed" in said())
    assert f"connection received: host={HOST} " in said()
    CertificateAuthority(network.authority.folder).certify("table_NH-09", renewed)
    assert network.says("table_NH-09", renewed) == ""
    assert network.says("table_NH-08", another) == ""


def test_a_revoked_certificate_is_refused_by_a_server_with_an_old_list(
    network: Networked, house: House, typed: Typed
) -> None:
    """A promoted standby is an example: its `revoked.crl` is of the day when it was set up."""
    stolen, renewed = network.folder_of("stolen-8"), network.folder_of("renewed-8")
    network.authority.certify("table_NH-08", stolen)
    words = ["revoke", "table_NH-08", "--authority", network.authority.folder, "--by", "novak"]
    words += ["--data", house.folder.parent, "--server", f"{network.server.address} user=postgres"]
    assert 0 == typed(*words)[0]
    greet = "SELECT floor.greet(0, 0, '', 0)"
    with connected(network.address, user="table_NH-08", **shown_certificate(stolen)) as thief:
        assert thief.execute("SELECT * FROM floor.poll()").fetchall() == []
        row = thief.execute("SELECT status FROM floor.push(%s, 0, '', '', " + "'{}', " * 11 + "NULL)", (bytes(32),))
        assert ("unknown",) == row.fetchone()
    with (
        pytest.raises(FloorError) as refused,
        connected(network.address, user="table_NH-08", **shown_certificate(stolen)) as thief,
    ):
        thief.execute(greet)
    assert str(refused.value) == "This certificate was revoked: have a manager make a new one."
    CertificateAuthority(network.authority.folder).certify("table_NH-08", renewed)
    with connected(network.address, user="table_NH-08", **shown_certificate(renewed)) as table:
        assert table.execute(greet).fetchone() is not None


def test_a_server_without_a_list_of_revoked_certificates_is_found(tmp_path: Path) -> None:
    needs_server()
    folder = Path(tempfile.mkdtemp(prefix="kiosk-listless-"))
    try:
        folder.chmod(0o711)
        authority = CertificateAuthority.make(tmp_path / "authority", HOST)
        own = OwnServer(folder / "server", **QUICK)
        own.listen(authority.folder, HOST, free_port())
        del own.settings["ssl_crl_file"]
        with own, own.administrator() as db:
            migrate(db)
            wrong = [str(right.what) for right in rights(db) if not right.holds]
        assert "the server reads no list of revoked certificates: set ssl_crl_file" in wrong
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def test_the_days_left_of_certificates_are_found(network: Networked) -> None:
    folder = network.folder_of("days")
    network.authority.certify("table_NH-08", folder)
    now_ms = time.time() * 1000
    for ends_ms in (own_ends_ms(folder), server_ends_ms(HOST, int(network.server.settings["port"]))):
        assert ends_ms is not None
        assert 729 == int((ends_ms - now_ms) // 86_400_000)
    assert own_ends_ms(network.folder_of("none")) is None
    assert server_ends_ms(str(network.server.folder), 5432) is None


def test_nobody_revokes_without_a_managers_pin(network: Networked, house: House, typed: Typed) -> None:
    list_file = network.authority.folder / "revoked.crl"
    before = list_file.read_bytes()
    words = ["revoke", "table_NH-08", "--authority", network.authority.folder, "--data", house.folder.parent]
    words += ["--server", f"{network.server.address} user=postgres", "--by", "novak"]
    assert typed(*words, pin="9471") == (2, "", "Wrong PIN: 2 tries left.\n")
    assert before == list_file.read_bytes()
    with read_journal(house.folder.parent / HOUSE / "journal.db") as journal:
        assert {PinRefused.KIND, Signed.KIND} == {event.kind for event in journal.events(2)}


@needs_postgresql
def test_a_server_takes_no_folder_that_holds_other_things(tmp_path: Path) -> None:
    """The folder, which may be `/`, would belong to the server from then on, with everything in it."""
    (tmp_path / "hers").write_text("a letter")
    before = tmp_path.stat()
    with pytest.raises(FloorError, match="is not empty"):
        OwnServer(tmp_path)
    after = tmp_path.stat()
    assert (before.st_uid, before.st_mode) == (after.st_uid, after.st_mode)
    assert [path.name for path in tmp_path.iterdir()] == ["hers"]
