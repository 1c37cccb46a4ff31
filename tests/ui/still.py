"""The shipped configuration with screens on which nothing moves: the items are at their final places."""

from dataclasses import replace

from kiosk.settings import Settings
from tests.tables import shipped


def still_settings() -> Settings:
    """Return separate settings to each caller: a test may change them."""
    return without_motion(shipped())


def without_motion(settings: Settings) -> Settings:
    screen = settings.house.screen.model_copy(update={"motion": False})
    return replace(settings, house=settings.house.model_copy(update={"screen": screen}))
