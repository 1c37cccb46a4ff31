"""The players' sign in its own window, on the display beside the dealer's.

It shows the table's limits, the posted jackpots, and the jackpot that is being verified. While hands are face up and
are settled, it shows each in words, with its payout and the reason. Nothing on it grows. It speaks the house's
languages, one hand in each, whatever the dealer's screen speaks.
"""

from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Self

from PySide6.QtGui import QScreen

from kiosk.core import devices
from kiosk.core.log import program_log
from kiosk.core.text import Sentence, text
from kiosk.core.value import value
from kiosk.table import Board, Table, TableView
from ui.vm.controls.view import View, in_qml
from ui.vm.controls.words import said_with, say
from ui.vm.table.felt.revealed import BoardRow, RevealedSeat, board_rows, folded_seats, revealed_seats, rule_now
from ui.window.closing import StaysOpen
from ui.window.displays import Displays, sign_display
from ui.window.language import ENGLISH, translate_in
from ui.window.pane import Pane

PENDING = text("PENDING")
NO_DISPLAY = Sentence(text("The players’ sign has no display of its own: connect a second one, or switch it on."))

TOO_SMALL = Sentence(text("The players’ sign is hard to read at 2.5 m: use a display of at least 42 inches."))
MIN_INCHES = 42.0  # The smallest type, 36 pixels of 1080, then has capitals of 12.5 mm: a 200th of 2.5 m.
MM_AN_INCH = 25.4


@value
class SignLine:
    """A jackpot as its rules print it; `pending` is "" or the word beside it."""

    name: str
    amount: str
    pending: str


@value
class SignLook:
    """The posted amounts of a `game`, and its limits; `fewer` are those of the table alone.

    `seats` are the face-up hands, with the `board`, the `folded` seats, and the `rule` by which they are settled.
    """

    game: str = ""
    limits: str = ""
    jackpots: tuple[SignLine, ...] = ()
    fewer: str = ""
    seats: tuple[RevealedSeat, ...] = ()
    board: tuple[BoardRow, ...] = ()
    folded: str = ""
    rule: str = ""


@in_qml
class Sign(View[SignLook]):
    """The sign of one table."""

    def __init__(self, table: Table, languages: Sequence[str] = (ENGLISH,)) -> None:
        super().__init__()
        self._table = table
        self._languages = tuple(map(translate_in, languages))
        self._posted: tuple[devices.SignRow, ...] = ()
        self._board = Board(table, self._take)
        table.subscribe(self._on_table)

    def close(self) -> None:
        self._board.close()
        super().close()

    def _on_table(self) -> None:
        try:
            self.refresh()
        except Exception:  # noqa: BLE001, whatever is wrong with a sign holds up no hand
            program_log.exception("the players’ sign")

    def _take(self, rows: tuple[devices.SignRow, ...]) -> None:
        self._posted = rows
        self._on_table()

    def look(self) -> SignLook:
        with said_with(self._languages[(self._table.hand_number - 1) % len(self._languages)]):
            return self._look_now()

    def _look_now(self) -> SignLook:
        word, limits = say(PENDING), limits_of(self._table)
        rows = tuple(SignLine(row.name, row.amount, word if row.pending else "") for row in self._posted)
        game = self._table.rules.title if limits else ""
        seats = revealed_seats(self._table)
        board = board_rows(self._table) if seats else ()
        folded, rule = (folded_seats(self._table), rule_now(self._table)) if seats else ("", "")
        return SignLook(game, " · ".join(limits), rows, limits[0] if limits else "", seats, board, folded, rule)


def limits_of(table: TableView) -> tuple[str, ...]:
    """Return the limits of an open table, and its payout limits; none for a closed one."""
    if not table.is_open:
        return ()
    config, rules = table.config, table.rules
    return (
        say(rules.played_for(config.table_minimum, config.table_maximum)),
        *map(say, rules.limits_said()),
    )


def is_too_small(display: QScreen) -> bool:
    """Return whether a display says that it is too small for a sign. Some displays do not know their size."""
    size = display.physicalSize()
    inches = float((size.width() ** 2 + size.height() ** 2) ** 0.5 / MM_AN_INCH)
    return 5 <= inches < MIN_INCHES


class SignWindow(Pane):
    """The sign of a table in a window, which nobody but the program closes. Close it before the table."""

    def __init__(
        self,
        table: Table,
        languages: Sequence[str] = (ENGLISH,),
        *,
        size: tuple[int, int] | None = None,
        display: QScreen | None = None,
    ) -> None:
        """Fill a `display`, or show a window in a `size`."""
        self.model = Sign(table, languages)
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
    """The sign of a table on the display beside the dealer's, while there is one. Close it before the table.

    The dealer's screen reports a display that is missing, and the log one that is too small.
    """

    def __init__(
        self,
        table: Table,
        languages: Sequence[str] = (ENGLISH,),
        display: Callable[[], QScreen | None] = sign_display,
    ) -> None:
        """`display` returns the present display of the sign, or None."""
        self._table = table
        self._languages = languages
        self._display = display
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
        if shown is not None and shown.display is self._display():
            return
        self._take_down()
        if self._window is not None:
            return  # A display was connected while the window closed.
        display = self._display()
        if display is not None:
            self._window = SignWindow(self._table, self._languages, display=display)
            if is_too_small(display):
                program_log.warning("%s", TOO_SMALL)
            if self._table.notice == NO_DISPLAY:
                self._table.say("")
        else:
            program_log.warning("%s", NO_DISPLAY)
            self._table.say(NO_DISPLAY)

    def _take_down(self) -> None:
        window, self._window = self._window, None
        if window is not None:
            window.close()
