"""FEIG OBID readers of ISO 15693 tags, one at each seat, on one bus."""
