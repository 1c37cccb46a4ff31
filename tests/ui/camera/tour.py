"""Visit every page and state of the camera's setup and evidence by real touches."""

from collections.abc import Callable

from kiosk.core.devices import CameraSetup, DeviceState
from kiosk.procedure import Cards
from kiosk.table import zone_of, zones_of
from tests.ui.camera.cameras import Held, open_as
from tests.ui.tables import place_antes, taps
from ui.app import Screen

Look = Callable[[str], None]
TAGS = "The camera does not see the corner tags 1, 2: uncover them."
DOUBT = "Card unclear: set it aside, or name it."
OVERLAP = "Zones board and seat 1 overlap: separate them."


def setting_up(screen: Screen, camera: Held, look: Look) -> None:
    """Calibrate, draw zones, and show the deck."""
    open_as(screen, "theo", "camera")
    look("calibrate")
    screen.tap("camera.do.board")
    look("calibrate, board saved")
    screen.tap("camera.do.calibrate")
    look("calibrate, first view")
    camera.sees_board(3)
    look("calibrate, five views")
    camera.sees_board(0)
    camera.says(CameraSetup("calibrate", 0, TAGS, done=False, refused=True))
    look("calibrate, tags covered")
    screen.tap("camera.do.lay")
    look("calibrated")
    screen.tap("camera.do.zones")
    look("zones, none")
    straighten(screen)
    for _ in range(4):
        taps(screen, ("zones.draw", "zones.next"))
    screen.tap("zones.before")
    look("zones")
    camera.wrong = OVERLAP
    screen.tap("camera.do.keep")
    look("zones, refused")
    camera.wrong = ""
    screen.tap("camera.do.keep")
    look("zones, kept")
    camera.be(DeviceState.DEGRADED, "The camera or table moved 5 mm: recalibrate the camera.")
    screen.tap("camera.do.deck")
    look("deck")
    screen.tap("camera.do.enroll")
    camera.asks(17)
    look("deck, dealt")
    camera.asks(17, DOUBT)
    look("deck, doubts")
    camera.asks(48)
    look("deck, last cards")
    camera.keep(learning="red")
    camera.says(CameraSetup("learn", 0, "", done=False))
    look("deck, learns")
    camera.keep(learning="", deck="red")
    camera.knows("red", shown=17)
    camera.knows("blue", shown=30)
    camera.knows("black", learned_ms=0, shown=8)
    camera.says(CameraSetup("learn", 0, "Deck learned: 52 of 52 cards known.", done=True))
    screen.settle()
    look("deck, known")
    screen.tap("deck.choose.blue")
    look("deck, another")
    screen.tap("deck.choose.red")
    camera.knows("red", shown=49, refused=("4c", "7d", "8h"))
    screen.settle()
    look("deck, often refused")
    camera.knows("red", shown=17)
    screen.tap("camera.do.forget")
    look("deck, sure")
    camera.keep(can_read=False)
    screen.settle()
    look("deck, no networks")
    taps(screen, ("camera.close", "menu", "menu.go", "menu"))


def straighten(screen: Screen) -> None:
    """Let the page look again, until the picture is that of the table."""
    for _ in range(3):
        screen.page.lookAgain()  # type: ignore[attr-defined]
    screen.settle()


def evidence(screen: Screen, camera: Held, look: Look) -> None:
    """Deal up to the flop, and view the evidence of its readings."""
    open_as(screen, "mara", "evidence")
    look("evidence, none")
    screen.tap("evidence.close")
    to_flop(screen, camera)
    screen.settle()
    look("table, zone refused")
    camera.lay("board", "2h")
    screen.settle()
    open_as(screen, "mara", "evidence")
    look("evidence")
    screen.tap("evidence.reading.1")
    look("evidence, face down")
    screen.tap("evidence.down")
    look("evidence, more")
    screen.tap("evidence.up")
    for picture in camera.folder.glob("*.jpg"):
        picture.write_bytes(b"another")
    taps(screen, ("evidence.reading.1", "evidence.reading.0"))
    look("evidence, altered")
    screen.tap("evidence.close")


def to_flop(screen: Screen, camera: Held) -> None:
    """Deal the face-down cards; the zone of the flop, which is due then, is refused."""
    table = screen.table
    place_antes(screen, table)
    taps(screen, ("primary", "primary"))
    felt = table.round.felt
    for zone in zones_of(felt.layout, felt.seats):
        camera.lay(zone)
    for seat in felt.seats:
        camera.lay(f"seat {seat}", down=2)
    assert isinstance(table.round.prompt, Cards)
    camera.lay(zone_of(table.round.prompt.left[0]), down=4)
    screen.settle()
    taps(screen, ("secondary", "primary"))
    camera.unclear("board", "spread the cards, and remove everything else.")
    screen.settle()
