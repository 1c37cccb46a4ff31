"""Cards and dice by hand: when the grid is open, its purpose, and its live keys."""

from functools import lru_cache
from typing import Any

from PySide6.QtGui import QImage

from kiosk.core.cards import DECK, Card
from kiosk.core.dice import DICE
from kiosk.core.text import Text
from kiosk.core.value import value
from kiosk.procedure import Cards, Dice, Felt, HandView, Place
from kiosk.table import TableView, place_words
from ui.vm.controls import words
from ui.vm.controls.words import say
from ui.vm.table.under_way import exception_words, exceptions
from ui.vm.table.under_way.about import shoe_is_ready
from ui.vm.table.under_way.state import Keys, Panel, ScreenState

GRID = tuple(sorted(DECK, key=lambda card: ("shcd".index(card.suit), -card.rank)))  # A row per suit, from the ace down.


@value
class CardKey:
    """A key of the 52-card grid."""

    card: str
    live: bool


@value
class DieKey:
    """A key of the grid of dice: "10/black", and its color as a word."""

    die: str
    word: str


def die_rows() -> tuple[DieKey, ...]:
    return tuple(DieKey(die.text, say(Text(die.color))) for die in DICE)


def has_face_up(hand: HandView) -> bool:
    return any(slot.up for row in hand.felt.cards.values() for slot in row)


def face_up(felt: Felt) -> dict[Card, Place]:
    """Return the place of each face-up card. Face-down cards are never in it."""
    return {
        slot.card: Place(spot, seat, nth)
        for (spot, seat), row in felt.cards.items()
        for nth, slot in enumerate(row)
        if slot.up and slot.card is not None
    }


def keys_for(table: TableView, state: ScreenState) -> Keys:
    """Return the purpose of the grid. It opens automatically if a card must be known and no device supplies it."""
    if state.keys is not Keys.CLOSED or state.is_recalled:
        return state.keys
    prompt = table.round.prompt
    if table.doubts.are_open or table.rulings.redealing or (state.panel is not Panel.NONE and not state.is_ruled):
        return Keys.CLOSED
    if table.rulings.replacing is not None:
        return Keys.ENTER if (not shoe_is_ready(table) if state.asked is None else state.asked) else Keys.CLOSED
    if not isinstance(prompt, Cards):
        return Keys.CLOSED
    no_camera = table.camera.by_hand or not table.camera.reads
    if prompt.may_be_unread:
        is_burn = no_camera and not shoe_is_ready(table) and table.play.cards_after_burn is not None
        return Keys.ENTER if is_burn else Keys.CLOSED
    by_itself = no_camera and (prompt.turning or table.shoe.is_unread or not shoe_is_ready(table))
    return Keys.ENTER if (by_itself if state.asked is None else state.asked) else Keys.CLOSED


def key_rows(table: TableView, state: ScreenState) -> tuple[CardKey, ...]:
    """Return the keys of the grid: those of cards that are face up are dead, or are the only live ones."""
    purpose = keys_for(table, state)
    up = face_up(table.round.felt)
    if purpose is Keys.WRONG:
        scope = state.scope
        return tuple(
            CardKey(card.text, card in up and (scope is None or (up[card].spot, up[card].seat) == scope))
            for card in GRID
        )
    return tuple(CardKey(card.text, card not in up) for card in GRID)


def shown_keys(
    table: TableView, state: ScreenState, cards: tuple[CardKey, ...], dice: tuple[DieKey, ...]
) -> dict[str, Any]:
    """Return the open keys, and their purpose. Closed ones stay as they were: `cards` and `dice`."""
    purpose = keys_for(table, state)
    is_open = {"keys": cards or key_rows(table, state), "dice_keys": dice}
    if exceptions.die_asked(table, state):
        return {**is_open, "dice_keys": die_rows(), "dice_open": True, "keys_title": say(exception_words.WHAT_INSTEAD)}
    if isinstance(table.round.prompt, Dice) and not state.is_recalled and (state.panel is Panel.NONE or state.is_ruled):
        return {**is_open, "dice_keys": die_rows(), "dice_open": True, "keys_title": say(table.round.prompt.guide.do)}
    if purpose is Keys.CLOSED:
        return is_open
    title = say(_keys_title(table, state, purpose))
    picture = _unpacked(table.camera.unclear_picture if purpose is Keys.ENTER else b"")
    return {
        **is_open,
        "keys": key_rows(table, state),
        "keys_open": True,
        "keys_title": title,
        "keys_picture": picture,
        "has_keys_picture": not picture.isNull(),
    }


@lru_cache(maxsize=1)  # It is the same one while the keys are open.
def _unpacked(jpeg: bytes) -> QImage:
    if jpeg:
        import ui.window.picture  # noqa: F401 - what draws it takes memory where there is a camera, and nowhere else

    return QImage.fromData(jpeg)


def _keys_title(table: TableView, state: ScreenState, purpose: Keys) -> Text:
    prompt = table.round.prompt
    if purpose is Keys.WRONG:
        return words.TOUCH_WRONG
    if purpose is Keys.RIGHT:
        wrong = next(card for card, place in face_up(table.round.felt).items() if place == state.wrong)
        return words.TOUCH_RIGHT.fill(card=wrong.words)
    place = table.rulings.replacing
    if place is not None:
        return exception_words.REPLACE.fill(place=place_words(table.round.felt.layout, place))
    asked = table.play.cards_after_burn or prompt
    assert isinstance(asked, Cards)
    place = asked.left[0]
    if place.seat:
        count = table.round.felt.layout.hole
        values: dict[str, object] = {"seat": place.seat, "nth": place.nth + 1, "all": count}
        return words.ENTER_SEAT_CARD.fill(**values)
    spot = next((spot for spot in table.round.felt.layout.spots if spot.key == place.spot), None)
    if spot is None:
        return asked.guide.do
    title = words.ENTER_TABLE_CARD if asked is prompt else words.BURN_THEN_CARD
    return title.fill(spot=spot.label, nth=place.nth + 1, all=spot.count)
