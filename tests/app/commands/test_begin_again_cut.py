"""`journal begin-again` is cut at any call: the same command completes it or restores everything."""

import json
import os
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from kiosk.app.house.beginning_again import BeginningAgain
from kiosk.app.house.house import journal_of
from kiosk.core.clock import SystemClock
from kiosk.core.errors import JournalError, KioskError, Refused
from kiosk.core.file_plan import PLAN_FILE
from kiosk.events import JournalAccepted
from kiosk.games import GAMES
from kiosk.journal import read_journal
from kiosk.settings import Records, Settings, config_dir, load
from kiosk.staff import Person, Role, Staff
from tests.app.forged import PIN, forge
from tests.sizes import only_whole, sized
from tests.tables import QUICK_HASHER, HeldClock, House

TABLE: Final = "NH-07"
SIGNED: Final = ("novak", PIN)
WRITES: Final = ("rename", "replace", "unlink", "mkdir", "fsync", "link", "pwrite", "ftruncate")
MAX_CALLS: Final = 300
CUT: Final = 77


class CutScene:
    """The records of a forged table and the floor's copy on another disk, which are restored after each cut."""

    def __init__(self, folder: Path) -> None:
        self.data, self.floor, self._kept = folder / "data", folder / "floor", folder / "kept"
        (self.data / TABLE).mkdir(parents=True, mode=0o700)
        self.data.chmod(0o700)
        self.floor.mkdir(mode=0o700)
        house = House(self.data / TABLE)
        house.table.play.place(1, "ante", 500)
        house.close()
        (self.data / TABLE / "staff.json").rename(self.data / "staff.json")
        manager = Person(id="novak", name="E. Novak", roles=frozenset({Role.MANAGER}))
        Staff.load(self.data / "staff.json", HeldClock(), hasher=QUICK_HASHER).add(manager, PIN)
        (self.data / TABLE / "checkpoints.jsonl").rename(self.floor / f"{TABLE}.jsonl")
        for name in ("slips", "evidence", "archive"):
            (self.data / TABLE / name).mkdir(mode=0o700, exist_ok=True)
            (self.data / TABLE / name / "paper").write_text(name)
        forge(self.data)
        for folder_of in (self.data, self.floor):
            shutil.copytree(folder_of, self._kept / folder_of.name)
        found = load(config_dir(), GAMES)
        self.settings: Settings = replace(found, house=found.house.model_copy(update={"floor_checkpoints": self.floor}))
        self.journal = (self.data / TABLE / "journal.db").read_bytes()

    @property
    def records(self) -> Records:
        return Records(self.settings, self.data, TABLE)

    def beginning(self) -> BeginningAgain:
        staff = Staff.load(self.data / "staff.json", SystemClock(), hasher=QUICK_HASHER)
        return BeginningAgain(self.settings, self.data, SystemClock(), staff, TABLE)

    def put_back(self) -> None:
        for folder in (self.data, self.floor):
            shutil.rmtree(folder)
            shutil.copytree(self._kept / folder.name, folder)

    def files(self) -> dict[str, bytes]:
        """Return the relevant content of every file: no locks, counts of wrong PINs, or technicians' log."""
        found = [path for folder in (self.data, self.floor) for path in folder.rglob("*") if path.is_file()]
        passing = {"staff.json", f"{TABLE}.heads", "kiosk.log"}
        kept = (path for path in found if not path.name.endswith((".lock", "-shm")) and path.name not in passing)
        return {str(path): content for path in kept if (content := path.read_bytes())}  # An empty log counts as none.


@pytest.fixture
def scene(tmp_path: Path) -> CutScene:
    return CutScene(tmp_path)


def is_cut_after(scene: CutScene, calls: int) -> bool:
    """Run the command in a process that ends after this number of calls that change the disk. Return if it did."""
    child = os.fork()
    if child == 0:
        left = [calls]

        def counted(was: Any) -> Any:
            def call(*args: Any, **more: Any) -> Any:
                left[0] -= 1
                if left[0] < 0:
                    os._exit(CUT)
                return was(*args, **more)

            return call

        status = 1
        try:
            for name in WRITES:
                setattr(os, name, counted(getattr(os, name)))
            scene.beginning().begin(SIGNED, "forged")
            status = 0
        finally:
            os._exit(status)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    assert status in (0, CUT)
    return status == CUT


def cuts(scene: CutScene) -> Iterator[int]:
    """Cut the command at each of its calls, and yield after each cut. The last run is not cut."""
    for calls in range(0, MAX_CALLS, sized(6, whole=1)):
        if not is_cut_after(scene, calls):
            assert calls > 40
            return
        yield calls
        scene.put_back()
    raise AssertionError("it never came to its end")


def test_a_cut_at_any_call_is_completed_by_the_same_command(scene: CutScene) -> None:
    """Nothing is lost or duplicated: one folder has the old records, and one journal names them once."""
    copied = (scene.floor / f"{TABLE}.jsonl").read_bytes()
    for calls in cuts(scene):
        is_under_way = (scene.data / TABLE / PLAN_FILE).exists()
        if is_under_way:
            with pytest.raises(JournalError, match="repeats kiosk journal begin-again"):
                journal_of(scene.records, TABLE, SystemClock())
        # Otherwise only its last sync was interrupted.
        if is_under_way or scene.records.journal.read_bytes() == scene.journal:
            scene.beginning().begin(SIGNED, "forged")
        with read_journal(scene.records.journal) as journal:
            assert [event.of(JournalAccepted).why for event in journal.events(1, JournalAccepted)] == ["forged"]
        journals = list((scene.data / TABLE / "aside").rglob("journal.db"))
        assert [path.read_bytes() for path in journals] == [scene.journal], calls
        aside = journals[0].parent
        for name in ("slips", "evidence", "archive"):
            assert (aside / name / "paper").read_text() == name
        assert (scene.floor / f"{TABLE}-{aside.name}.jsonl").read_bytes() == copied, calls
        assert (aside / f"{TABLE}.heads").exists()
        assert not (scene.data / TABLE / PLAN_FILE).exists()
        journal_of(scene.records, TABLE, SystemClock()).close()


@only_whole
def test_a_cut_at_any_call_is_put_back(scene: CutScene) -> None:
    """A cut before the new journal exists is put back; a later one is completed."""
    before, reversed_ones = scene.files(), 0
    for calls in cuts(scene):
        if not (scene.data / TABLE / PLAN_FILE).exists():
            continue
        if scene.records.journal.exists() and scene.records.journal.read_bytes() != scene.journal:
            with pytest.raises(Refused, match="The new journal has begun"):
                scene.beginning().reverse(SIGNED)
            continue
        scene.beginning().reverse(SIGNED)
        reversed_ones += 1
        after = {path: content for path, content in scene.files().items() if not path.endswith(".new")}
        aside = {path for path in after if "/aside/" in path}
        assert {path: after[path] for path in after.keys() - aside} == before, calls
        with pytest.raises(JournalError):
            journal_of(scene.records, TABLE, SystemClock())
    assert reversed_ones > 10


@pytest.mark.parametrize("moves", [[["{away}/a", "{own}/b"]], [["{own}/a", "{own}/../b"]], [["a", "b"]], []])
def test_a_plan_that_leads_out_of_the_records_moves_nothing(
    scene: CutScene, moves: list[list[str]], tmp_path: Path
) -> None:
    """Somebody has written the plan, and a manager's command carries out no plan but its own."""
    own, away = scene.data / TABLE, tmp_path / "away"
    away.mkdir()
    (away / "a").write_text("a")
    (own / "a").write_text("a")
    named = [[path.format(own=own, away=away) for path in move] for move in moves]
    plan = {"moves": named, "words": ["aside", "where", "why"], "has_moved": False}
    (own / PLAN_FILE).write_text(json.dumps(plan))
    with pytest.raises(KioskError, match=r"No kiosk has written .*: have a technician find out who did, then delete"):
        scene.beginning()
    assert (away / "a").exists() and (own / "a").exists()


def test_there_is_nothing_to_put_back_where_nothing_was_cut(scene: CutScene) -> None:
    with pytest.raises(Refused, match="Nothing was interrupted"):
        scene.beginning().reverse(SIGNED)
