"""A floor console: the state of every table, alerts, and answers."""
