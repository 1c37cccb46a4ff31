from kiosk.core.cards import card
from kiosk.core.devices import CardRead
from kiosk.procedure import Cards, Choices, Floor, Wagers
from kiosk.table import Table
from tests.tables import FLOOR, PINS, floor_comes

HOLE = {2: "KsKc", 5: "AhKh"}
BOARD, BONUS = "2h9h4h", "Ac5c6d2d"


def play_hand(table: Table, *, misread: bool = False, floor: tuple[str, str] = (FLOOR, PINS[FLOOR])) -> None:
    """Deal a hand at seats 2 and 5 to its end; seat 5 makes a flush, which the floor acknowledges.

    `misread`: the last card of the board is first read as another one.
    """
    number = table.hand_number
    cards = iter(split(HOLE[2][:2] + HOLE[5][:2] + HOLE[2][2:] + HOLE[5][2:] + BONUS + BOARD))
    while table.hand_number == number:
        floor_comes(table)
        match table.round.prompt:
            case Wagers():
                table.play.place(2, "ante", 500)
                table.play.place(5, "ante", 1000)
                table.play.place(5, "board_bonus", 500)
                table.play.proceed()
            case Choices(usual=str(usual)):
                table.play.choose_all(usual)
                table.play.proceed()
            case Cards() as prompt:
                place, key = prompt.left[0], next(cards)
                if misread and (place.spot, place.nth) == ("board", 2):
                    table.shoe.event(CardRead(card("3c"), 0))
                    floor_comes(table)
                    table.rulings.correct(place, card(key), floor)
                else:
                    table.shoe.event(CardRead(card(key), 0))
            case Floor():
                table.floor.acknowledge(*floor)
            case _:
                table.play.proceed()


def split(cards: str) -> list[str]:
    return [cards[at : at + 2] for at in range(0, len(cards), 2)]
