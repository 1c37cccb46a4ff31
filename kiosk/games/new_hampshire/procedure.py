"""New Hampshire Hold 'Em, in the order of the document `new-hampshire-holdem.txt`.

Clauses are cited by heading and paragraph. Where the document is silent, the ruling is an option of `Rules`, and its
first value is the default. Cards go left to right, wagers are settled right to left, one kind of wager at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from kiosk.core.cards import Card
from kiosk.core.hands import Category, Hand, best
from kiosk.core.money import Cents, Dollars
from kiosk.core.text import EMPTY, Text, text
from kiosk.games.new_hampshire.rules import NewHampshireRules
from kiosk.procedure import (
    CardSpot,
    Choice,
    Does,
    Due,
    Felt,
    Guide,
    Item,
    Layout,
    Line,
    Opening,
    Option,
    Outcome,
    Place,
    Procedure,
    Settled,
    Settlement,
    Share,
    Spot,
    Status,
    Step,
    WagerRow,
    choices,
    confirm,
    deal,
    settle_in_turn,
    shares,
    turn,
    wagers,
)

# ------------------------------------------------------------------------------------------------- the table's words

ANTE, BOARD, POCKET, SIX = "ante", "board_bonus", "pocket_bonus", "six_card_bonus"
COMMUNITY, BONUS_CARDS = "board", "six_card"
STREETS = ("flop", "turn", "river")
MAIN = (ANTE, "flop_bet", "turn_bet", "river_bet")
FOLD = "fold"
NOTHING = "nothing"

STEPS = (
    Step("antes", text("Ante and bonus bets")),
    Step("deal", text("Shuffle, deal two each")),
    Step("flop_bets", text("Flop bets")),
    Step("flop", text("Flop")),
    Step("turn_bets", text("Turn bets, turn")),
    Step("river_bets", text("River bets, river")),
    Step("board_bonus", text("Board bonus")),
    Step("pocket_bonus", text("Pocket bonus")),
    Step("main", text("Hold ’Em bets")),
    Step("six_card_bonus", text("6 Card bonus")),
    Step("clear", text("Clear the table")),
)

ANTES = Guide(
    "antes", "Types of Wagers 1",
    do=text("Take the antes and bonus bets."),
    say=text("Place your bets, please."),
    rule=text("An ante of at least the table minimum buys a hand. Bonus bets are optional and need an ante."),
    then=text("No more bets, shuffle"),
)  # fmt: skip
SHUFFLE = Guide(
    "deal", "Rules of the game 1",
    do=text("Shuffle the deck."),
    say=text("No more bets."),
    rule=text("One standard deck of 52 cards, shuffled before each hand."),
    then=text("Shuffled, deal"),
)  # fmt: skip
DEAL_HOLE = Guide(
    "deal", "Rules of the game 2",
    do=text("Deal one card at a time, left to right, two each."),
    rule=text("Hole cards stay face down and private. A player who shows them to another forfeits the hand."),
    then=text("All dealt"),
)  # fmt: skip
DEAL_BONUS = Guide(
    "deal", "Types of Wagers 4",
    do=text("Deal the four 6 Card bonus cards, face down."),
    rule=text("These four cards stay face down until the 6 Card bonus is settled."),
    then=text("All dealt"),
)  # fmt: skip
STREET_CARDS = {
    "flop": Guide(
        "flop", "Method of Play 5", do=text("Reveal the flop."),
        rule=text("The flop is the first community card."),
    ),
    "turn": Guide(
        "turn_bets", "Method of Play 7", do=text("Reveal the turn."),
        rule=text("The turn is the second community card."),
    ),
    "river": Guide(
        "river_bets", "Method of Play 9", do=text("Reveal the river."),
        rule=text("The river is the third and last community card."),
    ),
}  # fmt: skip
SETTLE_BOARD = Guide(
    "board_bonus", "Method of Play 10",
    do=text("Settle the Board bonus bets, right to left."),
    rule=text("The three community cards alone decide. Only the hands of the Board Bonus table win."),
    then=text("Board settled"),
)  # fmt: skip
TURN_POCKET = Guide(
    "pocket_bonus", "Method of Play 11",
    do=text("Turn over the cards shown in gold."),
    rule=text("The player's two hole cards decide the Pocket bonus. Enter each card that the shoe has not read."),
)  # fmt: skip
SETTLE_POCKET = Guide(
    "pocket_bonus", "Method of Play 11",
    do=text("Turn the Pocket players' cards. Settle right to left."),
    rule=text("The two hole cards decide. A face is a jack, queen or king."),
    then=text("Pocket settled"),
)  # fmt: skip
TURN_HANDS = Guide(
    "main", "Method of Play 12",
    do=text("Turn over the cards shown in gold."),
    rule=text("Two hole cards and three community cards make the hand. Enter each card that the shoe has not read."),
)  # fmt: skip
SETTLE_MAIN = Guide(
    "main", "Method of Play 12",
    do=text("Turn each hand. Settle right to left."),
    rule=text("Two hole cards and three community cards. Ante and street bets are paid alike; a pair of sixes pushes."),
    then=text("Hold ’Em settled"),
)  # fmt: skip
TURN_BONUS = Guide(
    "six_card_bonus", "Method of Play 13",
    do=text("Reveal the four 6 Card bonus cards."),
    rule=text("The dealer reveals the four bonus cards only now. Enter each card that the shoe has not read."),
)  # fmt: skip
TURN_SIX = Guide(
    "six_card_bonus", "Method of Play 13",
    do=text("Turn over the cards shown in gold."),
    rule=text("The best five of two hole cards and four bonus cards. Enter each card that the shoe has not read."),
)  # fmt: skip
SETTLE_SIX = Guide(
    "six_card_bonus", "Method of Play 13",
    do=text("Reveal the bonus cards. Settle 6 Card right to left."),
    rule=text("The best five of two hole cards and four bonus cards. Only the highest line is paid."),
    then=text("6 Card settled"),
)  # fmt: skip
CLEAR = Guide(
    "clear", "Rules of the game 1",
    do=text("Clear the table."),
    rule=text("All cards go back to the deck, which is shuffled before the next hand."),
    then=text("Table clear"),
)  # fmt: skip
_STREET_NAMES = {"flop": text("Flop"), "turn": text("Turn"), "river": text("River")}
FOLD_RULES = {
    "live": text("A player who folds loses the ante and street bets; the bonus bets stay in action."),
    "lost": text("A player who folds loses the ante, the street bets and every bonus bet."),
    "board_live": text("A player who folds loses all bets but the Board bonus, which stays in action."),
}


def layout(rules: NewHampshireRules) -> Layout:
    """Return the furniture: three community cards, four bonus cards, two hole cards a seat."""
    return Layout(
        spots=(
            CardSpot(COMMUNITY, text("Flop · Turn · River"), 3),
            CardSpot(BONUS_CARDS, text("6 Card Bonus"), 4),
        ),
        hole=2,
        rows=(
            WagerRow(text("Ante"), (ANTE,)),
            WagerRow(text("Board"), (BOARD,)),
            WagerRow(text("Pocket"), (POCKET,)),
            WagerRow(text("6 Card"), (SIX,)),
            WagerRow(text("In action"), MAIN, total=True),
        ),
    )


# ---------------------------------------------------------------------------------------------------- the procedure


def hand(rules: NewHampshireRules, opening: Opening, felt: Felt) -> Procedure[Settlement]:
    """Deal one hand of New Hampshire Hold 'Em."""
    table = _Table(rules, opening, felt)

    players = yield from wagers(ANTES, felt, spots(rules, opening))
    yield from confirm(SHUFFLE, felt, by_card=True)
    yield from deal(DEAL_HOLE, felt, left_to_right(players, each=2), up=False)
    yield from deal(DEAL_BONUS, felt, (Place(BONUS_CARDS, 0, nth) for nth in range(4)), up=False)

    for nth, street in enumerate(STREETS):
        bets = yield from choices(
            table.street_guide(street), felt, table.street_options, usual="1x", refusal="street_multiple"
        )
        table.take_street(street, bets)
        yield from deal(STREET_CARDS[street], felt, (Place(COMMUNITY, 0, nth),), up=True)

    yield from table.settle(SETTLE_BOARD, BOARD, table.board_bonus)
    yield from turn(TURN_POCKET, felt, table.hole_cards(POCKET))
    yield from table.settle(SETTLE_POCKET, POCKET, table.pocket_bonus)
    yield from turn(TURN_HANDS, felt, table.hole_cards(ANTE))
    yield from table.settle(SETTLE_MAIN, ANTE, table.hold_em)
    if table.right_to_left(SIX)():
        yield from turn(TURN_BONUS, felt, (Place(BONUS_CARDS, 0, nth) for nth in range(4)))
        yield from turn(TURN_SIX, felt, table.hole_cards(SIX))
        yield from table.settle(SETTLE_SIX, SIX, table.six_card)
    yield from confirm(CLEAR, felt)
    return table.settlement()


def left_to_right(players: Sequence[int], *, each: int) -> Iterator[Place]:
    """Yield the places of "each player receiving one card at a time" (Rules of the game 2)."""
    return (Place(Felt.HOLE, seat, nth) for nth in range(each) for seat in players)


def spots(rules: NewHampshireRules, opening: Opening) -> tuple[Spot, ...]:
    """Return the betting spots and their limits (Types of Wagers 1; Method of Play 1 and 2)."""
    least, most = rules.bonus_minimum, rules.bonus_maximum
    return (
        Spot(key=ANTE, label=text("Ante"), least=opening.minimum, most=opening.maximum, required=True),
        Spot(key=BOARD, label=text("Board"), least=least, most=most),
        Spot(key=POCKET, label=text("Pocket"), least=least, most=most),
        Spot(key=SIX, label=text("6 Card"), exactly=rules.six_card_bets),
    )


# ------------------------------------------------------------------------------------------------ what a hand makes


def main_line(made: Hand) -> str:
    """Return the line of NH Hold 'Em Payout Odds that a hand falls on, or what it is where none pays."""
    if made.rank[0] != Category.PAIR:
        return made.category.key
    paired = made.rank[1]
    return "pair_2_to_5" if paired < 6 else "pair_6_to_10" if paired <= 10 else "pair_j_to_a"


def board_line(board: Sequence[Card]) -> str:
    """Return the line of Board Bonus Payout Odds that three community cards make. A-2-3 and Q-K-A are straights."""
    ranks = sorted(one.rank for one in board)
    flush = board[0].suit == board[1].suit == board[2].suit
    straight = ranks in ([2, 3, 14], [ranks[0], ranks[0] + 1, ranks[0] + 2])
    if straight and flush:
        return "straight_flush"
    if ranks[0] == ranks[2]:
        return "three_of_a_kind"
    if straight:
        return "straight"
    if flush:
        return "flush"
    return "pair" if ranks[1] in (ranks[0], ranks[2]) else NOTHING


def pocket_line(hole: Sequence[Card]) -> str:
    """Return the line of Pocket Bonus Payout Odds that two hole cards make. A face is a jack, queen or king."""
    low, high = sorted(one.rank for one in hole)
    if low == high:
        return "pair_of_aces" if high == 14 else "pair_2_to_k"
    if high == 14 and low >= 11:
        return "ace_face_suited" if hole[0].suit == hole[1].suit else "ace_face_unsuited"
    return NOTHING


def six_card_line(made: Hand) -> str:
    """Return the line of 6 Card Bonus Payout Odds that the best five of six cards fall on."""
    if made.rank[0] == Category.ROYAL_FLUSH:
        return "royal_flush_hearts" if made.cards[0].suit == "h" else "royal_flush_other"
    return made.category.key


BOARD_CALLED = {
    "paytable": frozenset({"flush", "straight", "three_of_a_kind", "straight_flush"}),
    "five_card": frozenset({"flush", "straight_flush"}),
}


class _Table:
    """The running of one hand: who folded when, and what each wager comes to."""

    def __init__(self, rules: NewHampshireRules, opening: Opening, felt: Felt) -> None:
        self.rules = rules
        self.opening = opening
        self.felt = felt
        self.folded_at: dict[int, str] = {}
        self._hands: dict[tuple[str, int], Hand] = {}

    # -- street bets

    def street_guide(self, street: str) -> Guide:
        low, high = self.rules.street_multiples[0], self.rules.street_multiples[-1]
        return Guide(
            f"{street}_bets",
            f"Method of Play {4 + 2 * STREETS.index(street)}",
            do=_STREET_DO[street],
            say=text(
                "{street} bets, please. {low} to {high} times your ante.",
                street=_STREET_NAMES[street],
                low=low,
                high=high,
            ),
            rule=FOLD_RULES[self.rules.fold_bonus],
            then=_STREET_THEN[street],
        )

    def street_options(self, seat: int) -> tuple[Option, ...]:
        """Return fold, and the street bets as multiples of the ante (Method of Play 4, 6, 8)."""
        ante = self.felt.bets[seat][ANTE]
        return (_FOLD, *(Option(f"{times}x", _TIMES[times], ante * times) for times in self.rules.street_multiples))

    def take_street(self, street: str, bets: Mapping[int, Choice]) -> None:
        """Put the street bets down and muck the folds."""
        for seat, choice in bets.items():
            if choice.option == FOLD:
                self.felt.status[seat] = Status.FOLDED
                self.folded_at[seat] = street
            else:
                times = int(choice.option[:-1])
                self.felt.bet(seat, f"{street}_bet", self.felt.bets[seat][ANTE] * times)

    # -- who is still in

    def live(self, seat: int, wager: str) -> bool:
        """Say whether a wager may still win: rulings `fold_bonus` and `forfeit_scope`."""
        status = self.felt.status[seat]
        if status is Status.IN:
            return True
        if status is Status.FORFEITED and (wager != BOARD or self.rules.forfeit_scope == "all_wagers"):
            return False
        if seat not in self.folded_at:
            return True
        if wager == BOARD:
            return self.rules.fold_bonus != "lost"
        return wager in (POCKET, SIX) and self.rules.fold_bonus == "live"

    def right_to_left(self, wager: str) -> Callable[[], list[int]]:
        """Return what tells whose `wager` is to be settled; a lost one was taken when the hand was given up."""
        return lambda: [
            seat for seat in reversed(self.felt.seats) if wager in self.felt.bets[seat] and self.live(seat, wager)
        ]

    def hole_cards(self, wager: str) -> list[Place]:
        return [Place(Felt.HOLE, seat, nth) for seat in self.right_to_left(wager)() for nth in range(2)]

    def settle(self, guide: Guide, wager: str, due: Callable[[int], Due]) -> Procedure[None]:
        """Settle one kind of wager right to left; a flush or better is called to the floor (Rules of the game 4)."""
        return settle_in_turn(guide, self.felt, self.right_to_left(wager), due, call_clause="Rules of the game 4")

    # -- what each wager comes to

    def board_bonus(self, seat: int) -> Due:
        board = self.felt.row(COMMUNITY)
        key = board_line(board)
        line = self.rules.board_bonus.get(key)
        name = Text(line.name) if line else text("No pair, flush or straight")
        called = self.rules.ack_wagers == "any_hand" and key in BOARD_CALLED[self.rules.ack_board_order]
        return self._due(seat, (BOARD,), _BOARD_BONUS, key, line, name, board if called else None)

    def pocket_bonus(self, seat: int) -> Due:
        key = pocket_line(self.felt.row(Felt.HOLE, seat))
        line = self.rules.pocket_bonus.get(key)
        name = Text(line.name) if line else text("No pair, no ace with a face")
        return self._due(seat, (POCKET,), _POCKET_BONUS, key, line, name, None)

    def hold_em(self, seat: int) -> Due:
        made = self.made(seat)
        key = main_line(made)
        bets = tuple(spot for spot in MAIN if spot in self.felt.bets[seat])
        called = made.cards if made.rank[0] >= Category.FLUSH else None
        line = self.rules.main.get(key)
        return self._due(seat, bets, _HOLD_EM_BETS, key, line, made.words, called)

    def six_card(self, seat: int) -> Due:
        made = self.made(seat, BONUS_CARDS)
        key = six_card_line(made)
        called = made.cards if made.rank[0] >= Category.FLUSH and self.rules.ack_wagers != "main_only" else None
        line = self.rules.six_card_bonus.get(key)
        return self._due(seat, (SIX,), _SIX_CARD_BONUS, key, line, made.words, called)

    def made(self, seat: int, of: str = COMMUNITY) -> Hand:
        """Return the best five of a seat's two cards and those on the spot `of`. All of them are up by now."""
        if (of, seat) not in self._hands:
            self._hands[of, seat] = best(self.felt.row(Felt.HOLE, seat) + self.felt.row(of))
        return self._hands[of, seat]

    def _due(
        self, seat: int, bets: Sequence[str], wager: Text, key: str, line: Line | None, name: Text,
        called: Sequence[Card] | None,
    ) -> Due:  # fmt: skip
        """Settle `bets` of one seat by one line; `called` are the cards of a hand that the floor must see."""
        settled = tuple(self._settle(seat, bet, key, line) for bet in bets)
        stake = won = back = 0
        for one in settled:
            stake += one.bet
            won += one.won
            back += one.returned
        take = max(0, stake - back)  # also of a win, where the stake is part of a share that is smaller
        does = Does.TAKE if take else Does.PAY if won else Does.PUSH
        item = Item(
            seat=seat, wager=wager, does=does, stake=stake, pay=won, take=take, line=name,
            terms=_terms(line, settled[0], stake),
        )  # fmt: skip
        return Due(item, settled, tuple(called) if called else None)

    def _settle(self, seat: int, spot: str, key: str, line: Line | None) -> Settled:
        bet = self.felt.bets[seat][spot]
        if line is None:
            return Settled(seat, spot, bet, Outcome.LOSE, 0, 0, key)
        if line.push:
            return Settled(seat, spot, bet, Outcome.PUSH, 0, bet, key)
        if line.odds is not None:
            won = line.odds.won(bet)
            return Settled(seat, spot, bet, Outcome.WIN, won, bet + won, key, line.odds)
        share = None
        payout = line.amounts.get(bet, 0)
        if line.jackpot is not None:
            entitled = self.winners(line.jackpot)
            paid = shares(
                self.opening.jackpots[line.jackpot], entitled, self.rules.jackpot_split, self.rules.jackpot_rounding
            )
            payout = paid[seat]
            share = Share(line.jackpot, entitled[seat], tuple(entitled))
        back = bet + payout if self.rules.six_stake == "returned" else payout
        return Settled(seat, spot, bet, Outcome.WIN, max(0, back - bet), back, key, None, payout, share)

    def winners(self, jackpot: str) -> dict[int, int]:
        """Return {seat: percentage of its bet} of everybody who wins this jackpot, left to right."""
        entitled = {}
        for seat in reversed(self.right_to_left(SIX)()):
            line = self.rules.six_card_bonus.get(six_card_line(self.made(seat, BONUS_CARDS)))
            if line is not None and line.jackpot == jackpot:
                entitled[seat] = line.percents[self.felt.bets[seat][SIX]]
        return entitled

    def settlement(self) -> Settlement:
        """Return the finished hand: what was settled, and what was taken when a hand was given up."""
        felt = self.felt
        for seat in felt.seats:
            for spot, bet in felt.bets[seat].items():
                if spot not in felt.settled[seat]:
                    felt.settled[seat][spot] = Settled(seat, spot, bet, Outcome.LOSE, 0, 0, self._given_up(seat, spot))
        return Settlement(
            tuple(one for seat in felt.seats for one in felt.settled[seat].values()),
            {"hands": {seat: self.made(seat) for seat in felt.who(Status.IN)}},
        )

    def _given_up(self, seat: int, spot: str) -> str:
        if spot not in MAIN:
            return "folded_or_forfeited"
        return "forfeited" if self.felt.status[seat] is Status.FORFEITED else "folded"


_BOARD_BONUS = text("Board bonus")
_POCKET_BONUS = text("Pocket bonus")
_HOLD_EM_BETS = text("Hold ’Em bets")
_SIX_CARD_BONUS = text("6 Card bonus")
_FOLD = Option(FOLD, text("Fold"))
_TIMES = {times: text("{times}×", times=times) for times in range(1, 10)}
_STREET_DO = {
    "flop": text("Take each player’s flop bet, or muck the fold."),
    "turn": text("Take each player’s turn bet, or muck the fold."),
    "river": text("Take each player’s river bet, or muck the fold."),
}
_STREET_THEN = {"flop": text("Deal the flop"), "turn": text("Deal the turn"), "river": text("Deal the river")}


def _terms(line: Line | None, one: Settled, stake: Cents) -> Text:
    """Say by what a wager is paid, "6 to 1 on $35"."""
    if line is None or line.push:
        return EMPTY
    if line.odds is not None:
        return text("{odds.words} on {stake}", odds=line.odds, stake=Dollars(stake))
    if one.share is not None:
        if len(one.share.winners) > 1:
            return text(
                "{percent} % of the {jackpot}, shared by {winners}",
                percent=one.share.percent, jackpot=one.share.jackpot.upper(), winners=len(one.share.winners),
            )  # fmt: skip
        return text("{percent} % of the {jackpot}", percent=one.share.percent, jackpot=one.share.jackpot.upper())
    return text("fixed on {stake}", stake=Dollars(stake))
