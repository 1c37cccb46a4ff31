"""From what has the shape of a card or a die to what it is, or to why it is not read."""
