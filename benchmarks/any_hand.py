"""Play random hands of each game with rulings, undo, corrections, forfeits, and restarts, and settle their records.

    python -m benchmarks.any_hand [HANDS [FIRST_SEED [GAME …]]]

Count the hands that lose a cent, or whose record settles to something else (`tests/any_hand.py`).
"""

from functools import partial

from tests.seeds import numbers_and_games, play_all

HANDS = 100_000
_AT_ONCE = 250


def main() -> None:
    (hands, first), games = numbers_and_games(HANDS, 0)
    for game in games:
        play_all(f"any_hand_{game}", partial(_play, game), range(first, first + hands, _AT_ONCE), first_seed=first)


def _play(game: str, start: int) -> tuple[dict[str, int], list[str]]:
    """Return the number of hands played from a seed on, and the errors."""
    from tests.any_hand import play

    played, wrong = 0, []
    for seed in range(start, start + _AT_ONCE):
        try:
            played += play(game, seed)
        except AssertionError as error:
            wrong.append(f"seed {seed}: {error}"[:600])
    return {"hands": played}, wrong


if __name__ == "__main__":
    main()
