"""A table with a camera alone: the simulated picture, the camera's own process, and the settled hand.

The reader uses the networks if they are installed, and otherwise a matcher that knows the simulated deck
(`tests/drivers/camera/matching.py`). Everything else is as at a table.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from drivers.camera.eye import CALIBRATION, EMPTY, ZONES
from drivers.camera.line.driver import PROGRAM, CameraDriver
from drivers.camera.picture.cv import cv2
from drivers.camera.reading.reader import MODEL
from drivers.camera.sim.scene import CameraPose, Renderer, Scene
from kiosk.app.demo.camera import DemoCamera
from kiosk.app.demo.table import FLOOR, PINS, DemoTable
from kiosk.core.cards import card
from kiosk.core.clock import Clock
from kiosk.core.dice import die
from kiosk.events import Answered, CameraRead, HandSettled, InspectionRead
from kiosk.games import GAMES
from kiosk.procedure import Cards, Choices, Dice, Floor, Place, Settle, Wagers
from kiosk.procedure.prompts.prompt import InTurn
from kiosk.settings import DeviceSettings, camera_folders, config_dir, load
from kiosk.table import Table, zone_of
from tests.drivers.camera.table import calibration
from tests.sizes import only_whole
from tests.ui import loop

until = partial(loop.until, guard_s=90.0)
NETWORKS = ("whole.onnx", "corner.onnx", "letter.onnx", "figure.onnx", "dice.onnx", "strangers.npz")
MATCHING = (sys.executable, "-m", "tests.drivers.camera.matching")
# Two cards each to seats 1 and 2, four bonus cards, three for the board: no flush, so nobody has to call the floor.
CARDS = "9h 8d 4c 3s 2d 6s Th 5c 7c Td 2s"


@contextmanager
def before_a_camera(
    folder: Path,
    table: str,
    *,
    cards: str = "",
    dice: str = "",
    cameras: Mapping[str, DeviceSettings] | None = None,
    program: Sequence[str] = MATCHING,
) -> Iterator[tuple[Table, DemoCamera]]:
    """Open a table with a camera that is set up, and these cards or dice. The house's files identify `cameras`.

    The camera takes more pictures per second than in the demo. `program` reads them, without networks by default.
    """

    def quick(setup: Path, clock: Clock) -> CameraDriver:
        return CameraDriver({"source": "sim", "frames_per_s": 30}, setup, clock, program=program)

    settings = load(config_dir(), GAMES)
    settings = replace(settings, devices={**settings.devices, "camera": cameras or {}})
    demo = DemoTable(settings, folder, 7, table, camera=quick)
    eye = demo.camera
    assert eye is not None
    demo.undealt = [card(name) for name in cards.split()]
    rolls = iter(dice.split())
    eye.roll = lambda: die(next(rolls))
    set_up, _ = camera_folders(demo.table.journal.path.parent)
    set_up.mkdir(parents=True)
    calibration().write(set_up / CALIBRATION)
    (set_up / ZONES).write_text(eye.zones(), encoding="utf-8")
    cv2.imwrite(str(set_up / EMPTY), Renderer(CameraPose(), 4).take(Scene()))
    demo.start()
    try:
        until(lambda: demo.table.camera.reads)
        yield demo.table, eye
    finally:
        demo.close()


@pytest.fixture(autouse=True)
def application(qapp: QGuiApplication) -> None:
    """Run an event loop, in which a table takes the camera's messages."""


def go_on(table: Table, eye: DemoCamera) -> None:
    """Carry out the prompt: the camera enters the cards there, and everything else is touched."""
    prompt = table.round.prompt
    match prompt:
        case Cards() | Dice():
            eye.make_room()
            until(lambda: table.round.prompt is not prompt or eye.has_room())
            if table.round.prompt is not prompt:
                return  # The cards there have ended it.
            eye.serve()
            until(lambda: table.round.prompt is not prompt or not table.camera.reads)
            if table.round.prompt is prompt:
                enter(table, eye, prompt)
        case Wagers():
            for seat in (1, 2):
                table.play.place(seat, "ante", 500)
            table.play.proceed()
        case InTurn(seat=seat):
            table.play.choose(seat, "check")
        case Choices(options=options):
            for seat, (first, *others) in options.items():
                keys = [option.key for option in (first, *others)]
                wanted = ("play" if seat <= 2 else "out") if "play" in keys else "in" if "in" in keys else "1x"
                table.play.choose(seat, wanted)
            table.play.proceed()
        case Floor():
            table.floor.acknowledge(FLOOR, PINS[FLOOR])
        case _:
            table.play.proceed()


def enter(table: Table, eye: DemoCamera, prompt: Cards | Dice) -> None:
    """Enter by touch the card at the first due place, which the camera has refused."""
    assert isinstance(prompt, Cards), table.notice
    if prompt.may_be_unread:
        table.play.deal_unread()
    else:
        table.play.enter_card(card(eye.card_at(prompt.left[0])))


def to(table: Table, eye: DemoCamera, step: str) -> None:
    while table.round.prompt is None or table.round.prompt.guide.step != step or not table.round.felt.cards:
        go_on(table, eye)


def answers(table: Table, number: int, what: str) -> list[Answered]:
    """Return the answers of a hand with cards or dice."""
    events = table.journal.hand(number)
    return [event.what for event in events if isinstance(event.what, Answered) and what in event.what.answer]


def inspected(table: Table) -> list[str]:
    """Return the cards that were read of an inspected deck."""
    return [event.of(InspectionRead).card for event in table.journal.events(1, InspectionRead)]


def has_more(table: Table, before: int) -> bool:
    return len(inspected(table)) > before


def is_dead(table: Table) -> bool:
    return table.devices.by_name["camera"].state == "backing off"


@only_whole
def test_whole_hand_by_camera_alone_whose_process_is_killed_meanwhile(tmp_path: Path) -> None:
    with before_a_camera(tmp_path, "NH-07", cards=CARDS) as (table, eye):
        to(table, eye, "turn_bets")
        entries = len(table.round.entries)
        eye.kill()
        until(lambda: is_dead(table))
        assert len(table.round.entries) == entries
        until(lambda: table.camera.reads)
        while table.hand_number == 1:
            go_on(table, eye)
        dealt = answers(table, 1, "dealt")
        assert {"camera"} == {answered.source for answered in dealt}
        assert {"7c", "Td", "2s", "9h", "4c", "8d", "3s"} == set(cards_of(dealt))
        events = table.journal.hand(1)
        assert any(isinstance(event.what, HandSettled) for event in events)
        read = [event.what for event in events if isinstance(event.what, CameraRead)]
        assert table.camera.evidence is not None
        assert all(table.camera.evidence.picture(reading.evidence["crop"]) for reading in read)


def cards_of(dealt: list[Answered]) -> list[str]:
    return [card for answered in dealt for card in answered.answer["dealt"] if card]


def test_a_deck_is_inspected_by_the_pictures_of_a_camera(tmp_path: Path) -> None:
    """The camera's own process reads each card in a zone until the next one is there."""
    known = DeviceSettings(name="camera", kind="line", maker="Eye", model="C1", serial="C-9")
    place, shown = Place("board", 0, 0), ["9h", "8d", "9h"]
    with before_a_camera(tmp_path, "NH-07", cameras={"camera": known}) as (table, eye):
        until(lambda: table.camera.is_clear(zone_of(place)))
        table.seals.begin_reading("A-1", "red", "0012", "camera")
        for name in shown:
            before = len(inspected(table))
            eye.lay(place, name)
            until(partial(has_more, table, before))
        assert inspected(table) == shown
        reading = table.seals.reading
        assert reading is not None
        assert (reading.count, reading.doubled, reading.unread, len(reading.missing)) == (3, ("9h",), 0, 50)
        assert table.round.felt.cards == {}, "no card of an inspection is dealt"


@only_whole
@pytest.mark.skipif(
    not all((MODEL / name).exists() for name in NETWORKS), reason="the networks are not here: make camera-model"
)
def test_networks_read_a_hand_and_refused_cards_are_entered_by_touch(tmp_path: Path) -> None:
    with before_a_camera(tmp_path, "NH-07", cards=CARDS, program=PROGRAM) as (table, eye):
        while table.hand_number == 1:
            go_on(table, eye)
        read = [answer for answer in answers(table, 1, "dealt") if answer.source == "camera"]
        assert set(cards_of(read)) <= {"7c", "Td", "2s", "9h", "4c", "8d", "3s"}
        assert cards_of(read)


@only_whole
def test_card_too_many_the_same_card_twice_and_a_frozen_picture(tmp_path: Path) -> None:
    board = [Place("board", 0, nth) for nth in range(3)]
    with before_a_camera(tmp_path, "NH-07", cards=CARDS) as (table, eye):
        to(table, eye, "flop")
        eye.lay(board[0], "7c")
        eye.lay(board[1], "Td")
        until(lambda: table.notice.startswith("Flop · Turn · River: 2 seen, only 1 due"))
        assert not table.camera.reads
        eye.take_up(board[1])
        until(lambda: [card.text for card in table.round.felt.row("board")] == ["7c"])
        to(table, eye, "turn_bets")
        go_on(table, eye)  # These are the bets before the turn.
        eye.lay(board[1], "7c")
        until(lambda: "the same card appears twice" in table.notice)
        assert ["7c"] == [card.text for card in table.round.felt.row("board")]
        eye.freeze()
        until(lambda: is_dead(table))
        assert "is frozen" in table.devices.by_name["camera"].why
        eye.lay(board[1], "Td")
        eye.freeze()
        until(lambda: ["7c", "Td"] == [card.text for card in table.round.felt.row("board")])


@only_whole
def test_community_dice_and_lifted_dice_are_read_on_their_trays(tmp_path: Path) -> None:
    rolls = "9/red A/black 10/green J/red Q/black K/green A/red 9/black 10/red J/black Q/green"
    with before_a_camera(tmp_path, "PP-01", dice=rolls) as (table, eye):
        while not isinstance(table.round.prompt, Settle):
            go_on(table, eye)
        rolled = answers(table, 1, "rolled")
        assert {"camera"} == {answered.source for answered in rolled}
        assert rolls.split() == [die for answered in rolled for die in answered.answer["rolled"]]


@only_whole
def test_a_card_that_was_read_for_its_neighbor_is_not_entered_again(tmp_path: Path) -> None:
    """The first of two cards is not read, so the second is taken for it; the card left to enter is the other one."""
    with before_a_camera(tmp_path, "NH-07", cards=CARDS) as (table, eye):
        to(table, eye, "main")
        eye.kill()
        until(lambda: is_dead(table))
        eye.serve()
        prompt = table.round.prompt
        assert isinstance(prompt, Cards)
        first, second = prompt.left[:2]
        unread = eye.card_at(first)
        table.play.enter_card(card(eye.card_at(second)))
        assert unread == eye.card_at(second)
