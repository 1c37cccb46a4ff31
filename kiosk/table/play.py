"""The hand in progress, as its dealer enters it: wagers, decisions, cards, dice, and confirmations."""

from collections.abc import Mapping, Sequence
from typing import Final

from kiosk.core.cards import Card
from kiosk.core.dice import Die
from kiosk.core.errors import Refused
from kiosk.core.money import Cents, money
from kiosk.core.text import listed, text
from kiosk.events import FloorCalled
from kiosk.journal import Event
from kiosk.procedure import (
    Answer,
    By,
    Cards,
    ChipsOf,
    Choice,
    Choices,
    Chosen,
    Confirm,
    Dealt,
    Dice,
    DoesNotAddUp,
    Done,
    Effect,
    Entry,
    Felt,
    Forfeit,
    InTurn,
    Irregularity,
    Placed,
    Prompt,
    Remedy,
    Rolled,
    Wagers,
    refuse_signed,
)
from kiosk.table.kernel.kernel import Kernel
from kiosk.table.money.moved import ChipsMoved, moved_so_far
from kiosk.table.money.payouts import Payouts
from kiosk.table.people.people import Signature
from kiosk.table.rulings.changes import Details
from kiosk.table.rulings.refused_cards import recorded_refusals
from kiosk.table.rulings.rulings import UNSIGNED, Rulings
from kiosk.table.rulings.signatures import decided_already, is_by_dealer, needed_for_undo, prove_all
from kiosk.table.rulings.tips import after_undo, give_back, last_tip

MOVED_ALREADY: Final = text("These chips have moved: {moved}. They stay; only what differs will move. Undo?")
AT_SEAT: Final = text("Seat {seat}: {moved}")
UNDO_REASONS: Final = (
    text("Wrong card entered"),
    text("Wrong wager entered"),
    text("Wrong player decision entered"),
    text("Floor decision"),
)


def _forfeiting(irregularity: Irregularity) -> Remedy | None:
    return next((remedy for remedy in irregularity.remedies if remedy.effect is Effect.FORFEIT), None)


class Play:
    """The acts of the dealer of one table in a hand."""

    def __init__(self, kernel: Kernel, payouts: Payouts, rulings: Rulings) -> None:
        self._kernel = kernel
        self._payouts = payouts
        self._rulings = rulings
        self._following: tuple[Prompt | None, Prompt | None] = (None, None)

    @property
    def can_undo(self) -> bool:
        return bool(self._kernel.round.entries)

    @property
    def can_proceed(self) -> bool:
        """Return whether the primary action answers the prompt now."""
        kernel = self._kernel
        prompt = kernel.round.prompt
        if prompt is None or isinstance(prompt, Cards | Dice):
            return False
        if kernel.stopped or kernel.suspended or kernel.dealer is None:
            return False
        try:
            self._payouts.refuse_proceeding()
            prompt.check(self._entered(), kernel.round.felt)
        except Refused:
            return False
        return True

    @property
    def has_last_bets(self) -> bool:
        """Return whether there are wagers of the hand before that can be placed again now."""
        return self._are_placeable(None)

    def can_repeat(self, seat: int) -> bool:
        """Return whether a seat had wagers in the hand before that can be placed again now."""
        return self._are_placeable(seat)

    def _are_placeable(self, seat: int | None) -> bool:
        """Return whether the last wagers of one seat, or of every seat that has no wager yet, can be placed now."""
        prompt = self._kernel.round.prompt
        if not isinstance(prompt, Wagers):
            return False
        last = self._last_bets(seat)
        try:
            prompt.check_part(Placed({**self._placed(), **last}))
        except Refused:
            return False
        return bool(last)

    # ------------------------------------------------------------------------------------------------------- wagers

    def place(self, seat: int, spot: str, cents: Cents) -> None:
        """Add chips to a wager of a seat."""
        bets = self._placed()
        seat_bets = bets.setdefault(seat, {})
        seat_bets[spot] = seat_bets.get(spot, 0) + cents
        self._note(Placed(bets))

    def clear_wagers(self, seat: int, spot: str | None = None) -> None:
        """Take back all wagers of a seat, or the one on `spot`."""
        bets = self._placed()
        if spot is None:
            bets.pop(seat, None)
        elif seat in bets:
            bets[seat].pop(spot, None)
            if not bets[seat]:
                del bets[seat]
        self._note(Placed(bets))

    def repeat_bets(self, seat: int | None = None) -> None:
        """Repeat the wagers of the last hand: at one seat, or at every seat that has no wager yet."""
        again = self._last_bets(seat)
        if not again:
            raise Refused("no_last_bets", "No last bets to repeat: enter them chip by chip.")
        self._note(Placed({**self._placed(), **again}))

    def _last_bets(self, seat: int | None = None) -> dict[int, dict[str, Cents]]:
        bets, seats = self._placed(), self._kernel.table_game.seats
        return {
            value: dict(last)
            for value, last in self._kernel.state.bets.items()
            if value in seats and (value == seat or (seat is None and value not in bets))
        }

    # ---------------------------------------------------------------------------------------------------- decisions

    def choose(self, seat: int, option: str, amount: int | None = None) -> None:
        """Enter a player's decision. If players act in turn, it is the answer, and the next one is asked."""
        prompt, choice = self._kernel.round.prompt, Choice(option, amount)
        if isinstance(prompt, Choices) and prompt.is_of_stacks:
            refuse_signed(prompt, self._kernel.round.draft, seat)
            if option not in {offered.key for offered in prompt.options.get(seat, ())}:
                raise Refused(
                    "not_offered", "Only the floor may decide that for seat {seat}: call the floor.", seat=seat
                )
        self._refuse_decided(seat, choice)
        chosen = Chosen(
            prompt.with_choice(self._chosen(), seat, choice) if isinstance(prompt, Choices) else {seat: choice},
            self._chips(),
        )
        options = prompt.options.get(seat, ()) if isinstance(prompt, Choices) else ()
        if any(offered.answers for offered in options if offered.key == option):
            self._answer(Chosen({seat: choice}))
        elif isinstance(prompt, InTurn):
            self._answer(chosen)
        else:
            self._note(chosen)

    def _refuse_decided(self, seat: int, choice: Choice) -> None:
        """Raise Refused if a seat would decide otherwise than before a card came early, or the floor ruled."""
        kernel = self._kernel
        if not kernel.signing.floor_signs:
            return
        if decided_already(kernel.state.events, kernel.round).get(seat, choice) != choice:
            raise Refused("decided", "Seat {seat} has decided: only the floor may change it, with Undo.", seat=seat)

    def choose_all(self, option: str) -> None:
        """Enter one decision for all who have not decided: in turn, each is an answer, and one undo removes all."""
        prompt = self._kernel.round.prompt
        if isinstance(prompt, InTurn) and option == prompt.usual and prompt.all_may:
            for seat in prompt.all_may:
                self._refuse_decided(seat, Choice(option))
            self._answer(*(Chosen({seat: Choice(option)}) for seat in prompt.all_may))
            return
        if not isinstance(prompt, Choices) or isinstance(prompt, InTurn):
            raise Refused("not_now", "There is nothing to decide now: follow the screen.")
        chosen = self._chosen()
        self._note(Chosen({seat: chosen.get(seat, Choice(option)) for seat in prompt.options}, self._chips()))

    @property
    def breaches(self) -> tuple[Irregularity, ...]:
        """Return by which breaches of the rules a seat may forfeit its hand now."""
        return tuple(value for value in self._rulings.irregularities if _forfeiting(value) is not None)

    def forfeit(self, seat: int, breach: str = "", signature: Signature = UNSIGNED, *also: Signature) -> None:
        """Have a seat forfeit its hand by a breach of the rules, by default the first of the list; the floor signs.

        A house may let the dealer do it alone before anything is called.
        """
        self._kernel.begin()
        self._kernel.round.check(Forfeit(seat))
        for value in self.breaches:
            remedy = _forfeiting(value)
            if remedy is not None and breach in ("", value.key):
                self._rulings.rule(value.key, remedy.key, Details(seat=seat), signature, *also)
                return
        raise Refused("not_due", "No hand can be forfeited for that now: choose one of those shown.")

    # ----------------------------------------------------------------------------------------------- cards and dice

    def enter_card(self, card: Card) -> None:
        """Enter the next card by hand."""
        if self._rulings.replacing is not None:
            self._rulings.replace_with(card)
            return
        self._cards_due()
        with recorded_refusals(self._kernel, card, self._kernel.signing.source):
            self._answer(Dealt((card,)))

    def burn_and_enter(self, card: Card) -> None:
        """Record that a card was burned unread, and enter the first one after it by hand; one undo takes both back."""
        if self.cards_after_burn is None:
            raise Refused("card_not_due", "No card is due now: follow the screen.")
        with recorded_refusals(self._kernel, card, self._kernel.signing.source):
            self._answer(Dealt((None,)), Dealt((card,)))

    @property
    def deal_follows(self) -> bool:
        """Return whether cards go down unread after this question, which they end as read ones do."""
        prompt = self._kernel.round.prompt
        if not isinstance(prompt, Confirm) or not prompt.ended_by_card or not self.can_proceed:
            return False
        after = self._prompt_after(Done())
        return isinstance(after, Cards) and after.may_be_unread

    @property
    def cards_after_burn(self) -> Cards | None:
        """Return the question for known cards that follows this burn: the first of them says that it is burned.

        None if no burn is asked for, or the floor has ruled that it must be a certain card.
        """
        prompt = self._kernel.round.prompt
        if not isinstance(prompt, Cards) or prompt.left[0].spot != Felt.BURN or len(prompt.left) > 1:
            return None
        if not prompt.may_be_unread or self._rulings.burn_is_drawn:
            return None
        after = self._prompt_after(Dealt((None,)))
        return after if isinstance(after, Cards) and not after.may_be_unread else None

    def _prompt_after(self, answer: Done | Dealt) -> Prompt | None:
        """Return the question after this one. None where cards are on the table that an earlier answer has named."""
        hand = self._kernel.round
        if hand.lying:
            return None
        if self._following[0] is not hand.prompt:  # An unchanged question is the same object.
            self._following = hand.prompt, hand.after(answer).prompt
        return self._following[1]

    def deal_unread(self, count: int | None = None) -> None:
        """Enter the next `count` cards as dealt unread; None: all that are left of this deal.

        Dealt cards complete the answer before them, such as the shuffle; one undo removes both answers.
        """
        if self._rulings.replacing is not None:
            self._rulings.replace_with(None)
            return
        after = self._prompt_after(Done()) if self.deal_follows else None
        if isinstance(after, Cards):
            self._answer(Done(), Dealt((None,) * (count or len(after.left))))
            return
        prompt = self._cards_due()
        self._answer(Dealt((None,) * (count or len(prompt.left))))

    def enter_die(self, die: Die) -> None:
        """Enter the value of the next die."""
        if not isinstance(self._kernel.round.prompt, Dice):
            raise Refused("die_not_due", "No die is due now: follow the screen.")
        self._answer(Rolled((die,)))

    # -------------------------------------------------------------------------------------------------- on and back

    def proceed(self) -> None:
        """Do the primary action: submit the entered answer, or confirm the instruction."""
        self._payouts.refuse_proceeding()
        kernel, answer = self._kernel, self._entered()
        kernel.begin()
        try:
            with kernel.together():
                self._payouts.void_what_was_reopened()
                kernel.round.answer(answer, kernel.by_dealer())
                kernel.go_on()
        except DoesNotAddUp as error:
            self._call_floor(error)
            raise

    @property
    def undo_moved(self) -> tuple[ChipsMoved, ...]:
        """Return the moved chips that the dealer must be warned about before an undo; only the first time."""
        hand = self._kernel.round
        if not hand.entries or hand.is_undone or not hand.entries[-1].moves or self._last_tip is not None:
            return ()
        return tuple(chips for chips in moved_so_far(hand) if chips.cents and chips.chips_of is not ChipsOf.PUT_IN)

    @property
    def undo_signatures(self) -> int:
        """Return the number of floor signatures for an undo, 0 for none."""
        kernel = self._kernel
        if not kernel.signing.floor_signs or not kernel.round.entries or kernel.state.hand is None:
            return 0
        tip = self._last_tip
        if tip is not None:
            return int(not is_by_dealer(kernel.state.events, tip))
        return needed_for_undo(kernel.state.events, kernel.round)

    @property
    def _last_tip(self) -> Event | None:
        return last_tip(self._kernel.state.events, self._kernel.round)

    def undo(self, *, agreed: bool = False, why: str = "", signatures: Sequence[Signature] = ()) -> None:
        """Undo the last entry, or a tip that was entered after it. Moved chips stay, and only differences move
        afterward.

        Raise Refused if the dealer has not `agreed` to undo past moved chips, and NotAuthorized if the floor had signed
        for the undone entry, or it decides a wager whose cards are out: then it signs for this, too.
        """
        kernel, moved = self._kernel, self.undo_moved
        kernel.begin()
        needed = self.undo_signatures
        people = prove_all(kernel, signatures, needed) if needed else ()
        if moved and not agreed and not people:
            amount = str if kernel.round.felt.layout.points else money
            words = [AT_SEAT.fill(seat=chips.seat, moved=chips.named(amount)) for chips in moved]
            raise Refused("moved", MOVED_ALREADY, moved=listed(words))
        with kernel.together():
            signed_by = tuple(person.id for person in people)
            tip = self._last_tip
            if tip is not None:
                give_back(kernel, tip, By(people[0].id, "floor") if people else kernel.by_dealer())
                return
            reason = (why or str(UNDO_REASONS[-1])) if people else ""
            hand, by, with_after, goes_on = kernel.round, kernel.by_dealer(), False, True
            undone: list[Entry] = []
            while goes_on:
                goes_on = bool(hand.entries) and hand.entries[-1].with_before
                undone += hand.entries[-1:]
                hand.undo(by, why=reason, signed_by=signed_by, with_after=with_after)
                with_after = True
            for entry in undone:
                after_undo(kernel, entry, By(people[0].id, "floor") if people else by)
            kernel.changed()

    def _call_floor(self, error: DoesNotAddUp) -> None:
        """Stop the table for the floor: the hand cannot be settled as it is."""
        kernel = self._kernel
        if kernel.state.floor_call is None:
            kernel.commit(FloorCalled(why=error.message), actor="kiosk")
            kernel.notify()

    def _placed(self) -> dict[int, dict[str, Cents]]:
        """Return the wagers so far. Raise Refused if none can be placed."""
        draft = self._kernel.round.draft
        if not isinstance(self._kernel.round.prompt, Wagers):
            raise Refused("bets_closed", "Wagers cannot change once a card is out: call the floor.")
        return {seat: dict(bets) for seat, bets in draft.bets.items()} if isinstance(draft, Placed) else {}

    def _chosen(self) -> dict[int, Choice]:
        draft = self._kernel.round.draft
        return dict(draft.choices) if isinstance(draft, Chosen) else {}

    def _chips(self) -> Mapping[int, Cents]:
        draft = self._kernel.round.draft
        return draft.chips if isinstance(draft, Chosen) else {}

    def _entered(self) -> Answer:
        match self._kernel.round.prompt:
            case Wagers():
                return Placed(self._placed())
            case Choices():
                return Chosen(self._chosen(), self._chips())
            case _:
                return Done()

    def _cards_due(self) -> Cards:
        """Return the prompt for cards. Raise Refused if it asks for something else."""
        prompt = self._kernel.round.prompt
        if not isinstance(prompt, Cards):
            raise Refused("card_not_due", "No card is due now: follow the screen.")
        return prompt

    def _note(self, draft: Placed | Chosen) -> None:
        kernel = self._kernel
        kernel.begin()
        with kernel.together():
            kernel.round.store_draft(draft, kernel.by_dealer())
            kernel.changed()

    def _answer(self, *answers: Answer) -> None:
        """Answer one question after the other by one touch: all of them, or none if one does not fit."""
        kernel = self._kernel
        kernel.begin()
        with kernel.together():
            for nth, answer in enumerate(answers):
                kernel.round.answer(answer, kernel.by_dealer(), with_before=nth > 0)
            kernel.go_on()
