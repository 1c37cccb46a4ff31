"""Devices that are not there, of any make: what they do, the voice of one make, and a plug for a driver to open.

They know each make's `sim`, and no make knows them.
"""
