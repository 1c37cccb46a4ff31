"""What goes wrong at a table, and what is ruled: the verbs behind the guided paths of `kiosk.procedure.irregularities`.

A ruling is one event, with what it changes in the hand, who decided, and where it stands. Where it is the floor's, the
floor signs, and never the dealer of that hand. Two remedies take several acts: a card is replaced, or the same cards go
back to the same places. Until that is done the hand is suspended, and only the floor's voiding it is heard.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kiosk.core.cards import Card
from kiosk.core.dice import Die
from kiosk.core.errors import Refused
from kiosk.core.text import Sentence, Text, text
from kiosk.events import Ruling
from kiosk.procedure import (
    Answer,
    By,
    Choice,
    Decides,
    Effect,
    Felt,
    Forfeit,
    Irregularity,
    Place,
    Remedy,
    Round,
    Situation,
    amend,
)
from kiosk.staff import Role
from kiosk.table.people import Signature
from kiosk.table.watch import TableWatch

UNSIGNED: Signature = ("", "")
_VOIDS = (Effect.VOID, Effect.VOID_AND_DECK)


@dataclass(frozen=True, slots=True, kw_only=True)
class Details:
    """What a remedy is about; which of these it needs depends on its effect. Wagers are {spot: cents}, 0 for none.

    `decision` is (seq of the answer, what the seat decides instead).
    """

    seat: int = 0
    places: tuple[Place, ...] = ()
    card: Card | None = None
    die: Die | None = None
    decision: tuple[int, Choice] | None = None
    wagers: Mapping[str, int] | None = None
    count: int | None = None


NOTHING = Details()


class TableRulings(TableWatch):
    """A table whose irregularities are put right."""

    # ------------------------------------------------------------------------------------------------ what is shown

    @property
    def irregularities(self) -> tuple[Irregularity, ...]:
        """Return what can be put right now, in the order of the game."""
        now = Situation(self.round, self._state.hand is not None, self._state.deck)
        return tuple(one for one in self.round.game.irregularities if one.due(now))

    @property
    def replacing(self) -> Place | None:
        """Return where the next card goes, for one that is out of play."""
        order = self._state.replacing
        return None if order is None else Place(*order.place)

    @property
    def redealing(self) -> bool:
        """Say whether the cards of the hand are going back to their places."""
        return self._state.redealing is not None

    @property
    def still_to_put_back(self) -> int:
        """Return how many cards that are known have not come back yet."""
        return len(set(self.round.felt.seen.values()) - (self._state.redealing or set()))

    @property
    def suspended(self) -> str:
        place = self.replacing
        if place is not None:
            words = text("Deal the next card to {place}: the one that lay there is out of play.")
            return Sentence(words._replace(values={"place": self.place_words(place)}))
        if self.redealing:
            return Sentence(text("The cards of this hand go back to their places: say when all of them are back."))
        return ""

    @property
    def deck_is_wrong(self) -> bool:
        """Say whether no hand may begin: the deck is out of play, or its count is wrong."""
        return self._state.deck != ""

    @property
    def misdeal_needs_floor(self) -> bool:
        """Return whether the hand can only be voided by the floor: cards are out, and the house wants it so."""
        return self.house.void_needs_floor and bool(self.round.felt.cards)

    @property
    def redeal_needs_floor(self) -> bool:
        """Say whether the floor must look at the cards: not each of them has come back through the shoe."""
        unread = any(slot.card is None for row in self.round.felt.cards.values() for slot in row)
        return unread or self.still_to_put_back > 0

    def needs_floor(self, remedy: Remedy) -> bool:
        """Say whether the floor signs for a remedy."""
        return self.misdeal_needs_floor if remedy.effect is Effect.VOID else remedy.decides is Decides.FLOOR

    def place_words(self, place: Place) -> Text:
        """Return a place as the dealer calls it, "seat 3, card 2"."""
        if place.seat:
            return text("seat {seat}, card {nth}", seat=place.seat, nth=place.nth + 1)
        if place.spot == Felt.BURN:
            return text("burn {nth}", nth=place.nth + 1)
        labels = {one.key: one.label for one in self.round.felt.layout.spots}
        return text("{spot}, card {nth}", spot=labels.get(place.spot, Text(place.spot)), nth=place.nth + 1)

    # ------------------------------------------------------------------------------------------------------- rulings

    def rule(self, key: str, remedy: str, details: Details = NOTHING, signature: Signature = UNSIGNED) -> None:
        """Put an irregularity right by one of its remedies. Raise Refused where that is not due, or cannot be.

        The floor's `signature` is asked for where the floor decides.
        """
        self._ready(though_suspended=True)
        one, ruled = self._due(key, remedy)
        if self.suspended and ruled.effect not in _VOIDS:
            raise Refused("suspended", self.suspended)
        changes = changes_of(self.round, ruled.effect, details)
        by = self._touch()
        if self.needs_floor(ruled):
            person = self._prove(*signature, Role.FLOOR, but_not=self._state.dealer or "")
            by = By(person.id, "floor", frozenset(role.value for role in person.roles))
        ruling = self._ruling(one, ruled)
        match ruled.effect:
            case Effect.VOID | Effect.VOID_AND_DECK:
                self._void(str(one.when), by.actor, ruling, deck_is_out=ruled.effect is Effect.VOID_AND_DECK)
            case Effect.FORFEIT:
                self.round.answer(Forfeit(details.seat), by, ruling)
                self._after_answer()
            case Effect.REPLACE:
                body = {"ruling": ruling, "place": list(details.places[0])}
                self._write("replacement_ordered", body, actor=by.actor, in_hand=True)
                self._changed()
            case Effect.REDEAL if self.shoe_listens:
                self._write("redeal_began", {"ruling": ruling}, actor=by.actor, in_hand=True)
                self._changed()
            case Effect.REDEAL | Effect.STANDS:
                self._write("ruled", {"ruling": ruling}, actor=by.actor, in_hand=True)
                self._changed()
            case Effect.COUNT:
                counted = {"count": details.count, "due": self.round.game.pieces, "source": "touch"}
                self._write("deck_counted", counted, actor=by.actor)
                self._changed()
            case Effect.CHANGE:
                self._write("deck_changed", {"count": details.count, "why": str(one.when)}, actor=by.actor)
                self._changed()
                self.camera.other_deck()
            case _:
                self.round.amend(changes, by, str(one.when), ruling=ruling)
                self._after_answer()

    def replace_with(self, card: Card | None) -> None:
        """Lay this card at the place of the one that is out of play; None goes down unread."""
        self._replace(card, self._touch())

    def end_redeal(self, signature: Signature = UNSIGNED) -> None:
        """Say that the same cards lie at the same places again; the floor signs where the shoe has not seen it."""
        self._ready(though_suspended=True)
        if not self.redealing:
            raise Refused("not_now", "No cards are going back to their places: look at what the screen asks for.")
        actor = self._touch().actor
        if self.redeal_needs_floor:
            actor = self._prove(*signature, Role.FLOOR, but_not=self._state.dealer or "").id
        self._write("redeal_ended", {}, actor=actor, in_hand=True)
        self._changed()

    # ---------------------------------------------------------------------------------------------------- machinery

    def _due(self, key: str, remedy: str) -> tuple[Irregularity, Remedy]:
        one = next((one for one in self.irregularities if one.key == key), None)
        ruled = None if one is None else one.remedy(remedy)
        if one is None or ruled is None:
            raise Refused("not_due", "That cannot be put right now: choose one of those shown.")
        return one, ruled

    def _ruling(self, one: Irregularity, ruled: Remedy) -> Ruling:
        """Return what the journal keeps of a ruling. It stands in the document, or is the house's or the floor's."""
        house = one.ruled_by(self.round.rules.exceptions)
        return Ruling(
            irregularity=one.key,
            when=str(one.when),
            remedy=ruled.key,
            said=str(ruled.ruling),
            house=house.key,
            source="floor" if ruled is not house else "document" if one.says else "house",
            clause=one.clause,
        )

    def _void(self, reason: str, actor: str, ruling: Ruling | None, *, deck_is_out: bool = False) -> None:
        hand = self.round
        body: dict[str, Any] = {"reason": reason}
        if ruling is not None:
            body["ruling"] = ruling
        if deck_is_out:
            body["deck"] = "out"
        carry = self._left_by_void()
        if dict(carry) != dict(hand.opening.state):
            body["carry"] = dict(carry)
        self._write("hand_voided", body, actor=actor, in_hand=True)
        self._begin_next(Sentence(text("Hand {hand} is void: return every wager.", hand=hand.opening.number)))

    def _left_by_void(self) -> Mapping[str, Any]:
        """Return what the next hand takes over from this one, though it is void."""
        hand = self.round
        return hand.game.voided(hand.opening, [one.answer for one in hand.entries if not one.note])

    def _shoe_card(self, card: Card | None) -> None:
        if self.suspended:
            self._listen()
            if self.replacing is not None:
                self._replace(card, self._by("shoe"))
            else:
                self._put_back(card)
        else:
            super()._shoe_card(card)

    def _replace(self, card: Card | None, by: By) -> None:
        self._ready(though_suspended=True)
        order, place = self._state.replacing, self.replacing
        if order is None or place is None:
            raise Refused("not_now", "No card is replaced now: look at what the screen asks for.")
        hand = self.round
        if card is not None:
            hand.felt.refuse_seen(card)
        out = hand.felt.slot(place).card
        changes = amend.with_card(hand.entries, place, card)
        ruling = order.ruling
        hand.amend(changes, by, ruling.when, ruling=ruling, place=place, dead=out)
        self._after_answer()

    def _put_back(self, card: Card | None) -> None:
        """Take a card that has come through the shoe again: the dealer is told where it lay, not what it is."""
        if card is None:
            raise Refused("unread", "The shoe could not read that card: draw it again.")
        place = self.round.felt.seen.get(card)
        if place is None:
            raise Refused("foreign", "That card was not in this hand: lay it back on the deck, and draw the next one.")
        if place in (self._state.redealing or ()):
            raise Refused("duplicate_card", "That card has come back already: check both cards, and call the floor.")
        self._write("card_put_back", {"place": list(place)}, actor=self._touch().actor, in_hand=True)
        self._changed()
        self.notice = Sentence(text("That card goes to {place}.", place=self.place_words(place)))
        self._tell()


def changes_of(hand: Round, effect: Effect, details: Details) -> dict[int, Answer]:
    """Return the answers that a remedy puts right. Raise Refused where the details do not fit."""
    entries = hand.entries
    match effect:
        case Effect.MISREAD if details.places and details.card is not None:
            return amend.corrected(hand, details.places[0], details.card)
        case Effect.DIE if details.places and details.die is not None:
            return amend.with_die(entries, details.places[0], details.die)
        case Effect.SWAP:
            return amend.moved(entries, details.places)
        case Effect.SHIFT:
            return amend.moved(entries, amend.skipped(entries, details.seat))
        case Effect.REPLACE if details.places:
            return amend.with_card(entries, details.places[0], None)
        case Effect.WAGER if details.wagers is not None:
            return amend.with_wager(entries, details.seat, details.wagers)
        case Effect.DECISION if details.decision is not None:
            return amend.with_choice(entries, details.decision[0], details.seat, details.decision[1])
        case Effect.FORFEIT:
            hand.check(Forfeit(details.seat))
            return {}
        case Effect.COUNT if details.count is not None and 0 <= details.count < 1000:
            return {}
        case Effect.CHANGE if details.count is not None:
            due = hand.game.pieces
            if details.count != due:
                words = "{due} are due, and {count} were counted: count again."
                raise Refused("count", words, due=due, count=details.count)
            return {}
        case Effect.STANDS | Effect.VOID | Effect.VOID_AND_DECK | Effect.REDEAL:
            return {}
        case _:
            raise Refused("details", "Say first which seat or card it is about: choose one of those shown.")
