"""The simulated camera on command: place objects on its table, and save pictures to a folder that a camera can play.

[[camera]]
name = "stills"
kind = "folder"
path = "/tmp/stills"
"""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final, TextIO

from drivers.camera.picture.cv import cv2
from drivers.camera.sim.scene import TABLE_MM, Arm, CameraPose, CardOnTable, DieOnTable, Light, Renderer, Scene
from drivers.pty_emulator import converse
from kiosk.core.cards import card
from kiosk.core.dice import die

HELP: Final = f"""\
lay CARD X Y [TURN]    lay a card face up: lay As 300 200 15; in millimeters, of {TABLE_MM[0]:.0f} × {TABLE_MM[1]:.0f}
down CARD X Y [TURN]   lay a card face down
die DIE X Y [TURN]     lay a die: die A/red 500 200
board X Y [TURN]       lay the calibration board
hand X Y               hold a hand over the table, with its fingertips at X Y
light STRENGTH         set the brightness; 1 is good light
blur PIXELS            set the blur of the lens; 0 is sharp
clear                  take everything away
take                   take a picture
quit                   leave"""


class StillTable:
    """The simulated table, and its pictures."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.scene = Scene()
        self._folder = folder
        self._renderer = Renderer(CameraPose(), seed)

    def obey(self, verb: str, rest: list[str]) -> str:
        """Carry out the command of a line, and return the answer. Raise ValueError for an invalid command."""
        verbs: dict[str, Callable[[list[str]], Scene]] = {
            "lay": lambda words: self.scene.put(self._card_at(words, up=True)),
            "down": lambda words: self.scene.put(self._card_at(words, up=False)),
            "die": lambda words: replace(self.scene, rolled=(*self.scene.rolled, self._rolled(words))),
            "board": lambda words: replace(self.scene, board_mm=_place(words)),
            "hand": lambda words: replace(self.scene, hands=(*self.scene.hands, Arm(*_numbers(words, 2)))),
            "light": lambda words: self._lit(replace(self.scene.light, strength=_numbers(words, 1)[0])),
            "blur": lambda words: self._lit(replace(self.scene.light, blur=_numbers(words, 1)[0])),
            "clear": lambda words: Scene(light=self.scene.light),
        }
        if verb == "help":
            return HELP
        if verb == "take" and not rest:
            return self._take()
        if verb not in verbs:
            raise ValueError(f"{' '.join((verb, *rest))!r} is not a command; help lists them")
        self.scene = verbs[verb](rest)
        return "done"

    def _take(self) -> str:
        self._folder.mkdir(parents=True, exist_ok=True)
        path = self._folder / f"{len(list(self._folder.glob('*.png'))) + 1:04d}.png"
        if not cv2.imwrite(str(path), self._renderer.take(self.scene)):
            raise ValueError(f"{path} cannot be written")
        return f"wrote {path}"

    def _lit(self, light: Light) -> Scene:
        return replace(self.scene, light=light)

    @staticmethod
    def _card_at(words: list[str], *, up: bool) -> CardOnTable:
        return CardOnTable(card(words[0] if words else "").text, *_place(words[1:]), up=up)

    @staticmethod
    def _rolled(words: list[str]) -> DieOnTable:
        face = die(words[0] if words else "")
        return DieOnTable(face.face, face.color, *_place(words[1:]))


def _place(words: list[str]) -> tuple[float, float, float]:
    x_mm, y_mm, turn_deg = _numbers([*words, "0"] if len(words) == 2 else words, 3)
    return x_mm, y_mm, turn_deg


def _numbers(words: list[str], count: int) -> list[float]:
    if len(words) != count:
        raise ValueError(f"Expected {count} numbers, got {len(words)}")
    return [float(word) for word in words]


def run_sim_camera(folder: Path, stdin: TextIO, stdout: TextIO, *, seed: int) -> None:
    """Place objects and take pictures until `quit` or the end of `stdin`, one command a line."""
    converse(f"camera whose pictures go to {folder}", StillTable(folder, seed).obey, stdin, stdout)
