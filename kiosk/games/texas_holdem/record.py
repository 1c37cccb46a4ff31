"""Texas Hold'em hands as records: the stacks, cards, actions, and payouts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, Literal

from pydantic import Field

from kiosk.core.errors import Refused
from kiosk.core.hands import Hand
from kiosk.core.text import counted
from kiosk.games.texas_holdem import procedure as th
from kiosk.games.texas_holdem import seats as between
from kiosk.games.texas_holdem.naming import WINS, Winners
from kiosk.games.texas_holdem.played import Action, Played
from kiosk.games.texas_holdem.pots import Won, won_by
from kiosk.games.texas_holdem.rules import Stakes, TexasHoldemRules
from kiosk.games.texas_holdem.seats import SeatedPlayer, Seating, Seats, Spots
from kiosk.games.texas_holdem.turn import ALL_IN, BET, CALL, CHECK, CHOP, FOLD, Turn
from kiosk.games.texas_holdem.words import BOARD, STREETS
from kiosk.procedure import (
    Answer,
    Cards,
    Choice,
    Chosen,
    Dealt,
    Done,
    Felt,
    Forfeited,
    Opening,
    Prompt,
    RecordedHand,
    RecordFormat,
    RecordInput,
    Settle,
    Settlement,
    forfeited,
    pot_key,
    read_cards,
    refuse_twice,
)

_DONE = Done()
_NO_CHANGE = Chosen({})
_UNREAD = Dealt((None,))


class _TableInput(RecordInput):
    small_blind: int = Field(ge=1)
    big_blind: int = Field(ge=1)
    min_bet: int = Field(ge=1)
    max_bet: int | None = Field(ge=1)
    max_raises: int | None = Field(ge=1)
    chip_unit: int = Field(ge=1)
    structure: Literal["fixed", "no_limit", "spread"] | None = None
    small_bet: int | None = Field(default=None, ge=1)
    big_bet: int | None = Field(default=None, ge=1)
    ante: int = Field(default=0, ge=0)


class _RakeInput(RecordInput):
    rate_bp: int = Field(ge=0, le=10_000)
    cap: int | None = Field(ge=0)
    round_down_to: int = Field(ge=1)
    no_flop_no_drop: bool
    least: int = Field(default=0, ge=0)
    promotion: int = Field(default=0, ge=0)
    least_over_promotion: int = Field(default=0, ge=0)
    least_without_flop: bool = False


class _HoldemSeat(RecordInput):
    seat: int = Field(ge=1, le=10)
    stack: int = Field(ge=1)
    hole: list[str] | None = Field(min_length=2, max_length=2)


class _HoldemAction(RecordInput):
    street: Literal["preflop", "flop", "turn", "river"]
    seat: int
    action: Literal["fold", "check", "call", "bet", "raise", "chop"]
    to: int | None = Field(default=None, ge=0)
    adds: int | None = Field(default=None, ge=0)
    all_in: bool | None = None


class _Blinds(RecordInput):
    """Blinds that are not simply left of the button: the dead seats, the blinds that were owed, and a straddle."""

    small: int = Field(ge=1, le=10)
    big: int = Field(ge=1, le=10)
    posts: dict[str, list[bool]] = Field(default_factory=dict)
    straddle: int | None = Field(default=None, ge=1, le=10)


class _HoldemInput(RecordInput):
    table: _TableInput
    rake: _RakeInput
    button: int = Field(ge=1, le=10)
    seats: list[_HoldemSeat] = Field(min_length=2, max_length=10)
    board: list[str] = Field(max_length=5)
    actions: list[_HoldemAction]
    blinds: _Blinds | None = None
    winners: dict[str, list[int]] = Field(default_factory=dict)
    forfeits: list[Forfeited] = Field(default_factory=list)


class TexasHoldemRecord:
    """Read and write the `holdem` form of hand records."""

    def read(self, data: Mapping[str, Any], rules: TexasHoldemRules) -> tuple[Opening, _HoldemScript]:
        hand = _HoldemInput.read(data)
        players = {seat.seat: SeatedPlayer(seat.stack) for seat in sorted(hand.seats, key=lambda seat: seat.seat)}
        if len(players) < len(hand.seats):
            raise Refused("seat", "List each seat once; correct the record.")
        state = {
            "stakes": _stakes(hand),
            th.STATE: Seats(players, now=_dealt_in(hand, tuple(players), rules)),
            th.NAMED: _named(hand),
        }
        return Opening(0, tuple(players), 0, state=state), _HoldemScript(hand)

    def write(
        self, rules: TexasHoldemRules, opening: Opening, felt: Felt, settlement: Settlement
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        played: Played = settlement.facts["played"]
        return _written(played, felt, rules), _result(played, felt)

    def result(self, rules: TexasHoldemRules, opening: Opening, felt: Felt, settlement: Settlement) -> dict[str, Any]:
        played: Played = settlement.facts["played"]
        _refuse_other_winners(opening.state.get(th.NAMED, {}), played)
        return _result(played, felt)


# --------------------------------------------------------------------------------------------------------- reading


def _named(hand: _HoldemInput) -> dict[str, list[int]]:
    """Return the winners that a record names, by pot. Raise Refused if one has no seat in the hand."""
    seats = {seat.seat for seat in hand.seats}
    for pot, winners in hand.winners.items():
        if not winners or len(set(winners)) < len(winners) or not seats.issuperset(winners):
            raise Refused(
                "winners", "Name the seats that win the pot {pot}, each once; correct the record.", pot=pot[:20]
            )
    return hand.winners


def _refuse_other_winners(named: Mapping[str, list[int]], played: Played) -> None:
    """Raise Refused unless the winners that a record names are those who won."""
    pots = {pot_key(nth): pot for nth, pot in enumerate(played.pots)}
    for key, winners in named.items():
        if key not in pots:
            raise Refused(
                "winners",
                "There is no pot {pot}: choose from {pots}; correct the record.",
                pot=key[:20],
                pots=", ".join(pots),
            )
        if set(winners) != set(pots[key].winners):
            raise Refused(
                "winners",
                "The cards contradict the winners of the pot {pot}: seat {winners} wins it; correct the record.",
                pot=key,
                winners=", ".join(map(str, sorted(pots[key].winners))),
            )


def _stakes(hand: _HoldemInput) -> Stakes:
    """Return the figures of a record. Without a structure, `min_bet` and `max_bet` bound a bet."""
    table, rake = hand.table, hand.rake
    if table.small_blind > table.big_blind or (table.max_bet is not None and table.max_bet < table.min_bet):
        raise Refused("table", "The small blind is at most the big one, min_bet at most max_bet; correct the record.")
    _refuse_other_bets(table)
    early: tuple[int, int | None] = (table.min_bet, None if table.structure == "no_limit" else table.max_bet)
    late = early
    if table.structure == "fixed":
        if table.small_bet is None or table.big_bet is None:
            raise Refused("table", "A fixed limit needs small_bet and big_bet; correct the record.")
        early, late = (table.small_bet, table.small_bet), (table.big_bet, table.big_bet)
    return Stakes(
        small_blind=table.small_blind,
        big_blind=table.big_blind,
        ante=table.ante,
        structure=table.structure or ("spread" if table.max_bet else "no_limit"),
        early=early,
        late=late,
        raises=table.max_raises,
        chip_unit=table.chip_unit,
        rake_bp=rake.rate_bp,
        rake_cap=rake.cap,
        rake_round_down_to=rake.round_down_to,
        no_flop_no_drop=rake.no_flop_no_drop,
        rake_least=rake.least,
        promotion=rake.promotion,
        rake_least_over_promotion=rake.least_over_promotion,
        rake_least_without_flop=rake.least_without_flop,
    )


def _refuse_other_bets(table: _TableInput) -> None:
    """Raise Refused where figures are there that the structure of the betting does not use."""
    if table.structure != "fixed" and not (table.small_bet is None and table.big_bet is None):
        raise Refused("table", "Only a fixed limit has small_bet and big_bet; correct the record.")
    if table.structure == "fixed" and (table.max_bet is not None or table.small_bet not in (None, table.min_bet)):
        raise Refused("table", "A fixed limit has no max_bet, and its min_bet is the small_bet; correct the record.")
    if table.structure == "no_limit" and table.max_bet is not None:
        raise Refused("table", "A no-limit game has no max_bet; correct the record.")
    if table.structure == "spread" and table.max_bet is None:
        raise Refused("table", "A spread limit needs a max_bet; correct the record.")


def _dealt_in(hand: _HoldemInput, seats: tuple[int, ...], rules: TexasHoldemRules) -> between.DealtIn:
    """Return the players dealt in, with positions: blinds are left of the button, unless the record differs."""
    blinds = hand.blinds
    if blinds is None:
        if hand.button not in seats:
            raise Refused(
                "button", "Seat {button} has the button but no player; correct the record.", button=hand.button
            )
        return _left_of_button(seats, hand.button, rules.heads_up == "button_is_small_blind")
    if blinds.small == blinds.big:
        raise Refused(
            "button", "Seat {seat} has both blinds: they are at two seats; correct the record.", seat=blinds.big
        )
    if any(
        not (seat.isascii() and seat.isdecimal() and str(int(seat)) == seat) or len(owed) != 2
        for seat, owed in blinds.posts.items()
    ):
        raise Refused("record", "blinds.posts: a seat, and whether it posts big and small; correct the record.")
    posts = {int(seat): (big, small) for seat, (big, small) in blinds.posts.items()}
    if blinds.big not in seats or not set(posts) <= set(seats) - {blinds.big}:
        raise Refused("button", "Every player who posts a blind must have a seat; correct the record.")
    if not all(any(owed) for owed in posts.values()) or posts.get(blinds.small, (True, True)) != (True, True):
        raise Refused(
            "button",
            "List only players who post a blind, and the small blind only if it posts both; correct the record.",
        )
    dealt = between.dealt_in(seats, Spots(hand.button, blinds.small, blinds.big), posts)
    return dealt._replace(straddle=between.straddler(blinds.straddle, dealt, rules.straddle))


@lru_cache(maxsize=512)
def _left_of_button(seats: tuple[int, ...], button: int, button_is_small: bool) -> between.DealtIn:
    return between.dealt_in(seats, between.moved(seats, button, button_is_small=button_is_small))


class _HoldemScript(RecordedHand):
    """A recorded hand that answers the prompts of the procedure."""

    def __init__(self, hand: _HoldemInput) -> None:
        super().__init__(hand.forfeits)
        self.hand = hand
        self.holes = {seat.seat: read_cards(seat.hole) if seat.hole else (None, None) for seat in hand.seats}
        self.board = read_cards(hand.board)
        refuse_twice(self.board, *self.holes.values())
        self.done = 0
        self.dealt = 0
        self.asked_again: int | None = None

    def say(self, prompt: Prompt) -> Answer:
        kind = type(prompt)
        if kind is Turn:
            assert isinstance(prompt, Turn)
            return self._act(prompt)
        if kind is Cards:
            assert isinstance(prompt, Cards)
            return self._deal(prompt)
        if kind is Seating:
            return _NO_CHANGE
        if kind is Winners:
            assert isinstance(prompt, Winners)
            return self._name(prompt)
        if kind is Settle:
            if self.asked_again is not None and self.asked_again == self.forfeits_left:
                raise _unnamed()
            self.asked_again = None
        return _DONE

    def _deal(self, prompt: Cards) -> Dealt:
        spot = prompt.places[0].spot
        if spot == Felt.BURN:
            return _UNREAD
        if spot == Felt.HOLE:
            holes = self.holes
            cards = tuple([holes[place.seat][place.nth] for place in prompt.left])
            if prompt.turning and None in cards:
                raise Refused("unread", "A hand at showdown must be known; correct the record.")
            return Dealt(cards)
        first, last = prompt.left[0].nth, prompt.left[-1].nth
        if last >= len(self.board):
            raise Refused(
                "board_count",
                counted(
                    "The board has %n card, too few for this hand; correct the record.",
                    "The board has %n cards, too few for this hand; correct the record.",
                    n=len(self.board),
                ),
            )
        self.dealt = last + 1
        return Dealt(self.board[first : last + 1])

    def _act(self, prompt: Turn) -> Chosen:
        """Return the next action. Its amounts must be the chips that it puts in."""
        if self.done == len(self.hand.actions):
            seat = prompt.actor
            raise Refused("incomplete", "The record ends while seat {seat} is to act; correct the record.", seat=seat)
        action = self.hand.actions[self.done]
        self.done += 1
        seat, option, to = action.seat, action.action, action.to
        if action.street != prompt.guide.step:
            raise Refused(
                "out_of_turn",
                "Seat {seat} acts on the {street} too early or late; correct the record.",
                seat=seat,
                street=action.street,
            )
        if seat != prompt.actor:
            return _chosen(seat, option)
        if option in (FOLD, CHECK, CHOP):
            is_legal = option == FOLD or (prompt.chops if option == CHOP else not prompt.legal.call)
            if is_legal and (action.adds or to not in (None, prompt.before) or action.all_in):
                raise Refused(
                    "amount",
                    "Seat {seat} puts no chips in with a {action}; correct the record.",
                    seat=seat,
                    action=option,
                )
            return _chosen(seat, option)
        legal = prompt.legal
        left = None if to is None else prompt.before + prompt.stack - to
        if action.all_in and left is not None and left > 0:
            raise Refused("amount", "Seat {seat} has chips left and is not all in; correct the record.", seat=seat)
        if action.all_in is False and left == 0:
            raise Refused("amount", "Seat {seat} has no chips left and is all in; correct the record.", seat=seat)
        if option == CALL:
            if to != prompt.before + legal.call or action.adds != legal.call:
                raise Refused("amount", "Seat {seat}: the call does not match the bet; correct the record.", seat=seat)
            return _chosen(seat, option)
        if to is None or action.adds != to - prompt.before:
            raise Refused("amount", "Seat {seat}: “to” and “adds” do not match; correct the record.", seat=seat)
        if to == legal.all_in and (option == BET) == (prompt.level == 0):
            return _chosen(seat, ALL_IN)
        return Chosen({seat: Choice(option, to)})

    def _name(self, prompt: Winners) -> Chosen:
        named = self.hand.winners.get(prompt.pot)
        if named and not prompt.may_win.issuperset(named):
            if self.forfeits_left:  # After a later forfeit, the pots are laid out and asked again.
                self.asked_again = self.forfeits_left
                gives_up = next((seat for seat in self.forfeiting if seat in prompt.may_win), min(prompt.may_win))
                return Chosen({gives_up: Choice(WINS)})
            raise Refused(
                "winners",
                "The cards contradict the winners of the pot {pot}: seat {winners} may win it. Correct it.",
                pot=prompt.pot,
                winners=", ".join(map(str, sorted(prompt.may_win))),
            )
        if not named:
            if not self.forfeits_left:
                raise _unnamed()
            self.asked_again = self.forfeits_left  # After a forfeit, the winners are asked again, or are known.
            named = list(prompt.seats[:1])
        return Chosen({seat: Choice(WINS) for seat in named})

    def finish(self) -> None:
        super().finish()
        if len(self.board) > self.dealt:
            raise Refused(
                "board_count",
                counted(
                    "The board has %n card, this hand {dealt}; correct the record.",
                    "The board has %n cards, this hand {dealt}; correct the record.",
                    n=len(self.board),
                    dealt=self.dealt,
                ),
            )
        if self.done < len(self.hand.actions):
            seat = self.hand.actions[self.done].seat
            raise Refused("out_of_turn", "Seat {seat} acts when nobody is to act; correct the record.", seat=seat)


@lru_cache(maxsize=64)
def _chosen(seat: int, option: str) -> Chosen:
    return Chosen({seat: Choice(option)})


def _unnamed() -> Refused:
    return Refused("unread", "A hand at showdown must be known, or its winners named; correct the record.")


# --------------------------------------------------------------------------------------------------------- writing


def _written(played: Played, felt: Felt, rules: TexasHoldemRules) -> dict[str, Any]:
    stakes, dealt = played.stakes, played.dealt
    seats = sorted(dealt.order)
    fixed = stakes.structure == "fixed"
    table: dict[str, Any] = {
        "small_blind": stakes.small_blind,
        "big_blind": stakes.big_blind,
        "min_bet": stakes.early[0],
        "max_bet": None if fixed else stakes.early[1],
        "max_raises": stakes.raises,
        "chip_unit": stakes.chip_unit,
        "structure": stakes.structure,
    }
    if fixed:
        table |= {"small_bet": stakes.early[0], "big_bet": stakes.late[0]}
    if stakes.ante:
        table["ante"] = stakes.ante
    given: dict[str, Any] = {
        "table": table,
        "rake": _rake(stakes),
        "button": dealt.spots.button,
        "seats": [{"seat": seat, "stack": played.start[seat], "hole": _hole(felt, seat)} for seat in seats],
        "board": [card.text for card in felt.row(BOARD)],
        "actions": [_action(action) for action in played.actions],
    }
    if dealt.posts or dealt.straddle is not None or not _plain(dealt, seats, rules):
        posts = {str(seat): list(owed) for seat, owed in dealt.posts.items()}
        straddle = {} if dealt.straddle is None else {"straddle": dealt.straddle}
        given["blinds"] = {"small": dealt.spots.small, "big": dealt.spots.big, "posts": posts, **straddle}
    if played.showdown.named:
        won = dict(enumerate(played.pots))  # A named hand may have been ruled dead since.
        given["winners"] = {pot_key(nth): sorted(won[nth].winners) for nth in played.showdown.named if nth in won}
    return given | forfeited(felt)


def _rake(stakes: Stakes) -> dict[str, Any]:
    """Return the figures of the rake; those of a least rake and a promotion where the house has them."""
    rake = {
        "rate_bp": stakes.rake_bp,
        "cap": stakes.rake_cap,
        "round_down_to": stakes.rake_round_down_to,
        "no_flop_no_drop": stakes.no_flop_no_drop,
    }
    house = {
        "least": stakes.rake_least,
        "promotion": stakes.promotion,
        "least_over_promotion": stakes.rake_least_over_promotion,
        "least_without_flop": stakes.rake_least_without_flop,
    }
    return rake | {key: value for key, value in house.items() if value}


def _plain(dealt: between.DealtIn, seats: list[int], rules: TexasHoldemRules) -> bool:
    """Return whether button and blinds are simply where the players are, no dead seat among them."""
    button = dealt.spots.button
    small = rules.heads_up == "button_is_small_blind"
    return button in seats and between.moved(seats, button, button_is_small=small) == dealt.spots


def _hole(felt: Felt, seat: int) -> list[str] | None:
    cards = [slot.card.text for slot in felt.cards.get((Felt.HOLE, seat), ()) if slot.card is not None]
    return cards if len(cards) == 2 else None


def _action(value: Action) -> dict[str, Any]:
    street, seat, action, to, adds, all_in = value
    if action in (FOLD, CHECK, CHOP):
        return {"street": street, "seat": seat, "action": action}
    given: dict[str, Any] = {"street": street, "seat": seat, "action": action, "to": to, "adds": adds}
    if all_in:
        given["all_in"] = True
    return given


def _result(played: Played, felt: Felt) -> dict[str, Any]:
    dealt, pots, returned, shown = played.dealt, played.pots, played.uncalled, played.showdown
    return {
        "small_blind_seat": dealt.small,
        "big_blind_seat": dealt.spots.big,
        "streets": {
            street: {"first_to_act": betting.first, "bets_and_raises": betting.bets, "actions": betting.actions}
            for street, betting in played.streets.items()
        },
        "ended_on": "showdown" if shown.seats else STREETS[len(played.streets) - 1],
        "showdown": bool(shown.seats),
        "hands": {str(seat): _made(shown.hands[seat], shown.plays_board(seat)) for seat in sorted(shown.hands)},
        "uncalled": {"seat": returned.seat, "amount": returned.amount} if returned else None,
        "pots": [_pot(nth, pot) for nth, pot in enumerate(pots)],
        "pot_total": sum([pot.amount for pot in pots]),
        "rake": sum([pot.rake for pot in pots]),
        **_promotion(sum([pot.promotion for pot in pots])),
        "players": _players(played, felt),
    }


def _promotion(amount: int) -> dict[str, int]:
    return {"promotion": amount} if amount else {}


def _players(played: Played, felt: Felt) -> list[dict[str, Any]]:
    stacks, start, live, returned = felt.stacks, played.start, played.live, played.uncalled
    won = won_by(start, played.pots)
    players = []
    for seat in sorted(played.dealt.order):
        back = returned.amount if returned and returned.seat == seat else 0
        players.append(
            {
                "seat": seat,
                "start": start[seat],
                "contributed": start[seat] + won[seat] + back - stacks[seat],
                "uncalled_returned": back,
                "won": won[seat],
                "final": stacks[seat],
                "net": stacks[seat] - start[seat],
                "folded": seat not in live,
            }
        )
    return players


def _made(made: Hand, plays_board: bool) -> dict[str, Any]:
    return {
        "category": made.category.key,
        "rank": list(made.rank),
        "cards": [card.text for card in made.cards],
        "plays_board": plays_board,
    }


def _pot(nth: int, pot: Won) -> dict[str, Any]:
    return {
        "name": pot_key(nth),
        "amount": pot.amount,
        "rake": pot.rake,
        **_promotion(pot.promotion),
        "eligible": sorted(pot.eligible),
        "winners": sorted(pot.winners),
        "paid": {str(seat): pot.paid[seat] for seat in sorted(pot.paid)},
        "odd_chips_to": list(pot.odd_to),
    }


RECORD: Final[RecordFormat[TexasHoldemRules]] = TexasHoldemRecord()
