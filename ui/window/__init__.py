"""Base of every window: loading and closing, touches, language, and garbage collection."""
