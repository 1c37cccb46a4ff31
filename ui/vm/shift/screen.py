"""The view model of the pages around the hands: opening and closing a table, and posting jackpots.

Counts, entries, and signatures are collected here; the table receives them once, at the end, and checks them all. A
refusal is shown in the strip, and only the signatures are cleared.
"""

from collections.abc import Callable
from functools import partial
from operator import attrgetter

from PySide6.QtCore import Property, Qt, QTimer, Signal, Slot

from kiosk.core.errors import KioskError, NotAuthorized
from kiosk.core.text import Sentence, Text, listed
from kiosk.settings import Duty
from kiosk.staff import Act, Person, Role
from kiosk.table import CHIPS_CALL, Table, TableGame
from ui.vm.controls.menu import Menu, MenuEntry
from ui.vm.controls.minutes import to_next_minute_ms
from ui.vm.controls.pin import SigningPad
from ui.vm.controls.view import View, in_qml, touch
from ui.vm.controls.words import NOT_HERE
from ui.vm.shift import rack_rows, shown, words
from ui.vm.shift.shift_look import ShiftLook
from ui.vm.shift.state import COUNTS, MAXIMUM, MINIMUM, PAGES, PARTS, SLIP, SLIP_AMOUNT, Flow, ShiftState, ShiftStep
from ui.window.rest import Rest

STACK = 20
"""The chips of a full stack, as a rack has a mark at each."""
MAX_CHIPS = 99_999
MAX_DOLLARS = 99_999_999


@in_qml
class ShiftScreen(View[ShiftLook]):
    """The pages. `rest` is when the primary action takes no touch, after its effect has changed."""

    touched = Signal()
    covers = Signal()  # Another page is shown.
    signPad = Property(SigningPad, fget=attrgetter("signing"), constant=True)

    def __init__(self, table: Table, menu: Menu, *, rest: Rest | None = None) -> None:
        super().__init__()
        self._table = table
        self._menu = menu
        self._rest = rest or Rest()
        self._state = ShiftState(partial(shown.duties_of, table))
        self.signing = SigningPad(
            self,
            self._state.entry,
            lambda: shown.pin_asked(table, self._state),
            signs=self._sign,
            digits=table.staff.digits,
            last=table.staff.last_signers,
            drop=self._drop_signatures,
        )
        self._was_open = table.is_open
        self._clock = QTimer(self)
        self._clock.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self._clock.setInterval(to_next_minute_ms(table.clock))
        self._clock.timeout.connect(self._next_minute)
        self._clock.start()
        self._add_rack_entry(Flow.SEND)
        menu.add(
            MenuEntry(
                "close_table",
                words.MENU_CLOSE,
                self.close_table,
                due=lambda: not table.hand_is_open,
                shown=lambda: table.is_open,
                needs=Act.CLOSE_TABLE,
            )
        )
        menu.add(
            MenuEntry(
                "post_jackpots",
                words.MENU_POST,
                self.post_jackpots,
                due=lambda: not shown.why_not_posted(table),
                shown=lambda: table.is_open and bool(table.rules.jackpots),
                needs=Act.POST_JACKPOTS,
            )
        )
        table.subscribe(self._on_table)
        table.people.on_badge(self._on_badge)
        table.people.on_new_badge(lambda _: self.signing.other_badge())
        self.refresh()

    def add_rack_entries(self) -> None:
        """Add the acts on the rack of an open table to the menu."""
        table = self._table
        for flow in (Flow.FILL, Flow.CREDIT, Flow.OUT, Flow.IN, Flow.COUNT):
            self._add_rack_entry(flow)
        self._menu.add(
            MenuEntry(
                "print_transfers",
                words.MENU_PRINT,
                table.slips.print_papers_again,
                shown=lambda: table.slips.unprinted_papers > 0,
                needs=Act.CLOSE_TABLE,
            )
        )
        self._menu.add(
            MenuEntry(
                "change_limits",
                words.MENU_LIMITS,
                self.change_limits,
                due=lambda: not table.hand_is_open,
                shown=lambda: table.is_open and table.table_game.game.house_plays,
                needs=Act.CLOSE_TABLE,
            )
        )

    def _add_rack_entry(self, flow: Flow) -> None:
        table = self._table
        self._menu.add(
            MenuEntry(
                flow.value,
                words.MENU_RACK[flow],
                partial(self.change_rack, flow),
                due=partial(shown.may_move, table),
                shown=partial(shown.offers, table, flow),
                needs=Act.CLOSE_TABLE,
            )
        )

    def close(self) -> None:
        self._clock.stop()
        super().close()

    def _on_table(self) -> None:
        if not self._is_open:
            return
        if self._table.is_open is not self._was_open:
            self._was_open, self._strip = self._table.is_open, ""
            self._state.leave()
        self.refresh()

    def perform(self, act: Callable[[], object]) -> None:
        self.touched.emit()
        super().perform(act)

    def look(self) -> ShiftLook:
        flow = shown.flow_of(self._table, self._state)
        if flow is not self._state.flow:
            self._state.begin(flow)
        return shown.look(self._table, self._state, self._strip)

    def refused(self, error: KioskError) -> None:
        if isinstance(error, NotAuthorized) and self._state.duty is None:
            self._state.forget_signatures()
            self._choose_signer()
        super().refused(error)

    # ------------------------------------------------------------------------------------------------------ the pages

    def close_table(self) -> None:
        """Begin to close the table. Raise Refused if it cannot be closed now."""
        self._table.shift.refuse_closing()
        self._state.leave()
        self._begin(Flow.CLOSE)

    def change_rack(self, flow: Flow) -> None:
        """Begin a fill, a credit or a count, or continue a pending one. Raise Refused if it is impossible now."""
        self._table.shift.refuse_moving()
        self._state.leave()
        pending = self._table.transfers.pending
        if flow is Flow.SEND and pending is not None and pending.slip:
            flow = Flow.RECEIVE
        self._begin(flow)
        self._choose_signer()
        self.refresh()

    def post_jackpots(self) -> None:
        """Begin to post jackpots. Raise Refused in a hand."""
        if self._table.hand_is_open:
            self._table.shift.refuse_jackpots()
        self._begin(Flow.JACKPOTS)

    def change_limits(self) -> None:
        """Begin to change the limits of the table. Raise Refused in a hand."""
        table = self._table
        table.shift.refuse_closing()
        self._state.leave()
        self._state.keeps = set(table.shift.keeps)
        self._state.amounts = {MINIMUM: table.config.table_minimum}
        if table.config.table_maximum is not None:
            self._state.amounts[MAXIMUM] = table.config.table_maximum
        self._begin(Flow.LIMITS)

    def _begin(self, flow: Flow, nth: int = 0) -> None:
        self._strip = ""
        self._state.begin(flow, nth)
        if self._state.page is ShiftStep.AMOUNTS and flow is Flow.JACKPOTS:
            posted = self._table.shift.jackpots_of(shown.deal_of(self._table, self._state))
            self._state.amounts, self._state.jackpot = dict(posted), 0
        self._rest.begin()
        self.covers.emit()
        self.refresh()

    def _turn(self, by: int) -> None:
        state = self._state
        state.begin(state.flow, state.nth + by)
        self._choose_signer()
        self._rest.begin()
        self.covers.emit()

    @property
    def _skips(self) -> bool:
        """Return whether the page before the signatures is left out, as a count agrees with the one before."""
        state = self._state
        if state.page is not ShiftStep.SIGN or state.nth == 0:
            return False
        match PAGES[state.flow][state.nth - 1]:
            case ShiftStep.COMPARE:
                return not rack_rows.off_chips(self._table, state)
            case ShiftStep.WAYS if state.flow is Flow.RECEIVE:
                return self._table.transfers.agrees(state.counts)
            case _:
                return False

    @touch(str)
    def chooseGame(self, key: str) -> None:
        """Choose the game that the table is opened for."""
        before = shown.deal_of(self._table, self._state)
        self._state.game = key
        chips = shown.deal_of(self._table, self._state).config.denominations
        if set(chips) != set(before.config.denominations):
            self._state.counts = {}
        self._state.chip = 0
        self._turn(1)

    @touch()
    def goBack(self) -> None:
        """Go back a page; from the first one, back to the table."""
        if self._state.nth > 0:
            self._turn(-2 if self._skips else -1)
        elif self._state.flow is not Flow.OPEN:
            self._return()

    def _return(self) -> None:
        """Leave for the table; or if it is closed, for the page from which its jackpots were posted."""
        if self._table.is_open or self._state.flow is Flow.CLOSED_COUNT:
            self._state.leave()  # A closing that the floor has signed for returns immediately.
        else:
            self._begin(Flow.OPEN, PAGES[Flow.OPEN].index(ShiftStep.PAYS))

    @touch()
    def callFloor(self) -> None:
        """Call the floor about chips. That the floor is here is signed on the table's page."""
        if self._table.floor.called is None:
            self._table.floor.call(str(CHIPS_CALL))

    @touch()
    def secondaryAction(self) -> None:
        """Do the other action of the page: count the rack of a table that is not opened, post jackpots from the payouts
        of a closed one, count a tube as empty, sign for a count that differs, or void a pending fill or credit.
        """
        if self._state.page is ShiftStep.RACK and self._state.flow in COUNTS:
            self.fillTube(self._state.chip, 0, 0)
            self.nextRow()
        elif self._state.page is ShiftStep.COMPARE:
            self._turn(1)
        elif self._state.page is ShiftStep.GAME:
            self._table.shift.refuse_closed_count()
            self._begin(Flow.CLOSED_COUNT)
        elif self._state.page is ShiftStep.PAYS:
            self._begin(Flow.JACKPOTS)
        elif self._state.flow in (Flow.SEND, Flow.RECEIVE):
            self._begin(Flow.VOID)

    @touch(str)
    def chooseWay(self, key: str) -> None:
        """Choose the way after a count that differs from the slip, the reason of a void, or the other table."""
        state = self._state
        state.way = key
        if key == shown.SEND_BACK:
            self._begin(Flow.VOID, PAGES[Flow.VOID].index(ShiftStep.SIGN))
            self._choose_signer()
        else:
            self._turn(1)

    @touch()
    def proceed(self) -> None:
        """Do the primary action."""
        self._rest.check()
        table, state = self._table, self._state
        deal = shown.deal_of(table, state)
        match state.page:
            case ShiftStep.GAME:
                pass
            case ShiftStep.PAYS:
                self._turn(1)
            case ShiftStep.RACK:
                self._counted(rack_rows.why_not_counted(deal, state))
            case ShiftStep.AMOUNTS if state.flow is Flow.IN:
                if state.of_slip:
                    table.transfers.refuse_arrival(state.way, state.of_slip)
                self._turn_unless("" if state.of_slip and state.said else words.SLIP_FIRST)
            case ShiftStep.AMOUNTS if state.flow is Flow.LIMITS:
                if state.amounts.get(MINIMUM):
                    table.shift.refuse_limits(state.amounts[MINIMUM], state.amounts.get(MAXIMUM), state.keeps)
                self._turn_unless("" if state.amounts.get(MINIMUM) else words.MINIMUM_FIRST)
            case ShiftStep.AMOUNTS:
                without = listed(shown.missing_amounts(deal, state))
                why = words.POST_ALL.fill(name=without) if without else shown.why_not_posted(table)
                self._turn_unless(why)
            case ShiftStep.WAYS:
                if state.flow is Flow.RECEIVE:
                    self._turn(-1)
            case ShiftStep.COMPARE:
                self._turn(-1)
                state.chip = rack_rows.first_off(table, state, deal)
            case ShiftStep.SIGN:
                self._sign()

    def _counted(self, why_not: Text | str) -> None:
        """Continue after a count: compare it. If the arrived chips agree with their slip, they are signed for."""
        table, state = self._table, self._state
        if why_not or state.flow in (Flow.FILL, Flow.CREDIT, Flow.OUT, Flow.IN):
            self._turn_unless(why_not)
        elif state.flow is Flow.RECEIVE:
            table.transfers.count(state.counts)
            self._turn(2 if table.transfers.agrees(state.counts) else 1)
        else:
            table.shift.compare(state.flow.value, state.counts)
            compares = state.flow is not Flow.CLOSE and not rack_rows.off_chips(table, state)
            self._turn(2 if compares else 1)

    def _turn_unless(self, why_not: Text | str) -> None:
        if why_not:
            self.explain(why_not)
        else:
            self._turn(1)

    # ------------------------------------------------------------------------------------------------------- the keys

    @touch(int)
    def chooseRow(self, nth: int) -> None:
        """Choose the chip, or the jackpot, that the keys are for; the next digit begins its number again."""
        if self._state.page is ShiftStep.RACK:
            self._state.chip = nth
        else:
            self._state.jackpot = nth
        self._state.stacks, self._state.fresh = None, True

    @touch(int, int, int)
    def fillTube(self, nth: int, stacks: int, loose: int) -> None:
        """Count the full stacks of a chip, as many as were touched in its tube, and the loose chips that a finger slid
        to; the digits that follow are the loose ones. After a whole tube, the next touch counts another tube of it.
        """
        state = self._state
        full = rack_rows.full_tubes(self._deal, state, nth)
        self.chooseRow(nth)
        state.stacks = full + STACK * stacks
        state.counts[rack_rows.chips_of(self._deal)[nth]] = state.stacks + loose

    @touch(str)
    def key(self, key: str) -> None:
        """Take digits, or "back", for the number of the chosen entry. A count that ends with "00" is complete."""
        self._state.fresh, was = False, self._state.fresh
        if self._state.page is not ShiftStep.RACK:
            self._enter(key, was)
            return
        self._count(key, was)
        if key == "00":
            self.nextRow()

    def _count(self, key: str, is_fresh: bool) -> None:
        """Count the chosen chip. Beside full stacks, fewer than 20 are loose; more digits are a whole count."""
        state = self._state
        chips = rack_rows.chips_of(shown.deal_of(self._table, state))
        chip = chips[state.chip % len(chips)]
        before = state.counts.get(chip)
        if state.stacks is not None and before is not None:
            loose = _typed(before - state.stacks or None, key, MAX_CHIPS, is_fresh)
            if key == "back" and before == state.stacks:
                state.stacks = count = None
            elif loose is not None and loose >= STACK:
                state.stacks, count = None, loose
            else:
                count = state.stacks + (loose or 0)
        else:
            count = _typed(before, key, MAX_CHIPS, is_fresh)
        if count is None:
            state.counts.pop(chip, None)
        else:
            state.counts[chip] = count

    def _enter(self, key: str, is_fresh: bool) -> None:
        state = self._state
        name = self._rows[state.jackpot % len(self._rows)]
        posted = state.amounts.get(name)
        if key == ".50":
            state.amounts[name] = (posted or 0) // 100 * 100 + 50
            return
        dollars = _typed(None if posted is None else posted // 100, key, MAX_DOLLARS, is_fresh)
        if dollars is None:
            state.amounts.pop(name, None)
        else:
            state.amounts[name] = dollars * 100

    @property
    def _rows(self) -> tuple[str, ...]:
        """Return the entries on the page of amounts: the jackpots, the limits, or the number of a slip."""
        if self._state.flow is Flow.IN:
            return (SLIP, SLIP_AMOUNT)
        return tuple(words.LIMIT) if self._state.flow is Flow.LIMITS else self._deal.rules.jackpots

    @property
    def _deal(self) -> TableGame:
        return shown.deal_of(self._table, self._state)

    @touch(int)
    def keepMinimum(self, seat: int) -> None:
        """Let a seat keep the old minimum, or no longer."""
        self._state.keeps ^= {seat}

    @touch()
    def nextRow(self) -> None:
        """Choose the next chip that is not counted yet, or the next jackpot."""
        state = self._state
        deal = shown.deal_of(self._table, state)
        if state.page is not ShiftStep.RACK:
            self.chooseRow((state.jackpot + 1) % len(self._rows))
            return
        chips = rack_rows.chips_of(deal)
        after = [(state.chip + step) % len(chips) for step in range(1, len(chips) + 1)]
        self.chooseRow(next((nth for nth in after if chips[nth] not in state.counts), after[0]))

    @Slot()
    def _next_minute(self) -> None:
        self._clock.setInterval(to_next_minute_ms(self._table.clock))
        self.refresh()

    # ------------------------------------------------------------------------------------------------- the signatures

    def _on_badge(self, person: Person) -> None:
        """A badge chooses who signs where a signature is due. It never signs: the PIN does."""
        state = self._state
        if not self._is_open or state.flow is Flow.NONE or state.page is not ShiftStep.SIGN or state.duty is None:
            return
        if self.signing.other_badge(person.id):
            return
        if person not in shown.who_may(self._table, state, state.duty):
            self.explain(Sentence(NOT_HERE.fill(name=person.name)))
        else:
            is_new = person.id != state.entry.signer
            self.signing.take_badge(person.id)
            self._strip = "" if is_new else self._strip
            self.refresh()

    @touch(str)
    def signAgain(self, role: str) -> None:
        """Take a signature back."""
        self._state.signed.pop(Duty(role), None)
        self._state.entry.forget()
        self._choose_signer()

    def _choose_signer(self) -> None:
        """Choose the signer: the present dealer for a closing as the dealer, and the person with a PIN as the floor.

        A floor signature given at a console counts.
        """
        table, state = self._table, self._state
        ahead = shown.signed_ahead(table, state)
        if state.page is ShiftStep.SIGN and ahead and Duty.FLOOR not in state.signed:
            state.signed[Duty.FLOOR] = (ahead, "")
        if state.page is not ShiftStep.SIGN or state.duty is None:
            return
        person = table.dealer if state.duty is Duty.DEALER and state.flow is not Flow.OPEN else table.authority.person
        may = person is not None and person in shown.who_may(table, state, state.duty)
        if person is not None and may and person.id not in state.signers:
            state.entry.choose(person.id)

    def _sign(self) -> None:
        """Sign with the name and the PIN that were entered; or when everybody has signed, do it."""
        state, duty = self._state, self._state.duty
        if duty is None:
            self._finish()
            return
        if not state.entry.signer:
            self.explain(words.PAD_NAME[duty])
            return
        signature = state.entry.take()
        if state.flow in (Flow.JACKPOTS, Flow.LIMITS):
            self._post(*signature)
            return
        if state.flow in PARTS:
            self._table.transfers.check_signature(signature, duty, state.signed)
        else:
            self._table.people.check_signature(signature, Role(duty.value), but_not="".join(state.signers))
        state.signed[duty] = signature
        state.entry.forget()
        if state.duty is None:
            self._finish()
            return
        self._choose_signer()
        self.signing.waits()
        self._rest.begin()

    def _drop_signatures(self) -> bool:
        had = bool(self._state.signed)
        if had:
            self._state.forget_signatures()
            self._choose_signer()
        return had

    def _finish(self) -> None:
        table, state = self._table, self._state
        rack = dict(state.counts)
        if state.flow in PARTS:
            self._finish_part()
            return
        signed, dealer = (state.signed[duty] for duty in (Duty.FLOOR, Duty.DEALER))
        floor = signed if signed[1] else None
        if state.flow is Flow.OPEN:
            game = shown.deal_of(table, state).game.key
            table.shift.open(game, rack, floor=floor, dealer=dealer)
        elif state.flow is Flow.CLOSE:
            table.shift.close(rack, floor=floor, dealer=dealer)
        else:
            count = table.shift.count if state.flow is Flow.COUNT else table.shift.count_closed
            count(rack, floor=signed, dealer=dealer)
            self._return()

    def _finish_part(self) -> None:
        """Do the part of a fill or credit that everybody on its list has signed for."""
        transfers, state, signed = self._table.transfers, self._state, dict(self._state.signed)
        match state.flow:
            case Flow.SEND:
                transfers.send(signed)
            case Flow.RECEIVE:
                transfers.receive(state.counts, signed)
            case Flow.VOID:
                transfers.void(str(shown.void_reason(state)), signed)
            case Flow.OUT:
                transfers.request("out", state.counts, signed, table=state.way)
            case Flow.IN:
                transfers.arrive(state.way, state.of_slip, state.counts, signed, said=state.said)
            case flow:
                transfers.request(flow.value, state.counts, signed)
        self._return()

    def _post(self, person_id: str, pin: str) -> None:
        table, amounts = self._table, dict(self._state.amounts)
        if self._state.flow is Flow.LIMITS:
            keeps = self._state.keeps
            table.shift.change_limits(amounts[MINIMUM], amounts.get(MAXIMUM), person_id, pin, keeps=keeps)
            self._return()
            return
        game = shown.deal_of(table, self._state).game.key
        table.shift.post_jackpots(amounts, person_id, pin, game=game)
        self._return()


def _typed(number: int | None, key: str, most: int, is_fresh: bool) -> int | None:
    """Return a number after one more key; None is not a number at all. A digit too many changes nothing."""
    digits = "" if number is None or (is_fresh and key != "back") else str(number)
    digits = digits[:-1] if key == "back" else digits + key
    if digits and int(digits) > most:
        return number
    return int(digits) if digits else None
