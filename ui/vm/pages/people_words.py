"""Every word of the page on which a manager adds and changes people, and the keys with which a name is entered."""

from typing import Final

from kiosk.core.text import text

PUBLISH: Final = text("Publish the changes to all tables afterwards: kiosk floor publish people.")
CHOOSE: Final = text("Choose the person to change.")
ACTS: Final = {
    "name": text("Change the name"),
    "roles": text("Change the roles"),
    "license": text("Enter a license number"),
    "badge_lost": text("The badge is lost"),
    "badge": text("Give a badge"),
    "pin": text("Set a new PIN"),
    "left": text("The person has left"),
    "returned": text("The person is back"),
}
NEW: Final = text("New person")
ENTER_NEW: Final = text("Enter the name. For letters that are not here, use `kiosk staff add`.")
ENTER_ID: Final = text("Enter an ID for {name}. It never changes.")
MAY_ENTER_LICENSE: Final = text("Enter the license number of {name}, or continue without one.")
ADDED: Final = text("Add {name}, ID {id}: {roles}")
ENTER_NAME: Final = text("Enter the new name of {name}.")
ENTER_LICENSE: Final = text("Enter the license number of {name}.")
CHOOSE_ROLES: Final = text("Choose the roles of {name}.")
HOLD_BADGE: Final = text("Hold the badge for {name} to the reader.")
NO_READER: Final = text("There is no badge reader here: use `kiosk staff badge`.")
NEW_PIN: Final = text("{name} enters a new PIN.")
SAME_PIN: Final = text("{name} enters the same PIN again.")
PIN_DROPPED: Final = text("Nobody finished the new PIN: enter it twice again.")
OTHER_PIN: Final = text("The two PINs differ: enter the new PIN again.")
SIGN: Final = text("A manager signs: choose your name, then enter your PIN.")
SIGN_BADGE: Final = text("A manager signs: hold your badge to the reader, or choose your name. Then enter your PIN.")
ASKED: Final = text("{name} reads like {other}, ID {id}. Are they two people?")
TAKEN_FROM: Final = text("This badge is {other}’s now. It will be {name}’s.")
FACTS: Final = text("{id} · {roles} · license {license} · badge {badge}")
NONE: Final = text("none")
DONE: Final = text("Signed: {what}.")
