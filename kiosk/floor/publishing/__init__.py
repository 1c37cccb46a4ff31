"""Numbered versions that the house publishes, and how tables and consoles receive them."""
