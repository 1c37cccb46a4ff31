"""A table whose cards a camera sees, zone by zone."""

from kiosk.core.cards import card
from kiosk.core.devices import CardsSeen, Evidence, SeenCard
from kiosk.procedure import Cards, Choices
from kiosk.table import zones_of
from tests.tables import House

HOLE = {1: "As Kd", 2: "9c 8h", 5: "Jh 4s"}
EVIDENCE = Evidence(b"crop", (b"flat",), ((("As", 990),),), {"whole": "00"}, (1, 2, 3))


def lie(house: House, zone: str, cards: str = "", *, down: int = 0) -> None:
    seen = tuple(SeenCard(card(name), 70.0 * place, 0.0, 0.99) for place, name in enumerate(cards.split()))
    house.table.camera.event(CardsSeen(zone, seen, down, 1, EVIDENCE))


def clear(house: House, *but: str) -> None:
    """Let the camera see every zone empty, except for some."""
    for zone in zones_of(house.table.round.felt.layout, house.table.table_game.seats):
        if zone not in but:
            lie(house, zone)


def wager(house: House) -> None:
    for seat in HOLE:
        house.table.play.place(seat, "ante", 500)
    house.table.play.proceed()
    while not isinstance(house.table.round.prompt, Cards):
        house.table.play.proceed()


def spot_of(house: House) -> str:
    """Return the place of the first due card."""
    prompt = house.table.round.prompt
    assert isinstance(prompt, Cards)
    return prompt.left[0].spot


def to_the_flop(house: House) -> str:
    wager(house)
    for seat in HOLE:
        lie(house, f"seat {seat}", down=2)
    while not isinstance(house.table.round.prompt, Choices):
        lie(house, spot_of(house), down=4)
    house.table.play.choose_all("1x")
    house.table.play.proceed()
    return spot_of(house)
