"""Make the golden journals: a day at each table, by the installed code. See README.md.

python -m tests.golden.make FOLDER
"""

import gzip
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

from kiosk.core.cards import DECK, Card, card
from kiosk.core.devices import CardRead, CardUnread, DeviceState, SeatCards, ShoeAlarm, StateChanged
from kiosk.core.dice import DICE
from kiosk.procedure import amend
from kiosk.procedure.prompts.answers import Choice
from kiosk.procedure.prompts.felt import Felt, Place
from kiosk.procedure.prompts.prompt import Cards, Choices, Floor
from kiosk.staff import NotProven
from kiosk.table import Details, Table
from tests.golden.dealing import DEALER, FLOOR, MANAGER, SECOND, TRAINEE, Day
from tests.golden.extracts import facts, lines, records, rest, said, shown
from tests.tables import void


class KeptRecords:
    """The places of a day's records: whole at its end, and as they were on the disk in the middle of a hand."""

    def __init__(self, out: Path, day: Day) -> None:
        self.out, self.day = out, day

    def cut(self) -> None:
        """Store the journal as a power cut would leave it now, the recovered state, and the rest of the hand."""
        day = self.day
        assert day.table.hand_is_open, "it is cut in the middle of a hand"
        self._copy(self.out / "cut")
        out = self.out / "cut" / day.name
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(day.folder, folder, dirs_exist_ok=True)
            again = Day(Path(folder), day.name)
            write(out / "facts.txt", lines({}, facts(again.table)))
            write(out / "rest.txt", rest(again))
            again.table.journal.close()

    def close(self) -> None:
        """Close the table, and store its journal with its extracts."""
        day, table = self.day, self.day.table
        if table.rulings.deck_is_wrong:
            table.rulings.rule("change", "change", Details(count=table.round.game.pieces), FLOOR)
        table.shift.close(day.rack(101), floor=FLOOR, dealer=DEALER)
        self._copy(self.out / "day")
        out = self.out / "day" / day.name
        write(out / "facts.txt.gz", shown(table))
        write(out / "records.jsonl.gz", records(table))
        write(out / "words.txt", said(table))
        table.journal.close()

    def _copy(self, out: Path) -> None:
        name, folder = self.day.name, self.day.folder
        (out / name).mkdir(parents=True)
        shutil.copy(folder / "staff.json", out)
        for kept in ("device.pem", "checkpoints.jsonl"):
            shutil.copy(folder / name / kept, out / name)
        (out / "witness").mkdir(exist_ok=True)
        shutil.copy(folder / "witness" / f"{name}.heads", out / "witness")
        for kept in ("journal.db", "journal.db-wal"):
            (out / name / f"{kept}.gz").write_bytes(gzip.compress((folder / name / kept).read_bytes(), mtime=0))


def write(path: Path, text: Iterable[str]) -> None:
    """Write lines of text, compressed if the name says so."""
    whole = "".join(f"{line}\n" for line in text).encode()
    path.write_bytes(gzip.compress(whole, mtime=0) if path.suffix == ".gz" else whole)


def new_hampshire(day: Day, kept: KeptRecords) -> None:
    """Deal seven hands of the first game at one table, and two of the second."""
    table = day.table
    day.open("nh")
    _wrong_pins(day)
    # 1: the MAJOR is won. Two sign, a form is filled in, and a slip is made; one of the reprints jams.
    day.deal("Ts 3s Js 4d Qs Ks As 2d 7c 8h 2c")
    _wager(day, {1: {"ante": 500, "six_card_bonus": 1000}, 2: {"ante": 1000, "board_bonus": 250}})
    table.floor.call("Player’s question")
    day.until(lambda now: isinstance(now.round.prompt, Choices))
    table.floor.come(*FLOOR)
    table.play.choose(1, "1x")
    table.play.undo(agreed=True, signatures=(FLOOR, SECOND))
    table.play.choose_all("2x")
    table.play.proceed()
    day.until(lambda now: isinstance(now.round.prompt, Floor))
    table.floor.dispute(*FLOOR)
    kept.cut()
    day.finish()
    day.tray.jammed = True
    table.slips.reprint(1)
    # 2: a wager, a decision and a card were entered wrongly; a player shows a hand.
    day.deal()
    day.until(lambda now: isinstance(now.round.prompt, Choices) and bool(now.round.felt.cards.get(("board", 0))))
    played = next(seat for seat, bets in table.round.felt.bets.items() if bets)
    table.rulings.rule("wrong_wager", "as_meant", Details(seat=played, wagers={"ante": 2500}), FLOOR)
    seq, _, _ = amend.decisions(table.round, played)[-1]
    table.rulings.rule("misheard", "changed", Details(seat=played, decision=(seq, Choice("3x"))), FLOOR)
    table.rulings.correct(Place("board", 0, 0), _unseen(table), FLOOR, SECOND)
    table.rulings.rule("exposed_by_player", "forfeit", Details(seat=played), FLOOR)
    day.finish()
    # 3: a trainee deals; the shoe disconnects, then is unsure; a seat reader sees another card.
    table.people.sign_out()
    table.people.sign_in(*TRAINEE, supervising=SECOND)
    day.deal()
    day.until(lambda now: isinstance(now.round.prompt, Choices))
    table.shoe.event(StateChanged(DeviceState.ABSENT, "The cable is out."))
    day.until(lambda now: isinstance(now.round.prompt, Cards))
    day.act()
    table.shoe.event(StateChanged(DeviceState.READY, ""))
    table.shoe.event(CardRead(day.deck[0], 0))
    table.doubts.confirm_cards()
    day.until(lambda now: isinstance(now.round.prompt, Cards))
    table.shoe.event(CardUnread(0))
    table.shoe.event(ShoeAlarm("cover", "The cover of the shoe is open."))
    table.play.enter_card(day.deck.pop(0))
    table.shoe.clear_alarm()
    seat = next(seat for spot, seat in table.round.felt.cards if spot == Felt.HOLE)
    _see_another_card(day, seat)
    table.doubts.confirm_cards()
    day.finish()
    table.people.sign_out()
    table.people.sign_in(*DEALER)
    # 4: a misdeal, then the deck is counted and found wrong; 5: another misdeal takes the deck out of play.
    for key in ("wrong_number", "wrong_deck"):
        day.deal()
        day.until(lambda now: isinstance(now.round.prompt, Choices))
        table.rulings.rule(key, "misdeal" if key == "wrong_number" else "void", Details(), FLOOR)
        if not table.rulings.deck_is_wrong:
            table.rulings.rule("count", "count", Details(count=51), FLOOR)
        table.rulings.rule("change", "change", Details(count=52), FLOOR)
    # 6: a card is replaced, the cards go back to their places, and the kiosk loses its power in between.
    day.deal()
    day.until(lambda now: isinstance(now.round.prompt, Choices))
    hole = next(Place(*at, 0) for at in table.round.felt.cards if at[0] == Felt.HOLE)
    table.rulings.rule("boxed", "replace", Details(places=(hole,)), FLOOR)
    day.restart()
    table = day.table
    table.shoe.event(CardRead(_unseen(table), 0))
    table.rulings.rule("mixed_up", "redeal", Details(), FLOOR)
    for other in list(table.round.felt.seen):
        table.shoe.event(CardRead(other, 0))
    table.rulings.end_redeal(FLOOR)
    table.rulings.rule("out_of_order", "in_order", Details(), FLOOR)
    day.finish()
    # 7: nothing goes wrong, and a slip pays a part; then it is reopened and corrected, and a player disputes it.
    day.deal("2h 9c 3h Jc 4h 5h 6h Ks 9d Kd Qc")
    _wager(day, {3: {"ante": 500, "six_card_bonus": 1000, "pocket_bonus": 250}, 5: {"ante": 2500}})
    day.finish()
    _wager(day, {3: {"ante": 1500}}, enter=False)
    table.reopening.reopen("Wrong card entered", *MANAGER)
    table.reopening.state_moved(3, "ante", 40_000, MANAGER)
    table.rulings.correct(Place("board", 0, 2), card("9h"), FLOOR, SECOND)
    day.finish()
    table.disputes.open(7, 5, "player", "Paid too little", 12_000)
    (waiting,) = table.disputes.waiting
    table.disputes.rule(waiting.seq, "Player and house agreed on an amount", 1_000, *FLOOR)
    table.disputes.open(7, 3, "dealer", "The wager was different")
    table.slips.void(table.slips.count, "Floor decision", MANAGER, SECOND)
    void(table)
    day.clock.ms += 86_400_000
    table.watch.tick()
    table.shift.close(day.rack(99), floor=FLOOR, dealer=DEALER)
    day.open("peek")
    for _ in range(2):
        day.deal()
        day.finish()


def texas_peek(day: Day, kept: KeptRecords) -> None:
    table = day.table
    day.open("peek")
    for number in range(1, 5):
        day.deal()
        if number == 2:
            day.until(lambda now: isinstance(now.round.prompt, Choices) and len(now.round.felt.cards) > 3)
            table.play.undo(agreed=True, signatures=(FLOOR, SECOND))
            day.act()
            table.rulings.rule("burn", "burn_it", Details(), FLOOR)
        if number == 3:
            day.until(lambda now: bool(now.round.felt.cards.get(("board", 0))))
            table.rulings.correct(Place("board", 0, 0), _unseen(table), FLOOR, SECOND)
        if number == 4:
            day.until(lambda now: isinstance(now.round.prompt, Choices) and len(now.round.prompt.options) > 1)
            assert isinstance(table.round.prompt, Choices)
            seat, options = next(iter(table.round.prompt.options.items()))
            table.play.choose(seat, options[0].key)
            kept.cut()
        day.finish()
    table.disputes.open(3, _seat(table, 3), "player", "The decision was different")
    day.deal()
    day.until(lambda now: isinstance(now.round.prompt, Choices))
    table.rulings.rule("dealers_card", "misdeal", Details(), FLOOR)
    # This hand takes a flush and more, which the floor acknowledges.
    day.deal()
    for _ in range(3):
        day.deal("Ah Ks Kh 7s Qh 8s Jh Th 2h 3h 4h")
        day.finish()
    table.reopening.reopen("Wrong amount paid to a seat", *FLOOR)
    moved = table.reopening.moved[0]
    table.reopening.state_moved(moved.seat, moved.key, 0, MANAGER)
    day.finish()


def texas_holdem(day: Day, kept: KeptRecords) -> None:
    table = day.table
    day.open("holdem")
    for number in range(1, 7):
        day.deal()
        if number == 2:
            day.until(
                lambda now: isinstance(now.round.prompt, Choices) and bool(now.round.felt.cards.get(("board", 0)))
            )
            table.play.undo(agreed=True, signatures=(FLOOR, SECOND))
            day.act()
            table.rulings.rule("string_bet", "first_motion", Details(), FLOOR)
        if number == 3:
            day.until(lambda now: bool(now.round.felt.cards.get(("board", 0))))
            table.shoe.event(StateChanged(DeviceState.BACKING_OFF, "The shoe does not answer."))
            day.act()
            table.shoe.event(StateChanged(DeviceState.READY, ""))
            if table.doubts.are_open:
                table.doubts.confirm_cards()
            day.until(lambda now: isinstance(now.round.prompt, Choices))
            kept.cut()
        if number == 4:
            day.until(lambda now: bool(now.round.felt.cards))
            day.act()
            table.rulings.rule("wrong_number", "misdeal", Details(), FLOOR)
            continue
        day.finish()
    table.reopening.reopen("The wrong seat was paid or taken", *FLOOR)
    day.finish()
    table.disputes.open(2, _seat(table, 2), "floor", "A card was different")


def peekpoker(day: Day, kept: KeptRecords) -> None:
    table = day.table
    day.open("dice")
    for number in range(1, 6):
        if number == 2:
            day.until(lambda now: bool(now.round.felt.dice) and isinstance(now.round.prompt, Choices))
            place, die = next(iter(amend.rolled(table.round.entries)))
            other = next(other for other in DICE if other != die)
            table.rulings.rule("misread", "correct", Details(places=(place,), die=other), FLOOR)
            kept.cut()
        if number == 3:
            day.until(lambda now: bool(now.round.felt.dice))
            table.play.undo(agreed=True, signatures=(FLOOR, SECOND))
            table.rulings.rule("cocked", "again", Details(), FLOOR)
            void(table, *FLOOR)
            continue
        day.finish()
    table.reopening.reopen("Wrong player decision entered", *FLOOR)
    day.finish()
    table.disputes.open(1, _seat(table, 1), "player", "The wrong seat was paid")


DAYS = {"NH-07": new_hampshire, "TP-03": texas_peek, "TH-11": texas_holdem, "PP-01": peekpoker}


def _wrong_pins(day: Day) -> None:
    """Lock a person by wrong PINs, and end the lock."""
    table = day.table
    for _ in range(day.settings.house.pins.wrong_tries):
        try:
            table.people.enter_pin("tran", "0000")
        except NotProven:
            continue
    table.people.unlock("tran", *MANAGER)


def _wager(day: Day, bets: dict[int, dict[str, int]], *, enter: bool = True) -> None:
    for seat, spots in bets.items():
        for spot, cents in spots.items():
            day.table.play.place(seat, spot, cents)
    if enter:
        day.table.play.proceed()


def _see_another_card(day: Day, seat: int) -> None:
    """Let the reader at a seat see, for long enough, a card that was not dealt there."""
    day.until(lambda now: not isinstance(now.round.prompt, Cards))
    day.table.doubts.seat_event(SeatCards(seat, frozenset({_unseen(day.table)}), 0, day.clock.mono_ns()))
    day.clock.advance(ms=60_000)
    day.table.watch.tick()


def _unseen(table: Table) -> Card:
    """Return a card that is not out, and was not in this hand."""
    return next(
        card for card in reversed(DECK) if card not in table.round.felt.seen and card not in table.round.felt.dead
    )


def _seat(table: Table, hand: int) -> int:
    return min(table.disputes.moved(hand))


def main(out: Path) -> None:
    os.environ["TZ"] = "UTC"
    time.tzset()
    for name, play in DAYS.items():
        with tempfile.TemporaryDirectory() as folder:
            day = Day(Path(folder), name)
            kept = KeptRecords(out, day)
            play(day, kept)
            kept.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
