"""Present a table without prompts: its cards and chips, and no hint of the next step."""

from collections.abc import Callable, Sequence
from typing import Any

from kiosk.core.clock import Clock
from kiosk.core.text import EMPTY
from kiosk.procedure import (
    Answer,
    Book,
    Chosen,
    Confirm,
    Entry,
    Felt,
    Game,
    Guide,
    Opening,
    Placed,
    Prompt,
    Rules,
    Settlement,
)
from kiosk.settings import HouseSettings, TableSettings
from kiosk.staff import Person, Staff
from kiosk.table import TableGame
from kiosk.training.guided.guided import GuidedHand


class VeiledRound:
    """A hand whose prompt is hidden, as long as it is veiled. It fulfills `HandView`."""

    def __init__(self, hand: GuidedHand) -> None:
        self._hand = hand

    @property
    def prompt(self) -> Prompt | None:
        prompt = self._hand.table.round.prompt
        if prompt is None or not self._hand.is_veiled:
            return prompt
        return Confirm(Guide(prompt.guide.step, "", EMPTY))

    @property
    def asked(self) -> Prompt | None:
        return self.prompt if self._hand.is_veiled else self._hand.table.round.asked

    @property
    def game(self) -> Game[Any]:
        return self._hand.table.round.game

    @property
    def rules(self) -> Rules:
        return self._hand.table.round.rules

    @property
    def opening(self) -> Opening:
        return self._hand.table.round.opening

    @property
    def felt(self) -> Felt:
        return self._hand.table.round.felt

    @property
    def entries(self) -> Sequence[Entry]:
        return self._hand.table.round.entries

    @property
    def draft(self) -> Placed | Chosen | None:
        return self._hand.table.round.draft

    @property
    def settlement(self) -> Settlement | None:
        return self._hand.table.round.settlement

    @property
    def book(self) -> Book:
        return self._hand.table.round.book

    def check(self, answer: Answer) -> None:
        self._hand.table.round.check(answer)


class VeiledTable:
    """The table of a guided hand, for a screen that draws it. It fulfills `TableView`: all but the prompt is shown."""

    def __init__(self, hand: GuidedHand) -> None:
        table = hand.table
        self._table = table
        self.round = VeiledRound(hand)
        self.play = table.play
        self.shift = table.shift
        self.people = table.people
        self.devices = table.devices
        self.doubts = table.doubts
        self.shoe = table.shoe
        self.camera = table.camera
        self.rulings = table.rulings
        self.floor = table.floor
        self.payouts = table.payouts
        self.reopening = table.reopening
        self.disputes = table.disputes
        self.transfers = table.transfers
        self.seals = table.seals
        self.cash = table.cash
        self.watch = table.watch

    def subscribe(self, callback: Callable[[], None]) -> None:
        self._table.subscribe(callback)

    @property
    def games(self) -> tuple[TableGame, ...]:
        return self._table.games

    @property
    def table_game(self) -> TableGame:
        return self._table.table_game

    @property
    def config(self) -> TableSettings:
        return self._table.config

    @property
    def rules(self) -> Rules:
        return self._table.rules

    @property
    def house(self) -> HouseSettings:
        return self._table.house

    @property
    def staff(self) -> Staff:
        return self._table.staff

    @property
    def clock(self) -> Clock:
        return self._table.clock

    @property
    def clock_text(self) -> str:
        return self._table.clock_text

    @property
    def is_open(self) -> bool:
        return self._table.is_open

    @property
    def stopped(self) -> str:
        return self._table.stopped

    @property
    def notice(self) -> str:
        return self._table.notice

    @property
    def dealer(self) -> Person | None:
        return self._table.dealer

    @property
    def hand_number(self) -> int:
        return self._table.hand_number

    @property
    def hand_is_open(self) -> bool:
        return self._table.hand_is_open

    @property
    def suspended(self) -> str:
        return self._table.suspended
