"""The commands beside the floor: devices, journals, jackpots, staff, training."""
