"""Identify the outlines of cards and dice, or explain why they are not read."""
