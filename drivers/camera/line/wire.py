"""The messages between the two processes of a camera: one JSON object a line, pictures as base64.

The kiosk's side sends the settings first, and the scene of a simulated table whenever it changes; the camera's side
sends its readings and its state. Frames go through shared memory instead.
"""

import base64
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from kiosk.core.cards import card
from kiosk.core.devices import (
    CameraDeck,
    CameraEvent,
    CameraKept,
    CameraSetup,
    CameraTested,
    CameraZone,
    CardsSeen,
    DeviceState,
    DiceSeen,
    Evidence,
    SeenCard,
    StateChanged,
    ZoneUnclear,
)
from kiosk.core.dice import die
from kiosk.core.text import Sentence, as_json, from_json


def to_line(event: CameraEvent) -> str:
    """Return an event as one line."""
    fields: dict[str, Any]
    match event:
        case StateChanged(state, why):
            fields = {"is": "state", "state": state.value, "why": as_json(why)}
        case CardsSeen():
            fields = {"is": "cards", "zone": event.zone, "cards": _cards_out(event.cards), "down": event.down}
        case DiceSeen():
            fields = {"is": "thrown", "zone": event.zone, "thrown": [die.text for die in event.dice]}
        case CameraSetup():
            fields = {"is": "setup", **asdict(event), "what": as_json(event.what)}
        case CameraKept():
            fields = {"is": "kept", **asdict(event)}
        case CameraTested():
            fields = {"is": "tested", **asdict(event)}
        case ZoneUnclear():
            fields = {"is": "unclear", "zone": event.zone, "code": event.code, "what": as_json(event.what)}
            fields |= {"cards": _cards_out(event.cards), "down": event.down, "unclear": event.unclear}
    if not isinstance(event, StateChanged | CameraSetup | CameraKept | CameraTested):
        fields |= {"mono_ns": event.mono_ns, "evidence": _evidence_out(event.evidence)}
    return json.dumps(fields)


def from_line(line: str) -> CameraEvent:
    """Return the event in a line. Raise ValueError if there is none."""
    try:
        fields: dict[str, Any] = json.loads(line)
        match fields["is"]:
            case "state":
                return StateChanged(DeviceState(fields["state"]), _sentence_in(fields["why"]))
            case "cards":
                evidence = _evidence_in(fields["evidence"])
                seen = _cards_in(fields["cards"])
                return CardsSeen(str(fields["zone"]), seen, int(fields["down"]), int(fields["mono_ns"]), evidence)
            case "thrown":
                dice = tuple(die(field) for field in fields["thrown"])
                return DiceSeen(str(fields["zone"]), dice, int(fields["mono_ns"]), _evidence_in(fields["evidence"]))
            case "setup":
                task, what = str(fields["task"]), _sentence_in(fields["what"])
                left, wanted = int(fields["left"]), str(fields["wanted"])
                return CameraSetup(task, left, what, bool(fields["done"]), bool(fields["refused"]), wanted)
            case "kept":
                return _kept(fields)
            case "tested":
                counts = (int(fields[name]) for name in ("cards", "read"))
                return CameraTested(int(fields["tags"]), int(fields["due"]), float(fields["moved_mm"]), *counts)
            case "unclear":
                return ZoneUnclear(
                    str(fields["zone"]),
                    str(fields["code"]),
                    _sentence_in(fields["what"]),
                    int(fields["mono_ns"]),
                    _evidence_in(fields["evidence"]),
                    _cards_in(fields["cards"]),
                    int(fields["down"]),
                    tuple(int(place) for place in fields["unclear"]),
                )
            case other:
                raise ValueError(f"{other!r} is not an event")
    except (LookupError, TypeError, AttributeError) as error:
        raise ValueError(f"this is not an event of a camera: {error}") from error


def _kept(fields: Mapping[str, Any]) -> CameraKept:
    zones = tuple(_zone(field) for field in fields["zones"])
    decks = tuple(
        CameraDeck(
            str(field["name"]),
            int(field["learned_ms"]),
            int(field["shown"]),
            tuple(card(name).text for name in field["refused"]),
        )
        for field in fields["decks"]
    )
    calibrated, can_read = bool(fields["calibrated"]), bool(fields["can_read"])
    return CameraKept(calibrated, zones, can_read, decks, str(fields["deck"]), str(fields["learning"]))


def _cards_out(cards: Sequence[SeenCard]) -> list[list[Any]]:
    return [[seen.card.text, seen.x_mm, seen.y_mm, seen.confidence] for seen in cards]


def _cards_in(cards: Sequence[Sequence[Any]]) -> tuple[SeenCard, ...]:
    return tuple(SeenCard(card(name), float(x), float(y), float(confidence)) for name, x, y, confidence in cards)


def _zone(fields: Mapping[str, Any]) -> CameraZone:
    x_mm, y_mm, width_mm, height_mm = (float(fields[name]) for name in ("x_mm", "y_mm", "width_mm", "height_mm"))
    holds, label = str(fields["holds"]), str(fields["label"])
    return CameraZone(str(fields["place"]), x_mm, y_mm, width_mm, height_mm, holds, label)


def _sentence_in(words: Any) -> str:
    """Return a sentence that still knows its template, so that the kiosk can show it in another language."""
    return Sentence(from_json(words)) if isinstance(words, dict) else str(words)


def _evidence_out(evidence: Evidence) -> dict[str, Any]:
    return {
        "crop": base64.b64encode(evidence.crop).decode(),
        "flats": [base64.b64encode(flat).decode() for flat in evidence.flats],
        "likely": evidence.likely,
        "hashes": dict(evidence.hashes),
        "frames_ns": evidence.frames_ns,
    }


def _evidence_in(fields: Mapping[str, Any]) -> Evidence:
    return Evidence(
        base64.b64decode(fields["crop"], validate=True),
        tuple(base64.b64decode(flat, validate=True) for flat in fields["flats"]),
        tuple(tuple((str(name), int(share)) for name, share in field) for field in fields["likely"]),
        {str(name): str(value) for name, value in fields["hashes"].items()},
        tuple(int(field) for field in fields["frames_ns"]),
    )
