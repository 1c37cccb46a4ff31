"""Set up the camera by touch: it is shown the felt, its zones, and the deck, and stores its readings of them."""
