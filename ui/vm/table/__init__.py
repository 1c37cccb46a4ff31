"""The table that is dealt at: every prompt of a hand as something to touch, and each touch as one answer."""
