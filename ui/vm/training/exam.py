"""The view model of a hand of an examination: moves to choose from, players' answers to enter, wagers to settle.

It never shows the right answer.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Slot

from kiosk.core.errors import KioskError, Refused
from kiosk.core.money import money
from kiosk.core.text import Text
from kiosk.core.value import value
from kiosk.procedure import Choice, Choices, Chosen, InTurn, Placed, Wagers
from kiosk.training import (
    ExamHand,
    Move,
    SettleAnswer,
    SettledSpot,
    SettleSheet,
    VeiledTable,
    Verb,
    needs_cut,
)
from ui.vm.controls import amount_keys
from ui.vm.controls.view import View, in_qml, touch
from ui.vm.controls.words import say
from ui.vm.table.money.chip_rows import chip_text
from ui.vm.table.screen import TableScreen
from ui.vm.training import words
from ui.vm.training.drill import RackChip
from ui.vm.training.hand import MoveKey, move_keys
from ui.window.rest import Rest

ROWS_A_PAGE = 6
_MAX_OF_A_CHIP = 40
_FEW_SEATS = 3  # With more seats, seats are drawn smaller.


@value
class SettleLine:
    """One row to settle: its label, and its answer so far."""

    label: str
    answer: str
    chosen: bool


@value
class SceneLine:
    """Something that a player does, to be entered."""

    says: str


@value
class ExamHandLook:
    """One look of a hand of an examination."""

    table: TableScreen | None = None
    asks: str = ""
    note: str = ""
    seen: str = ""
    moves: tuple[MoveKey, ...] = ()
    scene: tuple[SceneLine, ...] = ()
    rows: tuple[SettleLine, ...] = ()
    rack: tuple[RackChip, ...] = ()
    stacks: tuple[RackChip, ...] = ()
    enters: bool = False
    settles: bool = False
    open_seat: int = 0
    is_crowded: bool = False
    more: str = ""
    verb: str = ""
    called: bool = False
    amount: str = ""
    corner: str = ""
    cut: str = ""
    is_pots: bool = False
    can_hand_in: bool = False


@in_qml
class ExamFelt(TableScreen):
    """The felt of an examination. If players act in turn, the input is held until it is submitted."""

    def __init__(self, hand: ExamHand, *, decided: Callable[[Chosen], None], parent: QObject) -> None:
        self._decided = decided
        super().__init__(hand.table, view=VeiledTable(hand), rest=Rest(lambda: 0), parent=parent)

    def _choose(self, seat: int, option: str, amount: int | None) -> None:
        if isinstance(self._view.round.prompt, InTurn):
            self._decided(Chosen({seat: Choice(option, amount)}))
            self._state.acting = 0
            self._state.amount_option = self._state.amount = ""
        else:
            super()._choose(seat, option, amount)


@dataclass(slots=True)
class _Entered:
    """The entry for the wager that is being settled: the answer, and the row that is open.

    `is_given`: the amount was entered before the row was opened again.
    """

    given: dict[SettledSpot, SettleAnswer] = field(default_factory=dict)
    at: SettledSpot | None = None
    page: int = 0
    verb: Verb | None = None
    called: bool = False
    amount: str = ""
    is_given: bool = False
    cut: dict[int, int] = field(default_factory=dict)


@in_qml
class TrainingExam(View[ExamHandLook]):
    """One hand of an examination on the screen. `went_on` is called after each answer."""

    def __init__(
        self,
        hand: ExamHand,
        *,
        went_on: Callable[[], None],
        tell: Callable[[Text | str, str], None],
        rest: Rest,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.hand = hand
        self._went_on, self._tell, self.rest = went_on, tell, rest
        rest.begin()
        self._table = ExamFelt(hand, decided=self._decide, parent=self)
        self._table.changed.connect(self.refresh)
        self._offered: tuple[Move, ...] = ()
        self.entered = _Entered()
        self._decision: Chosen | None = None
        self._sheet: SettleSheet | None = None
        self.refresh()

    def close(self) -> None:
        self._table.close()
        super().close()

    @Slot()
    def refresh(self) -> None:
        """Refresh; the felt too, which may have been veiled or unveiled."""
        super().refresh()
        if not self.hand.is_over:
            self._table.refresh()

    def look(self) -> ExamHandLook:
        hand = self.hand
        if hand.is_over:
            return ExamHandLook(table=self._table)
        self._offered = hand.offered
        self._sheet = hand.sheet if hand.settles else None
        if self._sheet is not None:
            return self._settling(self._sheet)
        if hand.enters:
            return self._entering()
        return ExamHandLook(
            table=self._table,
            asks=say(words.WHAT_HERE if hand.seen else words.WHAT_NOW),
            seen=say(hand.seen),
            moves=move_keys(self._offered),
        )

    def _entering(self) -> ExamHandLook:
        return ExamHandLook(
            table=self._table,
            asks=say(words.ENTER),
            note=say(self._entered_words()),
            scene=tuple(map(SceneLine, self._scene())),
            enters=True,
            can_hand_in=self._draft() is not None,
        )

    def _scene(self) -> Iterator[str]:
        """Yield the acts of each player, as they are seen and heard at a table."""
        prompt, entry = self.hand.prompt, self.hand.entry
        match prompt, entry:
            case Wagers(spots=spots), Placed(bets):
                labels = {spot.key: spot.label for spot in spots}
                for seat, of in sorted(bets.items()):
                    wagers = [f"{say(labels[spot])} {self.money(cents)}" for spot, cents in of.items() if cents]
                    if wagers:
                        yield say(words.DECIDES.fill(seat=seat, choice=" · ".join(wagers)))
            case Choices(options=options), Chosen(choices):
                for seat, choice in sorted(choices.items()):
                    label = next(option.label for option in options[seat] if option.key == choice.option)
                    template = words.DECIDES if choice.amount is None else words.DECIDES_AMOUNT
                    yield say(template.fill(seat=seat, choice=label, amount=self.money(choice.amount or 0)))
            case _:
                pass

    def _entered_words(self) -> Text:
        """Return the input for a player in turn; it is not on the felt before it is submitted."""
        prompt, decision = self.hand.prompt, self._decision
        if decision is None or not isinstance(prompt, InTurn):
            return words.ENTER_NOTE
        choice = decision.choices[prompt.seat]
        label = next(option.label for option in prompt.options[prompt.seat] if option.key == choice.option)
        if choice.amount is None:
            return words.ENTERED_CHOICE.fill(choice=label)
        return words.ENTERED_AMOUNT.fill(choice=label, amount=self.money(choice.amount))

    def _draft(self) -> Placed | Chosen | None:
        return self._decision or self.hand.table.round.draft

    def _decide(self, decision: Chosen) -> None:
        self._decision = decision
        self.refresh()

    def _settling(self, sheet: SettleSheet) -> ExamHandLook:
        entered = self.entered
        spots = [row.spot for row in sheet.rows]
        pages = -(-len(spots) // ROWS_A_PAGE)
        shown = sheet.rows[entered.page * ROWS_A_PAGE :][:ROWS_A_PAGE]
        colors = {chip.value: str(chip.color) for chip in self.hand.table.config.rack}
        cut = sum(chip * count for chip, count in entered.cut.items())
        rows = tuple(
            SettleLine(
                say(words.SETTLED_BET.fill(seat=row.spot.seat, wager=row.wager, bet=self.money(row.stake)) if row.stake
                    else words.SETTLED_ROW.fill(seat=row.spot.seat, wager=row.wager)),
                self._answer_words(row.spot),
                row.spot == entered.at,
            )
            for row in shown
        )  # fmt: skip
        rack = tuple(
            RackChip(self._chip(color), colors[color], entered.cut.get(color, 0))
            for color in sorted(colors, reverse=True)
        )
        return ExamHandLook(
            table=self._table,
            asks=say(words.SETTLE_POTS if sheet.is_pots else words.SETTLE),
            note=say(words.SETTLE_POTS_NOTE if sheet.is_pots else words.SETTLE_NOTE),
            rows=rows,
            rack=rack,
            stacks=tuple(chip for chip in rack if chip.count),
            settles=True,
            open_seat=entered.at.seat if entered.at else 0,
            is_crowded=len(self.hand.table.round.felt.bets) > _FEW_SEATS,
            more=say(words.PAGE.fill(page=entered.page + 1, pages=pages)) if pages > 1 else "",
            verb=entered.verb.value if entered.verb else "",
            called=entered.called,
            amount=self._shown(entered.amount),
            corner=amount_keys.corner((1,), whole=self._whole),
            cut=self.money(cut) if cut else "",
            is_pots=sheet.is_pots,
            can_hand_in=bool(entered.given) and (sheet.is_pots or all(spot in entered.given for spot in spots)),
        )

    def _answer_words(self, spot: SettledSpot) -> str:
        answer = self.entered.given.get(spot)
        if answer is None:
            return say(words.NOTHING)
        does = words.does(answer.verb.value, is_pots=self._sheet is not None and self._sheet.is_pots)
        shown = words.DOES_AMOUNT.fill(does=does, amount=self.money(answer.amount)) if answer.amount else does
        return say(words.CALLED.fill(does=shown)) if answer.called else say(shown)

    @property
    def _whole(self) -> bool:
        return self.hand.table.round.felt.layout.points

    def money(self, cents: int) -> str:
        return str(cents) if self._whole else money(cents)

    def _chip(self, cents: int) -> str:
        return str(cents) if self._whole else chip_text(cents)

    def _shown(self, amount: str) -> str:
        return amount if self._whole or not amount else f"${amount}"

    # --------------------------------------------------------------------------------------------------------- touches

    @touch(int)
    def make(self, nth: int) -> None:
        """Make one of the moves that are offered."""
        self.rest.check()
        if nth < len(self._offered):
            self.hand.make(self._offered[nth])
            self._next()

    @touch()
    def handIn(self) -> None:
        """Submit the entered or settled answer."""
        self.rest.check()
        if self.hand.enters:
            draft = self._draft()
            if draft is not None:
                self.hand.enter(draft)
                self._next()
        elif self.hand.settles:
            self.hand.settle(dict(self.entered.given))
            self._next()

    def _next(self) -> None:
        self.rest.begin()
        self.entered = _Entered()
        self._decision = None
        self._tell("", "warning")
        self._went_on()

    @touch(int)
    def chooseRow(self, nth: int) -> None:
        """Open a row, with its answer so far."""
        if self._sheet is not None:
            self._open(self._sheet.rows[self.entered.page * ROWS_A_PAGE + nth].spot)

    def _open(self, spot: SettledSpot | None) -> None:
        entered = self.entered
        answer = None if spot is None else entered.given.get(spot)
        entered.at = spot
        entered.verb = answer.verb if answer else None
        entered.called = answer.called if answer else False
        entered.amount = self._typed(answer.amount) if answer else ""
        entered.is_given = answer is not None
        entered.cut = dict(answer.cut) if answer else {}

    def _typed(self, amount: int) -> str:
        if self._whole or not amount:
            return str(amount) if amount else ""
        return f"{amount // 100}.{amount % 100:02d}" if amount % 100 else str(amount // 100)

    @touch()
    def moreRows(self) -> None:
        """Show the next rows; after the last, the first."""
        if self._sheet is not None:
            pages = -(-len(self._sheet.rows) // ROWS_A_PAGE)
            self.entered.page = (self.entered.page + 1) % pages

    @touch(str)
    def does(self, verb: str) -> None:
        """Choose take, push, or pay."""
        self._need_row()
        self.entered.verb = Verb(verb)

    @touch()
    def call(self) -> None:
        """Call the floor first; a second touch takes it back."""
        self._need_row()
        self.entered.called = not self.entered.called

    @touch(str)
    def key(self, key: str) -> None:
        self._need_row()
        entered = self.entered
        entered.amount = amount_keys.pressed(entered.amount, key, self.shown.corner, is_given=entered.is_given)
        entered.is_given = False

    @touch(int)
    def addChip(self, nth: int) -> None:
        self._need_row()
        chip = sorted(self.hand.rack, reverse=True)[nth]
        self.entered.cut[chip] = min(_MAX_OF_A_CHIP, self.entered.cut.get(chip, 0) + 1)

    @touch()
    def clearChips(self) -> None:
        self.entered.cut.clear()

    @touch()
    def answerRow(self) -> None:
        """Answer the open row, and close it. The dealer must know which one is next."""
        entered, sheet = self.entered, self._sheet
        if sheet is None:
            return
        self._need_row()
        assert entered.at is not None
        if entered.verb is None:
            raise Refused("verb", "Say take, push or pay first.")
        amount = amount_keys.worth(entered.amount, whole=self._whole)
        if not amount and (sheet.is_pots or entered.verb is not Verb.PUSH):
            raise Refused("amount", "Enter the amount first.")
        if sheet.is_pots and entered.verb is not Verb.PUSH:
            raise Refused("verb", "Pots are pushed.")
        cut = {chip: count for chip, count in entered.cut.items() if count}
        answer = SettleAnswer(entered.verb, amount, cut, entered.called)
        if needs_cut(answer, self.hand.rack) and not cut:
            raise Refused("cut", "Cut the chips first.")
        entered.given[entered.at] = answer
        self._open(None)

    def _need_row(self) -> None:
        """Raise Refused while no row is open."""
        if self.entered.at is None:
            raise Refused("row", "Touch the seat first.")

    @touch()
    def takeBack(self) -> None:
        """Take the answer of the open row back."""
        if self.entered.at is not None:
            self.entered.given.pop(self.entered.at, None)
            self._open(self.entered.at)

    def refused(self, error: KioskError) -> None:
        self._tell(error.message, "refused")
