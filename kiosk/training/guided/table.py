"""A table that deals guided hands. It is a live table with another journal, and with nobody real behind it.

Its journal is a separate file, in a folder that no table of the house can have, and begins with an id that no table
can have: a live table refuses to open it, and it refuses to open a live table's. Nobody proves themselves here, so that
nothing that takes a signature can be done: no jackpot is posted, no floor is called, no slip is signed.
"""

import shutil
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

from kiosk.core.clock import Clock
from kiosk.core.devices import CardRead, DeviceState
from kiosk.core.disk import make_folder
from kiosk.core.errors import JournalError, Refused
from kiosk.core.text import sentence
from kiosk.events import HandOpened, HandSettled, HandVoided, Happening, TableOpened, ruling_of
from kiosk.journal import Journal, load_or_create_key
from kiosk.procedure import Acknowledged, Answer, By, Chosen, Opening, Placed, Round
from kiosk.settings import HouseSettings
from kiosk.staff import Role, Staff
from kiosk.table import DeviceShown, LiveKernel, Table, TableGame, TableLog, opened
from kiosk.training.scenarios.scenario import Scenario

PREFIX = "TRAINING-"
ACTING_FLOOR = "acting floor"
_JOURNAL = "journal.db"


class TrainingLog(TableLog):
    """The journal of guided hands. A hand's opening is that of its scenario, which is frozen in it.

    A hand belongs to the `session` that began it: another one never continues it, so no move that was made under
    one level, or before a fault, is a move of the next hand.
    """

    def __init__(self, journal: Journal, game: TableGame, scenario: Scenario, session: str) -> None:
        self._game, self._scenario, self._session = game, scenario, session
        super().__init__(journal, {game.key: game.game})

    @property
    def left_another(self) -> bool:
        """Return whether the hand that is open is not one of this session, as these rules deal it."""
        if self.state.hand is None:
            return False
        opened = self.state.events[0].of(HandOpened)
        version = self._game.game.version(self._game.rules)
        mine = {"session": self._session, "given": self._scenario.given}
        return any(opened.state.get(key) != value for key, value in mine.items()) or opened.rules_version != version

    def current(self, game: TableGame) -> Round:
        return self.fresh(game) if self.state.hand is None else self.recovered()

    def fresh(self, game: TableGame) -> Round:
        return self._round(self.state.last_hand + 1)

    def missing_jackpots(self, game: TableGame) -> tuple[str, ...]:
        """Return none: each hand brings its jackpots."""
        return ()

    def carried_by_void(self, hand: Round) -> None:
        """Return None: each hand begins with its scenario, and with nothing of the hand before."""

    def recovered(self) -> Round:
        hand = self._round(self.state.hand or 0)
        hand.replay(self.state.events[1:])
        return hand

    def _round(self, number: int) -> Round:
        opening, _ = self._scenario.script()
        seats = self._game.seats if set(opening.seats) <= set(self._game.seats) else opening.seats
        opening = replace(opening, number=number, seats=seats, dealer=self.state.dealer or "")

        def commit(what: Callable[[], Happening], by: By) -> int:
            if self.state.hand is None:
                self._freeze(opening, by)
            return self.write(what(), actor=by.actor).seq

        return Round(self._game.game, self._game.rules, opening, commit)

    def _freeze(self, opening: Opening, by: By) -> None:
        state = {"session": self._session, "scenario": self._scenario.key, "given": self._scenario.given}
        opening = replace(opening, state=state)
        self.write(opened(self._game, opening, None), actor=by.actor, hand=opening.number)


class NobodySigns:
    """Stand in for the house: once the trainee has called, the acting floor agrees to the house's ruling."""

    source = "training"
    floor_signs = False

    def prove(
        self, person_id: str, pin: str, *, roles: frozenset[Role], but_not: frozenset[str], console: str = ""
    ) -> NoReturn:
        self.need_house()

    def need_house(self) -> NoReturn:
        raise Refused("training", "This is training: no signatures, and nothing is real.")


class TrainingTable(Table):
    """A table at which a trainee deals, with answers from training, and cards from a practice or acting shoe."""

    def __init__(self, kernel: LiveKernel) -> None:
        super().__init__(kernel, shoe_counts=lambda: True)
        self._training = kernel

    def give(self, answer: Answer) -> None:
        """Answer the prompt for a player, the shoe, or a trainee who has made all of its moves."""
        self._answer(answer, self._training.by_dealer())

    def show(self, draft: Placed | Chosen) -> None:
        """Show the players' wagers or decisions before the trainee enters them."""
        with self._training.together():
            self.round.store_draft(draft, self._training.by_dealer())
            self._training.changed()

    def floor_acts(self) -> None:
        """Have the acting floor come and acknowledge the hand that was called."""
        self._answer(Acknowledged(), By(ACTING_FLOOR, "training", frozenset({"floor"})))

    def _answer(self, answer: Answer, by: By) -> None:
        with self._training.together():
            self.round.answer(answer, by)
            self._training.go_on()

    def draw_again(self) -> None:
        """Have the acting shoe draw the cards of the hand again, each for its place."""
        for card, place in list(self.round.felt.seen.items()):
            if place not in (self._training.state.redealing or ()):
                self.shoe.event(CardRead(card, 0))

    def has_ruled(self, what: str, hands: Iterable[int]) -> bool:
        """Return whether this was ruled upon in one of these hands."""
        rulings = (ruling_of(event.what) for number in hands for event in self.journal.hand(number))
        return any(ruling is not None and ruling.irregularity == what for ruling in rulings)

    @property
    def was_settled(self) -> bool:
        """Return whether the hand before this one was dealt to its end."""
        before = self.hand_number - 1
        return any(isinstance(end.what, HandSettled) for _, end in self.journal.finished(before, before))

    def pretend_shoe(self, state: DeviceState | None) -> None:
        """Show a shoe in this state, or none."""
        self.devices.by_name = {} if state is None else {"shoe": DeviceShown("Shoe", state, "")}
        self._training.notify()


def open_training(
    folder: Path, game: TableGame, scenario: Scenario, *, session: str, staff: Staff, trainee: str, clock: Clock,
    house: str,
) -> TrainingTable:  # fmt: skip
    """Open a trainee's journal of guided hands, and deal a scenario there; a hand of this `session` resumes.

    `folder` is that of training. Raise JournalError as a live table's opening does.
    """
    own = folder / game.config.id / trainee
    config = game.config.model_copy(update={"id": f"{PREFIX}{game.config.id}", "shoe": None})
    game = TableGame(config, scenario.game, scenario.rules)
    make_folder(own)
    journal = Journal.open(
        own / _JOURNAL, table=config.id, key=load_or_create_key(own / "device.pem"), clock=clock, checkpoints=None
    )
    try:
        log = TrainingLog(journal, game, scenario, session)
        if log.left_another:
            log.write(HandVoided(reason=sentence("Left, and another hand begun")), actor=ACTING_FLOOR)
        if log.state.hand is None:
            log.write(_opened(game, trainee), actor=ACTING_FLOOR)
        practice = HouseSettings(name=house)
        signing = NobodySigns()
        return TrainingTable(
            LiveKernel(games=(game,), house=practice, staff=staff, log=log, clock=clock, signing=signing)
        )
    except BaseException:
        journal.close()
        raise


def forget_hands(folder: Path, person_id: str) -> None:
    """Delete the guided hands of a person who has left, in training's `folder`. Raise JournalError if it fails."""
    if Path(person_id).name != person_id:  # It is not an ID, and cannot name a folder.
        return
    try:
        for own in [table / person_id for table in folder.iterdir()]:
            if (own / _JOURNAL).exists():
                shutil.rmtree(own)
    except OSError as error:
        raise JournalError(
            "training", "The training records cannot be saved ({error}): call a technician.", error=str(error)
        ) from error


def _opened(game: TableGame, trainee: str) -> TableOpened:
    return TableOpened(
        game=game.key,
        rules_version=game.game.version(game.rules),
        minimum=game.config.table_minimum,
        maximum=game.config.table_maximum,
        rack=(),
        dealer=trainee,
    )
