"""How a house is opened: its tables, journals and people, its certificates, and who proves what at the shell."""
