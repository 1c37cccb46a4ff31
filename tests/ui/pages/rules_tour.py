"""Walk through the rules by touch."""

from tests.ui.tables import taps
from tests.ui.walk import problems
from ui.app import Screen


def texts(screen: Screen) -> list[str]:
    return [str(item.property("text")) for item in screen.items() if item.inherits("QQuickText")]


def look_at_every_page(screen: Screen) -> dict[str, list[str]]:
    """Touch every heading, and return the faults of each page."""
    wrong: dict[str, list[str]] = {}

    def look(page: str) -> None:
        found = problems(screen)
        if found:
            wrong[page] = found

    look("table")
    screen.tap("why")
    for tab in ("step", "steps", "rulings", "pays", "exceptions"):
        screen.tap(f"rules.tab.{tab}")
        look(tab)
        nth = 0
        while screen.page.property("canOn"):
            screen.tap("rules.on")
            nth += 1
            look(f"{tab} {nth}")
    for step in screen.table.game.steps:
        taps(screen, ("rules.tab.steps", f"rules.step.{step.key}"))
        look(f"step {step.key}")
    return wrong
