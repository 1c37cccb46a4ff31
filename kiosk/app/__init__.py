"""The composition root: commands, how a table is opened with its devices, demos. It alone knows all parts."""
