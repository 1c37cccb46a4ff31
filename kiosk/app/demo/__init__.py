"""A table to try, with simulated devices and people of its own; without a display it plays by itself."""
