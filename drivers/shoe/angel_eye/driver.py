"""The Angel Eye II-EX as a source of cards. It is a baccarat shoe; its own game, places and results are ignored.

- A message may arrive up to three times. The same whole frame within `repeat_window_s` of its last copy is that message
  again, unless the shoe said start (`S`) since: then it is a new message. The number in the frame alone decides
  nothing, for it begins again when the shoe does.
- A card drawn outside a game (`d`) does not simply count as dealt: by default the dealer is asked. `outside_game =
  "deal"` counts it, for a table that never starts a game on the shoe.
- *Open:* `R` is a message sent again or a card dealt again, and "burn count" may be a number and not a card. Neither is
  ever a card; the dealer is asked.
- Error 1 means that a card left the shoe unread: the dealer enters it. Every other error only asks for a look.
- A damaged frame is often followed by a whole copy of it, but nothing promises that, so it is reported immediately.
"""

from typing import Final

from drivers.link import Receiver
from drivers.listening import Decoded, MessageDecoder
from drivers.shoe.angel_eye.wire import (
    AngelEyeDrawn,
    AngelEyeInvalid,
    AngelEyeNotice,
    AngelEyeParser,
    Destination,
    Error,
    ErrorCleared,
    Message,
    Notice,
    Unclear,
    Whole,
)
from drivers.shoe.listening import ASK, ListeningShoe, unsure
from drivers.spec import DriverSpec, Seconds, as_ns
from kiosk.core.devices import CardRead, CardUnread, Shoe, ShoeAlarm
from kiosk.core.text import sentence

NOT_READ: Final = 1
ERRORS: Final = {
    1: sentence("The shoe could not read a card: enter it."),
    2: sentence("The shoe reports one card too many: check every card against the screen."),
    3: sentence("A button on the shoe was pressed at the wrong time: check the shoe."),
    4: sentence("A card was pushed back at the exit of the shoe: check every card against the screen."),
    5: sentence("A card was pushed back inside the shoe: check every card against the screen."),
    6: sentence("The shoe cannot decode a card: check every card against the screen."),
    7: sentence("No card was drawn in time: check the shoe."),
}
_OF_CARDS: Final = (2, 4, 5, 6)  # Errors after which the cards may not be where they were reported.
OUTSIDE: Final = ShoeAlarm(
    "outside-game", "A card was drawn outside a game: enter it if this hand needs it.", doubts_cards=True
)
BURN_COUNT: Final = ShoeAlarm(
    "burn-count", "Shoe sent a burn count: check every card against the screen.", doubts_cards=True
)
NOTICES: Final = {
    AngelEyeNotice.AGAIN: ShoeAlarm(
        "again", "The shoe repeated or redealt a card: check every card against the screen.", doubts_cards=True
    ),
    AngelEyeNotice.LOCK: ShoeAlarm("lock", "The shoe was locked or unlocked: check that it deals."),
    AngelEyeNotice.PRESET: ShoeAlarm("preset", "The shoe’s settings changed: call the floor."),
    AngelEyeNotice.CUT_CARD: ShoeAlarm("cut-card", "The cut card came out of the shoe: put it aside."),
}
# More frames than a shoe can send within a window; the oldest is forgotten first.
MAX_REMEMBERED: Final = 64


class AngelEyeDecoder(MessageDecoder[Message]):
    """Decode the messages of an Angel Eye II-EX; see `drivers.listening.Decoder`."""

    def __init__(self, *, repeat_window_ns: int, outside_game: str) -> None:
        super().__init__(AngelEyeParser())
        self._repeat_window_ns = repeat_window_ns
        self._outside_game = outside_game
        self._seen: dict[bytes, int] = {}  # {frame: time of its last copy}, oldest first.
        self._errors: list[int] = []

    def _understand(self, message: Message, mono_ns: int) -> Decoded:
        if isinstance(message, AngelEyeInvalid):
            return Decoded(damage=sentence("The shoe sends garbled data: {fault}.", fault=sentence(message.fault)))
        if isinstance(message, Notice) and message.kind is AngelEyeNotice.START:
            self._seen.clear()
            return Decoded()
        if self._is_repeat(message.frame, mono_ns):
            return Decoded()
        return self._mean(message, mono_ns)

    def _mean(self, message: Whole, mono_ns: int) -> Decoded:
        match message:
            case Unclear(why=why, of_card=of_card):
                return Decoded(
                    (CardUnread(mono_ns),) if of_card else (),
                    sentence("The shoe sends garbled data: {fault}.", fault=why),
                )
            case AngelEyeDrawn(role=Destination.BURN_COUNT):
                return Decoded((BURN_COUNT,))
            case AngelEyeDrawn(in_game=False) if self._outside_game == ASK:
                return Decoded((OUTSIDE,))
            case AngelEyeDrawn(card=card):
                return Decoded((CardRead(card, mono_ns),))
            case Error(number=number):
                if number not in self._errors:
                    self._errors.append(number)
                alarm = _error(number)
                return Decoded((alarm, CardUnread(mono_ns)) if number == NOT_READ else (alarm,))
            case ErrorCleared(number=number):
                ended = [error for error in self._errors if number in (None, error)]
                self._errors = [error for error in self._errors if error not in ended]
                return Decoded(tuple(_error(code, over=True) for code in ended))
            case Notice(kind=kind):
                return Decoded((NOTICES[kind],) if kind in NOTICES else ())

    def _is_repeat(self, frame: bytes, mono_ns: int) -> bool:
        last_ns = self._seen.pop(frame, None)
        self._seen[frame] = mono_ns
        if len(self._seen) > MAX_REMEMBERED:
            del self._seen[next(iter(self._seen))]
        return last_ns is not None and mono_ns - last_ns < self._repeat_window_ns


def _error(number: int, *, over: bool = False) -> ShoeAlarm:
    what = ERRORS.get(number) or sentence("The shoe reports error {number}: check the shoe.", number=number)
    return ShoeAlarm(f"E{number}", what, over, doubts_cards=number in _OF_CARDS and not over)


def _open(link: Receiver, *, repeat_window_s: float, outside_game: str) -> Shoe:
    return ListeningShoe(link, AngelEyeDecoder(repeat_window_ns=as_ns(repeat_window_s), outside_game=outside_game))


def _recognizes(data: bytes) -> bool:
    return any(not isinstance(message, AngelEyeInvalid) for message in AngelEyeParser().feed(data))


ANGEL_EYE: Final = DriverSpec(
    device=_open,
    recognizes=_recognizes,
    baud=4800,
    settings={"repeat_window_s": Seconds(5, most=60), "outside_game": unsure(ASK)},
)
