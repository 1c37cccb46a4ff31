"""Signs that show players the posted jackpots."""
