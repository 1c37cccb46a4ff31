"""Printers of slips. What is not proven to be printed is not called printed."""
