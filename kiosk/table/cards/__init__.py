"""The cards that devices see, and whether they count: an uncertain reading is not an answer.

shoe.py        cards from a shoe; camera.py, from a camera; zones.py, the place of a card, decks.py, its deck
doubts.py      whether the cards are where they are shown; seen_cards.py, the cards that devices see
order.py       cards that came in an order that no shuffle leaves
evidence.py    the pictures that a reading rests on
"""
