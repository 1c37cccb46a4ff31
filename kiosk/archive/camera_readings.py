"""Read the evidence of a hand's camera readings from the journal, for the floor to review.

A reading includes only data that the table had. For face-down cards, it has only their number: no picture and no likely
card.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from kiosk.core.value import value
from kiosk.events import Answered, CameraRead
from kiosk.journal import Event
from kiosk.procedure import Answer, Dealt, Rolled, from_json


@value
class Flat:
    """A card or die of a reading: its picture's hash, and the likeliest names, each with its share in thousandths."""

    picture: str
    likely: tuple[tuple[str, int], ...]


@value
class ZoneReading:
    """One reading of a zone that was taken. `names` were answered; `hidden` were face down.

    `crop` is the hash of the zone's picture, "" if all of it was face down. `frames_ms` is when the frames were
    taken that were voted on, in milliseconds since 1970. `hashes` are those of networks, deck and calibration.
    """

    seq: int
    at_ms: int
    zone: str
    names: tuple[str, ...]
    hidden: int
    crop: str
    flats: tuple[Flat, ...]
    hashes: Mapping[str, str]
    frames_ms: tuple[int, ...]


def readings(events: Iterable[Event]) -> tuple[ZoneReading, ...]:
    """Return the readings among the events of a hand, in order."""
    return tuple(_readings(events))


def _readings(events: Iterable[Event]) -> Iterator[ZoneReading]:
    waiting: list[Event] = []
    open_: set[str] = set()  # Cards seen face up by the camera in this hand.
    for event in events:
        match event.what:
            case CameraRead():
                waiting.append(event)
            case Answered(answer=answer) if waiting:
                named = _named(from_json(answer))
                open_ |= set(named)
                yield from (_reading(event, named, open_) for event in waiting)
                waiting = []
            case _:
                pass
    yield from (_reading(event, (), open_) for event in waiting)


def _named(answer: Answer) -> tuple[str, ...]:
    match answer:
        case Dealt(cards):
            return tuple(card.text for card in cards if card is not None)
        case Rolled(dice):
            return tuple(die.text for die in dice)
        case _:
            return ()


def _reading(event: Event, named: Sequence[str], open_: set[str]) -> ZoneReading:
    read = event.of(CameraRead)
    evidence = read.evidence
    flats = tuple(
        Flat(picture, tuple((str(name), int(share)) for name, share in likely))
        for picture, likely in zip(evidence["flats"], evidence["likely"], strict=True)
    )
    shown = tuple(flat for flat in flats if named and flat.likely and flat.likely[0][0] in open_)
    answered = tuple(flat.likely[0][0] for flat in shown if flat.likely[0][0] in named)
    return ZoneReading(
        event.seq,
        event.at_ms,
        read.zone,
        answered,
        len(flats) - len(shown),
        evidence["crop"] if shown or not flats else "",
        shown,
        dict(evidence["hashes"]),
        tuple(event.at_ms - (event.mono_ns - ns) // 1_000_000 for ns in evidence["frames_ns"]),
    )
