"""Training: the same procedure, another source of answers.

    acting.py      players, shoe and cups that act by themselves: a plan answers every prompt of a hand
    scenario.py    hands as files: written by a trainer, made from a seed, or taken from the journal
    drill.py       questions about one line of a pay table, worked out by dealing a hand that falls on it
    moves.py       what a dealer does at each prompt, and what may be mistaken for it
    judge.py       whether that was the right move; if not, why not, and by which clause
    table.py       a table that deals guided hands, in a journal that is no table's
    guided.py      one hand dealt by a trainee; veiled.py, how it is shown where nothing is prompted
    session.py     one drill
    situation.py   what goes wrong on purpose
    remedies.py    what a ruling is about, and whether the hand bears it
    schedule.py    what is asked next: spaced repetition, and the mistakes that really happened
    score.py       how good somebody is, from what they answered
    store.py       every answer, for ever; certificates
    reports.py     progress over weeks, lines, percentiles

Nothing here deals, pays or judges a hand by rules of its own: amounts come out of the live procedure, always.
"""
