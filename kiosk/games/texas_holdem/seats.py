"""Between two hands of Texas Hold'em: the seats, stacks, button, and owed blinds.

The document says where the button and the blinds are, not how they move. They move as in every poker room. With the
dead button (`button_moves` = `dead`) the big blind goes to the next player on the left and misses nobody; the small
blind and the button follow to the places of the last big and small blind, even if those seats are empty now. With the
other rule (`to_player`) the button moves to the next player, and the blinds are at the two after it; players whom
they have passed owe them. Nobody pays the big blind twice running, and if two players are left it misses neither of
them.

A player whom a blind has passed owes it, and a new player owes a big one: it is posted as a live bet, a small one goes
dead into the pot, or the player waits for the big blind and then owes nothing. A player who is dealt in pays the owed
blinds, also one who had to be dealt in because there were too few others. A player who owes a blind at the button, or
between it and the big blind, is not dealt in yet. All functions here are pure; the state between hands is JSON.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import field, replace
from functools import lru_cache
from types import MappingProxyType
from typing import Any, ClassVar, Literal, NamedTuple, TypeAlias

from kiosk.core.errors import Refused
from kiosk.core.money import Cents, Dollars
from kiosk.core.text import text
from kiosk.core.value import value
from kiosk.procedure import LEAVE, Answer, Choice, Choices, Chosen, Felt, Option

Plays: TypeAlias = Literal["in", "out", "waits", "gone"]

IN, OUT, WAIT, BUY, SIT, SIT_AND_POST, EMPTY, BUTTON, SIT_AT_BUTTON, MOVED, STRADDLE = (
    "in", "out", "wait", "buy", "sit", "sit_and_post", "empty", "button", "sit_at_button", "moved", "straddle",
)  # fmt: skip

_ADD_ON = 100_00  # The usual add-on, in cents.

_NOTHING_OWED: Mapping[int, tuple[bool, bool]] = MappingProxyType({})


class SeatedPlayer(NamedTuple):
    """A seat that is taken: the stack in cents, whether it is dealt in, and the blinds that have passed it.

    A player who is `gone` has left in the hand before: the seat is empty unless an answer changes it.
    """

    stack: Cents
    plays: Plays = "in"
    owes_small: bool = False
    owes_big: bool = False

    @property
    def owes(self) -> bool:
        return self.owes_big or self.owes_small


class Spots(NamedTuple):
    """The seats at which button, small and big blind are, or were; a dead one is a seat that does not play."""

    button: int
    small: int
    big: int


class DealtIn(NamedTuple):
    """The seats dealt in, from the left of the button; the spots; who pays the small blind; who posts (big, small); who
    straddles."""

    order: tuple[int, ...]
    spots: Spots
    small: int | None
    posts: Mapping[int, tuple[bool, bool]]
    straddle: int | None = None


@value
class Seats:
    """The players by seat, in the order of the seats, and the button of the hand before (None: no hand yet).

    `button` is the player who was given it before the first hand, and `straddle` the straddler of this one; `now` is
    set if the players are known, as in a record.
    """

    players: Mapping[int, SeatedPlayer] = field(default_factory=dict)
    last: Spots | None = None
    button: int | None = None
    now: DealtIn | None = None
    straddle: int | None = None

    @classmethod
    def read(cls, carried: Mapping[str, Any]) -> Seats:
        """Return the seats that `kept` wrote."""
        players = {int(seat): SeatedPlayer(*player) for seat, player in carried.get("players", {}).items()}
        last = carried.get("last")
        return cls(dict(sorted(players.items())), Spots(*last) if last else None)

    def kept(self) -> dict[str, Any]:
        """Return this as plain JSON, for the next hand's opening."""
        return {
            "players": {str(seat): list(player) for seat, player in self.players.items()},
            "last": list(self.last) if self.last else None,
        }


# ------------------------------------------------------------------------------------------------ seats come and go


def changed(seats: Seats, answer: Chosen) -> Seats:
    """Return the seats after their players' decisions between the hands, and added or removed chips."""
    choices = answer.choices
    gone = {seat for seat, player in seats.players.items() if player.plays == "gone" and seat not in choices}
    if not choices and not answer.chips and not gone:
        return seats
    players = {seat: player for seat, player in seats.players.items() if seat not in gone}
    button, straddle = seats.button, seats.straddle
    for seat, (option, amount) in choices.items():
        player = players.get(seat)
        match option:
            case "sit" | "sit_and_post" | "sit_at_button":
                first = seats.last is None
                posts: Plays = "in" if first or option == SIT_AND_POST else "waits"
                players[seat] = SeatedPlayer(amount or 0, posts, owes_big=not first)
                button = seat if option == SIT_AT_BUTTON else button
            case "moved":
                players[seat] = SeatedPlayer(amount or 0)
            case "leave":
                players.pop(seat, None)
            case "buy" if player:
                plays = player.plays if player.stack and player.plays != "gone" else "in"
                players[seat] = player._replace(stack=player.stack + (amount or 0), plays=plays)
            case "in" if player:
                players[seat] = player._replace(plays="in")
            case "wait" if player:
                players[seat] = player._replace(plays="waits")
            case "out" if player:
                players[seat] = player._replace(plays="out")
            case "button":
                button = seat
            case "straddle":
                straddle = seat
            case _:
                pass
    players = _with_chips(players, answer.chips)
    now = seats.now if not choices else None  # A record names the players who are dealt in.
    return Seats(dict(sorted(players.items())), seats.last, button, now, straddle)


def _with_chips(players: Mapping[int, SeatedPlayer], chips: Mapping[int, Cents]) -> dict[int, SeatedPlayer]:
    return {seat: player._replace(stack=player.stack + chips.get(seat, 0)) for seat, player in players.items()}


def without(seats: Seats, gone: Collection[int]) -> Seats:
    """Return the seats of a void hand after some players have left the table."""
    if not gone:
        return seats
    players = {
        seat: player._replace(plays="gone") if seat in gone else player for seat, player in seats.players.items()
    }
    return replace(seats, players=players)


@lru_cache(maxsize=128)
def options(
    player: SeatedPlayer | None,
    *,
    first: bool,
    least: Cents,
    most: Cents | None,
    unit: Cents,
    big_blind: Cents,
    straddles: bool = False,
) -> tuple[Option, ...]:
    """Return a seat's options between two hands; the first is the default.

    Players may add chips but not remove them (Table Stakes). `first`: there was no hand yet, so nobody owes a blind,
    and a player may be given the button, also one who sits down. `straddles`: a player may straddle.
    """
    if player is None:
        wait = Option(SIT, text("Sit, wait for the big blind"), least=least, most=most, unit=unit, done=text("Waits"))
        if first:
            sit = wait._replace(label=text("Sit down"), done=text("Sits"))
            at_button = sit._replace(key=SIT_AT_BUTTON, label=text("Sit, button"), done=text("Button"))
            return (Option(EMPTY, text("Empty")), sit, at_button)
        post = wait._replace(
            key=SIT_AND_POST, label=text("Sit, post {blind}", blind=Dollars(big_blind)), done=text("Posts")
        )
        return (Option(EMPTY, text("Empty")), wait, post)
    room = None if most is None else (most - player.stack) // unit * unit
    fewest = unit if player.stack else least
    usual = tuple(sorted({cents for cents in (_ADD_ON, room) if cents is not None and fewest <= cents}))
    buy = Option(BUY, text("Add chips"), least=fewest, most=room, unit=unit, usual=usual, done=text("Adds"))
    more = () if room is not None and room < unit else (buy,)
    leave = Option(LEAVE, text("Leave with {stack}", stack=Dollars(player.stack)), done=text("Leaves"))
    if player.plays == "gone":
        return (leave, *((Option(IN, text("In")),) if player.stack else ()), *more)
    if not player.stack:
        return (Option(OUT, text("Out of chips"), done=text("No chips")), *more, leave)
    stay, out = Option(IN, text("In")), Option(OUT, text("Sit out"), done=text("Sits out"))
    if player.plays == "in":
        high = 2 * big_blind
        straddle = Option(STRADDLE, text("Straddle {amount}", amount=Dollars(high)), high, done=text("Straddles"))
        more = (*((straddle,) if straddles and not player.owes and player.stack >= high else ()), *more)
        return (stay, *((Option(BUTTON, text("Button")),) if first else ()), out, *more, leave)
    back = Option(IN, text("Post missed blinds"), done=text("Posts")) if player.owes else stay
    wait = Option(WAIT, text("Wait for the big blind"), done=text("Waits"))
    return (out, back, wait, *more, leave) if player.plays == "out" else (wait, back, out, *more, leave)


@value
class Seating(Choices):
    """Ask for changes between two hands. A seat that is not mentioned stays as it is."""

    is_of_stacks: ClassVar[bool] = True

    table: Seats = Seats()
    dead_button: bool = True
    button_is_small: bool = False
    straddle: str = "none"
    offered: Callable[[Seats], Mapping[int, tuple[Option, ...]]] | None = field(default=None, compare=False, repr=False)

    def with_chips(self, noted: Chosen) -> Choices:
        """Return the question with the options of each seat for its present chips."""
        if self.offered is None or not noted.chips:
            return self
        players = _with_chips(self.table.players, noted.chips)
        return replace(self, options=self.offered(replace(self.table, players=players)))

    def stacks_after(self, noted: Chosen) -> Mapping[int, Cents]:
        return {seat: player.stack for seat, player in changed(self.table, noted).players.items()}

    def with_choice(self, chosen: Mapping[int, Choice], seat: int, choice: Choice) -> dict[int, Choice]:
        """Return the decisions with one more. One seat has the button: who had it before sits, or plays, without it."""
        without = {BUTTON: IN, SIT_AT_BUTTON: SIT} if choice.option in (BUTTON, SIT_AT_BUTTON) else {}
        others = {
            other: earlier._replace(option=without.get(earlier.option, earlier.option))
            for other, earlier in chosen.items()
        }
        return {**others, seat: choice}

    def check_part(self, answer: Chosen) -> None:
        by_dealer = {seat: choice for seat, choice in answer.choices.items() if not _is_moved(choice)}
        Choices.check_part(self.with_chips(answer), Chosen(by_dealer))
        for seat, choice in answer.choices.items():
            if _is_moved(choice) and (seat in self.table.players or seat not in self.options):
                raise Refused("seat", "Seat {seat} is taken: the player sits at another one.", seat=seat)
        players = changed(self.table, answer).players
        for seat in answer.chips:
            player = players.get(seat, self.table.players.get(seat))  # A player who leaves takes the chips along.
            if player is None or player.stack < 0:
                raise Refused("stack", "Seat {seat} has too few chips.", seat=seat)

    def check(self, answer: Answer, felt: Felt) -> None:
        if not isinstance(answer, Chosen):
            Choices.check(self, answer, felt)
            return
        if sum(choice.option in (BUTTON, SIT_AT_BUTTON) for choice in answer.choices.values()) > 1:
            raise Refused("button", "Only one player may have the button.")
        if sum(choice.option == STRADDLE for choice in answer.choices.values()) > 1:
            raise Refused("straddle", "Only one player may straddle.")
        self.check_part(answer)
        if self.table.now is None or answer.choices:
            placed(
                changed(self.table, answer),
                dead_button=self.dead_button,
                button_is_small=self.button_is_small,
                straddle=self.straddle,
            )


def _is_moved(choice: Choice) -> bool:
    """Return whether a player comes from another game with any amount of chips: the floor has signed for it."""
    return choice.option == MOVED and type(choice.amount) is int and choice.amount > 0


# ------------------------------------------------------------------------------------- the button and the blinds


def from_left(seats: Sequence[int], of: int) -> tuple[int, ...]:
    """Return `seats`, which are in ascending order, beginning with the first one to the left of seat `of`."""
    for at, seat in enumerate(seats):
        if seat > of:
            return tuple(seats[at:]) + tuple(seats[:at])
    return tuple(seats)


def moved(players: Sequence[int], button: int, *, button_is_small: bool) -> Spots:
    """Return the spots for a button that is at a player: "The first player on the left … the next player" (1)."""
    order = from_left(players, button)
    if len(order) == 2:
        small = button if button_is_small else order[0]
        return Spots(button, small, order[1] if small == order[0] else order[0])
    return Spots(button, order[0], order[1])


def placed(seats: Seats, *, dead_button: bool, button_is_small: bool, straddle: str = "none") -> tuple[Seats, DealtIn]:
    """Return the seats, with the blinds that they owe after this hand, and the players dealt in.

    `straddle` is the house's ruling on the straddler. Raise Refused for any other, and if fewer than two can
    play.
    """
    if seats.now is not None:
        return seats, seats.now
    seats, dealt = _placed(seats, dead_button, button_is_small)
    return seats, dealt._replace(straddle=straddler(seats.straddle, dealt, straddle))


def straddler(seat: int | None, dealt: DealtIn, straddle: str) -> int | None:
    """Return the straddler. Raise Refused if it is not the permitted seat, or if the blinds alone play."""
    if seat is None:
        return None
    spots, order = dealt.spots, dealt.order
    may = spots.button if straddle == "button" else order[(order.index(spots.big) + 1) % len(order)]
    if straddle == "none" or may not in order or may in (dealt.small, spots.big):
        raise Refused("straddle", "Nobody may straddle in this hand.")
    if seat != may or seat in dealt.posts:
        raise Refused("straddle", "Seat {seat} cannot straddle in this hand: seat {may} can.", seat=seat, may=may)
    return seat


def _placed(seats: Seats, dead_button: bool, button_is_small: bool) -> tuple[Seats, DealtIn]:
    able = [seat for seat, player in seats.players.items() if player.stack and player.plays != "out"]
    if not 2 <= len(able) <= 10:
        raise Refused("no_players", "Two to ten players with chips are needed: seat them, or close the table.")
    ready = [seat for seat in able if seats.players[seat].plays == "in"]
    last = seats.last
    if last is None:
        ready = ready if len(ready) >= 2 else able
        button = ready[-1] if seats.button is None else seats.button
        if button not in ready:
            raise Refused("button", "No player at seat {button}: give the button to a player.", button=button)
        return seats, dealt_in(ready, moved(ready, button, button_is_small=button_is_small))
    if dead_button:
        spots = _followed(ready, able, last)
    else:
        spots = _moved_on([seat for seat in ready if not seats.players[seat].owes], able, last)
    players = _dealt(seats, ready, able, spots)
    if len(players) == 2:
        small = next(seat for seat in players if seat != spots.big)
        spots = Spots(small if button_is_small else spots.big, small, spots.big)
    seats = Seats(dict(_owing(seats, players, spots, last)), last, straddle=seats.straddle)
    return seats, dealt_in(players, spots, dict(_posts(seats, players, spots)))


def _dealt(seats: Seats, ready: Sequence[int], able: Sequence[int], spots: Spots) -> Sequence[int]:
    """Return the players dealt in: the ready ones, and the big blind; if these are too few, the others, too."""
    players = sorted({*ready, spots.big})
    in_time = [seat for seat in players if not _comes_too_early(seats.players[seat], seat, spots)]
    return next((some for some in (in_time, players) if len(some) >= 2), able)


def _posts(seats: Seats, players: Sequence[int], spots: Spots) -> Iterator[tuple[int, tuple[bool, bool]]]:
    for seat in players:
        player = seats.players[seat]
        if seat == spots.small and player.owes_big:
            yield seat, (True, True)
        elif seat not in (spots.small, spots.big) and player.owes:
            yield seat, (player.owes_big, player.owes_small)


def dealt_in(players: Sequence[int], spots: Spots, posts: Mapping[int, tuple[bool, bool]] = _NOTHING_OWED) -> DealtIn:
    """Return the players dealt in, from the left of the button. A small blind at a seat that does not play is dead."""
    order = from_left(players, spots.button)
    return DealtIn(order, spots, spots.small if spots.small in order and spots.small not in posts else None, posts)


def _followed(ready: Sequence[int], able: Sequence[int], last: Spots) -> Spots:
    """Return the spots of the dead button; if it would be at the big blind, it stays right of the small one."""
    big = from_left(able, last.big)[0]
    if last.small != big:
        return Spots(last.small, last.big, big)
    right = [seat for seat in from_left(sorted({*ready, big}), last.big) if seat != last.big]
    return Spots(right[-1], last.big, big)


def _moved_on(settled: Sequence[int], able: Sequence[int], last: Spots) -> Spots:
    """Return the spots of a button that moves to the next player; `settled` are those who are ready and owe nothing.

    The big blind is at the next one who can pay it. Where that is the last one's again or the button, as where two are
    left, or too few are settled, it goes to the next on the left as with the dead button, and small blind and button
    are right of it.
    """
    if len(settled) >= 2:
        button, small = from_left(settled, last.button)[0], from_left(settled, from_left(settled, last.button)[0])[0]
        big = from_left(able, small)[0]
        if big not in (last.big, button):
            return Spots(button, small, big)
    big = from_left(able, last.big)[0]
    right = [seat for seat in from_left(settled, big) if seat != big]
    if len(right) < 2:
        right = [seat for seat in from_left(able, big) if seat != big]
    return Spots(right[-2] if len(right) > 1 else big, right[-1], big)


def _comes_too_early(player: SeatedPlayer, seat: int, spots: Spots) -> bool:
    """Return whether a seat that owes a blind sits at the button, or between it and the big blind: it waits a hand."""
    at_blinds = seat == spots.button or _between(spots.button, seat, spots.big)
    return player.owes and seat != spots.big and at_blinds


def _between(start: int, seat: int, end: int) -> bool:
    return (start < seat < end) if start < end else (seat > start or seat < end)


def _owing(seats: Seats, dealt: Collection[int], spots: Spots, last: Spots) -> Iterator[tuple[int, SeatedPlayer]]:
    """Yield each player with the blinds that have passed the seat; nothing is owed by the big blind.

    The small blind goes from where the big one was; if it moves on from there, it has passed the players before it.
    """
    went_on = len(dealt) > 2 and _between(last.big, spots.small, spots.big)
    for seat, player in seats.players.items():
        if seat == spots.big:
            yield seat, SeatedPlayer(player.stack)
            continue
        big = player.owes_big or _between(last.big, seat, spots.big)
        passed = went_on and (seat == last.big or _between(last.big, seat, spots.small))
        if seat in dealt:
            yield seat, SeatedPlayer(player.stack, "in", player.owes_small or passed, big)
        else:
            left = seat == last.big and not player.owes_big  # A new player at that seat owes only a big blind.
            small = player.owes_small or left or (passed and player.plays == "out")
            yield seat, player._replace(owes_big=big, owes_small=small)


def settled(seats: Seats, dealt: DealtIn, stacks: Mapping[int, Cents], gone: Collection[int] = ()) -> Seats:
    """Return the seats after a hand: owed blinds are posted, and players without chips or `gone` are out."""
    players = {}
    for seat, player in seats.players.items():
        if seat in gone:
            players[seat] = player._replace(stack=stacks.get(seat, player.stack), plays="gone")
        elif seat in stacks:
            players[seat] = SeatedPlayer(stacks[seat], "in" if stacks[seat] else "out")
        else:
            players[seat] = player
    return Seats(players, dealt.spots)
