"""The people at a table, the signers, and the rule that nobody signs for their own work.

people.py      the dealer, the supervising dealer, and the person who must come
who_signs.py   who may sign here now; at_console.py, signed at a console
elsewhere.py   at which other table somebody is signed in
"""
