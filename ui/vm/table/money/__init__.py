"""Amounts as they are written, as chips and as lines; payouts that wait, and what a void hand gives back."""
