"""A night at a table from one seed: clock, disk, shoe, printer, dealer, players, floor and a thief, with faults.

After each step every cent is where it belongs (`tests.ledger`), the events have no gap, each slip is on paper at most
once and signed for, and the table is what its journal says, folded anew. A violation names the seed and the step: the
same seed with so many steps is the shortest prefix that fails.

    python -m tests.simulation.night [--first] [NIGHTS [FIRST_SEED [GAME …]]]
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from kiosk.core.devices import CardRead, PrinterState, SlipEvent, SlipFailed, SlipPage, SlipPrinted
from kiosk.core.errors import JournalError, KioskError
from kiosk.games import GAMES
from kiosk.journal import read_journal, verify
from kiosk.procedure import Floor
from kiosk.table import Stage, Table
from kiosk.table.log import reopen
from kiosk.table.state import TableState
from tests.faults.storage import EIO, ENOSPC, FaultyStorage, faulty
from tests.ledger import Ledger, lines
from tests.live import PIN, LiveDealer, LiveHouse, picture, table_game

STEPS: Final = 400
WEARY: Final = 3  # how many times running a good disk may refuse


@dataclass
class PaperTray:
    """A printer of slips that now and then fails, or loses its answer. `paper` counts what came out, by its key."""

    chance: Random
    paper: dict[str, int] = field(default_factory=dict)
    state: PrinterState = PrinterState.READY
    _tell: Callable[[SlipEvent], None] = lambda event: None

    def start(self, on_event: Callable[[SlipEvent], None]) -> None:
        self._tell = on_event

    def stop(self) -> None:
        self._tell = lambda event: None

    def print(self, slip: SlipPage, key: str) -> None:
        dice = self.chance.random()
        if dice < 0.1:
            self._tell(SlipFailed(key, "The paper is out."))
            return
        self.paper[key] = self.paper.get(key, 0) + 1
        if dice < 0.9:
            self._tell(SlipPrinted(key, f"proof {key}"))


class Violation(AssertionError):
    """Something that must hold does not, after `step` steps of the night of this seed."""


class Night:
    """One table's night. `step` does one thing, and looks whether all holds."""

    def __init__(self, folder: Path, game: str, seed: int, storage: FaultyStorage) -> None:
        self.chance = Random(f"night {game} {seed}")
        self.storage = storage
        self.path = folder / "journal.db"
        self.house = LiveHouse(folder, table_game(game, self.chance))
        self.dealer = LiveDealer(self.house, self.chance, mischief=2)
        self.printer = PaperTray(self.chance)
        self.ledger = Ledger()
        self.steps = self.refusals = 0
        self.did = ""
        self.opened: Table | None = None
        self.table.people.sign_in(self.chance.choice(("ortiz", "tran")), PIN)

    @property
    def table(self) -> Table:
        return self.house.table

    def step(self) -> None:
        """Do one thing by chance, and look."""
        self.steps += 1
        if self.opened is not self.table:
            self.opened = self.table
            self.printer.start(self.table.payouts.slip_event)
            self.table.payouts.connect(self.printer)
        dice = 0.12 if self._floor_signs_now() and self.chance.random() < 0.3 else self.chance.random()
        verbs: tuple[tuple[float, Callable[[], None]], ...] = (
            (0.03, self.break_disk), (0.06, self.tick), (0.02, self.pass_time), (0.04, self.steal), (1.0, self.deal),
        )  # fmt: skip
        for share, verb in verbs:
            if dice < share:
                self.did = verb.__name__
                verb()
                break
            dice -= share
        self.look()

    # ------------------------------------------------------------------------------------------------- what happens

    def deal(self) -> None:
        was_broken, refusal = self.storage.at >= 0, None
        self.dealer.pulled = None
        try:
            self.dealer.act()
        except KioskError as error:
            refusal = error
        self.refusals = 0 if refusal is None else self.refusals + 1
        if refusal is not None:
            assert was_broken or refusal.code == "caught_up", f"refused on a good disk: {refusal}"
            assert not isinstance(refusal, JournalError) or refusal.may_pass, refusal.message
        assert self.refusals <= WEARY, "a dead end"
        if self.storage.has_failed:
            self.storage.at = -1
            self.tick()
            self._look_at_last_card()

    def _look_at_last_card(self) -> None:
        """A card that left the shoe is in the hand, or the dealer was asked."""
        card, table = self.dealer.pulled, self.table
        felt = table.round.felt
        is_known = card is None or card in felt.seen or card in felt.dead
        assert is_known or table.doubts.are_open or table.hand_number != self.dealer.pulled_in, f"{card} is lost"

    def break_disk(self) -> None:
        """Have one of the next calls of the disk go wrong."""
        self.storage.arm(
            self.chance.randrange(12),
            self.chance.choice((ENOSPC, EIO)),
            after=self.chance.random() < 0.3,
            torn=self.chance.random() < 0.3,
        )

    def tick(self) -> None:
        self.table.watch.tick()

    def pass_time(self) -> None:
        self.house.clock.advance(ms=self.chance.choice((1_000, 60_000)))

    def steal(self) -> None:
        """Try what nobody may: all of it is refused, and no money moves."""
        table, dealer = self.table, self.table.dealer
        before = picture(table)
        attempts: list[Callable[[], object]] = [
            lambda: table.disputes.rule(-1, "The player is right", 50_000, "haddad", PIN),
            lambda: table.shift.post_jackpots({"mega": 1}, dealer.id if dealer else "", PIN),
            lambda: table.payouts.sign(dealer.id if dealer else "", PIN),
            lambda: table.reopening.reopen("Decision of the floor", dealer.id if dealer else "", PIN),
            lambda: table.floor.acknowledge(dealer.id if dealer else "", PIN),
        ]
        if self._floor_signs_now():
            attempts.append(attempts[4] if isinstance(table.round.prompt, Floor) else attempts[2])
        elif table.round.felt.seen and table.doubts.shoe_counts and not table.suspended:
            attempts.append(self._replay_a_frame)
        attempt = attempts[-1] if self._floor_signs_now() else self.chance.choice(attempts)
        is_replay = attempt == self._replay_a_frame
        was_refused = is_replay
        try:
            attempt()
        except KioskError:
            was_refused = True
        assert was_refused, "a thief was let in"
        if not is_replay and self.storage.at < 0:
            assert picture(table)[:12] == before[:12], "a thief has changed something"

    def _floor_signs_now(self) -> bool:
        """Say whether the floor is asked for a signature, so that somebody else may try."""
        due = self.table.payouts.due
        asks = due is not None and due.stage in (Stage.SIGN, Stage.SECOND, Stage.VOID)
        return asks or isinstance(self.table.round.prompt, Floor)

    def _replay_a_frame(self) -> None:
        """Send the shoe's frame of a card that lies there once more: the hand is held."""
        table = self.table
        table.shoe.event(CardRead(self.chance.choice(list(table.round.felt.seen)), 0))
        if self.storage.at < 0:
            assert table.doubts.are_open, "a card that lies there came again, and nobody was asked"

    # ---------------------------------------------------------------------------------------------------- what holds

    def look(self) -> None:
        """Raise AssertionError unless all holds that must hold now."""
        self.storage.watched, was = False, self.storage.watched
        try:
            if self.storage.at >= 0 or self.table.journal.in_doubt:
                return  # nobody knows what the disk will have kept
            self.ledger.read(self.path)
            issued = self._issued() if self.printer.paper else set()
            for key, count in self.printer.paper.items():
                assert count == 1, f"{key} is on paper {count} times"
                assert int(key.split("-")[2]) in issued, f"{key} is on paper, and in no journal"
            self._look_at_replay()
        finally:
            self.storage.watched = was

    def _issued(self) -> set[int]:
        return {line.body["number"] for line in lines(self.path) if line.kind == "slip_issued"}

    def _look_at_replay(self) -> None:
        """What the journal says, folded anew, is what the table shows."""
        live = self.table._kernel.state
        with read_journal(self.path) as journal:
            state = TableState.recover(*journal.since_checkpoint())
            for name in ("house_net", "hand", "last_hand", "slips", "dealer", "carry", "bets", "jackpots", "disputes"):
                assert getattr(state, name) == getattr(live, name), f"{name} is not what the journal says"
            if live.hand is None or live.is_reopened:
                return
            hand = reopen(GAMES, journal.hand(live.hand))
        shown = self.table.round
        assert hand.prompt == shown.prompt, "another prompt is shown than the journal leads to"
        assert hand.draft == shown.draft, "another draft is shown than the journal leads to"
        assert (hand.felt.seen, hand.felt.bets, hand.felt.settled) == (
            shown.felt.seen, shown.felt.bets, shown.felt.settled
        ), "another felt is shown than the journal leads to"  # fmt: skip


def night(game: str, seed: int, steps: int = STEPS) -> None:
    """Play a night to so many steps. Raise Violation."""
    storage = FaultyStorage(watched=False)
    shared = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(dir=shared) as folder, faulty(storage):
        played = Night(Path(folder), game, seed, storage)
        storage.watched = True
        try:
            for _ in range(steps):
                played.step()
            storage.watched, storage.at = False, -1
            with suppress(KioskError):
                played.tick()
            played.house.restart()
            played.look()
            report = verify(played.path, checkpoints=played.path.with_name("checkpoints.jsonl"))
            assert report.is_whole, report.sentences()
        except Exception as error:
            raise Violation(f"{game}, seed {seed}, step {played.steps} ({played.did}): {error}") from error
        finally:
            storage.watched = False
            played.house.table.journal.close()


def main(words: list[str]) -> None:
    """Play nights, and print what did not hold: `… night 1 SEED GAME` plays one again. `--first` ends at the first."""
    only_first = words[:1] == ["--first"]
    words = words[only_first:]
    nights, first = int(words[0]) if words else 10, int(words[1]) if len(words) > 1 else 0
    wrong = 0
    for seed in range(first, first + nights):
        for game in words[2:] or sorted(GAMES):
            try:
                night(game, seed)
            except Exception as violation:  # noqa: BLE001, whatever a table lets through is what is looked for
                wrong += 1
                sys.stdout.write(f"{violation}\n")
                if only_first:
                    sys.exit(1)
    sys.stdout.write(f"{nights * len(words[2:] or GAMES)} nights, {wrong} violations\n")
    sys.exit(min(wrong, 1))


if __name__ == "__main__":
    main(sys.argv[1:])
