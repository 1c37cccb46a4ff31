"""The screens' own words, and the conversion of a text to a string in the house's language.

Texts of a game are `kiosk.core.text.Text`; both kinds are looked up by their template, in the context `kiosk`.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication

from kiosk.core.cards import Card
from kiosk.core.compare import CATEGORY_WORDS
from kiosk.core.devices import DeviceState, PrinterState, SlipPage
from kiosk.core.text import Sentence, Text, counted, homonym, text
from kiosk.procedure import Does, SeatStatus
from kiosk.staff import Role
from ui.window.language import Translate

CONTEXT: Final = "kiosk"
SUIT_SIGNS: Final = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
_translate: Translate = QCoreApplication.translate
_HAN: Final = r"[\u4e00-\u9fff]"
_STRAIGHT: Final = re.compile(r"(?<=\w)'")
_CHINESE: Final = re.compile(_HAN)
_NO_SPACE: Final = re.compile(f"(?<={_HAN}) (?={_HAN})|(?<=[，。；：！？]) ")  # Chinese has no space there.
_RANKED: Final = "[一两]对|[三四五]条"  # A rank follows, “一对 3”.
_NUMBER: Final = re.compile(  # A number stays beside its unit, a rank beside its hand, and odds in one line.
    f"(?<=\\d)(?<!(?:{_RANKED}) \\d)(?<!(?:{_RANKED}) 10) (?=[A-Za-z]|{_HAN})"
    f"|(?<=[第赔]) (?=\\d)|(?:(?<={_RANKED})|(?<=[\\dAKQJ] 带)) (?=[\\dAKQJ])|(?<=[AKQJ]) (?=[带高])"
)
_TERMS: Final = (  # No line ends within them.
    "号位", "奖金注", "公共牌", "荷官", "主管", "玩家", "筹码", "注码", "金额", "下注", "加注", "跟注", "底注", "弃牌",
    "底牌", "手牌", "牌面", "牌型", "牌桌", "底池", "签名", "输入", "答案", "负于", "小时", "红心", "方块", "黑桃",
    "梅花",
)  # fmt: skip
_WITHIN: Final = sorted({pair for term in _TERMS for pair in pairwise(term)})
_WHOLE: Final = re.compile(  # One character is not alone in the last line; terms, cards, and dates are not broken.
    f"(?<={_HAN})(?={_HAN}[。！？）”])|(?<=.{{8}}{_HAN})(?={_HAN}$)|(?<=[心块桃花])(?=[\\dAKQJ])"
    f"|(?<=\\d)(?=[年月日])|(?<=[年月])(?=\\d)|(?=[{''.join(after for _, after in _WITHIN)}])"
    f"(?:{'|'.join(f'(?<={here})(?={after})' for here, after in _WITHIN)})"
)
_WAGER: Final = re.compile("(?:[A-Za-z0-9’]+ )+(?=注)")  # The name of a wager, “I’m In 注”
JOINER: Final = "\u2060"  # No line ends here.

_HANDS: Final = {str(hand).lower(): hand for hand in (
    text("Pair"), *CATEGORY_WORDS.values(),
    text("Royal flush in hearts"), text("Royal flush, any other suit"),
    text("Pair of 6’s through 10’s"), text("Pair of jacks through aces"), text("Pair of 2’s to K’s"),
    text("Ace and face, unsuited"), text("Ace and face, suited"), text("Pair of aces"),
    text("Pocket aces"), text("Ace-king, suited"), text("Ace-queen or ace-jack, suited"), text("Ace-king, unsuited"),
    text("Pair of kings, queens or jacks"), text("Ace-queen or ace-jack, unsuited"), text("Pair of 2’s through 10’s"),
    text("Suited cards"),
)}  # fmt: skip
"""The hands that pay tables name as the rules of the games do, by their names in small letters. A translation has one
name for each; English has the house's.
"""
_KINDS: Final = {str(kind): kind for kind in (*CATEGORY_WORDS.values(), homonym("Straight flush", "in a seat"))}


@contextmanager
def said_with(translate: Translate) -> Iterator[None]:
    """Say texts with another translation than the installed one, as on the players' sign."""
    global _translate  # noqa: PLW0603, each look is said in one thread
    before, _translate = _translate, translate
    try:
        yield
    finally:
        _translate = before


def unbroken(words: Text) -> str:
    """Return a text in the language that is installed, in one line."""
    return say(words).replace(" ", "\u00a0")


def say(words: Text | str) -> str:
    """Return a text, or a sentence that knows its text, in the language that is installed."""
    return typeset(_in_language(words))


def say_kind(hand: Text) -> str:
    """Return a hand without its kickers, "Pair of nines", and without its ranks if it has a name, "Full house"."""
    while isinstance(hand.values.get("hand"), Text):
        hand = hand.values["hand"]
    kind = _KINDS.get(hand.template.split(",")[0])
    return say(kind) if kind is not None else re.split("[,，]", say(hand))[0]


def _in_language(words: Text | str) -> str:
    if isinstance(words, str):
        if not isinstance(words, Sentence):
            return _found(_printable(words))
        words = words.text
    template = _form(words) if words.singular else _template(words)
    if not words.values:
        return template
    return _printable(template.format_map({name: _said(value) for name, value in words.values.items()}))


def typeset(words: str) -> str:
    """Return words with typographic apostrophes, and with the spaces and the line breaks of Chinese, if they have any.

    Names of clauses keep the straight apostrophes of their documents until they are shown.
    """
    if "'" in words:
        words = _STRAIGHT.sub("’", words)
    if words.isascii() or not _CHINESE.search(words):
        return words
    words = _NUMBER.sub("\u00a0", _NO_SPACE.sub("", words))
    return _WHOLE.sub(JOINER, _WAGER.sub(lambda found: found[0].replace(" ", "\u00a0"), words))


def _said(value: object) -> object:
    if isinstance(value, Text | Sentence):
        return _in_language(value)
    return with_sign(value) if isinstance(value, Card) else value


def with_sign(card: Card) -> str:
    """Return a card with the sign of its suit, "10♥"."""
    return ("10" if card.rank == 10 else card.text[0]) + SUIT_SIGNS[card.suit]


def _template(words: Text) -> str:
    template = words.template
    if not template.isascii():
        template = _printable(template)
    return _found(template, words.sense)


def _found(words: str, sense: str = "") -> str:
    """Return the translation of words; of a line of a pay table, that of the hand, however the house spells it."""
    found = _translate(CONTEXT, words, sense or None)
    if found != words or (hand := _HANDS.get(words.lower())) is None:
        return found
    said = _translate(CONTEXT, hand.template)
    return words if said == hand.template else said


def _form(words: Text) -> str:
    """Return the form of a text that counts which fits its number, with the number in it."""
    n = words.values["n"]
    form = _translate(CONTEXT, words.template, None, n)
    if form == words.template.replace("%n", str(n)):
        form = _translate(CONTEXT, words.form, None, n)  # Without a translation, English has two forms.
    return form.replace(str(n), f"{n:,}")


def _printable(words: str) -> str:
    """Return words as Qt accepts them: a typed path may hold half a character, which is escaped."""
    if words.isascii():
        return words
    try:
        words.encode()
    except UnicodeEncodeError:
        return words.encode(errors="backslashreplace").decode()
    return words


_FIRST_AFTER_LATIN: Final = "\u0370"


def said_slip(page: SlipPage) -> SlipPage:
    """Return a slip with the fixed texts of slips in the installed language.

    No slip printer has the letters of Chinese: texts without Latin letters stay English.
    """
    lines = tuple(replace(line, text=say(line.text)) for line in page.lines)
    said = replace(page, title=say(page.title), mark=say(page.mark), lines=lines)
    letters = "".join((said.title, said.mark, *(line.text for line in lines)))
    return said if all(letter < _FIRST_AFTER_LATIN for letter in letters if letter.isalpha()) else page


SEAT: Final = text("Seat {seat}")
STEP: Final = text("Step {nth} of {steps} · {label}")

STATUS: Final = {
    SeatStatus.OUT: text("not in"),
    SeatStatus.IN: text("in"),
    SeatStatus.FOLDED: text("folded"),
    SeatStatus.FORFEITED: text("forfeited"),
    SeatStatus.VOID: text("void"),
    SeatStatus.ALL_IN: text("all in"),
}
NO_BET: Final = text("no bet")
TO_RETURN: Final = text("to return")
NOTHING_DUE: Final = text("nothing due")
TO_ACT: Final = text("to act")
OWES: Final = text("owes {amount}")
SEAT_TO_ACT: Final = text("Seat {seat} to act")
BONUS_ONLY: Final = text("bonus only")
AT_FLOOR: Final = text("floor")
DOES: Final = {Does.TAKE: text("take"), Does.PAY: text("pay"), Does.PUSH: text("push")}
DID: Final = {Does.TAKE: text("taken"), Does.PAY: text("paid"), Does.PUSH: text("pushed")}
RESULT_DOES: Final = {Does.TAKE: text("Take"), Does.PAY: text("Pay"), Does.PUSH: text("Push")}
POT_DOES: Final = homonym("Push", "of a pot")
POT_DID: Final = homonym("Pushed", "of a pot")
POT_DONE: Final = homonym("pushed", "of a pot")
POT_DUE: Final = homonym("push", "of a pot")
RESULT_DID: Final = {Does.TAKE: text("Taken"), Does.PAY: text("Paid"), Does.PUSH: text("Pushed")}
THIS_HAND: Final = text("This hand")
CAME_TO: Final = {Does.TAKE: text("Down"), Does.PAY: text("Up"), Does.PUSH: text("Even")}
CAGE_PAYS: Final = text("Cage pays {amount}")
CHECK_PAYS: Final = text("Pay by check {check}")
RACK_CANNOT_PAY: Final = text("The rack cannot make {amounts}: ask for a fill, or the cage pays it.")

DEVICE: Final = {
    DeviceState.ABSENT: text("{device} absent"),
    DeviceState.OPENING: text("{device} starting"),
    DeviceState.READY: text("{device}"),
    DeviceState.DEGRADED: text("{device}: check it"),
    DeviceState.BACKING_OFF: text("{device} down"),
    PrinterState.PAPER_LOW: text("{device}: paper low"),
    PrinterState.PAPER_OUT: text("{device}: paper out"),
    PrinterState.COVER_OPEN: text("{device}: cover open"),
    PrinterState.OFFLINE: text("{device} offline"),
    PrinterState.UNKNOWN: text("{device} unknown"),
}
SHOE_AWAY: Final[dict[DeviceState | PrinterState, Text]] = {
    DeviceState.ABSENT: text("The shoe is unplugged: plug it in, or enter each card by hand."),
    DeviceState.BACKING_OFF: text("Shoe disconnected: check its cable, or enter cards by hand."),
}
DEVICE_LABEL: Final = {  # Words by the English label of a device.
    "Shoe": homonym("Shoe", "the device"),
    "Badges": homonym("Badges", "the device"),
    "Printer": homonym("Printer", "the device"),
    "Seats": homonym("Seats", "the readers"),
    "Sign": homonym("Sign", "of the players"),
    "Camera": homonym("Camera", "the device"),
    "Floor": homonym("Floor", "the server"),
}
SEVERAL_AWAY: Final = text("Out: {devices}. Check their cables, or enter cards by hand.")
LIMITS: Final = text("{limits} · hand {hand}")

PLAYERS_IN: Final = text("{count} in")
OF: Final = text("{done} of {all}")
AT_SEAT: Final = text("seat {seat}")
TOOK: Final = text("taken {count}")
PAID: Final = text("paid {count}")
PUSHED: Final = text("pushed {count}")
POTS_PUSHED: Final = homonym("pushed {count}", "of pots")

WAIT_CARD: Final = text("Waiting for a card")
WAIT_DIE: Final = text("Waiting for a die")
WAIT_FLOOR: Final = text("Waiting for the floor")
DONE: Final = text("Done")
ALL_OF: Final = text("All {option}")
REPEAT: Final = text("Repeat last bets")
SEAT_MOVED: Final = text("Seat {seat}: {moved}")
UNDO_TITLE: Final = text("Undo")
UNDO_ANYWAY: Final = text("Undo anyway")
UNDO_WHY: Final = text("The floor signs for this undo. Why?")
UNDO_STAYS: Final = text("Confirmed as moved: {moved}. It stays where it is; only what differs will move.")
SECOND_SIGNS: Final = text("A second supervisor must sign.")
UNREAD_SURE: Final = counted("Confirm: %n card face down", "Confirm: %n cards face down")
ALL_UNREAD: Final = text("All dealt face down")
DEALT_UNREAD: Final = text("Dealt face down")
BY_HAND: Final = text("Enter by hand")
HIDE_KEYS: Final = text("Hide the keys")
CARDS_RIGHT: Final = text("The cards are right")

SEATED: Final = text("Sits")
KEEP_FACE_DOWN: Final = counted(
    "Keep the cards of seat {seats} face down: its bonus bets play.",
    "Keep the cards of seats {seats} face down: their bonus bets play.",
)
PARTIAL_DO: Final = text("Check every card on the table against the screen.")
FORFEIT_SURE: Final = text("Seat {seat} forfeits its hand. Confirm, or cancel.")
FORFEIT_TAKES: Final = text("Take {amount} from seat {seat} and muck its cards.")
FORFEIT_RULE: Final = text("A breach of the rules forfeits the hand. Take the wagers on it; muck the cards.")
FORFEIT_POTS: Final = text("A breach of the rules forfeits the hand. Its chips stay in; muck the cards.")
FORFEITS_SEAT: Final = text("Forfeit seat {seat}")
TIPS: Final = text("Seat {seat} tips {amount}")
FORFEIT_DO: Final = text("Touch the seat that forfeits its hand.")

ENTER_SEAT_CARD: Final = text("Seat {seat}: enter card {nth} of {all}.")
ENTER_TABLE_CARD: Final = text("{spot}: enter card {nth} of {all}.")
BURN_THEN_CARD: Final = text("Burn. {spot}: enter card {nth} of {all}.")
TOUCH_WRONG: Final = text("Touch the misread card.")
TOUCH_RIGHT: Final = text("Not the {card}: touch the card that is there.")

CALL_WHY: Final = text("Reason for call?")
FLOOR_HERE: Final = text("The floor is here")
FLOOR_SIGNS: Final = text("Floor: choose your name, then enter your PIN.")
FLOOR_BADGE: Final = text("Floor: hold your badge to the reader, or choose your name. Then enter your PIN.")
FLOOR_BADGE_OR_PIN: Final = text("Floor: hold your badge, or choose your name and enter your PIN.")
DEALER_BADGE: Final = text("Hold your badge to the reader, or choose your name. Then enter your PIN.")
PIN_OF: Final = text("{name}: enter your PIN.")
WRITE_SLIP: Final = text("Write slip {number} by hand, then enter the number of the paper.")
PAPER_NUMBER: Final = text("Number of the paper")
PAPERS: Final = text("Paper {papers}")
SLIP_WRITTEN: Final = text("The slip is written by hand: the floor signs.")
SIGN_WRITTEN: Final = text("Sign the slip")
RELIEF: Final = text("Change of dealer")
PAUSED: Final = text("Hand paused")
PAUSED_WHY: Final = {
    "restart": text("The kiosk restarted during this hand. The dealer or the floor enters a PIN to continue."),
    "quiet": text("No touch for 15 minutes. The dealer or the floor enters a PIN to continue the hand."),
}
RESUME: Final = text("Continue the hand")
RESUME_PIN: Final = text("Dealer or floor: choose your name, then enter your PIN.")
RESUME_BADGE: Final = text("Dealer or floor: hold your badge, or choose your name. Then enter your PIN.")
RELIEF_NEXT: Final = text("The next dealer signs in.")
RELIEF_IN_HAND: Final = text("A hand is open: the next dealer signs in, then the floor signs.")
RELIEF_FLOOR: Final = text("Floor: {name} relieves the dealer in this hand.")
RELIEF_SIGNS: Final = text("Sign the relief")
RELIEVE: Final = text("Relieve the dealer")
DEALER_SIGNS: Final = text("Choose your name, then enter your PIN.")
NOBODY: Final = text("No one on staff may sign this: ask a manager to add someone.")
ROLE: Final = {
    Role.TRAINEE: text("trainee"),
    Role.DEALER: text("dealer"),
    Role.FLOOR: text("floor"),
    Role.MANAGER: text("manager"),
    Role.TECHNICIAN: text("technician"),
}
SUPERVISING_SIGNS: Final = text("Supervising dealer for {name}: choose your name, then enter your PIN.")
SUPERVISING_BADGE: Final = text(
    "Supervising dealer for {name}: hold your badge to the reader, or choose your name. Then enter your PIN."
)
SUPERVISED: Final = text("{trainee} with {dealer}")
HAS_LEFT: Final = text("{name} no longer works here: another dealer signs in.")
UNPOSTED: Final = text("Jackpots not posted. Sign in from the menu as {roles} and post them.")
DISPUTE_WAITS: Final = text(
    "Dispute over hand {hand} pending: the floor rules on it from the menu, “Mispay and disputes”."
)
SEAL_ASKED: Final = text("Enter the seal number: menu, “Decks and dice”.")
DECK_ASIDE: Final = text("Hand {hand} won a jackpot. Set its deck aside: menu, “Decks and dice”.")
TRANSFER_ASKED: Final = {
    "fill": text("Fill of {amount} requested. When the chips leave the cage: menu, “On its way”."),
    "credit": text("Credit of {amount} requested. When the chips leave the rack: menu, “On its way”."),
    "out": text("Transfer of {amount} requested. When the chips leave the rack: menu, “On its way”."),
}
TRANSFER_ON_WAY: Final = {
    "fill": counted(
        "Fill of {amount} on its way for %n minute, slip {slip}. When it is here: menu, “On its way”.",
        "Fill of {amount} on its way for %n minutes, slip {slip}. When it is here: menu, “On its way”.",
    ),
    "credit": counted(
        "Credit of {amount} on its way for %n minute, slip {slip}. The receipt: menu, “On its way”.",
        "Credit of {amount} on its way for %n minutes, slip {slip}. The receipt: menu, “On its way”.",
    ),
    "out": counted(
        "Transfer of {amount} on its way for %n minute, slip {slip}. The receipt: menu, “On its way”.",
        "Transfer of {amount} on its way for %n minutes, slip {slip}. The receipt: menu, “On its way”.",
    ),
}
TRANSFER_LATE: Final = {
    "fill": counted(
        "Fill of {amount} on its way for %n minute, slip {slip}: call the floor.",
        "Fill of {amount} on its way for %n minutes, slip {slip}: call the floor.",
    ),
    "credit": counted(
        "Credit of {amount} on its way for %n minute, slip {slip}: call the floor.",
        "Credit of {amount} on its way for %n minutes, slip {slip}: call the floor.",
    ),
    "out": counted(
        "Transfer of {amount} on its way for %n minute, slip {slip}: call the floor.",
        "Transfer of {amount} on its way for %n minutes, slip {slip}: call the floor.",
    ),
}
NEED_ATTENTION: Final = counted("%n device needs attention", "%n devices need attention")
NOT_HERE: Final = text("{name} cannot sign here: someone else must sign.")
FLOOR_CALLED: Final = text("The floor was called at {time}: {why}")
FLOOR_COMES: Final = text("{name} (floor) is coming: {why}")
FLOOR_TAG: Final = text("FLOOR")
ACKNOWLEDGE: Final = text("Acknowledge")
DISPUTES: Final = text("Sign the dispute")
PIN_ACKNOWLEDGES: Final = text("{name}: your PIN acknowledges the hand.")
BADGE_ACKNOWLEDGES: Final = text("{name}: “Acknowledge” signs with your badge.")
PIN_RULES: Final = text("{name}: your PIN signs the ruling.")
PIN_DISPUTES: Final = text("{name}: your PIN disputes the hand.")
FLOOR_TITLE: Final = text("Seat {seat} · {line}")
FLOOR_TITLES: Final = text("Seats {seats} · {line}")
FLOOR_TOGETHER: Final = {
    Does.PAY: text("Pay each as shown, together"),
    Does.TAKE: text("Take each as shown, together"),
    Does.PUSH: text("Push each as shown, together"),
}
FLOOR_NO_TERMS: Final = {Does.TAKE: text("Take"), Does.PAY: text("Pay"), Does.PUSH: text("Push")}
AMOUNT_TITLE: Final = text("Seat {seat} · {option}, {least} to {most}")
AMOUNT_FROM: Final = text("Seat {seat} · {option}, from {least}")
OPTION_AMOUNT: Final = text("{option} {amount}")
OPTION_OTHER: Final = text("{option}\u00a0…")
OTHER_SHORT: Final = text("Other")
BUTTON: Final = homonym("D", "the dealer button")
CHOICE_TITLE: Final = text("Seat {seat}")
SEAT_OPTION: Final = text("Seat {seat}: {option}")
