"""Texas Peek Hold'em, in the order of the document `texas-peek-holdem.txt`.

Clauses are cited by heading and number. Where the document is silent, the ruling is an option of `TexasPeekRules`, and
its first value is the default. Players are dealt to left to right; wagers are settled right to left, one kind at a
time. The board is dealt out in every hand, because the document names no exception and the Blind needs the dealer's
second card.

As printed, Peek, Raise and I'm In favor a good player, who sees one of the dealer's cards before the Peek wager, may
fold for nothing until then, and buys half of the Raise back after the flop. Only the Blind keeps an edge for the house
(50 in 1,326). The kiosk deals the game as printed and changes no odds.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kiosk.core.cards import Card
from kiosk.core.money import divide, money
from kiosk.core.text import homonym, sentence, text
from kiosk.games.texas_peek.rules import TexasPeekRules
from kiosk.procedure import (
    A_PUSH,
    A_TIE,
    FOLD,
    FOLDED,
    FORFEITED,
    NO_LINE,
    TIES,
    AboutHand,
    Against,
    Bank,
    CardSpot,
    Does,
    Due,
    Felt,
    Guide,
    Item,
    Layout,
    Opening,
    Option,
    Outcome,
    Place,
    Procedure,
    SeatStatus,
    Settled,
    Settlement,
    Spot,
    Step,
    Verdict,
    Wager,
    WagerRow,
    board_names,
    burn,
    by_line,
    confirm,
    deal,
    lost_to,
    one_at_a_time,
    parts_of,
    settle_in_turn,
    turn,
)

# ------------------------------------------------------------------------------------------------- the table's words

BLIND, PEEK, RAISE, IM_IN = "blind", "peek", "raise", "im_in"
DEALER, COMMUNITY = "dealer", "board"
SURRENDER = "surrender"
FOLDED_AT_PEEK, FOLDED_AT_RAISE, SURRENDERED = "folded_at_peek", "folded_at_raise", "surrendered"

STEPS = (
    Step("blinds", text("Blind wagers")),
    Step("dealer", text("Dealer’s cards")),
    Step("peek", text("Peek wagers")),
    Step("deal", text("Deal two each")),
    Step("raise", homonym("Raise", "the step")),
    Step("flop", text("Flop")),
    Step("im_in", text("I’m In or surrender")),
    Step("river", text("Turn and river")),
    Step("showdown", text("Peek and Raise")),
    Step("im_in_bonus", text("I’m In bonus")),
    Step("blind_bonus", text("Blind bonus")),
    Step("clear", text("Clear the table")),
)

BLINDS = Guide(
    "blinds", "Rules of Play 1",
    do=text("Enter Blind wagers."),
    say=text("Place your Blind wagers, please."),
    rule=text("A Blind wager is made before any card is dealt. It plays against the Blind pay table."),
    then=text("No more Blinds, deal"),
)  # fmt: skip
BURN_FIRST = Guide(
    "dealer", "Rules of Play 2",
    do=text("Burn a card."),
    rule=text("The dealer burns a card before taking two hole cards."),
    then=text("Burned"),
)  # fmt: skip
DEAL_DEALER = Guide(
    "dealer", "Rules of Play 2",
    do=text("Deal yourself two cards, face down."),
    rule=text("The dealer has two hole cards. One of them is turned over for all to view."),
    then=text("Two dealt"),
)  # fmt: skip
TURN_FIRST = Guide(
    "dealer", "Rules of Play 2",
    do=text("Turn over your first card."),
    rule=text("One dealer hole card is shown before the Peek wagers. Enter it if the shoe did not read it."),
)  # fmt: skip
PEEKS = Guide(
    "peek", "Rules of Play 3",
    do=text("Show your first card. Enter each Peek wager or fold."),
    say=text("Peek wagers, please."),
    rule=text("A player who folds here keeps the Blind in action."),
    then=text("Deal the players"),
)  # fmt: skip
BURN_SECOND = Guide(
    "deal", "Rules of Play 4",
    do=text("Burn a card."),
    rule=text("The dealer burns a card before dealing to the players who stayed."),
    then=text("Burned"),
)  # fmt: skip
DEAL_PLAYERS = Guide(
    "deal", "Rules of Play 4",
    do=text("Deal two cards each to the players who stayed."),
    rule=text("Each player who made a Peek wager is dealt two hole cards, face down."),
    then=text("All dealt"),
)  # fmt: skip
RAISES = Guide(
    "raise", "Rules of Play 5",
    do=text("Enter each Raise. For a fold, take the Peek."),
    say=text("Raise, or fold."),
    rule=text("A Raise is a multiple of the Peek wager. A fold loses the Peek; the Blind stays in action."),
    then=text("Deal the flop"),
)  # fmt: skip
BURN_THIRD = Guide(
    "flop", "Rules of Play 6",
    do=text("Burn a card."),
    rule=text("The dealer burns a card before the flop."),
    then=text("Burned"),
)  # fmt: skip
FLOP = Guide(
    "flop", "Rules of Play 6",
    do=text("Deal the flop: three cards, face up."),
    rule=text("Three community cards are face up on the board for all to view."),
)  # fmt: skip
IM_INS = Guide(
    "im_in", "Rules of Play 7",
    do=text("Enter each I’m In wager or surrender."),
    say=text("I’m In, or surrender."),
    rule=text("I’m In equals the Peek wager. A surrender loses the Peek and keeps half of the Raise."),
    then=text("Turn over second card"),
)  # fmt: skip
SURRENDERS = Guide(
    "im_in", "Rules of Play 7",
    do=text("Take the Peek and half the Raise of each surrender."),
    rule=text("A player who surrenders loses the Peek wager and keeps half of the Raise wager."),
    then=text("Surrenders settled"),
)  # fmt: skip
TURN_SECOND = Guide(
    "river", "Rules of Play 8",
    do=text("Turn over your second card."),
    rule=text("Both dealer cards are shown after I’m In. Enter the card if the shoe did not read it."),
)  # fmt: skip
BURN_FOURTH = Guide(
    "river", "Rules of Play 9",
    do=text("Show your second card. Burn a card."),
    rule=text("The dealer burns a card before the last two community cards."),
    then=text("Burned"),
)  # fmt: skip
TURN_AND_RIVER = Guide(
    "river", "Rules of Play 9",
    do=text("Deal the last two community cards, face up."),
    rule=text("The last two community cards are dealt together and face up."),
)  # fmt: skip
TURN_HANDS = Guide(
    "showdown", "Rules of Play 10",
    do=text("Turn over the cards shown in gold."),
    rule=text("The best five of seven cards make the hand. Enter any card the shoe did not read."),
)  # fmt: skip
SHOWDOWN = Guide(
    "showdown", "Rules of Play 10",
    do=text("Compare each hand. Settle Peek and Raise, right to left."),
    rule=text("The better hand wins even money on Peek and Raise. A tie is a push."),
    then=text("Peek and Raise settled"),
)  # fmt: skip
SETTLE_IM_IN = Guide(
    "im_in_bonus", "I'm In Wager",
    do=text("Settle the I’m In wagers, right to left."),
    rule=text("Flush or better: by the pay table, win or lose. Otherwise a win pushes. A tie loses."),
    then=text("I’m In settled"),
)  # fmt: skip
_TIE_PAID = text("Flush or better: by the pay table, win, lose or tie. Otherwise a win pushes.")
SETTLE_BLIND = Guide(
    "blind_bonus", "Blind Wager",
    do=text("Settle the Blind wagers, right to left."),
    rule=text("The dealer’s two hole cards alone decide. A Blind that is not in the table loses."),
    then=text("Blinds settled"),
)  # fmt: skip
_SURRENDERED = text("surrendered")
CLEAR = Guide(
    "clear", "Rules of Play",
    do=text("Clear the table. Shuffle the deck."),
    rule=text("The game is played with a standard deck of 52 cards."),
    then=text("Table clear"),
)  # fmt: skip


def layout(rules: TexasPeekRules) -> Layout:
    """Return the places of the felt: the dealer's two cards, five community cards, two hole cards a seat."""
    return Layout(
        spots=(
            CardSpot(DEALER, text("Dealer"), 2),
            CardSpot(COMMUNITY, text("Flop · Turn · River"), 5, board_names(5)),
        ),
        hole=2,
        rows=(
            WagerRow(text("Blind"), (BLIND,)),
            WagerRow(text("Peek"), (PEEK,)),
            WagerRow(homonym("Raise", "the wager"), (RAISE,)),
            WagerRow(text("I’m In"), (IM_IN,)),
        ),
    )


def blind_line(hole: Sequence[Card]) -> str:
    """Return the line of the Blind Wager Bonus that the dealer's two hole cards make."""
    low, high = sorted(card.rank for card in hole)
    suited = hole[0].suit == hole[1].suit
    if low == high:
        return "pocket_aces" if high == 14 else "kk_qq_jj" if high >= 11 else "pair_2_to_10"
    if high == 14 and low == 13:
        return "ak_suited" if suited else "ak_unsuited"
    if high == 14 and low >= 11:
        return "aq_aj_suited" if suited else "aq_aj_unsuited"
    return "suited" if suited else NO_LINE


# ----------------------------------------------------------------------------------------------------------- wagers


def _blind_stays(rules: TexasPeekRules, how: str) -> bool:
    """Return whether a Blind is still in action: folds leave it so; ruling `surrender_blind`."""
    return how != FORFEITED and not (how == SURRENDERED and rules.surrender_blind == "lost")


@dataclass(frozen=True, kw_only=True)
class _ImIn(Against[TexasPeekRules]):
    """The I'm In wager: a flush or better is paid, won or lost; a tie loses unless `im_in_tie` says otherwise."""

    def guided(self, rules: TexasPeekRules) -> Guide:
        guide = super().guided(rules)
        return guide if rules.im_in_tie == "lose" else replace(guide, rule=_TIE_PAID)

    def decide(self, bank: Bank[TexasPeekRules], seat: int) -> Verdict:
        mine, dealers = bank.against(self, seat)
        line = self.pays(bank.rules).get(mine.category.key)
        if mine.rank == dealers.rank and (line is None or bank.rules.im_in_tie == "lose"):
            return Verdict(TIES, None, AboutHand(A_TIE, mine))
        if line is not None:
            called = mine.cards if bank.rules.ack_im_in == "flush_or_better" else None
            return Verdict(line.line, line, mine, called)
        if mine.rank > dealers.rank:
            return Verdict(_WINS_LOW, A_PUSH, AboutHand(_WINS, mine))
        return Verdict(_LOSES_LOW, None, AboutHand(_LOSES, mine))


_MINE, _DEALERS = (Felt.HOLE, COMMUNITY), (DEALER, COMMUNITY)
_WINS, _LOSES = text("{hand} wins, below a flush"), text("{hand} loses, below a flush")
_WINS_LOW, _LOSES_LOW = "wins_below_flush", "loses_below_flush"

BLIND_BONUS = Wager[TexasPeekRules](
    key=BLIND, name=text("Blind"), title=text("Blind"), guide=SETTLE_BLIND,
    of=(DEALER,), makes=by_line(blind_line), pays=lambda rules: rules.blind,
    losing=text("No ace with a face, no pair, not suited"), stays=_blind_stays,
)  # fmt: skip
IM_IN_BONUS = _ImIn(
    key=IM_IN, name=text("I’m In"), title=text("I’m In"), guide=SETTLE_IM_IN, of=_MINE, dealer=_DEALERS,
    pays=lambda rules: rules.im_in,
    lines={_WINS_LOW: sentence("Wins, below a flush"), _LOSES_LOW: sentence("Loses, below a flush")},
)  # fmt: skip
VERSUS = Against[TexasPeekRules](
    key="versus", name=text("Peek and Raise"), title=text("Peek and Raise"), guide=SHOWDOWN, spots=(PEEK, RAISE),
    of=_MINE, dealer=_DEALERS,
)  # fmt: skip
WAGERS = (BLIND_BONUS, IM_IN_BONUS, VERSUS)


# ---------------------------------------------------------------------------------------------------- the procedure


def hand(rules: TexasPeekRules, opening: Opening, felt: Felt) -> Procedure[Settlement]:
    """Deal one hand of Texas Peek Hold'em."""
    table = _TexasPeekHand(rules, opening, felt, WAGERS)

    yield from table.ask_wagers(BLINDS, spots(rules, opening))
    yield from burn(BURN_FIRST, felt)
    yield from deal(DEAL_DEALER, felt, (DEALER_FIRST, DEALER_SECOND), up=False)
    yield from turn(TURN_FIRST, felt, (DEALER_FIRST,))

    yield from table.ask_peeks()
    players = felt.who(SeatStatus.IN)
    if players:
        yield from burn(BURN_SECOND, felt)
        yield from deal(DEAL_PLAYERS, felt, one_at_a_time(players, each=2), up=False)
    yield from table.ask_raise(
        RAISES, RAISE, times=rules.raise_multiples, of=PEEK, fold=FOLDED_AT_RAISE, refusal="raise_multiple"
    )

    yield from burn(BURN_THIRD, felt)
    yield from deal(FLOP, felt, (Place(COMMUNITY, 0, nth) for nth in range(3)), up=True)
    yield from table.ask_im_ins()
    yield from settle_in_turn(SURRENDERS, felt, table.surrendered, table.surrender)

    yield from turn(TURN_SECOND, felt, (DEALER_SECOND,))
    yield from burn(BURN_FOURTH, felt)
    yield from deal(TURN_AND_RIVER, felt, (Place(COMMUNITY, 0, nth) for nth in range(3, 5)), up=True)

    yield from table.turn(TURN_HANDS, VERSUS)
    yield from table.settle(VERSUS)
    yield from table.settle(IM_IN_BONUS)
    yield from table.settle(BLIND_BONUS)
    yield from confirm(CLEAR, felt)
    return table.settlement()


DEALER_FIRST, DEALER_SECOND = Place(DEALER, 0, 0), Place(DEALER, 0, 1)


def spots(rules: TexasPeekRules, opening: Opening) -> tuple[Spot, ...]:
    """Return the Blind spot and its limits (Rules of Play 1; "House sets all wagering limits")."""
    least, most = rules.blind_minimum or opening.minimum, rules.blind_maximum or opening.maximum
    return (Spot(key=BLIND, label=text("Blind"), least=least, most=most, required=True),)


class _TexasPeekHand(Bank[TexasPeekRules]):
    """The running of one hand, with its Peek wagers and its surrenders."""

    def ask_peeks(self) -> Procedure[None]:
        """Let everybody fold, or make the Peek wager within the house's limits (Rules of Play 3)."""
        rules, opening = self.rules, self.opening
        most = rules.peek_maximum or opening.maximum
        decided = yield from self.ask(
            PEEKS,
            lambda seat: (
                _FOLD, Option(PEEK, text("Peek"), least=rules.peek_minimum or opening.least(seat), most=most),
            ),
        )  # fmt: skip
        for seat, choice in decided.items():
            if choice.amount is None:
                self.give_up(seat, FOLDED_AT_PEEK)
            else:
                self.felt.bet(seat, PEEK, choice.amount)

    def ask_im_ins(self) -> Procedure[None]:
        """Let everybody who is in bet as much as the Peek, or surrender (Rules of Play 7)."""
        peeks = self.felt.bets
        decided = yield from self.ask(
            IM_INS, lambda seat: (_SURRENDER, Option(IM_IN, text("I’m In"), peeks[seat][PEEK])), usual=IM_IN
        )
        for seat, choice in decided.items():
            if choice.option == SURRENDER:
                self.give_up(seat, SURRENDERED)
                self.felt.said[seat] = _SURRENDERED
            else:
                self.felt.bet(seat, IM_IN, peeks[seat][PEEK])

    def give_up(self, seat: int, how: str = FOLDED) -> None:
        """Let a seat out of the hand; who folds instead of a Raise loses the Peek wager now (Rules of Play 5)."""
        super().give_up(seat, how)
        if how == FOLDED_AT_RAISE:
            self.felt.settled[seat][PEEK] = lost_to(seat, PEEK, self.felt.bets[seat][PEEK], FOLDED, VERSUS.name)

    def loses(self, seat: int, forfeits: bool) -> tuple[str, ...]:
        """Return the wagers that were taken when a seat gave up; the wagers of a surrender are settled one by one."""
        return () if self.ended.get(seat) == SURRENDERED and not forfeits else super().loses(seat, forfeits)

    def surrendered(self) -> list[int]:
        status, ended = self.felt.status, self.ended
        return [s for s in reversed(self.felt.seats) if status[s] is SeatStatus.FOLDED and ended[s] == SURRENDERED]

    def surrender(self, seat: int) -> Due:
        """Take the Peek wager and leave the player half of the Raise (Rules of Play 7)."""
        peek, raised = self.felt.bets[seat][PEEK], self.felt.bets[seat][RAISE]
        kept = divide(raised, 2, self.rules.surrender_rounding)
        settled = [
            lost_to(seat, PEEK, peek, SURRENDERED, VERSUS.name),
            Settled(seat, RAISE, raised, Outcome.SURRENDER, 0, kept, SURRENDERED, name=VERSUS.name),
        ]
        wager = VERSUS.name
        if not self.is_live(BLIND_BONUS, seat):
            lost = self.felt.bets[seat][BLIND]
            settled.append(lost_to(seat, BLIND, lost, SURRENDERED, BLIND_BONUS.name))
            wager = text("Peek, Raise and Blind")
        stake = sum(item.bet for item in settled)
        item = Item(
            seat=seat, wager=wager, does=Does.TAKE, stake=stake, take=stake - kept, by=text("Surrender"),
            at=text("The player keeps {kept} of the Raise", kept=money(kept)), key=SURRENDERED,
            parts=parts_of(settled),
        )  # fmt: skip
        return Due(item, tuple(settled))


_FOLD = Option(FOLD, text("Fold"))
_SURRENDER = Option(SURRENDER, text("Surrender"))
