"""The players' sign in its own window, on the display beside the dealer's.

It shows the table's limits, the posted jackpots, and the jackpot that is being verified. While hands are face up and
are settled, it shows each in words, with its payout and the reason. Nothing on it grows.
"""

from types import TracebackType
from typing import Self

from PySide6.QtGui import QScreen

from kiosk.core import devices
from kiosk.core.log import program_log
from kiosk.core.text import Sentence, text
from kiosk.core.value import value
from kiosk.table import Board, Table, TableView
from ui.vm.controls.view import View, in_qml
from ui.vm.controls.words import say
from ui.vm.table.felt.revealed import BoardRow, RevealedSeat, board_rows, folded_seats, revealed_seats, rule_now
from ui.window.closing import StaysOpen
from ui.window.displays import Displays, sign_display
from ui.window.pane import Pane

PENDING = text("PENDING")
NO_DISPLAY = Sentence(text("The players’ sign has no display of its own: connect a second one, or switch it on."))


@value
class SignLine:
    """A jackpot as its rules print it; `pending` is "" or the word beside it."""

    name: str
    amount: str
    pending: str


@value
class SignLook:
    """The posted amounts of a `game`, and its limits.

    `longest` is the amount that takes the most room: all are drawn in its size. `seats` are the face-up hands, with the
    `board`, the `folded` seats, and the `rule` by which they are settled.
    """

    game: str = ""
    limits: str = ""
    jackpots: tuple[SignLine, ...] = ()
    longest: str = ""
    seats: tuple[RevealedSeat, ...] = ()
    board: tuple[BoardRow, ...] = ()
    folded: str = ""
    rule: str = ""


@in_qml
class Sign(View[SignLook]):
    """The sign of one table."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table
        self._posted: tuple[devices.SignRow, ...] = ()
        self._limits = limits_of(table)
        self._board = Board(table, self._take)
        table.subscribe(self._on_table)

    def close(self) -> None:
        self._board.close()
        super().close()

    def _on_table(self) -> None:
        try:
            self._limits = limits_of(self._table)
            self.refresh()
        except Exception:  # noqa: BLE001, whatever is wrong with a sign holds up no hand
            program_log.exception("the players’ sign")

    def _take(self, rows: tuple[devices.SignRow, ...]) -> None:
        self._posted = rows
        self._on_table()

    def look(self) -> SignLook:
        word = say(PENDING)
        rows = tuple(SignLine(row.name, row.amount, word if row.pending else "") for row in self._posted)
        game = self._table.rules.title if self._limits else ""
        longest, seats = max((row.amount for row in rows), key=len, default=""), revealed_seats(self._table)
        board = board_rows(self._table) if seats else ()
        folded, rule = (folded_seats(self._table), rule_now(self._table)) if seats else ("", "")
        return SignLook(game, self._limits, rows, longest, seats, board, folded, rule)


def limits_of(table: TableView) -> str:
    """Return the limits of an open table, and its payout limits; "" for a closed one."""
    if not table.is_open:
        return ""
    config, rules = table.config, table.rules
    limits = [say(rules.played_for(config.table_minimum, config.table_maximum))]
    return " · ".join((*limits, *map(say, rules.limits_said())))


class SignWindow(Pane):
    """The sign of a table in a window, which nobody but the program closes. Close it before the table."""

    def __init__(self, table: Table, *, size: tuple[int, int] | None = None, display: QScreen | None = None) -> None:
        """Fill a `display`, or show a window in a `size`."""
        self.model = Sign(table)
        super().__init__("SignWindow.qml", {"sign": self.model}, size=display.size().toTuple() if display else size)
        self._stays = StaysOpen()
        self._root().installEventFilter(self._stays)
        if display is None:
            self.show(size=size)
        else:
            self.fill(display)

    @property
    def display(self) -> QScreen:
        """Return the display that has the window."""
        return self._root().screen()

    def close(self) -> None:
        self._root().removeEventFilter(self._stays)
        super().close()


class PlayersSign:
    """The sign of a table on the display beside the dealer's, while there is one. Close it before the table."""

    def __init__(self, table: Table, *, is_wanted: bool) -> None:
        """`is_wanted`: the house has asked for the sign, so the dealer's screen says where its display is missing."""
        self._table = table
        self._is_wanted = is_wanted
        self._window: SignWindow | None = None
        self._displays = Displays(self._place)
        self._place()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    @property
    def window(self) -> SignWindow | None:
        """Return the sign's window, None without a display for it."""
        return self._window

    def close(self) -> None:
        """Close the window, and look at no display any more."""
        self._displays.close()
        self._take_down()

    def _place(self) -> None:
        shown = self._window
        if shown is not None and shown.display is sign_display():
            return
        self._take_down()
        if self._window is not None:
            return  # A display was connected while the window closed.
        display = sign_display()
        if display is not None:
            self._window = SignWindow(self._table, display=display)
            if self._table.notice == NO_DISPLAY:
                self._table.say("")
        elif self._is_wanted:
            program_log.warning("%s", NO_DISPLAY)
            self._table.say(NO_DISPLAY)

    def _take_down(self) -> None:
        window, self._window = self._window, None
        if window is not None:
            window.close()
