"""Measure the costs of the kiosk."""
