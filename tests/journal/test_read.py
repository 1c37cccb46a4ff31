"""Each query of a journal returns what reading the whole journal would return, for events in any file."""

import os
from collections.abc import Iterable
from contextlib import closing
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import product
from pathlib import Path

import pytest

from kiosk.core.errors import JournalError
from kiosk.events import (
    CATALOG,
    Answered,
    Corrected,
    HandReopened,
    HandSettled,
    HandVoided,
    Happening,
    JournalArchived,
    Signed,
)
from kiosk.journal import Event, Journal, archive, load_or_create_key, read_journal
from kiosk.journal.opened import read_only
from kiosk.journal.volumes import FOLDER, volumes
from tests.faults.journals import (
    ANSWER,
    KEY,
    OPENING,
    RESULT,
    TABLE,
    StillClock,
    all_rows,
    answer,
    fails,
    open_journal,
    play,
)

NOON = datetime(2026, 9, 30, 12).astimezone()
LATE = Corrected(event=3, answer={"done": True}, voids_from=None)
REOPENED = HandReopened(voids_from=4, reason="mispaid")
VOIDED = HandVoided(reason="misdeal")
SETTLED = HandSettled(result=RESULT, house_net=-1500)
KINDS: tuple[tuple[type[Happening], ...], ...] = ((), (Signed,), (Corrected, HandReopened), (JournalArchived,))


def three_days(folder: Path, *, is_archived: bool) -> Path:
    """Play four hands: two on the last of a month and one on the day after, both archived, and one on the third day.

    Something of an older hand is written on each day. On the third day the third hand is void, and the fourth is open.
    """
    clock = StillClock(int(NOON.timestamp() * 1000))
    a_day = int(timedelta(days=1).total_seconds() * 1000)

    def write(journal: Journal, hand: int, *happened: Happening) -> None:
        for what in happened:
            journal.append(what, hand=hand, actor="fiona")

    with open_journal(folder, clock=clock) as journal:
        play(journal, answers=1)
        play(journal, answers=1)
        write(journal, 2, REOPENED, VOIDED)
        journal.checkpoint({"hands": 2})
        clock.pass_ms(a_day)
        write(journal, 1, LATE)
        play(journal, answers=1)
        write(journal, 3, LATE)
        journal.checkpoint({"hands": 3})
        clock.pass_ms(a_day)
        write(journal, 2, LATE)
        write(journal, 3, REOPENED, VOIDED)
        write(journal, 1, LATE)
        write(journal, 4, OPENING, ANSWER)
        if is_archived:
            assert 2 == len(archive(journal, NOON.date() + timedelta(days=2), actor="novak"))
            answer(journal)
    return folder / "table.journal"


@pytest.fixture(scope="module", params=[False, True], ids=["in one file", "archived"])
def path(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return three_days(tmp_path_factory.mktemp("days"), is_archived=request.param)


@pytest.fixture(scope="module")
def archived(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return three_days(tmp_path_factory.mktemp("archived"), is_archived=True)


def whole(path: Path) -> list[Event]:
    """Return every event, once, in order."""
    found = {}
    for file in (path, *(volume.path for volume in volumes(path))):
        with closing(read_only(file)) as db:
            found.update({row[0]: Event(row) for row in all_rows(db)})
    return [found[seq] for seq in sorted(found)]


def of_kinds(events: Iterable[Event], kinds: tuple[type[Happening], ...]) -> list[Event]:
    return [event for event in events if not kinds or CATALOG[event.kind] in kinds]


def is_open(path: Path) -> bool:
    """Return whether this process has a file open."""
    descriptors = Path("/proc/self/fd").iterdir()
    return any(os.path.realpath(descriptor) == str(path.resolve()) for descriptor in descriptors)


def test_each_event_is_found_by_its_number(path: Path) -> None:
    events = whole(path)
    assert [*range(1, len(events) + 1)] == [event.seq for event in events]
    with read_journal(path) as journal:
        assert [None, *events, None] == [journal.event(seq) for seq in range(len(events) + 2)]


def test_events_from_one_on(path: Path) -> None:
    events = whole(path)
    with read_journal(path) as journal:
        for first, kinds in product(range(1, len(events) + 2), KINDS):
            assert of_kinds(events[first - 1 :], kinds) == list(journal.events(first, *kinds))
        assert events == list(journal.events())


def test_page_by_page(path: Path) -> None:
    events = whole(path)
    with read_journal(path) as journal:
        for first, size, kinds in product(range(1, len(events) + 2), (1, 2, 7), KINDS):
            pages = list(journal.pages(first, size, kinds=kinds))
            assert of_kinds(events[first - 1 :], kinds) == [Event(row) for page in pages for row in page]
            assert all(1 <= len(page) <= size for page in pages)


def test_the_newest_events_before_one(path: Path) -> None:
    events = whole(path)
    with read_journal(path) as journal:
        for seq, most, kinds in product(range(1, len(events) + 3), (1, 3, 20_000), KINDS):
            among = events[max(seq - most - 1, 0) : seq - 1]
            assert of_kinds(among[::-1], kinds) == list(journal.before(seq, *kinds, most=most))


def test_the_numbers_of_the_events(path: Path) -> None:
    numbers = [event.seq for event in whole(path)]
    with read_journal(path) as journal:
        for first, count in product(range(1, len(numbers) + 2), (1, 2, 10, 500)):
            assert numbers[first - 1 :][:count] == journal.seqs(first, count)


def test_all_of_a_hand(path: Path) -> None:
    events = whole(path)
    with read_journal(path) as journal:
        for number in range(6):
            assert [event for event in events if event.hand == number] == journal.hand(number)


def test_the_newest_hands(path: Path) -> None:
    openings = {event.hand: event for event in whole(path) if event.kind == OPENING.KIND}
    with read_journal(path) as journal:
        assert 4 == journal.last_hand()
        for limit, before in product(range(6), (None, 1, 2, 3, 4, 5, 9)):
            below = 5 if before is None else before
            found = [openings[number] for number in (4, 3, 2, 1) if number < below]
            assert found[:limit] == journal.hands(limit, before=before)


def test_hands_that_are_over(path: Path) -> None:
    """The latest end counts, also for a hand that was reopened several times, with any later events."""
    openings, ends = dict[int, Event](), dict[int, Event]()
    for event in whole(path):
        if event.hand is not None:
            openings.setdefault(event.hand, event)
            if CATALOG[event.kind] in (HandSettled, HandVoided):
                ends[event.hand] = event
    assert {1, 2, 3} == ends.keys()
    with read_journal(path) as journal:
        for first, last in product(range(1, 6), repeat=2):
            over = [(openings[number], ends[number]) for number in range(first, min(last, 3) + 1)]
            assert over == list(journal.finished(first, last))


def test_a_hand_that_is_open_again_is_not_over(tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal:
        play(journal, hands=2)
        journal.append(REOPENED, hand=2, actor="fiona")
        assert [1] == [opened.hand for opened, _ in journal.finished(1, 2)]
        answer(journal)
        assert [1] == [opened.hand for opened, _ in journal.finished(1, 2)]
        journal.append(SETTLED, hand=2, actor="dana")
        assert [1, 2] == [opened.hand for opened, _ in journal.finished(1, 2)]


def test_hands_with_returns_each_hand_and_kind_once(path: Path) -> None:
    events = whole(path)
    with read_journal(path) as journal:
        for first, last, kinds in product(range(1, 6), range(1, 6), KINDS):
            found = of_kinds((event for event in events if event.hand is not None), kinds)
            expected = {(event.hand, CATALOG[event.kind]) for event in found if first <= (event.hand or 0) <= last}
            got = list(journal.hands_with(first, last, *kinds))
            assert expected == set(got)
            assert len(got) == len(expected), "each is returned once"


def test_since_checkpoint_returns_later_events(tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal:
        assert 0 == journal.last_hand()
        journal.append(OPENING, hand=1, actor="dana")
        answer(journal)
        events = list(journal.events())
        assert (None, events) == journal.since_checkpoint()
        assert ([event.row for event in events], None) == journal.tail()
        journal.checkpoint({"hands": 1})
        later = [answer(journal) for _ in range(3)]
        assert ({"hands": 1}, later) == journal.since_checkpoint()
        assert ([event.row for event in later], next(journal.events(1, Signed)).row) == journal.tail()


def test_event_of_another_version_is_not_passed_over(path: Path) -> None:
    with read_journal(path) as journal:
        *known, last = (event.row for event in whole(path))
        assert known == [event.row for event in journal.known(known)]
        for row in ((*last[:3], "moon_rose", *last[4:]), (*last[:4], 99, *last[5:])):
            with fails("version", "Another version made this journal"):
                journal.known([*known, row])


def test_unarchived_events_are_read_without_the_archive_folder(archived: Path) -> None:
    """A day's work does not wait for a disk that is away: only data that is there alone is read from it."""
    folder = archived.parent / FOLDER
    with read_journal(archived) as journal:
        asked = journal.first_seq()
        expected = (list(journal.events(asked)), journal.event(asked), journal.hand(4), journal.seqs(asked, 3))
    with read_journal(archived) as journal:
        folder.rename(folder.with_name("away"))
        try:
            got = (list(journal.events(asked)), journal.event(asked), journal.hand(4), journal.seqs(asked, 3))
            assert expected == got
            assert [4] == [event.hand for event in journal.hands(1)]
            for older in (asked - 1, 1):
                with pytest.raises(JournalError, match="not found"):
                    list(journal.events(older))
            with pytest.raises(JournalError, match="not found"):
                journal.hand(3)
        finally:
            folder.with_name("away").rename(folder)


def test_an_archive_of_another_journal_is_not_read(tmp_path: Path) -> None:
    path = three_days(tmp_path, is_archived=True)
    with Journal.open(tmp_path / "other.journal", table="T8", key=KEY, clock=StillClock(), checkpoints=None) as journal:
        play(journal)
    oldest = volumes(path)[0].path
    (tmp_path / "other.journal").replace(oldest)
    with read_journal(path) as journal:
        with pytest.raises(JournalError, match=f"{oldest.name} belongs to another journal: move it") as caught:
            journal.event(2)
        assert "archive" == caught.value.code


def test_closing_lets_go_of_every_file(archived: Path) -> None:
    files = [archived, *(volume.path for volume in volumes(archived))]
    journal = read_journal(archived)
    assert volumes(archived) == journal.shelf.volumes
    assert whole(archived) == list(journal.events())
    assert [True] * 3 == [is_open(file) for file in files]
    journal.close()
    assert [False] * 3 == [is_open(file) for file in files]


@pytest.fixture
def dealt(tmp_path: Path) -> Path:
    key = load_or_create_key(tmp_path / "device.pem")
    with Journal.open(
        tmp_path / "table.journal", table=TABLE, key=key, clock=StillClock(), checkpoints=None
    ) as journal:
        journal.append(OPENING, hand=1, actor="dana")
        journal.append(replace(ANSWER, answer={"dealt": ["Ah"]}), hand=1, actor="dana")
    return tmp_path / "table.journal"


def test_the_devices_key_opens_them(dealt: Path) -> None:
    with read_journal(dealt, dealt.with_name("device.pem")) as journal:
        assert {"dealt": ["Ah"]} == journal.hand(1)[-1].of(Answered).answer


@pytest.mark.parametrize("key", [None, "gone.pem", "other.pem"])
def test_no_other_key_opens_a_face_down_card(dealt: Path, key: str | None) -> None:
    load_or_create_key(dealt.with_name("other.pem"))
    with read_journal(dealt, dealt.with_name(key) if key else None) as journal:
        event = journal.hand(1)[-1]
    with pytest.raises(JournalError, match="they can be read only with"):
        event.of(Answered)
    assert not dealt.with_name("gone.pem").exists()


def test_a_broken_key_is_reported_and_the_journal_is_released(dealt: Path) -> None:
    key = dealt.with_name("device.pem")
    key.chmod(0o600)
    key.write_text("nonsense")
    with pytest.raises(JournalError) as caught:
        read_journal(dealt, key)
    assert caught.value.__traceback__ is not None, "which keeps alive what was not closed"
    assert not is_open(dealt)
