"""The view models: the contents of each screen, and the effect of each touch, independent of how it is drawn."""
