"""The Bee-Tek shoe as a source of cards.

A token has neither check nor number, so the rules are these:
- The same token twice in a row within `repeat_window_s` is one token. No hand draws a card twice that fast.
- A damaged token that speaks of a card asks the dealer for that card. It is never guessed.
- *Open:* whether a card that was not read is reported by ` [Game]<Game> `, by alarm E3, or by both. Either asks for
  one card; the other one within a second is about the same card.
- *Open:* whether a table draws in the mode "Manual Burn Cards". The card has left the shoe all the same, and the
  game's own steps say which card is burned, so it counts; `manual_burn = "ask"` has the dealer decide.
- An alarm has no end on this line. The dealer acknowledges it.
"""

from typing import Final

from drivers.link import Receiver
from drivers.listening import Decoded, MessageDecoder
from drivers.shoe.beetek.wire import Alarm, BeetekDrawn, BeetekInvalid, BeetekParser, Message, Operation, Unread, Warned
from drivers.shoe.listening import ASK, DEAL, ListeningShoe, unsure
from drivers.spec import DriverSpec, Seconds, as_ns
from kiosk.core.devices import CardRead, CardUnread, Shoe, ShoeAlarm
from kiosk.core.text import sentence

NOT_READ: Final = "E3"
SAME_CARD_NS: Final = 1_000_000_000

BURNED: Final = ShoeAlarm("burned", "A card was burned at the shoe: enter it if this hand needs it.", doubts_cards=True)


class BeeTekDecoder(MessageDecoder[Message]):
    """Decode the tokens of a Bee-Tek shoe; see `drivers.listening.Decoder`."""

    def __init__(self, *, repeat_window_ns: int, manual_burn: str) -> None:
        super().__init__(BeetekParser())
        self._repeat_window_ns = repeat_window_ns
        self._manual_burn = manual_burn
        self._last: tuple[bytes, int] | None = None
        self._unread: tuple[type[Message], int] | None = None

    def _understand(self, message: Message, mono_ns: int) -> Decoded:
        if isinstance(message, BeetekInvalid):
            asked = (CardUnread(mono_ns),) if message.of_card else ()
            return Decoded(asked, sentence("The shoe sends garbled data: {fault}.", fault=sentence(message.fault)))
        if self._is_repeat(message.token, mono_ns):
            return Decoded()
        match message:
            case BeetekDrawn(operation=Operation.BURN) if self._manual_burn == ASK:
                return Decoded((BURNED,))
            case BeetekDrawn():
                return Decoded((CardRead(message.card, mono_ns),))
            case Unread():
                return Decoded(self._ask_once(Unread, mono_ns))
            case Alarm(code=code, text=text):
                name = " ".join(part for part in (code, text) if part) or sentence("an alarm")
                alarm = ShoeAlarm(code or "alarm", sentence("The shoe reports {name}: check the shoe.", name=name))
                return Decoded((alarm, *(self._ask_once(Alarm, mono_ns) if code == NOT_READ else ())))
            case Warned(code=code):
                return Decoded(
                    (
                        ShoeAlarm(
                            code,
                            sentence("Shoe warning {code}: call a technician if it persists.", code=code),
                        ),
                    )
                )

    def _is_repeat(self, token: bytes, mono_ns: int) -> bool:
        last, self._last = self._last, (token, mono_ns)
        return last is not None and last[0] == token and mono_ns - last[1] < self._repeat_window_ns

    def _ask_once(self, by: type[Message], mono_ns: int) -> tuple[CardUnread, ...]:
        earlier, self._unread = self._unread, (by, mono_ns)
        if earlier is not None and earlier[0] is not by and mono_ns - earlier[1] < SAME_CARD_NS:
            self._unread = None
            return ()
        return (CardUnread(mono_ns),)


def _open(link: Receiver, *, repeat_window_s: float, manual_burn: str) -> Shoe:
    return ListeningShoe(link, BeeTekDecoder(repeat_window_ns=as_ns(repeat_window_s), manual_burn=manual_burn))


def _recognizes(data: bytes) -> bool:
    return any(not isinstance(message, BeetekInvalid) for message in BeetekParser().feed(data))


BEETEK: Final = DriverSpec(
    device=_open,
    recognizes=_recognizes,
    baud=9600,
    settings={"repeat_window_s": Seconds(0.3, most=60), "manual_burn": unsure(DEAL)},
)
