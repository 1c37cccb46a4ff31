"""A table with a server names the publisher's key that it trusts; a house without a server has no publisher."""

from pathlib import Path

import pytest

from kiosk.app.house.house import tell_trusted_key
from tests.ui.tables import make_table


def test_only_a_table_with_a_server_says_that_it_trusts_no_key(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = make_table(tmp_path)
    tell_trusted_key(table, has_server=False)
    assert "" == capsys.readouterr().out
    tell_trusted_key(table, has_server=True)
    assert "This table trusts no publisher’s key.\n" == capsys.readouterr().out
    table.close()
