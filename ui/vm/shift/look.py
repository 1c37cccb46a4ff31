"""What the pages around the hands show, as properties for QML. They only read: `ShiftScreen` says when they change."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from ui.vm.controls.pay_rows import PayColumn
from ui.vm.controls.rows import Rows
from ui.vm.controls.signers import Signer
from ui.vm.shift import shown as shift_shown
from ui.vm.shift.shown import ShiftShown
from ui.vm.table.guide_rows import RailRow

QML_IMPORT_NAME = "Kiosk"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("Made in Python.")
class ShiftLook(QObject):  # type: ignore[operator]
    """One look of the pages: lists, of which only the rows that differ are told, and single values."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = ShiftShown()
        self._rail = Rows(RailRow, self)
        self._games = Rows(shift_shown.GameRow, self)
        self._pays = Rows(PayColumn, self)
        self._jackpots = Rows(shift_shown.PostedRow, self)
        self._rack = Rows(shift_shown.CountRow, self)
        self._sums = Rows(shift_shown.SumRow, self)
        self._signatures = Rows(shift_shown.SignatureRow, self)
        self._people = Rows(Signer, self)

    def show_look(self, look: ShiftShown) -> None:
        """Show this look."""
        self._rail.show(look.rail)
        self._games.show(look.games)
        self._pays.show(look.pays)
        self._jackpots.show(look.jackpots)
        self._rack.show(look.rack)
        self._sums.show(look.sums)
        self._signatures.show(look.signatures)
        self._people.show(look.people)
        if look != self._shown:
            self._shown = look
            self.changed.emit()

    @Property(QObject, notify=changed)
    def rail(self) -> QObject:
        return self._rail

    @Property(QObject, notify=changed)
    def games(self) -> QObject:
        return self._games

    @Property(QObject, notify=changed)
    def pays(self) -> QObject:
        return self._pays

    @Property(QObject, notify=changed)
    def jackpots(self) -> QObject:
        return self._jackpots

    @Property(QObject, notify=changed)
    def rack(self) -> QObject:
        return self._rack

    @Property(QObject, notify=changed)
    def sums(self) -> QObject:
        return self._sums

    @Property(QObject, notify=changed)
    def signatures(self) -> QObject:
        return self._signatures

    @Property(QObject, notify=changed)
    def people(self) -> QObject:
        return self._people

    @Property(str, notify=changed)
    def page(self) -> str:
        return self._shown.page

    @Property(str, notify=changed)
    def tableId(self) -> str:
        return self._shown.table_id

    @Property(str, notify=changed)
    def heading(self) -> str:
        return self._shown.heading

    @Property(str, notify=changed)
    def clock(self) -> str:
        return self._shown.clock

    @Property(str, notify=changed)
    def step(self) -> str:
        return self._shown.step

    @Property(str, notify=changed)
    def instruction(self) -> str:
        return self._shown.instruction

    @Property(str, notify=changed)
    def rule(self) -> str:
        return self._shown.rule

    @Property(str, notify=changed)
    def paysTitle(self) -> str:
        return self._shown.pays_title

    @Property(int, notify=changed)
    def paysWide(self) -> int:
        return self._shown.pays_wide

    @Property(str, notify=changed)
    def jackpotsNote(self) -> str:
        return self._shown.jackpots_note

    @Property(str, notify=changed)
    def jackpotsWhen(self) -> str:
        return self._shown.jackpots_when

    @Property(str, notify=changed)
    def keysTitle(self) -> str:
        return self._shown.keys_title

    @Property(str, notify=changed)
    def keysValue(self) -> str:
        return self._shown.keys_value

    @Property(str, notify=changed)
    def keysNext(self) -> str:
        return self._shown.keys_next

    @Property(str, notify=changed)
    def rackTotal(self) -> str:
        return self._shown.rack_total

    @Property(str, notify=changed)
    def rackLast(self) -> str:
        return self._shown.rack_last

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
    def strip(self) -> str:
        return self._shown.strip

    @Property(str, notify=changed)
    def stripTone(self) -> str:
        return self._shown.strip_tone

    @Property(str, notify=changed)
    def back(self) -> str:
        return self._shown.back

    @Property(str, notify=changed)
    def secondary(self) -> str:
        return self._shown.secondary

    @Property(str, notify=changed)
    def primary(self) -> str:
        return self._shown.primary

    @Property(bool, notify=changed)
    def canProceed(self) -> bool:
        return self._shown.can_proceed
