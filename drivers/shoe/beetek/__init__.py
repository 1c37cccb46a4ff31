"""The Bee-Tek shoe: ASCII tokens, any game."""
