"""Irregularities and their remedies: each is a guided path, none a step of a game.

A path is listed only while it is `due`. It offers its remedies; the first is the default, and the house chooses its
ruling in the game's file, `[exceptions]`, unless the document itself decides. The floor may rule another one. The
journal keeps the ruling, its source, its signer, and its changes. A remedy has the dealer's instructions for hands and
chips, and has one `Effect` on the hand, which `kiosk.table.rulings` carries out.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from pydantic import PlainSerializer, PlainValidator, ValidationError
from pydantic_core import InitErrorDetails

from kiosk.core.text import EMPTY, Text, text
from kiosk.core.value import value
from kiosk.procedure.prompts.answers import Chosen, Placed, Rolled
from kiosk.procedure.prompts.felt import Felt, SeatStatus
from kiosk.procedure.prompts.prompt import Cards, Choices, Entry, InTurn, Prompt, Settle
from kiosk.schema.problems import did_you_mean


class Effect(StrEnum):
    """The effect of a remedy on the hand. Each but the first three needs a place or an object."""

    UNCHANGED = "stands"  # No answer changes.
    VOID = "void"  # every wager is returned
    VOID_AND_DECK = "void_and_deck"  # … and the deck is changed before the next hand
    REDEAL = "redeal"  # the same cards go back to the same places
    FORFEIT = "forfeit"  # a seat's hand is dead
    RETURN = "return"  # A seat's hand is void, and its wagers are returned.
    MISREAD = "misread"  # A face-up card was misread.
    DIE = "die"  # A die that was entered shows another face.
    SWAP = "swap"  # Two cards are at each other's places.
    SHIFT = "shift"  # A seat was skipped, and the last card was dealt to it.
    REPLACE = "replace"  # A card is out of play, and the next one takes its place.
    WAGER = "wager"  # The corrected wagers of a seat.
    DECISION = "decision"  # The corrected decision of a seat.
    STACK = "stack"  # The stack of a player, as counted by the floor.
    TIP = "tip"  # chips that leave a stack for a tip
    GIVE = "give"  # Chips that one player gives another.
    SEAT = "seat"  # A player comes from another game with all chips.
    HOLD = "hold"  # A payout is calculated and held for its player.
    SEIZE = "seize"  # A payout is calculated and withheld from its player.
    PLAY_EARLY = "play_early"  # Cards that came early are dealt next.
    ASIDE = "aside"  # Cards that came early return to the stub.
    BURN = "burn"  # The due burn is a card that is there already.
    COUNT = "count"  # the deck is counted
    CHANGE = "change"  # Another deck, counted, is put in play.


class Decides(StrEnum):
    """The person who decides."""

    DEALER = "dealer"
    FLOOR = "floor"


class About(StrEnum):
    """The subject of an irregularity, by which those that are due are found."""

    DEAL = "deal"
    CARD = "card"
    WAGER = "wager"
    DECK = "deck"
    HAND = "hand"


@value
class Remedy:
    """One remedy: the ruling in a sentence, the dealer's steps, and its effect on the hand.

    `about_seat`: it names the seat that caused it, though nothing of that seat changes. If it is about one of the
    `first` cards of the deal, the remedy `instead` is ruled. `alone` returns, for a `HandView`, the cents of one seat
    in one hand up to which the dealer decides alone, if the dealer decides and that has a limit. `leaves`: the player
    whose hand is given up leaves the table.
    """

    key: str
    ruling: Text
    effect: Effect
    steps: tuple[Text, ...] = ()
    decides: Decides = Decides.FLOOR
    about_seat: bool = False
    first: int = 0
    instead: str = ""
    alone: Callable[[Any], int] | None = None
    leaves: bool = False


class HandSoFar(Protocol):
    """The facts by which a path is due: the felt, the answers, and the present prompt."""

    @property
    def felt(self) -> Felt: ...
    @property
    def entries(self) -> Sequence[Entry]: ...
    @property
    def prompt(self) -> Prompt | None: ...


class Situation(NamedTuple):
    """The facts by which paths are due. `is_open`: the hand has begun. `deck`: why none may, as in the state.

    `early`: a card has left the shoe while none was due.
    """

    hand: HandSoFar
    is_open: bool
    deck: str = ""
    early: bool = False


Due = Callable[[Situation], bool]


@value
class Irregularity:
    """An irregularity. `clause` is the rule next to it; `says` is the document's ruling, if it has one.

    One that happens `often` is listed separately, even if others are grouped by subject. `by_fact`: the facts decide
    between its remedies, and not the house.
    """

    key: str
    when: Text
    clause: str
    due: Due
    remedies: tuple[Remedy, ...]
    says: Text = EMPTY
    about: About = About.CARD
    often: bool = False
    by_fact: bool = False

    def __post_init__(self) -> None:
        assert self.remedies, f"{self.key} has no remedy"
        assert len({remedy.key for remedy in self.remedies}) == len(self.remedies), f"{self.key} has a remedy twice"

    @property
    def is_option(self) -> bool:
        """Return whether a house may choose its ruling: the document is silent, and there is more than one."""
        return not self.says and not self.by_fact and len(self.remedies) > 1

    def remedy(self, key: str) -> Remedy | None:
        return next((remedy for remedy in self.remedies if remedy.key == key), None)

    def ruled_by(self, exceptions: Mapping[str, str]) -> Remedy:
        """Return the ruling of a house with these `[exceptions]`."""
        return self.remedy(exceptions.get(self.key, "")) or self.remedies[0]


# ------------------------------------------------------------------------------------------------ the house's options


def rulings_on(irregularities: Sequence[Irregularity]) -> tuple[PlainValidator, PlainSerializer]:
    """Return the validator and serializer of a game's `[exceptions]`: {irregularity: remedy}, with defaults.

    Use it as `Annotated[Mapping[str, str], *rulings_on(...)]`. Every wrong entry is reported in one run.
    """
    options = {
        irregularity.key: tuple(remedy.key for remedy in irregularity.remedies)
        for irregularity in irregularities
        if irregularity.is_option
    }

    def read(value: object) -> Mapping[str, str]:
        if not isinstance(value, Mapping):
            raise ValueError("must be a table of irregularities, each with its ruling")
        wrong = [_unknown(key, options) for key in value if key not in options]
        wrong += [
            InitErrorDetails(type="literal_error", loc=(key,), input=ruled, ctx={"expected": _quoted(options[key])})
            for key, ruled in value.items()
            if key in options and ruled not in options[key]
        ]
        if wrong:
            raise ValidationError.from_exception_data("exceptions", wrong)
        return MappingProxyType({key: value.get(key, keys[0]) for key, keys in options.items()})

    return PlainValidator(read), PlainSerializer(dict, return_type=dict[str, str])


def _unknown(key: object, options: Mapping[str, Any]) -> InitErrorDetails:
    wrong = ValueError(f"no such irregularity{did_you_mean(key, options)}")
    return InitErrorDetails(type="value_error", loc=(str(key),), input=key, ctx={"error": wrong})


def _quoted(words: Sequence[str]) -> str:
    return ", ".join(f"'{word}'" for word in words)


# ------------------------------------------------------------------------------------------------------- when it is due


def in_hand(now: Situation) -> bool:
    return now.is_open


def between_hands(now: Situation) -> bool:
    return not now.is_open


def miscounted(now: Situation) -> bool:
    return not now.is_open and now.deck == "miscounted"


def cards_out(now: Situation) -> bool:
    return now.is_open and (bool(now.hand.felt.cards) or are_dealt(now.hand.prompt))


def hole_cards_out(now: Situation) -> bool:
    """Return whether players have hole cards, or are being dealt them by hand."""
    return now.is_open and (any(spot == Felt.HOLE for spot, _ in now.hand.felt.cards) or are_dealt(now.hand.prompt))


def hidden_hole_cards(now: Situation) -> bool:
    """Return whether a player who is in the hand has a card that others have not seen, or is being dealt one."""
    status, hidden = now.hand.felt.status, False
    for (spot, seat), row in now.hand.felt.cards.items():
        hidden = hidden or (
            spot == Felt.HOLE
            and status[seat] in (SeatStatus.IN, SeatStatus.ALL_IN)
            and not all(slot.up for slot in row)
        )
    return now.is_open and (hidden or are_dealt(now.hand.prompt))


def are_dealt(prompt: Prompt | None) -> bool:
    """Return whether cards go out to the players, which the kiosk may know only when all are dealt."""
    return isinstance(prompt, Cards) and not prompt.turning and prompt.left[0].spot == Felt.HOLE


def before_action(now: Situation) -> bool:
    """Return whether players have hole cards, and nobody has decided anything since."""
    return hole_cards_out(now) and not _decided_since_hole_cards(now.hand)


def before_two_acted(now: Situation) -> bool:
    """Return whether players have hole cards, and fewer than two have acted on them."""
    return hole_cards_out(now) and _acted(now.hand) < 2


def after_two_acted(now: Situation) -> bool:
    return hole_cards_out(now) and _acted(now.hand) >= 2


def _acted(hand: HandSoFar) -> int:
    """Return the number of decisions since players have hole cards, including entered ones."""
    acted, entered, dealt = 0, 0, False
    for entry in hand.entries:
        dealt = dealt or _deals_hole_cards(entry.prompt)
        choices = len(entry.answer.choices) if dealt and isinstance(entry.answer, Chosen) else 0
        if entry.note:
            entered = choices
        else:
            acted, entered = acted + choices, 0
    return acted + entered


def cards_turned(now: Situation) -> bool:
    """Return whether hole cards that are face down are asked for."""
    prompt = now.hand.prompt
    return now.is_open and isinstance(prompt, Cards) and prompt.turning and bool(prompt.left[0].seat)


def face_up(now: Situation) -> bool:
    return now.is_open and any(slot.up for row in now.hand.felt.cards.values() for slot in row)


def wagers_closed(now: Situation) -> bool:
    """Return whether wagers were taken that only the floor can correct."""
    return now.is_open and any(isinstance(entry.answer, Placed) and not entry.note for entry in now.hand.entries)


def decided(now: Situation) -> bool:
    return now.is_open and any(
        isinstance(entry.answer, Chosen) and not entry.note and entry.answer.choices for entry in now.hand.entries
    )


def folded(now: Situation) -> bool:
    return now.is_open and SeatStatus.FOLDED in now.hand.felt.status.values()


def card_came_early(now: Situation) -> bool:
    """Return whether a card came early, or may have been dealt so by hand: cards are out, and players decide."""
    return now.is_open and (now.early or (hole_cards_out(now) and isinstance(now.hand.prompt, Choices)))


def players_in(now: Situation) -> bool:
    alive = {SeatStatus.IN, SeatStatus.ALL_IN, SeatStatus.FOLDED}
    return now.is_open and not alive.isdisjoint(now.hand.felt.status.values())


def pays_now(now: Situation) -> bool:
    """Return whether a seat is paid a win at this step. A wager that goes back after a mistake is the player's own."""
    prompt = now.hand.prompt
    return now.is_open and isinstance(prompt, Settle) and any(item.pay and item.in_full.pay for item in prompt.items)


def to_act(now: Situation) -> bool:
    """Return whether players act in turn now."""
    return now.is_open and isinstance(now.hand.prompt, InTurn)


def dice_out(now: Situation) -> bool:
    return now.is_open and any(isinstance(entry.answer, Rolled) for entry in now.hand.entries)


def on(spot: str) -> Due:
    """Return a test whether there are cards on `spot` of the table."""
    return lambda now: now.is_open and bool(now.hand.felt.cards.get((spot, 0)))


def _decided_since_hole_cards(hand: HandSoFar) -> bool:
    decided = [nth for nth, entry in enumerate(hand.entries) if isinstance(entry.answer, Chosen) and not entry.note]
    return bool(decided) and any(_deals_hole_cards(entry.prompt) for entry in hand.entries[: decided[-1]])


def _deals_hole_cards(prompt: Prompt | None) -> bool:
    return isinstance(prompt, Cards) and any(place.spot == Felt.HOLE for place in prompt.places)


# ------------------------------------------------------------------------------------- remedies that many paths share

RETURN_WAGERS = text("Return every wager to its player.")
COUNT_BACK = text("Collect all cards and count them into the deck.")
SHUFFLE_AGAIN = text("Shuffle, and restart the hand.")

MISDEAL = Remedy("misdeal", text("Misdeal: the hand is void."), Effect.VOID, (RETURN_WAGERS, COUNT_BACK, SHUFFLE_AGAIN))
IN_ORDER = Remedy(
    "in_order",
    text("The cards go where they belong, face down."),
    Effect.UNCHANGED,
    (
        text("Nobody may look at a moved card."),
        text("Slide each card, face down, to its correct seat."),
        text("Keep dealing as shown."),
    ),
)
UNCHANGED = Remedy("stands", text("It stands: play on."), Effect.UNCHANGED, (text("Tell the players, and play on."),))
FORFEITS = Remedy(
    "forfeit",
    text("The hand is dead, with the wagers on it."),
    Effect.FORFEIT,
    (text("Muck the hand, face down."), text("Take the wagers shown, and play on.")),
)
REPLACED = Remedy(
    "replace",
    text("The card goes out of play; the next one takes its place."),
    Effect.REPLACE,
    (text("Set the card aside, face down."), text("Deal the next card where the screen shows.")),
)
