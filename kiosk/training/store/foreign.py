"""Compare the schema of a foreign file with the one that kiosks write, before a row of it is read.

A view, a generated column, or a trigger of a foreign file is a foreign program. A table may look like one with rows and
never end. So each object must be one of a kiosk, word for word. The pages of a file may name one page many times: a few
megabytes then read as terabytes. So each page must be named once, and no text is longer than a kiosk's.
"""

import re
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Final

from kiosk.training.store.tables import make_tables

MAX_TEXT: Final = 1 << 20
_MAX_OBJECTS: Final = 100
_NEVER: Final = re.compile(
    r"CREATE TRIGGER (\w+)_is_never_(updated|deleted) BEFORE (UPDATE|DELETE) ON \1 BEGIN "
    r"SELECT RAISE\(ABORT, '[\w ]{1,60}'\); END"
)


def is_of_a_kiosk(path: Path) -> bool:
    """Return whether a file has the schema and the pages of a store. Raise sqlite3.Error."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MAX_TEXT)
        db.execute("PRAGMA trusted_schema=OFF")
        query = "SELECT type, sql FROM sqlite_schema WHERE sql IS NOT NULL LIMIT ?"
        found = [(kind, _normal(sql)) for kind, sql in db.execute(query, (_MAX_OBJECTS,)).fetchall()]
        is_known = len(found) < _MAX_OBJECTS and all(
            _NEVER.fullmatch(sql) is not None if kind == "trigger" else sql in _known() for kind, sql in found
        )
        return is_known and db.execute("PRAGMA quick_check(1)").fetchall() == [("ok",)]


@cache
def _known() -> frozenset[str]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        make_tables(db)
        query = "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND type <> 'trigger'"
        return frozenset(_normal(sql) for (sql,) in db.execute(query))


def _normal(sql: str) -> str:
    return " ".join(sql.split())
