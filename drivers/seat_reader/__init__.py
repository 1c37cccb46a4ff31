"""Readers below the felt, which report the cards at each seat."""
