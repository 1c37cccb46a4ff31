"""A mispay: the last settled hand is opened again, put right and settled a second time.

It may be reopened until the first card of the next hand is out, by the floor, with a reason. It then stands at its last
question, with every card and wager where it was; what was wrong is corrected as in any hand, and what no longer fits is
asked again. Both versions stay in the journal and only the last one counts. No chip moves on the way: at the end the
table says for each seat what it was paid, what it is due, and what is to be paid or taken to make that good. Wagers
that lie there for the next hand wait.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kiosk.core.errors import Refused
from kiosk.core.money import Cents, money
from kiosk.core.text import Sentence, Text, text
from kiosk.events import Answered, HandReopened, PayoutStated
from kiosk.journal import Event
from kiosk.procedure import Confirm, Done, Game, Settlement
from kiosk.staff import Act, Person
from kiosk.table.kernel import Kernel
from kiosk.table.log import reopen
from kiosk.table.signers import own_hand, signers
from kiosk.table.state import TableState

REASONS = (
    text("A seat was paid a wrong amount"),
    text("A card was entered wrongly"),
    text("A wager was entered wrongly"),
    text("A player’s decision was entered wrongly"),
    text("The wrong seat was paid or taken"),
    text("Decision of the floor"),
)
SETTLED_ANEW = text("Hand {hand} is resettled.")
WAGERS_STAND = text("Hand {hand} is resettled. The wagers of hand {next} stand.")
REPEAT = text("Hand {hand} is resettled. Repeat the wagers that lie on the table.")

WAS = {1: text("was paid {amount}"), 0: text("was even"), -1: text("lost {amount}")}
IS_DUE = {1: text("is due {amount}"), 0: text("is even"), -1: text("loses {amount}")}
MOVE = {
    1: text("Seat {seat} {was}, {due}: pay {amount}."),
    0: text("Seat {seat} {was}: nothing moves."),
    -1: text("Seat {seat} {was}, {due}: take {amount}."),
}


@dataclass(frozen=True, slots=True)
class Difference:
    """What one seat had won when the hand was settled before, and has won now, in cents; negative for a loss."""

    seat: int
    was: Cents
    due: Cents

    @property
    def cents(self) -> Cents:
        """Return what is to be paid to the seat; negative for what is to be taken."""
        return self.due - self.was

    def words(self, amount: Callable[[Cents], str] = money) -> Text:
        """Return it as one sentence, "Seat 3 was paid $40, is due $60: pay $20." """
        values = {"seat": self.seat, "was": self.was_words(amount), "due": self.due_words(amount)}
        return MOVE[_sign(self.cents)].fill(**values, amount=amount(abs(self.cents)))

    def was_words(self, amount: Callable[[Cents], str] = money) -> Text:
        return was_words(self.was, amount)

    def due_words(self, amount: Callable[[Cents], str] = money) -> Text:
        return IS_DUE[_sign(self.due)].fill(amount=amount(abs(self.due)))


def was_words(net: Cents, amount: Callable[[Cents], str] = money) -> Text:
    """Say what a seat has won, "was paid $40"."""
    return WAS[_sign(net)].fill(amount=amount(abs(net)))


def _sign(cents: Cents) -> int:
    return (cents > 0) - (cents < 0)


class Reopening:
    """The last settled hand of a table, to be opened again; and what has come of it while it is open."""

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel
        self._paid: tuple[int, dict[int, Cents]] = (0, {})  # seq of the reopening, and what each seat had won before

    @property
    def hand(self) -> int | None:
        """Return the number of the hand that may be reopened now, None where there is none."""
        before = self._kernel.state.before
        return before.hand if before is not None else None

    @property
    def is_open(self) -> bool:
        """Return whether the hand that is open had been settled before."""
        return self._kernel.state.hand is not None and self._kernel.state.is_reopened

    def refuse(self) -> None:
        """Raise Refused unless the last settled hand may be reopened now."""
        kernel = self._kernel
        kernel.begin()
        if self.hand is not None:
            return
        if self.is_open:
            raise Refused("reopened", "The last hand is already reopened: correct it, and settle it.")
        if kernel.state.hand is not None:
            raise Refused(
                "card_out", "A card of the next hand is out: open a dispute in the history, and call the floor."
            )
        raise Refused("no_hand", "No settled hand can be reopened: open a dispute in the history.")

    def reopen(self, reason: str, person_id: str, pin: str) -> None:
        """Open the last settled hand again; the floor signs. It stands at its last question."""
        self.refuse()
        kernel = self._kernel
        number = self.hand
        assert number is not None, "it may be reopened"
        person = kernel.prove(person_id, pin, Act.SIGN_AS_FLOOR, but_not=own_hand(kernel, number))
        ended = next(one for one in reversed(kernel.journal.hand(number)) if isinstance(one.what, Answered))
        kernel.commit(HandReopened(voids_from=ended.seq, reason=reason), actor=person.id, hand=number)
        kernel.reopened()

    @property
    def signers(self) -> tuple[Person, ...]:
        """Return by name everybody who may reopen the last settled hand: nobody whose own work it was."""
        own = own_hand(self._kernel, self.hand) if self.hand is not None else frozenset[str]()
        return signers(self._kernel, Act.SIGN_AS_FLOOR, but_not=own)

    def state_paid(self, seat: int, net: Cents) -> None:
        """Say what a seat of the reopened hand had in fact won, in cents, where that is not what the kiosk had said."""
        kernel = self._kernel
        kernel.begin()
        if not self.is_open:
            raise Refused("not_reopened", "No hand is reopened: reopen the last one first.")
        if seat not in self.was:
            raise Refused("seat", "Seat {seat} played no part in this hand: choose another one.", seat=seat)
        kernel.commit(PayoutStated(seat=seat, net=net), actor=kernel.by_dealer().actor)
        kernel.changed()

    @property
    def was(self) -> Mapping[int, Cents]:
        """Return what each seat of the reopened hand has won so far, in cents: as it was settled, or as was said."""
        events = self._kernel.state.events
        again = next((at for at in range(len(events) - 1, -1, -1) if isinstance(events[at].what, HandReopened)), None)
        if again is None:
            return {}
        if self._paid[0] != events[again].seq:
            self._paid = (events[again].seq, self._nets(events[:again]))
        said = {one.what.seat: one.what.net for one in events[again:] if isinstance(one.what, PayoutStated)}
        return {**self._paid[1], **said}

    def settled(self, hand: int) -> Mapping[int, Cents]:
        """Return what each seat has won in a settled hand, in cents."""
        return self._nets(self._kernel.journal.hand(hand))

    def _nets(self, events: Sequence[Event]) -> dict[int, Cents]:
        settlement = reopen(games_by_key(self._kernel), events).settlement
        assert settlement is not None, "the hand is settled"
        return nets(settlement)

    @property
    def differences(self) -> tuple[Difference, ...]:
        """Return what each seat was paid and is due. Before the last question of a reopened hand there is nothing."""
        hand = self._kernel.round
        if not self.is_open or not isinstance(hand.prompt, Confirm):
            return ()
        settlement = hand.ended_by(Done())
        if settlement is None:
            return ()
        was, due = self.was, nets(settlement)
        return tuple(Difference(seat, was.get(seat, 0), due.get(seat, 0)) for seat in sorted(was.keys() | due.keys()))


def resettled_words(state: TableState, hand: int) -> str:
    """Return what the dealer is told once the reopened `hand` is settled: what lies there for the next one, too."""
    words = WAGERS_STAND if state.hand is not None else REPEAT if state.last_hand > hand else SETTLED_ANEW
    return Sentence(words.fill(hand=hand, next=state.hand))


def games_by_key(kernel: Kernel) -> dict[str, Game[Any]]:
    """Return the games that a table may deal."""
    return {one.key: one.game for one in kernel.games}


def nets(settlement: Settlement) -> dict[int, Cents]:
    """Return what each seat has won in a hand, its wagers taken off."""
    nets: dict[int, Cents] = {}
    for one in settlement.wagers:
        nets[one.seat] = nets.get(one.seat, 0) + one.net
    return nets
