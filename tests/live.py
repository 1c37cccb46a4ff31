"""A live table whose dealer, floor, and devices act randomly from a seed: touches, cards, undo, rulings, restarts.

Everything uses the verbs of the table's parts, as the screen does, and the journal is on a disk. `tests.ledger` checks
the result from the journal alone. A hundred thousand hands of each game: `python -m tests.table.live_hands`.
"""

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from datetime import date
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from kiosk.core.cards import DECK, Card
from kiosk.core.devices import BadgeRead, CardRead, CardUnread, DeviceState, StateChanged
from kiosk.core.dice import DICE
from kiosk.core.errors import KioskError, Refused
from kiosk.games import GAMES
from kiosk.journal import Journal, load_or_create_key
from kiosk.journal.file import Connect, connect
from kiosk.procedure import Cards, Choice, Choices, Chosen, Dice, Effect, Floor, InTurn, Place, Placed, Wagers, amend
from kiosk.settings import Duty, HouseSettings, PayoutLimits, TransferRules
from kiosk.staff import Person, Role, Staff
from kiosk.table import (
    TRANSFER_VOID_REASONS,
    Details,
    LookAgain,
    Stage,
    Table,
    TableGame,
    TableLog,
    games_of,
    open_table,
)
from kiosk.table.rulings.reopening import REASONS
from tests.any_hand import house_of
from tests.chance import legal, may_forfeit
from tests.tables import JACKPOTS, QUICK_HASHER, HeldClock, shipped, write_slips

PIN: Final = "2479"
PEOPLE: Final = (
    ("ortiz", frozenset({Role.DEALER})),
    ("tran", frozenset({Role.DEALER, Role.FLOOR})),  # This person signs as floor, but never for their own hand.
    ("haddad", frozenset({Role.FLOOR})),
    ("novak", frozenset({Role.FLOOR})),
    ("reyes", frozenset({Role.MANAGER})),
    ("weiss", frozenset({Role.FLOOR})),  # This person's PIN is guessed.
)
MAX_TOUCHES: Final = 4_000  # Most touches in a hand.


def unsynced(path: Path) -> sqlite3.Connection:
    """Open a journal without waiting for its disk: no power fails here."""
    db = connect(path)
    db.execute("PRAGMA synchronous=OFF")
    return db


@dataclass
class LiveHouse:
    """A house with one table of a game. It may be closed and opened again, as after a power cut."""

    folder: Path
    game: TableGame
    connect: Connect = unsynced
    clock: HeldClock = field(default_factory=HeldClock)
    house: HouseSettings = field(default_factory=lambda: shipped().house)
    look: LookAgain | None = None
    table: Table = field(init=False)

    def __post_init__(self) -> None:
        staff = Staff.load(self.folder / "staff.json", self.clock, hasher=QUICK_HASHER, create=True)
        for who, roles in PEOPLE:
            if staff.person(who) is None:
                staff.add(Person(id=who, name=who.title(), roles=roles, badge=badge_of(who)), PIN)
        table = self.open()
        if table.is_open:
            return
        try:
            if table.rules.jackpots and table.shift.posting is None:
                table.shift.post_jackpots({name: JACKPOTS[name] for name in table.rules.jackpots}, "haddad", PIN)
            rack = dict.fromkeys(self.game.config.denominations, 100)
            table.shift.open(self.game.key, rack, floor=("haddad", PIN), dealer=("ortiz", PIN))
        except BaseException:
            table.journal.close()
            raise

    def open(self) -> Table:
        """Open the table, and continue its journal."""
        staff = Staff.load(self.folder / "staff.json", self.clock, hasher=QUICK_HASHER)
        journal = Journal.open(
            self.folder / "journal.db",
            table=self.game.config.id,
            key=load_or_create_key(self.folder / "device.pem"),
            clock=self.clock,
            checkpoints=self.folder / "checkpoints.jsonl",
            witness=self.folder / "witness",
            connect=self.connect,
        )
        try:
            self.table = open_table(
                games=(self.game,),
                house=self.house,
                staff=staff,
                log=TableLog(journal, GAMES),
                clock=self.clock,
                look=self.look,
            )
        except BaseException:
            journal.close()
            raise
        if self.table.config.shoe is not None:
            self.table.shoe.event(StateChanged(DeviceState.READY, "It is open."))
        return self.table

    def restart(self) -> Table:
        """Open the table again, as after the process was killed, and once more if the disk fails then."""
        self.table.journal.close()
        try:
            return self.open()
        except (KioskError, OSError):
            return self.open()


def strict_house() -> HouseSettings:
    """Return a house that requires slips, two signatures, and tax forms, and whose tables exchange chips."""
    form = {"name": "W-2G", "amount": 40}
    limits = {"from": date(2020, 1, 1), "slip": 10, "second_signature": 20, "tax_form": form}
    between = {"from": date(2020, 1, 1), "between": ["NH-07", "TP-03", "TH-11"]}
    rules = {"payouts": (PayoutLimits.model_validate(limits),), "transfers": (TransferRules.model_validate(between),)}
    return shipped().house.model_copy(update=rules)


def trusting_house() -> HouseSettings:
    """Return a house in which the floor's badge alone acknowledges hands that pay little, and slips are for more."""
    limits = {"from": date(2020, 1, 1), "slip": 50, "second_signature": 200}
    payouts = (PayoutLimits.model_validate(limits),)
    return shipped().house.model_copy(update={"payouts": payouts, "badge_acknowledges": 20_000})


def badge_of(who: str) -> str:
    return f"fob {who}"


def hold_badge_of(table: Table, who: str) -> None:
    table.people.badge_event(BadgeRead(badge_of(who), 0))


def table_game(game: str, chance: Random | None = None) -> TableGame:
    """Return the shipped table of a game, by a house's random rulings if it has any."""
    shown = shipped()
    deals = (deal for table in shown.deals for deal in games_of(shown, GAMES, table))
    deal = next(dealt for dealt in deals if dealt.key == game)
    shoe = None if game == "dice" else "shoe"
    deal = replace(deal, config=deal.config.model_copy(update={"shoe": shoe}))
    return deal if chance is None else replace(deal, rules=house_of(game, chance)[0])


def picture(table: Table) -> tuple[object, ...]:
    """Return all that the dealer is shown of the hand, by value, except for whether a printer is plugged in."""
    hand, felt, due = table.round, table.round.felt, table.payouts.due
    slots = {key: [(slot.card, slot.up) for slot in row] for key, row in felt.cards.items()}
    return (
        table.hand_number, table.hand_is_open, hand.prompt, hand.draft, slots, repr(felt.bets), repr(felt.status),
        repr(felt.settled), repr(felt.stacks), repr(dict(table.shift.jackpots)), table.shift.house_net,
        table.suspended, repr(table.shift.rack), table.slips.count, repr(due and replace(due, prints=False)),
        table.floor.called,
    )  # fmt: skip


@dataclass
class LiveDealer:
    """Deals randomly at the table of a house. `done` counts the acts by name."""

    house: LiveHouse
    chance: Random
    mischief: float = 1.0  # The share of irregular acts, 0 for none.
    done: dict[str, int] = field(default_factory=dict)
    pulled: Card | None = None  # The last card that left the shoe.
    pulled_in: int = 0

    @property
    def table(self) -> Table:
        return self.house.table

    def play(self, hands: int) -> None:
        """Deal until this many more hands are settled or void."""
        first = self.table.hand_number
        touches = 0
        while self.table.hand_number < first + hands:
            before = self.table.hand_number
            self.act()
            touches = touches + 1 if self.table.hand_number == before else 0
            assert touches < MAX_TOUCHES, f"this hand never ends: {self.table.round.prompt}"

    def act(self) -> None:
        """Do one thing, mostly the prompted one."""
        dice = self.chance.random() / self.mischief if self.mischief else 1.0
        for share, verb in (
            (0.03, self.undo), (0.02, self.rule), (0.002, self.void), (0.01, self.reopen), (0.004, self.dispute),
            (0.004, self.forfeit), (0.004, self.lose_shoe), (0.008, self.restart), (0.004, self.change_dealer),
            (0.004, self.change_rack), (0.01, self.move_cash), (0.004, self.clear_kept),
            (0.008, self.pull_early),
        ):  # fmt: skip
            if dice < share:
                self._do(verb.__name__, verb)
                return
            dice -= share
        self.do_what_is_asked()

    def _do(self, name: str, verb: Callable[[], None]) -> None:
        """Do something that may be refused, and then has changed nothing."""
        before = picture(self.table)
        try:
            verb()
        except Refused as refusal:
            if refusal.code == "caught_up":  # An event that waited for the disk was written just before.
                raise
            assert picture(self.table) == before, f"{name} was refused, and has changed something"
            name = f"{name} refused"
        self.done[name] = self.done.get(name, 0) + 1

    def undo(self) -> None:
        self.table.play.undo(agreed=True, signatures=(("haddad", PIN), ("novak", PIN)))

    def void(self) -> None:
        if self.table.hand_is_open:
            self.table.rulings.rule("voided", "misdeal", Details(), ("haddad", PIN), ("novak", PIN))

    def reopen(self) -> None:
        self.table.reopening.reopen(str(REASONS[0]), "haddad", PIN)

    def forfeit(self) -> None:
        seats = may_forfeit(self.table.round)
        if seats:
            self.table.play.forfeit(self.chance.choice(seats), "", ("haddad", PIN), ("novak", PIN))

    def lose_shoe(self) -> None:
        if self.table.config.shoe is not None:
            self.table.shoe.event(StateChanged(DeviceState.BACKING_OFF, "The line was lost."))
            self.table.shoe.event(StateChanged(DeviceState.READY, "It is open."))

    def pull_early(self) -> None:
        """Let a card leave the shoe while players decide, once one of them has decided."""
        table, prompt = self.table, self.table.round.prompt
        if not isinstance(prompt, Choices) or table.suspended or not table.round.felt.cards:
            return
        if table.config.shoe is not None and table.doubts.shoe_counts:
            if not isinstance(prompt, InTurn):
                answer, draft = legal(table.round, self.chance), table.round.draft
                assert isinstance(answer, Chosen)
                decided = draft.choices.keys() if isinstance(draft, Chosen) else set[int]()
                left = sorted(answer.choices.keys() - decided)
                if len(left) < 2:
                    return  # The card would confirm that all have decided.
                table.play.choose(left[0], *answer.choices[left[0]])
            self._pull()

    def _pull(self) -> None:
        """Let a card leave the shoe. If every player has decided, it ends the decisions, and is not early."""
        self.table.shoe.event(CardRead(self._unseen(), 0))

    def rule_on_early(self) -> None:
        """Have the floor rule on an early card: it plays, or it is set aside."""
        remedy = self.chance.choice(("plays_next", "aside"))
        self.table.rulings.rule("early_card", remedy, Details(), ("haddad", PIN))

    def restart(self) -> None:
        """Build the table again from its journal: it must show the same."""
        lay, in_doubt = dict(self.table.round.lying), self.table.journal.in_doubt
        before = picture(self.table)
        self.house.restart()
        # Cards of a voided answer are entered again after a restart, and doubted events may have been written.
        if not (lay or in_doubt):
            assert picture(self.table) == before, "the restored table shows something else"

    def change_dealer(self) -> None:
        if not self.table.hand_is_open:
            self.table.people.sign_in(self.chance.choice(("ortiz", "tran")), PIN)

    def change_rack(self) -> None:
        """Count the rack, or do the next part of a fill or a credit, between two hands."""
        chance, chips = self.chance, self.table.config.denominations
        counted = {chip: chance.choice((0, 0, 20, 100)) for chip in chips}
        dealer = self.table.dealer
        deals = (dealer.id if dealer else "ortiz", PIN)
        signed = {Duty.FLOOR: ("novak", PIN), Duty.CAGE: ("haddad", PIN), Duty.RUNNER: ("tran", PIN)}
        transfers = self.table.transfers
        pending = transfers.pending
        if pending is None and chance.random() < 0.5:
            self.table.shift.count(counted, floor=("novak", PIN), dealer=deals)
        elif pending is None:
            self.move_chips(counted, {**signed, Duty.DEALER: deals})
        elif chance.random() < 0.1:
            transfers.void(str(TRANSFER_VOID_REASONS[0]), signed)
        elif not pending.slip:
            transfers.send(signed)
        else:
            arrived = dict(pending.chips) if chance.random() < 0.7 else counted
            transfers.count(arrived)
            others = {**signed, Duty.RUNNER: ("ortiz", PIN)} if deals[0] == "tran" else signed
            transfers.receive(arrived, {**others, Duty.DEALER: deals})

    def move_chips(self, counted: dict[int, int], signed: dict[Duty, tuple[str, str]]) -> None:
        """Request a fill, a credit, or a transfer to another table, or receive chips: each slip comes once."""
        chance, transfers = self.chance, self.table.transfers
        way = chance.choice(("fill", "credit", "out", "in")) if transfers.others else chance.choice(("fill", "credit"))
        if way == "in":
            others = {**signed, Duty.RUNNER: ("ortiz", PIN)} if signed[Duty.DEALER][0] == "tran" else signed
            transfers.arrive(transfers.others[0], chance.randrange(1, 40), counted, others)
        else:
            transfers.request(way, counted, signed, table=transfers.others[0] if way == "out" else "")

    def move_cash(self) -> None:
        """Sell chips for cash, take a coupon or a tip, change chips or the drop box, or take the last entry back."""
        cash, chance = self.table.cash, self.chance
        seat = chance.choice(self.table.round.felt.seats)
        cents = chance.choice((500, 2_500, 10_000, 12_300, 100))
        match chance.randrange(6):
            case 0:
                cash.buy_in(seat, cents)
            case 1:
                cash.coupon(seat, cents)
            case 2:
                cash.tip(seat, cents)
            case 3:
                chip = chance.choice(self.table.config.denominations)
                cash.exchange(seat, chip, 4 * chip, into_rack=chance.random() < 0.5)
            case 4:
                cash.take_back("novak", PIN)
            case _:
                dealer = self.table.dealer
                deals = (dealer.id if dealer else "ortiz", PIN)
                cash.change_box(chance.choice((7, 8, 0)), floor=("novak", PIN), dealer=deals)

    def clear_kept(self) -> None:
        """Pay a payout that the floor has kept from the cage, or return it to the house."""
        waiting = self.table.shift.open_matters.slips
        if waiting:
            cleared = self.chance.choice(("paid", "returned"))
            signed = (("haddad", PIN), ("novak", PIN))
            self.table.slips.clear(self.chance.choice(waiting), cleared, *signed, form_filled=True)

    def dispute(self) -> None:
        """Open a dispute of a hand, or have the floor rule on one."""
        disputes, chance = self.table.disputes, self.chance
        if disputes.waiting:
            waits = chance.choice(disputes.waiting)
            paid = chance.choice((-500, 0, 500, 2_500))
            paid = paid if disputes.house_plays(waits.seq) else 0
            second = ("haddad", PIN)  # The second signer is for amounts above the house's limits.
            disputes.rule(waits.seq, "The player is right", paid, "novak", PIN, second=second, form_filled=True)
        elif self.table.hand_number > 1:
            hand = self.table.hand_number - 1
            moved = [(seat, about) for seat, chips in disputes.moved(hand).items() for about in chips]
            if moved:
                seat, about = chance.choice(moved)
                disputes.open(hand, seat, "player", "Paid too little", 500, wager=about.key)

    def rule(self) -> None:
        """Make a due correction, which the floor signs."""
        chance, table = self.chance, self.table
        due = [
            (irregularity, remedy) for irregularity in table.rulings.irregularities for remedy in irregularity.remedies
        ]
        due = [
            (irregularity, remedy)
            for irregularity, remedy in due
            if remedy.effect not in (Effect.VOID, Effect.VOID_AND_DECK)
        ]
        if due:
            irregularity, remedy = chance.choice(due)
            details = self._details(remedy.effect)
            if details is not None:
                table.rulings.rule(irregularity.key, remedy.key, details, ("haddad", PIN), ("novak", PIN))

    def _details(self, effect: Effect) -> Details | None:
        hand, chance = self.table.round, self.chance
        places = [Place(*key, nth) for key, row in hand.felt.cards.items() for nth in range(len(row))]
        seat = chance.choice(hand.felt.seats)
        match effect:
            case Effect.MISREAD if places:
                return Details(places=(chance.choice(places),), card=self._unseen())
            case Effect.DIE:
                rolled = list(amend.rolled(hand.entries))
                return Details(places=(chance.choice(rolled)[0],), die=chance.choice(DICE)) if rolled else None
            case Effect.SWAP if len(places) > 1:
                return Details(places=tuple(chance.sample(places, 2)))
            case Effect.REPLACE if places:
                return Details(places=(chance.choice(places),))
            case Effect.WAGER:
                spots = [wager.key for wager in hand.felt.layout.wagers] if hasattr(hand.felt.layout, "wagers") else []
                spot = chance.choice(spots or ["ante", "blind"])
                return Details(seat=seat, wagers={spot: chance.choice((0, 500, 1_000, 2_500))})
            case Effect.DECISION:
                decided = amend.decisions(hand, seat)
                if not decided:
                    return None
                seq, prompt, _ = chance.choice(decided)
                option = chance.choice(prompt.options[seat])
                return Details(seat=seat, decision=(seq, Choice(option.key, option.least)))
            case Effect.COUNT | Effect.CHANGE:
                return Details(count=hand.game.pieces)
            case Effect.MISREAD | Effect.SWAP | Effect.REPLACE:
                return None
            case Effect.STACK | Effect.TIP | Effect.GIVE | Effect.SEAT:
                cents = chance.choice((0, 300, 500, 2_500, 10_000, 19_700, 50_000))
                return Details(seat=seat, cents=cents, other=chance.choice(hand.felt.seats))
            case _:
                return Details(seat=seat)

    def do_what_is_asked(self) -> None:
        """Do the next thing that the screen asks for."""
        table, prompt = self.table, self.table.round.prompt
        assert prompt is not None, "a hand that is over is settled"
        if table.doubts.are_open:
            self._do("confirm_cards", table.doubts.confirm_cards)
        elif table.rulings.early:
            self._do("rule_on_early", self.rule_on_early)
        elif table.rulings.redealing:
            self._do("end_redeal", lambda: table.rulings.end_redeal(("haddad", PIN)))
        elif table.rulings.replacing is not None:
            self._do("replace", lambda: table.rulings.replace_with(self._unseen()))
        elif table.rulings.deck_is_wrong:
            self._do("count", lambda: table.rulings.rule("deck", "count", Details(count=52), ("haddad", PIN)))
        else:
            match prompt:
                case Wagers():
                    self._enter_wagers(prompt)
                case Choices():
                    self._enter_choices(prompt)
                case Cards():
                    self._do("card", self._lay_card)
                case Dice():
                    self._do("die", lambda: table.play.enter_die(self.chance.choice(DICE)))
                case Floor():
                    self._do("floor", self._floor_answers)
                case _:
                    self._do("proceed", self._proceed)

    def _proceed(self) -> None:
        """Do the next thing that the step needs: a signature, a form, a slip, its paper, and then the step."""
        table = self.table
        due = table.payouts.due
        match due.stage if due is not None else None:
            case None:
                table.play.proceed()
            case Stage.TAX:
                table.payouts.tax_form_filled()
            case Stage.SLIP:
                table.payouts.make_slips()
            case Stage.PAPER:
                by_printer = table.slips.prints and self.chance.random() < 0.7
                if by_printer:
                    table.payouts.print_again()
                else:
                    write_slips(table, dict.fromkeys((person.id for person in table.payouts.signers), PIN))
            case _:
                table.payouts.sign(table.payouts.signers[0].id, PIN)

    def _floor_answers(self) -> None:
        floor = self.table.floor
        if self.chance.random() < 0.1 * self.mischief:
            floor.dispute("haddad", PIN)
        elif floor.takes_badge:
            hold_badge_of(self.table, "haddad")
            floor.acknowledge_by_badge()
        else:
            floor.acknowledge("haddad", PIN)

    def _enter_wagers(self, prompt: Wagers) -> None:
        """Place the players' wagers, seat by seat. Mistaken ones are cleared first."""
        table, chance = self.table, self.chance
        answer = legal(table.round, chance)
        assert isinstance(answer, Placed)
        if isinstance(table.round.draft, Placed):
            for seat in list(table.round.draft.bets):
                self._do("clear_wagers", partial(table.play.clear_wagers, seat))
        for seat, bets in answer.bets.items():
            for spot, cents in bets.items():
                if isinstance(table.round.prompt, Wagers):
                    self._do("place", partial(table.play.place, seat, spot, cents))
        if isinstance(table.round.draft, Placed) and table.round.draft.bets == answer.bets:
            self._do("proceed", table.play.proceed)

    def _enter_choices(self, prompt: Choices) -> None:
        table, chance = self.table, self.chance
        answer = legal(table.round, chance)
        assert isinstance(answer, Chosen)
        for seat, choice in answer.choices.items():
            self._do("choose", partial(table.play.choose, seat, choice.option, choice.amount))
        if not isinstance(prompt, InTurn):
            self._do("proceed", table.play.proceed)

    def _lay_card(self) -> None:
        table, prompt = self.table, self.table.round.prompt
        assert isinstance(prompt, Cards)
        is_dealt = bool(self.mischief) or not prompt.turning  # The shoe turns no card over.
        by_shoe = is_dealt and table.doubts.shoe_counts and not table.shoe.is_unread and self.chance.random() < 0.8
        if not by_shoe:
            if prompt.may_be_unread and self.chance.random() < 0.2:
                table.play.deal_unread(1)
            else:
                table.play.enter_card(self._unseen())
            return
        if self.chance.random() < 0.02 * self.mischief:
            table.shoe.event(CardUnread(0))
            return
        self.pulled, self.pulled_in = self._unseen(), table.hand_number
        table.shoe.event(CardRead(self.pulled, 0))

    def _unseen(self) -> Card:
        felt = self.table.round.felt
        return self.chance.choice([card for card in DECK if card not in felt.seen and card not in felt.dead])


@contextlib.contextmanager
def live_dealer(folder: Path, game: str, seed: int, *, rulings: bool = True) -> Iterator[LiveDealer]:
    """Return a dealer at a new table of a random house."""
    chance = Random(f"live {game} {seed}")
    house = LiveHouse(folder, table_game(game, chance if rulings else None))
    try:
        yield LiveDealer(house, chance)
    finally:
        house.table.journal.close()
