"""What every screen is made of: lists, words, keys, names, the menu, a page, and the sizes and colours of all."""
