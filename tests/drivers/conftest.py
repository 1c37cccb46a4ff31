"""Links that wait for a hundredth of a second where a table's wait for a tenth: what they hear is the same."""

from __future__ import annotations

import pytest

SOON_S = 0.01


@pytest.fixture(autouse=True)
def links_look_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a link see soon that nothing comes, and that it shall stop: no test waits for the next tenth of a second."""
    monkeypatch.setattr("drivers.link.POLL_S", SOON_S)
