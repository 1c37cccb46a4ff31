"""What every window stands on: its loading and closing, the fingers on it, the language, and the garbage."""
