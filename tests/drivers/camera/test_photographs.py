"""The labels of photographs: with an outline for each card, or with names alone."""

import json
from pathlib import Path

import numpy as np
import pytest

from tests.drivers.camera.labeled import Found, compare, labels_of

QUAD = np.array([[10, 10], [70, 10], [70, 94], [10, 94]], np.float32)


@pytest.mark.parametrize(
    ("found", "counts"),
    [
        pytest.param([(QUAD, "Qs", ""), (QUAD + 100, "7h", "")], ["read", "read"], id="all"),
        pytest.param([(QUAD, "Qs", ""), (QUAD + 100, None, "unsure")], ["read", "unsure"], id="one"),
        pytest.param([(QUAD, "Qs", "")], ["read", "no_outline"], id="one outline"),
        pytest.param([(QUAD, "Qs", ""), (QUAD + 100, "7d", "")], ["read", "no_outline", "wrong"], id="another card"),
        pytest.param([(QUAD, "Qs", ""), (QUAD + 100, "Qs", "")], ["read", "no_outline", "wrong"], id="a card twice"),
    ],
)
def test_cards_that_are_labeled_by_name_alone_are_compared_by_name(found: Found, counts: list[str]) -> None:
    assert list(compare(found, {"cards": ["Qs", "7h"], "complete": True})) == counts


def test_labels_of_both_files_are_measured(tmp_path: Path) -> None:
    (tmp_path / "labels.json").write_text(json.dumps({"images/a.jpg": {"cards": []}}), encoding="utf-8")
    (tmp_path / "labels-more.json").write_text(json.dumps({"more/b.jpg": {"cards": ["Qs"]}}), encoding="utf-8")
    assert list(labels_of(tmp_path)) == ["images/a.jpg", "more/b.jpg"]
