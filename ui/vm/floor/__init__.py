"""What a console of the floor shows of every table, its calls and alerts, and what is signed there."""
