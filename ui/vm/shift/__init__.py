"""A table between two hands of its life: opened, handed over and closed, each number signed by two people."""
