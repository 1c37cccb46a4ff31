"""Disputes: a player, the dealer, or the floor disagrees with the open hand or a finished one.

Both versions are kept with the hand, the kiosk's and the claim. Both are shown when it is recalled. The floor rules,
immediately or later; chips that the house pays or takes by the ruling are part of the table's money.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from kiosk.core.errors import NotAuthorized, Refused
from kiosk.core.money import Cents, money
from kiosk.core.text import Sentence, Text, text, text_of
from kiosk.core.value import value
from kiosk.events import DisputeOpened, DisputeRuled, HandOpened, TableOpened, TaxFormFilled
from kiosk.journal import Event
from kiosk.procedure import ChipsOf, Does, Item, Round
from kiosk.settings import Needs, PayoutLimits, needs, read_limits
from kiosk.staff import Act, Person
from kiosk.table.kernel.kernel import Kernel
from kiosk.table.kernel.log import reopen
from kiosk.table.money.claims import JackpotClaims
from kiosk.table.money.moved import ChipsMoved, moved_so_far
from kiosk.table.money.table_slips import TableSlips
from kiosk.table.people.people import Signature
from kiosk.table.people.who_signs import own_hand, signers
from kiosk.table.rulings.reopening import games_by_key
from kiosk.table.rulings.rulings import Rulings
from kiosk.table.rulings.signatures import signed_statements

CLAIMS = (
    text("Paid too little"),
    text("Paid too much"),
    text("The wager was different"),
    text("The decision was different"),
    text("A card was different"),
    text("The wrong seat was paid"),
)
RESULT_STANDS = text("The result stands")
_EITHER = (RESULT_STANDS, text("The player is right"))
RULINGS = (*_EITHER, text("Player and house agreed on an amount"))
AMONG_PLAYERS = (*_EITHER, text("The players have agreed"))
"""The possible rulings in a game in which the house does not play: no chips of the rack move."""
NOT_SHOWN = text("The hand differs from the screen")
ACKNOWLEDGED = text("Acknowledged")
SAID_BY = {"player": text("The player"), "dealer": text("The dealer"), "floor": text("The floor")}

_SAYS = text("{who} disputes seat {seat}: “{claim}”.")
_SAYS_AMOUNT = text("{who} disputes seat {seat}: “{claim}”, claims {claimed}.")
_SAYS_WAGER = text("{who} disputes seat {seat}, {wager}: “{claim}”.")
_SAYS_WAGER_AMOUNT = text("{who} disputes seat {seat}, {wager}: “{claim}”, should be {claimed}.")
_KIOSK = text("{says} Kiosk: {kiosk}.")
_RULED = text("Ruled: “{ruling}”.")
_RULED_PAID = text("Ruled: “{ruling}”. The house pays {amount}.")
_RULED_GIVEN = text("Ruled: “{ruling}”. Seat {giver} gives seat {getter} {amount}.")
_RULED_TAKEN = text("Ruled: “{ruling}”. The house takes {amount} back.")


def opened_words(opened: DisputeOpened, amount: Callable[[Cents], str] = money) -> Text:
    """Return a dispute in words: the claim, and the kiosk's version."""
    values = {"who": SAID_BY[opened.said_by], "seat": opened.seat, "claim": opened.claim}
    if opened.wager:
        return _wager_words(opened, {**values, "wager": text_of(opened.wager)}, amount)
    says = _SAYS.fill(**values)
    if opened.claimed is not None:
        says = _SAYS_AMOUNT.fill(**values, claimed=amount(opened.claimed))
    if opened.kiosk is None:
        return says
    return _KIOSK.fill(says=says, kiosk=amount(opened.kiosk))


def _wager_words(opened: DisputeOpened, values: Mapping[str, object], amount: Callable[[Cents], str]) -> Text:
    claimed, kiosk = (disputed_chips(opened, cents) for cents in (opened.claimed, opened.kiosk))
    says = _SAYS_WAGER.fill(**values)
    if claimed is not None:
        says = _SAYS_WAGER_AMOUNT.fill(**values, claimed=claimed.words(amount))
    return says if kiosk is None else _KIOSK.fill(says=says, kiosk=kiosk.words(amount))


def disputed_chips(opened: DisputeOpened, cents: Cents | None) -> ChipsMoved | None:
    """Return the disputed wager or pot, as if `cents` had moved; None without an amount."""
    if cents is None:
        return None
    return ChipsMoved(opened.seat, "", text_of(opened.wager), cents, ChipsOf(opened.chips))


def ruled_words(ruled: DisputeRuled, amount: Callable[[Cents], str] = money) -> Text:
    """Return the ruling on a dispute in words, with the moved chips."""
    if ruled.given:
        return _RULED_GIVEN.fill(
            ruling=ruled.ruling, giver=ruled.giver, getter=ruled.getter, amount=amount(ruled.given)
        )
    words = _RULED_PAID if ruled.paid > 0 else _RULED_TAKEN if ruled.paid < 0 else _RULED
    return words.fill(ruling=ruled.ruling, amount=amount(abs(ruled.paid)))


DISPUTE: Final = text("Dispute")
RULED_PAYS: Final = text("Ruling of the floor")


def _is_about(chips: ChipsMoved, opened: DisputeOpened) -> bool:
    return (chips.seat, str(chips.name)) == (opened.seat, opened.wager)


@value
class Dispute:
    """A dispute of a hand, and the event that opened it."""

    opened: Event

    @property
    def seq(self) -> int:
        return self.opened.seq

    @property
    def hand(self) -> int:
        return self.opened.hand or 0


class Disputes:
    """The disputes of a table."""

    def __init__(self, kernel: Kernel, slips: TableSlips, rulings: Rulings, claims: JackpotClaims) -> None:
        self._kernel = kernel
        self._slips = slips
        self._rulings = rulings
        self._claims = claims

    @property
    def waiting(self) -> tuple[Dispute, ...]:
        """Return the disputes without a ruling, oldest first."""
        return tuple(
            dispute
            for seq, hand in self._kernel.state.disputes.items()
            for dispute in self.of(hand)
            if dispute.seq == seq
        )

    @property
    def hands(self) -> tuple[int, ...]:
        """Return the hands of the disputes without a ruling, oldest first."""
        return tuple(self._kernel.state.disputes.values())

    def of(self, hand: int) -> list[Dispute]:
        """Return the disputes of a hand, in order."""
        return [Dispute(event) for event in self._kernel.journal.hand(hand) if isinstance(event.what, DisputeOpened)]

    def open(
        self, hand: int, seat: int, said_by: str, claim: str, claimed: Cents | None = None, *, wager: str = ""
    ) -> None:
        """Record that a person disagrees with a hand, or with the chips moved for one `wager` or pot of it.

        The table may be closed.

        `claimed` is the amount due to the seat by the claim, in cents; negative for an amount to take.
        """
        kernel = self._kernel
        self._begin()
        moved = self.moved(hand)
        if seat not in moved:
            raise Refused("seat", "Seat {seat} was not in hand {hand}: choose another one.", seat=seat, hand=hand)
        about = next((chips for chips in moved[seat] if chips.key == wager), None)
        if wager and about is None:
            raise Refused("seat", "Seat {seat} has no such wager in this hand: choose another one.", seat=seat)
        kiosk = sum(chips.cents for chips in moved[seat]) if about is None and moved[seat] else None
        if about is not None:
            opened = DisputeOpened(
                seat=seat, said_by=said_by, claim=claim, claimed=claimed, kiosk=about.cents, wager=Sentence(about.name),
                chips=about.chips_of.value,
            )  # fmt: skip
        else:
            opened = DisputeOpened(seat=seat, said_by=said_by, claim=claim, claimed=claimed, kiosk=kiosk)
        kernel.commit(opened, actor=self._writer(), hand=hand)
        kernel.changed()

    def _begin(self) -> None:
        """Raise KioskError if nothing can be recorded now. Between hands, no dealer or open table is needed."""
        if self._kernel.state.hand is not None:
            self._kernel.begin()
        else:
            self._kernel.require_running()

    def _writer(self) -> str:
        """Return the ID of the person who records a dispute: the dealer, or the person in the menu."""
        person = self._kernel.authority.person
        return self._kernel.state.dealer or (person.id if person is not None else "kiosk")

    def moved(self, hand: int) -> dict[int, tuple[ChipsMoved, ...]]:
        """Return the chips moved at each seat of a hand; nothing while the hand is not over.

        Raise Refused if there is no such hand, ReplayMismatch if its rules have changed.
        """
        events = self._kernel.journal.hand(hand)
        if not events:
            raise Refused("no_hand", "There is no hand {hand}: choose one from the history.", hand=hand)
        played = reopen(games_by_key(self._kernel), events)
        felt = played.felt
        if played.settlement is None:
            return {seat: () for seat in felt.seats if felt.bets[seat] or felt.stacks.get(seat)}
        moved = moved_so_far(played)
        return {
            seat: tuple(chips for chips in moved if chips.seat == seat)
            for seat in sorted({chips.seat for chips in moved})
        }

    def at_floor(self, item: Item, person: Person) -> None:
        """Record that the floor has disputed a called hand, with the screen's version."""
        kiosk = item.pay - item.take
        opened = DisputeOpened(
            seat=item.seat,
            said_by="floor",
            claim=Sentence(NOT_SHOWN),
            claimed=None,
            kiosk=kiosk,
            wager=Sentence(item.wager),
        )
        self._kernel.commit(opened, actor=person.id)

    def acknowledged(self, item: Item, person: Person) -> None:
        """Rule on the floor's own dispute of this hand, now that it has acknowledged the hand."""
        for dispute in self.waiting if self._kernel.state.disputes else ():
            opened = dispute.opened.of(DisputeOpened)
            mine = (opened.said_by, opened.claim, opened.seat) == ("floor", str(NOT_SHOWN), item.seat)
            if mine and dispute.hand == self._kernel.round.opening.number:
                self._kernel.commit(
                    DisputeRuled(dispute=dispute.seq, ruling=Sentence(ACKNOWLEDGED), paid=0), actor=person.id
                )

    def needs(self, seq: int, paid: Cents) -> Needs:
        """Return the requirements of a ruling by which the house pays this amount: as if the hand had paid it.

        If it pays or takes back chips of a payout for which two people had signed, two sign for it, too.
        """
        need = needs(self._limits(seq), self._payout(seq, paid))
        both = need.second_signature or (bool(paid) and self._signed_for(seq) > 1)
        return Needs(need.slip, both, need.tax_form)

    def _signed_for(self, seq: int) -> int:
        """Return the number of signers of the disputed payout, or of an earlier ruling on any such wager."""
        opened, events = self._opened(seq), self._kernel.journal.hand(self._kernel.state.disputes[seq])
        keys = {chips.key for chips in moved_so_far(self._hand_of(seq)) if _is_about(chips, opened)}
        signed = [
            len(people)
            for (seat, key, *_), people in signed_statements(events).items()
            if seat == opened.seat and (key in keys or not opened.wager)
        ]
        return max((*signed, *(1 + bool(ruled.second) for ruled in self._rulings_before(seq))), default=0)

    def _limits(self, seq: int) -> PayoutLimits | None:
        opened = self._kernel.journal.hand(self._kernel.state.disputes[seq])[0].of(HandOpened)
        return read_limits(opened.rules.payouts)

    def _payout(self, seq: int, paid: Cents) -> Item:
        opened, hand = self._opened(seq), self._hand_of(seq)
        about = next((chips for chips in moved_so_far(hand) if _is_about(chips, opened)), None)
        stake = about.lay if about is not None and about.lay else 1
        ruled = sum(what.paid for what in self._rulings_before(seq))
        total = max(paid, paid + max(0, self._paid_by_hand(opened, hand)) + max(0, ruled))
        name = text_of(opened.wager) if opened.wager else DISPUTE
        return Item(opened.seat, name, Does.PAY if paid > 0 else Does.PUSH, stake, RULED_PAYS, total)

    @staticmethod
    def _paid_by_hand(opened: DisputeOpened, hand: Round) -> Cents:
        """Return what a hand that is over has paid on the disputed wager, or to its seat, also if it was reopened."""
        about = [
            chips.cents
            for chips in moved_so_far(hand)
            if chips.seat == opened.seat and (not opened.wager or _is_about(chips, opened))
        ]
        return sum(about) if about and hand.settlement is not None else opened.kiosk or 0

    def _rulings_before(self, seq: int) -> list[DisputeRuled]:
        """Return the earlier rulings on the same wager of the seat; any of its rulings if no wager is named."""
        opened, events = self._opened(seq), self._kernel.journal.hand(self._kernel.state.disputes[seq])
        same = {
            event.seq
            for event in events
            if isinstance(event.what, DisputeOpened)
            and event.what.seat == opened.seat
            and (not opened.wager or event.what.wager in ("", opened.wager))
        }
        ruled = (event.what for event in events if isinstance(event.what, DisputeRuled))
        return [what for what in ruled if what.dispute in same]

    def _opened(self, seq: int) -> DisputeOpened:
        return next(dispute for dispute in self.waiting if dispute.seq == seq).opened.of(DisputeOpened)

    def _hand_of(self, seq: int) -> Round:
        return reopen(games_by_key(self._kernel), self._kernel.journal.hand(self._kernel.state.disputes[seq]))

    def _jackpots(self, seq: int, paid: Cents, total: Cents) -> tuple[str, ...]:
        """Return the posted jackpots that are won by a ruling, because it pays a whole share of them.

        If the wager had been taken, the share may be paid with the wager or without it.
        """
        opened, hand = self._opened(seq), self._hand_of(seq)
        pays = {total, paid + min(0, self._paid_by_hand(opened, hand))}
        about = next((chips for chips in moved_so_far(hand) if _is_about(chips, opened)), None)
        table = None if about is None else hand.rules.table_of(about.key)
        of_table = None if table is None else {line.jackpot for line in table.lines}
        return tuple(
            sorted(
                name
                for name, posted in hand.opening.jackpots.items()
                if (of_table is None or name in of_table) and pays & hand.rules.jackpot_shares(name, posted)
            )
        )

    def rule(
        self, seq: int, ruling: str, paid: Cents, person_id: str, pin: str, *, second: Signature | None = None,
        form_filled: bool = False, other_seat: int = 0, given: Cents = 0,
    ) -> DisputeRuled:  # fmt: skip
        """Rule on a dispute; the floor signs. `paid` is the house's payment to the seat, negative if it takes chips.

        A payout above the house's limits needs the same as in a hand: a `second` signature, a completed tax form, and
        a slip. Among players, `other_seat` gives the seat `given` cents or points, or gets them if that is negative,
        and the stacks change, if the hand is of the present opening: otherwise others may sit there. Return the written
        event. Raise Refused if the amount does not fit the ruling or the game, or if a stack has too few chips. At a
        closed table the cage pays.
        """
        kernel = self._kernel
        self._begin()
        hand = kernel.state.disputes.get(seq)
        if hand is None:
            raise Refused("no_dispute", "That dispute already has a ruling: see the history.")
        if paid and not self.house_plays(seq):
            raise Refused("no_house", "No house money in this game: rule without an amount.")
        if given and self.house_plays(seq):
            raise Refused("no_players", "The house pays in this game: enter what it pays or takes.")
        opened = self._opened(seq)
        self._refuse_amount(opened, ruling, paid, house_plays=self.house_plays(seq))
        giver, getter = (other_seat, opened.seat) if given > 0 else (opened.seat, other_seat)
        if given and other_seat not in self.others(seq):
            raise Refused("seat", "Seat {seat} was not in hand {hand}: choose another one.", seat=other_seat, hand=hand)
        carry = None
        has_stacks = bool(given) and self._is_of_opening(hand)
        if has_stacks:
            self._rulings.refuse_giving(giver, getter, abs(given))
            carry = self._carried(giver, getter, abs(given))
        need = self.needs(seq, paid)
        own = own_hand(kernel, hand)
        person = kernel.prove(person_id, pin, Act.SIGN_AS_FLOOR, but_not=own)
        if need.tax_form and not form_filled:
            raise Refused("tax_form", "Fill in the {form} first, then confirm.", form=need.tax_form)
        if need.second_signature and second is None:
            raise NotAuthorized("unsigned", "A second supervisor must sign.")
        other = ""
        if need.second_signature and second is not None:
            other = kernel.prove(*second, Act.SIGN_AS_FLOOR, but_not=own | {person.id}).id
        payout, played = self._payout(seq, paid), self._hand_of(seq)
        jackpots = self._jackpots(seq, paid, payout.pay) if paid > 0 else ()
        ruled = DisputeRuled(
            dispute=seq, ruling=ruling, paid=paid, second=other, jackpots=jackpots,
            giver=giver if given else 0, getter=getter if given else 0, given=abs(given), carry=carry,
        )  # fmt: skip
        step = played.game.steps[-1].key
        with kernel.together():
            if need.tax_form:
                items = ((payout.seat, 0, payout.pay),)
                filled = TaxFormFilled(step=step, form=need.tax_form, items=items, dispute=seq)
                kernel.commit(filled, actor=person.id, hand=hand)
            kernel.commit(ruled, actor=person.id, hand=hand)
            self._claims.ruled(jackpots, hand, person)
            if has_stacks:
                self._rulings.give(giver, getter, abs(given), person)
            if need.slip:
                self._slips.issue(payout, step, need, signed=(person.id, other), ruled_on=played)
            kernel.refresh()
        if given:
            kernel.say(Sentence(ruled_words(ruled, str if played.felt.layout.points else money)))
        return ruled

    def _is_of_opening(self, hand: int) -> bool:
        """Return whether the table is open and has not been opened again since a hand."""
        kernel = self._kernel
        began = kernel.journal.hand(hand)[0].seq
        return kernel.state.is_open and not any(True for _ in kernel.journal.events(began, TableOpened))

    def _carried(self, giver: int, getter: int, cents: Cents) -> Mapping[str, Any] | None:
        """Return the state for the next hand with the moved chips; None if it does not keep them.

        Raise Refused in a hand, and if the giver has too few.
        """
        state, hand = self._kernel.state, self._kernel.round
        if hand.game.given is None:
            return None
        if state.hand is not None:
            raise Refused("in_hand", "A hand has begun: finish it first, or void it under “Exceptions”.")
        if hand.felt.stacks.get(giver, 0) < cents:
            raise Refused("stack", "Seat {seat} has too few chips.", seat=giver)
        return hand.game.given(state.carry, giver, getter, cents)

    def _refuse_amount(self, opened: DisputeOpened, ruling: str, paid: Cents, *, house_plays: bool) -> None:
        """Raise Refused if a ruling needs an amount and none is entered, or if it moves no chips and has one."""
        claims = opened.claimed is not None and opened.claimed != (opened.kiosk or 0)
        if not paid and claims and ruling == str(_EITHER[1]) and house_plays:
            raise Refused("amount", "The player is right about an amount: enter what the house pays or takes.")
        if not paid and ruling == str(RULINGS[2]):
            raise Refused("amount", "Enter the amount that player and house agreed on.")
        if paid and ruling == str(RESULT_STANDS):
            raise Refused("amount", "The result stands: no chips move. Clear the amount, or rule otherwise.")

    def others(self, seq: int) -> tuple[int, ...]:
        """Return the other seats with chips in the hand of a waiting dispute."""
        seat, hand = self._opened(seq).seat, self._hand_of(seq)
        had = {chips.seat for chips in moved_so_far(hand)} | {at for at, cents in hand.felt.stacks.items() if cents}
        return tuple(sorted(had - {seat}))

    def house_plays(self, seq: int) -> bool:
        """Return whether the house plays in the game of a waiting dispute, so that a ruling moves its chips."""
        opened = self._kernel.journal.hand(self._kernel.state.disputes[seq])[0].of(HandOpened)
        return games_by_key(self._kernel)[opened.game].house_plays

    def rulings(self, seq: int) -> tuple[Text, ...]:
        """Return the possible rulings on a waiting dispute."""
        return RULINGS if self.house_plays(seq) else AMONG_PLAYERS

    def rulers(self, seq: int) -> tuple[Person, ...]:
        """Return by name the people who may rule on a waiting dispute, without those who dealt its hand."""
        hand = self._kernel.state.disputes[seq]
        return signers(self._kernel, Act.SIGN_AS_FLOOR, but_not=own_hand(self._kernel, hand))
