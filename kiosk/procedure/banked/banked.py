"""Games against the house: wagers that the dealer takes, pays, or pushes by the dealt cards.

A game declares its wagers. A `Wager` declares the spots of its chips, the step and clause of its settlement, the cards
of its hand and its pay table, the hands for which the floor is called, and whether it stays in action when its player
gives up. One that is `Against` the dealer goes to the better hand. A `Bank` settles the declared wagers, right to left,
one kind at a time; the hand record (`record.py`) and the drill (`kiosk/drills/banked.py`) are made from the same
declaration.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache, partial
from itertools import chain
from typing import Any, Final, Generic, TypeVar

from kiosk.core.cards import Card
from kiosk.core.compare import distinguished, told_apart
from kiosk.core.hands import Hand, lowest_hand
from kiosk.core.money import Cents
from kiosk.core.text import EMPTY, Sentence, Text, Worded, listed, sentence, text
from kiosk.core.value import value
from kiosk.procedure.banked.limits import BankedRules, shared
from kiosk.procedure.banked.made import Made, Makes, by_five
from kiosk.procedure.game.game import Opening
from kiosk.procedure.money.jackpot import shares
from kiosk.procedure.money.paytable import Line, PayTable
from kiosk.procedure.money.settlement import Does, Item, Outcome, PayTerms, Settled, Settlement, Share
from kiosk.procedure.prompts.answers import Choice
from kiosk.procedure.prompts.felt import Felt, SeatStatus, no_cards_kept, nothing_lost, nothing_returned
from kiosk.procedure.prompts.offered import Guide, Option, Spot
from kiosk.procedure.prompts.prompt import Procedure
from kiosk.procedure.prompts.steps import Due, choices, seat_by_seat, settle_in_turn, turn, wagers

FOLD: Final = "fold"
FOLDED: Final = "folded"
FORFEITED: Final = "forfeited"

R = TypeVar("R", bound=BankedRules)


# ------------------------------------------------------------------------------------------------------- wagers

_DEALER: Final = -1  # The key of the dealer's hand among seats.
NO_TABLE: Final = PayTable(lines=())


@value
class Verdict:
    """The decision on a wager: the recorded key, the `line` that pays or pushes it (None: it loses), as is `said`.

    `called` are the cards that the floor must see first.
    """

    key: str
    line: Line | None
    said: Text | Worded
    called: tuple[Card, ...] | None = None


@value
class _BelowTable:
    """The reason that a hand loses which no line of a pay table pays, such as "below a pair of 6’s"."""

    table: PayTable

    @property
    def words(self) -> Text:
        lowest = min(self.table.lines, key=_worth)
        named = lowest_hand(lowest.line)
        return BELOW_HAND.fill(hand=named) if named else BELOW.fill(line=lowest.words)


@value
class AboutHand:
    """The parts of a sentence about a hand, such as "{hand} ties the dealer’s hand"."""

    sentence: Text
    hand: Hand

    @property
    def words(self) -> Text:
        return self.sentence.fill(hand=self.hand.words)


def _never(*_: object) -> bool:
    return False


@dataclass(frozen=True, kw_only=True)
class Wager(Generic[R]):
    """A wager that a line of a pay table decides.

    `key` names the wager, and the spot of its chips unless `spots` differs. `name` is its name when it is settled,
    `title` its name in drills if different; `guide` is the instruction to the dealer. `of` are the spots of the cards
    that make its hand, `Felt.HOLE` being the seat's own; `pays` is its pay table.

    `losing` names a hand that no line pays, if the hand has no name of its own; `lines` are the further lines on which
    it may fall, as a trainee names them. `calls` decides whether the floor must see a hand before it is paid, and
    `call_clause` is its clause. `stays` decides whether it stays in action after its player gave up: "folded",
    "forfeited", or another way of the game; `lost` is recorded if it does not.

    A payout by bet or of a jackpot comes on top of the stake, unless `with_stake`.
    """

    key: str
    name: Text
    guide: Guide
    of: tuple[str, ...]
    title: Text = EMPTY
    makes: Makes = field(default_factory=by_five)
    pays: Callable[[R], PayTable] = lambda rules: NO_TABLE
    spots: tuple[str, ...] = ()
    losing: Text = EMPTY
    lines: Mapping[str, Sentence] = field(default_factory=dict)
    calls: Callable[[R, Made], bool] = _never
    call_clause: str = ""
    stays: Callable[[R, str], bool] = _never
    lost: str = ""
    with_stake: Callable[[R], bool] = _never

    @cached_property
    def chips(self) -> tuple[str, ...]:
        """Return the spots whose chips are settled together; the first of them is the wager itself."""
        return self.spots or (self.key,)

    def guided(self, rules: R) -> Guide:
        """Return the instruction to the dealer when the wager is settled, with the lines that the house's table
        pushes."""
        pushed = [line.words for line in self.pays(rules).lines if line.push and line.name]
        return (
            replace(self.guide, rule=_PUSHED.fill(rule=self.guide.rule, lines=listed(pushed))) if pushed else self.guide
        )

    @cached_property
    def is_own(self) -> bool:
        """Return whether a seat's own cards help decide it; other wagers have the same result for everyone."""
        return Felt.HOLE in self.of

    def decide(self, bank: Bank[R], seat: int) -> Verdict:
        """Return the verdict of this seat's cards."""
        made = bank.made(self, seat)
        line = self.pays(bank.rules).get(made.line)
        said = made.hand or line or self.losing
        return Verdict(made.line, line, said, made.cards if self.calls(bank.rules, made) else None)


_PUSHED: Final = text("{rule} Push: {lines}.")
BELOW: Final = text("below {line}")
BELOW_HAND: Final = text("below {hand}")


def _worth(line: Line) -> Cents:
    """Return the payout of a line for a dollar, or for its least bet, in cents; a jackpot comes last."""
    if line.odds is not None:
        return line.odds.won(100)
    return 0 if line.push else next(iter(line.amounts.values()), 1 << 40)


BEATS, TIES, LOSES_TO = "beats_dealer", "ties_dealer", "loses_to_dealer"
EVEN_MONEY: Final = Line.model_validate({"line": BEATS, "name": "", "odds": "1:1"})
A_PUSH: Final = Line(line=TIES, name="", push=True)
COMPARED: Final[Mapping[str, Sentence]] = {
    BEATS: sentence("The player wins"), LOSES_TO: sentence("The dealer wins"), TIES: sentence("A tie"),
}  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Against(Wager[R]):
    """A wager on the better hand: it wins even money against the cards on the spots `dealer`, and a tie is a push."""

    dealer: tuple[str, ...]
    lines: Mapping[str, Sentence] = field(default_factory=lambda: COMPARED)

    def decide(self, bank: Bank[R], seat: int) -> Verdict:
        mine, theirs = bank.against(self, seat)
        if mine.rank == theirs.rank:
            return Verdict(TIES, A_PUSH, AboutHand(A_TIE, mine))
        compared = _HandsCompared(mine, theirs)
        return Verdict(BEATS, EVEN_MONEY, compared) if mine.rank > theirs.rank else Verdict(LOSES_TO, None, compared)


A_TIE: Final = text("{hand} ties the dealer’s hand")
NOT_QUALIFIED: Final = "not_qualified"
NO_DEALERS_HAND: Final = text("The dealer does not qualify")
LINES_WITHOUT_TABLE: Final[Mapping[str, Sentence]] = {**COMPARED, NOT_QUALIFIED: Sentence(NO_DEALERS_HAND)}


@dataclass(frozen=True, kw_only=True)
class AgainstQualified(Against[R]):
    """A wager on the better hand where the dealer's hand `qualifies`; against one that does not, the line `unqualified`
    decides: `EVEN_MONEY`, or `A_PUSH`."""

    qualifies: Callable[[R, Hand], bool]
    unqualified: Line
    lines: Mapping[str, Sentence] = field(default_factory=lambda: LINES_WITHOUT_TABLE)

    def decide(self, bank: Bank[R], seat: int) -> Verdict:
        _, theirs = bank.against(self, seat)
        if self.qualifies(bank.rules, theirs):
            return super().decide(bank, seat)
        return Verdict(NOT_QUALIFIED, self.unqualified, NO_DEALERS_HAND)


@value
class _HandsCompared:
    mine: Hand
    theirs: Hand

    @property
    def call(self) -> Text:
        return told_apart(self.mine, self.theirs)[0]

    @property
    def words(self) -> Text:
        first, second = distinguished(self.mine, self.theirs)
        if self.mine.rank > self.theirs.rank:
            return text("{hand} beats {other}", hand=first, other=second)
        return text("{hand} loses to {other}", hand=first, other=second)


# --------------------------------------------------------------------------------------------------------- the bank


class Bank(Generic[R]):
    """The running of one hand against the house: the seats that gave up, and the results of the wagers.

    `placed` are the wagers before the cards, `decided` has each seat's decision at each step, and `ended` the way it
    gave up its hand. The hand record is written from these.
    """

    def __init__(self, rules: R, opening: Opening, felt: Felt, wagers: Sequence[Wager[R]]) -> None:
        self.rules = rules
        self.opening = opening
        self.felt = felt
        self.wagers = tuple(wagers)
        self.ended: dict[int, str] = {}
        self.placed: dict[int, dict[str, Cents]] = {}
        self.decided: dict[int, dict[str, Choice]] = {}
        self._made: dict[tuple[str, int], Made] = {}
        self._up: dict[tuple[str, int], tuple[Card, ...]] = {}
        self._lost: dict[str, tuple[str, ...]] = {}
        felt.returns = self.return_wagers
        felt.loses, felt.keeps_cards, felt.is_banked = self.loses, self.keeps_cards, True

    def ask_wagers(self, guide: Guide, spots: Sequence[Spot]) -> Procedure[tuple[int, ...]]:
        """Take the wagers of every seat that wants to play, and return the players, left to right.

        A seat that keeps a lower minimum keeps it on the spot whose minimum is the table's.
        """
        keeps = self.opening.keeps
        if keeps:
            spots = [
                replace(spot, keeps=keeps) if spot.required and spot.least == self.opening.minimum else spot
                for spot in spots
            ]
        players = yield from wagers(guide, self.felt, spots)
        self.placed = {seat: self.felt.bets[seat].copy() for seat in players}
        self.decided = {seat: {} for seat in players}
        return players

    def ask(
        self, guide: Guide, options: Callable[[int], tuple[Option, ...]], *, usual: str | None = None,
        refusal: str = "choice",
    ) -> Procedure[Mapping[int, Choice]]:  # fmt: skip
        """Let everybody who is in decide, in any order."""
        decided = yield from choices(guide, self.felt, options, usual=usual, refusal=refusal)
        of_seat, step = self.decided, guide.step
        for seat, choice in decided.items():
            of_seat[seat][step] = choice
        return decided

    def ask_raise(
        self, guide: Guide, spot: str, *, times: Sequence[int], of: str, fold: str = FOLDED, refusal: str = "choice"
    ) -> Procedure[None]:
        """Let everybody who is in fold, or bet `times` the chips on the spot `of`. Who folds has given up as `fold`."""

        multiples, bets, lost = tuple(times), self.felt.bets, self._lost_by(fold)
        decided = yield from self.ask(
            guide,
            lambda seat: _raises(bets[seat][of], multiples, lost),
            usual=f"{times[0]}x",
            refusal=refusal,
        )
        for seat, choice in decided.items():
            if choice.option == FOLD:
                self.give_up(seat, fold)
            else:
                self.felt.bet(seat, spot, self.felt.bets[seat][of] * int(choice.option[:-1]))

    def give_up(self, seat: int, how: str = FOLDED) -> None:
        self.felt.status[seat] = SeatStatus.FOLDED
        self.ended[seat] = how

    def _lost_by(self, how: str) -> tuple[str, ...]:
        """Return the spots of the wagers that a player loses by giving up in this way."""
        lost = self._lost.get(how)
        if lost is None:
            gone = (wager.chips for wager in self.wagers if not wager.stays(self.rules, how))
            lost = self._lost[how] = tuple(chain.from_iterable(gone))
        return lost

    def loses(self, seat: int, forfeits: bool) -> tuple[str, ...]:
        """Return the spots of a seat whose chips were taken when it gave up, or would be if it now `forfeits`."""
        bets = self.felt.bets[seat]
        if forfeits:
            return tuple([spot for spot in self._lost_by(FORFEITED) if spot in bets])
        return tuple(
            [spot for wager in self.wagers if not self.is_live(wager, seat) for spot in wager.chips if spot in bets]
        )

    def return_wagers(self, seat: int) -> None:
        """Give a seat back every wager that is still in action: its hand is void."""
        names = {spot: wager.name for wager in self.wagers for spot in wager.chips}
        for spot, bet in self.felt.in_action(seat).items():
            self.felt.settled[seat][spot] = _pushed(seat, spot, bet, "void", names[spot])

    def keeps_cards(self, seat: int) -> bool:
        """Return whether the cards of a seat decide wagers that stay in action when it folds."""
        bets = self.felt.bets[seat]
        return any(
            wager.is_own and wager.stays(self.rules, FOLDED) and not bets.keys().isdisjoint(wager.chips)
            for wager in self.wagers
        )

    def is_live(self, wager: Wager[R], seat: int) -> bool:
        """Return whether a seat's wager may still win, even after the player gave up."""
        how = self.ended.get(seat)
        if how is not None and not wager.stays(self.rules, how):
            return False
        if self.felt.status[seat] is SeatStatus.VOID:
            return False
        return self.felt.status[seat] is not SeatStatus.FORFEITED or wager.stays(self.rules, FORFEITED)

    def right_to_left(self, wager: Wager[R]) -> list[int]:
        """Return the seats whose wager is to be settled; a lost one was taken when the hand was given up."""
        bets, spot, status, live = self.felt.bets, wager.chips[0], self.felt.status, SeatStatus.IN
        return [
            seat
            for seat in self.felt.seats[::-1]
            if spot in bets[seat] and (status[seat] is live or self.is_live(wager, seat))
        ]

    # -- settling

    def turn(self, guide: Guide, wager: Wager[R]) -> Procedure[None]:
        """Turn the hole cards of everybody whose wager is to be settled."""
        return turn(guide, self.felt, seat_by_seat(tuple(self.right_to_left(wager)), self.felt.layout.hole))

    def settle(self, wager: Wager[R]) -> Procedure[None]:
        """Settle one kind of wager right to left; a hand that is called stops it for the floor."""
        assert any(value is wager for value in self.wagers), f"{wager.key} is settled, but WAGERS does not have it"
        return settle_in_turn(
            wager.guided(self.rules), self.felt, partial(self.right_to_left, wager), partial(self.due, wager),
            call_clause=wager.call_clause or wager.guide.clause,
        )  # fmt: skip

    def made(self, wager: Wager[R], seat: int) -> Made:
        """Return the hand of a seat's wager; all of its cards are face up by now."""
        key = wager.key, seat if wager.is_own else 0
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = wager.makes(self._cards(wager.of, seat))
        return made

    def against(self, wager: Against[R], seat: int) -> tuple[Hand, Hand]:
        """Return the hand of a seat and the dealer's."""
        mine = self.made(wager, seat)
        key = wager.key, _DEALER
        theirs = self._made.get(key)
        if theirs is None:
            theirs = self._made[key] = wager.makes(self._cards(wager.dealer, 0))
        assert mine.hand is not None and theirs.hand is not None, f"{wager.key} compares hands of five cards"
        return mine.hand, theirs.hand

    def _cards(self, spots: Sequence[str], seat: int) -> tuple[Card, ...]:
        cards: tuple[Card, ...] = ()
        for spot in spots:
            at = spot, seat if spot == Felt.HOLE else 0
            row = self._up.get(at)
            if row is None or len(row) < len(self.felt.cards.get(at, ())):  # A card that is face up there stays.
                row = self._up[at] = self.felt.face_up(*at)
            cards += row
        return cards

    def due(self, wager: Wager[R], seat: int) -> Due:
        """Return the dealer's action for one seat's wager, and the result of its chips."""
        verdict = wager.decide(self, seat)
        line, key, name, bets = verdict.line, verdict.key, wager.name, self.felt.bets[seat]
        chips: list[tuple[str, Cents]] = []
        stake = 0
        for spot in wager.chips:
            if spot in bets:
                chips.append((spot, bets[spot]))
                stake += bets[spot]
        if line is None:
            settled = tuple([lost_to(seat, spot, bet, key, name) for spot, bet in chips])
            item = Item(
                seat, name, Does.TAKE, stake, verdict.said, take=stake, at=self._why_lost(wager, verdict),
                key=wager.key, parts=parts_of(settled),
            )  # fmt: skip
            return Due(item, settled, verdict.called)
        if line.push:
            settled = tuple([_pushed(seat, spot, bet, key, name) for spot, bet in chips])
            item = Item(seat, name, Does.PUSH, stake, verdict.said, key=wager.key, parts=parts_of(settled))
            return Due(item, settled, verdict.called)
        settled = self._as_paid(wager, seat, tuple([self._won(wager, seat, spot, line, key) for spot, _ in chips]))
        won = returned = uncut = 0
        for paid in settled:
            won += paid.won
            returned += paid.returned
            uncut += paid.uncut
        take = max(0, stake - returned)  # A share may be smaller than the stake.
        does = Does.TAKE if take else Does.PAY if won else Does.PUSH
        share = settled[0].share
        terms = PayTerms(line, settled[0], stake, uncut, is_rounded=uncut > 0 and won == self.rules.in_chips(uncut))
        item = Item(
            seat, name, does, stake, verdict.said, won, take, terms, wager.key,
            share.jackpot if share else "", self.made(wager, seat).cards if does is Does.PAY else (),
            parts_of(settled),
        )  # fmt: skip
        return Due(item, settled, verdict.called)

    def _why_lost(self, wager: Wager[R], verdict: Verdict) -> Text | Worded:
        table = wager.pays(self.rules)
        return _BelowTable(table) if table.lines and isinstance(verdict.said, Hand) else EMPTY

    def _won(self, wager: Wager[R], seat: int, spot: str, line: Line, key: str) -> Settled:
        """Return a wager that is paid: at odds, or by the bet a fixed amount or a share of a jackpot."""
        bet, share, odds, name = self.felt.bets[seat][spot], None, line.odds, wager.name
        if odds is not None:
            won = odds.won(bet)
            return Settled(seat, spot, bet, Outcome.WIN, won, bet + won, key, odds, None, None, name)
        payout = line.amounts.get(bet, 0)
        if line.jackpot is not None:
            entitled = self._entitled(wager, line.jackpot)
            payout = shares(self.opening.jackpots[line.jackpot], entitled, *self.rules.jackpot_sharing())[seat]
            share = Share(line.jackpot, entitled[seat], tuple(entitled))
        back = payout if wager.with_stake(self.rules) else bet + payout
        return Settled(seat, spot, bet, Outcome.WIN, max(0, back - bet), back, key, None, payout, share, name)

    def _entitled(self, wager: Wager[R], jackpot: str) -> dict[int, int]:
        """Return {seat: percentage of its bet} of everybody whose wager wins this jackpot, left to right."""
        entitled = {}
        for seat in reversed(self.right_to_left(wager)):
            line = wager.decide(self, seat).line
            if line is not None and line.jackpot == jackpot:
                entitled[seat] = line.percents[self.felt.bets[seat][wager.chips[0]]]
        return entitled

    def _as_paid(self, wager: Wager[R], seat: int, paid: tuple[Settled, ...]) -> tuple[Settled, ...]:
        """Return the payment of a seat's wager: rounded to chips as the house rules, and within the house's limits."""
        rules = self.rules
        if rules.round_to_chip == "none" and rules.payout_limit is None and rules.wager_payout_limit is None:
            return paid
        due = sum([bet.won for bet in paid])
        if due == 0:  # A share is smaller than the stake: take the rest.
            return tuple([replace(bet, returned=min(bet.bet, rules.in_chips(bet.returned))) for bet in paid])
        most = rules.in_chips(due)
        if paid[0].share is None:
            most = self._within_limits(wager, seat, most)
        if most == due:
            return paid
        parts = [most * bet.won // due for bet in paid]
        parts[-1] += most - sum(parts)
        return tuple(
            [
                replace(bet, won=part, returned=bet.returned - bet.won + part, uncut=bet.won)
                for bet, part in zip(paid, parts, strict=True)
            ]
        )

    def _within_limits(self, wager: Wager[R], seat: int, won: Cents) -> Cents:
        """Return a seat's winnings on a kind of wager within the house's limits."""
        rules = self.rules
        most = min(won, rules.wager_payout_limit or won)
        if rules.payout_limit is not None:
            left = max(0, rules.payout_limit - self._paid_before(wager))
            winners = {**self._due_to_winners(wager), seat: most}
            most = shared(left, winners, rules.payout_limit_split, rules.jackpot_sharing()[1])[seat]
        return won if most == won else rules.in_chips(most, limited=True)

    def _paid_before(self, wager: Wager[R]) -> Cents:
        """Return the house's payments in this hand on other wagers, and to seats that gave up since, without posted
        jackpots."""
        winning = self.right_to_left(wager)
        bets = chain.from_iterable(bets.values() for bets in self.felt.settled.values())
        others = (bet for bet in bets if bet.wager not in wager.chips or bet.seat not in winning)
        return sum([bet.won for bet in others if bet.share is None])

    def _due_to_winners(self, wager: Wager[R]) -> dict[int, Cents]:
        """Return {seat: winnings} of everybody whose wager is paid from the rack, before the limit of the hand."""
        due = {}
        for seat in self.right_to_left(wager):
            verdict, bets = wager.decide(self, seat), self.felt.bets[seat]
            line = verdict.line
            if line is not None and not line.push and line.jackpot is None:
                won = sum([self._won(wager, seat, spot, line, verdict.key).won for spot in wager.chips if spot in bets])
                won = self.rules.in_chips(won)
                due[seat] = min(won, self.rules.wager_payout_limit or won)
        return due

    def settlement(self) -> Settlement:
        """Return the finished hand: the settled wagers, and those taken when a hand was given up."""
        felt = self.felt
        wagers = {spot: wager for wager in self.wagers for spot in wager.chips}
        for seat in felt.seats:
            for spot, bet in felt.bets[seat].items():
                if spot not in felt.settled[seat]:
                    how = FORFEITED if felt.status[seat] is SeatStatus.FORFEITED else FOLDED
                    wager = wagers[spot]
                    felt.settled[seat][spot] = lost_to(seat, spot, bet, wager.lost or how, wager.name)
        facts: dict[str, Any] = {
            "placed": self.placed, "decided": self.decided, "ended": self.ended, "made": self._made,
        }  # fmt: skip
        felt.loses = nothing_lost  # Everything is settled; break the reference cycle between felt and bank.
        felt.keeps_cards, felt.returns = no_cards_kept, nothing_returned
        return Settlement(tuple([settled for seat in felt.seats for settled in felt.settled[seat].values()]), facts)


def parts_of(settled: Sequence[Settled]) -> tuple[tuple[str, Cents], ...]:
    """Return the result of each bet of an item, by its spot."""
    return tuple([(bet.wager, bet.returned - bet.bet) for bet in settled])


def _pushed(seat: int, spot: str, bet: Cents, why: str, name: Text) -> Settled:
    return Settled(seat, spot, bet, Outcome.PUSH, 0, bet, why, None, None, None, name)


def lost_to(seat: int, spot: str, bet: Cents, why: str, name: Text) -> Settled:
    """Return a wager that the house has taken."""
    return Settled(seat, spot, bet, Outcome.LOSE, 0, 0, why, None, None, None, name)


@lru_cache(maxsize=1024)
def _raises(bet: Cents, times: tuple[int, ...], taken: tuple[str, ...]) -> tuple[Option, ...]:
    """Return fold, by which chips are `taken`, and each multiple of a bet."""
    return (
        _FOLD._replace(takes=taken),
        *(Option(f"{multiple}x", _TIMES[multiple], bet * multiple) for multiple in times),
    )


_FOLD = Option(FOLD, text("Fold"))
_TIMES = {times: text("{times}×", times=times) for times in range(1, 10)}
