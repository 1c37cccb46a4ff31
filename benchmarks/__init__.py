"""Measure what the kiosk costs, measured."""
