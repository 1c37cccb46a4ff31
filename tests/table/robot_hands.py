"""Run the two robots of `tests/robots` at a live table: one obeys the screen, one takes every touch without a PIN.

    python -m tests.table.robot_hands [HANDS [FIRST_SEED [GAME …]]]

It reports, with their seeds, the tables at which a seat's result does not match its cards, or the dealer alone changed
a called hand or a decision.
"""

from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Final

from tests.seeds import in_memory, numbers_and_games, play_all

HANDS: Final = 50_000
HANDS_A_TABLE: Final = 25
MISCHIEF: Final = 2.5
ROBOTS: Final = ("obedient", "lone")


def main() -> None:
    """Play HANDS hands in all of each robot, over the games."""
    (hands, first), games = numbers_and_games(HANDS, 0)
    seeds = range(first, first + -(-hands // (HANDS_A_TABLE * len(games))))
    for robot in ROBOTS:
        play_all(f"robot_{robot}", partial(play, robot), *zip(*product(games, seeds), strict=True), first_seed=first)


def play(robot: str, game: str, seed: int, hands: int = HANDS_A_TABLE) -> tuple[dict[str, int], list[str]]:
    """Play one table from a seed. Return the acts, their numbers, and the violations."""
    from tests.live import LiveHouse, table_game
    from tests.robots import LoneDealer, ObedientDealer

    chance = Random(f"{robot} {game} {seed}")
    with in_memory() as folder:
        house = LiveHouse(Path(folder), table_game(game, chance))
        dealer = (ObedientDealer if robot == "obedient" else LoneDealer)(house, chance, MISCHIEF)
        try:
            dealer.play(hands)
        except Exception as error:  # noqa: BLE001, every error is a finding
            return dealer.done, [f"{robot} {game} {seed}: {error!r}"[:600]]
        finally:
            house.table.journal.close()
    return dealer.done, []


if __name__ == "__main__":
    main()
