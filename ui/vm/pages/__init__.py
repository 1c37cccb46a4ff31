"""What lies over the table for a while and is left again: it reads the journal, and only a desk writes to it."""
