"""Deal a random day at a table from a seed, through the table's own verbs, with people who are always the same."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from unittest.mock import patch

from kiosk.app.house.house import open_journal
from kiosk.core.cards import DECK, Card, card
from kiosk.core.devices import (
    CardRead,
    DeviceState,
    PrinterState,
    SlipEvent,
    SlipFailed,
    SlipPage,
    SlipPrinted,
    StateChanged,
)
from kiosk.core.dice import DICE
from kiosk.core.errors import Refused
from kiosk.games import GAMES
from kiosk.procedure.prompts.answers import Choice, Chosen
from kiosk.procedure.prompts.offered import Option
from kiosk.procedure.prompts.prompt import Cards, Choices, Dice, Floor, Wagers
from kiosk.settings import Settings, config_dir, load
from kiosk.staff import Person, Role, Staff
from kiosk.table import Table, games_of
from kiosk.table.kernel.log import TableGame
from tests.tables import JACKPOTS, QUICK_HASHER, HeldClock, floor_comes, make_ready

PIN = "2468"  # These are in the registers of older kiosks, which accepted them.
PEOPLE = (
    ("ortiz", "M. Ortiz", Role.DEALER),
    ("tran", "J. Tran", Role.DEALER),
    ("lee", "S. Lee", Role.TRAINEE),
    ("haddad", "R. Haddad", Role.FLOOR),
    ("novak", "E. Novak", Role.MANAGER),
)
DEALER, SECOND, TRAINEE = ("ortiz", PIN), ("tran", PIN), ("lee", PIN)
FLOOR, MANAGER = ("haddad", PIN), ("novak", PIN)
SIGNERS = dict.fromkeys(("haddad", "novak"), PIN)
TABLES = {"NH-07": ("nh", "peek"), "TP-03": ("peek",), "TH-11": ("holdem",), "PP-01": ("dice",)}
# These rulings are not the shipped ones: a hand is described by its own rules, not the house's present ones.
OPTIONS: dict[str, dict[str, str]] = {
    "nh": {"fold_bonus": "lost", "jackpot_split": "by_entitlement"},
    "peek": {"im_in_tie": "paytable_if_flush_plus", "surrender_blind": "lost"},
    "holdem": {"odd_chip": "all_to_first_left", "rake_from": "main_first"},
    "dice": {"tie_break": "combination_only", "odd_point": "carry"},
}
WEIGHTS = {"fold": 1, "leave": 0, "out": 0, "empty": 0, "splits": 0, "all_in": 0, "raise": 1, "call_and_raise": 1}
TRIES, LONGEST = 2000, 400


@dataclass
class SlipTray:
    """A printer of slips that reports immediately, and reports a jam."""

    report: Callable[[SlipEvent], None]
    jammed: bool = False
    state: PrinterState = PrinterState.READY

    def start(self, on_event: Callable[[SlipEvent], None]) -> None:
        self.report = on_event

    def stop(self) -> None: ...

    def print(self, slip: SlipPage, key: str) -> None:
        del slip
        jam = SlipFailed(key, "The paper is jammed: open the printer.", may_be_out=True)
        self.report(jam if self.jammed else SlipPrinted(key, "printed"))


class Day:
    """One table for a day, in a folder of its records."""

    def __init__(self, folder: Path, table: str) -> None:
        self.folder, self.name = folder, table
        self.chance = Random(table)
        self.clock = HeldClock()
        self.settings = _settings()
        self.staff = _staff(folder, self.clock)
        deals = [_deal(game) for game in games_of(self.settings, GAMES, table)]
        self.games = sorted(deals, key=lambda game: TABLES[table].index(game.game.key))
        self.deck: list[Card] = []
        self._begin()

    def _begin(self) -> None:
        self.table = open_journal(self.settings, self.name, self.folder, self.clock, self.staff, games=self.games)
        self.tray = SlipTray(self.table.slips.slip_event)
        self.table.slips.connect(self.tray)

    def restart(self) -> None:
        """Close the kiosk and open it again, as after a power cut."""
        self.table.journal.close()
        self._begin()
        self.plug_in()

    def open(self, game: str) -> None:
        deal = next(dealt for dealt in self.games if dealt.game.key == game)
        names = deal.rules.jackpots
        if names and not self.table.shift.jackpots:
            self.table.shift.post_jackpots({name: JACKPOTS[name] for name in names}, *FLOOR, game=game)
        rack = dict.fromkeys(deal.config.denominations, 100)
        self.table.shift.open(game, rack, floor=FLOOR, dealer=DEALER)
        self.plug_in()

    def plug_in(self) -> None:
        for family, name in (("shoe", "shoe"), ("seat_reader", "seats")):
            if self.table.config.device(family) == name:
                self.table.devices.changed(family, StateChanged(DeviceState.READY, ""))
        if self.table.people.paused:
            self.table.people.resume(*DEALER)
        if self.table.doubts.are_open:
            self.table.doubts.confirm_cards()

    def rack(self, each: int) -> dict[int, int]:
        return dict.fromkeys(self.table.config.denominations, each)

    def deal(self, cards: str = "") -> None:
        """Shuffle, and put these cards on top."""
        top = [card(name) for name in cards.split()]
        rest = [card for card in DECK if card not in top]
        self.chance.shuffle(rest)
        self.deck = top + rest

    def act(self) -> None:
        """Do a random next thing that the table waits for."""
        table, prompt = self.table, self.table.round.prompt
        self.clock.advance(ms=self.chance.randint(900, 9000))
        floor_comes(table, SIGNERS)
        make_ready(table, SIGNERS)
        match prompt:
            case Floor():
                table.floor.acknowledge(*FLOOR)
            case Wagers():
                self._wager(prompt)
            case Choices():
                self._decide(prompt)
            case Cards():
                felt = table.round.felt
                self.card(next(card for card in self.deck if card not in felt.seen and card not in felt.dead))
            case Dice():
                table.play.enter_die(self.chance.choice(DICE))
            case _:
                table.play.proceed()

    def card(self, other: Card) -> None:
        """Deal a card: through the shoe if it counts, otherwise by hand."""
        self.deck.remove(other)
        if self.table.doubts.shoe_counts:
            self.table.shoe.event(CardRead(other, 0))
        elif isinstance(self.table.round.prompt, Cards) and self.table.round.prompt.may_be_unread:
            self.table.play.deal_unread(1)
        else:
            self.table.play.enter_card(other)

    def _wager(self, prompt: Wagers) -> None:
        seats = sorted(self.chance.sample(prompt.seats, max(prompt.least_players, min(3, len(prompt.seats)))))
        for seat in seats:
            for spot in prompt.spots:
                if spot.required or self.chance.random() < 0.6:
                    most = min(spot.most or spot.least * 4, spot.least * 4)
                    choices = spot.exactly or tuple(range(spot.least, most + 1, max(spot.unit, spot.least)))
                    self.table.play.place(seat, spot.key, self.chance.choice(choices))
        self.table.play.proceed()

    def _decide(self, prompt: Choices) -> None:
        table = self.table
        for _ in range(TRIES):
            chosen = {seat: self._choice(options) for seat, options in prompt.options.items()}
            try:
                prompt.check(Chosen(chosen), table.round.felt)
            except Refused:
                continue
            for seat, choice in chosen.items():
                table.play.choose(seat, choice.option, choice.amount)
            if table.round.prompt is prompt:
                table.play.proceed()
            return
        raise AssertionError(f"no legal decision was found to: {prompt.guide.do}")

    def _choice(self, options: Sequence[Option]) -> Choice:
        weights = [WEIGHTS.get(option.key, 8) for option in options]
        (option,) = self.chance.choices(options, weights if any(weights) else None)
        if option.least is None:
            return Choice(option.key)
        most = option.least * 2 if option.most is None else min(option.most, option.least * 2)
        return Choice(option.key, self.chance.choice((option.least, most)))

    def until(self, there: Callable[[Table], bool]) -> None:
        """Continue until the table reaches a state in this hand."""
        number = self.table.hand_number
        for _ in range(LONGEST):
            if there(self.table):
                return
            self.act()
            assert self.table.hand_number == number, "the hand is over, and it never came to that"
        raise AssertionError("this hand never comes to that")

    def finish(self) -> None:
        number = self.table.hand_number
        for _ in range(LONGEST):
            self.act()
            if self.table.hand_number != number and not self.table.reopening.is_open:
                return
        raise AssertionError("this hand never ends")


def _settings() -> Settings:
    settings = load(config_dir(), GAMES)
    house = settings.house.model_copy(update={"name": "Golden House", "trainees_deal": True})
    return replace(settings, house=house)


def _deal(game: TableGame) -> TableGame:
    rules = game.game.rules_model.model_validate({**game.rules.model_dump(mode="json"), **OPTIONS[game.game.key]})
    devices = {} if game.game.layout(rules).dice else {"shoe": "shoe", "seat_reader": "seats"}
    return TableGame(game.config.model_copy(update=devices), game.game, rules)


def _staff(folder: Path, clock: HeldClock) -> Staff:
    path = folder / "staff.json"
    staff = Staff.load(path, clock, hasher=QUICK_HASHER, create=not path.exists())
    for who, name, role in PEOPLE:
        if staff.person(who) is None:
            with patch("kiosk.staff.register.check_pin"):
                staff.add(Person(id=who, name=name, roles=frozenset({role})), PIN)
    return staff
