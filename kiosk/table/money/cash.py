"""Cash at one table: buy-ins, coupons, tips, cash-outs, chips that are changed or carried, and the drop box.

None of it is of a hand: it may be entered during one, but not while the dealer pays.
"""

from collections.abc import Mapping

from kiosk.bank import Rack, chips_from
from kiosk.core.errors import Refused
from kiosk.core.money import Cents, chips, money
from kiosk.core.numbers import MAX_BOX, MAX_PLAYER
from kiosk.events import CashMoved, DropBoxChanged, PlayerNamed
from kiosk.procedure import Floor, Settle
from kiosk.settings import DEFAULT_CASH, CashRules, in_force
from kiosk.staff import Role
from kiosk.table.kernel.cash import LEAVES
from kiosk.table.kernel.kernel import Kernel
from kiosk.table.people.people import Signature

Counts = tuple[tuple[Cents, int], ...]


class TableCash:
    """The cash of one table since its opening, and the drop box that is in it."""

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel

    @property
    def box(self) -> int:
        """Return the number of the drop box that is in the table, 0 if none was entered."""
        return self._kernel.state.cash.box

    @property
    def bought(self) -> Mapping[int, Cents]:
        """Return the cash for which each seat has bought chips since the opening, {seat: cents}."""
        return self._kernel.state.cash.bought

    @property
    def sold(self) -> Cents:
        """Return the chips that left the rack for cash and coupons since the opening, in cents."""
        return self._kernel.state.cash.sold

    @property
    def rules(self) -> CashRules:
        """Return the house's rules of cash for today."""
        return in_force(self._kernel.house.cash, self._kernel.now_ms) or DEFAULT_CASH

    @property
    def players(self) -> Mapping[int, int]:
        """Return the number of each player that the floor has named since the opening, {seat: number}."""
        return self._kernel.state.cash.players

    @property
    def keeps_stacks(self) -> bool:
        """Return whether players play against each other here: chips come with them, and leave with them."""
        return not self._kernel.table_game.game.house_plays

    @property
    def newest(self) -> CashMoved | None:
        """Return the latest entry if it can be undone, or else None."""
        newest = self._kernel.state.cash.newest
        return None if newest is None else newest[1]

    def buy_in(self, seat: int, cents: Cents) -> None:
        """Sell chips to a seat for cash, in cents, which goes into the drop box. The fewest chips leave the rack."""
        self._sell("buy-in", seat, cents)

    def coupon(self, seat: int, cents: Cents) -> None:
        """Give a seat the chips of a coupon or free bet, in cents. The coupon goes into the drop box."""
        self._sell("coupon", seat, cents)

    def cash_out(self, seat: int, cents: Cents) -> None:
        """Take chips of a seat into the rack, in cents, for cash of the cage. A poker player leaves with all chips."""
        kernel = self._begin(seat)
        if not seat:
            raise Refused("seat", "Choose the seat first.")
        if not self.rules.cash_outs:
            raise Refused("cash_outs", "This house pays no cash for chips at the table: send the player to the cage.")
        self._refuse_other_chips(cents)
        self._refuse_unnamed("cash-out", seat, cents)
        if self.keeps_stacks:
            self._refuse_other_stack(seat, cents)
        came = chips(cents, kernel.table_game.config.denominations).stacks
        self._commit(kernel, "cash-out", seat, cents, came, ())

    def carry_in(self, seat: int, cents: Cents) -> None:
        """Record chips that a poker player has brought from another table, in cents."""
        kernel = self._begin(seat)
        self._refuse_banked()
        self._refuse_other_chips(cents)
        self._commit(kernel, "carried-in", seat, cents, (), ())

    def carry_out(self, seat: int, cents: Cents) -> None:
        """Record that a poker player leaves for another table with all chips, in cents."""
        kernel = self._begin(seat)
        self._refuse_banked()
        self._refuse_other_chips(cents)
        self._refuse_other_stack(seat, cents)
        self._commit(kernel, "carried-out", seat, cents, (), ())

    def stack(self, seat: int) -> Cents:
        """Return the chips of a poker player at the table between two hands, neither paid for nor carried."""
        return self._kernel.round.felt.stacks.get(seat, 0) if self.keeps_stacks else 0

    def name_player(self, seat: int, player: int, person_id: str, pin: str) -> None:
        """Name the player of a seat, to whom its cash belongs, by the number in the house’s log, 0 if the player has
        left; the floor signs.

        The signer has checked the list of barred and self-excluded people.
        """
        kernel = self._kernel
        kernel.require_open()
        if seat not in kernel.table_game.seats:
            raise Refused("seat", "This table has no seat {seat}.", seat=seat)
        if not 0 <= player <= MAX_PLAYER:
            raise Refused("player", "Enter the player’s number in the log.")
        if player == self.players.get(seat, 0) and not kernel.state.cash.unnamed.get(seat):
            raise Refused("player", "Nothing has changed: enter another number.")
        supervisor = kernel.prove(person_id, pin, Role.FLOOR)
        kernel.commit(PlayerNamed(seat=seat, player=player), actor=supervisor.id)
        kernel.changed()

    def tip(self, seat: int, cents: Cents) -> None:
        """Record a tip from a seat, in cents. Its chips go into the tip box, not into the rack."""
        kernel = self._begin(seat)
        self._refuse_other_chips(cents)
        self._commit(kernel, "tip", seat, cents, (), ())

    def exchange(self, seat: int, chip: Cents, cents: Cents, *, into_rack: bool) -> None:
        """Change chips of one kind, worth `cents` together, for the fewest others.

        `into_rack`: the rack gets these chips; otherwise it gives them.

        A seat 0 changes tips. Nothing but chips moves, and both sides are worth the same.
        """
        kernel = self._begin(seat)
        rack = kernel.state.bank.rack
        if chip not in rack or cents <= 0 or cents % chip:
            raise Refused("chips", "{amount} is not made of {chip} chips.", amount=money(cents), chip=money(chip))
        stack = ((chip, cents // chip),)
        if into_rack:
            others = self._from_rack({kind: count for kind, count in rack.items() if kind != chip}, cents)
            self._commit(kernel, "exchange", seat, cents, stack, others)
            return
        if rack[chip] < cents // chip:
            self._refuse_short(cents)
        made = chips(cents, tuple(kind for kind in rack if kind != chip))
        if made.rest:
            raise Refused("chips", "No other chips make {amount}: enter another.", amount=money(cents))
        self._commit(kernel, "exchange", seat, cents, made.stacks, stack)

    def take_back(self, person_id: str, pin: str) -> None:
        """Take back the latest entry, which was wrong; the floor signs. The entry itself is kept."""
        kernel = self._begin(0)
        if kernel.state.cash.newest is None:
            raise Refused("entry", "No entry can be taken back.")
        seq, was = kernel.state.cash.newest
        if self.keeps_stacks and was.what in LEAVES:
            self._refuse_in_hand()  # The seat is empty in it.
        for kind, count in was.came:
            if count > kernel.state.bank.rack.get(kind, 0):
                self._refuse_short(kind * count)
        supervisor = kernel.prove(person_id, pin, Role.FLOOR)
        back = CashMoved(
            what=was.what, seat=was.seat, cents=-was.cents, came=was.went, went=was.came, box=was.box, reverses=seq
        )
        kernel.commit(back, actor=supervisor.id)
        kernel.refresh()

    def change_box(self, inserted: int, *, floor: Signature, dealer: Signature) -> None:
        """Take out the drop box that is in the table, and put in another by its number, 0 for none; two people sign."""
        kernel = self._kernel
        kernel.require_open()
        self._refuse_in_hand()
        if not 0 <= inserted <= MAX_BOX:
            raise Refused("box", "Enter the number on the drop box.")
        if inserted == self.box:
            raise Refused("box", "This drop box is in the table already: enter the number of the other one.")
        supervisor = kernel.prove(*floor, Role.FLOOR)
        hands = kernel.prove(*dealer, Role.DEALER, but_not=frozenset({supervisor.id}))
        signed = (("floor", supervisor.id), ("dealer", hands.id))
        kernel.commit(DropBoxChanged(removed=self.box, inserted=inserted, signed=signed), actor=supervisor.id)
        kernel.refresh()

    def _sell(self, what: str, seat: int, cents: Cents) -> None:
        kernel = self._begin(seat)
        if not seat:
            raise Refused("seat", "Choose the seat first.")
        if not self.box:
            raise Refused("box", "Enter the number of the drop box first.")
        self._refuse_other_chips(cents)
        if what == "buy-in":
            self._refuse_unnamed(what, seat, cents)
        self._commit(kernel, what, seat, cents, (), self._from_rack(kernel.state.bank.rack, cents))

    def _refuse_unnamed(self, what: str, seat: int, cents: Cents) -> None:
        """Raise Refused if cash without a player reaches the log's limit."""
        log, book = self.rules.log, self._kernel.state.cash
        if log is None or seat in book.players:
            return
        in_, out = book.unnamed.get(seat, (0, 0))
        if (in_ if what == "buy-in" else out) + cents >= log:
            raise Refused(
                "player", "From {amount}, the floor must identify the player: touch “Player” first.", amount=money(log)
            )

    def _refuse_banked(self) -> None:
        if not self.keeps_stacks:
            raise Refused("banked", "Chips are carried between poker tables only.")

    def _refuse_other_stack(self, seat: int, cents: Cents) -> None:
        """Raise Refused in a hand, and if a poker player would leave with only a part of the chips."""
        self._refuse_in_hand()
        stack = self.stack(seat)
        if stack and cents != stack:
            raise Refused(
                "stack", "A player leaves with all chips: seat {seat} has {stack}.", seat=seat, stack=money(stack)
            )

    def _refuse_in_hand(self) -> None:
        if self._kernel.state.hand is not None:
            raise Refused("in_hand", "A hand has begun: finish it first, or void it under “Exceptions”.")

    def _begin(self, seat: int) -> Kernel:
        kernel = self._kernel
        kernel.require_open()
        game = kernel.table_game
        if game.game.layout(game.rules).points:
            raise Refused("points", "This game is played for points: no money moves.")
        if kernel.dealer is None:
            raise Refused("no_dealer", "No dealer is signed in: sign in first.")
        if isinstance(kernel.round.prompt, Settle | Floor):
            raise Refused("paying", "Pay this hand first: then enter the money.")
        if seat and seat not in game.seats:
            raise Refused("seat", "This table has no seat {seat}.", seat=seat)
        return kernel

    def _refuse_other_chips(self, cents: Cents) -> None:
        if cents <= 0 or chips(cents, self._kernel.table_game.config.denominations).rest:
            raise Refused("amount", "No chips of this table make {amount}: enter another.", amount=money(cents))

    def _from_rack(self, rack: Rack, cents: Cents) -> Counts:
        """Return the fewest chips of a rack that make an amount. Raise Refused if it has too few."""
        made, _ = chips_from(rack, cents)
        if made.rest:
            self._refuse_short(cents)
        return made.stacks

    @staticmethod
    def _refuse_short(cents: Cents) -> None:
        raise Refused("rack", "The rack cannot make {amount}: ask for a fill first.", amount=money(cents))

    def _commit(self, kernel: Kernel, what: str, seat: int, cents: Cents, came: Counts, went: Counts) -> None:
        moved = CashMoved(what=what, seat=seat, cents=cents, came=came, went=went, box=self.box)
        kernel.commit(moved, actor=kernel.state.dealer or "nobody")
        kernel.refresh()
