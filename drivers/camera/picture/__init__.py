"""The contents of a picture: outlines with the shape of a card, and a card straightened, in its own white."""
