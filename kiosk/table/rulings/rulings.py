"""Rulings on irregularities at a table: the methods behind the guided paths of `kiosk.procedure.irregularities`.

A ruling is one event, with its changes of the hand, the person who decided, and its source. For a ruling of the floor,
the floor signs, and never the dealer of that hand. Two remedies take several acts: a card is replaced, or the same
cards go back to the same places. Until that is done the hand is suspended, and only the floor can void it.
"""

from collections.abc import Callable, Iterator

from kiosk.core.cards import Card
from kiosk.core.cards import card as card_named
from kiosk.core.errors import Refused
from kiosk.core.money import Cents
from kiosk.core.text import Sentence, text, text_of
from kiosk.events import (
    Answered,
    CardCameEarly,
    CardPutBack,
    DeckChanged,
    DeckCounted,
    EarlyCardsAside,
    EarlyCardsPlay,
    HandVoided,
    Happening,
    PayoutKept,
    RedealBegan,
    RedealEnded,
    ReplacementOrdered,
    Ruled,
    Ruling,
    StackChanged,
    TaxFormFilled,
    WagersGivenBack,
)
from kiosk.procedure import (
    Answer,
    By,
    Cards,
    Choice,
    Chosen,
    Decides,
    Effect,
    Felt,
    Forfeit,
    Irregularity,
    Item,
    Place,
    Prompt,
    Remedy,
    Round,
    Settle,
    Situation,
    amend,
    is_laid_out,
    statement_of,
)
from kiosk.staff import Person, Role
from kiosk.table.kernel.kernel import Kernel
from kiosk.table.kernel.state import UNREAD
from kiosk.table.kernel.suspension import place_words, replaced_place
from kiosk.table.money.moved import ChipsMoved, to_give_back, without_kept
from kiosk.table.money.slips import slips_of
from kiosk.table.people.people import Signature
from kiosk.table.rulings.changes import (
    NO_DETAILS,
    Details,
    changes_of,
    chips_that_move,
    is_between_hands,
    paid_at,
    stack_of,
)
from kiosk.table.rulings.refused_cards import recorded_refusals
from kiosk.table.rulings.signatures import (
    contradicts_device,
    is_called_or_signed,
    needed_for,
    prove_all,
    signed_changes,
    signed_statements,
    voids_decided,
)

UNSIGNED: Signature = ("", "")
_VOIDS = (Effect.VOID, Effect.VOID_AND_DECK)
_OF_ONE_HAND = (Effect.FORFEIT, Effect.RETURN)
_OF_PAYOUT = (Effect.HOLD, Effect.SEIZE)
_OUT = Choice("out")
_OF_EARLY = (Effect.PLAY_EARLY, Effect.ASIDE)


class Rulings:
    """The rulings at one table. `shoe_counts` says whether cards that leave the shoe count; `other_deck` is called
    when another deck has come into play.
    """

    def __init__(
        self,
        kernel: Kernel,
        *,
        shoe_counts: Callable[[], bool],
        other_deck: Callable[[], None],
    ) -> None:
        self._kernel = kernel
        self._shoe_counts = shoe_counts
        self._other_deck = other_deck

    @property
    def irregularities(self) -> tuple[Irregularity, ...]:
        """Return the irregularities that can be corrected now, in the order of the game."""
        return tuple(self._put_right_now())

    @property
    def can_put_right(self) -> bool:
        """Return whether any irregularity can be corrected now."""
        return any(True for _ in self._put_right_now())

    def _put_right_now(self) -> Iterator[Irregularity]:
        state, hand = self._kernel.state, self._kernel.round
        now = Situation(hand, state.hand is not None, state.deck, bool(state.early))
        return (path for path in hand.game.irregularities if path.due(now) and self.remedies(path))

    def remedies(self, irregularity: Irregularity) -> tuple[Remedy, ...]:
        """Return the permitted remedies. A dead hand is left out if no seat can forfeit any more."""
        felt, early = self._kernel.round.felt, bool(self._kernel.state.early)
        may_forfeit = any(felt.may_forfeit(seat) for seat in felt.seats)
        if early and all(remedy.effect not in _OF_EARLY for remedy in irregularity.remedies):
            return tuple([ruled for ruled in irregularity.remedies if ruled.effect in _VOIDS])
        return tuple([ruled for ruled in irregularity.remedies if may_forfeit or ruled.effect not in _OF_ONE_HAND])

    @property
    def early(self) -> tuple[str, ...]:
        """Return the cards that came early and wait for the floor's ruling, as the journal names them."""
        return self._kernel.state.early

    @property
    def early_up(self) -> tuple[tuple[Place, Card], ...]:
        """Return the places of face-up community cards that came early and were ruled to play, until they are dealt."""
        waiting, felt = self._kernel.state.early_plays, self._kernel.round.felt
        first = felt.next_community() if waiting and UNREAD not in waiting else None
        if first is None or isinstance(self._kernel.round.prompt, Cards):
            return ()
        count = next(spot.count for spot in felt.layout.spots if spot.key == first.spot)
        places = [first._replace(nth=nth) for nth in range(first.nth, count)]
        return tuple(zip(places, map(card_named, waiting), strict=False))

    def asks_for_card(self, remedy: Remedy) -> bool:
        """Return whether the dealer must enter the card that came early, because no shoe has read it."""
        early = self._kernel.state.early
        return remedy.effect is Effect.PLAY_EARLY and (not early or early == (UNREAD,))

    @property
    def replacing(self) -> Place | None:
        """Return the place of the next card if it replaces a card that is out of play."""
        return replaced_place(self._kernel.state, self._kernel.round)

    @property
    def redealing(self) -> bool:
        """Return whether the cards of the hand are going back to their places."""
        return self._kernel.state.redealing is not None

    @property
    def still_to_put_back(self) -> int:
        """Return the number of known cards that are not back at their places yet."""
        return len(set(self._kernel.round.felt.seen.values()) - (self._kernel.state.redealing or set()))

    @property
    def deck_is_wrong(self) -> bool:
        """Return whether no hand may begin: the deck is out of play, or its count is wrong."""
        return self._kernel.state.deck != ""

    @property
    def wrong_counts(self) -> tuple[tuple[int, int], ...]:
        """Return the hands, (first, last), that each wrong count of a deck puts in doubt, oldest first."""
        return self._kernel.state.wrong_counts

    @property
    def misdeal_needs_floor(self) -> bool:
        """Return whether only the floor can void the hand: cards or dice were out, and the house requires it."""
        felt = self._kernel.round.felt
        return self._kernel.house.void_needs_floor and (bool(felt.cards or felt.dice) or self._were_out)

    @property
    def _were_out(self) -> bool:
        """Return whether a card or die was out in this hand, also one that came early or was undone."""
        return any(
            isinstance(event.what, CardCameEarly)
            or (isinstance(event.what, Answered) and is_laid_out(event.what.answer))
            for event in self._kernel.state.events
        )

    @property
    def redeal_needs_floor(self) -> bool:
        """Return whether the floor must check the cards, because the shoe has not read all of them again."""
        unread = any(slot.card is None for row in self._kernel.round.felt.cards.values() for slot in row)
        return self._kernel.signing.floor_signs and (unread or self.still_to_put_back > 0)

    @property
    def burn_is_drawn(self) -> bool:
        """Return whether the due burn is there already, because a card was burned by a ruling of the floor."""
        kernel, prompt = self._kernel, self._kernel.round.prompt
        if not isinstance(prompt, Cards) or prompt.left[0].spot != Felt.BURN or not self._may_draw_burns:
            return False
        hand = kernel.round
        burns = [entry.seq for entry in hand.entries if _is_burn(entry.prompt)]
        drawn = (
            event.seq
            for event in kernel.state.events
            if isinstance(event.what, Ruled) and self._remedy_of(event.what.ruling).effect is Effect.BURN
        )
        return max(drawn, default=0) > max(burns, default=0)

    @property
    def _may_draw_burns(self) -> bool:
        paths = self._kernel.round.game.irregularities
        return any(remedy.effect is Effect.BURN for path in paths for remedy in path.remedies)

    def _remedy_of(self, ruling: Ruling) -> Remedy:
        paths = self._kernel.round.game.irregularities
        return next(
            remedy
            for path in paths
            for remedy in path.remedies
            if (path.key, remedy.key) == (ruling.irregularity, ruling.remedy)
        )

    @property
    def is_giving_back(self) -> bool:
        """Return whether chips of a void hand must still be returned, by the dealer or by the floor."""
        return bool(self._kernel.state.giving_back) or self.from_floor > 0

    @property
    def giving_back(self) -> tuple[ChipsMoved, ...]:
        """Return the chips still to return to each seat of a void hand; negative for chips to take from the seat."""
        return tuple(ChipsMoved(seat, "", text_of(name), cents) for seat, name, cents in self._kernel.state.giving_back)

    @property
    def from_floor(self) -> Cents:
        """Return the amount of payouts of a void hand that the floor holds and must still return."""
        return self._kernel.state.from_floor

    def needs_floor(self, remedy: Remedy) -> bool:
        """Return whether the floor signs for a remedy."""
        if not self._kernel.signing.floor_signs:
            return False
        hand = self._kernel.round
        if remedy.effect is Effect.FORFEIT and hand.rules.forfeit_signed_by == "dealer_before_call":
            return is_called_or_signed(self._kernel.state.events, hand)
        return self.misdeal_needs_floor if remedy.effect is Effect.VOID else remedy.decides is Decides.FLOOR

    # ------------------------------------------------------------------------------------------------------- rulings

    def rule(
        self, key: str, remedy: str, details: Details = NO_DETAILS, signature: Signature = UNSIGNED, *also: Signature
    ) -> None:
        """Correct an irregularity by one of its remedies. Raise Refused if it is not due or not possible.

        The floor's `signature` is needed if the floor decides, and others `also` if more people had signed.
        """
        irregularity, ruled, changes = self._checked(key, remedy, details)
        kernel = self._kernel
        by, needed = kernel.by_dealer(), self._signatures(irregularity, ruled, details, changes)
        people: tuple[Person, ...] = ()
        if needed == 1 and signature != UNSIGNED:
            people = (kernel.prove(*signature, Role.FLOOR),)
        elif needed:
            people = prove_all(kernel, [given for given in (signature, *also) if given != UNSIGNED], needed)
        if people:
            by = By(people[0].id, "floor", frozenset(role.value for role in people[0].roles))
        self._take_effect(irregularity, ruled, details, changes, by, tuple(person.id for person in people))

    def signatures(self, key: str, remedy: str, details: Details = NO_DETAILS) -> int:
        """Return the number of signers for this ruling, 0 for none. Raise Refused as `rule` does."""
        irregularity, ruled, changes = self._checked(key, remedy, details, written=False)
        return self._signatures(irregularity, ruled, details, changes)

    def _signatures(
        self, irregularity: Irregularity, ruled: Remedy, details: Details, changes: dict[int, Answer]
    ) -> int:
        kernel = self._kernel
        if not kernel.signing.floor_signs:
            return 0
        hand, events = kernel.round, kernel.state.events
        needed = int(self.needs_floor(ruled))
        if ruled.effect is Effect.MISREAD and contradicts_device(events, hand, details.places[0], details.card):
            needed = 1
        if not needed and changes and voids_decided(events, hand, hand.amended(changes)):
            needed = 1
        if ruled.effect in (Effect.HOLD, Effect.SEIZE):
            needed = max(needed, self._signed_for_payout(details.seat))
        if ruled.alone is not None and details.cents is not None:
            needed = max(
                needed, int(self._left_already(irregularity, details.seat) + details.cents > ruled.alone(hand))
            )
        if not self._touches_signed(ruled, changes):
            return needed
        return max(needed, needed_for(events, hand, self._after(ruled, details, changes)))

    def _left_already(self, irregularity: Irregularity, seat: int) -> Cents:
        """Return the chips that left a stack by the same irregularity in this hand, or since the last one, in cents."""
        kernel = self._kernel
        return sum(
            what.was - what.now
            for what in (event.what for event in kernel.state.events)
            if isinstance(what, StackChanged) and what.seat == seat and what.ruling.irregularity == irregularity.key
        )

    def signed_changes(
        self, key: str, remedy: str, details: Details = NO_DETAILS
    ) -> tuple[tuple[Item, Item | None], ...]:
        """Return the called or signed wagers that would change: each as it was, and as it would be.

        Raise Refused as `rule` does.
        """
        _, ruled, changes = self._checked(key, remedy, details, written=False)
        kernel = self._kernel
        if not self._touches_signed(ruled, changes):
            return ()
        return signed_changes(kernel.state.events, kernel.round, self._after(ruled, details, changes))

    def _touches_signed(self, ruled: Remedy, changes: dict[int, Answer]) -> bool:
        match ruled.effect:
            case Effect.VOID | Effect.VOID_AND_DECK:
                return self._kernel.state.hand is not None
            case Effect.FORFEIT | Effect.RETURN:
                return True
            case _:
                return bool(changes)

    def _signed_for_payout(self, seat: int) -> int:
        signed = signed_statements(self._kernel.state.events)
        paid = paid_at(self._kernel.round.prompt, seat)
        return max((len(signed.get(statement_of(item), ())) for item in paid), default=0)

    def _after(self, ruled: Remedy, details: Details, changes: dict[int, Answer]) -> Round | None:
        hand = self._kernel.round
        match ruled.effect:
            case Effect.VOID | Effect.VOID_AND_DECK:
                return None
            case Effect.FORFEIT:
                return hand.after(Forfeit(details.seat))
            case Effect.RETURN:
                return hand.after(Forfeit(details.seat, returned=True))
            case _:
                return hand.amended(changes)

    def refuse(self, key: str, remedy: str, details: Details = NO_DETAILS) -> None:
        """Raise Refused unless `rule` is permitted now. Call this before anyone is asked to sign."""
        self._checked(key, remedy, details)

    def _checked(
        self, key: str, remedy: str, details: Details, *, written: bool = True
    ) -> tuple[Irregularity, Remedy, dict[int, Answer]]:
        """Return the irregularity, the remedy, and the answers that it changes. Raise Refused if it is not permitted.

        A card that is already there is recorded if `written`, and not in a preview.
        """
        kernel = self._kernel
        kernel.begin(though_suspended=True)
        irregularity, ruled = self._due(key, remedy)
        if ruled.first and details.places and amend.is_of_first(kernel.round, details.places[0], ruled.first):
            instead = irregularity.remedy(ruled.instead)
            assert instead is not None, f"{irregularity.key} has no remedy {ruled.instead}"
            raise Refused("first_cards", "Among the first cards dealt: {ruling}", ruling=instead.ruling)
        may_be_suspended = _VOIDS if not kernel.state.early else (*_VOIDS, *_OF_EARLY)
        if kernel.suspended and ruled.effect not in may_be_suspended:
            raise Refused("suspended", kernel.suspended)
        if self.asks_for_card(ruled) and details.card is None:
            raise Refused("details", "Touch a seat or card on the screen first.")
        with recorded_refusals(kernel, details.card if written else None, kernel.signing.source):
            changes = changes_of(kernel.round, ruled.effect, details)
        if changes:
            kernel.round.amended(changes)
        return irregularity, ruled, changes

    def _take_effect(
        self,
        irregularity: Irregularity,
        ruled: Remedy,
        details: Details,
        changes: dict[int, Answer],
        by: By,
        signed_by: tuple[str, ...],
    ) -> None:
        ruling = self._ruling(irregularity, ruled, details, signed_by)
        with self._kernel.together():
            self._commit_ruling(ruled.effect, ruling, details, changes, by)

    def _commit_ruling(
        self, effect: Effect, ruling: Ruling, details: Details, changes: dict[int, Answer], by: By
    ) -> None:
        kernel = self._kernel
        match effect:
            case Effect.VOID | Effect.VOID_AND_DECK:
                self._void(by.actor, ruling, deck_is_out=effect is Effect.VOID_AND_DECK)
            case Effect.FORFEIT | Effect.RETURN:
                leaves = self._remedy_of(ruling).leaves
                kernel.round.answer(Forfeit(details.seat, effect is Effect.RETURN, leaves), by, ruling)
                kernel.go_on()
            case Effect.REPLACE:
                self._commit(ReplacementOrdered(ruling=ruling, place=details.places[0]), by)
            case Effect.STACK | Effect.TIP | Effect.GIVE | Effect.SEAT:
                self._move_chips(effect, ruling, details, changes, by)
            case Effect.HOLD | Effect.SEIZE:
                self._keep_payout(effect, ruling, details.seat, by)
            case Effect.PLAY_EARLY:
                self._commit(
                    EarlyCardsPlay(
                        ruling=ruling, cards=self._kernel.state.early if details.card is None else (details.card.text,)
                    ),
                    by,
                )
                kernel.go_on()
            case Effect.ASIDE if kernel.state.early:
                self._commit(EarlyCardsAside(ruling=ruling), by)
            case Effect.REDEAL if self._shoe_counts():
                self._commit(RedealBegan(ruling=ruling), by)
            case Effect.REDEAL | Effect.UNCHANGED | Effect.BURN | Effect.ASIDE:
                self._commit(Ruled(ruling=ruling), by)
            case Effect.COUNT:
                counted = DeckCounted(count=details.count or 0, due=kernel.round.game.pieces, source="touch")
                self._commit(counted, by)
            case Effect.CHANGE:
                self._commit(DeckChanged(count=details.count or 0, irregularity=ruling.irregularity), by)
                kernel.afterwards(self._other_deck)
            case _:
                kernel.round.amend(changes, by, ruling=ruling)
                kernel.go_on()

    def _keep_payout(self, effect: Effect, ruling: Ruling, seat: int, by: By) -> None:
        """Let the floor hold a seat's payout at this step: its slip says so, and no tax form is due yet."""
        prompt = self._kernel.round.prompt
        assert isinstance(prompt, Settle), "something is paid"
        items = tuple((item.seat, item.in_full.take, item.in_full.pay) for item in paid_at(prompt, seat))
        kept = "held" if effect is Effect.HOLD else "seized"
        self._commit(PayoutKept(ruling=ruling, step=prompt.guide.step, items=items, kept=kept), by)

    def _move_chips(self, effect: Effect, ruling: Ruling, details: Details, changes: dict[int, Answer], by: By) -> None:
        """Add chips to stacks or remove them: noted between the hands; in a hand, the bets follow."""
        kernel, hand = self._kernel, self._kernel.round
        moved = chips_that_move(hand, effect, details)
        before = {seat: stack_of(hand, seat) for seat in moved}
        is_between = is_between_hands(hand)
        if is_between:
            draft = hand.draft if isinstance(hand.draft, Chosen) else Chosen({})
            if effect is Effect.SEAT:
                then = Chosen({**draft.choices, details.seat: Choice("moved", details.cents)}, draft.chips)
            else:  # A player who was out of chips continues with the chips from this ruling.
                is_out = (seat for seat in moved if not before[seat] and draft.choices.get(seat, _OUT) == _OUT)
                back = {seat: Choice("in") for seat in is_out}
                then = amend.with_moved(Chosen({**draft.choices, **back}, draft.chips), moved)
            hand.store_draft(then, by)
        else:
            hand.amend(changes, by, ruling=ruling)
        for seat, cents in moved.items():
            changed = StackChanged(ruling=ruling, seat=seat, was=before[seat], now=before[seat] + cents)
            kernel.commit(changed, actor=by.actor)
        if is_between:
            kernel.changed()
        else:
            kernel.go_on()

    def _commit(self, what: Happening, by: By) -> None:
        self._kernel.commit(what, actor=by.actor)
        self._kernel.changed()

    def give(self, giver: int, getter: int, cents: int, person: Person) -> None:
        """Move chips from one player to another by a ruling on a dispute, in its transaction.

        Nothing is recorded if the table is closed or its game has no stacks. Raise Refused if the stack is too small.
        """
        details = Details(seat=giver, other=getter, cents=cents)
        for key, remedy in self._giving():
            irregularity, ruled, changes = self._checked(key, remedy, details)
            by = By(person.id, "floor", frozenset(role.value for role in person.roles))
            self._commit_ruling(ruled.effect, self._ruling(irregularity, ruled, details, ()), details, changes, by)

    def refuse_giving(self, giver: int, getter: int, cents: int) -> None:
        """Raise Refused if a player has too few chips to give another, before anyone signs."""
        for key, remedy in self._giving():
            self._checked(key, remedy, Details(seat=giver, other=getter, cents=cents))

    def _giving(self) -> Iterator[tuple[str, str]]:
        """Yield the keys of the path that moves chips between stacks, if the game of the open table has one."""
        if self._kernel.state.is_open:
            for path in self._kernel.round.game.irregularities:
                for remedy in path.remedies:
                    if remedy.effect is Effect.GIVE:
                        yield path.key, remedy.key

    def correct(self, place: Place, card: Card, signature: Signature = UNSIGNED, *also: Signature) -> None:
        """Replace a face-up card that was misread; the hand is recalculated from there.

        The floor signs if a device has read the card, or if a called or signed hand or a player's decision changes.
        """
        self.rule("misread", "correct", Details(places=(place,), card=card), signature, *also)

    def replace_with(self, card: Card | None) -> None:
        """Deal this card at the place of the one that is out of play; None for an unread card."""
        self._replace(card, self._kernel.by_dealer())

    def take_card(self, card: Card | None) -> None:
        """Handle a card from the shoe while the hand is suspended; None for an unread card."""
        if self.replacing is not None:
            self._replace(card, self._kernel.by_device("shoe"))
        else:
            self._put_back(card)

    def end_redeal(self, signature: Signature = UNSIGNED) -> None:
        """Confirm that the cards are back at their places; the floor signs if the shoe has not read all of them."""
        kernel = self._kernel
        kernel.begin(though_suspended=True)
        if not self.redealing:
            raise Refused("not_now", "No cards to put back now: follow the screen.")
        actor = kernel.by_dealer().actor
        if self.redeal_needs_floor:
            actor = kernel.prove(*signature, Role.FLOOR).id
        kernel.commit(RedealEnded(), actor=actor)
        kernel.changed()

    def given_back(self) -> None:
        """Confirm that each seat has its chips of a void hand back."""
        kernel = self._kernel
        kernel.begin()
        if not self.is_giving_back:
            raise Refused("not_now", "No wagers to return now: follow the screen.")
        kernel.commit(WagersGivenBack(), actor=kernel.by_dealer().actor)
        kernel.changed()

    def _due(self, key: str, remedy: str) -> tuple[Irregularity, Remedy]:
        irregularity = next((irregularity for irregularity in self.irregularities if irregularity.key == key), None)
        ruled = None if irregularity is None else irregularity.remedy(remedy)
        if irregularity is None or ruled is None or ruled not in self.remedies(irregularity):
            raise Refused("not_due", "That cannot be corrected now: choose one of those shown.")
        return irregularity, ruled

    def _ruling(
        self, irregularity: Irregularity, ruled: Remedy, details: Details, signed_by: tuple[str, ...]
    ) -> Ruling:
        """Return the journal's entry of a ruling. Its source is the document, the house, or the floor."""
        house = irregularity.ruled_by(self._kernel.round.rules.exceptions)
        return Ruling(
            irregularity=irregularity.key,
            remedy=ruled.key,
            house=house.key,
            source="floor" if ruled is not house else "document" if irregularity.says else "house",
            clause=irregularity.clause,
            seat=details.seat if ruled.about_seat or ruled.effect in _OF_PAYOUT else 0,
            signed_by=signed_by if len(signed_by) > 1 else (),
        )

    def _void(self, actor: str, ruling: Ruling, *, deck_is_out: bool = False) -> None:
        kernel, hand = self._kernel, self._kernel.round
        kept = [status.slip for status in slips_of(kernel.state.events) if status.is_at_floor]
        back = without_kept(to_give_back(hand), hand, ((slip.seat, slip.wager) for slip in kept))
        forms = tuple(
            f"{event.what.form}, {seat}"
            for event in kernel.state.events
            if isinstance(event.what, TaxFormFilled) and event.what.dispute is None  # Payments by ruling stay.
            for seat, _, _ in event.what.items
        )
        voided = HandVoided(
            ruling=ruling,
            deck="out" if deck_is_out else None,
            carry=kernel.carried_by_void,
            forms=forms,
            given_back=tuple((chips.seat, Sentence(chips.name), chips.cents) for chips in back),
            from_floor=sum(slip.amount for slip in kept),
        )
        kernel.commit(voided, actor=actor)
        words = text("Hand {hand} is void: return every wager.", hand=hand.opening.number)
        if forms:
            words = text("{void} Void tax forms, with their seats: {forms}.", void=words, forms="; ".join(forms))
        kernel.next_hand(Sentence(words))

    def _replace(self, card: Card | None, by: By) -> None:
        kernel = self._kernel
        kernel.begin(though_suspended=True)
        order, place = kernel.state.replacing, self.replacing
        if order is None or place is None:
            raise Refused("not_now", "No card to replace now: follow the screen.")
        hand = kernel.round
        if card is not None:
            with recorded_refusals(kernel, card, by.source):
                hand.felt.refuse_seen(card)
        out = hand.felt.slot(place).card
        changes = amend.with_card(hand.entries, place, card)
        ruling = order.ruling
        with kernel.together():
            hand.amend(changes, by, ruling=ruling, place=place, dead=out)
            kernel.go_on()

    def _put_back(self, card: Card | None) -> None:
        """Record a card that has come through the shoe again. The dealer sees its place, and not the card."""
        kernel = self._kernel
        if card is None:
            raise Refused("unread", "The shoe could not read that card: draw it again.")
        felt = kernel.round.felt
        place = felt.seen.get(card)
        if place is None:
            raise Refused("foreign", "That card was not in this hand: put it back on the deck, and draw the next one.")
        if place in (kernel.state.redealing or ()):
            raise Refused("duplicate_card", "That card is already back: check both cards, and call the floor.")
        self._commit(CardPutBack(place=place), kernel.by_dealer())
        kernel.say(Sentence(text("That card goes to {place}.", place=place_words(felt.layout, place))))


def _is_burn(prompt: Prompt) -> bool:
    return isinstance(prompt, Cards) and prompt.left[0].spot == Felt.BURN
