"""Irregularities of a hand, each with the remedies that may be ruled.

irregularities.py  what one is, in which situations it can be, and what a remedy does
cards.py           those of cards, which most games have alike
"""
