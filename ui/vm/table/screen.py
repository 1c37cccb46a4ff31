"""The view model of the table screen: its contents, and the effect of each touch.

A touch calls one method of the table, which commits it and calls back; only then does the screen show it. A refusal
stays in the strip until the next touch or the next question, and nothing else changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from operator import attrgetter

from PySide6.QtCore import Property, QObject, Qt, QTimer, Signal

from kiosk.core.cards import Card, card
from kiosk.core.dice import die
from kiosk.core.errors import Refused
from kiosk.core.text import Sentence, Text
from kiosk.procedure import Cards, Chosen, Effect, InTurn, Place, Prompt, Remedy, refuse_forfeits, refuse_signed
from kiosk.staff import Act, Person, Role
from kiosk.table import UNDO_REASONS, UNSIGNED, Details, Signature, Table, TableView, place_words
from ui.vm.controls import amount_keys, words
from ui.vm.controls.minutes import to_next_minute_ms
from ui.vm.controls.pin import SigningPad
from ui.vm.controls.view import View, in_qml, touch
from ui.vm.table import actions, choosing, shown
from ui.vm.table.felt.option_keys import OF, WITH
from ui.vm.table.money import payout_rows
from ui.vm.table.money.amounts import amount_of
from ui.vm.table.table_look import TableLook
from ui.vm.table.under_way import card_keys, exception_words, exceptions, signing, tips
from ui.vm.table.under_way.about import Pick
from ui.vm.table.under_way.state import Keys, Pad, Panel, ScreenState
from ui.window.language import next_language
from ui.window.rest import Rest

_EACH_SECOND_MS = 1_000


@in_qml
class TableScreen(View[TableLook]):
    """The table screen. `rest` is when it takes no answer, after it has asked another question.

    It looks at the table, or at `view` where that is something else, such as a veiled one; a misread card is corrected
    by the table's rulings, or by `correct`.

    `asked` says that the question is another one: a touch that began before it does not answer it.
    """

    asked = Signal()
    touched = Signal()
    opens = Signal(str)  # (key of a page)
    speaks = Signal(str)  # (another language until the question changes; "" for that of the dealer)
    signPad = Property(SigningPad, fget=attrgetter("signing"), constant=True)

    def __init__(
        self,
        table: Table,
        *,
        view: TableView | None = None,
        correct: Callable[[Place, Card], object] | None = None,
        rest: Rest | None = None,
        is_recalled: bool = False,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._view: TableView = view or table
        self._correct = correct or table.rulings.correct
        self._rest = rest or Rest()
        self._has_lent = False
        self._state = ScreenState(is_recalled=is_recalled)
        self.signing = SigningPad(
            self,
            self._state.entry,
            lambda: signing.pin_asked(self._view, self._state),
            signs=self._sign_by_badge,
            digits=table.staff.digits,
            last=table.staff.last_signers,
            drop=self._drop_signatures,
        )
        self._seen_hand = self._view.round.opening.number
        self._seen_dealer = self._view.dealer
        self._seen_prompt: object = self._view.round.prompt
        self._seen_before: object = _asked_before(self._view)
        self._clock = QTimer(self)
        self._clock.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self._clock.setInterval(to_next_minute_ms(table.clock))
        self._clock.timeout.connect(self.refresh)
        self._clock.start()
        table.subscribe(self._on_table)
        table.people.on_badge(self._on_badge)
        table.people.on_new_badge(lambda _: self.signing.other_badge())
        self.refresh()

    def close(self) -> None:
        """Stop looking at the table."""
        self._clock.stop()
        super().close()

    # ----------------------------------------------------------------------------------------------------- refreshing

    def _on_table(self) -> None:
        if not self._is_open:
            return
        hand = self._view.round
        if hand.opening.number != self._seen_hand:
            self._seen_hand = hand.opening.number
            self._state.leave()
        if self._view.dealer != self._seen_dealer:
            self._seen_dealer = self._view.dealer
            self._state.relieve()
        if hand.prompt is not self._seen_prompt:
            self._on_prompt(hand.prompt)
        before = _asked_before(self._view)
        if before != self._seen_before:
            self._seen_before = before
            self._ask_another()
        self.refresh()

    def _on_prompt(self, prompt: Prompt | None) -> None:
        """End the unfinished acts of the previous prompt. An open panel stays."""
        before, self._seen_prompt, self._strip = self._seen_prompt, prompt, ""
        self._state.winner = tips.winner(prompt) or self._state.winner
        if not (isinstance(prompt, Cards) and isinstance(before, Cards) and prompt.guide == before.guide):
            self._ask_another()

    def _ask_another(self) -> None:
        self._state.leave_prompt()
        self._rest.begin()
        self.asked.emit()
        if self._has_lent:
            self._has_lent = False
            self.speaks.emit("")

    def perform(self, act: Callable[[], object]) -> None:
        """Run a touch. A touch of the felt ends the menu session of a person."""
        self.touched.emit()
        if self._view is self._table and self._table.authority.person is not None:
            self._table.people.leave()
        super().perform(act)

    def look(self) -> TableLook:
        self._state.follow_pause(self._view.people.paused)
        look = shown.look(self._view, self._state, self._strip, before=self.shown)
        # A banner shows its waiting time; otherwise the clock in the header changes each minute.
        next_ms = _EACH_SECOND_MS if look.floor_wait else to_next_minute_ms(self._table.clock)
        if next_ms != self._clock.interval():
            self._clock.setInterval(next_ms)
        return look

    # -------------------------------------------------------------------------------------------------------- wagers

    @touch(int)
    def takeChip(self, chip: int) -> None:
        """Take a chip of the palette in hand."""
        self._state.chip, self._state.wrong_spot = chip, None

    @touch(int, str)
    def place(self, seat: int, spot: str) -> None:
        """Put the chip in hand on a spot."""
        self._state.wrong_spot = seat, spot  # Until the table has recorded it.
        self._table.play.place(seat, spot, self._table.config.palette[choosing.chip_in_hand(self._table, self._state)])
        self._state.wrong_spot = None
        self._state.go_on()

    @touch(int)
    def again(self, seat: int) -> None:
        """Clear a seat's wagers, or if there are none, repeat those of the last hand."""
        self._state.wrong_spot = None
        row = self.shown.seats[self._view.round.felt.seats.index(seat)]
        (self._table.play.clear_wagers if row.again == "clear" else self._table.play.repeat_bets)(seat)

    # ------------------------------------------------------------------------------------------------------- choices

    @touch(int, str)
    def choose(self, seat: int, option: str) -> None:
        """Enter a decision, "raise:2500" with its amount; if that is still open, ask for it first.

        A key that names a pot's winner has its own seat, "wins@2".
        """
        option, _, named = option.partition(OF)
        seat = int(named or seat)
        option, _, amount = option.partition(WITH)
        if amount:
            self._choose(seat, option, int(amount))
            return
        open_option = choosing.option_of(self._view, seat, option)
        draft = self._view.round.draft
        if open_option is not None and open_option.least is not None:
            self._state.go_on()
            self._state.acting, self._state.amount_option, self._state.amount = seat, option, ""
            return
        chosen = draft.choices.get(seat) if isinstance(draft, Chosen) else None
        if chosen is None or chosen.option != option:
            self._choose(seat, option, None)

    def _choose(self, seat: int, option: str, amount: int | None) -> None:
        """Enter a decision; if players act in turn, it is the answer."""
        if isinstance(self._view.round.prompt, InTurn) and self._rest.lasts:
            return
        self._table.play.choose(seat, option, amount)
        self._state.go_on()
        self._state.acting = 0
        self._state.amount_option = self._state.amount = ""

    @touch(int)
    def act(self, seat: int) -> None:
        """Show a seat's options in the strip. An amount that was begun for another seat is dropped."""
        refuse_signed(self._view.round.prompt, self._view.round.draft, seat)
        self._state.acting = seat
        self._state.amount_option = self._state.amount = ""

    @touch(str)
    def amountKey(self, key: str) -> None:
        """Take a key of the pad for the amount of an option."""
        self._state.amount = amount_keys.pressed(self._state.amount, key, self.shown.amount_corner)

    @touch(str)
    def amountEnter(self, which: str) -> None:
        """Decide with the amount entered; the `least` or the `most` that is allowed is filled in, and not yet given."""
        if choosing.paper_asked(self._view, self._state):
            self._name_paper()
            return
        ruled = exceptions.amount_asked(self._view, self._state)
        seat = choosing.acting_seat(self._view, self._state)
        option = ruled or choosing.option_of(self._view, seat, self._state.amount_option)
        if option is None:
            return
        filled = {"least": option.least, "most": option.most}.get(which)
        if filled is not None:
            self._state.amount = amount_keys.written(filled, whole=choosing.is_whole(self._view, self._state))
            return
        self._check_chips(allowed=(option.least, option.most))
        amount = self._entered_amount()
        if ruled is None:
            self._choose(seat, option.key, amount)
        else:
            self._pick_amount(amount)

    def _name_paper(self) -> None:
        """Take the number of a paper on which a slip is written by hand."""
        state = self._state
        if not self._entered_amount():
            raise Refused("paper", "Enter the number that is printed on the paper.")
        if state.amount in state.papers:
            raise Refused("paper", "Two slips cannot have one paper: enter the number of each.")
        state.papers, state.amount = (*state.papers, state.amount), ""

    def _pick_amount(self, amount: int) -> None:
        """Go on through an exception with an amount, or a number of cards."""
        counts = exceptions.counts(self._view, self._state)
        label = str(amount) if counts else amount_of(self._view)(amount)
        self._state.amount = ""
        exceptions.take(self._state, Pick(str(amount), Text(label)))
        self._go_on()

    def _entered_amount(self) -> int:
        return amount_keys.worth(self._state.amount, whole=choosing.is_whole(self._view, self._state))

    def _check_chips(self, allowed: tuple[int | None, int | None]) -> None:
        """Raise Refused if no chips of this table make the amount that is entered, and it is not a limit itself.

        Cards are not made of chips.
        """
        table = self._table
        if not exceptions.counts(self._view, self._state) and self._entered_amount() not in allowed:
            points = self._view.round.felt.layout.points
            amount_keys.check_chips(self._entered_amount(), table.config.denominations, points=points)

    @touch()
    def amountCancel(self) -> None:
        if choosing.paper_asked(self._view, self._state):
            self._state.leave()
        if exceptions.amount_asked(self._view, self._state) is not None:
            self._state.picked = self._state.picked[:-1]
        self._state.amount_option = self._state.amount = ""

    # ------------------------------------------------------------------------------------------------------- actions

    @touch()
    def proceed(self) -> None:
        """Do the primary action."""
        if self._rest.lasts:
            return
        actions.proceed(self._table, self._view, self._state)
        self._state.go_on()

    @touch()
    def secondaryAction(self) -> None:
        """Do the secondary action of the prompt."""
        if self._rest.lasts:
            return
        seat = tips.tipper(self._view, self._state)
        if seat and not actions.all_may(self._view, self._state):
            tips.take_tip(self._view, self._state, seat)
            self._go_on()
            return
        actions.do_secondary(self._table, self._view, self._state)

    @touch()
    def undo(self) -> None:
        """Undo the last entry; before the first entry, the last hand may be corrected."""
        if not self._table.play.can_undo and self._table.reopening.hand is not None:
            self._open_mispay()
            return
        state, play = self._state, self._table.play
        was_open = state.panel is Panel.UNDO
        state.leave()
        if was_open:
            return
        if play.can_undo and (play.undo_signatures or play.undo_moved):
            state.panel = Panel.UNDO
            return
        play.undo()

    def _open_mispay(self) -> None:
        """Open the page on which the last hand is corrected. Raise NotAuthorized if the dealer may not see it."""
        self._table.people.need(Act.SEE_HISTORY)
        self._state.leave()
        self.opens.emit("mispay")

    @touch()
    def forfeitMode(self) -> None:
        """Ask which seat forfeits; a second touch leaves it. Raise Refused if no hand can be given up any more."""
        state, asked = self._state, not (self._state.forfeiting or self._state.forfeits)
        if asked:
            refuse_forfeits(self._view.round.felt)
        state.leave()
        if asked and any(self._view.rulings.needs_floor(remedy) for remedy in _forfeits(self._view)):
            state.panel, state.forfeits = Panel.EXCEPTIONS, True
            return
        state.forfeiting = asked

    @touch(int)
    def forfeit(self, seat: int) -> None:
        """Ask whether this seat forfeits: the primary action says so."""
        self._state.forfeit_seat = seat

    @touch()
    def clearAlarm(self) -> None:
        """Say that the shoe's alarm has been seen to."""
        self._table.shoe.clear_alarm()

    # -------------------------------------------------------------------------------------------------------- panels

    @touch()
    def exceptionsPanel(self) -> None:
        """Open the exceptions, or close an open panel of them. From a forfeit, or from the steps of a ruling, open all
        of them.

        Raise Refused if nothing can be corrected.
        """
        if self._state.panel in (Panel.UNDO, Panel.RELIEF, Panel.WRITTEN):
            self._state.leave()
            return
        if self._state.forfeits or self._state.is_ruled:
            self._state.leave()
        if self._state.panel is not Panel.EXCEPTIONS and not self._look.can_except:
            raise Refused("no_exception", "Nothing can be corrected now: call the floor.")
        self._state.toggle(Panel.EXCEPTIONS)

    @touch()
    def floorPanel(self) -> None:
        self._state.toggle(Panel.CALL if self._table.floor.called is None else Panel.CAME)

    @touch(int)
    def pickReason(self, nth: int) -> None:
        """Take the touched choice of the open panel: the reason of a floor call, or the next step
        through an exception.
        """
        table, state = self._table, self._state
        if state.panel is Panel.CALL:
            table.floor.call(str(table.floor.reasons[nth]))
            self._state.toggle(Panel.NONE)
        elif state.panel is Panel.UNDO:
            state.undo_why = str(UNDO_REASONS[nth])
        elif state.panel is Panel.EXCEPTIONS:
            now = exceptions.asked(self._view, state)
            if now is not None and now.picks[nth].key == exceptions.MISPAY:
                self._open_mispay()
            elif now is not None:
                exceptions.take(state, now.picks[nth])
                self._go_on()

    def _go_on(self) -> None:
        """Carry out the path, if there are no more questions or signatures."""
        state = self._state
        self._strip = ""
        exceptions.take_place(self._view, state)
        if state.forfeits and state.exception and not state.remedy:
            path = exceptions.irregularity(self._view, state)
            remedies = path.remedies if path is not None else ()
            state.remedy = next((remedy.key for remedy in remedies if remedy.effect is Effect.FORFEIT), "")
        while (pick := exceptions.only_pick(self._view, state)) is not None:
            exceptions.take(state, pick)
        ruled = exceptions.remedy(self._view, state)
        if ruled is not None and ruled.effect is Effect.MISREAD and state.right is None:
            self.cardWrong()
            return
        if not exceptions.is_known(self._view, state):
            return
        self._refuse_ruling()
        if exceptions.is_decided(self._view, state) and not exceptions.needs_word(self._view, state):
            self._rule()

    def _refuse_ruling(self) -> None:
        """Show immediately why the chosen ruling is not permitted, before anyone signs. A count is asked for again."""
        table, state = self._table, self._state
        ruled, what = exceptions.remedy(self._view, state), exceptions.details(self._view, state)
        assert ruled is not None, "a remedy has been chosen"
        try:
            table.rulings.refuse(state.exception, ruled.key, what)
        except Refused:
            if exceptions.counts(self._view, state):
                state.picked, state.said = (), ()
            else:
                state.leave()
            raise

    def _sign_several(self, needed: int, do: Callable[[Sequence[Signature]], None]) -> None:
        """Take one more signature; once all that are needed are there, call `do`."""
        state = self._state
        signature = state.entry.take()
        if len(state.signatures) + 1 < needed:
            self._table.people.check_signature(signature, Role.FLOOR)
            state.entry.forget()
            state.signatures = (*state.signatures, signature)
            self.signing.waits()
            return
        do((*state.signatures, signature))

    def _rule(self, *signatures: Signature) -> None:
        """Rule by the path. The dealer's steps stay in the panel."""
        table, state = self._table, self._state
        ruled, what = exceptions.remedy(self._view, state), exceptions.details(self._view, state)
        assert ruled is not None, "a remedy has been chosen"
        key, remedy, said = state.exception, ruled.key, state.said
        first, *others = signatures or (UNSIGNED,)
        table.rulings.rule(key, remedy, what, first, *others)
        state.leave()
        if ruled.steps and not table.suspended:
            state.panel, state.exception, state.remedy, state.is_ruled = Panel.EXCEPTIONS, key, remedy, True
            state.said = said

    @touch()
    def panelAct(self) -> None:
        """Do the action at the foot of the panel: sign, or be done."""
        if self._state.is_ruled:
            self._state.leave()
        elif self._state.panel is Panel.UNDO and not self._state.undo_why:
            self._state.leave()
            self._table.play.undo(agreed=True)
        elif exceptions.needs_word(self._view, self._state):
            self._rule()
        else:
            self.sign()

    # ------------------------------------------------------------------------------------------------- cards by hand

    @touch()
    def cardWrong(self) -> None:
        """Ask which card of the table, or which die, was misread; a second touch leaves it."""
        asked = self._state.keys is Keys.CLOSED and not exceptions.is_die_wrong(self._view, self._state)
        self._state.leave()
        path = exceptions.die_path(self._view) if asked else None
        if path is not None:
            self._state.panel = Panel.EXCEPTIONS
            self._state.exception, self._state.remedy = path
            self._go_on()
            return
        self._state.keys = Keys.WRONG if asked else Keys.CLOSED

    @touch(str, int)
    def checkCards(self, spot: str, seat: int) -> None:
        """Ask which of the cards at one place was misread; if only one is face up, it is that one."""
        up = [place for place in card_keys.face_up(self._view.round.felt).values() if place[:2] == (spot, seat)]
        self._state.leave()
        self._state.keys, self._state.scope = Keys.WRONG, (spot, seat)
        if len(up) == 1:
            self._state.keys, self._state.wrong = Keys.RIGHT, up[0]

    @touch(str, int, int)
    def touchPlace(self, spot: str, seat: int, nth: int) -> None:
        """Enter the place of a card, by touching it; `nth` is -1 where only its row is large enough to be touched."""
        if (spot, seat) in exceptions.rows_asked(self._view, self._state):
            exceptions.touched(self._view, self._state, spot, seat, nth)
            self._go_on()

    @touch(str)
    def touchCard(self, text: str) -> None:
        """Take a key of the grid: the next card, the misread one, or the right one."""
        table, state = self._table, self._state
        match card_keys.keys_for(self._view, state):
            case Keys.ENTER:
                play = table.play
                (play.enter_card if play.cards_after_burn is None else play.burn_and_enter)(card(text))
                state.go_on()
            case Keys.WRONG:
                state.wrong = card_keys.face_up(self._view.round.felt).get(card(text))
                state.keys = Keys.RIGHT if state.wrong else Keys.CLOSED
            case Keys.RIGHT:
                wrong = state.wrong
                assert wrong is not None
                self._correct_card(wrong, card(text))
            case Keys.CLOSED:
                pass

    def _correct_card(self, wrong: Place, right: Card) -> None:
        """Correct a misread card; if a device has read it, or it changes a called hand, the floor signs."""
        table, state = self._table, self._state
        what = Details(places=(wrong,), card=right)
        if self._correct == table.rulings.correct and table.rulings.signatures("misread", "correct", what):
            state.leave()
            state.panel, state.exception, state.remedy = Panel.EXCEPTIONS, "misread", "correct"
            state.place, state.right = wrong, right
            felt = self._view.round.felt
            was = felt.slot(wrong).card
            now = right.words if was is None else exception_words.SHOWN_AS.fill(was=was.words, now=right.words)
            state.said = (place_words(felt.layout, wrong), now)
            return
        self._correct(wrong, right)
        state.leave()

    @touch(str)
    def touchDie(self, text: str) -> None:
        """Enter the next die as it is, or the one that an exception asks for."""
        if exceptions.die_asked(self._view, self._state):
            exceptions.take(self._state, Pick(text, die(text).words))
            self._go_on()
            return
        if self._rest.lasts and text == self._state.last_die:
            return  # This is the second tap of a double touch.
        self._table.play.enter_die(die(text))
        self._state.go_on()
        self._state.last_die = text

    # ------------------------------------------------------------------------------------------------------- the PIN

    def _on_badge(self, person: Person) -> None:
        """Choose the signer by a badge if one is asked for. A badge never signs: the PIN does.

        If a ruling is asked for, it chooses the house's, and the PIN is asked for that.
        """
        is_ruling = exceptions.is_ruling(self._view, self._state)
        pad = Pad.RULING if is_ruling else signing.pad_for(self._view, self._state)
        if not self._is_open or pad is Pad.NONE:
            return
        if person not in signing.signers(self._view, pad):
            if self.signing.other_badge(person.id):
                return
            self._strip = Sentence(words.NOT_HERE.fill(name=person.name))
        else:
            if is_ruling:
                exceptions.take_house(self._view, self._state)
                self._go_on()
            is_new = person.id != self._state.entry.signer
            if self.signing.take_badge(person.id) and is_new:
                self._strip = ""
        self.refresh()

    def take_badge(self, person: Person) -> None:
        """Take a badge that was not asked for: a dealer's relieves the dealer, and the floor's answers a floor call.

        It proves nothing: the PIN is asked for.
        """
        asks_nothing = signing.pad_for(self._view, self._state) is Pad.NONE and self._state.panel is Panel.NONE
        if self._is_open and asks_nothing:
            self.perform(partial(self._take_badge, person))

    def _take_badge(self, person: Person) -> None:
        table = self._table
        if table.floor.called is not None and person in signing.signers(table, Pad.CAME):
            self._state.toggle(Panel.CAME)
        elif table.dealer is not None and person in signing.signers(table, Pad.SIGN_IN):
            self._state.toggle(Panel.RELIEF)
        if signing.pad_for(self._view, self._state) is not Pad.NONE:
            self.signing.take_badge(person.id)

    @touch()
    def openRelief(self) -> None:
        """Ask for the relief of the dealer; the felt stays, and the dealer may stay, too."""
        self._state.toggle(Panel.RELIEF)

    def _sign_by_badge(self) -> None:
        """Sign with a badge and the last digit of its PIN, on every pad."""
        if signing.pad_for(self._view, self._state) is not Pad.NONE:
            self.sign()

    @touch()
    def sign(self) -> None:
        """Use the PIN for the requested act."""
        table = self._table
        match signing.pad_for(self._view, self._state):
            case Pad.SIGN_IN:
                self._sign_in()
            case Pad.BESIDE:
                trainee = self._state.trainee
                assert trainee is not None
                self._sign(lambda who, pin: table.people.sign_in(*trainee, (who, pin)))
            case Pad.WRITTEN:
                papers = self._state.papers
                self._sign(lambda who, pin: table.payouts.slips_written(papers, who, pin))
            case Pad.RESUME:
                self._sign(table.people.resume)
            case Pad.RELIEF:
                relief = self._state.relief
                assert relief is not None
                self._sign(lambda who, pin: table.people.relieve_in_hand(relief, (who, pin)))
            case Pad.ACKNOWLEDGE if self._badge_signs():
                self._state.entry.forget()
                table.floor.acknowledge_by_badge()
                self._state.leave()
            case Pad.ACKNOWLEDGE:
                self._sign(table.floor.dispute if self._state.disputing else table.floor.acknowledge)
            case Pad.RULING if table.rulings.redealing:
                self._sign(lambda who, pin: table.rulings.end_redeal((who, pin)))
            case Pad.RULING:
                self._sign_several(exceptions.needed(self._view, self._state), lambda signed: self._rule(*signed))
            case Pad.UNDO:
                self._sign_several(table.play.undo_signatures, self._undo_signed)
            case Pad.CAME:
                self._sign(table.floor.come)
            case Pad.PAYOUT:
                self._sign(table.payouts.sign)
            case Pad.NONE:
                pass

    def _undo_signed(self, signatures: Sequence[Signature]) -> None:
        why = self._state.undo_why
        self._table.play.undo(agreed=True, why=why, signatures=signatures)
        self._state.leave()

    def _badge_signs(self) -> bool:
        entry = self._state.entry
        return entry.by_badge and not entry.pin and signing.signs_by_badge(self._view, self._state)

    def _sign_in(self) -> None:
        """Sign in; a trainee’s signature waits for the dealer beside, and that of a relief in a hand for the floor."""
        table, state = self._table, self._state
        if table.dealer is not None and table.hand_is_open:
            signature = state.entry.take()
            table.people.check_relief(signature)
            state.entry.forget()
            state.relief = signature
            self.signing.waits()
            return
        if not table.people.deals_beside(state.entry.signer):
            self._sign(table.people.sign_in)
            return
        signature = state.entry.take()
        table.people.check_signature(signature, Role.TRAINEE)
        self._strip = ""
        state.entry.forget()
        state.trainee = signature
        self.signing.waits()

    def _drop_signatures(self) -> bool:
        state = self._state
        had = bool(state.signatures or state.trainee or state.relief)
        if had:
            state.signatures, state.trainee, state.relief = (), None, None
            state.entry.forget()
        return had

    @touch()
    def signInAgain(self) -> None:
        """Drop the trainee's signature: another person signs in."""
        self._state.leave()
        self._strip = ""

    @touch()
    def otherLanguage(self) -> None:
        """Speak the next language while this hand waits for the floor: its supervisor may read another one."""
        self._has_lent = True
        self.speaks.emit(next_language())

    @touch()
    def dispute(self) -> None:
        """Use the PIN to dispute the called hand; before a PIN, switch to or from that act."""
        if self._state.entry.is_enough:
            self._sign(self._table.floor.dispute)
        else:
            self._state.disputing = not self._state.disputing

    def _sign(self, verb: Callable[[str, str], None]) -> None:
        verb(*self._state.entry.take())
        self._state.leave()


def _forfeits(table: TableView) -> Iterator[Remedy]:
    """Yield the remedies by which a hand may be forfeited now."""
    for value in table.play.breaches:
        yield from (remedy for remedy in value.remedies if remedy.effect is Effect.FORFEIT)


def _asked_before(table: TableView) -> object:
    """Return the table's question that comes before the prompt: on a payout, on the shoe, or on dead cards."""
    rulings = table.rulings
    return (
        payout_rows.due_of(table),
        table.doubts.are_open,
        rulings.redealing,
        rulings.replacing,
        rulings.giving_back,
        rulings.from_floor,
        table.people.paused,
    )
