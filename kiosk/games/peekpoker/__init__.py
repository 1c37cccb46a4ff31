"""PeekPoker Hold’em: dice under cups."""
