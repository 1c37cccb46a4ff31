"""A deck is shown, card by card, learned, and kept by its name."""
