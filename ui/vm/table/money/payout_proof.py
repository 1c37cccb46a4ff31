"""The needs of a big payout before it is paid, as the floor's banner shows it."""

from kiosk.core.value import value


@value
class PayoutProof:
    """A required signature, slip, or tax form, with its signer or its open part; `done` once it is complete."""

    name: str
    note: str
    done: bool
