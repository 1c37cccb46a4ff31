"""The RDM6300 and compatible readers of 125 kHz fobs."""
