"""Messages from the camera's process: each event arrives unchanged, and nothing else is taken for an event."""

import contextlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.camera.line.wire import from_line, to_line
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
from kiosk.core.text import Sentence, Text, sentence

EVIDENCE = Evidence(b"\xff\xd8crop", (b"one", b""), ((("As", 991), ("Ah", 4)), ()), {"whole": "ab"}, (5, 6, 7))
EVENTS: tuple[CameraEvent, ...] = (
    StateChanged(DeviceState.DEGRADED, "The camera is not calibrated yet: calibrate it."),
    CardsSeen(
        "board", (SeenCard(card("As"), 10.5, 20.0, 0.99), SeenCard(card("Td"), 90.0, 20.0, 0.98)), 1, 7, EVIDENCE
    ),
    CardsSeen("board", (), 0, 7, Evidence(b"", (), (), {}, ())),
    DiceSeen("dice", (die("9/red"), die("10/black")), 7, EVIDENCE),
    ZoneUnclear("seat 1", "spread", "Spread the cards.", 7, EVIDENCE),
    ZoneUnclear("board", "unclear", "Look.", 7, EVIDENCE, (SeenCard(card("As"), 1.5, 2.5, 0.99),), 1, (0, 2)),
    CameraSetup("enroll", 51, "Show the two of diamonds.", done=False, refused=True, wanted="2d"),
    CameraKept(
        True,
        (CameraZone("flop", 10.5, 20.0, 300.0, 120.0, "cards", "Flop · Turn"),),
        True,
        (CameraDeck("red", 1_700_000_000_000, 0), CameraDeck("blue", 0, 17, ("4c", "7d"))),
        deck="red",
        learning="blue",
    ),
    CameraKept(False, (), can_read=False),
    CameraTested(4, 4, 0.0),
    CameraTested(3, 4, 7.5, 6, 5),
)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_event_comes_through_as_it_was(event: CameraEvent) -> None:
    line = to_line(event)
    assert "\n" not in line
    assert from_line(line) == event


def test_evidence_shows_no_pictures_in_a_log() -> None:
    assert repr(EVIDENCE) == "Evidence(2 pictures, 3 frames)"


@given(st.text())
def test_text_is_no_event(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - of whatever kind
        from_line(text)


_JSON = st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists)


@given(st.sampled_from(EVENTS), st.data())
def test_event_with_a_field_of_another_kind_is_refused(event: CameraEvent, data: st.DataObject) -> None:
    fields = json.loads(to_line(event))
    name = data.draw(st.sampled_from(sorted(fields)))
    fields[name] = data.draw(_JSON)
    with contextlib.suppress(ValueError):
        from_line(json.dumps(fields))


@pytest.mark.parametrize(
    "said",
    [
        sentence("The camera is not calibrated yet: calibrate it."),
        sentence("The deck cannot be saved: {why}", why=sentence("No deck is called {name}.", name="red")),
        sentence("Show the {card}.", card=card("Td").words),
    ],
)
def test_sentence_still_knows_its_template_on_the_other_side(said: str) -> None:
    changed = from_line(to_line(StateChanged(DeviceState.DEGRADED, said)))
    asked = from_line(to_line(CameraSetup("enroll", 3, said, done=False)))
    unclear = from_line(to_line(ZoneUnclear("board", "spread", said, 7, EVIDENCE)))
    assert isinstance(changed, StateChanged)
    assert isinstance(asked, CameraSetup)
    assert isinstance(unclear, ZoneUnclear)
    for heard in (changed.why, asked.what, unclear.what):
        assert heard == said
        assert isinstance(heard, Sentence)
        assert isinstance(said, Sentence)
        assert heard.text.template == said.text.template
        assert [type(value) for value in heard.text.values.values()] in ([], [Text])
