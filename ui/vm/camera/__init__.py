"""The camera set up by touch: it is shown the felt, its zones and the deck, and keeps what it has seen of them."""
