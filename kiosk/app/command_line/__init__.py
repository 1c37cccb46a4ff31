"""Parts that all commands share: output, options, and the end on a signal."""
