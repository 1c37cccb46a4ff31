"""Test the camera readings of a hand: the archive keeps the table's readings, and no face-down card."""

from pathlib import Path

import pytest

from kiosk.archive import Flat, ZoneReading, readings
from kiosk.core.cards import card
from kiosk.core.devices import CardsSeen, Evidence, SeenCard
from kiosk.procedure import Cards
from kiosk.table import EvidenceFolder, zone_of, zones_of
from tests.tables import House

NS = 1_000_000


@pytest.fixture
def house(tmp_path: Path) -> House:
    house = House(tmp_path)
    house.table.camera.connect(EvidenceFolder(tmp_path / "evidence"))
    return house


def lie(house: House, zone: str, cards: str = "", *, down: int = 0) -> None:
    """Report cards in a zone. The camera also guesses at the faces of their backs."""
    names = cards.split()
    seen = tuple(SeenCard(card(name), 70.0 * nth, 0.0, 0.99) for nth, name in enumerate(names))
    likely = (*((((name, 980), ("Ah", 12))) for name in names), *((("Kc", 320), ("2d", 90)),) * down)
    now = house.table.clock.mono_ns()
    evidence = Evidence(
        f"crop of {zone}".encode(),
        tuple(f"{zone} {nth}".encode() for nth in range(len(likely))),
        likely,
        {"whole": "ab", "calibration": "cd"},
        (now - 300 * NS, now - 100 * NS),
    )
    house.table.camera.event(CardsSeen(zone, seen, down, now, evidence))


def due(house: House) -> list[str]:
    prompt = house.table.round.prompt
    return [zone_of(place) for place in prompt.left] if isinstance(prompt, Cards) else []


def to_the_flop(house: House) -> None:
    table = house.table
    for seat in (1, 2):
        table.play.place(seat, "ante", 500)
    for zone in zones_of(table.round.felt.layout, (1, 2)):
        lie(house, zone)
    while not due(house):
        table.play.proceed()
    for zone in ("seat 1", "seat 2"):
        lie(house, zone, down=2)
    lie(house, due(house)[0], down=4)
    table.play.choose_all("1x")
    table.play.proceed()


def of_hand(house: House) -> tuple[ZoneReading, ...]:
    return readings(house.table.journal.hand(house.table.hand_number))


def test_cards_that_lie_face_down_have_no_picture_and_no_name(house: House) -> None:
    to_the_flop(house)
    found = of_hand(house)
    assert [(reading.zone, reading.hidden) for reading in found][:2] == [("seat 1", 2), ("seat 2", 2)]
    assert not any(reading.names or reading.flats or reading.crop for reading in found)
    assert "Kc" not in repr(found)


def test_a_face_up_card_is_reported_with_its_evidence(house: House) -> None:
    to_the_flop(house)
    lie(house, "board", "Qc")
    reading = of_hand(house)[-1]
    assert (reading.zone, reading.names, reading.hidden) == ("board", ("Qc",), 0)
    [flat] = reading.flats
    assert flat == Flat(flat.picture, (("Qc", 980), ("Ah", 12)))
    folder = house.table.camera.evidence
    assert folder is not None
    assert folder.picture(flat.picture) == b"board 0"
    assert folder.picture(reading.crop) == b"crop of board"
    assert reading.hashes == {"whole": "ab", "calibration": "cd"}
    assert [reading.at_ms - ms for ms in reading.frames_ms] == [300, 100]


def test_a_reading_that_was_never_answered_tells_nothing(house: House) -> None:
    to_the_flop(house)
    lie(house, "board", "Qc")
    events = house.table.journal.hand(house.table.hand_number)
    cut = events[: [event.kind for event in events].index("camera_read") + 1]
    [reading] = readings(cut)
    assert (reading.names, reading.flats, reading.crop, reading.hidden) == ((), (), "", 2)


def test_a_picture_that_was_changed_or_lost_is_known(tmp_path: Path) -> None:
    folder = EvidenceFolder(tmp_path)
    kept = folder.keep(Evidence(b"crop", (b"flat",), ((("As", 990),),), {}, ()))
    assert not folder.is_altered(kept["crop"])
    (tmp_path / f"{kept['crop']}.jpg").write_bytes(b"another")
    assert folder.is_altered(kept["crop"])
    assert folder.picture(kept["crop"]) is None
    (tmp_path / f"{kept['crop']}.jpg").unlink()
    assert not folder.is_altered(kept["crop"])
