"""What files of the house are read by: strict models, money in TOML, every problem at once."""
