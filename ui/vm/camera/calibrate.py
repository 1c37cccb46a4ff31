"""The view-model of the page that calibrates the camera: save the board, show it in eight positions, lay it flat."""

from typing import Final

from kiosk.core.devices import CameraSetup
from kiosk.core.errors import Refused
from kiosk.core.text import Sentence, text
from kiosk.diagnostics import folders
from kiosk.table import Table
from ui.vm.camera.screen import CameraLook, CameraScreen, Guided, VerbRow, verb
from ui.vm.controls.view import in_qml

BEGIN_DO: Final = text("Print the board, fix the tags, then calibrate.")
AGAIN_DO: Final = text("The camera is calibrated.")
AGAIN_HINT: Final = text("Recalibrate if the camera, the lens or the table moves.")
BEGIN_HINT: Final = text("Tag 0 goes far left, 1 far right, 2 near right, 3 near left. Squares measure 30 mm.")
SHOW_DO: Final = text("Show the board in {most} positions.")
SHOW_HINT: Final = text("Near and far, left and right, tilted each way. Each position is saved automatically.")
LAY_DO: Final = text("Lay the board flat on the table, then measure.")
LAY_HINT: Final = text("Keep the whole board and all four tags in view.")
DONE_DO: Final = text("Calibrated: remove the board and draw the zones.")
POSITIONS: Final = text("{done} of {most} positions")
SAVED: Final = text("Saved: {name}. Print at 100%; each square must measure 30 mm.")
NO_FOLDER: Final = text("No USB stick is plugged in, and no folder is configured: plug one in.")

SAVE: Final = text("Save the board")
CALIBRATE: Final = text("Calibrate")
CALIBRATE_AGAIN: Final = text("Recalibrate")
CANCEL: Final = text("Cancel")
MEASURE: Final = text("Measure the table")
DRAW: Final = text("Draw the zones")


@in_qml
class CalibrateScreen(CameraScreen[CameraLook]):
    """The calibration of a table's camera."""

    KEY = "camera"
    TASKS = ("board", "calibrate", "lay")

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.lookAgain()
        self.refresh()

    def _heard(self, setup: CameraSetup | None) -> None:
        super()._heard(setup)
        if setup is not None and setup.task == "board" and setup.done:
            self._strip, self._strip_tone = SAVED.fill(name=setup.what), "done"

    @property
    def _goes_on(self) -> bool:
        return self._setup is not None and self._setup.task == "calibrate" and not self._setup.done

    def _is_calibrated(self) -> bool:
        kept = self._table.camera.kept
        return kept is not None and kept.calibrated

    def look(self) -> CameraLook:
        return CameraLook(**self._camera_look())

    def _guided(self) -> Guided:
        setup = self._setup
        if not self._goes_on or setup is None:
            if setup is not None and setup.task == "calibrate":
                return Guided(DONE_DO)
            return Guided(AGAIN_DO, AGAIN_HINT) if self._is_calibrated() else Guided(BEGIN_DO, BEGIN_HINT)
        done = self._most - setup.left
        counted = POSITIONS.fill(done=done, most=self._most)
        if not setup.left:
            return Guided(LAY_DO, LAY_HINT, done, self._most, counted)
        do = SHOW_DO.fill(most=self._most) if setup.refused else setup.what
        return Guided(do, SHOW_HINT, done, self._most, counted)

    def _verbs_now(self) -> list[VerbRow]:
        setup = self._setup
        if setup is not None and self._goes_on:
            return [verb("cancel", CANCEL), verb("lay", MEASURE, "primary", dimmed=setup.left > 0)]
        if setup is not None and setup.task == "calibrate":
            return [verb("zones", DRAW, "primary")]
        again = self._is_calibrated()
        return [verb("board", SAVE), verb("calibrate", CALIBRATE_AGAIN if again else CALIBRATE, "primary")]

    def _press(self, key: str) -> None:
        match key:
            case "board":
                self._save()
            case "cancel":
                self._do("leave")
                self._setup = None
            case "zones":
                self.go("zones")
            case _:
                self._do(key)

    def _save(self) -> None:
        folder = next(iter(folders(self._table.house.export_folder)), None)
        if folder is None:
            raise Refused("no_folder", Sentence(NO_FOLDER))
        self._do("board", folder=str(folder.resolve()))
