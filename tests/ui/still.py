"""The shipped configuration with screens on which nothing moves: what is looked at stands where it will stay."""

from __future__ import annotations

from dataclasses import replace

from kiosk.games import GAMES
from kiosk.settings import Settings, config_dir, load


def still_settings() -> Settings:
    return without_motion(load(config_dir(), GAMES))


def without_motion(settings: Settings) -> Settings:
    screen = settings.house.screen.model_copy(update={"motion": False})
    return replace(settings, house=settings.house.model_copy(update={"screen": screen}))
