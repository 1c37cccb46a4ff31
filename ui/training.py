"""Training in a window of its own, which is opened while its table is closed."""

from __future__ import annotations

import random
from pathlib import Path

from kiosk.training.school import School
from ui.pane import Pane
from ui.vm.training import TrainingScreen


class TrainingWindow(Pane):
    """The window of training, with its view-model. Close it before the school."""

    def __init__(
        self,
        school: School,
        *,
        exports: Path,
        dice: random.Random | None = None,
        size: tuple[int, int] | None = None,
        fullscreen: bool = False,
        practice_shoe: bool = False,
    ) -> None:
        """`exports` is where reports are saved; `dice` makes the seeds of what nobody has chosen."""
        self.model = TrainingScreen(
            school, dice=dice or random.SystemRandom(), exports=exports, practice_shoe=practice_shoe
        )
        super().__init__("TrainingWindow.qml", {"training": self.model})
        self.show(size=size, fullscreen=fullscreen)
        self.settle()
