"""Ask the dealer for the winners of each pot when hands were not read, but never for one that a shown hand beats.

A player in a side pot plays for the earlier pots, too, with the same hand: if a winner of the side pot wins an earlier
pot, all winners of the side pot do, and its losers cannot win there. So the last side pot is asked about first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from kiosk.core.errors import Refused
from kiosk.core.text import listed, text
from kiosk.core.value import value
from kiosk.games.texas_holdem import words
from kiosk.procedure import Answer, Choices, Chosen, Felt, Option, Procedure, Prompt, ask, pot_key

WINS, WINS_ALL, SPLITS = "wins", "wins_all", "splits"

_WINS, _SPLITS = Option(WINS, text("Wins"), answers=True), Option(SPLITS, text("Splits"))
_OPTIONS = (_WINS, _SPLITS)
_OPTIONS_MORE = (_WINS, Option(WINS_ALL, text("Wins all pots"), done=text("Wins all"), answers=True), _SPLITS)

Asked: TypeAlias = Sequence[tuple[int, tuple[int, ...]]]
"""The pots with several players, by their number from the main pot, with these players."""
WhileLive: TypeAlias = Callable[[Prompt], Prompt | None]
"""Return the prompt, or None once one of those who play has given up."""
Ranks: TypeAlias = Mapping[int, tuple[int, ...]]
"""{seat: the rank of its hand}, of the hands that are read."""
Named: TypeAlias = dict[int, tuple[int, ...]]
"""{pot: its winners}."""


class PotBefore(NamedTuple):
    """The side pot that was named before: its winners, who played for it, and whether they win all other pots, too."""

    winners: tuple[int, ...] = ()
    eligible: tuple[int, ...] = ()
    wins_all: bool = False


NO_POT_BEFORE: Final = PotBefore()
_NO_RANKS: Final[Ranks] = MappingProxyType({})


@value
class Winners(Choices):
    """Ask for the winners of a pot, if hands have not been read. A seat that is not mentioned loses it.

    One touch names a single winner; seats that split the pot are marked, and confirmed together.

    `before` is the side pot that was named before: its losers are not asked about.
    """

    pot: str = ""
    before: PotBefore = NO_POT_BEFORE
    beaten: frozenset[int] = frozenset()
    equal: frozenset[int] = frozenset()

    @classmethod
    def of(
        cls,
        nth: int,
        eligible: Sequence[int],
        before: PotBefore = NO_POT_BEFORE,
        ranks: Ranks = _NO_RANKS,
        *,
        more: bool = False,
    ) -> Winners:
        """Return the question for the pot that is laid out `nth`; `more` pots are asked about after it.

        `ranks` are those of the hands that are read: one that another beats is not asked about, and equal ones win
        together.
        """
        lost = set(before.eligible) - set(before.winners)
        options = _OPTIONS_MORE if more else _OPTIONS
        known = {seat: ranks[seat] for seat in eligible if seat in ranks}
        too_low = max((ranks[seat] for seat in lost if seat in ranks), default=())
        top = max(known.values(), default=())
        beaten = frozenset(seat for seat, rank in known.items() if rank < top or rank <= too_low)
        equal = frozenset(known) - beaten
        asked = {seat: options for seat in eligible if seat not in lost | beaten}
        return cls(words.winners(nth), asked, None, "choice", pot_key(nth), before, beaten, equal)

    @property
    def may_win(self) -> frozenset[int]:
        """Return the seats that can win this pot, as far as hands are known."""
        return frozenset(self.options)

    def check(self, answer: Answer, felt: Felt) -> None:
        if not isinstance(answer, Chosen):
            Choices.check(self, answer, felt)
            return
        self.check_part(answer)
        if not self.named(answer):
            raise Refused("no_winner", "Every pot has a winner: touch the seat, or seats that split it.")

    def check_part(self, answer: Chosen) -> None:
        for seat in answer.choices:
            if seat in self.beaten:
                raise Refused(
                    "contradiction", "Seat {seat} is beaten by a hand that is shown: it cannot win.", seat=seat
                )
            if seat in self.before.eligible and seat not in self.options:
                raise Refused(
                    "contradiction",
                    "Seat {seat} lost a side pot to seat {winners}: it cannot win this one.",
                    seat=seat,
                    winners=listed(self.before.winners),
                )
        Choices.check_part(self, answer)

    def named(self, answer: Chosen) -> tuple[int, ...]:
        """Return the seats that an answer names, from the left of the button; with one of the equal hands, all."""
        chosen = answer.choices
        named = {seat for seat in self.options if seat in chosen and chosen[seat].option in (WINS, WINS_ALL, SPLITS)}
        if named & set(self.before.winners):
            named |= set(self.before.winners)
        if named & self.equal:
            named |= self.equal
        return tuple([seat for seat in self.options if seat in named])

    def is_for_all(self, answer: Chosen) -> bool:
        """Return whether the winners in an answer win the other pots, too."""
        return any(choice.option == WINS_ALL for choice in answer.choices.values())


def name_winners(felt: Felt, asked: Asked, ranks: Ranks, while_live: WhileLive) -> Procedure[Named | None]:
    """Ask for the winners of each pot, the last side pot first; None if one of the players gives up meanwhile.

    `ranks` are those of the hands that are read. A pot for which only these play is not asked about.
    """
    named: Named = {}
    before = NO_POT_BEFORE
    for nth, eligible in reversed(asked):
        if before.wins_all:
            named[nth] = before.winners
            felt.answer_count += 1  # A record has an answer for each pot.
            continue
        prompt = Winners.of(nth, eligible, before, ranks, more=nth != asked[0][0])
        if ranks.keys() >= set(eligible):
            named[nth] = tuple([seat for seat in eligible if seat in prompt.equal])
            before = PotBefore(named[nth], eligible)
            continue
        answer = yield from ask(felt, partial(while_live, prompt))
        if answer is None:
            return None
        assert isinstance(answer, Chosen)
        named[nth] = prompt.named(answer)
        before = PotBefore(named[nth], eligible, prompt.is_for_all(answer))
    return named
