"""What the dealer is in the middle of and has not yet done: an exception, cards by hand, a signature."""
