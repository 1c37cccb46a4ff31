"""The view-models: what each screen shows and what a touch on it does, without a word about how it is drawn."""
