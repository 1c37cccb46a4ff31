"""A mistyped connection string of a command is explained, and no piece of a password is printed."""

from pathlib import Path

import pytest

from kiosk.floor import refuse_named
from kiosk.floor.server.known import KnownServer
from kiosk.floor.server.server import FloorError, connected
from tests.floor.conftest import Typed

NO_STRING = "This is not a PostgreSQL connection string: write it as host=floor.example dbname=floor."
NO_PORT = "The port in this connection string is not a number from 1 to 65535: correct it."
MISTYPED = {
    "host=floor.example password=hun ter2 dbname=floor": NO_STRING,
    "host=floor.example password='hun ter2 dbname=floor": NO_STRING,
    "postgresql://novak:hun%zzter2@floor.example/floor": NO_STRING,
    "postgresql://novak:hunter2@[::1/floor": NO_STRING,
    "postgresql://novak:hun@ter2@floor.example/floor": NO_STRING,
    "postgresql://novak:hun/ter2@floor.example/floor": NO_PORT,
    "host=floor.example port=54E32 password=hunter2": NO_PORT,
    "host=floor.example dbnam=floor password=hunter2": "A PostgreSQL connection string has no dbnam: write dbname.",
}


@pytest.mark.parametrize("server", MISTYPED)
def test_a_mistyped_connection_string_is_explained_without_its_password(typed: Typed, server: str) -> None:
    assert (2, "", f"{MISTYPED[server]}\n") == typed("report", "--server", server)
    with pytest.raises(FloorError) as refusal:
        refuse_named(server)
    assert (refusal.value.code, str(refusal.value)) == ("connection", MISTYPED[server])
    assert refusal.value.__cause__ is None  # libpq's own words would be in a log.


def test_a_console_reports_a_mistyped_connection_string(tmp_path: Path) -> None:
    known = KnownServer("host=floor.example password=hun ter2", tmp_path)
    with pytest.raises(FloorError, match=NO_STRING), connected(known.address):
        pass
