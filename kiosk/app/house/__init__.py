"""How a house is opened: its tables, journals, people, devices and certificates, and who proves what at the shell."""
