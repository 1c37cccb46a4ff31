"""The Bee-Tek shoe, which sends ASCII tokens in any game."""
