"""The line between the kiosk and the camera's own process: what is said on it, pictures beside it, the kiosk's end."""
