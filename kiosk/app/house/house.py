"""Open a table from its settings."""

import hashlib
import os
import sys
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from kiosk.app.command_line.terminal import tell
from kiosk.app.house.certified import CertifiedElsewhere
from kiosk.app.house.register_trust import RegisterTrust
from kiosk.core.background import run_in_background
from kiosk.core.clock import Clock, SystemClock
from kiosk.core.daily import DailyLook
from kiosk.core.disk import make_folder
from kiosk.core.errors import ConfigError, JournalError, KioskError, NotAuthorized, Refused, as_sentence
from kiosk.core.file_plan import PLAN_FILE
from kiosk.core.log import program_log
from kiosk.core.text import text
from kiosk.events import DealerOn, HandOpened, MuckOpened, StaffChanged
from kiosk.games import GAMES
from kiosk.journal import (
    Event,
    Finding,
    Journal,
    JournalReader,
    Report,
    load_or_create_key,
    read_journal,
    unfinished,
    verify,
)
from kiosk.settings import (
    EXAMINATIONS,
    NO_KEY,
    PUBLISHER,
    STAFF_FILE,
    Records,
    Settings,
    house_digests,
    library_digests,
    program_digests,
    refuse_shared,
)
from kiosk.staff import MAY, Act, Authority, NotProven, Person, Role, Staff
from kiosk.table import (
    LookAgain,
    MayDeal,
    RegisterFound,
    SignedElsewhere,
    SlipCopies,
    Table,
    TableGame,
    TableLog,
    games_of,
    open_table,
    signed_in_elsewhere,
)

_NO_COPY: Final = text("Nobody keeps a second copy of this table’s records: tell a technician.")
_SET_COPY: Final = "The checkpoints have no second copy: set floor_checkpoints or floor_server in house.toml."


_NO_HOUSE_KEY: Final = text("The key of the house’s journal is missing: restore {path} from backup.")
_TRUSTS: Final = text("This table accepts files published with the key {key}…")
_TRUSTS_NOBODY: Final = text("This table trusts no publisher’s key.")
_OVERRULED: Final = text("The floor server’s rules and settings apply. These local files are ignored: {names}.")
_UNDONE: Final = text(
    "The register is as before the last change, {change} of {person} by {by}: repeat that command first."
)
_OTHER_EXAMINATIONS: Final = text(
    "A manager signed for another examination journal at this table: restart the kiosk, then have a manager sign."
)
_OF_HOUSE: Final = text("In the house journal: {what}")


VerifyHouse: TypeAlias = Callable[[Settings, Path], Report | None]


def load_staff(settings: Settings, data: Path, clock: Clock, *, create: bool = False) -> Staff:
    """Return the house's staff; `create` makes a missing register. Raise ConfigError if it stays missing."""
    if create:
        make_folder(data)
    refuse_shared(data)
    pins = settings.house.pins
    return Staff.load(
        data / STAFF_FILE,
        clock,
        least_digits=pins.min_digits,
        most_tries=pins.wrong_tries,
        lock_ms=pins.lock_minutes * 60_000,
        unlockers=settings.house.authority.get(Act.UNLOCK_PIN, MAY[Act.UNLOCK_PIN]),
        create=create,
    )


def open_journal(
    settings: Settings,
    table: str,
    data: Path,
    clock: Clock,
    staff: Staff,
    *,
    games: Sequence[TableGame] = (),
    look: LookAgain | None = None,
    verify_house: VerifyHouse | None = None,
) -> Table:
    """Open a table's journal and resume from its end. Raise JournalError or ReplayMismatch if that is not possible.

    An open hand waits for the PIN of its dealer or of the floor. `games` replaces the configured games, as in a demo.
    `look` returns the digests of the files that a manager signs for, if the table seals them. `verify_house` is
    `house_verified` if nothing else is given.
    """
    journal = journal_of(Records(settings, data, table), table, clock)
    try:
        log, games = TableLog(journal, GAMES), games or games_of(settings, GAMES, table)
        opened = open_table(
            games=games,
            house=settings.house,
            staff=staff,
            log=log,
            clock=clock,
            may_deal=_gate(settings, data, clock, games, log),
            elsewhere=partial(signed_in_elsewhere, data, table),
            look=look,
            register=partial(_sealed_register, verify_house or house_verified, settings, data, table, staff),
            machines=settings.machines,
        )
        opened.people.pause()
        if settings.house.floor_checkpoints is not None:
            opened.slips.keep_copies(SlipCopies(settings.house.floor_checkpoints))
        return opened
    except OSError as error:
        journal.close()
        raise ConfigError((f"{error.filename}: cannot be read: {error.strerror}",)) from error
    except BaseException:
        journal.close()
        raise


def journal_of(records: Records, table: str, clock: Clock, *, accept: bool = False, is_moving: bool = False) -> Journal:
    """Open a table's journal to write to it, with `accept` also one that has lost its end. Raise JournalError.

    `is_moving` is for the command that sets the records aside: for all others they are in no state to be opened.
    """
    if not is_moving and (records.folder / PLAN_FILE).exists():
        raise unfinished(records.folder)
    records.make()
    if records.journal.exists() and not records.key.exists():
        raise JournalError(
            "key_missing",
            "Device key {path} is missing, and the journal is signed with it: restore it from backup.",
            path=records.key,
        )
    return Journal.open(
        records.journal,
        table=table,
        key=load_or_create_key(records.key),
        clock=clock,
        checkpoints=records.checkpoints,
        witness=records.witness,
        floor_witness=records.floor_witness,
        accept=accept,
    )


def warn_without_copy(table: Table, settings: Settings) -> None:
    """Warn on the screen and in the log that no copy elsewhere knows the newest event of this table's journal."""
    is_alone = settings.house.floor_checkpoints is None and settings.house.floor_server is None
    said = str(_NO_COPY) if is_alone else table.journal.copy_lags
    if said:
        table.say(said)
        program_log.warning("%s", _SET_COPY if is_alone else said)


def tell_trusted_key(table: Table, *, has_server: bool) -> None:
    """Print and log the publisher's key that this table trusts; a house without a server needs none."""
    key = table.sealed.digest.get(PUBLISHER, NO_KEY)
    if key == NO_KEY and not has_server:
        return
    said = _TRUSTS_NOBODY if key == NO_KEY else _TRUSTS.fill(key=key[:16])
    program_log.info("%s", said)
    tell(f"{said}")
    sys.stdout.flush()


def tell_missing_house_key(settings: Settings, data: Path, table: Table) -> None:
    """Show on the screen and in the log that the key of the house journal is missing."""
    records = Records(settings, data, HOUSE)
    if records.journal.exists() and not records.key.exists():
        said = str(_NO_HOUSE_KEY.fill(path=records.key))
        table.say(said)
        program_log.warning("%s", said)


def verified(
    records: Records, table: str, *, checkpoints: Path | None = None, after: tuple[int, bytes] | None = None
) -> Report:
    """Verify a table's journal against its table, the device's key if present, the witness, and the floor's copy.

    `checkpoints` replaces the house's copy. With `after`, an event number and its hash, only later events are verified.
    A key that cannot be read is a finding too.
    """
    try:
        key = load_or_create_key(records.key) if records.key.exists() else None
    except (KioskError, OSError) as error:
        finding = Finding(0, as_sentence(error).message)
        return Report(table=table, events=0, checkpoints=0, unsigned=0, findings=(finding,))
    return verify(
        records.journal,
        table=table,
        key=key,
        checkpoints=checkpoints or records.checkpoints_to_read,
        witness=records.witness,
        floor_witness=records.floor_witness,
        after=after,
    )


def warn_overruled(table: Table, names: Sequence[str]) -> None:
    """Name the files of the configuration folder that do not count because the floor has published others."""
    if names:
        said = _OVERRULED.fill(names=", ".join(names))
        table.say(str(said))
        program_log.warning("%s", said)


class ProgramDigests:
    """The digests of the program. The first check begins immediately on its own thread, while the kiosk starts.

    The first check leaves out the libraries, because they would delay the start; each later check includes them.
    """

    def __init__(self) -> None:
        self._first: Future[dict[str, str]] | None = run_in_background("self-check", program_digests)

    def __call__(self) -> dict[str, str]:
        """Return them as they are now. Raise OSError for a file that cannot be read."""
        first, self._first = self._first, None
        return {**program_digests(), **library_digests()} if first is None else first.result()


# -------------------------------------------------------------------------------------------- the house journal

HOUSE: Final = "_house"  # No table can have this ID.
_LOCK_TRIES: Final = 10
_LOCK_PAUSE_S: Final = 0.02  # Long enough for another command to write, short enough for a screen to wait.


class HouseWatch:
    """Verifies the house journal when a table is opened and each day after that. `report` is the latest report.

    Findings are shown on the screen and logged; they stop no table.
    """

    def __init__(self, table: Table, settings: Settings, data: Path) -> None:
        self._table = table
        self.report: Report | None = None
        self._daily = DailyLook(table.clock, partial(house_verified, settings, data), self._found)
        with suppress(OSError):  # They are read at their old place, and moved at the next start.
            Records(settings, data, HOUSE).move_checkpoints()
        self._show(house_verified(settings, data))
        table.watch.look_also(self._daily.tick)

    def _found(self, looked: Future[Report | None]) -> None:
        try:
            self._show(looked.result())
        except (KioskError, OSError) as error:
            program_log.error("the house journal cannot be verified: %s", error)

    def _show(self, report: Report | None) -> None:
        self.report = report
        if report is not None and report.findings:
            found = _OF_HOUSE.fill(what=report.findings[0].sentence)
            self._table.say(str(found))
            program_log.error("%s", found)


@contextmanager
def house_journal(settings: Settings, data: Path, clock: Clock) -> Iterator[Journal]:
    """Open the house journal, which records changes of the staff and wrong PINs outside tables.

    An appended event counts even if it cannot be signed yet, or if the floor's copy is unavailable. The call waits for
    another command that writes.
    """
    journal = _opened(Records(settings, data, HOUSE), clock)
    try:
        yield journal
        try:
            journal.checkpoint({})
        except JournalError as error:
            program_log.warning("%s", _OF_HOUSE.fill(what=error.message))
    finally:
        journal.close()


def _opened(records: Records, clock: Clock) -> Journal:
    for _ in range(_LOCK_TRIES):
        try:
            return journal_of(records, HOUSE, clock)
        except JournalError as error:
            if error.code != "locked":
                raise
        time.sleep(_LOCK_PAUSE_S)
    return journal_of(records, HOUSE, clock)


def house_verified(settings: Settings, data: Path) -> Report | None:
    """Verify the house journal; return None if there is no journal, witness, or checkpoint of it."""
    records = Records(settings, data, HOUSE)
    if not any(map(os.path.lexists, (records.journal, records.witness, records.checkpoints))):
        return None
    report = verified(records, HOUSE)
    # A command may have written between its journal and its witness: a real fault is found a second time.
    return report if report.is_whole else verified(records, HOUSE)


def register_trust(settings: Settings, data: Path) -> RegisterTrust:
    """Return the journals' present statements about the staff register."""
    return RegisterTrust(settings, data, house=HOUSE, report=house_verified(settings, data))


def require_whole_house(settings: Settings, data: Path) -> bool:
    """Verify the house journal before it is used, and return whether there is one.

    Raise KioskError if it is damaged, or is not the journal that the tables know.
    """
    report = house_verified(settings, data)
    if report is not None and not report.is_whole:
        raise KioskError("journal", "The house journal is damaged: have a technician check it first.")
    if report is not None and not RegisterTrust(settings, data, house=HOUSE, report=report).knows_house:
        raise KioskError(
            "foreign",
            "The house journal is not the one that the tables know: a manager signs for it at a table.",
        )
    return report is not None


def prove_at_house(
    settings: Settings,
    data: Path,
    clock: Clock,
    staff: Staff,
    person_id: str,
    pin: str,
    *,
    roles: Collection[Role],
    but_not: Collection[str] = (),
    table: str = "",
    is_recovery: bool = False,
) -> Person:
    """Return the person who runs a command. Raise NotProven after recording the wrong PIN.

    Raise KioskError if nobody has signed for the register (`RegisterTrust`). `table` is the table whose records the
    command changes. With `is_recovery`, a sealed code proves the command together with the PIN, for any register.
    """
    try:
        person = staff.prove(person_id, pin, roles=roles, but_not=but_not, pad=HOUSE)
    except NotProven as refusal:
        keep_guess(settings, data, clock, refusal)
        raise
    if not is_recovery:
        register_trust(settings, data).require(staff, person.id, table="" if table == HOUSE else table)
    return person


def keep_guess(settings: Settings, data: Path, clock: Clock, refusal: NotProven) -> None:
    """Record a wrong PIN that was entered at no table in the house journal."""
    if refusal.events:
        with house_journal(settings, data, clock) as journal:
            for what in refusal.events:
                journal.append(what, hand=None, actor="kiosk")


def refuse_undone(
    journal: JournalReader, register: str, person_id: str, what: str, *, is_signed: Callable[[str], bool]
) -> None:
    """Raise KioskError if the register is older than the last change, unless this repeats that change.

    `register` is its digest. With `is_signed`, a manager has signed for the register as it is, and it may be changed.
    """
    newest = _newest_change(journal)
    if newest is None:
        return
    done = newest.of(StaffChanged)
    is_undone = done.before == register != done.register
    if is_undone and (done.person, done.change) != (person_id, what) and not is_signed(register):
        raise KioskError("undone", _UNDONE, person=done.person, change=done.change, by=newest.actor)


def _newest_change(journal: JournalReader) -> Event | None:
    last = journal.last_seq()
    return next(iter(journal.before(last + 1, StaffChanged, most=last + 1)), None)


@contextmanager
def kept_change(
    journal: Journal, staff: Staff, person_id: str, what: str, *, by: str, is_signed: Callable[[str], bool]
) -> Iterator[None]:
    """Record a change of the register, made in this block, in the house journal before it is written to the register.

    If a power cut separates the two, the change is made again: the register has no unrecorded change. Raise KioskError
    as `refuse_undone` does.
    """

    def keep(before: str, register: str) -> None:
        changed = StaffChanged(person=person_id, change=what, register=register, before=before)
        refuse_undone(journal, before, person_id, what, is_signed=is_signed)
        newest = _newest_change(journal)
        if newest is None or (newest.what, newest.actor) != (changed, by):
            journal.append(changed, hand=None, actor=by)

    with staff.keeping(keep):
        yield


def open_muck(
    settings: Settings,
    data: Path,
    table: str,
    journal: JournalReader,
    hand: int,
    signature: tuple[str, str],
    reason: str,
) -> None:
    """Let the floor reveal the cards of a finished hand that were never turned over, and record the person and the
    reason.

    Raise Refused without a reason or for a hand that is not finished, and NotProven for a person who is not of the
    floor, or who dealt the hand.
    """
    from kiosk.archive import finished

    if not reason.strip():
        raise Refused("reason", "Give a reason to reveal these cards, with --reason.")
    opened = finished(journal, hand)[0].of(HandOpened)
    clock = SystemClock()
    staff = load_staff(settings, data, clock)
    roles = Authority(staff, clock, house=settings.house.authority).roles(Act.SIGN_AS_FLOOR)
    took_over = {event.what.dealer for event in journal.hand(hand) if isinstance(event.what, DealerOn)}
    own = frozenset({opened.dealer, opened.supervisor or opened.dealer, *took_over})
    person = prove_at_house(settings, data, clock, staff, *signature, roles=roles, but_not=own, table=table)
    with house_journal(settings, data, clock) as house:
        house.append(MuckOpened(table=table, number=hand, reason=reason), hand=None, actor=person.id)


def staff_signed(settings: Settings, data: Path, now: str, report: Report | None) -> SignedElsewhere | None:
    """Return the register that the last command left, and the registers that managers had signed for.

    `now` is the digest of the register, and `report` the verification of the house journal. A command signs for its own
    change, and for no earlier change by others: its event has the register before the change, which must be the one
    that the previous command left. A command that was interrupted after its event changed nothing, and counts once it
    was repeated. No manager has signed for a person who added themselves or was recovered by the code. Nothing counts
    as signed if the house journal is damaged.
    """
    path = Records(settings, data, HOUSE).journal
    if report is None or not (report.is_whole and path.exists()):
        return None
    last: tuple[str, str] | None = None
    since, newer = set[str](), ("", "", "")
    with read_journal(path) as journal:
        newest = journal.last_seq()
        for event in journal.before(newest + 1, StaffChanged, most=newest + 1):
            what = event.of(StaffChanged)
            is_own = what.change == "added" and what.person == event.actor
            follows = now == what.register if last is None else what.register in since
            if last is None and not follows:
                return None
            if not follows and what.before in since:  # It was interrupted before the register was written.
                if (what.person, what.change, event.actor) == newer:
                    continue
                since.discard(what.before)  # An older register may have been restored.
                break
            if is_own or what.change == "recovered" or not (last is None or what.register in since):
                break
            last, newer = last or (what.register, event.actor), (what.person, what.change, event.actor)
            since.add(what.before)
    return None if last is None else SignedElsewhere("staff", *last, frozenset(since))


def signed_elsewhere(
    settings: Settings, data: Path, table: str, staff: Staff, report: Report | None
) -> Iterator[SignedElsewhere]:
    """Yield the values that managers signed for by a command or at the floor. `report` verifies the house journal."""
    by_command = staff_signed(settings, data, staff.digest(), report)
    if by_command is not None:
        yield by_command
    if not (data / "_floor").is_dir():
        return
    from kiosk.floor import KeptVersions, PublishedKind

    kept = KeptVersions(data)
    people, house, folder = kept.of(PublishedKind.PEOPLE), kept.of(PublishedKind.HOUSE), kept.house_folder()
    if people is not None:
        register, version = hashlib.sha256(people.content.encode()).hexdigest(), (people.kind, people.number)
        yield SignedElsewhere("staff", register, people.by, through="floor", version=version)
    if house is not None and folder is not None:
        digests = house_digests(config=folder, data=data, table=table, staff=staff)
        yield from (
            SignedElsewhere(part, digests[part], house.by, through="floor", version=(house.kind, house.number))
            for part in ("rules", "configuration")
        )


def _sealed_register(
    verify_house: VerifyHouse, settings: Settings, data: Path, table: str, staff: Staff, is_new: bool
) -> RegisterFound:
    """Return the register and the keys that a table seals, after one verification of the house journal."""
    report = verify_house(settings, data)
    found = RegisterTrust(settings, data, house=HOUSE, report=report).found(staff, is_new=is_new)
    found = replace(found, signed=tuple(signed_elsewhere(settings, data, table, staff, report)))
    if not settings.house.training.certificate_required:
        return found
    return replace(found, digests={**found.digests, EXAMINATIONS: _examiners_key(data)})


def _examiners_key(data: Path) -> str:
    """Return the key of the journal of examinations, or NO_KEY if it cannot be read."""
    try:
        with read_journal(data / "_training" / "examinations" / "journal.db") as journal:
            return journal.public_key.hex()
    except (KioskError, OSError):
        return NO_KEY


def _gate(settings: Settings, data: Path, clock: Clock, games: Sequence[TableGame], log: TableLog) -> MayDeal | None:
    """Return the function that refuses a dealer without a certificate. Without such a rule, training is not loaded."""
    if not settings.house.training.certificate_required:
        return None
    from kiosk.training import certified

    rules_versions = {game.key: game.game.version(game.rules) for game in games}
    gate = certified(data, clock, rules_versions, CertifiedElsewhere(data))

    def may_deal(person: Person, game: str) -> None:
        known = log.state.signed.get(EXAMINATIONS)
        if known is not None and known != _examiners_key(data):
            raise NotAuthorized("no_certificate", _OTHER_EXAMINATIONS)
        gate(person, game)

    return may_deal
