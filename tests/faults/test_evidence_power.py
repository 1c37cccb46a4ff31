"""The power fails while evidence is stored: files that the journal names are complete, and no partial file stays."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.core.devices import Evidence, SlipFailed, SlipPage, SlipPrinted
from kiosk.core.errors import DeviceError
from kiosk.table import EvidenceFolder
from tests.faults.storage import ENOSPC, FaultyStorage, faulty
from ui.slip_pdf import SlipFolder

EVIDENCE = Evidence(b"crop", (b"first card", b"second card"), (), {}, ())
SLIP = SlipPage("NH-07-000001", "Payout slip", ())


@pytest.fixture
def storage() -> Iterator[FaultyStorage]:
    made = FaultyStorage(watched=True)
    with faulty(made):
        yield made


def test_each_picture_is_on_the_disk_before_the_reading_counts(tmp_path: Path, storage: FaultyStorage) -> None:
    folder = EvidenceFolder(tmp_path / "T1" / "evidence")
    folder.keep(EVIDENCE)
    made = ["fsync", "fsync"]  # These are the names of the two folders.
    assert storage.calls == [*made, *(["unlink", "fsync", "replace", "fsync"] * 3)]


@pytest.mark.parametrize("at", range(4))
def test_a_picture_that_cannot_be_kept_leaves_nothing_half_made(
    tmp_path: Path, storage: FaultyStorage, at: int
) -> None:
    folder = EvidenceFolder(tmp_path)
    storage.arm(at, ENOSPC)
    with pytest.raises(DeviceError, match="cannot be saved"):
        folder.keep(EVIDENCE)
    assert not list(tmp_path.glob("*.new"))
    stored = folder.keep(EVIDENCE)
    assert [folder.picture(value) for value in (stored["crop"], *stored["flats"])] == [b"crop", *EVIDENCE.flats]


def test_a_picture_whose_name_was_not_kept_is_kept_by_the_next_try(tmp_path: Path, storage: FaultyStorage) -> None:
    folder = EvidenceFolder(tmp_path)
    storage.arm(3, ENOSPC)  # This is the sync of the folder.
    with pytest.raises(DeviceError, match="cannot be saved"):
        folder.keep(EVIDENCE)
    storage.disarm()
    storage.calls.clear()
    folder.keep(EVIDENCE)
    assert storage.calls == ["fsync", *(["unlink", "fsync", "replace", "fsync"] * 2)]


def test_files_left_by_a_power_cut_are_removed_with_the_next_picture(tmp_path: Path) -> None:
    (tmp_path / "0a.jpg.new").write_bytes(b"hal")
    EvidenceFolder(tmp_path).keep(EVIDENCE)
    assert not list(tmp_path.glob("*.new"))


def test_a_slip_and_its_folder_are_on_the_disk_before_it_counts_as_printed(
    tmp_path: Path, storage: FaultyStorage, qapp: object
) -> None:
    said: list[object] = []
    folder = SlipFolder(tmp_path / "slips")
    folder.start(said.append)
    folder.print(SLIP, "NH-07-000001")
    assert said == [SlipPrinted("NH-07-000001", "NH-07-000001.pdf")]
    assert storage.calls == ["fsync", "unlink", "fsync", "replace", "fsync"]


@pytest.mark.parametrize("at", range(3))
def test_a_slip_whose_file_fails_is_reported_and_leaves_nothing(
    tmp_path: Path, storage: FaultyStorage, at: int, qapp: object
) -> None:
    said: list[object] = []
    folder = SlipFolder(tmp_path)
    folder.start(said.append)
    storage.arm(at, ENOSPC)
    folder.print(SLIP, "NH-07-000001")
    assert [type(value) for value in said] == [SlipFailed]
    assert not list(tmp_path.iterdir())


def test_a_slip_whose_name_was_not_kept_is_kept_by_the_next_try(
    tmp_path: Path, storage: FaultyStorage, qapp: object
) -> None:
    said: list[object] = []
    folder = SlipFolder(tmp_path)
    folder.start(said.append)
    storage.arm(3, ENOSPC)  # This is the sync of the folder.
    folder.print(SLIP, "NH-07-000001")
    storage.disarm()
    storage.calls.clear()
    folder.print(SLIP, "NH-07-000001")
    assert [type(value) for value in said] == [SlipFailed, SlipPrinted]
    assert storage.calls == ["fsync"]
