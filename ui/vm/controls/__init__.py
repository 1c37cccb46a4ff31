"""Controls of every screen: lists, words, keys, names, the menu, pages, sizes, and colors."""
