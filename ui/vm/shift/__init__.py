"""The pages around the hands: a table is opened, handed over, and closed, each number signed by two people."""
