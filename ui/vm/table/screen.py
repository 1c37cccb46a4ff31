"""The view model of the table screen: its contents, and the effect of each touch.

A touch calls one method of the table, which commits it and calls back; only then does the screen show it. A refusal
stays in the strip until the next touch or the next question, and nothing else changes.
"""

from collections.abc import Callable, Iterator
from functools import partial
from operator import attrgetter

from PySide6.QtCore import Property, QObject, Qt, QTimer, Signal

from kiosk.core.cards import Card, card
from kiosk.core.dice import die
from kiosk.core.errors import Refused
from kiosk.core.text import Sentence
from kiosk.procedure import Cards, Chosen, Effect, InTurn, Place, Prompt, Remedy, refuse_forfeits, refuse_signed
from kiosk.staff import Act, Person
from kiosk.table import UNDO_REASONS, Table, TableView
from ui.vm.controls import amount_keys, words
from ui.vm.controls.minutes import to_next_minute_ms
from ui.vm.controls.pin import SigningPad
from ui.vm.controls.view import View, in_qml, touch
from ui.vm.table import actions, choosing, shown
from ui.vm.table.felt.option_keys import OF, WITH
from ui.vm.table.money import payout_rows
from ui.vm.table.ruling import RulingPath
from ui.vm.table.signatures import Signatures
from ui.vm.table.table_look import TableLook
from ui.vm.table.under_way import card_keys, exceptions, signing, tips
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
        self._rest = rest or Rest()
        self._has_lent = False
        self._state = ScreenState(is_recalled=is_recalled)
        self._path = RulingPath(table, self._view, self._state, correct)
        self._signatures = Signatures(table, self._view, self._state, self._path)
        self.signing = SigningPad(
            self,
            self._state.entry,
            lambda: signing.pin_asked(self._view, self._state),
            signs=self._sign_by_badge,
            digits=table.staff.digits,
            last=table.staff.last_signers,
            drop=self._signatures.drop,
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
        self._clock.stop()
        super().close()

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
        self._state.wrong_spot = None  # Its mark goes with the words of the refusal.
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
        self._state.chip = chip

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
        if isinstance(self._view.round.prompt, InTurn):
            self._rest.check()
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
        state = self._state
        state.amount = amount_keys.pressed(state.amount, key, self.shown.amount_corner, is_given=state.is_given)
        state.is_given = False

    @touch(int)
    def amountChip(self, nth: int) -> None:
        """Add a chip of the palette to the amount of a bet or a raise."""
        self._state.amount = amount_keys.added(self._state.amount, self._table.config.palette[nth])
        self._state.is_given = True

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
            self._state.is_given = True
            return
        self._check_chips(allowed=(option.least, option.most))
        amount = self._entered_amount()
        if ruled is None:
            self._choose(seat, option.key, amount)
        else:
            self._path.pick_amount(amount)

    def _name_paper(self) -> None:
        state = self._state
        if not self._entered_amount():
            raise Refused("paper", "Enter the number that is printed on the paper.")
        if state.amount in state.papers:
            raise Refused("paper", "Two slips cannot have one paper: enter the number of each.")
        state.papers, state.amount = (*state.papers, state.amount), ""

    def _entered_amount(self) -> int:
        return amount_keys.worth(self._state.amount, whole=choosing.is_whole(self._view, self._state))

    def _check_chips(self, allowed: tuple[int | None, int | None]) -> None:
        """Raise Refused if no chips here make the entered amount, unless it is a limit, or a number of cards."""
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
        self._rest.check()
        actions.proceed(self._table, self._view, self._state)
        self._state.go_on()

    @touch()
    def secondaryAction(self) -> None:
        """Do the secondary action of the prompt."""
        self._rest.check()
        seat = tips.tipper(self._view, self._state)
        if seat and not actions.all_may(self._view, self._state):
            tips.take_tip(self._view, self._state, seat)
            self._path.go_on()
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
        """Clear the shoe's alarm, which the dealer has checked."""
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
        """Take the touched choice of the open panel: the reason of a floor call, or an exception's next step."""
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
                self._path.pick(now.picks[nth])

    @touch()
    def panelAct(self) -> None:
        """Do the action at the foot of the panel: sign, or be done."""
        if self._state.is_ruled:
            self._state.leave()
        elif self._state.panel is Panel.UNDO and not self._state.undo_why:
            self._state.leave()
            self._table.play.undo(agreed=True)
        elif exceptions.needs_word(self._view, self._state):
            self._path.rule()
        else:
            self.sign()

    # ------------------------------------------------------------------------------------------------- cards by hand

    @touch()
    def cardWrong(self) -> None:
        """Ask which card of the table, or which die, was misread; a second touch leaves it."""
        self._path.card_wrong()

    @touch(str, int)
    def checkCards(self, spot: str, seat: int) -> None:
        """Ask which of the cards at one place was misread; if only one is face up, it is that one."""
        self._path.check_cards(spot, seat)

    @touch(str, int, int)
    def touchPlace(self, spot: str, seat: int, nth: int) -> None:
        """Enter the place of a card, by touching it; `nth` is -1 where only its row is large enough to be touched."""
        if (spot, seat) in exceptions.rows_asked(self._view, self._state):
            exceptions.touched(self._view, self._state, spot, seat, nth)
            self._path.go_on()

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
                self._path.correct(card(text))
            case Keys.CLOSED:
                pass

    @touch(str)
    def touchDie(self, text: str) -> None:
        """Enter the next die as it is, or the one that an exception asks for."""
        if exceptions.die_asked(self._view, self._state):
            self._path.pick(Pick(text, die(text).words))
            return
        if text == self._state.last_die:
            self._rest.check()  # This may be the second tap of a double touch.
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
                self._strip = ""
                self._path.go_on()
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
        if signing.pad_for(self._view, self._state) is not Pad.NONE:
            self.sign()

    @touch()
    def sign(self) -> None:
        """Use the PIN for the requested act."""
        self._signatures.sign()
        if self._state.waits_for_signature:
            self.signing.waits()

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
        self._signatures.dispute()


def _forfeits(table: TableView) -> Iterator[Remedy]:
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
