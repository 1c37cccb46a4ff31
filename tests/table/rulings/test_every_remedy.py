"""Rule every remedy of every game at a table as the screen would, including those that no house has chosen.

Choices are made at random among those of the screen. The hand then continues to its end: its journal replays to the
same hand, no chip is made or lost, and the recall has the rulings.
"""

from collections.abc import Iterator
from random import Random

import pytest

from kiosk.archive import Recall, steps
from kiosk.archive.ruling_words import ruling_words
from kiosk.core.errors import Refused
from kiosk.events import Corrected, HandSettled, HandVoided, RedealBegan, ReplacementOrdered, Ruled, Ruling, ruling_of
from kiosk.games import GAMES
from kiosk.journal import Event, verify
from kiosk.procedure import Effect, Remedy
from kiosk.table import Table, reopen
from tests.chance import looks
from tests.situations import act, miscount, pick
from tests.sizes import some
from tests.ui.tables import PIN, make_table, restarted

REMEDIES = [
    pytest.param(game, irregularity.key, remedy, id=f"{game}-{irregularity.key}-{remedy.key}")
    for game, kind in GAMES.items()
    for irregularity in kind.irregularities
    for remedy in irregularity.remedies
]
TRIES = 1000
LONGEST = 1000
FLOOR = ("haddad", PIN)
KINDS = {"answered", "corrected", "ruled", "replacement_ordered", "redeal_began", "hand_voided", "deck_counted",
         "deck_changed", "early_cards_play", "early_cards_aside",
         "stack_changed", "payout_kept"}  # fmt: skip


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Table]]:
    """Return one table for each game. In the end its journal verifies, and shows the same table after a restart."""
    folders = {game: tmp_path_factory.mktemp(game) for game in GAMES}
    opened = {game: make_table(folder, game=game) for game, folder in folders.items()}
    yield opened
    for game, table in opened.items():
        before = table.hand_number, table.shift.house_net, looks(table.round)
        again = restarted(table, folders[game])
        assert (again.hand_number, again.shift.house_net, looks(again.round)) == before
        report = verify(again.journal.path, checkpoints=again.journal.checkpoints)
        assert not report.findings
        again.close()


def rule(table: Table, key: str, remedy: Remedy, chance: Random) -> bool:
    """Rule, if it is due and the random choice is possible. Return whether it was done; if not, nothing changed."""
    if key not in {irregularity.key for irregularity in table.rulings.irregularities} or (
        table.suspended and remedy.effect is not Effect.VOID
    ):
        return False
    before, last = looks(table.round), table.journal.last_seq()
    try:
        table.rulings.rule(key, remedy.key, pick(table, key, remedy, chance), FLOOR)
    except Refused:
        assert (before, last) == (looks(table.round), table.journal.last_seq())
        return False
    return True


def ruled_with(event: Event) -> Ruling:
    ruling = ruling_of(event.what)
    assert ruling is not None
    return ruling


def recalled(table: Table, number: int, ruled: Event) -> None:
    """Recall a hand event by event: the rulings are there, and the hand ends as it was settled or void."""
    recall = Recall(table.journal, number)
    at = next(nth for nth, event in enumerate(recall.events) if event.seq == ruled.seq)
    said = [str(recall.happened(nth)) for nth in range(recall.last + 1)]
    assert all(said)
    _, remedy = ruling_words(ruled_with(ruled), table.game.key)
    if isinstance(ruled.what, Corrected | Ruled | ReplacementOrdered | RedealBegan):
        assert str(remedy) in said[at]
    else:
        assert any(str(remedy) in line for line in steps(table.journal, number))
    ended = reopen(GAMES, recall.events)
    if ended.settlement is None:
        assert isinstance(recall.events[-1].what, HandVoided)
        return
    for seat in ended.felt.seats:
        wagered = sum(wager.bet for wager in ended.settlement.wagers if wager.seat == seat)
        assert wagered == sum(ended.felt.bets[seat].values())
    end = next(event for event in reversed(recall.events) if isinstance(event.what, HandSettled))
    net = sum(wager.bet - wager.returned for wager in ended.settlement.wagers)
    assert end.of(HandSettled).house_net == ended.settlement.house_net == net


@pytest.mark.parametrize(("game", "key", "remedy"), some(REMEDIES, each=5))
def test_a_remedy_is_ruled_and_the_hand_goes_on(tables: dict[str, Table], game: str, key: str, remedy: Remedy) -> None:
    table, chance = tables[game], Random(f"{game}/{key}/{remedy.key}")
    for _ in range(TRIES):
        if remedy.effect is Effect.COUNT:
            miscount(table)
        number, last = table.hand_number, table.journal.last_seq()
        if rule(table, key, remedy, chance):
            break
        act(table, chance)
    else:
        raise AssertionError("it was never due, or could never be done")
    written = [event for event in table.journal.events(last + 1) if event.kind in KINDS]
    assert written
    if remedy.effect in (Effect.COUNT, Effect.CHANGE):
        return
    assert (ruled_with(written[0]).irregularity, ruled_with(written[0]).remedy) == (key, remedy.key)
    if written[0].hand is None:
        return  # It was ruled between two hands.
    for _ in range(LONGEST):
        if table.hand_number != number:
            break
        act(table, chance)
    recalled(table, number, written[0])
