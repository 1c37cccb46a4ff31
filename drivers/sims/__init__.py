"""Simulated devices of any make: their behavior, the encoder of one make, and a pty for a driver to open.

They import each make's `sim`, and no make imports them.
"""
