"""The commands as typed: their output, their exit status, and one sentence for each error."""

import json
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import NoReturn

import pytest

from kiosk.app.settling import LINES_AT_ONCE, settled_lines
from kiosk.core.cards import card
from kiosk.core.clock import SystemClock
from kiosk.core.devices import CardRead
from kiosk.core.errors import JournalError, KioskError
from kiosk.events import JournalAccepted, JournalArchived, MuckOpened, PinRefused, StaffChanged
from kiosk.journal import read_journal
from kiosk.procedure import Cards, Choices, Floor, Settler
from kiosk.settings import config_dir
from kiosk.staff import Person, Role, Staff
from kiosk.table import Details
from tests.app.typed import BY, MANAGER, MANAGERS_PIN, Kiosk, hire
from tests.faults.dealing import act, plug_in
from tests.faults.journals import tampering
from tests.tables import FLOOR, PINS, HeldClock, House
from ui.app import NO_DISPLAY

RECORDS = Path(__file__).resolve().parents[1] / "records" / "data"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return the records of a house at whose table NH-07 one hand was dealt and the next has begun."""
    (tmp_path / "NH-07").mkdir()
    house = House(tmp_path / "NH-07")
    plug_in(house.table)
    while house.table.hand_number == 1:
        act(house.table)
    act(house.table)
    house.close()
    (tmp_path / "NH-07" / "staff.json").rename(tmp_path / "staff.json")
    return tmp_path


def last_seq(journal: Path) -> int:
    """Return the number of the last event of a journal that nobody has open."""
    with read_journal(journal) as reader:
        return reader.last_seq()


def at(data: Path) -> tuple[object, ...]:
    return "--table", "NH-07", "--data", data


@pytest.mark.parametrize("game", ["nh", "peek", "holdem", "dice"])
def test_settle_answers_each_record_in_order(kiosk: Kiosk, game: str) -> None:
    path = RECORDS / f"{game}.jsonl"
    printed = kiosk("settle", path)
    ids = [json.loads(line)["id"] for line in path.read_text().splitlines()]
    answers = [json.loads(line) for line in printed.out.splitlines()]
    assert [answer["id"] for answer in answers] == ids
    assert all("result" in answer for answer in answers)
    assert printed.status == 0


def test_settle_goes_on_after_a_refused_record_and_says_so_in_the_end(kiosk: Kiosk, tmp_path: Path) -> None:
    good = (RECORDS / "nh.jsonl").read_text().splitlines()[0]
    (tmp_path / "hands.jsonl").write_bytes(b'\xff\xfe broken\n{"id": 7, "game": "faro"}\n\n' + good.encode() + b"\n")
    printed = kiosk("settle", tmp_path / "hands.jsonl")
    answers = [json.loads(line) for line in printed.out.splitlines()]
    assert [answer.get("error", {}).get("code") for answer in answers] == ["encoding", "game", None]
    assert printed.status == 1


def test_settle_writes_a_line_for_each_line_of_any_content(kiosk: Kiosk, tmp_path: Path) -> None:
    hands = tmp_path / "hands.jsonl"
    bad = [
        b'{"id": "\\ud800", "game": "nh"}',
        b'{"id": NaN, "game": "\\udfff"}',
        b'{"id": 1, "game": "holdem", "options": {"structure": "fixed"}, "input": {}}',
        b'{"id": 2, "game": "holdem", "options": {"\\ud800": 1}, "input": {}}',
        b'{"id": ' + b"9" * 4000 + b"}",
        b'{"id": ' + b"9" * 5000 + b"}",
        b"[" * 100_000,
        b'{"game": "nh", "options": ' + b'{"a":' * 900 + b"1" + b"}" * 900 + b', "input": {}}',
        b"\xff\xfe\x00",
        b"null",
    ]
    hands.write_bytes(b"\n".join(bad))
    printed = kiosk("settle", hands)
    assert [True] * len(bad) == ["error" in json.loads(line) for line in printed.out.splitlines()]
    assert "" == printed.err


def test_settle_reads_a_file_with_a_signature_and_names_one_that_is_not_utf_8(kiosk: Kiosk, tmp_path: Path) -> None:
    good = (RECORDS / "nh.jsonl").read_text().splitlines()[0]
    hands = tmp_path / "hands.jsonl"
    hands.write_bytes(b"\xef\xbb\xbf" + good.encode())
    printed = kiosk("settle", hands)
    assert (0, True) == (printed.status, "result" in json.loads(printed.out))
    for encoding in ("utf-16", "utf-16-le", "utf-16-be", "utf-32"):
        hands.write_bytes(good.encode(encoding))
        printed = kiosk("settle", hands)
        assert (2, "") == (printed.status, printed.out)
        assert "UTF-16" in printed.err
    hands.write_bytes(b"x" * 3_000_000 + b"\n" + good.encode())
    assert ["error", "result"] == [list(json.loads(line))[1] for line in kiosk("settle", hands).out.splitlines()]


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_several_processes_settle_as_one_does_line_by_line_in_order(kiosk: Kiosk, tmp_path: Path, jobs: int) -> None:
    """There are seven parts, with a refused line in the first and the last of them, and blank lines between."""
    hands = [json.loads(line) for line in (RECORDS / "nh.jsonl").read_text().splitlines()[:10]]
    lines = [json.dumps({**hands[nth % 10], "id": nth}) for nth in range(6 * LINES_AT_ONCE + 10)]
    lines[3], lines[-1] = "{", json.dumps({"id": len(lines) - 1, "game": "faro"})
    lines[600] = ""
    (tmp_path / "hands.jsonl").write_text("\n".join(lines))
    printed = kiosk("settle", tmp_path / "hands.jsonl", "--jobs", str(jobs))
    answers = [json.loads(line) for line in printed.out.splitlines()]
    assert [answer["id"] for answer in answers] == [
        None if nth == 3 else nth for nth in range(len(lines)) if nth != 600
    ]
    assert [nth for nth, answer in enumerate(answers) if "error" in answer] == [3, len(answers) - 1]
    assert all(answer["result"] == answers[answer["id"] % 10 + 10]["result"] for answer in answers[20:-1])
    assert printed.status == 1


class KilledSettler(Settler):
    """A settler whose process is killed."""

    def lines(self, _: object) -> NoReturn:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


def test_a_process_that_is_killed_is_reported_in_one_sentence() -> None:
    with pytest.raises(KioskError, match="try again with --jobs 1"):
        list(settled_lines(KilledSettler({}, {}), ["{}"] * 3 * LINES_AT_ONCE, 2))


def test_settle_without_its_file(kiosk: Kiosk, tmp_path: Path) -> None:
    printed = kiosk("settle", tmp_path / "nowhere")
    assert (printed.status, printed.out) == (2, "")
    assert printed.err.endswith("cannot be read: No such file or directory.\n")


def test_check_finds_no_error_in_the_shipped_configuration(kiosk: Kiosk) -> None:
    printed = kiosk("check")
    assert (0, "") == (printed.status, printed.err)
    *tables, last = printed.out.splitlines()
    assert f"{config_dir()}: no errors." == last
    assert ["NH-07", "PP-01", "TH-11", "TP-03"] == [line.split()[1].rstrip(":") for line in tables]


def test_check_reports_every_error_at_once(kiosk: Kiosk, tmp_path: Path) -> None:
    for path in config_dir().rglob("*.toml"):
        copy = tmp_path / path.relative_to(config_dir())
        copy.parent.mkdir(exist_ok=True)
        text = path.read_text().replace("fold_bonus = ", "fold_bonsu = ").replace("seats = 6", "seats = 60")
        copy.write_text(text)
    printed = kiosk("check", "--config", tmp_path)
    assert printed.status == 1
    assert "did you mean fold_bonus?" in printed.out
    assert "60 seats do not fit" in printed.out


def test_check_lists_names_that_do_not_match_their_pay_table_line(kiosk: Kiosk, tmp_path: Path) -> None:
    shutil.copytree(config_dir(), tmp_path / "config")
    file = tmp_path / "config" / "games" / "texas_peek.toml"
    file.write_text(file.read_text().replace('name = "Pocket Aces"', 'name = "Bullets"'))
    printed = kiosk("check", "--config", tmp_path / "config").out
    said = 'Check the names of these pay table lines:\n  peek.blind.pocket_aces is called "Bullets" and pays 25:1\n'
    assert said in printed


def test_a_record_without_a_game_lists_the_games(kiosk: Kiosk, tmp_path: Path) -> None:
    (tmp_path / "hand.json").write_text("{}")
    printed = kiosk("settle", tmp_path / "hand.json")
    assert (1, "The record has no “game”: add one of dice, holdem, nh, peek.") == (
        printed.status,
        json.loads(printed.out)["error"]["message"],
    )


def test_a_finished_hand_is_recalled_and_the_one_in_progress_is_not(kiosk: Kiosk, data: Path) -> None:
    printed = kiosk("recall", 1, *at(data))
    assert printed.status == 0
    assert all(line.startswith("RECALL hand 1  ") for line in printed.out.splitlines())
    assert kiosk("recall", 2, *at(data)).err == "Hand 2 is still being dealt: finish it first.\n"
    assert kiosk("recall", 3, *at(data)).err == "There is no hand 3: the last one is hand 2.\n"


def test_at_a_table_without_a_hand_none_is_recalled(kiosk: Kiosk, tmp_path: Path) -> None:
    (tmp_path / "NH-07").mkdir()
    House(tmp_path / "NH-07").close()
    assert kiosk("recall", 1, *at(tmp_path)).err == "No hand has been dealt at this table yet.\n"


def test_the_journal_is_whole_until_its_tail_is_cut(kiosk: Kiosk, data: Path) -> None:
    """Somebody restores yesterday's journal. It is consistent in itself; only the floor's checkpoints know better."""
    records = data / "NH-07"
    journal, checkpoints = records / "journal.db", data / "floor.jsonl"
    yesterday = journal.read_bytes()
    ends_at = last_seq(journal)
    house = House(records)
    plug_in(house.table)
    while house.table.hand_number == 2:
        act(house.table)
    house.table.close()
    checkpoints.write_bytes((records / "checkpoints.jsonl").read_bytes())
    printed = kiosk("journal", "verify", *at(data), "--checkpoints", checkpoints)
    assert printed.status == 0 and printed.out.startswith("The journal of table NH-07 is intact. ")
    signed = [json.loads(line)["upto"] + 1 for line in checkpoints.read_text().splitlines()]
    later = [seq for seq in signed if seq > ends_at]
    assert later
    journal.write_bytes(yesterday)
    printed = kiosk("journal", "verify", *at(data), "--checkpoints", checkpoints)
    assert printed.status == 1
    acknowledged, *cut = printed.out.splitlines(keepends=True)
    assert acknowledged.startswith(f"The journal ends at event {ends_at}, but event ")
    assert cut == [
        f"The tail was cut off: the journal ends at event {ends_at}, and the floor’s copy has a checkpoint at {seq}.\n"
        for seq in later
    ]


def test_exported_hands_settle_to_their_payments(kiosk: Kiosk, data: Path, tmp_path: Path) -> None:
    printed = kiosk("journal", "export", *at(data))
    (record,) = [json.loads(line) for line in printed.out.splitlines()]
    assert record["id"] == "NH-07-1"
    (tmp_path / "hand.jsonl").write_text(printed.out)
    assert json.loads(kiosk("settle", tmp_path / "hand.jsonl").out)["result"] == record["result"]


CURSOR = "\x7f\x9b2J\u202e\u2028\U000e0001"  # Each of these moves a terminal's cursor, or the letters after it.


def test_exported_hands_move_no_cursor_and_mean_the_same(
    kiosk: Kiosk, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kiosk.archive.exported", lambda _: iter([{"id": CURSOR}]))
    printed = kiosk("journal", "export", *at(data))
    assert printed.out.removesuffix("\n").isprintable()
    assert json.loads(printed.out) == {"id": CURSOR}


def test_a_settled_record_moves_no_cursor(kiosk: Kiosk, tmp_path: Path) -> None:
    hand = json.loads((RECORDS / "nh.jsonl").read_text().splitlines()[0]) | {"id": CURSOR}
    (tmp_path / "hands.jsonl").write_text(json.dumps(hand, ensure_ascii=False))
    printed = kiosk("settle", tmp_path / "hands.jsonl")
    assert printed.out.removesuffix("\n").isprintable()
    assert json.loads(printed.out)["id"] == CURSOR


def test_hands_of_the_poker_room_are_read_from_a_phh_file(kiosk: Kiosk, data: Path, tmp_path: Path) -> None:
    hand = (
        'variant = "NT"\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [100, 100]\n'
        'actions = ["d dh p1 ????", "d dh p2 ????", "p2 f"]\n'
    )
    path = tmp_path / "hands.phhs"
    path.write_text(f"[1]\n{hand}\n[2]\n{hand}")
    results = [json.loads(line)["result"] for line in kiosk("settle", path).out.splitlines()]
    assert [[player["net"] for player in result["players"]] for result in results] == [[100, -100], [100, -100]]
    path.write_text(hand.replace("p2 f", "p2 flies"))
    refused = kiosk("settle", path)
    assert (refused.status, refused.out) == (2, "")
    assert refused.err == "Hand 1 of this PHH file cannot be read: correct it.\n"
    other = kiosk("journal", "export", "--form", "phh", *at(data))
    assert (other.out, other.err) == ("", "Hand 1 is left out: this game exports hand records only.\n")


def test_a_wrong_deck_count_is_exported_with_the_hand_that_it_doubts(kiosk: Kiosk, tmp_path: Path) -> None:
    (tmp_path / "NH-07").mkdir()
    house = House(tmp_path / "NH-07")
    plug_in(house.table)
    while house.table.hand_number == 1:
        act(house.table)
    house.table.rulings.rule("count", "count", Details(count=51), (FLOOR, PINS[FLOOR]))
    house.close()
    (record,) = map(json.loads, kiosk("journal", "export", *at(tmp_path)).out.splitlines())
    (counted,) = map(json.loads, kiosk("journal", "deck-counts", *at(tmp_path)).out.splitlines())
    nets = {str(seat["seat"]): seat["total"]["net"] for seat in record["result"]["seats"]}
    assert (counted["count"], counted["due"], counted["hands"]) == (51, 52, [{"hand": 1, "nets": nets}])


def test_staff_is_kept_without_a_default_pin(kiosk: Kiosk, tmp_path: Path) -> None:
    hire(kiosk, tmp_path, FLOOR, "R. Haddad", "floor", PINS[FLOOR])
    mine = (*BY, "--data", tmp_path)
    add, signed = ("staff", "add", "tran", "J. Tran", "--role", "dealer", *mine), MANAGERS_PIN
    too_easy = "That PIN is too easy to guess: choose one without a pattern.\n"
    assert kiosk(*add, pins=(signed, "1234", "1234")).err == too_easy
    assert kiosk(*add, pins=(signed, "2590", "2590")).out == "J. Tran is on the staff.\n"
    assert kiosk("staff", "pin", "tran", *mine, pins=(signed, "7183", "7183")).status == 0
    assert kiosk("staff", "license", "tran", "G-12", *mine, pins=(signed,)).out == "J. Tran has the license G-12.\n"
    assert kiosk("staff", "leave", "tran", *mine, pins=(signed,)).status == 0
    assert "J. Tran" in (listed := kiosk("staff", "list", "--data", tmp_path).out) and "(former)" in listed
    assert kiosk("staff", "add", "x", "X", "--role", "boss", "--data", tmp_path).status == 2


def test_cards_that_were_never_turned_over_are_opened_by_the_floor_with_a_reason(kiosk: Kiosk, tmp_path: Path) -> None:
    (tmp_path / "NH-07").mkdir()
    house = House(tmp_path / "NH-07")
    plug_in(house.table)
    table = house.table
    for seat in (1, 2):
        table.play.place(seat, "ante", 500)
    cards = iter(["Ah", "2c", "Kd", "7s", "3c", "8d", "Qh", "Jh", "As", "9d", "4s"])
    while table.hand_number == 1:
        match table.round.prompt:
            case Choices() as choices:
                for seat in choices.seats:
                    table.play.choose(seat, "fold" if seat == 2 else "1x")
                table.play.proceed()
            case Cards():
                table.shoe.event(CardRead(card(next(cards)), 0))
            case Floor():
                table.floor.acknowledge(FLOOR, PINS[FLOOR])
            case _:
                table.play.proceed()
    house.close()
    (tmp_path / "NH-07" / "staff.json").rename(tmp_path / "staff.json")
    closed = kiosk("recall", 1, *at(tmp_path)).out
    assert "Ah" in closed and "??" in closed and not {"2c", "7s"} & set(closed.split())
    by = ("recall", 1, "--open-by", FLOOR, *at(tmp_path))
    assert kiosk(*by, pins=(PINS[FLOOR],)).err == "Give a reason to reveal these cards, with --reason.\n"
    why = (*by, "--reason", "Dispute")
    assert kiosk(*why, pins=("0000",)).err == "Wrong PIN: 2 tries left.\n"
    opened = kiosk(*why, pins=(PINS[FLOOR],)).out
    assert {"2c", "7s"} <= set(opened.split()) and "??" not in opened
    with read_journal(tmp_path / "_house" / "journal.db") as journal:
        (event,) = journal.events(1, MuckOpened)
    assert (FLOOR, MuckOpened(table="NH-07", number=1, reason="Dispute")) == (event.actor, event.what)


def test_only_a_manager_changes_the_staff_and_is_recorded(kiosk: Kiosk, tmp_path: Path) -> None:
    mine = ("--data", tmp_path)
    tran = ("staff", "add", "tran", "J. Tran", "--role", "floor", "--license", "G-2", *mine)
    assert kiosk(*tran).err.startswith("The staff register") and not (tmp_path / "_house").exists()
    hire(kiosk, tmp_path, FLOOR, "R. Haddad", "floor", PINS[FLOOR])
    assert kiosk("staff", "pin", FLOOR, *mine).err.startswith("Give your ID with --by")
    by_floor = ("staff", "pin", MANAGER, "--by", FLOOR, *mine)
    assert kiosk(*by_floor, pins=(PINS[FLOOR],)).err.startswith("R. Haddad is not manager")
    guessed = ("staff", "pin", FLOOR, *BY, *mine)
    assert kiosk(*guessed, pins=("0000",)).err == "Wrong PIN: 2 tries left.\n"
    assert kiosk(*guessed, pins=(MANAGERS_PIN, "7194", "7194")).status == 0
    with read_journal(tmp_path / "_house" / "journal.db") as journal:
        changed = [(event.actor, event.of(StaffChanged)) for event in journal.events(1, StaffChanged)]
        guesses = [event.of(PinRefused).person for event in journal.events(1, PinRefused)]
    assert [(MANAGER, MANAGER, "added"), (MANAGER, FLOOR, "added"), (MANAGER, FLOOR, "pin")] == [
        (actor, what.person, what.change) for actor, what in changed
    ]
    assert [MANAGER] == guesses
    assert Staff.load(tmp_path / "staff.json", SystemClock()).digest() == changed[-1][1].register
    assert [what.register for _, what in changed[:-1]] == [what.before for _, what in changed[1:]]


def test_a_house_asks_for_longer_pins(kiosk: Kiosk, tmp_path: Path) -> None:
    """`[pins] min_digits` holds for every PIN: an older, shorter one proves nobody."""
    hire(kiosk, tmp_path, FLOOR, "R. Haddad", "floor", PINS[FLOOR])
    config = tmp_path / "config"
    shutil.copytree(config_dir(), config)
    house = config / "house.toml"
    house.write_text(house.read_text().replace("min_digits = 4", "min_digits = 6"))
    where = ("--config", config, "--data", tmp_path)
    too_short = "A PIN has 6 to 8 digits: choose another one.\n"
    mine = (*BY, "--data", tmp_path)
    assert kiosk("staff", "pin", MANAGER, *mine, pins=(MANAGERS_PIN, "905331", "905331")).status == 0
    add = ("staff", "add", "tran", "J. Tran", "--role", "dealer", *BY, *where)
    assert kiosk(*add, pins=("905331", "25903", "25903")).err == too_short
    assert kiosk(*add, pins=("905331", "259031", "259031")).out == "J. Tran is on the staff.\n"
    post = ("jackpots", "post", "mega=25000", "major=5000", "minor=1000", "--by", FLOOR, "--table", "NH-07", *where)
    assert kiosk(*post, pins=(PINS[FLOOR],)).err == "That PIN is now too short: get a new one from a manager.\n"


def test_jackpots_are_posted_with_the_name_of_the_person(kiosk: Kiosk, tmp_path: Path) -> None:
    hire(kiosk, tmp_path, FLOOR, "R. Haddad", "floor", PINS[FLOOR])
    post = ("jackpots", "post", "mega=25000", "major=5,000", "minor=1000.50", "--by", FLOOR, *at(tmp_path))
    assert (
        kiosk(*post, pins=(PINS[FLOOR],)).out
        == "Posted: MEGA $25,000, MAJOR $5,000, MINOR $1,000.50.\nMINOR: no chips make a share of $250.12.\n"
    )
    assert kiosk(*post, pins=("0000",)).err == "Wrong PIN: 2 tries left.\n"
    assert kiosk("jackpots", "post", "mega=lots", "--by", FLOOR, *at(tmp_path)).status == 2
    (line,) = kiosk("jackpots", "history", *at(tmp_path)).out.splitlines()
    assert FLOOR in line and "MINOR $1,000.50" in line


def test_jackpots_under_which_a_hand_has_begun_are_not_changed_the_same_day(kiosk: Kiosk, data: Path) -> None:
    post = ("jackpots", "post", "mega=25000", "major=5000", "minor=1000", "--by", FLOOR, *at(data))
    before = kiosk("jackpots", "history", *at(data)).out
    assert kiosk(*post, pins=(PINS[FLOOR],)).err.startswith("Jackpots ")
    assert before == kiosk("jackpots", "history", *at(data)).out


def test_a_posting_that_is_not_whole_makes_no_journal(kiosk: Kiosk, tmp_path: Path) -> None:
    hire(kiosk, tmp_path, FLOOR, "R. Haddad", "floor", PINS[FLOOR])
    post = ("jackpots", "post", "--by", FLOOR, *at(tmp_path))
    whole = ("mega=25000", "major=5000", "minor=1000")
    assert kiosk(*post, *whole[:2]).err == "Post an amount for each of MEGA, MAJOR, MINOR.\n"
    assert kiosk(*post, *whole, "mega=9").err == "MEGA is given twice: give one amount.\n"
    assert kiosk(*post, *whole, pins=("0000",)).err == "Wrong PIN: 2 tries left.\n"
    assert not (tmp_path / "NH-07").exists()


def test_a_journal_without_its_key_is_not_opened_and_gets_no_other_key(kiosk: Kiosk, data: Path) -> None:
    (data / "NH-07" / "device.pem").unlink()
    post = ("jackpots", "post", "mega=1", "major=1", "minor=1", "--by", FLOOR, *at(data))
    assert "restore it from backup" in kiosk(*post, pins=(PINS[FLOOR],)).err
    assert not (data / "NH-07" / "device.pem").exists()


def test_days_are_archived_by_a_manager_and_recalled_and_exported_as_before(kiosk: Kiosk, tmp_path: Path) -> None:
    house = House(tmp_path)
    house.staff.add(Person(id="novak", name="E. Novak", roles=frozenset({Role.MANAGER})), "9517")
    plug_in(house.table)
    for _ in range(3):
        number = house.table.hand_number
        while house.table.hand_number == number:
            act(house.table)
        house.clock.advance(ms=86_400_000)
    house.close()
    (tmp_path / "NH-07").mkdir()
    for path in (*tmp_path.glob("journal.db*"), *tmp_path.glob("*.pem"), *tmp_path.glob("*.jsonl")):
        path.rename(tmp_path / "NH-07" / path.name)
    before = [kiosk(*words, *at(tmp_path)).out for words in (("journal", "export"), ("recall", 1))]
    today = datetime.fromtimestamp(house.clock.ms / 1000).astimezone().date()
    run = ("journal", "archive", "--before", today, "--by")
    assert kiosk(*run, FLOOR, *at(tmp_path), pins=(PINS[FLOOR],)).err.startswith("R. Haddad is not")
    assert kiosk(*run, "novak", *at(tmp_path), pins=("0000",)).err == "Wrong PIN: 2 tries left.\n"
    printed = kiosk(*run, "novak", *at(tmp_path), pins=("9517",))
    assert (printed.status, printed.err) == (0, "")
    archives = list((tmp_path / "NH-07" / "archive").iterdir())
    assert sorted(line.split()[1].rstrip(",") for line in printed.out.splitlines()[:-1]) == sorted(map(str, archives))
    assert before == [kiosk(*words, *at(tmp_path)).out for words in (("journal", "export"), ("recall", 1))]
    assert kiosk("journal", "verify", *at(tmp_path)).status == 0
    with read_journal(tmp_path / "NH-07" / "journal.db") as journal:
        assert [event.actor for event in journal.events(1, JournalArchived)] == ["novak"]
    with read_journal(tmp_path / "_house" / "journal.db") as journal:
        assert len(list(journal.events(1, PinRefused))) == 1
    nothing = kiosk(*run, "novak", *at(tmp_path), pins=("9517",))
    assert nothing.err == f"The journal has no days before {today} to archive.\n"
    archives[0].rename(tmp_path / archives[0].name)
    assert f"The archive {archives[0].name} with events " in kiosk("journal", "verify", *at(tmp_path)).out


def test_a_table_that_has_lost_its_end_goes_on_when_a_manager_accepts_that(kiosk: Kiosk, data: Path) -> None:
    Staff.load(data / "staff.json", HeldClock()).add(
        Person(id="novak", name="E. Novak", roles=frozenset({Role.MANAGER})), "9517"
    )
    accept = ("journal", "accept", "--why", "the disk was changed", "--by", "novak", *at(data))
    assert kiosk(*accept).err == "The journal is intact: there is nothing to accept.\n"
    with tampering(data / "NH-07" / "journal.db") as db:
        db.execute("DELETE FROM event WHERE seq > 9")
    with pytest.raises(JournalError, match="but the floor’s copy has a checkpoint"):
        House(data / "NH-07")
    assert kiosk(*accept, pins=("0000",)).err == "Wrong PIN: 2 tries left.\n"
    printed = kiosk(*accept, pins=("9517",))
    assert (printed.status, printed.err) == (0, "")
    assert printed.out.startswith("The journal ends at event 9, but event ")
    assert printed.out.endswith("Accepted. The table resumes from its journal.\n")
    house = House(data / "NH-07")
    (event,) = house.table.journal.events(1, JournalAccepted)
    assert (event.actor, event.of(JournalAccepted).why) == ("novak", "the disk was changed")
    assert event.of(JournalAccepted).findings[0].startswith("The journal ends at event 9")
    house.restart()


def test_the_journal_of_the_house_is_verified_with_that_of_a_table(kiosk: Kiosk, data: Path) -> None:
    verify = ("journal", "verify", *at(data))
    assert "House journal" not in kiosk(*verify).out
    for _ in range(2):
        kiosk("recall", 1, "--open-by", FLOOR, "--reason", "Dispute", *at(data), pins=("0000",))
    printed = kiosk(*verify)
    assert (0, "") == (printed.status, printed.err)
    assert "House journal: The journal of table _house is intact. " in printed.out
    with tampering(data / "_house" / "journal.db") as db:
        db.execute("UPDATE event SET actor = 'nobody' WHERE seq = 2")
    printed = kiosk(*verify)
    assert 1 == printed.status
    assert "The journal of table NH-07 is intact" in printed.out
    assert "House journal: Event 2 was altered" in printed.out
    for path in (data / "_house").glob("journal.db*"):
        path.unlink()
    assert "House journal: Journal " in kiosk(*verify).out


def test_a_folder_that_is_gone_is_begun_again_when_a_manager_accepts_that(kiosk: Kiosk, data: Path) -> None:
    Staff.load(data / "staff.json", HeldClock()).add(
        Person(id="novak", name="E. Novak", roles=frozenset({Role.MANAGER})), "9517"
    )
    for path in (data / "NH-07").glob("journal.db*"):
        path.unlink()
    post = ("jackpots", "post", "mega=25000", "major=5000", "minor=1000", "--by", FLOOR, *at(data))
    assert "is gone, but its witness has event " in kiosk(*post, pins=(PINS[FLOOR],)).err
    accept = ("journal", "accept", "--why", "a new disk", "--by", "novak", *at(data))
    assert kiosk(*accept, pins=("9517",)).status == 0
    assert kiosk(*post, pins=(PINS[FLOOR],)).status == 0


def test_a_journal_that_is_not_whole_is_not_exported_and_recalled_as_damaged(kiosk: Kiosk, data: Path) -> None:
    with closing(sqlite3.connect(data / "NH-07" / "journal.db")) as db, db:
        guards = db.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for name, _ in guards:
            db.execute(f"DROP TRIGGER {name}")
        db.execute("UPDATE event SET actor = 'nobody' WHERE seq = 2")
        for _, sql in guards:
            db.execute(sql)
    exported = kiosk("journal", "export", *at(data))
    assert (2, "") == (exported.status, exported.out)
    assert exported.err.startswith("Nothing was exported: Event ")
    recalled = kiosk("recall", 1, *at(data))
    assert 1 == recalled.status
    assert recalled.out.startswith("DAMAGED: Event ") and "RECALL" in recalled.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("recall", 99999999999999999999999), "9223372036854775807"),
        (("sim", "shoe", "--kind", "x"), "'x' is not a shoe that can be emulated"),
        (("demo", "--out", __file__), f"{__file__}: File exists. Check the path"),
        (
            ("staff", "add", "a", "b", "--role", "manager", "--license", "G-3", "--data", "/proc/x"),
            "/proc/x: No such file or directory.",
        ),
        (("sim", "camera", "--out", "/proc/x", "--seed", "-1"), "Enter at least 0."),
        (("night", "--out", "n", "--day", "28.11.2026"), "'28.11.2026' is not a day: write one as 2026-11-21."),
        (("month", "--out", "n", "--month", "2026-13"), "'2026-13' is not a month: write one as 2026-11."),
        (("recall", "first"), "Invalid value for 'N': Enter a whole number."),
        (("count", "--box", "0", "--by", "a"), "Invalid value for '--box': Enter at least 1."),
        (("devices", "test", "a", "--seconds", "soon"), "Invalid value for '--seconds': Enter a number."),
        (("settle", "/"), "/ cannot be read: Is a directory."),
        (("check", "--config", "/proc/self/mem"), "is not a folder"),
        (("floor", "migrate", "--server", "\udcff"), "'\\udcff' is not UTF-8: enter it again."),
        (("check", "--config", "caf\udce9"), "'caf\\udce9' is not UTF-8: enter it again."),
    ],
)
def test_a_hostile_value_is_reported_in_a_sentence(kiosk: Kiosk, words: tuple[object, ...], said: str) -> None:
    printed = kiosk(*words, pins=("2590", "2590"))
    assert printed.status in (1, 2) and said in printed.out + printed.err
    assert "Traceback" not in printed.err


def test_a_server_that_is_refused_makes_no_key_and_no_folder(kiosk: Kiosk, tmp_path: Path) -> None:
    server = ("--server", "x", "--data", tmp_path)
    printed = kiosk("floor", "verify", "--keep", *server)
    assert printed.status == 2 and "connection string" in printed.err
    assert not [*tmp_path.iterdir()]
    hire(kiosk, tmp_path, "haddad", "R. Haddad", "floor", "2590")
    printed = kiosk("floor", "enroll", "--table", "TP-03", *BY, *server, pins=(MANAGERS_PIN,))
    assert printed.status == 2 and "connection string" in printed.err
    assert not (tmp_path / "TP-03").exists()


def test_a_file_that_is_nested_too_deeply_is_reported(kiosk: Kiosk, tmp_path: Path) -> None:
    shutil.copytree(config_dir(), tmp_path / "config")
    (tmp_path / "config" / "house.toml").write_text(f"name = {'[' * 3000}{']' * 3000}\n")
    printed = kiosk("check", "--config", tmp_path / "config")
    assert (1, "") == (printed.status, printed.err)
    assert "house.toml: is nested too deeply" in printed.out


def test_a_table_that_is_not_known(kiosk: Kiosk, tmp_path: Path) -> None:
    printed = kiosk("recall", 1, "--table", "NH-99", "--data", tmp_path)
    assert printed.status == 2 and printed.err.startswith("No table is called NH-99; known are ")


@pytest.mark.parametrize("words", [["staff", "--help"], ["run", "--nonsense"]])
def test_no_command_loads_rich(words: list[str]) -> None:
    command = [sys.executable, "-X", "importtime", "-m", "kiosk", *words]
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}  # It starts once.
    done = subprocess.run(command, env=clean, capture_output=True, text=True, check=False)
    assert "typer" in done.stderr
    assert not re.findall(r"\| +rich\b", done.stderr)


def test_a_start_that_fails_says_why_also_where_no_display_is(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kiosk", "run", "--table", "NH-07", "--data", str(tmp_path), "--windowed"]
    environment = {**os.environ, "QT_QPA_PLATFORM": "none"}
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    logged = (tmp_path / "kiosk.log").read_text(encoding="utf-8")
    missing, no_display = ran.stderr.splitlines()
    assert ran.returncode == 2 and "staff.json does not exist" in missing and no_display == NO_DISPLAY
    assert missing in logged and no_display in logged
