"""A demo table, with simulated devices and its own staff; without a display it plays automatically."""
