"""The hand in progress, as its dealer enters it: wagers, decisions, cards and dice, and what was done."""

from __future__ import annotations

from kiosk.core.cards import Card
from kiosk.core.dice import Die
from kiosk.core.errors import Refused
from kiosk.core.money import Cents
from kiosk.procedure import (
    Answer,
    Cards,
    Choice,
    Choices,
    Chosen,
    Dealt,
    Dice,
    Done,
    Forfeit,
    InTurn,
    Placed,
    Rolled,
    Wagers,
)
from kiosk.table.kernel import Kernel
from kiosk.table.money import Payouts
from kiosk.table.rulings import Rulings, written_down


class Play:
    """What the dealer of one table does in a hand."""

    def __init__(self, kernel: Kernel, payouts: Payouts, rulings: Rulings) -> None:
        self._kernel = kernel
        self._payouts = payouts
        self._rulings = rulings

    # ------------------------------------------------------------------------------------------------ what is shown

    @property
    def can_undo(self) -> bool:
        return bool(self._kernel.round.entries)

    @property
    def can_proceed(self) -> bool:
        """Say whether the primary action answers the prompt now."""
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
        """Say whether there are wagers of the hand before, to be placed again."""
        return bool(self._kernel.state.bets)

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
        """Place again what was wagered in the last hand: at one seat, or at every seat that has no wager yet."""
        bets = self._placed()
        again = {
            value: dict(last)
            for value, last in self._kernel.state.bets.items()
            if value in self._kernel.table_game.seats and (value == seat or (seat is None and value not in bets))
        }
        if not again:
            raise Refused("no_last_bets", "There are no last bets to repeat: enter them by chip.")
        self._note(Placed({**bets, **again}))

    # ---------------------------------------------------------------------------------------------------- decisions

    def choose(self, seat: int, option: str, amount: int | None = None) -> None:
        """Enter a player's decision. Where players act in turn it is the answer, and the next one is asked."""
        prompt, choice = self._kernel.round.prompt, Choice(option, amount)
        chosen = Chosen(
            prompt.with_choice(self._chosen(), seat, choice) if isinstance(prompt, Choices) else {seat: choice}
        )
        if isinstance(prompt, InTurn):
            self._answer(chosen)
        else:
            self._note(chosen)

    def choose_all(self, option: str) -> None:
        """Enter the same decision for everybody who has not decided yet."""
        prompt = self._kernel.round.prompt
        if not isinstance(prompt, Choices):
            raise Refused("not_now", "There is nothing to decide now: follow the screen.")
        chosen = self._chosen()
        self._note(Chosen({seat: chosen.get(seat, Choice(option)) for seat in prompt.options}))

    def forfeit(self, seat: int) -> None:
        """Have a seat forfeit its hand."""
        self._answer(Forfeit(seat))

    # ----------------------------------------------------------------------------------------------- cards and dice

    def enter_card(self, card: Card) -> None:
        """Enter the next card by hand."""
        if self._rulings.replacing is not None:
            self._rulings.replace_with(card)
            return
        self._cards_due()
        with written_down(self._kernel, card, self._kernel.signing.source):
            self._answer(Dealt((card,)))

    def deal_unread(self, count: int | None = None) -> None:
        """Say that the next `count` cards went down unread; None: all that are left of this deal."""
        if self._rulings.replacing is not None:
            self._rulings.replace_with(None)
            return
        prompt = self._cards_due()
        self._answer(Dealt((None,) * (count or len(prompt.left))))

    def enter_die(self, die: Die) -> None:
        """Enter what the next die shows."""
        if not isinstance(self._kernel.round.prompt, Dice):
            raise Refused("die_not_due", "No die is due now: follow the screen.")
        self._answer(Rolled((die,)))

    # -------------------------------------------------------------------------------------------------- on and back

    def proceed(self) -> None:
        """Do the primary action: what has been entered is the answer, or what was asked is done."""
        self._payouts.refuse_proceeding()
        kernel, answer = self._kernel, self._entered()
        kernel.begin()
        with kernel.together():
            self._payouts.void_what_was_reopened()
            kernel.round.answer(answer, kernel.by_dealer())
            kernel.go_on()

    def undo(self) -> None:
        """Take the last entry back."""
        kernel = self._kernel
        kernel.begin()
        with kernel.together():
            kernel.round.undo(kernel.by_dealer())
            kernel.changed()

    # ---------------------------------------------------------------------------------------------------- machinery

    def _placed(self) -> dict[int, dict[str, Cents]]:
        """Return the wagers so far. Raise Refused where none can be placed."""
        draft = self._kernel.round.draft
        if not isinstance(self._kernel.round.prompt, Wagers):
            raise Refused("bets_closed", "Wagers cannot change once a card is out: call the floor.")
        return {seat: dict(bets) for seat, bets in draft.bets.items()} if isinstance(draft, Placed) else {}

    def _chosen(self) -> dict[int, Choice]:
        """Return the decisions so far."""
        draft = self._kernel.round.draft
        return dict(draft.choices) if isinstance(draft, Chosen) else {}

    def _entered(self) -> Answer:
        """Return what the primary action answers."""
        match self._kernel.round.prompt:
            case Wagers():
                return Placed(self._placed())
            case Choices():
                return Chosen(self._chosen())
            case _:
                return Done()

    def _cards_due(self) -> Cards:
        """Return the prompt for cards. Raise Refused where it asks for something else."""
        prompt = self._kernel.round.prompt
        if not isinstance(prompt, Cards):
            raise Refused("card_not_due", "No card is due now: follow the screen.")
        return prompt

    def _note(self, draft: Placed | Chosen) -> None:
        kernel = self._kernel
        kernel.begin()
        with kernel.together():
            kernel.round.note(draft, kernel.by_dealer())
            kernel.changed()

    def _answer(self, answer: Answer) -> None:
        kernel = self._kernel
        kernel.begin()
        with kernel.together():
            kernel.round.answer(answer, kernel.by_dealer())
            kernel.go_on()
