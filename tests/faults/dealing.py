"""A dealer in a separate process that is killed. It acts once per input line, and prints the screen."""

import sys
from pathlib import Path

from kiosk.core.cards import DECK, card
from kiosk.core.devices import CardRead, DeviceState, StateChanged
from kiosk.procedure import Cards, Choices, Chosen, Floor, Placed, Wagers
from kiosk.table import Table
from tests.tables import FLOOR, PINS, House, floor_comes, make_ready

PLANTED = ("Ah", "2c", "7d", "Kh", "3c", "8d", "Qh", "Jh", "Th", "4s", "9h", "9c", "9d")


def shown(table: Table) -> str:
    """Return everything that the dealer sees, on one line."""
    hand = table.round
    felt = hand.felt
    slots = {place: [(slot.card, slot.up) for slot in row] for place, row in felt.cards.items()}
    return repr((table.hand_number, hand.prompt, hand.draft, slots, felt.bets, felt.status, felt.settled)).replace(
        "\n", " "
    )


def plug_in(table: Table) -> None:
    """Connect the shoe, and confirm the cards if any are dealt."""
    table.shoe.event(StateChanged(DeviceState.READY, "The shoe is connected."))
    if table.doubts.are_open:
        table.doubts.confirm_cards()


def act(table: Table) -> None:
    """Do the next thing, which is always the same at the same point."""
    prompt = table.round.prompt
    if isinstance(prompt, Wagers):
        placed = table.round.draft
        assert placed is None or isinstance(placed, Placed)
        bets = [(seat, spot) for seat in (1, 2, 5) for spot in ("ante", "board_bonus")] + [(5, "six_card_bonus")]
        done = sum(len(spots) for spots in placed.bets.values()) if placed else 0
        if done < len(bets):
            seat, spot = bets[done]
            table.play.place(seat, spot, 250 if spot == "board_bonus" else 500)
        else:
            table.play.proceed()
    elif isinstance(prompt, Choices):
        chosen = table.round.draft
        assert chosen is None or isinstance(chosen, Chosen)
        decided = len(chosen.choices) if chosen else 0
        if decided < len(prompt.seats):
            table.play.choose(prompt.seats[decided], "2x")
        else:
            table.play.proceed()
    elif isinstance(prompt, Cards):
        seen = table.round.felt.seen
        deck = [card(text) for text in PLANTED] + [card for card in DECK if card.text not in PLANTED]
        table.shoe.event(CardRead(next(card for card in deck if card not in seen), 0))
        assert not table.notice
    elif isinstance(prompt, Floor):
        floor_comes(table)
        table.floor.acknowledge(FLOOR, PINS[FLOOR])
    else:
        floor_comes(table)
        make_ready(table)
        table.play.proceed()


def main() -> None:
    """Deal in the named folder, one act for each line of standard input, until killed."""
    house = House(Path(sys.argv[1]))
    table = house.table
    plug_in(table)
    sys.stdout.write(shown(table) + "\n")
    sys.stdout.flush()
    for _ in sys.stdin:
        act(table)
        sys.stdout.write(shown(table) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
