"""The RDM6300 and its kin: 125 kHz fobs."""
