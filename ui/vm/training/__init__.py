"""A school in its own window: whatever is touched here is judged and counted, and moves no chip."""
