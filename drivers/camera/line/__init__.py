"""The connection between the kiosk and the camera's own process: messages, shared pictures, and the kiosk's end."""
