"""Amounts in words, as chips and as lines; waiting payouts, and the returns of a void hand."""
