"""The screen of a table: each prompt of a hand is something to touch, and each touch is one answer."""
