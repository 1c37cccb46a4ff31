"""`kiosk floor verify` finds what a superuser has changed in the floor's copy."""

from __future__ import annotations

import sys
from typing import Any, LiteralString

import psycopg
import pytest

from kiosk.app.main import main
from kiosk.floor import OwnServer, enrol
from tests.faults.journals import TABLE
from tests.floor.pushing import KeptRows, signed_in

SEED_HASH: LiteralString = """UPDATE floor.event e SET hash = floor.chain((SELECT p.hash FROM floor.event p
  WHERE p.seq = e.seq - 1), seq, event_id, hand, kind, v, at_ms, mono_ns, boot_id, actor, body) WHERE seq = {}"""


def verify(server: OwnServer, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> tuple[int, str]:
    words = ["kiosk", "floor", "verify", "--server", f"{server.address} user=postgres"]
    monkeypatch.setattr(sys, "argv", words)
    with pytest.raises(SystemExit) as ended:
        main()
    return int(ended.value.code or 0), capfd.readouterr().out


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ((), "intact"),
        (("UPDATE floor.event SET actor = 'nobody' WHERE seq = 5",), "event 5 does not follow the one before it"),
        (("DELETE FROM floor.event WHERE seq = 5",), "event 6 does not follow the one before it"),
        (
            (
                "UPDATE floor.event SET actor = 'nobody' WHERE seq = 5",
                *(SEED_HASH.format(seq) for seq in range(5, 26)),
            ),
            "checkpoint 9: bad signature; checkpoint 17: bad signature; checkpoint 25: bad signature",
        ),
    ],
    ids=["intact", "changed", "taken out", "chained anew"],
)
def test_what_was_changed_is_found(
    floor: psycopg.Connection[Any],
    server: OwnServer,
    kept: KeptRows,
    change: tuple[LiteralString, ...],
    found: str,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    enrol(floor, TABLE, kept.key, by="novak")
    with signed_in(floor, f"table_{TABLE}") as table:
        kept.pushed(table)
    with floor.transaction():
        floor.execute("SET LOCAL session_replication_role = replica")  # as a superuser can
        for statement in change:
            floor.execute(statement)
    status, out = verify(server, monkeypatch, capfd)
    assert out.endswith(f" signed: {found}.\n")
    assert status == (0 if found == "intact" else 1)
