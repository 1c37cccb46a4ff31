"""The floor console's view: every table, its calls and alerts, and the signatures."""
