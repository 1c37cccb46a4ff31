"""Fills, credits, and transfers of one table: requested, sent with a numbered slip, counted, and received or void.

No chip of a fill is in the rack before it was counted and signed for. One transfer is finished before the next begins.
If the house allows it, all of this may be done during a hand. A transfer to another table is finished here as
a credit is; the other table receives the chips with the number of this slip, once.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, TypeAlias

from kiosk.bank import Rack
from kiosk.core.errors import Refused
from kiosk.core.money import Cents, money
from kiosk.core.text import text
from kiosk.events import TransferCounted, TransferReceived, TransferRequested, TransferSent, TransferVoided
from kiosk.procedure import Cards, Dice, Floor, Settle
from kiosk.settings import DEFAULT_TRANSFERS, Duty, TransferRules, in_force
from kiosk.staff import Person, Role, besides
from kiosk.table.kernel.kernel import Kernel
from kiosk.table.kernel.transfer import PendingTransfer
from kiosk.table.money.table_slips import TableSlips
from kiosk.table.money.transfer_papers import TransferStep
from kiosk.table.people.people import Signature
from kiosk.table.people.who_signs import own_work

Signatures: TypeAlias = Mapping[Duty, Signature]
TRANSFER_VOID_REASONS: Final = (
    text("No longer needed"),
    text("Wrong chips requested"),
    text("Sent back after the count"),
    text("Floor decision"),
)
_ARRIVED_OTHERWISE: Final = text(
    "Slip {slip} of {table} says {said}, and {counted} arrived: call the floor of both tables."
)
_OTHER_COUNT: Final = text("Counted differently: a new slip was issued")
_PAIRS_ALWAYS: Final = frozenset({Duty.FLOOR, Duty.DEALER})


class TransferPart(StrEnum):
    """A part of a transfer that is signed for."""

    REQUEST = "request"
    REQUEST_OUT = "request_out"  # A request of chips for another table.
    ARRIVE = "arrive"  # The arrival of chips from another table.
    SEND = "send"
    RECEIVE = "receive"
    VOID = "void"


_BETWEEN: Final = frozenset({TransferPart.REQUEST_OUT, TransferPart.ARRIVE})


def transfer_rules(kernel: Kernel) -> TransferRules:
    """Return the house's rules for fills, credits, and counts of today."""
    return in_force(kernel.house.transfers, kernel.now_ms) or DEFAULT_TRANSFERS


def refuse_moving(kernel: Kernel) -> None:
    """Raise Refused while chips of the rack may not be counted or moved to the cage.

    In a hand the house says so. They never are while cards are dealt, nor after the rack has begun to pay.
    """
    kernel.require_open()
    if kernel.state.hand is None:
        return
    if not transfer_rules(kernel).in_hand:
        raise Refused("in_hand", "A hand has begun: finish it first, or void it under “Exceptions”.")
    hand = kernel.round
    if isinstance(hand.prompt, Cards | Dice) and 0 < len(hand.prompt.left) < len(hand.prompt.places):
        raise Refused("dealing", "Cards are being dealt: finish this first.")
    if isinstance(hand.prompt, Settle | Floor) or (kernel.table_game.game.house_plays and hand.book):
        raise Refused("paying", "Pay this hand first: then enter the money.")


class Transfers:
    """The fills, credits, and transfers of one table."""

    def __init__(self, kernel: Kernel, slips: TableSlips) -> None:
        self._kernel = kernel
        self._slips = slips

    @property
    def pending(self) -> PendingTransfer | None:
        """Return the fill or credit that is not finished, None if there is none."""
        return self._kernel.state.transfers.pending

    @property
    def rules(self) -> TransferRules:
        """Return the lists of signatures that hold today."""
        return transfer_rules(self._kernel)

    @property
    def others(self) -> tuple[str, ...]:
        """Return the tables that chips may go to and come from today; none if the house has not listed this one."""
        game, between = self._kernel.table_game, self.rules.between
        own = game.config.id
        if own not in between or game.game.layout(game.rules).points:
            return ()
        return tuple(table for table in between if table != own)

    def duties(self, part: TransferPart) -> tuple[Duty, ...]:
        """Return the duties that sign for a part, in order. Between tables, the dealer signs for the cage."""
        rules, pending = self.rules, self.pending
        duties = {
            TransferPart.REQUEST: rules.request,
            TransferPart.REQUEST_OUT: rules.request,
            TransferPart.SEND: rules.send,
            TransferPart.RECEIVE: rules.receive,
            TransferPart.ARRIVE: rules.receive,
            TransferPart.VOID: rules.void,
        }[part]
        is_between = part in _BETWEEN or (part is not TransferPart.REQUEST and pending and pending.direction == "out")
        if is_between:
            duties = tuple(dict.fromkeys(Duty.DEALER if duty is Duty.CAGE else duty for duty in duties))
        return duties

    def who_may(self, duty: Duty) -> tuple[Person, ...]:
        """Return by name everybody who may sign in this duty now."""
        kernel = self._kernel
        own = own_work(kernel, Role.FLOOR) if duty is Duty.FLOOR else frozenset()
        barred = [person for person in map(kernel.staff.person, own) if person is not None]
        return besides(kernel.staff.with_role(*self._roles(duty)), barred)

    def check_signature(self, signature: Signature, duty: Duty, signed: Signatures) -> None:
        """Raise NotProven unless this person may sign in this duty, after those who have signed."""
        self._prove({**signed, duty: signature}, duty)

    def _roles(self, duty: Duty) -> frozenset[Role]:
        rules = self.rules
        match duty:
            case Duty.CAGE:
                return frozenset(rules.cage)
            case Duty.RUNNER:
                return frozenset(rules.runner)
            case _:
                return self._kernel.authority.roles(Role(duty.value))

    def _prove(self, signatures: Signatures, duty: Duty) -> Person:
        """Return the signer in one duty, who must differ from the signers of the duties that need another person."""
        two_duties = self.rules.two_duties
        others = {
            signature[0]
            for other, signature in signatures.items()
            if other is not duty and not (two_duties and {other, duty} != _PAIRS_ALWAYS)
        }
        what = Role.FLOOR if duty is Duty.FLOOR else self._roles(duty)
        return self._kernel.prove(*signatures[duty], what, but_not=frozenset(others))

    def _signed(self, part: TransferPart, signatures: Signatures) -> tuple[tuple[str, str], ...]:
        """Return the signers of a part by duty. Raise Refused if a signature is missing."""
        missing = [duty for duty in self.duties(part) if duty not in signatures]
        if missing:
            raise Refused("unsigned", "A signature is missing: everybody on the list must sign.")
        return tuple((duty.value, self._prove(signatures, duty).id) for duty in self.duties(part))

    def request(self, direction: str, chips: Rack, signatures: Signatures, *, table: str = "") -> None:
        """Request a fill, a credit, or a transfer "out" to a `table`, {chip in cents: count}. No chip moves yet."""
        kernel = self._now()
        if self.pending is not None:
            raise Refused("transfer", "A fill, credit, or transfer is not finished: finish it, or void it, first.")
        asked = self._chips(chips)
        if not asked:
            raise Refused("rack", "Enter the chips first.")
        if direction != "fill":
            self._refuse_more_than_rack(asked)
        if direction == "out":
            self._refuse_other_table(table)
        signed = self._signed(TransferPart.REQUEST_OUT if direction == "out" else TransferPart.REQUEST, signatures)
        number = kernel.state.transfers.requests + 1
        what = TransferRequested(transfer=number, direction=direction, chips=asked, signed=signed, table=table)
        self._commit(what, signed[0][1])
        kernel.refresh()

    def send(self, signatures: Signatures) -> int:
        """Record that the chips leave the cage, or the rack for a credit, with the next slip. Return its number."""
        kernel, pending = self._now(), self._pending()
        if pending.slip:
            raise Refused("sent", "These chips are already on their way.")
        if pending.direction != "fill":
            self._refuse_more_than_rack(pending.chips)
        signed = self._signed(TransferPart.SEND, signatures)
        sent = self._slip(pending, pending.chips, signed)
        self._commit(sent, signed[0][1])
        kernel.refresh()
        return sent.slip

    def count(self, chips: Rack) -> Cents:
        """Count the arrived chips. Return the difference from the slip, in cents; a difference is recorded.

        Another mixture of chips of the same worth is a difference, too.
        """
        kernel, pending = self._now(), self._on_way()
        counted = self._chips(chips)
        if self.agrees(chips):
            return 0
        if pending.counts[-1:] != (counted,):
            kernel.commit(
                TransferCounted(transfer=pending.number, slip=pending.slip, chips=counted),
                actor=kernel.state.dealer or "nobody",
            )
            kernel.changed()
        return sum(chip * count for chip, count in counted) - pending.cents

    def agrees(self, chips: Rack) -> bool:
        """Return whether a count equals the slip, chip by chip."""
        pending = self.pending
        return pending is not None and self._chips(chips) == pending.chips

    def receive(self, chips: Rack, signatures: Signatures) -> None:
        """Receive the counted chips. If they differ from the slip, it is void, and another is made out."""
        kernel, pending = self._now(), self._on_way()
        counted = self._chips(chips)
        if not counted:
            raise Refused("rack", "Nothing has arrived: send the slip back instead.")
        signed = self._signed(TransferPart.RECEIVE, signatures)
        actor, slip = signed[0][1], pending.slip
        with kernel.together():
            if counted != pending.chips:
                self._commit(self._void(pending, str(_OTHER_COUNT), signed), actor)
                sent = self._slip(pending, counted, signed, replaces=slip)
                self._commit(sent, actor)
                slip = sent.slip
            received = TransferReceived(
                transfer=pending.number,
                direction=pending.direction,
                slip=slip,
                chips=counted,
                signed=signed,
                table=pending.table,
            )
            self._commit(received, actor)
            kernel.refresh()

    def refuse_arrival(self, table: str, of_slip: int) -> None:
        """Raise Refused if no chips may come from another table with this slip of it: each comes once."""
        self._now()
        self._refuse_other_table(table)
        if of_slip < 1:
            raise Refused("slip", "Enter the number of the slip first.")
        if self._kernel.state.transfers.has_arrived(table, of_slip):
            raise Refused(
                "slip", "Chips have come with slip {slip} of {table} before: call the floor.", slip=of_slip, table=table
            )

    def arrive(self, table: str, of_slip: int, chips: Rack, signatures: Signatures, *, said: Cents = 0) -> int:
        """Receive the chips that have come from another table with its slip, as they were counted here.

        `said` is the entered amount of that slip, in cents. If the count differs, the table says so.
        Return the number of this table's slip. The slip of the other table is compared in the night packet.
        """
        self.refuse_arrival(table, of_slip)
        kernel, counted = self._kernel, self._chips(chips)
        if not counted:
            raise Refused("rack", "Nothing has arrived: send the slip back instead.")
        signed = self._signed(TransferPart.ARRIVE, signatures)
        book = kernel.state.transfers
        received = TransferReceived(
            transfer=book.requests + 1,
            direction="in",
            slip=book.slips + 1,
            chips=counted,
            signed=signed,
            table=table,
            of_slip=of_slip,
            said=said,
        )
        self._commit(received, signed[0][1])
        kernel.refresh()
        cents = sum(chip * count for chip, count in counted)
        if said not in (0, cents):
            differs = _ARRIVED_OTHERWISE.fill(slip=of_slip, table=table, said=money(said), counted=money(cents))
            kernel.say(str(differs))
        return received.slip

    def void(self, why: str, signatures: Signatures) -> None:
        """Make a request or a slip void, with a reason. Chips on their way go back to where they came from."""
        kernel, pending = self._now(), self._pending()
        signed = self._signed(TransferPart.VOID, signatures)
        self._commit(self._void(pending, why, signed), signed[0][1])
        kernel.refresh()

    def _commit(self, what: TransferStep, actor: str) -> None:
        self._slips.print_paper(self._kernel.commit(what, actor=actor).seq)

    def _now(self) -> Kernel:
        refuse_moving(self._kernel)
        return self._kernel

    def _pending(self) -> PendingTransfer:
        if self.pending is None:
            raise Refused("transfer", "No fill or credit is on its way.")
        return self.pending

    def _on_way(self) -> PendingTransfer:
        pending = self._pending()
        if not pending.slip:
            raise Refused("sent", "The chips have not been sent: the cage and the runner sign first.")
        return pending

    def _chips(self, chips: Rack) -> tuple[tuple[Cents, int], ...]:
        """Return chips that move, the largest first. Raise Refused for a chip that this table does not have."""
        known = self._kernel.table_game.config.denominations
        if not set(chips) <= set(known) or any(count < 0 for count in chips.values()):
            raise Refused("rack", "Count every chip in the rack; no negative counts.")
        return tuple((chip, chips[chip]) for chip in sorted(chips, reverse=True) if chips[chip])

    def _refuse_other_table(self, table: str) -> None:
        if table not in self.others:
            raise Refused("table", "No chips may go to {table} or come from it.", table=table or "–")

    def _refuse_more_than_rack(self, chips: tuple[tuple[Cents, int], ...]) -> None:
        rack = self._kernel.state.rack_now
        for chip, count in chips:
            if count > rack.get(chip, 0):
                raise Refused(
                    "rack",
                    "The rack should have only {count} × {chip}: count the rack first.",
                    count=rack.get(chip, 0),
                    chip=money(chip),
                )

    def _slip(
        self,
        pending: PendingTransfer,
        chips: tuple[tuple[Cents, int], ...],
        signed: tuple[tuple[str, str], ...],
        *,
        replaces: int = 0,
    ) -> TransferSent:
        return TransferSent(
            transfer=pending.number,
            direction=pending.direction,
            slip=self._kernel.state.transfers.slips + 1,
            chips=chips,
            signed=signed,
            replaces=replaces,
            table=pending.table,
        )

    def _void(self, pending: PendingTransfer, why: str, signed: tuple[tuple[str, str], ...]) -> TransferVoided:
        return TransferVoided(
            transfer=pending.number,
            direction=pending.direction,
            slip=pending.slip,
            chips=pending.chips if pending.slip else (),
            why=why,
            signed=signed,
            table=pending.table,
        )
