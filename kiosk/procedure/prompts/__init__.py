"""Prompts, their answers, and the felt that they are about.

answers.py     what a dealer tells; offered.py, what there is to choose from
felt.py        the cards, dice, and chips on the table
prompt.py      one question, and which answers fit it
steps.py       how games ask what all of them ask: cards, dice, wagers, choices, settling
"""
