"""Slip printers. A slip counts as printed only if the printer proves it."""
