"""Prompts, their answers, and the felt that they are about.

answers.py     the dealer's answers; offered.py, the options
felt.py        the cards, dice, and chips on the table
prompt.py      one question, and which answers fit it
steps.py       the common prompts of games: cards, dice, wagers, choices, settling
"""
