"""A mispay: the last settled hand is reopened, corrected, and settled a second time.

The floor may reopen it with a reason until the first card of the next hand is out. It is then at its last question,
with every card and wager in place; mistakes are corrected as in any hand, and answers that no longer fit are asked
again. Both versions stay in the journal and only the last one counts. Its book continues, so that only differences move
at settlement. A payment that differed from the kiosk's amount is stated, in a reopened hand or in one that is not over,
and is corrected at its last question. Wagers already placed for the next hand wait.
"""

from collections.abc import Callable, Mapping
from typing import Any

from kiosk.core.errors import Refused
from kiosk.core.money import Cents, money
from kiosk.core.text import Sentence, Text, listed, text
from kiosk.core.value import value
from kiosk.events import Answered, DisputeOpened, DisputeRuled, HandReopened
from kiosk.procedure import ChipsOf, Game
from kiosk.staff import Act, Person
from kiosk.table.kernel.kernel import Kernel
from kiosk.table.kernel.log import reopen
from kiosk.table.kernel.state import TableState
from kiosk.table.money.moved import ChipsMoved, check_lay, moved_so_far, still_moves
from kiosk.table.people.people import Signature
from kiosk.table.people.who_signs import own_hand, signers
from kiosk.table.rulings.signatures import prove_all, signed_statements

REASONS = (
    text("Wrong amount paid to a seat"),
    text("Wrong card entered"),
    text("Wrong wager entered"),
    text("Wrong player decision entered"),
    text("The wrong seat was paid or taken"),
    text("Floor decision"),
)
SETTLED_ANEW = text("Hand {hand} is resettled.")
WAGERS_STAND = text("Hand {hand} is resettled. The wagers of hand {next} stand.")
REPEAT = text("Hand {hand} is resettled. Repeat the wagers on the table.")
CHANGES_STAND = text("Hand {hand} is resettled. What was entered for hand {next} stands.")
ENTER_AGAIN = text("Hand {hand} is resettled. Enter its changed seats and chips again.")

_DIFFERS = text("{name}: {was}, should be {due}")
_MOVES = {
    1: text("Seat {seat}: {why}. Pay {amount}."),
    0: text("Seat {seat}: no change."),
    -1: text("Seat {seat}: {why}. Take {amount}."),
}


@value
class MovedOtherwise:
    """A wager or pot of one seat: the dealer's payment for it, and the amount due now."""

    was: ChipsMoved
    due: ChipsMoved

    def words(self, amount: Callable[[Cents], str] = money) -> Text:
        """Return it as a sentence, "Board bonus: took $5, should be paid $40"."""
        return _DIFFERS.fill(name=self.due.name, was=self.was.words(amount), due=self.due.words(amount))


@value
class Difference:
    """The change of one seat's win between two settlements of a hand, in cents; negative for a loss.

    `otherwise` are the wagers and pots that make the difference.
    """

    seat: int
    was: Cents
    due: Cents
    otherwise: tuple[MovedOtherwise, ...] = ()

    @property
    def cents(self) -> Cents:
        """Return the amount to pay to the seat; negative for an amount to take."""
        return self.due - self.was

    @property
    def is_of_pots(self) -> bool:
        """Return whether the chips are pushed from players' chips, and not paid from the rack."""
        return any(otherwise.due.chips_of is not ChipsOf.WAGER for otherwise in self.otherwise)

    def words(self, amount: Callable[[Cents], str] = money) -> Text:
        """Return it as one sentence, "Seat 3: Board bonus: took $5, should be paid $40. Pay $45." """
        why = listed([otherwise.words(amount) for otherwise in self.otherwise])
        values = {"seat": self.seat, "why": why, "amount": amount(abs(self.cents))}
        return _MOVES[(self.cents > 0) - (self.cents < 0)].fill(**values)


class Reopening:
    """The last settled hand of a table, to be reopened; and its differences while it is open."""

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel

    @property
    def hand(self) -> int | None:
        """Return the number of the hand that may be reopened now, None if there is none.

        There is none while the wagers of a void hand are returned: the felt shows the chips of one hand.
        """
        before = self._kernel.state.before
        return before.hand if before is not None and not self._is_giving_back else None

    @property
    def _is_giving_back(self) -> bool:
        return bool(self._kernel.state.giving_back or self._kernel.state.from_floor)

    @property
    def is_open(self) -> bool:
        """Return whether the hand that is open had been settled before."""
        return self._kernel.state.hand is not None and self._kernel.state.is_reopened

    def refuse(self) -> None:
        """Raise Refused unless the last settled hand may be reopened now."""
        kernel = self._kernel
        kernel.begin()
        if kernel.state.before is not None and self._is_giving_back:
            raise Refused("giving_back", "Return the wagers of the void hand first.")
        if self.hand is not None:
            return
        if self.is_open:
            raise Refused("reopened", "The last hand is already reopened: correct it, and settle it.")
        if kernel.state.hand is not None:
            raise Refused("card_out", "The next hand is being dealt: open a dispute in the history and call the floor.")
        raise Refused("no_hand", "No settled hand can be reopened: open a dispute in the history.")

    def reopen(self, reason: str, person_id: str, pin: str) -> None:
        """Open the last settled hand again; the floor signs. It is at its last question."""
        self.refuse()
        kernel = self._kernel
        number = self.hand
        assert number is not None, "it may be reopened"
        person = kernel.prove(person_id, pin, Act.SIGN_AS_FLOOR, but_not=own_hand(kernel, number))
        ended = next(event for event in reversed(kernel.journal.hand(number)) if isinstance(event.what, Answered))
        kernel.commit(HandReopened(voids_from=ended.seq, reason=reason), actor=person.id, hand=number)
        kernel.reopened()

    @property
    def signers(self) -> tuple[Person, ...]:
        """Return by name the people who may reopen the last settled hand, without those who dealt it."""
        own = own_hand(self._kernel, self.hand) if self.hand is not None else frozenset[str]()
        return signers(self._kernel, Act.SIGN_AS_FLOOR, but_not=own)

    @property
    def can_state(self) -> bool:
        """Return whether chips have moved in the open hand, so that a different payment can be stated."""
        return self._kernel.state.hand is not None and bool(self._kernel.round.book)

    def signatures(self, seat: int) -> int:
        """Return the number of floor signatures for a different payment to a seat, 0 for none.

        It is the number of signers of a payout of the seat, in the open hand or in the one that may be reopened.
        """
        kernel = self._kernel
        number = self.hand if self.hand is not None else kernel.state.hand
        if not kernel.signing.floor_signs or number is None:
            return 0
        signed = signed_statements(kernel.journal.hand(number))
        return max((len(people) for statement, people in signed.items() if statement[0] == seat), default=0)

    def state_moved(self, seat: int, wager: str, cents: Cents, *signatures: Signature) -> None:
        """State the actual payment to a seat of the open hand for a wager or pot, if it differed from the kiosk's
        amount.

        It is negative if it was taken from the seat. Raise Refused if there is no such wager or pot, or if fewer chips
        were there, and NotAuthorized if the floor had signed for a payout of the seat and does not sign now.
        """
        kernel = self._kernel
        kernel.begin()
        if not self.can_state:
            raise Refused("not_reopened", "Nothing has moved in this hand: reopen the last one first.")
        moved = next((chips for chips in self.moved if (chips.seat, chips.key) == (seat, wager)), None)
        if moved is None:
            raise Refused("seat", "Seat {seat} has no such wager in this hand: choose another one.", seat=seat)
        check_lay(moved, cents, str if kernel.round.felt.layout.points else money)
        people = prove_all(kernel, signatures, needed) if (needed := self.signatures(seat)) else ()
        with kernel.together():
            signed_by = tuple(person.id for person in people)
            change = cents - moved.cents
            kernel.round.state_moved(seat, wager, cents, change=change, by=kernel.by_dealer(), signed_by=signed_by)
            kernel.changed()

    @property
    def was(self) -> Mapping[int, Cents]:
        """Return the payments to each seat of the open hand so far, in cents: as confirmed, or as stated."""
        was: dict[int, Cents] = {}
        for chips in self.moved:
            was[chips.seat] = was.get(chips.seat, 0) + chips.cents
        return was

    @property
    def moved(self) -> tuple[ChipsMoved, ...]:
        """Return the chips moved at each seat of the open hand: as confirmed, or as stated since."""
        return moved_so_far(self._kernel.round) if self._kernel.state.hand is not None else ()

    def settled(self, hand: int) -> tuple[ChipsMoved, ...]:
        """Return the chips moved at each seat in a settled hand."""
        return moved_so_far(reopen(games_by_key(self._kernel), self._kernel.journal.hand(hand)))

    @property
    def differences(self) -> tuple[Difference, ...]:
        """Return the payments and dues of each seat, if anything still moves at the last question of a hand."""
        hand = self._kernel.round
        moves = still_moves(hand)
        if not moves:
            return ()
        was = self.was
        found = []
        for seat in sorted({chips.seat for chips, _ in moves}):
            otherwise = tuple(
                MovedOtherwise(chips, chips._replace(cents=chips.cents + more))
                for chips, more in moves
                if chips.seat == seat and more
            )
            more = sum(more for chips, more in moves if chips.seat == seat)
            if otherwise:
                found.append(Difference(seat, was.get(seat, 0), was.get(seat, 0) + more, otherwise))
        return tuple(found)

    @property
    def ruled(self) -> Mapping[int, Cents]:
        """Return the payments to each seat by rulings on disputes of a reopened hand, in cents; negative for taken.

        They are not payments for wagers. The screen shows them before the seat is paid again.
        """
        opened: dict[int, int] = {}
        ruled: dict[int, Cents] = {}
        if not self.is_open:
            return ruled
        for event in self._kernel.journal.hand(self._kernel.round.opening.number):
            match event.what:
                case DisputeOpened(seat=seat):
                    opened[event.seq] = seat
                case DisputeRuled(dispute=dispute, paid=paid) if dispute in opened:
                    ruled[opened[dispute]] = ruled.get(opened[dispute], 0) + paid
                case _:
                    pass
        return ruled


def resettled_words(state: TableState, hand: int, *, house_plays: bool) -> str:
    """Return the message to the dealer once the reopened `hand` is settled. It depends on entries for the next hand."""
    stand, again = (WAGERS_STAND, REPEAT) if house_plays else (CHANGES_STAND, ENTER_AGAIN)
    words = stand if state.hand is not None else again if state.last_hand > hand else SETTLED_ANEW
    return Sentence(words.fill(hand=hand, next=state.hand))


def games_by_key(kernel: Kernel) -> dict[str, Game[Any]]:
    """Return the permitted games of a table, and the one for which it is open, by key."""
    return {game.key: game.game for game in (*kernel.games, kernel.table_game)}
