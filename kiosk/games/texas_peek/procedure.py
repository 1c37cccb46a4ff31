"""Texas Peek Hold'em, in the order of the document `texas-peek-holdem.txt`.

Clauses are cited by heading and number. Where the document is silent, the ruling is an option of `TexasPeekRules`, and
its first value is the default. Players are dealt to left to right; wagers are settled right to left, one kind at a
time. The board is dealt out in every hand, because the document names no exception and the Blind needs the dealer's
second card.

As printed, Peek, Raise and I'm In favour a player who plays them well: he sees one of the dealer's cards before the
Peek wager, may fold for nothing until then, and buys half of his Raise back after the flop. Only the Blind keeps an
edge for the house (50 in 1,326). The kiosk deals what is printed and changes no odds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from kiosk.core.cards import Card
from kiosk.core.compare import told_apart
from kiosk.core.hands import Hand, best
from kiosk.core.money import Cents, Odds, divide, money
from kiosk.core.text import EMPTY, Text, text
from kiosk.games.texas_peek.rules import TexasPeekRules
from kiosk.procedure import (
    CardSpot,
    Choice,
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
    Settled,
    Settlement,
    Spot,
    Status,
    Step,
    WagerRow,
    choices,
    confirm,
    deal,
    settle_in_turn,
    turn,
    wagers,
)

# ------------------------------------------------------------------------------------------------- the table's words

BLIND, PEEK, RAISE, IM_IN = "blind", "peek", "raise", "im_in"
DEALER, COMMUNITY = "dealer", "board"
FOLD, SURRENDER = "fold", "surrender"
NOTHING = "nothing"
FOLDED_AT_PEEK, FOLDED_AT_RAISE, SURRENDERED = "folded_at_peek", "folded_at_raise", "surrendered"

STEPS = (
    Step("blinds", text("Blind wagers")),
    Step("dealer", text("Dealer’s cards")),
    Step("peek", text("Peek wagers")),
    Step("deal", text("Deal two each")),
    Step("raise", text("Raise 2× or 4×")),
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
    do=text("Take the Blind wagers."),
    say=text("Place your Blind wagers, please."),
    rule=text("A Blind wager is made before any card is dealt. It plays against the Blind pay table."),
    then=text("No more Blinds, deal"),
)  # fmt: skip
BURN_FIRST = Guide(
    "dealer", "Rules of Play 2",
    do=text("Burn a card."),
    rule=text("The dealer burns a card before he deals himself two hole cards."),
    then=text("Burned"),
)  # fmt: skip
DEAL_DEALER = Guide(
    "dealer", "Rules of Play 2",
    do=text("Deal yourself two cards, face down."),
    rule=text("The dealer has two hole cards. One of them is turned for all to view."),
    then=text("Two dealt"),
)  # fmt: skip
TURN_FIRST = Guide(
    "dealer", "Rules of Play 2",
    do=text("Turn over your first card."),
    rule=text("One hole card of the dealer is shown before the Peek wagers. Enter it if the shoe has not read it."),
)  # fmt: skip
PEEKS = Guide(
    "peek", "Rules of Play 3",
    do=text("Show your first card. Take each Peek wager, or the fold."),
    say=text("Peek wagers, please."),
    rule=text("A player who folds here keeps the Blind in action. Peek and Blind need not be equal."),
    then=text("Deal the players"),
)  # fmt: skip
BURN_SECOND = Guide(
    "deal", "Rules of Play 4",
    do=text("Burn a card."),
    rule=text("The dealer burns a card before he deals to the players who stayed."),
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
    do=text("Take each Raise. For a fold, take the Peek wager."),
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
    rule=text("Three community cards lie face up on the board for all to view."),
)  # fmt: skip
IM_INS = Guide(
    "im_in", "Rules of Play 7",
    do=text("Take each I’m In wager, or the surrender."),
    say=text("I’m In, or surrender."),
    rule=text("I’m In equals the Peek wager. A surrender loses the Peek and keeps half of the Raise."),
    then=text("Turn your second card"),
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
    rule=text("Both cards of the dealer are shown after I’m In. Enter the card if the shoe has not read it."),
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
    rule=text("The best five of seven cards make the hand. Enter each card that the shoe has not read."),
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
    rule=text("A flush or better is paid, even if it lost. Less pushes if it won, and else loses."),
    then=text("I’m In settled"),
)  # fmt: skip
SETTLE_BLIND = Guide(
    "blind_bonus", "Blind Wager",
    do=text("Settle the Blind wagers, right to left."),
    rule=text("The dealer’s two hole cards alone decide. A Blind that is not in the table loses."),
    then=text("Blinds settled"),
)  # fmt: skip
CLEAR = Guide(
    "clear", "Rules of Play",
    do=text("Clear the table. Shuffle the deck."),
    rule=text("The game is played with a standard deck of 52 cards."),
    then=text("Table clear"),
)  # fmt: skip


def layout(rules: TexasPeekRules) -> Layout:
    """Return the furniture: the dealer's two cards, five community cards, two hole cards a seat."""
    return Layout(
        spots=(
            CardSpot(DEALER, text("Dealer"), 2),
            CardSpot(COMMUNITY, text("Flop · Turn · River"), 5),
        ),
        hole=2,
        rows=(
            WagerRow(text("Blind"), (BLIND,)),
            WagerRow(text("Peek"), (PEEK,)),
            WagerRow(text("Raise"), (RAISE,)),
            WagerRow(text("I’m In"), (IM_IN,)),
        ),
    )


# ---------------------------------------------------------------------------------------------------- the procedure


def hand(rules: TexasPeekRules, opening: Opening, felt: Felt) -> Procedure[Settlement]:
    """Deal one hand of Texas Peek Hold'em."""
    table = _Table(rules, opening, felt)

    yield from wagers(BLINDS, felt, spots(rules, opening))
    yield from burn(BURN_FIRST, felt)
    yield from deal(DEAL_DEALER, felt, (DEALER_FIRST, DEALER_SECOND), up=False)
    yield from turn(TURN_FIRST, felt, (DEALER_FIRST,))

    table.take_peeks((yield from choices(PEEKS, felt, table.peek_options)))
    players = felt.who(Status.IN)
    if players:
        yield from burn(BURN_SECOND, felt)
        hole = (Place(Felt.HOLE, seat, nth) for nth in range(2) for seat in players)
        yield from deal(DEAL_PLAYERS, felt, hole, up=False)
    table.take_raises(
        (yield from choices(RAISES, felt, table.raise_options, usual="2x", refusal="raise_multiple"))
    )  # fmt: skip

    yield from burn(BURN_THIRD, felt)
    yield from deal(FLOP, felt, (Place(COMMUNITY, 0, nth) for nth in range(3)), up=True)
    table.take_im_ins((yield from choices(IM_INS, felt, table.im_in_options, usual=IM_IN)))
    yield from settle_in_turn(SURRENDERS, felt, table.surrendered, table.surrender)

    yield from turn(TURN_SECOND, felt, (DEALER_SECOND,))
    yield from burn(BURN_FOURTH, felt)
    yield from deal(TURN_AND_RIVER, felt, (Place(COMMUNITY, 0, nth) for nth in range(3, 5)), up=True)

    yield from turn(TURN_HANDS, felt, table.hole_cards())
    yield from table.settle(SHOWDOWN, PEEK, table.peek_and_raise)
    yield from table.settle(SETTLE_IM_IN, IM_IN, table.im_in)
    yield from table.settle(SETTLE_BLIND, BLIND, table.blind)
    yield from confirm(CLEAR, felt)
    return table.settlement()


DEALER_FIRST, DEALER_SECOND = Place(DEALER, 0, 0), Place(DEALER, 0, 1)


def burn(guide: Guide, felt: Felt) -> Procedure[None]:
    """Burn one card. A shoe reads it, and nobody is told what it was."""
    yield from deal(guide, felt, (Place(Felt.BURN, 0, len(felt.cards.get((Felt.BURN, 0), ()))),), up=False)


def spots(rules: TexasPeekRules, opening: Opening) -> tuple[Spot, ...]:
    """Return the Blind spot and its limits (Rules of Play 1; "House sets all wagering limits")."""
    least, most = rules.blind_minimum or opening.minimum, rules.blind_maximum or opening.maximum
    return (Spot(key=BLIND, label=text("Blind"), least=least, most=most, required=True),)


# ------------------------------------------------------------------------------------------------ what a hand makes


def blind_line(hole: Sequence[Card]) -> str:
    """Return the line of the Blind Wager Bonus that the dealer's two hole cards make."""
    low, high = sorted(one.rank for one in hole)
    suited = hole[0].suit == hole[1].suit
    if low == high:
        return "pocket_aces" if high == 14 else "kk_qq_jj" if high >= 11 else "pair_2_to_10"
    if high == 14 and low == 13:
        return "ak_suited" if suited else "ak_unsuited"
    if high == 14 and low >= 11:
        return "aq_aj_suited" if suited else "aq_aj_unsuited"
    return "suited" if suited else NOTHING


class _Table:
    """The running of one hand: how each seat's hand ended, and what each wager comes to."""

    def __init__(self, rules: TexasPeekRules, opening: Opening, felt: Felt) -> None:
        self.rules = rules
        self.opening = opening
        self.felt = felt
        self.ended: dict[int, str] = {}

    # -- what players decide

    def peek_options(self, seat: int) -> tuple[Option, ...]:
        """Return fold and the Peek wager within the house's limits (Rules of Play 3)."""
        least = self.rules.peek_minimum or self.opening.minimum
        most = self.rules.peek_maximum or self.opening.maximum
        return _FOLD, Option(PEEK, text("Peek"), least=least, most=most)

    def take_peeks(self, decided: Mapping[int, Choice]) -> None:
        for seat, choice in decided.items():
            if choice.amount is None:
                self._end(seat, FOLDED_AT_PEEK)
            else:
                self.felt.bet(seat, PEEK, choice.amount)

    def raise_options(self, seat: int) -> tuple[Option, ...]:
        """Return fold and the Raise as multiples of the Peek wager (Rules of Play 5)."""
        peek = self.felt.bets[seat][PEEK]
        return (_FOLD, *(Option(f"{times}x", _TIMES[times], peek * times) for times in self.rules.raise_multiples))

    def take_raises(self, decided: Mapping[int, Choice]) -> None:
        """Put the Raises down; who folds loses the Peek wager now."""
        for seat, choice in decided.items():
            peek = self.felt.bets[seat][PEEK]
            if choice.option == FOLD:
                self._end(seat, FOLDED_AT_RAISE)
                self.felt.settled[seat][PEEK] = _lost(seat, PEEK, peek, "folded")
            else:
                self.felt.bet(seat, RAISE, peek * int(choice.option[:-1]))

    def im_in_options(self, seat: int) -> tuple[Option, ...]:
        """Return I'm In, which equals the Peek wager, and surrender (Rules of Play 7)."""
        return _SURRENDER, Option(IM_IN, text("I’m In"), self.felt.bets[seat][PEEK])

    def take_im_ins(self, decided: Mapping[int, Choice]) -> None:
        for seat, choice in decided.items():
            if choice.option == SURRENDER:
                self._end(seat, SURRENDERED)
            else:
                self.felt.bet(seat, IM_IN, self.felt.bets[seat][PEEK])

    def _end(self, seat: int, how: str) -> None:
        self.felt.status[seat] = Status.FOLDED
        self.ended[seat] = how

    # -- who is still in

    def live(self, seat: int, wager: str) -> bool:
        """Say whether a wager may still win: folds leave the Blind in action; ruling `surrender_blind`."""
        status = self.felt.status[seat]
        if status is Status.IN or status is Status.FORFEITED:
            return status is Status.IN
        lost = self.ended[seat] == SURRENDERED and self.rules.surrender_blind == "lost"
        return wager == BLIND and not lost

    def right_to_left(self, wager: str) -> Callable[[], list[int]]:
        """Return what tells whose `wager` is to be settled."""
        return lambda: [
            seat for seat in reversed(self.felt.seats) if wager in self.felt.bets[seat] and self.live(seat, wager)
        ]

    def surrendered(self) -> list[int]:
        status, ended = self.felt.status, self.ended
        return [s for s in reversed(self.felt.seats) if status[s] is Status.FOLDED and ended[s] == SURRENDERED]

    def hole_cards(self) -> list[Place]:
        return [Place(Felt.HOLE, seat, nth) for seat in self.right_to_left(PEEK)() for nth in range(2)]

    def settle(self, guide: Guide, wager: str, due: Callable[[int], Due]) -> Procedure[None]:
        """Settle one kind of wager right to left; an I'm In of flush or better is called: ruling `ack_im_in`."""
        return settle_in_turn(guide, self.felt, self.right_to_left(wager), due, call_clause=guide.clause)

    # -- what each wager comes to

    def made(self, seat: int) -> Hand:
        return best(self.felt.row(Felt.HOLE, seat) + self.felt.row(COMMUNITY))

    def dealers(self) -> Hand:
        """Return the dealer's best five of two hole cards and the board (Rules of Play 10)."""
        return best(self.felt.row(DEALER) + self.felt.row(COMMUNITY))

    def surrender(self, seat: int) -> Due:
        """Take the Peek wager and leave the player half of the Raise (Rules of Play 7)."""
        peek, raised = self.felt.bets[seat][PEEK], self.felt.bets[seat][RAISE]
        kept = divide(raised, 2, self.rules.surrender_rounding)
        settled = [
            _lost(seat, PEEK, peek, SURRENDERED),
            Settled(seat, RAISE, raised, Outcome.SURRENDER, 0, kept, SURRENDERED),
        ]
        wager = text("Peek and Raise")
        if not self.live(seat, BLIND):
            settled.append(_lost(seat, BLIND, self.felt.bets[seat][BLIND], SURRENDERED))
            wager = text("Peek, Raise and Blind")
        stake = sum(one.bet for one in settled)
        item = Item(
            seat=seat, wager=wager, does=Does.TAKE, stake=stake, take=stake - kept, line=text("Surrender"),
            terms=text("{kept} of the Raise stays the player’s", kept=money(kept)),
        )  # fmt: skip
        return Due(item, tuple(settled))

    def peek_and_raise(self, seat: int) -> Due:
        """Pay even money to the better hand (Rules of Play 10)."""
        mine, dealers = self.made(seat), self.dealers()
        bets = [(wager, self.felt.bets[seat][wager]) for wager in (PEEK, RAISE)]
        stake = sum(bet for _, bet in bets)
        if mine.rank > dealers.rank:
            first, second = told_apart(mine, dealers)
            line, terms = text("{hand} beats {other}", hand=first, other=second), _on(_EVEN_MONEY, stake)
            paid = tuple(_won(seat, wager, bet, "beats_dealer", _EVEN_MONEY) for wager, bet in bets)
            return self._due(seat, text("Peek and Raise"), paid, line, terms)
        if mine.rank < dealers.rank:
            first, second = told_apart(mine, dealers)
            line = text("{hand} loses to {other}", hand=first, other=second)
            lost = tuple(_lost(seat, wager, bet, "loses_to_dealer") for wager, bet in bets)
            return self._due(seat, text("Peek and Raise"), lost, line)
        tied = tuple(Settled(seat, wager, bet, Outcome.PUSH, 0, bet, "ties_dealer") for wager, bet in bets)
        return self._due(seat, text("Peek and Raise"), tied, text("{hand} ties the dealer’s hand", hand=mine.words))

    def im_in(self, seat: int) -> Due:
        """Pay a flush or better by the table, won or lost; a tie loses unless ruling `im_in_tie` says otherwise."""
        mine, dealers = self.made(seat), self.dealers()
        bet = self.felt.bets[seat][IM_IN]
        tie = mine.rank == dealers.rank
        line = self.rules.im_in.get(mine.category.key)
        if tie and (line is None or self.rules.im_in_tie == "lose"):
            name = text("{hand} ties the dealer’s hand", hand=mine.words)
            return self._due(seat, text("I’m In"), (_lost(seat, IM_IN, bet, "ties_dealer"),), name)
        if line is not None and line.odds is not None:
            called = mine.cards if self.rules.ack_im_in == "flush_or_better" else None
            paid = (_won(seat, IM_IN, bet, line.line, line.odds),)
            return self._due(
                seat, text("I’m In"), paid, text("{hand}", hand=mine.words), _on(line.odds, bet), called
            )  # fmt: skip
        if mine.rank > dealers.rank:
            push = (Settled(seat, IM_IN, bet, Outcome.PUSH, 0, bet, "wins_below_flush"),)
            return self._due(seat, text("I’m In"), push, text("{hand} wins, below a flush", hand=mine.words))
        lost = (_lost(seat, IM_IN, bet, "loses_below_flush"),)
        return self._due(seat, text("I’m In"), lost, text("{hand} loses, below a flush", hand=mine.words))

    def blind(self, seat: int) -> Due:
        """Pay the Blind by the dealer's two hole cards."""
        bet = self.felt.bets[seat][BLIND]
        key = blind_line(self.felt.row(DEALER))
        line = self.rules.blind.get(key)
        if line is None or line.odds is None:
            name = text("No ace with a face, no pair, not suited")
            return self._due(seat, text("Blind"), (_lost(seat, BLIND, bet, key),), name)
        paid = (_won(seat, BLIND, bet, key, line.odds),)
        return self._due(seat, text("Blind"), paid, Text(line.name), _on(line.odds, bet))

    def _due(
        self, seat: int, wager: Text, settled: tuple[Settled, ...], line: Text, terms: Text = EMPTY,
        called: tuple[Card, ...] | None = None,
    ) -> Due:  # fmt: skip
        """Tell the dealer what these bets of one seat come to; all of them have the same outcome."""
        stake, won = sum(one.bet for one in settled), sum(one.won for one in settled)
        does = _DOES[settled[0].outcome]
        item = Item(
            seat=seat, wager=wager, does=does, stake=stake, pay=won, take=stake if does is Does.TAKE else 0,
            line=line, terms=terms,
        )  # fmt: skip
        return Due(item, settled, called)

    def settlement(self) -> Settlement:
        """Return the finished hand: what was settled, and what a forfeit left behind."""
        felt = self.felt
        for seat in felt.seats:
            for wager, bet in felt.bets[seat].items():
                if wager not in felt.settled[seat]:
                    felt.settled[seat][wager] = _lost(seat, wager, bet, "forfeited")
        return Settlement(
            tuple(one for seat in felt.seats for one in felt.settled[seat].values()), {"ended": dict(self.ended)}
        )


_FOLD = Option(FOLD, text("Fold"))
_SURRENDER = Option(SURRENDER, text("Surrender"))
_TIMES = {times: text("{times}×", times=times) for times in range(1, 10)}
_EVEN_MONEY = Odds(1, 1)
_DOES = {Outcome.WIN: Does.PAY, Outcome.LOSE: Does.TAKE, Outcome.PUSH: Does.PUSH}


def _lost(seat: int, wager: str, bet: Cents, why: str) -> Settled:
    return Settled(seat, wager, bet, Outcome.LOSE, 0, 0, why)


def _won(seat: int, wager: str, bet: Cents, line: str, odds: Odds) -> Settled:
    won = odds.won(bet)
    return Settled(seat, wager, bet, Outcome.WIN, won, bet + won, line, odds)


def _on(odds: Odds, stake: Cents) -> Text:
    return text("{odds} on {stake}", odds=odds.words, stake=money(stake))
