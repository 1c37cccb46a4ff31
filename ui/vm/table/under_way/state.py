"""Unfinished input of the dealer on the screen, not yet done at the table.

Nothing in here is part of a hand: it is never committed, and a restart forgets it.
"""

from dataclasses import dataclass, field
from enum import StrEnum

from kiosk.core.cards import Card
from kiosk.core.text import Text
from kiosk.procedure import Place
from kiosk.table import Signature
from ui.vm.controls.pin import PinEntry


class Panel(StrEnum):
    """The content of the left column in place of the guide."""

    NONE = ""
    EXCEPTIONS = "exceptions"
    CALL = "call"
    CAME = "came"
    UNDO = "undo"
    PAUSED = "paused"
    RELIEF = "relief"
    WRITTEN = "written"


class Keys(StrEnum):
    """The purpose of the open 52-card grid."""

    CLOSED = ""
    ENTER = "enter"
    WRONG = "wrong"
    RIGHT = "right"


class Pad(StrEnum):
    """The purpose of the PIN pad."""

    NONE = ""
    SIGN_IN = "sign_in"
    SUPERVISING = "supervising"  # A supervising dealer joins a trainee.
    ACKNOWLEDGE = "acknowledge"
    RULING = "ruling"
    CAME = "came"
    PAYOUT = "payout"
    UNDO = "undo"
    WRITTEN = "written"  # The floor signs for a handwritten slip.
    RESUME = "resume"  # the dealer or the floor continues a paused hand
    RELIEF = "relief"  # the floor signs for a dealer who takes over in the middle of a hand


@dataclass(slots=True)
class ScreenState:
    """`chip` is the palette chip in hand, None before one was chosen. `wrong_spot` is the seat and spot that took none.

    `acting` is the seat whose options the strip shows. `winner` is the seat to which the last pot was pushed. `pin` is
    never shown.

    `disputing`: the floor signs that it disputes the called hand, and not that it acknowledges it.

    `place`: the place of the card that was touched before it was asked for.

    `right` is the real card at `place`, if the floor signs for that; `forfeits`: a hand is to be forfeited;
    `signatures` are those given so far if several sign. `undo_why` is the reason for an undo that the floor signs for.
    `deals_unread`: the dealer has begun to end a deal early.

    `is_given`: the amount is a limit, or made of chips, and was not typed.

    `trainee` has signed, and waits for the supervising dealer; `relief` has signed to take over a hand, and waits for
    the floor. `papers` are the numbers of the papers on which slips are written.

    `about`, `exception`, `remedy` and `picked` are the dealer's position on the path through an exception; `said` is
    that in words, and once it `is_ruled` its steps are shown. `asked` is whether the grid was opened (True) or hidden
    (False) by hand for the present prompt; None: neither. A hand that `is_recalled` takes no card.
    """

    chip: int | None = None
    wrong_spot: tuple[int, str] | None = None
    disputing: bool = False
    forfeiting: bool = False
    forfeit_seat: int = 0
    panel: Panel = Panel.NONE
    about: str = ""
    exception: str = ""
    remedy: str = ""
    place: Place | None = None
    right: Card | None = None
    forfeits: bool = False
    signatures: tuple[Signature, ...] = ()
    undo_why: str = ""
    deals_unread: bool = False
    picked: tuple[str, ...] = ()
    said: tuple[Text, ...] = ()
    is_ruled: bool = False
    keys: Keys = Keys.CLOSED
    asked: bool | None = None
    scope: tuple[str, int] | None = None
    wrong: Place | None = None
    acting: int = 0
    winner: int = 0
    amount_option: str = ""
    amount: str = ""
    is_given: bool = False
    page: int = 0
    entry: PinEntry = field(default_factory=PinEntry)
    trainee: Signature | None = None
    relief: Signature | None = None
    papers: tuple[str, ...] = ()
    last_die: str = ""
    is_recalled: bool = False

    @property
    def waits_for_signature(self) -> bool:
        """Return whether somebody has signed, and another person must sign, too."""
        return bool(self.signatures or self.trainee or self.relief)

    def leave_prompt(self) -> None:
        """Clear the state that belongs to one prompt."""
        self.deals_unread = False
        self.disputing = False
        self.wrong_spot = None
        self.asked = None
        self.keys = Keys.CLOSED
        self.scope = self.wrong = None
        self.acting = 0
        self.amount_option = self.amount = ""
        if self.panel is Panel.NONE:
            self.entry.forget()

    def relieve(self) -> None:
        """Start as the next dealer does: with the smallest usual chip, and nothing entered."""
        self.chip = None
        self.amount_option = self.amount = ""

    def leave(self) -> None:
        """Leave every mode: the dealer has done something else."""
        self.disputing = False
        self.forfeiting, self.forfeit_seat = False, 0
        self.panel = Panel.NONE
        self.about = self.exception = self.remedy = ""
        self.picked, self.said, self.place = (), (), None
        self.right, self.forfeits, self.signatures, self.undo_why = None, False, (), ""
        self.deals_unread = False
        self.is_ruled = False
        self.keys = Keys.CLOSED
        self.scope = self.wrong = None
        self.amount_option = self.amount = ""
        self.trainee = self.relief = None
        self.papers = ()
        self.page = 0
        self.entry.forget()

    def go_on(self) -> None:
        """Leave the steps of a ruling: the dealer plays on."""
        if self.is_ruled:
            self.leave()

    def follow_pause(self, paused: str) -> None:
        """Ask for a PIN while the hand is paused, unless another dealer signs in."""
        if paused and self.panel not in (Panel.PAUSED, Panel.RELIEF):
            self.leave()
            self.panel = Panel.PAUSED
        elif not paused and self.panel is Panel.PAUSED:
            self.leave()

    def toggle(self, panel: Panel) -> None:
        """Open a panel, or close it where it is open."""
        again = self.panel is panel
        self.leave()
        self.panel = Panel.NONE if again else panel
