"""One drill: questions, asked when they are due.

stages.py         a question in its stages
session.py        one drill; schedule.py, the next question: spaced repetition
real_mistakes.py  mistakes at real tables, which are asked more often
"""
