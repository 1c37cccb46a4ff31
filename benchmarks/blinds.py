"""Button and blinds over long sessions, each button rule: how many seats an independent ledger finds charged wrongly.

    python -m benchmarks.blinds [HANDS]

A session ends after sixty hands, a tenth of them after six hundred.
"""

from __future__ import annotations

import sys
import time

from tools.report import report

HANDS = 60_000


def main() -> None:
    """Play HANDS hands of each rule; a seat that is charged wrongly ends its session, and is reported."""
    from tests.rules.room import RULES, Room

    hands = int(sys.argv[1]) if len(sys.argv) > 1 else HANDS
    for options in RULES:
        began, wrong, played, seed = time.perf_counter(), list[str](), 0, 0
        while played < hands:
            room = Room(seed, **options)
            try:
                for _ in range(600 if seed % 100 == 0 else 60):
                    room.play()
                    played += 1
            except AssertionError as error:
                wrong.append(f"session {seed}: {error}")
            seed += 1
        rate = played / (time.perf_counter() - began)
        report(
            f"blinds_{options['button_moves']}_{options['heads_up']}", len(wrong), "seats charged wrongly",
            limit=0, hands=played, sessions=seed, hands_per_s=round(rate), wrong=wrong[:3],
        )  # fmt: skip


if __name__ == "__main__":
    main()
