"""The cards that devices see, and whether they count: an uncertain reading is not an answer.

shoe.py        cards from a shoe; camera.py, from a camera; zones.py, the place of a card, decks.py, its deck
doubts.py      whether the cards lie as they are shown; lying.py, what a camera sees lying there
order.py       cards that came in an order that no shuffle leaves
evidence.py    the pictures that a reading rests on
"""

from kiosk.table.cards.camera import CameraCards as CameraCards
from kiosk.table.cards.decks import deck_words as deck_words
from kiosk.table.cards.doubts import CardDoubts as CardDoubts
from kiosk.table.cards.doubts import seats_disagreement as seats_disagreement
from kiosk.table.cards.evidence import EvidenceFolder as EvidenceFolder
from kiosk.table.cards.order import HANDS_BEFORE as HANDS_BEFORE
from kiosk.table.cards.order import unshuffled as unshuffled
from kiosk.table.cards.shoe import TableShoe as TableShoe
from kiosk.table.cards.zones import seat_of as seat_of
from kiosk.table.cards.zones import zone_of as zone_of
from kiosk.table.cards.zones import zones_of as zones_of
