"""Hand records: finished hands as JSON lines, read and settled by the procedure that the dealer sees.

record_input.py  what all games have in common where a record is read
records.py       a record settled
"""
