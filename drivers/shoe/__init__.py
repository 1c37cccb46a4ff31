"""Card shoes. They can only be listened to."""
