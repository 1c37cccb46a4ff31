"""Texas Hold'em of the poker room: the rail of steps, and the prompt of each, clause by clause."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from kiosk.core.cards import Card
from kiosk.core.money import Cents, Dollars, Spoken
from kiosk.core.text import Text, counted, listed, text
from kiosk.games.texas_holdem.rules import TexasHoldemRules
from kiosk.games.texas_holdem.seats import DealtIn, SeatedPlayer
from kiosk.procedure import HOUSE_RULING, CardSpot, Guide, Layout, Step, WagerRow, board_names, pot_name

BOARD = "board"
STREETS = ("preflop", "flop", "turn", "river")

STEPS = (
    Step("seats", text("Seats and stacks")),
    Step("blinds", text("Button and blinds")),
    Step("deal", text("Deal two each")),
    Step("preflop", text("First betting round")),
    Step("flop", text("Flop")),
    Step("turn", text("Turn")),
    Step("river", text("River")),
    Step("showdown", text("Showdown")),
    Step("pots", text("Rake and pots")),
    Step("clear", text("Clear the table")),
)

SEATS = Guide(
    "seats", "Table Stakes",
    do=text("Touch each seat that changes. Then post the blinds."),
    say=text("Any changes before next hand?"),
    rule=text(
        "Players may add on between hands; all chips stay on the table until a player quits. English is the only "
        "language in the room."
    ),
    then=text("No more changes"),
)  # fmt: skip
DEAL = Guide(
    "deal", "Paragraph 1",
    do=text("Deal one card at a time, two each, face down."),
    rule=text(
        "The first card goes to the left of the button, the last to the button. Players hold their cards over the "
        "table, in the dealer’s view."
    ),
    then=text("All dealt"),
)  # fmt: skip
BURN = {
    street: Guide(
        street, HOUSE_RULING,
        do=text("Burn a card."),
        rule=text("A card is burned before the flop, the turn and the river. It stays face down."),
        then=text("Burned"),
    )
    for street in STREETS[1:]
}  # fmt: skip
CARDS = {
    "flop": Guide(
        "flop", "Paragraph 2",
        do=text("Deal three cards face up: the flop."),
        rule=text("Three cards are dealt face up in the middle of the table. All players use the board."),
    ),
    "turn": Guide(
        "turn", "Paragraph 2",
        do=text("Deal the fourth card face up: the turn."),
        rule=text("The turn card is dealt face up next to the flop."),
    ),
    "river": Guide(
        "river", "Paragraph 2",
        do=text("Deal the last card face up: the river."),
        rule=text("The river card is dealt face up next to the turn card."),
    ),
}  # fmt: skip
SHOW = Guide(
    "showdown", "Paragraph 2",
    do=text("Turn over the cards shown in gold."),
    rule=text("All players turn over their two down cards. Enter any card not yet read."),
)  # fmt: skip
AWARD = Guide(
    "pots", "Paragraph 3",
    do=text("Push the pots, the last side pot first."),
    rule=text("The best five of seven cards win. Equal hands split. Side pots are settled first, then the main pot."),
    then=text("Pots pushed"),
)  # fmt: skip
AWARD_ONE = Guide(
    "pots", "Paragraph 3",
    do=text("Push the pot."),
    rule=text("The best five of seven cards win. Equal hands split."),
    then=text("Pot pushed"),
)  # fmt: skip
CLEAR = Guide(
    "clear", HOUSE_RULING,
    do=text("Collect the cards. Move the button."),
    rule=text("The button moves to the left. A player without chips is out, or rebuys."),
    then=text("Table clear"),
)  # fmt: skip

ALONE = text("Nobody else is in")
NAMED = text("Named by the dealer")

_EMPTY, _NO_CHIPS = text("empty"), text("no chips")
_PLAYS = {"in": text("waits"), "waits": text("waits"), "out": text("sits out"), "gone": text("left")}
_OWES_BLIND = text("owes a blind")
SMALL_BLIND, BIG_BLIND, STRADDLE, POSTED = text("small blind"), text("big blind"), text("straddle"), text("posted")
ACTED = {"check": text("checked"), "call": text("called"), "bet": text("bet"), "raise": text("raised")}
MAIN_POT_ONLY = text("main pot only")

_ACTS = text("Seat {seat} acts.")
_ACTS_CAPPED = text("Seat {seat} acts. The betting is capped.")
_YOUR_ACTION = text("Seat {seat}, your action.")
_YOUR_ACTION_CAPPED = text("Seat {seat}, your action. The betting is capped.")
_ACTS_TO_CALL = text("Seat {seat} acts: {call} to call.")
_YOUR_CALL = text("Seat {seat}: {call} to call.")

_ROUND_RULES = {
    "preflop": text("The big blind is the first bet: call it, raise it, or fold. {cap}"),
    "flop": text("Check or bet; a bet is called or raised, or the hand folded. {cap}"),
}
_STRADDLED_ROUND = text("The straddle is the first bet: call it, raise it, or fold. {cap}")
_CAP = counted("At most %n raise.", "At most %n raises.")
_LEFT = counted("1 bet, %n raise left.", "1 bet, %n raises left.")
_NO_CAP = text("Raises are not limited.")
ROUND_CLAUSES = {"preflop": "Paragraph 2", "flop": "Paragraph 3", "turn": "Paragraph 3", "river": "Paragraph 3"}


def layout(rules: TexasHoldemRules) -> Layout:
    """Return the places of the felt: five community cards, two hole cards a seat, the bet in front, and the pots."""
    return _LAYOUT


_LAYOUT = Layout(
    spots=(CardSpot(BOARD, text("Flop · Turn · River"), 5, board_names(5)),),
    hole=2,
    bet="bet",
    rows=(WagerRow(text("Bet"), ("bet",)), WagerRow(text("In the pots"), ("pot", "dead"), total=True)),
)


def not_dealt_in(player: SeatedPlayer | None) -> Text:
    """Return the reason why a seat is not in this hand."""
    if player is None:
        return _EMPTY
    if player.stack and player.owes and player.plays in ("in", "waits"):
        return _OWES_BLIND
    return _PLAYS[player.plays] if player.stack else _NO_CHIPS


@lru_cache(maxsize=256)
def turn(
    street: str,
    seat: int,
    closed: str = "",
    call: Cents = 0,
    raises: int | None = None,
    bets: int = 0,
    straddled: bool = False,
) -> Guide:
    """Return the guide of a seat's turn; `closed` is the reason why nobody may raise any more, or "".

    `call` is the amount that a call adds. `raises` is the most raises of a round, None if the house has no limit, and
    `bets` counts the bet and the raises so far. `straddled`: a player has straddled.
    """
    is_straddled = straddled and street == "preflop"
    rule = _STRADDLED_ROUND if is_straddled else _ROUND_RULES.get(street, _ROUND_RULES["flop"])
    capped = closed == "capped"
    has_call = bool(call) and not capped
    values: dict[str, object] = {"seat": seat, "call": Dollars(call)} if has_call else {"seat": seat}
    aloud = {**values, "call": Spoken(call)} if has_call else values
    cap = _NO_CAP if raises is None else _LEFT.fill(n=max(0, raises + 1 - bets)) if bets else _CAP.fill(n=raises)
    return Guide(
        street,
        HOUSE_RULING if is_straddled else ROUND_CLAUSES[street],
        do=(_ACTS_CAPPED if capped else _ACTS_TO_CALL if call else _ACTS).fill(**values),
        say=(_YOUR_ACTION_CAPPED if capped else _YOUR_CALL if call else _YOUR_ACTION).fill(**aloud),
        rule=rule.fill(cap=cap),
        then=text("Next"),
    )


_PAYS_SMALL = text("The first player left of the button pays the small blind, the next player the big blind.")
_BUTTON_PAYS_SMALL = text("Of two players, the one with the button pays the small blind, the other the big blind.")


_NO_SMALL = text("The seat that is due the small blind is not in the hand: nobody pays it.")
_DEAD_BUTTON = text("The button stays at a seat that is not in the hand: nobody misses a blind or pays it twice.")


@lru_cache(maxsize=512)
def _blinds(button: int, small: int | None, big: int, *, is_dead: bool) -> Guide:
    if small is None:
        where = text("Button at seat {button}. Big blind: seat {big}. No small blind.", button=button, big=big)
        clause, rule = HOUSE_RULING, _NO_SMALL
    else:
        where = text("Button at seat {button}. Blinds: seats {small} and {big}.", button=button, small=small, big=big)
        clause, rule = "Paragraph 1", _PAYS_SMALL
        if small == button:
            clause, rule = HOUSE_RULING, _BUTTON_PAYS_SMALL
        elif is_dead:
            clause, rule = HOUSE_RULING, _DEAD_BUTTON
    return Guide("blinds", clause, do=where, say=text("Blinds, please."), rule=rule, then=text("Blinds are up, deal"))


_STRADDLED = text("{blinds} Straddle: seat {seat}.")
_STRADDLE_POSTED = text("A straddle is twice the big blind, before the cards. It is the bet to call, and acts last.")
_POSTED = text("A missed big blind is posted as a live bet; a missed small blind goes dead into the pot.")
_COMES_IN = text("A player who owes a blind is not dealt in at the button, or between the button and the big blind.")


def blinds(dealt: DealtIn, waiting: Sequence[int] = ()) -> Guide:
    """Return the guide for the button and the blinds; `waiting` seats post, and are not in yet."""
    button, small = dealt.spots.button, dealt.small
    guide = _blinds(button, small, dealt.spots.big, is_dead=button not in dealt.order)
    if dealt.straddle is not None:
        do = _STRADDLED.fill(blinds=guide.do, seat=dealt.straddle)
        guide = replace(guide, clause=HOUSE_RULING, do=do, rule=_STRADDLE_POSTED)
    if dealt.posts:
        guide = replace(
            guide,
            clause=HOUSE_RULING,
            say=counted(
                "Blinds, please. Seat {seats} posts missed blinds.",
                "Blinds, please. Seats {seats} post missed blinds.",
                n=len(dealt.posts),
                seats=listed(dealt.posts),
            ),
            rule=_POSTED,
        )
    if waiting:
        announced = counted(
            "Seat {seats}: post after the button.",
            "Seats {seats}: post after the button.",
            n=len(waiting),
            seats=listed(waiting),
        )
        guide = replace(guide, clause=HOUSE_RULING, say=announced, rule=_POSTED if dealt.posts else _COMES_IN)
        if dealt.posts:
            posts = listed(dealt.posts)
            guide = replace(guide, say=_BOTH.fill(seats=posts, waiting=announced))
    return guide


_BOTH = text("Posting: seat {seats}. {waiting}")


@lru_cache(maxsize=512)
def uncalled(step: str, seat: int, amount: Cents, *, is_blind: bool) -> Guide:
    """Return the guide for an uncalled bet that is returned, at the step of its street.

    For the chips of a blind it is a ruling of the house: the document has blinds in the pot.
    """
    return Guide(
        step,
        HOUSE_RULING if is_blind else "Pot",
        do=text("Return {amount} to seat {seat}.", amount=Dollars(amount), seat=seat),
        rule=_BLIND_RETURNED if is_blind else _BET_RETURNED,
        then=text("Returned"),
    )


_BET_RETURNED = text("A pot is the sum of the called wagers. An uncalled bet is returned, and is never raked.")
_BLIND_RETURNED = text("The uncalled part of a blind is returned to its player, and is never raked.")


@lru_cache(maxsize=512)
def chopped(blinds: tuple[tuple[int, Cents], ...]) -> Guide:
    """Return the guide when the blinds, (seat, cents), take their chips back."""
    (small, low), (big, high) = blinds
    return Guide(
        "preflop",
        HOUSE_RULING,
        do=text(
            "Return {low} to seat {small} and {high} to seat {big}.",
            low=Dollars(low), small=small, high=Dollars(high), big=big,
        ),
        rule=text("All others folded, and the blinds agreed to chop. The button moves, and nothing is dropped."),
        then=text("Blinds returned"),
    )  # fmt: skip


_SHOWS_FIRST = {
    "last_bettor": text(
        "The last bettor shows first, then clockwise; with no bet, the first player left of the button."
    ),
    "left_of_button": text("The first player left of the button shows first, then clockwise."),
}


@lru_cache(maxsize=64)
def showdown(first: int, show_first: str) -> Guide:
    """Return the guide of the showdown, with the house's ruling on the first player to show."""
    return Guide(
        "showdown",
        HOUSE_RULING,
        do=text("Have all hands shown, seat {seat} first.", seat=first),
        say=text("Showdown. Seat {seat} shows first.", seat=first),
        rule=_SHOWS_FIRST[show_first],
        then=text("Hands shown"),
    )


def winners(nth: int) -> Guide:
    """Return the question for the winners when hands have not been read."""
    return Guide(
        "showdown",
        "Paragraph 3",
        do=text("Touch the seat that wins, or each that splits: {pot}.", pot=pot_name(nth)),
        rule=text("The best five-card hand is awarded the pot. Equal best hands split it."),
        then=text("These split it"),
    )


@lru_cache(maxsize=512)
def drop(rake: Cents, promotion: Cents, *, cap: Cents | None, least: Cents) -> Guide:
    """Return the guide for the rake and the promotion drop.

    `cap` is the most of one hand, None if the house has none, and `least` the least that this hand gives.
    """
    rule = _RAKE_UP_TO.fill(cap=Dollars(cap)) if cap is not None else _RAKE_NO_CAP
    if least:
        rule = _RAKE_AT_LEAST.fill(rule=rule, least=Dollars(least))
    return Guide(
        "pots",
        HOUSE_RULING if least or cap is None else "Cap",
        do=_drops(Dollars(rake), Dollars(promotion)),
        rule=rule,
        then=text("Dropped"),
    )


_RAKE_UP_TO = text("The rake is a share of the pots, rounded down, up to the cap of {cap} per hand.")
_RAKE_NO_CAP = text("The rake is a share of the pots, rounded down, without a cap.")
_RAKE_AT_LEAST = text("{rule} It is at least {least}.")


def _drops(rake: Dollars, promotion: Dollars) -> Text:
    if not promotion:
        return text("Drop the rake: {amount}.", amount=rake)
    if not rake:
        return text("Drop the promotion: {promotion}.", promotion=promotion)
    return text("Drop the rake, {amount}, and the promotion, {promotion}.", amount=rake, promotion=promotion)


class FiveCards(NamedTuple):
    """The five cards of a hand for a settlement line, and whether they are the board's."""

    cards: tuple[Card, ...]
    board: bool

    @property
    def words(self) -> Text:
        return Text(_BOARD_CARDS if self.board else _FIVE_CARDS, dict(zip("abcde", self.cards, strict=True)))


_FIVE_CARDS = "{a} {b} {c} {d} {e}"
_BOARD_CARDS = "Plays the board: {a} {b} {c} {d} {e}"
