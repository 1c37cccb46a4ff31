"""Two dealers that find faults missed in review: one obeys the screen to the letter, one takes every touch.

`ObedientDealer` takes, pays and pushes only the amounts at the seats of the screen, and keeps its own book of chips; at
the end of each hand every seat must have the result of its final cards. `LoneDealer` has no PIN of the floor and takes
every touch by chance; it must never change the payout of a called or signed hand, nor a decision once a card has come
after it. Fifty thousand hands of each: `python -m tests.table.robot_hands`.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from kiosk.archive import exported
from kiosk.core.cards import DECK, Card
from kiosk.core.errors import KioskError, Refused
from kiosk.events import Answered, CardCameEarly, HandSettled, HandVoided, StackChanged
from kiosk.games import GAMES
from kiosk.games.texas_holdem.rules import TexasHoldemRules
from kiosk.journal import Event
from kiosk.procedure import (
    PUT_IN,
    Choice,
    Choices,
    Chosen,
    Confirm,
    Effect,
    Floor,
    InTurn,
    Place,
    Placed,
    SeatStatus,
    Settle,
    Settler,
    is_laid_out,
)
from kiosk.procedure.prompts.answers import to_json
from kiosk.table import NO_DETAILS
from tests.chance import legal, may_forfeit
from tests.live import PIN, LiveDealer
from ui.vm.table.felt.seat_rows import SeatRow, seat_rows
from ui.vm.table.money.amounts import amount_of

_AMOUNT: Final = re.compile(r"[\d,]+(?:\.\d\d)?")
_MISPAYS: Final = 0.004  # Share of acts.
SIGNED: Final = (("haddad", PIN), ("novak", PIN))


@dataclass
class ObedientDealer(LiveDealer):
    """`given` is each seat's chips from the dealer in this hand less those taken, as the screen ordered.

    `put_in` are the chips of each seat that were in the pots when the first was pushed. `over` has both of each hand
    that is over or set aside.
    """

    given: dict[int, int] = field(default_factory=dict)
    put_in: dict[int, int] = field(default_factory=dict)
    over: dict[int, tuple[dict[int, int], dict[int, int]]] = field(default_factory=dict)
    hand: int = 0
    checked: int = 0

    def act(self) -> None:
        self._follow_hand()
        if self.chance.random() < _MISPAYS * self.mischief:
            self._do("mispay", self.mispay)
        super().act()
        self._check_settled()
        self._check_chips()

    def _follow_hand(self) -> None:
        """Begin a new count for a new hand; continue the old one if a hand is reopened or was set aside."""
        number = self.table.hand_number
        if number != self.hand:
            self.over[self.hand] = dict(self.given), dict(self.put_in)
            given, put_in = self.over.get(number, ({}, {}))
            self.given, self.put_in, self.hand = dict(given), dict(put_in), number

    def _check_settled(self) -> None:
        events = self.table.journal.events(self.checked + 1)
        for event in events:
            self.checked = event.seq
            if isinstance(event.what, HandSettled):
                assert event.hand == self.hand
                self.over[self.hand] = dict(self.given), dict(self.put_in)
                has = {seat: cents - self.put_in.get(seat, 0) for seat, cents in self.given.items()}
                has |= {seat: -cents for seat, cents in self.put_in.items() if seat not in has}
                due = self._settled()
                assert {seat: cents for seat, cents in has.items() if cents} == due, (
                    f"hand {self.hand}: the seats have {has}, and their cards settle to {due}"
                )
                self.done["hands checked"] = self.done.get("hands checked", 0) + 1

    def _settled(self) -> dict[int, int]:
        """Return each seat's result by the record of the hand, settled from its beginning."""
        *_, record = exported(self.table.journal)
        result: dict[str, Any] = Settler(GAMES, {self.table.game.key: self.table.rules}).settle(record)
        if "players" in result:
            nets = {player["seat"]: player["net"] for player in result["players"]}
            if self.table.game.key == "dice":
                played = set(self.put_in)
                return {seat: net for seat, net in nets.items() if net and seat in played}
            return {seat: net for seat, net in nets.items() if net}
        return {seat["seat"]: seat["total"]["net"] for seat in result["seats"] if seat["total"]["net"]}

    def _rows(self, forfeit_seat: int = 0) -> tuple[SeatRow, ...]:
        table = self.table
        return seat_rows(table, amount_of(table), forfeiting=False, checkable=False, forfeit_seat=forfeit_seat)

    def _cents(self, amount: str) -> int:
        found = _AMOUNT.search(amount)
        assert found is not None, f"the screen says no amount: {amount!r}"
        figure = found.group().replace(",", "")
        if self.table.round.felt.layout.points:
            return int(figure)
        dollars, _, cents = figure.partition(".")
        return int(dollars) * 100 + int(cents or 0)

    def _orders(self) -> dict[int, int]:
        """Return the moves due at each seat now, in the order in which the screen numbers them."""
        orders: dict[int, int] = {}
        for row in sorted(self._rows(), key=lambda row: row.result.order):
            result = row.result
            if result.done or not result.amount or result.does == "push":
                continue
            orders[row.number] = self._cents(result.amount) * (1 if result.does == "pay" else -1)
        return orders

    def _check_chips(self) -> None:
        """Check that the chips beside an amount at a seat make it; the remainder is shown beside them."""
        if not isinstance(self.table.round.prompt, Settle | Floor | Confirm) and self.checked % 8:
            return  # While nothing is due, this is done only now and then.
        for row in self._rows():
            piles = [pile for pile in row.pills if pile.count]
            if piles and not any(pile.text.startswith("+") for pile in row.pills):
                made = sum(
                    pile.count * round(100 * float(pile.text.partition("×")[2].replace(",", ""))) for pile in piles
                )
                assert made == self._cents(row.result.amount), f"hand {self.hand}: {row.result} with {row.pills}"

    def _taken(self, forfeit_seat: int = 0) -> dict[int, int]:
        """Return the chips to take with decisions, such as folds, or with the hand of `forfeit_seat` alone."""
        taken: dict[int, int] = {}
        for row in self._rows(forfeit_seat):
            if forfeit_seat and row.number != forfeit_seat:  # This choice is entered and not yet confirmed.
                continue
            for line in row.lines:
                if line.taken:
                    taken[row.number] = taken.get(row.number, 0) - self._cents(line.amount)
        return taken

    def _move(self, orders: Mapping[int, int]) -> None:
        for seat, cents in orders.items():
            self.given[seat] = self.given.get(seat, 0) + cents

    def _when_done(self, orders: Mapping[int, int], verb: Callable[[], None], *, pushes: bool = False) -> None:
        """Move the ordered chips with the touch that confirms them, or nothing if that is refused."""
        felt = self.table.round.felt
        lay = {seat: sum(bets.values()) for seat, bets in felt.bets.items() if sum(bets.values())}
        if pushes:
            self._check_pots(orders, lay | self.put_in)
        verb()
        self._move(orders)
        if pushes:
            self.put_in = lay | self.put_in

    def _check_pots(self, orders: Mapping[int, int], put_in: Mapping[int, int]) -> None:
        """Check that no pot is pushed before its chips are there: wrongly pushed chips come back first."""
        carried = self.table.round.opening.state.get("carried", 0)
        in_pots = sum(put_in.values()) + carried - sum(self.given.values())
        for seat, cents in orders.items():
            in_pots -= cents
            assert in_pots >= 0, (
                f"hand {self.hand}: seat {seat} is pushed {cents}, and {in_pots + cents} lie in the pots"
            )

    def _proceed(self) -> None:
        prompt = self.table.round.prompt
        if self.table.rulings.giving_back:  # These are chips of the previous hand, which is void.
            self.table.rulings.given_back()
        elif self.table.payouts.due is None and isinstance(prompt, Settle | Confirm):
            pushes = isinstance(prompt, Settle) and bool(self.table.round.felt.stacks)
            self._when_done(self._orders(), super()._proceed, pushes=pushes)
        else:
            super()._proceed()

    def _enter_choices(self, prompt: Choices) -> None:
        table = self.table
        answer = legal(table.round, self.chance)
        assert isinstance(answer, Chosen)
        for seat, choice in answer.choices.items():
            self._do("choose", partial(table.play.choose, seat, choice.option, choice.amount))
        if not isinstance(prompt, InTurn) and isinstance(table.round.prompt, Choices):
            taken = self._taken()
            self._do("proceed", lambda: self._when_done(taken, table.play.proceed))

    def _pull(self) -> None:
        """Take the losing wagers of folds if the card ends the decisions, as the seats have shown them."""
        table, taken = self.table, self._taken()
        asked = table.round.asked
        super()._pull()
        if table.round.asked is not asked:
            self._move(taken)

    def forfeit(self) -> None:
        seats = may_forfeit(self.table.round)
        if seats:
            seat = self.chance.choice(seats)
            self._when_done(self._taken(seat), lambda: self.table.play.forfeit(seat, "", *SIGNED))

    def rule(self) -> None:
        """Make a due correction; a hand that it forfeits loses the shown amounts."""
        table, chance = self.table, self.chance
        due = [
            (irregularity, remedy)
            for irregularity in table.rulings.irregularities
            for remedy in irregularity.remedies
            if remedy.effect not in (Effect.VOID, Effect.VOID_AND_DECK)
        ]
        if not due:
            return
        irregularity, remedy = chance.choice(due)
        details = self._details(remedy.effect)
        if details is not None:
            taken = self._taken(details.seat) if remedy.effect is Effect.FORFEIT else {}
            self._when_done(taken, lambda: table.rulings.rule(irregularity.key, remedy.key, details, *SIGNED))

    def mispay(self) -> None:
        """Move another amount than the screen has said, and report that."""
        table = self.table
        moved = [chips for chips in table.reopening.moved if chips.key != PUT_IN]
        if not moved:
            return
        chips = self.chance.choice(moved)
        cents = chips.cents + self.chance.choice((-500, -100, 100, 500))
        table.reopening.state_moved(chips.seat, chips.key, cents, *SIGNED)
        self._move({chips.seat: cents - chips.cents})

    def reopen(self) -> None:
        super().reopen()
        self._follow_hand()

    def undo(self) -> None:
        super().undo()
        if self.chance.random() < 0.3:
            self._do("mispay", self.mispay)


@dataclass
class LoneDealer(LiveDealer):
    """A dealer who tries everything alone. The floor does its own work honestly, and signs nothing else.

    `covered` are the called or signed statements of this hand, and `decided` the decisions before later cards, or that
    were turned over. `drafted` was entered, but not confirmed, before a card came early at `drafted_at`.
    """

    covered: dict[tuple[int, str], int] = field(default_factory=dict)
    decided: list[Any] = field(default_factory=list)
    drafted: dict[int, Choice] = field(default_factory=dict)
    drafted_at: int = 0
    up: set[Place] = field(default_factory=set)
    hand: int = 0
    checked: int = 0
    laid: int = 0
    is_out: bool = False
    tips: dict[tuple[int, int], int] = field(default_factory=dict)

    def act(self) -> None:
        if self.table.hand_number != self.hand:
            self.hand, self.covered, self.decided, self.laid = self.table.hand_number, {}, [], 0
            self.drafted, self.up = {}, set()
        super().act()
        self._check()

    def _check(self) -> None:
        table = self.table
        for event in table.journal.events(self.checked + 1):
            self.checked = event.seq
            if isinstance(event.what, HandSettled) and event.hand == self.hand:
                self._check_covered()
            if isinstance(event.what, Answered) and is_laid_out(event.what.answer) and event.hand == self.hand:
                self.laid = event.seq
            if isinstance(event.what, CardCameEarly) and event.hand == self.hand:
                draft, self.laid = table.round.draft, event.seq
                self.drafted = dict(draft.choices) if isinstance(draft, Chosen) else {}
                self.drafted_at = len([entry for entry in table.round.entries if _decides(entry)])
            self._check_alone(event)
        self.is_out = bool(table.hand_is_open and (table.round.felt.cards or table.round.felt.dice))
        if table.hand_number != self.hand:
            return
        hand = table.round
        self._note_shown()
        decisions = [entry.answer for entry in hand.entries if _decides(entry)]
        now = decisions[self.drafted_at] if len(decisions) > self.drafted_at else hand.draft
        if self.drafted and len(decisions) >= self.drafted_at:
            kept = now.choices if isinstance(now, Chosen) else {}
            dead = (SeatStatus.FORFEITED, SeatStatus.VOID)  # A house may let the dealer rule that.
            in_play = {seat: choice for seat, choice in self.drafted.items() if hand.felt.status[seat] not in dead}
            assert in_play.items() <= kept.items(), "a decision has changed after a card came early"
        before = [to_json(entry.answer) for entry in hand.entries if _decides(entry) and entry.seq < self.laid]
        assert before[: len(self.decided)] == self.decided, "a decision has changed after a card came"
        self.decided = before
        prompt = hand.prompt
        if isinstance(prompt, Floor):
            for item in (prompt.item, *prompt.also):
                self.covered.setdefault((item.seat, item.key), item.pay - item.take)

    def _note_shown(self) -> None:
        """Record the face-up cards: earlier decisions stay, also without an answer."""
        hand = self.table.round
        shown = [entry.seq for entry in hand.entries if isinstance(entry.prompt, Confirm) and entry.prompt.shows]
        up = {Place(*at, nth) for at, row in hand.felt.cards.items() for nth, slot in enumerate(row) if slot.up}
        if up - self.up and hand.entries:
            shown.append(hand.entries[-1].seq + 1)
        self.up |= up
        self.laid = max((self.laid, *shown))

    def _check_alone(self, event: Event) -> None:
        """Check that no event of the dealer's voids a dealt hand, forfeits a hand, or takes much from a stack."""
        rules = self.table.round.rules
        match event.what:
            case HandVoided() if self.is_out:
                raise AssertionError(f"hand {event.hand} is void, and nobody of the floor has signed")
            case Answered(answer=answer) if "forfeit" in answer and rules.forfeit_signed_by == "floor":
                raise AssertionError(f"hand {event.hand}: {answer}, and nobody of the floor has signed")
            case StackChanged(seat=seat, was=was, now=now) if event.hand is not None:
                at = event.hand, seat
                self.tips[at] = self.tips.get(at, 0) + was - now
                assert isinstance(rules, TexasHoldemRules)
                most = rules.stakes.big_blind
                assert 0 <= self.tips[at] <= most, f"{self.tips[at]} have left the stack of seat {seat}"
            case _:
                pass

    def _check_covered(self) -> None:
        hand = self.table.disputes.moved(self.hand)
        for (seat, key), cents in self.covered.items():
            names = [chips for chips in hand.get(seat, ()) if chips.cents == cents]
            assert names, f"hand {self.hand}: seat {seat} was called for {key}, {cents}, and has {hand.get(seat)}"
            self.done["called hands checked"] = self.done.get("called hands checked", 0) + 1

    def undo(self) -> None:
        """Take one entry back, or go back over several."""
        self.table.play.undo(agreed=True)
        for _ in range(self.chance.choice((0, 0, 0, 2, 5))):
            self._do("undo more", partial(self.table.play.undo, agreed=True))

    def void(self) -> None:
        """The floor does not void a hand without a fault."""

    def reopen(self) -> None:
        """The floor does not reopen a hand that was right."""

    def dispute(self) -> None:
        """Nobody disputes."""

    def change_rack(self) -> None:
        """The rack does not matter here."""

    def move_cash(self) -> None:
        """Cash does not matter here."""

    def forfeit(self) -> None:
        seats = may_forfeit(self.table.round)
        if seats:
            self.table.play.forfeit(self.chance.choice(seats))

    def rule(self) -> None:
        table, chance = self.table, self.chance
        due = [(value, remedy) for value in table.rulings.irregularities for remedy in value.remedies]
        if due:
            value, remedy = chance.choice(due)
            details = self._details(remedy.effect) or NO_DETAILS
            table.rulings.rule(value.key, remedy.key, details)

    def _do(self, name: str, verb: Callable[[], None]) -> None:
        try:
            super()._do(name, verb)
        except KioskError as refusal:
            if isinstance(refusal, Refused):
                raise
            self.done[f"{name} not allowed"] = self.done.get(f"{name} not allowed", 0) + 1

    def _floor_answers(self) -> None:
        self.table.floor.acknowledge("haddad", PIN)

    def _unseen(self) -> Card:
        """Draw a heart mostly, so that many hands are called."""
        felt, chance = self.table.round.felt, self.chance
        hearts = [card for card in DECK if card.suit == "h" and card not in felt.seen and card not in felt.dead]
        return chance.choice(hearts) if hearts and chance.random() < 0.7 else super()._unseen()


def _decides(entry: Any) -> bool:
    """Return whether players have wagered or decided this. Who sits down with how much is not a decision of a hand."""
    of_stacks = isinstance(entry.prompt, Choices) and entry.prompt.is_of_stacks
    return isinstance(entry.answer, Placed | Chosen) and not entry.note and not of_stacks
