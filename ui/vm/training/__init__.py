"""Training in its own window: each touch is judged and counted, and moves no chip."""
