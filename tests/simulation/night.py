"""Simulate a night at a table from one seed: its clock, disk, power, devices, people, a thief, and faults.

After each step every cent is accounted for (`tests.ledger`), the events have no gap, each slip is on paper at most once
and signed for, and the table matches its journal. A violation names the seed, the step, and the last act before it: the
same seed with this number of steps is the shortest prefix that fails.

    python -m tests.simulation.night [--first] [NIGHTS [FIRST_SEED [GAME …]]]
"""

import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from kiosk.core.devices import CardRead
from kiosk.core.disk import sync_folder
from kiosk.core.errors import JournalError, KioskError, Refused
from kiosk.events import CameraRead, Signed
from kiosk.games import GAMES
from kiosk.journal import Event, JournalReader, read_journal, verify
from kiosk.journal.file import connect
from kiosk.procedure import Cards, Floor, Round
from kiosk.staff import NotProven
from kiosk.table import EvidenceFolder, Stage, Table
from kiosk.table.kernel.checkpoint import recovered_state
from kiosk.table.kernel.log import HandOpening, opening_of
from kiosk.table.kernel.state import TableState
from kiosk.table.money.transfer_papers import is_paper_key
from kiosk.table.rulings.refused_cards import LIES_THERE
from tests.faults.drive import Image, RecordedDisk, digest, image_of, put
from tests.faults.storage import EIO, ENOSPC, DiskCall, faulty
from tests.faults.taping import LastTold, TapedDealer, collect_seldom, memory
from tests.ledger import Ledger, line_of, lines
from tests.live import PIN, LiveHouse, hold_badge_of, picture, strict_house, table_game, trusting_house
from tests.simulation.desk import PaperTray, hold_badge, show_camera
from tests.simulation.thief import COPY, SpoiltHouse, attacks, refused_with
from tools.report import report

STEPS: Final = 400
WEARY: Final = 3  # A good disk may give this many consecutive refusals.
TRUSTING: Final = 4  # One night in this many is at a house with acknowledgments by badge.
IMAGES: Final = 4  # Images of the disk after one power cut.
EVIDENCE: Final = "evidence"
DECIDES: Final = {"program": "ab" * 32}


class NightViolation(AssertionError):
    """Something that must hold is violated after `step` steps of the night of this seed."""


class Folded(NamedTuple):
    """The state rebuilt from the journal up to its `head`: the table, and the open hand."""

    head: tuple[int, bytes]
    state: TableState
    hand: Round | None


@dataclass
class NightHouse(LiveHouse):
    """A house whose journal has another reader: `reader` has it open until the table is reopened."""

    _reader: JournalReader | None = field(default=None, init=False, repr=False)

    @property
    def reader(self) -> JournalReader:
        if self._reader is None:
            self._reader = read_journal(self.folder / "journal.db", self.folder / "device.pem")
        return self._reader

    def stop_reading(self) -> None:
        """Close the readers of the journal, so that the writer is its last user."""
        if self._reader is not None:
            self._reader.close()
            self._reader = None

    def restart(self) -> Table:
        self.stop_reading()
        return super().restart()


class NightDealer(TapedDealer):
    """A dealer who checks the table's response after each touch."""

    def lose_shoe(self) -> None:
        super().lose_shoe()
        table = self.table
        if table.config.shoe is not None and table.hand_is_open and table.round.felt.cards:
            assert table.doubts.are_open, "the shoe was away, and nobody was asked about the cards"


class Night:
    """One table's night. `step` does one thing, and checks that everything holds."""

    def __init__(self, folder: Path, game: str, seed: int, storage: RecordedDisk) -> None:
        self.chance, self.name = Random(f"night {game} {seed}"), f"{game} {seed}"
        self.storage = storage
        self.path = folder / "journal.db"
        self.house = NightHouse(
            folder,
            table_game(game, self.chance),
            connect=connect,
            look=lambda: DECIDES,
            house=trusting_house() if seed % TRUSTING == TRUSTING - 1 else strict_house(),
        )
        self.dealer = NightDealer(self.house, self.chance, mischief=2, tell=self.tell)
        self.printer = PaperTray(self.chance)
        self.ledger = Ledger()
        self.events: list[Event] = []
        self.hands: dict[int, list[Event]] = {}
        self.opening: tuple[Event, HandOpening] | None = None
        self.signed = -1  # The index of the newest checkpoint among the events.
        self.folded: Folded | None = None
        self.steps = self.refusals = self.guesses = 0
        self.done: deque[str] = deque(maxlen=8)
        self.opened: Table | None = None
        self.cut_at = -1  # The call of the disk at which the power fails, or the next write of `cut_file` after it.
        self.cut_file = ""
        self.left: list[Image] = []  # The possible images after it.
        self.earlier: Image | None = None
        self.acknowledged: LastTold | None = None
        self.table.people.sign_in(self.chance.choice(("ortiz", "tran")), PIN)
        storage.tell = self._count_down
        storage.begin()
        self.tell()

    @property
    def table(self) -> Table:
        return self.house.table

    @property
    def did(self) -> str:
        return self.done[-1] if self.done else ""

    def step(self) -> None:
        """Do one random thing, and check."""
        self.steps += 1
        if self.opened is not self.table:
            self.opened = self.table
            self.printer.start(self.table.slips.slip_event)
            self.table.slips.connect(self.printer)
            self.table.camera.connect(EvidenceFolder(self.path.with_name(EVIDENCE)))
        dice = 0.12 if self._floor_signs_now() and self.chance.random() < 0.3 else self.chance.random()
        spoils = 0.01 if self.table.hand_is_open else 0.15
        verbs: tuple[tuple[float, Callable[[], None]], ...] = (
            (0.03, self.break_disk), (0.06, self.tick), (0.02, self.pass_time), (0.04, self.steal), (0.02, self.badge),
            (0.05, self.camera), (0.02, self.fail_power), (spoils, self.spoil), (0.005, self.guess), (0.01, self.peek),
            (0.003, self.move_journal), (0.01, self.argue), (1.0, self.deal),
        )  # fmt: skip
        for share, verb in verbs:
            if dice < share:
                self.done.append(verb.__name__)
                verb()
                break
            dice -= share
        self.tell()
        self.look()

    @property
    def is_certain(self) -> bool:
        """Return whether the disk works, so that its contents are known."""
        return self.storage.at < 0 and not self.table.journal.in_doubt

    def _own_chance(self) -> Random:
        """Return a random source for draws that depend on bytes that differ between runs."""
        return Random(f"{self.name} {self.steps}")

    def deal(self) -> None:
        was_broken, refusal = self.storage.at >= 0, None
        self.dealer.pulled = None
        try:
            self.dealer.act()
        except KioskError as error:
            refusal = error
        self._wait_for_pad(refusal)
        self.refusals = 0 if refusal is None or was_broken else self.refusals + 1
        if refusal is not None:
            assert was_broken or refusal.code in {"caught_up", "pad_locked"}, f"refused on a good disk: {refusal}"
            assert not isinstance(refusal, JournalError) or refusal.may_pass, refusal.message
        assert self.refusals <= WEARY, "a dead end"
        if self.storage.has_failed:
            self.storage.disarm()
            self.tick()
            self._look_at_last_card()

    def _wait_for_pad(self, refusal: KioskError | None) -> None:
        """Wait until this pad takes a PIN again: a try is counted before its PIN is checked, also on a bad disk."""
        if refusal is not None and refusal.code == "pad_locked":
            assert self.guesses, "nobody has guessed, and this pad takes no PIN"
            self._pass_pad_lock()

    def _pass_pad_lock(self) -> None:
        self.house.clock.advance(ms=61 * 60_000)  # This is the longest lock of this pad.
        self.table.people.touched()

    def _look_at_last_card(self) -> None:
        """Check that a card that left the shoe is in the hand, or that the dealer was asked."""
        card, table = self.dealer.pulled, self.table
        felt = table.round.felt
        is_known = card is None or card in felt.seen or card in felt.dead
        assert is_known or table.doubts.are_open or table.hand_number != self.dealer.pulled_in, f"{card} is lost"

    def break_disk(self) -> None:
        """Make one of the next calls of the disk fail."""
        self._arm(12)

    def _arm(self, calls: int, under: str = "") -> None:
        chance = self.chance
        at, error = chance.randrange(calls), chance.choice((ENOSPC, EIO))
        self.storage.arm(at, error, after=chance.random() < 0.3, torn=chance.random() < 0.3, under=under)

    def tick(self) -> None:
        self.table.watch.tick()

    def pass_time(self) -> None:
        self.house.clock.advance(ms=self.chance.choice((1_000, 60_000)))

    def steal(self) -> None:
        """Try forbidden acts: all are refused, and no money moves."""
        table, dealer = self.table, self.table.dealer
        before = picture(table)
        attempts: list[Callable[[], object]] = [
            lambda: table.disputes.rule(-1, "The player is right", 50_000, "haddad", PIN),
            lambda: table.shift.post_jackpots({"mega": 1}, dealer.id if dealer else "", PIN),
            lambda: table.payouts.sign(dealer.id if dealer else "", PIN),
            lambda: table.reopening.reopen("Floor decision", dealer.id if dealer else "", PIN),
            partial(self._acknowledge_own, dealer.id if dealer else ""),
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

    def _acknowledge_own(self, dealer: str) -> None:
        """Sign as the dealer for the hand that was called: by badge if a house takes it, otherwise by PIN."""
        if self.table.floor.takes_badge:
            hold_badge_of(self.table, dealer)
            self.table.floor.acknowledge_by_badge()
        else:
            self.table.floor.acknowledge(dealer, PIN)

    def badge(self) -> None:
        hold_badge(self.table, self.chance)

    def camera(self) -> None:
        """Make the camera see the due cards, and sometimes the disk refuse one of its pictures."""
        is_broken = self.storage.at < 0 and self.chance.random() < 0.5
        if is_broken:
            self._arm(24, under=EVIDENCE)
        show_camera(self.table, self.chance)
        if is_broken:
            self.storage.disarm()

    def argue(self) -> None:
        """Dispute a payout of the last hand, have it ruled on, and perhaps the hand reopened."""
        table, chance = self.table, self.chance
        if not self.is_certain:
            return
        try:
            hand = table.hand_number - 1
            moved = [(seat, about) for seat, chips in table.disputes.moved(hand).items() for about in chips]
            if not moved:
                return
            seat, about = chance.choice(moved)
            table.disputes.open(hand, seat, "player", "Paid too little", 500, wager=about.key)
            waits = table.disputes.waiting[-1].seq
            paid = 1_500 if table.disputes.house_plays(waits) else 0
            second = ("haddad", PIN)  # The second signer is for amounts above the house's limits.
            table.disputes.rule(waits, "The player is right", paid, "novak", PIN, second=second, form_filled=True)
            if chance.random() < 0.5:
                self.dealer.reopen()
        except Refused:
            pass
        except NotProven as refusal:
            if refusal.code != "pad_locked":
                raise
            self._wait_for_pad(refusal)

    def peek(self) -> None:
        """Enter a card that is already there: it is refused and recorded."""
        table = self.table
        if not (isinstance(table.round.prompt, Cards) and table.round.felt.seen and self.is_certain):
            return
        card = self.chance.choice(list(table.round.felt.seen))
        with suppress(Refused):
            try:
                table.play.enter_card(card)
            except Refused as refusal:
                if refusal.code == LIES_THERE:
                    last = [line.kind for line in lines(self.path, table.journal.last_seq() - 3)]
                    assert "card_refused" in last, f"{card} was refused, and nobody wrote it down"
                raise

    def guess(self) -> None:
        """Guess a person's PIN: each guess is recorded, and after three not even the right PIN is accepted."""
        table = self.table
        if not self.is_certain or table.stopped:
            return
        self.guesses += all(person.id != "weiss" for person in table.staff.locked())  # A locked person is not tried.
        for pin in ("1359", "8631", "9814", PIN):
            with suppress(NotProven):
                table.people.enter_pin("weiss", pin)
                raise AssertionError("a PIN was guessed, and taken")
        kinds = [line.kind for line in lines(self.path)]
        assert kinds.count("pin_refused") >= self.guesses, "a guess is not written down"
        self._pass_pad_lock()

    def move_journal(self) -> None:
        """Move the journal away while it is open: the next touch has no effect, and the table stops."""
        table = self.table
        if not self.is_certain or table.stopped:
            return
        self._pass_pad_lock()  # A pad that takes no PIN writes nothing.
        self.cut_at = -1  # A power cut at this moment leaves it away, and no table opens without its journal.
        away = self.path.with_name("elsewhere.db")
        self.path.rename(away)
        try:
            code = refused_with(lambda: table.people.enter_pin("haddad", PIN))
        finally:
            away.rename(self.path)
        assert code == "moved" and self.table.stopped, "the journal is gone, and the table deals on"
        sync_folder(self.path.parent)
        self.house.restart()

    def fail_power(self) -> None:
        """Make the power fail at one of the next calls of the disk, or at the next write of a rarely written file.

        Its effects are checked after the touch.
        """
        self.cut_at = self.storage.finished_calls + self.chance.randrange(40)
        self.cut_file = self.chance.choice(("", "", COPY, EVIDENCE))

    def _count_down(self, call: DiskCall) -> None:
        is_there = not self.cut_file or (call.kind == "write" and call.path.startswith(self.cut_file))
        if self.storage.finished_calls >= self.cut_at >= 0 and self.storage.is_recording and is_there:
            self.cut_at = -1
            if self.is_certain:
                chance = self._own_chance()
                self.left = [self.storage.drive.cut(chance) for _ in range(IMAGES)]

    def tell(self) -> None:
        """Record the acknowledged events; after a power cut none of them may be missing."""
        if not self.is_certain:
            self.left, self.acknowledged = [], None
            return
        before, self.acknowledged = self.acknowledged, LastTold(*self.table.journal.head, picture(self.table))
        left, self.left = self.left, []
        if before is None or self.table.round.lying:
            return
        for image in {digest(image): image for image in left}.values():
            self._look_at_cut(image, before, self.acknowledged)

    def _look_at_cut(self, left: Image, before: LastTold, acknowledged: LastTold) -> None:
        """Open the table after a power cut: acknowledged events are there, and the screen is the same."""
        with self._aside() as folder:
            put(left, folder)
            house = SpoiltHouse(self.house, folder, left, before[:2], None, self.chance).open()
            try:
                event = house.table.journal.event(before.seq)
                assert event is not None and event.hash == before.hash, "a power cut has lost what was acknowledged"
                path = folder / self.path.name
                upto = next(line.seq for line in lines(path, before.seq) if line.kind == "started") - 1
                # A camera may have answered the touch's prompt: those are two commits, and the table in between is
                # valid.
                due = {before.seq: before.shown, acknowledged.seq: acknowledged.shown}
                assert picture(house.table) == due.get(upto, picture(house.table)), "after a power cut it shows else"
                self._look_at_evidence(path)
            finally:
                house.table.journal.close()

    def _look_at_evidence(self, path: Path) -> None:
        """Check that every picture that the journal names is there."""
        kept = EvidenceFolder(path.with_name(EVIDENCE))
        with read_journal(path) as journal:
            seen = [event.of(CameraRead).evidence for event in journal.events(1, CameraRead)]
        for evidence in seen:
            for name in (evidence["crop"], *evidence["flats"]):
                assert kept.picture(name) is not None, "a picture of the camera is lost"

    def spoil(self) -> None:
        """Damage something in a copy of the folder, and open it."""
        if not self.is_certain or self.table.stopped:
            return
        image, chance = image_of(self.path.parent), self._own_chance()
        with self._aside() as folder:
            spoilt = SpoiltHouse(self.house, folder, image, self.table.journal.head, self.earlier, chance)
            known = attacks(spoilt)
            is_between = not self.table.hand_is_open  # Another program may be noticed then.
            name = "change_program" if is_between and chance.random() < 0.5 else chance.choice([*known])
            attack = known[name]
            self.done.append(name)
            attack()
        if chance.random() < 0.3:
            self.earlier = image

    @contextmanager
    def _aside(self) -> Iterator[Path]:
        """Give a folder for a copy in which no calls are counted."""
        was, self.storage.watched = self.storage.watched, False
        try:
            with memory() as folder:
                yield folder
        finally:
            self.storage.watched = was

    def _floor_signs_now(self) -> bool:
        """Return whether the floor is asked for a signature, so that another person may try."""
        due = self.table.payouts.due
        asks = due is not None and due.stage in (Stage.SIGN, Stage.SECOND, Stage.VOID)
        return asks or isinstance(self.table.round.prompt, Floor)

    def _replay_a_frame(self) -> None:
        """Repeat the shoe's frame of a card that is there: the hand is held."""
        table = self.table
        table.shoe.event(CardRead(self.chance.choice(list(table.round.felt.seen)), 0))
        if self.storage.at < 0:
            is_held = table.doubts.are_open or table.suspended  # An early card waits for the floor.
            assert is_held, "a card that is there came again, and nobody was asked"

    def look(self) -> None:
        """Raise AssertionError unless everything holds."""
        self.storage.watched, was = False, self.storage.watched
        try:
            if self.storage.at >= 0 or self.table.journal.in_doubt:
                return  # It is unknown what the disk has kept.
            folded = self._fold()
            for key, count in self.printer.paper.items():
                assert count == 1, f"{key} is on paper {count} times"
                is_known = is_paper_key(key) or 1 <= int(key.split("-")[3]) <= self.ledger.slips
                assert is_known, f"{key} is on paper, and in no journal"
            self._look_at_replay(folded)
        finally:
            self.storage.watched = was

    def _fold(self) -> Folded:
        """Continue to read the journal, and rebuild the state if there are new events."""
        head = self.table.journal.head
        if self.folded is None or self.folded.head != head:
            more = list(self.house.reader.events(len(self.events) + 1))
            self.ledger.go_on(map(line_of, more))
            for event in more:
                if event.kind == Signed.KIND:
                    self.signed = len(self.events)
                if event.hand is not None:
                    self.hands.setdefault(event.hand, []).append(event)
                self.events.append(event)
            kept = None if self.signed < 0 else self.events[self.signed].of(Signed).state
            state = recovered_state(kept, self.events[self.signed + 1 :])
            hand = None
            if state.hand is not None and not state.is_reopened:
                opened, *events = self.hands[state.hand]
                if self.opening is None or self.opening[0] is not opened:
                    self.opening = opened, opening_of(GAMES, opened)
                hand = self.opening[1].after(events)
            self.folded = Folded(head, state, hand)
        return self.folded

    def _look_at_replay(self, folded: Folded) -> None:
        """Test that the state rebuilt from the journal is that of the table."""
        live, hand, shown = self.table.kernel.state, folded.hand, self.table.round
        for name in (
            "house_net", "hand", "last_hand", "slips", "dealer", "carry", "bets", "jackpots", "disputes", "bank",
        ):  # fmt: skip
            assert getattr(folded.state, name) == getattr(live, name), f"{name} is not what the journal says"
        assert live.bank.total == 0, "the bank of the table does not add up"
        if live.hand is None:
            assert live.bank.rack == live.rack_now, "the bank has other chips in the rack than the table"
        if hand is not None:
            assert hand.prompt == shown.prompt, "another prompt is shown than the journal leads to"
            assert hand.draft == shown.draft, "another draft is shown than the journal leads to"
            assert (hand.felt.seen, hand.felt.bets, hand.felt.settled) == (
                shown.felt.seen, shown.felt.bets, shown.felt.settled
            ), "another felt is shown than the journal leads to"  # fmt: skip


def night(game: str, seed: int, steps: int = STEPS) -> None:
    """Play a night of `steps` steps. Raise NightViolation."""
    with memory() as folder:
        storage = RecordedDisk(root=folder)
        with faulty(storage):
            played = Night(folder, game, seed, storage)
            storage.watched = True
            try:
                for _ in range(steps):
                    played.step()
                storage.watched = False
                storage.disarm()
                with suppress(KioskError):
                    played.tick()
                played.house.restart()
                played.look()
                report = verify(played.path, checkpoints=played.path.with_name("checkpoints.jsonl"))
                assert report.is_whole, report.sentences()
            except Exception as error:
                did = " ".join(played.done)
                raise NightViolation(f"{game}, seed {seed}, step {played.steps} ({did}): {error}") from error
            finally:
                storage.watched = False
                played.house.stop_reading()
                played.house.table.journal.close()


def main(words: list[str]) -> None:
    """Play nights, and print violations: `… night 1 SEED GAME` plays one again. `--first` stops at the first."""
    only_first = words[:1] == ["--first"]
    words = words[only_first:]
    nights, first = int(words[0]) if words else 10, int(words[1]) if len(words) > 1 else 0
    games, wrong, began = words[2:] or sorted(GAMES), list[str](), time.process_time()
    collect_seldom()
    for seed in range(first, first + nights):
        for game in games:
            try:
                night(game, seed)
            except Exception as violation:  # noqa: BLE001, every error is a finding
                wrong.append(str(violation))
                sys.stdout.write(f"{violation}\n")
                if only_first:
                    sys.exit(1)
    report(
        f"nights_{'_'.join(games)}", len(wrong), "nights in which something did not hold", limit=0,
        nights=nights * len(games), first_seed=first, cpu_s=round(time.process_time() - began), wrong=wrong[:9],
    )  # fmt: skip
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main(sys.argv[1:])
