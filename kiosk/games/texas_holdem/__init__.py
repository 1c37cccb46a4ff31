"""Texas Hold’em in a poker room: blinds, side pots, rake."""
