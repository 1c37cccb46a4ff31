"""Hand records: finished hands as JSON lines, read and settled by the procedure that the dealer sees.

record_input.py  the common parts of all games when a record is read
records.py       a record settled
"""
