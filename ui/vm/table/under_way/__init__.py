"""Unfinished work of the dealer: an exception, cards by hand, a signature."""
