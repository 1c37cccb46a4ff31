"""The core of the dealer assist kiosk: procedures, payouts, journal. No Qt, no serial port, no camera."""

__version__ = "0.1.0"
