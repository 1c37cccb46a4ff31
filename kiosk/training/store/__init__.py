"""Every answer of every trainee, forever, and how good somebody is from them.

store.py       the file of answers; sessions.py, what it keeps; tables.py, its tables
carried.py     one person's answers in parts, for other kiosks
dates.py       the order and the dates of answers, whatever the clock said
scoring.py     right and quick, by line and by person
"""
