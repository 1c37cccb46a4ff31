"""Every table of the server is in the matrix of docs/security.md, with the certificates that can write it."""

import re
from pathlib import Path
from typing import Any

import psycopg
import pytest

PAGE = Path(__file__).parents[2] / "docs" / "security.md"

ROW = re.compile(r"^\| ((?:`\w+`(?:, )?)+) \| ([^|]+) \| [^|]+ \| [^|]+ \|$", re.MULTILINE)
WHO = {"table": "my_journal", "console": "is_console", "publisher": "my_publisher"}
WRITES = """SELECT c.relname, coalesce(string_agg(pg_get_expr(p.polqual, p.polrelid) || ' '
    || coalesce(pg_get_expr(p.polwithcheck, p.polrelid), ''), ' ')
    FILTER (WHERE p.polcmd IN ('a', 'w', '*')), '') || ' ' || coalesce(string_agg(
    pg_get_expr(p.polwithcheck, p.polrelid), ' ') FILTER (WHERE p.polcmd = 'a'), '')
  FROM pg_class c LEFT JOIN pg_policy p ON p.polrelid = c.oid
  WHERE c.relnamespace = 'floor'::regnamespace AND c.relkind = 'r' GROUP BY 1"""


def matrix() -> dict[str, str]:
    """Return the document's writers of each table."""
    section = PAGE.read_text(encoding="utf-8").split("### Each table of the server")[1].split("\n## ")[0]
    return {name: by for names, by in ROW.findall(section) for name in re.findall(r"`(\w+)`", names)}


def test_every_table_of_the_server_is_in_the_matrix(floor: psycopg.Connection[Any]) -> None:
    assert matrix().keys() == {name for name, _ in floor.execute(WRITES).fetchall()}


@pytest.mark.parametrize("who", WHO)
def test_a_certificate_that_writes_a_table_is_named(floor: psycopg.Connection[Any], who: str) -> None:
    """These follow the rules of row security, which apply to the functions as well."""
    said, written = matrix(), [name for name, rules in floor.execute(WRITES).fetchall() if WHO[who] in rules]
    assert len(written) >= 3
    assert [] == [name for name in written if who not in said[name] and not said[name].startswith("each")]
