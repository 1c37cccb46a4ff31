"""The diagnostics show a technician the devices, and never a face-down card, a PIN, or money."""

import json
import zipfile
from pathlib import Path
from types import SimpleNamespace

import pytest

from drivers.listening import describe
from kiosk.core.cards import card
from kiosk.core.devices import BadgeRead, CardRead, CardUnread, DeviceState, Frame, ShoeAlarm, StateChanged, Way, masked
from kiosk.core.errors import NotAuthorized, Refused
from kiosk.core.log import ProgramLog, log_files, place, program_log
from kiosk.diagnostics import Diagnostics, export, folders
from kiosk.journal import Growth, bytes_words
from kiosk.staff import Person, Role
from tests.tables import FLOOR, PINS, House, void

TECHNICIAN = "theo"
PIN = "2590"
NOT_SHOWN = "not shown: it may name a card"


class FramesWire:
    """A shoe that keeps its last frames, as a driver does."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._frames: list[Frame] = []

    def sends(self, text: str, *, meaning: str = "") -> None:
        clock, data = self._house.clock, text.encode()
        self._frames.append(Frame(clock.ms, clock.mono_ns(), Way.IN, data, len(data), meaning or f"card {text}"))
        self._house.table.shoe.event(CardRead(card(text), clock.ns))

    def last_frames(self) -> tuple[Frame, ...]:
        return tuple(self._frames)


@pytest.fixture
def house(tmp_path: Path) -> House:
    opened = House(tmp_path)
    opened.staff.add(Person(id=TECHNICIAN, name="T. Theo", roles=frozenset({Role.TECHNICIAN})), PIN)
    opened.table.shoe.event(StateChanged(DeviceState.READY, "It is open."))
    return opened


@pytest.fixture
def wire(house: House) -> FramesWire:
    shoe = FramesWire(house)
    house.diagnostics.watch("shoe", shoe, knows_cards=True)
    return shoe


def meanings(house: House, name: str = "shoe") -> list[str]:
    return [str(frame.meaning) for frame in house.diagnostics.frames(name)]


def deal_two_down(house: House, wire: FramesWire) -> None:
    """Take two seats' antes, and deal the first two cards face down."""
    table = house.table
    for seat in (1, 2):
        table.play.place(seat, "ante", 500)
    table.play.proceed()
    table.play.proceed()
    wire.sends("Ah")
    wire.sends("Kd")
    assert len(table.round.felt.seen) == 2


def test_a_card_of_a_hand_is_in_no_frame_and_in_no_export_for_ever(
    house: House, wire: FramesWire, tmp_path: Path
) -> None:
    """Nobody turned these cards over: they stay secret after the hand, and all through the next one."""
    deal_two_down(house, wire)
    for _ in range(2):
        frames = house.diagnostics.frames("shoe")
        assert [(frame.size, frame.data, frame.is_hidden) for frame in frames] == [(None, b"", True)] * 2
        assert meanings(house) == [NOT_SHOWN] * 2
        house.clock.advance(ms=3_600_000)
        if house.table.hand_is_open:
            void(house.table, FLOOR, PINS[FLOOR])
    house.table.people.enter_pin(TECHNICIAN, PIN)
    whole = "\n".join(exported(export(house.table, house.diagnostics, tmp_path)).values())
    for secret in ("Ah", "Kd", "41 68", "4b 64"):
        assert secret not in whole


def test_a_card_that_was_pulled_for_the_next_hand_stays_hidden(house: House, wire: FramesWire) -> None:
    deal_two_down(house, wire)
    void(house.table, FLOOR, PINS[FLOOR])
    wire.sends("9c")
    assert meanings(house)[0] == NOT_SHOWN


class SwappedWire:
    """A device on a port to which the shoe is connected: its driver does not understand the messages."""

    SENT = (b" [Game]<Card:4S> ", bytes.fromhex("05 31 44 81 B8 03 34 46"), b"AH\r\n")

    def last_frames(self) -> tuple[Frame, ...]:
        return tuple(
            Frame(nth, nth, Way.IN, data, len(data), "The badge reader sends garbled data: it is not a frame.")
            for nth, data in enumerate(self.SENT)
        )


@pytest.mark.parametrize("family", ["badge", "printer", "sign"])
@pytest.mark.parametrize("in_hand", [True, False])
def test_a_shoe_in_the_port_of_another_device_names_no_card(
    house: House, wire: FramesWire, tmp_path: Path, family: str, in_hand: bool
) -> None:
    house.diagnostics.watch(
        family, SwappedWire(), knows_cards=False, receives_money=family == "printer", names_people=family == "badge"
    )
    house.table.devices.note(family, StateChanged(DeviceState.DEGRADED, "It is not a frame."))
    if in_hand:
        deal_two_down(house, wire)
    frames = house.diagnostics.frames(family)
    assert [(frame.data, frame.is_hidden) for frame in frames] == [(b"", True)] * 3
    assert [None] * 3 == [frame.size for frame in frames], "a ten may be a byte longer"
    house.table.people.enter_pin(TECHNICIAN, PIN)
    whole = "\n".join(exported(export(house.table, house.diagnostics, tmp_path)).values())
    for secret in ("4S", "34 53", "81 b8", "AH", "41 48"):
        assert secret not in whole


def test_a_badge_is_named_by_its_last_two_digits(house: House, tmp_path: Path) -> None:
    class HeldBadgeReader:
        def last_frames(self) -> tuple[Frame, ...]:
            meaning = describe(BadgeRead("0006547886", 7))
            return (Frame(1, 1, Way.IN, b"\x02010063E9AE25\x03", 14, meaning, 60, True),)

    house.diagnostics.watch("badge", HeldBadgeReader(), knows_cards=False, names_people=True)
    house.table.devices.note("badge", StateChanged(DeviceState.READY, "It is open."))
    (frame,) = house.diagnostics.frames("badge")
    assert ("badge …86", b"", 60) == (str(frame.meaning), frame.data, frame.count)
    house.table.people.enter_pin(TECHNICIAN, PIN)
    whole = "\n".join(exported(export(house.table, house.diagnostics, tmp_path)).values())
    assert "badge …86" in whole
    for secret in ("6547886", "010063E9AE", "30 31 30 30"):
        assert secret not in whole
    assert "6547886" not in repr(BadgeRead("0006547886", 7))


@pytest.mark.parametrize("badge", ["[Game]<Card:4S>", "[Game]<Card:10S>", "4S", "AS-9", ""])
def test_a_number_too_short_for_a_badge_shows_no_digits(badge: str) -> None:
    assert masked(badge) == "…"


def test_the_repr_of_a_frame_names_no_card() -> None:
    assert "Ah" not in repr(Frame(1, 2, Way.IN, b"Ah", 2, "card Ah"))


def test_no_bytes_of_any_port_are_shown_while_a_hand_is_open(house: House, wire: FramesWire) -> None:
    deal_two_down(house, wire)
    house.diagnostics.watch("printer", wire, knows_cards=False)
    assert house.diagnostics.frames("printer")[0].is_hidden, "a hand is open: the wrong device may be in its port"
    assert meanings(house, "printer")[0] == "hidden until the hand is over"
    assert house.diagnostics.frames("nobody") == ()


def test_bytes_to_a_printer_are_hidden_and_its_answers_are_shown(house: House) -> None:
    class TestedPrinter:
        def last_frames(self) -> tuple[Frame, ...]:
            return (
                Frame(1, 1, Way.OUT, b"MEGA $25,000", 12),
                Frame(2, 2, Way.IN, b"\x12", 1, "an answer", is_known=True),
            )

    house.diagnostics.watch("printer", TestedPrinter(), knows_cards=False, receives_money=True)
    answer, slip = house.diagnostics.frames("printer")
    assert (answer.data, answer.is_hidden) == (b"\x12", False)
    assert (slip.data, slip.size, slip.is_hidden) == (b"", 12, True)


def test_a_piece_of_a_strange_message_that_looks_like_an_answer_is_not_shown(house: House) -> None:
    """A shoe is on the printer's port. Its message comes in pieces, and "2" and "6" are printer status bytes."""

    class SwappedPrinter:
        def last_frames(self) -> tuple[Frame, ...]:
            return (
                Frame(1, 1, Way.OUT, b"\x10\x04\x01", 3, "asked"),
                Frame(2, 2, Way.IN, b"[Game]<Card:", 12, "no message of a printer"),
                Frame(3, 3, Way.IN, b"2", 1, "an answer", is_known=True),
                Frame(4, 4, Way.IN, b"S>", 2, "no message of a printer"),
            )

    house.diagnostics.watch("printer", SwappedPrinter(), knows_cards=False, receives_money=True)
    frames = house.diagnostics.frames("printer")
    assert [(frame.data, frame.is_hidden) for frame in frames if frame.way is Way.IN] == [(b"", True)] * 3


def test_a_device_has_a_state_a_reason_and_since_when(house: House) -> None:
    at_ms = house.clock.ms
    house.clock.advance(ms=5000)
    table = house.table
    table.shoe.event(StateChanged(DeviceState.READY, "It is open."))
    assert house.diagnostics.devices()[0].since_ms == at_ms
    table.shoe.event(StateChanged(DeviceState.BACKING_OFF, "The port was lost."))
    (report,) = house.diagnostics.devices()
    assert (report.state, report.why, report.since_ms) == (DeviceState.BACKING_OFF, "The port was lost.", at_ms + 5000)


def test_a_shoe_that_never_reported_is_shown_as_absent(tmp_path: Path) -> None:
    house = House(tmp_path)
    (report,) = house.diagnostics.devices()
    assert (report.name, report.state) == ("shoe", DeviceState.ABSENT)


def pulled(diagnostics: Diagnostics) -> tuple[bool | None, str]:
    fact = diagnostics.checks()[-1]
    return fact.is_good, str(fact.value)


def test_a_card_that_is_pulled_in_a_test_belongs_to_no_hand(house: House, wire: FramesWire) -> None:
    table = house.table
    for seat in (1, 2):
        table.play.place(seat, "ante", 500)
    void(table)
    house.diagnostics.begin_test()
    assert pulled(house.diagnostics) == (None, "Pull one card from the shoe now.")
    wire.sends("7h")
    assert not table.round.felt.seen
    assert not table.hand_is_open
    good, words = pulled(house.diagnostics)
    assert good
    assert words.startswith("It read seven of hearts.")
    assert meanings(house)[0] == "card 7h"
    house.diagnostics.end_test()
    assert meanings(house)[0] == "card 7h"
    wire.sends("8h")
    assert meanings(house)[0] == NOT_SHOWN


def test_a_card_that_could_not_be_read_and_an_alarm_fail_the_test(house: House) -> None:
    table = house.table
    house.diagnostics.begin_test()
    table.shoe.event(CardUnread(0))
    assert pulled(house.diagnostics)[0] is False
    table.shoe.event(ShoeAlarm("E5", "The cover is open."))
    assert pulled(house.diagnostics) == (False, "E5: The cover is open.")
    assert table.shoe.alarm == "The cover is open."


def test_a_test_is_refused_in_a_hand_and_ends_when_one_begins(house: House, wire: FramesWire) -> None:
    house.diagnostics.begin_test()
    deal_two_down(house, wire)
    with pytest.raises(Refused, match="finish it first"):
        house.diagnostics.begin_test()
    assert meanings(house) == [NOT_SHOWN] * 2


def test_a_dead_shoe_fails_at_the_step_that_is_dead(house: House) -> None:
    table = house.table
    table.shoe.event(StateChanged(DeviceState.ABSENT, "The port not found: check the cable?"))
    there, open_, *_ = house.diagnostics.checks()
    assert (there.is_good, str(there.value)) == (False, "The port not found: check the cable?")
    assert open_.is_good is False


def test_the_journal_is_shown_with_its_verification_and_its_disk(house: House) -> None:
    facts = {str(fact.label): (str(fact.value), fact.is_good) for fact in house.diagnostics.journal()}
    assert facts["State"] == ("OK", True)
    assert facts["Events"][0] == str(house.table.journal.last_seq())
    assert facts["Last intact"] == ("not yet", None)
    house.table.play.place(1, "ante", 500)
    void(house.table)
    for _ in range(5):
        house.clock.advance(ms=3000)
        house.table.watch.tick()
    facts = {str(fact.label): (str(fact.value), fact.is_good) for fact in house.diagnostics.journal()}
    assert facts["Last intact"][1] is True
    assert facts["Last signed checkpoint"][0].startswith(f"event {house.table.journal.last_seq()}, ")


def test_growth_of_the_journal_and_days_until_the_disk_is_full(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def facts() -> dict[str, tuple[str, bool | None]]:
        return {str(fact.label): (str(fact.value), fact.is_good) for fact in house.diagnostics.journal()}

    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=200 << 30))
    assert facts()["Growth"][0] == "available after two days"
    for _ in range(40):  # This is more than a month; the last four weeks count.
        house.clock.advance(ms=86_400_000)
        house.table.play.place(1, "ante", 500)
        void(house.table)
    grown = Growth.of(house.table.journal, house.clock.now_ms())
    events = house.table.journal.last_seq()
    assert grown.bytes_a_day is not None
    # There are three events a day: the hand is opened, tapped, and voided, and then the checkpoint.
    assert grown.bytes_a_day == pytest.approx(4 * grown.file_bytes / events, rel=0.1)
    assert facts()["Growth"][0] == f"{bytes_words(grown.bytes_a_day)} a day"  # The disk will be full in a lifetime.
    assert facts()["Free disk space"] == ("215 GB", True)
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=29 * grown.bytes_a_day))
    assert facts()["Growth"][0].endswith("days until its disk is full: 29")
    assert facts()["Free disk space"][1] is False
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=3650 * grown.bytes_a_day))
    assert facts()["Growth"][0].endswith(" a day; days until its disk is full: 3,650")
    house.clock.advance(ms=29 * 86_400_000)  # Nobody has opened the table for four weeks.
    assert Growth.of(house.table.journal, house.clock.now_ms()).bytes_a_day == 0
    assert facts()["Growth"][0] == "0 bytes a day"


def test_versions_name_the_rules_of_each_game_and_no_money(house: House) -> None:
    facts = {str(version.label): str(version.value) for version in house.diagnostics.versions()}
    deal = house.table.games[0]
    assert facts[deal.rules.title] == deal.game.version(deal.rules)
    assert not any("$" in value for value in facts.values())


def exported(path: Path) -> dict[str, str]:
    with zipfile.ZipFile(path) as file:
        assert file.testzip() is None
        return {name: file.read(name).decode() for name in file.namelist()}


def test_an_export_has_no_face_down_card_no_pin_and_no_money(house: House, wire: FramesWire, tmp_path: Path) -> None:
    table, out = house.table, tmp_path / "stick"
    out.mkdir()
    log = ProgramLog(table.journal.path.parent)
    log.begin()
    try:
        deal_two_down(house, wire)
        table.shoe.event(StateChanged(DeviceState.BACKING_OFF, "The port was lost."))
        with pytest.raises(NotAuthorized):
            table.people.enter_pin(TECHNICIAN, "1368")
        table.people.enter_pin(TECHNICIAN, PIN)
        files = exported(export(table, house.diagnostics, out))
    finally:
        log.close()
    assert set(files) == {"diagnostics.jsonl", "events.jsonl", "kiosk.log"}
    whole = "\n".join(files.values())
    for secret in ("Ah", "Kd", "41 68", PIN, "1368", "ante", "M. Ortiz", "$"):
        assert secret not in whole
    rows = [json.loads(line) for line in files["diagnostics.jsonl"].splitlines()]
    assert [row["bytes"] for row in rows if row["section"] == "frame"] == [None, None]
    assert {json.loads(line)["kind"] for line in files["events.jsonl"].splitlines()} <= {
        "started",
        "device_changed",
        "shoe_doubted",
        "checkpoint",
    }
    assert "shoe: backing off" in files["kiosk.log"]


def test_only_permitted_people_export_and_a_missing_folder_is_reported(house: House, tmp_path: Path) -> None:
    with pytest.raises(NotAuthorized, match="manager or technician"):
        export(house.table, house.diagnostics, tmp_path)
    house.table.people.enter_pin(TECHNICIAN, PIN)
    with pytest.raises(Refused, match=r"Nothing was written to .*: No such file or directory"):
        export(house.table, house.diagnostics, tmp_path / "gone")
    assert list(tmp_path.glob("*.zip")) == []


def test_an_export_goes_to_the_folder_of_the_house_or_to_a_stick(tmp_path: Path) -> None:
    mounts = tmp_path / "mounts"
    mounts.write_text("/dev/sda1 / ext4 rw 0 0\n/dev/sdb1 /media/USB\\040STICK vfat rw 0 0\n")
    assert folders(None, mounts=mounts) == (Path("/media/USB STICK"),)
    assert folders(tmp_path, mounts=mounts) == (tmp_path,)
    mounts.write_bytes("/dev/sdb1 /media/café vfat rw 0 0\n".encode() + b"/dev/sdc1 /media/caf\xe9\\011x vfat rw 0 0\n")
    assert set(folders(None, mounts=mounts)) == {Path("/media/café"), Path("/media/caf\udce9\tx")}
    assert folders(None, mounts=tmp_path / "none") == ()


def test_the_log_keeps_the_type_and_place_of_an_exception_without_its_text(tmp_path: Path) -> None:
    log = ProgramLog(tmp_path)
    log.begin()
    try:
        raise ValueError("the Ah is face down")
    except ValueError as error:
        program_log.critical("a bug: %s", place(type(error), error.__traceback__))
        program_log.error("again", exc_info=True)
    finally:
        log.close()
    (path,) = log_files(tmp_path)
    text = path.read_text()
    assert "ValueError at test_diagnostics.py:" in text
    assert "Ah" not in text
    assert len(text.splitlines()) == 2


def test_a_log_that_cannot_be_written_keeps_no_table_closed(tmp_path: Path) -> None:
    log = ProgramLog(tmp_path / "nowhere")
    log.begin()
    program_log.warning("nobody hears this")
    log.close()
    assert log_files(tmp_path / "nowhere") == ()
