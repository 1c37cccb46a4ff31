"""Simulate a camera: render a table with everything that makes a picture hard to read. It shares no code with the
reader.
"""
