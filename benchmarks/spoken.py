"""Measure the duration of each spoken line in hands of every game, in three languages.

    python -m benchmarks.spoken [WORDS_A_MINUTE]

It needs Debian's `espeak-ng`. Trailing silence is not counted. The longest line of each kind is printed.
"""

import os
import subprocess
import sys
from array import array
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tools.report import report

_RATE: Final = 220  # Words per minute, as docs/configuration.md advises.
_LONGEST_S: Final = 3.0
_HANDS: Final = 3
_QUIET: Final = 50  # Samples below this value are silence.
_HEADER: Final = 44  # Bytes of a WAV file before its samples; bytes 24 to 28 are their rate.
_LONG_CALLS: Final = (
    "Two pair, aces and kings, queen kicker. 1 to 1.",
    "Seat 6: Two pair, aces and kings, queen kicker.",
    "Seat 9, one hundred seventy-five to call, or raise.",
    "Posting: seat 4. Seat 6: post after the button.",
)
"""Calls that hands of chance seldom have."""


def main(words: Sequence[str]) -> int:
    """Deal the hands, measure the lines, and report the calls (English) and the other lines of each language."""
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={Path(__file__).parents[1] / 'tests' / 'screens.json'}"
    os.environ["QT_QUICK_BACKEND"] = "software"
    import tests.conftest  # noqa: F401 - the environment of a test: no display, no sound

    rate = int(words[0]) if words else _RATE
    found = {("call", "en"): set(_LONG_CALLS)}
    for game in ("nh", "peek", "holdem", "dice"):
        for language in ("en", "es", "zh_CN"):
            for kind, voice, line in _spoken(game, language):
                found.setdefault((kind, voice), set()).add(line)
    too_long = 0
    for (kind, voice), lines in sorted(found.items()):
        took_s = {line: _seconds(line, voice, rate) for line in lines}
        longest = max(took_s, key=took_s.__getitem__)
        over = sum(seconds > _LONGEST_S for seconds in took_s.values())
        too_long += over if kind == "call" else 0
        more = {"voice": voice, "lines": len(lines), "over": over, "longest": longest}
        report(f"spoken_{kind}", took_s[longest], "s", limit=_LONGEST_S, **more)
    return int(too_long > 0)


def _spoken(game: str, language: str) -> set[tuple[str, str, str]]:
    """Return the spoken lines of hands of a game: "call" or "line", the voice, and the words."""
    from kiosk.settings import ScreenSettings
    from tests.ui.player import Player
    from tests.ui.tables import make_table
    from ui.app import Screen, make_app
    from ui.cues import Cues

    app = make_app()
    found: set[tuple[str, str, str]] = set()

    def speak(_: str, arguments: Sequence[str]) -> None:
        voice, words = arguments
        kind = "call" if words == screen.model.shown.aloud else "line"
        found.add((kind, voice, words))

    settings = ScreenSettings(speech=True, speaker=("true", "{language}", "{words}"), tones=False, language=language)
    with TemporaryDirectory() as folder:
        table = make_table(Path(folder), game=game, screen=settings)
        with Screen(table, size=(1280, 800), double_tap_s=0) as screen:
            cues = Cues(screen.model, screen.comfort, start=speak)
            player = Player(screen, seed=5)
            while table.hand_number <= _HANDS:
                player.step()
            cues.close()
        table.close()
    del app
    return found


def _seconds(words: str, voice: str, rate: int) -> float:
    """Return the seconds that the speech program takes for the words at a speed in words per minute."""
    command = ["espeak-ng", "-v", voice, "-s", str(rate), "--stdout", words]
    sound = subprocess.run(command, capture_output=True, check=True).stdout
    samples = array("h", sound[_HEADER : len(sound) - len(sound) % 2])
    while samples and abs(samples[-1]) < _QUIET:
        samples.pop()
    return len(samples) / int.from_bytes(sound[24:28], "little")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
