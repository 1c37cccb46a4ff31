"""Training follows a person through the floor server from one kiosk to another."""

import json
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

import psycopg
import pytest
import typer
from pytestqt.qtbot import QtBot

from kiosk.app.house.carried import carrying
from kiosk.app.main import main
from kiosk.core.errors import Refused
from kiosk.floor import (
    KeptVersions,
    PublishedKind,
    TrainingPart,
    add_publisher,
    enroll,
    exchange_training,
    forget_training,
)
from kiosk.floor.server.server import FloorError
from kiosk.journal import load_or_create_key, public_bytes, vouched_for
from kiosk.settings import Records, config_dir
from kiosk.staff import Person, Role
from kiosk.training import Level, School, SessionKind, Store, carried_parts, store_path, take_part
from kiosk.training.store.sessions import Given
from kiosk.training.store.store import DAY_MS
from tests.faults.journals import KEY, OTHER_KEY
from tests.floor.console.touches import wait
from tests.floor.office import MANAGER, PUBLISHER, publish_as, vouch_for_devices
from tests.floor.pushing import signed_in
from tests.tables import HeldClock
from tests.ui.still import still_settings
from tests.ui.training.house import PIN, TRAINEE, TRAINER, after_the_lesson, drill, opened, people, shown, sign_in
from ui.training import TrainingWindow

Typed: TypeAlias = Callable[..., tuple[int, str, str]]

TABLES = ("NH-07", "TP-03")  # Both deal Texas Peek.
GAME = "peek"
NOW_MS = HeldClock().ms
AWAY = "The floor server does not answer: what you trained at other kiosks is not here yet. Keep training."


def address(floor: psycopg.Connection[Any]) -> str:
    return f"host={floor.info.host} dbname={floor.info.dbname}"


def school(folder: Path, table: str, server: str, clock: HeldClock | None = None) -> School:
    """Open the training of a table whose house has a floor server."""
    clock = clock or HeldClock()
    (folder / table).mkdir(exist_ok=True, parents=True)
    settings = still_settings()
    object.__setattr__(settings, "house", settings.house.model_copy(update={"floor_server": server}))
    return School(settings, table, folder / table, clock, people(folder / table, clock))


def key_of(folder: Path, table: str) -> Any:
    return load_or_create_key(Records(still_settings(), folder / table, table).key)


@pytest.fixture
def joined(tmp_path: Path, floor: psycopg.Connection[Any]) -> Path:
    """Return the folder of two kiosks, each with its own records, whose devices a manager vouches for."""
    add_publisher(floor, PUBLISHER, public_bytes(KEY), by=MANAGER)
    for table in TABLES:
        school(tmp_path, table, address(floor)).close()  # This creates the folders.
        enroll(floor, table, public_bytes(key_of(tmp_path, table)), by=MANAGER)
    devices = vouch_for_devices(floor)
    for table in TABLES:
        kept = KeptVersions(tmp_path / table)
        kept.trust(public_bytes(KEY))
        kept.keep(devices)
    return tmp_path


@contextmanager
def kiosk(
    folder: Path, table: str, server: str, who: str = TRAINEE, clock: HeldClock | None = None
) -> Iterator[TrainingWindow]:
    """Open training at a table, joined to the floor, with a person signed in."""
    trained = after_the_lesson(school(folder, table, server, clock))
    with opened(trained) as window, carrying(trained, folder / table, window.model.carried_event):
        sign_in(window, who, game=GAME, page="")
        yield window
    trained.close()


def lines(window: TrainingWindow, who: str = TRAINEE) -> list[str]:
    """Return a person's answers in drills at this kiosk."""
    found = shown(window).school.store.answered(who, GAME, NOW_MS + DAY_MS)
    return [
        answer.line for answer in found if answer.line.partition(".")[0] not in ("procedure", "scenario", "watched")
    ]


def at_floor(floor: psycopg.Connection[Any], who: str = TRAINEE) -> int:
    """Return the number of a person's answers at the floor."""
    row = floor.execute("SELECT coalesce(sum(answers), 0) FROM floor.training WHERE person = %s", (who,)).fetchone()
    assert row is not None
    return int(row[0])


def test_progress_follows_a_person_to_another_kiosk_and_back(
    qtbot: QtBot, floor: psycopg.Connection[Any], joined: Path
) -> None:
    """By touch: three questions at one table, two more at another, and all five at the first one again."""
    server, clock = address(floor), HeldClock()
    with kiosk(joined, "NH-07", server, clock=clock) as window:
        drill(window, 3)
        first = lines(window)
        assert len(first) == 3
        wait(qtbot, lambda: at_floor(floor) >= 3)
    with kiosk(joined, "TP-03", server, clock=clock) as window:
        wait(qtbot, lambda: "from other kiosks are here now." in shown(window).strip)
        assert lines(window) == first
        assert shown(window).way.home.weak, "what was missed at the other table is a weak spot here"
        drill(window, 2)
        wait(qtbot, lambda: at_floor(floor) >= 5)
        both = lines(window)
    with kiosk(joined, "NH-07", server, clock=clock) as window:
        wait(qtbot, lambda: len(lines(window)) == 5)
        assert sorted(lines(window)) == sorted(both)


def test_answers_of_others_stay_where_they_are(qtbot: QtBot, floor: psycopg.Connection[Any], joined: Path) -> None:
    server = address(floor)
    with kiosk(joined, "NH-07", server, "ortiz") as window:
        drill(window, 2)
        wait(qtbot, lambda: at_floor(floor, "ortiz") >= 2)
    with kiosk(joined, "NH-07", server) as window:
        drill(window, 1)
        wait(qtbot, lambda: at_floor(floor) >= 1)
    with kiosk(joined, "TP-03", server) as window:
        wait(qtbot, lambda: lines(window))
        assert lines(window, "ortiz") == []


def test_without_the_server_a_person_trains_on_and_reads_why(qtbot: QtBot, joined: Path, tmp_path: Path) -> None:
    with kiosk(joined, "NH-07", f"host={tmp_path} dbname=floor") as window:
        wait(qtbot, lambda: shown(window).strip == AWAY)
        drill(window, 2)
        assert len(lines(window)) == 2
        wait(qtbot, lambda: shown(window).strip == AWAY)


def kept_answers(folder: Path, count: int, who: str = TRAINEE) -> Store:
    """Return a store with a person's answers."""
    store = Store(folder / "training.db")
    session = store.begin(who, GAME, SessionKind.DRILL, Level.PROMPTED, seed=1, length=count, at_ms=NOW_MS)
    for nth in range(count):
        store.answer(session, Given(nth, f"line.{nth}", NOW_MS + nth * 9_000, 4_000, True, "", {"amount": nth}))
    return store


def parts(store: Store, who: str = TRAINEE) -> list[TrainingPart]:
    return [TrainingPart(who, *part) for part in carried_parts(store, who)]


def test_a_long_session_is_sent_in_parts_and_only_new_answers_are_sent_again(
    floor: psycopg.Connection[Any], joined: Path, tmp_path: Path
) -> None:
    kept = KeptVersions(joined / "NH-07")
    key = key_of(joined, "NH-07")

    def vouch(words: bytes) -> bytes:
        return bytes(key.sign(vouched_for(words)))

    with kept_answers(tmp_path, 120) as store, signed_in(floor, "table_NH-07") as db:
        assert [part.answers for part in parts(store)] == [50, 50, 20]
        assert exchange_training(db, kept, TRAINEE, parts(store), vouch).sent == 3
        assert exchange_training(db, kept, TRAINEE, parts(store), vouch) == ((), 0, 0, 0)
    with Store(tmp_path / "other.db") as other, signed_in(floor, "table_TP-03") as db:
        found = exchange_training(db, KeptVersions(joined / "TP-03"), TRAINEE, [], vouch)
        for part in reversed(found.parts):
            take_part(other, TRAINEE, part.content)
            assert take_part(other, TRAINEE, part.content) == 0
        with Store(tmp_path / "training.db") as store:
            assert other.answered(TRAINEE, GAME, NOW_MS + DAY_MS) == store.answered(TRAINEE, GAME, NOW_MS + DAY_MS)


def test_training_answers_of_an_unvouched_device_do_not_count(
    floor: psycopg.Connection[Any], joined: Path, tmp_path: Path
) -> None:
    """They have another key's signature, were changed at the server, or their device lost its manager's signature."""
    there = KeptVersions(joined / "TP-03")
    with kept_answers(tmp_path, 3) as store:
        said = parts(store)
    own = key_of(joined, "NH-07")

    def came() -> tuple[int, int]:
        with signed_in(floor, "table_TP-03") as db:
            found = exchange_training(db, there, TRAINEE, [], lambda words: bytes(64))
        return len(found.parts), found.forged

    with signed_in(floor, "table_NH-07") as db:
        exchange_training(db, there, TRAINEE, said, lambda words: OTHER_KEY.sign(vouched_for(words)))
        assert came() == (0, 1)
        floor.execute("DELETE FROM floor.training")
        exchange_training(db, there, TRAINEE, said, lambda words: own.sign(vouched_for(words)))
        assert came() == (1, 0)
    floor.execute("UPDATE floor.training SET word = replace(word, 'line.0', 'line.9')")
    assert came() == (0, 1)
    floor.execute("UPDATE floor.training SET word = replace(word, 'line.9', 'line.0')")
    assert came() == (1, 0)
    there.keep(publish_as(floor, PublishedKind.TABLES, json.dumps({"NH-07": ["cd" * 32]})))
    assert came() == (0, 1)


@pytest.mark.parametrize(
    "content", ["", "[]", "{}", '{"session": [], "ended_ms": null, "answers": [], "reassigned": []}']
)
def test_a_part_that_no_kiosk_has_written_is_refused(content: str, tmp_path: Path) -> None:
    with Store(tmp_path / "training.db") as store, pytest.raises(Refused, match="damaged training records"):
        take_part(store, TRAINEE, content)


def test_a_part_gives_a_person_no_answers_of_another_person(tmp_path: Path) -> None:
    with kept_answers(tmp_path, 2, who="ortiz") as store:
        (part,) = carried_parts(store, "ortiz")
    content = json.loads(part.content)
    for changed in (content, {**content, "reassigned": [["u", "ortiz", TRAINER, TRAINER, 1]]}):
        with Store(tmp_path / "other.db") as other, pytest.raises(Refused, match="damaged training records"):
            take_part(other, TRAINEE, json.dumps(changed))


def test_answers_under_an_id_that_was_given_to_a_person_follow_them(tmp_path: Path) -> None:
    with kept_answers(tmp_path, 2, who="tarn") as store:
        store.reassign("tarn", TRAINEE, by=TRAINER, at_ms=NOW_MS)
        (part,) = carried_parts(store, TRAINEE)
    with Store(tmp_path / "other.db") as other:
        assert take_part(other, TRAINEE, part.content) == 2
        assert len(other.answered(TRAINEE, GAME, NOW_MS + DAY_MS)) == 2


def test_the_floor_forgets_only_people_who_have_left(
    floor: psycopg.Connection[Any], joined: Path, tmp_path: Path
) -> None:
    staff = [{"id": TRAINEE, "active": True}, {"id": "ortiz", "active": False}, {"id": "reyes", "active": True}]
    kept, own = KeptVersions(joined / "NH-07"), key_of(joined, "NH-07")
    with signed_in(floor, "table_NH-07") as db:
        for who in (TRAINEE, "ortiz"):
            (tmp_path / who).mkdir()
            with kept_answers(tmp_path / who, 2, who=who) as store:
                exchange_training(db, kept, who, parts(store, who), lambda words: own.sign(vouched_for(words)))
        publish_as(floor, PublishedKind.PEOPLE, json.dumps(staff))
        with pytest.raises(FloorError, match="still works here"):
            forget_training(db, TRAINEE)
        assert forget_training(db, "ortiz") == 1
        with Store(tmp_path / "ortiz" / "training.db") as store:
            refused = exchange_training(db, kept, "ortiz", parts(store, "ortiz"), lambda words: bytes(64))
        assert (refused.sent, refused.refused) == (0, 1)
    assert (at_floor(floor), at_floor(floor, "ortiz")) == (2, 0)


def test_the_command_deletes_at_the_table_and_at_the_floor(
    floor: psycopg.Connection[Any], joined: Path, tmp_path: Path, typed_train: Typed
) -> None:
    """`kiosk train --forget ID --table ID --by ID`; without the table's name nothing is deleted at either place."""
    data, config = joined / "NH-07", tmp_path / "config"
    kept, own = KeptVersions(data), key_of(joined, "NH-07")
    for who in (TRAINEE, "ortiz"):
        with kept_answers(store_path(data).parent, 2, who=who) as store, signed_in(floor, "table_NH-07") as db:
            exchange_training(db, kept, who, parts(store, who), lambda words: own.sign(vouched_for(words)))
    shutil.copytree(config_dir(), config)
    house = config / "house.toml"
    house.write_text(f'floor_server = "{address(floor)}"\n' + house.read_text())
    staff = people(data, HeldClock())
    staff.add(Person(id="reyes", name="D. Reyes", roles=frozenset({Role.MANAGER}), license="G-1"), PIN)
    words = ("--config", config, "--data", data, "--forget", "ortiz", "--by", "reyes")
    assert "still works here" in typed_train(*words, "--table", "NH-07")[2]
    staff.deactivate("ortiz")
    active = [{"id": person.id, "active": person.is_active} for person in staff.people()]
    publish_as(floor, PublishedKind.PEOPLE, json.dumps(active))
    assert typed_train(*words) == (
        2, "", "The floor server keeps answers, too: name the table from which it is reached, with --table.\n"
    )  # fmt: skip
    assert (kept_of(data, "ortiz"), at_floor(floor, "ortiz")) == (2, 2)
    status, said, _ = typed_train(*words, "--table", "NH-07")
    assert (status, said) == (
        0, "Answers deleted: 2. Examinations, certificates, and signatures stay.\n"
    )  # fmt: skip
    assert (kept_of(data, "ortiz"), at_floor(floor, "ortiz")) == (0, 0)
    assert (kept_of(data, TRAINEE), at_floor(floor)) == (2, 2), "nobody else's answers are deleted"


def kept_of(data: Path, who: str) -> int:
    """Return the number of a person's answers at a kiosk."""
    with Store(store_path(data)) as store:
        return len(store.answered(who, GAME, NOW_MS + DAY_MS))


@pytest.fixture
def typed_train(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Typed:
    """Return a function that runs `kiosk train` with these words, and returns its exit status and output."""

    def run(*words: object) -> tuple[int, str, str]:
        monkeypatch.setattr(typer, "prompt", lambda *_, **__: PIN)
        monkeypatch.setattr(sys, "argv", ["kiosk", "train", *map(str, words)])
        with pytest.raises(SystemExit) as ended:
            main()
        printed = capfd.readouterr()
        return int(ended.value.code or 0), printed.out, printed.err

    return run
