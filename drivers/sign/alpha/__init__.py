"""LED signs that speak the Alpha protocol (BetaBrite, Alpha)."""
