"""Generate `docs/events.md` from the classes: `python -m kiosk.events.documentation > docs/events.md`."""

import sys
from collections.abc import Iterator
from inspect import cleandoc
from types import ModuleType

from kiosk.events import (
    cash,
    charities,
    decks,
    devices,
    examinations,
    hand,
    nights,
    payouts,
    rulings,
    signing,
    table,
    transfers,
)
from kiosk.events.kinds import Happening, Part

MODULES = (signing, table, transfers, cash, charities, nights, decks, hand, rulings, payouts, devices, examinations)


def documentation() -> str:
    """Return `docs/events.md`: a chapter for each module that declares kinds."""
    lines = [
        "# Events",
        "",
        "Everything that the journal may hold. Generated from `kiosk/events/` by",
        "`python -m kiosk.events.documentation`: do not edit.",
        "",
        "A version above 100 is 100 more than that of the kind: in it, face-down cards are sealed, and opened",
        "with the device's key ([journal.md](journal.md)).",
        "",
    ]
    for module in MODULES:
        title, _, says = _words(module.__doc__).partition(": ")
        lines += [f"## {title}", "", says[:1].upper() + says[1:], ""]
        for kind in declared(module):
            name, about = kind.__name__, ""
            if issubclass(kind, Happening):
                name, about = kind.KIND, f"Version {kind.V}. Belongs to a hand: {kind.IN_HAND}."
            lines += [f"### {name}", "", _words(kind.__doc__), "", *([about, ""] if about else []), *_table(kind)]
    return "\n".join(lines).rstrip() + "\n"


def declared(module: ModuleType) -> Iterator[type[Part]]:
    """Yield the kinds, and the parts of them, that a module declares, in its order."""
    for defined in vars(module).values():
        if isinstance(defined, type) and issubclass(defined, Part) and defined.__module__ == module.__name__:
            yield defined


def _table(of: type[Part]) -> Iterator[str]:
    if of.FIELDS:
        yield from ("| field | type | meaning |", "|---|---|---|")
        for field in of.FIELDS:
            holds = field.type.name + (" or null" if field.nullable and not field.may_lack else "")
            absent = " (may be absent)" if field.may_lack else ""
            yield f"| `{field.name}` | {holds}{absent} | {field.meaning} |"
        yield ""


def _words(doc: str | None) -> str:
    return " ".join(cleandoc(doc or "").split())


if __name__ == "__main__":
    sys.stdout.write(documentation())
