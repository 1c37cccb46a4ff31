"""Readers below the felt: which cards lie at which seat."""
