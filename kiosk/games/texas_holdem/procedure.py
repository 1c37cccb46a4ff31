"""Texas Hold'em of the poker room, in the order of the document `texas-holdem-room.txt`.

The code cites the document's paragraphs by number, and its definitions and Table Stakes by name. Players play against
each other: the house deals, keeps the pots, and takes a rake. Where the document is silent, the ruling is an option of
the rules, and its first value is the default.

    rules.py     the house's figures and the rulings
    words.py     the sentences of each step, with their clauses
    seats.py     between two hands: seats, button, missed blinds
    turn.py      a player's turn: the buttons and the refusals
    naming.py    hands that were not read: the dealer names the winners
    pots.py      the winners of each pot
    played.py    the record of a hand as it was played
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from kiosk.core.hands import best
from kiosk.core.money import Cents
from kiosk.games.texas_holdem import seats as between
from kiosk.games.texas_holdem import words
from kiosk.games.texas_holdem.naming import name_winners
from kiosk.games.texas_holdem.played import Action, Played, Street
from kiosk.games.texas_holdem.pots import (
    POT,
    Drop,
    Showdown,
    Won,
    drops,
    item,
    least_rake,
    settled,
    winners_of,
    won_by,
)
from kiosk.games.texas_holdem.rules import Stakes, TexasHoldemRules
from kiosk.games.texas_holdem.seats import DealtIn, Seating, Seats
from kiosk.games.texas_holdem.turn import ALL_IN, BET, CALL, CHECK, CHOP, FOLD, RAISE, turn
from kiosk.games.texas_holdem.words import BOARD
from kiosk.procedure import (
    DROP,
    HOUSE,
    Answer,
    BettingRound,
    Chosen,
    Confirm,
    Felt,
    Forfeit,
    Guide,
    Limits,
    Offered,
    Opening,
    Option,
    Place,
    Pot,
    Procedure,
    Prompt,
    SeatStatus,
    Settle,
    Settlement,
    Transfer,
    Uncalled,
    ask,
    confirm,
    deal,
    lay_out_pots,
    nothing_returned,
    one_at_a_time,
    pot_name,
    uncalled_part,
)
from kiosk.procedure import turn as turn_up

STATE, DEAD, NAMED = "holdem", "dead", "named"

_LIVE = (SeatStatus.IN, SeatStatus.ALL_IN)
_NOT_YET = DealtIn((), between.Spots(0, 0, 0), None, {})
_NOBODY = Showdown(())
_BOARD = tuple(Place(BOARD, 0, nth) for nth in range(5))
_CARDS_OF = {"flop": _BOARD[:3], "turn": _BOARD[3:4], "river": _BOARD[4:]}


# ---------------------------------------------------------------------------------------------------- the procedure


def hand(rules: TexasHoldemRules, opening: Opening, felt: Felt) -> Procedure[Settlement]:
    """Deal one hand of Texas Hold'em."""
    table = HoldemHand(rules, opening, felt)

    yield from table.take_seats()
    yield from confirm(table.blinds_words(), felt, by_card=True)
    yield from deal(words.DEAL, felt, one_at_a_time(table.dealt.order, 2), up=False)  # The button gets the last card.
    yield from table.betting_round("preflop")
    for street in ("flop", "turn", "river"):
        if len(table.live()) > 1 and not table.is_chopped:
            if rules.burn == "yes":
                yield from deal(words.BURN[street], felt, (table.burn_place(),), up=False)
            yield from deal(words.CARDS[street], felt, _CARDS_OF[street], up=True)
            yield from table.betting_round(street)
    if not table.is_chopped:
        if len(table.live()) > 1:
            yield from table.showdown()
        yield from table.award()
    yield from confirm(words.CLEAR, felt)
    return table.settlement()


def carry(rules: TexasHoldemRules, opening: Opening, settlement: Settlement) -> Mapping[str, Any]:
    """Return the state for the next hand: the stacks, the players' seats, and the position of the button."""
    played: Played = settlement.facts["played"]
    seats: Seats = settlement.facts["seats"]
    stacks, gone = settlement.facts["stacks"], settlement.facts["gone"]
    return {STATE: between.settled(seats, played.dealt, stacks, gone).kept()}


def voided(opening: Opening, answers: Sequence[Answer]) -> Mapping[str, Any]:
    """Return the state after a void hand. Players who sat down or left before the hand stay so (Table Stakes)."""
    seats = Seats.read(opening.state.get(STATE, {}))
    changes = next((answer for answer in answers if isinstance(answer, Chosen)), Chosen({}))
    left = {answer.seat for answer in answers if isinstance(answer, Forfeit) and answer.leaves}
    return {**opening.state, STATE: between.without(between.changed(seats, changes), left).kept()}


class HoldemHand:
    """One hand in progress: stacks, bets, pots, and winnings. Seats are in order from the button's left."""

    def __init__(self, rules: TexasHoldemRules, opening: Opening, felt: Felt) -> None:
        self.rules = rules
        self.felt = felt
        self.names_though_read = bool(opening.state.get(NAMED))  # As in the hand record that brings these winners.
        state = opening.state
        carried = state.get(STATE, {})
        self.seats: Seats = carried if isinstance(carried, Seats) else Seats.read(carried)
        self.stakes: Stakes = state.get("stakes") or rules.stakes
        self.dealt = _NOT_YET
        self.start: dict[int, Cents] = {}
        self.posted: dict[int, Cents] = {}
        self.dead: Cents = 0
        self.in_pots: dict[int, Cents] = {}
        self.returned: Uncalled | None = None
        self.actions: list[Action] = []
        self.streets: dict[str, Street] = {}
        self.last_raiser: int | None = None
        self.shown = _NOBODY
        self.pots: list[Won] = []
        self.betting: BettingRound | None = None
        self.is_chopped = False
        self._live: tuple[int, ...] = ()
        self._laid_for: tuple[int, ...] = ()
        self._limits: dict[tuple[Cents, Cents | None], Limits] = {}

    # -- paragraph 1: the players, the button and the blinds

    def take_seats(self) -> Procedure[None]:
        """Let players sit down and leave, then place the button and take antes and blinds."""
        felt, rules, seats = self.felt, self.rules, self.seats
        dead, small = rules.button_moves == "dead", rules.heads_up == "button_is_small_blind"
        felt.stacks = {seat: player.stack for seat, player in seats.players.items()}
        prompt = Seating(
            words.SEATS, self._offered(seats), None, "seat", seats, dead, small, rules.straddle, self._offered
        )
        answer = yield from ask(felt, lambda: prompt)
        assert isinstance(answer, Chosen)
        self.seats, self.dealt = between.placed(
            between.changed(seats, answer),
            dead_button=dead,
            button_is_small=small,
            straddle=rules.straddle,
        )
        felt.button = self.dealt.spots.button
        felt.stacks = {seat: player.stack for seat, player in self.seats.players.items()}
        for seat in self.dealt.order:
            felt.status[seat] = SeatStatus.IN
            self.start[seat] = felt.stacks[seat]
        for seat in felt.seats:
            if seat not in self.dealt.order:
                felt.said[seat] = words.not_dealt_in(self.seats.players.get(seat))
        self._live = self.dealt.order
        felt.returns = self.give_back
        self._post()

    def _offered(self, seats: Seats) -> Offered:
        return Offered(self.felt.seats, partial(self._seat_options, seats))

    def _seat_options(self, seats: Seats, seat: int) -> tuple[Option, ...]:
        rules = self.rules
        return between.options(
            seats.players.get(seat),
            first=seats.last is None,
            least=rules.least_buy_in,
            most=rules.most_buy_in,
            unit=rules.chip_unit,
            big_blind=self.stakes.big_blind,
            straddles=rules.straddle != "none" and len(seats.players) > 2,
        )

    def _post(self) -> None:
        """Take antes and blinds; a player who has less is all in."""
        stakes, dealt, bets = self.stakes, self.dealt, self.felt.bets
        self.in_pots = dict.fromkeys(dealt.order, 0)
        if stakes.ante:
            for seat in dealt.order:
                self.in_pots[seat] = bets[seat][POT] = self._take(seat, stakes.ante)
        if dealt.small is not None:
            self.posted[dealt.small] = self._take(dealt.small, stakes.small_blind)
        self.posted[dealt.spots.big] = self._take(dealt.spots.big, stakes.big_blind)
        for seat, (big, small) in dealt.posts.items():
            if big:
                self.posted[seat] = self._take(seat, stakes.big_blind)
            if small:
                bets[seat][DEAD] = self._take(seat, stakes.small_blind)
                self.dead += bets[seat][DEAD]
        if dealt.straddle is not None:
            self.posted[dealt.straddle] = self._take(dealt.straddle, 2 * stakes.big_blind)
        for seat, posted in self.posted.items():
            bets[seat][BET] = posted
        said = dict.fromkeys(dealt.posts, words.POSTED) | {dealt.spots.big: words.BIG_BLIND}
        if dealt.small is not None:
            said[dealt.small] = words.SMALL_BLIND
        if dealt.straddle is not None:
            said[dealt.straddle] = words.STRADDLE
        self.felt.said |= {seat: word for seat, word in said.items() if self.felt.status[seat] is SeatStatus.IN}

    def _take(self, seat: int, amount: Cents) -> Cents:
        stacks = self.felt.stacks
        taken = min(amount, stacks[seat])
        stacks[seat] -= taken
        if not stacks[seat]:
            self.felt.status[seat] = SeatStatus.ALL_IN
        return taken

    def give_back(self, seat: int) -> None:
        """Return all of a player's chips from the pots and from in front of the seat: the hand is void."""
        felt, chips = self.felt, self.in_pots.get(seat, 0)
        if self.betting is not None:
            chips += self.betting.give_back(seat)
        elif not self.streets:
            chips += self.posted.get(seat, 0)
        self.posted[seat] = self.in_pots[seat] = 0
        dead = felt.bets[seat].get(DEAD, 0)
        self.dead -= dead
        felt.stacks[seat] += chips + dead
        felt.bets[seat] = {}
        playing = tuple([other for other in self.live() if other != seat])
        if felt.pots and playing:
            self._lay_pots(playing)

    def _lay_pots(self, live: tuple[int, ...]) -> None:
        self.felt.pots = [
            Pot(pot_name(nth), amount, tuple(sorted(eligible)))
            for nth, (amount, eligible) in enumerate(lay_out_pots(self.in_pots, live, dead=self.dead))
        ]
        side_pots = self.felt.pots[1:]
        for seat in live if side_pots else ():
            if not any(seat in pot.eligible for pot in side_pots):
                self.felt.said[seat] = words.MAIN_POT_ONLY

    def waiting(self) -> tuple[int, ...]:
        """Return the seats that owe a blind and are not dealt in yet, from the button to the big blind."""
        players, order = self.seats.players, self.dealt.order
        return tuple(
            [seat for seat, player in players.items() if player.plays == "in" and player.owes and seat not in order]
        )

    def blinds_words(self) -> Guide:
        return words.blinds(self.dealt, self.waiting())

    def live(self) -> tuple[int, ...]:
        """Return the seats that are still in the hand. If all of them have forfeited, the last ones stay in."""
        status = self.felt.status
        for seat in self._live:
            if status[seat] not in _LIVE:
                break
        else:  # Usually, nobody has left since.
            return self._live
        live = tuple([seat for seat in self._live if status[seat] in _LIVE])
        if not live:
            for seat in self._live:
                status[seat] = SeatStatus.IN if self.felt.stacks[seat] else SeatStatus.ALL_IN
        else:
            self._live = live
        return self._live

    def burn_place(self) -> Place:
        return Place(Felt.BURN, 0, len(self.felt.cards.get((Felt.BURN, 0), ())))

    # -- paragraphs 2, 3 and 4: betting

    def _open(self, street: str) -> BettingRound:
        """Return the betting round of a street. Before the flop it starts left of the big blind, which is the bet.

        A straddle counts as the bet in its place, and not as a raise.
        """
        stakes, rules, live = self.stakes, self.rules, self.live()
        bounds = stakes.late if street in ("turn", "river") else stakes.early
        limits = self._limits.get(bounds) or self._limits_of(*bounds)
        if street != "preflop":
            return BettingRound(live, self.felt.stacks, limits)
        straddle = self.dealt.straddle
        level = stakes.big_blind if rules.short_blind_call == "full" else 0
        level = max(level, *self.posted.values())
        order = _after(live, self.dealt.order, self.dealt.spots.big if straddle is None else straddle)
        size = 0 if stakes.structure == "fixed" else stakes.big_blind if straddle is None else level
        return BettingRound(order, self.felt.stacks, limits, put_in=self.posted, level=level, size=size, bets=1)

    def _limits_of(self, least: Cents, most: Cents | None) -> Limits:
        rules = self.rules
        limits = self._limits[least, most] = Limits(
            least=least,
            most=most,
            raises=self.stakes.raises,
            unit=self.stakes.chip_unit,
            short_reopens=rules.short_allin_reopens == "yes",
            short_counts=rules.short_allin_counts == "yes",
            short_sets_least=rules.short_allin_min_raise == "last_any",
        )
        return limits

    def betting_round(self, street: str) -> Procedure[None]:
        """Let each player act in turn until all have called, folded or are all in; then bring the bets in."""
        felt, status, stacks, betting = self.felt, self.felt.status, self.felt.stacks, self._open(street)
        first, before, put_in = betting.actor, len(self.actions), betting.put_in
        self.betting = betting
        self.last_raiser = None
        raises, unit, straddled = self.stakes.raises, self.stakes.chip_unit, self.dealt.straddle is not None
        is_chop_street = self.rules.chop_blinds != "no" and street == "preflop"

        def next_turn() -> Prompt | None:
            if felt.forfeits:
                for seat in self.dealt.order:
                    if status[seat] in (SeatStatus.FORFEITED, SeatStatus.VOID):
                        betting.leave(seat)
            actor = betting.actor
            if actor is None:
                return None
            legal = betting.legal()
            return turn(
                words.turn(street, actor, legal.closed, legal.call, raises, betting.bets, straddled),
                actor,
                legal,
                level=betting.level,
                before=put_in[actor],
                stack=stacks[actor],
                unit=unit,
                chops=is_chop_street and self._may_chop(actor, betting),
                checkers=() if legal.call else betting.checkers(),
            )

        while betting.actor is not None:
            answer = yield from ask(felt, next_turn)
            if answer is None:
                break
            assert isinstance(answer, Chosen)
            ((seat, (option, amount)),) = answer.choices.items()
            self._act(street, betting, seat, option, amount)
            if self.is_chopped:
                break
        self.streets[street] = Street(first, betting.bets, len(self.actions) - before)
        if self.is_chopped:
            yield from self._chop(betting)
        else:
            yield from self._bring_in(street, betting)

    def _may_chop(self, actor: int, betting: BettingRound) -> bool:
        """Return whether the blinds may chop: all other players have folded, and no other chips are in the pot."""
        dealt = self.dealt
        if actor != dealt.small or len(dealt.order) < 3:
            return False
        blinds = {dealt.small, dealt.spots.big}
        others = self.dead + sum(self.in_pots.values())
        others += sum([cents for seat, cents in betting.put_in.items() if seat not in blinds])
        return set(self.live()) == blinds and not others and betting.put_in == {**betting.put_in, **self.posted}

    def _chop(self, betting: BettingRound) -> Procedure[None]:
        """Return the blinds to both players. The hand is over, and the house takes no drop."""
        felt, small = self.felt, self.dealt.small
        assert small is not None, "the small blind has agreed"
        blinds = tuple([(seat, betting.put_in[seat]) for seat in (small, self.dealt.spots.big)])
        yield from confirm(words.chopped(blinds), felt)
        self.betting = None
        for seat, cents in blinds:
            felt.said.pop(seat, None)
            felt.stacks[seat] += cents
            felt.status[seat] = SeatStatus.IN
            felt.bets[seat] = {}
        felt.came_to = {seat: felt.stacks[seat] - self.start[seat] for seat in self.dealt.order}

    def _act(self, street: str, betting: BettingRound, seat: int, option: str, amount: Cents | None) -> None:
        if option == FOLD:
            betting.fold()
            self.felt.status[seat] = SeatStatus.FOLDED
            self.felt.said.pop(seat, None)
            self.actions.append(Action(street, seat, FOLD, 0, 0, False))
            return
        if option == CHOP:
            self.is_chopped = True
            self.actions.append(Action(street, seat, CHOP, 0, 0, False))
            return
        if option in (CHECK, CALL):
            added = betting.call()
        else:
            if option == ALL_IN:
                option = RAISE if betting.level else BET
                amount = betting.put_in[seat] + betting.stacks[seat]
            elif amount is None:
                amount = betting.legal().least
            assert amount is not None, "a bet has an amount"
            added = betting.raise_to(amount)
            self.last_raiser = seat
        total = betting.put_in[seat]
        all_in = not betting.stacks[seat]
        if all_in:
            self.felt.status[seat] = SeatStatus.ALL_IN
            self.felt.said.pop(seat, None)
        else:
            self.felt.said[seat] = words.ACTED[option]
        self.felt.bets[seat][BET] = total
        self.actions.append(Action(street, seat, option, total, added, all_in))

    def _bring_in(self, street: str, betting: BettingRound) -> Procedure[None]:
        """Return the uncalled bet, and lay out main pot and side pots, each to the right of the last (paragraph 4)."""
        in_pots, bets = self.in_pots, self.felt.bets
        put_in = {seat: amount for seat, amount in betting.put_in.items() if amount}
        for seat, amount in put_in.items():
            in_pots[seat] += amount
        self.betting = None
        excess = uncalled_part(put_in)
        if excess is not None and street == "preflop" and self.rules.uncalled_blind == "in_pot":
            seat, amount = excess
            excess = Uncalled(seat, min(amount, put_in[seat] - self.posted.get(seat, 0)))
        if excess is not None and excess.amount:
            yield from self._return(excess, street)
        for seat in betting.live:
            if self.felt.said.get(seat) is not words.MAIN_POT_ONLY:
                self.felt.said.pop(seat, None)
        for seat in put_in:
            if self.felt.status[seat] is not SeatStatus.VOID:
                del bets[seat][BET]
                bets[seat][POT] = in_pots[seat]
        live = self.live()
        if not put_in and self._laid_for == live:
            return
        self._laid_for = live
        self._lay_pots(live)

    def _return(self, excess: Uncalled, step: str) -> Procedure[None]:
        """Return an uncalled bet to its player. If the hand is forfeited, the bet stays in the pot.

        A player who folded may have an uncalled bet too: a posted blind larger than a short big blind. The house's
        ruling on uncalled blinds decides whether it is returned.
        """
        seat, amount = excess
        preflop = len(self.streets) == 1
        is_blind = preflop and amount > self.in_pots[seat] - self.posted.get(seat, 0)

        def give_back() -> Prompt | None:
            posted = self.rules.uncalled_blind == "returned" and self.felt.status[seat] is SeatStatus.FOLDED
            is_returned = posted or seat in self.live()
            guide = words.uncalled(step, seat, amount, is_blind=is_blind)
            return Confirm(guide) if is_returned else None

        if (yield from ask(self.felt, give_back)) is None:
            return
        before = self.returned.amount if self.returned is not None and self.returned.seat == seat else 0
        self.returned = Uncalled(seat, before + amount)
        self.in_pots[seat] -= amount
        self.felt.stacks[seat] += amount
        if self.felt.status[seat] is SeatStatus.ALL_IN:
            self.felt.status[seat] = SeatStatus.IN

    # -- paragraphs 2 and 3: the showdown

    def showdown(self) -> Procedure[None]:
        """Have all players turn over their cards, starting with the seat that the house's ruling names."""
        live = self.live()
        bettor = self.last_raiser if self.rules.show_first == "last_bettor" else None
        first = bettor if bettor is not None and bettor in live else live[0]
        yield from confirm(words.showdown(first, self.rules.show_first), self.felt, shows=True)
        yield from self._decide(first)

    def _decide(self, first: int) -> Procedure[None]:
        """Find the winners among the live hands. A dead hand wins nothing.

        If no hand was read, the dealer names the winner of each pot. If some hands were read, ask for the cards of the
        others. If one hand is left, it wins without a comparison.
        """
        felt = self.felt
        while len(live := self.live()) > 1 and live != self.shown.seats:
            at = live.index(first) if first in live else 0
            order = live[at:] + live[:at]
            read = [seat for seat in order if all(slot.card is not None for slot in felt.cards[Felt.HOLE, seat])]
            named = len(read) < len(order) and self.rules.unread_hands == "named"
            named = named and (self.names_though_read or not read)
            turned = read if named else order
            yield from turn_up(words.SHOW, felt, [Place(Felt.HOLE, seat, nth) for seat in turned for nth in range(2)])
            if named:
                winners = yield from self._named(live)
                if winners is not None:
                    self.shown = Showdown(live, named=winners)
            elif shown := self._shown(order):
                self._show(tuple([seat for seat in live if seat in shown]), shown)

    def _show(self, live: tuple[int, ...], shown: tuple[int, ...]) -> None:
        """Compare the shown hands and keep the result. If one hand is left, it wins without a comparison."""
        self._live = live
        if len(live) > 1:
            board = self.felt.row(BOARD)
            hands = {seat: best(self.felt.row(Felt.HOLE, seat) + board) for seat in shown}
            self.shown = Showdown(live, hands, best(board).rank)
            self.felt.shown = {seat: hand.words for seat, hand in hands.items()}

    def _shown(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([seat for seat in seats if all(slot.up for slot in self.felt.cards[Felt.HOLE, seat])])

    def _named(self, live: tuple[int, ...]) -> Procedure[dict[int, tuple[int, ...]] | None]:
        """Ask the dealer for the winners of each contested pot. Return None if one of `live` forfeits meanwhile."""
        pots = enumerate(lay_out_pots(self.in_pots, live, dead=self.dead))
        asked = [(nth, layer.eligible) for nth, layer in pots if len(layer.eligible) > 1]
        while_live = partial(self._while_live, live)
        board = self.felt.row(BOARD)
        ranks = {seat: best(self.felt.row(Felt.HOLE, seat) + board).rank for seat in self._shown(live)}
        return (yield from name_winners(self.felt, asked, ranks, while_live))

    def _while_live(self, live: tuple[int, ...], prompt: Prompt) -> Prompt | None:
        return prompt if self.live() == live else None

    # -- paragraph 3 and Cap: who wins what, and the rake

    def award(self) -> Procedure[None]:
        """Take the rake, then push each pot to its winners: the last side pot first, the main pot last.

        If a hand is ruled dead meanwhile, it wins nothing: find the winners and lay out the pots again.
        """
        felt, dropped = self.felt, Drop(0, 0)
        while True:
            yield from self._return_uncalled()
            live = self.live()
            while_live = partial(self._while_live, live)
            if self.shown.seats:
                yield from self._decide(live[0])
                if self.live() != live:
                    continue
            drop = self._work_out(live)
            if drop != dropped:
                asked = Confirm(self._drop_words(drop), moves=(Transfer(HOUSE, DROP, sum(drop)),))
                if (yield from ask(felt, partial(while_live, asked))) is None:
                    continue
            dropped = drop
            items = tuple([item(nth, self.pots[nth], seat, self.shown) for nth, seat in self._pushes()])
            guide = words.AWARD if len(self.pots) > 1 else words.AWARD_ONE
            if (yield from ask(felt, partial(while_live, Settle(guide, items)))) is not None:
                break
        for value in items:
            felt.results[value.seat] = value
            felt.stacks[value.seat] += value.pay
        felt.pots = []
        felt.came_to = {seat: felt.stacks[seat] - self.start[seat] for seat in self.dealt.order}

    def _return_uncalled(self) -> Procedure[None]:
        """Return the part of a bet that nobody has called any more, because the hand that called it is void."""
        excess = uncalled_part(self.in_pots) if SeatStatus.VOID in self.felt.status.values() else None
        if excess is None:
            return
        seat, amount = excess
        if self.rules.uncalled_blind == "in_pot":
            amount = min(amount, self.in_pots[seat] - self.posted.get(seat, 0))
        if amount:
            yield from self._return(Uncalled(seat, amount), words.AWARD.step)
            self.felt.bets[seat][POT] = self.in_pots[seat]

    def _drop_words(self, drop: Drop) -> Guide:
        least = least_rake(self.stakes, flop=(BOARD, 0) in self.felt.cards)
        return words.drop(*drop, cap=self.stakes.rake_cap, least=least)

    def _work_out(self, live: tuple[int, ...]) -> Drop:
        """Lay out the pots for the live hands, find each pot's winners, and return the drop of all pots."""
        felt, stakes, rules = self.felt, self.stakes, self.rules
        layers = lay_out_pots(self.in_pots, live, dead=self.dead)
        taken = drops(layers, stakes, rules, flop=(BOARD, 0) in felt.cards)
        self.pots = [
            Won.of(
                layer, drop, winners_of(nth, layer, self.shown), unit=stakes.chip_unit, odd=rules.odd_chip
            )
            for nth, (layer, drop) in enumerate(zip(layers, taken, strict=True))
        ]  # fmt: skip
        felt.pots = [
            Pot(pot_name(nth), layer.amount, tuple(sorted(layer.eligible))) for nth, layer in enumerate(layers)
        ]
        return Drop(sum([drop.rake for drop in taken]), sum([drop.promotion for drop in taken]))

    def _pushes(self) -> list[tuple[int, int]]:
        return [(nth, seat) for nth in reversed(range(len(self.pots))) for seat in self.pots[nth].winners]

    def settlement(self) -> Settlement:
        """Return the chips that each player put in and took back. The table keeps the drop."""
        kept = sum([pot.rake + pot.promotion for pot in self.pots])
        stacks = {seat: self.felt.stacks[seat] for seat in sorted(self.dealt.order)}
        wagers = settled(self.start, stacks, won_by(stacks, self.pots))
        for wager in wagers:
            self.felt.settled[wager.seat][POT] = wager
        played = Played(
            self.stakes,
            self.dealt,
            self.start,
            tuple(self.actions),
            self.streets,
            self.returned,
            self.shown,
            tuple(self.pots),
            self.live(),
        )
        self.felt.returns = nothing_returned
        return Settlement(
            wagers, {"played": played, "seats": self.seats, "stacks": stacks, "gone": sorted(self.felt.gone)}, kept
        )


def _after(live: tuple[int, ...], order: tuple[int, ...], seat: int) -> tuple[int, ...]:
    at = order.index(seat) + 1
    return tuple([seat for seat in order[at:] + order[:at] if seat in live])
