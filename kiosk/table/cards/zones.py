"""The zones of a camera: the place of the game that each covers, and whether the cards there are possible.

A camera sees a table that is being dealt at, so less counts than with a reader below the felt: a dealer may be ahead of
the screen. A card disagrees that was dealt elsewhere; one that is in the place of another one; or one too many where
all have been dealt.
"""

import re
from collections.abc import Sequence
from typing import Final

from kiosk.core.text import Text, text
from kiosk.procedure import Cards, Dice, Felt, Layout, Place, Prompt
from kiosk.table.cards.seen_cards import Seen, plays

_SEAT: Final = "seat {seat}"
_IS_SEAT: Final = re.compile(r"seat ([0-9]{1,2})")


def zone_of(place: Place) -> str:
    """Return the zone that covers a place of the game."""
    return _SEAT.format(seat=place.seat) if place.spot == Felt.HOLE else place.spot


def zones_of(layout: Layout, seats: Sequence[int]) -> tuple[str, ...]:
    """Return every zone that a game may have: the burn of cards, its spots, and its seats."""
    burn = () if layout.dice else (Felt.BURN,)
    spots = (*(spot.key for spot in layout.spots), *layout.aside)
    return (*burn, *spots, *(_SEAT.format(seat=seat) for seat in seats))


def zones_due(prompt: Prompt | None) -> frozenset[str]:
    """Return the zones in which something is due now."""
    return frozenset(zone_of(place) for place in prompt.left) if isinstance(prompt, Cards | Dice) else frozenset()


def seat_of(zone: str) -> int:
    """Return the seat that a zone covers, 0 for one in the middle of the table."""
    match = _IS_SEAT.fullmatch(zone)
    return int(match[1]) if match else 0


def words_of(layout: Layout, zone: str) -> Text:
    """Return the displayed name of a zone, as in "Seat 3"."""
    seat = seat_of(zone)
    if seat:
        return text("Seat {seat}", seat=seat)
    if zone == Felt.BURN:
        return text("Burn")
    return next((spot.label for spot in layout.spots if spot.key == zone), Text(zone.capitalize()))


def not_in_zone(felt: Felt, zone: str, seen: Seen) -> bool:
    """Return whether a zone has a face-up card that cannot be there. Others are face down, and tell nothing."""
    seat = seat_of(zone)
    dealt = felt.cards.get((Felt.HOLE, seat) if seat else (zone, 0), [])
    if not dealt or (seat and not plays(felt, seat)):
        return False
    strange = seen[0] - {slot.card for slot in dealt}
    if any(card in felt.seen for card in strange):
        return True
    missing = any(slot.up and slot.card not in seen[0] for slot in dealt)
    most = felt.layout.hole if seat else next((spot.count for spot in felt.layout.spots if spot.key == zone), 0)
    unread = sum(slot.card is None for slot in dealt)
    return bool(strange) and (missing or (len(dealt) >= most > 0 and len(strange) > unread))
