"""Models for the house's files: strict types, money in TOML, and every problem reported together."""
