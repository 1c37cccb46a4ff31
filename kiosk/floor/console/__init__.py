"""What a console of the floor reads of every table, what it alerts to, and what is answered there."""
