"""The figures that people sign for when a night is closed, and a check whether they have changed since.

A signature covers each figure of the packet by its name, including the last event, the charity, each slip and drop
box, each difference, and its explanation. If one of them changes, the night needs a new signature.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from hashlib import sha256
from typing import NamedTuple

from kiosk.bank.charities import shares_of
from kiosk.bank.night import TableNight
from kiosk.bank.night_files import amount_text, night_lines
from kiosk.bank.night_rows import NightExplanation, NightSignature
from kiosk.core.money import Cents


class SignedFigures(NamedTuple):
    """A signature for a night as it is kept: the signers, the time, and the figures with their digest."""

    signed: tuple[tuple[str, str], ...]
    at_ms: int
    figures: tuple[tuple[str, str], ...]
    digest: str


def figures_of(night: TableNight) -> tuple[tuple[str, str], ...]:
    """Return the figures of a night that a signature covers, (name, figure), in the order of the packet."""
    return tuple(_figures(night))


def _figures(night: TableNight) -> Iterator[tuple[str, str]]:
    yield "last event", str(night.last_event)
    for name in (
        "opener", "fills", "credits", "from_tables", "to_tables", "drop", "deposit", "closer", "win", "hands_say",
        "rake", "promotion", "bad_beat", "coupons", "tips", "cash_outs", "carried_in", "carried_out", "cage_paid",
    ):  # fmt: skip
        yield name.replace("_", " "), amount_text(getattr(night, name))
    yield "hands", str(night.hands)
    charity = night.charity
    if charity is not None:
        state, share = shares_of(night, charity) if charity.name else (0, 0)
        yield "charity", charity.name
        yield "share of the state", amount_text(state)
        yield "share of the charity", amount_text(share)
    for slip in night.slips:
        name = f"{slip.direction} {f'slip {slip.slip}' if slip.slip else f'request {slip.number}'}"
        yield name, f"{slip.status.partition(',')[0]} {amount_text(slip.cents)}"
    for box in night.boxes:
        later = f"counted on {box.counted_on}" if box.counted_on else "not counted"
        counted = later if box.counted is None else amount_text(box.counted)
        yield f"drop box {box.number} since {box.since_ms}", f"{counted}, entered {amount_text(box.entered)}"
    for line in night_lines(night):
        known = night.explanation(line.key, line.cents or 0) if line.key else None
        if line.key:
            said = "" if known is None else f"; {known.who}: {known.reason}"
            yield f"{line.item} ({line.key})", f"{amount_text(line.cents or 0)}{said}"


def digest_of(figures: Iterable[tuple[str, str]]) -> str:
    """Return the SHA-256 of figures, hexadecimal: of each name, a tab, the figure, and the end of its line."""
    return sha256("".join(f"{name}\t{figure}\n" for name, figure in figures).encode()).hexdigest()


def signed_night(
    night: TableNight, explanations: Iterable[NightExplanation], signed: SignedFigures | None
) -> TableNight:
    """Return a night with the explanations of its differences and its signature."""
    explained = replace(night, explanations=tuple(explanations))
    if signed is None:
        return replace(explained, signature=NightSignature())
    was, now = dict(signed.figures), dict(figures_of(explained))
    changed = tuple(
        (name, was.get(name, ""), now.get(name, "")) for name in {**was, **now} if was.get(name) != now.get(name)
    )
    signature = NightSignature(signed.signed, signed.at_ms, signed.digest, changed)
    return replace(explained, signature=signature)


def to_explain(night: TableNight) -> tuple[tuple[str, Cents], ...]:
    """Return the unexplained differences, (line, cents), in the order of the packet."""
    return tuple((line.key, line.cents or 0) for line in night_lines(night) if line.key and not line.is_explained)
