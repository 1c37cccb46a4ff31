"""The needs of a big payout before it is paid, as the floor's banner shows it."""

from kiosk.core.frozen import frozen


@frozen
class PayoutProof:
    """A signature, slip, or tax form that a payout needs, and who signed or what is open; `done` once it is there."""

    name: str
    note: str
    done: bool
