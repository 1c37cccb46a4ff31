"""Pages over the table: they read the journal, and only a desk writes to it."""
