"""A school in a window of its own: whatever is touched here is judged and counted, and moves no chip."""
