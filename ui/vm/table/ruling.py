"""The dealer's way through an exception: each step is entered in the state, and the last one rules at the table."""

from collections.abc import Callable
from typing import TypeAlias

from kiosk.core.cards import Card
from kiosk.core.errors import Refused
from kiosk.core.text import EMPTY, Text
from kiosk.procedure import Effect, Place
from kiosk.table import UNSIGNED, Details, Signature, Table, TableView, place_words
from ui.vm.table.money.amounts import amount_of
from ui.vm.table.under_way import card_keys, exception_words, exceptions
from ui.vm.table.under_way.about import Pick
from ui.vm.table.under_way.state import Keys, Panel, ScreenState

Corrects: TypeAlias = Callable[[Place, Card], object]


class RulingPath:
    """The steps of a ruling. `corrects` corrects a misread card where no ruling does, as in training."""

    def __init__(self, table: Table, view: TableView, state: ScreenState, corrects: Corrects | None) -> None:
        self._table = table
        self._view = view
        self._state = state
        self._corrects = corrects

    def pick(self, pick: Pick) -> None:
        """Enter a choice, and go on."""
        exceptions.take(self._state, pick)
        self.go_on()

    def pick_amount(self, amount: int) -> None:
        """Enter an amount, or a number of cards, and go on."""
        counts = exceptions.counts(self._view, self._state)
        label = str(amount) if counts else amount_of(self._view)(amount)
        self._state.amount = ""
        ruled = exceptions.remedy(self._view, self._state)
        is_wager = ruled is not None and ruled.effect is Effect.WAGER
        said = exception_words.WAGER_NOW.fill(amount=label) if is_wager else EMPTY
        self.pick(Pick(str(amount), Text(label), said=said))

    def go_on(self) -> None:
        """Rule if there are no more questions or signatures."""
        state = self._state
        exceptions.take_place(self._view, state)
        if state.forfeits and state.exception and not state.remedy:
            path = exceptions.irregularity(self._view, state)
            remedies = path.remedies if path is not None else ()
            state.remedy = next((remedy.key for remedy in remedies if remedy.effect is Effect.FORFEIT), "")
        while (pick := exceptions.only_pick(self._view, state)) is not None:
            exceptions.take(state, pick)
        ruled = exceptions.remedy(self._view, state)
        if ruled is not None and ruled.effect is Effect.MISREAD and state.right is None:
            self.card_wrong()
            return
        if not exceptions.is_known(self._view, state):
            return
        self._refuse()
        if exceptions.is_decided(self._view, state) and not exceptions.needs_word(self._view, state):
            self.rule()

    def _refuse(self) -> None:
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

    def rule(self, *signatures: Signature) -> None:
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

    def card_wrong(self) -> None:
        """Ask which card of the table, or which die, was misread; a second touch leaves it."""
        asked = self._state.keys is Keys.CLOSED and not exceptions.is_die_wrong(self._view, self._state)
        self._state.leave()
        path = exceptions.die_path(self._view) if asked else None
        if path is not None:
            self._state.panel = Panel.EXCEPTIONS
            self._state.exception, self._state.remedy = path
            self.go_on()
            return
        self._state.keys = Keys.WRONG if asked else Keys.CLOSED

    def check_cards(self, spot: str, seat: int) -> None:
        """Ask which of the cards at one place was misread; if only one is face up, it is that one."""
        up = [place for place in card_keys.face_up(self._view.round.felt).values() if place[:2] == (spot, seat)]
        self._state.leave()
        self._state.keys, self._state.scope = Keys.WRONG, (spot, seat)
        if len(up) == 1:
            self._state.keys, self._state.wrong = Keys.RIGHT, up[0]

    def correct(self, right: Card) -> None:
        """Correct the misread card; if a device has read it, or it changes a called hand, the floor signs."""
        table, state = self._table, self._state
        wrong = state.wrong
        assert wrong is not None, "the misread card has been chosen"
        what = Details(places=(wrong,), card=right)
        if self._corrects is None and table.rulings.signatures("misread", "correct", what):
            state.leave()
            state.panel, state.exception, state.remedy = Panel.EXCEPTIONS, "misread", "correct"
            state.place, state.right = wrong, right
            felt = self._view.round.felt
            was = felt.slot(wrong).card
            now = right.words if was is None else exception_words.SHOWN_AS.fill(was=was, now=right)
            state.said = (place_words(felt.layout, wrong), now)
            return
        (self._corrects or table.rulings.correct)(wrong, right)
        state.leave()
