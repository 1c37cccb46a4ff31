"""What the table screen shows, as properties for QML. They only read: `TableScreen` says when they change."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from ui.vm.controls.rows import Rows
from ui.vm.controls.signers import Signer
from ui.vm.table import card_keys, felt_rows, guide_rows, shown, signing
from ui.vm.table.shown import Shown

QML_IMPORT_NAME = "Kiosk"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("Made in Python.")
class TableLook(QObject):  # type: ignore[operator]
    """One look of the screen: lists, of which only the rows that differ are told, and single values."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = Shown()
        self._seats = Rows(felt_rows.SeatRow, self)
        self._spots = Rows(felt_rows.SpotRow, self)
        self._pots = Rows(felt_rows.PotRow, self)
        self._rail = Rows(guide_rows.RailRow, self)
        self._keys = Rows(card_keys.CardKey, self)
        self._dice_keys = Rows(card_keys.DieKey, self)
        self._jackpots = Rows(shown.Jackpot, self)
        self._devices = Rows(shown.DeviceDot, self)
        self._chips = Rows(shown.Chip, self)
        self._acting_options = Rows(felt_rows.Key, self)
        self._reasons = Rows(shown.Reason, self)
        self._panel_steps = Rows(shown.PanelStep, self)
        self._people = Rows(Signer, self)
        self._floor_cards = Rows(signing.FloorCard, self)

    def show_look(self, look: Shown) -> None:
        """Show this look."""
        self._jackpots.show(look.jackpots)
        self._devices.show(look.devices)
        self._chips.show(look.chips)
        self._acting_options.show(look.acting_options)
        self._reasons.show(look.reasons)
        self._panel_steps.show(look.panel_steps)
        self._people.show(look.people)
        self._floor_cards.show(look.floor_cards)
        if look != self._shown:
            self._shown = look
            self.changed.emit()

    @Property(QObject, notify=changed)
    def seats(self) -> QObject:
        return self._seats

    @Property(QObject, notify=changed)
    def spots(self) -> QObject:
        return self._spots

    @Property(QObject, notify=changed)
    def pots(self) -> QObject:
        return self._pots

    @Property(QObject, notify=changed)
    def rail(self) -> QObject:
        return self._rail

    @Property(QObject, notify=changed)
    def keys(self) -> QObject:
        return self._keys

    @Property(QObject, notify=changed)
    def diceKeys(self) -> QObject:
        return self._dice_keys

    @Property(QObject, notify=changed)
    def jackpots(self) -> QObject:
        return self._jackpots

    @Property(QObject, notify=changed)
    def devices(self) -> QObject:
        return self._devices

    @Property(QObject, notify=changed)
    def chips(self) -> QObject:
        return self._chips

    @Property(QObject, notify=changed)
    def actingOptions(self) -> QObject:
        return self._acting_options

    @Property(QObject, notify=changed)
    def reasons(self) -> QObject:
        return self._reasons

    @Property(QObject, notify=changed)
    def panelSteps(self) -> QObject:
        return self._panel_steps

    @Property(QObject, notify=changed)
    def people(self) -> QObject:
        return self._people

    @Property(QObject, notify=changed)
    def floorCards(self) -> QObject:
        return self._floor_cards

    @Property(str, notify=changed)
    def view(self) -> str:
        return self._shown.view

    @Property(str, notify=changed)
    def stopped(self) -> str:
        return self._shown.stopped

    @Property(str, notify=changed)
    def tableId(self) -> str:
        return self._shown.table_id

    @Property(str, notify=changed)
    def title(self) -> str:
        return self._shown.title

    @Property(str, notify=changed)
    def limits(self) -> str:
        return self._shown.limits

    @Property(str, notify=changed)
    def dealer(self) -> str:
        return self._shown.dealer

    @Property(str, notify=changed)
    def clock(self) -> str:
        return self._shown.clock

    @Property(str, notify=changed)
    def kind(self) -> str:
        return self._shown.kind

    @Property(bool, notify=changed)
    def dice(self) -> bool:
        return self._shown.dice

    @Property(bool, notify=changed)
    def points(self) -> bool:
        return self._shown.points

    @Property(bool, notify=changed)
    def diceOpen(self) -> bool:
        return self._shown.dice_open

    @Property(int, notify=changed)
    def seatCount(self) -> int:
        return self._shown.seat_count

    @Property(int, notify=changed)
    def holeCount(self) -> int:
        return self._shown.hole_count

    @Property(int, notify=changed)
    def lineCount(self) -> int:
        return self._shown.line_count

    @Property(int, notify=changed)
    def tileCount(self) -> int:
        return self._shown.tile_count

    @Property(int, notify=changed)
    def optionCount(self) -> int:
        return self._shown.option_count

    @Property(bool, notify=changed)
    def inStrip(self) -> bool:
        return self._shown.in_strip

    @Property(str, notify=changed)
    def step(self) -> str:
        return self._shown.step

    @Property(int, notify=changed)
    def stepNow(self) -> int:
        return self._shown.step_now

    @Property(str, notify=changed)
    def instruction(self) -> str:
        return self._shown.instruction

    @Property(str, notify=changed)
    def aloud(self) -> str:
        return self._shown.aloud

    @Property(str, notify=changed)
    def rule(self) -> str:
        return self._shown.rule

    @Property(str, notify=changed)
    def clause(self) -> str:
        return self._shown.clause

    @Property(str, notify=changed)
    def strip(self) -> str:
        return self._shown.strip

    @Property(str, notify=changed)
    def stripTone(self) -> str:
        return self._shown.strip_tone

    @Property(int, notify=changed)
    def chip(self) -> int:
        return self._shown.chip

    @Property(int, notify=changed)
    def acting(self) -> int:
        return self._shown.acting

    @Property(str, notify=changed)
    def actingTitle(self) -> str:
        return self._shown.acting_title

    @Property(str, notify=changed)
    def amountTitle(self) -> str:
        return self._shown.amount_title

    @Property(str, notify=changed)
    def amount(self) -> str:
        return self._shown.amount

    @Property(str, notify=changed)
    def amountCorner(self) -> str:
        return self._shown.amount_corner

    @Property(str, notify=changed)
    def primary(self) -> str:
        return self._shown.primary

    @Property(bool, notify=changed)
    def canProceed(self) -> bool:
        return self._shown.can_proceed

    @Property(str, notify=changed)
    def secondary(self) -> str:
        return self._shown.secondary

    @Property(bool, notify=changed)
    def canUndo(self) -> bool:
        return self._shown.can_undo

    @Property(bool, notify=changed)
    def canForfeit(self) -> bool:
        return self._shown.can_forfeit

    @Property(bool, notify=changed)
    def canExcept(self) -> bool:
        return self._shown.can_except

    @Property(bool, notify=changed)
    def canCorrect(self) -> bool:
        return self._shown.can_correct

    @Property(bool, notify=changed)
    def forfeiting(self) -> bool:
        return self._shown.forfeiting

    @Property(bool, notify=changed)
    def correcting(self) -> bool:
        return self._shown.correcting

    @Property(bool, notify=changed)
    def floorCalled(self) -> bool:
        return self._shown.floor_called

    @Property(bool, notify=changed)
    def hasAlarm(self) -> bool:
        return self._shown.has_alarm

    @Property(str, notify=changed)
    def panel(self) -> str:
        return self._shown.panel

    @Property(str, notify=changed)
    def panelTitle(self) -> str:
        return self._shown.panel_title

    @Property(str, notify=changed)
    def panelNote(self) -> str:
        return self._shown.panel_note

    @Property(str, notify=changed)
    def panelAction(self) -> str:
        return self._shown.panel_action

    @Property(bool, notify=changed)
    def keysOpen(self) -> bool:
        return self._shown.keys_open

    @Property(str, notify=changed)
    def keysTitle(self) -> str:
        return self._shown.keys_title

    @Property(str, notify=changed)
    def pad(self) -> str:
        return self._shown.pad

    @Property(str, notify=changed)
    def padTitle(self) -> str:
        return self._shown.pad_title

    @Property(str, notify=changed)
    def signer(self) -> str:
        return self._shown.signer

    @Property(bool, notify=changed)
    def morePeople(self) -> bool:
        return self._shown.more_people

    @Property(int, notify=changed)
    def dots(self) -> int:
        return self._shown.dots

    @Property(str, notify=changed)
    def floorTag(self) -> str:
        return self._shown.floor_tag

    @Property(str, notify=changed)
    def floorVerb(self) -> str:
        return self._shown.floor_verb

    @Property(str, notify=changed)
    def floorTitle(self) -> str:
        return self._shown.floor_title

    @Property(str, notify=changed)
    def floorTerms(self) -> str:
        return self._shown.floor_terms

    @Property(str, notify=changed)
    def floorAmount(self) -> str:
        return self._shown.floor_amount

    @Property(str, notify=changed)
    def floorDoes(self) -> str:
        return self._shown.floor_does
