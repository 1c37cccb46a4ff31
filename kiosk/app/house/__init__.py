"""Open a house: its tables, journals, people, devices, and certificates; prove people at the shell."""
