"""The acts of the table screen that a PIN signs."""

from collections.abc import Callable, Sequence

from kiosk.staff import Role
from kiosk.table import Signature, Table, TableView
from ui.vm.table.ruling import RulingPath
from ui.vm.table.under_way import exceptions, signing
from ui.vm.table.under_way.state import Pad, ScreenState


class Signatures:
    """Each act for which the pad asks for a PIN. Where several sign, the state keeps their signatures."""

    def __init__(self, table: Table, view: TableView, state: ScreenState, path: RulingPath) -> None:
        self._table = table
        self._view = view
        self._state = state
        self._path = path

    def sign(self) -> None:
        """Use the PIN for the requested act."""
        table, state = self._table, self._state
        match signing.pad_for(self._view, state):
            case Pad.SIGN_IN:
                self._sign_in()
            case Pad.SUPERVISING:
                trainee = state.trainee
                assert trainee is not None, "the trainee has signed"
                self._sign(lambda who, pin: table.people.sign_in(*trainee, (who, pin)))
            case Pad.WRITTEN:
                self._sign(lambda who, pin: table.payouts.slips_written(state.papers, who, pin))
            case Pad.RESUME:
                self._sign(table.people.resume)
            case Pad.RELIEF:
                relief = state.relief
                assert relief is not None, "the relief has signed"
                self._sign(lambda who, pin: table.people.relieve_in_hand(relief, (who, pin)))
            case Pad.ACKNOWLEDGE if self._badge_signs():
                state.entry.forget()
                table.floor.acknowledge_by_badge()
                state.leave()
            case Pad.ACKNOWLEDGE:
                self._sign(table.floor.dispute if state.disputing else table.floor.acknowledge)
            case Pad.RULING if table.rulings.redealing:
                self._sign(lambda who, pin: table.rulings.end_redeal((who, pin)))
            case Pad.RULING:
                self._sign_several(exceptions.needed(self._view, state), lambda signed: self._path.rule(*signed))
            case Pad.UNDO:
                self._sign_several(table.play.undo_signatures, self._undo)
            case Pad.CAME:
                self._sign(table.floor.come)
            case Pad.PAYOUT:
                self._sign(table.payouts.sign)
            case Pad.NONE:
                pass

    def dispute(self) -> None:
        """Use the PIN to dispute the called hand; before a PIN, switch to or from that act."""
        if self._state.entry.is_enough:
            self._sign(self._table.floor.dispute)
        else:
            self._state.disputing = not self._state.disputing

    def drop(self) -> bool:
        """Drop the signatures that wait for another one. Return whether there were any."""
        state = self._state
        had = state.waits_for_signature
        if had:
            state.signatures, state.trainee, state.relief = (), None, None
            state.entry.forget()
        return had

    def _sign(self, act: Callable[[str, str], None]) -> None:
        act(*self._state.entry.take())
        self._state.leave()

    def _sign_several(self, needed: int, act: Callable[[Sequence[Signature]], None]) -> None:
        """Take one more signature; once all that are needed are there, call `act`."""
        state = self._state
        signature = state.entry.take()
        if len(state.signatures) + 1 < needed:
            self._table.people.check_signature(signature, Role.FLOOR)
            state.signatures = (*state.signatures, signature)
            state.entry.forget()
            return
        act((*state.signatures, signature))

    def _undo(self, signatures: Sequence[Signature]) -> None:
        self._table.play.undo(agreed=True, why=self._state.undo_why, signatures=signatures)
        self._state.leave()

    def _badge_signs(self) -> bool:
        entry = self._state.entry
        return entry.by_badge and not entry.pin and signing.signs_by_badge(self._view, self._state)

    def _sign_in(self) -> None:
        """Sign in. A trainee waits for the supervising dealer to sign, and a relief in a hand for the floor."""
        table, state = self._table, self._state
        if table.dealer is not None and table.hand_is_open:
            signature = state.entry.take()
            table.people.check_relief(signature)
            state.relief = signature
            state.entry.forget()
        elif table.people.needs_supervisor(state.entry.signer):
            signature = state.entry.take()
            table.people.check_signature(signature, Role.TRAINEE)
            state.trainee = signature
            state.entry.forget()
        else:
            self._sign(table.people.sign_in)
