"""What the kiosk costs, measured."""
