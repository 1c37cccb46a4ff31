"""One drill: questions, asked when they are due.

stages.py         a question in its stages
session.py        one drill; schedule.py, what is asked next: spaced repetition
real_mistakes.py  what really went wrong at a table, which is asked more often
"""
