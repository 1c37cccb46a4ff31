"""The people at a table, the signers, and the rule that nobody signs for their own work.

people.py      the dealer, the supervising dealer, and the person who must come
who_signs.py   the permitted signers; at_console.py, signatures at a console
elsewhere.py   sign-ins at other tables
"""
