"""A table's shift: opened with a counted rack and posted jackpots, filled, and closed with a counted rack again."""

from collections.abc import Collection, Iterable, Mapping
from math import gcd
from typing import Final

from kiosk.bank import Rack
from kiosk.core.errors import Refused
from kiosk.core.money import Cents, Chips, chips, money
from kiosk.core.text import text
from kiosk.core.value import value
from kiosk.events import (
    ClosedRackCounted,
    JackpotsPosted,
    LimitsChanged,
    RackCounted,
    ShiftSigned,
    TableClosed,
    TableOpened,
)
from kiosk.procedure import Item, Placed, Posting, Prompt, Wagers, posting_wait_ms, refuse_amounts, refuse_posting
from kiosk.settings import TableSettings
from kiosk.staff import Act, Person, Role
from kiosk.table.kernel.devices import Devices
from kiosk.table.kernel.elsewhere import elsewhere_of
from kiosk.table.kernel.kernel import Kernel
from kiosk.table.kernel.log import TableGame, opened_settings
from kiosk.table.kernel.rack import ItemKey, chips_of_items, chips_one_by_one, unpayable
from kiosk.table.money.claims import JackpotClaims
from kiosk.table.money.table_slips import TableSlips
from kiosk.table.money.transfers import refuse_moving
from kiosk.table.people.at_console import AtConsole, keep_console, prove_at
from kiosk.table.people.people import MayDeal, Signature
from kiosk.table.people.who_signs import signers
from kiosk.table.sealed import unsigned_words

_COUNTED_CLOSED: Final = text("The rack of {amount} is counted and signed for, count {number}. The table stays closed.")
_REVISION_STANDS: Final = text("The game’s figures have changed, and its revision is still {revision}: raise it.")


@value
class OpenMatters:
    """The unfinished matters at a closing: hands in dispute, slips, a fill or credit, and a call of the floor."""

    disputes: tuple[int, ...] = ()
    slips: tuple[int, ...] = ()
    transfer: int = 0
    call: str = ""


class Shift:
    """The shift of one table. `may_deal` refuses a dealer who may not deal a game."""

    def __init__(
        self, kernel: Kernel, *, may_deal: MayDeal, claims: JackpotClaims, devices: Devices, slips: TableSlips
    ) -> None:
        self._kernel = kernel
        self._slips = slips
        self._claims = claims
        self._devices = devices
        self._may_deal = may_deal
        self._compared: tuple[str, list[Rack]] = ("", [])
        self._chips: tuple[Prompt | None, dict[ItemKey, Chips]] = (None, {})  # The chips of the items of a prompt.

    @property
    def rack_cents(self) -> Cents:
        """Return the total of the rack at the opening."""
        return self._kernel.state.rack_cents

    @property
    def house_net(self) -> Cents:
        """Return the house result of the hands since the opening."""
        return self._kernel.state.house_net

    @property
    def closed_rack(self) -> Mapping[Cents, int]:
        """Return the rack as it was counted at the last closing, {chip: how many}; empty before the first one."""
        return self._kernel.state.closed_rack

    def since_closing(self, counted: Rack) -> Mapping[Cents, int]:
        """Return the differences of a count from the last closing of any game, by chip.

        It is empty before the first closing, and without a difference. A chip that this game has no tube for counts as
        missing.
        """
        before = self.closed_rack
        chips = sorted({*before, *counted}) if before else ()
        return {chip: more for chip in chips if (more := counted.get(chip, 0) - before.get(chip, 0))}

    def since_hands(self, counted: Rack) -> Mapping[Cents, int]:
        """Return the differences of a count from the tracked rack of hands, fills, and credits, by chip."""
        rack = self.rack
        return {chip: more for chip in sorted(counted) if (more := counted[chip] - rack.get(chip, 0))}

    @property
    def open_matters(self) -> OpenMatters:
        """Return the unfinished matters: the signers of a closing sign for them, too."""
        state = self._kernel.state
        pending, call = state.transfers.pending, state.floor_call
        return OpenMatters(
            disputes=tuple(dict.fromkeys(state.disputes.values())),
            slips=tuple(sorted(state.open_slips)),
            transfer=0 if pending is None else pending.number,
            call="" if call is None else call.why,
        )

    @property
    def stacks(self) -> Mapping[int, Cents]:
        """Return the chips that players have at their seats, {seat: cents}; empty if the house plays."""
        if self._kernel.table_game.game.house_plays:
            return {}
        return {seat: cents for seat, cents in self._kernel.round.felt.stacks.items() if cents}

    @property
    def rack(self) -> Rack:
        """Return the tracked rack. Buy-ins and changed chips count only as far as they were entered."""
        return self._kernel.state.rack_now

    @property
    def fills(self) -> Cents:
        """Return the chips that came from the cage since the opening, less those sent there."""
        return self._kernel.state.fills

    @property
    def _is_counted(self) -> bool:
        """Return whether the rack was counted, which it is not on a screen that is only shown."""
        return self.rack.keys() == set(self._kernel.table_game.config.denominations)

    def chips_for(self, item: Item) -> Chips:
        """Return the chips of the rack for an item's payout, fewest first, after the payouts before it.

        No more of one chip than are there then; the part that the rack cannot make, or the cage or a check pays, is the
        rest.
        """
        if not self._is_counted:
            return chips(item.pay, self._kernel.table_game.config.denominations)
        hand = self._kernel.round
        if hand.prompt is None or self._chips[0] is not hand.prompt:
            self._chips = hand.prompt, chips_of_items(self._kernel.state.rack_began, hand.book, hand.prompt)
        if elsewhere_of(self._kernel.state.events, item) is not None:
            return Chips((), item.pay)
        seat, account, _ = item.moves[0]
        return self._chips[1][seat, account]

    def chips_one_by_one(self, amounts: Iterable[Cents]) -> tuple[Chips, ...]:
        """Return the chips of the rack for amounts that are paid one after the other; negative ones are taken."""
        if not self._is_counted:
            return tuple(chips(abs(cents), self._kernel.table_game.config.denominations) for cents in amounts)
        return tuple(chips_one_by_one(self.rack, amounts))

    def unpayable(self, game: TableGame, rack: Rack) -> tuple[Cents, ...]:
        """Return payouts of a game's lines on its least wagers that no chips of a counted rack make, least first.

        An amount above the whole rack is left out: the cage pays it.
        """
        return unpayable(_least_owed(game), tuple(rack.items()))

    @property
    def cannot_pay(self) -> tuple[Cents, ...]:
        """Return possible payouts after the next cards that no chips of the rack make now, least first.

        It is computed before the cards, for the least wagers and the present ones. It is empty if players play against
        each other.
        """
        hand, game = self._kernel.round, self._kernel.table_game
        if not isinstance(hand.prompt, Wagers) or not self._is_counted:
            return ()
        owed = _least_owed(game)
        if isinstance(hand.draft, Placed):
            smallest = gcd(*game.config.denominations)
            for bets in hand.draft.bets.values():
                for spot, bet in bets.items():
                    owed |= {cents // smallest * smallest for cents in game.rules.payouts_on(spot, bet)}
        return unpayable(owed, tuple(self.rack.items()))

    @property
    def jackpots(self) -> Mapping[str, Cents]:
        """Return the amounts that are posted now, in the order of the pay table."""
        return self.jackpots_of(self._kernel.table_game)

    def jackpots_of(self, game: TableGame) -> Mapping[str, Cents]:
        """Return the posted jackpots of one of this table's games, in the order of its pay table."""
        posted = self._kernel.state.jackpots
        return {name: posted[name] for name in game.rules.jackpots if name in posted}

    def unmade_shares(self, game: TableGame, amounts: Mapping[str, Cents]) -> Mapping[str, Cents]:
        """Return {jackpot: the smallest share that no chips of the table make} if one or two seats win it."""
        smallest = gcd(*game.config.denominations)
        found = {
            name: sorted(cents for cents in game.rules.jackpot_shares(name, amounts[name]) if cents % smallest)
            for name in game.rules.jackpots
            if amounts.get(name)
        }
        return {name: unmade[0] for name, unmade in found.items() if unmade}

    @property
    def unposted(self) -> bool:
        """Return whether a jackpot of this game has not been posted: no hand can begin."""
        return bool(self._kernel.missing_jackpots)

    @property
    def posting(self) -> Posting | None:
        """Return the last posting of jackpots; None if there is none."""
        state = self._kernel.state
        return None if state.posted_ms is None else Posting(state.posted_by, state.posted_ms)

    @property
    def posting_opens_ms(self) -> int:
        """Return the time from which the jackpots may be changed, in milliseconds since 1970; now, if they may."""
        now = self._kernel.moment
        since_ms = self._kernel.state.since_posting_ms(now)
        return now.at_ms + posting_wait_ms(since_ms=since_ms, paid_since=self._may_post)

    # ------------------------------------------------------------------------------------------ opening and closing

    def signed_ahead(self, what: str, game: str = "") -> str:
        """Return the ID of the person who signed at a console to "open" for a game or to "close"; "" for nobody."""
        ahead = self._kernel.state.orders.signed_for(what, self._kernel.clock.now_ms(), game=game)
        return ahead if any(person.id == ahead for person in signers(self._kernel, Role.FLOOR)) else ""

    def sign_ahead(self, what: str, person_id: str, pin: str, at: AtConsole, *, game: str = "") -> None:
        """Sign as the floor, at a console, to "open" for a game, or to "close" after this hand.

        It counts once the dealer has counted the rack at the table and signs too; until then no other hand begins.
        """
        kernel = self._kernel
        if what == "open":
            self._chosen(game)
        else:
            kernel.require_open()
        person = prove_at(kernel, (person_id, pin), Role.FLOOR, at)
        with kernel.together():
            keep_console(kernel, at, person)
            kernel.commit(ShiftSigned(what=what, game=game or None), actor=person.id)
            kernel.changed()

    def _chosen(self, game: str) -> TableGame:
        """Return the game that the table is to be opened for. Raise Refused if it cannot be now."""
        kernel = self._kernel
        if kernel.stopped:
            raise Refused("stopped", kernel.stopped)
        if kernel.state.is_open:
            raise Refused("open", "The table is open: close it first.")
        kernel.need_time()
        if kernel.unsigned:
            raise Refused("changed", unsigned_words(kernel.unsigned))
        chosen = next((dealt for dealt in kernel.games if dealt.key == game), None)
        if chosen is None:
            raise Refused("game", "This table does not deal that game: choose one of those shown.")
        pending = kernel.state.transfers.pending
        if pending is not None and not {chip for chip, _ in pending.chips} <= set(chosen.config.denominations):
            raise Refused(
                "transfer",
                "Chips on their way have no tube in this game: open the game that they are for, and finish the fill, "
                "credit, or transfer.",
            )
        return chosen

    def compare(self, why: str, counted: Rack) -> None:
        """Keep a count that is finished and is compared now: to open or close with it, or to put the rack right by it.

        The first one of them is blind. If the rack is counted again, the journal gets each count.
        """
        if self._compared[0] is not why:
            self._compared = why, []
        if dict(counted) not in self._compared[1][-1:]:
            self._compared[1].append(dict(counted))

    @property
    def compared(self) -> tuple[Rack, ...]:
        """Return the counts that have been compared, the blind one first, until one of them is signed for."""
        return tuple(self._compared[1])

    def open(self, game: str, rack: Rack, *, floor: Signature | None, dealer: Signature) -> None:
        """Open the table for a game, with the rack as it was counted; the floor and the dealer sign.

        `rack` is {chip in cents: how many}. The dealer who signs is the one who deals. Without `floor` it has signed
        at a console before.
        """
        kernel = self._kernel
        chosen = self._chosen(game)
        rack = _counted(rack, chosen.config)
        supervisor, hands = self._prove_both(floor, dealer, self.signed_ahead("open", game))
        self._may_deal(hands, game)
        opened = TableOpened(
            game=game,
            rules_version=chosen.game.version(chosen.rules),
            minimum=chosen.config.table_minimum,
            maximum=chosen.config.table_maximum,
            rack=tuple(rack.items()),
            dealer=hands.id,
            table=opened_settings(chosen),
            rules=chosen.rules.model_dump(mode="json"),
            difference=_cents(self.since_closing(rack)),
            recounted=self._recounted("open", rack),
        )
        before = kernel.state.rules_version if kernel.state.game == game else ""
        kernel.commit(opened, actor=supervisor.id)
        self._compared = "", []
        kernel.refresh()
        if before != opened.rules_version and before.rpartition(" ")[0] == opened.rules_version.rpartition(" ")[0]:
            kernel.say(str(_REVISION_STANDS.fill(revision=chosen.rules.revision)))

    def close(self, rack: Rack, *, floor: Signature | None, dealer: Signature) -> Cents:
        """Close the table with the counted rack; the floor and the dealer sign.

        Without `floor` it has signed at a console before. Return the change of the rack since the opening, in cents.
        """
        self.refuse_closing()
        kernel = self._kernel
        rack = _counted(rack, kernel.table_game.config)
        difference = sum(chip * count for chip, count in rack.items()) - kernel.state.rack_cents
        supervisor, hands = self._prove_both(floor, dealer, self.signed_ahead("close"))
        matters = self.open_matters
        closed = TableClosed(
            rack=tuple(rack.items()),
            difference=difference,
            house_net=kernel.state.house_net,
            dealer=hands.id,
            stacks=tuple(self.stacks.items()),
            disputes=matters.disputes,
            slips=matters.slips,
            transfer=matters.transfer,
            call=matters.call,
            recounted=self._recounted("close", rack),
        )
        kernel.commit(closed, actor=supervisor.id)
        self._compared = "", []
        kernel.next_hand("")
        return difference

    def refuse_moving(self) -> None:
        """Raise Refused while the rack may not be counted, and no chips may come from the cage or go there."""
        refuse_moving(self._kernel)

    def count(self, counted: Rack, *, floor: Signature, dealer: Signature) -> None:
        """Put the rack right by a count, {chip in cents: how many}; the floor and the dealer sign."""
        self.refuse_moving()
        kernel = self._kernel
        rack = _counted(counted, kernel.table_game.config)
        supervisor, hands = self._prove_both(floor, dealer)
        what = RackCounted(
            rack=tuple(rack.items()),
            dealer=hands.id,
            difference=_cents(self.since_hands(rack)),
            recounted=self._recounted("count", rack),
        )
        kernel.commit(what, actor=supervisor.id)
        self._compared = "", []
        kernel.refresh()

    def count_closed(self, counted: Rack, *, floor: Signature, dealer: Signature) -> None:
        """Sign for the rack of a table that is not opened today, {chip in cents: how many}, and print its slip."""
        kernel = self._kernel
        self.refuse_closed_count()
        rack = _counted(counted, kernel.table_game.config)
        supervisor, hands = self._prove_both(floor, dealer)
        what = ClosedRackCounted(
            number=kernel.state.transfers.counts + 1,
            rack=tuple(rack.items()),
            dealer=hands.id,
            difference=_cents(self.since_closing(rack)),
            recounted=self._recounted("closed_count", rack),
        )
        self._slips.print_paper(kernel.commit(what, actor=supervisor.id).seq)
        self._compared = "", []
        kernel.refresh()
        kernel.say(str(_COUNTED_CLOSED.fill(amount=money(_cents(rack)), number=what.number)))

    def refuse_closed_count(self) -> None:
        """Raise Refused unless the table is closed, and its rack can be counted."""
        kernel = self._kernel
        if kernel.stopped:
            raise Refused("stopped", kernel.stopped)
        if kernel.state.is_open:
            raise Refused("open", "The table is open: close it first.")
        kernel.need_time()

    def change_limits(
        self, minimum: Cents, maximum: Cents | None, person_id: str, pin: str, *, keeps: Collection[int] = ()
    ) -> None:
        """Set the table's limits between two hands, in cents; the floor signs. They hold until the closing.

        The seats of `keeps` keep their present minimum, if it is lower; the others pay the new one.
        """
        self.refuse_limits(minimum, maximum, keeps)
        kernel = self._kernel
        person = kernel.prove(person_id, pin, Role.FLOOR)
        kept = tuple(self._kept(minimum, keeps).items())
        kernel.commit(LimitsChanged(minimum=minimum, maximum=maximum, keeps=kept), actor=person.id)
        kernel.refresh()

    def refuse_limits(self, minimum: Cents, maximum: Cents | None, keeps: Collection[int] = ()) -> None:
        """Raise Refused in a hand, for limits that the game or its chips do not allow, and if nothing changes.

        The stakes of a game in which the house does not play are in its file.
        """
        self.refuse_closing()
        kernel = self._kernel
        game, config = kernel.table_game, kernel.table_game.config
        if not game.game.house_plays:
            raise Refused("limits", "The stakes of this game are in its file: close the table to change them.")
        if maximum is not None and maximum < minimum:
            raise Refused("limits", "The maximum is less than the minimum: correct one of them.")
        is_same = minimum == config.table_minimum and maximum == config.table_maximum
        if is_same and self._kept(minimum, keeps) == self.keeps:
            raise Refused("limits", "These are the limits now: enter the new ones.")
        for cents in (minimum, maximum):
            if cents is not None and (cents <= 0 or chips(cents, config.palette).rest):
                raise Refused("limits", "No chips of this table make {amount}: enter another.", amount=money(cents))
        for _, why in game.rules.wrong_at_table(
            minimum, maximum, tuple((chip.value, str(chip.color)) for chip in config.rack)
        ):
            raise Refused("limits", "These limits do not fit the game: {why}.", why=why)

    def _kept(self, minimum: Cents, keeps: Collection[int]) -> dict[int, Cents]:
        seats = self._kernel.table_game.seats
        return {seat: least for seat in sorted(keeps) if seat in seats and (least := self.least_of(seat)) < minimum}

    def least_of(self, seat: int) -> Cents:
        """Return the minimum of a seat now, in cents."""
        limits = self._kernel.state.limits
        kept = dict(limits.keeps) if limits is not None else {}
        return kept.get(seat, self._kernel.table_game.config.table_minimum)

    @property
    def keeps(self) -> Mapping[int, Cents]:
        """Return the seats that keep a lower minimum than the table's, and which, in cents."""
        limits = self._kernel.state.limits
        return dict(limits.keeps) if limits is not None else {}

    def _recounted(self, why: str, rack: Rack) -> tuple[tuple[tuple[Cents, int], ...], ...]:
        counts = [count for count in self._compared[1] if self._compared[0] is why]
        counts = counts[:-1] if counts[-1:] == [dict(rack)] else counts
        return tuple(tuple(sorted(count.items(), reverse=True)) for count in counts)

    def refuse_closing(self) -> None:
        """Raise Refused unless the table may be closed, or its rack filled, now."""
        self._kernel.require_open()
        if self._kernel.state.hand is not None:
            raise Refused("in_hand", "A hand has begun: finish it first, or void it under “Exceptions”.")

    def _prove_both(self, floor: Signature | None, dealer: Signature, ahead: str = "") -> tuple[Person, Person]:
        """Return the signers. `ahead` has signed as the floor before, and is asked for no second PIN."""
        supervisor = self._kernel.staff.person(ahead) if floor is None else self._kernel.prove(*floor, Role.FLOOR)
        if supervisor is None or not supervisor.is_active:
            raise Refused("unsigned", "The floor must sign first.")
        return supervisor, self._kernel.prove(*dealer, Role.DEALER, but_not=frozenset({supervisor.id}))

    # ----------------------------------------------------------------------------------------------------- jackpots

    def post_jackpots(
        self,
        amounts: Mapping[str, Cents],
        person_id: str,
        pin: str,
        *,
        game: str | None = None,
        at: AtConsole | None = None,
    ) -> None:
        """Post new jackpot amounts, in cents; at most once in 24 hours and never in a hand, except after a paid win.

        A typing error is corrected by another posting before a card is dealt. The amounts are those of the `game` that
        a closed table is to be opened for, by default of the one dealt here last.
        """
        kernel = self._kernel
        closed_for = (dealt for dealt in kernel.games if dealt.key == game and not kernel.state.is_open)
        names = next(closed_for, kernel.table_game).rules.jackpots
        refuse_amounts(amounts, names)
        if self._claims.laid and self._devices.hears_floor:
            raise Refused("at_floor", "This table’s jackpots are posted at a console: post them there.")
        person = prove_at(kernel, (person_id, pin), Act.POST_JACKPOTS, at)
        self.refuse_jackpots()
        alone = "yes" if self._claims.laid else None
        with kernel.together():
            keep_console(kernel, at, person)
            kernel.commit(JackpotsPosted(amounts=amounts, without_floor=alone), actor=person.id)
            kernel.refresh()

    def take_jackpots(self, game: str, amounts: Mapping[str, Cents], *, laid: str, by: str) -> bool:
        """Apply the floor's posting for a game; return False in a hand, which continues with its own jackpots.

        A posting for a game that this table does not deal is ignored, and so is one that was applied before: the 24
        hours would begin again, and a win since then would be forgotten. Raise Refused for other jackpots than its own.
        """
        kernel = self._kernel
        dealt = next((dealt for dealt in kernel.games if dealt.key == game), None)
        if kernel.state.hand is not None or kernel.stopped or kernel.is_behind:
            return False
        if dealt is not None:
            refuse_amounts(amounts, dealt.rules.jackpots)
            posting = JackpotsPosted(amounts=amounts, laid=laid)
            before = kernel.journal.before(kernel.journal.last_seq() + 1, JackpotsPosted)
            is_posted = self._claims.laid == laid and dict(kernel.state.jackpots) == dict(amounts)
            if not is_posted and all(event.what != posting for event in before):
                kernel.commit(posting, actor=by)
                kernel.refresh()
        return True

    def refuse_jackpots(self) -> None:
        """Raise Refused unless new jackpots may be posted now."""
        self._kernel.need_time()
        state = self._kernel.state
        refuse_posting(
            since_ms=state.since_posting_ms(self._kernel.moment),
            in_hand=state.hand is not None,
            paid_since=self._may_post,
        )

    @property
    def _may_post(self) -> bool:
        """Return whether a jackpot was paid since the posting, or no card was dealt under it: it may be corrected."""
        state = self._kernel.state
        return self._jackpot_was_paid or (state.is_posting_undealt and state.hand is None)

    @property
    def _jackpot_was_paid(self) -> bool:
        """Return whether a jackpot has been paid since the posting: in a hand, by that hand alone."""
        if self._kernel.state.hand is None:
            return self._kernel.state.jackpot_paid
        settled = self._kernel.round.felt.settled
        return any(bet.share for bets in settled.values() for bet in bets.values())


def _least_owed(game: TableGame) -> frozenset[Cents]:
    return frozenset(
        cents
        for unit in (gcd(*game.config.palette), game.config.table_minimum)
        for _, cents in game.rules.payouts(unit)
    )


def _cents(chips: Rack) -> Cents:
    return sum(chip * count for chip, count in chips.items())


def _counted(rack: Mapping[Cents, int], config: TableSettings) -> dict[Cents, int]:
    """Return a count of the rack, largest chip first. Raise Refused unless it counts each chip of the table."""
    if set(rack) != set(config.denominations) or min(rack.values()) < 0:
        raise Refused("rack", "Count every chip in the rack; no negative counts.")
    return {chip: rack[chip] for chip in sorted(rack, reverse=True)}
