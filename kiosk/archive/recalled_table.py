"""A finished hand on the table's own screen, step by step, read only.

`RecalledTable` is a table over a kernel that commits nothing: the parts of a table compute the display from the state
of that time, and refuse every action. There is no journal, log, or device, so nothing can be paid, printed, or written.
"""

from collections.abc import Callable, Mapping
from typing import NoReturn

from kiosk.archive.recalled_hand import Recall
from kiosk.core.clock import Clock, CorrectedClock, Moment
from kiosk.core.errors import Refused
from kiosk.settings import TableSettings
from kiosk.staff import Authority, Person, Role
from kiosk.table import Table, TableGame, suspension_words


class _Then:
    """A clock that is set to the time of an event."""

    def __init__(self) -> None:
        self.ms = 0

    def now_ms(self) -> int:
        return self.ms

    def mono_ns(self) -> int:
        return self.ms * 1_000_000


class _NobodyOfThen:
    """Stand in for the people of a finished hand: nobody can sign now. A floor signature is shown as it was given."""

    source = "recall"
    floor_signs = True

    def prove(
        self, person_id: str, pin: str, *, roles: frozenset[Role], but_not: frozenset[str], console: str = ""
    ) -> NoReturn:
        refuse()

    def need_house(self) -> NoReturn:
        refuse()


class RecalledKernel:
    """The kernel of a table as it was after one event of a finished hand. Nothing is begun, and nothing committed."""

    def __init__(self, table: Table, recall: Recall) -> None:
        self._table = table
        self._listeners: list[Callable[[], None]] = []
        self._then = _Then()
        self.clock: Clock = self._then
        self.time = CorrectedClock(self._then)
        self.games = table.games
        self.house = table.house
        self.staff = table.staff
        self.authority = Authority(table.staff, self.clock, house=table.house.authority)
        self.signing = _NobodyOfThen()
        self.left_at: Moment | None = None
        self.notice = ""
        self.stopped = ""
        self.unattended = ""
        self.has_ended = False
        self.show(recall, 0)

    def show(self, recall: Recall, at: int) -> None:
        """Show the table after event `at`. `tell` notifies the listeners."""
        self.round = recall.hand(at)
        self.state = recall.state(at)
        self._then.ms = recall.events[at].at_ms
        self.table_game = TableGame(self._config(), self.round.game, self.round.rules)

    def _config(self) -> TableSettings:
        table = self._table
        key, opening = self.round.game.key, self.round.opening
        config = next((game.config for game in table.games if game.key == key), table.config)
        return config.model_copy(
            update={"table_minimum": opening.minimum, "table_maximum": opening.maximum, "seats": len(opening.seats)}
        )

    @property
    def dealer(self) -> Person | None:
        who = self.state.dealer or ""
        return self.staff.person(who) or Person(id=who, name=who, roles=frozenset({Role.DEALER}))

    @property
    def suspended(self) -> str:
        return suspension_words(self.state, self.round)

    @property
    def missing_jackpots(self) -> tuple[str, ...]:
        return tuple(name for name in self.round.rules.jackpots if name not in self.state.jackpots)

    @property
    def unsigned(self) -> Mapping[str, tuple[str, str]]:
        return {}

    @property
    def moment(self) -> Moment:
        return Moment.now(self.clock, "")

    @property
    def now_ms(self) -> int:
        return self.clock.now_ms()

    @property
    def is_behind(self) -> bool:
        return False

    def need_time(self) -> None:
        """Do nothing: a finished hand has its time."""

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        refuse()

    carried_by_void = property(_refuse)
    journal = property(_refuse)
    require_running = require_open = begin = by_dealer = by_device = prove = require_signed = _refuse
    commit = together = afterwards = go_on = next_hand = reopened = refresh = close = changed = _refuse

    def receive(self, take: Callable[[], object]) -> None:
        """Do nothing: devices report nothing to a finished hand."""

    def catch_up(self) -> bool:
        return False

    def say(self, notice: str) -> None:
        """Do nothing: a finished hand shows no new notice."""

    def notify(self) -> None:
        for listener in self._listeners:
            listener()

    def subscribe(self, callback: Callable[[], None]) -> None:
        self._listeners.append(callback)


class RecalledTable(Table):
    """The table after one event of a finished hand. It is not the table: see the top of this module."""

    def __init__(self, table: Table, recall: Recall) -> None:
        self._recalled = RecalledKernel(table, recall)
        super().__init__(self._recalled)
        self.show(recall, 0)

    def show(self, recall: Recall, at: int) -> None:
        """Become the table as it was after event `at`, and notify the listeners."""
        self._recalled.show(recall, at)
        self.devices.by_name = recall.devices(at, self.config)
        self.shoe.alarms = recall.alarms(at)
        self._recalled.notify()


def refuse() -> NoReturn:
    """Raise Refused: the hand is over, and is only shown."""
    raise Refused("recall", "This hand is finished: close the recall and return to the table.")
