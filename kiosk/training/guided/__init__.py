"""One hand dealt by a trainee at a table that is not a table of the house: each move is judged.

guided.py      the hand; hand_report.py, how it went; watched.py, one that the kiosk deals
on_purpose.py  planned irregularities; misreading.py, a card that the shoe misreads
judge.py       whether that was the right move; if not, why not, and by which clause
table.py       a table that deals guided hands, in a journal that is not a table's
veiled.py      how a hand is shown where nothing is prompted
"""
