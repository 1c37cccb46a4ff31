"""The view-model of the table screen: what it shows, and what a touch does.

A touch calls one verb of the table, which commits it and calls back; only then does the screen show it. Where the
table refuses, its sentence stands in the strip until something succeeds, and nothing else changes.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from kiosk.core.cards import DECK, card
from kiosk.core.dice import die
from kiosk.core.errors import KioskError
from kiosk.core.text import Sentence, Text
from kiosk.procedure import Cards, Choices, Chosen, Effect, InTurn, Wagers
from kiosk.staff import MOST_DIGITS, Person, Role
from kiosk.table import UNSIGNED, Signature, Stage, Table
from ui.vm.controls import amount_keys, words
from ui.vm.controls.rest import DOUBLE_TAP_S, Rest
from ui.vm.table import card_keys, exceptions, felt_rows, guide_rows, payout_rows, shown, signing
from ui.vm.table.look import TableLook
from ui.vm.table.state import Keys, Pad, Panel, ScreenState

QML_IMPORT_NAME = "Kiosk"
QML_IMPORT_MAJOR_VERSION = 1

GRID = tuple(sorted(DECK, key=lambda one: ("shcd".index(one.suit), -one.rank)))  # a row a suit, from the ace down


@QmlElement
@QmlUncreatable("Made in Python.")
class TableScreen(TableLook):  # type: ignore[operator]
    """The table screen. `double_tap_s` is how long it takes no answer after it has asked another question.

    `asked` says that the question is another one: a touch that began before it does not answer it.
    """

    asked = Signal()

    def __init__(self, table: Table, *, double_tap_s: float = DOUBLE_TAP_S, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._rest = Rest(double_tap_s)
        self._state = ScreenState()
        self._seen_hand = table.round.opening.number
        self._seen_prompt: object = table.round.prompt
        self._seen_before: object = _asked_before(table)
        self._clock = QTimer(self)
        self._clock.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self._clock.setInterval(60_000)
        self._clock.timeout.connect(self.refresh)
        self._clock.start()
        self._is_open = True
        table.subscribe(self._on_table)
        table.on_badge(self._on_badge)
        self.refresh()

    def close(self) -> None:
        """Stop looking at the table."""
        self._clock.stop()
        self._is_open = False

    # ----------------------------------------------------------------------------------------------------- refreshing

    def _on_table(self) -> None:
        if not self._is_open:
            return
        self._state.message = ""
        hand = self._table.round
        if hand.opening.number != self._seen_hand:
            self._seen_hand = hand.opening.number
            self._state.leave()
        if hand.prompt is not self._seen_prompt:
            self._on_prompt(hand.prompt)
        before = _asked_before(self._table)
        if before != self._seen_before:
            self._seen_before = before
            self._ask_another()
        self.refresh()

    def _on_prompt(self, prompt: object) -> None:
        """A new question: what the dealer was in the middle of for the old one is over. An open panel stays."""
        before, self._seen_prompt = self._seen_prompt, prompt
        if not (isinstance(prompt, Cards) and isinstance(before, Cards) and prompt.guide == before.guide):
            self._ask_another()

    def _ask_another(self) -> None:
        self._state.leave_prompt()
        self._rest.begin()
        self.asked.emit()

    @Slot()
    def refresh(self) -> None:
        """Show the table as it is now, in the language that is installed."""
        table, state = self._table, self._state
        amount = shown.amount_of(table)
        checkable = (
            state.keys is Keys.CLOSED and card_keys.keys_for(table, state) is Keys.CLOSED and not state.forfeiting
        )
        self._seats.show(felt_rows.seat_rows(table, amount, forfeiting=state.forfeiting, checkable=checkable))
        self._spots.show(felt_rows.spot_rows(table, checkable=checkable))
        self._pots.show(felt_rows.pot_rows(table, amount))
        self._rail.show(guide_rows.rail_rows(table.round))
        look = shown.look(table, state)
        if look.keys_open or not self._keys.rows:
            self._keys.show(card_keys.key_rows(table, state, GRID))
        if look.dice_open and not self._dice_keys.rows:
            self._dice_keys.show(card_keys.die_rows())
        self.show_look(look)

    def _try(self, verb: Callable[[], None]) -> bool:
        """Do something at the table. Return whether it was done; if not, say why in the strip."""
        try:
            verb()
        except KioskError as error:
            self._state.message = error.message
            self.refresh()
            return False
        return True

    def explain(self, sentence: Sentence) -> None:
        """Say why a touch does not count."""
        self._state.message = sentence
        self.refresh()

    # -------------------------------------------------------------------------------------------------------- wagers

    @Slot(int)
    def takeChip(self, chip: int) -> None:
        """Take a chip of the palette in hand."""
        self._state.chip = chip
        self.refresh()

    @Slot(int, str)
    def place(self, seat: int, spot: str) -> None:
        """Put the chip in hand on a spot."""
        palette = self._table.config.palette
        self._try(lambda: self._table.place(seat, spot, palette[self._state.chip]))

    @Slot(int)
    def again(self, seat: int) -> None:
        """Take a seat's wagers back, or where there are none, place those of the last hand again."""
        row = self._seats.rows[self._table.round.felt.seats.index(seat)]
        self._try(lambda: (self._table.clear_wagers if row.again == "clear" else self._table.repeat_bets)(seat))

    # ------------------------------------------------------------------------------------------------------- choices

    @Slot(int, str)
    def choose(self, seat: int, option: str) -> None:
        """Enter a decision, "raise:2500" with its amount; where that is still open, ask for it first."""
        option, _, amount = option.partition(felt_rows.WITH)
        if amount:
            self._choose(seat, option, int(amount))
            return
        one = shown.option_of(self._table, seat, option)
        draft = self._table.round.draft
        if one is not None and one.least is not None:
            self._state.acting, self._state.amount_option, self._state.amount = seat, option, ""
            self.refresh()
            return
        chosen = draft.choices.get(seat) if isinstance(draft, Chosen) else None
        if chosen is None or chosen.option != option:
            self._choose(seat, option, None)

    def _choose(self, seat: int, option: str, amount: int | None) -> None:
        """Enter a decision; where players act in turn, the table takes it as the answer."""
        if isinstance(self._table.round.prompt, InTurn) and self._rest.lasts:
            return
        if self._try(lambda: self._table.choose(seat, option, amount)):
            self._state.acting = 0
            self._state.amount_option = self._state.amount = ""
            self.refresh()

    @Slot(int)
    def act(self, seat: int) -> None:
        """Show a seat's options in the strip."""
        self._state.acting = seat
        self.refresh()

    @Slot(str)
    def amountKey(self, key: str) -> None:
        """Take a key of the pad for the amount of an option."""
        self._state.amount = amount_keys.pressed(self._state.amount, key, self._shown.amount_corner)
        self.refresh()

    @Slot(str)
    def amountEnter(self, which: str) -> None:
        """Decide with the amount entered, or the `least` or the `most` that is allowed."""
        ruled = exceptions.amount_asked(self._table, self._state)
        seat = shown.acting_seat(self._table, self._state)
        option = ruled or shown.option_of(self._table, seat, self._state.amount_option)
        if option is None:
            return
        amount = {"least": option.least, "most": option.most}.get(which)
        if amount is None and not self._try(self._check_chips):
            return
        amount = self._entered_amount() if amount is None else amount
        if ruled is None:
            self._choose(seat, option.key, amount)
        else:
            self._pick_amount(amount)

    def _pick_amount(self, amount: int) -> None:
        """Go on through an exception with an amount, or a number of cards."""
        counts = exceptions.counts(self._table, self._state)
        label = str(amount) if counts else shown.amount_of(self._table)(amount)
        self._state.amount = ""
        exceptions.take(self._state, exceptions.Pick(str(amount), Text(label)))
        self._go_on()

    def _entered_amount(self) -> int:
        return amount_keys.worth(self._state.amount, whole=shown.is_whole(self._table, self._state))

    def _check_chips(self) -> None:
        """Raise Refused where no chips of this table make the amount that is entered. Cards are not made of chips."""
        table = self._table
        if not exceptions.counts(table, self._state):
            points = table.round.felt.layout.points
            amount_keys.check_chips(self._entered_amount(), table.config.denominations, points=points)

    @Slot()
    def amountCancel(self) -> None:
        if exceptions.amount_asked(self._table, self._state) is not None:
            self._state.picked = self._state.picked[:-1]
        self._state.amount_option = self._state.amount = ""
        self.refresh()

    # ------------------------------------------------------------------------------------------------------- actions

    @Slot()
    def proceed(self) -> None:
        """Do the primary action."""
        if self._rest.lasts:
            return
        table = self._table
        due = payout_rows.due_of(table)
        if table.partial:
            self._try(table.confirm_cards)
        elif table.redealing:
            self._end_redeal()
        elif shown.unread_replaces(table):
            self._try(lambda: table.replace_with(None))
        elif due is not None and due.stage is Stage.TAX:
            self._try(table.payouts.tax_form_filled)
        elif due is not None and due.stage is Stage.SLIP:
            self._try(table.payouts.make_slips)
        elif shown.unread_is_primary(table):
            self._try(table.deal_unread)
        else:
            self._try(table.proceed)

    def _end_redeal(self) -> None:
        """Say that the cards are back, or have the floor say so."""
        if self._table.redeal_needs_floor:
            self._open(Panel.EXCEPTIONS)
        else:
            self._try(self._table.end_redeal)

    @Slot()
    def secondaryAction(self) -> None:
        """Do the secondary action of the prompt."""
        if self._rest.lasts:
            return
        table = self._table
        if table.replacing is not None:
            self._state.asked = card_keys.keys_for(table, self._state) is not Keys.ENTER
            self.refresh()
            return
        match table.round.prompt:
            case Wagers():
                self._try(table.repeat_bets)
            case Choices(usual=str(usual)):
                self._try(lambda: table.choose_all(usual))
            case Cards(may_be_unread=True):
                self._try(table.deal_unread)
            case Cards():
                self._state.asked = card_keys.keys_for(table, self._state) is not Keys.ENTER
                self.refresh()
            case _:
                pass

    @Slot()
    def undo(self) -> None:
        self._state.leave()
        self._try(self._table.undo)
        self.refresh()

    @Slot()
    def forfeitMode(self) -> None:
        """Ask which seat forfeits; a second touch leaves it."""
        asked = not self._state.forfeiting
        self._state.leave()
        self._state.forfeiting = asked
        self.refresh()

    @Slot(int)
    def forfeit(self, seat: int) -> None:
        if self._try(lambda: self._table.forfeit(seat)):
            self._state.forfeiting = False
            self.refresh()

    @Slot()
    def clearAlarm(self) -> None:
        """Say that the shoe's alarm has been seen to."""
        self._try(self._table.clear_alarm)

    # -------------------------------------------------------------------------------------------------------- panels

    @Slot()
    def exceptionsPanel(self) -> None:
        self._open(Panel.EXCEPTIONS)

    @Slot()
    def floorPanel(self) -> None:
        self._open(Panel.CALL if self._table.floor_call is None else Panel.CAME)

    def _open(self, panel: Panel) -> None:
        """Open a panel, or close it where it is open."""
        again = self._state.panel is panel
        self._state.leave()
        self._state.panel = Panel.NONE if again else panel
        self.refresh()

    @Slot(int)
    def pickReason(self, nth: int) -> None:
        """Take what is touched in the open panel: why the floor is called, or the next step through an exception."""
        table, state = self._table, self._state
        if state.panel is Panel.CALL:
            if self._try(lambda: table.call_floor(str(table.floor_calls[nth]))):
                self._open(Panel.NONE)
        elif state.panel is Panel.EXCEPTIONS:
            now = exceptions.asked(table, state)
            if now is not None:
                exceptions.take(state, now.picks[nth])
                self._go_on()

    def _go_on(self) -> None:
        """Do what the path leads to, where nothing more is asked and nobody signs."""
        table, state = self._table, self._state
        state.message = ""
        while (pick := exceptions.only_pick(table, state)) is not None:
            exceptions.take(state, pick)
        ruled = exceptions.remedy(table, state)
        if ruled is not None and ruled.effect is Effect.MISREAD:
            self.cardWrong()
        elif ruled is not None and exceptions.is_known(table, state) and not table.needs_floor(ruled):
            self._rule(UNSIGNED)
        else:
            self.refresh()

    def _rule(self, signature: Signature) -> None:
        """Rule as the path says. What the dealer then does stays in the panel."""
        table, state = self._table, self._state
        key, remedy = state.exception, state.remedy
        ruled, what = exceptions.remedy(table, state), exceptions.details(table, state)
        if self._try(lambda: table.rule(key, remedy, what, signature)):
            state.leave()
            if ruled is not None and ruled.steps and not table.suspended:
                state.panel, state.exception, state.remedy, state.is_ruled = Panel.EXCEPTIONS, key, remedy, True
        self.refresh()

    @Slot()
    def panelAct(self) -> None:
        """Do what stands at the foot of the panel: sign, or be done."""
        if self._state.is_ruled:
            self._state.leave()
            self.refresh()
        else:
            self.sign()

    # ------------------------------------------------------------------------------------------------- cards by hand

    @Slot()
    def cardWrong(self) -> None:
        """Ask which card of the table was misread; a second touch leaves it."""
        asked = self._state.keys is Keys.CLOSED
        self._state.leave()
        self._state.keys = Keys.WRONG if asked else Keys.CLOSED
        self.refresh()

    @Slot(str, int)
    def checkCards(self, spot: str, seat: int) -> None:
        """Ask which of the cards at one place was misread; where only one lies face up, it is that one."""
        up = [place for place in card_keys.face_up(self._table.round.felt).values() if place[:2] == (spot, seat)]
        self._state.leave()
        self._state.keys, self._state.scope = Keys.WRONG, (spot, seat)
        if len(up) == 1:
            self._state.keys, self._state.wrong = Keys.RIGHT, up[0]
        self.refresh()

    @Slot(str)
    def touchCard(self, text: str) -> None:
        """Take a key of the grid: the next card, the one that is wrong, or the one that lies there instead."""
        table, state = self._table, self._state
        match card_keys.keys_for(table, state):
            case Keys.ENTER:
                self._try(lambda: table.enter_card(card(text)))
            case Keys.WRONG:
                state.wrong = card_keys.face_up(table.round.felt).get(card(text))
                state.keys = Keys.RIGHT if state.wrong else Keys.CLOSED
                self.refresh()
            case Keys.RIGHT:
                wrong = state.wrong
                assert wrong is not None
                if self._try(lambda: table.correct(wrong, card(text))):
                    state.leave()
                    self.refresh()
            case Keys.CLOSED:
                pass

    @Slot(str)
    def touchDie(self, text: str) -> None:
        """Enter the next die as it lies, or the one that an exception asks for."""
        if exceptions.die_asked(self._table, self._state):
            exceptions.take(self._state, exceptions.Pick(text, die(text).words))
            self._go_on()
            return
        self._try(lambda: self._table.enter_die(die(text)))

    # ------------------------------------------------------------------------------------------------------- the PIN

    @Slot(str)
    def pickSigner(self, person_id: str) -> None:
        """Choose who signs; "" chooses again."""
        self._state.forget_pin()
        self._state.signer = person_id
        self.refresh()

    def _on_badge(self, person: Person) -> None:
        """A badge chooses who signs where somebody is asked to. It never signs: the PIN does."""
        pad = signing.pad_for(self._table, self._state)
        if not self._is_open or pad is Pad.NONE:
            return
        if person not in signing.signers(self._table, pad):
            self._state.message = Sentence(words.NOT_HERE._replace(values={"name": person.name}))
        elif person.id != self._state.signer:  # a badge that is read again takes back no digit
            self._state.forget_pin()
            self._state.signer = person.id
            self._state.message = ""
        self.refresh()

    @Slot()
    def turnPage(self) -> None:
        self._state.page += 1
        self.refresh()

    @Slot(int)
    def pinDigit(self, digit: int) -> None:
        if len(self._state.pin) < MOST_DIGITS:
            self._state.pin += str(digit)
            self.refresh()

    @Slot()
    def pinBack(self) -> None:
        self._state.pin = self._state.pin[:-1]
        self.refresh()

    @Slot()
    def sign(self) -> None:
        """Use the PIN for what it was asked for."""
        table = self._table
        match signing.pad_for(table, self._state):
            case Pad.SIGN_IN:
                self._sign_in()
            case Pad.BESIDE:
                trainee = self._state.trainee
                assert trainee is not None
                self._sign(lambda who, pin: table.sign_in(*trainee, (who, pin)))
            case Pad.ACKNOWLEDGE:
                self._sign(table.acknowledge)
            case Pad.RULING if table.redealing:
                self._sign(lambda who, pin: table.end_redeal((who, pin)))
            case Pad.RULING:
                who, pin, self._state.pin = self._state.signer, self._state.pin, ""
                self._rule((who, pin))
            case Pad.CAME:
                self._sign(table.floor_came)
            case Pad.PAYOUT:
                self._sign(table.payouts.sign)
            case Pad.NONE:
                pass

    def _sign_in(self) -> None:
        """Sign in; where it is a trainee, keep the signature until the dealer beside has signed, too."""
        table, state = self._table, self._state
        if not table.deals_beside(state.signer):
            self._sign(table.sign_in)
            return
        signature, state.pin = (state.signer, state.pin), ""
        if self._try(lambda: table.check_signature(signature, Role.TRAINEE)):
            state.message = ""
            state.forget_pin()
            state.trainee = signature
        self.refresh()

    @Slot()
    def signInAgain(self) -> None:
        """Forget the trainee who has signed: somebody else signs in."""
        self._state.leave()
        self._state.message = ""
        self.refresh()

    @Slot()
    def dispute(self) -> None:
        """Use the PIN to dispute the hand that was called."""
        self._sign(self._table.dispute)

    def _sign(self, verb: Callable[[str, str], None]) -> None:
        who, pin = self._state.signer, self._state.pin
        self._state.pin = ""
        if self._try(lambda: verb(who, pin)):
            self._state.leave()
        self.refresh()


def _asked_before(table: Table) -> object:
    """Return what the table asks before its prompt may be answered: of a payout, of the shoe, or of dead cards."""
    return payout_rows.due_of(table), table.partial, table.redealing, table.replacing
