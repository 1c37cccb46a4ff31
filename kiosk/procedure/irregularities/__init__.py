"""Irregularities of a hand, each with the remedies that may be ruled.

irregularities.py  an irregularity, its situations, and the effects of remedies
cards.py           those of cards, which most games have alike
"""
