"""Texas Peek Hold’em: against the dealer’s hand."""
