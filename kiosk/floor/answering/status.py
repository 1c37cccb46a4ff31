"""The state of a table as the floor sees it: game, dealer, pace, calls, and devices.

A table sends it when it changes, and the server keeps only the latest: the journal is the record. The state has nothing
that is not on the table's own screen.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Mapping
from dataclasses import asdict
from functools import cache
from string import Formatter
from typing import Any, Final

from pydantic import TypeAdapter

from kiosk.core.text import Sentence, Text, as_json, from_json
from kiosk.core.value import value
from kiosk.events import DealerOn, HandSettled, RackCounted, TableClosed, TableOpened
from kiosk.floor.answering.pin_box import PinBox, box_words
from kiosk.procedure import Does
from kiosk.settings import CallKind
from kiosk.table import FLOOR_SERVER, CallAtTable, Table, calls_of

_HOUR_MS: Final = 3_600_000
_MINUTE_MS: Final = 60_000
_MIN_MS: Final = 300_000  # The shortest time for which a pace is reported: five minutes.
_MAX_CHARACTERS: Final = 100_000
_MIN_UNKNOWN: Final = 10**13  # Larger than any amount in cents, and than milliseconds before 2286.
_MAX_SEATS: Final = 100  # Limits the seats that are drawn for a table.
_LOOKED_AT: Final = 20_000  # Events searched for the beginning of states at a restart.

_FOLLOWED: Final = (HandSettled, RackCounted, TableOpened, TableClosed)


@value
class DeviceStatus:
    """A device of a table: whether it works, since when (ms since 1970), and the reason, as JSON."""

    name: str
    label: str
    is_well: bool
    since_ms: int
    why: Any


@value
class TableStatus:
    """The state of a table. `pace` is hands an hour, None before there is one; `usual` the house's fewest and most.

    `posted_by`, a name, posted the jackpots at `posted_ms`, and they may change from `opens_ms`. `posted_at_floor`: a
    console posted them for several tables, as version `laid`, and only a console changes them. `missing` are the
    jackpots that must be posted, `called` those whose win is not signed for yet.
    `since_ms` is the time since which the dealer deals or the table is closed; `taken` are the seats that play. `box`
    is the key that PINs are sealed for, `vouched` the device's signature of it, both in hex. `count_short` is the
    difference of the last count of the rack. `games` are key and title of the permitted games; the present game counts
    `points` or cents, and games in `in_points` count points. `limits` are the betting limits, in words. `is_locked`,
    `relieved` and `signed_ahead`, "open" or "close", are orders of the floor from a console.
    """

    game: str = ""
    title: Any = ""
    pit: str = ""
    is_open: bool = False
    dealer: str = ""
    dealer_name: str = ""
    since_ms: int = 0
    seats: int = 0
    taken: tuple[int, ...] = ()
    limits: Any = ""
    hand: int = 0
    pace: int | None = None
    usual: tuple[int, int] = (0, 0)
    stopped: Any = None
    suspended: Any = None
    calls: tuple[CallAtTable, ...] = ()
    devices: tuple[DeviceStatus, ...] = ()
    jackpots: Mapping[str, int] | None = None
    posted_by: str = ""
    posted_ms: int = 0
    opens_ms: int = 0
    posted_at_floor: bool = False
    laid: str = ""
    missing: tuple[str, ...] = ()
    called: tuple[str, ...] = ()
    jackpot_names: tuple[str, ...] = ()
    games: tuple[tuple[str, str], ...] = ()
    points: bool = False
    in_points: tuple[str, ...] = ()
    is_locked: bool = False
    relieved: bool = False
    signed_ahead: str = ""
    count_short: int = 0
    count_ms: int = 0
    box: str = ""
    vouched: str = ""

    def to_json(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def of(cls, sent: str) -> TableStatus:
        """Parse the JSON that a table has sent. Keys of a newer version are ignored.

        Raise ValueError for JSON that no table of this version sends.

        The holder of a stolen certificate can send anything: every value is checked for its type, and can be shown.
        """
        if len(sent) > _MAX_CHARACTERS:
            raise ValueError(f"{len(sent)} characters")
        found: TableStatus = _reader().validate_json(sent, strict=True)
        json.loads(sent, parse_int=_shown)
        if not 0 <= found.seats <= _MAX_SEATS or len(found.taken) > _MAX_SEATS:
            raise ValueError(f"{found.seats} seats")
        for call in found.calls:
            CallKind(call.kind), Does(call.does or Does.PAY)
            for words in (call.line, call.wager, call.terms):
                received_text(words)
        for words in (
            found.title,
            found.limits,
            found.stopped,
            found.suspended,
            *(device.why for device in found.devices),
        ):
            received_text(words)
        for digits in (found.box, found.vouched, *(picture for call in found.calls for picture in call.pictures)):
            bytes.fromhex(digits)
        return found


@cache
def _reader() -> TypeAdapter[TableStatus]:
    return TypeAdapter(TableStatus)


def _shown(digits: str) -> int:
    """Return a number that can be an amount or a time. Raise ValueError for others."""
    if abs(number := int(digits)) >= _MIN_UNKNOWN:
        raise ValueError(f"{digits} is neither an amount nor a time")
    return number


def received_text(kept: Any) -> Text:
    """Return a text that a table has sent as JSON. Raise ValueError for an invalid one."""
    if kept is None or isinstance(kept, str):
        return Text("{words}", {"words": kept or ""})
    try:
        template, values = kept["template"], dict(kept["values"])
        for form in (template, kept.get("one", ""), kept.get("sense", "")):
            for _, name, how, kind in Formatter().parse(form):
                if how or kind or (name is not None and name not in values):
                    raise ValueError(f"{name} is not a place for words")
        for name, value in values.items():
            if not isinstance(value, str) and not (name == "n" and type(value) is int):
                received_text(value)
    except (TypeError, KeyError, AttributeError) as error:
        raise ValueError(repr(error)) from error
    return from_json(kept)


class StatusBuilder:
    """Builds the status of a table."""

    def __init__(self, table: Table, box: PinBox) -> None:
        self._table = table
        self._box = box.public
        self._vouched = table.journal.vouch(box_words(table.config.id, box.public)).hex()
        self._dealer, self._since_ms = "", 0
        self._seq = table.journal.last_seq()
        self._over: deque[int] = deque()  # The ends of the hands of the last hour.
        self._opened_ms, self._closed_ms, self._count = 0, 0, (0, 0)
        self._began()

    def _began(self) -> None:
        journal = self._table.journal
        for event in journal.before(self._seq + 1, HandSettled, RackCounted, TableOpened, most=_LOOKED_AT):
            match event.what:
                case HandSettled():
                    self._over.appendleft(event.at_ms)
                case RackCounted() if not self._count[1]:
                    self._count = (event.of(RackCounted).difference, event.at_ms)
                case TableOpened():
                    self._opened_ms = event.at_ms
                    break
                case _:
                    pass

    def _read_on(self) -> None:
        journal = self._table.journal
        last = journal.last_seq()
        if last == self._seq:
            return
        for event in journal.events(self._seq + 1, *_FOLLOWED):
            match event.what:
                case HandSettled():
                    self._over.append(event.at_ms)
                case RackCounted():
                    self._count = (event.of(RackCounted).difference, event.at_ms)
                case TableOpened():
                    self._over.clear()
                    self._opened_ms, self._closed_ms, self._count = event.at_ms, 0, (0, 0)
                case TableClosed():
                    self._closed_ms = event.at_ms
                case _:
                    pass
        self._seq = last

    def _poster(self) -> tuple[str, int]:
        posting = self._table.shift.posting
        if posting is None:
            return "", 0
        person = self._table.staff.person(posting.by)
        return posting.by if person is None else person.name, posting.at_ms

    def _opens_ms(self) -> int:
        """Return the time from which the jackpots may change, in whole minutes, 0 if they may; changes are sent."""
        opens_ms = self._table.shift.posting_opens_ms
        return 0 if opens_ms <= self._table.clock.now_ms() else -(-opens_ms // _MINUTE_MS) * _MINUTE_MS

    def now(self) -> TableStatus:
        """Return the current status of the table."""
        table = self._table
        self._read_on()
        dealer = table.dealer
        felt = table.round.felt
        taken = tuple(seat for seat in felt.seats if felt.bets[seat] or felt.stacks.get(seat))
        short, counted_ms = self._count
        posted = table.shift.jackpots
        poster, posted_ms = self._poster() if posted else ("", 0)
        return TableStatus(
            game=table.table_game.key,
            title=as_json(table.rules.title),
            pit=table.config.pit,
            is_open=table.is_open,
            dealer=dealer.id if dealer else "",
            dealer_name=dealer.name if dealer else "",
            since_ms=self._since(dealer.id if dealer else ""),
            seats=table.config.seats,
            taken=taken,
            limits=as_json(table.rules.played_for(table.config.table_minimum, table.config.table_maximum)),
            hand=table.hand_number,
            pace=self._pace(),
            usual=table.config.pace,
            stopped=_words(table.stopped),
            suspended=_words(table.suspended),
            calls=calls_of(table) if table.is_open else (),
            devices=tuple(
                DeviceStatus(name, shown.label, shown.is_well, shown.since_ms, _words(shown.why))
                for name, shown in table.devices.by_name.items()
                if name != FLOOR_SERVER
            ),
            jackpots=dict(posted) or None,
            posted_by=poster,
            posted_ms=posted_ms,
            opens_ms=self._opens_ms() if posted else 0,
            posted_at_floor=bool(posted and table.claims.laid),
            laid=table.claims.laid if posted else "",
            called=table.claims.called,
            missing=tuple(name for name in table.rules.jackpots if name not in posted) if table.is_open else (),
            jackpot_names=tuple(table.rules.jackpots),
            games=tuple((game.key, game.rules.title) for game in table.games),
            points=felt.layout.points,
            in_points=tuple(game.key for game in table.games if game.game.layout(game.rules).points),
            is_locked=table.floor.is_locked,
            relieved=table.people.is_relieved,
            signed_ahead=self._signed_ahead(),
            count_short=short,
            count_ms=counted_ms if short else 0,
            box=self._box.hex(),
            vouched=self._vouched,
        )

    def _signed_ahead(self) -> str:
        shift = self._table.shift
        if self._table.is_open:
            return "close" if shift.signed_ahead("close") else ""
        return "open" if any(shift.signed_ahead("open", game.key) for game in self._table.games) else ""

    def _since(self, dealer: str) -> int:
        if dealer != self._dealer:
            journal = self._table.journal
            came = journal.before(journal.last_seq() + 1, DealerOn, TableOpened, most=_LOOKED_AT)
            self._dealer, self._since_ms = dealer, next((event.at_ms for event in came), 0)
        return self._since_ms if dealer else self._closed_ms

    def _pace(self) -> int | None:
        now_ms = self._table.clock.now_ms()
        while self._over and self._over[0] < now_ms - _HOUR_MS:
            self._over.popleft()
        span_ms = min(_HOUR_MS, now_ms - self._opened_ms) if self._opened_ms else 0
        if not self._table.is_open or span_ms < _MIN_MS:
            return None
        return round(len(self._over) * _HOUR_MS / span_ms)


def _words(said: str) -> Any:
    """Return a sentence as JSON, so that a console may say it in another language; None for none."""
    return as_json(said.text if isinstance(said, Sentence) else said) if said else None
