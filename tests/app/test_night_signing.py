"""`kiosk night --by`: each difference is explained, two people sign, and later changes need a new signature."""

import csv
from dataclasses import replace
from datetime import date, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Final

import pytest

from kiosk.app.house.house import HOUSE
from kiosk.app.house.night_signing import explain_difference
from kiosk.app.house.reports import nights_of_day
from kiosk.bank import NightExplanation, gaming_day
from kiosk.core.devices import DeviceState, StateChanged
from kiosk.events import NightExplained, NightSigned
from kiosk.games import GAMES
from kiosk.journal import Journal, load_or_create_key, read_journal
from kiosk.staff import Person, Role, Staff
from kiosk.table import TableLog, games_of, open_table
from tests.app.forged import forge
from tests.app.typed import Kiosk, Printed
from tests.reopened import play
from tests.tables import DEALER, FLOOR, PINS, QUICK_HASHER, HeldClock, House, lay_key, shipped

BOTH: Final = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}
PIN: Final = "5903"
GREEN: Final = 2_500


class SignedHouse:
    """A house whose table NH-07 has sold chips for $300, dealt a hand, and closed one $25 chip short."""

    def __init__(self, kiosk: Kiosk, data: Path) -> None:
        self.kiosk, self.data = kiosk, data
        (data / "NH-07").mkdir()
        house = self.house = House(data / "NH-07")
        for who, name in (("park", "D. Park"), ("silva", "A. Silva")):
            house.staff.add(Person(id=who, name=name, roles=frozenset({Role.MANAGER}), license=f"G-{who}"), PIN)
        house.table.shoe.event(StateChanged(DeviceState.READY, ""))
        house.clock.advance(ms=60_000)
        house.table.cash.change_box(12, **BOTH)
        house.table.cash.buy_in(3, 30_000)
        play(house.table)
        house.table.cash.change_box(0, **BOTH)
        rack = dict(house.table.shift.rack)
        house.table.shift.close(rack | {GREEN: rack[GREEN] - 1}, **BOTH)
        self.day = gaming_day(house.clock.ms, "08:00")
        house.close()
        (data / "NH-07" / "staff.json").rename(data / "staff.json")

    def count(self, *bills: str) -> None:
        for who in ("park", "silva"):
            values = [word for bill in bills for word in ("--bill", bill)]
            words = ("--table", "NH-07", "--box", 12, "--by", who, *values, "--data", self.data)
            assert self.kiosk("count", *words, pins=(PIN,)).status == 0

    def night(self, *words: str, pins: tuple[str, ...] = (), day: date | None = None) -> Printed:
        where = ("--day", (day or self.day).isoformat(), "--table", "NH-07", "--data", self.data)
        return self.kiosk("night", *where, "--out", self.data / "packet", *words, pins=pins)

    def explain(self, line: str, why: str = "Mispay, seat 2", who: str = "park") -> Printed:
        return self.night("--explain", line, "--why", why, "--by", who, pins=(PINS.get(who, PIN),))

    def sign(self, second: str = "silva") -> Printed:
        return self.night("--by", "park", "--second", second, pins=(PIN, PINS.get(second, PIN)))

    def rows(self) -> list[dict[str, str]]:
        assert self.night().status == 0
        path = self.data / "packet" / f"NH-07-{self.day.isoformat()}.csv"
        return list(csv.DictReader(path.read_text(encoding="utf-8-sig").splitlines()))

    def row(self, item: str) -> dict[str, str]:
        (found,) = [row for row in self.rows() if row["item"].startswith(item)]
        return found

    def key(self) -> str:
        """Return the line of the only difference, as the command prints it."""
        (line,) = [line for line in self.night().out.splitlines() if line.endswith("]")]
        return line.rpartition("[")[2].rstrip("]")

    def month(self) -> tuple[list[dict[str, str]], str]:
        printed = self.kiosk("month", "--month", f"{self.day:%Y-%m}", "--data", self.data, "--out", self.data / "month")
        assert printed.status == 0, printed.err
        (path,) = (self.data / "month").glob("*.csv")
        return list(csv.DictReader(path.read_text(encoding="utf-8-sig").splitlines())), printed.out


@pytest.fixture
def house(kiosk: Kiosk, tmp_path: Path) -> SignedHouse:
    return SignedHouse(kiosk, tmp_path)


def test_a_night_is_counted_then_explained_then_signed(house: SignedHouse) -> None:
    assert house.row("Not signed")["look_at"] == "yes"
    assert house.sign().err == "Table NH-07 cannot be signed yet: drop box 12 is not counted.\n"
    house.count("100=3")
    refused = "Table NH-07 has a difference that nobody has explained: explain it first.\n"
    assert house.sign().err == refused
    assert house.explain("count/1").err.startswith("This night has no difference count/1 to explain: count/")
    assert house.explain(house.key(), "  ").err == "Enter what is known of the difference.\n"
    assert house.explain(house.key(), who=DEALER).status == 2, "a dealer explains no night"
    assert house.sign().err == refused
    assert house.explain(house.key()).status == 0
    assert house.sign(second="park").status == 2, "one person does not sign twice"
    assert house.night("--by", "park", pins=(PIN,)).err == "A second person must sign for the night.\n"
    assert house.sign().status == 0
    short, signed = house.row("Short at the closer"), house.row("Signed")
    assert (short["amount"], short["look_at"]) == ("-25.00", "explained"), "it stays in the packet"
    assert "explained by park" in short["note"] and "Mispay, seat 2" in short["note"]
    with read_journal(house.data / HOUSE / "journal.db") as journal:
        (explained,) = (event.of(NightExplained) for event in journal.events(1, NightExplained))
        (kept,) = (event.of(NightSigned) for event in journal.events(1, NightSigned))
    assert (explained.cents, explained.reason) == (-GREEN, "Mispay, seat 2")
    assert kept.signed == (("floor", "park"), ("second", "silva"))
    text = "".join(f"{name}\t{figure}\n" for name, figure in kept.figures)
    assert kept.digest == sha256(text.encode()).hexdigest()
    assert f"by park (floor) and silva (second); figures {kept.digest[:32]}" in signed["note"]
    figures = dict(kept.figures)
    assert (figures["drop"], figures["win"], figures["hands say"]) == ("300.00", "-25.00", "0.00")


def test_a_signer_by_command_sees_each_line_before_the_pin(house: SignedHouse) -> None:
    house.count("100=3")
    line = house.key()
    assert house.explain(line).status == 0
    printed = house.sign().out
    shown, _, _ = printed.partition("PIN of park:")
    assert "Opener $" in shown and "Closer $" in shown and "Win" in shown
    for words in (("--explain", line, "--why", "found"), ("--second", "silva")):
        refused = house.night(*words)
        assert (refused.status, refused.err) == (2, "Give the ID of the person who signs, with --by.\n")


def test_an_event_after_the_signature_asks_for_another_one(house: SignedHouse) -> None:
    house.count("100=3")
    house.explain(house.key())
    house.sign()
    rows, _ = house.month()
    assert [row["in_totals"] for row in rows] == ["yes", "1 signed nights"]
    table = house.house
    (house.data / "staff.json").rename(house.data / "NH-07" / "staff.json")
    table.open()
    table.table.shift.open("nh", dict(table.table.shift.closed_rack), **BOTH)
    table.table.shift.close(dict(table.table.shift.rack), **BOTH)
    table.close()
    (house.data / "NH-07" / "staff.json").rename(house.data / "staff.json")
    changed = house.row("Changed after the signature")
    assert changed["look_at"] == "yes" and "last event " in changed["note"] and "sign again" in changed["note"]
    rows, said = house.month()
    assert [row["in_totals"] for row in rows] == ["no", "0 signed nights"]
    assert rows[-1]["win"] == "0.00" and "not in the totals: changed after the signature" in said
    assert house.sign().status == 0
    assert house.row("Signed")["look_at"] == ""
    assert house.month()[0][0]["in_totals"] == "yes"


def test_a_box_that_is_short_is_explained_by_its_line(house: SignedHouse) -> None:
    house.count("100=2", "20=4")
    box, closer = [line.rpartition("[")[2].rstrip("]") for line in house.night().out.splitlines() if line[-1] == "]"]
    assert (closer.partition("/")[0], box.partition("/")[0]) == ("count", "box")
    house.explain(closer)
    assert house.sign().status == 2
    house.explain(box, "A bill of $20 was found in the cage")
    assert house.sign().status == 0
    assert house.row("Short in drop box 12")["amount"] == "-20.00"


def test_another_explanation_after_the_signature_is_a_change(house: SignedHouse) -> None:
    house.count("100=3")
    line = house.key()
    house.explain(line)
    house.sign()
    assert house.explain(line, "A chip fell into the drop box", who="silva").status == 0
    assert "silva: A chip fell into the drop box" in house.row("Changed after the signature")["note"]


def test_a_damaged_journal_is_not_signed(house: SignedHouse) -> None:
    house.count("100=3")
    house.explain(house.key())
    forge(house.data)
    assert house.sign().err.startswith("The journal of table NH-07 is damaged")
    assert not any(row["item"] == "Signed" for row in _rows_of_damaged(house))


def _rows_of_damaged(house: SignedHouse) -> list[dict[str, str]]:
    assert house.night().status == 1
    path = house.data / "packet" / f"NH-07-{house.day.isoformat()}.csv"
    return list(csv.DictReader(path.read_text(encoding="utf-8-sig").splitlines()))


def test_a_night_before_any_event_is_signed_for_by_nobody(house: SignedHouse) -> None:
    before = house.day - timedelta(days=1)
    printed = house.night("--by", "park", "--second", "silva", pins=(PIN, PIN), day=before)
    assert printed.err == "Table NH-07 cannot be signed yet: no closer.\n"


def test_a_house_may_ask_for_one_signature_or_a_dealer_as_the_second(house: SignedHouse, tmp_path: Path) -> None:
    from shutil import copytree

    from kiosk.settings import config_dir

    config = tmp_path / "config"
    copytree(config_dir(), config)
    shipped = (config / "house.toml").read_text(encoding="utf-8")
    house.count("100=3")
    house.explain(house.key())
    for second, people in (('["dealer"]', ("park", DEALER)), ("[]", ("park",))):
        (config / "house.toml").write_text(f"{shipped}\n[[nights]]\nfrom = 2020-01-01\nsecond = {second}\n")
        pins = tuple(PINS.get(who, PIN) for who in people)
        named = [word for flag, who in zip(("--by", "--second"), people, strict=False) for word in (flag, who)]
        assert house.night(*named, "--config", str(config), pins=pins).status == 0
        with read_journal(house.data / HOUSE / "journal.db") as journal:
            *_, kept = (event.of(NightSigned) for event in journal.events(1, NightSigned))
        assert tuple(who for _, who in kept.signed) == people


def test_a_table_that_is_opened_again_after_the_signature_names_its_new_drop_box(kiosk: Kiosk, tmp_path: Path) -> None:
    night = SignedHouse(kiosk, tmp_path)
    night.count("100=3")
    assert night.explain(night.key()).status == 0
    assert night.sign().status == 0
    (tmp_path / "staff.json").rename(tmp_path / "NH-07" / "staff.json")
    table = night.house.restart()
    table.shift.open("nh", dict(table.shift.closed_rack), **BOTH)
    table.cash.change_box(13, **BOTH)
    table.cash.buy_in(2, 10_000)
    table.shift.close(dict(table.shift.rack), **BOTH)
    night.house.close()
    (tmp_path / "NH-07" / "staff.json").rename(tmp_path / "staff.json")
    note = night.row("Changed after the signature")["note"]
    at = datetime.fromtimestamp(night.house.clock.ms / 1000).astimezone()
    assert f"drop box 13 since {at:%Y-%m-%d %H:%M}" in note
    assert "not counted, entered 100.00, was none: sign again" in note
    assert night.row("Result of the hands")["note"] == "1 hand"


def test_a_difference_that_has_changed_is_explained_with_its_new_amount(house: SignedHouse) -> None:
    """Chips that players carry have one line a day: its amount may change after it was explained."""
    house.count("100=3")
    line, why = house.key(), "Mispay, seat 2"
    (found,) = nights_of_day(shipped(), house.data, house.day, [])
    known = replace(found, explanations=(NightExplanation(line, -1_000, "Mispay", "park", 0),))
    explain_difference(shipped(), house.data, known, line, why, ("park", PIN))
    assert house.row("Short at the closer")["look_at"] == "explained"


def test_a_folder_that_cannot_be_written_is_refused_before_anybody_signs(house: SignedHouse) -> None:
    house.count("100=3")
    house.explain(house.key())
    file = house.data / "file"
    file.write_text("", encoding="utf-8")
    words = ("--day", house.day.isoformat(), "--table", "NH-07", "--data", house.data, "--out", file)
    refused = house.kiosk("night", *words, "--by", "park", "--second", "silva", pins=(PIN, PIN))
    assert (refused.status, refused.out) == (2, "")
    assert house.row("Not signed")["look_at"] == "yes"


def deal_for_points(data: Path) -> date:
    """Open and close PP-01, which is dealt for points, one point short. Return its gaming day."""
    games, clock, at = games_of(shipped(), GAMES, "PP-01"), HeldClock(), data / "PP-01"
    staff = Staff.load(data / "staff.json", clock, hasher=QUICK_HASHER, create=True)
    for who, role in ((DEALER, Role.DEALER), (FLOOR, Role.FLOOR)):
        staff.add(Person(id=who, name=who.title(), roles=frozenset({role})), PINS[who])
    at.mkdir()
    lay_key(at / "device.pem", "PP-01")
    journal = Journal.open(
        at / "journal.db",
        table="PP-01",
        key=load_or_create_key(at / "device.pem"),
        clock=clock,
        checkpoints=at / "checkpoints.jsonl",
        witness=data / "witness" / "PP-01.heads",
    )
    log = TableLog(journal, GAMES)
    table = open_table(games=games, house=shipped().house, staff=staff, log=log, clock=clock)
    rack = dict.fromkeys(games[0].config.denominations, 100)
    table.shift.open(games[0].key, rack, **BOTH)
    table.shift.close(rack | {1: 99}, **BOTH)
    journal.close()
    return gaming_day(clock.ms, "08:00")


def test_nobody_signs_for_a_table_that_is_dealt_for_points(kiosk: Kiosk, tmp_path: Path) -> None:
    deal_for_points(tmp_path)
    words = ("--table", "PP-01", "--data", tmp_path, "--out", tmp_path / "packet")
    assert "Short at the closer -1: unexplained" in kiosk("night", *words).out, "points are no dollars"
    refused = kiosk("night", *words, "--by", FLOOR, "--second", DEALER, pins=(PINS[FLOOR], PINS[DEALER]))
    assert (refused.status, refused.out) == (2, "")
    assert refused.err == "This game is played for points: no money moves.\n"


def test_points_are_no_dollars_in_a_report(kiosk: Kiosk, tmp_path: Path) -> None:
    day = deal_for_points(tmp_path)
    printed = kiosk("report", "--from", day, "--to", day, "--data", tmp_path)
    assert (printed.status, "$" in printed.out) == (0, False), printed.out
