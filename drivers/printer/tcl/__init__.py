"""Ticket printers that speak TCL."""
