"""Drivers of the devices at the table. They know the core's contracts and nothing else of it."""
