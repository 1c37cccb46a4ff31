"""A console's queries of each second read only new rows."""

import re
from pathlib import Path
from typing import Any, Final

import psycopg
import pytest

from kiosk.floor import add_console
from kiosk.floor.console import looks
from tests.floor.pushing import signed_in

CONSOLE = "console_pit_3"
SCHEMA: Final = Path(looks.__file__).parents[1] / "server" / "migrations"
MOMENT: Final = "> statement_timestamp() - interval '"
SINCE: Final = [name for name, query in vars(looks).items() if isinstance(query, str) and MOMENT in query]


@pytest.mark.parametrize("name", SINCE)
def test_queries_since_a_time_use_an_index(floor: psycopg.Connection[Any], name: str) -> None:
    """With clock_timestamp(), which changes while a statement runs, every row was read: 197 ms for 400,000 answers."""
    add_console(floor, CONSOLE)
    with signed_in(floor, CONSOLE) as db:
        db.execute("SET enable_seqscan = off")
        query = "EXPLAIN (COSTS off) " + getattr(looks, name)
        plan = "\n".join(str(line) for (line,) in db.execute(query.encode()).fetchall())
    assert re.search(r"Index Cond: .*statement_timestamp\(\)", plan), plan
    assert not re.search(r"Filter: .*(received_at|\bat) >", plan), plan


def test_no_function_of_the_schema_looks_back_from_a_moment_that_moves() -> None:
    for path in SCHEMA.glob("*.sql"):
        assert not re.findall(r">=? clock_timestamp\(\) - interval", path.read_text(encoding="utf-8"))
