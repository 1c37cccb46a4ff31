"""Rule every situation at a table as the screen offers it, at random: first by the dealer, then by the floor.

`SituationWalk` plays hand after hand at one table. If a remedy is due that it has not tried at that step, it tries it
without a signature, with the dealer's, with too few, and with as many as the page of situations says. A refusal must
change nothing. The ledger of `tests/ledger.py` checks the journal.
"""

from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from kiosk.core.cards import DECK, Card
from kiosk.core.dice import DICE
from kiosk.core.errors import KioskError, Refused
from kiosk.core.text import text
from kiosk.events import Answered, SlipIssued, ruling_of
from kiosk.games import GAMES
from kiosk.procedure import Cards, Choice, Choices, Chosen, Dealt, Effect, Floor, Place, Placed, Remedy, Rolled
from kiosk.table import Details, Table
from tests.chance import legal, looks
from tests.ledger import Ledger
from tests.tables import make_ready
from tests.ui.tables import PIN
from tools.situations import ALONE, DEALER, FLOOR, VOID, rows
from ui.vm.table.under_way import exceptions
from ui.vm.table.under_way.about import Pick
from ui.vm.table.under_way.state import ScreenState

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "situations.md").read_text(encoding="utf-8")


def key_of(cell: str) -> str:
    """Return the key in "A die was misread (`misread`)"."""
    return cell.rpartition("(`")[2].removesuffix("`)")


def says(game: str) -> dict[tuple[str, str], tuple[str, set[str]]]:
    """Return the page's rows of a game: {(situation, remedy): (signers, events)}."""
    return {
        (key_of(situation), key_of(remedy)): (signs, set(event.replace("`", "").split(" or ")))
        for situation, _, remedy, signs, event in rows(PAGE, str(GAMES[game].title))
    }


SIGNERS = (("haddad", PIN), ("novak", PIN))
BY_DEALER = ("ortiz", PIN)


def act(table: Table, chance: Random) -> None:
    """Do a random next thing that the table waits for."""
    make_ready(table, dict.fromkeys(("haddad", "novak"), PIN))
    prompt = table.round.prompt
    if table.rulings.replacing is not None:
        table.rulings.replace_with(unseen(table, chance))
    elif table.rulings.redealing:
        table.rulings.end_redeal(SIGNERS[0])
    elif table.rulings.deck_is_wrong and not table.hand_is_open:
        table.rulings.rule("change", "change", Details(count=table.round.game.pieces), SIGNERS[0])
    elif isinstance(prompt, Floor):
        table.floor.acknowledge(*SIGNERS[0])
    else:
        match legal(table.round, chance):
            case Placed(bets):
                for seat, spots in bets.items():
                    for spot, cents in spots.items():
                        table.play.place(seat, spot, cents)
                table.play.proceed()
            case Chosen(choices):
                for seat, choice in choices.items():
                    # One touch may name the winner of a pot, and the floor's signed facts for a seat stay.
                    if table.round.prompt is prompt and seat not in signed_seats(table):
                        choose(table, seat, choice)
                if table.round.prompt is prompt and isinstance(prompt, Choices):
                    table.play.proceed()
            case Dealt(cards):
                for card in cards:
                    if isinstance(table.round.prompt, Cards):  # A card that came early has taken its place.
                        table.play.deal_unread(1) if card is None else table.play.enter_card(card)
            case Rolled(dice):
                for die in dice:
                    table.play.enter_die(die)
            case _:
                table.play.proceed()


def choose(table: Table, seat: int, choice: Choice) -> None:
    """Enter a decision. A seat that decided before the floor ruled keeps its decision."""
    try:
        table.play.choose(seat, choice.option, choice.amount)
    except Refused as error:
        if error.code != "decided":
            raise


def signed_seats(table: Table) -> frozenset[int]:
    """Return the seats of players from another game whose chips the floor has signed for."""
    draft = table.round.draft
    choices = draft.choices if isinstance(draft, Chosen) else {}
    return frozenset(seat for seat, choice in choices.items() if choice.option == "moved")


def miscount(table: Table) -> None:
    """Count one card or die too few if the deck may be counted and is in order: another count is then due."""
    if not table.hand_is_open and not table.rulings.deck_is_wrong:
        key = next(
            irregularity.key
            for irregularity in table.rulings.irregularities
            if irregularity.remedies[0].effect is Effect.COUNT
        )
        table.rulings.rule(key, "count", Details(count=table.round.game.pieces - 1), SIGNERS[0])


def unseen(table: Table, chance: Random) -> Card:
    """Return a card that is not out, and was not in this hand."""
    felt = table.round.felt
    return chance.choice([card for card in DECK if card not in felt.seen and card not in felt.dead])


def pick(table: Table, key: str, remedy: Remedy, chance: Random) -> Details:
    """Follow the path of an exception to its end, touching its options at random. Raise Refused at a dead end."""
    if remedy.effect is Effect.MISREAD:
        rows = table.round.felt.cards.items()
        up = [Place(*at, nth) for at, row in rows for nth, slot in enumerate(row) if slot.up]
        return Details(places=(chance.choice(up),), card=unseen(table, chance))
    if remedy.effect is Effect.PLAY_EARLY:
        return Details(card=unseen(table, chance))
    state = ScreenState(exception=key, remedy=remedy.key)
    while (asked := exceptions.asked(table, state)) is not None:
        if asked.die:
            choice = Pick(chance.choice(DICE).text, text("die"))
        elif asked.amount is not None:
            choice = Pick(str(asked.amount.least or 52), text("amount"))
        elif asked.picks:
            choice = chance.choice(asked.picks)
        else:
            raise Refused("nothing", "There is nothing to choose from.")
        exceptions.take(state, choice)
    return exceptions.details(table, state)


@dataclass
class SituationWalk:
    """A table of a game. `says` is the content of the page, {(situation, remedy): (signer, its events)}."""

    table: Table
    chance: Random
    says: dict[tuple[str, str], tuple[str, set[str]]]
    tried: set[tuple[str, str, str]] = field(default_factory=set)
    refused: int = 0
    ledger: Ledger = field(default_factory=Ledger)

    def play(self, hands: int) -> None:
        """Play this many hands, and try at most one remedy in each: its consequences are part of the test."""
        last = self.table.hand_number + hands
        while self.table.hand_number < last:
            number, ruled = self.table.hand_number, False
            while self.table.hand_number == number:
                if not ruled and self.chance.random() < 0.5:
                    ruled = self._try_one()
                if self.table.hand_number == number:
                    act(self.table, self.chance)
            self.ledger.read(self.table.journal.path)

    def _try_one(self) -> bool:
        """Try a due remedy that was not tried at this step. Return whether it was ruled."""
        table = self.table
        if table.suspended or table.round.prompt is None:
            return False
        step = table.round.prompt.guide.step
        due = [
            (path.key, remedy)
            for path in table.rulings.irregularities
            for remedy in path.remedies
            if (path.key, remedy.key, step) not in self.tried
        ]
        self.chance.shuffle(due)
        for key, remedy in due:
            self.tried.add((key, remedy.key, step))
            if self._try(key, remedy):
                return True
        return False

    def _try(self, key: str, remedy: Remedy) -> bool:
        """Rule a remedy as the dealer, then as the floor. Return whether it could be ruled here."""
        table = self.table
        try:
            details = pick(table, key, remedy, self.chance)
            needed = table.rulings.signatures(key, remedy.key, details)
        except Refused:
            return False
        signs, events = self.says[key, remedy.key]
        is_out = any(isinstance(entry.answer, Dealt | Rolled) for entry in table.round.entries)
        least = {DEALER: 0, ALONE: 0, FLOOR: 1, VOID: int(is_out)}[signs]
        most = max(least, self._signed_before(), int(signs == ALONE))
        assert least <= needed <= most, f"{key}/{remedy.key}: {needed} must sign, and the page says {signs}"
        for too_few in ((), (BY_DEALER,), (SIGNERS[0],))[: needed + 1 if needed else 0]:
            self._refuses(key, remedy, details, *too_few)
        before = table.journal.last_seq()
        try:
            table.rulings.rule(key, remedy.key, details, *SIGNERS[:needed])
        except Refused:
            assert table.journal.last_seq() == before
            return False
        written = list(table.journal.events(before + 1))
        assert not events.isdisjoint(kept.kind for kept in written), (
            f"{key}/{remedy.key} keeps {[kept.kind for kept in written]}"
        )
        ruling = next((ruling for kept in written if (ruling := ruling_of(kept.what)) is not None), None)
        if ruling is not None:
            assert (ruling.irregularity, ruling.remedy) == (key, remedy.key)
            assert len(ruling.signed_by) == (needed if needed > 1 else 0)
        if needed:
            assert written[0].actor == SIGNERS[0][0], f"{key}/{remedy.key} is kept in the name of {written[0].actor}"
        return True

    def _signed_before(self) -> int:
        """Return the largest number of signatures in this hand: a called hand has one that waits."""
        most = 1 if isinstance(self.table.round.prompt, Floor) else 0
        for kept in self.table.journal.hand(self.table.hand_number) if self.table.hand_is_open else ():
            match kept.what:
                case Answered(answer=answer) if "acknowledged" in answer:
                    most = max(most, 1)
                case SlipIssued(slip=slip):
                    most = max(most, 2 if slip["second"] else 1)
                case _:
                    pass
        return most

    def _refuses(self, key: str, remedy: Remedy, details: Details, *signatures: tuple[str, str]) -> None:
        before, last = looks(self.table.round), self.table.journal.last_seq()
        try:
            self.table.rulings.rule(key, remedy.key, details, *signatures)
        except KioskError:
            self.refused += 1
            assert (before, self.table.hand_number) == (looks(self.table.round), self.table.hand_number)
            kinds = {kept.kind for kept in self.table.journal.events(last + 1)}
            assert kinds <= {"pin_refused"}, f"{key}/{remedy.key} was refused, and wrote {kinds}"
        else:
            raise AssertionError(f"{key}/{remedy.key} was ruled with {len(signatures)} signatures")
