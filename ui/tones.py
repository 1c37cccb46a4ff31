"""The tones of the kiosk, computed, so that they contain no one else's sound.

Each is a short melody of sine waves that fade in and out, so that none of them clicks. WAV, mono, 16 bit.
"""

import math
import struct
import wave
from collections.abc import Iterator
from pathlib import Path
from typing import Final

RATE: Final = 16_000  # Samples per second.
_FADE_S: Final = 0.012
_LOUDNESS: Final = 0.35

# Each tone as (hertz, seconds), 0 hertz for a rest. High tones are good news, low ones are refusals; three notes are a
# call.
MELODIES: Final = {
    "refused": ((233.1, 0.12), (0.0, 0.04), (174.6, 0.2)),
    "warning": ((440.0, 0.12), (0.0, 0.06), (440.0, 0.12)),
    "floor": ((523.3, 0.14), (659.3, 0.14), (784.0, 0.28)),
    "settle": ((587.3, 0.1), (880.0, 0.16)),
}


def write_tones(folder: Path) -> None:
    """Write each tone as NAME.wav. Raise OSError."""
    for name, melody in MELODIES.items():
        samples = [sample for hertz, seconds in melody for sample in _note(hertz, seconds)]
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(struct.pack(f"<{len(samples)}h", *samples))


def _note(hertz: float, seconds: float) -> Iterator[int]:
    count = round(seconds * RATE)
    for nth in range(count):
        fade = min(1.0, nth / (_FADE_S * RATE), (count - nth) / (_FADE_S * RATE))
        yield round(32_767 * _LOUDNESS * fade * math.sin(2 * math.pi * hertz * nth / RATE))
