"""The state of a table for consoles, and a console's answers and orders, sealed for that table alone."""
