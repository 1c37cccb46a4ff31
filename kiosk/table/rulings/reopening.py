"""A mispay: the last settled hand is opened again, put right and settled a second time.

It may be reopened until the first card of the next hand is out, by the floor, with a reason. It then stands at its last
question, with every card and wager where it was; what was wrong is corrected as in any hand, and what no longer fits is
asked again. Both versions stay in the journal and only the last one counts. No chip moves on the way: at the end the
table says for each wager and pot what was paid or taken, what should be, and what is to be moved to make that good.
Wagers that lie there for the next hand wait.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kiosk.core.errors import Refused
from kiosk.core.frozen import frozen
from kiosk.core.money import Cents, money
from kiosk.core.text import Sentence, Text, listed, text
from kiosk.events import Answered, HandReopened, PayoutStated
from kiosk.journal import Event
from kiosk.procedure import Confirm, Done, Game
from kiosk.staff import Act, Person
from kiosk.table.kernel import Kernel, TableState, reopen
from kiosk.table.money import ChipsMoved, ChipsOf, check_lay, chips_moved
from kiosk.table.people import own_hand, signers

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

_ALL = text("All wagers")
_DIFFERS = text("{name}: {was}, should be {due}")
_MOVES = {
    1: text("Seat {seat}: {why}. Pay {amount}."),
    0: text("Seat {seat}: nothing moves."),
    -1: text("Seat {seat}: {why}. Take {amount}."),
}


@frozen
class MovedOtherwise:
    """A wager or pot of one seat: what the dealer has moved for it, and what the hand comes to now."""

    was: ChipsMoved
    due: ChipsMoved

    def words(self, amount: Callable[[Cents], str] = money) -> Text:
        """Return it as a sentence, "Board bonus: took $5, should be paid $40"."""
        return _DIFFERS.fill(name=self.due.name, was=self.was.words(amount), due=self.due.words(amount))


@frozen
class Difference:
    """What one seat had won when the hand was settled before, and has won now, in cents; negative for a loss.

    `otherwise` are the wagers and pots that make the difference.
    """

    seat: int
    was: Cents
    due: Cents
    otherwise: tuple[MovedOtherwise, ...] = ()

    @property
    def cents(self) -> Cents:
        """Return what is to be paid to the seat; negative for what is to be taken."""
        return self.due - self.was

    @property
    def is_of_pots(self) -> bool:
        """Say whether what moves is pushed from what players have put in, and not paid from the rack."""
        return any(otherwise.due.chips_of is not ChipsOf.WAGER for otherwise in self.otherwise)

    def words(self, amount: Callable[[Cents], str] = money) -> Text:
        """Return it as one sentence, "Seat 3: Board bonus: took $5, should be paid $40. Pay $45." """
        why = listed([otherwise.words(amount) for otherwise in self.otherwise])
        values = {"seat": self.seat, "why": why, "amount": amount(abs(self.cents))}
        return _MOVES[(self.cents > 0) - (self.cents < 0)].fill(**values)


class Reopening:
    """The last settled hand of a table, to be opened again; and what has come of it while it is open."""

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel
        self._settled: tuple[int, tuple[ChipsMoved, ...]] = (0, ())  # seq of the reopening, and what had moved before

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
        ended = next(event for event in reversed(kernel.journal.hand(number)) if isinstance(event.what, Answered))
        kernel.commit(HandReopened(voids_from=ended.seq, reason=reason), actor=person.id, hand=number)
        kernel.reopened()

    @property
    def signers(self) -> tuple[Person, ...]:
        """Return by name everybody who may reopen the last settled hand: nobody whose own work it was."""
        own = own_hand(self._kernel, self.hand) if self.hand is not None else frozenset[str]()
        return signers(self._kernel, Act.SIGN_AS_FLOOR, but_not=own)

    def state_moved(self, seat: int, wager: str, cents: Cents) -> None:
        """Say what in fact went to a seat of the reopened hand for a wager or pot, where the kiosk had said otherwise.

        It is negative where it was taken from the seat. Raise Refused where there is no such wager or pot, or where not
        as much lay there.
        """
        kernel = self._kernel
        kernel.begin()
        if not self.is_open:
            raise Refused("not_reopened", "No hand is reopened: reopen the last one first.")
        moved = next((chips for chips in self.moved if (chips.seat, chips.key) == (seat, wager)), None)
        if moved is None:
            raise Refused("seat", "Seat {seat} has no such wager in this hand: choose another one.", seat=seat)
        check_lay(moved, cents, str if kernel.round.felt.layout.points else money)
        kernel.commit(PayoutStated(seat=seat, wager=wager, net=cents), actor=kernel.by_dealer().actor)
        kernel.changed()

    @property
    def was(self) -> Mapping[int, Cents]:
        """Return what each seat of the reopened hand has won so far, in cents: as it was settled, or as was said."""
        was: dict[int, Cents] = {}
        for chips in self.moved:
            was[chips.seat] = was.get(chips.seat, 0) + chips.cents
        return {**was, **{stated.seat: stated.net for stated in self._stated() if not stated.wager}}

    @property
    def moved(self) -> tuple[ChipsMoved, ...]:
        """Return what was moved at each seat of the reopened hand: as it was settled, or as was said since."""
        again = self._reopened_at()
        if again is None:
            return ()
        events = self._kernel.state.events
        if self._settled[0] != events[again].seq:
            self._settled = (events[again].seq, self._moved(events[:again]))
        said = {(stated.seat, stated.wager): stated.net for stated in self._stated()}
        return tuple(chips._replace(cents=said.get((chips.seat, chips.key), chips.cents)) for chips in self._settled[1])

    def _stated(self) -> list[PayoutStated]:
        again = self._reopened_at() or 0
        return [event.what for event in self._kernel.state.events[again:] if isinstance(event.what, PayoutStated)]

    def _reopened_at(self) -> int | None:
        """Return where among the events of the hand it was reopened last."""
        events = self._kernel.state.events
        return next((at for at in range(len(events) - 1, -1, -1) if isinstance(events[at].what, HandReopened)), None)

    def settled(self, hand: int) -> tuple[ChipsMoved, ...]:
        """Return what was moved at each seat in a settled hand."""
        return self._moved(self._kernel.journal.hand(hand))

    def _moved(self, events: Sequence[Event]) -> tuple[ChipsMoved, ...]:
        return chips_moved(reopen(games_by_key(self._kernel), events))

    @property
    def differences(self) -> tuple[Difference, ...]:
        """Return what each seat was paid and is due. Before the last question of a reopened hand there is nothing."""
        hand = self._kernel.round
        if not isinstance(hand.prompt, Confirm) or not self.is_open:
            return ()
        ended = hand.after(Done())
        if ended.settlement is None:
            return ()
        was, due = self.moved, chips_moved(ended)
        nets, seats = self.was, dict.fromkeys(chips.seat for chips in (*was, *due))
        return tuple(_difference(seat, nets.get(seat, 0), was, due) for seat in sorted(seats))


def _difference(seat: int, was_net: Cents, was: Sequence[ChipsMoved], due: Sequence[ChipsMoved]) -> Difference:
    """Return what is to be moved at one seat, with the wagers and pots for which it is."""
    before = {chips.key: chips for chips in was if chips.seat == seat}
    now = {chips.key: chips for chips in due if chips.seat == seat}
    otherwise = []
    for key in before | now:
        now_moved = now.get(key) or before[key]._replace(cents=0)
        was_moved = before.get(key) or now_moved._replace(cents=0)
        if now_moved.cents != was_moved.cents:
            otherwise.append(MovedOtherwise(was_moved, now_moved))
    due_net = sum(chips.cents for chips in now.values())
    if not otherwise and was_net != due_net:  # stated for the whole seat, as journals before did
        otherwise.append(MovedOtherwise(ChipsMoved(seat, "", _ALL, was_net), ChipsMoved(seat, "", _ALL, due_net)))
    return Difference(seat, was_net, due_net, tuple(otherwise))


def resettled_words(state: TableState, hand: int) -> str:
    """Return what the dealer is told once the reopened `hand` is settled: what lies there for the next one, too."""
    words = WAGERS_STAND if state.hand is not None else REPEAT if state.last_hand > hand else SETTLED_ANEW
    return Sentence(words.fill(hand=hand, next=state.hand))


def games_by_key(kernel: Kernel) -> dict[str, Game[Any]]:
    """Return the games that a table may deal, and the one for which it is open."""
    return {game.key: game.game for game in (*kernel.games, kernel.table_game)}
