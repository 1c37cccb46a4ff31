"""`kiosk staff`: people, roles, PINs, badges. Only a manager may change something; the command asks for the PIN and
records who did it.

The first person of a house is a manager, for whom nobody can sign; the house journal records that as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from kiosk.app.command_line.options import ConfigDir, DataDir, house_records
from kiosk.app.command_line.terminal import ask_code, ask_new_pin, ask_pin, in_terminal, tell
from kiosk.core.disk import make_folder
from kiosk.core.errors import KioskError
from kiosk.core.text import text

if TYPE_CHECKING:
    from kiosk.staff import Person, Role, Staff

staff_app = typer.Typer(no_args_is_help=True, help="Manage the staff register.")

PersonId = Annotated[str, typer.Argument(metavar="ID")]
LEFT: Final = text("former")
WHO: Final = text("Give your ID with --by: a manager must sign for staff changes.")
TWO: Final = text("Every manager is locked: two floor supervisors sign, with --by and --second.")
NOT_LOCKED: Final = text("{id} is not locked.")
FIRST: Final = text(
    "{id} is on the staff already. Where no recovery code was printed, print one: kiosk staff code --by {id}."
)
CODE: Final = text("Recovery code: {code}. Write it down, seal it, and lock it away. It is not shown again.")
ALIKE: Final = text("{name} reads like {other}, ID {id}. Are they two people?")
TwoPeople = Annotated[
    bool, typer.Option("--two-people", help="Do not ask whether people with similar names are one person.")
]
By = Annotated[str, typer.Option("--by", help="ID of the manager who signs. The command asks for the PIN.")]


@staff_app.command("list")
def staff_list(config: ConfigDir = None, data: DataDir = None) -> None:
    """List all people, their roles, and those who left. A register that nobody has signed for is reported."""
    from kiosk.app.house.house import load_staff, register_trust
    from kiosk.staff import ROLE_NAMES

    settings, folder, clock = house_records(config, data)
    staff = load_staff(settings, folder, clock)
    for person in staff.people():
        roles = ", ".join(in_terminal(ROLE_NAMES[role]) for role in sorted(person.roles))
        left = "" if person.is_active else f" ({in_terminal(LEFT)})"
        tell(f"{person.id:<12} {person.name:<24} {roles}{left}")
    register_trust(settings, folder).require(staff, "")


@staff_app.command("add")
def staff_add(
    person_id: PersonId,
    name: str,
    role: Annotated[list[str], typer.Option(help="trainee, dealer, floor, manager or technician; may be repeated.")],
    by: By = "",
    license: Annotated[str, typer.Option(help="License number. Required for floor and manager.")] = "",
    two_people: TwoPeople = False,
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Add a person. The first must be a manager. The command asks for the PIN twice."""
    from kiosk.staff import Person, Role, refuse_unmarked

    roles = _roles(role)
    person = Person(id=person_id, name=name, roles=roles, license=license)
    refuse_unmarked(roles, license)
    staff, change = _proven(config, data, by, first=person_id if Role.MANAGER in roles else "")
    known = staff.person(person_id)
    if known is not None and replace(known, badge=None) == person:
        if not by:  # For the first manager, an interrupted run has printed no code.
            tell(text("{name} is on the staff.", name=person.name))
            _print_code(config, data, person_id)
            return
        raise KioskError(
            "here", "{name} is on the staff already: set another PIN with kiosk staff pin.", name=person.name
        )
    _ask_who_reads_alike(staff, person, is_sure=two_people)
    pin = ask_new_pin()
    is_first = not staff.with_role(Role.MANAGER)
    with change(person_id, "added"):
        staff.add(person, pin)
    tell(text("{name} is on the staff.", name=person.name))
    if is_first:
        _print_code(config, data, person_id)


@staff_app.command("pin")
def staff_pin(person_id: PersonId, by: By = "", config: ConfigDir = None, data: DataDir = None) -> None:
    """Set a new PIN. This also ends a lock."""
    staff, change = _proven(config, data, by)
    pin = ask_new_pin()
    with change(person_id, "pin"):
        staff.set_pin(person_id, pin)
    tell(text("The PIN has changed."))


@staff_app.command("unlock")
def staff_unlock(
    person_id: PersonId,
    by: By = "",
    second: Annotated[str, typer.Option(help="ID of a second floor supervisor, while every manager is locked.")] = "",
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """End a lock after wrong PINs. While every manager is locked, two floor supervisors sign."""
    from kiosk.app.house.house import house_journal, load_staff, prove_at_house, refuse_undone, register_trust
    from kiosk.events import StaffChanged
    from kiosk.staff import Role

    settings, folder, clock = house_records(config, data)
    staff = load_staff(settings, folder, clock)
    locked = {person.id for person in staff.locked()}
    if person_id not in locked:
        raise KioskError("not_locked", NOT_LOCKED, id=person_id)
    if any(manager.id not in locked for manager in staff.with_role(Role.MANAGER)):
        if not by:
            raise KioskError("who", WHO)
        signers, role = [by], Role.MANAGER
    else:
        if not by or not second:
            raise KioskError("who", TWO)
        signers, role = [by, second], Role.FLOOR
    proven = list[str]()
    for signer in signers:
        tell(text("PIN of {id}:", id=signer))
        others = {person_id, *proven}
        person = prove_at_house(settings, folder, clock, staff, signer, ask_pin(), roles={role}, but_not=others)
        proven.append(person.id)
    with house_journal(settings, folder, clock) as journal:
        if person_id not in {person.id for person in staff.locked()}:  # Another signer came first.
            raise KioskError("not_locked", NOT_LOCKED, id=person_id)
        trust = register_trust(settings, folder)
        refuse_undone(journal, staff.digest(), person_id, "unlocked", is_signed=trust.is_signed_at_table)
        with journal.together():
            for signer in proven:
                register = staff.digest()
                changed = StaffChanged(person=person_id, change="unlocked", register=register, before=register)
                journal.append(changed, hand=None, actor=signer)
        staff.unlock(person_id)
    tell(text("{id} is no longer locked.", id=person_id))


@staff_app.command("code")
def staff_code(by: By = "", config: ConfigDir = None, data: DataDir = None) -> None:
    """Print a new recovery code; the earlier one ends. Seal it, and lock it away."""
    _proven(config, data, by)
    _print_code(config, data, by)


@staff_app.command("recover")
def staff_recover(
    person_id: PersonId,
    by: Annotated[str, typer.Option("--by", help="ID of the second person. The command asks for the PIN.")],
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Give a manager with a locked or forgotten PIN a new one.

    This needs the sealed recovery code and a second person: a floor supervisor, or another manager. The command then
    prints the next code.
    """
    from kiosk.app.house.house import load_staff
    from kiosk.app.house.recovering import recover, second_person

    settings, folder, clock = house_records(config, data)
    staff = load_staff(settings, folder, clock)
    second = second_person(settings, folder, clock, staff, person_id, by, ask_pin())
    code, pin = ask_code(), ask_new_pin()
    following = recover(settings, folder, clock, staff, person_id, second=second, code=code, pin=pin)
    tell(text("The PIN has changed. Every table asks a manager to sign for the changed staff."))
    tell(CODE.fill(code=following))


def _print_code(config: Path | None, data: Path | None, by: str) -> None:
    from kiosk.app.house.recovering import make_code

    tell(CODE.fill(code=make_code(*house_records(config, data), by=by)))


@staff_app.command("badge")
def staff_badge(
    person_id: PersonId,
    reader: Annotated[
        str | None, typer.Option(help="Name of the badge reader in devices.toml.", show_default=False)
    ] = None,
    remove: Annotated[bool, typer.Option("--remove", help="Remove the person's badge.")] = False,
    lost: Annotated[bool, typer.Option("--lost", help="Mark the badge as lost: it signs nobody in.")] = False,
    of: Annotated[str, typer.Option("--from", help="ID of the person who gives this badge up.")] = "",
    by: By = "",
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Assign the badge that is held to a reader."""
    from kiosk.app.commands.devices import read_badge

    staff, change = _proven(config, data, by)
    person = staff.person(person_id)
    if person is None:
        words = "No one has the ID {person_id}: check the staff list."
        raise KioskError("unknown_person", words, person_id=person_id)
    if of and not person.is_active:  # Check this before the badge is taken from its holder.
        raise KioskError("left", "{name} has left: use `kiosk staff return` first.", name=person.name)
    badge = None if remove or lost else read_badge(config, reader)
    if of:
        holder = None if badge is None else staff.with_badge(badge)
        if badge is None or staff.person(of) is None or (holder is not None and holder.id not in (of, person_id)):
            raise KioskError("badge", "That is not the badge of {id}: nothing changed.", id=of)
        if holder is not None and holder.id == of:  # An interrupted run may have removed it already.
            with change(of, "badge"):
                staff.set_badge(of, None)
    with change(person_id, "badge lost" if lost else "badge"):
        person = staff.set_badge(person_id, badge)
    has = text("{name} has the badge {badge}.", name=person.name, badge=person.badge)
    tell(has if person.badge else text("{name} has no badge.", name=person.name))


@staff_app.command("license")
def staff_license(
    person_id: PersonId, number: str, by: By = "", config: ConfigDir = None, data: DataDir = None
) -> None:
    """Set a person's license number. No two people have the same one."""
    staff, change = _proven(config, data, by)
    with change(person_id, "license"):
        person = staff.set_license(person_id, number)
    tell(text("{name} has the license {license}.", name=person.name, license=person.license))


@staff_app.command("name")
def staff_name(
    person_id: PersonId,
    name: str,
    by: By = "",
    two_people: TwoPeople = False,
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Change a person's name. The ID and all records stay theirs."""
    staff, change = _proven(config, data, by)
    known = staff.person(person_id)
    if known is not None:
        _ask_who_reads_alike(staff, replace(known, name=name), is_sure=two_people)
    with change(person_id, "name"):
        person = staff.rename(person_id, name)
    tell(text("{id} is now {name}.", id=person_id, name=person.name))


@staff_app.command("roles")
def staff_roles(
    person_id: PersonId,
    role: Annotated[list[str], typer.Option(help="trainee, dealer, floor, manager or technician; may be repeated.")],
    by: By = "",
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Replace the roles of a person."""
    from kiosk.staff import ROLE_NAMES

    roles = _roles(role)
    staff, change = _proven(config, data, by)
    with change(person_id, "roles"):
        person = staff.set_roles(person_id, roles)
    words = ", ".join(in_terminal(ROLE_NAMES[each]) for each in sorted(person.roles))
    tell(text("{name}: {roles}.", name=person.name, roles=words))


@staff_app.command("return")
def staff_return(person_id: PersonId, by: By = "", config: ConfigDir = None, data: DataDir = None) -> None:
    """Take back a person who had left, under the same ID. The command asks for a new PIN twice."""
    staff, change = _proven(config, data, by)
    pin = ask_new_pin()
    with change(person_id, "returned"):
        person = staff.bring_back(person_id, pin)
    tell(text("{name} is on the staff.", name=person.name))


@staff_app.command("leave")
def staff_leave(person_id: PersonId, by: By = "", config: ConfigDir = None, data: DataDir = None) -> None:
    """Mark a person as having left. Their records are kept."""
    staff, change = _proven(config, data, by)
    with change(person_id, "left"):
        staff.deactivate(person_id)
    tell(text("{name} has left.", name=person_id))


def _ask_who_reads_alike(staff: Staff, person: Person, *, is_sure: bool) -> None:
    """Ask whether this is another person than those with similar names. Raise KioskError if not.

    Without a license number, the register refuses the name.
    """
    from kiosk.staff import reads_alike

    for other in staff.people():
        is_distinguished = bool(person.license and other.license and other.is_active and other.id != person.id)
        if is_distinguished and not is_sure and reads_alike(person.name, other.name):
            said = in_terminal(ALIKE.fill(name=person.name, other=other.name, id=other.id))
            if not typer.confirm(said):
                raise KioskError("same_person", "Nothing changed: one person has one ID.")


def _roles(words: list[str]) -> frozenset[Role]:
    """Return the roles with these names. Raise KioskError for an unknown name."""
    from kiosk.staff import Role

    known = [each.value for each in Role]
    for word in words:
        if word not in known:
            said = ", ".join(known)
            raise KioskError("role", "Unknown role {role}: choose from {known}.", role=word, known=said)
    return frozenset(map(Role, words))


def _proven(
    config: Path | None, data: Path | None, by: str, *, first: str = ""
) -> tuple[Staff, Callable[[str, str], AbstractContextManager[None]]]:
    """Return the register, and a context manager that records a change made within it, once a manager has signed.

    `first` is the ID of a manager who is being added, who needs no signature while the house has none. The journal of
    the house is locked only for the change, and not while a person types a PIN: other commands record wrong PINs in it.
    """
    from kiosk.app.house.house import house_journal, kept_change, load_staff, prove_at_house, register_trust
    from kiosk.app.house.recovering import has_code
    from kiosk.staff import Role

    settings, folder, clock = house_records(config, data)
    if first:
        make_folder(folder)
    staff = load_staff(settings, folder, clock, create=bool(first))
    if staff.with_role(Role.MANAGER):
        if not by and first and staff.person(first) is not None:
            if has_code(settings, folder):
                raise KioskError("first", FIRST, id=first)
            by = first
        if not by:
            raise KioskError("who", WHO)
        actor = prove_at_house(settings, folder, clock, staff, by, ask_pin(), roles={Role.MANAGER}).id
    elif first:
        register_trust(settings, folder).require(staff, first)  # A house that had managers must still have one.
        actor = first
    else:
        raise KioskError("no_manager", "No manager can sign for this: add one first, with --role manager.")

    def is_signed(register: str) -> bool:
        return register_trust(settings, folder).is_signed_at_table(register)

    @contextmanager
    def change(person_id: str, what: str) -> Iterator[None]:
        with house_journal(settings, folder, clock) as journal:
            managers = {manager.id for manager in staff.with_role(Role.MANAGER)}
            if managers and actor not in managers:  # Another person was added while the PIN was entered.
                raise KioskError("who", WHO)
            with kept_change(journal, staff, person_id, what, by=actor, is_signed=is_signed):
                yield

    return staff, change
