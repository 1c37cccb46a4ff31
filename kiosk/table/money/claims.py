"""A jackpot that the floor has posted is won once in the house: a win is claimed there before the hand is confirmed.

The claim is made while the hand is called, and answered before the floor arrives. A table without a connection accepts
a PIN alone: its journal records that, and it is reviewed later.
"""

from collections.abc import Callable, Iterable

from kiosk.core.errors import NotAuthorized, Refused
from kiosk.events import JackpotClaimed, JackpotsPosted
from kiosk.procedure import Floor, Item, Prompt, Settle
from kiosk.staff import Person, Role
from kiosk.table.kernel.kernel import Kernel


def in_question(prompt: Prompt | None) -> frozenset[str]:
    """Return the jackpots whose win is being verified or paid: the names of those that the prompt's wagers share."""
    match prompt:
        case Floor(item=item, also=also):
            items: tuple[Item, ...] = (item, *also)
        case Settle(items=items):
            pass
        case _:
            items = ()
    return frozenset(item.jackpot for item in items if item.jackpot)


class JackpotClaims:
    """The claims of one table. `hears_floor` says whether its floor answers now."""

    def __init__(self, kernel: Kernel, *, hears_floor: Callable[[], bool]) -> None:
        self._kernel = kernel
        self._hears_floor = hears_floor

    @property
    def laid(self) -> str:
        """Return the floor's posting that holds here, kind and number; "" for a posting of this table."""
        known = self._kernel.state.posted_laid
        if known is not None:
            return known
        journal = self._kernel.journal
        newest = next(journal.before(journal.last_seq() + 1, JackpotsPosted), None)
        return "" if newest is None else newest.of(JackpotsPosted).laid or ""

    @property
    def called(self) -> tuple[str, ...]:
        """Return the jackpots whose win is being verified or signed for in the open hand."""
        return tuple(sorted(in_question(self._kernel.round.prompt)))

    @property
    def wanted(self) -> tuple[str, ...]:
        """Return the jackpots that are called in the open hand, and that are not claimed yet."""
        if self._kernel.house.floor_server is None:
            return ()
        called = in_question(self._kernel.round.prompt)
        if not called or not self.laid:
            return ()
        return tuple(sorted(called - {claim.jackpot for claim in self._claimed()}))

    def _claimed(self) -> list[JackpotClaimed]:
        return [event.what for event in self._kernel.state.events if isinstance(event.what, JackpotClaimed)]

    def answered(self, jackpot: str, *, is_ours: bool | None, table: str, hand: int, asked: int) -> None:
        """Record the floor's answer to a claim: the jackpot belongs to the open hand, or to another one.

        `is_ours` is None if a restored floor server cannot know: a person confirms it then, and it is reviewed. An
        answer for an earlier hand is ignored.
        """
        if jackpot in self.wanted and asked == self._kernel.round.opening.number:
            if is_ours is None:
                claimed = JackpotClaimed(jackpot=jackpot, laid=self.laid, outcome="unknown", without_floor="yes")
            else:
                outcome = "ours" if is_ours else "taken"
                claimed = JackpotClaimed(jackpot=jackpot, laid=self.laid, outcome=outcome, table=table, of_hand=hand)
            self._kernel.commit(claimed, actor="kiosk")
            self._kernel.changed(keep_notice=True)

    def ruled(self, jackpots: Iterable[str], hand: int, person: Person) -> None:
        """Record that a ruling on a hand has paid jackpots of the floor, which reviews them as without an answer.

        A jackpot that was claimed for the hand is not claimed again.
        """
        journal = self._kernel.journal
        if self._kernel.house.floor_server is None:
            return
        events = journal.hand(hand)
        posted = next(journal.before(events[0].seq, JackpotsPosted), None)
        laid = "" if posted is None else posted.of(JackpotsPosted).laid or ""
        claims = [event.what for event in events if isinstance(event.what, JackpotClaimed)]
        claimed = {claim.jackpot for claim in claims if claim.outcome != "taken"}
        for jackpot in jackpots:
            if laid and jackpot not in claimed:
                won = JackpotClaimed(jackpot=jackpot, laid=laid, outcome="unknown", without_floor="yes")
                self._kernel.commit(won, actor=person.id, hand=hand)

    def confirm(self, person: Person) -> None:
        """Raise unless this person may confirm the called jackpots; a confirmation without the floor is marked.

        Raise Refused while the floor has not answered, and NotAuthorized if another hand has won a jackpot.
        """
        for jackpot in self.wanted:
            if self._hears_floor():
                raise Refused(
                    "claim",
                    "The floor server has not yet confirmed this {jackpot}: wait a moment.",
                    jackpot=jackpot.upper(),
                )
            unknown = JackpotClaimed(jackpot=jackpot, laid=self.laid, outcome="unknown", without_floor="yes")
            self._kernel.commit(unknown, actor=person.id)
        for event in self._kernel.state.events:
            claim = event.what
            if isinstance(claim, JackpotClaimed) and claim.outcome == "taken" and Role.MANAGER not in person.roles:
                raise NotAuthorized(
                    "taken",
                    "{jackpot} was won at {table} in hand {hand}: a manager must confirm this.",
                    jackpot=claim.jackpot.upper(),
                    table=claim.table or "",
                    hand=claim.of_hand or 0,
                )
