"""A camera as a source of cards: due cards are taken together and once; everything else is reported or waits."""

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest

from kiosk.core.cards import DECK, card
from kiosk.core.devices import CameraSetup, DeviceState, DiceSeen, SeatCards, SeenCard, StateChanged, ZoneUnclear
from kiosk.core.dice import die
from kiosk.events import Answered, CameraRead
from kiosk.procedure import Cards, Choices, Felt, Place
from kiosk.table import EvidenceFolder, zone_of, zones_of
from kiosk.table.cards.camera import LAIN_NS
from kiosk.table.cards.seen_cards import STEADY_NS
from kiosk.table.cards.zones import words_of
from tests.seen_table import EVIDENCE, HOLE, clear, lie, spot_of, to_the_flop, wager
from tests.tables import FLOOR, PINS, House, void

BOARD = "Flop · Turn · River"  # As on the screen.
STEADY_MS = STEADY_NS // 1_000_000 + 1
LAIN_MS = LAIN_NS // 1_000_000


@pytest.fixture
def house(tmp_path: Path) -> House:
    house = House(tmp_path)
    house.table.camera.connect(EvidenceFolder(tmp_path / "evidence"))
    clear(house)
    return house


def row(house: House, spot: str, seat: int = 0) -> list[str | None]:
    slots = house.table.round.felt.cards.get((spot, seat), [])
    return [slot.card.text if slot.card else None for slot in slots]


def kinds(house: House) -> list[str]:
    return [event.kind for event in house.table.journal.hand(house.table.hand_number)]


def test_every_place_has_a_zone(house: House) -> None:
    layout = house.table.round.felt.layout
    zones = zones_of(layout, (1, 2))
    assert zones[0] == Felt.BURN
    assert {"seat 1", "seat 2", *(spot.key for spot in layout.spots)} < set(zones)
    assert zone_of(Place(Felt.HOLE, 2, 1)) == "seat 2"


def test_face_down_cards_are_counted_and_not_named(house: House) -> None:
    wager(house)
    lie(house, "seat 1", down=2)
    lie(house, "seat 2", down=2)
    # They are dealt in turn: seat 5 is next.
    assert [row(house, Felt.HOLE, seat) for seat in HOLE] == [[None], [None], []]
    lie(house, "seat 5", down=2)
    assert [row(house, Felt.HOLE, seat) for seat in HOLE] == [[None, None]] * 3


def test_board_is_taken_when_as_many_lie_there_as_are_due(house: House) -> None:
    board = to_the_flop(house)
    lie(house, board, "Qc")
    assert row(house, board) == ["Qc"]
    assert house.table.notice == ""
    answered = [
        event for event in house.table.journal.hand(house.table.hand_number) if isinstance(event.what, Answered)
    ]
    assert answered[-1].of(Answered).source == "camera"


def test_same_cards_are_taken_once(house: House) -> None:
    board = to_the_flop(house)
    lie(house, board, "Qc")
    before = kinds(house)
    lie(house, board, "Qc")
    assert kinds(house) == before


def test_more_cards_than_are_due_are_refused(house: House) -> None:
    board = to_the_flop(house)
    before = kinds(house)
    lie(house, board, "Qc 2c")
    assert row(house, board) == []
    assert house.table.notice == f"{BOARD}: 2 seen, only 1 due: check and call the floor."
    assert kinds(house) == before


def test_card_that_is_already_elsewhere_is_refused(house: House) -> None:
    board = to_the_flop(house)
    lie(house, board, "Qc")
    house.table.play.choose_all("1x")
    house.table.play.proceed()
    lie(house, spot_of(house), "Qc Qd")
    assert row(house, board) == ["Qc", "Qd"]  # This is the new one.
    house.table.play.choose_all("1x")
    house.table.play.proceed()
    lie(house, spot_of(house), "Qc Qd Qc")
    assert row(house, board) == ["Qc", "Qd"]


def test_face_up_card_where_face_down_ones_are_due_calls_for_the_floor(house: House) -> None:
    wager(house)
    lie(house, "seat 1", "As", down=1)
    assert house.table.notice == "Seat 1: a card is face up that must be face down. Call the floor."
    assert row(house, Felt.HOLE, 1) == []


def test_card_seen_before_its_step_is_used_at_its_step(house: House) -> None:
    """The dealer dealt ahead of the screen: no touch is needed."""
    board = to_the_flop(house)
    lie(house, board, "Qc")
    lie(house, board, "Qc Qd")
    assert row(house, board) == ["Qc"]
    house.table.play.choose_all("1x")
    house.table.play.proceed()
    assert row(house, board) == ["Qc", "Qd"]


def test_cards_of_the_last_hand_do_not_count(house: House) -> None:
    board = to_the_flop(house)
    lie(house, board, "Qc")
    void(house.table, FLOOR, PINS[FLOOR])
    clear(house, board)
    assert to_the_flop(house) == board
    lie(house, board, "Qc")
    assert row(house, board) == []
    assert house.table.notice == ""  # They may be in the middle of being cleared.
    house.clock.advance(ms=LAIN_MS)
    house.table.watch.tick()
    assert house.table.notice.startswith(f"{BOARD}: not cleared before this hand: clear it")
    lie(house, board)
    lie(house, board, "Qc")
    assert row(house, board) == ["Qc"]


def test_cards_count_only_after_an_empty_place_was_seen_in_this_hand(house: House) -> None:
    """The camera may have been away while the last hand was cleared."""
    house.table.camera.event(StateChanged(DeviceState.BACKING_OFF, "Its process has ended."))
    wager(house)
    void(house.table, FLOOR, PINS[FLOOR])
    wager(house)
    lie(house, "seat 1", down=2)
    assert row(house, Felt.HOLE, 1) == []
    lie(house, "seat 1")
    lie(house, "seat 1", down=2)
    assert row(house, Felt.HOLE, 1) == [None]


def test_camera_that_comes_back_in_a_hand_goes_on_where_cards_were_dealt(house: House) -> None:
    board = to_the_flop(house)
    lie(house, board, "Qc")
    house.table.camera.event(StateChanged(DeviceState.BACKING_OFF, "Its process has ended."))
    assert not house.table.camera.reads
    house.table.play.choose_all("1x")
    house.table.play.proceed()
    house.table.camera.event(StateChanged(DeviceState.READY, "Camera reading the table."))
    lie(house, board, "Qc Qd")
    assert row(house, board) == ["Qc", "Qd"]
    assert house.table.camera.reads == (house.table.camera.unclear == "")


def test_undone_card_is_not_taken_from_the_same_picture(house: House) -> None:
    board = to_the_flop(house)
    lie(house, board, "Qc")
    house.table.play.undo(signatures=((FLOOR, PINS[FLOOR]),))
    assert row(house, board) == []
    house.table.play.enter_card(card("Qd"))
    assert row(house, board) == ["Qd"]


def test_misread_card_is_not_taken_for_the_next_one(house: House) -> None:
    """A shoe or a finger reports one card and the camera sees another: neither is dealt, and the dealer is asked."""
    board = to_the_flop(house)
    house.table.play.enter_card(card("Qc"))
    lie(house, board, "Qd")
    house.table.play.choose_all("1x")
    house.table.play.proceed()
    assert row(house, board) == ["Qc"]
    house.table.play.enter_card(card("2s"))
    lie(house, board, "Qd 2s")
    house.clock.advance(ms=STEADY_MS)
    house.table.watch.tick()
    house.clock.advance(ms=STEADY_MS)
    house.table.watch.tick()
    assert (board,) == house.table.doubts.zones
    assert house.table.doubts.are_open
    assert str(house.table.doubts.why).startswith(f"Camera and dealt cards disagree: {BOARD}.")
    assert kinds(house)[-1] == "zones_disagreed"
    house.restart()
    assert house.table.doubts.are_open
    house.table.doubts.confirm_cards()
    assert not house.table.doubts.are_open


def test_a_checked_card_is_not_asked_about_again(house: House) -> None:
    board = to_the_flop(house)
    house.table.play.enter_card(card("Qc"))
    for _ in range(2):
        lie(house, board, "Qd")
        house.clock.advance(ms=STEADY_MS)
    house.table.watch.tick()
    house.table.doubts.confirm_cards()
    house.clock.advance(ms=STEADY_MS)
    house.table.watch.tick()
    assert not house.table.doubts.are_open


def test_extra_card_goes_to_the_dealer_once_all_are_dealt(house: House) -> None:
    board = to_the_flop(house)
    for cards in ("Qc", "Qc 2d", "Qc 2d 7h"):
        lie(house, board, cards)
        if len(row(house, board)) < 3:
            house.table.play.choose_all("1x")
            house.table.play.proceed()
    assert row(house, board) == ["Qc", "2d", "7h"]
    for _ in range(2):
        lie(house, board, "Qc 2d 7h 9h")
        house.clock.advance(ms=STEADY_MS)
    house.table.watch.tick()
    assert (board,) == house.table.doubts.zones


def test_hand_that_is_void_while_the_camera_disagrees_leaves_nothing_to_look_at(house: House) -> None:
    board = to_the_flop(house)
    house.table.play.enter_card(card("Qc"))
    for _ in range(2):
        lie(house, board, "Qd")
        house.clock.advance(ms=STEADY_MS)
    house.table.watch.tick()
    assert house.table.doubts.are_open
    void(house.table, FLOOR, PINS[FLOOR])
    assert () == house.table.doubts.zones and not house.table.doubts.are_open


def test_camera_that_sees_other_cards_than_the_seat_reader_asks_the_dealer(house: House) -> None:
    to_the_flop(house)
    house.table.doubts.seat_event(SeatCards(5, frozenset({card("As"), card("Kd")}), 0, 1))
    show_board(house)
    before = row(house, Felt.HOLE, 5)
    lie(house, "seat 5", "As Kh")
    assert row(house, Felt.HOLE, 5) == before == [None, None]
    assert house.table.notice == "Seat 5: camera and seat reader disagree: check the cards and enter them."
    lie(house, "seat 5", "Kd As")
    assert row(house, Felt.HOLE, 5) == ["Kd", "As"]


def show_board(house: House) -> None:
    """Enter the board by hand, and continue until cards are turned at a seat."""
    while True:
        match house.table.round.prompt:
            case Cards(turning=True):
                return
            case Cards():
                free = (card for card in DECK if card.text not in "".join(HOLE.values()).split())
                house.table.play.enter_card(next(card for card in free if card not in house.table.round.felt.seen))
            case Choices():
                house.table.play.choose_all("1x")
                house.table.play.proceed()
            case _:
                house.table.play.proceed()


def test_card_that_is_no_face_to_the_camera_is_not_waited_for_in_silence(house: House) -> None:
    board = to_the_flop(house)
    lie(house, board, down=1)
    assert house.table.notice == f"{BOARD}: 0 of 1 read: turn the others over, or enter them."
    show_board(house)
    lie(house, "seat 5", "Kd", down=1)
    assert house.table.notice == "Seat 5: 1 of 2 read: turn the others over, or enter them."
    lie(house, "seat 5", "Kd As")
    assert row(house, Felt.HOLE, 5) == ["Kd", "As"]
    assert house.table.notice == ""


def test_zones_are_called_as_on_the_felt(house: House) -> None:
    layout = house.table.round.felt.layout
    assert [str(words_of(layout, zone)) for zone in ("burn", "six_card", "seat 2", "toss")] == [
        "Burn",
        "6 Card Bonus",
        "Seat 2",
        "Toss",
    ]


def test_card_that_appears_twice_is_always_reported(house: House) -> None:
    to_the_flop(house)
    house.table.camera.event(ZoneUnclear("seat 1", "twice", "the same card appears twice.", 1, EVIDENCE))
    assert house.table.notice == "Seat 1: the same card appears twice."


def test_unclear_zone_names_the_remedy_when_it_is_due(house: House) -> None:
    board = to_the_flop(house)
    house.table.camera.event(ZoneUnclear("seat 1", "spread", "spread the cards.", 1, EVIDENCE))
    assert house.table.notice == ""
    house.table.camera.event(ZoneUnclear(board, "spread", "spread the cards.", 1, EVIDENCE))
    assert house.table.notice == f"{BOARD}: spread the cards."
    assert house.table.camera.unclear == f"{BOARD}: spread the cards."
    lie(house, board, "Qc")
    assert house.table.camera.unclear == ""
    assert row(house, board) == ["Qc"]


def unclear(house: House, zone: str, cards: str, *places: int) -> None:
    seen = tuple(SeenCard(card(name), 70.0 * place, 0.0, 0.99) for place, name in enumerate(cards.split()))
    flats = tuple(b"flat %d" % place for place in range(len(seen) + len(places)))
    evidence = replace(EVIDENCE, flats=flats, likely=((("As", 990),),) * len(flats))
    what = "a card is not clear."
    house.table.camera.event(ZoneUnclear(zone, "unclear", what, 1, evidence, seen, 0, places))


def turn_up(house: House) -> str:
    """Continue until the first seat's cards are turned up, and return its zone."""
    board = to_the_flop(house)
    for names in ("Qc", "Qc Qd", "Qc Qd 2h"):
        lie(house, board, names)
        while not isinstance(house.table.round.prompt, Cards):
            if isinstance(house.table.round.prompt, Choices):
                house.table.play.choose_all("1x")
            house.table.play.proceed()
    while not house.table.round.prompt.turning:  # type: ignore[union-attr]
        lie(house, spot_of(house), down=4)
    prompt = house.table.round.prompt
    assert isinstance(prompt, Cards)
    return zone_of(prompt.left[0])


def test_one_unclear_card_does_not_refuse_the_others(house: House) -> None:
    """The dealer enters the unclear one, and sees its picture beside the keys."""
    zone = turn_up(house)
    seat = int(zone.removeprefix("seat "))
    unclear(house, zone, "As", 1)
    assert row(house, Felt.HOLE, seat) == ["As", None]
    assert house.table.camera.unclear_picture == b"flat 1"
    assert "a card is not clear" in house.table.notice
    assert kinds(house).count("camera_read") > 0
    house.table.play.enter_card(card("Kd"))
    assert row(house, Felt.HOLE, seat) == ["As", "Kd"]
    assert house.table.camera.unclear_picture == b""


def test_unclear_card_among_too_few_is_waited_for(house: House) -> None:
    zone = turn_up(house)
    unclear(house, zone, "", 0)
    assert row(house, Felt.HOLE, int(zone.removeprefix("seat "))) == [None, None]


def test_dealer_may_always_enter_the_card(house: House) -> None:
    board = to_the_flop(house)
    house.table.play.enter_card(card("2h"))
    assert row(house, board) == ["2h"]


def test_evidence_is_written_before_the_answer_and_its_pictures_kept(house: House, tmp_path: Path) -> None:
    board = to_the_flop(house)
    lie(house, board, "Qc")
    events = house.table.journal.hand(house.table.hand_number)
    read = [event for event in events if isinstance(event.what, CameraRead)][-1]
    assert read.seq < max(event.seq for event in events if isinstance(event.what, Answered))
    crop = read.of(CameraRead).evidence["crop"]
    assert crop == hashlib.sha256(b"crop").hexdigest()
    kept = EvidenceFolder(tmp_path / "evidence")
    assert kept.picture(crop) == b"crop"
    (tmp_path / "evidence" / f"{crop}.jpg").write_bytes(b"another")
    assert kept.picture(crop) is None


def test_reading_whose_evidence_cannot_be_kept_does_not_count(house: House, tmp_path: Path) -> None:
    board = to_the_flop(house)
    (tmp_path / "evidence").rename(tmp_path / "away")
    (tmp_path / "evidence").write_text("a file")
    before = kinds(house)
    lie(house, board, "Qc")
    assert row(house, board) == []
    assert house.table.notice.startswith("The camera’s pictures cannot be saved")
    assert kinds(house) == before


def test_camera_is_a_device_of_the_table(house: House) -> None:
    house.table.camera.event(StateChanged(DeviceState.DEGRADED, "Calibrate the camera."))
    assert house.table.devices.by_name["camera"].state is DeviceState.DEGRADED
    assert not house.table.camera.reads
    setup = CameraSetup("calibrate", 3, "Show the board.", done=False)
    house.table.camera.event(setup)
    assert house.table.camera.setup == setup


def test_dice_are_no_cards(house: House) -> None:
    board = to_the_flop(house)
    house.table.camera.event(DiceSeen(board, (die("A/red"),), 1, EVIDENCE))
    assert row(house, board) == []
