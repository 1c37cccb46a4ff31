"""The reasons why a hand cannot continue, or none begins, until an act.

Two remedies take several acts: a card is replaced, or the same cards go back. And the floor may have locked the table.
"""

from kiosk.core.text import Sentence, Text, text
from kiosk.events import Ruling
from kiosk.procedure import Felt, HandView, Layout, Place, are_dealt
from kiosk.table.kernel.state import TableState

NEXT_CARD = text("Deal the next card to {place}: the first one is out of play.")
CARDS_GO_BACK = text("Put every card back, then confirm.")
CLOCK_BEHIND = text("The clock is wrong: the floor enters the time, from the menu.")
CAME_EARLY = text("A card left the shoe too early: call the floor, then touch “Exceptions”.")
NEW_DECK_ORDER = text("The cards came in the order of a new deck")
SAME_ORDER = text("The cards came in the order of an earlier hand")
INSPECTED_ORDER = text("The cards came in the order in which the deck was inspected")
UNSHUFFLED = text("The cards may not have been shuffled: wait for the floor before anything is paid.")
INSPECTED = text("Deck {seal} is being inspected: finish it in the menu, “Decks and dice”.")
TABLE_LOCKED = text("Table locked by the floor: no new hands.")


_ORDERS = frozenset(map(str, (NEW_DECK_ORDER, SAME_ORDER, INSPECTED_ORDER)))


def replaced_place(state: TableState, hand: HandView) -> Place | None:
    """Return the place of the next card if it replaces one that is out of play: after the deal, if required."""
    order = state.replacing
    if order is None or (are_dealt(hand.prompt) and _is_for_after(order.ruling, hand)):
        return None
    return Place(*order.place)


def _is_for_after(ruling: Ruling, hand: HandView) -> bool:
    """Return whether the ruling depends on the card's position in the deal: the deal is then completed first."""
    path = next((path for path in hand.game.irregularities if path.key == ruling.irregularity), None)
    remedy = None if path is None else path.remedy(ruling.remedy)
    return remedy is not None and remedy.first > 0


def suspension_words(state: TableState, hand: HandView) -> str:
    """Return why a hand is suspended, or ""."""
    place = None if state.replacing is None else replaced_place(state, hand)
    if place is not None:
        return Sentence(NEXT_CARD.fill(place=place_words(hand.felt.layout, place)))
    if state.early:
        return Sentence(CAME_EARLY)
    if state.redealing is not None:
        return Sentence(CARDS_GO_BACK)
    if state.reading is not None:
        return Sentence(INSPECTED.fill(seal=state.reading.seal))
    if state.floor_call is not None and is_unshuffled(state):
        return Sentence(UNSHUFFLED)
    if state.hand is None and state.orders.locked_by:
        return Sentence(TABLE_LOCKED)
    return ""


def is_unshuffled(state: TableState) -> bool:
    """Return whether the floor was called because the cards of this hand look unshuffled, and has not come."""
    call = state.floor_call
    return state.hand is not None and call is not None and str(call.why) in _ORDERS


def place_words(layout: Layout, place: Place) -> Text:
    """Return a place as the dealer calls it, "seat 3, card 2"."""
    if place.seat:
        return text("seat {seat}, card {nth}", seat=place.seat, nth=place.nth + 1)
    if place.spot == Felt.BURN:
        return text("burn {nth}", nth=place.nth + 1)
    spot = next((spot for spot in layout.spots if spot.key == place.spot), None)
    if spot is not None and place.nth < len(spot.names):
        return spot.names[place.nth]
    label = Text(place.spot) if spot is None else spot.label
    return text("{spot}, card {nth}", spot=label, nth=place.nth + 1)
