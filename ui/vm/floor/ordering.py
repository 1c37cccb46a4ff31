"""An unfinished order of a console to a table, and its missing parts."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from kiosk.core.money import Cents, money
from kiosk.core.value import value
from kiosk.floor import RIGHTS as ORDER_RIGHTS
from kiosk.floor import Order, TableSeen, orders_for
from kiosk.staff import Authority, Person
from ui.vm.controls.amount_keys import HUNDREDS, pressed, worth, written
from ui.vm.controls.words import say
from ui.vm.floor import words
from ui.vm.floor.rows import ConsoleFact

_OF_PEOPLE: Final = (Order.LOCK_PERSON, Order.UNLOCK_PERSON)


@value
class ConsoleAct:
    """A key to touch: its ID, and its label."""

    id: str = ""
    label: str = ""


@value
class ConsoleAmount:
    """A jackpot: the posted amount, and the entered one; `chosen`: the keys are for it."""

    name: str = ""
    posted: str = ""
    entered: str = ""
    chosen: bool = False


def acts(seen: TableSeen, who: Person, authority: Authority) -> tuple[ConsoleAct, ...]:
    """Return the orders that this person may give to a table now."""
    orders = () if seen.unseen else orders_for(seen.status)
    may = (order for order in orders if who.roles & authority.roles(ORDER_RIGHTS[order]))
    return tuple(ConsoleAct(order.value, say(words.ORDERS[order])) for order in may)


@dataclass(slots=True)
class Ordering:
    """The order for the displayed table, "" for none. `what` is the game, or the person whose PIN it is about.

    `entered` has the entry for each jackpot, in dollars; `everywhere`: at each table with the same ones. If the floor
    has posted them, `kind` is their kind (`jackpots:nh`), and `what` the reason of the change.
    """

    order: Order | None = None
    what: str = ""
    entered: dict[str, str] = field(default_factory=dict)
    nth: int = 0
    fresh: bool = True
    everywhere: bool = False
    kind: str = ""
    asks_why: bool = False
    signs: bool = False

    def begin(self, order: Order | None, seen: TableSeen | None = None) -> None:
        """Begin with an order, None for none."""
        self.order, self.what, self.nth, self.fresh = order, "", 0, True
        self.everywhere = self.signs = self.asks_why = False
        is_laid = seen is not None and order is Order.POST and seen.status.posted_at_floor
        self.kind = seen.status.laid.rpartition(" ")[0] if seen is not None and is_laid else ""
        posted = {} if seen is None or order is not Order.POST else dict(seen.status.jackpots or {})
        self.entered = {name: written(cents, whole=False) for name, cents in posted.items()}
        games = () if seen is None else seen.status.games
        if order is Order.OPEN and len(games) == 1:
            self.what = games[0][0]
        self.signs = order is not None and order is not Order.POST and not self._is_choosing

    @property
    def _is_choosing(self) -> bool:
        return (self.order in (Order.OPEN, *_OF_PEOPLE) or self.asks_why) and not self.what

    @property
    def panel(self) -> str:
        """Return the part at the right: choose, amounts, sign or nothing."""
        if self.order is None:
            return ""
        return "sign" if self.signs else "choose" if self._is_choosing else "amounts"

    def choose(self, what: str) -> None:
        self.what, self.signs = what, True

    def choices(self, seen: TableSeen, people: Iterable[Person], locked: Collection[str]) -> tuple[ConsoleAct, ...]:
        """Return the choices."""
        if self.order is Order.POST:
            return tuple(ConsoleAct(str(why), say(why)) for why in words.POSTED_WHY)
        if self.order is Order.OPEN:
            return tuple(ConsoleAct(key, title) for key, title in seen.status.games)
        is_locked = self.order is Order.UNLOCK_PERSON
        return tuple(
            ConsoleAct(person.id, person.name)
            for person in people
            if person.is_active and (person.id in locked) is is_locked
        )

    def rows(self, seen: TableSeen) -> tuple[ConsoleAmount, ...]:
        posted, names = seen.status.jackpots or {}, seen.status.jackpot_names
        return tuple(
            ConsoleAmount(
                name.upper(),
                money(posted[name]) if name in posted else "–",
                money(self.amounts[name]) if name in self.amounts else "–",
                nth == self.nth % len(names),
            )
            for nth, name in enumerate(names)
        )

    def key(self, key: str, seen: TableSeen) -> None:
        """Take a digit, or "back", for the jackpot that is chosen; "next" chooses the next one."""
        names = seen.status.jackpot_names
        if key == "next":
            self.nth, self.fresh = (self.nth + 1) % len(names), True
            return
        name = names[self.nth % len(names)]
        self.entered[name] = pressed("" if self.fresh else self.entered.get(name, ""), key, HUNDREDS)
        self.fresh = False

    @property
    def amounts(self) -> dict[str, Cents]:
        """Return the jackpots that are entered."""
        worths = {name: worth(entered, whole=False) for name, entered in self.entered.items()}
        return {name: cents for name, cents in worths.items() if cents}

    def facts(self, seen: TableSeen) -> Iterable[ConsoleFact]:
        """Yield the contents of the signature beyond the order: each jackpot, and its tables."""
        if self.order is Order.POST:
            for name in seen.status.jackpot_names:
                yield ConsoleFact(name.upper(), money(self.amounts.get(name, 0)))
            if self.kind:
                where = self.kind.split(":")[2:]
                yield ConsoleFact(say(words.WHERE), where[0] if where else say(words.EVERYWHERE))
                yield ConsoleFact(
                    say(words.REASON), next(say(why) for why in words.POSTED_WHY if str(why) == self.what)
                )
            if self.everywhere:
                yield ConsoleFact(say(words.WHERE), say(words.EVERYWHERE))

    def details(self) -> dict[str, Any]:
        """Return the details that the signature covers, beside the order itself."""
        match self.order:
            case Order.OPEN:
                return {"game": self.what}
            case Order.LOCK_PERSON | Order.UNLOCK_PERSON:
                return {"person": self.what}
            case Order.POST:
                return {"amounts": dict(self.amounts)}
            case _:
                return {}
