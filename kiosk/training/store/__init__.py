"""All answers of all trainees, forever, and the skill computed from them.

store.py       the file of answers; sessions.py, its records; tables.py, its tables
carried.py     one person's answers in parts, for other kiosks
dates.py       the order and the dates of answers, corrected for wrong clocks
scoring.py     right and quick, by line and by person
"""
