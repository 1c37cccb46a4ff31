"""PeekPoker Hold'em, in the order of the document `peekpoker-dice.txt`.

Its sections are cited by heading, "For each round" by the number of its bullet. Players play against each other for 72
chips: nothing is paid by the house, and every point is in a stack, in a pot, or is carried to the next round. Amounts
are points. A player's dice are private until the Peeker is lifted, so nobody enters them before the showdown, and a
player who wins by default need not show them. Where the document is silent, the ruling is an option of
`PeekPokerRules`, and its first value is the default. The prompts and figures are in `words.py`, the bids in `bid.py`,
and betting and pots in `kiosk.procedure.money`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from kiosk.core.dice import DiceHand, best
from kiosk.core.text import text
from kiosk.games.peekpoker import words
from kiosk.games.peekpoker.bid import ALL_IN, FOLD, OUT, PLAY, Bid, Players, bid_options
from kiosk.games.peekpoker.words import COMMUNITY, FEWEST, IN, POT, STAKE, TOSS, PeekPokerRules
from kiosk.procedure import (
    BettingRound,
    Choice,
    Chosen,
    Division,
    Does,
    Felt,
    Guide,
    Item,
    Layer,
    Limits,
    Opening,
    Option,
    Outcome,
    Place,
    Pot,
    Procedure,
    Prompt,
    SeatStatus,
    Settle,
    Settled,
    Settlement,
    Uncalled,
    ask,
    choices,
    confirm,
    lay_out_pots,
    nothing_returned,
    pot_name,
    roll,
    split_pot,
    uncalled_part,
)

# ---------------------------------------------------------------------------------------------------- the procedure


def hand(rules: PeekPokerRules, opening: Opening, felt: Felt) -> Procedure[Settlement]:
    """Play one round of PeekPoker Hold'em, and set up the game before its first one."""
    table = _DiceRound(rules, opening, felt)

    if not table.stacks:
        yield from table.set_up()
    table.begin()
    yield from confirm(words.SHAKE, felt)
    table.take_stakes((yield from choices(words.STAKES, felt, stake_options, usual=IN)))

    if len(table.live()) < FEWEST:
        yield from table.not_played()
    else:
        yield from roll(words.COMMUNITY_DICE, felt, (Place(COMMUNITY, 0, nth) for nth in range(3)))
        yield from table.bid()
        yield from table.lift()
        yield from table.award()
    table.end()
    yield from confirm(table.next_guide(), felt)
    return table.settlement()


def carry(rules: PeekPokerRules, opening: Opening, settlement: Settlement) -> Mapping[str, Any]:
    """Return the state for the next round; nothing once the game is won, so that the next hand sets one up."""
    facts = settlement.facts
    if facts["game_winner"] is not None:
        return {}
    return {
        "stacks": {str(seat): points for seat, points in facts["stacks"].items() if points},
        "dealer": facts["next_dealer"],
        "carried": facts["carried"],
        "players": facts["players"],
    }


def given(state: Mapping[str, Any], giver: int, getter: int, points: int) -> Mapping[str, Any]:
    """Return the state after one player gives another points; a player who has lost all of them is out of the game."""
    stacks = {int(seat): chips for seat, chips in state["stacks"].items()}
    stacks[giver] -= points
    stacks[getter] = stacks.get(getter, 0) + points
    left = {str(seat): chips for seat, chips in sorted(stacks.items()) if chips}
    if len(left) < FEWEST:
        return {}
    dealer = state["dealer"] if str(state["dealer"]) in left else left_of(state["dealer"], [*map(int, left)])[0]
    return {**state, "stacks": left, "dealer": dealer}


def stake_options(seat: int) -> tuple[Option, ...]:
    """Return pass, which is a fold, and the 1-point token (For each round 2)."""
    return Option(FOLD, text("Pass")), Option(IN, text("Stake 1"), STAKE, for_all=text("All stake 1"))


def left_of(seat: int, seats: Sequence[int]) -> tuple[int, ...]:
    """Return these seats clockwise, beginning with the one on the left of `seat`; `seat` itself comes last."""
    return tuple(sorted(seats, key=lambda amount: (amount <= seat, amount)))


class Shared(NamedTuple):
    """A pot and its division."""

    layer: Layer
    winners: tuple[int, ...]
    division: Division


class _DiceRound:
    """The running of one round: the players in it, their bids, and the winners of each pot."""

    def __init__(self, rules: PeekPokerRules, opening: Opening, felt: Felt) -> None:
        state = opening.state
        self.rules = rules
        self.felt = felt
        self.stacks: dict[int, int] = {int(seat): points for seat, points in state.get("stacks", {}).items()}
        self.dealer: int = state.get("dealer", 0)
        self.carried: int = state.get("carried", 0)
        self.carried_in = self.carried
        self.players: int = state.get("players", 0)
        self.start: dict[int, int] = {}
        self.remaining: list[int] = []
        self.returned_to: int | None = None
        self.bidding: BettingRound | None = None
        self.actions: list[dict[str, Any]] = []
        self.shared: list[Shared] = []
        self.uncalled: Uncalled | None = None
        self.lifted = False

    # -- setting up

    def set_up(self) -> Procedure[None]:
        """Share the chips out, and let the highest roller be the dealer (Setting Up)."""
        felt = self.felt
        options = dict.fromkeys(felt.seats, _PLAYS)
        answer = yield from ask(felt, lambda: Players(words.PLAYERS, options, PLAY))
        assert isinstance(answer, Chosen)
        players = [seat for seat in felt.seats if answer.choices[seat].option == PLAY]
        for seat in players:
            felt.status[seat] = SeatStatus.IN
        self.players = len(players)
        self.stacks = dict.fromkeys(players, self.rules.points // self.players)
        yield from confirm(words.divide_guide(self.rules, self.players), felt)
        self.dealer = yield from self._toss(players)

    def _toss(self, players: list[int]) -> Procedure[int]:
        """Have each player toss a die until one is the highest; a tie is tossed again."""
        nth = 0
        while len(players) > 1:
            players = [seat for seat in players if self.felt.status[seat] is SeatStatus.IN] or players[:1]
            for seat in players:
                yield from roll(words.toss_guide(seat, again=nth > 0), self.felt, (Place(TOSS, seat, nth),))
            tossed = {seat: self.felt.dice.get((TOSS, seat), []) for seat in players}
            faces = {seat: dice[nth].face if len(dice) > nth else -1 for seat, dice in tossed.items()}
            players = [seat for seat in players if faces[seat] == max(faces.values())]
            nth += 1
        return players[0]

    # -- staking

    def begin(self) -> None:
        """Put every player who has chips into the round, with the dealer's button where it belongs."""
        felt = self.felt
        felt.button = self.dealer
        felt.answer_count, felt.forfeits = (
            0,
            [(seat, step, 0) for seat, step, _ in felt.forfeits],
        )  # A round begins here, set up or not.
        self.start = dict(self.stacks)
        felt.stacks = self.stacks
        felt.returns = self.give_back
        for seat in felt.seats:
            if felt.status[seat] not in (SeatStatus.FORFEITED, SeatStatus.VOID):
                felt.status[seat] = SeatStatus.IN if self.stacks.get(seat) else SeatStatus.OUT

    def take_stakes(self, decided: Mapping[int, Choice]) -> None:
        """Put the 1-point tokens into the pot (For each round 2)."""
        for seat in left_of(self.dealer, list(decided)):
            if decided[seat].option == FOLD:
                self.felt.status[seat] = SeatStatus.FOLDED
            else:
                self.remaining.append(seat)
                self.stacks[seat] -= STAKE
                self._put(seat, STAKE)
        self._show_pots()

    def _put(self, seat: int, points: int) -> None:
        self.felt.bet(seat, POT, points)
        if not self.stacks[seat]:
            self.felt.status[seat] = SeatStatus.ALL_IN

    def give_back(self, seat: int) -> None:
        """Give a player all points back that are in the pot: the hand is void."""
        points = self.felt.bets[seat].get(POT, 0)
        self.stacks[seat] += points
        if POT in self.felt.bets[seat]:
            self.felt.bets[seat][POT] = 0
        if self.bidding is not None:
            self.bidding.give_back(seat)
        if len(self.remaining) > 1 and seat in self.remaining:
            self.remaining.remove(seat)
        if self.felt.pots:
            self._show_pots()

    def live(self) -> tuple[int, ...]:
        """Return the players still in, from the left of the dealer. The last one cannot forfeit."""
        for seat in tuple(self.remaining):
            gone = self.felt.status[seat] in (SeatStatus.FORFEITED, SeatStatus.VOID)
            if gone and len(self.remaining) > 1:
                self.remaining.remove(seat)
        return tuple(self.remaining)

    def not_played(self) -> Procedure[None]:
        """Return the chip of the only player who bet; with nobody in, nothing has happened (For each round 2)."""
        for seat in self.live():
            yield from confirm(words.return_guide(seat), self.felt)
            self.returned_to = seat
            self.stacks[seat] += STAKE
            self.felt.settled[seat][POT] = Settled(seat, POT, STAKE, Outcome.PUSH, 0, STAKE, "stake_returned")
        self.felt.pots = []
        self.felt.came_to = {seat: self.stacks[seat] - points for seat, points in self.start.items()}

    # -- bidding

    def bid(self) -> Procedure[None]:
        """Let the players bid in turn, beginning on the left of the dealer (For each round 5)."""
        felt, order = self.felt, self.live()
        put_in = {seat: felt.bets[seat][POT] for seat in order}
        limits = Limits(least=1, follow=False)
        self.bidding = bidding = BettingRound(order, self.stacks, limits, put_in=put_in, level=STAKE)
        while (answer := (yield from ask(felt, self._bid_prompt))) is not None:
            assert isinstance(answer, Chosen) and bidding.actor is not None
            self._take_bid(bidding, bidding.actor, answer.choices[bidding.actor])
            self._show_pots()

    def _bid_prompt(self) -> Prompt | None:
        bidding = self.bidding
        assert bidding is not None, "nobody bids before the community dice"
        staying = self.live()
        for gone in set(bidding.live).difference(staying):
            bidding.leave(gone)
        seat = bidding.actor
        if seat is None:
            return None
        before, stack = bidding.put_in[seat], self.stacks[seat]
        owed, closed = bidding.level - before, bidding.legal().closed
        most = 0 if closed else max(0, min(stack - owed, self._room(bidding, seat)))
        return Bid(
            words.bid_guide(seat, self.rules.bet_limit), {seat: bid_options(owed, stack, most)},
            None, "choice", (),
            owed, before, stack, most, closed,
        )  # fmt: skip

    def _room(self, bidding: BettingRound, seat: int) -> int:
        """Return the largest raise that opponents who still have tokens can call: ruling `bet_limit`."""
        others = [
            bidding.put_in[other] + self.stacks[other] for other in bidding.live if other != seat and self.stacks[other]
        ]  # fmt: skip
        match self.rules.bet_limit:
            case "any_opponent":
                return max(others) - bidding.level
            case "every_opponent":
                return min(others) - bidding.level
            case "none":
                return self.stacks[seat]

    def _take_bid(self, bidding: BettingRound, seat: int, choice: Choice) -> None:
        before = bidding.put_in[seat]
        if choice.option == FOLD:
            bidding.fold()
            self.remaining.remove(seat)
            self.felt.status[seat] = SeatStatus.FOLDED
        else:
            everything = before + self.stacks[seat]
            to = everything if choice.option == ALL_IN else bidding.level + (choice.amount or 0)
            self._put(seat, bidding.raise_to(to) if to > bidding.level else bidding.call())
        action: dict[str, Any] = {"seat": seat, "action": choice.option}
        if choice.amount is not None:
            action["raise_by"] = choice.amount
        self.actions.append({**action, "tokens_put_in_total": bidding.put_in[seat]})

    def _show_pots(self) -> None:
        """Show the pots as laid out: a side pot begins where a player is all in."""
        put_in, live = self._put_in(), self.live()
        all_in = sorted({put_in[seat] for seat in live if not self.stacks[seat]})
        pots: list[Pot] = []
        below, dead = 0, self.carried
        for level in [*all_in, max(put_in.values(), default=0)]:
            amount = dead + sum(min(amount, level) - below for amount in put_in.values() if amount > below)
            if amount:
                eligible = tuple(seat for seat in live if self.stacks[seat] or put_in[seat] >= level)
                pots.append(Pot(pot_name(len(pots)), amount, eligible))
            below, dead = max(below, level), 0
        self.felt.pots = pots

    def _put_in(self) -> dict[int, int]:
        return {seat: bets[POT] for seat, bets in self.felt.bets.items() if POT in bets}

    # -- showdown

    def lift(self) -> Procedure[None]:
        """Have all players who are still in show three dice. A single remaining player need not (Winning a round)."""
        for seat in self.live():
            if len(self.live()) > 1 and seat in self.live():
                yield from roll(words.lift_guide(seat), self.felt, (Place(Felt.HOLE, seat, nth) for nth in range(3)))
        self.lifted = len(self.live()) > 1

    def made(self, seat: int) -> DiceHand:
        six = self.felt.dice[Felt.HOLE, seat] + self.felt.dice[COMMUNITY, 0]
        return best(six, tie_break=self.rules.tie_break, flush_compare=self.rules.flush_compare)

    # -- awarding the pots

    def award(self) -> Procedure[None]:
        """Push each pot to its winners, as one prompt; it is recalculated if a player forfeits meanwhile."""
        yield from ask(self.felt, self._award_prompt)
        for seat, points in self._won().items():
            self.stacks[seat] += points
        for seat, put in self._put_in().items():
            won = sum(pot.division.paid.get(seat, 0) for pot in self.shared)
            back = self.uncalled.amount if self.uncalled and self.uncalled.seat == seat else 0
            net = won + back - put
            outcome = Outcome.WIN if net > 0 else Outcome.LOSE if net < 0 else Outcome.PUSH
            self.felt.settled[seat][POT] = Settled(seat, POT, put, outcome, won, won + back, self._line(seat))
        self.carried = sum(pot.division.rest for pot in self.shared)
        self.felt.came_to = {seat: self.stacks[seat] - points for seat, points in self.start.items()}

    def _line(self, seat: int) -> str:
        if seat not in self.live():
            status = self.felt.status[seat]
            return status.value if status in (SeatStatus.FORFEITED, SeatStatus.VOID) else "folded"
        return self.made(seat).combination.key if self.lifted else "by_default"

    def _award_prompt(self) -> Prompt:
        live = self.live()
        self.lifted = self.lifted and len(live) > 1
        put_in = self._put_in()
        self.uncalled = uncalled_part(put_in)
        if self.uncalled is not None and self.uncalled.seat not in live:
            self.uncalled = None
        if self.uncalled is not None:
            put_in[self.uncalled.seat] -= self.uncalled.amount
        self.shared = [self._share(pot) for pot in lay_out_pots(put_in, live, dead=self.carried)]
        self.felt.pots = [
            Pot(pot_name(nth), pot.layer.amount, pot.layer.eligible) for nth, pot in enumerate(self.shared)
        ]
        for seat in live if self.lifted else ():
            self.felt.shown[seat] = self.made(seat).words
        guide = words.award_guide(len(self.shared), self.uncalled, lifted=self.lifted)
        return Settle(guide, tuple(self._item(seat, points) for seat, points in self._won().items()))

    def _share(self, pot: Layer) -> Shared:
        """Give a pot to the best hand among its eligible players; a tie splits it evenly."""
        winners = pot.eligible
        if self.lifted:
            hands = {seat: self.made(seat).key for seat in winners}
            winners = tuple(seat for seat in winners if hands[seat] == max(hands.values()))
        odd: Literal["left", "one_each_from_left"] = "left" if self.rules.odd_point == "carry" else "one_each_from_left"
        return Shared(pot, winners, split_pot(pot.amount, winners, odd=odd))

    def _won(self) -> dict[int, int]:
        """Return the points that each seat takes from the table: its pots, and an uncalled bid."""
        won: dict[int, int] = {}
        for pot in self.shared:
            for seat, points in pot.division.paid.items():
                won[seat] = won.get(seat, 0) + points
        if self.uncalled is not None:
            won[self.uncalled.seat] = won.get(self.uncalled.seat, 0) + self.uncalled.amount
        return won

    def _item(self, seat: int, points: int) -> Item:
        parts = [
            text("{pot}: {points}", pot=pot_name(nth), points=pot.division.paid[seat])
            for nth, pot in enumerate(self.shared)
            if seat in pot.division.paid
        ]
        if self.uncalled is not None and self.uncalled.seat == seat:
            parts.append(text("uncalled {points}", points=self.uncalled.amount))
        terms = parts[0]
        for part in parts[1:]:
            terms = text("{first} · {second}", first=terms, second=part)
        by = self.made(seat) if self.lifted else text("Everybody else has folded")
        return Item(seat=seat, wager=text("Pots"), does=Does.PAY, stake=0, pay=points, by=by, at=terms, key="pots")

    # -- the end of a round

    def end(self) -> None:
        before = sum(self.start.values()) + self.carried_in
        assert before == sum(self.stacks.values()) + self.carried, "a point was made or lost"

    def left(self) -> list[int]:
        """Return the seats with chips, from the left of the dealer. A player who has lost all is out of the game."""
        return [seat for seat in left_of(self.dealer, list(self.stacks)) if self.stacks[seat]]

    def next_guide(self) -> Guide:
        left, out = self.left(), [seat for seat in self.start if not self.stacks[seat]]
        return words.won_guide(left[0]) if len(left) == 1 else words.next_guide(left[0], out)

    def settlement(self) -> Settlement:
        left = self.left()
        over = len(left) == 1
        facts = {
            "players": self.players, "dealer": self.dealer, "start": self.start, "stacks": dict(self.stacks),
            "returned_to": self.returned_to, "played": self.bidding is not None, "showdown": self.lifted,
            "live": sorted(self.live()), "actions": self.actions, "uncalled": self.uncalled, "pots": self.shared,
            "carried": self.carried, "carried_in": self.carried_in, "game_winner": left[0] if over else None,
            "next_dealer": None if over else left[0],
        }  # fmt: skip
        wagers = tuple(settled for seat in self.felt.seats for settled in self.felt.settled[seat].values())
        self.felt.returns = nothing_returned  # Break the reference cycle between felt and round.
        return Settlement(wagers, facts, self.carried - self.carried_in)


_PLAYS = (Option(OUT, text("Sits out")), Option(PLAY, text("Plays"), for_all=text("All play")))
